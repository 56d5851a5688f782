// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/theme/tokens.h"

#include <QColor>
#include <QString>
#include <QStringList>

namespace firesteel::gui {

struct ClusterChoice;
struct Services;

/// What every window shows of the cluster that is open, so that nobody takes it for another one.
struct ClusterMarks {
    bool production = false;
    QString label;                    ///< "STAGE"; may be empty
    QColor Tokens::*colour = nullptr; ///< of the edge and the picker; null: none
    bool readOnly = false;            ///< nothing is written to it from here
    bool unverified = false;          ///< anybody could answer in its place
    bool clearText = false;           ///< plain HTTP to another computer
    bool operator==(const ClusterMarks &) const = default;

    [[nodiscard]] bool any() const { return production || colour != nullptr; } ///< has an edge
};

/// Of the cluster that is open, or about to be. Main thread.
[[nodiscard]] ClusterMarks clusterMarks(const Services &services);

/// Of one in a list, as far as it is known without a connection: whether it can be trusted.
[[nodiscard]] ClusterMarks trustMarks(const ClusterChoice &choice);

/// The colours that a cluster may have, by the name that is kept: "petrol", "blue", "green" …
[[nodiscard]] QStringList clusterColours();
/// The same colour as token; null for an empty or unknown name.
[[nodiscard]] QColor Tokens::*clusterColour(const QString &name);
/// In the language of the moment.
[[nodiscard]] QString clusterColourTitle(const QString &name);

/// "not verified", "not encrypted", or nothing: for titles and tags.
[[nodiscard]] QString trustWord(const ClusterMarks &marks);
/// The same as a sentence, for tool tips.
[[nodiscard]] QString trustSentence(const ClusterMarks &marks);
/// The whole of the marks in words, for the title of a window: "STAGE, read-only".
[[nodiscard]] QString marksInWords(const ClusterMarks &marks);

} // namespace firesteel::gui
