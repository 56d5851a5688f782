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
}

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
    if (rows > 0) {
        const double scale = double(m_buckets.size()) / double(rows);
        for (qint64 row = 0; row < rows; ++row) {
            const LogBuffer::Line &line = m_model->buffer().line(m_model->idOf(row));
            if (line.level < LogLevel::Warn || !line.begins)
                continue;
            Bucket &bucket = m_buckets[size_t(double(row) * scale)];
            bucket.level = std::max(bucket.level, line.level);
        }
        for (const LogModel::Hit &hit : m_model->hits())
            m_buckets[std::min(m_buckets.size() - 1,
                               size_t(double(m_model->rowOf(hit.id)) * scale))]
                .hit = true;
    }
    update();
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
