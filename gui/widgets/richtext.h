// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace firesteel::gui {

class Theme;

/// Plain text as rich text: `name` becomes monospace, **word** semibold; everything else is
/// escaped. So that a sentence can be translated as one, and a name in it never makes markup.
/// Where a backquote or asterisk has no partner, it stays what it is. Not to be kept: fonts change.
[[nodiscard]] QString richText(const QString &text, const Theme &theme);

/// For accessible names and tool tips: the same without the marks.
[[nodiscard]] QString withoutMarks(const QString &text);

/// A name (of a cluster, pod, file) made safe to stand inside a text for richText().
[[nodiscard]] QString asCode(const QString &name);

} // namespace firesteel::gui
