// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/objectstore.h"

namespace firesteel::store {

using kube::ObjectPtr;
using kube::WatchDelta;

void ObjectStore::apply(const Delivery &delivery)
{
    if (!delivery.steps.isEmpty())
        Q_EMIT steps(delivery.steps);
    for (const auto &[type, deltas] : delivery.deltas) {
        StoreDiff diff;
        diff.type = type;
        Objects &objects = m_types[type];
        for (const WatchDelta &delta : deltas)
            applyOne(objects, delta, diff);
        if (!diff.isEmpty())
            Q_EMIT changed(diff);
    }
    for (const auto &[type, state] : delivery.states) {
        m_states.insert_or_assign(type, state);
        Q_EMIT stateChanged(type, state);
    }
}

void ObjectStore::applyOne(Objects &objects, const WatchDelta &delta, StoreDiff &diff)
{
    const auto found = objects.find(delta.object->key());
    const ObjectPtr before = found == objects.end() ? nullptr : *found;
    if (delta.kind == WatchDelta::Kind::Deleted) {
        // A deletion of another uid than ours is old news about a predecessor.
        if (before && before->uid == delta.object->uid) {
            diff.removed.append(delta.finalStateUnknown ? before : delta.object);
            objects.erase(found);
        }
        return;
    }
    if (!before) {
        diff.added.append(delta.object);
    } else if (before->uid == delta.object->uid) {
        diff.modified.append({before, delta.object});
    } else {
        diff.removed.append(before);
        diff.added.append(delta.object);
    }
    objects.insert(delta.object->key(), delta.object);
}

ObjectPtr ObjectStore::object(const QString &type, const kube::ObjectKey &key) const
{
    const auto found = m_types.find(type);
    return found == m_types.end() ? nullptr : found->second.value(key);
}

QList<ObjectPtr> ObjectStore::objects(const QString &type) const
{
    const auto found = m_types.find(type);
    return found == m_types.end() ? QList<ObjectPtr>() : found->second.values();
}

qsizetype ObjectStore::count(const QString &type) const
{
    const auto found = m_types.find(type);
    return found == m_types.end() ? 0 : found->second.size();
}

kube::WatchState ObjectStore::state(const QString &type) const
{
    const auto found = m_states.find(type);
    return found == m_states.end() ? kube::WatchState() : found->second;
}

} // namespace firesteel::store
