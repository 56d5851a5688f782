// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/connect.h"

#include "core/base/wsl.h"
#include "core/ctl/profiles.h"
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

/// A cluster that was set up in the window, and is in no kubeconfig.
bool isOwn(const std::optional<ChosenProfile> &chosen)
{
    return chosen && !settings::isContextProfile(chosen->profile.id);
}

Result<kube::ResolvedContext> resolved(const ConnectionOptions &options,
                                       const kube::ConnectionParts &parts,
                                       const Surroundings &surroundings)
{
    const QProcessEnvironment &env = surroundings.environment;
    const auto &chosen = surroundings.chosen;
    if (isOwn(chosen))
        return kube::resolve(engine::withProfile({}, chosen->profile, chosen->secrets),
                             engine::contextNameOf(chosen->profile), env, parts);
    const auto config = kube::loadKubeconfig(absolute(options.kubeconfig, surroundings), env);
    if (config && chosen)
        return kube::resolve(engine::withProfile(*config, chosen->profile, chosen->secrets),
                             options.context, env, parts);
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
                                        const ConnectionOptions &options,
                                        const Surroundings &surroundings)
{
    if (!context)
        return std::unexpected(context.error());
    const auto &chosen = surroundings.chosen;
    auto connection =
        engine::connectionOf(*context, chosen ? chosen->profile : settings::ClusterProfile(),
                             authServicesFor(options, surroundings), surroundings.clock);
    if (connection && isOwn(chosen))
        connection->contextName = chosen->profile.name; // not its id
    if (connection && options.allowWrite)
        connection->readOnly = false;
    return connection;
}

} // namespace

Result<engine::Connection> connectionFor(const ConnectionOptions &options,
                                         const Surroundings &surroundings)
{
    return connectionOf(resolved(options, partsOf(options, surroundings), surroundings), options,
                        surroundings);
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
    return connectionOf(resolved(chosen, parts, surroundings), options, surroundings);
}

std::shared_ptr<kube::AuthServices> authServicesFor(const ConnectionOptions &options,
                                                    const Surroundings &surroundings)
{
    kube::AuthServices::Options chosen;
    chosen.environment = surroundings.environment;
    chosen.wsl = detectWsl(surroundings.environment);
    chosen.allowAll =
        options.allowExec || surroundings.environment.value(u"FIRESTEEL_ALLOW_EXEC"_s) == "1"_L1;
    return std::make_shared<kube::AuthServices>(chosen);
}

QString kubeconfigPath(const ConnectionOptions &options, const Surroundings &surroundings)
{
    return absolute(options.kubeconfig, surroundings);
}

Result<QString> defaultMaster(const ConnectionOptions &options, const Surroundings &surroundings)
{
    const auto choice = choiceFor(options, surroundings);
    if (!choice)
        return std::unexpected(choice.error());
    Surroundings around = surroundings;
    around.chosen.reset();
    if (choice->profile) {
        around.chosen = ChosenProfile{*choice->profile, {}};
        around.chosen->profile.identity = settings::ClusterProfile::Identity::None; // no secrets
    }
    const auto context = resolved(options, partsOf(options, around), around);
    return context && !context->server.isEmpty() ? QString(u"k8s://"_s + context->server)
                                                 : QString();
}

} // namespace firesteel::ctl
