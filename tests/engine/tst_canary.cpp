// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causetexts.h"
#include "core/base/clock.h"
#include "core/engine/canary/canaryjob.h"
#include "core/engine/canary/canaryreport.h"
#include "core/engine/canary/canaryscript.h"
#include "core/engine/canary/podfinding.h"
#include "core/kube/api/podstate.h"
#include "tests/support/scriptedcluster.h"

#include <QSignalSpy>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;
using firesteel::test::ScriptedCluster;

namespace {

const QByteArray kGoodLog =
    "some other line\n"
    "@canary user=185\n@canary machine=x86_64\n@canary home=/opt/spark\n"
    "@canary scala=2.13\n@canary spark=4.1.1\n@canary java=17.0.15\n"
    "@canary python=3.11.2\n@canary dns=10.96.0.1\n@canary tcp=yes\n"
    "@canary token=yes\n@canary via=python3\n@canary api=200\n@canary end=yes\n";

CanaryRequest request()
{
    CanaryRequest wanted;
    wanted.namespaceName = u"jobs"_s;
    wanted.image = u"apache/spark:4.1.1"_s;
    return wanted;
}

QStringList detailsOf(const QList<Finding> &findings)
{
    QStringList details;
    for (const Finding &one : findings)
        details.append(one.detail);
    return details;
}

/// The status of a pod whose container waits.
kube::PodState waiting(const QString &reason, const QString &message)
{
    const QJsonObject state{
        {u"waiting"_s, QJsonObject{{u"reason"_s, reason}, {u"message"_s, message}}}};
    const QJsonObject body{
        {u"metadata"_s, QJsonObject{{u"name"_s, u"p"_s}}},
        {u"spec"_s,
         QJsonObject{{u"nodeName"_s, u"a"_s},
                     {u"containers"_s, QJsonArray{QJsonObject{{u"name"_s, u"canary"_s}}}}}},
        {u"status"_s,
         QJsonObject{{u"phase"_s, u"Pending"_s},
                     {u"containerStatuses"_s,
                      QJsonArray{QJsonObject{{u"name"_s, u"canary"_s}, {u"state"_s, state}}}}}}};
    return kube::podState(*kube::makeObject(body, kube::resources::Pods));
}

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
        tuning.first = std::chrono::milliseconds{1};
        tuning.look = std::chrono::milliseconds{1};
        tuning.beyondGrace = std::chrono::milliseconds{100};
        return tuning;
    }
    /// The pod that the job has made becomes this.
    void setStatus(const CanaryJob &job, const QJsonObject &status)
    {
        QJsonObject pod = cluster.object(u"pods"_s, job.podName());
        pod.insert("status"_L1, status);
        cluster.put(u"pods"_s, pod);
    }
};

QJsonObject ended(int code)
{
    return {
        {u"phase"_s, code == 0 ? u"Succeeded"_s : u"Failed"_s},
        {u"containerStatuses"_s,
         QJsonArray{QJsonObject{
             {u"name"_s, u"canary"_s},
             {u"state"_s, QJsonObject{{u"terminated"_s, QJsonObject{{u"exitCode"_s, code}}}}}}}}};
}

} // namespace

class TestCanary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePodMeetsTheLevelRestricted()
    {
        const QJsonObject pod = canaryPod(request(), u"c"_s);
        const QJsonObject spec = pod.value("spec"_L1).toObject();
        const QJsonObject context = spec.value("securityContext"_L1).toObject();
        QCOMPARE(context.value("runAsNonRoot"_L1).toBool(), true);
        QCOMPARE(context["seccompProfile"_L1]["type"_L1].toString(), u"RuntimeDefault"_s);
        const QJsonObject container = spec.value("containers"_L1).toArray().first().toObject();
        const QJsonObject own = container.value("securityContext"_L1).toObject();
        QVERIFY(!own.value("allowPrivilegeEscalation"_L1).toBool(true));
        QCOMPARE(own["capabilities"_L1]["drop"_L1].toArray(), QJsonArray{u"ALL"_s});
        QCOMPARE(spec.value("restartPolicy"_L1).toString(), u"Never"_s);
        QVERIFY(spec.value("activeDeadlineSeconds"_L1).toInt() > 0);
        QCOMPARE(spec.value("serviceAccountName"_L1).toString(), u"spark"_s);
        QVERIFY(canaryScript().startsWith("say()"_L1));
    }

    void aReportIsReadFromTheLog()
    {
        const CanaryReport report = parseCanaryLog(kGoodLog);
        QCOMPARE(report.java, u"17.0.15"_s);
        QCOMPARE(report.python, u"3.11.2"_s);
        QCOMPARE(report.spark, u"4.1.1"_s);
        QCOMPARE(report.scala, u"2.13"_s);
        QCOMPARE(report.apiStatus, 200);
        QVERIFY(report.complete && report.tcp && report.token);
        QVERIFY(canaryFindings(request(), report).isEmpty());
        QVERIFY(!parseCanaryLog("@canary java\n@canar\n").complete);
    }

    void reportsAreJudged_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const char *from, const char *to,
                            const QStringList &expected) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << expected;
        };
        row("dns", "dns=10.96.0.1", "dns=", {u"cluster-dns-broken"_s});
        row("api away", "tcp=yes\n@canary token=yes\n@canary via=python3\n@canary api=200",
            "token=yes\n@canary via=python3\n@canary error=timed out",
            {u"api-server-unreachable-from-pod"_s});
        row("no token", "token=yes\n@canary via=python3\n@canary api=200\n", "x=y\n",
            {u"credential-missing"_s});
        row("token refused", "api=200", "api=401", {u"token-expired-in-driver"_s});
        row("may not list", "api=200", "api=403", {u"rbac-driver-pods"_s});
        row("certificate", "api=200", "error=certificate verify failed",
            {u"cert-san-lacks-service-name"_s});
        row("no Java", "java=17.0.15", "x=", {u"image-not-spark-k8s"_s});
        row("no Python", "python=3.11.2", "python=", {u"python-executable-missing"_s});
        row("cut off", "@canary end=yes", "", {u"image-wrong-entrypoint"_s});
    }

    void reportsAreJudged()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QStringList, expected);
        QVERIFY(kGoodLog.contains(from));
        const CanaryReport report = parseCanaryLog(QByteArray(kGoodLog).replace(from, to));
        const QList<Finding> findings = canaryFindings(request(), report);
        QCOMPARE(detailsOf(findings), expected);
        const CauseWords words = causeWords(findings.first());
        QVERIFY(!words.explanation.isEmpty() && !words.fixes.isEmpty());
        QVERIFY2(!words.explanation.contains(u'{'), qPrintable(words.explanation));
    }

    void whatKeepsAPodFromStartingIsNamed_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("expected");
        const auto row = [](const QString &reason, const QString &message,
                            const QString &expected) {
            QTest::newRow(qPrintable(expected + u' ' + reason)) << reason << message << expected;
        };
        row(u"ErrImagePull"_s, u"failed to pull and unpack image \"r/x:1\": r/x:1: not found"_s,
            u"image-not-found"_s);
        row(u"ErrImagePull"_s, u"failed to authorize: 401 Unauthorized"_s,
            u"image-pull-unauthorized"_s);
        row(u"ErrImagePull"_s, u"429 Too Many Requests - toomanyrequests"_s,
            u"image-rate-limited"_s);
        row(u"ErrImagePull"_s, u"http: server gave HTTP response to HTTPS client"_s,
            u"image-registry-http"_s);
        row(u"ErrImagePull"_s,
            u"tls: failed to verify certificate: x509: certificate signed by unknown authority"_s,
            u"image-registry-tls"_s);
        row(u"ErrImagePull"_s, u"no match for platform in manifest: not found"_s,
            u"image-platform-mismatch"_s);
        row(u"ErrImagePull"_s, u"dial tcp: lookup reg.example: no such host"_s,
            u"image-registry-connection"_s);
        row(u"InvalidImageName"_s, u"couldn't parse image name"_s, u"image-name-invalid"_s);
        row(u"ErrImageNeverPull"_s, u"Container image is not present with pull policy of Never"_s,
            u"image-never-pull"_s);
        row(u"CreateContainerConfigError"_s,
            u"container has runAsNonRoot and image will run as root"_s,
            u"runasnonroot-unverifiable"_s);
        row(u"CreateContainerConfigError"_s, u"secret \"s3\" not found"_s, u"secret-missing"_s);
        row(u"CreateContainerError"_s, u"exec: \"bash\": executable file not found in $PATH"_s,
            u"image-not-spark-k8s"_s);
    }

    void whatKeepsAPodFromStartingIsNamed()
    {
        QFETCH(QString, reason);
        QFETCH(QString, message);
        QFETCH(QString, expected);
        const auto found = podFinding(
            waiting(reason, message),
            {{u"image"_s, u"r/x:1"_s}, {u"secret"_s, u"s3"_s}, {u"namespace"_s, u"jobs"_s}});
        QVERIFY(found.has_value());
        QCOMPARE(found->detail, expected);
        const CauseWords words = causeWords(*found);
        QVERIFY(!words.explanation.isEmpty() && !words.fixes.isEmpty());
    }

    void aPodThatOnlyWaitsHasNoFinding()
    {
        QVERIFY(!podFinding(waiting(u"ContainerCreating"_s, {}), {}).has_value());
    }

    void theCanaryReportsAndIsRemoved()
    {
        Fixture f;
        f.cluster.setLog(kGoodLog.split('\n'));
        CanaryJob job(*f.session, request(), Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        QSignalSpy reported(&job, &CanaryJob::reported);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(f.cluster.count(u"pods"_s), 1, 10'000);
        QVERIFY(f.cluster.seen("POST").first().body.contains("firesteel.dev/canary"));
        f.setStatus(job, ended(0));
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QVERIFY(job.result());
        QCOMPARE(reported.size(), 1);
        QCOMPARE(job.report().spark, u"4.1.1"_s);
        QVERIFY(job.findings().isEmpty());
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
    }

    void aFailureToStartIsAFindingAndThePodIsRemoved()
    {
        Fixture f;
        CanaryJob job(*f.session, request(), Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(f.cluster.count(u"pods"_s), 1, 10'000);
        const QJsonObject pull{{u"waiting"_s, QJsonObject{{u"reason"_s, u"ErrImagePull"_s},
                                                          {u"message"_s, u"manifest unknown"_s}}}};
        f.setStatus(job, {{u"phase"_s, u"Pending"_s},
                          {u"containerStatuses"_s,
                           QJsonArray{QJsonObject{{u"name"_s, u"canary"_s}, {u"state"_s, pull}}}}});
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QVERIFY(job.result());
        QCOMPARE(detailsOf(job.findings()), QStringList{u"image-not-found"_s});
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
    }

    void aRefusedPodIsAFinding()
    {
        Fixture f;
        f.cluster.refuse("POST", "/api/v1/namespaces/jobs/pods", 403, u"Forbidden"_s,
                         u"pods is forbidden: User \"a\" cannot create resource \"pods\""_s);
        CanaryJob job(*f.session, request(), Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QVERIFY(job.result());
        QCOMPARE(job.findings().first().cause, u"rbac-user"_s);
    }

    void cancellingRemovesThePod()
    {
        Fixture f;
        CanaryJob job(*f.session, request(), Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(f.cluster.count(u"pods"_s), 1, 10'000);
        job.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QCOMPARE(job.result().error().code, Errc::Cancelled);
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
    }

    void cancellingWhileThePodIsBeingMadeRemovesIt()
    {
        Fixture f;
        f.cluster.hold("POST", "/api/v1/namespaces/jobs/pods", "made");
        CanaryJob job(*f.session, request(), Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(f.cluster.count(u"pods"_s), 1, 10'000);
        job.cancel();
        f.cluster.proxy().open("made");
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QCOMPARE(job.result().error().code, Errc::Cancelled);
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
    }

    void aPodThatDoesNotEndIsGivenUpAndRemoved()
    {
        Fixture f;
        CanaryRequest impatient = request();
        impatient.startTimeout = std::chrono::seconds{0};
        CanaryJob job(*f.session, impatient, Fixture::quick());
        QSignalSpy finished(&job, &Job::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 10'000);
        QCOMPARE(job.result().error().code, Errc::StartTimeout);
        QCOMPARE(f.cluster.count(u"pods"_s), 0);
    }
};

QTEST_GUILESS_MAIN(TestCanary)
#include "tst_canary.moc"
