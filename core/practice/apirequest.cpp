// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/apirequest.h"

#include "core/data/json.h"
#include "core/data/yaml.h"
#include "core/practice/fields.h"

#include <QUrl>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype largestBody = 3 << 20;

/// As Go's net/url does it: '+' is a blank.
QString decoded(QByteArray text)
{
    return QUrl::fromPercentEncoding(text.replace('+', ' '));
}

bool isJson(const QByteArray &type)
{
    return type.isEmpty() || type == "application/json" || type.endsWith("+json");
}

bool isYaml(const QByteArray &type)
{
    return type == "application/yaml" || type == "application/apply-patch+yaml";
}

} // namespace

bool ApiRequest::flag(const QString &name) const
{
    const QString value = query.value(name);
    return value == "true"_L1 || value == "1"_L1 || value == "True"_L1;
}

Answer<std::optional<qint64>> ApiRequest::number(const QString &name) const
{
    const QString value = query.value(name);
    if (value.isEmpty())
        return std::nullopt;
    bool ok = false;
    const qint64 number = value.toLongLong(&ok);
    if (!ok)
        return std::unexpected(
            fault::badRequest(u"strconv.ParseInt: parsing \""_s + value + u"\": invalid syntax"_s));
    return number;
}

ApiRequest readRequest(const net::HttpServerRequest &request)
{
    ApiRequest read;
    read.method = request.method;
    const qsizetype mark = request.target.indexOf('?');
    const QByteArray path = mark < 0 ? request.target : request.target.left(mark);
    read.path = QUrl::fromPercentEncoding(path);
    for (const QByteArray &part : path.split('/')) {
        if (!part.isEmpty())
            read.parts.append(QUrl::fromPercentEncoding(part));
    }
    if (mark >= 0) {
        for (const QByteArray &pair : request.target.mid(mark + 1).split('&')) {
            const qsizetype equals = pair.indexOf('=');
            const QString name = decoded(equals < 0 ? pair : pair.left(equals));
            const QString value = equals < 0 ? QString() : decoded(pair.mid(equals + 1));
            if (read.query.contains(name) && name == "ports"_L1)
                read.query[name] += u',' + value;
            else if (!name.isEmpty())
                read.query.insert(name, value);
        }
    }
    read.accept = net::headerValue(request.headers, "Accept");
    read.contentType =
        net::headerValue(request.headers, "Content-Type").split(';').first().trimmed().toLower();
    read.body = request.body;
    return read;
}

Answer<Target> targetOf(const QStringList &parts)
{
    const bool core = parts.value(0) == "api"_L1;
    const QString group = core ? QString() : parts.value(1);
    const QString version = parts.value(core ? 1 : 2);
    QStringList rest = parts.mid(core ? 2 : 3);
    if (!core && !apiGroups().contains(group))
        return std::unexpected(fault::pageNotFound());
    if (version != "v1"_L1)
        return std::unexpected(fault::noSuchResource());
    Target target;
    const bool inside = rest.size() > 2 && rest.first() == "namespaces"_L1 &&
                        rest.at(2) != "status"_L1 && rest.at(2) != "finalize"_L1;
    if (inside) {
        target.place.nameSpace = rest.at(1);
        rest = rest.mid(2);
    }
    target.place.type = findType(group, version, rest.value(0));
    const ResourceType *type = target.place.type;
    if (!type || rest.size() > 3 || (inside && !type->namespaced))
        return std::unexpected(fault::noSuchResource());
    target.place.name = rest.value(1);
    target.subresource = rest.value(2);
    if (type->namespaced && !inside && !target.place.name.isEmpty())
        return std::unexpected(fault::noSuchResource());
    return target;
}

Answer<QJsonObject> bodyOf(const ApiRequest &request)
{
    if (!isJson(request.contentType) && !isYaml(request.contentType))
        return std::unexpected(fault::unsupportedMediaType(
            u"application/json, application/yaml, application/vnd.kubernetes.protobuf"_s));
    if (request.body.size() > largestBody)
        return std::unexpected(fault::tooLarge());
    if (isYaml(request.contentType)) {
        const auto documents = data::readYaml(request.body);
        const auto value = documents && documents->size() == 1 ? data::toJson(documents->front())
                                                               : Result<QJsonValue>(QJsonValue());
        if (!documents || !value || !value->isObject())
            return std::unexpected(
                fault::badRequest(u"error decoding YAML: the body is no object"_s));
        return value->toObject();
    }
    const auto parsed = data::parseObject(request.body);
    if (!parsed)
        return std::unexpected(fault::badRequest(
            u"couldn't get version/kind; json parse error: "_s + parsed.error().detail));
    return *parsed;
}

Answer<QJsonObject> objectOf(const ApiRequest &request, const ResourceType &type)
{
    auto body = bodyOf(request);
    if (!body)
        return body;
    const QString kind = body->value("kind"_L1).toString();
    const QString version = body->value("apiVersion"_L1).toString();
    if (!kind.isEmpty() && (kind != type.kind || version != type.apiVersion())) {
        if (kind == type.kind)
            return std::unexpected(fault::badRequest(
                u"the API version in the data ("_s + version +
                u") does not match the expected API version ("_s + type.apiVersion() + u')'));
        return std::unexpected(fault::badRequest(kind + u" in version \""_s + version +
                                                 u"\" cannot be handled as a "_s + type.kind));
    }
    for (const auto own : {"metadata"_L1, "spec"_L1, "status"_L1}) {
        const QJsonValue part = body->value(own);
        if (!part.isUndefined() && !part.isNull() && !part.isObject())
            return std::unexpected(fault::badRequest(
                type.kind + u" in version \""_s + type.version + u"\" cannot be handled as a "_s +
                type.kind + u": json: cannot unmarshal into Go struct field "_s + type.kind + u'.' +
                own));
    }
    return body;
}

ApiFault badOptions(const QString &kind, const Cause &cause)
{
    return fault::invalid(kind, {}, {cause}, u"meta.k8s.io"_s);
}

Answer<bool> dryRunOf(const ApiRequest &request, const QString &kind)
{
    if (!request.query.contains(u"dryRun"_s))
        return false;
    const QString value = request.query.value(u"dryRun"_s);
    if (value == "All"_L1)
        return true;
    return std::unexpected(
        badOptions(kind, {u"FieldValueNotSupported"_s,
                          u"Unsupported value: \""_s + value + u"\": supported values: \"All\""_s,
                          u"dryRun"_s}));
}

} // namespace firesteel::practice
