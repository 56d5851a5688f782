// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// The read-only lock: whatever would change a cluster stops at one gate, whoever asks.

#include "core/base/clock.h"
#include "core/engine/clustersession.h"
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

struct Fixture {
    ScriptedCluster cluster;
    SystemClock clock;
    std::unique_ptr<ClusterSession> session;
    explicit Fixture(bool readOnly = true)
    {
        Connection connection;
        connection.endpoint = cluster.proxy().endpoint(cluster.authority());
        connection.auth.token = "test-token";
        connection.namespaceName = u"jobs"_s;
        connection.readOnly = readOnly;
        session = std::make_unique<ClusterSession>(connection, clock);
    }
    [[nodiscard]] int writes() const
    {
        return int(cluster.seen("POST").size() + cluster.seen("PATCH").size() +
                   cluster.seen("DELETE").size() + cluster.seen("PUT").size());
    }
};

template <class T>
QString outcome(const Result<T> &result)
{
    return result ? u"ok"_s : QString(errcName(result.error().code));
}

kube::CreateRequest createRequest(bool dryRun = false)
{
    kube::CreateRequest request;
    request.type = kube::resources::Pods;
    request.namespaceName = u"jobs"_s;
    request.body = PodMaker::driver().json();
    request.options.dryRun = dryRun;
    return request;
}

kube::ApplyRequest applyRequest(bool dryRun = false)
{
    kube::ApplyRequest request;
    request.type = kube::resources::ConfigMaps;
    request.namespaceName = u"jobs"_s;
    request.body = QJsonObject{{u"apiVersion"_s, u"v1"_s},
                               {u"kind"_s, u"ConfigMap"_s},
                               {u"metadata"_s, QJsonObject{{u"name"_s, u"m"_s}}}};
    request.options.dryRun = dryRun;
    return request;
}

kube::DeleteRequest deleteRequest(bool dryRun = false)
{
    kube::DeleteRequest request;
    request.object = {kube::resources::Pods, u"jobs"_s, u"pi-driver"_s};
    request.dryRun = dryRun;
    return request;
}

} // namespace

class TestReadOnlyLock : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingIsSent()
    {
        Fixture f;
        QStringList said;
        f.session->create(createRequest(), this, [&](const auto &r) { said << outcome(r); });
        f.session->apply(applyRequest(), this, [&](const auto &r) { said << outcome(r); });
        f.session->remove(deleteRequest(), this, [&](const auto &r) { said << outcome(r); });
        f.session->post("/api/v1/namespaces/jobs/pods/x/eviction", {}, this,
                        [&](const auto &r) { said << outcome(r); });
        QTRY_COMPARE(said, QStringList(4, u"read-only-lock"_s));
        QCOMPARE(f.writes(), 0);
    }

    void lookingAndAskingStayFree()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::driver().json());
        QStringList said;
        f.session->get({kube::resources::Pods, u"jobs"_s, u"pi-driver"_s}, this,
                       [&](const auto &r) { said << outcome(r); });
        kube::ListRequest list;
        list.selection = {kube::resources::Pods, u"jobs"_s, {}, {}};
        f.session->list(list, this, [&](const auto &r) { said << outcome(r); });
        QTRY_COMPARE(said, QStringList(2, u"ok"_s));
        bool asked = false;
        f.session->post("/apis/authorization.k8s.io/v1/selfsubjectaccessreviews", {}, this,
                        [&](const Result<QJsonObject> &) { asked = true; });
        f.session->post("/apis/authentication.k8s.io/v1/tokenreviews?pretty=true", {}, this,
                        [](const Result<QJsonObject> &) {});
        QTRY_VERIFY(asked);
        QCOMPARE(f.cluster.seen("POST", "selfsubjectaccessreviews").size(), 1);
        QTRY_COMPARE(f.cluster.seen("POST", "tokenreviews").size(), 1);
    }

    void dryRunsPass()
    {
        Fixture f;
        QStringList said;
        f.session->create(createRequest(true), this, [&](const auto &r) { said << outcome(r); });
        f.session->apply(applyRequest(true), this, [&](const auto &r) { said << outcome(r); });
        QTRY_COMPARE(said.size(), 2);
        QVERIFY(!said.contains(u"read-only-lock"_s));
        QCOMPARE(f.cluster.seen("POST", "dryRun=All").size(), 1);
        QCOMPARE(f.cluster.seen("PATCH", "dryRun=All").size(), 1);
    }

    /// From this moment on, in both directions.
    void locksAndUnlocksAnOpenSession()
    {
        Fixture f(false);
        QVERIFY(!f.session->readOnly());
        QStringList said;
        const auto note = [&](const auto &r) { said << outcome(r); };
        f.session->apply(applyRequest(), this, note);
        QTRY_COMPARE(said, QStringList{u"ok"_s});
        f.session->setReadOnly(true);
        f.session->apply(applyRequest(), this, note);
        QTRY_COMPARE(said.size(), 2);
        QCOMPARE(said.last(), u"read-only-lock"_s);
        f.session->setReadOnly(false);
        f.session->apply(applyRequest(), this, note);
        QTRY_COMPARE(said.size(), 3);
        QCOMPARE(said.last(), u"ok"_s);
        QCOMPARE(f.cluster.seen("PATCH").size(), 2);
    }

    /// Jobs of the engine know nothing of the lock, and end with its error all the same.
    void stopEndsAtTheGate()
    {
        Fixture f;
        f.cluster.put(u"pods"_s, PodMaker::driver().json());
        const FollowTarget target{u"jobs"_s, u"spark-a"_s, u"pi-driver"_s, u"u-driver"_s};
        KillJob job(*f.session, target, std::nullopt);
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!job.result());
        QCOMPARE(job.result().error().code, Errc::ReadOnlyLock);
        QCOMPARE(f.cluster.count(u"pods"_s), 1);
        QCOMPARE(f.writes(), 0);
    }
};

QTEST_GUILESS_MAIN(TestReadOnlyLock)
#include "tst_readonlylock.moc"
