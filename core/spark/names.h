// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"

#include <QString>

namespace firesteel::spark {

/// Names and identifiers as Spark makes them (native-submission §2).

/// "spark-" and 32 hexadecimal digits.
[[nodiscard]] QString applicationId(IdSource &ids);
/// Six random hexadecimal digits and the low 40 bits of the time in milliseconds, without padding.
[[nodiscard]] QString uniqueId(IdSource &ids, const Clock &clock);
/// What the names of a submission's objects begin with: "<name>-<unique>", made fit for Kubernetes.
[[nodiscard]] QString resourceNamePrefix(const QString &appName, const QString &unique);
/// The label spark-app-name.
[[nodiscard]] QString appNameLabel(const QString &appName);
/// The host name of an executor pod (§2.6).
[[nodiscard]] QString executorHostName(const QString &podName);
/// Whether spark.kubernetes.executor.podNamePrefix is one that the driver will accept (§2.5).
[[nodiscard]] bool isExecutorPrefix(const QString &prefix);
/// "spark-drv-<unique>-conf-map".
[[nodiscard]] QString driverConfMapName(const QString &unique);

} // namespace firesteel::spark
