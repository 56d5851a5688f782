// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/engine/jobs/followjob.h"
#include "tests/support/eventmaker.h"
#include "tests/support/fakeclock.h"
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
using Step = ScriptedCluster::WatchStep;

namespace {

/// A session to a scripted cluster, and what a follower of its one application says.
struct Fixture {
    ScriptedCluster cluster;
    SystemClock clock;
    std::unique_ptr<ClusterSession> session;
    std::unique_ptr<FollowJob> job;
    QStringList steps;
    QByteArray log;
    QList<kube::WatchState::Phase> freshness;
    bool finished = false;

    explicit Fixture(Clock *other = nullptr)
    {
        Connection connection;
        connection.endpoint = cluster.proxy().endpoint(cluster.authority());
        connection.auth.token = "test-token";
        connection.namespaceName = u"jobs"_s;
        session = std::make_unique<ClusterSession>(connection, other ? *other : clock);
    }

    static FollowTarget target()
    {
        return {u"jobs"_s, u"spark-a"_s, u"pi-driver"_s, u"u-driver"_s};
    }

    void follow(const FollowOptions &options = {})
    {
        job = std::make_unique<FollowJob>(*session, target(), options);
        QObject::connect(
            job.get(), &FollowJob::stepped, job.get(), [this](const store::PhaseStep &step) {
                steps.append((step.role == store::PodRole::Driver ? u"driver "_s : u"executor "_s) +
                             store::phaseStepName(step.kind));
            });
        QObject::connect(job.get(), &FollowJob::logLines, job.get(),
                         [this](const QList<kube::LogLine> &lines) {
                             for (const kube::LogLine &line : lines)
                                 log += line.text + '\n';
                         });
        QObject::connect(job.get(), &FollowJob::freshnessChanged, job.get(),
                         [this](const kube::WatchState &state) { freshness.append(state.phase); });
        QObject::connect(job.get(), &Job::finished, job.get(), [this] { finished = true; });
        job->start();
    }
    [[nodiscard]] QString code() const
    {
        return job->result() ? u"ok"_s : QString(errcName(job->result().error().code));
    }
    [[nodiscard]] QString note(const QString &key) const
    {
        return job->result().error().context.value(key);
    }
};

} // namespace

class TestFollowJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void success()
    {
        Fixture f;
        const PodMaker driver = PodMaker::driver();
        f.cluster.put(u"pods"_s, driver.json());
        f.cluster.setLog({"hello", "Pi is roughly 3.14"});
        f.cluster.setPodWatch(
            {{u"MODIFIED"_s, driver.running().version(u"101"_s).json(), {}},
             {u"ADDED"_s, PodMaker::executor(1).running().version(u"102"_s).json(), {}},
             {u"DELETED"_s, PodMaker::executor(1).terminated(0).version(u"103"_s).json(), {}},
             {u"MODIFIED"_s, driver.terminated(0).version(u"104"_s).json(), {}}});
        f.follow();
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 15'000);
        QCOMPARE(f.code(), u"ok"_s);
        QCOMPARE(
            f.steps,
            QStringList({u"driver created"_s, u"driver scheduled"_s, u"driver running"_s,
                         u"executor created"_s, u"executor scheduled"_s, u"executor running"_s,
                         u"executor succeeded"_s, u"executor deleted"_s, u"driver succeeded"_s}));
        QCOMPARE(f.log, QByteArray("hello\nPi is roughly 3.14\n"));
        QCOMPARE(f.job->outcome().started.secsTo(f.job->outcome().ended), 50);
        QVERIFY(f.job->outcome().logComplete);
    }

    void failureWithReason()
    {
        Fixture f;
        const PodMaker driver = PodMaker::driver();
        f.cluster.put(u"pods"_s, driver.running().json());
        f.cluster.setLog({"Traceback (most recent call last):", "  File", "KeyError: 'x'"});
        f.cluster.setPodWatch({{u"MODIFIED"_s, driver.terminated(1).version(u"104"_s).json(), {}}});
        f.follow();
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 15'000);
        QCOMPARE(f.code(), u"driver-failed"_s);
        QCOMPARE(f.note(u"exitCode"_s), u"1"_s);
        QCOMPARE(f.note(u"reason"_s), u"exit-code"_s);
        QCOMPARE(f.note(u"lastWords"_s), u"KeyError: 'x'"_s);
        QCOMPARE(f.note(u"name"_s), u"pi-driver"_s);
    }

    void outOfMemory()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::driver().terminated(137, u"OOMKilled"_s).json());
        f.cluster.setLog({"going"});
        f.follow();
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 15'000);
        QCOMPARE(f.code(), u"driver-failed"_s);
        QCOMPARE(f.note(u"reason"_s), u"out-of-memory"_s);
    }

    void deletedOnRequest()
    {
        Fixture f;
        const PodMaker driver = PodMaker::driver().running();
        f.cluster.put(u"pods"_s, driver.json());
        f.cluster.setPodWatch(
            {{u"MODIFIED"_s, driver.deleting().version(u"101"_s).json(), {}},
             {u"MODIFIED"_s,
              PodMaker::driver().terminated(143).deleting().version(u"102"_s).json(),
              {}}});
        f.follow();
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 15'000);
        QCOMPARE(f.code(), u"driver-gone"_s);
        QCOMPARE(f.note(u"deleted"_s), u"requested"_s);
        QVERIFY(f.steps.contains(u"driver terminating"_s));
    }

    /// A pod that only left the selection is still followed.
    void relabelledIsNotGone()
    {
        Fixture f;
        FollowOptions options;
        options.log = false;
        const PodMaker driver = PodMaker::driver().running();
        f.cluster.put(u"pods"_s, driver.json());
        f.cluster.setPodWatch({{u"DELETED"_s, driver.version(u"101"_s).json(), "left"}});
        f.follow(options);
        QTRY_COMPARE(f.cluster.proxy().waiting("left"), 1);
        f.cluster.setPodWatch(
            {{u"MODIFIED"_s, PodMaker::driver().terminated(0).version(u"110"_s).json(), "end"}});
        f.cluster.proxy().open("left");
        QTRY_COMPARE_WITH_TIMEOUT(f.cluster.proxy().waiting("end"), 1, 10'000);
        QVERIFY(!f.finished);
        f.cluster.proxy().open("end");
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"ok"_s);
    }

    void vanishedBeforeItsEndWasSeen()
    {
        Fixture f;
        FollowOptions options;
        options.log = false;
        f.follow(options); // there is no such pod
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"driver-gone"_s);
        QVERIFY(!f.job->result().error().context.contains(u"deleted"_s));
    }

    void imageThatDoesNotHeal()
    {
        Fixture f;
        FollowOptions options;
        options.imagePatience = std::chrono::milliseconds{200};
        options.removeIfNotStarted = true;
        const PodMaker driver = PodMaker::driver();
        f.cluster.put(u"pods"_s, driver.json());
        f.cluster.setPodWatch(
            {{u"MODIFIED"_s,
              driver.waiting(u"ErrImagePull"_s, u"x: not found"_s).version(u"101"_s).json(),
              {}},
             {u"MODIFIED"_s,
              driver.waiting(u"ImagePullBackOff"_s, u"Back-off pulling image"_s)
                  .version(u"102"_s)
                  .json(),
              {}}});
        f.follow(options);
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"image-pull-failed"_s);
        QCOMPARE(f.note(u"message"_s), u"x: not found"_s);
        QCOMPARE(f.note(u"image"_s), u"firesteel/spark:4.1.1"_s);
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
    }

    /// The clock decides, and each failure has a clock of its own.
    void imageThatHeals()
    {
        test::FakeClock time;
        Fixture f(&time);
        FollowOptions options;
        options.imagePatience = std::chrono::minutes{10};
        options.log = false;
        const PodMaker driver = PodMaker::driver();
        const PodMaker failing = driver.waiting(u"ErrImagePull"_s, u"timeout"_s);
        f.cluster.put(u"pods"_s, driver.json());
        f.cluster.setPodWatch(
            {{u"MODIFIED"_s, failing.version(u"101"_s).json(), {}},
             {u"MODIFIED"_s, driver.waiting(u"ContainerCreating"_s).version(u"102"_s).json(),
              "heal"},
             {u"MODIFIED"_s, failing.version(u"103"_s).json(), "again"},
             {u"MODIFIED"_s, driver.running().version(u"104"_s).json(), "run"},
             {u"MODIFIED"_s, driver.terminated(0).version(u"105"_s).json(), {}}});
        f.follow(options);
        QTRY_COMPARE(f.steps.count(u"driver image-failing"_s), 1);
        time.advance(std::chrono::minutes{9});
        f.cluster.proxy().open("heal");
        QTRY_VERIFY(f.steps.contains(u"driver preparing"_s));
        time.advance(std::chrono::minutes{9});
        f.cluster.proxy().open("again");
        QTRY_COMPARE(f.steps.count(u"driver image-failing"_s), 2);
        time.advance(std::chrono::minutes{20});
        f.cluster.proxy().open("run");
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"ok"_s);
    }

    void imageThatFailsForTooLong()
    {
        test::FakeClock time;
        Fixture f(&time);
        FollowOptions options;
        options.imagePatience = std::chrono::minutes{10};
        const PodMaker driver = PodMaker::driver();
        f.cluster.put(u"pods"_s, driver.json());
        f.cluster.setPodWatch(
            {{u"MODIFIED"_s,
              driver.waiting(u"ErrImagePull"_s, u"x: not found"_s).version(u"101"_s).json(),
              {}},
             {u"MODIFIED"_s,
              driver.waiting(u"ImagePullBackOff"_s, u"Back-off"_s).version(u"102"_s).json(),
              "soon"},
             {u"MODIFIED"_s,
              driver.waiting(u"ErrImagePull"_s, u"x: not found"_s).version(u"103"_s).json(),
              "late"}});
        f.follow(options);
        QTRY_VERIFY(f.steps.contains(u"driver image-failing"_s));
        time.advance(std::chrono::minutes{9});
        f.cluster.proxy().open("soon");
        QTRY_COMPARE(f.cluster.proxy().waiting("late"), 1);
        QVERIFY(!f.finished);
        time.advance(std::chrono::minutes{2});
        f.cluster.proxy().open("late");
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"image-pull-failed"_s);
    }

    /// Events of executors too, known by their uid alone, also when they are ahead of their pod.
    void eventsOfAllPods()
    {
        Fixture f;
        FollowOptions options;
        options.log = false;
        f.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        f.cluster.put(u"events"_s, test::eventJson(u"of-driver"_s, u"u-driver"_s, u"pi-driver"_s));
        f.cluster.put(u"events"_s, test::eventJson(u"of-exec"_s, u"u-exec-1"_s, u"pi-exec-1"_s));
        f.cluster.put(u"events"_s, test::eventJson(u"of-other"_s, u"u-other"_s, u"pi-exec-1"_s));
        f.cluster.setPodWatch(
            {{u"ADDED"_s, PodMaker::executor(1).version(u"101"_s).json(), "exec"},
             {u"MODIFIED"_s, PodMaker::driver().terminated(0).version(u"102"_s).json(), "end"}});
        f.follow(options);
        QStringList told;
        connect(f.job.get(), &FollowJob::eventSeen, this, [&](const kube::ObjectPtr &event) {
            told.append(event->name + u' ' + QString::number(f.steps.count(u"executor created"_s)));
        });
        QTRY_COMPARE(told, QStringList({u"of-driver 0"_s}));
        f.cluster.proxy().open("exec");
        QTRY_COMPARE(told, QStringList({u"of-driver 0"_s, u"of-exec 1"_s}));
        f.cluster.proxy().open("end");
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(told.size(), 2);
        // One watch for them all.
        QCOMPARE(f.cluster.seen("GET", "events?").size(),
                 f.cluster.seen("GET", "involvedObject.kind").size());
    }

    /// A driver that did not start is removed, which is not over before it is gone; to cancel does
    /// not leave it half done.
    void removalIsWaitedFor_data()
    {
        QTest::addColumn<bool>("cancel");
        QTest::newRow("to its end") << false;
        QTest::newRow("cancelled meanwhile") << true;
    }

    void removalIsWaitedFor()
    {
        QFETCH(bool, cancel);
        Fixture f;
        FollowOptions options;
        options.removeIfNotStarted = true;
        f.cluster.linger();
        f.cluster.put(u"pods"_s, PodMaker::driver().waiting(u"InvalidImageName"_s).json());
        f.cluster.setPodWatch(
            {{u"DELETED"_s, PodMaker::driver().version(u"110"_s).json(), "gone"}});
        f.follow(options);
        QTRY_VERIFY(f.job->removing());
        QTRY_COMPARE(f.cluster.seen("DELETE").size(), 1);
        // The job's own watch waits there, too.
        QTRY_COMPARE(f.cluster.proxy().waiting("gone"), 2);
        QVERIFY(!f.finished);
        if (cancel)
            f.job->cancel();
        QVERIFY(f.job->state() != Job::State::Done);
        f.cluster.expire(u"pods"_s, u"pi-driver"_s);
        f.cluster.proxy().open("gone");
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"image-pull-failed"_s);
        QVERIFY(f.job->result().error().context.contains(u"removed"_s));
        QVERIFY(!f.job->result().error().context.contains(u"leftover"_s));
    }

    void removalThatFailsIsTold()
    {
        Fixture f;
        FollowOptions options;
        options.removeIfNotStarted = true;
        f.cluster.put(u"pods"_s, PodMaker::driver().waiting(u"InvalidImageName"_s).json());
        f.cluster.refuse("DELETE", "pi-driver", 403, u"Forbidden"_s, u"no"_s);
        f.follow(options);
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.note(u"leftover"_s), u"pi-driver"_s);
    }

    void startTimeout()
    {
        Fixture f;
        FollowOptions options;
        options.startTimeout = std::chrono::milliseconds{200};
        options.removeIfNotStarted = true;
        f.cluster.put(u"pods"_s,
                      PodMaker::driver().unschedulable(u"0/1 nodes are available"_s).json());
        f.follow(options);
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 10'000);
        QCOMPARE(f.code(), u"start-timeout"_s);
        QCOMPARE(f.job->result().error().detail, u"0/1 nodes are available"_s);
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
    }

    /// The watch is cut; the pod ends meanwhile; every phase is told after the return, in order.
    void cutAndReturn()
    {
        Fixture f;
        FollowOptions options;
        options.log = false;
        const PodMaker driver = PodMaker::driver();
        f.cluster.put(u"pods"_s, driver.json());
        f.cluster.setPodWatch({{u"MODIFIED"_s, driver.scheduled().version(u"101"_s).json(), {}},
                               {{}, {}, "cut", test::Fault::Reset}});
        f.follow(options);
        QTRY_VERIFY(f.steps.contains(u"driver scheduled"_s));
        f.cluster.proxy().stopListening();
        f.cluster.setPodWatch({{u"MODIFIED"_s, driver.terminated(0).version(u"110"_s).json(), {}}});
        f.cluster.proxy().open("cut");
        QTRY_VERIFY_WITH_TIMEOUT(f.freshness.contains(kube::WatchState::Phase::Stale), 5'000);
        QVERIFY(!f.finished);
        f.cluster.proxy().listenAgain();
        QTRY_VERIFY_WITH_TIMEOUT(f.finished, 30'000);
        QCOMPARE(f.code(), u"ok"_s);
        QCOMPARE(f.steps,
                 QStringList({u"driver created"_s, u"driver scheduled"_s, u"driver preparing"_s,
                              u"driver running"_s, u"driver succeeded"_s}));
    }

    void cancelLeavesTheDriver()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::driver().running().json());
        f.cluster.setLog({"a", "|"});
        f.follow();
        QTRY_VERIFY(f.steps.contains(u"driver running"_s));
        f.job->cancel();
        QTRY_VERIFY(f.finished);
        QCOMPARE(f.code(), u"cancelled"_s);
        QCOMPARE(f.cluster.count(u"pods"_s), 1);
        QCOMPARE(f.cluster.seen("DELETE").size(), 0);
    }
};

QTEST_GUILESS_MAIN(TestFollowJob)
#include "tst_followjob.moc"
