// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/profileconnection.h"

#include "core/kube/config/keptlogin.h"
#include "core/kube/config/proxyrules.h"

#include <QNetworkProxyFactory>
#include <QUrl>

#include <algorithm>

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using settings::ClusterProfile;
using Identity = ClusterProfile::Identity;

namespace {

/// Leaves out what was wrong with entries that no longer count.
void forget(QList<Error> &problems, const QStringList &keys)
{
    problems.removeIf(
        [&keys](const Error &one) { return keys.contains(one.context.value(u"key"_s)); });
}

void layOverProxy(kube::KubeCluster &cluster, const ClusterProfile &profile,
                  const QByteArray &password)
{
    using Proxy = ClusterProfile::Proxy;
    if (profile.proxy == Proxy::Kubeconfig)
        return;
    forget(cluster.problems, {u"proxy-url"_s});
    cluster.proxyUrl.clear();
    if (profile.proxy == Proxy::Url) {
        const QString whole =
            kube::withProxyPassword(profile.proxyUrl, QString::fromUtf8(password));
        // One that cannot be read stays: resolving says so.
        cluster.proxyUrl = whole.isEmpty() ? profile.proxyUrl : whole;
        if (const auto proxy = kube::parseProxyUrl(cluster.proxyUrl); !proxy)
            cluster.problems.append(proxy.error()); // empty would mean: as the environment says
    }
    cluster.noProxy = profile.proxy == Proxy::None || profile.proxy == Proxy::System;
}

void layOver(kube::KubeCluster &cluster, const ClusterProfile &profile,
             const QByteArray &proxyPassword)
{
    if (!profile.server.isEmpty()) {
        // What was typed means https; a kubeconfig's address without a scheme can mean http.
        cluster.server =
            profile.server.contains("://"_L1) ? profile.server : u"https://"_s + profile.server;
        forget(cluster.problems, {u"server"_s});
    }
    if (!profile.caPem.isEmpty()) {
        cluster.caData = profile.caPem;
        cluster.caFile.clear();
        cluster.insecure = false; // a CA that was given here is there to verify with
    }
    if (profile.systemCa) {
        cluster.caData.clear();
        cluster.caFile.clear();
        cluster.insecure = false;
    }
    if (!profile.verifyName.isEmpty() || profile.verifyHost) {
        cluster.tlsServerName = profile.verifyName;
        forget(cluster.problems, {u"tls-server-name"_s});
    }
    layOverProxy(cluster, profile, proxyPassword);
    if (profile.insecure) { // the two exclude each other in a kubeconfig
        cluster.insecure = true;
        cluster.caData.clear();
        cluster.caFile.clear();
    }
    if (!profile.caPem.isEmpty() || profile.systemCa || profile.insecure)
        forget(cluster.problems, {u"certificate-authority"_s, u"certificate-authority-data"_s,
                                  u"insecure-skip-tls-verify"_s});
}

/// Plug-in or identity server out of the secret store, and what the cluster tells plug-ins.
void layOverKept(kube::KubeUser &user, kube::KubeCluster &cluster, const ClusterProfile &profile,
                 const QByteArray &login)
{
    const auto kept = kube::readKeptLogin(login);
    if (!kept) {
        user.problems.append(kept.error().with(u"name"_s, profile.name));
        return;
    }
    user.auth.exec = kept->exec;
    user.auth.oidc = kept->oidc;
    cluster.execConfig = kept->execConfig;
}

void layOver(kube::KubeUser &user, const ClusterProfile &profile, const QByteArray &secret)
{
    if (profile.identity != Identity::None && profile.identity != Identity::Kubeconfig) {
        kube::KubeUser own; // one identity, never a mixture of two
        own.name = user.name;
        own.auth.impersonation = user.auth.impersonation;
        user = own;
    }
    switch (profile.identity) {
    case Identity::None:
    case Identity::Kubeconfig:
    case Identity::Anonymous:
    case Identity::Exec: // see layOverKept()
    case Identity::Oidc:
        break;
    case Identity::Token:
        user.auth.token = secret.trimmed();
        break;
    case Identity::TokenFile:
        user.auth.tokenFile = profile.tokenFile;
        break;
    case Identity::ClientCertificate:
        user.certificateData = profile.certificatePem;
        user.keyData = secret;
        break;
    case Identity::Basic:
        user.auth.username = profile.user;
        user.auth.password = QString::fromUtf8(secret);
        user.auth.basic = true;
        break;
    }
    layOverImpersonation(user.auth.impersonation, profile);
}

/// The entry of that name, or a copy of another one under a name of its own.
template <class Entry>
Entry ownCopy(const Entry *from, const QString &name)
{
    Entry entry = from ? *from : Entry();
    entry.name = name;
    return entry;
}

} // namespace

void layOverImpersonation(kube::Impersonation &as, const ClusterProfile &profile)
{
    if (!profile.ownImpersonation && profile.impersonateUser.isEmpty())
        return; // as the context says
    if (profile.ownImpersonation || as.user != profile.impersonateUser)
        as = {}; // else its uid and extra still count
    as.user = profile.impersonateUser;
    as.groups = profile.impersonateGroups;
    if (!profile.impersonateUid.isEmpty())
        as.uid = profile.impersonateUid;
    if (!profile.impersonateExtra.isEmpty())
        as.extra = profile.impersonateExtra;
}

QString contextNameOf(const ClusterProfile &profile)
{
    return settings::isContextProfile(profile.id) ? settings::contextOf(profile.id) : profile.id;
}

kube::Kubeconfig withProfile(kube::Kubeconfig config, const ClusterProfile &profile,
                             const ProfileSecrets &secrets)
{
    const QString name = contextNameOf(profile);
    kube::KubeContext context;
    const kube::KubeContext *known = config.context(name);
    if (settings::isContextProfile(profile.id) && !known)
        return config; // it is gone: resolving says so
    if (known)
        context = *known;
    context.name = name;
    // copies under names that no file has, as others may use the same entries
    const QString own = u"firesteel\n"_s + profile.id;
    kube::KubeCluster cluster = ownCopy(config.cluster(context.cluster), own);
    kube::KubeUser user = ownCopy(config.user(context.user), own);
    const bool userMissing = known && !context.user.isEmpty() && !config.user(context.user) &&
                             profile.identity == Identity::None;
    const bool clusterMissing =
        known && !config.cluster(context.cluster) && profile.server.isEmpty();
    layOver(cluster, profile, secrets.proxyPassword);
    layOver(user, profile, secrets.login);
    if (profile.identity == Identity::Exec || profile.identity == Identity::Oidc)
        layOverKept(user, cluster, profile, secrets.login);
    if (!profile.namespaceName.isEmpty())
        context.namespaceName = profile.namespaceName;
    if (!clusterMissing) {
        context.cluster = own;
        config.clusters.append(cluster);
    }
    if (!userMissing) {
        context.user = own;
        config.users.append(user);
    }
    const auto place = std::ranges::find_if(
        config.contexts, [&name](const kube::KubeContext &one) { return one.name == name; });
    if (place != config.contexts.end())
        *place = context;
    else
        config.contexts.append(context);
    return config;
}

net::Proxy systemProxy(const net::Endpoint &endpoint)
{
    QUrl url;
    url.setScheme(endpoint.tls ? u"https"_s : u"http"_s);
    url.setHost(endpoint.host);
    url.setPort(endpoint.port);
    const QList<QNetworkProxy> found =
        QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url));
    for (const QNetworkProxy &one : found) {
        net::Proxy proxy;
        if (one.type() == QNetworkProxy::NoProxy)
            break;
        if (one.type() == QNetworkProxy::HttpProxy)
            proxy.kind = net::Proxy::Kind::Http;
        else if (one.type() == QNetworkProxy::Socks5Proxy)
            proxy.kind = net::Proxy::Kind::Socks5;
        else
            continue;
        proxy.host = one.hostName();
        proxy.port = one.port();
        proxy.user = one.user();
        proxy.password = one.password();
        return proxy;
    }
    return {};
}

Result<Connection> connectionOf(const kube::ResolvedContext &context, const ClusterProfile &profile,
                                std::shared_ptr<kube::AuthServices> authServices,
                                const Clock &clock)
{
    Connection connection;
    connection.endpoint = context.endpoint;
    connection.auth = context.auth;
    connection.namespaceName = context.namespaceName;
    connection.contextName = context.contextName;
    connection.readOnly = profile.readOnly;
    connection.authServices = std::move(authServices);
    if (profile.proxy == ClusterProfile::Proxy::System)
        connection.endpoint.proxy = systemProxy(connection.endpoint);
    if (const auto usable = checkConnection(connection, clock); !usable)
        return std::unexpected(usable.error());
    return connection;
}

} // namespace firesteel::engine
