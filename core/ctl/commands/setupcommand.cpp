// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/setupcommand.h"

#include "core/ctl/findingwords.h"
#include "core/ctl/sentences.h"
#include "core/ctl/text.h"

#include <QJsonArray>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;
using engine::AccessPlan;
using engine::AccessStep;
using Action = AccessStep::Action;

namespace {

QString actionName(Action action)
{
    switch (action) {
    case Action::Nothing:
        return u"nothing"_s;
    case Action::Create:
        return u"create"_s;
    case Action::Patch:
        return u"patch"_s;
    case Action::Unknown:
        return u"unknown"_s;
    }
    return {};
}

QString stateName(AccessStep::State state)
{
    switch (state) {
    case AccessStep::State::Planned:
        return u"planned"_s;
    case AccessStep::State::DryRunPassed:
        return u"dry-run-passed"_s;
    case AccessStep::State::DryRunSkipped:
        return u"dry-run-skipped"_s;
    case AccessStep::State::Refused:
        return u"refused"_s;
    case AccessStep::State::Done:
        return u"done"_s;
    case AccessStep::State::Failed:
        return u"failed"_s;
    }
    return {};
}

QJsonArray rightsJson(const QList<kube::Right> &rights)
{
    QJsonArray array;
    for (const kube::Right &right : rights)
        array.append(right.text());
    return array;
}

QJsonObject stepJson(const AccessStep &step)
{
    QJsonObject json{{u"kind"_s, step.type.kind},
                     {u"name"_s, step.name},
                     {u"action"_s, actionName(step.action)},
                     {u"state"_s, stateName(step.state)},
                     {u"wide"_s, step.wide},
                     {u"adds"_s, rightsJson(step.adds)},
                     {u"before"_s, step.before},
                     {u"after"_s, step.after}};
    if (step.error)
        json.insert(u"error"_s, step.error->detail);
    return json;
}

QJsonObject planJson(const AccessPlan &plan)
{
    QJsonArray steps;
    for (const AccessStep &step : plan.steps)
        steps.append(stepJson(step));
    return {{u"namespace"_s, plan.request.namespaceName},
            {u"account"_s, plan.request.account},
            {u"user"_s, plan.user},
            {u"complete"_s, plan.complete()},
            {u"canApply"_s, plan.canApply()},
            {u"steps"_s, steps},
            {u"driverKnown"_s, plan.driverKnown},
            {u"driverMissing"_s, rightsJson(plan.driverMissing)},
            {u"userMissing"_s, rightsJson(plan.submitterMissing)},
            {u"mayNot"_s, rightsJson(plan.mayNot)},
            {u"findings"_s, findingsJson(plan.findings)},
            {u"yaml"_s, QString::fromUtf8(plan.yaml())},
            {u"administratorText"_s, plan.administratorText()}};
}

QString stepWords(const AccessStep &step)
{
    switch (step.action) {
    case Action::Nothing:
        return u"is there"_s;
    case Action::Create:
        return u"to be made"_s;
    case Action::Patch:
        return u"gets: "_s + kube::rightsText(step.adds);
    case Action::Unknown:
        return u"cannot be seen"_s;
    }
    return {};
}

} // namespace

void SetupCommand::run()
{
    if (!connectToCluster())
        return;
    engine::AccessRequest request;
    request.namespaceName = session().connection().namespaceName;
    if (!m_options.account.isEmpty())
        request.account = m_options.account;
    if (m_options.wide)
        request.grant = engine::AccessRequest::Grant::EditClusterRole;
    m_look = std::make_unique<engine::AccessPlanJob>(session(), request);
    connect(m_look.get(), &engine::Job::finished, this, &SetupCommand::planned);
    m_look->start();
}

void SetupCommand::interrupted()
{
    if (m_setup)
        m_setup->cancel(); // the step under way is waited for
    else
        finish(interruptCode());
}

void SetupCommand::planned()
{
    if (!m_look->result()) {
        failWith(m_look->result().error());
        return;
    }
    const AccessPlan &plan = m_look->plan();
    if (m_options.format == OutputFormat::Table)
        tellPlan(plan);
    if (plan.complete() || m_options.dryRun) {
        if (m_options.format != OutputFormat::Table)
            printDocument(planJson(plan));
        else if (m_options.dryRun && !m_options.serverDryRun)
            m_console.outText(QString::fromUtf8(plan.yaml()));
        else if (plan.complete())
            m_console.outText(u"Nothing is to be done.\n"_s);
        finish(plan.complete() || plan.canApply() || !m_options.serverDryRun ? ExitCode::Ok
                                                                             : ExitCode::Forbidden);
    } else if (plan.canApply()) {
        carryOut(plan);
    } else {
        handOver(plan);
    }
}

void SetupCommand::tellPlan(const AccessPlan &plan)
{
    QString text;
    for (const AccessStep &step : plan.steps) {
        text += printable(step.what()) + u"  "_s + printable(stepWords(step)) + u'\n';
        if (step.action == Action::Patch) {
            for (const engine::DiffLine &line : step.diff()) {
                const bool same = line.kind == engine::DiffLine::Kind::Same;
                const bool added = line.kind == engine::DiffLine::Kind::Added;
                text += (same    ? u"    "_s
                         : added ? u"  + "_s
                                 : u"  - "_s) +
                        printable(line.text) + u'\n';
            }
        }
        if (step.error)
            text += u"  refused: "_s + printable(step.error->detail).simplified() + u'\n';
        if (step.wide)
            text +=
                u"  note: the ClusterRole edit gives more than Spark needs, secrets included.\n"_s;
    }
    if (!plan.canApply()) { // else the plan itself is the cure
        for (const Finding &finding : plan.findings)
            text += findingText(finding);
    }
    if (!plan.mayNot.isEmpty())
        text += u"You may not "_s + kube::rightsText(plan.mayNot) + u" in "_s +
                printable(plan.request.namespaceName) + u".\n"_s;
    m_console.errText(text);
}

/// Without the rights: the administrator's YAML on standard output, so that it can go to a file.
void SetupCommand::handOver(const AccessPlan &plan)
{
    if (m_options.format != OutputFormat::Table) {
        printDocument(planJson(plan));
    } else {
        m_console.outText(QString::fromUtf8(plan.yaml()));
        m_console.errText(u"The YAML on standard output is for an administrator of the cluster: "
                          "firesteelctl setup > spark-access.yaml, and then "
                          "kubectl apply -f spark-access.yaml\n"_s);
    }
    finish(ExitCode::Forbidden);
}

void SetupCommand::carryOut(const AccessPlan &plan)
{
    m_setup = std::make_unique<engine::AccessSetupJob>(session(), plan);
    connect(m_setup.get(), &engine::AccessSetupJob::stepChanged, this, &SetupCommand::stepDone);
    connect(m_setup.get(), &engine::Job::finished, this, &SetupCommand::done);
    m_setup->start();
}

void SetupCommand::stepDone(int index)
{
    const AccessStep &step = m_setup->plan().steps.at(index);
    if (step.state == AccessStep::State::Done)
        say(step.what() + (step.action == Action::Create ? u" made"_s : u" extended"_s));
}

void SetupCommand::done()
{
    if (m_options.format != OutputFormat::Table)
        printDocument(planJson(m_setup->plan()));
    const Result<> &result = m_setup->result();
    if (result)
        finish(ExitCode::Ok);
    else if (result.error().code == Errc::Cancelled)
        finish(interruptCode());
    else
        failWith(result.error());
}

} // namespace firesteel::ctl
