// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/spark/conf/confreader.h"
#include "core/spark/plan/submitplan.h"

namespace firesteel::spark {

/// What the driver's container asks for (native-submission §3.1), in MiB.
struct DriverMemory {
    qint64 heap = 1024;
    qint64 overhead = 384;
    double defaultFactor = 0.1; ///< handed on to executors as spark.kubernetes.memoryOverheadFactor
    QString heapKey;            ///< the settings that decided, for provenance
    QString overheadKey;

    [[nodiscard]] qint64 total() const { return heap + overhead; }
};

/// InvalidValue with "key" for a setting that is not of its type or range.
[[nodiscard]] Result<DriverMemory> driverMemory(const ConfReader &conf, AppKind kind,
                                                const SparkVersion &version);

} // namespace firesteel::spark
