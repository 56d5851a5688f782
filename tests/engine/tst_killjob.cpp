// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/engine/jobs/killjob.h"
#include "tests/support/podmaker.h"
#include "tests/support/scriptedcluster.h"

#include <QSignalSpy>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;
using firesteel::test::PodMaker;
using firesteel::test::ScriptedCluster;

namespace {

FollowTarget target()
{
    return {u"jobs"_s, u"spark-a"_s, u"pi-driver"_s, u"u-driver"_s};
}

/// A session to a scripted cluster.
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
    static RetryTuning quick()
    {
        RetryTuning tuning;
        tuning.first = std::chrono::milliseconds{1};
        tuning.look = std::chrono::milliseconds{1};
        tuning.beyondGrace = std::chrono::milliseconds{100};
        return tuning;
    }
};

QString codeOf(const Job &job)
{
    return job.result() ? u"ok"_s : QString(errcName(job.result().error().code));
}

QString note(const Job &job, const QString &key)
{
    return job.result() ? QString() : job.result().error().context.value(key);
}

} // namespace

class TestKillJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killDeletesWithPreconditionAndSeesToExecutors()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        KillJob job(*f.session, target(), std::chrono::seconds{3});
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QVERIFY(job.result());
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
        const QByteArray body = f.cluster.seen("DELETE").first().body;
        QVERIFY(body.contains("u-driver"));
        QVERIFY(body.contains("\"gracePeriodSeconds\":3"));
    }

    void killOfAnotherRunIsRefused()
    {
        Fixture f;
        f.cluster.put(
            u"pods"_s,
            PodMaker::driver(u"pi-driver"_s, u"another"_s, u"spark-b"_s).running().json());
        KillJob job(*f.session, target(), {});
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QVERIFY(!job.result());
        QCOMPARE(QString(errcName(job.result().error().code)), u"precondition-failed"_s);
        QCOMPARE(f.cluster.count(u"pods"_s), 1);
    }

    void killOfWhatIsGoneSucceeds()
    {
        Fixture f;
        KillJob job(*f.session, target(), {});
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QVERIFY(job.result());
    }

    void waitsUntilTheDriverIsGone()
    {
        Fixture f;
        f.cluster.linger();
        f.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        f.cluster.setPodWatch(
            {{u"DELETED"_s, PodMaker::driver().version(u"110"_s).json(), "gone"}});
        KillJob job(*f.session, target(), {});
        QSignalSpy finished(&job, &Job::finished);
        QSignalSpy gone(&job, &KillJob::driverGone);
        job.start();
        QTRY_COMPARE(f.cluster.proxy().waiting("gone"), 1);
        QCOMPARE(gone.size(), 0);
        f.cluster.expire(u"pods"_s, u"pi-driver"_s);
        f.cluster.proxy().open("gone");
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QCOMPARE(codeOf(job), u"ok"_s);
        QCOMPARE(gone.size(), 1);
    }

    void aDriverThatStaysIsAnError()
    {
        Fixture f;
        f.cluster.linger();
        f.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        KillJob job(*f.session, target(), {}, Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QCOMPARE(codeOf(job), u"server-timeout"_s);
        QCOMPARE(note(job, u"problem"_s), u"pod-left"_s);
        QCOMPARE(note(job, u"name"_s), u"pi-driver"_s);
    }

    /// Executors that do not go away are an error with their names, and no success.
    void executorsThatStayAreAnError()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::executor(1).running().deleting().json());
        f.cluster.put(u"pods"_s, PodMaker::executor(2).running().deleting().json());
        KillJob job(*f.session, target(), {}, Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
        QCOMPARE(codeOf(job), u"server-timeout"_s);
        QCOMPARE(note(job, u"problem"_s), u"executors-left"_s);
        QCOMPARE(note(job, u"names"_s), u"pi-exec-1, pi-exec-2"_s);
        QCOMPARE(f.cluster.seen("DELETE", "pi-exec").size(), 0); // they are being deleted already
    }

    void aRefusedDeletionOfAnExecutorIsReported()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::executor(1).running().json());
        f.cluster.refuse("DELETE", "pi-exec-1", 403, u"Forbidden"_s, u"you may not"_s);
        KillJob job(*f.session, target(), {}, Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
        QCOMPARE(codeOf(job), u"forbidden"_s);
        QCOMPARE(note(job, u"names"_s), u"pi-exec-1"_s);
        QCOMPARE(f.cluster.seen("DELETE", "pi-exec-1").size(), 1); // asking again changes nothing
    }

    void aFailedDeletionOfAnExecutorIsTriedAgain()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::executor(1).running().json());
        for (int i = 0; i < 2; ++i)
            f.cluster.refuse("DELETE", "pi-exec-1", 500, u"InternalError"_s, u"etcd"_s);
        KillJob job(*f.session, target(), {}, Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
        QCOMPARE(codeOf(job), u"ok"_s);
        QCOMPARE(job.executorsRemoved(), 1);
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
    }

    /// What an earlier kill left: there is no driver any more.
    void executorsAlone()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::executor(1).running().json());
        f.cluster.put(u"pods"_s, PodMaker::executor(2, u"spark-b"_s).running().json());
        FollowTarget orphaned = target();
        orphaned.driverPodName.clear();
        orphaned.driverUid.clear();
        KillJob job(*f.session, orphaned, {}, Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
        QCOMPARE(codeOf(job), u"ok"_s);
        QCOMPARE(f.cluster.count(u"pods"_s), 1); // the other application's
    }

    void cancelStopsTheWaiting()
    {
        Fixture f;
        f.cluster.linger();
        f.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        KillJob job(*f.session, target(), {});
        QSignalSpy finished(&job, &Job::finished);
        QSignalSpy accepted(&job, &KillJob::deletionAccepted);
        job.start();
        QTRY_COMPARE(accepted.size(), 1);
        job.cancel();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(codeOf(job), u"cancelled"_s);
    }
};

QTEST_GUILESS_MAIN(TestKillJob)
#include "tst_killjob.moc"
