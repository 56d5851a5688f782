// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QString>

#include <compare>
#include <memory>

namespace firesteel::kube {

/// One kind of thing an API server keeps: where its collection lives and what its items are called.
struct ResourceType {
    QString group; ///< empty: the core group
    QString version;
    QString plural;
    QString kind;
    bool namespaced = true;

    [[nodiscard]] QString apiVersion() const;
    bool operator==(const ResourceType &) const = default;
};

/// The types that Firesteel names itself; others come from discovery.
namespace resources {
extern const ResourceType Pods;
extern const ResourceType Services;
extern const ResourceType ConfigMaps;
extern const ResourceType Secrets;
extern const ResourceType Events;
extern const ResourceType PersistentVolumeClaims;
extern const ResourceType ServiceAccounts;
extern const ResourceType Namespaces;
extern const ResourceType Nodes;
extern const ResourceType ResourceQuotas;
extern const ResourceType LimitRanges;
extern const ResourceType SelfSubjectAccessReviews;
extern const ResourceType SelfSubjectReviews;
/// The type of an object's apiVersion and kind, if it is one of the above; nullptr otherwise.
[[nodiscard]] const ResourceType *find(QStringView apiVersion, QStringView kind);
} // namespace resources

/// Identity of an object within one type's collection. The uid is not part of it (kube-client
/// §4.6).
struct ObjectKey {
    QString namespaceName; ///< empty for cluster-wide objects
    QString name;
    auto operator<=>(const ObjectKey &) const = default;
    bool operator==(const ObjectKey &) const = default;
};

inline size_t qHash(const ObjectKey &key, size_t seed = 0) noexcept
{
    return qHashMulti(seed, key.namespaceName, key.name);
}

/// What is needed to address one object.
struct ObjectRef {
    ResourceType type;
    QString namespaceName;
    QString name;
    bool operator==(const ObjectRef &) const = default;
};

/// One object as the server sent it, without metadata.managedFields. Made on the I/O thread and
/// never changed afterwards, so that every thread may hold and read it (see ObjectPtr).
struct Object {
    QString apiVersion;
    QString kind;
    QString namespaceName;
    QString name;
    QString uid;
    QString resourceVersion; ///< opaque: compare for equality only
    QJsonObject body;

    [[nodiscard]] ObjectKey key() const { return {namespaceName, name}; }
    [[nodiscard]] QJsonObject metadata() const;
    [[nodiscard]] QJsonObject spec() const;
    [[nodiscard]] QJsonObject status() const;
    [[nodiscard]] QString label(const QString &key) const;      ///< empty if there is none
    [[nodiscard]] QString annotation(const QString &key) const; ///< empty if there is none
    [[nodiscard]] bool deleting() const;                        ///< a deletionTimestamp is set
    [[nodiscard]] QDateTime created() const;                    ///< UTC; invalid if missing
};

using ObjectPtr = std::shared_ptr<const Object>;

/// Takes an object apart. Items of a typed list carry neither apiVersion nor kind: those of `type`
/// are filled in, in the body too. nullptr if there is no metadata.name.
[[nodiscard]] ObjectPtr makeObject(QJsonObject body, const ResourceType &type);

} // namespace firesteel::kube
