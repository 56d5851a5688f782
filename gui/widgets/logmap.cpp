// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/logmap.h"

#include "gui/models/logmodel.h"
#include "gui/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace firesteel::gui {

using namespace std::chrono_literals;

namespace {
constexpr int bucketHeight = 2;
constexpr size_t maxCells = 4096;
} // namespace

LogMap::LogMap(Theme &theme, QScrollBar *scrollBar, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_bar(scrollBar)
{
    setFixedWidth(kWidth);
    setFocusPolicy(Qt::NoFocus); // the keyboard scrolls the lines themselves
    m_soon.setSingleShot(true);
    m_soon.setInterval(200ms);
    connect(&m_soon, &QTimer::timeout, this, &LogMap::reckon);
    connect(m_bar, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    connect(m_bar, &QScrollBar::rangeChanged, this, qOverload<>(&QWidget::update));
}

void LogMap::setModel(LogModel *model)
{
    m_model = model;
    rowsAreOthers();
}

void LogMap::rowsChanged(qint64 dropped, qint64 first)
{
    m_base += dropped;
    m_seen = std::min(m_seen, m_base + first);
    refresh();
}

void LogMap::rowsAreOthers()
{
    m_cells.clear();
    m_cellRows = 1;
    m_firstCell = m_base = m_seen = 0;
    refresh();
}

void LogMap::refresh()
{
    if (!m_soon.isActive())
        m_soon.start();
}

void LogMap::resizeEvent(QResizeEvent *)
{
    reckon();
}

void LogMap::reckon()
{
    m_buckets.assign(size_t(std::max(1, height() / bucketHeight)), {});
    const qint64 rows = m_model ? m_model->rowCount() : 0;
    forget(rows);
    look(rows);
    const auto bucketOf = [&](qint64 row) -> Bucket & {
        const qint64 bucket =
            std::clamp<qint64>(row, 0, rows - 1) * qint64(m_buckets.size()) / rows;
        return m_buckets[size_t(bucket)];
    };
    for (size_t cell = 0; cell < m_cells.size() && rows > 0; ++cell) {
        if (m_cells[cell] < LogLevel::Warn)
            continue;
        Bucket &bucket = bucketOf((m_firstCell + qint64(cell)) * m_cellRows - m_base);
        bucket.level = std::max(bucket.level, m_cells[cell]);
    }
    if (rows > 0) {
        for (const LogModel::Hit &hit : m_model->hits())
            bucketOf(m_model->rowOf(hit.id)).hit = true;
    }
    update();
}

/// Cells of rows that went, or that are to be looked at again.
void LogMap::forget(qint64 rows)
{
    m_seen = std::clamp(m_seen, m_base, m_base + rows);
    while (!m_cells.empty() && m_firstCell < m_base / m_cellRows) {
        m_cells.pop_front();
        ++m_firstCell;
    }
    if (m_cells.empty())
        m_firstCell = m_base / m_cellRows;
    const qint64 whole = std::max<qint64>(0, m_seen / m_cellRows - m_firstCell);
    if (size_t(whole) < m_cells.size())
        m_cells.resize(size_t(whole));
    m_seen = std::max(m_base, (m_firstCell + qint64(m_cells.size())) * m_cellRows);
}

void LogMap::look(qint64 rows)
{
    for (; m_seen < m_base + rows; ++m_seen) {
        if (m_cells.size() >= maxCells && m_seen % m_cellRows == 0)
            halve();
        const LogBuffer::Line &line = m_model->buffer().line(m_model->idOf(m_seen - m_base));
        const size_t cell = size_t(m_seen / m_cellRows - m_firstCell);
        if (cell >= m_cells.size())
            m_cells.resize(cell + 1, LogLevel::None);
        if (line.begins)
            m_cells[cell] = std::max(m_cells[cell], line.level);
    }
}

void LogMap::halve()
{
    std::deque<LogLevel> wider;
    for (size_t cell = 0; cell < m_cells.size(); ++cell) {
        const size_t to = size_t((m_firstCell + qint64(cell)) / 2 - m_firstCell / 2);
        if (to >= wider.size())
            wider.resize(to + 1, LogLevel::None);
        wider[to] = std::max(wider[to], m_cells[cell]);
    }
    m_cells = std::move(wider);
    m_firstCell /= 2;
    m_cellRows *= 2;
}

QList<LogLevel> LogMap::levels() const
{
    QList<LogLevel> levels;
    for (const Bucket &bucket : m_buckets)
        levels.append(bucket.level);
    return levels;
}

QRectF LogMap::thumb() const
{
    const double lines = double(m_bar->maximum()) + m_bar->pageStep();
    if (lines <= 0 || m_bar->maximum() <= 0)
        return {};
    const double size = std::max(16.0, height() * m_bar->pageStep() / lines);
    const double top = (height() - size) * m_bar->value() / m_bar->maximum();
    return {4.5, top + 0.5, kWidth - 9.0, size - 1};
}

void LogMap::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.base);
    painter.fillRect(0, 0, 1, height(), tokens.line);
    for (size_t i = 0; i < m_buckets.size(); ++i) {
        const int y = int(i) * bucketHeight;
        if (m_buckets[i].level == LogLevel::Error)
            painter.fillRect(6, y, 10, bucketHeight, tokens.failed);
        else if (m_buckets[i].level == LogLevel::Warn)
            painter.fillRect(6, y, 10, bucketHeight, tokens.waiting);
        if (m_buckets[i].hit)
            painter.fillRect(18, y, 8, bucketHeight, tokens.accent);
    }
    if (const QRectF frame = thumb(); frame.isValid()) {
        QColor fill = tokens.text;
        fill.setAlphaF(0.10F);
        painter.setPen(tokens.field);
        painter.setBrush(fill);
        painter.drawRect(frame);
    }
}

void LogMap::scrollTo(double y)
{
    const double size = thumb().height();
    const double room = std::max(1.0, height() - size);
    m_bar->setValue(int(std::clamp((y - size / 2) / room, 0.0, 1.0) * m_bar->maximum()));
}

void LogMap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        scrollTo(event->position().y());
}

void LogMap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        scrollTo(event->position().y());
}

void LogMap::wheelEvent(QWheelEvent *event)
{
    m_bar->setValue(m_bar->value() - event->angleDelta().y() / 40);
}

} // namespace firesteel::gui
