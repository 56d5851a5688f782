// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/engine/clustersurvey.h"
#include "tests/support/scriptedcluster.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;
using firesteel::test::ScriptedCluster;

namespace {

QJsonObject node(const QString &name, bool ready, bool closed = false)
{
    const QJsonObject condition{{u"type"_s, u"Ready"_s},
                                {u"status"_s, ready ? u"True"_s : u"Unknown"_s}};
    return {{u"apiVersion"_s, u"v1"_s},
            {u"kind"_s, u"Node"_s},
            {u"metadata"_s, QJsonObject{{u"name"_s, name}}},
            {u"spec"_s, QJsonObject{{u"unschedulable"_s, closed}}},
            {u"status"_s,
             QJsonObject{{u"conditions"_s, QJsonArray{condition}},
                         {u"allocatable"_s,
                          QJsonObject{{u"cpu"_s, u"3800m"_s}, {u"memory"_s, u"7950232Ki"_s}}},
                         {u"nodeInfo"_s, QJsonObject{{u"kubeletVersion"_s, u"v1.34.1"_s},
                                                     {u"architecture"_s, u"amd64"_s}}}}}};
}

QJsonObject systemPod(const QString &name, const QString &key, const QString &value,
                      const QString &phase = u"Running"_s, bool ready = true)
{
    const QJsonObject state =
        ready ? QJsonObject{{u"running"_s, QJsonObject{}}}
              : QJsonObject{{u"waiting"_s, QJsonObject{{u"reason"_s, u"CrashLoopBackOff"_s}}}};
    const QJsonObject status{{u"name"_s, u"c"_s},  {u"ready"_s, ready},
                             {u"state"_s, state},  {u"restartCount"_s, ready ? 0 : 7},
                             {u"image"_s, u"x"_s}, {u"started"_s, ready}};
    const QJsonObject condition{{u"type"_s, u"Ready"_s},
                                {u"status"_s, ready ? u"True"_s : u"False"_s}};
    return {
        {u"apiVersion"_s, u"v1"_s},
        {u"kind"_s, u"Pod"_s},
        {u"metadata"_s, QJsonObject{{u"name"_s, name},
                                    {u"namespace"_s, u"kube-system"_s},
                                    {u"uid"_s, name},
                                    {u"labels"_s, QJsonObject{{key, value}}}}},
        {u"spec"_s, QJsonObject{{u"nodeName"_s, u"n"_s},
                                {u"containers"_s, QJsonArray{QJsonObject{{u"name"_s, u"c"_s}}}}}},
        {u"status"_s, QJsonObject{{u"phase"_s, phase},
                                  {u"conditions"_s, QJsonArray{condition}},
                                  {u"containerStatuses"_s,
                                   phase == "Running"_L1 ? QJsonArray{status} : QJsonArray{}}}}};
}

QList<kube::ObjectPtr> objects(const QList<QJsonObject> &bodies, const kube::ResourceType &type)
{
    QList<kube::ObjectPtr> all;
    for (const QJsonObject &body : bodies)
        all.append(kube::makeObject(body, type));
    return all;
}

struct Fixture {
    ScriptedCluster cluster;
    SystemClock clock;
    std::unique_ptr<ClusterSession> session;
    std::unique_ptr<ClusterSurvey> survey;
    Fixture()
    {
        Connection connection;
        connection.endpoint = cluster.proxy().endpoint(cluster.authority());
        connection.auth.token = "test-token";
        connection.namespaceName = u"jobs"_s;
        session = std::make_unique<ClusterSession>(connection, clock);
        survey = std::make_unique<ClusterSurvey>(*session);
    }
    ~Fixture() { survey.reset(); }
};

} // namespace

class TestClusterSurvey : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void checksAreRead()
    {
        const QList<HealthCheck> checks =
            healthChecks("[+]ping ok\n[-]etcd failed: reason withheld\n"
                         "[+]poststarthook/rbac/bootstrap-roles ok\nreadyz check failed\n");
        QCOMPARE(checks.size(), 3);
        QVERIFY((checks.at(0) == HealthCheck{u"ping"_s, true, {}}));
        QVERIFY((checks.at(1) == HealthCheck{u"etcd"_s, false, u"failed: reason withheld"_s}));
        QCOMPARE(checks.at(2).name, u"poststarthook/rbac/bootstrap-roles"_s);
        QVERIFY(healthChecks("ok").isEmpty());
        QVERIFY(healthChecks("<html>").isEmpty());
        QVERIFY((healthChecks("[+]").constFirst() == HealthCheck{{}, true, {}}));
    }

    void nodesAreCounted()
    {
        const NodeFacts facts =
            nodeFacts(objects({node(u"a"_s, true), node(u"b"_s, true, true), node(u"c"_s, false)},
                              kube::resources::Nodes));
        QCOMPARE(facts.all, 3);
        QCOMPARE(facts.ready, 2);
        QCOMPARE(facts.closed, 1);
        QCOMPARE(facts.notReady, QStringList{u"c"_s});
        QCOMPARE(facts.milliCpu, 3800); // only what takes pods
        QCOMPARE(facts.memoryMiB, 7763);
        QCOMPARE(facts.versions, QStringList{u"v1.34.1"_s});
        QCOMPARE(facts.architectures, u"amd64"_s);
        QVERIFY(nodeFacts({}) == NodeFacts());
    }

    void programsAreJoined()
    {
        const QList<SystemProgram> programs = systemPrograms(
            objects({systemPod(u"coredns-1"_s, u"k8s-app"_s, u"kube-dns"_s),
                     systemPod(u"coredns-2"_s, u"k8s-app"_s, u"kube-dns"_s, u"Running"_s, false),
                     systemPod(u"etcd-a"_s, u"component"_s, u"etcd"_s),
                     systemPod(u"helm-install-x"_s, u"app"_s, u"helm"_s, u"Succeeded"_s)},
                    kube::resources::Pods));
        QCOMPARE(programs.size(), 2);
        QCOMPARE(programs.at(0).name, u"etcd"_s);
        QVERIFY(programs.at(0).controlPlane);
        QCOMPARE(programs.at(1).name, u"coredns"_s);
        QCOMPARE(programs.at(1).ready, 1);
        QCOMPARE(programs.at(1).wanted, 2);
        QVERIFY(!programs.at(1).reason.isEmpty());
    }

    /// What is not for us takes nothing from the rest.
    void eachQuestionStandsAlone()
    {
        Fixture f;
        f.cluster.refuse("GET", "/api/v1/nodes", 403, u"Forbidden"_s, u"no nodes"_s);
        f.cluster.refuse("GET", "/api/v1/namespaces/kube-system/pods", 403, u"Forbidden"_s,
                         u"no"_s);
        f.survey->look();
        QVERIFY(f.survey->looking());
        QTRY_VERIFY(!f.survey->looking());
        const ClusterFacts &facts = f.survey->facts();
        QCOMPARE(facts.version, Answered::Known);
        QCOMPARE(facts.nodes, Answered::Withheld);
        QCOMPARE(facts.system, Answered::Withheld);
        QVERIFY(!facts.problem);
        QVERIFY(facts.asOf.isValid());
    }

    void unhealthyServerTellsWhatFails()
    {
        Fixture f;
        f.cluster.refuse("GET", "/readyz", 500, u"InternalError"_s, u"x"_s);
        f.survey->look();
        QTRY_VERIFY(!f.survey->looking());
        QCOMPARE(f.survey->facts().readiness, Answered::Known);
        QVERIFY(!f.survey->facts().isReady);
    }

    void nothingIsWritten()
    {
        Fixture f;
        f.session->setReadOnly(true);
        f.survey->look();
        QTRY_VERIFY(!f.survey->looking());
        QVERIFY(f.cluster.seen("PATCH").isEmpty());
        QVERIFY(f.cluster.seen("DELETE").isEmpty());
        QCOMPARE(f.cluster.seen("POST").size(), 1); // the question who we are passes the lock
        for (const test::SeenRequest &one : f.cluster.seen("POST"))
            QVERIFY2(one.target.endsWith("selfsubjectreviews"), one.target.constData());
    }
};

QTEST_GUILESS_MAIN(TestClusterSurvey)
#include "tst_clustersurvey.moc"
