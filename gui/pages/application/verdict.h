// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/appfacts.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace firesteel::gui {

// What is said of one application in its head and its summary. In the language of the moment. Main
// thread.

/// "etl-orders failed after 4 min 12 s".
[[nodiscard]] QString verdictTitle(const AppFacts &facts, const QDateTime &now);
/// Beside the title: "ended 13:53:46, 20 min ago", "3 of 3 executors".
[[nodiscard]] QString verdictNote(const AppFacts &facts, const QDateTime &now);
/// Why, in one sentence, for richText(); never empty.
[[nodiscard]] QString verdictSentence(const AppFacts &facts);

/// Where the proof is: a place on the application's page.
struct Proof {
    QString text;
    QString tab; ///< as ApplicationPage::open() takes it
};
[[nodiscard]] QList<Proof> proofs(const store::SparkApp &app);

/// What to do about it, most promising first; empty: nothing.
[[nodiscard]] QStringList advice(const AppFacts &facts);

struct Fact {
    QString label;
    QString value;
    QString hover;
    bool monospace = false;
    bool verbatim = false; ///< the value is a name of the cluster, as those in monospace are
};
[[nodiscard]] QList<Fact> appFactList(const AppFacts &facts, const QDateTime &now);

} // namespace firesteel::gui
