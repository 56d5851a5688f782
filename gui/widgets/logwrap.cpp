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
    addedRows(model);
}

void LogWrap::addedRows(const LogModel &model)
{
    const qint64 rows = model.rowCount();
    if (m_cells <= 0) {
        m_rows = rows;
        m_total = rows;
        return;
    }
    // the last row may have grown: a long line comes in pieces
    if (m_rows > 0 && m_rows <= rows) {
        const qint64 block = (m_rows - 1) / blockRows;
        m_total -= m_sums[size_t(block)];
        m_sums.resize(size_t(block));
        m_rows = block * blockRows;
    }
    for (; m_rows < rows; ++m_rows) {
        const size_t block = size_t(m_rows / blockRows);
        if (block >= m_sums.size())
            m_sums.push_back(0);
        const qint64 parts = partsOf(model, m_rows);
        m_sums[block] += parts;
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
