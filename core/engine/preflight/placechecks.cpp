// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/preflight/placechecks.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

namespace {

/// Spark's Kubernetes client (fabric8): its version, the Kubernetes that its model was made from,
/// and the oldest server that Spark's own documentation names.
struct ClientRow {
    int major;
    int minor;
    QLatin1StringView client;
    int builtFor; ///< minor version of Kubernetes 1
    int oldest;
};
constexpr auto kClients = std::to_array<ClientRow>({
    {4, 1, "7.4.0"_L1, 34, 30},
    {4, 0, "7.1.0"_L1, 32, 29},
    {3, 5, "6.7.2"_L1, 27, 24},
});

int leadingNumber(QStringView text)
{
    int number = 0;
    for (const QChar c : text) {
        if (!c.isDigit())
            break;
        number = number * 10 + c.digitValue();
    }
    return number;
}

bool missing(const Error &error)
{
    return error.code == Errc::NotFound || error.code == Errc::NamespaceMissing;
}

int readyPods(const QList<ObjectPtr> &pods)
{
    int ready = 0;
    for (const ObjectPtr &pod : pods) {
        for (const QJsonValue value : pod->status().value("conditions"_L1).toArray()) {
            if (value["type"_L1].toString() == "Ready"_L1)
                ready += value["status"_L1].toString() == "True"_L1;
        }
    }
    return ready;
}

QString distribution(const QString &gitVersion)
{
    for (const auto &[mark, name] :
         std::to_array<std::pair<QLatin1StringView, QLatin1StringView>>({{"+k3s"_L1, "K3s"_L1},
                                                                         {"+rke2"_L1, "RKE2"_L1},
                                                                         {"-eks-"_L1, "EKS"_L1},
                                                                         {"-gke."_L1, "GKE"_L1}})) {
        if (gitVersion.contains(mark))
            return name;
    }
    return {};
}

} // namespace

PreflightItem checkServerVersion(const PreflightRequest &request, const PreflightSight &sight)
{
    if (!sight.version)
        return unknownItem(u"server-version"_s, sight.version.error());
    PreflightItem item;
    item.id = u"server-version"_s;
    const QString git = sight.version->value("gitVersion"_L1).toString();
    const int major = leadingNumber(sight.version->value("major"_L1).toString());
    const int minor = leadingNumber(sight.version->value("minor"_L1).toString());
    const auto row = std::ranges::find_if(kClients, [&](const ClientRow &one) {
        return request.sparkVersion.atLeast(one.major, one.minor);
    });
    item.facts = {{u"server"_s, git},
                  {u"spark"_s, request.sparkVersion.text()},
                  {u"distribution"_s, distribution(git)}};
    if (row != kClients.end()) {
        item.facts.insert(u"client"_s, row->client);
        item.facts.insert(u"clientFor"_s, u"1."_s + QString::number(row->builtFor));
        item.facts.insert(u"oldest"_s, u"1."_s + QString::number(row->oldest));
        if (major == 1 && minor < row->oldest)
            item.findings.append(
                finding("spark-version-mismatch"_L1, item.facts, {}, Finding::Severity::Warning));
    }
    settle(item);
    return item;
}

PreflightItem checkNamespace(const PreflightRequest &request, const PreflightSight &sight)
{
    PreflightItem item;
    item.id = u"namespace"_s;
    item.facts.insert(u"namespace"_s, request.namespaceName);
    if (!sight.namespaceObject) {
        if (!missing(sight.namespaceObject.error()))
            return unknownItem(item.id, sight.namespaceObject.error());
        item.findings.append(finding("namespace-missing"_L1, item.facts));
    } else {
        const QString phase =
            (*sight.namespaceObject)->status().value("phase"_L1).toString(u"Active"_s);
        item.facts.insert(u"phase"_s, phase);
        if (phase == "Terminating"_L1)
            item.findings.append(
                finding("namespace-missing"_L1, {{u"namespace"_s, request.namespaceName},
                                                 {u"reason"_s, u"terminating"_s}}));
    }
    settle(item);
    return item;
}

PreflightItem checkAccount(const PreflightRequest &request, const PreflightSight &sight)
{
    PreflightItem item;
    item.id = u"service-account"_s;
    item.facts = {{u"account"_s, request.account},
                  {u"serviceAccount"_s, request.account},
                  {u"namespace"_s, request.namespaceName}};
    if (!sight.account) {
        if (!missing(sight.account.error()))
            return unknownItem(item.id, sight.account.error());
        item.findings.append(finding("service-account-missing"_L1, item.facts));
    } else if ((*sight.account)->body.value("automountServiceAccountToken"_L1).toBool(true)) {
        item.facts.insert(u"token"_s, u"mounted"_s);
    } else {
        item.facts.insert(u"token"_s, u"not-mounted"_s);
        item.findings.append(
            finding("credential-missing"_L1, {{u"account"_s, request.account},
                                              {u"namespace"_s, request.namespaceName},
                                              {u"automount"_s, u"off"_s}}));
    }
    settle(item);
    return item;
}

PreflightItem checkPodSecurity(const PreflightRequest &request, const PreflightSight &sight)
{
    if (!sight.namespaceObject)
        return unknownItem(u"pod-security"_s, sight.namespaceObject.error());
    PreflightItem item;
    item.id = u"pod-security"_s;
    const kube::Object &space = **sight.namespaceObject;
    const QString level = space.label(u"pod-security.kubernetes.io/enforce"_s);
    item.facts = {{u"enforce"_s, level},
                  {u"warn"_s, space.label(u"pod-security.kubernetes.io/warn"_s)},
                  {u"audit"_s, space.label(u"pod-security.kubernetes.io/audit"_s)},
                  {u"version"_s, space.label(u"pod-security.kubernetes.io/enforce-version"_s)}};
    // Spark sets no security context by itself, and the level "restricted" asks for one.
    if (level == "restricted"_L1)
        item.findings.append(
            finding("podsecurity-denied"_L1,
                    {{u"namespace"_s, request.namespaceName}, {u"level"_s, level}}));
    settle(item);
    return item;
}

PreflightItem checkPullSecrets(const PreflightRequest &request, const PreflightSight &sight)
{
    PreflightItem item;
    item.id = u"pull-secret"_s;
    if (!sight.account && !missing(sight.account.error()) && sight.secrets.isEmpty())
        return unknownItem(item.id, sight.account.error());
    std::optional<Error> unread;
    for (auto it = sight.secrets.cbegin(); it != sight.secrets.cend(); ++it) {
        QMap<QString, QString> row{{u"secret"_s, it.key()}};
        if (*it) {
            const QString type = (**it)->body.value("type"_L1).toString();
            row.insert(u"type"_s, type);
            if (!type.startsWith("kubernetes.io/docker"_L1))
                item.findings.append(finding("image-pull-unauthorized"_L1,
                                             {{u"secret"_s, it.key()},
                                              {u"type"_s, type},
                                              {u"namespace"_s, request.namespaceName}},
                                             {}, Finding::Severity::Warning));
        } else if (missing(it->error())) {
            item.findings.append(
                finding("secret-missing"_L1,
                        {{u"secret"_s, it.key()}, {u"namespace"_s, request.namespaceName}}));
        } else {
            unread = it->error();
        }
        item.rows.append(row);
    }
    item.facts.insert(u"secrets"_s, QString::number(sight.secrets.size()));
    settle(item);
    if (unread && item.findings.isEmpty()) {
        item.state = PreflightState::Unknown;
        item.error = unread;
    }
    return item;
}

PreflightItem checkDns(const PreflightRequest &, const PreflightSight &sight)
{
    if (!sight.dnsServices)
        return unknownItem(u"dns"_s, sight.dnsServices.error());
    PreflightItem item;
    item.id = u"dns"_s;
    item.facts.insert(u"services"_s, QString::number(sight.dnsServices->size()));
    if (!sight.dnsServices->isEmpty()) {
        const kube::Object &service = *sight.dnsServices->first();
        item.facts.insert(u"service"_s, service.name);
        item.facts.insert(u"address"_s, service.spec().value("clusterIP"_L1).toString());
    }
    if (sight.dnsPods && !sight.dnsPods->isEmpty()) {
        const int ready = readyPods(*sight.dnsPods);
        item.facts.insert(u"pods"_s, QString::number(sight.dnsPods->size()));
        item.facts.insert(u"ready"_s, QString::number(ready));
        if (ready == 0)
            item.findings.append(finding("cluster-dns-broken"_L1, item.facts));
    }
    // Some distributions run DNS as a process of the node, or under other labels.
    if (sight.dnsServices->isEmpty())
        item.findings.append(finding("cluster-dns-broken"_L1, {{u"seen"_s, u"none"_s}}, {},
                                     Finding::Severity::Warning));
    settle(item);
    return item;
}

PreflightItem checkStorage(const PreflightRequest &request, const PreflightSight &sight)
{
    if (!sight.storageClasses)
        return unknownItem(u"storage"_s, sight.storageClasses.error());
    PreflightItem item;
    item.id = u"storage"_s;
    QString byDefault;
    bool named = false;
    for (const ObjectPtr &one : *sight.storageClasses) {
        const bool standard =
            one->annotation(u"storageclass.kubernetes.io/is-default-class"_s) == "true"_L1;
        if (standard)
            byDefault = one->name;
        named |= one->name == request.storageClass;
        item.rows.append(QMap<QString, QString>{
            {u"class"_s, one->name},
            {u"default"_s, standard ? u"yes"_s : u"no"_s},
            {u"provisioner"_s, one->body.value("provisioner"_L1).toString()},
            {u"binding"_s, one->body.value("volumeBindingMode"_L1).toString()}});
    }
    item.facts = {{u"classes"_s, QString::number(sight.storageClasses->size())},
                  {u"default"_s, byDefault},
                  {u"wanted"_s, request.storageClass}};
    const bool lacking = request.storageClass.isEmpty() ? byDefault.isEmpty() : !named;
    if (request.claims && lacking)
        item.findings.append(finding("pvc-unbound"_L1, {{u"storageClass"_s, request.storageClass},
                                                        {u"default"_s, byDefault}}));
    settle(item);
    return item;
}

PreflightItem checkOperators(const PreflightRequest &, const PreflightSight &sight)
{
    if (!sight.apiGroups)
        return unknownItem(u"operators"_s, sight.apiGroups.error());
    PreflightItem item;
    item.id = u"operators"_s;
    for (const auto &[group, name] : std::to_array<std::pair<QLatin1StringView, QLatin1StringView>>(
             {{"sparkoperator.k8s.io"_L1, "kubeflow"_L1},
              {"spark.apache.org"_L1, "apache"_L1},
              {"scheduling.volcano.sh"_L1, "volcano"_L1},
              {"metrics.k8s.io"_L1, "metrics"_L1}})) {
        if (sight.apiGroups->contains(group))
            item.rows.append(QMap<QString, QString>{{u"group"_s, QString(group)},
                                                    {u"operator"_s, QString(name)}});
    }
    QStringList names;
    for (const auto &row : item.rows)
        names.append(row.value(u"operator"_s));
    item.facts.insert(u"operators"_s, names.join(u' '));
    settle(item);
    return item;
}

} // namespace firesteel::engine
