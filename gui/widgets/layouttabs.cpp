// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/layouttabs.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLayout>
#include <QScrollArea>
#include <QSet>

namespace firesteel::gui {

namespace {

class TabWalk
{
public:
    void take(QWidget *widget)
    {
        if (m_seen.contains(widget))
            return;
        m_seen.insert(widget);
        if ((widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !widget->focusProxy())
            m_order.append(widget);
        if (isWhole(widget))
            return;
        const auto *area = qobject_cast<QScrollArea *>(widget);
        if (area && area->widget())
            take(area->widget());
        else if (widget->layout())
            take(*widget->layout());
        for (QObject *child : widget->children()) { // what is in no layout
            if (child->isWidgetType() && !area && !static_cast<QWidget *>(child)->isWindow())
                take(static_cast<QWidget *>(child));
        }
    }

    [[nodiscard]] const QList<QWidget *> &order() const { return m_order; }

private:
    /// Its parts are its own affair.
    static bool isWhole(const QWidget *widget)
    {
        return qobject_cast<const QComboBox *>(widget) ||
               qobject_cast<const QAbstractSpinBox *>(widget) ||
               (qobject_cast<const QAbstractScrollArea *>(widget) &&
                !qobject_cast<const QScrollArea *>(widget));
    }

    void take(const QLayout &layout)
    {
        for (int i = 0; i < layout.count(); ++i) {
            QLayoutItem *item = layout.itemAt(i);
            if (QWidget *widget = item->widget())
                take(widget);
            else if (const QLayout *inner = item->layout())
                take(*inner);
        }
    }

    QList<QWidget *> m_order;
    QSet<const QWidget *> m_seen;
};

} // namespace

void orderTabsAsLaidOut(QWidget *root)
{
    TabWalk walk;
    walk.take(root);
    const QList<QWidget *> &order = walk.order();
    for (qsizetype i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order[i - 1], order[i]);
}

} // namespace firesteel::gui
