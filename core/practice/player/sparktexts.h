// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace firesteel::practice::texts {

/// What Spark 4.1.1 writes, as recorded from real runs on Kubernetes.
[[nodiscard]] QString driverStart();   ///< up to the listening web page
[[nodiscard]] QString driverBackend(); ///< until executors are asked for
[[nodiscard]] QString driverReady();   ///< block manager
[[nodiscard]] QString driverStop();    ///< from stop() on
[[nodiscard]] QString driverKilled();  ///< SIGTERM
[[nodiscard]] QString classMissing();
[[nodiscard]] QString scriptMissing();
[[nodiscard]] QString traceback();
[[nodiscard]] QString jobAborted(); ///< after the fourth lost executor
[[nodiscard]] QString executorStart();
[[nodiscard]] QString executorStop();

} // namespace firesteel::practice::texts
