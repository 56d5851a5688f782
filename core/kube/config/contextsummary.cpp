// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/contextsummary.h"

#include "core/base/redact.h"
#include "core/kube/auth/execconsent.h"
#include "core/kube/auth/jwt.h"
#include "core/kube/config/material.h"
#include "core/kube/config/proxyrules.h"
#include "core/kube/config/serverurl.h"

#include <QRegularExpression>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

/// The content of data or else of a file, where it can be read.
QByteArray materialOf(const QByteArray &data, const QString &file, const ConfigSurroundings &around)
{
    if (!data.isEmpty() || file.isEmpty())
        return data;
    const QString real = isWindowsPath(file) ? linuxPath(file, around.wsl).value_or(file) : file;
    return around.content(real).value_or(QByteArray());
}

void describeUser(ContextSummary &summary, const KubeUser &user, const ConfigSurroundings &around)
{
    const AuthSettings &auth = user.auth;
    if (!user.certificateData.isEmpty() || !user.certificateFile.isEmpty())
        summary.logins += u"client-certificate"_s;
    if (!auth.token.isEmpty())
        summary.logins += u"token"_s;
    if (!auth.tokenFile.isEmpty())
        summary.logins += u"token-file"_s;
    if (auth.basic)
        summary.logins += u"basic"_s;
    const bool given = !summary.logins.isEmpty();
    if (!given && auth.exec) {
        summary.logins += u"exec"_s;
        summary.command = shownCommand(*auth.exec);
    } else if (!given && auth.oidc) {
        summary.logins += u"oidc"_s;
        summary.issuer = auth.oidc->issuerUrl;
    } else if (!given && !user.authProvider.isEmpty()) {
        summary.logins += u"auth-provider"_s;
    }
    summary.actsAs = auth.impersonation.user;
    const auto chain =
        readCertificates(materialOf(user.certificateData, user.certificateFile, around));
    if (chain && !chain->isEmpty()) {
        const QSslCertificate &leaf = chain->constFirst();
        summary.certificateName = leaf.subjectInfo(QSslCertificate::CommonName).value(0);
        summary.certificateGroups = leaf.subjectInfo(QSslCertificate::Organization);
        summary.certificateEnd = leaf.expiryDate();
    }
    QByteArray token = materialOf({}, auth.tokenFile, around).trimmed();
    if (token.isEmpty())
        token = auth.token;
    if (token.isEmpty() && !given && auth.oidc)
        token = auth.oidc->idToken;
    if (!token.isEmpty()) {
        const TokenReading reading = readToken(token);
        summary.tokenKind = tokenKindName(reading.kind);
        summary.tokenEnd = reading.expires;
    }
    for (const QString &file : {user.certificateFile, user.keyFile, auth.tokenFile})
        summary.files += file.isEmpty() ? QStringList() : QStringList(file);
}

void describeCluster(ContextSummary &summary, const KubeCluster &cluster,
                     const ConfigSurroundings &around)
{
    summary.server = redacted(cluster.server);
    summary.insecure = cluster.insecure;
    summary.verifyName = cluster.tlsServerName;
    if (const auto proxy = parseProxyUrl(cluster.proxyUrl); !cluster.proxyUrl.isEmpty() && proxy)
        summary.proxy =
            u"%1://%2:%3"_s
                .arg(proxy->kind == net::Proxy::Kind::Socks5 ? u"socks5"_s : u"http"_s, proxy->host)
                .arg(proxy->port);
    const bool named = !cluster.caFile.isEmpty() || !cluster.caData.isEmpty();
    summary.systemTrust = !named && !cluster.insecure && !cluster.server.startsWith("http://"_L1);
    const auto anchors = readCertificates(materialOf(cluster.caData, cluster.caFile, around));
    if (anchors && named) {
        summary.authorityCount = anchors->size();
        summary.authority = anchors->value(0).subjectInfo(QSslCertificate::CommonName).value(0);
        for (const QSslCertificate &anchor : *anchors) {
            if (!summary.authorityEnd || anchor.expiryDate() < *summary.authorityEnd)
                summary.authorityEnd = anchor.expiryDate();
        }
    }
    if (!cluster.caFile.isEmpty())
        summary.files.prepend(cluster.caFile);
}

QString productOfServer(const KubeCluster &cluster)
{
    const Result<ServerUrl> url = parseServerUrl(cluster.server);
    const QString host = url ? url->host : QString();
    static const QRegularExpression rancher(u"^/k8s/clusters/[^/]+$"_s);
    if (url && rancher.match(QString::fromLatin1(url->pathPrefix)).hasMatch())
        return u"rancher"_s;
    if (host.endsWith(".eks.amazonaws.com"_L1) || host.contains(".eks."_L1))
        return u"eks"_s;
    if (host.endsWith(".azmk8s.io"_L1))
        return u"aks"_s;
    const auto anchors = readCertificates(cluster.caData);
    const QString authority =
        anchors ? anchors->value(0).subjectInfo(QSslCertificate::CommonName).value(0) : QString();
    if (authority.startsWith("k3s-server-ca@"_L1))
        return u"k3s"_s;
    if (authority.startsWith("rke2-server-ca@"_L1))
        return u"rke2"_s;
    if (authority == "minikubeCA"_L1)
        return u"minikube"_s;
    return {};
}

QString productOfName(const QString &name)
{
    const struct {
        QLatin1StringView start;
        QLatin1StringView product;
    } kStarts[] = {
        {"k3d-"_L1, "k3d"_L1},
        {"kind-"_L1, "kind"_L1},
        {"minikube"_L1, "minikube"_L1},
        {"rancher-desktop"_L1, "rancher-desktop"_L1},
        {"docker-desktop"_L1, "docker-desktop"_L1},
        {"docker-for-desktop"_L1, "docker-desktop"_L1},
        {"microk8s"_L1, "microk8s"_L1},
        {"gke_"_L1, "gke"_L1},
        {"arn:aws:eks:"_L1, "eks"_L1},
    };
    for (const auto &known : kStarts) {
        if (name.startsWith(known.start))
            return known.product;
    }
    return {};
}

} // namespace

QString clusterProduct(const KubeContext &context, const KubeCluster *cluster, const KubeUser *user)
{
    for (const QString &name : {context.name, cluster ? cluster->name : QString()}) {
        if (const QString product = productOfName(name); !product.isEmpty())
            return product;
    }
    if (!cluster)
        return {};
    if (const QString product = productOfServer(*cluster); !product.isEmpty())
        return product;
    if (cluster->caFile.contains(".minikube"_L1))
        return u"minikube"_s;
    const QString command = user && user->auth.exec ? user->auth.exec->command : QString();
    if (command.contains("gke-gcloud-auth-plugin"_L1))
        return u"gke"_s;
    if (user && user->auth.token.startsWith("sha256~"))
        return u"openshift"_s;
    // k3s.yaml and rke2.yaml call everything "default"
    const bool allDefault =
        cluster->name == "default"_L1 && (context.user.isEmpty() || context.user == "default"_L1);
    const Result<ServerUrl> url = parseServerUrl(cluster->server);
    if (allDefault && url && url->tls && url->port == 6443)
        return u"k3s"_s;
    return {};
}

ContextSummary contextSummary(const Kubeconfig &config, const KubeContext &context,
                              const ConfigSurroundings &around)
{
    ContextSummary summary;
    summary.context = context.name;
    summary.origin = context.origin;
    summary.current = context.name == config.currentContext;
    summary.cluster = context.cluster;
    summary.namespaceName = context.namespaceName;
    const KubeCluster *cluster = config.cluster(context.cluster);
    const KubeUser *user = config.user(context.user);
    summary.product = clusterProduct(context, cluster, user);
    if (user)
        describeUser(summary, *user, around);
    if (cluster)
        describeCluster(summary, *cluster, around);
    return summary;
}

QList<ContextSummary> contextSummaries(const Kubeconfig &config, const ConfigSurroundings &around)
{
    QList<ContextSummary> all;
    for (const KubeContext &context : config.contexts)
        all.append(contextSummary(config, context, around));
    return all;
}

} // namespace firesteel::kube
