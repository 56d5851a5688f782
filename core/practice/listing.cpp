// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/listing.h"

#include "core/data/json.h"
#include "core/practice/fields.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

struct Token {
    qint64 revision = 0;
    QString after;
};

QString tokenText(const Token &token)
{
    const QJsonObject object{
        {u"v"_s, u"meta.k8s.io/v1"_s}, {u"rv"_s, token.revision}, {u"start"_s, token.after}};
    return QString::fromLatin1(
        toBytes(object).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

Answer<Token> readToken(const QString &text)
{
    const auto bytes = QByteArray::fromBase64Encoding(
        text.toLatin1(), QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    const auto object = bytes ? data::parseObject(*bytes) : Result<QJsonObject>(QJsonObject());
    if (!object || object->value("v"_L1).toString() != "meta.k8s.io/v1"_L1)
        return std::unexpected(
            fault::badRequest(u"continue key is not valid: illegal base64 data or version"_s));
    return Token{object->value("rv"_L1).toInteger(), object->value("start"_L1).toString()};
}

Cause forbidden(const QString &field, const QString &why)
{
    return {u"FieldValueForbidden"_s, u"Forbidden: "_s + why, field};
}

ApiFault tooLargeVersion(qint64 wanted, qint64 current)
{
    ApiFault fault{504,
                   u"Timeout"_s,
                   u"Too large resource version: "_s + QString::number(wanted) + u", current: "_s +
                       QString::number(current),
                   {}};
    fault.details = QJsonObject{
        {u"causes"_s, QJsonArray{QJsonObject{{u"reason"_s, u"ResourceVersionTooLarge"_s},
                                             {u"message"_s, u"Too large resource version"_s}}}},
        {u"retryAfterSeconds"_s, 1}};
    return fault;
}

/// Which state the list is of.
struct Source {
    std::optional<Entries> older; ///< nullopt: the present one
    qint64 revision = 0;
    QString after;
};

Answer<Source> sourceOf(const ResourceStore &store, const ApiRequest &request,
                        const ResourceType &type)
{
    Source source;
    source.revision = store.revision();
    const QString continued = request.query.value(u"continue"_s);
    if (!continued.isEmpty()) {
        const auto token = readToken(continued);
        if (!token)
            return std::unexpected(token.error());
        source.revision = token->revision;
        source.after = token->after;
        source.older = store.at(type, token->revision);
        if (!source.older)
            return std::unexpected(fault::expired(
                u"The provided continue parameter is too old to display a consistent list result. "
                "You can start a new list without the continue parameter, or use the continue "
                "token in this response to retrieve the remainder of the results."_s));
        return source;
    }
    const QString match = request.query.value(u"resourceVersionMatch"_s);
    const auto version = versionOf(request, false);
    if (!version)
        return std::unexpected(version.error());
    const qint64 wanted = *version;
    if (wanted > store.revision())
        return std::unexpected(tooLargeVersion(wanted, store.revision()));
    const bool exact = match == "Exact"_L1 ||
                       (match.isEmpty() && wanted > 0 && request.query.contains(u"limit"_s));
    if (!exact || wanted == 0)
        return source;
    source.older = store.at(type, wanted);
    source.revision = wanted;
    if (!source.older)
        return std::unexpected(
            fault::expired(u"The resourceVersion for the provided list is too old."_s));
    return source;
}

} // namespace

bool Selected::contains(const QJsonObject &object) const
{
    if (!nameSpace.isEmpty() && namespaceOf(object) != nameSpace)
        return false;
    return (labels.isEmpty() || labels.matches(labelsOf(object))) &&
           (fields.isEmpty() || fields.matches(object));
}

Answer<Selected> selectedBy(const ApiRequest &request, const Place &place)
{
    Selected selected{place.type, place.nameSpace, {}, {}};
    const auto labels = LabelSelector::parse(request.query.value(u"labelSelector"_s));
    if (!labels)
        return std::unexpected(labels.error());
    const auto fields = FieldSelector::parse(*place.type, request.query.value(u"fieldSelector"_s));
    if (!fields)
        return std::unexpected(fields.error());
    selected.labels = *labels;
    selected.fields = *fields;
    return selected;
}

Answer<qint64> versionOf(const ApiRequest &request, bool watch)
{
    const QString value = request.query.value(u"resourceVersion"_s);
    if (value.isEmpty())
        return 0;
    bool ok = false;
    const qint64 number = value.toLongLong(&ok);
    if (ok && number >= 0)
        return number;
    const QString why = u"resourceVersion: Invalid value: \""_s + value +
                        u"\": strconv.ParseUint: parsing \""_s + value + u"\": invalid syntax"_s;
    if (watch) // nothing makes an API error of what the watch cache says
        return std::unexpected(ApiFault{500, {}, why, {}});
    return std::unexpected(fault::badRequest(why));
}

Answer<> checkListOptions(const ApiRequest &request, bool watch)
{
    const QString match = request.query.value(u"resourceVersionMatch"_s);
    const QString version = request.query.value(u"resourceVersion"_s);
    const bool initial = request.query.contains(u"sendInitialEvents"_s);
    const bool exact = match == "Exact"_L1;
    const bool notOlder = match == "NotOlderThan"_L1;
    const QString field = u"resourceVersionMatch"_s;
    QList<Cause> causes; // all of them are told
    if (initial && !watch)
        causes.append(
            forbidden(u"sendInitialEvents"_s, u"sendInitialEvents is forbidden for list"_s));
    if (initial && watch && !notOlder)
        causes.append(forbidden(
            field, u"sendInitialEvents requires setting resourceVersionMatch to NotOlderThan"_s));
    if (!match.isEmpty()) {
        if (watch && !initial)
            causes.append(forbidden(field, u"resourceVersionMatch is forbidden for watch unless "
                                           "sendInitialEvents is provided"_s));
        if (!watch && version.isEmpty())
            causes.append(forbidden(field, u"resourceVersionMatch is forbidden unless "
                                           "resourceVersion is provided"_s));
        if (!request.query.value(u"continue"_s).isEmpty())
            causes.append(
                forbidden(field, u"resourceVersionMatch is forbidden when continue is provided"_s));
        if (!notOlder && (watch || !exact))
            causes.append(
                Cause{u"FieldValueNotSupported"_s,
                      u"Unsupported value: \""_s + match + u"\": supported values: "_s +
                          (watch ? u"\"NotOlderThan\""_s : u"\"Exact\", \"NotOlderThan\", \"\""_s),
                      field});
        if (!watch && exact && version == "0"_L1)
            causes.append(forbidden(field, u"resourceVersionMatch \"exact\" is forbidden for "
                                           "resourceVersion \"0\""_s));
    }
    if (causes.isEmpty())
        return {};
    return std::unexpected(fault::invalid(u"ListOptions"_s, {}, causes, u"meta.k8s.io"_s));
}

Answer<QByteArray> makeList(const ResourceStore &store, const ApiRequest &request,
                            const Place &place)
{
    if (const auto fine = checkListOptions(request, false); !fine)
        return std::unexpected(fine.error());
    const auto selected = selectedBy(request, place);
    if (!selected)
        return std::unexpected(selected.error());
    const auto limit = request.number(u"limit"_s);
    if (!limit)
        return std::unexpected(limit.error());
    const auto source = sourceOf(store, request, *place.type);
    if (!source)
        return std::unexpected(source.error());
    const Entries &entries = source->older ? *source->older : store.all(*place.type);
    const qint64 most = limit->value_or(0);
    const bool plain = selected->labels.isEmpty() && selected->fields.isEmpty();
    QByteArray items;
    QString last;
    qint64 count = 0;
    qint64 remaining = 0;
    auto it = source->after.isEmpty() ? entries.begin() : entries.upper_bound(source->after);
    for (; it != entries.end(); ++it) {
        if (!selected->contains(it->second->object()))
            continue;
        if (most > 0 && count == most) {
            ++remaining;
            continue;
        }
        if (count++ > 0)
            items += ',';
        items += it->second->itemJson();
        last = it->first;
    }
    QJsonObject metadata{{u"resourceVersion"_s, QString::number(source->revision)}};
    if (remaining > 0) {
        metadata.insert(u"continue"_s, tokenText({source->revision, last}));
        if (plain)
            metadata.insert(u"remainingItemCount"_s, remaining);
    }
    return "{\"kind\":\"" + place.type->kind.toUtf8() + "List\",\"apiVersion\":\"" +
           place.type->apiVersion().toUtf8() + "\",\"metadata\":" + toBytes(metadata) +
           ",\"items\":[" + items + "]}\n";
}

} // namespace firesteel::practice
