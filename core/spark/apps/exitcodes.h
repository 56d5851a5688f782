// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>

namespace firesteel::spark {

/// What an exit code of a Spark driver or executor tells (native-submission §12.3).
enum class ExitCause {
    Success,
    GenericError,
    UncaughtException,        ///< 10, 50
    TooManyExecutorFailures,  ///< 11, of a driver
    JvmOutOfMemory,           ///< 52
    NoLocalDirectory,         ///< 53
    ExternalStore,            ///< 54, 55
    HeartbeatFailure,         ///< 56
    KilledByTaskReaper,       ///< 57
    BlockManagerRegistration, ///< 58
    MainClassMissing,         ///< 101, of a driver
    NotExecutable,            ///< 126
    CommandNotFound,          ///< 127
    Killed,                   ///< 137: SIGKILL, often the kernel for lack of memory
    SegmentationFault,        ///< 139
    Terminated,               ///< 143: SIGTERM
    MinusOne,                 ///< 255
    Unexpected,
};

[[nodiscard]] ExitCause exitCause(int exitCode);
/// A stable word such as "jvm-out-of-memory", for JSON output.
[[nodiscard]] QLatin1StringView exitCauseSlug(ExitCause cause);
/// A few English words for log lines of a terminal.
[[nodiscard]] QLatin1StringView exitCauseText(ExitCause cause);

} // namespace firesteel::spark
