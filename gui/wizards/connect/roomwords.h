// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/canary/canaryjob.h"
#include "core/engine/preflight/preflight.h"

#include <QString>

namespace firesteel::gui {

// Words of "Can Spark run here?", in the language of the moment. Main thread.

[[nodiscard]] QString preflightTitle(const QString &id); ///< "Server version"
/// What was seen, in a few words; empty if nothing is to be said.
[[nodiscard]] QString preflightText(const engine::PreflightItem &item);
/// How it is with it, in a word: "good", "stands in the way".
[[nodiscard]] QString preflightStateText(const engine::PreflightItem &item);
/// "Quota: good".
[[nodiscard]] QString withState(const QString &title, const QString &state);
/// It could not be looked at; what needs no look is none of these.
[[nodiscard]] bool isUnseen(const engine::PreflightItem &item);
[[nodiscard]] QString canaryStageText(engine::CanaryJob::Stage stage, const QString &detail);
/// One line for each thing that the pod has told.
[[nodiscard]] QStringList canaryLines(const engine::CanaryReport &report);

} // namespace firesteel::gui
