// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// spark-submit's --kill and --status.
#include "core/ctl/commands/submitcommand.h"
#include "core/ctl/sentences.h"
#include "core/ctl/text.h"

#include <QJsonArray>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

void SubmitCommand::lookFor(const spark::SubmissionId &target, const QString &namespaceName,
                            bool kill)
{
    if (target.glob) {
        kube::ListRequest list;
        list.selection = {kube::resources::Pods, namespaceName, u"spark-role=driver"_s, {}};
        session().list(list, this, [this, target, kill](const Result<kube::ListPage> &page) {
            if (!page) {
                failWith(page.error());
                return;
            }
            QList<ObjectPtr> pods;
            for (const ObjectPtr &pod : page->items) {
                if (target.matches(pod->name))
                    pods.append(pod);
            }
            if (pods.isEmpty())
                m_console.errText(u"No application fits.\n"_s);
            actOn(pods, kill);
        });
        return;
    }
    session().get(
        {kube::resources::Pods, namespaceName, target.name}, this,
        [this, kill, target, namespaceName](const Result<ObjectPtr> &pod) {
            if (pod && store::podRole(**pod) != store::PodRole::Driver)
                failWith(Error(Errc::InvalidValue, {},
                               {{u"name"_s, target.name},
                                {u"namespace"_s, namespaceName},
                                {u"problem"_s, u"not-a-driver"_s}}));
            else if (pod)
                actOn({*pod}, kill);
            else if (pod.error().code == Errc::NotFound)
                failWith(Error(Errc::NotFound, {},
                               {{u"application"_s, target.name}, {u"namespace"_s, namespaceName}}));
            else
                failWith(pod.error());
        });
}

void SubmitCommand::actOn(const QList<ObjectPtr> &pods, bool kill)
{
    if (kill) {
        m_toKill = pods;
        killNext();
        return;
    }
    QList<QStringList> rows;
    QJsonArray all;
    for (const ObjectPtr &pod : pods) {
        const kube::PodState state = store::sparkPodState(*pod);
        const store::AppVerdict verdict = store::appVerdict(state);
        rows.append({pod->name, pod->namespaceName, store::appStateName(verdict.state),
                     state.exitCode ? QString::number(*state.exitCode) : u"-"_s, state.node,
                     state.reason});
        all.append(QJsonObject{{u"driverPod"_s, pod->name},
                               {u"namespace"_s, pod->namespaceName},
                               {u"state"_s, QString(store::appStateName(verdict.state))},
                               {u"reason"_s, state.reason}});
    }
    if (m_options.format == OutputFormat::Table)
        m_console.outText(table(
            {u"DRIVER"_s, u"NAMESPACE"_s, u"STATE"_s, u"EXIT"_s, u"NODE"_s, u"REASON"_s}, rows));
    else
        printDocument(QJsonObject{{u"applications"_s, all}});
    finish(ExitCode::Ok);
}

void SubmitCommand::killNext()
{
    if (m_toKill.isEmpty()) {
        killsDone();
        return;
    }
    const ObjectPtr pod = m_toKill.takeFirst();
    const engine::FollowTarget target{pod->namespaceName, pod->label(store::labels::AppSelector),
                                      pod->name, pod->uid};
    m_kill = std::make_unique<engine::KillJob>(session(), target, m_grace);
    connect(m_kill.get(), &engine::KillJob::deletionAccepted, this,
            [this, name = pod->name] { say(u"stopping the driver "_s + name); });
    connect(m_kill.get(), &engine::Job::finished, this, [this, pod] {
        const Result<> result = m_kill->result();
        if (!result && result.error().code == Errc::Cancelled) {
            finish(interruptCode());
            return;
        }
        if (m_options.format == OutputFormat::Table && result)
            m_console.outText(printable(pod->name) + u" is stopped and removed\n"_s);
        m_killed.append(QJsonObject{{u"driverPod"_s, pod->name},
                                    {u"namespace"_s, pod->namespaceName},
                                    {u"removed"_s, result.has_value()}});
        if (!result) { // the others are stopped all the same
            m_console.errText(errorText(result.error()));
            if (!m_killFailure)
                m_killFailure = result.error();
        }
        m_kill.release()->deleteLater();
        killNext();
    });
    m_kill->start();
}

void SubmitCommand::killsDone()
{
    if (m_options.format != OutputFormat::Table)
        printDocument(QJsonObject{{u"applications"_s, m_killed}});
    finish(m_killFailure ? exitCodeFor(m_killFailure->code) : ExitCode::Ok);
}

} // namespace firesteel::ctl
