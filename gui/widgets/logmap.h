// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/loghead.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <deque>
#include <vector>

class QScrollBar;

namespace firesteel::gui {

class LogModel;
class Theme;

/// The whole log at a glance beside the lines, in place of a scroll bar: where errors, warnings and
/// hits are, and which part is visible. Click or drag to go there. Reckoned anew at most five times
/// a second. Main thread.
class LogMap : public QWidget
{
    Q_OBJECT
public:
    LogMap(Theme &theme, QScrollBar *scrollBar, QWidget *parent);

    void setModel(LogModel *model);
    /// At the beginning some went, and from `first` on they are others, or new.
    void rowsChanged(qint64 dropped, qint64 first);
    void rowsAreOthers();
    void refresh(); ///< soon
    /// The worst level of each stretch, from top to bottom, as drawn last.
    [[nodiscard]] QList<LogLevel> levels() const;
    static constexpr int kWidth = 32;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Bucket {
        LogLevel level = LogLevel::None;
        bool hit = false;
    };
    void reckon();
    void forget(qint64 rows);
    void look(qint64 rows);
    void halve();
    void scrollTo(double y);
    [[nodiscard]] QRectF thumb() const;

    Theme &m_theme;
    QScrollBar *m_bar;
    LogModel *m_model = nullptr;
    QTimer m_soon;
    std::vector<Bucket> m_buckets; ///< one for two px

    // Rows have a number that they keep when earlier ones go. A cell is the worst level of some
    // rows, so that only new rows are ever looked at.
    std::deque<LogLevel> m_cells;
    qint64 m_cellRows = 1;  ///< of a cell; a power of two
    qint64 m_firstCell = 0; ///< number of the first row in it, by m_cellRows
    qint64 m_base = 0;      ///< number of the model's first row
    qint64 m_seen = 0;      ///< rows with a lower number are in the cells
};

} // namespace firesteel::gui
