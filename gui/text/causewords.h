// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"

#include <QString>
#include <QStringList>

namespace firesteel::gui {

/// A finding in words for a person at the window: what is so, and what helps, the best first. In
/// the language of the moment: ask anew after QEvent::LanguageChange.
struct CauseSentence {
    QString what;
    QStringList next;
    bool operator==(const CauseSentence &) const = default;
};

/// The translated row of core/base/causetexts, with the particulars of the finding filled in. A
/// finding that has no row yet is named by its slug. Main thread.
[[nodiscard]] CauseSentence causeSentence(const Finding &finding);

/// What a finding rests on, for "Details": a line for each evidence, without secrets.
[[nodiscard]] QStringList evidenceLines(const Finding &finding);

} // namespace firesteel::gui
