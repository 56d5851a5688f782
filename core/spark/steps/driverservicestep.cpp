// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/driverservicestep.h"

#include "core/spark/apps/labels.h"
#include "core/spark/problem.h"
#include "core/spark/steps/ports.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr auto kPolicy = "spark.kubernetes.driver.service.ipFamilyPolicy"_L1;
constexpr auto kFamilies = "spark.kubernetes.driver.service.ipFamilies"_L1;

QJsonObject port(QLatin1StringView name, int number)
{
    return {{u"name"_s, name}, {u"port"_s, number}, {u"targetPort"_s, number}};
}

QJsonObject metadata(const DriverFacts &facts)
{
    QJsonObject labels{{label::appId, facts.appId}};
    for (const auto &[key, value] :
         facts.plan.conf.withPrefix(u"spark.kubernetes.driver.service.label."_s))
        labels.insert(key, value);
    QJsonObject annotations;
    for (const auto &[key, value] :
         facts.plan.conf.withPrefix(u"spark.kubernetes.driver.service.annotation."_s))
        annotations.insert(key, value);
    QJsonObject out{{u"name"_s, facts.serviceName}, {u"labels"_s, labels}};
    if (!annotations.isEmpty())
        out.insert(u"annotations"_s, annotations);
    return out;
}

void noteOrigins(PodDraft &draft, const QJsonObject &service, const SparkConf &conf)
{
    for (const QString &map : {u"label"_s, u"annotation"_s}) {
        const QString prefix = u"spark.kubernetes.driver.service."_s + map + u'.';
        for (const auto &[key, value] : conf.withPrefix(prefix))
            draft.note(service, u"/metadata/"_s + map + u"s/" + pointerToken(key), prefix + key);
    }
    if (conf.contains(kPolicy))
        draft.note(service, u"/spec/ipFamilyPolicy"_s, kPolicy);
    if (conf.contains(kFamilies))
        draft.note(service, u"/spec/ipFamilies"_s, kFamilies);
}

} // namespace

QLatin1StringView DriverServiceStep::className() const
{
    return "org.apache.spark.deploy.k8s.features.DriverServiceFeatureStep"_L1;
}

Result<> DriverServiceStep::check() const
{
    const QString key = u"spark.driver.bindAddress"_s;
    if (const auto value = conf().raw(key))
        return problem(Errc::InvalidValue, "bind-address"_L1,
                       {{u"key"_s, key}, {u"value"_s, *value}});
    return {};
}

Result<PodDraft> DriverServiceStep::apply(PodDraft draft) const
{
    const auto ports = DriverPorts::of(facts());
    if (!ports)
        return std::unexpected(ports.error());
    const auto policy =
        reader().oneOf(kPolicy, {u"SingleStack"_s, u"PreferDualStack"_s, u"RequireDualStack"_s});
    if (!policy)
        return std::unexpected(policy.error());
    const auto families =
        reader().oneOf(kFamilies, {u"IPv4"_s, u"IPv6"_s, u"IPv4,IPv6"_s, u"IPv6,IPv4"_s});
    if (!families)
        return std::unexpected(families.error());
    QJsonObject selector;
    for (const auto &[key, value] : facts().labels.asKeyValueRange())
        selector.insert(key, value);
    QJsonArray list{port(kRpcPort, ports->rpc), port(kBlockManagerPort, ports->serviceBlockManager),
                    port(kUiPort, ports->ui)};
    if (facts().version().atLeast(4, 1))
        list.append(port(kConnectPort, ports->connect));
    const QJsonObject service{
        {u"apiVersion"_s, u"v1"_s},
        {u"kind"_s, u"Service"_s},
        {u"metadata"_s, metadata(facts())},
        {u"spec"_s,
         QJsonObject{{u"clusterIP"_s, u"None"_s},
                     {u"ipFamilyPolicy"_s, *policy},
                     {u"ipFamilies"_s, QJsonArray::fromStringList(families->split(u','))},
                     {u"selector"_s, selector},
                     {u"ports"_s, list}}}};
    noteOrigins(draft, service, conf());
    if (facts().serviceNameReplaced) {
        draft.notices.append({u"service-name-too-long"_s,
                              {{u"name"_s, QString(facts().prefix + u"-driver-svc")},
                               {u"replacement"_s, facts().serviceName}}});
    }
    draft.postResources.append(service);
    draft.properties.set(u"spark.driver.host"_s,
                         facts().serviceName + u'.' + facts().namespaceName + u".svc");
    draft.properties.set(u"spark.driver.port"_s, QString::number(ports->rpc));
    draft.properties.set(u"spark.driver.blockManager.port"_s,
                         QString::number(ports->serviceBlockManager));
    return draft;
}

} // namespace firesteel::spark
