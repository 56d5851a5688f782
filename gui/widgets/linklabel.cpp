// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/linklabel.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace firesteel::gui {

LinkLabel::LinkLabel(const Theme &theme, const QString &text, QWidget *parent)
    : QAbstractButton(parent), m_theme(theme)
{
    setText(text);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void LinkLabel::setStrong(bool strong)
{
    m_strong = strong;
    updateGeometry();
    update();
}

QFont LinkLabel::shownFont() const
{
    QFont shown = font();
    if (m_strong)
        shown.setWeight(QFont::DemiBold);
    return shown;
}

QSize LinkLabel::sizeHint() const
{
    const QFontMetrics metrics(shownFont());
    const QSize size = metrics.size(Qt::TextShowMnemonic, text());
    return {size.width(), std::max(metrics.height(), m_theme.lineHeight(Theme::Role::Text)) + 2};
}

QSize LinkLabel::minimumSizeHint() const
{
    return sizeHint();
}

void LinkLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QFont shown = shownFont();
    const bool focus = hasFocus();
    shown.setUnderline(isEnabled() && (underMouse() || focus));
    painter.setFont(shown);
    const Tokens &tokens = m_theme.tokens();
    painter.setPen(isEnabled() ? tokens.accent : tokens.disabled);
    painter.drawText(rect(),
                     QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter) |
                         Qt::TextSingleLine | Qt::TextHideMnemonic,
                     text());
    if (focus && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        drawRounded(&painter, rect(), {}, tokens.accent, 1, 2);
}

void LinkLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void LinkLabel::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace firesteel::gui
