// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/objects.h"

#include <QHash>
#include <QSet>

namespace firesteel::practice {

/// What happens after a deletion: dependants of a gone owner are deleted, the finalizers "orphan"
/// and "foregroundDeletion" do their work, claims lose their protection, and a namespace that is
/// being terminated is emptied. All of it a moment later, as in a real cluster. Lives with the
/// world.
class GarbageCollector
{
public:
    GarbageCollector(Objects &objects, Timeline &timeline);

private:
    using Key = std::pair<const ResourceType *, QString>;
    void heard(const ChangePtr &change);
    void noteOwners(const Key &key, const QJsonObject &object, bool present);
    void ownerGone(const QString &uid);
    void checkOwners(const Key &key);
    void finalize(const Key &key);
    void emptyNamespace(const QString &name);
    void releaseDependants(const QString &uid);
    void dropFinalizer(const Place &place, QLatin1StringView finalizer);
    [[nodiscard]] EntryPtr find(const Key &key) const;
    [[nodiscard]] static Place placeOf(const ResourceType *type, const QJsonObject &object);

    Objects &m_objects;
    Timeline &m_timeline;
    QSet<QString> m_alive;                ///< uids
    QHash<QString, QSet<Key>> m_owned;    ///< by the owner's uid
    QHash<QString, QString> m_foreground; ///< dependants' owners that wait for them: uid to key
};

} // namespace firesteel::practice
