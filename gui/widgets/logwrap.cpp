// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/logwrap.h"

#include <algorithm>

namespace firesteel::gui {

namespace {
constexpr qint64 blockRows = 1024;
}

qint64 LogWrap::partsOf(const LogModel &model, qint64 row) const
{
    if (m_cells <= 0)
        return 1;
    const LogBuffer::Line &line = model.buffer().line(model.idOf(row));
    const qint64 cells =
        line.ascii ? qint64(line.textEnd) - line.textBegin : qint64(line.cells) - line.textBegin;
    return std::max<qint64>(1, (cells + m_cells - 1) / m_cells);
}

/// Blocks hold the same rows when earlier ones go: only the first one gets smaller.
qint64 LogWrap::blockOf(qint64 row) const
{
    return (m_before + row) / blockRows;
}

qint64 LogWrap::firstRowOf(qint64 block) const
{
    return std::max<qint64>(0, block * blockRows - m_before);
}

void LogWrap::reset(const LogModel &model, int cells)
{
    m_cells = cells;
    m_rows = 0;
    m_total = 0;
    m_before = 0;
    m_sums.clear();
    layOutFrom(model, 0);
}

void LogWrap::changedRows(const LogModel &model, qint64 dropped, qint64 first)
{
    // the last row that was there may have grown: a long line comes in pieces
    const qint64 kept = std::max<qint64>(0, m_rows - dropped);
    first = std::clamp<qint64>(std::min(first, kept - 1), 0, model.rowCount());
    if (dropped > 0 && m_cells > 0) {
        if (first == 0) {
            reset(model, m_cells);
            return;
        }
        m_rows = first; // the others are measured anyway
        dropRows(model, dropped);
    }
    layOutFrom(model, first);
}

/// The rows that are left are `m_rows`, of which the first block's have to be measured again.
void LogWrap::dropRows(const LogModel &model, qint64 dropped)
{
    const qint64 gone = (m_before + dropped) / blockRows;
    for (qint64 block = 0; block < gone; ++block) {
        m_total -= m_sums.front();
        m_sums.pop_front();
    }
    m_before = (m_before + dropped) % blockRows;
    const qint64 left = measure(model, 0, std::min(m_rows, firstRowOf(1)));
    m_total += left - m_sums.front();
    m_sums.front() = left;
}

qint64 LogWrap::measure(const LogModel &model, qint64 from, qint64 end)
{
    qint64 lines = 0;
    for (qint64 row = from; row < end; ++row)
        lines += partsOf(model, row);
    m_measured += end - from;
    return lines;
}

void LogWrap::layOutFrom(const LogModel &model, qint64 row)
{
    const qint64 rows = model.rowCount();
    if (m_cells <= 0) {
        m_rows = rows;
        m_total = rows;
        return;
    }
    qint64 block = blockOf(row);
    while (qint64(m_sums.size()) > block) {
        m_total -= m_sums.back();
        m_sums.pop_back();
    }
    for (m_rows = firstRowOf(block); m_rows < rows; ++block) {
        const qint64 end = std::min(rows, firstRowOf(block + 1));
        m_sums.push_back(measure(model, m_rows, end));
        m_total += m_sums.back();
        m_rows = end;
    }
}

LogWrap::Spot LogWrap::spotAt(const LogModel &model, qint64 screenLine) const
{
    if (m_cells <= 0)
        return {std::clamp<qint64>(screenLine, 0, std::max<qint64>(0, m_rows - 1)), 0};
    size_t block = 0;
    while (block + 1 < m_sums.size() && screenLine >= m_sums[block])
        screenLine -= m_sums[block++];
    qint64 row = firstRowOf(qint64(block));
    while (row + 1 < m_rows) {
        const qint64 parts = partsOf(model, row);
        if (screenLine < parts)
            break;
        screenLine -= parts;
        ++row;
    }
    return {row, std::max<qint64>(0, screenLine)};
}

qint64 LogWrap::lineOf(const LogModel &model, qint64 row) const
{
    if (m_cells <= 0)
        return row;
    row = std::clamp<qint64>(row, 0, m_rows);
    qint64 line = 0;
    const qint64 block = blockOf(row);
    for (qint64 i = 0; i < block; ++i)
        line += m_sums[size_t(i)];
    for (qint64 i = firstRowOf(block); i < row; ++i)
        line += partsOf(model, i);
    return line;
}

} // namespace firesteel::gui
