// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/podmodel.h"

#include <QList>

namespace firesteel::gui {

/// The executors of an application that the cluster has removed, as they were seen last: Spark
/// takes away those that failed. From the steps that the session saw, in the order in which they
/// went; when there were more than kMostRemoved, the last of them. Any thread.
[[nodiscard]] QList<PodRow> removedExecutors(const store::SparkApp &app);

inline constexpr qsizetype kMostRemoved = 200;

} // namespace firesteel::gui
