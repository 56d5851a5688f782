// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/application/togglechip.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>

namespace firesteel::gui {

namespace {
constexpr int barWidth = 3;
constexpr int barHeight = 14;
constexpr int noteGap = 6;
} // namespace

ToggleChip::ToggleChip(Theme &theme, QWidget *parent) : QAbstractButton(parent), m_theme(theme)
{
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(&theme, &Theme::changed, this, &QWidget::updateGeometry);
}

void ToggleChip::setBar(std::function<QColor()> colour)
{
    m_bar = std::move(colour);
    updateGeometry();
}

void ToggleChip::setInk(std::function<QColor()> ink)
{
    m_ink = std::move(ink);
    update();
}

void ToggleChip::setNote(const QString &note)
{
    if (m_note == note)
        return;
    m_note = note;
    updateGeometry();
    update();
}

QSize ToggleChip::sizeHint() const
{
    int width =
        2 * space::Gap + QFontMetrics(m_theme.font(Theme::Role::Text)).horizontalAdvance(text());
    if (m_bar)
        width += barWidth + space::Gap;
    if (!m_note.isEmpty())
        width += noteGap + QFontMetrics(m_theme.font(Theme::Role::Note)).horizontalAdvance(m_note);
    return {width, m_theme.metrics().control};
}

void ToggleChip::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    updateGeometry();
}

void ToggleChip::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    QPainter painter(this);
    const bool on = isChecked();
    if (underMouse() && isEnabled())
        drawRounded(&painter, rect(), tokens.hover, {});
    else if (m_bar && on)
        drawRounded(&painter, rect(), tokens.raised,
                    tokens.tintsAreFrames ? tokens.line : QColor());
    int x = space::Gap;
    if (m_bar) {
        const QRect bar(x, (height() - barHeight) / 2, barWidth, barHeight);
        if (on) {
            painter.fillRect(bar, m_bar());
        } else { // an outline: told apart without colour
            painter.setPen(tokens.text3);
            painter.drawRect(bar.adjusted(0, 0, -1, -1));
        }
        x += barWidth + space::Gap;
    }
    const QFont font = m_theme.font(Theme::Role::Text);
    painter.setFont(font);
    painter.setPen(!isEnabled() ? tokens.disabled
                   : !on        ? tokens.text3
                   : m_ink      ? m_ink()
                                : tokens.text);
    painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, text());
    x += QFontMetrics(font).horizontalAdvance(text()) + noteGap;
    if (!m_note.isEmpty()) {
        painter.setFont(m_theme.font(Theme::Role::Note));
        painter.setPen(tokens.text3);
        painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft,
                         m_note);
    }
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = rect();
        option.state |= QStyle::State_KeyboardFocusChange;
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

} // namespace firesteel::gui
