// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/objects.h"
#include "core/practice/player/jobfacts.h"

#include <QDateTime>

namespace firesteel::practice {

/// The pod that a driver asks for, as Spark 4.1's executor builder makes it.
[[nodiscard]] QJsonObject executorPod(const JobFacts &facts, const QString &prefix, int id);
[[nodiscard]] QString executorPrefix(const QString &appName, const QByteArray &random);
[[nodiscard]] QString executorMapName(const QString &prefix);
void createExecutorMap(Objects &objects, const JobFacts &facts, const QString &prefix);

/// Lines that begin with a level get log4j's date: "26/01/02 03:04:05 INFO …".
[[nodiscard]] QByteArray dated(const QString &lines, const QDateTime &now);
/// "task 0.0 in stage 0.0 (TID 0)"
[[nodiscard]] QString taskName(int task, int attempt, int stage, int tid);

} // namespace firesteel::practice
