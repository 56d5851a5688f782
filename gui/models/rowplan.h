// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

namespace firesteel::gui {

/// Turns one list of rows into another by the signals that Qt's views understand: first the
/// removals (rows of the old list, last run first), then the moves (each in the list as it is then,
/// `to` as in beginMoveRows), then the insertions (rows of the new list, first run first). Whatever
/// can stay where it is stays. When more than `maxMoves` rows would have to be moved, `moves` is
/// empty and `shuffled` says so: the survivors are then to be put in order at one stroke. Pure.
struct RowPlan {
    struct Run {
        int first = 0;
        int count = 0;
        bool operator==(const Run &) const = default;
    };
    struct Move {
        int from = 0;
        int to = 0;
        bool operator==(const Move &) const = default;
    };
    QList<Run> removals;
    QList<Move> moves;
    QList<Run> insertions;
    bool shuffled = false;
    [[nodiscard]] bool isEmpty() const
    {
        return removals.isEmpty() && moves.isEmpty() && insertions.isEmpty() && !shuffled;
    }
};

/// `origin[i]` is the row that row i of the new list has in the old one, -1 if it is new.
[[nodiscard]] RowPlan planRows(int oldCount, const QList<int> &origin, int maxMoves = 64);

} // namespace firesteel::gui
