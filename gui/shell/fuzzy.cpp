// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/fuzzy.h"

#include <QString>

#include <algorithm>
#include <vector>

namespace firesteel::gui {

namespace {

constexpr int kNone = -1'000'000;

/// Letters that Unicode does not take apart into a plain one and an accent.
QChar withoutStroke(QChar letter)
{
    switch (letter.unicode()) {
    case u'ł':
        return u'l';
    case u'ø':
        return u'o';
    case u'đ':
        return u'd';
    default:
        return letter;
    }
}

/// Lower case, accents taken off; marks where words begin.
struct Letters {
    QString text;
    std::vector<bool> begins;
};

Letters lettersOf(QStringView text, bool keepBlanks)
{
    Letters letters;
    bool begin = true;
    QChar before;
    for (const QChar one : text) {
        const bool upper = one.isUpper() && before.isLower();
        for (const QChar part : QString(one).normalized(QString::NormalizationForm_KD)) {
            if (part.category() == QChar::Mark_NonSpacing)
                continue;
            const bool letter = part.isLetterOrNumber();
            if (letter || keepBlanks) {
                letters.text += withoutStroke(part.toCaseFolded());
                letters.begins.push_back(letter && (begin || upper));
            }
            begin = !letter;
        }
        before = one;
    }
    return letters;
}

} // namespace

std::optional<int> fuzzyScore(QStringView pattern, QStringView text)
{
    const Letters wanted = lettersOf(pattern, false);
    const Letters given = lettersOf(text, true);
    const qsizetype rows = wanted.text.size();
    const qsizetype columns = given.text.size();
    if (rows == 0)
        return 0;
    // best[j]: of the pattern so far with its last letter at j
    std::vector<int> best(size_t(columns), kNone);
    for (qsizetype i = 0; i < rows; ++i) {
        std::vector<int> next(size_t(columns), kNone);
        int reachable = i == 0 ? 0 : kNone; // the best of all that end further to the left
        for (qsizetype j = 0; j < columns; ++j) {
            const int run = i > 0 && j > 0 ? best[size_t(j - 1)] : kNone;
            if (given.text[j] == wanted.text[i]) {
                const int letter = given.begins[size_t(j)] ? 10 : 1;
                next[size_t(j)] = std::max(reachable, run + 6) + letter;
            }
            if (i > 0)
                reachable = std::max(reachable, best[size_t(j)]);
        }
        best = std::move(next);
    }
    const auto score = std::max_element(best.begin(), best.end());
    if (score == best.end() || *score < 0)
        return std::nullopt;
    return *score * 8 - int(std::min<qsizetype>(columns, 80));
}

} // namespace firesteel::gui
