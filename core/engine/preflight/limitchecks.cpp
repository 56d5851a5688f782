// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/preflight/limitchecks.h"

#include "core/engine/preflight/podrequests.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

namespace {

enum class Measure { Pods, Cpu, Memory };

/// What of a quota concerns a job's pods; nullopt: nothing.
struct QuotaKey {
    QLatin1StringView key;
    Measure measure;
    bool limit; ///< counts limits, not requests
};
constexpr auto kQuotaKeys = std::to_array<QuotaKey>({
    {"pods"_L1, Measure::Pods, false},
    {"count/pods"_L1, Measure::Pods, false},
    {"cpu"_L1, Measure::Cpu, false},
    {"requests.cpu"_L1, Measure::Cpu, false},
    {"memory"_L1, Measure::Memory, false},
    {"requests.memory"_L1, Measure::Memory, false},
    {"limits.cpu"_L1, Measure::Cpu, true},
    {"limits.memory"_L1, Measure::Memory, true},
});

qint64 valueOf(const QJsonValue &quantity, Measure measure)
{
    return measure == Measure::Cpu ? milliOf(quantity) : wholeOf(quantity);
}

/// The default limit that a limit range gives to a container without one; nullopt: none.
std::optional<qint64> defaultLimit(const PreflightSight &sight, QLatin1StringView what)
{
    for (const ObjectPtr &range : sight.limitRanges.value_or(QList<ObjectPtr>())) {
        for (const QJsonValue value : range->spec().value("limits"_L1).toArray()) {
            const QJsonObject limit = value.toObject();
            if (limit.value("type"_L1).toString() != "Container"_L1)
                continue;
            const QJsonObject given = limit.value("default"_L1).toObject();
            const QJsonObject most = limit.value("max"_L1).toObject();
            const QJsonValue found = given.contains(what) ? given.value(what) : most.value(what);
            if (!found.isUndefined())
                return what == "cpu"_L1 ? milliOf(found) : wholeOf(found);
        }
    }
    return {};
}

/// What one pod takes of a quota's key; nullopt: it has no such limit, and the quota wants one.
std::optional<qint64> taken(const QuotaKey &key, const PodDemand &pod, const PreflightSight &sight)
{
    switch (key.measure) {
    case Measure::Pods:
        return 1;
    case Measure::Memory:
        return pod.memory;
    case Measure::Cpu:
        if (!key.limit)
            return pod.milliCpu;
        return pod.milliCpuLimit ? pod.milliCpuLimit : defaultLimit(sight, "cpu"_L1);
    }
    return 0;
}

bool concernsDrivers(const QJsonObject &spec)
{
    // Drivers and executors have no deadline of their own and are not of the class BestEffort.
    const QJsonArray scopes = spec.value("scopes"_L1).toArray();
    return !scopes.contains("Terminating"_L1) && !scopes.contains("BestEffort"_L1) &&
           !spec.contains("scopeSelector"_L1);
}

void checkKey(PreflightItem &item, const PreflightRequest &request, const PreflightSight &sight,
              const kube::Object &quota, const QuotaKey &key)
{
    const QJsonObject hard =
        quota.status().value("hard"_L1).toObject(quota.spec().value("hard"_L1).toObject());
    if (!hard.contains(key.key))
        return;
    const qint64 most = valueOf(hard.value(key.key), key.measure);
    const qint64 used =
        valueOf(quota.status().value("used"_L1).toObject().value(key.key), key.measure);
    const QMap<QString, QString> about{{u"quota"_s, quota.name}, {u"resource"_s, QString(key.key)}};
    const auto driver = taken(key, request.driver, sight);
    const auto executor = taken(key, request.executor, sight);
    if (!driver || !executor) {
        item.findings.append(finding("quota-limits-required"_L1, about));
        return;
    }
    const qint64 left = most - used;
    const qint64 asked = *driver + *executor * request.executors;
    QMap<QString, QString> row = about;
    row.insert(u"kind"_s, key.measure == Measure::Cpu      ? u"cpu"_s
                          : key.measure == Measure::Memory ? u"memory"_s
                                                           : u"count"_s);
    row.insert(u"hard"_s, QString::number(most));
    row.insert(u"used"_s, QString::number(used));
    row.insert(u"left"_s, QString::number(left));
    row.insert(u"asked"_s, QString::number(asked));
    item.rows.append(row);
    if (asked <= left)
        return;
    // A driver with at least one executor can work; it waits for the others.
    const qint64 least = *driver + (request.executors > 0 ? *executor : 0);
    const bool starts = least <= left;
    const qint64 fitting = *executor > 0 && left > *driver ? (left - *driver) / *executor : 0;
    QMap<QString, QString> context = row;
    context.insert(u"executors"_s, QString::number(std::max<qint64>(0, fitting)));
    context.insert(u"wanted"_s, QString::number(request.executors));
    if (starts)
        context.insert(u"partly"_s, u"yes"_s);
    item.findings.append(finding("quota-exceeded"_L1, context, {},
                                 starts ? Finding::Severity::Warning : Finding::Severity::Problem));
}

struct Asked {
    QString pod; ///< "driver" or "executor"
    PodDemand demand;
};

/// One bound of a limit range against one pod.
void checkBounds(PreflightItem &item, const QJsonObject &limit, const QString &range,
                 const Asked &pod, QLatin1StringView what)
{
    const bool cpu = what == "cpu"_L1;
    const auto of = [&](QLatin1StringView key) -> std::optional<qint64> {
        const QJsonValue value = limit.value(key).toObject().value(what);
        if (value.isUndefined())
            return {};
        return cpu ? milliOf(value) : wholeOf(value);
    };
    const std::optional<qint64> most = of("max"_L1);
    const std::optional<qint64> least = of("min"_L1);
    const std::optional<qint64> byDefault = of("default"_L1) ? of("default"_L1) : most;
    const qint64 asked = cpu ? pod.demand.milliCpu : pod.demand.memory;
    const bool container = limit.value("type"_L1).toString() == "Container"_L1;
    const std::optional<qint64> own = cpu ? pod.demand.milliCpuLimit : pod.demand.memory;
    // The limit that the pod will have; where there is none, the request stands for it.
    const qint64 upper = own.value_or(container ? byDefault.value_or(asked) : asked);
    QMap<QString, QString> context{{u"limitRange"_s, range},
                                   {u"pod"_s, pod.pod},
                                   {u"resource"_s, QString(what)},
                                   {u"asked"_s, QString::number(asked)}};
    const auto say = [&](QLatin1StringView slug, const QString &bound, qint64 value) {
        context.insert(u"bound"_s, bound);
        context.insert(u"limit"_s, QString::number(value));
        item.findings.append(finding(slug, context));
    };
    if (most && std::max(asked, upper) > *most)
        say("limitrange-violation"_L1, u"max"_s, *most);
    else if (least && asked < *least)
        say("limitrange-violation"_L1, u"min"_s, *least);
    else if (asked > upper)
        say("pod-spec-invalid-resources"_L1, u"default"_s, upper);
    const double ratio =
        limit.value("maxLimitRequestRatio"_L1).toObject().value(what).toString().toDouble();
    if (ratio > 0 && asked > 0 && double(upper) / double(asked) > ratio)
        say("limitrange-violation"_L1, u"ratio"_s, qint64(ratio));
}

} // namespace

PreflightItem checkQuota(const PreflightRequest &request, const PreflightSight &sight)
{
    if (!sight.quotas)
        return unknownItem(u"quota"_s, sight.quotas.error());
    PreflightItem item;
    item.id = u"quota"_s;
    int counted = 0;
    for (const ObjectPtr &quota : *sight.quotas) {
        if (!concernsDrivers(quota->spec()))
            continue;
        ++counted;
        for (const QuotaKey &key : kQuotaKeys)
            checkKey(item, request, sight, *quota, key);
    }
    item.facts.insert(u"quotas"_s, QString::number(counted));
    std::ranges::stable_sort(item.findings, {},
                             [](const Finding &one) { return -int(one.severity); });
    settle(item);
    return item;
}

PreflightItem checkLimitRanges(const PreflightRequest &request, const PreflightSight &sight)
{
    if (!sight.limitRanges)
        return unknownItem(u"limit-range"_s, sight.limitRanges.error());
    PreflightItem item;
    item.id = u"limit-range"_s;
    item.facts.insert(u"limitRanges"_s, QString::number(sight.limitRanges->size()));
    QList<Asked> pods{{u"driver"_s, request.driver}};
    if (request.executors > 0)
        pods.append({u"executor"_s, request.executor});
    for (const ObjectPtr &range : *sight.limitRanges) {
        for (const QJsonValue value : range->spec().value("limits"_L1).toArray()) {
            const QJsonObject limit = value.toObject();
            const QString type = limit.value("type"_L1).toString();
            if (type != "Container"_L1 && type != "Pod"_L1)
                continue;
            for (const Asked &pod : pods) {
                checkBounds(item, limit, range->name, pod, "cpu"_L1);
                checkBounds(item, limit, range->name, pod, "memory"_L1);
            }
        }
    }
    settle(item);
    return item;
}

} // namespace firesteel::engine
