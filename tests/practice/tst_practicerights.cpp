// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/practice/practiceclient.h"

#include "core/engine/access/accessmatrixjob.h"
#include "core/engine/access/accessplanjob.h"
#include "core/engine/access/accesssetupjob.h"
#include "core/engine/canary/canaryjob.h"
#include "core/engine/preflight/preflightjob.h"

using namespace firesteel;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using firesteel::test::PracticeClient;

namespace {

struct Fixture {
    PracticeClient client;
    SystemClock clock;
    engine::ClusterSession session{client.connection, clock};

    bool runs(engine::Job &job)
    {
        QSignalSpy finished(&job, &engine::Job::finished);
        job.start();
        return QTest::qWaitFor(
            [&] {
                client.cluster.advance(200ms);
                return !finished.isEmpty();
            },
            30'000);
    }
};

} // namespace

/// Namespace, account and rights, and "Can Spark run here?", on the practice cluster.
class TestPracticeRights : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSeededAccountHasWhatADriverNeeds()
    {
        Fixture f;
        engine::AccessMatrixJob job(f.session, u"spark"_s, u"spark"_s);
        QVERIFY(f.runs(job));
        QCOMPARE(job.matrix().method, engine::AccessMatrix::Method::LocalReview);
        QVERIFY(job.matrix().missing().isEmpty());
        engine::AccessMatrixJob other(f.session, u"spark"_s, u"default"_s);
        QVERIFY(f.runs(other));
        QCOMPARE(other.matrix().missing().size(), other.matrix().rows.size());
    }

    void aNewNamespaceIsSetUp()
    {
        Fixture f;
        engine::AccessRequest request;
        request.namespaceName = u"team"_s;
        engine::AccessPlanJob look(f.session, request);
        QVERIFY(f.runs(look));
        QVERIFY(look.plan().canApply());
        engine::AccessSetupJob setup(f.session, look.plan());
        QVERIFY(f.runs(setup));
        QVERIFY(setup.result());
        engine::AccessPlanJob again(f.session, request);
        QVERIFY(f.runs(again));
        QVERIFY(again.plan().complete());
    }

    void aVerbTakenAwayIsProposedAlone()
    {
        Fixture f;
        const QByteArray role =
            "/apis/rbac.authorization.k8s.io/v1/namespaces/spark/roles/spark-driver";
        (void)f.client.patch(
            role, "application/merge-patch+json",
            "{\"rules\":[{\"apiGroups\":[\"\"],\"resources\":[\"pods\",\"services\","
            "\"configmaps\",\"persistentvolumeclaims\"],\"verbs\":[\"create\",\"get\","
            "\"list\",\"watch\",\"delete\",\"deletecollection\"]}]}");
        engine::AccessRequest request;
        request.namespaceName = u"spark"_s;
        engine::AccessPlanJob look(f.session, request);
        QVERIFY(f.runs(look));
        QCOMPARE(kube::rightsText(look.plan().driverMissing), u"patch pods"_s);
        engine::AccessSetupJob setup(f.session, look.plan());
        QVERIFY(f.runs(setup));
        QVERIFY(setup.result());
        engine::AccessMatrixJob matrix(f.session, u"spark"_s, u"spark"_s);
        QVERIFY(f.runs(matrix));
        QVERIFY(matrix.matrix().missing().isEmpty());
    }

    void sparkCanRunThere()
    {
        Fixture f;
        engine::PreflightRequest request;
        request.namespaceName = u"spark"_s;
        engine::PreflightJob job(f.session, request);
        QVERIFY(f.runs(job));
        QVERIFY(job.result());
        for (const engine::PreflightItem &item : job.items()) {
            if (item.id != "image"_L1)
                QVERIFY2(item.state == engine::PreflightState::Ok, qPrintable(item.id));
        }
    }

    void theCanarySings()
    {
        Fixture f;
        engine::CanaryRequest request;
        request.namespaceName = u"spark"_s;
        request.image = u"apache/spark:4.1.1"_s;
        engine::RetryTuning tuning;
        tuning.look = 20ms;
        engine::CanaryJob job(f.session, request, tuning);
        QVERIFY(f.runs(job));
        QVERIFY2(job.result(), qPrintable(job.result() ? QString() : job.result().error().detail));
        QCOMPARE(job.report().spark, u"4.1.1"_s);
        QVERIFY(job.findings().isEmpty());
        QCOMPARE(f.client.get("/api/v1/namespaces/spark/pods/" + job.podName().toLatin1()).status,
                 404);
        request.account = u"default"_s;
        engine::CanaryJob poor(f.session, request, tuning);
        QVERIFY(f.runs(poor));
        QCOMPARE(poor.findings().first().detail, u"rbac-driver-pods"_s);
    }
};

QTEST_GUILESS_MAIN(TestPracticeRights)
#include "tst_practicerights.moc"
