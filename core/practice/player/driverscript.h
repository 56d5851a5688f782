// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/player/jobfacts.h"
#include "core/practice/timeline.h"

#include <QList>
#include <QString>

namespace firesteel::practice {

/// One thing that a driver does, `delay` after the one before it.
struct Step {
    enum class Kind {
        Say,              ///< text: lines; those that begin with a level get log4j's date
        OpenUi,           ///< from now on the UI's port answers
        RequestExecutors, ///< count more pods
        AwaitExecutors,   ///< until count have registered
        BeginJob,         ///< text: its call site; job, count: stages, sql: of a query
        BeginStage,       ///< text: call site; stage, count: tasks
        StartTask,        ///< stage, task, attempt, tid, executor
        FinishTask,       ///< the same; took, count: tasks of the stage
        EndStage,
        EndJob,
        KillExecutor,  ///< executor: the kernel kills it for its memory while it runs task
        StopExecutors, ///< told to end, then their pods are deleted
        Exit           ///< count: the code; text: the reason if it is no usual one
    };
    Kind kind = Kind::Say;
    milliseconds delay{0};
    QString text{};
    int count = 0;
    int job = 0;
    int stage = 0;
    int task = 0;
    int attempt = 0;
    int tid = 0;
    int executor = 0;
    milliseconds took{0};
    bool sql = false;
};

/// The whole course of a job, as data. Placeholders in texts: {host}, {ip}, {app}, {script},
/// {class}, {memory}, {ui}, {job-took}.
[[nodiscard]] QList<Step> driverScript(const JobFacts &facts);

} // namespace firesteel::practice
