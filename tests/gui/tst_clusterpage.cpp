// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// The Cluster page: health, access and its end, the steps of the connection, lock and marks; and
// that the lock and the production mark hold where something is written.

#include "core/engine/clustersession.h"
#include "core/kube/config/resolvedcontext.h"
#include "gui/dialogs/confirmdialog.h"
#include "gui/pages/application/stopapplication.h"
#include "gui/pages/cluster/clusterfiles.h"
#include "gui/pages/cluster/clusterpage.h"
#include "gui/pages/cluster/linelist.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/pages/newjob/submitproblem.h"
#include "gui/pages/newjob/submitquestion.h"
#include "gui/shell/accesswatch.h"
#include "gui/shell/clusterpicker.h"
#include "gui/shell/production.h"
#include "gui/text/sentences.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/ladderview.h"
#include "gui/widgets/linklabel.h"
#include "tests/gui/shellfixture.h"
#include "tests/support/podmaker.h"
#include "tests/support/scriptedcluster.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using engine::Answered;
using engine::ClusterFacts;
using firesteel::test::PodMaker;
using firesteel::test::ScriptedCluster;
using firesteel::test::ShellFixture;
using settings::ClusterProfile;

namespace {

const QString kContext = u"kubeconfig:test"_s; ///< of ScriptedCluster::kubeconfig()

QByteArray jwt(const QDateTime &end)
{
    const auto part = [](const QByteArray &text) {
        return text.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    };
    return part("{\"alg\":\"none\"}") + '.' +
           part("{\"exp\":" + QByteArray::number(end.toSecsSinceEpoch()) + "}") + ".x";
}

ClusterFacts healthy()
{
    ClusterFacts facts;
    facts.version = facts.readiness = facts.liveness = facts.identity = facts.nodes = facts.system =
        Answered::Known;
    facts.gitVersion = u"v1.34.1+k3s1"_s;
    facts.isReady = facts.isLive = true;
    facts.readyChecks = {{u"ping"_s, true, {}}, {u"etcd"_s, true, {}}};
    facts.user = u"system:serviceaccount:spark:ada"_s;
    facts.nodeFacts.all = facts.nodeFacts.ready = 3;
    facts.nodeFacts.milliCpu = 11'400;
    facts.nodeFacts.memoryMiB = 48 * 1024;
    facts.programs = {{u"coredns"_s, false, 2, 2, {}}};
    return facts;
}

const ClusterLine *lineOf(const QList<ClusterLine> &lines, const QString &id)
{
    for (const ClusterLine &line : lines) {
        if (line.id == id)
            return &line;
    }
    return nullptr;
}

/// A window on a scripted cluster.
struct Bench {
    ScriptedCluster cluster;
    QTemporaryDir home;
    ShellFixture f{home.path()};
    ClusterPage *page = nullptr;

    bool open(const QByteArray &token = "test-token")
    {
        f.putKubeconfig(cluster.kubeconfig().replace("test-token", token));
        f.workbench.refreshChoices();
        if (!QTest::qWaitFor([&] { return f.workbench.choicesKnown(); }))
            return false;
        f.workbench.open(kContext);
        return QTest::qWaitFor([&] { return f.workbench.session() != nullptr; });
    }
    bool show()
    {
        f.window().resize(1280, 800);
        f.window().show();
        f.window().showPage(u"cluster"_s);
        page = qobject_cast<ClusterPage *>(f.window().page(u"cluster"_s));
        return page && QTest::qWaitForWindowExposed(&f.window());
    }
    void lock()
    {
        f.profiles.put(
            {.id = kContext, .identity = ClusterProfile::Identity::Kubeconfig, .readOnly = true});
    }
    [[nodiscard]] NewJobPage *form()
    {
        return qobject_cast<NewJobPage *>(f.window().page(u"newjob"_s));
    }
    bool fillForm()
    {
        f.window().showPage(u"newjob"_s, {{u"template"_s, u"spark-pi"_s}});
        return QTest::qWaitFor([&] { return form()->planned() && form()->outcome().good(); });
    }
    void pressSubmit() { form()->findChild<QPushButton *>(u"submitJob"_s)->click(); }
    [[nodiscard]] int writes() const
    {
        return int(cluster.seen("POST", "/pods").size() + cluster.seen("PATCH").size() +
                   cluster.seen("DELETE").size());
    }
};

} // namespace

class TestClusterPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { qputenv("XDG_STATE_HOME", m_state.path().toLocal8Bit()); }

    void verdictNamesTheWorst_data()
    {
        using Tone = ClusterVerdict::Tone;
        QTest::addColumn<int>("change");
        QTest::addColumn<Tone>("tone");
        QTest::addColumn<QString>("part");
        QTest::newRow("healthy") << 0 << Tone::Good << u"healthy"_s;
        QTest::newRow("not ready") << 1 << Tone::Bad << u"etcd"_s;
        QTest::newRow("node") << 2 << Tone::Warning << u"node"_s;
        QTest::newRow("program") << 3 << Tone::Warning << u"coredns"_s;
        QTest::newRow("ends soon") << 4 << Tone::Warning << u"ends soon"_s;
        QTest::newRow("ended") << 5 << Tone::Bad << u"has ended"_s;
        QTest::newRow("withheld") << 6 << Tone::Good << u"answers"_s;
        QTest::newRow("asking") << 7 << Tone::Busy << u"Looking"_s;
    }
    void verdictNamesTheWorst()
    {
        QFETCH(const int, change);
        QFETCH(const ClusterVerdict::Tone, tone);
        QFETCH(const QString, part);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        ClusterFacts facts = healthy();
        ClusterAccess access;
        if (change == 1) {
            facts.isReady = false;
            facts.readyChecks[1].passed = false;
        } else if (change == 2) {
            facts.nodeFacts.ready = 2;
            facts.nodeFacts.notReady = {u"node-3"_s};
        } else if (change == 3) {
            facts.programs[0].ready = 0;
        } else if (change == 4) {
            access.tokenEnd = now.addSecs(1800);
        } else if (change == 5) {
            access.certificateEnd = now.addSecs(-5);
        } else if (change == 6) {
            facts.readiness = Answered::Withheld;
        } else if (change == 7) {
            facts = {};
        }
        const ClusterVerdict verdict = clusterVerdict(facts, access, now);
        QCOMPARE(verdict.tone, tone);
        QVERIFY2(verdict.title.contains(part), qPrintable(verdict.title));
        if (tone == ClusterVerdict::Tone::Bad || tone == ClusterVerdict::Tone::Warning)
            QVERIFY(!verdict.note.isEmpty()); // and what to do
    }

    void countdownToTheSecondInTheLastDay()
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QCOMPARE(endLine(u"x"_s, u"Token"_s, now.addSecs(724), now).value, u"in 12 min 04 s"_s);
        QCOMPARE(endLine(u"x"_s, u"Token"_s, now.addSecs(724), now).ink, &Tokens::waiting);
        QVERIFY(!endLine(u"x"_s, u"Token"_s, now.addSecs(724), now).link.isEmpty());
        QCOMPARE(endLine(u"x"_s, u"Token"_s, now.addSecs(-60), now).ink, &Tokens::failed);
        const ClusterLine far = endLine(u"x"_s, u"Token"_s, now.addDays(90), now);
        QVERIFY(far.link.isEmpty());
        QCOMPARE(far.ink, &Tokens::text);
    }

    void withheldIsSaidAndNotGuessed()
    {
        ClusterFacts facts = healthy();
        facts.nodes = facts.system = Answered::Withheld;
        const QList<ClusterLine> lines = serverLines(facts, {});
        QCOMPARE(lineOf(lines, u"nodes"_s)->value, u"not shown to you"_s);
        QCOMPARE(lineOf(lines, u"version"_s)->value, u"v1.34.1+k3s1"_s);
        QCOMPARE(systemLines(facts).constFirst().value, u"not shown to you"_s);
        ClusterAccess access;
        access.connection.endpoint.security.insecure = true;
        QCOMPARE(lineOf(serverLines(facts, access), u"trust"_s)->ink, &Tokens::failed);
    }

    void rancherIsRecognisedByItsAddress()
    {
        engine::Connection connection;
        connection.endpoint.host = u"rancher.example"_s;
        QVERIFY(rancherPage(connection).isEmpty());
        connection.endpoint.pathPrefix = "/k8s/clusters/c-m-abc12";
        QCOMPARE(rancherPage(connection),
                 QUrl(u"https://rancher.example:443/dashboard/c/c-m-abc12/explorer"_s));
        ClusterAccess access;
        access.connection = connection;
        QVERIFY(lineOf(serverLines(healthy(), access), u"rancher"_s));
    }

    void showsTheClusterAndItsLadder()
    {
        Bench b;
        QVERIFY(b.show());
        QVERIFY(b.page->findChild<EmptyState *>()->isVisible()); // no cluster yet
        QVERIFY(!b.page->findChild<QScrollArea *>(u"cluster.scroll"_s)->isVisible());
        QVERIFY(b.open());
        QTRY_COMPARE(b.page->facts().version, Answered::Known);
        auto *ladder = b.page->findChild<LadderView *>();
        QTRY_VERIFY(!b.page->checking() && !ladder->results().isEmpty());
        QCOMPARE(ladder->results().constFirst().rung, kube::Rung::Resolve);
        const auto state = [&](kube::Rung rung) { return ladder->results().at(int(rung)).state; };
        QCOMPARE(state(kube::Rung::Trust), kube::RungState::Passed);
        QCOMPARE(state(kube::Rung::Kubernetes), kube::RungState::Passed);
        auto *again = b.page->findChild<QPushButton *>(u"cluster.checkAgain"_s);
        QTRY_VERIFY(again->isEnabled());
        QSignalSpy finished(b.page, &ClusterPage::checkFinished);
        again->click();
        QVERIFY(b.page->checking());
        QTRY_COMPARE(finished.size(), 1);
        b.f.workbench.close(); // in the middle of nothing: all of it is gone
        QVERIFY(ladder->results().isEmpty());
        QVERIFY(b.page->findChild<EmptyState *>()->isVisible());
    }

    void setUpPagesOpenForThisCluster()
    {
        Bench b;
        QVERIFY(b.open());
        QVERIFY(b.show());
        QSignalSpy going(&b.f.navigator, &Navigator::requested);
        for (const char *name : {"address", "trust", "identity", "proxy", "access", "room"}) {
            auto *link = b.page->findChild<LinkLabel *>(u"cluster.setUp."_s + QLatin1String(name));
            QVERIFY2(link, name);
            link->click();
            QCOMPARE(going.last().at(0).toString(), u"connect"_s);
            const QVariantMap argument = going.last().at(1).toMap();
            QCOMPARE(argument.value(u"choice"_s).toString(), kContext);
            QCOMPARE(argument.value(u"page"_s).toString(), QLatin1String(name));
        }
    }

    void smallWindowPutsTheColumnsBelowEachOther()
    {
        Bench b;
        QVERIFY(b.open());
        QVERIFY(b.show());
        b.f.window().resize(800, 480);
        auto *scroll = b.page->findChild<QScrollArea *>(u"cluster.scroll"_s);
        auto *ladder = b.page->findChild<LadderView *>();
        auto *server = b.page->findChild<LineList *>();
        const auto y = [&](QWidget *one) { return one->mapTo(scroll->widget(), QPoint()).y(); };
        QTRY_VERIFY(y(ladder) > y(server) + server->height() / 2);
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
        b.f.window().resize(1280, 800);
        QTRY_VERIFY(y(ladder) < y(server) + server->height());
    }

    // ---- the lock -------------------------------------------------------------------------------

    void lockIsSetAndTakenOffHere()
    {
        Bench b;
        QVERIFY(b.open());
        QVERIFY(b.show());
        auto *box = b.page->findChild<QCheckBox *>(u"cluster.readOnly"_s);
        box->click();
        QVERIFY(b.f.workbench.session()->readOnly());
        QVERIFY(b.f.profiles.profile(kContext)->readOnly);
        QVERIFY(box->isChecked());
        box->click();
        QVERIFY(!b.f.workbench.session()->readOnly());
        setProduction(b.f.settings, *b.f.workbench.current(), true);
        box->click();
        QVERIFY(b.f.workbench.session()->readOnly());
        box->click(); // on production with a thought
        QVERIFY(b.f.workbench.session()->readOnly());
        auto *dialog = b.f.window().findChild<ConfirmDialog *>();
        QVERIFY(dialog && dialog->nameField());
        QVERIFY(!dialog->actionButton()->isEnabled());
        QTest::keyClicks(dialog->nameField(), u"test"_s);
        dialog->actionButton()->click();
        QTRY_VERIFY(!b.f.workbench.session()->readOnly());
    }

    void lockHoldsForSubmissions()
    {
        Bench b;
        b.lock();
        QVERIFY(b.open());
        QVERIFY(b.show());
        QVERIFY(b.fillForm());
        b.pressSubmit();
        QTRY_VERIFY(b.form()->submitProblem().isVisible());
        QCOMPARE(b.writes(), 0);
    }

    void lockHoldsForStops()
    {
        Bench b;
        b.lock();
        b.cluster.put(u"pods"_s, PodMaker::driver().json());
        QVERIFY(b.open());
        QVERIFY(b.show());
        QTRY_COMPARE(b.f.workbench.session()->apps().apps().size(), 1);
        const auto app = b.f.workbench.session()->apps().apps().constFirst();
        stopApplication(&b.f.window(), b.f.services(), *app);
        QTRY_COMPARE(b.f.notices.entries().size(), 1);
        QCOMPARE(b.f.notices.entries().constFirst().notice.title,
                 sentenceFor(Error(Errc::ReadOnlyLock)).what);
        QVERIFY(!b.f.window().findChild<ConfirmDialog *>());
        QCOMPARE(b.writes(), 0);
    }

    // ---- trust ----------------------------------------------------------------------------------

    void unverifiedClustersAreMarkedInTheLists()
    {
        Bench b;
        b.f.putKubeconfig(ShellFixture::kubeconfig("lab").replace(
            "server: 'https://127.0.0.1:1'",
            "server: 'https://192.0.2.1:6443', insecure-skip-tls-verify: true"));
        b.f.workbench.refreshChoices();
        QTRY_VERIFY(b.f.workbench.choicesKnown());
        b.f.window().show();
        b.f.window().showPage(u"welcome"_s);
        const auto *list = b.f.window().findChild<QTreeWidget *>(u"welcome.contexts"_s);
        QVERIFY(list);
        QTRY_COMPARE(list->topLevelItemCount(), 1);
        const QTreeWidgetItem *item = list->topLevelItem(0);
        QVERIFY2(item->text(1).contains(u"not verified"_s), qPrintable(item->text(1)));
        QVERIFY(!item->icon(1).isNull());
        auto *picker = b.f.window().findChild<ClusterPicker *>();
        QVERIFY(picker);
        picker->openMenu();
        auto *menu = picker->findChild<QMenu *>(u"clusterBar.menu"_s);
        QVERIFY(menu);
        const QList<QAction *> actions = menu->actions();
        QVERIFY(std::ranges::any_of(actions, [](const QAction *one) {
            return one->text() == u"lab, not verified"_s && !one->icon().isNull();
        }));
        menu->close();
    }

    // ---- production, and the end of the access --------------------------------------------------

    void productionWantsTheNameBeforeASubmission()
    {
        Bench b;
        QVERIFY(b.open());
        QVERIFY(b.show());
        setProduction(b.f.settings, *b.f.workbench.current(), true);
        QVERIFY(b.fillForm());
        b.pressSubmit();
        auto *dialog = b.f.window().findChild<ConfirmDialog *>();
        QVERIFY(dialog && dialog->nameField());
        QCOMPARE(b.writes(), 0);
        QVERIFY(!dialog->actionButton()->isEnabled());
        QTest::keyClicks(dialog->nameField(), u"spark-pi"_s);
        QVERIFY(dialog->actionButton()->isEnabled());
        dialog->actionButton()->click();
        QTRY_VERIFY(b.cluster.count(u"pods"_s) > 0);
    }

    void submissionThatOutlivesTheAccessIsAskedAbout()
    {
        Bench b;
        QVERIFY(b.open(jwt(QDateTime::currentDateTimeUtc().addSecs(20 * 60))));
        QVERIFY(b.show());
        QVERIFY(b.fillForm());
        b.pressSubmit();
        auto *dialog = b.f.window().findChild<ConfirmDialog *>();
        QVERIFY(dialog);
        QVERIFY(!dialog->nameField()); // this is no production cluster
        QCOMPARE(b.writes(), 0);
        dialog->actionButton()->click();
        QTRY_VERIFY(b.cluster.count(u"pods"_s) > 0);
    }

    void longestRunOfTheNameCounts()
    {
        const auto run = [](const QString &name, int seconds) {
            auto app = std::make_shared<store::SparkApp>();
            app->name = name;
            app->key.namespaceName = u"jobs"_s;
            app->started = QDateTime::currentDateTimeUtc().addDays(-1);
            app->ended = app->started.addSecs(seconds);
            return std::shared_ptr<const store::SparkApp>(app);
        };
        const QList<std::shared_ptr<const store::SparkApp>> apps{
            run(u"etl"_s, 9000), run(u"etl"_s, 300), run(u"big"_s, 90'000)};
        QCOMPARE(expectedRun(apps, u"jobs"_s, u"etl"_s), 9000s);
        QCOMPARE(expectedRun(apps, u"jobs"_s, u"other"_s), 3600s);
        QCOMPARE(expectedRun(apps, u"elsewhere"_s, u"etl"_s), 3600s);
    }

    void endOfTheAccessIsToldInTime()
    {
        Bench b;
        AccessWatch watch(b.f.services());
        QVERIFY(b.open(jwt(QDateTime::currentDateTimeUtc().addSecs(30 * 60))));
        QTRY_COMPARE(b.f.notices.entries().size(), 1);
        const Notice notice = b.f.notices.entries().constFirst().notice;
        QVERIFY(notice.title.contains(u"test"_s));
        QCOMPARE(notice.links.size(), 1);
        watch.look();
        watch.look();
        QCOMPARE(b.f.notices.entries().size(), 1); // once
        QVERIFY(b.show());
        QTRY_VERIFY(b.page->findChild<QLabel *>(u"line.tokenEnd"_s));
        QVERIFY(b.page->findChild<QLabel *>(u"line.tokenEnd"_s)->text().startsWith(u"in 2"_s));
    }

    // ---- files ----------------------------------------------------------------------------------

    void exportHoldsAllThatIsNeeded()
    {
        Bench b;
        QVERIFY(b.open());
        const auto choice = *b.f.workbench.current();
        const auto text = exportText(b.f.workbench.sources(), choice, {}, {});
        QVERIFY(text);
        const kube::Kubeconfig back = kube::parseKubeconfig(*text, {});
        QVERIFY(back.problems.isEmpty());
        QCOMPARE(back.currentContext, u"test"_s);
        const auto resolved = kube::resolve(back, {}, {});
        QVERIFY(resolved);
        QCOMPARE(resolved->auth.token, QByteArray("test-token"));
        ClusterProfile profile;
        profile.id = u"profile:1"_s;
        profile.name = u"Stage"_s;
        profile.server = b.cluster.proxy().url();
        profile.caPem = b.cluster.authority().pem();
        profile.identity = ClusterProfile::Identity::Token;
        const auto own = exportText({}, choiceOf(profile), profile, {.login = "kept"});
        QVERIFY(own);
        const auto ownResolved = kube::resolve(kube::parseKubeconfig(*own, {}), {}, {});
        QVERIFY(ownResolved);
        QCOMPARE(ownResolved->contextName, u"Stage"_s);
        QCOMPARE(ownResolved->auth.token, QByteArray("kept"));
    }

    void aClusterThatWasSetUpCanBeForgotten()
    {
        Bench b;
        QVERIFY(b.open());
        QVERIFY(b.show());
        auto *forget = b.page->findChild<QPushButton *>(u"cluster.forget"_s);
        QVERIFY(forget && !forget->isVisibleTo(b.page)); // of a kubeconfig
        ClusterProfile profile;
        profile.name = u"Stage"_s;
        profile.server = b.cluster.proxy().url();
        profile.caPem = b.cluster.authority().pem();
        profile.identity = ClusterProfile::Identity::Token;
        const QString id = b.f.profiles.put(profile);
        b.f.workbench.open(id);
        QTRY_VERIFY(b.f.workbench.session() && b.f.workbench.current()->id == id);
        QTRY_VERIFY(forget->isVisibleTo(b.page));
        forget->click();
        auto *dialog = b.f.window().findChild<ConfirmDialog *>();
        QVERIFY(dialog);
        QVERIFY(b.f.profiles.profile(id)); // not before it is confirmed
        dialog->actionButton()->click();
        QTRY_VERIFY(!b.f.profiles.profile(id));
        QVERIFY(!b.f.workbench.current());
        QCOMPARE(b.f.window().shownPage()->id(), u"welcome"_s);
    }

private:
    QTemporaryDir m_state; ///< of the form's draft
};

QTEST_MAIN(TestClusterPage)
#include "tst_clusterpage.moc"
