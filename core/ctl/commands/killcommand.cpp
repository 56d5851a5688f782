// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/killcommand.h"

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

void KillCommand::run()
{
    if (!connectToCluster())
        return;
    findApp([this](const store::AppIndex::AppPtr &app) { kill(*app); });
}

void KillCommand::kill(const store::SparkApp &app)
{
    // Without a driver there are executors that an earlier kill left.
    const engine::FollowTarget target{app.key.namespaceName, app.key.appId, app.driverPodName(),
                                      app.driver ? app.driver->uid : QString()};
    if (!app.driver)
        say(u"the driver is gone already; removing its executors"_s);
    m_job = std::make_unique<engine::KillJob>(session(), target, m_options.grace);
    connect(m_job.get(), &engine::KillJob::deletionAccepted, this,
            [this, name = target.driverPodName] { say(u"stopping the driver "_s + name); });
    connect(m_job.get(), &engine::KillJob::driverGone, this, [this] { say(u"driver removed"_s); });
    connect(m_job.get(), &engine::Job::finished, this, [this, target, name = app.name] {
        const Result<> &result = m_job->result();
        if (!result && result.error().code == Errc::Cancelled) {
            say(u"no longer waiting; the cluster goes on stopping it"_s);
            finish(interruptCode());
        } else if (!result) {
            failWith(result.error());
        } else {
            if (m_options.format == OutputFormat::Table)
                m_console.outText(name + u" is stopped and removed\n"_s);
            else
                printDocument(QJsonObject{{u"id"_s, target.appId},
                                          {u"driverPod"_s, target.driverPodName},
                                          {u"namespace"_s, target.namespaceName},
                                          {u"removed"_s, true}});
            finish(ExitCode::Ok);
        }
    });
    m_job->start();
}

void KillCommand::interrupted()
{
    if (m_job)
        m_job->cancel();
    else
        Command::interrupted();
}

} // namespace firesteel::ctl
