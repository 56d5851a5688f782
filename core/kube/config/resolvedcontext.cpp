// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/resolvedcontext.h"

#include "core/base/files.h"
#include "core/kube/config/contextresolver.h"

namespace firesteel::kube {

using namespace Qt::StringLiterals;

Result<ResolvedContext> resolve(const Kubeconfig &config, const QString &contextName,
                                const QProcessEnvironment &env, const ConnectionParts &parts,
                                const std::optional<Wsl> &wsl)
{
    const QString name = contextName.isEmpty() ? config.currentContext : contextName;
    const QMap<QString, QString> place = config.files.isEmpty()
                                             ? QMap<QString, QString>()
                                             : QMap<QString, QString>{{u"path"_s, config.files[0]}};
    if (name.isEmpty()) {
        if (!parts.server.isEmpty())
            return ContextResolver({}, {}, {}, parts, env).run();
        if (config.isEmpty())
            return fail(Errc::ConfigEmpty, {}, place);
        return std::unexpected(Error(Errc::ConfigInvalid, u"no context is chosen"_s, place)
                                   .with(u"key"_s, u"current-context"_s)
                                   .with(u"reason"_s, u"missing"_s));
    }
    const auto dangling = [&](const QString &kind, const QString &missing, const Origin &origin) {
        Error error(Errc::ConfigDanglingName, {}, place);
        error.context.insert({{u"kind"_s, kind}, {u"name"_s, missing}});
        if (origin.line > 0)
            error.context.insert(
                {{u"path"_s, origin.file}, {u"line"_s, QString::number(origin.line)}});
        return std::unexpected(error);
    };
    const KubeContext *context = config.context(name);
    if (!context && contextName.isEmpty() && config.isEmpty())
        return fail(Errc::ConfigEmpty, {}, place);
    if (!context)
        return dangling(u"context"_s, name,
                        contextName.isEmpty() ? config.currentContextOrigin : Origin{});
    const KubeCluster *cluster = config.cluster(context->cluster);
    if (!cluster && !(context->cluster.isEmpty() && !parts.server.isEmpty()))
        return dangling(u"cluster"_s, context->cluster, context->origin);
    const KubeUser *user = config.user(context->user);
    if (!user && !context->user.isEmpty())
        return dangling(u"user"_s, context->user, context->origin);
    return ContextResolver(cluster ? *cluster : KubeCluster{}, user ? *user : KubeUser{}, *context,
                           parts, env, wsl)
        .run();
}

Result<ResolvedContext> resolveInCluster(const QProcessEnvironment &env,
                                         const ConnectionParts &parts, const QString &folder)
{
    const QString host = env.value(u"KUBERNETES_SERVICE_HOST"_s);
    const QString port = env.value(u"KUBERNETES_SERVICE_PORT"_s);
    if (host.isEmpty() || port.isEmpty())
        return fail(Errc::FileMissing, {}, {{u"path"_s, folder}, {u"role"_s, u"kubeconfig"_s}});
    KubeCluster cluster;
    cluster.server =
        (host.contains(u':') ? u"https://[%1]:%2"_s : u"https://%1:%2"_s).arg(host, port);
    cluster.caFile = folder + "/ca.crt"_L1;
    KubeUser user;
    user.auth.tokenFile = folder + "/token"_L1;
    KubeContext context;
    context.namespaceName = env.value(u"POD_NAMESPACE"_s);
    if (context.namespaceName.isEmpty()) {
        if (const Result<QByteArray> name = readFile(folder + "/namespace"_L1, 1024))
            context.namespaceName = QString::fromUtf8(name->trimmed());
    }
    return ContextResolver(cluster, user, context, parts, env).run();
}

} // namespace firesteel::kube
