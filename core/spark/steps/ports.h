// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/steps/driverfacts.h"

namespace firesteel::spark {

/// The ports of a driver. Two numbers for the block manager, as Spark reads other settings for the
/// container than for the service (native-submission §3.3).
struct DriverPorts {
    int rpc = 7078;
    int containerBlockManager = 7079;
    int serviceBlockManager = 7079;
    int ui = 4040;
    int connect = 15002; ///< 0 before 4.1: no such port
    QString containerBlockManagerKey;

    [[nodiscard]] static Result<DriverPorts> of(const DriverFacts &facts);
};

inline constexpr QLatin1StringView kRpcPort("driver-rpc-port");
inline constexpr QLatin1StringView kBlockManagerPort("blockmanager");
inline constexpr QLatin1StringView kUiPort("spark-ui");
inline constexpr QLatin1StringView kConnectPort("spark-connect");

} // namespace firesteel::spark
