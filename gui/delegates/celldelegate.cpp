// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/delegates/celldelegate.h"

#include "gui/models/roles.h"
#include "gui/theme/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace firesteel::gui {

CellDelegate::CellDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{}

void CellDelegate::setInk(QColor Tokens::*ink)
{
    m_ink = ink;
}

void CellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(MonospaceRole).toBool()) {
        QFont font = m_theme.font(Theme::Role::Mono);
        option->font = font;
        option->fontMetrics = QFontMetrics(font);
    }
}

QRect CellDelegate::contentRect(const QStyleOptionViewItem &option)
{
    return option.rect.adjusted(space::Gap, 0, -space::Gap, 0);
}

bool CellDelegate::isStale(const QModelIndex &index)
{
    return index.data(StaleRole).toBool();
}

QColor CellDelegate::inkFor(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    if (!option.state.testFlag(QStyle::State_Enabled))
        return tokens.disabled;
    if (isStale(index))
        return tokens.text3;
    if (index.data(SecondaryRole).toBool() && m_ink == &Tokens::text)
        return tokens.text2;
    return tokens.*m_ink;
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem opt = option;
    initStyleOption(&opt, index);
    return {contentWidth(opt, index) + 2 * space::Gap, m_theme.metrics().row};
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem opt = option;
    initStyleOption(&opt, index);
    const QStyle *style = opt.widget ? opt.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &opt, painter, opt.widget);
    painter->save();
    painter->setFont(opt.font);
    paintContent(painter, contentRect(opt), opt, index);
    painter->restore();
    if (opt.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect focus;
        focus.state = opt.state;
        focus.direction = opt.direction;
        focus.rect = opt.rect;
        focus.palette = opt.palette;
        style->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, opt.widget);
    }
}

void CellDelegate::paintContent(QPainter *painter, const QRect &rect,
                                const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QRect text = rect;
    if (!option.icon.isNull()) {
        const QRect box(rect.left(), rect.top(), kIconSize, rect.height());
        option.icon.paint(painter, QStyle::visualRect(option.direction, rect, box));
        text.setLeft(text.left() + kIconSize + space::Gap);
    }
    painter->setPen(inkFor(option, index));
    const Qt::Alignment across = option.displayAlignment & Qt::AlignHorizontal_Mask;
    painter->drawText(
        QStyle::visualRect(option.direction, rect, text),
        QStyle::visualAlignment(option.direction,
                                (across ? across : Qt::AlignLeft) | Qt::AlignVCenter) |
            Qt::TextSingleLine,
        option.fontMetrics.elidedText(option.text, option.textElideMode, text.width()));
}

QString CellDelegate::hiddenText(const QRect &rect, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    return contentWidth(option, index) > rect.width() ? option.text : QString();
}

int CellDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return option.fontMetrics.horizontalAdvance(option.text) +
           (option.icon.isNull() ? 0 : kIconSize + space::Gap);
}

bool CellDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                             const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event && event->type() == QEvent::ToolTip && index.isValid() &&
        index.data(Qt::ToolTipRole).toString().isEmpty()) {
        QStyleOptionViewItem opt = option;
        initStyleOption(&opt, index);
        const QString hidden = hiddenText(contentRect(opt), opt, index);
        if (!hidden.isEmpty()) {
            // a name of a pod or a message is data: never markup
            QToolTip::showText(event->globalPos(), hidden.toHtmlEscaped(), view,
                               view->visualRect(index));
            return true;
        }
    }
    return QStyledItemDelegate::helpEvent(event, view, option, index);
}

} // namespace firesteel::gui
