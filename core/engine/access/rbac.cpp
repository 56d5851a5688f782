// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/access/rbac.h"

#include <algorithm>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace resources {
const kube::ResourceType Roles{u"rbac.authorization.k8s.io"_s, u"v1"_s, u"roles"_s, u"Role"_s,
                               true};
const kube::ResourceType RoleBindings{u"rbac.authorization.k8s.io"_s, u"v1"_s, u"rolebindings"_s,
                                      u"RoleBinding"_s, true};
const kube::ResourceType ClusterRoles{u"rbac.authorization.k8s.io"_s, u"v1"_s, u"clusterroles"_s,
                                      u"ClusterRole"_s, false};
const kube::ResourceType ClusterRoleBindings{u"rbac.authorization.k8s.io"_s, u"v1"_s,
                                             u"clusterrolebindings"_s, u"ClusterRoleBinding"_s,
                                             false};
} // namespace resources

namespace {

constexpr QLatin1StringView kAccountPrefix = "system:serviceaccount:"_L1;

QStringList stringsOf(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue one : value.toArray())
        texts.append(one.toString());
    return texts;
}

bool holds(const QStringList &list, const QString &wanted)
{
    return list.contains("*"_L1) || list.contains(wanted);
}

bool holdsResource(const QStringList &list, const QString &wanted)
{
    if (holds(list, wanted))
        return true;
    const qsizetype slash = wanted.indexOf(u'/');
    return slash >= 0 && list.contains(QString(u'*' + wanted.sliced(slash)));
}

} // namespace

Subject Subject::ofUser(const QString &userName)
{
    if (userName.startsWith(kAccountPrefix)) {
        const QString rest = userName.sliced(kAccountPrefix.size());
        const qsizetype colon = rest.indexOf(u':');
        if (colon > 0)
            return {Kind::ServiceAccount, rest.sliced(colon + 1), rest.first(colon)};
    }
    return {Kind::User, userName, {}};
}

QString Subject::userName() const
{
    return kind == Kind::ServiceAccount ? QString(kAccountPrefix + namespaceName + u':' + name)
                                        : name;
}

QStringList Subject::impliedGroups() const
{
    if (kind != Kind::ServiceAccount)
        return {};
    return {u"system:serviceaccounts"_s, u"system:serviceaccounts:"_s + namespaceName,
            u"system:authenticated"_s};
}

QList<PolicyRule> rulesOf(const QJsonObject &role)
{
    QList<PolicyRule> rules;
    for (const QJsonValue value : role.value("rules"_L1).toArray()) {
        const QJsonObject rule = value.toObject();
        rules.append(PolicyRule{
            stringsOf(rule.value("apiGroups"_L1)), stringsOf(rule.value("resources"_L1)),
            stringsOf(rule.value("resourceNames"_L1)), stringsOf(rule.value("verbs"_L1))});
    }
    return rules;
}

QJsonArray rulesToJson(const QList<PolicyRule> &rules)
{
    QJsonArray array;
    for (const PolicyRule &rule : rules) {
        QJsonObject object{{u"apiGroups"_s, QJsonArray::fromStringList(rule.apiGroups)},
                           {u"resources"_s, QJsonArray::fromStringList(rule.resources)},
                           {u"verbs"_s, QJsonArray::fromStringList(rule.verbs)}};
        if (!rule.resourceNames.isEmpty())
            object.insert("resourceNames"_L1, QJsonArray::fromStringList(rule.resourceNames));
        array.append(object);
    }
    return array;
}

bool gives(const PolicyRule &rule, const kube::Right &right)
{
    return rule.resourceNames.isEmpty() && holds(rule.apiGroups, right.group) &&
           holdsResource(rule.resources, right.resource) && holds(rule.verbs, right.verb);
}

QList<kube::Right> missingRights(const QList<kube::Right> &wanted, const QList<PolicyRule> &rules)
{
    QList<kube::Right> missing;
    for (const kube::Right &right : wanted) {
        const bool given =
            std::ranges::any_of(rules, [&](const PolicyRule &rule) { return gives(rule, right); });
        if (!given && !missing.contains(right))
            missing.append(right);
    }
    return missing;
}

QList<PolicyRule> rulesFor(const QList<kube::Right> &rights)
{
    QList<PolicyRule> byResource; // one resource each, in the order of the rights
    for (const kube::Right &right : rights) {
        auto rule = std::ranges::find_if(byResource, [&](const PolicyRule &one) {
            return one.apiGroups.first() == right.group && one.resources.first() == right.resource;
        });
        if (rule == byResource.end())
            byResource.append(PolicyRule{{right.group}, {right.resource}, {}, {right.verb}});
        else if (!rule->verbs.contains(right.verb))
            rule->verbs.append(right.verb);
    }
    QList<PolicyRule> rules;
    for (const PolicyRule &one : byResource) {
        QStringList verbs = one.verbs;
        verbs.sort();
        auto same = std::ranges::find_if(rules, [&](const PolicyRule &rule) {
            QStringList theirs = rule.verbs;
            theirs.sort();
            return rule.apiGroups == one.apiGroups && theirs == verbs;
        });
        if (same == rules.end())
            rules.append(one);
        else
            same->resources += one.resources;
    }
    return rules;
}

bool concerns(const QJsonObject &binding, const Subject &subject)
{
    const QStringList groups = subject.impliedGroups();
    for (const QJsonValue value : binding.value("subjects"_L1).toArray()) {
        const QJsonObject one = value.toObject();
        const QString kind = one.value("kind"_L1).toString();
        const QString name = one.value("name"_L1).toString();
        switch (subject.kind) {
        case Subject::Kind::ServiceAccount:
            if (kind == "ServiceAccount"_L1 && name == subject.name &&
                one.value("namespace"_L1).toString() == subject.namespaceName)
                return true;
            if (kind == "User"_L1 && name == subject.userName())
                return true;
            break;
        case Subject::Kind::User:
            if (kind == "User"_L1 && name == subject.name)
                return true;
            break;
        case Subject::Kind::Group:
            if (kind == "Group"_L1 && name == subject.name)
                return true;
            break;
        }
        if (kind == "Group"_L1 && groups.contains(name))
            return true;
    }
    return false;
}

} // namespace firesteel::engine
