// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <Qt>

namespace firesteel::gui {

/// What the models of the window answer beside Qt's own roles. Qt::DisplayRole is always the text
/// of the cell, Qt::ToolTipRole its full or exact form, Qt::AccessibleTextRole what a screen reader
/// says, Qt::TextAlignmentRole the alignment: delegates add icon, colour and weight, never words.
enum Role {
    KeyRole = Qt::UserRole + 1, ///< QString: the identity of the row, stable for its life
    KindRole,                   ///< int: RowKind
    SortRole,                   ///< what the cell is sorted by: a number, a time or a text
    StateRole,                  ///< int of store::AppState: of the row, in every column
    ReasonRole,                 ///< QString: the phrase of the reason
    TermRole,      ///< QString: the technical term that follows it after a dash; may be empty
    ProgressRole,  ///< double, 0 to 1; invalid: no progress is known
    StaleRole,     ///< bool: what is shown may be out of date: grey, icons without colour
    SecondaryRole, ///< bool: belongs to the row above it: regular weight, second text colour
    PodNameRole,   ///< QString: of a name cell, the full name of the pod, shown in monospace
    TimeRole,      ///< QDateTime (UTC) behind a shown time
    WarningRole,   ///< bool: of an event or step: it tells of trouble
    MonospaceRole, ///< bool: show the cell in the fixed-width font
};

enum class RowKind { Application, Driver, Executor, Other };

} // namespace firesteel::gui
