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

/// From the deepest cause that pod, containers, executors and events tell, and the exception that
/// the driver's log ends with, where that is known. In the language of the moment. Any thread.
[[nodiscard]] ReasonText shownReason(const AppFacts &facts);

/// The same without what the log says.
[[nodiscard]] ReasonText clusterReason(const AppFacts &facts);

/// The program ended by itself, with an exit code, and its log says why.
[[nodiscard]] bool hasLastWords(const AppFacts &facts);

} // namespace firesteel::gui
