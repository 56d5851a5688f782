// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/connect.h"

#include "core/kube/config/kubeconfig.h"

#include <QDir>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

namespace {

QString absolute(const QString &path, const Surroundings &surroundings)
{
    return path.isEmpty()
               ? path
               : QDir::cleanPath(QDir(surroundings.workingDirectory).absoluteFilePath(path));
}

kube::ConnectionParts partsOf(const ConnectionOptions &options, const Surroundings &surroundings)
{
    kube::ConnectionParts parts;
    parts.server = options.server;
    parts.tokenFile = absolute(options.tokenFile, surroundings);
    if (parts.tokenFile.isEmpty())
        parts.token = surroundings.environment.value(u"FIRESTEEL_TOKEN"_s).toUtf8();
    parts.caFile = absolute(options.certificateAuthority, surroundings);
    parts.namespaceName = options.nameSpace;
    return parts;
}

Result<kube::ResolvedContext> resolved(const ConnectionOptions &options,
                                       const kube::ConnectionParts &parts,
                                       const Surroundings &surroundings)
{
    const QProcessEnvironment &env = surroundings.environment;
    const auto config = kube::loadKubeconfig(absolute(options.kubeconfig, surroundings), env);
    if (config)
        return kube::resolve(*config, options.context, env, parts);
    const bool nothingNamed =
        options.kubeconfig.isEmpty() && config.error().code == Errc::FileMissing;
    if (nothingNamed) {
        if (auto inside = kube::resolveInCluster(env, parts))
            return inside;
        if (!parts.server.isEmpty() && options.context.isEmpty())
            return kube::resolve({}, {}, env, parts);
    }
    return std::unexpected(config.error());
}

Result<engine::Connection> connectionOf(const Result<kube::ResolvedContext> &context,
                                        const Clock &clock)
{
    if (!context)
        return std::unexpected(context.error());
    engine::Connection connection;
    connection.endpoint = context->endpoint;
    connection.auth = context->auth;
    connection.namespaceName = context->namespaceName;
    connection.contextName = context->contextName;
    if (const auto usable = engine::checkConnection(connection, clock); !usable)
        return std::unexpected(usable.error());
    return connection;
}

} // namespace

Result<engine::Connection> connectionFor(const ConnectionOptions &options,
                                         const Surroundings &surroundings)
{
    return connectionOf(resolved(options, partsOf(options, surroundings), surroundings),
                        surroundings.clock);
}

Result<engine::Connection> connectionFor(const ConnectionOptions &options,
                                         const spark::ClientSettings &client,
                                         const Surroundings &surroundings)
{
    ConnectionOptions chosen = options;
    if (chosen.context.isEmpty())
        chosen.context = client.context;
    kube::ConnectionParts parts = partsOf(chosen, surroundings);
    parts.server = client.apiUrl;
    if (!client.oauthToken.isEmpty() || !client.oauthTokenFile.isEmpty()) {
        parts.token = client.oauthToken.toUtf8();
        parts.tokenFile = absolute(client.oauthTokenFile, surroundings);
    }
    if (!client.caCertFile.isEmpty())
        parts.caFile = absolute(client.caCertFile, surroundings);
    parts.clientCertificateFile = absolute(client.clientCertFile, surroundings);
    parts.clientKeyFile = absolute(client.clientKeyFile, surroundings);
    if (client.trustCertificates)
        parts.insecure = true;
    return connectionOf(resolved(chosen, parts, surroundings), surroundings.clock);
}

QString defaultMaster(const ConnectionOptions &options, const Surroundings &surroundings)
{
    const auto context = resolved(options, partsOf(options, surroundings), surroundings);
    return context && !context->server.isEmpty() ? QString(u"k8s://"_s + context->server)
                                                 : QString();
}

} // namespace firesteel::ctl
