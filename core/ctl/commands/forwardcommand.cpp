// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/forwardcommand.h"

#include "core/ctl/sentences.h"

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

void ForwardCommand::run()
{
    if (!connectToCluster())
        return;
    findApp([this](const store::AppIndex::AppPtr &app) { forward(*app); });
}

void ForwardCommand::forward(const store::SparkApp &app)
{
    if (!app.driver) {
        failWith(Error(Errc::DriverGone, {},
                       {{u"name"_s, app.name}, {u"namespace"_s, app.key.namespaceName}}));
        return;
    }
    const engine::FollowTarget target{app.key.namespaceName, app.key.appId, app.driver->name,
                                      app.driver->uid};
    m_job = std::make_unique<engine::ForwardJob>(session(), target, m_options.remotePort,
                                                 m_options.localPort);
    connect(m_job.get(), &engine::ForwardJob::waitingForDriver, this,
            [this] { say(u"waiting for the driver to run"_s); });
    connect(m_job.get(), &engine::ForwardJob::listening, this, [this](quint16 port) {
        const QString url = u"http://127.0.0.1:"_s + QString::number(port) + u'/';
        if (m_options.format == OutputFormat::Table)
            m_console.outText(url + u'\n');
        else
            printDocument(QJsonObject{
                {u"url"_s, url}, {u"localPort"_s, port}, {u"remotePort"_s, m_options.remotePort}});
        say(u"forwarding to port "_s + QString::number(m_options.remotePort) +
            u" of the driver; Ctrl+C ends it"_s);
    });
    connect(m_job.get(), &engine::ForwardJob::connectionFailed, this, [this](const Error &error) {
        say(u"one connection failed: "_s +
            (error.detail.isEmpty() ? sentenceFor(error).what : error.detail.simplified()));
    });
    connect(m_job.get(), &engine::Job::finished, this, [this] {
        const Result<> &result = m_job->result();
        if (result) {
            say(u"the driver ended"_s);
            finish(ExitCode::Ok);
        } else if (result.error().code == Errc::Cancelled) {
            finish(interruptCode());
        } else {
            failWith(result.error());
        }
    });
    m_job->start();
}

void ForwardCommand::interrupted()
{
    if (m_job)
        m_job->cancel();
    else
        Command::interrupted();
}

} // namespace firesteel::ctl
