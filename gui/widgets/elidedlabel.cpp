// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/elidedlabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace firesteel::gui {

ElidedLabel::ElidedLabel(const QString &text, QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setText(text);
}

void ElidedLabel::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

void ElidedLabel::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

QString ElidedLabel::shownText() const
{
    return fontMetrics().elidedText(m_text, m_mode, contentsRect().width());
}

bool ElidedLabel::isElided() const
{
    return shownText() != m_text;
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins m = contentsMargins();
    return {fontMetrics().horizontalAdvance(m_text) + 1 + m.left() + m.right(),
            fontMetrics().height() + m.top() + m.bottom()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QString start = m_text.size() <= 4 ? m_text : m_text.left(4) + QChar(0x2026);
    return {std::min(sizeHint().width(), fontMetrics().horizontalAdvance(start)),
            sizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    painter.drawText(contentsRect(),
                     QStyle::visualAlignment(layoutDirection(), m_alignment) | Qt::TextSingleLine,
                     shownText());
}

bool ElidedLabel::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ToolTip:
        if (toolTip().isEmpty()) {
            if (isElided())
                QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                                   m_text.toHtmlEscaped(), this);
            else
                QToolTip::hideText();
            return true;
        }
        break;
    case QEvent::FontChange:
        updateGeometry();
        update();
        break;
    case QEvent::PaletteChange:
        update();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

} // namespace firesteel::gui
