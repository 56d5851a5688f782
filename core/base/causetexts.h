// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <array>
#include <span>

namespace firesteel {

/// The words for one kind of finding: a sentence or two of explanation, and what to do, the best
/// first. {name} stands for a particular of the finding. English, marked for translation in the
/// context "Causes": the terminal shows them as they are, the window translates them first and then
/// fills the particulars in.
struct CauseText {
    QLatin1StringView detail; ///< slug of core/base/causes
    QLatin1StringView needs;  ///< particulars that must be there, with blanks between; "key=value"
                              ///< asks for that value. The first row that fits counts,
                              ///< one without needs after all others.
    const char *explanation;
    std::array<const char *, 4> fixes; ///< null pointers at the end
};
[[nodiscard]] std::span<const CauseText> causeTexts();

/// The row for a finding, by its detail, else by its cause; null if there is none.
[[nodiscard]] const CauseText *causeText(const Finding &finding);

/// What becomes of a {name} that is not among the particulars.
enum class UnknownNames {
    Stay, ///< as they are
    Go    ///< nothing is put in their place
};
/// `text` with {name} replaced by the particulars, in one pass: a value with braces in it stays as
/// it is.
[[nodiscard]] QString filledIn(const QString &text, const QMap<QString, QString> &context,
                               UnknownNames unknown = UnknownNames::Stay);

/// In English, filled in.
struct CauseWords {
    QString explanation;
    QStringList fixes;
};
[[nodiscard]] CauseWords causeWords(const Finding &finding);

} // namespace firesteel
