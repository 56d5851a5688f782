// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/preflight/podrequests.h"

#include "core/base/quantity.h"

#include <QJsonArray>

#include <algorithm>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

QString quantityText(const QJsonValue &value)
{
    return value.isDouble() ? QString::number(value.toDouble(), 'g', 17) : value.toString();
}

PodRequests containerRequests(const QJsonObject &container)
{
    const QJsonObject resources = container.value("resources"_L1).toObject();
    const QJsonObject requests = resources.value("requests"_L1).toObject();
    const QJsonObject limits = resources.value("limits"_L1).toObject();
    // The API server fills a missing request from the limit.
    const auto of = [&](QLatin1StringView what) {
        return requests.contains(what) ? requests.value(what) : limits.value(what);
    };
    return {milliOf(of("cpu"_L1)), wholeOf(of("memory"_L1))};
}

PodRequests larger(const PodRequests &a, const PodRequests &b)
{
    return {std::max(a.milliCpu, b.milliCpu), std::max(a.memory, b.memory)};
}

PodRequests sum(const PodRequests &a, const PodRequests &b)
{
    return {a.milliCpu + b.milliCpu, a.memory + b.memory};
}

} // namespace

qint64 milliOf(const QJsonValue &quantity)
{
    const auto parsed = Quantity::parse(quantityText(quantity));
    return parsed ? parsed->milli() : 0;
}

qint64 wholeOf(const QJsonValue &quantity)
{
    const auto parsed = Quantity::parse(quantityText(quantity));
    return parsed ? parsed->rounded() : 0;
}

PodRequests requestsOf(const QJsonObject &podSpec)
{
    PodRequests sidecars;
    PodRequests peak; // of the init containers, each beside the sidecars before it
    for (const QJsonValue value : podSpec.value("initContainers"_L1).toArray()) {
        const QJsonObject container = value.toObject();
        const PodRequests its = containerRequests(container);
        if (container.value("restartPolicy"_L1).toString() == "Always"_L1)
            sidecars = sum(sidecars, its);
        else
            peak = larger(peak, sum(sidecars, its));
    }
    PodRequests running = sidecars;
    for (const QJsonValue value : podSpec.value("containers"_L1).toArray())
        running = sum(running, containerRequests(value.toObject()));
    const QJsonObject overhead = podSpec.value("overhead"_L1).toObject();
    return sum(larger(running, peak),
               {milliOf(overhead.value("cpu"_L1)), wholeOf(overhead.value("memory"_L1))});
}

} // namespace firesteel::engine
