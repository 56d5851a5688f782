// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/appevents.h"
#include "core/store/appindex.h"
#include "tests/support/eventmaker.h"
#include "tests/support/podmaker.h"

#include <QTimeZone>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::store;
using namespace Qt::StringLiterals;
using test::PodMaker;

namespace {

// The driver of PodMaker is made at 03:04:05 and, where it has ended, ended at 03:05:00.
const QDateTime Now(QDate(2026, 1, 2), QTime(3, 30), QTimeZone::UTC);
const QString Inside = u"2026-01-02T03:04:40Z"_s;
const QString Before = u"2026-01-02T03:00:00Z"_s;
const QString After = u"2026-01-02T03:20:00Z"_s;

/// A prefix as Spark makes it up at that time.
QString madeUp(const QString &name, const QTime &at)
{
    const QDateTime when(QDate(2026, 1, 2), at, QTimeZone::UTC);
    return name + u"-a1b2c3"_s + QString::number(when.toMSecsSinceEpoch() & 0xFFFFFFFFFF, 16);
}

/// A namespace's pods and events.
struct Scene {
    QList<kube::ObjectPtr> pods;
    QList<kube::ObjectPtr> events;

    void pod(const PodMaker &maker)
    {
        pods.append(kube::makeObject(maker.json(), kube::resources::Pods));
    }
    void event(const QString &name, const QString &podUid, const QString &podName,
               const QString &at = Inside, const QString &fieldPath = {})
    {
        events.append(kube::makeObject(
            test::eventJson(name, podUid, podName, at, u"FailedMount"_s, fieldPath),
            kube::resources::Events));
    }
    /// Names of the events of spark-a.
    [[nodiscard]] QStringList told(const QString &configuredPrefix = {}) const
    {
        StoreDiff diff;
        diff.type = u"pods"_s;
        diff.added = pods;
        AppIndex index;
        index.apply(diff);
        QStringList names;
        for (const kube::ObjectPtr &one : eventsOf(*index.app({u"jobs"_s, u"spark-a"_s}),
                                                   index.apps(), events, configuredPrefix, Now))
            names.append(one->name);
        return names;
    }
};

} // namespace

class TestAppEvents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void podsThatAreThereAreKnownByUid()
    {
        Scene s;
        s.pod(PodMaker::driver().running());
        s.pod(PodMaker::executor(1).running());
        s.event(u"late"_s, u"u-exec-1"_s, u"pi-exec-1"_s, After);
        s.event(u"early"_s, u"u-driver"_s, u"pi-driver"_s, Before);
        s.event(u"namesake"_s, u"u-old-driver"_s, u"pi-driver"_s);
        QCOMPARE(s.told(), QStringList({u"early"_s, u"late"_s}));
    }

    /// An executor that is there shows the prefix of those that are gone.
    void prefixOfALiveExecutor()
    {
        Scene s;
        s.pod(PodMaker::driver().running());
        s.pod(PodMaker::executor(7).running());
        s.event(u"ours"_s, u"gone-1"_s, u"pi-exec-1"_s);
        s.event(u"an earlier run's"_s, u"gone-2"_s, u"pi-exec-1"_s, Before);
        s.event(u"another prefix"_s, u"gone-3"_s, u"pie-exec-1"_s);
        s.event(u"no executor"_s, u"gone-4"_s, u"pi-exec-1-helper"_s);
        QCOMPARE(s.told(), QStringList({u"ours"_s}));
    }

    /// A name alone proves nothing.
    void noPrefixNoGuess()
    {
        Scene s;
        s.pod(PodMaker::driver().running());
        s.event(u"perhaps"_s, u"gone-1"_s, u"pi-exec-1"_s);
        QCOMPARE(s.told(), QStringList());
    }

    void configuredPrefix()
    {
        Scene s;
        s.pod(PodMaker::driver().terminated(1));
        s.event(u"ours"_s, u"gone-1"_s, u"nightly-exec-1"_s);
        s.event(u"the last night's"_s, u"gone-2"_s, u"nightly-exec-1"_s, Before);
        s.event(u"a later run's"_s, u"gone-3"_s, u"nightly-exec-1"_s, After);
        QCOMPARE(s.told(u"nightly"_s), QStringList({u"ours"_s}));
        QCOMPARE(s.told(), QStringList());
    }

    /// A pod counts from its first event: what a later event says of it is of the same pod.
    void aPodCountsFromItsFirstEvent()
    {
        Scene s;
        s.pod(PodMaker::driver().terminated(1));
        s.event(u"first"_s, u"gone-1"_s, u"nightly-exec-1"_s);
        s.event(u"killed later"_s, u"gone-1"_s, u"nightly-exec-1"_s, After);
        QCOMPARE(s.told(u"nightly"_s), QStringList({u"first"_s, u"killed later"_s}));
    }

    void madeUpPrefix()
    {
        Scene s;
        s.pod(PodMaker::driver().terminated(1));
        const QString own = madeUp(u"spark-pi"_s, QTime(3, 4, 20));
        s.event(u"one"_s, u"gone-1"_s, own + u"-exec-1"_s);
        s.event(u"two"_s, u"gone-2"_s, own + u"-exec-2"_s);
        s.event(u"made before"_s, u"gone-3"_s, madeUp(u"spark-pi"_s, QTime(2, 0)) + u"-exec-1"_s);
        QCOMPARE(s.told(), QStringList({u"one"_s, u"two"_s}));
    }

    void aDoubtfulPrefixIsNotTaken_data()
    {
        QTest::addColumn<QString>("doubt");
        QTest::newRow("two prefixes") << u"two"_s;
        QTest::newRow("another driver ran then") << u"driver"_s;
        QTest::newRow("another driver that left only events") << u"lost driver"_s;
        QTest::newRow("another application's executor shows it") << u"executor"_s;
    }

    void aDoubtfulPrefixIsNotTaken()
    {
        QFETCH(QString, doubt);
        Scene s;
        s.pod(PodMaker::driver().terminated(1));
        const QString prefix = madeUp(u"spark-pi"_s, QTime(3, 4, 20));
        s.event(u"whose"_s, u"gone-1"_s, prefix + u"-exec-1"_s);
        if (doubt == "two"_L1)
            s.event(u"theirs"_s, u"gone-2"_s, madeUp(u"etl"_s, QTime(3, 4, 30)) + u"-exec-1"_s);
        else if (doubt == "driver"_L1)
            s.pod(PodMaker::driver(u"etl-driver"_s, u"u-etl"_s, u"spark-b"_s).running());
        else if (doubt == "lost driver"_L1)
            s.event(u"started"_s, u"u-etl"_s, u"etl-driver"_s, u"2026-01-02T03:04:10Z"_s,
                    u"spec.containers{spark-kubernetes-driver}"_s);
        else
            s.pod(PodMaker::executor(5, u"spark-b"_s).named(prefix + u"-exec-5"_s).running());
        QCOMPARE(s.told(), QStringList());
    }

    /// Of an application without a driver nothing is known but what is there.
    void withoutADriver()
    {
        Scene s;
        s.pod(PodMaker::executor(1).running());
        s.event(u"ours"_s, u"u-exec-1"_s, u"pi-exec-1"_s);
        s.event(u"perhaps"_s, u"gone-1"_s, u"pi-exec-2"_s);
        QCOMPARE(s.told(u"pi"_s), QStringList({u"ours"_s}));
    }
};

QTEST_GUILESS_MAIN(TestAppEvents)
#include "tst_appevents.moc"
