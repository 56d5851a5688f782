// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/bar.h"

#include <QPainter>

namespace firesteel::gui {

Bar::Bar(Qt::Edge line, QWidget *parent) : QWidget(parent), m_line(line)
{
    QMargins room;
    switch (line) {
    case Qt::TopEdge:
        room.setTop(1);
        break;
    case Qt::BottomEdge:
        room.setBottom(1);
        break;
    case Qt::LeftEdge:
        room.setLeft(1);
        break;
    case Qt::RightEdge:
        room.setRight(1);
        break;
    }
    setContentsMargins(room);
}

void Bar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    QRect line = rect();
    switch (m_line) {
    case Qt::TopEdge:
        line.setHeight(1);
        break;
    case Qt::BottomEdge:
        line.setTop(line.bottom());
        break;
    case Qt::LeftEdge:
        line.setWidth(1);
        break;
    case Qt::RightEdge:
        line.setLeft(line.right());
        break;
    }
    painter.fillRect(line, palette().color(QPalette::Mid));
}

BarSeparator::BarSeparator(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void BarSeparator::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), palette().color(QPalette::Dark));
}

Dot::Dot(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Dot::setColor(const QColor &color)
{
    m_color = color;
    update();
}

void Dot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_color);
    painter.drawEllipse(QRectF(rect()));
}

} // namespace firesteel::gui
