// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/tabrow.h"

#include "gui/theme/steelstyle.h"
#include "gui/widgets/tabbar.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>

namespace firesteel::gui {

TabRow::TabRow(int margin, QWidget *parent) : QWidget(parent), m_bar(new TabBar(this))
{
    m_bar->setDrawBase(false);
    const int inTab = style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, m_bar) / 2;
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(std::max(0, margin - inTab), 0, std::max(0, margin - inTab), 0);
    row->addWidget(m_bar);
    setFocusProxy(m_bar);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TabRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawHairline(&painter, QRect(0, height() - 1, width(), 1), palette().color(QPalette::Mid));
}

} // namespace firesteel::gui
