// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/delegates/statedelegate.h"

#include "gui/models/roles.h"
#include "gui/theme/theme.h"

#include <QPainter>

namespace firesteel::gui {

void StateDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    option->font.setWeight(isStale(index) ? QFont::Normal : QFont::Medium);
    option->fontMetrics = QFontMetrics(option->font);
}

void StateDelegate::paintContent(QPainter *painter, const QRect &rect,
                                 const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QVariant value = index.data(StateRole);
    if (!value.isValid())
        return CellDelegate::paintContent(painter, rect, option, index);
    const auto state = static_cast<store::AppState>(value.toInt());
    const Tokens &tokens = theme().tokens();
    const QColor ink = isStale(index) ? tokens.text3 : tokens.state(state);
    const QRect box(rect.left(), rect.top(), kIconSize, rect.height());
    theme().paintIcon(painter, QStyle::visualRect(option.direction, rect, box),
                      stateIconName(state), ink);
    const QRect text = rect.adjusted(kIconSize + space::Gap, 0, 0, 0);
    painter->setPen(ink);
    painter->drawText(QStyle::visualRect(option.direction, rect, text),
                      QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter) |
                          Qt::TextSingleLine,
                      option.fontMetrics.elidedText(option.text, Qt::ElideRight, text.width()));
}

int StateDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return kIconSize + space::Gap + option.fontMetrics.horizontalAdvance(option.text);
}

} // namespace firesteel::gui
