// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/phasetracker.h"
#include "tests/support/podmaker.h"

#include <QTimeZone>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::store;
using namespace Qt::StringLiterals;
using firesteel::test::PodMaker;
using kube::WatchDelta;
using Kind = WatchDelta::Kind;

namespace {

const QDateTime now(QDate(2026, 1, 2), QTime(12, 0), QTimeZone::UTC);

WatchDelta delta(Kind kind, const PodMaker &pod, bool endUnknown = false)
{
    return {kind, kube::makeObject(pod.json(), kube::resources::Pods), nullptr, endUnknown};
}

QStringList names(const QList<PhaseStep> &steps)
{
    QStringList list;
    for (const PhaseStep &step : steps)
        list.append(phaseStepName(step.kind));
    return list;
}

} // namespace

class TestPhaseTracker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsEachStepOnce()
    {
        PhaseTracker tracker;
        const PodMaker pod = PodMaker::driver();
        QCOMPARE(names(tracker.on(delta(Kind::Added, pod), now)), QStringList({u"created"_s}));
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod), now)), QStringList());
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.scheduled()), now)),
                 QStringList({u"scheduled"_s, u"preparing"_s}));
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.waiting(u"ContainerCreating"_s)), now)),
                 QStringList());
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.running()), now)),
                 QStringList({u"running"_s}));
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.running()), now)), QStringList());
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.terminated(0)), now)),
                 QStringList({u"succeeded"_s}));
        QCOMPARE(names(tracker.on(delta(Kind::Deleted, pod.terminated(0)), now)),
                 QStringList({u"deleted"_s}));
    }

    /// What a cut connection swallowed is made up from what the pod remembers, with its true times.
    void makesUpForAGap()
    {
        PhaseTracker tracker;
        (void)tracker.on(delta(Kind::Added, PodMaker::driver()), now);
        const QList<PhaseStep> steps =
            tracker.on(delta(Kind::Modified, PodMaker::driver().terminated(1)), now);
        QCOMPARE(names(steps), QStringList({u"scheduled"_s, u"running"_s, u"failed"_s}));
        QCOMPARE(steps.at(0).at, QDateTime(QDate(2026, 1, 2), QTime(3, 4, 6), QTimeZone::UTC));
        QCOMPARE(steps.at(1).at, QDateTime(QDate(2026, 1, 2), QTime(3, 4, 10), QTimeZone::UTC));
        QCOMPARE(steps.at(2).at, QDateTime(QDate(2026, 1, 2), QTime(3, 5), QTimeZone::UTC));
        QCOMPARE(steps.at(2).exitCode, 1);
    }

    void endsWithTheDeletionThatCarriesTheEnd()
    {
        PhaseTracker tracker;
        (void)tracker.on(delta(Kind::Added, PodMaker::executor(1).running()), now);
        const QList<PhaseStep> steps =
            tracker.on(delta(Kind::Deleted, PodMaker::executor(1).terminated(137)), now);
        QCOMPARE(names(steps), QStringList({u"failed"_s, u"deleted"_s}));
        QCOMPARE(steps.first().executorId, u"1"_s);
        QVERIFY(steps.first().role == PodRole::Executor);
    }

    void doesNotInventAnEnd()
    {
        PhaseTracker tracker;
        (void)tracker.on(delta(Kind::Added, PodMaker::driver().running()), now);
        const QList<PhaseStep> steps =
            tracker.on(delta(Kind::Deleted, PodMaker::driver().running(), true), now);
        QCOMPARE(names(steps), QStringList({u"deleted"_s}));
        QVERIFY(steps.first().finalStateUnknown);
    }

    void troubleComesAgainWhenItChanges()
    {
        PhaseTracker tracker;
        const PodMaker pod = PodMaker::driver();
        (void)tracker.on(delta(Kind::Added, pod), now);
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.unschedulable(u"0/1 nodes"_s)), now)),
                 QStringList({u"unschedulable"_s}));
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.unschedulable(u"0/1 nodes"_s)), now)),
                 QStringList());
        QCOMPARE(names(tracker.on(
                     delta(Kind::Modified, pod.waiting(u"ErrImagePull"_s, u"not found"_s)), now)),
                 QStringList({u"scheduled"_s, u"image-failing"_s}));
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.waiting(u"ImagePullBackOff"_s)), now)),
                 QStringList());
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.waiting(u"ErrImagePull"_s)), now)),
                 QStringList());
        QCOMPARE(
            names(tracker.on(delta(Kind::Modified, pod.waiting(u"CreateContainerError"_s)), now)),
            QStringList({u"start-failing"_s}));
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.waiting(u"RunContainerError"_s)), now)),
                 QStringList({u"start-failing"_s}));
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.running()), now)),
                 QStringList({u"running"_s}));
    }

    void replacedIsDeletedAndCreated()
    {
        PhaseTracker tracker;
        const PodMaker first = PodMaker::driver(u"pi"_s, u"u1"_s);
        const PodMaker second = PodMaker::driver(u"pi"_s, u"u2"_s);
        (void)tracker.on(delta(Kind::Added, first), now);
        WatchDelta replaced = delta(Kind::Replaced, second, true);
        replaced.old = kube::makeObject(first.json(), kube::resources::Pods);
        const QList<PhaseStep> steps = tracker.on(replaced, now);
        QCOMPARE(names(steps), QStringList({u"deleted"_s, u"created"_s}));
        QCOMPARE(steps.at(0).podUid, u"u1"_s);
        QCOMPARE(steps.at(1).podUid, u"u2"_s);
    }

    void requestedDeletion()
    {
        PhaseTracker tracker;
        const PodMaker pod = PodMaker::driver().running();
        (void)tracker.on(delta(Kind::Added, pod), now);
        QCOMPARE(names(tracker.on(delta(Kind::Modified, pod.deleting()), now)),
                 QStringList({u"terminating"_s}));
    }
};

QTEST_GUILESS_MAIN(TestPhaseTracker)
#include "tst_phasetracker.moc"
