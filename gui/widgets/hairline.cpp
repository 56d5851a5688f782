// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/hairline.h"

#include "gui/theme/steelstyle.h"

#include <QPainter>

namespace firesteel::gui {

Hairline::Hairline(Qt::Orientation orientation, QWidget *parent)
    : QWidget(parent), m_orientation(orientation)
{
    if (orientation == Qt::Horizontal)
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    else
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

void Hairline::setStrong(bool strong)
{
    m_strong = strong;
    update();
}

QSize Hairline::sizeHint() const
{
    return {1, 1};
}

void Hairline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect line =
        m_orientation == Qt::Horizontal ? QRect(0, 0, width(), 1) : QRect(0, 0, 1, height());
    drawHairline(&painter, line, palette().color(m_strong ? QPalette::Dark : QPalette::Mid));
}

} // namespace firesteel::gui
