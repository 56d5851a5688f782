// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/objects.h"

#include "core/practice/defaults.h"
#include "core/practice/emptyfields.h"
#include "core/practice/fields.h"
#include "core/practice/validation.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

constexpr auto orphan = "orphan"_L1;
constexpr auto foreground = "foregroundDeletion"_L1;

bool held(const QJsonObject &object)
{
    return !at(object, "metadata.finalizers"_L1).toArray().isEmpty();
}

} // namespace

Objects::Objects(ResourceStore &store, Timeline &timeline, IdSource &ids)
    : m_store(store), m_timeline(timeline), m_ids(ids), m_quota(store, timeline)
{}

QString Objects::suffix(int letters)
{
    static constexpr QLatin1StringView alphabet("bcdfghjklmnpqrstvwxz2456789");
    QString made;
    for (const char byte : m_ids.bytes(letters))
        made += alphabet.at(quint8(byte) % alphabet.size());
    return made;
}

Answer<> Objects::admit(const Place &place, const QJsonObject &body) const
{
    if (!place.type->namespaced)
        return {};
    const ResourceType &namespaces = coreType(u"namespaces");
    const EntryPtr home = m_store.find(namespaces, {}, place.nameSpace);
    if (!home)
        return std::unexpected(fault::notFound(namespaces, place.nameSpace));
    if (isBeingDeleted(home->object())) {
        const QString why = u"unable to create new content in namespace "_s + place.nameSpace +
                            u" because it is being terminated"_s;
        ApiFault refused = fault::forbidden(*place.type, nameOf(body), why);
        refused.details->insert(
            u"causes"_s,
            QJsonArray{QJsonObject{{u"reason"_s, u"NamespaceTerminating"_s},
                                   {u"message"_s, QString(u"namespace "_s + place.nameSpace +
                                                          u" is being terminated"_s)},
                                   {u"field"_s, u"metadata.namespace"_s}}});
        return std::unexpected(refused);
    }
    if (place.type->plural != "pods"_L1)
        return {};
    const QString account =
        at(body, "spec.serviceAccountName"_L1)
            .toString(at(body, "spec.serviceAccount"_L1).toString(u"default"_s));
    if (!m_store.find(coreType(u"serviceaccounts"), place.nameSpace, account))
        return std::unexpected(
            fault::forbidden(*place.type, nameOf(body),
                             u"error looking up service account "_s + place.nameSpace + u'/' +
                                 account + u": serviceaccount \""_s + account + u"\" not found"_s));
    return {};
}

Answer<QJsonObject> Objects::create(const Place &place, QJsonObject body, bool dryRun)
{
    const ResourceType &type = *place.type;
    const QString given = namespaceOf(body);
    if (!given.isEmpty() && given != place.nameSpace)
        return std::unexpected(fault::badRequest(
            u"the namespace of the provided object does not match the namespace sent on the "
            "request"_s));
    if (!place.name.isEmpty() && nameOf(body).isEmpty())
        put(body, "metadata.name"_L1, place.name);
    const QString prefix = text(body, "metadata.generateName"_L1);
    if (nameOf(body).isEmpty() && !prefix.isEmpty())
        put(body, "metadata.name"_L1, QString(prefix.left(58) + suffix()));
    if (!text(body, "metadata.resourceVersion"_L1).isEmpty()) // the storage's error, not the API's
        return std::unexpected(
            ApiFault{500, {}, u"resourceVersion should not be set on objects to be created"_s, {}});
    if (const auto admitted = admit(place, body); !admitted)
        return std::unexpected(admitted.error());
    if (const auto valid = validateNew(type, body); !valid)
        return std::unexpected(valid.error());
    if (m_store.find(type, place.nameSpace, nameOf(body)))
        return std::unexpected(fault::alreadyExists(type, nameOf(body)));
    body.insert(u"kind"_s, type.kind);
    body.insert(u"apiVersion"_s, type.apiVersion());
    if (type.namespaced)
        put(body, "metadata.namespace"_L1, place.nameSpace);
    for (const auto own :
         {"metadata.managedFields"_L1, "metadata.selfLink"_L1, "metadata.deletionTimestamp"_L1})
        put(body, own, QJsonValue(QJsonValue::Undefined));
    put(body, "metadata.uid"_L1, m_ids.uuid());
    put(body, "metadata.creationTimestamp"_L1, m_timeline.stamp());
    fillDefaults(type, body, suffix());
    body = withoutEmpty(type, body);
    if (type.plural == "pods"_L1) {
        if (const auto room = m_quota.admit(body); !room)
            return std::unexpected(room.error());
    }
    if (dryRun)
        return body;
    return m_store.put(type, body)->object();
}

Answer<QJsonObject> Objects::get(const Place &place) const
{
    const EntryPtr found = m_store.find(*place.type, place.nameSpace, place.name);
    if (!found)
        return std::unexpected(fault::notFound(*place.type, place.name));
    return found->object();
}

Answer<QJsonObject> Objects::update(const Place &place, const Change &change, Part part,
                                    bool dryRun)
{
    const auto before = get(place);
    if (!before)
        return before;
    auto wanted = change(*before);
    if (!wanted)
        return wanted;
    const QString version = text(*wanted, "metadata.resourceVersion"_L1);
    if (!version.isEmpty() && version != text(*before, "metadata.resourceVersion"_L1))
        return std::unexpected(fault::conflict(
            *place.type, place.name,
            u"the object has been modified; please apply your changes to the latest version and "
            "try again"_s));
    const QString uid = uidOf(*wanted);
    if (!uid.isEmpty() && uid != uidOf(*before))
        return std::unexpected(fault::conflict(*place.type, place.name,
                                               u"Precondition failed: UID in precondition: "_s +
                                                   uid + u", UID in object meta: "_s +
                                                   uidOf(*before)));
    QJsonObject after = *wanted;
    const bool hasStatus = before->contains("status"_L1);
    if (part == Part::Status) {
        after = *before;
        after.insert(u"status"_s, wanted->value("status"_L1));
    } else if (hasStatus) {
        after.insert(u"status"_s, before->value("status"_L1));
    }
    for (const auto own :
         {"metadata.uid"_L1, "metadata.creationTimestamp"_L1, "metadata.generation"_L1,
          "metadata.resourceVersion"_L1, "metadata.name"_L1, "metadata.namespace"_L1,
          "metadata.deletionTimestamp"_L1, "metadata.deletionGracePeriodSeconds"_L1})
        put(after, own, at(*before, own));
    put(after, "metadata.managedFields"_L1, QJsonValue(QJsonValue::Undefined));
    after.insert(u"kind"_s, place.type->kind);
    after.insert(u"apiVersion"_s, place.type->apiVersion());
    after = withoutEmpty(*place.type, after);
    if (const auto valid = validateChange(*place.type, *before, after); !valid)
        return std::unexpected(valid.error());
    if (after == *before || dryRun)
        return after;
    if (isBeingDeleted(after) && !held(after) &&
        at(after, "metadata.deletionGracePeriodSeconds"_L1).toInteger() == 0) {
        m_store.remove(*place.type, place.nameSpace, place.name);
        return after;
    }
    return m_store.put(*place.type, after)->object();
}

Answer<> Objects::checkPreconditions(const Place &place, const QJsonObject &object,
                                     const DeleteOptions &options) const
{
    ResourceType byKind = *place.type; // the server names the kind here, not the resource
    byKind.plural = byKind.kind;
    const auto refuse = [&](const QString &what, const QString &wanted, const QString &is,
                            const QString &perhaps) {
        return std::unexpected(fault::conflict(
            byKind, place.name,
            u"the "_s + what + u" in the precondition ("_s + wanted + u") does not match the "_s +
                what + u" in record ("_s + is + u"). The object might have been "_s + perhaps));
    };
    if (!options.uid.isEmpty() && options.uid != uidOf(object))
        return refuse(u"UID"_s, options.uid, uidOf(object), u"deleted and then recreated"_s);
    const QString version = text(object, "metadata.resourceVersion"_L1);
    if (!options.resourceVersion.isEmpty() && options.resourceVersion != version)
        return refuse(u"ResourceVersion"_s, options.resourceVersion, version, u"modified"_s);
    return {};
}

qint64 Objects::graceOf(const Place &place, const QJsonObject &object,
                        const DeleteOptions &options) const
{
    if (place.type->plural != "pods"_L1)
        return 0;
    const QString phase = text(object, "status.phase"_L1);
    if (text(object, "spec.nodeName"_L1).isEmpty() || phase == "Succeeded"_L1 ||
        phase == "Failed"_L1)
        return 0;
    qint64 grace =
        options.grace.value_or(at(object, "spec.terminationGracePeriodSeconds"_L1).toInteger(30));
    if (grace < 0)
        grace = 1;
    if (isBeingDeleted(object))
        grace =
            std::min(grace, at(object, "metadata.deletionGracePeriodSeconds"_L1).toInteger(grace));
    return grace;
}

QJsonObject Objects::marked(const Place &place, QJsonObject object, qint64 grace,
                            const DeleteOptions &options) const
{
    const bool first = !isBeingDeleted(object);
    put(object, "metadata.deletionTimestamp"_L1,
        m_timeline.wall().addSecs(grace).toUTC().toString(u"yyyy-MM-ddTHH:mm:ss'Z'"_s));
    if (place.type->plural != "namespaces"_L1)
        put(object, "metadata.deletionGracePeriodSeconds"_L1, grace);
    if (place.type->plural == "pods"_L1 && first)
        put(object, "metadata.generation"_L1, at(object, "metadata.generation"_L1).toInteger() + 1);
    QJsonArray finalizers = at(object, "metadata.finalizers"_L1).toArray();
    if (options.propagation == "Foreground"_L1)
        finalizers.append(QString(foreground));
    if (options.propagation == "Orphan"_L1)
        finalizers.append(QString(orphan));
    if (!finalizers.isEmpty())
        put(object, "metadata.finalizers"_L1, finalizers);
    if (place.type->plural == "namespaces"_L1)
        put(object, "status.phase"_L1, u"Terminating"_s);
    return object;
}

Answer<QJsonObject> Objects::remove(const Place &place, const DeleteOptions &options)
{
    const auto found = get(place);
    if (!found)
        return found;
    if (const auto fits = checkPreconditions(place, *found, options); !fits)
        return std::unexpected(fits.error());
    const ResourceType &type = *place.type;
    const qint64 grace = graceOf(place, *found, options);
    const bool isNamespace = type.plural == "namespaces"_L1;
    const bool policed =
        options.propagation == "Foreground"_L1 || options.propagation == "Orphan"_L1;
    const bool wasMarked = isBeingDeleted(*found);
    QJsonObject result = *found;
    const bool sooner =
        wasMarked && grace < at(*found, "metadata.deletionGracePeriodSeconds"_L1).toInteger();
    const bool stays = grace > 0 || held(*found) || policed || isNamespace;
    if (stays && (!wasMarked || sooner)) {
        result = marked(place, *found, grace, options);
        if (!options.dryRun)
            result = m_store.put(type, result)->object();
    } else if (!stays) {
        if (type.plural == "pods"_L1)
            result = marked(place, *found, 0, options);
        if (!options.dryRun)
            result = drop(place, result);
    }
    if (type.echoDeleted || stays)
        return result;
    return successStatus(detailsOf(type, place.name, uidOf(*found)));
}

/// The end of an object. A pod's last change, that nothing is left to wait for, is one of its own.
QJsonObject Objects::drop(const Place &place, const QJsonObject &last)
{
    QJsonObject stored = last;
    if (place.type->plural == "pods"_L1)
        stored = m_store.put(*place.type, last)->object();
    m_store.remove(*place.type, place.nameSpace, place.name);
    return stored;
}

void Objects::finish(const Place &place)
{
    const EntryPtr found = m_store.find(*place.type, place.nameSpace, place.name);
    if (!found)
        return;
    if (!held(found->object())) {
        drop(place, place.type->plural == "pods"_L1 ? marked(place, found->object(), 0, {})
                                                    : found->object());
        return;
    }
    QJsonObject object = found->object();
    put(object, "metadata.deletionGracePeriodSeconds"_L1, 0);
    m_store.put(*place.type, object);
}

} // namespace firesteel::practice
