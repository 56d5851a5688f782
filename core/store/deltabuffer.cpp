// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/deltabuffer.h"

namespace firesteel::store {

using kube::ObjectPtr;
using kube::WatchDelta;
using Kind = kube::WatchDelta::Kind;

QString typeId(const kube::ResourceType &type)
{
    return type.group.isEmpty() ? type.plural : QString(type.plural + u'.' + type.group);
}

namespace {

/// What the reader knows of the object before `pending` reaches it; null if nothing.
ObjectPtr knownToReader(const WatchDelta &pending)
{
    switch (pending.kind) {
    case Kind::Added:
        return nullptr;
    case Kind::Modified:
    case Kind::Replaced:
        return pending.old ? pending.old : pending.object;
    case Kind::Deleted:
        return pending.object;
    }
    return nullptr;
}

/// The single change from what the reader knows to `object`.
WatchDelta arrival(const ObjectPtr &known, const ObjectPtr &object, bool oldEndUnknown)
{
    WatchDelta delta;
    delta.object = object;
    delta.old = known;
    if (!known) {
        delta.kind = Kind::Added;
    } else if (known->uid == object->uid) {
        delta.kind = Kind::Modified;
    } else {
        delta.kind = Kind::Replaced;
        delta.finalStateUnknown = oldEndUnknown;
    }
    return delta;
}

} // namespace

std::optional<WatchDelta> coalesced(const WatchDelta &pending, const WatchDelta &next)
{
    const ObjectPtr known = knownToReader(pending);
    if (next.kind != Kind::Deleted)
        return arrival(known, next.object, pending.finalStateUnknown || next.finalStateUnknown);
    if (!known)
        return std::nullopt;
    WatchDelta delta = next;
    delta.old = nullptr;
    if (known->uid != next.object->uid) {
        // The reader never heard of the one that was deleted now; the one it knows ended before.
        delta.object = known;
        delta.finalStateUnknown = true;
    }
    return delta;
}

bool DeltaBuffer::put(const QString &type, const QList<WatchDelta> &deltas)
{
    if (deltas.isEmpty())
        return false;
    const std::lock_guard lock(m_mutex);
    const bool wasEmpty = emptyLocked();
    TypeBuffer &buffer = m_types[type];
    for (const WatchDelta &delta : deltas)
        merge(buffer, delta);
    if (buffer.vanished > 1000 && buffer.vanished > buffer.entries.size() / 2)
        compact(buffer);
    if (buffer.index.isEmpty())
        m_types.erase(type);
    return wasEmpty && !emptyLocked();
}

bool DeltaBuffer::put(const QString &type, const kube::WatchState &state)
{
    const std::lock_guard lock(m_mutex);
    const bool wasEmpty = emptyLocked();
    m_states.insert_or_assign(type, state);
    return wasEmpty;
}

bool DeltaBuffer::put(const QList<PhaseStep> &steps)
{
    if (steps.isEmpty())
        return false;
    const std::lock_guard lock(m_mutex);
    const bool wasEmpty = emptyLocked();
    m_steps += steps;
    return wasEmpty;
}

Delivery DeltaBuffer::take()
{
    std::map<QString, TypeBuffer> types;
    Delivery delivery;
    {
        const std::lock_guard lock(m_mutex);
        types.swap(m_types);
        delivery.states.swap(m_states);
        delivery.steps.swap(m_steps);
    }
    for (auto &[type, buffer] : types) {
        QList<WatchDelta> &out = delivery.deltas[type];
        out.reserve(buffer.index.size());
        for (std::optional<WatchDelta> &entry : buffer.entries) {
            if (entry)
                out.append(std::move(*entry));
        }
    }
    return delivery;
}

qsizetype DeltaBuffer::pendingObjects() const
{
    const std::lock_guard lock(m_mutex);
    qsizetype count = 0;
    for (const auto &[type, buffer] : m_types)
        count += buffer.index.size();
    return count;
}

bool DeltaBuffer::emptyLocked() const
{
    return m_types.empty() && m_states.empty() && m_steps.isEmpty();
}

void DeltaBuffer::merge(TypeBuffer &buffer, const WatchDelta &delta)
{
    const kube::ObjectKey key = delta.object->key();
    const auto found = buffer.index.constFind(key);
    if (found == buffer.index.constEnd()) {
        buffer.index.insert(key, buffer.entries.size());
        buffer.entries.append(delta);
        return;
    }
    std::optional<WatchDelta> &entry = buffer.entries[*found];
    entry = coalesced(*entry, delta);
    if (!entry) {
        ++buffer.vanished;
        buffer.index.erase(found);
    }
}

void DeltaBuffer::compact(TypeBuffer &buffer)
{
    QList<std::optional<WatchDelta>> kept;
    kept.reserve(buffer.index.size());
    for (std::optional<WatchDelta> &entry : buffer.entries) {
        if (!entry)
            continue;
        buffer.index.insert(entry->object->key(), kept.size());
        kept.append(std::move(entry));
    }
    buffer.entries = std::move(kept);
    buffer.vanished = 0;
}

} // namespace firesteel::store
