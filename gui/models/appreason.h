// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/appfacts.h"

#include <QString>

namespace firesteel::gui {

/// Why an application is in its state, and the technical word for it.
struct ReasonText {
    QString phrase; ///< one line without a stop; empty: nothing is known
    QString term;   ///< never translated; may be empty
};

/// From the deepest cause that pod, containers, executors and events tell. In the language of the
/// moment. Any thread.
[[nodiscard]] ReasonText shownReason(const AppFacts &facts);

} // namespace firesteel::gui
