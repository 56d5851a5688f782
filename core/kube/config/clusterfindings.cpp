// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/redact.h"
#include "core/kube/check/causeof.h"
#include "core/kube/config/caimport.h"
#include "core/kube/config/contextsummary.h"
#include "core/kube/config/entryfindings.h"
#include "core/kube/config/proxyrules.h"
#include "core/kube/config/serverurl.h"

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

using Severity = Finding::Severity;

/// K3s and RKE2 write 127.0.0.1 into the file that people then copy.
bool isMadeOnServer(const QString &product)
{
    return product == "k3s"_L1 || product == "rke2"_L1;
}

/// Clusters that live on the machine of whoever uses them.
bool isAtHome(const QString &product)
{
    static const QStringList kLocal{
        u"k3d"_s,     u"kind"_s, u"minikube"_s, u"rancher-desktop"_s, u"docker-desktop"_s,
        u"microk8s"_s};
    return kLocal.contains(product);
}

void loopback(EntryFindings &found, const ServerUrl &url, const QString &product)
{
    const bool any = isAnyAddress(url.host);
    if (!any && !isLoopback(url.host))
        return;
    QMap<QString, QString> context{{u"host"_s, url.host}, {u"port"_s, QString::number(url.port)}};
    if (!product.isEmpty())
        context.insert(u"product"_s, product);
    if (isAtHome(product) || (!url.tls && isLoopback(url.host))) // also `kubectl proxy`
        return;
    const bool here = isClusterHere(found.around().root);
    if (here && !any)
        return;
    Severity severity = Severity::Notice;
    double confidence = 0.3;
    if (any) {
        context.insert(u"problem"_s, u"any-address"_s);
        severity = Severity::Warning;
        confidence = 0.7;
    } else if (isMadeOnServer(product)) {
        context.insert(u"problem"_s, u"copied"_s);
        severity = Severity::Problem;
        confidence = 0.9;
    } else if (url.port == 6443) {
        context.insert(u"problem"_s, u"copied"_s);
        severity = Severity::Warning;
        confidence = 0.6;
    } else {
        context.insert(u"problem"_s, u"loopback"_s);
    }
    found.add("server-address-localhost"_L1, u"server"_s, context, severity, url.host).confidence =
        confidence;
}

void server(EntryFindings &found, const KubeCluster &cluster, const QString &product, bool login)
{
    const bool tls = cluster.insecure || !cluster.caFile.isEmpty() || !cluster.caData.isEmpty();
    const Result<ServerUrl> url = parseServerUrl(cluster.server, tls);
    if (!url) {
        const QString problem = url.error().context.value(u"reason"_s);
        QMap<QString, QString> context{{u"problem"_s, problem}};
        if (problem != "user"_L1) // may hold a password
            context.insert(u"server"_s, redacted(cluster.server));
        found.add("server-address-wrong"_L1, u"server"_s, context);
        return;
    }
    loopback(found, *url, product);
    if (!url->tls && !isLoopback(url->host)) {
        QMap<QString, QString> context{{u"host"_s, url->host}};
        if (login)
            context.insert(u"problem"_s, u"credential"_s);
        found.add("connection-plain-http"_L1, u"server"_s, context,
                  login ? Severity::Problem : Severity::Warning, cluster.server);
    }
}

void authority(EntryFindings &found, const KubeCluster &cluster)
{
    if (cluster.insecure) {
        found.add("connection-insecure"_L1, u"insecure-skip-tls-verify"_s, {}, Severity::Warning);
        return;
    }
    const bool data = !cluster.caData.isEmpty();
    const QString key = data ? u"certificate-authority-data"_s : u"certificate-authority"_s;
    std::optional<QByteArray> content;
    if (data)
        content = cluster.caData;
    else if (!cluster.caFile.isEmpty())
        content = found.file(key, cluster.caFile);
    if (content)
        found.take(
            importCa(*content, data ? QString() : cluster.caFile, found.around().now).findings,
            key);
}

} // namespace

QList<Finding> clusterFindings(const KubeCluster &cluster, const KubeContext *context,
                               const KubeUser *user, const QList<ConfigNotice> &notices,
                               const ConfigSurroundings &around)
{
    EntryFindings found(around, u"cluster"_s, cluster.name, cluster.origin, cluster.text);
    found.addProblems(cluster.problems);
    found.placeholders(notices);
    const auto broken = [&cluster](const QString &key) {
        return std::ranges::any_of(cluster.problems, [&key](const Error &problem) {
            return problem.context.value(u"key"_s) == key;
        });
    };
    const KubeContext none;
    const QString product = clusterProduct(context ? *context : none, &cluster, user);
    const bool login = user && (!user->auth.token.isEmpty() || !user->auth.tokenFile.isEmpty() ||
                                user->auth.basic);
    if (!broken(u"server"_s) && !found.hasPlaceholder(u"server"_s, notices))
        server(found, cluster, product, login);
    if (!broken(u"certificate-authority-data"_s))
        authority(found, cluster);
    if (!cluster.proxyUrl.isEmpty()) {
        if (const auto proxy = parseProxyUrl(cluster.proxyUrl); !proxy)
            found.add("proxy-not-reachable"_L1, u"proxy-url"_s,
                      {{u"problem"_s, proxy.error().context.value(u"reason"_s, u"scheme"_s)}});
    }
    return found.result();
}

} // namespace firesteel::kube
