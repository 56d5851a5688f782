// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/application/stopapplication.h"

#include "core/base/clock.h"
#include "core/engine/jobs/killjob.h"
#include "core/settings/settings.h"
#include "gui/dialogs/confirm.h"
#include "gui/shell/activities.h"
#include "gui/shell/notices.h"
#include "gui/shell/production.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/text/format.h"
#include "gui/widgets/richtext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QPointer>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

struct StopApplication {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::StopApplication)
};

/// The driver pod; where that is gone, the one that an executor names as its owner.
engine::FollowTarget targetOf(const store::SparkApp &app)
{
    engine::FollowTarget target{app.key.namespaceName, app.key.appId, app.driverPodName(),
                                app.driver ? app.driver->uid : QString()};
    if (app.driver || app.executors.isEmpty())
        return target;
    const QJsonArray owners =
        app.executors.first().pod->metadata().value("ownerReferences"_L1).toArray();
    for (const QJsonValue &owner : owners) {
        if (owner["kind"_L1].toString() != "Pod"_L1)
            continue;
        target.driverPodName = owner["name"_L1].toString();
        target.driverUid = owner["uid"_L1].toString();
    }
    return target;
}

} // namespace

bool canStop(const store::SparkApp &app)
{
    // without name and uid nothing is ever deleted
    const engine::FollowTarget target = targetOf(app);
    return !app.finished() && !target.driverPodName.isEmpty() && !target.driverUid.isEmpty();
}

void stopApplication(QWidget *parent, const Services &services, const store::SparkApp &app)
{
    if (!services.workbench.session() || !canStop(app))
        return;
    if (services.workbench.session()->readOnly()) {
        services.notices.showError(Error(Errc::ReadOnlyLock), u"read-only"_s);
        return;
    }
    const auto cluster = services.workbench.current();
    const QString clusterName = !cluster ? QString()
                                : cluster->kind == ClusterChoice::Kind::Practice
                                    ? StopApplication::tr("the practice cluster")
                                    : cluster->name;
    Confirmation question;
    question.title = StopApplication::tr("Stop %1").arg(app.name);
    const int executors = int(app.executors.size());
    question.text =
        StopApplication::tr("Removes the driver and %n executor(s) in **%1** on **%2**.", nullptr,
                            executors)
            .arg(app.key.namespaceName, clusterName);
    if (app.started.isValid()) {
        const qint64 seconds = app.started.secsTo(services.clock.wall());
        question.facts.append(
            StopApplication::tr("%1 of work are lost.")
                .arg(duration(std::chrono::seconds(std::max<qint64>(0, seconds)))));
    }
    question.action = StopApplication::tr("Stop %1").arg(app.name);
    question.keep = StopApplication::tr("Keep running");
    question.typedName = app.name;
    const engine::FollowTarget target = targetOf(app);
    const QPointer<engine::ClusterSession> session = services.workbench.session();
    const auto stop = [activities = &services.activities, workbench = &services.workbench, session,
                       target, name = app.name] {
        if (!session) // another cluster was opened in the meantime
            return;
        auto *job = new engine::KillJob(*session, target, std::nullopt);
        // It works on the session and must not outlive it; what the cluster has accepted goes on.
        QObject::connect(workbench, &Workbench::sessionAboutToClose, job, [job] { delete job; });
        const Activity::Id id =
            activities->add(job, [name] { return StopApplication::tr("Stop %1").arg(name); });
        QObject::connect(job, &engine::KillJob::deletionAccepted, activities, [activities, id] {
            activities->setNote(
                id, [] { return StopApplication::tr("The cluster removes it; that goes on"); });
        });
    };
    const bool asks = !cluster || isProduction(services.settings, *cluster) ||
                      services.settings.get(settings::keys::ConfirmStop);
    if (asks)
        confirm(parent, services, question, stop);
    else
        stop();
}

} // namespace firesteel::gui
