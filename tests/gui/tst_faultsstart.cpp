// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// What a person may start with: no kubeconfig or a useless one, a cluster that is dead, silent or
// refuses. The window opens all the same, says what is the matter and what to do, and waits for
// nothing.

#include "core/base/files.h"
#include "core/engine/clustersession.h"
#include "gui/shell/clusterbar.h"
#include "gui/shell/kubeconfigfollower.h"
#include "gui/shell/starter.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/linklabel.h"
#include "tests/gui/shellfixture.h"
#include "tests/support/podmaker.h"
#include "tests/support/scriptedcluster.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStringConverter>
#include <QTcpServer>
#include <QTest>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::gui;
using firesteel::test::PodMaker;
using firesteel::test::Script;
using firesteel::test::ScriptedCluster;
using firesteel::test::SeenRequest;
using firesteel::test::ShellFixture;

namespace {

/// A window as main() makes it, over a home folder.
struct Bench {
    Bench() : window(fixture.services(), pageList()), starter(fixture.services(), window) {}

    template <class T>
    [[nodiscard]] T *find(const QString &name) const
    {
        return window.findChild<T *>(name);
    }
    [[nodiscard]] QString shown() const { return window.shownPage()->id(); }
    [[nodiscard]] QString problem() const
    {
        auto *what = find<QLabel>(u"welcome.problem"_s);
        return what->isVisibleTo(window.shownPage()) ? what->text() : QString();
    }
    [[nodiscard]] QString next() const { return find<QLabel>(u"welcome.problemNext"_s)->text(); }
    [[nodiscard]] QString freshness() const
    {
        return find<QLabel>(u"clusterBar.freshness"_s)->text();
    }
    [[nodiscard]] EmptyState *obstacle() const
    {
        Page *page = window.page(u"applications"_s);
        auto *empty = page->findChild<EmptyState *>();
        return empty && empty->isVisibleTo(page) ? empty : nullptr;
    }
    [[nodiscard]] QString obstacleText() const
    {
        const EmptyState *empty = obstacle();
        return empty ? empty->accessibleName() : QString();
    }
    void startWith(const QString &context)
    {
        fixture.settings.set(settings::keys::LastCluster, QString(u"kubeconfig:"_s + context));
        starter.begin({});
    }
    /// The window still does what it is asked to.
    [[nodiscard]] bool answers()
    {
        window.showPage(u"settings"_s);
        return shown() == "settings"_L1 && !QApplication::activeModalWidget();
    }

    ShellFixture fixture;
    MainWindow window;
    Starter starter;
};

QByteArray encoded(const QByteArray &text, QStringConverter::Encoding encoding)
{
    QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
    return encoder(QString::fromUtf8(text));
}

QByteArray config(const QByteArray &cluster, const QByteArray &context)
{
    return "apiVersion: v1\nkind: Config\ncurrent-context: stage\nclusters:\n- name: c\n  "
           "cluster: " +
           cluster +
           "\nusers:\n- name: u\n  user: {token: t}\ncontexts:\n- name: stage\n  context: " +
           context + "\n";
}

Script refusal(int code, const QByteArray &reason, const QByteArray &details = "{}")
{
    return Script::response(code,
                            "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\","
                            "\"message\":\"refused\",\"reason\":\"" +
                                reason + "\",\"details\":" + details +
                                ",\"code\":" + QByteArray::number(code) + "}");
}

Script version()
{
    return Script::response(200, "{\"major\":\"1\",\"minor\":\"34\",\"gitVersion\":\"v1.34.0\"}");
}

} // namespace

class TestFaultsStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noKubeconfig()
    {
        Bench b;
        b.starter.begin({});
        QTRY_VERIFY(b.fixture.workbench.choicesKnown());
        QCOMPARE(b.shown(), u"welcome"_s);
        QVERIFY(b.problem().isEmpty()); // having none is no fault
        QVERIFY(b.find<QPushButton>(u"welcome.practice"_s)->isVisible());
        QVERIFY(b.find<QPushButton>(u"welcome.choose"_s)->isVisible());
        QVERIFY(b.answers());
    }

    void uselessKubeconfig_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("said"); // part of it
        const QByteArray cluster = "{server: 'https://127.0.0.1:1'}";
        QTest::newRow("empty") << QByteArray() << u"names no cluster"_s;
        QTest::newRow("blank") << QByteArray("\n\n") << u"names no cluster"_s;
        QTest::newRow("not YAML") << QByteArray("clusters: [\n  {") << u"is not YAML"_s;
        QTest::newRow("a login page")
            << QByteArray("<!DOCTYPE html>\n<html><body>Sign in</body></html>\n")
            << u"kube/config"_s;
        QTest::newRow("a list") << QByteArray("- a\n- b\n") << u"kube/config"_s;
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\x02\x01\x01\0\0\0\0\0",
                                              12)
                                << u"kube/config"_s;
        QTest::newRow("zeros, as after a power cut") << QByteArray(256, '\0') << u"kube/config"_s;
        QTest::newRow("half of UTF-16")
            << encoded(ShellFixture::kubeconfig("stage"), QStringConverter::Utf16LE).chopped(1)
            << u"kube/config"_s;
        QTest::newRow("half written")
            << ShellFixture::kubeconfig("stage").left(60) << u"kube/config"_s;
        QTest::newRow("no such cluster")
            << config(cluster, "{cluster: other, user: u}") << u"“other”"_s;
        QTest::newRow("no such user")
            << config(cluster, "{cluster: c, user: nobody}") << u"“nobody”"_s;
        QTest::newRow("no CA file")
            << config("{server: 'https://127.0.0.1:1', certificate-authority: /nowhere/ca.crt}",
                      "{cluster: c, user: u}")
            << u"/nowhere/ca.crt"_s;
        QTest::newRow("no server") << config("{}", "{cluster: c, user: u}") << u"server"_s;
        QTest::newRow("no address")
            << config("{server: 'not an address'}", "{cluster: c, user: u}") << u"server"_s;
    }

    void uselessKubeconfig()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, said);
        Bench b;
        b.fixture.putKubeconfig(content);
        b.startWith(u"stage"_s);
        QTRY_VERIFY(b.fixture.workbench.choicesKnown());
        QTRY_VERIFY(b.fixture.workbench.openProblem() || !b.fixture.workbench.current());
        QCOMPARE(b.shown(), u"welcome"_s);
        // Of the file as a whole above the list; of one context in its line, too.
        QStringList texts{b.problem()};
        const auto *list = b.find<QTreeWidget>(u"welcome.contexts"_s);
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            texts << list->topLevelItem(i)->text(1) << list->topLevelItem(i)->toolTip(1);
        QVERIFY2(texts.join(u'\n').contains(said), qPrintable(texts.join(u'\n')));
        if (!b.problem().isEmpty())
            QVERIFY(!b.next().isEmpty());
        QVERIFY(b.find<QPushButton>(u"welcome.practice"_s)->isVisible());
        QVERIFY(b.answers());
    }

    void uselessFileThatWasGivenIsSaidOnce_data()
    {
        QTest::addColumn<bool>("there");
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("context");
        for (const QString &context : {u""_s, u"stage"_s}) {
            const QByteArray with = context.isEmpty() ? "" : ", with a context";
            QTest::addRow("none%s", with.constData()) << false << u""_s << context;
            QTest::addRow("none, elsewhere%s", with.constData())
                << false << u"settings"_s << context;
            QTest::addRow("not YAML%s", with.constData()) << true << u""_s << context;
        }
    }

    /// On the welcome page, or in a notice where that is not seen; never both.
    void uselessFileThatWasGivenIsSaidOnce()
    {
        QFETCH(bool, there);
        QFETCH(QString, page);
        QFETCH(QString, context);
        Bench b;
        const KubeconfigFollower follower(b.fixture.services());
        const QString path = b.fixture.home() + u"/given.yaml"_s;
        if (there)
            QVERIFY(writeFile(path, "clusters: ["));
        b.starter.begin({.kubeconfig = path, .context = context, .page = page});
        QTRY_VERIFY(b.fixture.workbench.choicesKnown());
        QThreadPool::globalInstance()->waitForDone(); // the follower has looked, too
        QTest::qWait(1);
        QCOMPARE(b.fixture.notices.entries().size(), page.isEmpty() ? 0 : 1);
        if (page.isEmpty())
            QVERIFY2(b.problem().contains(path), qPrintable(b.problem()));
        else
            QVERIFY(b.fixture.notices.entries().constFirst().notice.title.contains(path));
    }

    void utf16IsReadLikeAnyOther()
    {
        Bench b;
        b.fixture.putKubeconfig(
            encoded(ShellFixture::kubeconfig("stage"), QStringConverter::Utf16LE));
        b.starter.begin({});
        QTRY_VERIFY(b.fixture.workbench.choice(u"kubeconfig:stage"_s));
        QVERIFY(b.problem().isEmpty());
    }

    void mendedFileIsFoundByLookingAgain()
    {
        Bench b;
        b.fixture.putKubeconfig("clusters: [");
        b.starter.begin({});
        QTRY_VERIFY(!b.problem().isEmpty());
        b.fixture.putKubeconfig(ShellFixture::kubeconfig("stage"));
        b.find<LinkLabel>(u"welcome.again"_s)->click();
        QTRY_VERIFY(b.fixture.workbench.choice(u"kubeconfig:stage"_s));
        QVERIFY(b.problem().isEmpty());
    }

    void brokenUsualFileIsSaidBesideAGoodOne()
    {
        Bench b;
        b.fixture.putKubeconfig("clusters: [");
        const QString good = b.fixture.home() + u"/good.yaml"_s;
        QVERIFY(writeFile(good, ShellFixture::kubeconfig("stage")));
        b.fixture.settings.set(settings::keys::KubeconfigFiles, {good});
        b.starter.begin({});
        QTRY_VERIFY(b.fixture.workbench.choice(u"kubeconfig:stage"_s));
        QVERIFY(b.problem().contains("not YAML"_L1));
    }

    void chosenFileWithoutAClusterIsSaidAndForgotten()
    {
        Bench b;
        b.fixture.putKubeconfig(ShellFixture::kubeconfig("stage"));
        const QString empty = b.fixture.home() + u"/empty.yaml"_s;
        QVERIFY(writeFile(empty, "apiVersion: v1\nkind: Config\n"));
        b.fixture.settings.set(settings::keys::KubeconfigFiles, {empty});
        b.starter.begin({});
        QTRY_VERIFY(b.problem().contains(empty));
        QVERIFY(b.fixture.workbench.choice(u"kubeconfig:stage"_s)); // the others stay
        auto *forget = b.find<LinkLabel>(u"welcome.forget"_s);
        QVERIFY(forget->isVisible());
        forget->click();
        QTRY_VERIFY(b.problem().isEmpty());
        QVERIFY(b.fixture.settings.get(settings::keys::KubeconfigFiles).isEmpty());
    }

    void deadClusterAtTheStart()
    {
        Bench b;
        b.fixture.putKubeconfig(ShellFixture::kubeconfig("stage"));
        b.startWith(u"stage"_s);
        QTRY_VERIFY(b.fixture.workbench.freshness().cause);
        QCOMPARE(b.fixture.workbench.freshness().state, Freshness::State::Connecting);
        QCOMPARE(b.freshness(), u"Cannot reach it yet"_s);
        QVERIFY(b.find<LinkLabel>(u"clusterBar.retry"_s)->isVisible());
        // No promise to read on, but what is the matter and what to do.
        QTRY_VERIFY(b.obstacleText().contains("127.0.0.1:1"_L1));
        QVERIFY(!b.obstacle()->accessibleDescription().isEmpty());
        const auto links = b.obstacle()->links();
        QCOMPARE(links.size(), 2);
        links.constFirst()->click(); // tries again, and lives on
        QVERIFY(b.answers());
        b.window.showPage(u"newjob"_s);
        QCOMPARE(b.shown(), u"newjob"_s);
    }

    void clusterThatComesUpLater()
    {
        ScriptedCluster cluster;
        cluster.put(u"pods"_s, PodMaker::driver().json());
        cluster.proxy().stopListening();
        Bench b;
        b.fixture.putKubeconfig(cluster.kubeconfig());
        b.startWith(u"test"_s);
        QTRY_VERIFY(!b.obstacleText().isEmpty());
        cluster.proxy().listenAgain();
        b.obstacle()->links().constFirst()->click();
        QTRY_COMPARE(b.fixture.workbench.freshness().state, Freshness::State::Live);
        QTRY_COMPARE(b.fixture.workbench.session()->apps().apps().size(), 1);
        QTRY_VERIFY(!b.obstacle());
    }

    void tokenThatIsRefused()
    {
        ScriptedCluster cluster;
        cluster.proxy().setResponder(
            [](const SeenRequest &) { return refusal(401, "Unauthorized"); });
        Bench b;
        b.fixture.putKubeconfig(cluster.kubeconfig());
        b.startWith(u"test"_s);
        QTRY_VERIFY(b.fixture.workbench.freshness().cause);
        QCOMPARE(b.fixture.workbench.freshness().cause->code, Errc::Unauthorized);
        QCOMPARE(b.freshness(), u"Access refused"_s);
        QVERIFY(b.find<QLabel>(u"clusterBar.freshness"_s)->toolTip().contains("log in again"_L1));
        QTRY_VERIFY(b.obstacleText().contains("401"_L1));
        QVERIFY(b.answers());
    }

    void namespaceThatIsForbidden()
    {
        ScriptedCluster cluster;
        cluster.proxy().setResponder([](const SeenRequest &request) {
            return request.target.startsWith("/version")
                       ? version()
                       : refusal(403, "Forbidden", "{\"kind\":\"pods\"}");
        });
        Bench b;
        b.fixture.putKubeconfig(cluster.kubeconfig());
        b.startWith(u"test"_s);
        QTRY_COMPARE(b.fixture.workbench.freshness().state, Freshness::State::Live);
        QTRY_VERIFY(b.obstacle() && b.obstacle()->links().size() == 2);
        QVERIFY(b.obstacle()->accessibleDescription().contains("Role"_L1));
        QCOMPARE(b.obstacle()->links().at(1)->text(), u"Choose another namespace"_s);
        QCOMPARE(b.fixture.workbench.namespaces(),
                 QStringList{u"jobs"_s}); // that may not be listed
        QVERIFY(b.answers());
    }

    void eventsAloneAreForbidden()
    {
        ScriptedCluster cluster;
        cluster.put(u"pods"_s, PodMaker::driver().json());
        for (int i = 0; i < 100; ++i)
            cluster.refuse("GET", "/events", 403, u"Forbidden"_s, u"events is forbidden"_s);
        Bench b;
        b.fixture.putKubeconfig(cluster.kubeconfig());
        b.startWith(u"test"_s);
        QTRY_COMPARE(b.fixture.workbench.freshness().state, Freshness::State::Live);
        QTRY_COMPARE(b.fixture.workbench.session()->apps().apps().size(), 1);
        QTRY_VERIFY(!cluster.seen("GET", "/events").isEmpty());
        const auto askedAgain = [&] { // what is under way still is not cut off by it
            b.fixture.workbench.reconnect();
            return cluster.seen("GET", "/events").size() > 1;
        };
        QTRY_VERIFY(askedAgain());
        QCOMPARE(b.fixture.workbench.freshness().state, Freshness::State::Live);
        QVERIFY(!b.obstacle());
    }

    void silentServerIsNotTakenForLive()
    {
        ScriptedCluster cluster;
        Bench b;
        b.fixture.workbench.setProbing(20ms, 20ms);
        b.fixture.putKubeconfig(cluster.kubeconfig());
        b.startWith(u"test"_s);
        QTRY_COMPARE(b.fixture.workbench.freshness().state, Freshness::State::Live);
        cluster.hold("GET", "/version", "thaw");
        QTRY_COMPARE(b.fixture.workbench.freshness().state, Freshness::State::Stale);
        QCOMPARE(b.fixture.workbench.freshness().cause->code, Errc::ResponseTimeout);
        QVERIFY(b.freshness().startsWith("As of"_L1));
        cluster.proxy().open("thaw");
        QTRY_COMPARE(b.fixture.workbench.freshness().state, Freshness::State::Live);
    }

    void probesAreOfAVisibleWindow()
    {
        ScriptedCluster cluster;
        Bench b;
        b.fixture.workbench.setProbing(10ms, 10s);
        b.fixture.putKubeconfig(cluster.kubeconfig());
        b.startWith(u"test"_s);
        QTRY_VERIFY(cluster.seen("GET", "/version").size() >= 3); // again and again
        b.window.hide();
        cluster.hold("GET", "/version", "rest");
        const auto holdsTheLast = [&] { // one that is under way from before is answered still
            b.fixture.workbench.reconnect();
            return cluster.proxy().waiting("rest") == 1;
        };
        QTRY_VERIFY(holdsTheLast());
        const qsizetype before = cluster.seen("GET", "/version").size();
        cluster.proxy().open("rest");
        QTRY_COMPARE(b.fixture.workbench.freshness().state, Freshness::State::Live);
        // Many turns of what would have been the probe's timer.
        int turns = 0;
        QTimer turn;
        connect(&turn, &QTimer::timeout, this, [&turns] { ++turns; });
        turn.start(10ms);
        QTRY_VERIFY(turns > 10);
        QCOMPARE(cluster.seen("GET", "/version").size(), before);
        b.window.show(); // and at once when it comes back
        QTRY_VERIFY(cluster.seen("GET", "/version").size() > before);
    }

    void practiceClusterThatCannotStart()
    {
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost));
        Bench b;
        b.fixture.workbench.setPracticePort(taken.serverPort());
        b.starter.begin({});
        QTRY_VERIFY(b.fixture.workbench.choicesKnown());
        b.find<QPushButton>(u"welcome.practice"_s)->click();
        QTRY_VERIFY(b.problem().contains("practice cluster"_L1));
        QVERIFY(!b.next().isEmpty());
        QCOMPARE(b.shown(), u"welcome"_s);
        QVERIFY(b.answers());
        taken.close();
        b.window.goBack();
        b.find<LinkLabel>(u"welcome.again"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(b.fixture.workbench.freshness().state, Freshness::State::Live,
                                  20'000);
        QVERIFY(b.problem().isEmpty());
    }
};

QTEST_MAIN(TestFaultsStart)
#include "tst_faultsstart.moc"
