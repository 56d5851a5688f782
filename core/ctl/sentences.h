// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QString>

namespace firesteel::ctl {

/// One failure in words: what happened, and what to do next. Each is one sentence without a line
/// break.
struct Sentence {
    QString what;
    QString next;
    bool operator==(const Sentence &) const = default;
};

/// The words for an error, made from its code and context alone. English; the window has its own,
/// translated set in gui/text. Pure.
[[nodiscard]] Sentence sentenceFor(const Error &error);

/// Three lines for a terminal: "error: …", "  next: …", and "  details: …" where the far side's own
/// text adds something. Control characters are taken out; ends with a line feed.
[[nodiscard]] QString errorText(const Error &error);

} // namespace firesteel::ctl
