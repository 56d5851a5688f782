// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causetexts.h"
#include "core/base/clock.h"
#include "core/data/json.h"
#include "core/engine/preflight/nodechecks.h"
#include "core/engine/preflight/podrequests.h"
#include "core/engine/preflight/preflight.h"
#include "core/engine/preflight/preflightjob.h"
#include "tests/support/rightscluster.h"

#include <QSignalSpy>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;

namespace {

QJsonObject json(const char *text)
{
    const auto parsed = data::parseObject(QByteArray(text).replace('\'', '"'));
    if (!parsed)
        qFatal("%s", qPrintable(parsed.error().detail));
    return *parsed;
}

kube::ObjectPtr object(const char *text, const kube::ResourceType &type = kube::resources::Pods)
{
    return kube::makeObject(json(text), type);
}

using List = QList<kube::ObjectPtr>;

PreflightRequest request()
{
    PreflightRequest wanted;
    wanted.namespaceName = u"jobs"_s;
    wanted.image = u"apache/spark:4.1.1"_s;
    return wanted;
}

/// A healthy cluster with two nodes of 4 cores and 8 GiB.
PreflightSight healthy()
{
    PreflightSight sight;
    sight.version = json("{'major':'1','minor':'34+','gitVersion':'v1.34.4+k3s1'}");
    sight.namespaceObject = object("{'metadata':{'name':'jobs'},'status':{'phase':'Active'}}");
    sight.account = object("{'metadata':{'name':'spark','namespace':'jobs'}}");
    sight.quotas = List();
    sight.limitRanges = List();
    sight.nodes = List{
        object("{'metadata':{'name':'a'},'status':{'allocatable':{'cpu':'4','memory':'8Gi',"
               "'pods':'110'},'conditions':[{'type':'Ready','status':'True'}],'images':[{'names':"
               "['docker.io/apache/spark@sha256:00','docker.io/apache/spark:4.1.1']}]}}"),
        object("{'metadata':{'name':'b'},'status':{'allocatable':{'cpu':'4','memory':'8Gi',"
               "'pods':'110'},'conditions':[{'type':'Ready','status':'True'}]}}")};
    sight.pods = List();
    sight.dnsServices =
        List{object("{'metadata':{'name':'kube-dns'},'spec':{'clusterIP':'10.96.0.10'}}")};
    sight.dnsPods = List{object("{'metadata':{'name':'coredns-1'},'status':{'conditions':"
                                "[{'type':'Ready','status':'True'}]}}")};
    sight.storageClasses =
        List{object("{'metadata':{'name':'standard','annotations':{'storageclass.kubernetes.io/"
                    "is-default-class':'true'}},'provisioner':'p'}")};
    sight.apiGroups = QStringList{u"apps"_s, u"spark.apache.org"_s};
    sight.events = List();
    return sight;
}

PreflightItem item(const QString &id, const PreflightRequest &wanted, const PreflightSight &sight)
{
    for (const PreflightItem &one : evaluatePreflight(wanted, sight)) {
        if (one.id == id)
            return one;
    }
    qFatal("no such item");
}

QString verdict(const PreflightItem &one)
{
    QString text(preflightStateName(one.state));
    for (const Finding &found : one.findings)
        text += u' ' + found.detail;
    return text;
}

} // namespace

class TestPreflight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHealthyClusterIsOkEverywhere()
    {
        const QList<PreflightItem> items = evaluatePreflight(request(), healthy());
        QCOMPARE(items.size(), 13);
        for (const PreflightItem &one : items)
            QVERIFY2(one.state == PreflightState::Ok, qPrintable(one.id + u' ' + verdict(one)));
        QCOMPARE(items.first().facts.value(u"distribution"_s), u"K3s"_s);
        QCOMPARE(item(u"operators"_s, request(), healthy()).facts.value(u"operators"_s),
                 u"apache"_s);
        QCOMPARE(item(u"image"_s, request(), healthy()).facts.value(u"holders"_s), u"a"_s);
    }

    void whatCannotBeReadIsUnknownWithTheReason()
    {
        PreflightSight sight;
        for (const PreflightItem &one : evaluatePreflight(request(), sight)) {
            QVERIFY2(one.state == PreflightState::Unknown, qPrintable(one.id));
            QVERIFY2(one.error.has_value(), qPrintable(one.id));
        }
    }

    void quotas_data()
    {
        QTest::addColumn<QByteArray>("quota");
        QTest::addColumn<QString>("expected");
        QTest::newRow("room")
            << QByteArray("{'metadata':{'name':'q'},'status':{'hard':{'pods':'9','requests.cpu':'8'"
                          "},'used':{'pods':'1','requests.cpu':'500m'}}}")
            << u"ok"_s;
        QTest::newRow("driver and one executor")
            << QByteArray(
                   "{'metadata':{'name':'q'},'status':{'hard':{'pods':'2'},'used':{'pods':'0'}}}")
            << u"warn quota-exceeded"_s;
        QTest::newRow("full") << QByteArray("{'metadata':{'name':'q'},'status':{'hard':{'requests."
                                            "memory':'4Gi'},'used':{'requests.memory':'3Gi'}}}")
                              << u"problem quota-exceeded"_s;
        QTest::newRow("limits wanted")
            << QByteArray("{'metadata':{'name':'q'},'spec':{'hard':{'limits.cpu':'10'}}}")
            << u"problem quota-limits-required"_s;
        QTest::newRow("of other pods") << QByteArray("{'metadata':{'name':'q'},'spec':{'scopes':['"
                                                     "Terminating'],'hard':{'pods':'0'}}}")
                                       << u"ok"_s;
        QTest::newRow("of services")
            << QByteArray("{'metadata':{'name':'q'},'spec':{'hard':{'services':'0'}}}") << u"ok"_s;
    }

    void quotas()
    {
        QFETCH(QByteArray, quota);
        QFETCH(QString, expected);
        PreflightSight sight = healthy();
        sight.quotas = List{object(quota.constData())};
        QCOMPARE(verdict(item(u"quota"_s, request(), sight)), expected);
    }

    void aDefaultLimitAnswersAQuotaOfLimits()
    {
        PreflightSight sight = healthy();
        sight.quotas =
            List{object("{'metadata':{'name':'q'},'spec':{'hard':{'limits.cpu':'10'}}}")};
        sight.limitRanges = List{object("{'metadata':{'name':'l'},'spec':{'limits':[{'type':'"
                                        "Container','default':{'cpu':'2'}}]}}")};
        const PreflightItem one = item(u"quota"_s, request(), sight);
        QCOMPARE(verdict(one), u"ok"_s);
        QCOMPARE(one.rows.first().value(u"asked"_s), u"6000"_s);
    }

    void limitRanges_data()
    {
        QTest::addColumn<QByteArray>("limit");
        QTest::addColumn<QString>("expected");
        QTest::newRow("wide") << QByteArray("{'type':'Container','max':{'memory':'8Gi','cpu':'4'}}")
                              << u"ok"_s;
        QTest::newRow("memory") << QByteArray("{'type':'Container','max':{'memory':'1Gi'}}")
                                << u"problem limitrange-violation limitrange-violation"_s;
        QTest::newRow("pod") << QByteArray("{'type':'Pod','max':{'cpu':'500m'}}")
                             << u"problem limitrange-violation limitrange-violation"_s;
        QTest::newRow("least") << QByteArray("{'type':'Container','min':{'cpu':'2'}}")
                               << u"problem limitrange-violation limitrange-violation"_s;
        QTest::newRow("default below request")
            << QByteArray("{'type':'Container','default':{'cpu':'500m'}}")
            << u"problem pod-spec-invalid-resources pod-spec-invalid-resources"_s;
        QTest::newRow("ratio")
            << QByteArray(
                   "{'type':'Container','default':{'cpu':'4'},'maxLimitRequestRatio':{'cpu':'2'}}")
            << u"problem limitrange-violation limitrange-violation"_s;
        QTest::newRow("claims") << QByteArray(
                                       "{'type':'PersistentVolumeClaim','max':{'storage':'1Gi'}}")
                                << u"ok"_s;
    }

    void limitRanges()
    {
        QFETCH(QByteArray, limit);
        QFETCH(QString, expected);
        PreflightSight sight = healthy();
        const QByteArray text = "{'metadata':{'name':'l'},'spec':{'limits':[" + limit + "]}}";
        sight.limitRanges = List{object(text.constData())};
        QCOMPARE(verdict(item(u"limit-range"_s, request(), sight)), expected);
    }

    void roomIsWhatIsAllocatableLessTheRequests()
    {
        PreflightSight sight = healthy();
        sight.pods = List{
            object("{'metadata':{'name':'x'},'spec':{'nodeName':'a','containers':[{'resources':"
                   "{'requests':{'cpu':'3500m','memory':'1Gi'}}}]},'status':{'phase':'Running'}}"),
            object("{'metadata':{'name':'y'},'spec':{'nodeName':'b','containers':[{'resources':"
                   "{'requests':{'cpu':'2','memory':'1Gi'}}}]},'status':{'phase':'Running'}}"),
            object("{'metadata':{'name':'z'},'spec':{'nodeName':'b','containers':[{'resources':"
                   "{'requests':{'cpu':'2'}}}]},'status':{'phase':'Succeeded'}}")};
        const PreflightItem nodes = item(u"nodes"_s, request(), sight);
        QCOMPARE(nodes.rows.at(0).value(u"freeCpu"_s), u"500"_s);
        QCOMPARE(nodes.rows.at(1).value(u"freeCpu"_s), u"2000"_s);
        QCOMPARE(nodes.rows.at(1).value(u"freeMemory"_s), QString::number(7LL << 30));
        QCOMPARE(nodes.rows.at(1).value(u"freePods"_s), u"109"_s);
        const PreflightItem room = item(u"room"_s, request(), sight);
        QCOMPARE(verdict(room), u"warn insufficient-cpu"_s);
        QCOMPARE(room.facts.value(u"executors"_s), u"1"_s);
        QCOMPARE(room.facts.value(u"freeCpu"_s), u"2500"_s); // before the job takes its place
        PreflightRequest large = request();
        large.driver.memory = 20LL << 30;
        QCOMPARE(verdict(item(u"room"_s, large, sight)), u"problem insufficient-memory"_s);
    }

    void nodesThatTakeNoPodsDoNotCount()
    {
        PreflightSight sight = healthy();
        sight.nodes = List{object(
            "{'metadata':{'name':'a'},'spec':{'taints':[{'key':'gpu','effect':'NoSchedule'}]},"
            "'status':{'allocatable':{'cpu':'64','memory':'99Gi','pods':'110'},"
            "'conditions':[{'type':'Ready','status':'True'}]}}")};
        QCOMPARE(verdict(item(u"nodes"_s, request(), sight)), u"problem untolerated-taint"_s);
        QCOMPARE(verdict(item(u"room"_s, request(), sight)), u"problem untolerated-taint"_s);
        sight.nodes =
            List{object("{'metadata':{'name':'a'},'spec':{'unschedulable':true},'status':{}}")};
        QCOMPARE(verdict(item(u"nodes"_s, request(), sight)), u"problem insufficient-resources"_s);
    }

    void requestsAreCountedAsTheSchedulerDoes()
    {
        const QJsonObject spec = json(
            "{'initContainers':[{'resources':{'requests':{'cpu':'2'}}},{'restartPolicy':'Always',"
            "'resources':{'requests':{'cpu':'100m'}}},{'resources':{'requests':{'memory':'3Gi'}}}],"
            "'containers':[{'resources':{'requests':{'cpu':'1'},'limits':{'memory':'1Gi'}}},"
            "{'resources':{'requests':{'cpu':'500m','memory':'1Gi'}}}],"
            "'overhead':{'cpu':'10m'}}");
        QCOMPARE(requestsOf(spec), (PodRequests{2010, 3LL << 30}));
    }

    void pullsAreReadFromEvents()
    {
        kube::Object event =
            *object("{'metadata':{'name':'e'},'reason':'Pulled',"
                    "'lastTimestamp':'2026-01-02T03:04:05Z','source':{'host':'a'}}");
        event.body.insert("message"_L1,
                          u"Successfully pulled image \"apache/spark:4.1.1\" in 1m12.5s (1m13s "
                          u"including waiting). Image size: 1048576 bytes."_s);
        const auto read = imagePullOf(event);
        QVERIFY(read.has_value());
        QCOMPARE(read->milliseconds, 72'500);
        QCOMPARE(read->bytes, 1'048'576);
        QCOMPARE(read->node, u"a"_s);
        PreflightSight sight = healthy();
        sight.nodes = std::unexpected(Error(Errc::Forbidden));
        sight.events = List{std::make_shared<const kube::Object>(event)};
        const PreflightItem image = item(u"image"_s, request(), sight);
        QCOMPARE(image.state, PreflightState::Unknown);
        QCOMPARE(image.facts.value(u"pullMilliseconds"_s), u"72500"_s);
    }

    void imageNamesAreComparedInFull()
    {
        QCOMPARE(fullImageName(u"spark"_s), u"docker.io/library/spark:latest"_s);
        QCOMPARE(fullImageName(u"apache/spark:4"_s), u"docker.io/apache/spark:4"_s);
        QCOMPARE(fullImageName(u"reg.example:5000/a/b"_s), u"reg.example:5000/a/b:latest"_s);
        QCOMPARE(fullImageName(u"a/b@sha256:0"_s), u"docker.io/a/b@sha256:0"_s);
    }

    void thePlaceIsChecked()
    {
        PreflightSight sight = healthy();
        sight.namespaceObject = object("{'metadata':{'name':'jobs','labels':{'pod-security."
                                       "kubernetes.io/enforce':'restricted'}}}");
        QCOMPARE(verdict(item(u"pod-security"_s, request(), sight)),
                 u"problem podsecurity-denied"_s);
        sight.namespaceObject = std::unexpected(Error(Errc::NotFound));
        QCOMPARE(verdict(item(u"namespace"_s, request(), sight)), u"problem namespace-missing"_s);
        sight.account = std::unexpected(Error(Errc::NotFound));
        QCOMPARE(verdict(item(u"service-account"_s, request(), sight)),
                 u"problem service-account-missing"_s);
        sight.account =
            object("{'metadata':{'name':'spark'},'automountServiceAccountToken':false}");
        QCOMPARE(verdict(item(u"service-account"_s, request(), sight)),
                 u"problem credential-missing"_s);
        sight.version = json("{'major':'1','minor':'22','gitVersion':'v1.22.1'}");
        QCOMPARE(verdict(item(u"server-version"_s, request(), sight)),
                 u"warn spark-version-mismatch"_s);
        sight.dnsPods = List{object("{'metadata':{'name':'coredns-1'},'status':{}}")};
        QCOMPARE(verdict(item(u"dns"_s, request(), sight)), u"problem cluster-dns-broken"_s);
        sight.secrets.insert(u"pull"_s, std::unexpected(Error(Errc::NotFound)));
        QCOMPARE(verdict(item(u"pull-secret"_s, request(), sight)), u"problem secret-missing"_s);
        PreflightRequest claims = request();
        claims.claims = true;
        claims.storageClass = u"fast"_s;
        QCOMPARE(verdict(item(u"storage"_s, claims, sight)), u"problem pvc-unbound"_s);
    }

    void everyFindingHasWordsAndANextStep()
    {
        PreflightSight bad = healthy();
        bad.quotas =
            List{object("{'metadata':{'name':'q'},'spec':{'hard':{'pods':'0','limits.cpu':'1'}}}")};
        bad.limitRanges = List{object("{'metadata':{'name':'l'},'spec':{'limits':[{'type':'"
                                      "Container','max':{'memory':'1Mi'}}]}}")};
        bad.nodes = List();
        bad.account = std::unexpected(Error(Errc::NotFound));
        bad.dnsServices = List();
        bad.version = json("{'major':'1','minor':'9','gitVersion':'v1.9.0'}");
        int seen = 0;
        for (const PreflightItem &one : evaluatePreflight(request(), bad)) {
            for (const Finding &found : one.findings) {
                const CauseWords words = causeWords(found);
                QVERIFY2(!words.explanation.isEmpty() && !words.fixes.isEmpty(),
                         qPrintable(found.detail));
                QVERIFY2(!words.explanation.contains(u'{'), qPrintable(words.explanation));
                ++seen;
            }
        }
        QVERIFY(seen >= 7);
    }

    void theJobReadsWhatItMay()
    {
        test::RightsCluster cluster;
        cluster.setPage(u"/version"_s,
                        "{\"major\":\"1\",\"minor\":\"34\",\"gitVersion\":\"v1.34.4\"}");
        cluster.setPage(u"/apis"_s, "{\"kind\":\"APIGroupList\",\"groups\":[{\"name\":\"apps\"}]}");
        cluster.put(u"/api/v1/namespaces/jobs"_s, {});
        cluster.put(u"/api/v1/namespaces/jobs/serviceaccounts/spark"_s,
                    json("{'imagePullSecrets':[{'name':'pull'}]}"));
        cluster.put(u"/api/v1/namespaces/jobs/secrets/pull"_s,
                    json("{'type':'kubernetes.io/dockerconfigjson','data':{'x':'c2VjcmV0'}}"));
        cluster.setRule(
            [](const QString &, const QString &, const QString &resource, const QString &space) {
                return space == "jobs"_L1 || resource == "namespaces"_L1;
            });
        Connection connection;
        connection.endpoint = cluster.endpoint();
        connection.auth.token = "test-token";
        connection.namespaceName = u"jobs"_s;
        SystemClock clock;
        ClusterSession session(connection, clock);
        PreflightJob job(session, request());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QVERIFY(job.result());
        QMap<QString, QString> states;
        for (const PreflightItem &one : job.items())
            states.insert(one.id, QString(preflightStateName(one.state)));
        QCOMPARE(states.value(u"quota"_s), u"ok"_s);
        QCOMPARE(states.value(u"pull-secret"_s), u"ok"_s);
        QCOMPARE(states.value(u"nodes"_s), u"unknown"_s);
        QCOMPARE(states.value(u"storage"_s), u"unknown"_s);
        QCOMPARE(states.value(u"server-version"_s), u"ok"_s);
    }
};

QTEST_GUILESS_MAIN(TestPreflight)
#include "tst_preflight.moc"
