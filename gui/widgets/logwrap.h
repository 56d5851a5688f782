// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/logmodel.h"

#include <QtTypes>

#include <deque>

namespace firesteel::gui {

/// How many screen lines each row of a log takes when long lines are wrapped, with sums over blocks
/// of rows, so that a million rows are laid out in a few milliseconds and found in microseconds.
/// Counts cells of a fixed-width font. Main thread.
class LogWrap
{
public:
    /// A place on the long sheet: a row and which of its screen lines.
    struct Spot {
        qint64 row = 0;
        qint64 part = 0;
    };

    /// `cells` that fit beside each other; 0: no wrapping, a row is one screen line.
    void reset(const LogModel &model, int cells);
    /// At the beginning `dropped` rows went, and from `first` on they are others, or new. Costs in
    /// proportion to those, and to a block of rows at each end.
    void changedRows(const LogModel &model, qint64 dropped, qint64 first);
    [[nodiscard]] int cells() const { return m_cells; }

    [[nodiscard]] qint64 rows() const { return m_rows; }   ///< that were laid out
    [[nodiscard]] qint64 total() const { return m_total; } ///< screen lines of all rows
    [[nodiscard]] Spot spotAt(const LogModel &model, qint64 screenLine) const;
    [[nodiscard]] qint64 lineOf(const LogModel &model, qint64 row) const;
    [[nodiscard]] qint64 partsOf(const LogModel &model, qint64 row) const;
    [[nodiscard]] qint64 measured() const { return m_measured; } ///< rows, since it was made

private:
    void dropRows(const LogModel &model, qint64 dropped);
    void layOutFrom(const LogModel &model, qint64 row);
    qint64 measure(const LogModel &model, qint64 from, qint64 end);
    [[nodiscard]] qint64 blockOf(qint64 row) const;
    [[nodiscard]] qint64 firstRowOf(qint64 block) const;

    int m_cells = 0;
    qint64 m_rows = 0;
    qint64 m_total = 0;
    qint64 m_before = 0;       ///< rows of the first block that went before
    std::deque<qint64> m_sums; ///< screen lines of each block of rows
    qint64 m_measured = 0;
};

} // namespace firesteel::gui
