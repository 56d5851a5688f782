// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QString>

namespace firesteel::gui {

/// One failure in words for a person at the window: what happened, and what to do next. Each is one
/// sentence or two without a line break, in the language of the moment: ask anew after
/// QEvent::LanguageChange.
struct Sentence {
    QString what;
    QString next;
    bool operator==(const Sentence &) const = default;
};

/// From the code and the context of an error. Main thread.
[[nodiscard]] Sentence sentenceFor(const Error &error);

/// The far side's own text, for "Details": without secrets and control characters, at most 2000
/// characters; empty if it adds nothing to the sentence.
[[nodiscard]] QString detailsOf(const Error &error);

} // namespace firesteel::gui
