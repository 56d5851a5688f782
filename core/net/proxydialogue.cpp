// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/proxydialogue.h"

#include "core/net/httpmessage.h"
#include "core/net/httpparser.h"
#include "core/net/sentsecrets.h"

#include <QHostAddress>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace firesteel::net {

namespace {

class HttpConnect final : public ProxyDialogue
{
public:
    HttpConnect(Proxy proxy, const QString &host, quint16 port)
        : m_proxy(std::move(proxy)), m_authority(authority(host, port))
    {
        m_parser.expect(HttpParser::Expect::Tunnel);
    }

    QByteArray begin() override
    {
        const HttpHeaders headers{{"Host", m_authority}, {"User-Agent", userAgent()}};
        return requestHead("CONNECT", m_authority, headers + proxyFields(m_proxy));
    }

    Result<QByteArray> feed(const QByteArray &bytes) override
    {
        const Result<> fed = m_parser.feed(bytes);
        if (m_parser.hasEvent()) {
            const HttpEvent head = m_parser.takeEvent();
            if (head.status / 100 == 2) {
                // The far server never speaks first: bytes behind the head are no tunnel of ours.
                if (!m_parser.takeRest().isEmpty())
                    return fail(Errc::ProxyRefused,
                                u"the proxy sent bytes of its own into the tunnel"_s);
                m_ready = true;
                return QByteArray();
            }
            const QString status = QString::number(head.status);
            SentSecrets secrets;
            secrets.add(proxyFields(m_proxy));
            return fail(head.status == 407 ? Errc::ProxyAuthenticationRequired : Errc::ProxyRefused,
                        status + u' ' + secrets.blanked(QString::fromUtf8(head.reason)),
                        {{u"status"_s, status}});
        }
        if (!fed)
            return fail(Errc::ProxyRefused,
                        u"the proxy does not speak HTTP: "_s + fed.error().detail);
        return QByteArray();
    }

private:
    Proxy m_proxy;
    QByteArray m_authority;
    HttpParser m_parser{HttpParser::Side::Response};
};

class Socks5 final : public ProxyDialogue
{
public:
    Socks5(Proxy proxy, QString host, quint16 port)
        : m_proxy(std::move(proxy)), m_host(std::move(host)), m_port(port)
    {}

    QByteArray begin() override
    {
        return hasLogin() ? QByteArray("\x05\x02\x00\x02", 4) : QByteArray("\x05\x01\x00", 3);
    }

    Result<QByteArray> feed(const QByteArray &bytes) override
    {
        m_input += bytes;
        QByteArray out;
        while (!m_ready) {
            const Result<std::optional<QByteArray>> step = next();
            if (!step)
                return std::unexpected(step.error());
            if (!*step)
                return out;
            out += **step;
        }
        return out;
    }

private:
    enum class Phase { Method, Login, Reply };

    bool hasLogin() const { return !m_proxy.user.isEmpty() || !m_proxy.password.isEmpty(); }
    bool has(qsizetype count) const { return m_input.size() >= count; }

    Result<std::optional<QByteArray>> next()
    {
        switch (m_phase) {
        case Phase::Method:
            return has(2) ? method() : std::optional<QByteArray>();
        case Phase::Login:
            return has(2) ? loggedIn() : std::optional<QByteArray>();
        case Phase::Reply:
            return reply();
        }
        return std::optional<QByteArray>();
    }

    Result<std::optional<QByteArray>> method()
    {
        const quint8 version = quint8(m_input.at(0));
        const quint8 chosen = quint8(m_input.at(1));
        m_input.remove(0, 2);
        if (version != 5)
            return fail(Errc::ProxyRefused, u"the proxy does not speak SOCKS 5"_s);
        if (chosen == 0) {
            m_phase = Phase::Reply;
            return request();
        }
        if (chosen != 2 || !hasLogin())
            return fail(Errc::ProxyAuthenticationRequired,
                        u"the proxy accepts no offered way to log in"_s);
        const QByteArray user = m_proxy.user.toUtf8().left(255);
        const QByteArray password = m_proxy.password.toUtf8().left(255);
        m_phase = Phase::Login;
        return '\x01' + QByteArray(1, char(user.size())) + user +
               QByteArray(1, char(password.size())) + password;
    }

    Result<std::optional<QByteArray>> loggedIn()
    {
        const bool good = m_input.at(1) == 0;
        m_input.remove(0, 2);
        if (!good)
            return fail(Errc::ProxyAuthenticationRequired,
                        u"the proxy refused user and password"_s);
        m_phase = Phase::Reply;
        return request();
    }

    Result<std::optional<QByteArray>> request() const
    {
        QByteArray out("\x05\x01\x00", 3);
        const QHostAddress address(m_host);
        if (address.protocol() == QAbstractSocket::IPv4Protocol) {
            const quint32 ip = qToBigEndian(address.toIPv4Address());
            out += '\x01' + QByteArray(reinterpret_cast<const char *>(&ip), 4);
        } else if (address.protocol() == QAbstractSocket::IPv6Protocol) {
            const Q_IPV6ADDR ip = address.toIPv6Address();
            out += '\x04' + QByteArray(reinterpret_cast<const char *>(&ip), 16);
        } else {
            QByteArray name = authority(m_host, 0);
            name.truncate(name.lastIndexOf(':'));
            if (name.size() > 255)
                return fail(Errc::HostNotFound, u"the name is too long for SOCKS 5"_s);
            out += '\x03' + QByteArray(1, char(name.size())) + name;
        }
        const quint16 port = qToBigEndian(m_port);
        return out + QByteArray(reinterpret_cast<const char *>(&port), 2);
    }

    Result<std::optional<QByteArray>> reply()
    {
        if (!has(5))
            return std::optional<QByteArray>();
        if (quint8(m_input.at(0)) != 5)
            return fail(Errc::ProxyRefused, u"the proxy does not speak SOCKS 5"_s);
        const int code = quint8(m_input.at(1));
        if (code != 0)
            return std::unexpected(refusal(code));
        const int kind = quint8(m_input.at(3));
        const qsizetype length = kind == 1 ? 10 : kind == 4 ? 22 : 7 + quint8(m_input.at(4));
        if (!has(length))
            return std::optional<QByteArray>();
        if (m_input.size() > length)
            return fail(Errc::ProxyRefused, u"the proxy sent bytes of its own into the tunnel"_s);
        m_ready = true;
        return QByteArray();
    }

    static Error refusal(int code)
    {
        const QMap<QString, QString> context{{u"reply"_s, QString::number(code)},
                                             {u"proxied"_s, u"true"_s}};
        switch (code) {
        case 3:
            return Error(Errc::NetworkUnreachable, u"SOCKS: network unreachable"_s, context);
        case 4:
            return Error(Errc::HostNotFound, u"SOCKS: host unreachable"_s, context);
        case 5:
            return Error(Errc::ConnectionRefused, u"SOCKS: connection refused"_s, context);
        default:
            return Error(Errc::ProxyRefused, u"SOCKS reply %1"_s.arg(code), context);
        }
    }

    Proxy m_proxy;
    QString m_host;
    quint16 m_port;
    Phase m_phase = Phase::Method;
    QByteArray m_input;
};

} // namespace

std::unique_ptr<ProxyDialogue> ProxyDialogue::make(const Proxy &proxy, const QString &host,
                                                   quint16 port)
{
    if (proxy.kind == Proxy::Kind::Http)
        return std::make_unique<HttpConnect>(proxy, host, port);
    if (proxy.kind == Proxy::Kind::Socks5)
        return std::make_unique<Socks5>(proxy, host, port);
    return nullptr;
}

} // namespace firesteel::net
