// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/taborder.h"

#include <QWidget>

#include <algorithm>

namespace firesteel::gui {

namespace {

QList<QWidget *> tabOrder(QWidget *window, const QList<const QWidget *> &parts)
{
    const auto part = [&](const QWidget *widget) {
        return std::ranges::find_if(parts,
                                    [&](const QWidget *one) { return one->isAncestorOf(widget); }) -
               parts.begin();
    };
    QList<QWidget *> order;
    for (QWidget *one = window->nextInFocusChain(); one && one != window;
         one = one->nextInFocusChain()) {
        if ((one->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && one->isEnabled() &&
            one->isVisibleTo(window) && !one->focusProxy())
            order.append(one);
    }
    std::ranges::stable_sort(order, {}, part);
    return order;
}

} // namespace

bool moveFocus(QWidget *window, const QList<const QWidget *> &parts, bool next)
{
    const QList<QWidget *> order = tabOrder(window, parts);
    if (order.isEmpty())
        return false;
    const qsizetype last = order.size() - 1;
    const qsizetype at = order.indexOf(window->focusWidget());
    qsizetype to = next ? 0 : last;
    if (at >= 0)
        to = next ? (at == last ? 0 : at + 1) : (at == 0 ? last : at - 1);
    order[to]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

} // namespace firesteel::gui
