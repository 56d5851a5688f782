// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/appreason.h"
#include "gui/models/apptreemodel.h"
#include "gui/models/eventmodel.h"
#include "gui/models/podmodel.h"
#include "gui/models/removedpods.h"
#include "gui/models/roles.h"
#include "gui/models/rowplan.h"
#include "gui/models/stepmodel.h"
#include "tests/gui/appsfixture.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using firesteel::test::AppWorld;
using firesteel::test::FakeClock;
using End = AppWorld::End;

namespace {

/// Carries a plan out on a list, as a model would.
QList<int> carriedOut(QList<int> list, const QList<int> &target, const RowPlan &plan)
{
    for (const RowPlan::Run &run : plan.removals)
        list.remove(run.first, run.count);
    for (const RowPlan::Move &move : plan.moves)
        list.move(move.from, move.from < move.to ? move.to - 1 : move.to);
    for (const RowPlan::Run &run : plan.insertions) {
        for (int row = run.first; row < run.first + run.count; ++row)
            list.insert(row, target[row]);
    }
    return list;
}

bool settled(const AppTreeModel &model)
{
    return !model.isOrdering();
}

AppWorld::Job job(const QString &id, int executors)
{
    return {u"job-"_s + id, id, executors, 600 + id.size(), 0, 2, u"spark"_s};
}

QStringList names(const AppTreeModel &model)
{
    QStringList list;
    for (int row = 0; row < model.rowCount(); ++row)
        list.append(model.index(row, 0).data().toString());
    return list;
}

} // namespace

class TestModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plansAreRightAndSmall()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < 3000; ++round) {
            QList<int> before;
            for (int i = random.bounded(14); i > 0; --i)
                before.append(int(before.size()));
            QList<int> target = before;
            for (int i = random.bounded(6); i > 0; --i) {
                const int what = random.bounded(3);
                if (what == 0)
                    target.insert(random.bounded(target.size() + 1), 100 + i + round * 10);
                else if (!target.isEmpty() && what == 1)
                    target.removeAt(random.bounded(target.size()));
                else if (!target.isEmpty())
                    target.move(random.bounded(target.size()), random.bounded(target.size()));
            }
            QList<int> origin;
            for (const int value : std::as_const(target))
                origin.append(int(before.indexOf(value)));
            const RowPlan plan = planRows(int(before.size()), origin);
            QCOMPARE(carriedOut(before, target, plan), target);
            QVERIFY(plan.moves.size() <= 6);
            if (target == before)
                QVERIFY(plan.isEmpty());
        }
        // one row from the end to the beginning is one move
        QCOMPARE(planRows(4, {3, 0, 1, 2}).moves, (QList<RowPlan::Move>{{3, 0}}));
        QCOMPARE(planRows(4, {1, 2, 3, 0}).moves, (QList<RowPlan::Move>{{0, 4}}));
        QVERIFY(planRows(200,
                         [] {
                             QList<int> reversed;
                             for (int i = 199; i >= 0; --i)
                                 reversed.append(i);
                             return reversed;
                         }())
                    .shuffled);
    }

    void treeSurvivesAnything()
    {
        AppWorld world;
        FakeClock clock(AppWorld::now());
        AppTreeModel model(clock);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setIndex(&world.index);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QRandomGenerator random(5);
        const QList<End> ends{End::Waiting, End::Starting, End::Running, End::Succeeded,
                              End::Failed,  End::Stopped,  End::Silent,  End::OutOfMemory};
        QList<QPersistentModelIndex> kept;
        for (int round = 0; round < 1500; ++round) {
            const AppWorld::Job one = job(QString::number(random.bounded(30)), random.bounded(5));
            switch (random.bounded(8)) {
            case 0:
                world.remove(u"u-"_s + one.id);
                break;
            case 1:
                world.remove(u"u-%1-exec-%2"_s.arg(one.id).arg(1 + random.bounded(5)));
                break;
            case 2:
                world.putExecutor(one, 1 + random.bounded(5), ends[random.bounded(ends.size())]);
                break;
            case 3:
                model.setSort({AppSort::By(random.bounded(7)), random.bounded(2) == 1});
                break;
            case 4:
                model.setFilter(AppFilter::parse(
                    random.bounded(2) ? QString() : u"-state:failed executors<4"_s));
                break;
            case 5: // let the order arrive
                QTRY_VERIFY(settled(model));
                break;
            default:
                world.put(one, ends[random.bounded(ends.size())]);
            }
            if (model.rowCount() > 0 && kept.size() < 20)
                kept.append(model.index(random.bounded(model.rowCount()), 0));
            for (qsizetype i = kept.size() - 1; i >= 0; --i) {
                if (!kept[i].isValid())
                    kept.removeAt(i);
            }
        }
        model.setFilter({});
        QTRY_VERIFY(settled(model));
        QCOMPARE(resets.size(), 0);
        QList<AppFactsPtr> all;
        for (const auto &app : world.index.apps())
            all.append(makeFacts(app));
        const auto order = visibleOrder(all, {}, model.sorting(), clock.wall(), {});
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(model.facts(model.index(row, 0))->key(), order[row]->key());
        QCOMPARE(model.shown(), world.index.apps().size());
        QCOMPARE(model.total(), world.index.apps().size());
        for (const QPersistentModelIndex &index : std::as_const(kept))
            QVERIFY(index.row() < model.rowCount());
        for (int row = 0; row < model.rowCount(); ++row) {
            const AppFactsPtr facts = model.facts(model.index(row, 0));
            QCOMPARE(facts->app, world.index.app(facts->key()));
            QCOMPARE(model.rowCount(model.index(row, 0)),
                     int(facts->app->executors.size()) + (facts->app->driver ? 1 : 0));
        }
    }

    void rowsKeepTheirIdentityWhenTheOrderChanges()
    {
        AppWorld world;
        FakeClock clock(AppWorld::now());
        for (int i = 0; i < 300; ++i)
            world.put(job(QString::number(i), 1), i % 3 ? End::Running : End::Succeeded);
        AppTreeModel model(clock);
        model.setIndex(&world.index);
        QTRY_COMPARE(model.rowCount(), 300);
        const QPersistentModelIndex app = model.indexOf({u"spark"_s, u"17"_s});
        const QPersistentModelIndex pod = model.index(1, 0, app);
        const QString podName = pod.data(PodNameRole).toString();
        QVERIFY(!podName.isEmpty());
        for (const AppSort sort :
             {AppSort{AppSort::By::Name, false}, AppSort{AppSort::By::Name, true},
              AppSort{AppSort::By::State, true}}) {
            model.setSort(sort);
            QTRY_VERIFY(settled(model));
            QVERIFY(app.isValid());
            QCOMPARE(app.data().toString(), u"job-17"_s);
            QCOMPARE(pod.parent(), QModelIndex(app));
            QCOMPARE(pod.data(PodNameRole).toString(), podName);
        }
        model.setFilter(AppFilter::parse(u"job-17"_s));
        QTRY_COMPARE(model.rowCount(), 11); // 17, 170 … 179
        QVERIFY(app.isValid());
        QCOMPARE(pod.data(PodNameRole).toString(), podName);
        model.setFilter(AppFilter::parse(u"job-200"_s));
        QTRY_COMPARE(model.rowCount(), 1);
        QVERIFY(!app.isValid());
        QVERIFY(!pod.isValid());
    }

    void tenThousandAreOrderedElsewhere()
    {
        AppWorld world;
        FakeClock clock(AppWorld::now());
        {
            store::StoreDiff diff;
            diff.type = u"pods"_s;
            for (int i = 0; i < 10'000; ++i) {
                const QString id = QString::number(i);
                const auto pod =
                    test::PodMaker::driver(u"d-"_s + id, u"u-"_s + id, id)
                        .label(u"spark-app-name"_s, u"job-%1"_s.arg(i * 7919 % 10'000));
                diff.added.append(kube::makeObject(
                    (i % 2 ? pod.running() : pod.terminated(1)).json(), kube::resources::Pods));
            }
            world.index.apply(diff);
        }
        AppTreeModel model(clock);
        model.setIndex(&world.index);
        QVERIFY(model.isOrdering());
        QCOMPARE(model.rowCount(), 0); // nothing was worked out in this thread
        // the window goes on while the order is made
        int turns = 0;
        QTimer heart;
        connect(&heart, &QTimer::timeout, &model, [&turns] { ++turns; });
        heart.start(1);
        QTRY_COMPARE(model.rowCount(), 10'000);
        turns = 0;
        QSignalSpy layouts(&model, &QAbstractItemModel::layoutChanged);
        QSignalSpy moves(&model, &QAbstractItemModel::rowsMoved);
        model.setSort({AppSort::By::Name, false});
        QVERIFY(model.isOrdering());
        QTRY_VERIFY(settled(model));
        QVERIFY(turns > 0);
        QCOMPARE(names(model).mid(0, 3), (QStringList{u"job-0"_s, u"job-1"_s, u"job-2"_s}));
        QCOMPARE(layouts.size(), 1); // one stroke instead of thousands of moves
        QCOMPARE(moves.size(), 0);
        // a filter that takes every other row away and brings it back: few strokes, too
        QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy insertions(&model, &QAbstractItemModel::rowsInserted);
        model.setFilter(AppFilter::parse(u"state:running"_s));
        QTRY_COMPARE(model.rowCount(), 5000);
        model.setFilter({});
        QTRY_COMPARE(model.rowCount(), 10'000);
        QCOMPARE(removals.size(), 1);
        QCOMPARE(insertions.size(), 1);
        // one application changes: one row moves, nothing else
        layouts.clear();
        model.setSort({AppSort::By::State, false});
        QTRY_VERIFY(settled(model));
        layouts.clear();
        const auto before = world.index.app({u"jobs"_s, u"17"_s})->driver;
        const auto now = kube::makeObject(test::PodMaker::driver(u"d-17"_s, u"u-17"_s, u"17"_s)
                                              .label(u"spark-app-name"_s, u"job-x"_s)
                                              .terminated(1)
                                              .json(),
                                          kube::resources::Pods);
        world.index.apply({u"pods"_s, {}, {{before, now}}, {}});
        QTRY_VERIFY(settled(model));
        QCOMPARE(layouts.size(), 0);
        QCOMPARE(moves.size(), 1);
    }

    void aChangeThatMovesNothingCostsNothing()
    {
        AppWorld world;
        world.fillLikeTheDesign();
        FakeClock clock(AppWorld::now());
        AppTreeModel model(clock);
        model.setIndex(&world.index);
        QTRY_COMPARE(model.rowCount(), 13);
        QTRY_VERIFY(settled(model));
        QSignalSpy orders(&model, &AppTreeModel::ordered);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        world.putExecutor({u"daily-kpi"_s, u"21ef77"_s, 3, 2600, 0, 3.85, u"spark"_s}, 4,
                          End::Running);
        QVERIFY(!model.isOrdering());
        QVERIFY(changes.size() > 0);
        QCOMPARE(model.index(5, AppTreeModel::Executors).data().toString(), u"4 of 4"_s);
        QCOMPARE(orders.size(), 0);
        // one that the filter hides stays out of sight without any work, too
        model.setFilter(AppFilter::parse(u"state:failed"_s));
        QTRY_COMPARE(model.rowCount(), 2);
        QTRY_VERIFY(settled(model));
        world.putExecutor({u"daily-kpi"_s, u"21ef77"_s, 3, 2600, 0, 3.85, u"spark"_s}, 5,
                          End::Running);
        QVERIFY(!model.isOrdering());
        world.put({u"daily-kpi"_s, u"21ef77"_s, 5, 2600, 100, 3.85, u"spark"_s}, End::Failed);
        QVERIFY(model.isOrdering());
        QTRY_COMPARE(model.rowCount(), 3);
    }

    void executorsComeInOneStroke()
    {
        AppWorld world;
        const AppWorld::Job one{u"wide"_s, u"w1"_s, 1, 600, 0, 2, u"spark"_s};
        world.put(one, End::Running);
        FakeClock clock(AppWorld::now());
        AppTreeModel model(clock);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setIndex(&world.index);
        QTRY_COMPARE(model.rowCount(), 1);
        const QModelIndex app = model.index(0, 0);
        QSignalSpy insertions(&model, &QAbstractItemModel::rowsInserted);
        store::StoreDiff diff;
        diff.type = u"pods"_s;
        for (int i = 2; i <= 500; ++i)
            diff.added.append(kube::makeObject(
                test::PodMaker::executor(i, u"w1"_s).namespaceName(u"spark"_s).running().json(),
                kube::resources::Pods));
        world.index.apply(diff);
        QCOMPARE(model.rowCount(app), 501);
        QCOMPARE(insertions.size(), 1);
        QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
        world.index.apply({u"pods"_s, {}, {}, diff.added});
        QCOMPARE(model.rowCount(app), 2);
        QCOMPARE(removals.size(), 1);
    }

    void reasonsComeFromTheDeepestCause()
    {
        AppWorld world;
        const AppWorld::Job one{u"etl"_s, u"e1"_s, 2, 600, 60, 2, u"spark"_s};
        const auto reason = [&] {
            return shownReason(*makeFacts(world.index.app({u"spark"_s, u"e1"_s})));
        };
        // the driver's pod tells nothing: the newest event does
        world.put(one, End::Starting);
        QCOMPARE(reason().phrase, u"Being prepared on node-1"_s);
        world.addEvent(u"u-e1"_s, u"etl"_s, u"Pulling"_s, u"Pulling image \"spark\""_s,
                       AppWorld::now().addSecs(-20));
        QCOMPARE(reason().phrase, u"Pulling the image on node-1"_s);
        world.addEvent(u"u-e1-exec-1"_s, u"etl"_s, u"Killing"_s, u"of another pod"_s,
                       AppWorld::now().addSecs(-5));
        QCOMPARE(reason().phrase, u"Pulling the image on node-1"_s);
        world.addEvent(u"u-e1"_s, u"etl"_s, u"FailedMount"_s, u"secret \"keys\"\n not found"_s,
                       AppWorld::now().addSecs(-10), true);
        QCOMPARE(reason().phrase, u"A volume cannot be mounted: secret \"keys\" not found"_s);
        QCOMPARE(reason().term, u"FailedMount"_s);
        // it runs, and its executors do not
        world.put(one, End::Running);
        QCOMPARE(reason().phrase, u"On node-1"_s);
        world.putExecutor(one, 2, End::Waiting);
        QVERIFY(reason().phrase.contains(u"Insufficient memory"_s));
        QVERIFY(reason().phrase.startsWith(u"1 executor"_s));
        QCOMPARE(reason().term, u"Unschedulable"_s);
        world.putExecutor(one, 2, End::Running);
        world.executorLost(one, 7, u"Error"_s);
        QCOMPARE(reason().phrase, u"On node-1"_s);
        world.executorLost(one, 8, u"OOMKilled"_s);
        world.executorLost(one, 8, u"OOMKilled"_s); // told twice
        QVERIFY(reason().phrase.startsWith(u"1 executor"_s));
        QCOMPARE(reason().term, u"OOMKilled"_s);
        // it failed, and they are why
        world.put(one, End::Failed);
        QVERIFY(reason().phrase.startsWith(u"Exit code 1, after 1 executor"_s));
        QCOMPARE(reason().term, u"OOMKilled"_s);
        world.put(one, End::Stopped);
        QCOMPARE(reason().term, QString());
    }

    void cellsSayWhatTheDesignSays()
    {
        AppWorld world;
        world.fillLikeTheDesign();
        FakeClock clock(AppWorld::now());
        AppTreeModel model(clock);
        model.setIndex(&world.index);
        QTRY_COMPARE(model.rowCount(), 13);
        QCOMPARE(names(model).mid(0, 6),
                 (QStringList{u"etl-orders"_s, u"sessionize"_s, u"churn-features"_s, u"big-join"_s,
                              u"geo-index"_s, u"daily-kpi"_s}));
        const auto text = [&](int row, int column) {
            return model.index(row, column).data().toString();
        };
        QCOMPARE(text(0, AppTreeModel::State), u"failed"_s);
        QCOMPARE(text(0, AppTreeModel::Executors), u"3"_s);
        QCOMPARE(text(0, AppTreeModel::Duration), u"4 min 12 s"_s);
        QCOMPARE(text(0, AppTreeModel::When), u"12 min ago"_s);
        QCOMPARE(text(5, AppTreeModel::Executors), u"3 of 3"_s);
        QCOMPARE(text(5, AppTreeModel::When), u"now"_s);
        QCOMPARE(model.index(1, 0).data(TermRole).toString(), u"OOMKilled"_s);
        const QModelIndex app = model.index(0, 0);
        QCOMPARE(model.rowCount(app), 4);
        QCOMPARE(model.index(0, 0, app).data().toString(), u"driver"_s);
        QCOMPARE(model.index(1, 0, app).data().toString(), u"exec 1"_s);
        QCOMPARE(model.index(1, AppTreeModel::State, app).data().toString(), u"stopped"_s);
        QVERIFY(model.index(1, AppTreeModel::Reason, app)
                    .data()
                    .toString()
                    .startsWith(u"Ended with the driver"_s));
        QVERIFY(model.index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"failed"_s));
    }

    void timesTickWhereTheyAreSeen()
    {
        AppWorld world;
        world.fillLikeTheDesign();
        FakeClock clock(AppWorld::now());
        AppTreeModel model(clock);
        model.setIndex(&world.index);
        QTRY_COMPARE(model.rowCount(), 13);
        model.tick(0, 12);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        clock.advance(std::chrono::seconds(1));
        model.tick(4, 7); // starting, running, stopped, succeeded
        for (const QList<QVariant> &change : changes) {
            const QModelIndex first = change[0].toModelIndex();
            const int row = first.parent().isValid() ? first.parent().row() : first.row();
            QVERIFY(row == 4 || row == 5);
            QCOMPARE(first.column(), int(AppTreeModel::Duration));
        }
        QVERIFY(!changes.isEmpty());
        model.tick(20, 90); // beyond the end
        model.tick(0, -1);
    }

    void tenThousandEvents()
    {
        AppWorld world;
        const AppWorld::Job one{u"etl"_s, u"e1"_s, 1, 600, 0, 2, u"spark"_s};
        world.put(one, End::Running);
        FakeClock clock(AppWorld::now());
        EventModel model(clock);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        store::StoreDiff diff;
        diff.type = u"events"_s;
        for (int i = 0; i < 10'000; ++i)
            diff.added.append(world.event(i % 2 ? u"u-e1"_s : u"u-e1-exec-1"_s, u"pod"_s,
                                          u"Pulled"_s, u"message %1"_s.arg(i),
                                          AppWorld::now().addSecs(-i), i % 10 == 0, 1, u"spark"_s));
        world.index.apply(diff);
        const store::AppKey key{u"spark"_s, u"e1"_s};
        model.setApp(world.index.app(key));
        QCOMPARE(model.rowCount(), 10'000);
        QCOMPARE(model.warnings(), 1000);
        QCOMPARE(model.index(0, EventModel::Message).data().toString(), u"message 0"_s);
        QCOMPARE(model.index(1, EventModel::Subject).data().toString(), u"driver"_s);
        QCOMPARE(model.index(0, EventModel::Subject).data().toString(), u"exec 1"_s);
        // one more: one row
        QSignalSpy insertions(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        world.addEvent(u"u-e1"_s, u"pod"_s, u"Killing"_s, u"new"_s, AppWorld::now().addSecs(5));
        model.setApp(world.index.app(key));
        QCOMPARE(insertions.size(), 1);
        QCOMPARE(changes.size(), 0);
        // what the cluster forgets stays
        world.index.apply({u"events"_s, {}, {}, diff.added});
        model.setApp(world.index.app(key));
        QCOMPARE(model.rowCount(), 10'001);
        model.setApp(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void podsAndSteps()
    {
        AppWorld world;
        const AppWorld::Job one{u"etl"_s, u"e1"_s, 2, 600, 60, 2, u"spark"_s};
        world.put(one, End::Failed);
        using Kind = store::PhaseStep::Kind;
        world.step(one, Kind::Running, 600);
        world.step(one, Kind::Created, 604);
        world.step(one, Kind::Failed, 540, u"Error"_s, 1);
        FakeClock clock(AppWorld::now());
        PodModel pods(clock);
        StepModel steps(clock);
        const QAbstractItemModelTester podTester(
            &pods, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester stepTester(
            &steps, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const store::AppKey key{u"spark"_s, u"e1"_s};
        pods.setApp(world.index.app(key));
        steps.setApp(world.index.app(key));
        QCOMPARE(pods.rowCount(), 3);
        QCOMPARE(pods.index(0, PodModel::Name).data().toString(), u"driver"_s);
        QCOMPARE(pods.index(0, PodModel::Memory).data().toString(), u"2 GiB"_s);
        QCOMPARE(pods.index(0, PodModel::Duration).data().toString(), u"1 min 00 s"_s);
        QCOMPARE(steps.rowCount(), 3);
        QVERIFY(steps.index(2, 0).data(WarningRole).toBool());
        QVERIFY(!steps.index(0, 0).data(WarningRole).toBool()); // by time: created comes first
        QSignalSpy removals(&pods, &QAbstractItemModel::rowsRemoved);
        world.remove(u"u-e1-exec-1"_s); // nobody saw how it went
        pods.setApp(world.index.app(key));
        QCOMPARE(removals.size(), 1);
        QCOMPARE(pods.rowCount(), 2);
    }

    void removedExecutorsStayInGrey()
    {
        AppWorld world;
        const AppWorld::Job one{u"etl"_s, u"e1"_s, 3, 600, 0, 2, u"spark"_s};
        world.put(one, End::Running);
        FakeClock clock(AppWorld::now());
        PodModel pods(clock);
        const QAbstractItemModelTester tester(
            &pods, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const store::AppKey key{u"spark"_s, u"e1"_s};
        pods.setApp(world.index.app(key));
        const QPersistentModelIndex second(pods.index(2, PodModel::Name));
        QCOMPARE(second.data(KeyRole).toString(), u"u-e1-exec-2"_s);
        world.executorLost(one, 2, u"OOMKilled"_s);
        world.executorRemoved(one, 2);
        world.executorRemoved(one, 3); // without a word of its end
        pods.setApp(world.index.app(key));
        QCOMPARE(pods.rowCount(), 4);
        QVERIFY(second.isValid()); // a view stays where it was
        QCOMPARE(second.row(), 2);
        QVERIFY(second.data(StaleRole).toBool());
        QCOMPARE(second.data(StateRole).toInt(), int(store::AppState::Failed));
        QVERIFY(second.data(Qt::AccessibleTextRole).toString().endsWith("removed"_L1));
        const QString why = second.sibling(second.row(), PodModel::Reason).data().toString();
        QVERIFY2(why.startsWith("Removed"_L1) && why.contains("memory"_L1), qPrintable(why));
        QCOMPARE(second.sibling(second.row(), PodModel::Memory).data().toString(), u"2 GiB"_s);
        const QString before = second.sibling(second.row(), PodModel::Duration).data().toString();
        clock.advance(1min);
        pods.tick();
        QCOMPARE(second.sibling(second.row(), PodModel::Duration).data().toString(), before);
        QCOMPARE(pods.index(3, PodModel::Reason).data().toString(), u"Removed"_s);
        QVERIFY(!pods.index(1, PodModel::Name).data(StaleRole).toBool());
        // What is known of them is known to a page that comes later, too.
        PodModel later(clock);
        later.setApp(world.index.app(key));
        QCOMPARE(later.rowCount(), 4);
        for (int number = 4; number < 4 + 2 * kMostRemoved; ++number) {
            world.executorLost(one, number, u"Error"_s);
            world.executorRemoved(one, number);
        }
        pods.setApp(world.index.app(key));
        QVERIFY(pods.rowCount() <= 2 + kMostRemoved);
        QVERIFY(pods.rowOf(u"u-e1-exec-%1"_s.arg(3 + 2 * kMostRemoved)) > 0);
    }
};

QTEST_GUILESS_MAIN(TestModels)
#include "tst_models.moc"
