// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/practice/playedworld.h"

#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::practice;
using namespace std::chrono_literals;
using firesteel::test::PlayedWorld;
using namespace Qt::StringLiterals;

namespace {
constexpr auto driverContainer = "spark-kubernetes-driver"_L1;

QStringList of(const QStringList &lines, const QString &name)
{
    QStringList found;
    for (const QString &line : lines) {
        if (line.contains(name))
            found.append(line.section(u' ', -1));
    }
    return found;
}
} // namespace

/// Jobs on a clock that the test drives.
class TestKubelet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sparkPi()
    {
        PlayedWorld played;
        QVERIFY(played.submit({}));
        const auto took =
            played.until([&] { return played.phase(u"pi-driver"_s) == "Succeeded"_L1; });
        QVERIFY(took);
        QVERIFY2(*took > 9s && *took < 15s, qPrintable(QString::number(took->count())));
        const QByteArray log = played.log(u"pi-driver"_s, driverContainer);
        QVERIFY(log.contains("26/01/02 03:04:"));
        QVERIFY(log.contains(" INFO SparkContext: Running Spark version 4.1.1\n"));
        QVERIFY(log.contains("INFO TaskSetManager: Finished task 0.0 in stage 0.0 (TID 0) in "));
        QVERIFY(log.contains("(20/20)\n"));
        QVERIFY(log.contains("\nPi is roughly 3.14"));
        QVERIFY(!log.contains('{'));
        const QJsonObject ended = played.state(u"pi-driver"_s)["terminated"_L1].toObject();
        QCOMPARE(ended["exitCode"_L1].toInt(-1), 0);
        QCOMPARE(ended["reason"_L1].toString(), u"Completed"_s);
        QVERIFY(played.until([&] { return played.count(u"pods", u"-exec-"_s) == 0; }));
        QCOMPARE(
            of(played.events, u"pi-driver"_s),
            QStringList({u"Scheduled"_s, u"Pulling"_s, u"Pulled"_s, u"Created"_s, u"Started"_s}));
        const QStringList executor = of(played.events, u"-exec-1"_s);
        QCOMPARE(executor.last(), u"Killing"_s);
        QCOMPARE(of(played.pods, u"-exec-1"_s).first(), u"Pending"_s);
        QVERIFY(of(played.pods, u"-exec-1"_s).contains(u"Succeeded"_s));
        // All that is the driver's goes with it.
        QVERIFY(played.world.objects.remove(PlayedWorld::pod(u"pi-driver"_s), {}));
        QVERIFY(played.until([&] { return played.count(u"configmaps", u"pi-map"_s) == 0; }));
    }

    void statusesOnTheWay()
    {
        PlayedWorld played;
        QVERIFY(played.submit({}));
        const auto reason = [&] {
            return played.state(u"pi-driver"_s)["waiting"_L1]["reason"_L1].toString();
        };
        QVERIFY(played.until([&] { return reason() == "ContainerCreating"_L1; }));
        QVERIFY(played.until([&] { return played.phase(u"pi-driver"_s) == "Running"_L1; }));
        const QJsonObject pod = played.get(u"pi-driver"_s);
        QVERIFY(!text(pod, "spec.nodeName"_L1).isEmpty());
        QVERIFY(!text(pod, "status.podIP"_L1).isEmpty());
        const QJsonArray conditions = at(pod, "status.conditions"_L1).toArray();
        QCOMPARE(conditions.size(), 5);
        for (const QJsonValue &condition : conditions)
            QCOMPARE(condition["status"_L1].toString(), u"True"_s);
    }

    void waitsForItsConfigurationMap()
    {
        PlayedWorld played;
        PlayedWorld::Job job;
        job.withMap = false;
        QVERIFY(played.submit(job));
        played.timeline.advance(5s);
        QCOMPARE(played.phase(u"pi-driver"_s), u"Pending"_s);
        QVERIFY(of(played.events, u"pi-driver"_s).contains(u"FailedMount"_s));
        played.createMap(job);
        QVERIFY(played.until([&] { return played.phase(u"pi-driver"_s) == "Succeeded"_L1; }));
    }

    void failures_data()
    {
        QTest::addColumn<QString>("mainClass");
        QTest::addColumn<QString>("resource");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QByteArray>("says");
        const QString jar = u"local:///opt/app.jar"_s;
        const QString runner = u"org.apache.spark.deploy.PythonRunner"_s;
        const QString folder = u"local:///opt/jobs/"_s;
        QTest::newRow("class missing") << u"com.example.Missing"_s << jar << 101
                                       << QByteArray("ClassNotFoundException: com.example.Missing");
        QTest::newRow("exception") << runner << folder + u"fail_orders.py"_s << 1
                                   << QByteArray("ValueError: order 42 has no customer");
        QTest::newRow("script missing")
            << runner << folder + u"nowhere.py"_s << 2 << QByteArray("No such file or directory");
        QTest::newRow("memory, python")
            << runner << folder + u"executor_oom.py"_s << 1
            << QByteArray("exit code 137(SIGKILL, possible container OOM)");
        QTest::newRow("memory, java") << u"org.example.OutOfMemoryJob"_s << jar << 1
                                      << QByteArray("Task 0 in stage 0.0 failed 4 times");
        QTest::newRow("pi.py ends well")
            << runner << folder + u"pi.py"_s << 0 << QByteArray("Pi is roughly 3.14");
        QTest::newRow("an ordinary one")
            << runner << folder + u"job.py"_s << 0 << QByteArray("Job 1 finished");
    }
    void failures()
    {
        QFETCH(QString, mainClass);
        QFETCH(QString, resource);
        QFETCH(int, exitCode);
        QFETCH(QByteArray, says);
        PlayedWorld played;
        QVERIFY(played.submit({.mainClass = mainClass, .resource = resource}));
        QVERIFY(played.until([&] {
            const QString phase = played.phase(u"pi-driver"_s);
            return phase == "Failed"_L1 || phase == "Succeeded"_L1;
        }));
        QCOMPARE(played.state(u"pi-driver"_s)["terminated"_L1]["exitCode"_L1].toInt(-1), exitCode);
        const QByteArray log = played.log(u"pi-driver"_s, driverContainer);
        QVERIFY2(log.contains(says), log.constData());
        QVERIFY(!log.contains("{exec"));
        QVERIFY(played.until([&] { return played.count(u"pods", u"-exec-"_s) == 0; }));
    }

    void executorIsKilledForMemory()
    {
        PlayedWorld played;
        QVERIFY(played.submit({.resource = u"local:///opt/oom.py"_s,
                               .conf = {{u"spark.task.maxFailures"_s, u"1"_s}}}));
        QJsonObject killed;
        played.world.store.listen([&](const ChangePtr &change) {
            const QJsonObject &object = change->object->object();
            const QJsonObject state = at(object, "status.containerStatuses"_L1)
                                          .toArray()
                                          .first()
                                          .toObject()["state"_L1]["terminated"_L1]
                                          .toObject();
            if (state["reason"_L1].toString() == "OOMKilled"_L1)
                killed = object;
        });
        QVERIFY(played.until([&] { return played.phase(u"pi-driver"_s) == "Failed"_L1; }));
        QCOMPARE(text(killed, "status.phase"_L1), u"Failed"_s);
        QVERIFY(nameOf(killed).endsWith("-exec-1"_L1));
    }

    void imageMissing()
    {
        PlayedWorld played;
        QVERIFY(played.submit({.image = u"firesteel/missing:1"_s}));
        const auto waiting = [&] {
            return played.state(u"pi-driver"_s)["waiting"_L1]["reason"_L1].toString();
        };
        QVERIFY(played.until([&] { return waiting() == "ErrImagePull"_L1; }));
        QVERIFY(played.until([&] { return waiting() == "ImagePullBackOff"_L1; }));
        QCOMPARE(played.phase(u"pi-driver"_s), u"Pending"_s);
        QVERIFY(played.until([&] { return waiting() == "ErrImagePull"_L1; }));
        const QString message = played.state(u"pi-driver"_s)["waiting"_L1]["message"_L1].toString();
        QVERIFY2(message.contains("docker.io/firesteel/missing:1: not found"_L1),
                 qPrintable(message));
        const QStringList events = of(played.events, u"pi-driver"_s);
        QVERIFY(events.contains(u"BackOff"_s));
        QVERIFY(events.count(u"Failed"_s) >= 4);
        // It can be taken away.
        QVERIFY(played.world.objects.remove(PlayedWorld::pod(u"pi-driver"_s), {}));
        QVERIFY(played.until([&] { return played.get(u"pi-driver"_s).isEmpty(); }, 5s));
    }

    void tooBigForEveryNode()
    {
        PlayedWorld played;
        QVERIFY(played.submit({.memory = u"64Gi"_s}));
        played.timeline.advance(2s);
        const QJsonObject pod = played.get(u"pi-driver"_s);
        const QJsonObject condition = at(pod, "status.conditions"_L1).toArray().first().toObject();
        QCOMPARE(condition["reason"_L1].toString(), u"Unschedulable"_s);
        QVERIFY(condition["message"_L1].toString().startsWith(
            "0/2 nodes are available: 2 Insufficient memory."_L1));
        QCOMPARE(of(played.events, u"pi-driver"_s), QStringList{u"FailedScheduling"_s});
    }

    /// The nodes are full; when something ends, the one that waits gets its place.
    void waitsForRoom()
    {
        PlayedWorld played;
        for (const QString &name : {u"a"_s, u"b"_s})
            QVERIFY(played.submit({.name = name,
                                   .mainClass = u"org.example.Sleep"_s,
                                   .memory = u"14Gi"_s,
                                   .executors = u"0"_s}));
        played.timeline.advance(5s);
        QVERIFY(played.submit({.memory = u"14Gi"_s, .executors = u"0"_s}));
        played.timeline.advance(5s);
        QCOMPARE(played.phase(u"pi-driver"_s), u"Pending"_s);
        QVERIFY(played.world.objects.remove(PlayedWorld::pod(u"a-driver"_s), {}));
        QVERIFY(played.until([&] { return played.phase(u"pi-driver"_s) == "Running"_L1; }));
    }

    void stoppedInTheMiddle()
    {
        PlayedWorld played;
        QVERIFY(played.submit({.resource = u"local:///opt/sleep.py"_s, .arguments = {u"300"_s}}));
        QVERIFY(played.until(
            [&] { return played.log(u"pi-driver"_s, driverContainer).contains("round 2 done"); }));
        QJsonObject last;
        played.world.store.listen([&](const ChangePtr &change) {
            if (change->kind == Change::Kind::Deleted &&
                nameOf(change->object->object()) == "pi-driver"_L1)
                last = change->object->object();
        });
        const auto log = played.world.logs.find(uidOf(played.get(u"pi-driver"_s)), driverContainer);
        const auto removed = played.world.objects.remove(PlayedWorld::pod(u"pi-driver"_s), {});
        QVERIFY(removed);
        QCOMPARE(at(*removed, "metadata.deletionGracePeriodSeconds"_L1).toInt(), 30);
        QVERIFY(played.until([&] { return !last.isEmpty(); }, 5s));
        QCOMPARE(at(last, "status.containerStatuses"_L1)
                     .toArray()
                     .first()["state"_L1]["terminated"_L1]["exitCode"_L1]
                     .toInt(),
                 143);
        QVERIFY(log->lines().last().text.contains("Shutdown hook called"));
        QVERIFY(log->isClosed());
        QVERIFY(played.until([&] { return played.count(u"pods") == 0; }, 10s));
        QCOMPARE(played.count(u"configmaps", u"spark-exec"_s), 0);
    }

    void shellPods()
    {
        PlayedWorld played;
        const QJsonObject container{
            {u"name"_s, u"c"_s},
            {u"image"_s, u"busybox:1"_s},
            {u"command"_s, QJsonArray{u"sh"_s, u"-c"_s, u"echo hello; sleep 1; exit 3"_s}}};
        const auto submit = [&](const QString &name, const QString &policy) {
            QVERIFY(played.world.objects.create(
                PlayedWorld::pod(name),
                {{u"metadata"_s, QJsonObject{{u"name"_s, name}}},
                 {u"spec"_s, QJsonObject{{u"containers"_s, QJsonArray{container}},
                                         {u"restartPolicy"_s, policy}}}}));
        };
        submit(u"once"_s, u"Never"_s);
        QVERIFY(played.until([&] { return played.phase(u"once"_s) == "Failed"_L1; }));
        QCOMPARE(played.log(u"once"_s, u"c"_s), QByteArray("hello\n"));
        QCOMPARE(played.state(u"once"_s)["terminated"_L1]["exitCode"_L1].toInt(), 3);
        submit(u"again"_s, u"Always"_s);
        QVERIFY(played.until([&] {
            return played.state(u"again"_s)["waiting"_L1]["reason"_L1].toString() ==
                   "CrashLoopBackOff"_L1;
        }));
        QVERIFY(played.until([&] {
            return at(played.get(u"again"_s), "status.containerStatuses"_L1)
                       .toArray()
                       .first()["restartCount"_L1]
                       .toInt() >= 2;
        }));
        QVERIFY(played.world.logs.previous(uidOf(played.get(u"again"_s)), u"c"_s));
    }

    void farm()
    {
        World::Options options;
        options.pods = 1003;
        options.events = 10'000;
        PlayedWorld played(options);
        int drivers = 0;
        int all = 0;
        for (const auto &[key, entry] : played.world.store.all(coreType(u"pods"))) {
            ++all;
            const QString role = labelsOf(entry->object())["spark-role"_L1].toString();
            drivers += role == "driver"_L1 ? 1 : 0;
            QVERIFY(!text(entry->object(), "status.podIP"_L1).isEmpty());
        }
        QCOMPARE(all, 1003);
        QCOMPARE(drivers, 201);
        QSet<QString> subjects;
        for (const auto &[key, entry] : played.world.store.all(coreType(u"events"))) {
            const QString pod = text(entry->object(), "involvedObject.name"_L1);
            QVERIFY2(played.world.store.find(coreType(u"pods"), u"farm"_s, pod), qPrintable(key));
            subjects.insert(pod);
        }
        QCOMPARE(played.world.store.all(coreType(u"events")).size(), size_t(10'000));
        QCOMPARE(subjects.size(), 1003);
        // They take no room from others, and one that runs can be stopped.
        QVERIFY(played.submit({}));
        QVERIFY(played.until([&] { return played.phase(u"pi-driver"_s) == "Succeeded"_L1; }));
        const Place running{&coreType(u"pods"), u"farm"_s, u"etl-orders-0-driver"_s};
        const auto driver = played.world.objects.get(running);
        QVERIFY(driver);
        const auto log = played.world.logs.find(uidOf(*driver), driverContainer);
        QVERIFY(log && log->lines().first().text.contains("Running Spark version"));
        QVERIFY(played.world.objects.remove(running, {}));
        QVERIFY(played.until([&] { return !played.world.objects.get(running); }));
    }
};

QTEST_GUILESS_MAIN(TestKubelet)
#include "tst_kubelet.moc"
