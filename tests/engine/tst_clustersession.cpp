// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/engine/clustersession.h"
#include "tests/support/podmaker.h"
#include "tests/support/scriptedcluster.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;
using firesteel::test::PodMaker;
using firesteel::test::ScriptedCluster;

namespace {

struct Fixture {
    ScriptedCluster cluster;
    SystemClock clock;
    std::unique_ptr<ClusterSession> session;
    Fixture()
    {
        Connection connection;
        connection.endpoint = cluster.proxy().endpoint(cluster.authority());
        connection.auth.token = "test-token";
        connection.namespaceName = u"jobs"_s;
        session = std::make_unique<ClusterSession>(connection, clock);
    }
};

} // namespace

class TestClusterSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersInTheMainThread()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::driver().json());
        const QThread *where = nullptr;
        QString name;
        f.session->get({kube::resources::Pods, u"jobs"_s, u"pi-driver"_s}, this,
                       [&](const Result<kube::ObjectPtr> &pod) {
                           where = QThread::currentThread();
                           name = pod ? (*pod)->name : QString();
                       });
        QVERIFY(!where); // never from inside the call
        QTRY_COMPARE(name, u"pi-driver"_s);
        QCOMPARE(where, QThread::currentThread());
    }

    void noAnswerForADeadContext()
    {
        Fixture f;
        bool called = false;
        auto context = std::make_unique<QObject>();
        f.session->get({kube::resources::Pods, u"jobs"_s, u"x"_s}, context.get(),
                       [&](const auto &) { called = true; });
        context.reset();
        bool second = false;
        f.session->get({kube::resources::Pods, u"jobs"_s, u"y"_s}, this,
                       [&](const auto &) { second = true; });
        QTRY_VERIFY(second);
        QVERIFY(!called);
    }

    void cancelAnswers()
    {
        Fixture f;
        f.cluster.hold("GET", "pods/x", "held");
        QString code;
        const auto call =
            f.session->get({kube::resources::Pods, u"jobs"_s, u"x"_s}, this,
                           [&](const Result<kube::ObjectPtr> &pod) {
                               code = pod ? u"ok"_s : QString(errcName(pod.error().code));
                           });
        QTRY_COMPARE(f.cluster.proxy().waiting("held"), 1);
        f.session->cancel(call);
        QTRY_COMPARE(code, u"cancelled"_s);
    }

    void feedsTheStoreAndTheIndex()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::driver().json());
        f.cluster.setPodWatch(
            {{u"MODIFIED"_s, PodMaker::driver().running().version(u"101"_s).json(), "go"}});
        f.session->feedStore({kube::resources::Pods, u"jobs"_s, u"spark-role"_s, {}});
        const store::AppKey key{u"jobs"_s, u"spark-a"_s};
        QTRY_VERIFY(f.session->apps().app(key));
        QTRY_VERIFY(f.session->store().state(u"pods"_s).phase == kube::WatchState::Phase::Live);
        f.cluster.proxy().open("go");
        QTRY_VERIFY(f.session->apps().app(key)->state == store::AppState::Running);
        QCOMPARE(f.session->apps().app(key)->steps.size(), 3);
    }

    void endsWithinASecondWithManyStreams()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        f.cluster.setLog({"a", "|"});
        std::vector<std::unique_ptr<Watch>> watches;
        std::vector<std::unique_ptr<LogFeed>> logs;
        for (int i = 0; i < 10; ++i) {
            watches.push_back(f.session->watch({kube::resources::Pods, u"jobs"_s, {}, {}}));
            kube::LogRequest request;
            request.namespaceName = u"jobs"_s;
            request.pod = u"pi-driver"_s;
            request.container = u"spark-kubernetes-driver"_s;
            logs.push_back(f.session->followLog(request));
            logs.back()->setContainer(kube::LogFollower::Container::Running, u"c1"_s);
        }
        QTRY_COMPARE_WITH_TIMEOUT(
            f.cluster.proxy().waiting("never") + f.cluster.proxy().waiting("log"), 20, 20'000);
        QElapsedTimer timer;
        timer.start();
        f.session.reset();
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
        // The ends that are left do no harm.
        logs.front()->setContainer(kube::LogFollower::Container::Gone, {});
        watches.front()->retryNow();
    }

    void isUsableAndEndsWhenNothingWasAsked()
    {
        Fixture f;
        f.session.reset();
    }
};

QTEST_GUILESS_MAIN(TestClusterSession)
#include "tst_clustersession.moc"
