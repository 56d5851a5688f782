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

void LogWrap::reset(const LogModel &model, int cells)
{
    m_cells = cells;
    m_rows = 0;
    m_total = 0;
    m_sums.clear();
    layOutFrom(model, 0);
}

void LogWrap::changedRows(const LogModel &model, qint64 first)
{
    // the last row that was there may have grown: a long line comes in pieces
    layOutFrom(model, std::clamp<qint64>(std::min(first, m_rows - 1), 0, model.rowCount()));
}

void LogWrap::layOutFrom(const LogModel &model, qint64 row)
{
    const qint64 rows = model.rowCount();
    if (m_cells <= 0) {
        m_rows = rows;
        m_total = rows;
        return;
    }
    const size_t block = size_t(row / blockRows);
    while (m_sums.size() > block) {
        m_total -= m_sums.back();
        m_sums.pop_back();
    }
    for (m_rows = qint64(block) * blockRows; m_rows < rows; ++m_rows) {
        if (size_t(m_rows / blockRows) >= m_sums.size())
            m_sums.push_back(0);
        const qint64 parts = partsOf(model, m_rows);
        m_sums.back() += parts;
        m_total += parts;
    }
}

LogWrap::Spot LogWrap::spotAt(const LogModel &model, qint64 screenLine) const
{
    if (m_cells <= 0)
        return {std::clamp<qint64>(screenLine, 0, std::max<qint64>(0, m_rows - 1)), 0};
    size_t block = 0;
    while (block + 1 < m_sums.size() && screenLine >= m_sums[block])
        screenLine -= m_sums[block++];
    qint64 row = qint64(block) * blockRows;
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
    const qint64 block = row / blockRows;
    for (qint64 i = 0; i < block; ++i)
        line += m_sums[size_t(i)];
    for (qint64 i = block * blockRows; i < row; ++i)
        line += partsOf(model, i);
    return line;
}

} // namespace firesteel::gui
