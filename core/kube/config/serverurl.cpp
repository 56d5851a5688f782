// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/serverurl.h"

#include <QHostAddress>
#include <QUrl>

#include <cctype>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<Error> badServer(const QString &reason, const QString &detail)
{
    return fail(Errc::ConfigInvalid, detail, {{u"key"_s, u"server"_s}, {u"reason"_s, reason}});
}

/// Splits "host:port", "[v6]:port", "host" or "[v6]"; the port is -1 if there is none, -2 if it is
/// none.
bool splitAuthority(QStringView authority, QString &host, int &port)
{
    port = -1;
    QStringView rest;
    if (authority.startsWith(u'[')) {
        const qsizetype end = authority.indexOf(u']');
        if (end < 0)
            return false;
        host = authority.sliced(1, end - 1).toString();
        rest = authority.sliced(end + 1);
        // A zone ("%25eth0") cannot be matched with a certificate.
        if (host.contains(u'%') || QHostAddress(host).protocol() != QAbstractSocket::IPv6Protocol)
            return false;
    } else {
        const qsizetype colon = authority.indexOf(u':');
        host = authority.first(colon < 0 ? authority.size() : colon).toString();
        rest = colon < 0 ? QStringView() : authority.sliced(colon);
    }
    if (rest.isEmpty())
        return true;
    if (rest[0] != u':')
        return false;
    if (rest.size() == 1) // "host:" is the scheme's own port
        return true;
    bool number = true;
    for (const QChar c : rest.sliced(1))
        number = number && c >= u'0' && c <= u'9';
    const int value = number && rest.size() <= 6 ? rest.sliced(1).toInt() : 0;
    port = value >= 1 && value <= 65535 ? value : -2;
    return true;
}

/// A name in ASCII form, or an address as it stands; empty if it is neither.
QString cleanHost(const QString &host)
{
    if (host.contains(u':'))
        return host;
    if (host.startsWith(u'.') || host.contains(".."_L1)) // a label cannot be empty
        return {};
    bool ascii = true;
    for (const QChar c : host) {
        ascii = ascii && c.unicode() < 0x80;
        if (c.unicode() <= 0x20 || QStringView(u"\"<>\\^`{|}%@?#/[]").contains(c))
            return {};
    }
    return ascii ? host.toLower() : QString::fromLatin1(QUrl::toAce(host));
}

/// Percent-encodes what cannot stand in a path (RFC 3986 §3.3) and leaves what is encoded already.
QByteArray cleanPath(QStringView path)
{
    const auto isHex = [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; };
    const QByteArray utf8 = path.toUtf8();
    QByteArray encoded;
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const char c = utf8[i];
        const bool isEscape =
            c == '%' && i + 2 < utf8.size() && isHex(utf8[i + 1]) && isHex(utf8[i + 2]);
        if (isEscape)
            encoded += c;
        else
            encoded += QByteArray(1, c).toPercentEncoding("/:@!$&'()*+,;=");
    }
    while (encoded.endsWith('/'))
        encoded.chop(1);
    return encoded;
}

} // namespace

Result<ServerUrl> parseServerUrl(const QString &text, bool tlsByDefault)
{
    const QString url = text.trimmed();
    if (url.isEmpty())
        return badServer(u"empty"_s, u"no server is given"_s);
    ServerUrl result;
    result.tls = tlsByDefault;
    QStringView rest = url;
    const qsizetype mark = rest.indexOf("://"_L1);
    const bool hasScheme = mark >= 0;
    if (hasScheme) {
        const QString scheme = rest.first(mark).toString().toLower();
        if (scheme != "https"_L1 && scheme != "http"_L1)
            return badServer(u"scheme"_s,
                             u"the server's URL begins neither with https nor with http"_s);
        result.tls = scheme == "https"_L1;
        rest = rest.sliced(mark + 3);
    }
    for (const QChar end : {u'#', u'?'}) {
        if (const qsizetype at = rest.indexOf(end); at >= 0)
            rest = rest.first(at);
    }
    const qsizetype slash = rest.indexOf(u'/');
    const QStringView authority = slash < 0 ? rest : rest.first(slash);
    const QStringView path = slash < 0 ? QStringView() : rest.sliced(slash);
    if (authority.contains(u'@'))
        return badServer(u"user"_s, u"the server's URL holds a user name"_s);
    if (!hasScheme && path.size() > 1)
        return badServer(u"path"_s, u"the server is neither a URL nor host:port"_s);
    int port = -1;
    QString host;
    if (!splitAuthority(authority, host, port))
        return badServer(u"host"_s, u"the server's host name cannot be read"_s);
    if (port == -2)
        return badServer(u"port"_s, u"the server's port is not a number from 1 to 65535"_s);
    result.host = cleanHost(host);
    if (result.host.isEmpty())
        return badServer(u"host"_s, u"the server's host name cannot be read"_s);
    result.port = static_cast<quint16>(port > 0 ? port : result.tls ? 443 : 80);
    result.pathPrefix = cleanPath(path);
    return result;
}

bool isLoopback(const QString &host)
{
    if (host.compare("localhost"_L1, Qt::CaseInsensitive) == 0)
        return true;
    const QHostAddress address(host);
    return !address.isNull() && address.isLoopback();
}

bool isAnyAddress(const QString &host)
{
    const QHostAddress address(host);
    return address == QHostAddress(QHostAddress::AnyIPv4) ||
           address == QHostAddress(QHostAddress::AnyIPv6);
}

} // namespace firesteel::kube
