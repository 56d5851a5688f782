// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/access/rbac.h"

#include <QByteArray>

namespace firesteel::engine {

/// Objects as one applies them: nothing of the server's own in them. All carry the label
/// app.kubernetes.io/managed-by=firesteel, but for what was there before.
[[nodiscard]] QJsonObject namespaceManifest(const QString &name);
[[nodiscard]] QJsonObject accountManifest(const QString &namespaceName, const QString &name);
[[nodiscard]] QJsonObject roleManifest(const QString &namespaceName, const QString &name,
                                       const QList<PolicyRule> &rules);
/// `roleKind`: "Role" or "ClusterRole".
[[nodiscard]] QJsonObject bindingManifest(const QString &namespaceName, const QString &name,
                                          const QString &roleKind, const QString &roleName,
                                          const Subject &subject);

/// An object without what the server keeps in it (uid, versions, times, managed fields, status, the
/// annotation of kubectl), for people to read and for the next apply.
[[nodiscard]] QJsonObject withoutServerFields(QJsonObject object);

/// One YAML text with a document for each object.
[[nodiscard]] QByteArray manifestsYaml(const QList<QJsonObject> &objects);

/// One line of the difference of two texts.
struct DiffLine {
    enum class Kind { Same, Removed, Added };
    Kind kind = Kind::Same;
    QString text;
    bool operator==(const DiffLine &) const = default;
};
/// By longest common lines; texts beyond 2000 lines are told apart as a whole.
[[nodiscard]] QList<DiffLine> lineDiff(const QString &before, const QString &after);

} // namespace firesteel::engine
