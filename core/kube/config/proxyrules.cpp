// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/proxyrules.h"

#include <QHostAddress>
#include <QUrl>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<Error> badProxy(Errc code, const QString &reason, const QString &detail)
{
    return fail(code, detail, {{u"key"_s, u"proxy-url"_s}, {u"reason"_s, reason}});
}

/// The value and the name of the first of these variables that is not empty.
std::pair<QString, QString> firstOf(const QProcessEnvironment &env, const QStringList &names)
{
    for (const QString &name : names) {
        if (const QString value = env.value(name); !value.isEmpty())
            return {value, name};
    }
    return {};
}

/// "host", "host:port", "[v6]:port" or a bare IPv6 address of a NO_PROXY entry.
std::pair<QString, QString> hostAndPort(const QString &entry)
{
    if (entry.startsWith(u'[')) {
        const qsizetype end = entry.indexOf(u']');
        if (end < 0)
            return {};
        const QString rest = entry.sliced(end + 1);
        return {entry.sliced(1, end - 1), rest.startsWith(u':') ? rest.sliced(1) : QString()};
    }
    if (entry.count(u':') == 1)
        return {entry.section(u':', 0, 0), entry.section(u':', 1)};
    return {entry, {}};
}

/// Whether one entry of NO_PROXY covers the server.
bool covers(const QString &entry, const QString &host, const QHostAddress &address, quint16 port)
{
    if (entry == "*"_L1)
        return true;
    if (entry.contains(u'/')) {
        const auto subnet = QHostAddress::parseSubnet(entry);
        return subnet.second >= 0 && !address.isNull() && address.isInSubnet(subnet);
    }
    auto [name, portText] = hostAndPort(entry);
    if (name.isEmpty() || (!portText.isEmpty() && portText != QString::number(port)))
        return false;
    if (const QHostAddress named(name); !named.isNull())
        return !address.isNull() && address.isEqual(named, QHostAddress::StrictConversion);
    if (name.startsWith("*."_L1))
        name.remove(0, 1);
    if (name.startsWith(u'.'))
        return host.endsWith(name);
    return host == name || host.endsWith(u'.' + name);
}

} // namespace

Result<net::Proxy> parseProxyUrl(const QString &text)
{
    net::Proxy proxy;
    const qsizetype mark = text.indexOf("://"_L1);
    if (mark <= 0)
        return badProxy(Errc::ConfigInvalid, u"scheme"_s, u"the proxy's URL has no scheme"_s);
    const QString scheme = text.first(mark).toLower();
    if (scheme == "https"_L1)
        return badProxy(Errc::ConfigUnsupported, u"https"_s,
                        u"a proxy that is itself reached by TLS"_s);
    if (scheme != "http"_L1 && scheme != "socks5"_L1 && scheme != "socks5h"_L1)
        return badProxy(Errc::ConfigInvalid, u"scheme"_s,
                        u"the proxy's URL begins neither with http nor with socks5"_s);
    QString authority = text.sliced(mark + 3);
    for (const QChar end : {u'#', u'?', u'/'})
        authority = authority.section(end, 0, 0);
    if (const qsizetype at = authority.lastIndexOf(u'@'); at >= 0) {
        const QString user = authority.first(at);
        const auto decoded = [](const QString &part) {
            return QString::fromUtf8(QByteArray::fromPercentEncoding(part.toUtf8()));
        };
        proxy.user = decoded(user.section(u':', 0, 0));
        proxy.password = decoded(user.section(u':', 1));
        authority.remove(0, at + 1);
    }
    const Result<ServerUrl> address = parseServerUrl("http://"_L1 + authority);
    if (!address)
        return badProxy(Errc::ConfigInvalid, address.error().context.value(u"reason"_s),
                        u"the proxy's host or port cannot be read"_s);
    const bool http = scheme == "http"_L1;
    const bool portGiven = authority.sliced(authority.lastIndexOf(u']') + 1).contains(u':');
    proxy.kind = http ? net::Proxy::Kind::Http : net::Proxy::Kind::Socks5;
    proxy.host = address->host;
    proxy.port = portGiven || http ? address->port : 1080;
    return proxy;
}

QString proxyUrlText(const net::Proxy &proxy)
{
    if (proxy.kind == net::Proxy::Kind::None)
        return {};
    const auto encoded = [](const QString &part) {
        return QString::fromLatin1(QUrl::toPercentEncoding(part));
    };
    QString user = encoded(proxy.user);
    if (!proxy.password.isEmpty())
        user += u':' + encoded(proxy.password);
    if (!user.isEmpty())
        user += u'@';
    const QString host = proxy.host.contains(u':') ? QString(u'[' + proxy.host + u']') : proxy.host;
    return (proxy.kind == net::Proxy::Kind::Http ? u"http://"_s : u"socks5://"_s) + user + host +
           u':' + QString::number(proxy.port);
}

QString withProxyPassword(const QString &url, const QString &password)
{
    Result<net::Proxy> proxy = parseProxyUrl(url);
    if (!proxy)
        return {};
    proxy->password = password;
    return proxyUrlText(*proxy);
}

Result<net::Proxy> proxyFromEnvironment(const ServerUrl &server, const QProcessEnvironment &env)
{
    const auto [url, name] = server.tls ? firstOf(env, {u"HTTPS_PROXY"_s, u"https_proxy"_s})
                                        : firstOf(env, {u"HTTP_PROXY"_s, u"http_proxy"_s});
    if (url.isEmpty() || isLoopback(server.host))
        return net::Proxy{};
    const QHostAddress address(server.host);
    const QString excluded = firstOf(env, {u"NO_PROXY"_s, u"no_proxy"_s}).first.toLower();
    for (const QString &entry : excluded.split(u',', Qt::SkipEmptyParts)) {
        if (const QString trimmed = entry.trimmed();
            !trimmed.isEmpty() && covers(trimmed, server.host.toLower(), address, server.port))
            return net::Proxy{};
    }
    Result<net::Proxy> proxy = parseProxyUrl(url.contains("://"_L1) ? url : u"http://"_s + url);
    if (!proxy)
        return std::unexpected(proxy.error().with(u"key"_s, name));
    return proxy;
}

} // namespace firesteel::kube
