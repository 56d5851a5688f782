// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/engine/jobs/forwardjob.h"
#include "tests/support/podmaker.h"
#include "tests/support/scriptedcluster.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;
using firesteel::test::PodMaker;
using firesteel::test::Script;
using firesteel::test::ScriptedCluster;

namespace {

/// A session to a scripted cluster that allows port forwards.
struct Fixture {
    ScriptedCluster cluster;
    SystemClock clock;
    std::unique_ptr<ClusterSession> session;
    std::unique_ptr<ForwardJob> job;
    quint16 port = 0;
    bool waiting = false;
    bool finished = false;

    Fixture()
    {
        cluster.proxy().times(4, "POST", "/apis/authorization.k8s.io/",
                              Script::response(201, R"({"status":{"allowed":true}})"));
        Connection connection;
        connection.endpoint = cluster.proxy().endpoint(cluster.authority());
        connection.auth.token = "test-token";
        connection.namespaceName = u"jobs"_s;
        session = std::make_unique<ClusterSession>(connection, clock);
    }

    void forward(quint16 localPort = 0)
    {
        const FollowTarget target{u"jobs"_s, u"spark-a"_s, u"pi-driver"_s, u"u-driver"_s};
        job = std::make_unique<ForwardJob>(*session, target, 4040, localPort);
        QObject::connect(job.get(), &ForwardJob::waitingForDriver, job.get(),
                         [this] { waiting = true; });
        QObject::connect(job.get(), &ForwardJob::listening, job.get(),
                         [this](quint16 local) { port = local; });
        QObject::connect(job.get(), &Job::finished, job.get(), [this] { finished = true; });
        job->start();
    }
    [[nodiscard]] QString code() const
    {
        return job->result() ? u"ok"_s : QString(errcName(job->result().error().code));
    }
    /// Whether somebody listens at the local port.
    [[nodiscard]] bool reachable() const
    {
        QTcpSocket socket;
        QSignalSpy connected(&socket, &QTcpSocket::connected);
        QSignalSpy failed(&socket, &QTcpSocket::errorOccurred);
        socket.connectToHost(u"127.0.0.1"_s, port);
        [&] { QTRY_VERIFY(!connected.isEmpty() || !failed.isEmpty()); }();
        return !connected.isEmpty();
    }
};

} // namespace

class TestForwardJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Waits for the driver, listens while it runs, and closes the port when it ends.
    void fromWaitingToTheEnd()
    {
        Fixture f;
        const PodMaker driver = PodMaker::driver();
        f.cluster.put(u"pods"_s, driver.json());
        f.cluster.setPodWatch(
            {{u"MODIFIED"_s, driver.running().version(u"101"_s).json(), "run"},
             {u"MODIFIED"_s, driver.terminated(1).version(u"102"_s).json(), "end"}});
        f.forward();
        QTRY_COMPARE(f.cluster.proxy().waiting("run"), 1);
        QVERIFY(f.waiting);
        QCOMPARE(f.port, 0);
        f.cluster.proxy().open("run");
        QTRY_VERIFY_WITH_TIMEOUT(f.port != 0, 10'000);
        QVERIFY(f.reachable());
        f.cluster.proxy().open("end");
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"ok"_s); // how the driver ended is not the forward's affair
        QTRY_VERIFY(!f.reachable());
    }

    void endsWhenTheDriverIsDeleted_data()
    {
        QTest::addColumn<bool>("replaced");
        QTest::newRow("deleted") << false;
        QTest::newRow("another run took the name") << true;
    }

    void endsWhenTheDriverIsDeleted()
    {
        QFETCH(bool, replaced);
        Fixture f;
        const PodMaker driver = PodMaker::driver().running();
        const PodMaker other = PodMaker::driver(u"pi-driver"_s, u"u-other"_s, u"spark-b"_s);
        f.cluster.put(u"pods"_s, driver.json());
        f.cluster.setPodWatch({{u"DELETED"_s, driver.version(u"101"_s).json(), "end"},
                               {u"ADDED"_s, (replaced ? other : driver).version(u"102"_s).json(),
                                replaced ? QByteArray() : QByteArray("never")}});
        f.forward();
        QTRY_VERIFY_WITH_TIMEOUT(f.port != 0, 10'000);
        f.cluster.proxy().open("end");
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"ok"_s);
        QTRY_VERIFY(!f.reachable());
    }

    void thereIsNoSuchDriver_data()
    {
        QTest::addColumn<bool>("other");
        QTest::newRow("no pod") << false;
        QTest::newRow("another run of that name") << true;
    }

    void thereIsNoSuchDriver()
    {
        QFETCH(bool, other);
        Fixture f;
        if (other)
            f.cluster.put(
                u"pods"_s,
                PodMaker::driver(u"pi-driver"_s, u"u-other"_s, u"spark-b"_s).running().json());
        f.forward();
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"driver-gone"_s);
        QCOMPARE(f.port, 0);
    }

    /// That a stranger of that name is deleted says nothing of our driver.
    void aStrangersEndIsNotOurs()
    {
        Fixture f;
        f.cluster.put(
            u"pods"_s,
            PodMaker::driver(u"pi-driver"_s, u"u-other"_s, u"spark-b"_s).running().json());
        f.cluster.setPodWatch(
            {{u"DELETED"_s,
              PodMaker::driver(u"pi-driver"_s, u"u-other"_s, u"spark-b"_s).version(u"101"_s).json(),
              {}}});
        f.forward();
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"driver-gone"_s);
    }

    void aDriverThatHasEnded()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::driver().terminated(0).json());
        f.forward();
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"driver-gone"_s);
        QCOMPARE(f.job->result().error().context.value(u"problem"_s), u"driver-ended"_s);
    }

    void noRightToLook()
    {
        Fixture f;
        f.cluster.refuse("GET", "pods", 403, u"Forbidden"_s, u"no"_s);
        f.forward();
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"forbidden"_s);
    }

    void aTakenLocalPortIsAnError()
    {
        Fixture f;
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost));
        f.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        f.forward(taken.serverPort());
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QVERIFY(!f.job->result());
        QVERIFY(f.code() != u"cancelled"_s);
        QCOMPARE(f.port, 0);
    }

    void cancelClosesThePort()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        f.forward();
        // From inside one of its own signals, as an interface may do.
        connect(f.job.get(), &ForwardJob::listening, f.job.get(), [&f] { f.job->cancel(); });
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"cancelled"_s);
        QVERIFY(f.port != 0);
        QTRY_VERIFY(!f.reachable());
    }
};

QTEST_GUILESS_MAIN(TestForwardJob)
#include "tst_forwardjob.moc"
