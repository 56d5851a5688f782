// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/delegates/celldelegate.h"
#include "gui/shell/widgetaccess.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/searchfield.h"
#include "tests/gui/widgettexts.h"

#include <QCheckBox>
#include <QLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>
#include <QToolButton>

namespace firesteel::test {

/// What does not fit into its place; see misfits().
class FitCheck
{
public:
    explicit FitCheck(QWidget *root) : m_root(root) {}

    QStringList run()
    {
        for (const QWidget *widget : visibleWidgets(m_root)) {
            checkText(widget);
            checkRoom(widget);
            if (widget->layout())
                checkOverlaps(widget);
        }
        m_found.removeDuplicates();
        return m_found;
    }

private:
    void say(const QWidget *widget, const QString &text, int needs, int has)
    {
        m_found.append(
            u"%1: \"%2\" needs %3 px and has %4"_s.arg(nameOf(widget), text).arg(needs).arg(has));
    }
    void need(const QWidget *widget, const QString &text, int needs, int has)
    {
        if (!text.isEmpty() && needs > has + 1)
            say(widget, text, needs, has);
    }
    /// A text that is cut is whole in the tool tip.
    static bool isInToolTip(const QWidget *widget, const QString &text)
    {
        return plainText(widget->toolTip(), Qt::AutoText).contains(text);
    }

    void checkText(const QWidget *widget)
    {
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            checkLabel(label);
        else if (const auto *elided = qobject_cast<const gui::ElidedLabel *>(widget))
            checkElided(elided);
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            checkButton(button);
        else if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
            checkPlaceholder(edit);
        else if (const auto *box = qobject_cast<const QComboBox *>(widget))
            checkBox(box);
        else if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
            checkTabs(tabs);
        else if (const auto *tree = qobject_cast<const QTreeView *>(widget))
            checkHeader(tree);
        else if (const auto *area = qobject_cast<const QScrollArea *>(widget))
            need(area, nameOf(area), 3 * area->fontMetrics().height(), area->height());
        else if (widget->property(gui::kAccessibleRole).isValid())
            checkDrawing(widget);
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget);
            view && !qobject_cast<const QHeaderView *>(widget))
            checkCells(view);
    }
    void checkLabel(const QLabel *label)
    {
        const QString text = shownText(label);
        if (text.isEmpty())
            return;
        if (label->wordWrap()) {
            need(label, text, label->heightForWidth(label->width()), label->height());
            // a word that is wider than the line
            need(label, text, label->minimumSizeHint().width(), label->width());
        } else {
            need(label, text, label->sizeHint().width(), label->width());
            need(label, text, label->fontMetrics().height(), label->height());
        }
    }
    void checkElided(const gui::ElidedLabel *label)
    {
        const bool said = label->toolTip().isEmpty() || isInToolTip(label, label->text());
        if (label->isElided() && !said)
            say(label, label->text(), label->sizeHint().width(), label->width());
        if (!label->text().isEmpty() && label->shownText().size() <= 1 && label->text().size() > 1)
            say(label, label->text(), label->sizeHint().width(), label->width());
    }
    void checkButton(const QAbstractButton *button)
    {
        if (button->text().isEmpty())
            return;
        const auto *tool = qobject_cast<const QToolButton *>(button);
        if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull())
            return;
        int room = button->width();
        int needs = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
        if (const auto *push = qobject_cast<const QPushButton *>(button)) {
            QStyleOptionButton option;
            option.initFrom(push);
            room =
                push->style()->subElementRect(QStyle::SE_PushButtonContents, &option, push).width();
            if (!push->icon().isNull())
                needs += push->iconSize().width() + 4;
        } else if (!qobject_cast<const QCheckBox *>(button) && !tool) {
            needs = button->sizeHint().width(); // paints itself
            if (isInToolTip(button, button->text()))
                return;
        } else if (qobject_cast<const QCheckBox *>(button)) {
            needs = button->sizeHint().width();
        }
        need(button, button->text(), needs, room);
        need(button, button->text(), button->fontMetrics().height(), button->height());
    }
    void checkPlaceholder(const QLineEdit *edit)
    {
        if (!edit->text().isEmpty() || edit->placeholderText().isEmpty() ||
            isInToolTip(edit, edit->placeholderText()) ||
            gui::isVerbatim(edit, u"placeholderText"_s))
            return;
        const QMargins margins = edit->textMargins();
        need(edit, edit->placeholderText(),
             edit->fontMetrics().horizontalAdvance(edit->placeholderText()),
             edit->width() - margins.left() - margins.right() - 6);
    }
    /// What paints its own texts says how much room they need.
    void checkDrawing(const QWidget *widget)
    {
        if (qobject_cast<const QAbstractScrollArea *>(widget) || widget->focusProxy())
            return;
        need(widget, widget->accessibleName(), widget->minimumSizeHint().width(), widget->width());
        if (widget->hasHeightForWidth())
            need(widget, widget->accessibleName(), widget->heightForWidth(widget->width()),
                 widget->height());
    }
    void checkBox(const QComboBox *box)
    {
        QStyleOptionComboBox option;
        option.initFrom(box);
        option.subControls = QStyle::SC_All;
        const int room =
            box->style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                .width();
        need(box, box->currentText(), box->fontMetrics().horizontalAdvance(box->currentText()),
             room);
    }
    void checkTabs(const QTabBar *tabs)
    {
        for (int i = 0; i < tabs->count(); ++i) {
            if (!tabs->isTabVisible(i))
                continue;
            need(tabs, tabs->tabText(i), tabs->fontMetrics().horizontalAdvance(tabs->tabText(i)),
                 tabs->tabRect(i).width());
            if (!tabs->usesScrollButtons()) // they lead to what has no room
                need(tabs, tabs->tabText(i), tabs->tabRect(i).right(), tabs->width());
        }
    }
    void checkHeader(const QTreeView *tree)
    {
        if (tree->isHeaderHidden() || !tree->model())
            return;
        const QHeaderView *header = tree->header();
        for (int i = 0; i < header->count(); ++i) {
            const QString title = tree->model()->headerData(i, Qt::Horizontal).toString();
            if (!tree->model()->headerData(i, Qt::Horizontal, Qt::ToolTipRole).isNull() ||
                header->isSectionHidden(i))
                continue;
            need(header, title, header->fontMetrics().horizontalAdvance(title),
                 header->sectionSize(i));
        }
    }
    /// Our delegate shows what it cuts in a tool tip; others need the role.
    void checkCells(const QAbstractItemView *view)
    {
        if (!view->model())
            return;
        const QModelIndex root = view->rootIndex();
        for (int row = 0; row < std::min(view->model()->rowCount(root), 100); ++row) {
            for (int column = 0; column < view->model()->columnCount(root); ++column) {
                const QModelIndex cell = view->model()->index(row, column, root);
                const QRect place = view->visualRect(cell);
                if (!place.isValid() ||
                    dynamic_cast<gui::CellDelegate *>(view->itemDelegateForIndex(cell)))
                    continue;
                const QString text = cell.data().toString();
                if (cell.data(Qt::ToolTipRole).toString().contains(text))
                    continue;
                need(view, text, view->fontMetrics().horizontalAdvance(text), place.width());
            }
        }
    }

    /// Nothing reaches out of what surrounds it; what scrolls may do so downwards.
    void checkRoom(const QWidget *widget)
    {
        if (shownText(widget).isEmpty() && widget->focusPolicy() == Qt::NoFocus)
            return;
        QRect place = widget->rect();
        for (const QWidget *one = widget; one != m_root && !one->isWindow();
             one = one->parentWidget()) {
            const QWidget *above = one->parentWidget();
            place.translate(one->pos());
            const auto *area = qobject_cast<const QAbstractScrollArea *>(above->parentWidget());
            const bool scrolls = area && area->viewport() == above;
            if (qobject_cast<const QAbstractItemView *>(area))
                return;
            if (place.left() < -1 || place.right() > above->width())
                m_found.append(u"%1 (\"%2\") reaches out of %3 sideways"_s.arg(
                    nameOf(widget), shownText(widget), nameOf(above)));
            if (scrolls)
                return;
            if (place.top() < -1 || place.bottom() > above->height())
                m_found.append(u"%1 (\"%2\") reaches out of %3"_s.arg(
                    nameOf(widget), shownText(widget), nameOf(above)));
        }
    }

    static void collect(const QLayout *layout, QList<const QWidget *> &widgets)
    {
        for (int i = 0; i < layout->count(); ++i) {
            const QLayoutItem *item = layout->itemAt(i);
            if (const QWidget *one = item->widget(); one && one->isVisible())
                widgets.append(one);
            else if (const QLayout *inner = const_cast<QLayoutItem *>(item)->layout())
                collect(inner, widgets);
        }
    }
    /// Of what one layout holds; a stack's pages lie on each other on purpose and are hidden.
    void checkOverlaps(const QWidget *widget)
    {
        QList<const QWidget *> all;
        collect(widget->layout(), all);
        for (qsizetype i = 0; i < all.size(); ++i) {
            for (qsizetype j = i + 1; j < all.size(); ++j) {
                const QRect both = all[i]->geometry().intersected(all[j]->geometry());
                if (both.width() > 1 && both.height() > 1)
                    m_found.append(
                        u"%1 and %2 overlap by %3 x %4"_s.arg(nameOf(all[i]), nameOf(all[j]))
                            .arg(both.width())
                            .arg(both.height()));
            }
        }
    }

    QWidget *m_root;
    QStringList m_found;
};

/// Texts that are cut without a way to read them whole, widgets that reach out of their place, and
/// neighbours that overlap.
inline QStringList misfits(QWidget *root)
{
    return FitCheck(root).run();
}

} // namespace firesteel::test
