// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/yaml.h"
#include "core/engine/access/accessplan.h"
#include "core/engine/access/manifests.h"
#include "core/engine/access/rbac.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;
using kube::Right;

namespace {

QList<PolicyRule> rules(const QStringList &groups, const QStringList &resourceList,
                        const QStringList &verbs, const QStringList &names = {})
{
    return {{groups, resourceList, names, verbs}};
}

Right right(const QString &verb, const QString &resource, const QString &group = {})
{
    return {group, resource, verb};
}

kube::ObjectPtr made(const kube::ResourceType &type, QJsonObject body)
{
    QJsonObject metadata = body.value("metadata"_L1).toObject();
    metadata.insert("resourceVersion"_L1, u"7"_s);
    metadata.insert("uid"_L1, u"u"_s);
    body.insert("metadata"_L1, metadata);
    return kube::makeObject(body, type);
}

const Subject spark{Subject::Kind::ServiceAccount, u"spark"_s, u"jobs"_s};

AccessRequest request()
{
    AccessRequest wanted;
    wanted.namespaceName = u"jobs"_s;
    return wanted;
}

/// Everything is there and readable, but for a Role that lacks the given rights.
AccessSight sightWithout(const QList<Right> &lacking)
{
    QList<Right> rights = kube::rightsOf(kube::driverRights());
    for (const Right &one : lacking)
        rights.removeAll(one);
    AccessSight sight;
    sight.user = u"alice"_s;
    sight.namespaceObject = made(kube::resources::Namespaces, namespaceManifest(u"jobs"_s));
    sight.account = made(kube::resources::ServiceAccounts, accountManifest(u"jobs"_s, u"spark"_s));
    sight.roles = QList<kube::ObjectPtr>{
        made(engine::resources::Roles, roleManifest(u"jobs"_s, u"team-spark"_s, rulesFor(rights)))};
    sight.bindings = QList<kube::ObjectPtr>{
        made(engine::resources::RoleBindings,
             bindingManifest(u"jobs"_s, u"team-spark"_s, u"Role"_s, u"team-spark"_s, spark))};
    sight.clusterRoles = QList<kube::ObjectPtr>();
    sight.clusterBindings = QList<kube::ObjectPtr>();
    sight.submitterMissing = QList<Right>();
    return sight;
}

QStringList actionsOf(const AccessPlan &plan)
{
    QStringList words;
    for (const AccessStep &step : plan.steps) {
        static const QStringList names{u"nothing"_s, u"create"_s, u"patch"_s, u"unknown"_s};
        words.append(names.at(int(step.action)) + u' ' + step.what());
    }
    return words;
}

} // namespace

class TestRbac : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesGiveAsTheAuthorizerDecides_data()
    {
        QTest::addColumn<QList<PolicyRule>>("given");
        QTest::addColumn<Right>("asked");
        QTest::addColumn<bool>("allowed");
        const QStringList core{QString()};
        QTest::newRow("the same") << rules(core, {u"pods"_s}, {u"get"_s})
                                  << right(u"get"_s, u"pods"_s) << true;
        QTest::newRow("other verb")
            << rules(core, {u"pods"_s}, {u"get"_s}) << right(u"list"_s, u"pods"_s) << false;
        QTest::newRow("other group")
            << rules({u"apps"_s}, {u"pods"_s}, {u"get"_s}) << right(u"get"_s, u"pods"_s) << false;
        QTest::newRow("any verb") << rules(core, {u"pods"_s}, {u"*"_s})
                                  << right(u"deletecollection"_s, u"pods"_s) << true;
        QTest::newRow("any group") << rules({u"*"_s}, {u"statefulsets"_s}, {u"get"_s})
                                   << right(u"get"_s, u"statefulsets"_s, u"apps"_s) << true;
        QTest::newRow("any resource")
            << rules(core, {u"*"_s}, {u"get"_s}) << right(u"get"_s, u"pods/log"_s) << true;
        QTest::newRow("subresource is its own")
            << rules(core, {u"pods"_s}, {u"get"_s}) << right(u"get"_s, u"pods/log"_s) << false;
        QTest::newRow("subresource of all")
            << rules(core, {u"*/log"_s}, {u"get"_s}) << right(u"get"_s, u"pods/log"_s) << true;
        QTest::newRow("subresource alone")
            << rules(core, {u"pods/log"_s}, {u"get"_s}) << right(u"get"_s, u"pods"_s) << false;
        QTest::newRow("named objects") << rules(core, {u"pods"_s}, {u"get"_s}, {u"one"_s})
                                       << right(u"get"_s, u"pods"_s) << false;
        QTest::newRow("no rule") << QList<PolicyRule>() << right(u"get"_s, u"pods"_s) << false;
    }

    void rulesGiveAsTheAuthorizerDecides()
    {
        QFETCH(QList<PolicyRule>, given);
        QFETCH(Right, asked);
        QFETCH(bool, allowed);
        QCOMPARE(missingRights({asked}, given).isEmpty(), allowed);
    }

    void fewestRulesGiveExactlyTheRights()
    {
        const QList<Right> wanted = kube::rightsOf(kube::driverRights());
        const QList<PolicyRule> made = rulesFor(wanted);
        QVERIFY(missingRights(wanted, made).isEmpty());
        int given = 0;
        for (const PolicyRule &rule : made)
            given += int(rule.resources.size() * rule.verbs.size());
        QCOMPARE(given, wanted.size());
        QVERIFY(made.size() < 5);
        QCOMPARE(rulesOf({{u"rules"_s, rulesToJson(made)}}), made);
    }

    void bindingsConcernByNameAndGroup()
    {
        const auto binding = [](const QString &kind, const QString &name, const QString &space) {
            return QJsonObject{{u"subjects"_s, QJsonArray{QJsonObject{{u"kind"_s, kind},
                                                                      {u"name"_s, name},
                                                                      {u"namespace"_s, space}}}}};
        };
        QVERIFY(concerns(binding(u"ServiceAccount"_s, u"spark"_s, u"jobs"_s), spark));
        QVERIFY(!concerns(binding(u"ServiceAccount"_s, u"spark"_s, u"other"_s), spark));
        QVERIFY(concerns(binding(u"User"_s, u"system:serviceaccount:jobs:spark"_s, {}), spark));
        QVERIFY(concerns(binding(u"Group"_s, u"system:serviceaccounts:jobs"_s, {}), spark));
        QVERIFY(!concerns(binding(u"Group"_s, u"system:masters"_s, {}), spark));
        const Subject alice = Subject::ofUser(u"alice"_s);
        QVERIFY(concerns(binding(u"User"_s, u"alice"_s, {}), alice));
        QCOMPARE(Subject::ofUser(u"system:serviceaccount:jobs:spark"_s), spark);
        QCOMPARE(spark.userName(), u"system:serviceaccount:jobs:spark"_s);
    }

    void exactlyWhatIsMissingIsProposed()
    {
        const QList<Right> lacking{right(u"patch"_s, u"pods"_s),
                                   right(u"deletecollection"_s, u"services"_s)};
        const AccessPlan plan = makeAccessPlan(request(), sightWithout(lacking));
        QCOMPARE(plan.driverMissing, lacking);
        QCOMPARE(actionsOf(plan),
                 (QStringList{u"nothing Namespace jobs"_s, u"nothing ServiceAccount spark"_s,
                              u"patch Role team-spark"_s, u"nothing RoleBinding team-spark"_s}));
        const AccessStep &step = plan.steps.at(2);
        QCOMPARE(step.adds, lacking);
        QCOMPARE(step.resourceVersion, u"7"_s);
        QStringList added;
        for (const DiffLine &line : step.diff()) {
            QVERIFY(line.kind != DiffLine::Kind::Removed);
            if (line.kind == DiffLine::Kind::Added)
                added.append(line.text.trimmed());
        }
        const QString all = added.join(u' ');
        QVERIFY(all.contains(u"- patch"_s) && all.contains(u"- deletecollection"_s));
        QVERIFY(!all.contains(u"create"_s) && !all.contains(u"configmaps"_s));
        QVERIFY(missingRights(kube::rightsOf(kube::driverRights()), rulesOf(step.after)).isEmpty());
        QCOMPARE(plan.findings.size(), 2);
        QCOMPARE(plan.findings.first().detail, u"rbac-driver-pods"_s);
        QVERIFY(!plan.complete());
        QVERIFY(plan.canApply());
    }

    void nothingIsProposedWhereNothingIsMissing()
    {
        const AccessPlan plan = makeAccessPlan(request(), sightWithout({}));
        QVERIFY(plan.complete());
        QVERIFY(!plan.canApply());
        QVERIFY(plan.findings.isEmpty());
        QVERIFY(writesOf(plan).isEmpty());
    }

    void aRoleThatOthersHaveIsNotWidened()
    {
        AccessSight sight = sightWithout({right(u"patch"_s, u"pods"_s)});
        sight.bindings->append(made(engine::resources::RoleBindings,
                                    bindingManifest(u"jobs"_s, u"bob"_s, u"Role"_s, u"team-spark"_s,
                                                    Subject::ofUser(u"bob"_s))));
        const AccessPlan plan = makeAccessPlan(request(), sight);
        QCOMPARE(actionsOf(plan).sliced(2), (QStringList{u"create Role spark-driver"_s,
                                                         u"create RoleBinding spark-driver"_s}));
        QCOMPARE(plan.steps.at(2).adds, QList<Right>{right(u"patch"_s, u"pods"_s)});
    }

    void takenNamesAreLeftAlone()
    {
        AccessSight sight = sightWithout({});
        sight.roles = QList<kube::ObjectPtr>{
            made(engine::resources::Roles, roleManifest(u"jobs"_s, u"spark-driver"_s,
                                                        rulesFor({right(u"get"_s, u"pods"_s)})))};
        sight.bindings = QList<kube::ObjectPtr>{
            made(engine::resources::RoleBindings,
                 bindingManifest(u"jobs"_s, u"spark-driver"_s, u"Role"_s, u"spark-driver"_s,
                                 Subject::ofUser(u"bob"_s)))};
        const AccessPlan plan = makeAccessPlan(request(), sight);
        QCOMPARE(actionsOf(plan).sliced(2), (QStringList{u"create Role spark-driver-2"_s,
                                                         u"create RoleBinding spark-driver-2"_s}));
    }

    void aClusterRoleCountsAndTheWideWayIsMarked()
    {
        AccessSight sight = sightWithout(kube::rightsOf(kube::driverRights()));
        AccessRequest wide = request();
        wide.grant = AccessRequest::Grant::EditClusterRole;
        const AccessPlan plan = makeAccessPlan(wide, sight);
        QCOMPARE(actionsOf(plan).sliced(2), QStringList{u"create RoleBinding spark-edit"_s});
        QVERIFY(plan.steps.last().wide);
        QVERIFY(plan.administratorText().contains(u"edit"_s));
        // and once it is there, nothing is missing
        sight.bindings->append(made(engine::resources::RoleBindings, plan.steps.last().after));
        sight.clusterRoles->append(
            made(engine::resources::ClusterRoles,
                 {{u"metadata"_s, QJsonObject{{u"name"_s, u"edit"_s}}},
                  {u"rules"_s, rulesToJson(rules({u"*"_s}, {u"*"_s}, {u"*"_s}))}}));
        QVERIFY(makeAccessPlan(request(), sight).driverMissing.isEmpty());
    }

    void withoutRightsEverythingIsInTheAdministratorsText()
    {
        AccessSight sight;
        sight.user = u"system:serviceaccount:jobs:me"_s;
        const Error forbidden(Errc::Forbidden);
        sight.namespaceObject = std::unexpected(forbidden);
        sight.account = std::unexpected(forbidden);
        sight.roles = std::unexpected(forbidden);
        sight.bindings = std::unexpected(forbidden);
        sight.submitterMissing = kube::rightsOf(kube::submitterRights());
        const AccessPlan plan = makeAccessPlan(request(), sight);
        QVERIFY(!plan.canApply());
        QVERIFY(!plan.driverKnown);
        QStringList asked;
        for (const kube::AccessQuestion &question : writesOf(plan))
            asked.append(question.verb + u' ' + question.resource);
        QVERIFY(asked.contains(u"create roles"_s) && asked.contains(u"create rolebindings"_s) &&
                asked.contains(u"create serviceaccounts"_s));
        const auto documents = data::readYaml(plan.yaml());
        QVERIFY(documents.has_value());
        QStringList kinds;
        for (const data::YamlNode &node : *documents)
            kinds.append(node.find(u"kind")->text + u' ' +
                         node.find(u"metadata")->find(u"name")->text);
        QCOMPARE(kinds,
                 (QStringList{u"Namespace jobs"_s, u"ServiceAccount spark"_s,
                              u"Role spark-driver"_s, u"RoleBinding spark-driver"_s,
                              u"Role spark-submitter"_s, u"RoleBinding spark-submitter-me"_s}));
        const QString text = plan.administratorText();
        for (const QString &part :
             {u"kubectl apply -f spark-access.yaml"_s, u"system:serviceaccount:jobs:me"_s,
              u"deletecollection"_s, u"pods/portforward"_s})
            QVERIFY2(text.contains(part), qPrintable(text));
        QVERIFY(!text.contains(u"secrets"_s)); // only what is needed
    }

    /// The administrator applies it over what one cannot see: it must not take a right away.
    void anUnseenRoleIsAskedForWhole()
    {
        AccessSight sight = sightWithout({});
        const Error forbidden(Errc::Forbidden);
        sight.roles = std::unexpected(forbidden);
        sight.bindings = std::unexpected(forbidden);
        const QList<Right> lacking{right(u"get"_s, u"pods/log"_s)};
        sight.submitterMissing = lacking;
        const AccessPlan plan = makeAccessPlan(request(), sight);
        QCOMPARE(plan.submitterMissing, lacking);
        const auto step =
            std::ranges::find(plan.steps, AccessStep::Part::UserRole, &AccessStep::part);
        QVERIFY(step != plan.steps.end());
        QCOMPARE(step->adds, lacking);
        QList<Right> wanted;
        for (const kube::SparkRight &one : kube::submitterRights()) {
            if (one.need != kube::SparkRight::Need::Feature)
                wanted.append(one.right);
        }
        QVERIFY(missingRights(wanted, rulesOf(step->after)).isEmpty());
        // and that it may replace more than is seen is said
        QVERIFY(step->mayReplace());
        QVERIFY(plan.yaml().contains("# Whether a Role of this name"));
        QVERIFY(data::readYaml(plan.yaml()).has_value());
        const QString text = plan.administratorText();
        QVERIFY2(text.contains(u"I may not see the Roles"_s), qPrintable(text));
        QVERIFY2(text.contains(QString(step->what() + u',')), qPrintable(text));
        QVERIFY2(!text.contains(u"takes nothing away"_s), qPrintable(text));
        AccessSight all = sightWithout({});
        all.submitterMissing = lacking;
        const AccessPlan seen = makeAccessPlan(request(), all);
        QVERIFY(!seen.yaml().contains('#'));
        QVERIFY(seen.administratorText().contains(u"takes nothing away"_s));
    }

    void differencesAreByLine()
    {
        using Kind = DiffLine::Kind;
        QCOMPARE(lineDiff(u"a\nb\nc\n"_s, u"a\nx\nc\nd\n"_s),
                 (QList<DiffLine>{{Kind::Same, u"a"_s},
                                  {Kind::Removed, u"b"_s},
                                  {Kind::Added, u"x"_s},
                                  {Kind::Same, u"c"_s},
                                  {Kind::Added, u"d"_s}}));
        QCOMPARE(lineDiff({}, u"a\n"_s), (QList<DiffLine>{{Kind::Added, u"a"_s}}));
    }
};

QTEST_GUILESS_MAIN(TestRbac)
#include "tst_rbac.moc"
