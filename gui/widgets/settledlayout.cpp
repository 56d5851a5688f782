// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/settledlayout.h"

#include <QTreeView>

namespace firesteel::gui {

namespace {

constexpr auto kSettled = "firesteel.settledLayout"; ///< the model that is followed already

void follow(QTreeView *view, QAbstractItemModel *model, bool (*listening)())
{
    // A view that is going has its model (a child) tell of its end: it is no QTreeView any more
    // then.
    const auto settle = [view = static_cast<QObject *>(view), model, listening] {
        auto *tree = qobject_cast<QTreeView *>(view);
        if (tree && listening() && tree->model() == model)
            tree->indexAt({}); // needs the layout, so it is made
    };
    QObject::connect(model, &QAbstractItemModel::rowsInserted, view, settle);
    QObject::connect(model, &QAbstractItemModel::rowsRemoved, view, settle);
    QObject::connect(model, &QAbstractItemModel::rowsMoved, view, settle);
    QObject::connect(model, &QAbstractItemModel::dataChanged, view, settle);
    QObject::connect(model, &QAbstractItemModel::layoutChanged, view, settle);
    QObject::connect(model, &QAbstractItemModel::modelReset, view, settle);
    QObject::connect(view, &QTreeView::expanded, view, settle);
    QObject::connect(view, &QTreeView::collapsed, view, settle);
    settle();
}

} // namespace

void settleLayout(QTreeView *view, bool (*listening)())
{
    // Later: this may be called within setModel(), and the view's own connections have to be first.
    const auto begin = [view, listening] {
        QAbstractItemModel *model = view->model();
        if (!model || view->property(kSettled).value<QObject *>() == model)
            return;
        view->setProperty(kSettled, QVariant::fromValue<QObject *>(model));
        follow(view, model, listening);
    };
    QMetaObject::invokeMethod(view, begin, Qt::QueuedConnection);
}

} // namespace firesteel::gui
