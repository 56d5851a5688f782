// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/engine/jobs/submitjob.h"
#include "tests/support/scriptedcluster.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;
using firesteel::test::ScriptedCluster;
using firesteel::test::SeenRequest;

namespace {

QJsonObject object(const QString &kind, const QString &name)
{
    return {{u"apiVersion"_s, u"v1"_s},
            {u"kind"_s, kind},
            {u"metadata"_s, QJsonObject{{u"name"_s, name}}}};
}

spark::Submission submission()
{
    spark::Submission made;
    made.namespaceName = u"jobs"_s;
    made.appId = u"spark-0123"_s;
    made.appName = u"pi"_s;
    made.driverPodName = u"pi-driver"_s;
    made.driverPod = object(u"Pod"_s, u"pi-driver"_s);
    made.driverPod[u"metadata"_s] =
        QJsonObject{{u"name"_s, u"pi-driver"_s},
                    {u"labels"_s, QJsonObject{{u"spark-app-selector"_s, u"spark-0123"_s}}}};
    made.postResources = {object(u"Service"_s, u"pi-svc"_s), object(u"ConfigMap"_s, u"pi-map"_s)};
    return made;
}

/// The driver pod as the scripted cluster stores it.
QJsonObject created()
{
    QJsonObject pod = submission().driverPod;
    QJsonObject metadata = pod[u"metadata"_s].toObject();
    metadata.insert(u"uid"_s, u"uid-1"_s);
    metadata.insert(u"namespace"_s, u"jobs"_s);
    metadata.insert(u"resourceVersion"_s, u"120"_s);
    pod.insert(u"metadata"_s, metadata);
    return pod;
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
        tuning.first = std::chrono::milliseconds{20};
        tuning.most = std::chrono::milliseconds{50};
        tuning.patience = std::chrono::milliseconds{2000};
        return tuning;
    }
};

QString codeOf(const Job &job)
{
    return job.result() ? u"ok"_s : QString(errcName(job.result().error().code));
}

QStringList writes(const ScriptedCluster &cluster)
{
    QStringList list;
    for (const QByteArray &method :
         {QByteArray("POST"), QByteArray("PATCH"), QByteArray("DELETE")}) {
        for (const SeenRequest &request : cluster.seen(method))
            list.append(QString::fromUtf8(method + ' ' +
                                          request.target.split('?').first().split('/').last()));
    }
    return list;
}

} // namespace

class TestSubmitJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createsInOrderWithOwner()
    {
        Fixture f;
        SubmitJob job(*f.session, submission());
        QSignalSpy finished(&job, &Job::finished);
        QSignalSpy applied(&job, &SubmitJob::resourceApplied);
        job.start();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(codeOf(job), u"ok"_s);
        QCOMPARE(writes(f.cluster),
                 QStringList({u"POST pods"_s, u"PATCH pi-svc"_s, u"PATCH pi-map"_s}));
        QCOMPARE(applied.size(), 2);
        const QString uid =
            f.cluster.object(u"pods"_s, u"pi-driver"_s)["metadata"_L1]["uid"_L1].toString();
        QCOMPARE(job.driverUid(), uid);
        const QList<SeenRequest> patches = f.cluster.seen("PATCH");
        for (const SeenRequest &patch : patches) {
            QVERIFY(patch.target.contains("fieldManager=fabric8"));
            QVERIFY(patch.target.contains("force=true"));
            const QJsonObject body = QJsonDocument::fromJson(patch.body).object();
            QCOMPARE(body["metadata"_L1]["ownerReferences"_L1].toArray().size(), 1);
            QCOMPARE(
                body["metadata"_L1]["ownerReferences"_L1].toArray().first()["uid"_L1].toString(),
                uid);
        }
        // Nothing of ours is in Spark's own object.
        const QJsonObject sent =
            QJsonDocument::fromJson(f.cluster.seen("POST").first().body).object();
        QCOMPARE(sent["metadata"_L1].toObject(), submission().driverPod["metadata"_L1].toObject());
    }

    void rollsBackWhenALaterCallFails_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("service") << QByteArray("pi-svc");
        QTest::newRow("configuration map") << QByteArray("pi-map");
    }

    void rollsBackWhenALaterCallFails()
    {
        QFETCH(QByteArray, target);
        Fixture f;
        f.cluster.refuse("PATCH", target, 403, u"Forbidden"_s, u"no"_s,
                         {{u"name"_s, QString::fromUtf8(target)}});
        SubmitJob job(*f.session, submission());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(codeOf(job), u"forbidden"_s);
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
        QCOMPARE(f.cluster.count(u"services"_s), 0);
        QCOMPARE(f.cluster.count(u"configmaps"_s), 0);
        const QList<SeenRequest> deletes = f.cluster.seen("DELETE");
        QCOMPARE(deletes.size(), 1);
        const QJsonObject body = QJsonDocument::fromJson(deletes.first().body).object();
        QCOMPARE(body["preconditions"_L1]["uid"_L1].toString(), job.driverUid());
    }

    void refusedCreateLeavesNothingToUndo()
    {
        Fixture f;
        f.cluster.refuse("POST", "pods", 403, u"Forbidden"_s, u"pods is forbidden"_s);
        SubmitJob job(*f.session, submission());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(codeOf(job), u"forbidden"_s);
        QCOMPARE(writes(f.cluster), QStringList({u"POST pods"_s}));
    }

    void aTakenNameIsLeftAlone()
    {
        Fixture f;
        f.cluster.put(
            u"pods"_s,
            {{u"metadata"_s,
              QJsonObject{{u"name"_s, u"pi-driver"_s},
                          {u"namespace"_s, u"jobs"_s},
                          {u"uid"_s, u"theirs"_s},
                          {u"labels"_s, QJsonObject{{u"spark-app-selector"_s, u"spark-9"_s}}}}}});
        SubmitJob job(*f.session, submission());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(codeOf(job), u"already-exists"_s);
        QCOMPARE(f.cluster.seen("DELETE").size(), 0);
        QCOMPARE(f.cluster.count(u"pods"_s), 1);
    }

    /// The answer to the create is lost: the pod is found by reading, and there is one POST on the
    /// wire.
    void findsOutWhatTheNetworkHid()
    {
        Fixture f;
        f.cluster.loseAnswer("POST", "pods");
        SubmitJob job(*f.session, submission(), Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QCOMPARE(codeOf(job), u"ok"_s);
        QCOMPARE(f.cluster.seen("POST").size(), 1);
        QCOMPARE(f.cluster.count(u"pods"_s), 1);
        QCOMPARE(f.cluster.count(u"configmaps"_s), 1);
    }

    /// Cancelled while any of its calls is under way, it leaves nothing.
    void cancelLeavesNothing_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("driver") << QByteArray("POST") << QByteArray("pods");
        QTest::newRow("service") << QByteArray("PATCH") << QByteArray("pi-svc");
        QTest::newRow("configuration map") << QByteArray("PATCH") << QByteArray("pi-map");
    }

    void cancelLeavesNothing()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        Fixture f;
        f.cluster.hold(method, target, "held");
        SubmitJob job(*f.session, submission());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE(f.cluster.proxy().waiting("held"), 1);
        job.cancel();
        QVERIFY(job.state() == Job::State::Cancelling);
        QCOMPARE(finished.size(), 0);
        f.cluster.proxy().open("held");
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(codeOf(job), u"cancelled"_s);
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
        QCOMPARE(f.cluster.count(u"services"_s), 0);
        QCOMPARE(f.cluster.count(u"configmaps"_s), 0);
    }

    void cancelFromASignal()
    {
        Fixture f;
        SubmitJob job(*f.session, submission());
        QSignalSpy finished(&job, &Job::finished);
        connect(&job, &SubmitJob::driverCreated, this, [&job] { job.cancel(); });
        job.start();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(codeOf(job), u"cancelled"_s);
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
        QCOMPARE(f.cluster.seen("PATCH").size(), 0);
        QCOMPARE(f.cluster.seen("DELETE").size(), 1);
    }

    /// The roll-back itself meets a cut connection and goes on when the server is back.
    void rollBackSurvivesACut()
    {
        Fixture f;
        f.cluster.refuse("PATCH", "pi-svc", 422, u"Invalid"_s, u"bad"_s);
        f.cluster.refuse("DELETE", "pi-driver", 503, u"ServiceUnavailable"_s, u"starting"_s);
        SubmitJob job(*f.session, submission(), Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 15'000);
        QCOMPARE(codeOf(job), u"invalid"_s);
        QVERIFY(!job.result().error().context.contains(u"leftover"_s));
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
    }

    /// The deletion is accepted at once, but the pod takes its time: the roll-back is not over
    /// before it is gone.
    void rollBackWaitsUntilThePodIsGone()
    {
        Fixture f;
        f.cluster.linger();
        f.cluster.setPodWatch({{u"DELETED"_s, created(), "gone"}});
        f.cluster.refuse("PATCH", "pi-map", 403, u"Forbidden"_s, u"no"_s);
        SubmitJob job(*f.session, submission(), Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE(f.cluster.proxy().waiting("gone"), 1);
        QCOMPARE(f.cluster.seen("DELETE").size(), 1);
        QCOMPARE(finished.size(), 0);
        QVERIFY(job.rollingBackNow());
        QCOMPARE(job.atStake(), QStringList({u"Pod pi-driver"_s, u"Service pi-svc"_s}));
        f.cluster.expire(u"pods"_s, u"pi-driver"_s);
        f.cluster.proxy().open("gone");
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(codeOf(job), u"forbidden"_s);
        QVERIFY(!job.result().error().context.contains(u"leftover"_s));
        QVERIFY(!job.rollingBackNow());
    }

    void rollBackNamesThePodThatStays()
    {
        Fixture f;
        f.cluster.linger();
        f.cluster.refuse("PATCH", "pi-svc", 403, u"Forbidden"_s, u"no"_s);
        RetryTuning tuning = Fixture::quick();
        tuning.beyondGrace = std::chrono::milliseconds{100};
        SubmitJob job(*f.session, submission(), tuning);
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QCOMPARE(codeOf(job), u"forbidden"_s);
        QCOMPARE(job.result().error().context.value(u"leftover"_s), u"pi-driver"_s);
    }

    /// Who may delete pods but not list or watch them looks at the one pod instead.
    void rollBackWithoutTheRightToWatch()
    {
        Fixture f;
        f.cluster.linger();
        f.cluster.refuse("PATCH", "pi-svc", 422, u"Invalid"_s, u"bad"_s);
        f.cluster.refuse("GET", "fieldSelector", 403, u"Forbidden"_s, u"no"_s);
        RetryTuning tuning = Fixture::quick();
        tuning.look = std::chrono::milliseconds{1};
        SubmitJob job(*f.session, submission(), tuning);
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_VERIFY(f.cluster.seen("GET", "pods/pi-driver").size() >= 3);
        QCOMPARE(finished.size(), 0);
        f.cluster.expire(u"pods"_s, u"pi-driver"_s);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(codeOf(job), u"invalid"_s);
        QVERIFY(!job.result().error().context.contains(u"leftover"_s));
    }

    void preResourcesThatStayAreNamed()
    {
        Fixture f;
        spark::Submission made = submission();
        made.preResources = {object(u"ConfigMap"_s, u"before"_s)};
        f.cluster.refuse("POST", "pods", 403, u"Forbidden"_s, u"no"_s);
        f.cluster.refuse("DELETE", "before", 403, u"Forbidden"_s, u"no"_s);
        SubmitJob job(*f.session, made);
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(job.result().error().context.value(u"leftoverObjects"_s), u"ConfigMap before"_s);
    }

    /// An object that we were not allowed to write may be somebody else's.
    void aRefusedPreResourceIsNotDeleted()
    {
        Fixture f;
        spark::Submission made = submission();
        made.preResources = {object(u"ConfigMap"_s, u"theirs"_s)};
        f.cluster.refuse("PATCH", "theirs", 403, u"Forbidden"_s, u"no"_s);
        SubmitJob job(*f.session, made);
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(codeOf(job), u"forbidden"_s);
        QCOMPARE(f.cluster.seen("DELETE").size(), 0);
    }

    void deadServer()
    {
        Fixture f;
        f.cluster.proxy().stopListening();
        SubmitJob job(*f.session, submission(), Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 15'000);
        QCOMPARE(codeOf(job), u"connection-refused"_s);
    }

    void preResourcesAreRemovedToo()
    {
        Fixture f;
        spark::Submission made = submission();
        made.preResources = {object(u"ConfigMap"_s, u"before"_s)};
        f.cluster.refuse("POST", "pods", 403, u"Forbidden"_s, u"no"_s);
        SubmitJob job(*f.session, made);
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(f.cluster.count(u"configmaps"_s), 0);
        QCOMPARE(writes(f.cluster),
                 QStringList({u"POST pods"_s, u"PATCH before"_s, u"DELETE before"_s}));
    }
};

QTEST_GUILESS_MAIN(TestSubmitJob)
#include "tst_submitjob.moc"
