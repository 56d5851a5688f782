// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/appfilter.h"

#include <QString>

namespace firesteel::gui {

/// What of a filter was not understood, as a short sentence. Main thread.
[[nodiscard]] QString filterProblem(const AppFilter::Problem &problem);

} // namespace firesteel::gui
