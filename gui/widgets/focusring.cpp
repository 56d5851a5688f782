// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/focusring.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QPainter>

namespace firesteel::gui {

FocusRing::FocusRing(const Theme &theme, QAbstractScrollArea *area)
    : QWidget(area), m_theme(theme), m_area(area)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    area->installEventFilter(this);
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
    case QEvent::FocusOut:
    case QEvent::Resize:
        renew();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void FocusRing::renew()
{
    setGeometry(m_area->rect());
    setVisible(m_area->hasFocus() && m_area->window()->testAttribute(Qt::WA_KeyboardFocusChange));
    raise();
}

void FocusRing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    drawRounded(&painter, rect(), {}, m_theme.tokens().accent, 1, 0);
}

} // namespace firesteel::gui
