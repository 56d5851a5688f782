// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/rights.h"

#include "core/practice/fields.h"

#include <algorithm>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView kRbac = u"rbac.authorization.k8s.io";

bool listHas(const QJsonValue &list, const QString &wanted)
{
    const QJsonArray array = list.toArray();
    return array.contains(u"*"_s) || array.contains(wanted);
}

bool ruleGives(const QJsonObject &rule, const QJsonObject &asked)
{
    QString resource = asked.value("resource"_L1).toString();
    const QString sub = asked.value("subresource"_L1).toString();
    if (!sub.isEmpty())
        resource += u'/' + sub;
    const QJsonArray names = rule.value("resourceNames"_L1).toArray();
    const QString name = asked.value("name"_L1).toString();
    if (!names.isEmpty() && (name.isEmpty() || !names.contains(name)))
        return false;
    const bool resources =
        listHas(rule.value("resources"_L1), resource) ||
        (!sub.isEmpty() && rule.value("resources"_L1).toArray().contains(QString(u"*/"_s + sub)));
    return resources && listHas(rule.value("apiGroups"_L1), asked.value("group"_L1).toString()) &&
           listHas(rule.value("verbs"_L1), asked.value("verb"_L1).toString());
}

bool names(const QJsonObject &binding, const QString &user, const QStringList &groups)
{
    for (const QJsonValue value : binding.value("subjects"_L1).toArray()) {
        const QString kind = value["kind"_L1].toString();
        const QString name = value["name"_L1].toString();
        if (kind == "User"_L1 && name == user)
            return true;
        if (kind == "Group"_L1 && groups.contains(name))
            return true;
        if (kind == "ServiceAccount"_L1 &&
            user == "system:serviceaccount:"_L1 + value["namespace"_L1].toString() + u':' + name)
            return true;
    }
    return false;
}

bool roleGives(const ResourceStore &store, const QJsonObject &binding, const QJsonObject &asked)
{
    const QJsonObject reference = binding.value("roleRef"_L1).toObject();
    const bool wide = reference.value("kind"_L1).toString() == "ClusterRole"_L1;
    const ResourceType *type = findType(kRbac, u"v1", wide ? u"clusterroles" : u"roles");
    const EntryPtr role = store.find(*type, wide ? QString() : namespaceOf(binding),
                                     reference.value("name"_L1).toString());
    const QJsonArray rules = role ? role->object().value("rules"_L1).toArray() : QJsonArray();
    return std::ranges::any_of(
        rules, [&](const QJsonValue &rule) { return ruleGives(rule.toObject(), asked); });
}

} // namespace

bool rolesAllow(const ResourceStore &store, const QString &user, const QStringList &groups,
                const QJsonObject &attributes)
{
    const QString where = attributes.value("namespace"_L1).toString();
    for (const QStringView plural :
         {QStringView(u"rolebindings"), QStringView(u"clusterrolebindings")}) {
        const ResourceType *type = findType(kRbac, u"v1", plural);
        for (const auto &[key, entry] : store.all(*type)) {
            const QJsonObject &binding = entry->object();
            if (type->namespaced && namespaceOf(binding) != where)
                continue;
            if (names(binding, user, groups) && roleGives(store, binding, attributes))
                return true;
        }
    }
    return false;
}

} // namespace firesteel::practice
