// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace firesteel::gui {

class Theme;

/// Plain text as rich text: `name` becomes monospace, **word** semibold, !!name!! semibold in the
/// production colour; everything else is escaped. So that a sentence can be translated as one, and
/// a name in it never makes markup. A mark without a partner stays what it is. `lineHeight` in px;
/// 0: that of running text. Not to be kept: make it anew on Theme::changed().
[[nodiscard]] QString richText(const QString &text, const Theme &theme, int lineHeight = 0);

/// For accessible names and tool tips: the same without the marks.
[[nodiscard]] QString withoutMarks(const QString &text);

/// A name (of a cluster, pod, file) made safe to stand inside a text for richText().
[[nodiscard]] QString asCode(const QString &name);

} // namespace firesteel::gui
