// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/delegates/reasondelegate.h"

#include "gui/models/roles.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QLocale>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

namespace {

constexpr int kBarWidth = 96;
constexpr int kBarHeight = 4;
constexpr int kLeastTermChars = 4; // less than that of a term tells nothing

int progressWidth(const QFontMetrics &metrics, const QString &figure)
{
    return figure.isEmpty()
               ? 0
               : space::Group + kBarWidth + space::Gap + metrics.horizontalAdvance(figure);
}

QString dashed(const QString &term)
{
    return term.isEmpty() ? QString() : u" \u2014 "_s + term;
}

} // namespace

ReasonLayout layoutReason(const QFontMetrics &metrics, const QString &text, const QString &term,
                          const QString &figure, int width)
{
    ReasonLayout layout;
    layout.text = text;
    layout.textWidth = metrics.horizontalAdvance(text);
    const int progress = progressWidth(metrics, figure);
    layout.bar = progress > 0 && layout.textWidth + progress <= width;
    int left = width - layout.textWidth - (layout.bar ? progress : 0);
    if (left < 0) {
        layout.text = metrics.elidedText(text, Qt::ElideRight, width);
        layout.textWidth = std::min(width, metrics.horizontalAdvance(layout.text));
        left = 0;
    }
    if (!term.isEmpty()) {
        const QString whole = dashed(term);
        const QString least = dashed(term.left(kLeastTermChars) + u'\u2026');
        if (metrics.horizontalAdvance(whole) <= left)
            layout.term = whole;
        else if (metrics.horizontalAdvance(least) <= left)
            layout.term = metrics.elidedText(whole, Qt::ElideRight, left);
        layout.termWidth = metrics.horizontalAdvance(layout.term);
    }
    layout.complete =
        layout.text == text && layout.term == dashed(term) && layout.bar == (progress > 0);
    return layout;
}

QString ReasonDelegate::figureOf(const QModelIndex &index)
{
    const QVariant value = index.data(ProgressRole);
    if (!value.isValid())
        return {};
    const double done = std::clamp(value.toDouble(), 0.0, 1.0);
    //: a share such as "30 %"
    return tr("%1 %").arg(QLocale().toString(static_cast<int>(done * 100)));
}

QString ReasonDelegate::reasonOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QString reason = index.data(ReasonRole).toString();
    return reason.isEmpty() ? option.text : reason;
}

void ReasonDelegate::paintContent(QPainter *painter, const QRect &rect,
                                  const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    const Tokens &tokens = theme().tokens();
    const QString figure = figureOf(index);
    const ReasonLayout layout = layoutReason(option.fontMetrics, reasonOf(option, index),
                                             index.data(TermRole).toString(), figure, rect.width());
    const Qt::Alignment left =
        QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    int x = rect.left();
    const auto next = [&](int width) {
        const QRect part(x, rect.top(), width, rect.height());
        x += width;
        return QStyle::visualRect(option.direction, rect, part);
    };
    painter->setPen(inkFor(option, index));
    painter->drawText(next(layout.textWidth), left | Qt::TextSingleLine, layout.text);
    if (!layout.term.isEmpty()) {
        painter->setPen(tokens.text3);
        painter->drawText(next(layout.termWidth), left | Qt::TextSingleLine, layout.term);
    }
    if (!layout.bar)
        return;
    x += space::Group;
    const QRect box = next(kBarWidth);
    const QRect groove(box.x(), box.center().y() - kBarHeight / 2 + 1, kBarWidth, kBarHeight);
    const double done = std::clamp(index.data(ProgressRole).toDouble(), 0.0, 1.0);
    drawRounded(painter, groove, tokens.tintsAreFrames ? tokens.hover : tokens.line, {}, 0, 2);
    const int filled = qRound(kBarWidth * done);
    const bool stale = isStale(index);
    if (filled > 0)
        drawRounded(painter,
                    QStyle::visualRect(option.direction, groove,
                                       QRect(groove.x(), groove.y(), filled, kBarHeight)),
                    stale ? tokens.text3 : tokens.running, {}, 0, 2);
    x += space::Gap;
    painter->setPen(stale ? tokens.text3 : tokens.text2);
    painter->drawText(next(option.fontMetrics.horizontalAdvance(figure)), left | Qt::TextSingleLine,
                      figure);
}

QString ReasonDelegate::hiddenText(const QRect &rect, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const QString reason = reasonOf(option, index);
    const QString term = index.data(TermRole).toString();
    const QString figure = figureOf(index);
    if (layoutReason(option.fontMetrics, reason, term, figure, rect.width()).complete)
        return {};
    const QString whole = reason + dashed(term);
    return figure.isEmpty() ? whole : QString(whole + ", "_L1 + figure);
}

int ReasonDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return option.fontMetrics.horizontalAdvance(reasonOf(option, index) +
                                                dashed(index.data(TermRole).toString())) +
           progressWidth(option.fontMetrics, figureOf(index));
}

} // namespace firesteel::gui
