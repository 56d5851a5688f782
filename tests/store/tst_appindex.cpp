// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/appindex.h"
#include "tests/support/podmaker.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::store;
using namespace Qt::StringLiterals;
using firesteel::test::PodMaker;
using kube::ObjectPtr;

namespace {

const AppKey key{u"jobs"_s, u"spark-a"_s};

ObjectPtr pod(const PodMaker &maker)
{
    return kube::makeObject(maker.json(), kube::resources::Pods);
}

ObjectPtr owned(const kube::ResourceType &type, const QString &name, const QString &ownerUid)
{
    return kube::makeObject(
        {{u"metadata"_s,
          QJsonObject{{u"name"_s, name},
                      {u"namespace"_s, u"jobs"_s},
                      {u"uid"_s, QString(u"u-"_s + name)},
                      {u"ownerReferences"_s,
                       QJsonArray{QJsonObject{{u"kind"_s, u"Pod"_s}, {u"uid"_s, ownerUid}}}}}}},
        type);
}

ObjectPtr clusterEvent(const QString &name, const QString &subject, const QString &time)
{
    return kube::makeObject({{u"metadata"_s, QJsonObject{{u"name"_s, name},
                                                         {u"namespace"_s, u"jobs"_s},
                                                         {u"uid"_s, QString(u"u-"_s + name)}}},
                             {u"reason"_s, u"Pulled"_s},
                             {u"lastTimestamp"_s, time},
                             {u"involvedObject"_s, QJsonObject{{u"uid"_s, subject}}}},
                            kube::resources::Events);
}

/// One change at a time, as a store would pass it on.
class Feeder
{
public:
    explicit Feeder(AppIndex &index) : m_index(index) {}
    void add(const QString &type, const ObjectPtr &object)
    {
        m_index.apply({type, {object}, {}, {}});
    }
    void modify(const QString &type, const ObjectPtr &before, const ObjectPtr &after)
    {
        m_index.apply({type, {}, {{before, after}}, {}});
    }
    void remove(const QString &type, const ObjectPtr &object)
    {
        m_index.apply({type, {}, {}, {object}});
    }

private:
    AppIndex &m_index;
};

} // namespace

class TestAppIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinsEverythingOfOneApplication()
    {
        AppIndex index;
        Feeder feed(index);
        feed.add(u"events"_s, clusterEvent(u"e2"_s, u"u-driver"_s, u"2026-01-02T03:04:08Z"_s));
        feed.add(u"services"_s, owned(kube::resources::Services, u"svc"_s, u"u-driver"_s));
        feed.add(u"pods"_s, pod(PodMaker::executor(10).running()));
        feed.add(u"pods"_s, pod(PodMaker::executor(2).running()));
        feed.add(u"pods"_s, pod(PodMaker::driver().running()));
        feed.add(u"configmaps"_s, owned(kube::resources::ConfigMaps, u"map"_s, u"u-driver"_s));
        feed.add(u"events"_s, clusterEvent(u"e1"_s, u"u-exec-2"_s, u"2026-01-02T03:04:07Z"_s));

        const AppIndex::AppPtr app = index.app(key);
        QVERIFY(app);
        QCOMPARE(app->name, u"pi"_s);
        QVERIFY(app->state == AppState::Running);
        QCOMPARE(app->driverPodName(), u"pi-driver"_s);
        QCOMPARE(app->executors.size(), 2);
        QCOMPARE(app->executors.at(0).id, u"2"_s);
        QCOMPARE(app->executors.at(1).id, u"10"_s);
        QCOMPARE(app->runningExecutors(), 2);
        QCOMPARE(app->services.size(), 1);
        QCOMPARE(app->configMaps.size(), 1);
        QCOMPARE(app->events.size(), 2);
        QCOMPARE(app->events.at(0)->name, u"e1"_s);
    }

    void keepsApplicationsApart()
    {
        AppIndex index;
        Feeder feed(index);
        feed.add(u"pods"_s, pod(PodMaker::driver()));
        feed.add(u"pods"_s, pod(PodMaker::driver(u"other-driver"_s, u"u2"_s, u"spark-b"_s)));
        feed.add(u"pods"_s, pod(PodMaker::driver(u"pi-driver"_s, u"u3"_s, u"spark-a"_s)
                                    .namespaceName(u"elsewhere"_s)));
        QCOMPARE(index.apps().size(), 3);
        QCOMPARE(index.find(u"jobs"_s, u"pi"_s).size(), 2);
        QCOMPARE(index.find(u"jobs"_s, u"spark-b"_s).size(), 1);
        QCOMPARE(index.find(u"jobs"_s, u"pi-driver"_s).size(), 1);
        QCOMPARE(index.find({}, u"pi-driver"_s).size(), 2);
    }

    void saysWhatChanged()
    {
        AppIndex index;
        Feeder feed(index);
        QList<QString> seen;
        connect(&index, &AppIndex::changed, this,
                [&](const QSet<AppKey> &added, const QSet<AppKey> &updated,
                    const QSet<AppKey> &removed) {
                    seen.append(QString::number(added.size()) + QString::number(updated.size()) +
                                QString::number(removed.size()));
                });
        const ObjectPtr driver = pod(PodMaker::driver());
        const ObjectPtr executor = pod(PodMaker::executor(1));
        feed.add(u"pods"_s, driver);
        feed.add(u"pods"_s, executor);
        feed.modify(u"pods"_s, driver, pod(PodMaker::driver().running()));
        feed.remove(u"pods"_s, executor);
        feed.remove(u"pods"_s, driver);
        QCOMPARE(seen, QList<QString>({u"100"_s, u"010"_s, u"010"_s, u"010"_s, u"001"_s}));
        QVERIFY(!index.app(key));
    }

    void executorsWithoutDriver()
    {
        AppIndex index;
        Feeder feed(index);
        const ObjectPtr driver = pod(PodMaker::driver().running());
        feed.add(u"pods"_s, driver);
        feed.add(u"pods"_s, pod(PodMaker::executor(1).running()));
        feed.remove(u"pods"_s, driver);
        const AppIndex::AppPtr app = index.app(key);
        QVERIFY(app);
        QVERIFY(app->state == AppState::Unknown);
        QVERIFY(app->reason.code == AppReason::Code::DriverGone);
    }

    void verdicts_data()
    {
        QTest::addColumn<QJsonObject>("json");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<int>("exitCode");
        const auto row = [](const char *name, const PodMaker &maker, const QString &state,
                            const QString &reason, int exitCode = -1) {
            QTest::newRow(name) << maker.json() << state << reason << exitCode;
        };
        const PodMaker d = PodMaker::driver();
        row("fresh", d, u"waiting"_s, u""_s);
        row("no node", d.unschedulable(u"0/1"_s), u"waiting"_s, u"no-node-fits"_s);
        row("creating", d.waiting(u"ContainerCreating"_s), u"starting"_s, u""_s);
        row("pull", d.waiting(u"ErrImagePull"_s), u"waiting"_s, u"image-pull"_s);
        row("missing secret", d.waiting(u"CreateContainerConfigError"_s), u"waiting"_s,
            u"missing-config"_s);
        row("runtime", d.waiting(u"RunContainerError"_s), u"waiting"_s, u"container-start"_s);
        row("running", d.running(), u"running"_s, u""_s);
        row("succeeded", d.terminated(0), u"succeeded"_s, u""_s, 0);
        row("failed", d.terminated(1), u"failed"_s, u"exit-code"_s, 1);
        row("oom", d.terminated(137, u"OOMKilled"_s), u"failed"_s, u"out-of-memory"_s, 137);
        row("stopped", d.terminated(143).deleting(), u"stopped"_s, u"deletion-requested"_s, 143);
        row("being stopped", d.running().deleting(), u"stopped"_s, u"deletion-requested"_s);
    }

    void verdicts()
    {
        QFETCH(QJsonObject, json);
        QFETCH(QString, state);
        QFETCH(QString, reason);
        QFETCH(int, exitCode);
        AppIndex index;
        Feeder(index).add(u"pods"_s, kube::makeObject(json, kube::resources::Pods));
        const AppIndex::AppPtr app = index.app(key);
        QCOMPARE(QString(appStateName(app->state)), state);
        QCOMPARE(QString(reasonName(app->reason.code)), reason);
        QCOMPARE(app->exitCode.value_or(-1), exitCode);
        if (exitCode >= 0)
            QCOMPARE(app->started.secsTo(app->ended), 50);
    }

    void recordsStepsAheadOfTheirObjects()
    {
        AppIndex index;
        PhaseStep step;
        step.namespaceName = u"jobs"_s;
        step.appId = u"spark-a"_s;
        index.record({step});
        QVERIFY(!index.app(key));
        Feeder(index).add(u"pods"_s, pod(PodMaker::driver()));
        QCOMPARE(index.app(key)->steps.size(), 1);
        step.kind = PhaseStep::Kind::Running;
        index.record({step});
        QCOMPARE(index.app(key)->steps.size(), 2);
    }

    void takesWhatTheStoreHoldsAndFollows()
    {
        ObjectStore objects;
        Delivery delivery;
        delivery.deltas[u"pods"_s] = {
            {kube::WatchDelta::Kind::Added, pod(PodMaker::driver()), nullptr, false}};
        objects.apply(delivery);
        AppIndex index;
        index.follow(objects);
        QVERIFY(index.app(key));
        delivery.deltas[u"pods"_s] = {
            {kube::WatchDelta::Kind::Modified, pod(PodMaker::driver().running()), nullptr, false}};
        objects.apply(delivery);
        QVERIFY(index.app(key)->state == AppState::Running);
    }

    /// The cost of one change does not grow with the number of applications.
    void isIncremental()
    {
        AppIndex index;
        StoreDiff diff;
        diff.type = u"pods"_s;
        for (int i = 0; i < 5000; ++i) {
            const QString n = QString::number(i);
            diff.added.append(pod(PodMaker::driver(u"d"_s + n, u"u"_s + n, u"spark-"_s + n)));
        }
        index.apply(diff);
        QSignalSpy spy(&index, &AppIndex::changed);
        const ObjectPtr before = diff.added.at(77);
        index.apply(
            {u"pods"_s,
             {},
             {{before, pod(PodMaker::driver(before->name, before->uid, u"spark-77"_s).running())}},
             {}});
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.at(0).at(1).value<QSet<AppKey>>().size(), 1);
        QCOMPARE(index.apps().size(), 5000);
    }
};

QTEST_GUILESS_MAIN(TestAppIndex)
#include "tst_appindex.moc"
