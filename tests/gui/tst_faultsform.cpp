// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Nothing typed is ever lost: not by a kill, a full disk, a lost cluster, a refusal, a template, a
// file from another version. And nothing is sent twice.

#include "core/base/files.h"
#include "core/data/json.h"
#include "core/engine/clustersession.h"
#include "gui/pages/newjob/jobformview.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/pages/newjob/settingrows.h"
#include "gui/pages/newjob/submitproblem.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/pagehead.h"
#include "tests/gui/shellfixture.h"
#include "tests/support/childprocess.h"
#include "tests/support/fulldisk.h"
#include "tests/support/scriptedcluster.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextStream>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::gui;
using firesteel::test::Child;
using firesteel::test::FullDisk;
using firesteel::test::ScriptedCluster;
using firesteel::test::SeenRequest;
using firesteel::test::ShellFixture;

namespace {

spark::SubmitContext bareContext()
{
    spark::SubmitContext context;
    context.workingDirectory = u"/work"_s;
    context.userName = u"ada"_s;
    return context;
}

struct Bench {
    explicit Bench(const QString &home = {}) : fixture(home)
    {
        page = std::make_unique<NewJobPage>(fixture.services(), draftPath(), nullptr);
        page->setContext(bareContext());
        page->resize(1220, 780);
        page->show();
        page->activate();
    }
    [[nodiscard]] QString draftPath() const { return fixture.home() + u"/drafts/newjob.json"_s; }
    [[nodiscard]] QLineEdit *field(JobField field) const { return page->form().field(field); }
    [[nodiscard]] QString typed(JobField one) const { return field(one)->text(); }
    [[nodiscard]] QPushButton *submit() const
    {
        return page->findChild<QPushButton *>(u"submitJob"_s);
    }
    [[nodiscard]] bool refused() const { return page->submitProblem().isVisibleTo(page.get()); }
    [[nodiscard]] QString said() const { return page->submitProblem().text(); }
    [[nodiscard]] bool ready() const { return page->planned() && page->outcome().good(); }
    [[nodiscard]] QStringList notices()
    {
        QStringList all;
        for (const Notices::Entry &entry : fixture.notices.entries())
            all << entry.notice.title + u' ' + entry.notice.text;
        return all;
    }
    /// Opened in a session with this cluster, and the form filled.
    void fillFor(ScriptedCluster &cluster)
    {
        fixture.putKubeconfig(cluster.kubeconfig());
        fixture.workbench.refreshChoices();
        QTRY_VERIFY(fixture.workbench.choicesKnown());
        fixture.workbench.open(u"kubeconfig:test"_s);
        QTRY_COMPARE(fixture.workbench.freshness().state, Freshness::State::Live);
        page->open({{u"template"_s, u"spark-pi"_s}});
        QTRY_VERIFY(ready());
        field(JobField::Arguments)->setText(u"4711"_s);
        QTRY_VERIFY(ready());
    }

    ShellFixture fixture;
    std::unique_ptr<NewJobPage> page;
};

/// As a hand does it: press, release, and both again.
void doubleClick(QWidget *widget)
{
    QTest::mouseClick(widget, Qt::LeftButton);
    QTest::mouseDClick(widget, Qt::LeftButton);
    QTest::mouseRelease(widget, Qt::LeftButton);
}

const QString Odd = u"half a na ą 日本 \"quoted\" \\ 'x'"_s;

/// The other process: types, waits until it is kept, and is killed.
int typeAndWait(const QString &home)
{
    Bench bench(home);
    bench.field(JobField::Name)->setText(Odd);
    bench.field(JobField::DriverMemory)->setText(u"not a size"_s);
    auto *rows = bench.page->findChild<SettingRows *>(u"settings"_s);
    rows->setSettings({{u"spark.half"_s, {}}, {{}, u"a value without a key"_s}});
    Q_EMIT rows->edited();
    QObject::connect(&bench.page->draft(), &JobDraft::saved, qApp, [] {
        QTextStream(stdout) << "ready\n" << Qt::flush;
    });
    return QApplication::exec();
}

} // namespace

class TestFaultsForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackAfterAKill()
    {
        QTemporaryDir home;
        {
            Child child(u"type"_s, home.path());
            QTRY_VERIFY_WITH_TIMEOUT(child.ready(), 20'000);
            child.kill();
            QTRY_VERIFY(child.ended());
        }
        Bench again(home.path());
        QCOMPARE(again.typed(JobField::Name), Odd);
        QCOMPARE(again.typed(JobField::DriverMemory), u"not a size"_s);
        const QList<JobForm::Setting> settings = again.page->form().form().settings;
        QCOMPARE(settings.size(), 2);
        QCOMPARE(settings[0].key, u"spark.half"_s);
        QCOMPARE(settings[1].value, u"a value without a key"_s);
        QVERIFY(again.notices().isEmpty());
    }

    void clusterLostWhileTyping()
    {
        ScriptedCluster cluster;
        Bench bench;
        bench.fillFor(cluster);
        cluster.proxy().stopListening();
        cluster.proxy().apply(test::Fault::Reset);
        bench.fixture.workbench.reconnect();
        QTRY_COMPARE(bench.fixture.workbench.freshness().state, Freshness::State::Stale);
        bench.field(JobField::Executors)->setText(u"7"_s); // goes on as if nothing were
        QTRY_VERIFY(bench.ready());
        bench.submit()->click();
        QTRY_VERIFY_WITH_TIMEOUT(bench.refused(), 30'000);
        QVERIFY2(bench.said().contains("127.0.0.1"_L1), qPrintable(bench.said()));
        QVERIFY(bench.submit()->isEnabled());
        QCOMPARE(bench.typed(JobField::Executors), u"7"_s);
        QCOMPARE(bench.typed(JobField::Arguments), u"4711"_s);
        QCOMPARE(cluster.count(u"pods"_s), 0);
        // It is back, and the same form is sent from where it was refused.
        cluster.proxy().listenAgain();
        QSignalSpy going(&bench.fixture.navigator, &Navigator::requested);
        QTRY_VERIFY(bench.ready());
        bench.page->findChild<LinkLabel *>(u"submitAgain"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(going.size(), 1, 30'000);
        QVERIFY(!bench.refused());
        QCOMPARE(cluster.count(u"pods"_s), 1);
    }

    void anotherClusterThatCannotBeOpened()
    {
        ScriptedCluster cluster;
        Bench bench;
        bench.fillFor(cluster);
        bench.fixture.putKubeconfig("clusters: [");
        bench.fixture.workbench.open(u"kubeconfig:test"_s);
        QTRY_VERIFY(bench.fixture.workbench.openProblem());
        QCOMPARE(bench.typed(JobField::Arguments), u"4711"_s);
        QTRY_VERIFY(bench.ready());
        bench.submit()->click();
        QTRY_VERIFY(bench.refused());
        QVERIFY(bench.said().contains("no cluster is open"_L1));
        QCOMPARE(bench.fixture.activities.list().size(), 0);
    }

    void clusterClosedWhileSending()
    {
        ScriptedCluster cluster;
        Bench bench;
        bench.fillFor(cluster);
        cluster.hold("POST", "pods", "stay");
        bench.submit()->click();
        QTRY_COMPARE(cluster.proxy().waiting("stay"), 1);
        bench.fixture.workbench.close();
        QCOMPARE(bench.notices().size(), 1); // whether it runs is not known, and where to look
        QVERIFY(bench.notices().constFirst().contains("spark-pi-"_L1));
        QVERIFY(bench.submit()->isEnabled());
        QCOMPARE(bench.typed(JobField::Arguments), u"4711"_s);
    }

    void doubleClickSendsOnce()
    {
        ScriptedCluster cluster;
        Bench bench;
        bench.fillFor(cluster);
        QSignalSpy going(&bench.fixture.navigator, &Navigator::requested);
        cluster.hold("POST", "pods", "later");
        doubleClick(bench.submit());
        QTest::keyClick(bench.page.get(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(cluster.proxy().waiting("later"), 1);
        QVERIFY(!bench.submit()->isEnabled());
        cluster.proxy().open("later");
        QTRY_COMPARE(going.size(), 1);
        QCOMPARE(cluster.count(u"pods"_s), 1);
        QCOMPARE(cluster.seen("POST", "pods").size(), 1);
        QCOMPARE(bench.fixture.activities.list().size(), 1);
    }

    void doubleClickOnWhatIsJustTypedSendsOnce()
    {
        ScriptedCluster cluster;
        Bench bench;
        bench.fillFor(cluster);
        QSignalSpy going(&bench.fixture.navigator, &Navigator::requested);
        bench.field(JobField::Arguments)->setText(u"99"_s); // not read through yet
        doubleClick(bench.submit());
        QTRY_VERIFY2(going.size() == 1, qPrintable(bench.said()));
        QCOMPARE(cluster.seen("POST", "pods").size(), 1);
        QVERIFY(cluster.seen("POST", "pods").constFirst().body.contains("\"99\""));
    }

    void lostAnswerIsFoundOut()
    {
        ScriptedCluster cluster;
        Bench bench;
        bench.fillFor(cluster);
        QSignalSpy going(&bench.fixture.navigator, &Navigator::requested);
        cluster.loseAnswer("POST", "pods");
        bench.submit()->click();
        QTRY_COMPARE_WITH_TIMEOUT(going.size(), 1, 30'000);
        QCOMPARE(cluster.count(u"pods"_s), 1);
        QVERIFY(!bench.refused());
    }

    void refusals_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("message");
        QTest::newRow("token") << 401 << u"Unauthorized"_s << u"Unauthorized"_s;
        QTest::newRow("right") << 403 << u"Forbidden"_s
                               << u"pods is forbidden: User \"ada\" cannot create resource"_s;
        QTest::newRow("quota") << 403 << u"Forbidden"_s
                               << u"pods \"x\" is forbidden: exceeded quota: team, requested: "
                                  "memory=8Gi, used: memory=60Gi, limited: memory=64Gi"_s;
        QTest::newRow("rule") << 403 << u"Forbidden"_s
                              << u"admission webhook \"policy\" denied the request: no latest"_s;
        QTest::newRow("invalid") << 422 << u"Invalid"_s
                                 << u"Pod \"x\" is invalid: spec.containers[0].image: Required"_s;
        QTest::newRow("broken server") << 500 << u"InternalError"_s << u"etcd is away"_s;
    }

    void refusals()
    {
        QFETCH(int, code);
        QFETCH(QString, reason);
        QFETCH(QString, message);
        ScriptedCluster cluster;
        Bench bench;
        bench.fillFor(cluster);
        for (int i = 0; i < 10; ++i)
            cluster.refuse("POST", "pods", code, reason, message);
        QSignalSpy going(&bench.fixture.navigator, &Navigator::requested);
        bench.submit()->click();
        QTRY_VERIFY_WITH_TIMEOUT(bench.refused(), 30'000);
        QCOMPARE(going.size(), 0);
        const QStringList lines = bench.said().split(u'\n');
        QVERIFY2(!lines.at(0).isEmpty() && !lines.at(1).isEmpty(), qPrintable(bench.said()));
        QVERIFY(bench.notices().isEmpty()); // it is said where it belongs, once
        QCOMPARE(bench.typed(JobField::Arguments), u"4711"_s);
        QTRY_VERIFY(bench.submit()->isEnabled());
        bench.page->findChild<LinkLabel *>(u"submitProblemClose"_s)->click();
        QVERIFY(!bench.refused());
    }

    void refusalIsHeardElsewhere()
    {
        ScriptedCluster cluster;
        Bench bench;
        bench.fillFor(cluster);
        cluster.refuse("POST", "pods", 403, u"Forbidden"_s, u"pods is forbidden"_s);
        bench.submit()->click();
        bench.page->hide(); // the person has gone to another page
        QTRY_COMPARE(bench.notices().size(), 1);
        QSignalSpy going(&bench.fixture.navigator, &Navigator::requested);
        bench.fixture.notices.follow(bench.fixture.notices.entries().constFirst().id, 0);
        QCOMPARE(going.size(), 1);
        QCOMPARE(going[0][0].toString(), u"newjob"_s);
        bench.page->show();
        QVERIFY(bench.refused()); // and is still there
    }

    void fullDisk()
    {
        Bench bench;
        bench.field(JobField::Name)->setText(u"before"_s);
        QTRY_VERIFY(JobDraft::read(bench.draftPath()));
        QSignalSpy failed(&bench.page->draft(), &JobDraft::failed);
        QSignalSpy saved(&bench.page->draft(), &JobDraft::saved);
        bench.page->draft().setRetry(20ms);
        FullDisk disk;
        bench.field(JobField::Name)->setText(u"after"_s);
        QTRY_VERIFY(failed.size() > 2); // tried again and again
        QCOMPARE(bench.notices().size(), 1);
        QVERIFY2(bench.notices().constFirst().contains("free space"_L1),
                 qPrintable(bench.notices().constFirst()));
        bench.fixture.notices.close(bench.fixture.notices.entries().constFirst().id);
        bench.field(JobField::Name)->setText(u"after all"_s);
        QTRY_VERIFY(!bench.page->draft().pending());
        const qsizetype before = failed.size();
        QTRY_VERIFY(failed.size() > before + 1);
        QVERIFY(bench.notices().isEmpty()); // said once
        QCOMPARE(bench.typed(JobField::Name), u"after all"_s);
        // The old draft is whole: a write is all or nothing.
        QCOMPARE(JobDraft::read(bench.draftPath())->form.value(JobField::Name), u"before"_s);
        disk.free();
        QTRY_COMPARE(saved.size(), 1); // by itself
        QTRY_COMPARE(JobDraft::read(bench.draftPath())->form.value(JobField::Name), u"after all"_s);
    }

    void endOnAFullDisk()
    {
        QTemporaryDir home;
        {
            Bench bench(home.path());
            bench.field(JobField::Name)->setText(u"typed"_s);
            const FullDisk disk;
            bench.page.reset(); // writes what is left, in vain, and does no harm
        }
        QVERIFY(!JobDraft::read(home.path() + u"/drafts/newjob.json"_s));
    }

    void homeThatCannotBeWritten()
    {
        QTemporaryDir home;
        QVERIFY(writeFile(home.path() + u"/drafts"_s, "a file where the folder should be"));
        Bench bench(home.path());
        bench.field(JobField::Name)->setText(u"typed"_s);
        QTRY_COMPARE(bench.notices().size(), 1);
        QVERIFY(bench.notices().constFirst().contains("not saved"_L1));
        QCOMPARE(bench.typed(JobField::Name), u"typed"_s);
        // In the head, too, and in a window of 800 x 600 the name gives way.
        bench.field(JobField::Name)
            ->setText(u"a-job-with-a-name-that-wants-more-room-than-is-there"_s);
        bench.page->resize(622, 520);
        QCoreApplication::processEvents();
        const auto *note = bench.page->findChild<ElidedLabel *>(u"pageNote"_s);
        QVERIFY(note->isVisible() && note->text() == "not saved"_L1);
        QVERIFY2(!note->isElided(), qPrintable(note->shownText()));
        QVERIFY(QFile::remove(home.path() + u"/drafts"_s)); // and now it can
        bench.field(JobField::Name)->setText(u"more"_s);
        QTRY_VERIFY(bench.notices().isEmpty()); // what is no longer true is not said
        QVERIFY(JobDraft::read(home.path() + u"/drafts/newjob.json"_s));
    }

    void uselessDraftIsKeptAside_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("suffix");
        QTest::newRow("half written")
            << QByteArray("{\"version\":1,\"form\":{\"fields\":{\"na") << u".broken"_s;
        QTest::newRow("empty") << QByteArray() << u".broken"_s;
        QTest::newRow("zeros") << QByteArray(4096, '\0') << u".broken"_s;
        QTest::newRow("another JSON") << QByteArray("[1,2]") << u".broken"_s;
        QTest::newRow("from the future")
            << QByteArray("{\"version\":7,\"form\":{\"fields\":{\"name\":\"x\"}}}")
            << u".version-7"_s;
    }

    void uselessDraftIsKeptAside()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, suffix);
        QTemporaryDir home;
        const QString path = home.path() + u"/drafts/newjob.json"_s;
        QVERIFY(writeFile(path, content));
        {
            Bench bench(home.path());
            QCOMPARE(bench.notices().size(), 1);
            QVERIFY(bench.notices().constFirst().contains(path + suffix));
            bench.field(JobField::Name)->setText(u"new"_s);
        }
        const auto kept = readFile(path + suffix, 1 << 20);
        QVERIFY(kept);
        QCOMPARE(*kept, content);
        const Bench again(home.path());
        QCOMPARE(again.typed(JobField::Name), u"new"_s);
        QVERIFY(const_cast<Bench &>(again).notices().isEmpty()); // said once
    }

    void unreadableDraftIsNotWrittenOver()
    {
        QTemporaryDir home;
        const QString path = home.path() + u"/drafts/newjob.json"_s;
        QVERIFY(QDir().mkpath(path + u"/inside"_s)); // a folder in its place
        Bench bench(home.path());
        QCOMPARE(bench.notices().size(), 1);
        QVERIFY2(bench.notices().constFirst().contains(path), // which, and what becomes of it
                 qPrintable(bench.notices().constFirst()));
        QVERIFY(bench.notices().constFirst().contains("stays as it is"_L1));
        bench.field(JobField::Name)->setText(u"typed"_s);
        QTRY_VERIFY(bench.notices().constLast().contains("not saved"_L1));
        QVERIFY(QDir(path + u"/inside"_s).exists());
    }

    void templateTakesNothingAway()
    {
        QTemporaryDir home;
        JobForm typed;
        {
            Bench bench(home.path());
            bench.page->open({{u"template"_s, u"spark-pi"_s}});
            QVERIFY(bench.notices().isEmpty()); // there was nothing to lose
            bench.field(JobField::Name)->setText(u"mine"_s);
            bench.field(JobField::Arguments)->setText(u"1 2 3"_s);
            typed = bench.page->form().form();
            bench.page->open({{u"template"_s, u"pi-python"_s}});
            QCOMPARE(bench.typed(JobField::Name), u"pi-python"_s);
            QCOMPARE(bench.fixture.notices.entries().size(), 1);
            bench.fixture.notices.follow(bench.fixture.notices.entries().constFirst().id, 0);
            QCOMPARE(bench.page->form().form(), typed);
            bench.page->open({{u"template"_s, u"pi-python"_s}});
        }
        // Also in another run, from the menu.
        Bench again(home.path());
        QCOMPARE(again.typed(JobField::Name), u"pi-python"_s);
        auto *menu = again.page->findChild<QPushButton *>(u"jobTemplates"_s)->menu();
        Q_EMIT menu->aboutToShow();
        QAction *before = menu->actions().constLast();
        QVERIFY(before->isEnabled());
        before->trigger();
        QCOMPARE(again.page->form().form(), typed);
    }
};

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == "--child"_L1)
        return typeAndWait(arguments.value(3));
    TestFaultsForm test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_faultsform.moc"
