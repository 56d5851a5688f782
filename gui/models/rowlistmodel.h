// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/rowplan.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QList>

namespace firesteel::gui {

/// A table whose rows are values with a key, replaced as a whole by setRows() and shown as the
/// least change: views keep selection, scroll position and expansion. `Row` has `QString key` and
/// operator==. Main thread.
template <class Row>
class RowListModel : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    [[nodiscard]] const Row &row(int row) const { return m_rows[row]; }
    [[nodiscard]] int rowOf(const QString &key) const
    {
        for (int row = 0; row < m_rows.size(); ++row) {
            if (m_rows[row].key == key)
                return row;
        }
        return -1;
    }

protected:
    void setRows(QList<Row> next)
    {
        QHash<QString, int> places;
        places.reserve(m_rows.size());
        for (int row = 0; row < m_rows.size(); ++row)
            places.insert(m_rows[row].key, row);
        QList<int> origin;
        origin.reserve(next.size());
        for (const Row &row : std::as_const(next)) {
            const auto place = places.constFind(row.key);
            origin.append(place == places.constEnd() ? -1 : *place);
            if (place != places.constEnd())
                places.erase(place); // a key that comes twice is a row of its own
        }
        carryOut(planRows(int(m_rows.size()), origin), next);
        showChanges(next);
    }
    /// For what is only ever added to at its end.
    void appendRows(const QList<Row> &rows)
    {
        if (rows.isEmpty())
            return;
        beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + rows.size()) - 1);
        m_rows.append(rows);
        endInsertRows();
    }
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }

private:
    void carryOut(const RowPlan &plan, const QList<Row> &next)
    {
        if (plan.shuffled) { // a table of another order: rare, and cheap enough without persistence
            removeAll();
            appendRows(next);
            return;
        }
        for (const RowPlan::Run &run : plan.removals) {
            beginRemoveRows({}, run.first, run.first + run.count - 1);
            m_rows.remove(run.first, run.count);
            endRemoveRows();
        }
        for (const RowPlan::Move &move : plan.moves) {
            beginMoveRows({}, move.from, move.from, {}, move.to);
            m_rows.move(move.from, move.from < move.to ? move.to - 1 : move.to);
            endMoveRows();
        }
        for (const RowPlan::Run &run : plan.insertions) {
            beginInsertRows({}, run.first, run.first + run.count - 1);
            for (int row = run.first; row < run.first + run.count; ++row)
                m_rows.insert(row, next[row]);
            endInsertRows();
        }
    }
    void removeAll()
    {
        if (m_rows.isEmpty())
            return;
        beginRemoveRows({}, 0, int(m_rows.size()) - 1);
        m_rows.clear();
        endRemoveRows();
    }
    void showChanges(QList<Row> &next)
    {
        int first = -1;
        for (int row = 0; row <= next.size(); ++row) {
            const bool differs = row < next.size() && !(m_rows[row] == next[row]);
            if (differs) {
                m_rows[row] = next[row];
                if (first < 0)
                    first = row;
            } else if (first >= 0) {
                Q_EMIT dataChanged(index(first, 0), index(row - 1, columnCount() - 1));
                first = -1;
            }
        }
    }

    QList<Row> m_rows;
};

} // namespace firesteel::gui
