// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/object.h"
#include "core/kube/check/sparkrights.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace firesteel::engine {

namespace resources {
extern const kube::ResourceType Roles;
extern const kube::ResourceType RoleBindings;
extern const kube::ResourceType ClusterRoles;
extern const kube::ResourceType ClusterRoleBindings;
} // namespace resources

/// Whom a binding names.
struct Subject {
    enum class Kind { ServiceAccount, User, Group };
    Kind kind = Kind::ServiceAccount;
    QString name;
    QString namespaceName; ///< of a service account
    bool operator==(const Subject &) const = default;

    /// The subject for a user name as the API server gives it: "system:serviceaccount:NS:NAME" is
    /// an account.
    [[nodiscard]] static Subject ofUser(const QString &userName);
    /// How the API server names it: "system:serviceaccount:spark:spark", "alice".
    [[nodiscard]] QString userName() const;
    /// The groups that every service account of that namespace has; none for a user or group.
    [[nodiscard]] QStringList impliedGroups() const;
};

/// A rule of a Role (rbac.authorization.k8s.io/v1, PolicyRule).
struct PolicyRule {
    QStringList apiGroups;
    QStringList resources;
    QStringList resourceNames; ///< not empty: only for these objects
    QStringList verbs;
    bool operator==(const PolicyRule &) const = default;
};
[[nodiscard]] QList<PolicyRule> rulesOf(const QJsonObject &role);
[[nodiscard]] QJsonArray rulesToJson(const QList<PolicyRule> &rules);

/// Whether a rule gives a right without a condition, as the API server's authorizer decides it:
/// "*" for groups, resources and verbs, "*/log" for a subresource of everything; "pods" does not
/// give "pods/log". A rule with resourceNames gives none of ours, which concern any object.
[[nodiscard]] bool gives(const PolicyRule &rule, const kube::Right &right);
/// Those of `wanted` that no rule gives, in their order.
[[nodiscard]] QList<kube::Right> missingRights(const QList<kube::Right> &wanted,
                                               const QList<PolicyRule> &rules);
/// The fewest rules that give exactly these rights: one for each set of verbs and group.
[[nodiscard]] QList<PolicyRule> rulesFor(const QList<kube::Right> &rights);

/// Whether a RoleBinding or ClusterRoleBinding of that body concerns the subject, by its name or by
/// a group that it has.
[[nodiscard]] bool concerns(const QJsonObject &binding, const Subject &subject);

} // namespace firesteel::engine
