// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/text/verbatim.h"
#include "gui/widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QTextDocument>
#include <QTreeView>

namespace firesteel::test {

using namespace Qt::StringLiterals;

/// A text that a widget shows or says.
struct WidgetText {
    QString where;
    QString text;
    bool verbatim = false; ///< of the cluster or of a person, not of the program
};

inline QString nameOf(const QObject *object)
{
    QString name = QString::fromLatin1(object->metaObject()->className());
    name.remove(u"firesteel::gui::"_s);
    QStringList path{object->objectName().isEmpty() ? name : name + u'#' + object->objectName()};
    for (const QObject *up = object->parent(); up && path.size() < 4; up = up->parent()) {
        if (!up->objectName().isEmpty())
            path.prepend(up->objectName());
    }
    return path.join(u" / "_s);
}

inline bool isOfQt(const QWidget *widget)
{
    return widget->objectName().startsWith(u"qt_"_s) ||
           (qobject_cast<const QTabBar *>(widget->parentWidget()) &&
            widget->inherits("QToolButton")); // its arrows
}

inline QString plainText(const QString &text, Qt::TextFormat format)
{
    if (format == Qt::RichText || (format == Qt::AutoText && Qt::mightBeRichText(text))) {
        QTextDocument document;
        document.setHtml(text);
        return document.toPlainText();
    }
    return text;
}

/// The text of a label or button as it is read; empty for other widgets.
inline QString shownText(const QWidget *widget)
{
    if (const auto *elided = qobject_cast<const gui::ElidedLabel *>(widget))
        return elided->text();
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return plainText(label->text(), label->textFormat());
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->text();
    return {};
}

/// All that is visible below a widget, itself included.
inline QList<QWidget *> visibleWidgets(QWidget *root)
{
    QList<QWidget *> all;
    if (root->isVisible())
        all.append(root);
    const QList<QWidget *> children = root->findChildren<QWidget *>();
    for (QWidget *one : children) {
        if (one->isVisible() && one->window() == root->window() && !isOfQt(one))
            all.append(one);
    }
    return all;
}

inline void collectCells(const QAbstractItemView *view, const QModelIndex &parent,
                         QList<WidgetText> &texts)
{
    const QAbstractItemModel *model = view->model();
    const auto *tree = qobject_cast<const QTreeView *>(view);
    const int rows = std::min(model->rowCount(parent), 200);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < model->columnCount(parent); ++column) {
            if (tree && tree->isColumnHidden(column))
                continue;
            const QModelIndex cell = model->index(row, column, parent);
            const QString where = u"%1 [%2, %3]"_s.arg(nameOf(view)).arg(row).arg(column);
            const bool verbatim = cell.data(gui::VerbatimRole).toBool();
            texts.append({where, cell.data(Qt::DisplayRole).toString(), verbatim});
            if (!verbatim)
                texts.append(
                    {where + u" said"_s, cell.data(Qt::AccessibleTextRole).toString(), false});
        }
        const QModelIndex first = model->index(row, 0, parent);
        if (tree && tree->isExpanded(first))
            collectCells(view, first, texts);
    }
}

inline void collectOwn(const QWidget *widget, QList<WidgetText> &texts)
{
    const QString where = nameOf(widget);
    const auto add = [&](const QString &part, const QString &text) {
        texts.append({where + u'.' + part, text, gui::isVerbatim(widget, part)});
    };
    add(u"text"_s, shownText(widget));
    for (const char *property : {"accessibleName", "accessibleDescription", "toolTip", "whatsThis"})
        add(QString::fromLatin1(property),
            plainText(widget->property(property).toString(), Qt::AutoText));
    if (widget->isWindow())
        add(u"windowTitle"_s, widget->windowTitle());
    if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
        add(u"placeholderText"_s, edit->placeholderText());
    if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            add(u"tab"_s, tabs->tabText(i));
    }
    if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
        for (int i = 0; i < box->count(); ++i)
            texts.append({where + u".item"_s, box->itemText(i),
                          box->itemData(i, gui::VerbatimRole).toBool()});
    }
    if (const auto *menu = qobject_cast<const QMenu *>(widget)) {
        const QList<QAction *> actions = menu->actions();
        for (const QAction *action : actions) {
            texts.append(
                {where + u".action"_s, action->text(), gui::isVerbatim(action, u"text"_s)});
            if (menu->toolTipsVisible())
                texts.append({where + u".action.toolTip"_s, action->toolTip(),
                              gui::isVerbatim(action, u"toolTip"_s)});
        }
    }
}

/// Every text that a person can see or hear below a widget; not what is typed, logs and code.
inline QList<WidgetText> widgetTexts(QWidget *root)
{
    QList<WidgetText> texts;
    for (const QWidget *widget : visibleWidgets(root)) {
        collectOwn(widget, texts);
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        if (!view || !view->model() || qobject_cast<const QHeaderView *>(view))
            continue;
        collectCells(view, view->rootIndex(), texts);
        if (const auto *tree = qobject_cast<const QTreeView *>(view);
            tree && !tree->isHeaderHidden()) {
            for (int i = 0; i < tree->header()->count(); ++i)
                texts.append({nameOf(view) + u".header"_s,
                              view->model()->headerData(i, Qt::Horizontal).toString(), false});
        }
    }
    texts.removeIf([](const WidgetText &one) { return one.text.isEmpty(); });
    return texts;
}

} // namespace firesteel::test
