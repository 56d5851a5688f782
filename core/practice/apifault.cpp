// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/apifault.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

QJsonObject statusOf(const ApiFault &fault)
{
    QJsonObject status{{u"kind"_s, u"Status"_s},       {u"apiVersion"_s, u"v1"_s},
                       {u"metadata"_s, QJsonObject()}, {u"status"_s, u"Failure"_s},
                       {u"message"_s, fault.message},  {u"reason"_s, fault.reason},
                       {u"code"_s, fault.code}};
    if (fault.reason.isEmpty())
        status.remove(u"reason"_s);
    if (fault.details)
        status.insert(u"details"_s, *fault.details);
    return status;
}

QJsonObject successStatus(const QJsonObject &details)
{
    return {{u"kind"_s, u"Status"_s},
            {u"apiVersion"_s, u"v1"_s},
            {u"metadata"_s, QJsonObject()},
            {u"status"_s, u"Success"_s},
            {u"details"_s, details}};
}

QJsonObject detailsOf(const ResourceType &type, const QString &name, const QString &uid)
{
    QJsonObject details{{u"kind"_s, type.plural}};
    if (!name.isEmpty())
        details.insert(u"name"_s, name);
    if (!type.group.isEmpty())
        details.insert(u"group"_s, type.group);
    if (!uid.isEmpty())
        details.insert(u"uid"_s, uid);
    return details;
}

namespace fault {

ApiFault unauthorized()
{
    return {401, u"Unauthorized"_s, u"Unauthorized"_s, {}};
}

ApiFault forbidden(const ResourceType &type, const QString &name, const QString &why)
{
    return {403, u"Forbidden"_s, type.qualified() + u" \""_s + name + u"\" is forbidden: "_s + why,
            detailsOf(type, name)};
}

ApiFault notFound(const ResourceType &type, const QString &name)
{
    return {404, u"NotFound"_s, type.qualified() + u" \""_s + name + u"\" not found"_s,
            detailsOf(type, name)};
}

ApiFault noSuchResource()
{
    return {404, u"NotFound"_s, u"the server could not find the requested resource"_s,
            QJsonObject()};
}

ApiFault pageNotFound()
{
    return {404, u"NotFound"_s, u"404 page not found\n"_s, {}, true};
}

ApiFault methodNotAllowed()
{
    return {405, u"MethodNotAllowed"_s,
            u"the server does not allow this method on the requested resource"_s, QJsonObject()};
}

ApiFault notAcceptable()
{
    return {406,
            u"NotAcceptable"_s,
            u"only the following media types are accepted: application/json"_s,
            {}};
}

ApiFault alreadyExists(const ResourceType &type, const QString &name)
{
    return {409, u"AlreadyExists"_s, type.qualified() + u" \""_s + name + u"\" already exists"_s,
            detailsOf(type, name)};
}

ApiFault conflict(const ResourceType &type, const QString &name, const QString &why)
{
    return {409, u"Conflict"_s,
            u"Operation cannot be fulfilled on "_s + type.qualified() + u" \""_s + name +
                u"\": "_s + why,
            detailsOf(type, name)};
}

ApiFault expired(const QString &message)
{
    return {410, u"Expired"_s, message, {}};
}

ApiFault tooLarge()
{
    return {413, u"RequestEntityTooLarge"_s, u"Request entity too large: limit is 3145728"_s,
            QJsonObject()};
}

ApiFault unsupportedMediaType(const QString &accepted)
{
    return {415,
            u"UnsupportedMediaType"_s,
            u"the body of the request was in an unknown format - accepted media types include: "_s +
                accepted,
            {}};
}

ApiFault invalid(const QString &kind, const QString &name, const QList<Cause> &causes,
                 const QString &group)
{
    QJsonArray list;
    QStringList words;
    for (const Cause &cause : causes) {
        list.append(QJsonObject{
            {u"reason"_s, cause.reason}, {u"message"_s, cause.message}, {u"field"_s, cause.field}});
        words.append(cause.field + u": "_s + cause.message);
    }
    const QString all =
        words.size() == 1 ? words.first() : QString(u'[' + words.join(u", "_s) + u']');
    QJsonObject details{{u"kind"_s, kind}, {u"causes"_s, list}};
    if (!name.isEmpty())
        details.insert(u"name"_s, name);
    if (!group.isEmpty())
        details.insert(u"group"_s, group);
    const QString who = group.isEmpty() ? kind : QString(kind + u'.' + group);
    return {422, u"Invalid"_s, who + u" \""_s + name + u"\" is invalid: "_s + all, details};
}

ApiFault rejected()
{
    return {422, u"Invalid"_s, u"the server rejected our request due to an error in our request"_s,
            QJsonObject()};
}

ApiFault badRequest(const QString &message)
{
    return {400, u"BadRequest"_s, message, {}};
}

} // namespace fault

} // namespace firesteel::practice
