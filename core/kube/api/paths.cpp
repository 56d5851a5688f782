// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/paths.h"

#include "core/net/httpclient.h"

#include <algorithm>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

/// The rule of apimachinery's path segment names, and no control characters.
bool validSegment(const QString &segment)
{
    if (segment.isEmpty() || segment == "."_L1 || segment == ".."_L1 || segment.size() > 253)
        return false;
    return std::ranges::none_of(
        segment, [](QChar c) { return c == u'/' || c == u'%' || c < u' ' || c == QChar(0x7f); });
}

std::unexpected<Error> badSegment(const QString &what, const QString &value)
{
    return fail(
        Errc::InvalidValue, {},
        {{u"field"_s, what},
         {u"value"_s, value},
         {u"key"_s, u"the "_s + what},
         {u"expected"_s, u"1 to 253 characters, none of them a slash or a percent sign"_s},
         {u"next"_s, value.size() > 253 ? u"Shorten the name."_s : u"Correct the name."_s}});
}

} // namespace

Result<QByteArray> resourcePath(const ResourceType &type, const QString &namespaceName,
                                const QString &name, const QString &subresource)
{
    QByteArray path = "/api/";
    if (!type.group.isEmpty())
        path = "/apis/" + net::percentEncoded(type.group) + '/';
    path += net::percentEncoded(type.version);
    if (type.namespaced && !namespaceName.isEmpty()) {
        if (!validSegment(namespaceName))
            return badSegment(u"namespace"_s, namespaceName);
        path += "/namespaces/" + net::percentEncoded(namespaceName);
    } else if (type.namespaced && !name.isEmpty()) {
        return badSegment(u"namespace"_s, namespaceName);
    }
    path += '/' + net::percentEncoded(type.plural);
    if (!name.isEmpty()) {
        if (!validSegment(name))
            return badSegment(u"name"_s, name);
        path += '/' + net::percentEncoded(name);
    }
    if (!subresource.isEmpty()) {
        if (name.isEmpty() || !validSegment(subresource))
            return badSegment(u"subresource"_s, subresource);
        path += '/' + net::percentEncoded(subresource);
    }
    return path;
}

QByteArray queryText(const QList<QPair<QByteArray, QString>> &items)
{
    QByteArray text;
    for (const auto &[name, value] : items) {
        if (value.isEmpty())
            continue;
        text += text.isEmpty() ? '?' : '&';
        text += name + '=' + net::percentEncoded(value);
    }
    return text;
}

Result<QByteArray> podProxyTarget(const QString &namespaceName, const QString &pod, quint16 port,
                                  const QByteArray &path)
{
    auto target = resourcePath(resources::Pods, namespaceName, pod);
    if (!target)
        return target;
    return QByteArray(*target + ':' + QByteArray::number(port) + "/proxy" + path);
}

} // namespace firesteel::kube
