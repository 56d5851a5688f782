// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/panel.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace firesteel::gui {

Panel::Panel(const Theme &theme, QColor Tokens::*ground, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_ground(ground)
{
    setContentsMargins(1, 1, 1, 1);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Panel::setEdge(bool on)
{
    m_edge = on;
    setContentsMargins(1, on ? m_theme.metrics().productionEdge : 1, 1, 1);
    update();
}

void Panel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &tokens = m_theme.tokens();
    drawRounded(&painter, rect(), tokens.*m_ground, tokens.lineStrong);
    if (!m_edge)
        return;
    QPainterPath sheet;
    sheet.addRoundedRect(rect(), kRadius, kRadius);
    QPainterPath top;
    top.addRect(QRectF(0, 0, width(), m_theme.metrics().productionEdge));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(sheet.intersected(top), tokens.production);
}

} // namespace firesteel::gui
