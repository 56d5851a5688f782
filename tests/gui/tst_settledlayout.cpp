// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/settledlayout.h"

#include <QAccessible>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

#include <memory>

using namespace firesteel;
using namespace Qt::StringLiterals;

/// A screen reader reads a table while its rows come and go.
class TestSettledLayout : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cellsOutliveTheirAnswers_data();
    void cellsOutliveTheirAnswers();
    void endsWithItsModel();
};

void TestSettledLayout::cellsOutliveTheirAnswers_data()
{
    using Change = std::function<void(QStandardItemModel &, QTreeView &)>;
    QTest::addColumn<Change>("change");
    QTest::newRow("a row comes") << Change([](QStandardItemModel &model, QTreeView &) {
        model.insertRow(0, new QStandardItem(u"new"_s));
    });
    QTest::newRow("a row goes") << Change(
        [](QStandardItemModel &model, QTreeView &) { model.removeRow(2); });
    QTest::newRow("a child comes") << Change([](QStandardItemModel &model, QTreeView &) {
        model.item(0)->appendRow(new QStandardItem(u"new"_s));
    });
    QTest::newRow("rows unfold") << Change(
        [](QStandardItemModel &, QTreeView &view) { view.expandAll(); });
    QTest::newRow("rows are sorted") << Change(
        [](QStandardItemModel &model, QTreeView &) { model.sort(0, Qt::DescendingOrder); });
}

void TestSettledLayout::cellsOutliveTheirAnswers()
{
    using Change = std::function<void(QStandardItemModel &, QTreeView &)>;
    QFETCH(const Change, change);
    QStandardItemModel model;
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
        model.appendRow(new QStandardItem(name));
    model.item(0)->appendRow(new QStandardItem(u"child"_s));
    QTreeView view;
    view.setModel(&model);
    gui::settleLayout(&view, [] { return true; });
    view.show();
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(&view);
    QVERIFY(table && table->tableInterface());
    QCoreApplication::sendPostedEvents(&view); // from now on it follows its model
    change(model, view);
    QAccessibleInterface *cell = table->tableInterface()->cellAt(1, 0);
    QVERIFY(cell);
    const QAccessible::Id id = QAccessible::uniqueId(cell);
    const QAccessible::State state = cell->state();
    QCOMPARE(QAccessible::accessibleInterface(id), cell);
    QVERIFY(state.selectable);
}

/// The model of a QTreeWidget is its child, and goes when most of the view has gone already.
void TestSettledLayout::endsWithItsModel()
{
    auto tree = std::make_unique<QTreeWidget>();
    new QTreeWidgetItem(tree.get(), {u"a"_s});
    int asked = 0;
    static int *counter = nullptr;
    counter = &asked;
    gui::settleLayout(tree.get(), [] { return ++*counter > 0; });
    tree->show();
    QCoreApplication::sendPostedEvents(tree.get());
    const int before = asked;
    QVERIFY(before > 0);
    tree.reset();
    QCOMPARE(asked, before);
}

QTEST_MAIN(TestSettledLayout)
#include "tst_settledlayout.moc"
