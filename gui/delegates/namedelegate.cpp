// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/delegates/namedelegate.h"

#include "gui/models/roles.h"
#include "gui/theme/theme.h"

#include <QPainter>

namespace firesteel::gui {

void NameDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    if (index.data(SecondaryRole).toBool())
        return;
    option->font.setWeight(QFont::DemiBold);
    option->fontMetrics = QFontMetrics(option->font);
}

namespace {
constexpr int kPodColumn = 48; ///< the pods' names begin below each other
}

void NameDelegate::paintContent(QPainter *painter, const QRect &cell,
                                const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool secondary = index.data(SecondaryRole).toBool();
    QRect rect = cell;
    if (secondary && option.direction == Qt::RightToLeft)
        rect.setRight(rect.right() + m_outdent);
    else if (secondary)
        rect.setLeft(rect.left() - m_outdent);
    const Tokens &tokens = theme().tokens();
    const QString podName = index.data(PodNameRole).toString();
    painter->setPen(isStale(index) ? tokens.text3 : tokens.text);
    const Qt::Alignment left =
        QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    const int nameWidth = std::min(rect.width(), option.fontMetrics.horizontalAdvance(option.text));
    painter->drawText(QStyle::visualRect(option.direction, rect,
                                         QRect(rect.left(), rect.top(), nameWidth, rect.height())),
                      left | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(option.text, Qt::ElideMiddle, rect.width()));
    const int taken = std::max(nameWidth, kPodColumn) + space::Group;
    if (!secondary || podName.isEmpty() || podName == option.text || taken >= rect.width())
        return;
    const QFont mono = theme().font(Theme::Role::Mono);
    const QRect rest(rect.left() + taken, rect.top(), rect.width() - taken, rect.height());
    painter->setFont(mono);
    painter->setPen(isStale(index) ? tokens.text3 : tokens.text2);
    painter->drawText(QStyle::visualRect(option.direction, rect, rest), left | Qt::TextSingleLine,
                      QFontMetrics(mono).elidedText(podName, Qt::ElideLeft, rest.width()));
}

QString NameDelegate::hiddenText(const QRect &rect, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    const bool secondary = index.data(SecondaryRole).toBool();
    if (contentWidth(option, index) <= rect.width() + (secondary ? m_outdent : 0))
        return {};
    const QString podName = index.data(PodNameRole).toString();
    return podName.isEmpty() ? option.text : podName;
}

int NameDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    int width = CellDelegate::contentWidth(option, index);
    const QString podName = index.data(PodNameRole).toString();
    if (index.data(SecondaryRole).toBool() && !podName.isEmpty() && podName != option.text)
        width +=
            space::Group + QFontMetrics(theme().font(Theme::Role::Mono)).horizontalAdvance(podName);
    return width;
}

} // namespace firesteel::gui
