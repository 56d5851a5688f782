// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/apps/exitcodes.h"

#include <array>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

struct Row {
    ExitCause cause;
    QLatin1StringView slug;
    QLatin1StringView text;
};

// In the order of the enumeration.
constexpr auto kRows = std::to_array<Row>({
    {ExitCause::Success, "success"_L1, "success"_L1},
    {ExitCause::GenericError, "generic-error"_L1, "an error that the program reported itself"_L1},
    {ExitCause::UncaughtException, "uncaught-exception"_L1, "an exception that nothing caught"_L1},
    {ExitCause::TooManyExecutorFailures, "too-many-executor-failures"_L1,
     "too many executors failed"_L1},
    {ExitCause::JvmOutOfMemory, "jvm-out-of-memory"_L1, "the JVM ran out of memory"_L1},
    {ExitCause::NoLocalDirectory, "no-local-directory"_L1, "no local directory could be made"_L1},
    {ExitCause::ExternalStore, "external-store"_L1, "an external block store failed"_L1},
    {ExitCause::HeartbeatFailure, "heartbeat-failure"_L1, "the driver could not be reached"_L1},
    {ExitCause::KilledByTaskReaper, "killed-by-task-reaper"_L1,
     "a cancelled task would not end"_L1},
    {ExitCause::BlockManagerRegistration, "block-manager-registration"_L1,
     "the block manager could not register again"_L1},
    {ExitCause::MainClassMissing, "main-class-missing"_L1, "the main class was not found"_L1},
    {ExitCause::NotExecutable, "not-executable"_L1, "the command cannot be executed"_L1},
    {ExitCause::CommandNotFound, "command-not-found"_L1, "the command was not found"_L1},
    {ExitCause::Killed, "killed"_L1, "killed (SIGKILL), possibly for lack of memory"_L1},
    {ExitCause::SegmentationFault, "segmentation-fault"_L1, "a segmentation fault (SIGSEGV)"_L1},
    {ExitCause::Terminated, "terminated"_L1, "asked to end (SIGTERM)"_L1},
    {ExitCause::MinusOne, "minus-one"_L1, "the program ended with -1"_L1},
    {ExitCause::Unexpected, "unexpected"_L1, "a code that is not Spark's"_L1},
});

} // namespace

ExitCause exitCause(int exitCode)
{
    switch (exitCode) {
    case 0:
        return ExitCause::Success;
    case 1:
        return ExitCause::GenericError;
    case 10:
    case 50:
    case 51:
        return ExitCause::UncaughtException;
    case 11:
        return ExitCause::TooManyExecutorFailures;
    case 52:
        return ExitCause::JvmOutOfMemory;
    case 53:
        return ExitCause::NoLocalDirectory;
    case 54:
    case 55:
        return ExitCause::ExternalStore;
    case 56:
        return ExitCause::HeartbeatFailure;
    case 57:
        return ExitCause::KilledByTaskReaper;
    case 58:
        return ExitCause::BlockManagerRegistration;
    case 101:
        return ExitCause::MainClassMissing;
    case 126:
        return ExitCause::NotExecutable;
    case 127:
        return ExitCause::CommandNotFound;
    case 137:
        return ExitCause::Killed;
    case 139:
        return ExitCause::SegmentationFault;
    case 143:
        return ExitCause::Terminated;
    case 255:
        return ExitCause::MinusOne;
    default:
        return ExitCause::Unexpected;
    }
}

QLatin1StringView exitCauseSlug(ExitCause cause)
{
    return kRows.at(static_cast<std::size_t>(cause)).slug;
}

QLatin1StringView exitCauseText(ExitCause cause)
{
    return kRows.at(static_cast<std::size_t>(cause)).text;
}

} // namespace firesteel::spark
