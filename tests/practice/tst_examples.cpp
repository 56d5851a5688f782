// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/seededids.h"
#include "tests/practice/playedworld.h"

#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::practice;
using namespace std::chrono_literals;
using firesteel::test::PlayedWorld;
using namespace Qt::StringLiterals;

namespace {

constexpr auto driverContainer = "spark-kubernetes-driver"_L1;

World::Options withExamples()
{
    World::Options options;
    options.examples = true;
    return options;
}

/// The pods whose names contain that, the oldest first.
QList<QJsonObject> podsOf(const World &world, const QString &part)
{
    QList<QJsonObject> list;
    for (const auto &[key, entry] : world.store.all(coreType(u"pods"))) {
        if (key.startsWith("spark/"_L1) && key.contains(part))
            list.append(entry->object());
    }
    std::ranges::stable_sort(list, {}, [](const QJsonObject &pod) {
        return text(pod, "metadata.creationTimestamp"_L1);
    });
    return list;
}

/// "Failed Error 1", "Pending ImagePullBackOff", "Pending Unschedulable", "Running".
QString summary(const QJsonObject &pod)
{
    const QString phase = text(pod, "status.phase"_L1);
    const QJsonObject state =
        at(pod, "status.containerStatuses"_L1).toArray().first().toObject()["state"_L1].toObject();
    const QJsonObject ended = state["terminated"_L1].toObject();
    QString words = phase;
    if (const QString why = text(pod, "status.reason"_L1); !why.isEmpty())
        words += u' ' + why;
    if (!ended.isEmpty())
        words += u' ' + ended["reason"_L1].toString() + u' ' +
                 QString::number(ended["exitCode"_L1].toInt());
    if (const QString why = state["waiting"_L1]["reason"_L1].toString(); !why.isEmpty())
        words += u' ' + why;
    for (const QJsonValue &condition : at(pod, "status.conditions"_L1).toArray()) {
        if (condition["reason"_L1].toString() == "Unschedulable"_L1)
            words += u" Unschedulable"_s;
    }
    return words;
}

QDateTime timeAt(const QJsonObject &pod, QLatin1StringView path)
{
    return QDateTime::fromString(text(pod, path), Qt::ISODate);
}

} // namespace

/// The applications that a new practice cluster has to show.
class TestExamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ends_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("drivers");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("well, then a missing image")
            << u"geo-index"_s
            << QStringList{u"Succeeded Completed 0"_s, u"Pending ImagePullBackOff"_s}
            << QByteArray("Job 1 finished");
        QTest::newRow("well, and again now")
            << u"daily-kpi"_s << QStringList{u"Succeeded Completed 0"_s, u"Running"_s}
            << QByteArray("Job 1 finished");
        QTest::newRow("well, then an exception")
            << u"etl-orders"_s << QStringList{u"Succeeded Completed 0"_s, u"Failed Error 1"_s}
            << QByteArray("Job 1 finished");
        QTest::newRow("evicted") << u"clickstream"_s << QStringList{u"Failed Evicted Error 137"_s}
                                 << QByteArray("Finished task");
        QTest::newRow("driver's memory")
            << u"backfill-2025"_s << QStringList{u"Failed OOMKilled 137"_s}
            << QByteArray("Added taskresult_5 in memory on 10.42.");
        QTest::newRow("well") << u"dim-products"_s << QStringList{u"Succeeded Completed 0"_s}
                              << QByteArray("Job 1 finished");
        QTest::newRow("pi") << u"pi-check"_s << QStringList{u"Succeeded Completed 0"_s}
                            << QByteArray("Pi is roughly 3.14");
        QTest::newRow("no such class") << u"ledger"_s << QStringList{u"Failed Error 101"_s}
                                       << QByteArray("ClassNotFoundException: shop.warehouse");
        QTest::newRow("executors' memory")
            << u"sessionize"_s << QStringList{u"Failed Error 1"_s} << QByteArray("OOMKilled");
        QTest::newRow("too big") << u"big-join"_s << QStringList{u"Pending Unschedulable"_s}
                                 << QByteArray();
    }
    void ends()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, drivers);
        QFETCH(QByteArray, says);
        const PlayedWorld played(withExamples());
        QStringList seen;
        const QList<QJsonObject> pods = podsOf(played.world, u'/' + name + u'-');
        QByteArray log;
        for (const QJsonObject &pod : pods) {
            if (!nameOf(pod).endsWith("-driver"_L1))
                continue;
            seen.append(summary(pod));
            if (log.isEmpty())
                log = played.log(nameOf(pod), driverContainer);
        }
        QCOMPARE(seen, drivers);
        QVERIFY2(log.contains(says), log.constData());
        QVERIFY(!log.contains('{'));
    }

    /// It all lies in the past, in a believable order, and the present is what the clock says.
    void ages()
    {
        const PlayedWorld played(withExamples());
        const QDateTime now = played.timeline.wall();
        QCOMPARE(now, QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC));
        const auto driver = [&](const QString &name) {
            QList<QJsonObject> pods = podsOf(played.world, u'/' + name);
            pods.removeIf(
                [](const QJsonObject &pod) { return !nameOf(pod).endsWith("-driver"_L1); });
            return pods.isEmpty() ? QJsonObject() : pods.last();
        };
        const auto age = [&](const QString &name) {
            return timeAt(driver(name), "metadata.creationTimestamp"_L1).secsTo(now);
        };
        QCOMPARE(age(u"geo-index"_s), 180);
        QCOMPARE(age(u"etl-orders"_s), 16 * 60);
        QCOMPARE(age(u"daily-kpi"_s), 43 * 60);
        QCOMPARE(age(u"clickstream"_s), 340 * 60);
        for (const auto &[name, least, most] :
             {std::tuple(u"etl-orders"_s, 200, 300), std::tuple(u"sessionize"_s, 500, 800),
              std::tuple(u"dim-products"_s, 90, 400), std::tuple(u"pi-check"_s, 15, 60)}) {
            const QJsonObject pod = driver(name);
            const QDateTime ended =
                QDateTime::fromString(at(pod, "status.containerStatuses"_L1)
                                          .toArray()
                                          .first()["state"_L1]["terminated"_L1]["finishedAt"_L1]
                                          .toString(),
                                      Qt::ISODate);
            const qint64 took = timeAt(pod, "metadata.creationTimestamp"_L1).secsTo(ended);
            QVERIFY2(took >= least && took <= most,
                     qPrintable(name + u' ' + QString::number(took)));
        }
        // Events are forgotten after an hour, as everywhere.
        int events = 0;
        for (const auto &[key, entry] : played.world.store.all(coreType(u"events"))) {
            const qint64 old = timeAt(entry->object(), "metadata.creationTimestamp"_L1).secsTo(now);
            QVERIFY2(old >= 0 && old <= 3600, qPrintable(key));
            ++events;
        }
        QVERIFY(events > 30);
    }

    void executorsThatWereKept()
    {
        const PlayedWorld played(withExamples());
        QStringList killed;
        for (const QJsonObject &pod : podsOf(played.world, u"/sessionize-"_s)) {
            if (nameOf(pod).contains("-exec-"_L1))
                killed.append(summary(pod));
        }
        QCOMPARE(killed, QStringList(4, u"Failed OOMKilled 137"_s));
        QStringList ended;
        for (const QJsonObject &pod : podsOf(played.world, u"/etl-orders-"_s)) {
            if (nameOf(pod).contains("-exec-"_L1))
                ended.append(summary(pod));
        }
        QCOMPARE(ended, QStringList(3, u"Succeeded Completed 0"_s));
        // The driver was killed and could tell them nothing: they noticed it.
        const QList<QJsonObject> left = podsOf(played.world, u"/backfill-2025-"_s);
        QVERIFY(left.size() <= 1 + 4);
        for (const QJsonObject &pod : left)
            QVERIFY(summary(pod).startsWith("Failed"_L1));
    }

    void whatRunsGoesOn()
    {
        PlayedWorld played(withExamples());
        const QList<QJsonObject> pods = podsOf(played.world, u"/daily-kpi-"_s);
        const QString driver = nameOf(pods.first()).endsWith("-driver"_L1) && pods.size() > 1
                                   ? nameOf(pods.at(1))
                                   : QString();
        QVERIFY(driver.endsWith("-driver"_L1));
        const QByteArray before = played.log(driver, driverContainer);
        QVERIFY(before.contains("round 3 done"));
        QCOMPARE(podsOf(played.world, u"/daily-kpi-"_s).size(), 5); // both drivers, three executors
        played.timeline.advance(10min);
        const QByteArray after = played.log(driver, driverContainer);
        QVERIFY(after.size() > before.size() && after.startsWith(before));
    }

    void roomIsLeft()
    {
        PlayedWorld played(withExamples());
        QVERIFY(played.submit({.executors = u"4"_s}));
        QVERIFY(played.until([&] { return played.phase(u"pi-driver"_s) == "Succeeded"_L1; }, 30s));
    }

    /// The same every time, to the last uid.
    void sameAgain()
    {
        const auto everything = [] {
            SeededIdSource ids(7);
            Timeline timeline(QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC));
            World world(timeline, ids, withExamples());
            QByteArray all;
            for (const auto plural : {u"pods", u"events", u"services", u"configmaps"}) {
                for (const auto &[key, entry] : world.store.all(coreType(plural)))
                    all += entry->json() + '\n';
            }
            return all;
        };
        const QByteArray first = everything();
        QVERIFY(first.size() > 50'000);
        QCOMPARE(everything(), first);
    }
};

QTEST_GUILESS_MAIN(TestExamples)
#include "tst_examples.moc"
