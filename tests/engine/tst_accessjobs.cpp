// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/engine/access/accessmatrixjob.h"
#include "core/engine/access/accessplanjob.h"
#include "core/engine/access/accesssetupjob.h"
#include "tests/support/rightscluster.h"

#include <QSignalSpy>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;
using firesteel::test::RightsCluster;

namespace {

const QString kDriver = u"system:serviceaccount:jobs:spark"_s;
const QString kRbac = u"/apis/rbac.authorization.k8s.io/v1/namespaces/jobs/"_s;

struct Fixture {
    RightsCluster cluster;
    SystemClock clock;
    std::unique_ptr<ClusterSession> session;
    Fixture()
    {
        Connection connection;
        connection.endpoint = cluster.endpoint();
        connection.auth.token = "test-token";
        connection.namespaceName = u"jobs"_s;
        session = std::make_unique<ClusterSession>(connection, clock);
    }
    /// Namespace, account, and a Role that lacks the given rights.
    void furnish(const QList<kube::Right> &lacking)
    {
        QList<kube::Right> rights = kube::rightsOf(kube::driverRights());
        for (const kube::Right &one : lacking)
            rights.removeAll(one);
        cluster.put(u"/api/v1/namespaces/jobs"_s, namespaceManifest(u"jobs"_s));
        cluster.put(u"/api/v1/namespaces/jobs/serviceaccounts/spark"_s,
                    accountManifest(u"jobs"_s, u"spark"_s));
        cluster.put(kRbac + u"roles/spark"_s,
                    roleManifest(u"jobs"_s, u"spark"_s, rulesFor(rights)));
        cluster.put(kRbac + u"rolebindings/spark"_s,
                    bindingManifest(u"jobs"_s, u"spark"_s, u"Role"_s, u"spark"_s,
                                    {Subject::Kind::ServiceAccount, u"spark"_s, u"jobs"_s}));
    }
    static AccessRequest request()
    {
        AccessRequest wanted;
        wanted.namespaceName = u"jobs"_s;
        return wanted;
    }
};

/// The rule of an administrator; the driver may what its role says, but for these.
RightsCluster::Rule administrator(const QList<kube::Right> &driverLacks = {})
{
    return [driverLacks](const QString &user, const QString &verb, const QString &resource,
                         const QString &) {
        if (user == kDriver) {
            return !driverLacks.contains(kube::Right{{}, resource, verb}) &&
                   kube::rightsOf(kube::driverRights()).contains(kube::Right{{}, resource, verb});
        }
        return user == "alice"_L1;
    };
}

bool runs(Job &job)
{
    QSignalSpy finished(&job, &Job::finished);
    job.start();
    return QTest::qWaitFor([&] { return !finished.isEmpty(); }, 10'000);
}

} // namespace

class TestAccessJobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyClusterIsPlannedTriedAndSetUp()
    {
        Fixture f;
        f.cluster.setRule(administrator(kube::rightsOf(kube::driverRights())));
        AccessPlanJob look(*f.session, Fixture::request());
        QVERIFY(runs(look));
        QVERIFY(look.result());
        const AccessPlan &plan = look.plan();
        QCOMPARE(plan.steps.size(), 4);
        QVERIFY(plan.canApply());
        // Nothing of a namespace that is not there can be tried.
        QCOMPARE(plan.steps.at(0).state, AccessStep::State::DryRunPassed);
        QCOMPARE(plan.steps.at(2).state, AccessStep::State::DryRunSkipped);
        QVERIFY(f.cluster.written().isEmpty());
        AccessSetupJob setup(*f.session, plan);
        QVERIFY(runs(setup));
        QVERIFY(setup.result());
        QVERIFY(!setup.plan().canApply()); // it is done
        QCOMPARE(f.cluster.written(),
                 (QStringList{u"POST /api/v1/namespaces/jobs"_s,
                              u"POST /api/v1/namespaces/jobs/serviceaccounts/spark"_s,
                              QString(u"POST "_s + kRbac + u"roles/spark-driver"_s),
                              QString(u"POST "_s + kRbac + u"rolebindings/spark-driver"_s)}));
        f.cluster.setRule(administrator());
        AccessPlanJob again(*f.session, Fixture::request());
        QVERIFY(runs(again));
        QVERIFY(again.plan().complete());
    }

    void exactlyTheMissingVerbsAreAdded()
    {
        Fixture f;
        const QList<kube::Right> lacking{{{}, u"pods"_s, u"patch"_s},
                                         {{}, u"pods"_s, u"deletecollection"_s}};
        f.furnish(lacking);
        f.cluster.setRule(administrator(lacking));
        AccessPlanJob look(*f.session, Fixture::request());
        QVERIFY(runs(look));
        QCOMPARE(look.plan().driverMissing, lacking);
        QCOMPARE(f.cluster.dryRuns(), 1);
        AccessSetupJob setup(*f.session, look.plan());
        QVERIFY(runs(setup));
        QCOMPARE(f.cluster.written(), QStringList{QString(u"PATCH "_s + kRbac + u"roles/spark"_s)});
        const QList<PolicyRule> rules = rulesOf(f.cluster.object(kRbac + u"roles/spark"_s));
        QCOMPARE(rules.last(),
                 (PolicyRule{{QString()}, {u"pods"_s}, {}, {u"patch"_s, u"deletecollection"_s}}));
    }

    void aRoleThatChangedMeanwhileIsNotOverwritten()
    {
        Fixture f;
        const QList<kube::Right> lacking{{{}, u"pods"_s, u"patch"_s}};
        f.furnish(lacking);
        f.cluster.setRule(administrator(lacking));
        AccessPlanJob look(*f.session, Fixture::request());
        QVERIFY(runs(look));
        f.furnish(lacking); // another version
        AccessSetupJob setup(*f.session, look.plan());
        QVERIFY(runs(setup));
        QCOMPARE(setup.result().error().code, Errc::Conflict);
        QCOMPARE(setup.plan().steps.at(2).state, AccessStep::State::Failed);
        QVERIFY(f.cluster.written().isEmpty());
    }

    void withoutRightsEveryMissingVerbIsNamed()
    {
        Fixture f; // alice may nothing
        AccessPlanJob look(*f.session, Fixture::request());
        QVERIFY(runs(look));
        QVERIFY(look.result());
        const AccessPlan &plan = look.plan();
        QVERIFY(!plan.canApply());
        QVERIFY(!plan.mayNot.isEmpty());
        QStringList named;
        for (const kube::Right &one : plan.submitterMissing)
            named.append(one.text());
        for (const kube::SparkRight &one : kube::submitterRights()) {
            if (one.need != kube::SparkRight::Need::Feature)
                QVERIFY2(named.contains(one.right.text()), qPrintable(one.right.text()));
        }
        QVERIFY(plan.administratorText().contains(u"alice"_s));
        QCOMPARE(plan.findings.first().detail, u"rbac-user-pods"_s);
        QVERIFY(f.cluster.written().isEmpty());
        QCOMPARE(f.cluster.dryRuns(), 0);
    }

    void aRefusedDryRunStopsThePlan()
    {
        Fixture f;
        f.furnish({{{}, u"pods"_s, u"patch"_s}});
        // The review says yes, but the server does not hand out what one does not have oneself.
        bool reviewing = true;
        f.cluster.before = [&](const QByteArray &method, const QString &) {
            reviewing = method == "POST";
        };
        f.cluster.setRule(
            [&](const QString &user, const QString &verb, const QString &, const QString &) {
                return user != kDriver && (verb != "patch"_L1 || reviewing);
            });
        AccessPlanJob look(*f.session, Fixture::request());
        QVERIFY(runs(look));
        QVERIFY(!look.plan().canApply());
        QCOMPARE(look.plan().steps.at(2).state, AccessStep::State::Refused);
        QCOMPARE(look.plan().steps.at(2).error->code, Errc::Forbidden);
    }

    /// Somebody who is master of one namespace only may not "bind" each role.
    void theMasterOfANamespaceSetsItUp()
    {
        Fixture f;
        f.cluster.put(u"/api/v1/namespaces/jobs"_s, namespaceManifest(u"jobs"_s));
        bool set = false;
        f.cluster.setRule(
            [&set](const QString &user, const QString &verb, const QString &, const QString &) {
                return user == kDriver ? set : verb != "bind"_L1;
            });
        AccessPlanJob look(*f.session, Fixture::request());
        QVERIFY(runs(look));
        const AccessPlan &plan = look.plan();
        QCOMPARE(plan.steps.size(), 4);
        QCOMPARE(plan.steps.at(1).state, AccessStep::State::DryRunPassed);
        QCOMPARE(plan.steps.at(2).state, AccessStep::State::DryRunPassed);
        QCOMPARE(plan.steps.at(3).state, AccessStep::State::Planned); // its role is not there yet
        QVERIFY(plan.canApply());
        AccessSetupJob setup(*f.session, plan);
        QVERIFY(runs(setup));
        QVERIFY(setup.result());
        set = true;
        AccessPlanJob again(*f.session, Fixture::request());
        QVERIFY(runs(again));
        QVERIFY(again.plan().complete());
    }

    /// But where a binding refers to a role that nobody makes, the server's word counts.
    void aBindingThatCannotHoldStopsThePlan()
    {
        Fixture f;
        f.furnish({});
        AccessRequest wide = Fixture::request();
        wide.grant = AccessRequest::Grant::EditClusterRole;
        f.cluster.setRule([](const QString &user, const QString &verb, const QString &,
                             const QString &) { return user != kDriver && verb != "bind"_L1; });
        AccessPlanJob look(*f.session, wide);
        QVERIFY(runs(look));
        QCOMPARE(look.plan().steps.last().state, AccessStep::State::Refused);
        QVERIFY(!look.plan().canApply());
    }

    void theMatrixAsksTheServerAboutTheAccount()
    {
        Fixture f;
        f.cluster.setRule(administrator({{{}, u"configmaps"_s, u"create"_s}}));
        AccessMatrixJob job(*f.session, u"jobs"_s, u"spark"_s);
        QVERIFY(runs(job));
        QCOMPARE(job.matrix().method, AccessMatrix::Method::LocalReview);
        QCOMPARE(job.matrix().missing(), (QList<kube::Right>{{{}, u"configmaps"_s, u"create"_s}}));
        QCOMPARE(job.matrix().row(u"pods"_s, u"create"_s)->allowed, std::optional(true));
        const QList<Finding> findings =
            driverFindings(job.matrix().subject, u"jobs"_s, job.matrix().missing());
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings.first().detail, u"rbac-driver-configmaps"_s);
    }

    void elseTheMatrixImpersonates()
    {
        Fixture f;
        f.cluster.setRule(
            [](const QString &user, const QString &verb, const QString &resource, const QString &) {
                if (user == kDriver)
                    return resource == "pods"_L1;
                return verb == "impersonate"_L1;
            });
        AccessMatrixJob job(*f.session, u"jobs"_s, u"spark"_s);
        QVERIFY(runs(job));
        QCOMPARE(job.matrix().method, AccessMatrix::Method::Impersonation);
        QCOMPARE(job.matrix().row(u"pods"_s, u"create"_s)->allowed, std::optional(true));
        QCOMPARE(job.matrix().row(u"configmaps"_s, u"create"_s)->allowed, std::optional(false));
    }

    void elseTheMatrixSaysThatItCannotBeChecked()
    {
        Fixture f;
        AccessMatrixJob job(*f.session, u"jobs"_s, u"spark"_s);
        QVERIFY(runs(job));
        QVERIFY(job.result());
        QVERIFY(!job.matrix().known());
        QCOMPARE(job.matrix().error->code, Errc::Forbidden);
        QVERIFY(job.matrix().missing().isEmpty());
        for (const AccessMatrix::Row &row : job.matrix().rows)
            QVERIFY(!row.allowed.has_value());
    }

    void anyRightCanBeAskedFor()
    {
        const kube::Right secrets{{}, u"secrets"_s, u"get"_s};
        const kube::Right scale{u"apps"_s, u"statefulsets/scale"_s, u"patch"_s};
        for (const bool mayAsk : {true, false}) {
            Fixture f;
            f.cluster.setRule([mayAsk](const QString &user, const QString &verb,
                                       const QString &resource, const QString &) {
                if (user == kDriver)
                    return resource == "statefulsets/scale.apps"_L1 && verb == "patch"_L1;
                return mayAsk || verb == "impersonate"_L1;
            });
            AccessMatrixJob job(*f.session, u"jobs"_s, u"spark"_s);
            job.setRights({secrets, scale});
            QVERIFY(runs(job));
            QCOMPARE(job.matrix().method, mayAsk ? AccessMatrix::Method::LocalReview
                                                 : AccessMatrix::Method::Impersonation);
            QCOMPARE(job.matrix().rows.size(), 2);
            QCOMPARE(job.matrix().rows.at(0).allowed, std::optional(false));
            QCOMPARE(job.matrix().rows.at(1).allowed, std::optional(true));
            QCOMPARE(job.matrix().missing(), QList<kube::Right>{secrets});
        }
    }

    void oneselfIsAlwaysKnown()
    {
        Fixture f;
        f.cluster.setRule([](const QString &, const QString &, const QString &resource,
                             const QString &) { return resource == "pods/log"_L1; });
        AccessMatrixJob job(*f.session, u"jobs"_s);
        QVERIFY(runs(job));
        QCOMPARE(job.matrix().method, AccessMatrix::Method::Self);
        QCOMPARE(job.matrix().row(u"pods/log"_s, u"get"_s)->allowed, std::optional(true));
        qsizetype features = 0;
        for (const AccessMatrix::Row &row : job.matrix().rows)
            features += row.right.need == kube::SparkRight::Need::Feature;
        QCOMPARE(job.matrix().missing().size(), job.matrix().rows.size() - 1 - features);
        QCOMPARE(job.matrix().subject.name, u"alice"_s);
    }

    void cancellingEndsAtOnce()
    {
        Fixture f;
        AccessPlanJob look(*f.session, Fixture::request());
        QSignalSpy finished(&look, &Job::finished);
        look.start();
        look.cancel();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(look.result().error().code, Errc::Cancelled);
    }
};

QTEST_GUILESS_MAIN(TestAccessJobs)
#include "tst_accessjobs.moc"
