// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/sparkapp.h"

#include <QColor>
#include <QPalette>

namespace firesteel::gui {

enum class Scheme { Light, Dark, HighContrast };

/// The colours of one scheme: grey steel, one petrol accent, and colour only where something is
/// known. A value; painters and delegates ask it at the moment they paint and keep no colour, for
/// the scheme may change at any time. Every ink has a contrast of at least 4.5 on every ground it
/// is used on (tests/gui/tst_theme.cpp); a label inside a bar stands on laneWeak or seriesHeapFree.
struct Tokens {
    Scheme scheme = Scheme::Light;

    // grounds
    QColor window; ///< bars around the page
    QColor base;   ///< the page
    QColor raised; ///< buttons, notices
    QColor select; ///< selected row or place
    QColor hover;

    // inks
    QColor text;
    QColor text2; ///< secondary
    QColor text3; ///< technical term, hint, line number, whatever is stale
    QColor disabled;
    QColor accent; ///< link, tab, focus
    QColor accentFill;
    QColor onAccentFill;

    // lines
    QColor line;
    QColor lineStrong;
    QColor field; ///< border of an input

    // states
    QColor failed;
    QColor unknown;
    QColor waiting; ///< and warnings
    QColor starting;
    QColor running;
    QColor succeeded;
    QColor stopped;
    QColor production;

    // grounds that go along with a word and an icon, never alone
    QColor tintFailed;
    QColor tintWaiting;
    QColor tintUnknown;
    bool tintsAreFrames = false; ///< high contrast: no tint, a 1 px frame in the state's ink
    QColor mark;                 ///< hit, difference
    QColor added;
    QColor removed;

    // code
    QColor yamlKey;
    QColor yamlString;
    QColor yamlNumber;

    // charts: a legend in words with values goes along
    QColor seriesHeapUsed;
    QColor seriesHeapFree;
    QColor seriesJvm;
    QColor seriesPython;
    QColor laneStrong;
    QColor laneWeak;

    [[nodiscard]] static Tokens forScheme(Scheme scheme);
    /// For a system in high contrast: its own grounds, inks and lines, and only the state colours
    /// from here (of the scheme that is readable on its ground).
    [[nodiscard]] static Tokens forSystem(const QPalette &system);

    [[nodiscard]] QColor state(store::AppState state) const;

    bool operator==(const Tokens &) const = default;
};

/// The token that holds a state's colour.
[[nodiscard]] QColor Tokens::*stateInk(store::AppState state);

/// How much two colours differ, 1 to 21 (WCAG 2.2, "contrast ratio").
[[nodiscard]] double contrastRatio(const QColor &a, const QColor &b);

/// Pure black on pure white or the other way round: what systems call high contrast.
[[nodiscard]] bool isHighContrast(const QPalette &palette);

/// Of the widgets that the platform's style draws and of all that paints from a palette.
[[nodiscard]] QPalette paletteFor(const Tokens &tokens);

} // namespace firesteel::gui
