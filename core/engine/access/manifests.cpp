// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/access/manifests.h"

#include "core/data/yaml.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kRbacGroup = "rbac.authorization.k8s.io"_L1;

QJsonObject bareManifest(const kube::ResourceType &type, const QString &namespaceName,
                         const QString &name)
{
    QJsonObject metadata{
        {u"name"_s, name},
        {u"labels"_s, QJsonObject{{u"app.kubernetes.io/managed-by"_s, u"firesteel"_s}}}};
    if (!namespaceName.isEmpty())
        metadata.insert("namespace"_L1, namespaceName);
    return {
        {u"apiVersion"_s, type.apiVersion()}, {u"kind"_s, type.kind}, {u"metadata"_s, metadata}};
}

} // namespace

QJsonObject namespaceManifest(const QString &name)
{
    return bareManifest(kube::resources::Namespaces, {}, name);
}

QJsonObject accountManifest(const QString &namespaceName, const QString &name)
{
    return bareManifest(kube::resources::ServiceAccounts, namespaceName, name);
}

QJsonObject roleManifest(const QString &namespaceName, const QString &name,
                         const QList<PolicyRule> &rules)
{
    QJsonObject role = bareManifest(resources::Roles, namespaceName, name);
    role.insert("rules"_L1, rulesToJson(rules));
    return role;
}

QJsonObject bindingManifest(const QString &namespaceName, const QString &name,
                            const QString &roleKind, const QString &roleName,
                            const Subject &subject)
{
    QJsonObject who{{u"name"_s, subject.name}};
    switch (subject.kind) {
    case Subject::Kind::ServiceAccount:
        who.insert("kind"_L1, u"ServiceAccount"_s);
        who.insert("namespace"_L1, subject.namespaceName);
        break;
    case Subject::Kind::User:
        who.insert("kind"_L1, u"User"_s);
        who.insert("apiGroup"_L1, QString(kRbacGroup));
        break;
    case Subject::Kind::Group:
        who.insert("kind"_L1, u"Group"_s);
        who.insert("apiGroup"_L1, QString(kRbacGroup));
        break;
    }
    QJsonObject binding = bareManifest(resources::RoleBindings, namespaceName, name);
    binding.insert("roleRef"_L1, QJsonObject{{u"apiGroup"_s, QString(kRbacGroup)},
                                             {u"kind"_s, roleKind},
                                             {u"name"_s, roleName}});
    binding.insert("subjects"_L1, QJsonArray{who});
    return binding;
}

QJsonObject withoutServerFields(QJsonObject object)
{
    object.remove("status"_L1);
    QJsonObject metadata = object.value("metadata"_L1).toObject();
    for (const QLatin1StringView key :
         {"uid"_L1, "resourceVersion"_L1, "creationTimestamp"_L1, "generation"_L1,
          "managedFields"_L1, "selfLink"_L1, "ownerReferences"_L1, "finalizers"_L1})
        metadata.remove(key);
    QJsonObject annotations = metadata.value("annotations"_L1).toObject();
    annotations.remove("kubectl.kubernetes.io/last-applied-configuration"_L1);
    if (annotations.isEmpty())
        metadata.remove("annotations"_L1);
    else
        metadata.insert("annotations"_L1, annotations);
    object.insert("metadata"_L1, metadata);
    return object;
}

QByteArray manifestsYaml(const QList<QJsonObject> &objects)
{
    QByteArray text;
    for (const QJsonObject &one : objects) {
        if (!text.isEmpty())
            text += "---\n";
        text += data::writeYaml(one);
    }
    return text;
}

QList<DiffLine> lineDiff(const QString &before, const QString &after)
{
    constexpr qsizetype most = 2000;
    const auto linesOf = [](const QString &text) {
        QStringList lines = text.split(u'\n');
        if (lines.last().isEmpty())
            lines.removeLast();
        return lines;
    };
    const QStringList a = linesOf(before);
    const QStringList b = linesOf(after);
    const auto n = size_t(a.size());
    const auto m = size_t(b.size());
    QList<DiffLine> out;
    const bool small = a.size() <= most && b.size() <= most;
    // common[i][j]: how many lines a[i…] and b[j…] have in common, in order
    std::vector<std::vector<int>> common(small ? n + 1 : 0, std::vector<int>(small ? m + 1 : 0, 0));
    for (size_t i = small ? n : 0; i-- > 0;) {
        for (size_t j = m; j-- > 0;)
            common[i][j] = a[qsizetype(i)] == b[qsizetype(j)]
                               ? common[i + 1][j + 1] + 1
                               : std::max(common[i + 1][j], common[i][j + 1]);
    }
    size_t i = 0;
    size_t j = 0;
    while (i < n || j < m) {
        if (i < n && j < m && a[qsizetype(i)] == b[qsizetype(j)]) {
            out.append({DiffLine::Kind::Same, a[qsizetype(i++)]});
            ++j;
        } else if (i < n && (j == m || !small || common[i + 1][j] >= common[i][j + 1])) {
            out.append({DiffLine::Kind::Removed, a[qsizetype(i++)]});
        } else {
            out.append({DiffLine::Kind::Added, b[qsizetype(j++)]});
        }
    }
    return out;
}

} // namespace firesteel::engine
