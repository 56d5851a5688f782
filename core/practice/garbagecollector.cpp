// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/garbagecollector.h"

#include "core/practice/fields.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr milliseconds pause{60};

QStringList finalizersOf(const QJsonObject &object)
{
    QStringList list;
    for (const QJsonValue &finalizer : at(object, "metadata.finalizers"_L1).toArray())
        list.append(finalizer.toString());
    return list;
}

QStringList ownersOf(const QJsonObject &object)
{
    QStringList uids;
    for (const QJsonValue &owner : at(object, "metadata.ownerReferences"_L1).toArray())
        uids.append(owner.toObject().value("uid"_L1).toString());
    return uids;
}

} // namespace

GarbageCollector::GarbageCollector(Objects &objects, Timeline &timeline)
    : m_objects(objects), m_timeline(timeline)
{
    objects.store().listen([this](const ChangePtr &change) { heard(change); });
}

Place GarbageCollector::placeOf(const ResourceType *type, const QJsonObject &object)
{
    return {type, namespaceOf(object), nameOf(object)};
}

EntryPtr GarbageCollector::find(const Key &key) const
{
    const Entries &entries = m_objects.store().all(*key.first);
    const auto found = entries.find(key.second);
    return found == entries.end() ? nullptr : found->second;
}

void GarbageCollector::heard(const ChangePtr &change)
{
    const QJsonObject &object = change->object->object();
    const Key key(change->type, ResourceStore::keyOf(namespaceOf(object), nameOf(object)));
    if (change->before)
        noteOwners(key, change->before->object(), false);
    if (change->kind == Change::Kind::Deleted) {
        m_alive.remove(uidOf(object));
        const QString uid = uidOf(object);
        m_timeline.after(pause, [this, uid] { ownerGone(uid); });
        for (const QString &owner : ownersOf(object)) {
            if (m_foreground.contains(owner))
                m_timeline.after(pause, [this, key] { finalize(key); });
        }
        return;
    }
    m_alive.insert(uidOf(object));
    noteOwners(key, object, true);
    if (change->kind == Change::Kind::Added && !ownersOf(object).isEmpty())
        m_timeline.after(1s, [this, key] { checkOwners(key); });
    if (!isBeingDeleted(object))
        return;
    if (change->type->plural == "namespaces"_L1)
        m_timeline.after(pause, [this, name = nameOf(object)] { emptyNamespace(name); });
    if (!finalizersOf(object).isEmpty())
        m_timeline.after(pause, [this, key] { finalize(key); });
}

void GarbageCollector::noteOwners(const Key &key, const QJsonObject &object, bool present)
{
    for (const QString &uid : ownersOf(object)) {
        if (present) {
            m_owned[uid].insert(key);
            continue;
        }
        const auto owned = m_owned.find(uid);
        if (owned != m_owned.end() && owned->remove(key) && owned->isEmpty())
            m_owned.erase(owned);
    }
}

void GarbageCollector::ownerGone(const QString &uid)
{
    const QSet<Key> dependants = m_owned.value(uid);
    for (const Key &key : dependants)
        checkOwners(key);
}

/// Deletes it if it has owners and none of them is there any more.
void GarbageCollector::checkOwners(const Key &key)
{
    const EntryPtr found = find(key);
    if (!found || isBeingDeleted(found->object()))
        return;
    const QStringList owners = ownersOf(found->object());
    if (owners.isEmpty() ||
        std::ranges::any_of(owners, [this](const QString &uid) { return m_alive.contains(uid); }))
        return;
    DeleteOptions options;
    options.uid = uidOf(found->object());
    (void)m_objects.remove(placeOf(key.first, found->object()), options);
}

void GarbageCollector::finalize(const Key &key)
{
    // The key may be that of a dependant of something that waits for it.
    for (auto it = m_foreground.begin(); it != m_foreground.end();) {
        if (m_owned.contains(it.key())) {
            ++it;
            continue;
        }
        const QStringList parts = it.value().split(u'|');
        it = m_foreground.erase(it);
        const ResourceType *type = findType(parts.at(0), parts.at(1), parts.at(2));
        if (type)
            dropFinalizer({type, parts.at(3), parts.at(4)}, "foregroundDeletion"_L1);
    }
    const EntryPtr found = find(key);
    if (!found || !isBeingDeleted(found->object()))
        return;
    const QJsonObject object = found->object();
    const Place place = placeOf(key.first, object);
    const QStringList finalizers = finalizersOf(object);
    if (finalizers.contains("orphan"_L1)) {
        releaseDependants(uidOf(object));
        dropFinalizer(place, "orphan"_L1);
    } else if (finalizers.contains("kubernetes.io/pvc-protection"_L1)) {
        dropFinalizer(place, "kubernetes.io/pvc-protection"_L1);
    } else if (finalizers.contains("foregroundDeletion"_L1)) {
        const QString uid = uidOf(object);
        if (!m_owned.contains(uid)) {
            dropFinalizer(place, "foregroundDeletion"_L1);
            return;
        }
        m_foreground.insert(uid, QStringList{key.first->group, key.first->version,
                                             key.first->plural, place.nameSpace, place.name}
                                     .join(u'|'));
        const QSet<Key> dependants = m_owned.value(uid);
        for (const Key &dependant : dependants) {
            if (const EntryPtr child = find(dependant))
                (void)m_objects.remove(placeOf(dependant.first, child->object()), {});
        }
    }
}

void GarbageCollector::dropFinalizer(const Place &place, QLatin1StringView finalizer)
{
    (void)m_objects.update(
        place,
        [finalizer](const QJsonObject &now) -> Answer<QJsonObject> {
            QJsonObject next = now;
            QJsonArray rest;
            for (const QJsonValue &value : at(now, "metadata.finalizers"_L1).toArray()) {
                if (value.toString() != finalizer)
                    rest.append(value);
            }
            put(next, "metadata.finalizers"_L1,
                rest.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(rest));
            return next;
        },
        Objects::Part::Object);
}

void GarbageCollector::releaseDependants(const QString &uid)
{
    const QSet<Key> dependants = m_owned.value(uid);
    for (const Key &key : dependants) {
        const EntryPtr child = find(key);
        if (!child)
            continue;
        (void)m_objects.update(
            placeOf(key.first, child->object()),
            [&uid](const QJsonObject &now) -> Answer<QJsonObject> {
                QJsonObject next = now;
                QJsonArray rest;
                for (const QJsonValue &owner : at(now, "metadata.ownerReferences"_L1).toArray()) {
                    if (owner.toObject().value("uid"_L1).toString() != uid)
                        rest.append(owner);
                }
                put(next, "metadata.ownerReferences"_L1,
                    rest.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(rest));
                return next;
            },
            Objects::Part::Object);
    }
}

void GarbageCollector::emptyNamespace(const QString &name)
{
    const ResourceType &namespaces = coreType(u"namespaces");
    const EntryPtr home = m_objects.store().find(namespaces, {}, name);
    if (!home || !isBeingDeleted(home->object()))
        return;
    bool empty = true;
    for (const ResourceType &type : resourceTypes()) {
        if (!type.namespaced || !type.kept)
            continue;
        QList<Place> places;
        for (const auto &[key, entry] : m_objects.store().all(type)) {
            if (namespaceOf(entry->object()) == name)
                places.append(placeOf(&type, entry->object()));
        }
        empty = empty && places.isEmpty();
        for (const Place &place : std::as_const(places))
            (void)m_objects.remove(place, {});
    }
    if (empty)
        m_objects.store().remove(namespaces, {}, name);
    else
        m_timeline.after(500ms, [this, name] { emptyNamespace(name); });
}

} // namespace firesteel::practice
