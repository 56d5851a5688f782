// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpmessage.h"

#include <QSysInfo>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace firesteel::net {

QByteArray headerValue(const HttpHeaders &headers, QByteArrayView name)
{
    for (const auto &[field, value] : headers) {
        if (field.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

QByteArray percentEncoded(const QString &text)
{
    return QUrl::toPercentEncoding(text);
}

bool isToken(QByteArrayView text)
{
    // RFC 9110, 5.6.2
    static constexpr QByteArrayView marks("!#$%&'*+-.^_`|~");
    return !text.isEmpty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               marks.contains(c);
    });
}

static bool isPlainValue(QByteArrayView value)
{
    return std::ranges::all_of(value, [](char c) { return c == '\t' || (c >= 0x20 && c < 0x7f); });
}

Result<> checkHead(const QByteArray &method, const QByteArray &target, const HttpHeaders &headers)
{
    if (!isToken(method))
        return fail(Errc::InvalidValue, u"not an HTTP method"_s);
    const bool plainTarget = target.startsWith('/') && std::ranges::all_of(target, [](char c) {
                                 return c > 0x20 && c < 0x7f && c != '#';
                             });
    if (!plainTarget)
        return fail(Errc::InvalidValue, u"not a request target"_s);
    for (const auto &[name, value] : headers) {
        if (!isToken(name))
            return fail(Errc::InvalidValue, u"not a header field name"_s);
        if (!isPlainValue(value)) {
            return fail(Errc::InvalidValue,
                        u"a header field holds characters that are not allowed"_s,
                        {{u"header"_s, QString::fromLatin1(name)}});
        }
    }
    return {};
}

QByteArray authority(const QString &host, quint16 port)
{
    const QByteArray name = host.contains(u':') ? '[' + host.toLatin1() + ']' : QUrl::toAce(host);
    return (name.isEmpty() ? host.toUtf8() : name) + ':' + QByteArray::number(port);
}

QByteArray hostField(const Endpoint &endpoint)
{
    QByteArray field = authority(endpoint.host, endpoint.port);
    if (endpoint.port == (endpoint.tls ? 443 : 80))
        field.truncate(field.lastIndexOf(':'));
    return field;
}

static void appendFields(QByteArray &head, const HttpHeaders &headers)
{
    for (const auto &[name, value] : headers)
        head += name + ": " + value + "\r\n";
    head += "\r\n";
}

QByteArray requestHead(const QByteArray &method, const QByteArray &target,
                       const HttpHeaders &headers)
{
    QByteArray head = method + ' ' + target + " HTTP/1.1\r\n";
    appendFields(head, headers);
    return head;
}

HttpHeaders proxyFields(const Proxy &proxy)
{
    if (proxy.user.isEmpty() && proxy.password.isEmpty())
        return {};
    const QString pair = proxy.user + u':' + proxy.password;
    return {{"Proxy-Authorization", "Basic " + pair.toUtf8().toBase64()}};
}

static QByteArray reasonPhrase(int status)
{
    switch (status) {
    case 101:
        return "Switching Protocols";
    case 200:
        return "OK";
    case 201:
        return "Created";
    case 204:
        return "No Content";
    case 400:
        return "Bad Request";
    case 401:
        return "Unauthorized";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 409:
        return "Conflict";
    case 410:
        return "Gone";
    case 413:
        return "Content Too Large";
    case 422:
        return "Unprocessable Content";
    case 429:
        return "Too Many Requests";
    case 431:
        return "Request Header Fields Too Large";
    case 500:
        return "Internal Server Error";
    case 503:
        return "Service Unavailable";
    default:
        return "Status";
    }
}

QByteArray responseHead(int status, const HttpHeaders &headers)
{
    QByteArray head =
        "HTTP/1.1 " + QByteArray::number(status) + ' ' + reasonPhrase(status) + "\r\n";
    appendFields(head, headers);
    return head;
}

QByteArray userAgent()
{
    return "firesteel/" FIRESTEEL_VERSION " (" + QSysInfo::kernelType().toLatin1() + ')';
}

bool fieldHasToken(const HttpHeaders &headers, QByteArrayView name, QByteArrayView token)
{
    for (const auto &[field, value] : headers) {
        if (field.compare(name, Qt::CaseInsensitive) != 0)
            continue;
        for (const QByteArray &part : value.split(',')) {
            if (part.trimmed().compare(token, Qt::CaseInsensitive) == 0)
                return true;
        }
    }
    return false;
}

} // namespace firesteel::net
