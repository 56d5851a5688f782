// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/submission.h"
#include "core/store/sparkapp.h"

#include <chrono>
#include <functional>
#include <memory>

class QWidget;

namespace firesteel::gui {

struct Services;

/// How long a run of this name is to be expected to take: as long as the longest of those that have
/// ended and can still be seen, at least an hour. Pure.
[[nodiscard]] std::chrono::seconds
expectedRun(const QList<std::shared_ptr<const store::SparkApp>> &apps, const QString &namespaceName,
            const QString &name);

/// Asks before a submission where there is reason to: on a production cluster the name of the job
/// is typed, and where our access ends before the job is likely to, that is said. `go` is called at
/// once where there is nothing to ask, later where the answer is yes, and never once `parent` is
/// gone or another cluster is open. Main thread; with an open session.
void askBeforeSubmit(QWidget *parent, const Services &services, const spark::Submission &submission,
                     std::function<void()> go);

} // namespace firesteel::gui
