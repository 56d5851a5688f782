// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace firesteel::practice {

/// One kind of object that the practice cluster keeps.
struct ResourceType {
    QString group; ///< empty: the core group
    QString version;
    QString kind;
    QString plural;
    QString singular;
    QStringList shortNames;
    bool namespaced = true;
    bool kept = true;         ///< false: a review, which is answered and forgotten
    bool echoDeleted = false; ///< DELETE answers with the object instead of a Status
    [[nodiscard]] QString apiVersion() const
    {
        return group.isEmpty() ? version : QString(group + u'/' + version);
    }
    /// "pods", "storageclasses.storage.k8s.io": as messages name it.
    [[nodiscard]] QString qualified() const
    {
        return group.isEmpty() ? plural : QString(plural + u'.' + group);
    }
};

/// All of them; the addresses stay valid for the process.
[[nodiscard]] const QList<ResourceType> &resourceTypes();
[[nodiscard]] const ResourceType *findType(QStringView group, QStringView version,
                                           QStringView plural);
/// One that is known to exist: "pods".
[[nodiscard]] const ResourceType &coreType(QStringView plural);
[[nodiscard]] QStringList apiGroups(); ///< without the core group

} // namespace firesteel::practice
