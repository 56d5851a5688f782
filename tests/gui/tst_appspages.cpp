// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The pages of applications over an index that is filled by hand. With FIRESTEEL_SCREENSHOTS=DIR
// their pictures are kept there.

#include "gui/dialogs/confirm.h"
#include "gui/models/apptreemodel.h"
#include "gui/models/eventmodel.h"
#include "gui/models/lastwordsbook.h"
#include "gui/pages/application/applicationpage.h"
#include "gui/pages/application/logcollector.h"
#include "gui/pages/application/logstab.h"
#include "gui/pages/application/objectstab.h"
#include "gui/pages/application/stopapplication.h"
#include "gui/pages/application/tabletabs.h"
#include "gui/pages/application/verdict.h"
#include "gui/pages/applications/applicationspage.h"
#include "gui/pages/applications/apptable.h"
#include "gui/widgets/codeview.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/filterfield.h"
#include "gui/widgets/loadingskeleton.h"
#include "gui/widgets/logview.h"
#include "gui/widgets/pagehead.h"
#include "gui/widgets/staleband.h"
#include "tests/gui/appsfixture.h"

#include <QAccessible>
#include <QApplication>
#include <QHeaderView>
#include <QJsonDocument>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTabBar>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using firesteel::test::AppWorld;
using firesteel::test::PageFixture;
using End = AppWorld::End;

namespace {

// what is left of a window of 1280 x 720 and of 1600 x 1000 beside places and bars
const QSize kSmall(1103, 639);
const QSize kLarge(1423, 919);

void keep(QWidget &page, Theme &theme, const QString &name)
{
    const QString folder = qEnvironmentVariable("FIRESTEEL_SCREENSHOTS");
    for (const Theme::Choice choice : {Theme::Choice::Light, Theme::Choice::Dark}) {
        theme.setChoice(choice);
        for (const QSize &size : {kSmall, kLarge}) {
            page.resize(size);
            QTest::qWait(1); // layouts, and the map beside a log
            const QPixmap picture = page.grab();
            QVERIFY(!picture.isNull());
            if (!folder.isEmpty())
                picture.save(u"%1/%2-%3-%4.png"_s.arg(
                    folder, name, choice == Theme::Choice::Light ? u"light"_s : u"dark"_s,
                    QString::number(size.width())));
        }
    }
}

struct ListBench {
    PageFixture f;
    AppWorld world;
    ApplicationsPage page;
    QSignalSpy ways;

    ListBench() : page(f.services(), nullptr), ways(&f.navigator, &Navigator::requested)
    {
        page.resize(kSmall);
        page.setBackgroundRole(QPalette::Base); // as the window does
        page.setAutoFillBackground(true);
        page.show();
    }
    void fill()
    {
        world.fillLikeTheDesign();
        page.showIndex(&world.index);
        page.showPicture({{Freshness::State::Live, AppWorld::now(), {}, {}}, false, 0});
        QTRY_COMPARE(page.model()->shown(), 13);
    }
    void choose(int row) { page.table()->setCurrentIndex(page.model()->index(row, 0)); }
    template <class T>
    T *child(const QString &name)
    {
        return page.findChild<T *>(name);
    }
};

/// A log's feed that is fed by hand.
struct HandFeeds {
    QHash<QString, engine::LogFeed *> feeds; ///< by pod
    QList<kube::LogRequest> requests;

    LogCollector::Follow follow()
    {
        return [this](const kube::LogRequest &request) {
            auto feed = std::make_unique<engine::LogFeed>(std::weak_ptr<engine::Lane>(), 0);
            feeds.insert(request.pod, feed.get());
            requests.append(request);
            return feed;
        };
    }
    void say(const QString &pod, qint64 secondsAgo, const QByteArrayList &texts)
    {
        QVERIFY(feeds.contains(pod));
        QList<kube::LogLine> lines;
        qint64 time = AppWorld::now().addSecs(-secondsAgo).toMSecsSinceEpoch() * 1'000'000;
        for (const QByteArray &text : texts)
            lines.append({time += 137'000'000, text, false});
        Q_EMIT feeds.value(pod)->lines(lines);
    }
};

struct AppBench {
    PageFixture f;
    AppWorld world;
    HandFeeds hand;
    ApplicationPage page;
    AppWorld::Job job{u"sessionize"_s, u"b01d22"_s, 3, 1898, 698, 4.9, u"spark"_s};

    AppBench() : page(f.services(), nullptr)
    {
        page.resize(kSmall);
        page.setBackgroundRole(QPalette::Base); // as the window does
        page.setAutoFillBackground(true);
        page.show();
    }
    void open(End end, const QString &tab = {})
    {
        world.put(job, end);
        page.showIndex(&world.index, hand.follow());
        page.open({{u"namespace"_s, u"spark"_s}, {u"app"_s, job.id}, {u"tab"_s, tab}});
    }
    void addEventsAndSteps()
    {
        using Kind = store::PhaseStep::Kind;
        world.step(job, Kind::Created, 1902);
        world.step(job, Kind::Scheduled, 1901);
        world.step(job, Kind::Preparing, 1901);
        world.step(job, Kind::Running, 1898);
        world.step(job, Kind::Failed, 1200, u"OOMKilled"_s, 137);
        const QString pod = u"sessionize-b01d22-driver"_s;
        world.addEvent(u"u-b01d22"_s, pod, u"Scheduled"_s,
                       u"Successfully assigned spark/sessionize-b01d22-driver to node-2"_s,
                       AppWorld::now().addSecs(-1901));
        world.addEvent(
            u"u-b01d22"_s, pod, u"FailedMount"_s,
            u"MountVolume.SetUp failed for volume \"spark-conf-volume-driver\": configmap "
            "\"spark-drv-conf-map\" not found"_s,
            AppWorld::now().addSecs(-1901), true, 2);
        world.addEvent(u"u-b01d22"_s, pod, u"Started"_s,
                       u"Started container spark-kubernetes-driver"_s,
                       AppWorld::now().addSecs(-1898));
    }
    void speak()
    {
        const QString driver = u"sessionize-b01d22-driver"_s;
        QByteArrayList more;
        for (int i = 0; i < 60; ++i)
            more.append("26/11/17 13:53:02 INFO TaskSetManager: Finished task " +
                        QByteArray::number(i) + ".0 in stage 6.0 (TID " +
                        QByteArray::number(400 + i) + ") in 812 ms on 10.42.3.31 (executor 1)");
        hand.say(driver, 1300, more);
        hand.say(driver, 1241,
                 {"26/11/17 13:53:12 INFO ExecutorPodsAllocator: Going to request 1 executors from "
                  "Kubernetes for ResourceProfile 0",
                  "26/11/17 13:53:20 INFO BlockManagerMasterEndpoint: Registering block manager "
                  "10.42.3.31:42117 with 2.2 GiB RAM, executor 3",
                  "26/11/17 13:53:21 INFO TaskSetManager: Starting task 17.3 in stage 7.0 (TID "
                  "612) (10.42.3.31, executor 3, partition 17)"});
        hand.say(u"sessionize-b01d22-exec-3"_s, 1240,
                 {"26/11/17 13:53:21 INFO CoarseGrainedExecutorBackend: Successfully registered "
                  "with driver",
                  "26/11/17 13:53:27 WARN MemoryStore: Not enough space to cache rdd_41_17 in "
                  "memory; computed 1.4 GiB so far"});
        hand.say(u"sessionize-b01d22-exec-1"_s, 1239,
                 {"26/11/17 13:53:24 INFO Executor: Finished task 184.0 in stage 7.0 (TID 597). "
                  "4128 bytes result sent to driver"});
        hand.say(driver, 1230,
                 {"26/11/17 13:53:40 ERROR TaskSchedulerImpl: Lost executor 3 on 10.42.3.31: exit "
                  "code 137 (SIGKILL, possible container OOM)",
                  "26/11/17 13:53:40 WARN TaskSetManager: Lost task 17.3 in stage 7.0 (TID 612): "
                  "ExecutorLostFailure (executor 3 exited)",
                  "26/11/17 13:53:41 INFO DAGScheduler: ShuffleMapStage 7 failed in 167.4 s due to "
                  "Job aborted due to stage failure",
                  "Traceback (most recent call last):",
                  "  File \"/opt/job/sessionize.py\", line 142, in write_sessions",
                  "py4j.protocol.Py4JJavaError: An error occurred while calling o214.parquet",
                  "Caused by: org.apache.spark.SparkException: Job aborted due to stage failure: "
                  "Task 17 in stage 7.0 failed 4 times",
                  "\tat "
                  "org.apache.spark.scheduler.DAGScheduler.failJobAndIndependentStages("
                  "DAGScheduler.scala:2856)",
                  "26/11/17 13:53:46 INFO SparkContext: Successfully stopped SparkContext "
                  "(exitCode 1)"});
        page.logs()->view()->model()->flush();
    }
    template <class T>
    T *child(const QString &name)
    {
        return page.findChild<T *>(name);
    }
};

/// Every control that can be reached has a name for reading programs.
QStringList nameless(QWidget &page)
{
    QStringList list;
    const QList<QWidget *> widgets = page.findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&page) ||
            widget->objectName().startsWith(u"qt_"_s))
            continue;
        QAccessibleInterface *access = QAccessible::queryAccessibleInterface(widget);
        if (access && access->text(QAccessible::Name).isEmpty() &&
            qobject_cast<QAbstractButton *>(widget))
            list.append(QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                        widget->objectName());
    }
    return list;
}

} // namespace

class TestAppsPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // ---- the list -----------------------------------------------------------------------------

    void listShowsAndCounts()
    {
        ListBench b;
        b.fill();
        QCOMPARE(b.page.badge(), u"13"_s);
        QCOMPARE(b.child<ElidedLabel>(u"count"_s)->text(), u"13 application(s)"_s);
        QVERIFY(b.page.table()->isVisible());
        b.choose(0);
        b.page.table()->expand(b.page.model()->index(0, 0));
        auto *verdict = b.child<QLabel>(u"verdict"_s);
        QVERIFY(verdict->isVisible());
        QCOMPARE(verdict->text(), u"etl-orders failed after 4 min 12 s"_s);
        QVERIFY(!b.child<QPushButton>(u"stop"_s)->isEnabled()); // it is over
        b.choose(5);
        QCOMPARE(verdict->text(), u"daily-kpi has run for 43 min 20 s"_s);
        QVERIFY(b.child<QPushButton>(u"stop"_s)->isEnabled());
        QCOMPARE(nameless(b.page), QStringList());
        b.choose(0);
        keep(b.page, b.f.theme, u"applications"_s);
    }

    void listFilters()
    {
        ListBench b;
        b.fill();
        auto *field = b.child<FilterField>(u"filter"_s);
        QTest::keyClicks(field, u"state:failed"_s);
        QTRY_COMPARE(b.page.model()->shown(), 2);
        QCOMPARE(b.child<ElidedLabel>(u"count"_s)->text(), u"2 of 13 application(s)"_s);
        field->setText(u"age<never"_s);
        QTRY_VERIFY(!b.child<ElidedLabel>(u"filterProblem"_s)->text().isEmpty());
        field->setText(u"nosuchthing"_s);
        QTRY_COMPARE(b.page.model()->shown(), 0);
        auto *empty = b.page.findChild<EmptyState *>();
        QTRY_VERIFY(empty->isVisible());
        keep(b.page, b.f.theme, u"applications-no-match"_s);
        Q_EMIT empty->linkActivated(u"clear"_s);
        QTRY_COMPARE(b.page.model()->shown(), 13);
        QVERIFY(b.page.table()->isVisible());
    }

    void listLeadsOn()
    {
        ListBench b;
        b.fill();
        b.choose(1);
        QTest::keyClick(b.page.table(), Qt::Key_Return);
        QCOMPARE(b.ways.size(), 1);
        QCOMPARE(b.ways[0][0].toString(), u"application"_s);
        QCOMPARE(b.ways[0][1].toMap().value(u"app"_s).toString(), u"b01d22"_s);
        b.f.actions.action(u"applications.logs"_s)->trigger();
        QCOMPARE(b.ways[1][1].toMap().value(u"tab"_s).toString(), u"logs"_s);
        b.f.actions.action(u"applications.yaml"_s)->trigger();
        QCOMPARE(b.ways[2][1].toMap().value(u"tab"_s).toString(), u"objects"_s);
        QTest::mouseClick(b.child<QPushButton>(u"newJob"_s), Qt::LeftButton);
        QCOMPARE(b.ways[3][0].toString(), u"newjob"_s);
        // from a pod: that pod's
        b.page.table()->expand(b.page.model()->index(1, 0));
        b.page.table()->setCurrentIndex(b.page.model()->index(2, 0, b.page.model()->index(1, 0)));
        b.f.actions.action(u"applications.logs"_s)->trigger();
        QCOMPARE(b.ways[4][1].toMap().value(u"pod"_s).toString(), u"u-b01d22-exec-2"_s);
        QTest::keyClick(b.page.table(), Qt::Key_Escape);
        QVERIFY(!b.page.table()->currentIndex().isValid());
        QVERIFY(!b.child<QLabel>(u"verdict"_s)->isVisible());
    }

    void listKnowsItsStates()
    {
        ListBench b;
        b.page.showIndex(&b.world.index);
        b.page.showPicture({{Freshness::State::Connecting, {}, {}, {}}, true, 46});
        auto *loading = b.page.findChild<LoadingSkeleton *>();
        QVERIFY(loading->isVisible());
        keep(b.page, b.f.theme, u"applications-loading"_s);
        b.page.showPicture({{Freshness::State::Live, AppWorld::now(), {}, {}}, false, 0});
        auto *empty = b.page.findChild<EmptyState *>();
        QVERIFY(empty->isVisible());
        keep(b.page, b.f.theme, u"applications-empty"_s);
        b.fill();
        const Error cause(Errc::ConnectTimeout, {}, {{u"host"_s, u"10.0.0.1"_s}});
        b.page.showPicture({{Freshness::State::Stale, AppWorld::now().addSecs(-268), cause,
                             AppWorld::now().addSecs(8)},
                            false,
                            0});
        auto *band = b.page.findChild<StaleBand *>();
        QVERIFY(band->isVisible());
        QVERIFY(b.page.model()->isStale());
        QVERIFY(b.page.table()->isVisible()); // what was known stays
        b.choose(0);
        keep(b.page, b.f.theme, u"applications-stale"_s);
        b.page.showPicture({{Freshness::State::Live, AppWorld::now(), {}, {}}, false, 0});
        QVERIFY(!band->isVisible());
        QVERIFY(!b.page.model()->isStale());
        b.page.showIndex(nullptr);
        QCOMPARE(b.page.model()->total(), 0);
        QCOMPARE(b.page.badge(), QString());
    }

    void listComesBackAsItWasLeft()
    {
        QByteArray state;
        {
            ListBench b;
            b.fill();
            b.child<FilterField>(u"filter"_s)->setText(u"state:succeeded"_s);
            QTRY_COMPARE(b.page.model()->shown(), 6);
            b.page.table()->sortByColumn(AppTreeModel::Name, Qt::DescendingOrder);
            QTRY_VERIFY(!b.page.model()->isOrdering());
            b.choose(2);
            state = b.page.saveState();
        }
        ListBench b;
        b.page.restoreState("nonsense");
        b.page.restoreState(state); // before the applications come
        b.world.fillLikeTheDesign();
        b.page.showIndex(&b.world.index);
        QTRY_COMPARE(b.page.model()->shown(), 6);
        const auto lasting = [](const QByteArray &saved) {
            QJsonObject object = QJsonDocument::fromJson(saved).object();
            object.remove(u"sizes"_s); // of a pane that may be hidden at the time
            return object;
        };
        QCOMPARE(lasting(b.page.saveState()), lasting(state));
        QVERIFY(b.page.table()->currentApp().has_value());
    }

    void selectionStaysWithItsApplication()
    {
        ListBench b;
        b.fill();
        b.choose(5);
        const auto chosen = b.page.table()->currentApp();
        b.world.put({u"daily-kpi"_s, u"21ef77"_s, 3, 2600, 2600, 3.85, u"spark"_s}, End::Failed);
        b.world.put({u"new-one"_s, u"fff"_s, 1, 3, 0, 2, u"spark"_s}, End::Failed);
        QTRY_COMPARE(b.page.model()->shown(), 14);
        QTRY_VERIFY(!b.page.model()->isOrdering());
        QVERIFY(b.page.table()->currentApp() == chosen);
        QVERIFY(b.child<QLabel>(u"verdict"_s)->text().startsWith(u"daily-kpi failed"_s));
    }

    void whatIsReadStaysInPlace()
    {
        ListBench b;
        for (int i = 0; i < 200; ++i)
            b.world.put({u"job-%1"_s.arg(i), u"j%1"_s.arg(i), 1, 600 + i, 0, 2, u"spark"_s},
                        End::Running);
        b.page.showIndex(&b.world.index);
        QTRY_COMPARE(b.page.model()->shown(), 200);
        AppTable *table = b.page.table();
        table->expand(b.page.model()->index(3, 0));
        table->verticalScrollBar()->setValue(100);
        const QPersistentModelIndex top = table->indexAt({0, 0});
        QVERIFY(top.row() > 50);
        // failed ones come first, one further up goes, pods come above
        b.world.put({u"new-one"_s, u"n1"_s, 1, 3, 1, 2, u"spark"_s}, End::Failed);
        b.world.put({u"new-two"_s, u"n2"_s, 1, 3, 1, 2, u"spark"_s}, End::Failed);
        b.world.putExecutor({u"job-3"_s, u"j3"_s, 1, 603, 0, 2, u"spark"_s}, 2, End::Running);
        QTRY_COMPARE(b.page.model()->shown(), 202);
        QTRY_VERIFY(!b.page.model()->isOrdering());
        QTRY_COMPARE(table->indexAt({0, 0}), QModelIndex(top));
        QVERIFY(table->isExpanded(b.page.model()->indexOf({u"spark"_s, u"j3"_s})));
        b.world.remove(u"u-n1-exec-1"_s);
        b.world.remove(u"u-n1"_s);
        QTRY_COMPARE(b.page.model()->shown(), 201);
        QTRY_COMPARE(table->indexAt({0, 0}), QModelIndex(top));
        // at the beginning one sees what is new
        table->verticalScrollBar()->setValue(0);
        b.world.put({u"new-three"_s, u"n3"_s, 1, 2, 1, 2, u"spark"_s}, End::Failed);
        QTRY_COMPARE(b.page.model()->shown(), 202);
        QTRY_COMPARE(table->indexAt({0, 0}).data().toString(), u"new-three"_s);
    }

    void theSameIsChosenWhenTheConnectionComesBack()
    {
        ListBench b;
        b.fill();
        b.choose(5);
        const auto chosen = b.page.table()->currentApp();
        b.page.showIndex(nullptr);
        QVERIFY(!b.page.table()->currentApp());
        b.page.showIndex(&b.world.index);
        QTRY_VERIFY(b.page.table()->currentApp() == chosen);
    }

    // ---- one application ----------------------------------------------------------------------

    void applicationSaysWhy()
    {
        AppBench b;
        b.addEventsAndSteps();
        b.open(End::OutOfMemory);
        QCOMPARE(b.page.title(), u"sessionize"_s);
        QCOMPARE(b.page.currentTab(), u"overview"_s);
        QVERIFY(b.page.findChild<PageHead *>()->accessibleName().startsWith(
            u"sessionize failed after 11 min 38 s"_s));
        auto *sentence = b.page.findChild<OverviewTab *>()->findChild<QLabel *>(u"sentence"_s);
        QVERIFY(sentence->text().contains(u"OOMKilled"_s));
        QCOMPARE(b.child<QAbstractItemView>(u"steps"_s)->model()->rowCount(), 5);
        QVERIFY(!b.child<QPushButton>(u"stopApplication"_s)->isVisible());
        QCOMPARE(nameless(b.page), QStringList());
        keep(b.page, b.f.theme, u"application-overview"_s);
        b.page.showTab(u"pods"_s);
        QCOMPARE(b.child<QAbstractItemView>(u"pods"_s)->model()->rowCount(), 4);
        keep(b.page, b.f.theme, u"application-pods"_s);
        b.page.showTab(u"events"_s);
        QCOMPARE(b.child<QAbstractItemView>(u"events"_s)->model()->rowCount(), 3);
        keep(b.page, b.f.theme, u"application-events"_s);
        b.page.showTab(u"driverui"_s);
        keep(b.page, b.f.theme, u"application-driverui"_s);
    }

    void theLogsLastWordsAreTheReason()
    {
        AppBench b;
        b.open(End::Failed);
        auto *sentence = b.page.findChild<OverviewTab *>()->findChild<QLabel *>(u"sentence"_s);
        QVERIFY(sentence->text().contains(u"Exit code 1"_s));
        b.hand.say(u"sessionize-b01d22-driver"_s, 1230,
                   {"Traceback (most recent call last):", "  File \"job.py\", line 88",
                    "KeyError: 'order_date' <b>"});
        QVERIFY(sentence->text().contains(u"KeyError: 'order_date' &lt;b&gt;"_s));
        QVERIFY(sentence->text().contains(u"Exit code 1"_s));
        // it is this application's alone
        b.world.put({u"other"_s, u"o1"_s, 0, 60, 30, 2, u"spark"_s}, End::Failed);
        b.page.open({{u"namespace"_s, u"spark"_s}, {u"app"_s, u"o1"_s}});
        QVERIFY(!sentence->text().contains(u"KeyError"_s));
        b.page.open({{u"namespace"_s, u"spark"_s}, {u"app"_s, u"b01d22"_s}});
        QVERIFY(sentence->text().contains(u"KeyError"_s));
    }

    /// What the page has heard of an end stands in the list, too, and can be looked for there.
    void theListKnowsWhatAPageHasHeard()
    {
        AppBench b;
        ListBench list;
        const auto book = std::make_shared<LastWordsBook>();
        b.page.setLastWords(book);
        list.page.setLastWords(book);
        b.open(End::Running);
        list.page.showIndex(&b.world.index);
        list.page.showPicture({{Freshness::State::Live, AppWorld::now(), {}, {}}, false, 0});
        QTRY_COMPARE(list.page.model()->shown(), 1);
        const auto reason = [&] {
            return list.page.model()->index(0, AppTreeModel::Reason).data().toString();
        };
        const QByteArrayList trace{"Traceback (most recent call last):", "  File \"job.py\"",
                                   "KeyError: 'order_date'"};
        b.hand.say(u"sessionize-b01d22-driver"_s, 1230, trace);
        QVERIFY(!reason().contains(u"KeyError"_s)); // it goes on
        b.world.put(b.job, End::Failed);
        QTRY_VERIFY2(reason().contains(u"KeyError: 'order_date'"_s), qPrintable(reason()));
        QVERIFY(reason().contains(u"Exit code 1"_s));
        list.choose(0);
        QVERIFY(list.child<QWidget>(u"summary"_s)
                    ->findChild<QLabel *>(u"sentence"_s)
                    ->text()
                    .contains(u"KeyError"_s));
        b.hand.say(
            u"sessionize-b01d22-driver"_s, 1229,
            {"Traceback (most recent call last):", "  File \"job.py\"", "ValueError: no orders"});
        QVERIFY2(reason().contains(u"ValueError: no orders"_s), qPrintable(reason()));
        list.page.open({{u"filter"_s, u"reason:valueerror"_s}});
        QTRY_VERIFY(!list.page.model()->isOrdering());
        QCOMPARE(list.page.model()->shown(), 1);
        b.page.showIndex(nullptr, {}); // what was heard stays
        QVERIFY(reason().contains(u"ValueError: no orders"_s));
    }

    void theWordsOfManyAreBounded()
    {
        LastWordsBook book;
        for (int i = 0; i < LastWordsBook::kMost + 10; ++i)
            book.note({u"spark"_s, u"a%1"_s.arg(i)}, u"E: x"_s);
        QVERIFY(book.of({u"spark"_s, u"a9"_s}).isEmpty());
        QCOMPARE(book.of({u"spark"_s, u"a10"_s}), u"E: x"_s);
    }

    void logsAreCollectedAndStay()
    {
        AppBench b;
        b.open(End::Running, u"logs"_s);
        QCOMPARE(b.hand.requests.size(), 4); // the driver and three executors
        QCOMPARE(b.hand.requests[0].container, u"spark-kubernetes-driver"_s);
        QVERIFY(b.hand.requests[0].follow);
        b.speak();
        LogModel *model = b.page.logs()->view()->model();
        QCOMPARE(model->rowCount(), 75);
        QCOMPARE(b.child<QAbstractButton>(u"source0"_s)->text(), u"driver"_s);
        QCOMPARE(b.child<QAbstractButton>(u"source1"_s)->text(), u"exec 1"_s);
        QTest::mouseClick(b.child<QAbstractButton>(u"source0"_s), Qt::LeftButton);
        QCOMPARE(model->rowCount(), 3);
        QTest::mouseClick(b.child<QAbstractButton>(u"source0"_s), Qt::LeftButton);
        QTest::mouseClick(b.child<QAbstractButton>(u"level3"_s), Qt::LeftButton); // Info
        QVERIFY(model->rowCount() < 12);
        QTest::mouseClick(b.child<QAbstractButton>(u"level3"_s), Qt::LeftButton);
        QCOMPARE(model->rowCount(), 75);
        b.page.logs()->search(u"executor 3|OOM"_s);
        QTRY_VERIFY(!model->isSearching());
        QCOMPARE(b.page.logs()->view()->currentHit(), 0);
        for (int i = 0; i < 3; ++i)
            b.page.logs()->view()->nextHit();
        QTRY_COMPARE(b.page.logs()->view()->currentHit(), 3);
        keep(b.page, b.f.theme, u"application-logs"_s);
        b.child<QAbstractButton>(u"wrap"_s)->setChecked(true);
        keep(b.page, b.f.theme, u"application-logs-wrapped"_s);
        // the log ends, the pods go: the lines stay
        Q_EMIT b.hand.feeds.value(u"sessionize-b01d22-driver"_s)->finished({});
        b.world.remove(u"u-b01d22-exec-1"_s);
        QCOMPARE(model->rowCount(), 75);
        for (const QString &uid : {u"u-b01d22-exec-2"_s, u"u-b01d22-exec-3"_s, u"u-b01d22"_s})
            b.world.remove(uid);
        QVERIFY(!b.world.index.app({u"spark"_s, u"b01d22"_s}));
        QCOMPARE(model->rowCount(), 75);
        QCOMPARE(b.page.title(), u"sessionize"_s);
        // another application and back: still there
        b.world.put({u"other"_s, u"o1"_s, 0, 60, 0, 2, u"spark"_s}, End::Running);
        b.page.open({{u"namespace"_s, u"spark"_s}, {u"app"_s, u"o1"_s}});
        QVERIFY(b.page.logs()->view()->model() != model);
        b.page.open({{u"namespace"_s, u"spark"_s}, {u"app"_s, u"b01d22"_s}, {u"tab"_s, u"logs"_s}});
        QCOMPARE(b.page.logs()->view()->model(), model);
        QCOMPARE(model->rowCount(), 75);
        QCOMPARE(b.page.title(), u"sessionize"_s);
    }

    void logsThatFailSaySo()
    {
        AppBench b;
        b.open(End::Running, u"logs"_s);
        Q_EMIT b.hand.feeds.value(u"sessionize-b01d22-driver"_s)
            ->finished(fail(Errc::Forbidden, {}, {{u"kind"_s, u"pods/log"_s}}));
        QVERIFY(!b.child<QLabel>(u"logState"_s)->text().isEmpty());
        QCOMPARE(b.page.logs()->view()->model()->rowCount(), 0);
        keep(b.page, b.f.theme, u"application-logs-empty"_s);
    }

    void waitingContainersAreNotAskedYet()
    {
        AppBench b;
        b.open(End::Starting, u"logs"_s);
        QCOMPARE(b.hand.requests.size(), 0);
        b.world.put(b.job, End::Running);
        QCOMPARE(b.hand.requests.size(), 4);
        b.world.put(b.job, End::Running);
        QCOMPARE(b.hand.requests.size(), 4); // once each
    }

    void manyExecutorsAreAskedForOneByOne()
    {
        AppBench b;
        b.job.executors = 60;
        b.open(End::Running, u"logs"_s);
        QCOMPARE(b.hand.requests.size(), 17);
        b.page.logs()->showSource(u"u-b01d22-exec-50"_s);
        QCOMPARE(b.hand.requests.size(), 18);
        QCOMPARE(b.hand.requests.last().pod, u"sessionize-b01d22-exec-50"_s);
    }

    void objectsAreYaml()
    {
        AppBench b;
        b.open(End::Running, u"objects"_s);
        auto *tab = b.page.findChild<ObjectsTab *>();
        QCOMPARE(tab->list()->count(), 4);
        QVERIFY(tab->code()->toPlainText().startsWith(u"apiVersion: v1\nkind: Pod\n"_s));
        tab->list()->setCurrentRow(2);
        QVERIFY(tab->code()->toPlainText().contains(u"exec-2"_s));
        keep(b.page, b.f.theme, u"application-objects"_s);
        b.world.remove(u"u-b01d22-exec-1"_s);
        QCOMPARE(tab->list()->count(), 3);
        QVERIFY(tab->code()->toPlainText().contains(u"exec-2"_s)); // still the one that was chosen
    }

    void anApplicationThatIsNotThere()
    {
        AppBench b;
        b.page.showIndex(&b.world.index, b.hand.follow());
        b.page.open({{u"namespace"_s, u"spark"_s}, {u"app"_s, u"b01d22"_s}});
        QVERIFY(b.page.findChild<EmptyState *>());
        b.open(End::Running); // it comes
        QCOMPARE(b.page.title(), u"sessionize"_s);
        QVERIFY(b.child<QPushButton>(u"stopApplication"_s)->isVisible());
        const QByteArray state = b.page.saveState();
        b.page.showIndex(nullptr, {});
        QCOMPARE(b.page.title(), u"Application"_s);
        b.page.restoreState(state);
    }

    void whatCanBeStopped()
    {
        AppWorld world;
        const AppWorld::Job job{u"a"_s, u"a1"_s, 1, 60, 0, 2, u"spark"_s};
        const store::AppKey key{u"spark"_s, u"a1"_s};
        world.put(job, End::Running);
        QVERIFY(canStop(*world.index.app(key)));
        world.put(job, End::Succeeded);
        QVERIFY(!canStop(*world.index.app(key)));
        world.put(job, End::Waiting);
        QVERIFY(canStop(*world.index.app(key)));
        // executors alone, of which nobody knows the owner: never a deletion without a name
        world.remove(u"u-a1"_s);
        QVERIFY(!canStop(*world.index.app(key)));
    }

    /// Nobody knows whether it still runs: no time goes on beyond the last word of the cluster.
    void timesStandWhileTheClusterIsSilent()
    {
        const QString ran = u"sessionize has run for 31 min 38 s"_s;
        const Freshness silent{Freshness::State::Stale, AppWorld::now(), {}, {}};
        AppBench b;
        b.open(End::Running);
        auto *title = b.child<ElidedLabel>(u"pageTitle"_s);
        QCOMPARE(title->text(), ran);
        b.page.showFreshness(silent);
        b.f.clock.advance(std::chrono::minutes(10));
        b.page.activate();
        QCOMPARE(title->text(), ran);
        b.page.showFreshness({Freshness::State::Live, b.f.clock.wall(), {}, {}});
        QCOMPARE(title->text(), u"sessionize has run for 41 min 38 s"_s);
        for (int executor = 1; executor <= b.job.executors; ++executor)
            b.world.remove(u"u-b01d22-exec-%1"_s.arg(executor));
        b.world.remove(u"u-b01d22"_s); // and nothing more is heard of it
        b.f.clock.advance(std::chrono::minutes(10));
        b.page.activate();
        QCOMPARE(title->text(), u"sessionize has run for 41 min 38 s"_s);

        ListBench list;
        list.fill();
        list.choose(5);
        auto *verdict = list.child<QLabel>(u"verdict"_s);
        const QModelIndex duration = list.page.model()->index(5, AppTreeModel::Duration);
        const QString lasted = duration.data().toString();
        list.page.showPicture({silent, false, 0});
        list.f.clock.advance(std::chrono::minutes(10));
        list.page.activate();
        QCOMPARE(verdict->text(), u"daily-kpi has run for 43 min 20 s"_s);
        QCOMPARE(duration.data().toString(), lasted);
    }

    void verdictsOfEveryState()
    {
        AppWorld world;
        const QDateTime now = AppWorld::now();
        for (const End end : {End::Waiting, End::Starting, End::Running, End::Succeeded,
                              End::Failed, End::OutOfMemory, End::Stopped, End::Silent}) {
            world.put({u"a"_s, u"a1"_s, 0, 60, 30, 2, u"spark"_s}, end);
            const AppFactsPtr facts = makeFacts(world.index.app({u"spark"_s, u"a1"_s}));
            QVERIFY(verdictTitle(*facts, now).startsWith(u"a "_s) || end == End::Silent);
            QVERIFY(verdictSentence(*facts).size() > 5);
            QVERIFY(!appFactList(*facts, now).isEmpty());
        }
    }
};

QTEST_MAIN(TestAppsPages)
#include "tst_appspages.moc"
