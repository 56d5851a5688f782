// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QString>

namespace firesteel::engine {

/// What a pod asks of its node, as the scheduler counts it (Kubernetes, "Sharing and init
/// containers": the larger of the containers' sum and each init container, plus overhead).
struct PodRequests {
    qint64 milliCpu = 0;
    qint64 memory = 0; ///< bytes
    bool operator==(const PodRequests &) const = default;
};
[[nodiscard]] PodRequests requestsOf(const QJsonObject &podSpec);

/// A quantity in thousandths, or in whole units; 0 for what is none.
[[nodiscard]] qint64 milliOf(const QJsonValue &quantity);
[[nodiscard]] qint64 wholeOf(const QJsonValue &quantity);

} // namespace firesteel::engine
