// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/errc.h"

#include <QLatin1StringView>

#include <span>

namespace firesteel::gui {

/// The words for one kind of failure. {name} stands for a particular of the error; besides its own
/// there are {server}, {object} and {file}, which are never empty. Translated in the context
/// "Sentences"; the particulars go in afterwards.
struct ErrcRow {
    Errc code;
    QLatin1StringView needs; ///< particulars that must be there, with blanks between; "key=value"
                             ///< asks for that value. The first row that fits counts.
    const char *what;
    const char *next;
};
[[nodiscard]] std::span<const ErrcRow> errcRows();

/// The same for what is wrong in a submission, by the particular "problem" of the error.
struct ProblemRow {
    QLatin1StringView problem;
    const char *what;
    const char *next;
};
[[nodiscard]] std::span<const ProblemRow> problemRows();

} // namespace firesteel::gui
