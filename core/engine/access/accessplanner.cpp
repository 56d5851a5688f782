// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/access/accessplanner.h"

#include "core/engine/access/accessmatrixjob.h"

#include <algorithm>

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;
using Action = AccessStep::Action;
using Part = AccessStep::Part;

namespace {

QString referredRole(const QJsonObject &binding, QLatin1StringView kind)
{
    const QJsonObject reference = binding.value("roleRef"_L1).toObject();
    return reference.value("kind"_L1).toString() == kind ? reference.value("name"_L1).toString()
                                                         : QString();
}

ObjectPtr named(const Result<QList<ObjectPtr>> &objects, const QString &name)
{
    if (!objects)
        return nullptr;
    const auto found = std::ranges::find_if(
        *objects, [&](const ObjectPtr &object) { return object->name == name; });
    return found == objects->end() ? nullptr : *found;
}

/// The end of a user's name as a part of an object's name: "alice" of "alice@example.com".
QString slugOf(const Subject &subject)
{
    QString slug;
    for (const QChar c : subject.name.toLower()) {
        const bool plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (plain)
            slug.append(c);
        else if (!slug.isEmpty() && !slug.endsWith(u'-'))
            slug.append(u'-');
    }
    slug.truncate(40);
    while (slug.endsWith(u'-'))
        slug.chop(1);
    return slug.isEmpty() ? u"user"_s : slug;
}

QList<kube::Right> neededRights(const QList<kube::SparkRight> &rights)
{
    QList<kube::Right> needed;
    for (const kube::SparkRight &one : rights) {
        if (one.need != kube::SparkRight::Need::Feature)
            needed.append(one.right);
    }
    return needed;
}

} // namespace

AccessPlanner::AccessPlanner(const AccessRequest &request, const AccessSight &sight)
    : m_request(request), m_sight(sight)
{}

AccessPlan AccessPlanner::plan()
{
    m_plan.request = m_request;
    m_plan.user = m_sight.user;
    addNamespace();
    addAccount();
    addDriver();
    addSubmitter();
    addFindings();
    return m_plan;
}

AccessStep AccessPlanner::step(Part part, const kube::ResourceType &type, const QString &name) const
{
    AccessStep one;
    one.part = part;
    one.type = type;
    one.name = name;
    if (type.namespaced)
        one.namespaceName = m_request.namespaceName;
    return one;
}

void AccessPlanner::addNamespace()
{
    AccessStep one = step(Part::Namespace, kube::resources::Namespaces, m_request.namespaceName);
    one.after = namespaceManifest(m_request.namespaceName);
    if (m_sight.namespaceObject) {
        one.before = withoutServerFields((*m_sight.namespaceObject)->body);
        one.before.remove("spec"_L1); // its finalizers are the server's
        one.after = one.before;
    } else {
        one.action = m_sight.namespaceObject.error().code == Errc::NotFound ? Action::Create
                                                                            : Action::Unknown;
        // Whatever was seen in it shows that it is there.
        if (one.action == Action::Unknown && m_sight.account)
            one.action = Action::Nothing;
    }
    m_plan.steps.append(one);
}

void AccessPlanner::addAccount()
{
    AccessStep one = step(Part::Account, kube::resources::ServiceAccounts, m_request.account);
    one.after = accountManifest(m_request.namespaceName, m_request.account);
    if (m_sight.account) {
        one.before = withoutServerFields((*m_sight.account)->body);
        one.after = one.before;
    } else {
        const Errc code = m_sight.account.error().code;
        one.action = code == Errc::NotFound || code == Errc::NamespaceMissing ? Action::Create
                                                                              : Action::Unknown;
    }
    m_plan.steps.append(one);
}

QList<kube::Right> AccessPlanner::givenMissing(const Subject &subject,
                                               const QList<kube::Right> &wanted) const
{
    QList<PolicyRule> rules;
    const auto collect = [&](const Result<QList<ObjectPtr>> &bindings) {
        for (const ObjectPtr &binding : bindings.value_or(QList<ObjectPtr>())) {
            if (!concerns(binding->body, subject))
                continue;
            ObjectPtr role = named(m_sight.roles, referredRole(binding->body, "Role"_L1));
            if (!role)
                role = named(m_sight.clusterRoles, referredRole(binding->body, "ClusterRole"_L1));
            if (role)
                rules += rulesOf(role->body);
        }
    };
    collect(m_sight.bindings);
    collect(m_sight.clusterBindings);
    return missingRights(wanted, rules);
}

QList<kube::Right> AccessPlanner::driverMissing()
{
    const QList<kube::Right> wanted = kube::rightsOf(kube::driverRights(m_request.options));
    m_plan.driverKnown = m_sight.driverMissing.has_value() || (m_sight.roles && m_sight.bindings);
    if (m_sight.driverMissing)
        return *m_sight.driverMissing;
    const Subject account{Subject::Kind::ServiceAccount, m_request.account,
                          m_request.namespaceName};
    return m_plan.driverKnown ? givenMissing(account, wanted) : wanted;
}

void AccessPlanner::addDriver()
{
    const Subject account{Subject::Kind::ServiceAccount, m_request.account,
                          m_request.namespaceName};
    m_plan.driverMissing = driverMissing();
    const QString name = m_request.account + u"-driver"_s;
    const Grantee grantee{account,
                          name,
                          name,
                          Part::DriverRole,
                          Part::DriverBinding,
                          m_plan.driverMissing,
                          kube::rightsOf(kube::driverRights(m_request.options))};
    if (m_plan.driverMissing.isEmpty())
        keep(grantee);
    else if (m_request.grant == AccessRequest::Grant::EditClusterRole)
        addWideBinding(account);
    else
        grant(grantee);
}

void AccessPlanner::addWideBinding(const Subject &account)
{
    const QString name = m_request.account + u"-edit"_s;
    const QList<kube::Right> &missing = m_plan.driverMissing;
    addBinding({account, name, name, Part::DriverRole, Part::DriverBinding, missing, missing},
               u"ClusterRole"_s, u"edit"_s, true);
}

void AccessPlanner::addSubmitter()
{
    if (!m_request.forSubmitter)
        return;
    const QList<kube::Right> wanted = neededRights(kube::submitterRights());
    const Subject subject = m_request.submitter.value_or(Subject::ofUser(m_sight.user));
    if (m_sight.submitterMissing) {
        for (const kube::Right &right : *m_sight.submitterMissing) {
            if (wanted.contains(right))
                m_plan.submitterMissing.append(right);
        }
    } else {
        m_plan.submitterMissing = givenMissing(subject, wanted);
    }
    if (m_plan.submitterMissing.isEmpty() || subject.name.isEmpty())
        return;
    grant({subject, u"spark-submitter"_s, u"spark-submitter-"_s + slugOf(subject), Part::UserRole,
           Part::UserBinding, m_plan.submitterMissing, wanted});
}

/// The rights are there already: shows by what.
void AccessPlanner::keep(const Grantee &grantee)
{
    for (const ObjectPtr &binding : m_sight.bindings.value_or(QList<ObjectPtr>())) {
        if (!concerns(binding->body, grantee.subject))
            continue;
        const ObjectPtr role = named(m_sight.roles, referredRole(binding->body, "Role"_L1));
        if (role) {
            AccessStep one = step(grantee.rolePart, resources::Roles, role->name);
            one.before = one.after = withoutServerFields(role->body);
            m_plan.steps.append(one);
        }
        AccessStep one = step(grantee.bindingPart, resources::RoleBindings, binding->name);
        one.before = one.after = withoutServerFields(binding->body);
        m_plan.steps.append(one);
    }
}

void AccessPlanner::grant(const Grantee &grantee)
{
    if (const ObjectPtr own = ownRole(grantee.subject)) {
        patchRole(grantee, own);
        const ObjectPtr binding = bindingOf(own->name, grantee.subject);
        AccessStep one = step(grantee.bindingPart, resources::RoleBindings, binding->name);
        one.before = one.after = withoutServerFields(binding->body);
        m_plan.steps.append(one);
        return;
    }
    addRole(grantee);
    addBinding(grantee, u"Role"_s, m_plan.steps.last().name, false);
}

/// A Role that is bound to the subject and to nobody else: what is added to it nobody else gets.
ObjectPtr AccessPlanner::ownRole(const Subject &subject) const
{
    for (const ObjectPtr &role : m_sight.roles.value_or(QList<ObjectPtr>())) {
        if (bindingOf(role->name, subject) && !sharedWithOthers(role->name, subject))
            return role;
    }
    return nullptr;
}

ObjectPtr AccessPlanner::bindingOf(const QString &roleName, const Subject &subject) const
{
    for (const ObjectPtr &binding : m_sight.bindings.value_or(QList<ObjectPtr>())) {
        if (referredRole(binding->body, "Role"_L1) == roleName && concerns(binding->body, subject))
            return binding;
    }
    return nullptr;
}

bool AccessPlanner::sharedWithOthers(const QString &roleName, const Subject &subject) const
{
    for (const ObjectPtr &binding : m_sight.bindings.value_or(QList<ObjectPtr>())) {
        if (referredRole(binding->body, "Role"_L1) != roleName)
            continue;
        const QJsonArray subjects = binding->body.value("subjects"_L1).toArray();
        for (const QJsonValue one : subjects) {
            const QJsonObject alone{{u"subjects"_s, QJsonArray{one}}};
            const bool group =
                one["kind"_L1].toString() == "Group"_L1 && subject.kind != Subject::Kind::Group;
            if (group || !concerns(alone, subject))
                return true;
        }
    }
    return false;
}

void AccessPlanner::patchRole(const Grantee &grantee, const ObjectPtr &role)
{
    AccessStep one = step(grantee.rolePart, resources::Roles, role->name);
    one.action = Action::Patch;
    one.resourceVersion = role->resourceVersion;
    one.before = withoutServerFields(role->body);
    one.after = one.before;
    one.adds = grantee.missing;
    QJsonArray rules = one.before.value("rules"_L1).toArray();
    for (const QJsonValue rule : rulesToJson(rulesFor(grantee.missing)))
        rules.append(rule);
    one.after.insert("rules"_L1, rules);
    m_plan.steps.append(one);
}

void AccessPlanner::addRole(const Grantee &grantee)
{
    const ObjectPtr there = named(m_sight.roles, grantee.roleName);
    if (there && missingRights(grantee.missing, rulesOf(there->body)).isEmpty()) {
        AccessStep one = step(grantee.rolePart, resources::Roles, there->name);
        one.before = one.after = withoutServerFields(there->body);
        m_plan.steps.append(one);
        return;
    }
    AccessStep one =
        step(grantee.rolePart, resources::Roles, freeName(m_sight.roles, grantee.roleName));
    one.action = m_sight.roles ? Action::Create : Action::Unknown;
    one.adds = grantee.missing;
    // One of that name may be there unseen: what is applied over it must not take a right away.
    one.after = roleManifest(m_request.namespaceName, one.name,
                             rulesFor(m_sight.roles ? grantee.missing : grantee.all));
    m_plan.steps.append(one);
}

void AccessPlanner::addBinding(const Grantee &grantee, const QString &roleKind,
                               const QString &roleName, bool wide)
{
    AccessStep one = step(grantee.bindingPart, resources::RoleBindings, grantee.bindingName);
    one.wide = wide;
    if (wide)
        one.adds = grantee.missing;
    const ObjectPtr there = named(m_sight.bindings, grantee.bindingName);
    const bool same =
        there && referredRole(there->body, QLatin1StringView(roleKind.toLatin1())) == roleName;
    if (same && concerns(there->body, grantee.subject)) {
        one.before = one.after = withoutServerFields(there->body);
        m_plan.steps.append(one);
        return;
    }
    // What a binding refers to cannot be changed; and whom it names stays.
    if (there)
        one.name = freeName(m_sight.bindings, grantee.bindingName);
    one.action = m_sight.bindings ? Action::Create : Action::Unknown;
    one.after =
        bindingManifest(m_request.namespaceName, one.name, roleKind, roleName, grantee.subject);
    m_plan.steps.append(one);
}

QString AccessPlanner::freeName(const Result<QList<ObjectPtr>> &taken, const QString &wanted) const
{
    QString name = wanted;
    for (int n = 2; named(taken, name); ++n)
        name = wanted + u'-' + QString::number(n);
    return name;
}

void AccessPlanner::addFindings()
{
    const QString &where = m_request.namespaceName;
    if (!m_sight.namespaceObject && m_sight.namespaceObject.error().code == Errc::NotFound) {
        m_plan.findings.append(finding("namespace-missing"_L1, {{u"namespace"_s, where}}));
    } else if (!m_sight.account && m_sight.account.error().code == Errc::NotFound) {
        m_plan.findings.append(
            finding("service-account-missing"_L1, {{u"namespace"_s, where},
                                                   {u"account"_s, m_request.account},
                                                   {u"serviceAccount"_s, m_request.account}}));
    } else if (m_plan.driverKnown) {
        const Subject account{Subject::Kind::ServiceAccount, m_request.account, where};
        m_plan.findings += driverFindings(account, where, m_plan.driverMissing);
    }
    const QString who = m_request.submitter ? m_request.submitter->userName() : m_sight.user;
    m_plan.findings += submitterFindings(who, where, m_plan.submitterMissing);
}

AccessPlan makeAccessPlan(const AccessRequest &request, const AccessSight &sight)
{
    return AccessPlanner(request, sight).plan();
}

} // namespace firesteel::engine
