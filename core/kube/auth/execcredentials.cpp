// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/execcredentials.h"

#include "core/kube/auth/execconsent.h"
#include "core/kube/auth/execplugin.h"

#include <QCryptographicHash>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

/// All that may change the answer of a plug-in.
QByteArray sharingKey(const ExecPlugin &plugin)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray &part :
         {consentKey(plugin).toUtf8(), plugin.workingDirectory.toUtf8(), plugin.apiVersion.toUtf8(),
          plugin.clusterInfo, QByteArray::number(plugin.provideClusterInfo)})
        hash.addData(QByteArray(part.toHex() + '\n'));
    return "exec:" + hash.result();
}

} // namespace

ExecCredentials::ExecCredentials(ExecPlugin plugin, net::HttpHeaders more,
                                 std::shared_ptr<AuthServices> services, const Clock &clock,
                                 QObject *parent)
    : RenewingCredentials(services->shared(sharingKey(plugin)), std::move(more), clock, parent),
      m_plugin(std::move(plugin)), m_services(std::move(services))
{}

ExecCredentials::~ExecCredentials() = default;

void ExecCredentials::obtain(const std::optional<ObtainedCredential> &, Obtained done)
{
    if (const Result<> usable = checkPlugin(m_plugin, *m_services); !usable)
        return done(std::unexpected(usable.error()));
    const ProcessRequest request = pluginRequest(m_plugin, m_services->options());
    m_run = std::make_unique<QObject>();
    Q_EMIT waitingFor(m_plugin.command);
    m_services->runner().run(request, m_run.get(),
                             [this, request, done = std::move(done)](const ProcessResult &result) {
                                 Q_EMIT waitingFor({});
                                 done(pluginAnswer(m_plugin, result, request));
                             });
}

Error ExecCredentials::refusedError(const ObtainedCredential &credential) const
{
    if (!credential.expires.isValid() || credential.expires > clock().wall())
        return Error(Errc::Unauthorized).with(u"command"_s, shownCommand(m_plugin));
    return pluginError(m_plugin, u"expired"_s)
        .with(u"expires"_s, credential.expires.toUTC().toString(Qt::ISODate));
}

} // namespace firesteel::kube
