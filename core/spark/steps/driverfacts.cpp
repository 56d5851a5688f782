// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/driverfacts.h"

#include "core/spark/apps/labels.h"
#include "core/spark/names.h"
#include "core/spark/problem.h"

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr qsizetype kServiceNameLength = 63;

} // namespace

QString withAppId(QString text, const QString &appId)
{
    return text.replace("{{APP_ID}}"_L1, appId).replace("{{EXECUTOR_ID}}"_L1, QString());
}

Result<DriverFacts> DriverFacts::of(const SubmitPlan &plan, IdSource &ids, const Clock &clock)
{
    DriverFacts facts(plan);
    // An executor's volumes are looked at first, so that a mistake in them does not wait for the
    // driver.
    if (const auto executor = readVolumes(facts.conf, u"executor"_s, plan.version); !executor)
        return std::unexpected(executor.error());
    auto volumes = readVolumes(facts.conf, u"driver"_s, plan.version);
    if (!volumes)
        return std::unexpected(volumes.error());
    facts.volumes = *volumes;

    facts.appId = applicationId(ids);
    facts.appName = plan.conf.raw(u"spark.app.name"_s, u"spark"_s);
    facts.prefix = resourceNamePrefix(facts.appName, uniqueId(ids, clock));
    const auto space = facts.conf.text(u"spark.kubernetes.namespace"_s);
    if (!space)
        return std::unexpected(space.error());
    facts.namespaceName = space->value_or(u"default"_s);
    const auto pod = facts.conf.text(u"spark.kubernetes.driver.pod.name"_s);
    if (!pod)
        return std::unexpected(pod.error());
    facts.podName = pod->value_or(facts.prefix + u"-driver");
    facts.serviceName = facts.prefix + u"-driver-svc";
    if (facts.serviceName.size() > kServiceNameLength) {
        facts.serviceName = u"spark-"_s + uniqueId(ids, clock) + u"-driver-svc";
        facts.serviceNameReplaced = true;
    }
    facts.confMapName = driverConfMapName(uniqueId(ids, clock));
    facts.localDirId = ids.uuid();
    return facts;
}

Result<> DriverFacts::settleLabels()
{
    const QString labelPrefix = u"spark.kubernetes.driver.label."_s;
    const QMap<QString, QString> own{{label::version, version().text()},
                                     {label::appId, appId},
                                     {label::appName, appNameLabel(appName)},
                                     {label::role, label::driver}};
    labels = own;
    for (const auto &[key, value] : plan.conf.withPrefix(labelPrefix)) {
        if (own.contains(key)) {
            return problem(Errc::InvalidValue, "reserved-label"_L1,
                           {{u"key"_s, QString(labelPrefix + key)}, {u"value"_s, value}});
        }
        labels.insert(key, version().atLeast(4, 0) ? withAppId(value, appId) : value);
    }
    return {};
}

} // namespace firesteel::spark
