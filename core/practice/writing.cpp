// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/writing.h"

#include "core/data/json.h"
#include "core/practice/fields.h"
#include "core/practice/listing.h"
#include "core/practice/patch.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

Objects::Part partOf(const Target &target)
{
    return target.subresource == "status"_L1 ? Objects::Part::Status : Objects::Part::Object;
}

ApiFault nameMismatch(const QString &given, const QString &wanted)
{
    return fault::badRequest(u"the name of the object ("_s + given +
                             u") does not match the name on the URL ("_s + wanted + u')');
}

Answer<DeleteOptions> deleteOptions(const ApiRequest &request)
{
    DeleteOptions options;
    QJsonObject body;
    if (!request.body.isEmpty()) {
        const auto read = bodyOf(request);
        if (!read)
            return std::unexpected(read.error());
        body = *read;
    }
    const auto grace = request.number(u"gracePeriodSeconds"_s);
    if (!grace)
        return std::unexpected(grace.error());
    options.grace = *grace;
    if (body.contains("gracePeriodSeconds"_L1))
        options.grace = body.value("gracePeriodSeconds"_L1).toInteger();
    options.uid = text(body, "preconditions.uid"_L1);
    options.resourceVersion = text(body, "preconditions.resourceVersion"_L1);
    options.propagation =
        body.value("propagationPolicy"_L1).toString(request.query.value(u"propagationPolicy"_s));
    static const QStringList policies{{}, u"Background"_s, u"Foreground"_s, u"Orphan"_s};
    if (!policies.contains(options.propagation))
        return std::unexpected(badOptions(
            u"DeleteOptions"_s,
            {u"FieldValueNotSupported"_s,
             u"Unsupported value: \""_s + options.propagation +
                 u"\": supported values: \"Foreground\", \"Background\", \"Orphan\", \"nil\""_s,
             u"propagationPolicy"_s}));
    const auto dry = dryRunOf(request, u"DeleteOptions"_s);
    if (!dry)
        return std::unexpected(dry.error());
    options.dryRun = *dry;
    for (const QJsonValue &value : body.value("dryRun"_L1).toArray())
        options.dryRun = options.dryRun || value.toString() == "All"_L1;
    return options;
}

Answer<Written> apply(Objects &objects, const ApiRequest &request, const Target &target,
                      bool dryRun)
{
    if (request.query.value(u"fieldManager"_s).isEmpty())
        return std::unexpected(
            badOptions(u"PatchOptions"_s,
                       {u"FieldValueRequired"_s, u"Required value: is required for apply patch"_s,
                        u"fieldManager"_s}));
    const auto body = objectOf(request, *target.place.type);
    if (!body)
        return std::unexpected(body.error());
    if (body->value("kind"_L1).toString().isEmpty())
        return std::unexpected(
            fault::badRequest(u"invalid object type: /, Kind=: Object 'Kind' is missing"_s));
    if (!nameOf(*body).isEmpty() && nameOf(*body) != target.place.name)
        return std::unexpected(nameMismatch(nameOf(*body), target.place.name));
    if (!objects.get(target.place)) {
        if (!uidOf(*body).isEmpty())
            return std::unexpected(
                fault::conflict(*target.place.type, target.place.name,
                                u"uid mismatch: the provided object specified uid "_s +
                                    uidOf(*body) + u", and no existing object was found"_s));
        auto made = objects.create(target.place, *body, dryRun);
        if (!made)
            return std::unexpected(made.error());
        return Written{201, *made};
    }
    const auto changed = objects.update(
        target.place,
        [&body](const QJsonObject &now) -> Answer<QJsonObject> {
            return strategicMerge(now, *body);
        },
        partOf(target), dryRun);
    if (!changed)
        return std::unexpected(changed.error());
    return Written{200, *changed};
}

Objects::Change changeBy(const QByteArray &type, const QByteArray &body)
{
    return [type, body](const QJsonObject &now) -> Answer<QJsonObject> {
        const auto parsed = data::parseJson(body);
        if (type == "application/json-patch+json") {
            if (!parsed || !parsed->isArray())
                return std::unexpected(fault::badRequest(
                    u"error decoding patch: json: cannot unmarshal object into Go "
                    "value of type jsonpatch.Patch"_s));
            return jsonPatch(now, parsed->toArray());
        }
        if (!parsed || !parsed->isObject())
            return std::unexpected(
                fault::badRequest(u"error decoding patch: invalid character in JSON"_s));
        if (type == "application/merge-patch+json")
            return mergePatch(now, parsed->toObject()).toObject();
        return strategicMerge(now, parsed->toObject());
    };
}

} // namespace

Answer<Written> createObject(Objects &objects, const ApiRequest &request, const Place &place)
{
    const auto dry = dryRunOf(request, u"CreateOptions"_s);
    if (!dry)
        return std::unexpected(dry.error());
    const auto body = objectOf(request, *place.type);
    if (!body)
        return std::unexpected(body.error());
    const auto made = objects.create(place, *body, *dry);
    if (!made)
        return std::unexpected(made.error());
    return Written{201, *made};
}

Answer<Written> replaceObject(Objects &objects, const ApiRequest &request, const Target &target)
{
    const auto dry = dryRunOf(request, u"UpdateOptions"_s);
    if (!dry)
        return std::unexpected(dry.error());
    const auto body = objectOf(request, *target.place.type);
    if (!body)
        return std::unexpected(body.error());
    if (nameOf(*body) != target.place.name)
        return std::unexpected(nameMismatch(nameOf(*body), target.place.name));
    const auto changed = objects.update(
        target.place, [&body](const QJsonObject &) -> Answer<QJsonObject> { return *body; },
        partOf(target), *dry);
    if (!changed)
        return std::unexpected(changed.error());
    return Written{200, *changed};
}

Answer<Written> patchObject(Objects &objects, const ApiRequest &request, const Target &target)
{
    static const QList<QByteArray> known{
        "application/json-patch+json", "application/merge-patch+json",
        "application/strategic-merge-patch+json", "application/apply-patch+yaml"};
    if (!known.contains(request.contentType))
        return std::unexpected(fault::unsupportedMediaType(
            QString::fromLatin1(known.join(", ") + ", application/apply-patch+cbor")));
    const auto dry = dryRunOf(request, u"PatchOptions"_s);
    if (!dry)
        return std::unexpected(dry.error());
    if (request.contentType == "application/apply-patch+yaml")
        return apply(objects, request, target, *dry);
    const auto change = changeBy(request.contentType, request.body);
    const auto changed = objects.update(
        target.place,
        [&](const QJsonObject &now) -> Answer<QJsonObject> {
            auto next = change(now);
            if (next && nameOf(*next) != target.place.name)
                return std::unexpected(nameMismatch(nameOf(*next), target.place.name));
            return next;
        },
        partOf(target), *dry);
    if (!changed)
        return std::unexpected(changed.error());
    return Written{200, *changed};
}

Answer<Written> deleteObject(Objects &objects, const ApiRequest &request, const Place &place)
{
    const auto options = deleteOptions(request);
    if (!options)
        return std::unexpected(options.error());
    const auto removed = objects.remove(place, *options);
    if (!removed)
        return std::unexpected(removed.error());
    return Written{200, *removed};
}

Answer<Written> deleteCollection(Objects &objects, const ApiRequest &request, const Place &place)
{
    const auto options = deleteOptions(request);
    if (!options)
        return std::unexpected(options.error());
    const auto selected = selectedBy(request, place);
    if (!selected)
        return std::unexpected(selected.error());
    QList<Place> places;
    for (const auto &[key, entry] : objects.store().all(*place.type)) {
        if (selected->contains(entry->object()))
            places.append({place.type, namespaceOf(entry->object()), nameOf(entry->object())});
    }
    QJsonArray items;
    for (const Place &one : std::as_const(places)) {
        if (auto object = objects.get(one)) { // as in lists
            object->remove("kind"_L1);
            object->remove("apiVersion"_L1);
            items.append(*object);
        }
        (void)objects.remove(one, *options);
    }
    return Written{200,
                   {{u"kind"_s, QString(place.type->kind + u"List"_s)},
                    {u"apiVersion"_s, place.type->apiVersion()},
                    {u"metadata"_s, QJsonObject{{u"resourceVersion"_s,
                                                 QString::number(objects.store().revision())}}},
                    {u"items"_s, items}}};
}

} // namespace firesteel::practice
