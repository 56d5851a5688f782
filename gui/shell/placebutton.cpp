// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/placebutton.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QPainter>
#include <QStyleOptionFocusRect>

namespace firesteel::gui {

PlaceButton::PlaceButton(Theme &theme, const QString &iconName, QWidget *parent)
    : QAbstractButton(parent), m_theme(theme), m_iconName(iconName)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&m_theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void PlaceButton::setBadge(const QString &badge)
{
    if (badge == m_badge)
        return;
    m_badge = badge;
    setAccessibleDescription(badge);
    updateGeometry();
    update();
}

QSize PlaceButton::sizeHint() const
{
    const int text = QFontMetrics(m_theme.font(Theme::Role::Name)).horizontalAdvance(this->text());
    const int badge = std::max(
        QFontMetrics(m_theme.font(Theme::Role::Note)).horizontalAdvance(m_badge), 2 * space::Gap);
    return {space::Gap + kIconSize + space::Gap + text + space::Gap + badge + space::Gap,
            m_theme.metrics().place};
}

void PlaceButton::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool on = isChecked();
    if (on || underMouse())
        drawRounded(&painter, rect(), on ? tokens.select : tokens.hover,
                    on && tokens.tintsAreFrames ? tokens.accent : QColor());
    if (hasFocus())
        drawRounded(&painter, rect(), {}, tokens.accent, 2);
    const QColor ink = !isEnabled() ? tokens.disabled : on ? tokens.text : tokens.text2;
    QRect rest = rect().adjusted(space::Gap, 0, -space::Gap, 0);
    m_theme.paintIcon(&painter, QRect(rest.left(), 0, kIconSize, height()), m_iconName,
                      on ? tokens.accent : ink);
    rest.setLeft(rest.left() + kIconSize + space::Gap);
    if (!m_badge.isEmpty()) {
        painter.setFont(m_theme.font(Theme::Role::Note));
        painter.setPen(isEnabled() ? tokens.text3 : tokens.disabled);
        painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, m_badge);
        rest.setRight(rest.right() - painter.fontMetrics().horizontalAdvance(m_badge) - space::Gap);
    }
    painter.setFont(m_theme.font(on ? Theme::Role::Name : Theme::Role::Text));
    painter.setPen(ink);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, rest.width()));
}

void PlaceButton::enterEvent(QEnterEvent *event)
{
    update();
    QAbstractButton::enterEvent(event);
}

void PlaceButton::leaveEvent(QEvent *event)
{
    update();
    QAbstractButton::leaveEvent(event);
}

} // namespace firesteel::gui
