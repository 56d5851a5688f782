// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/fakeproxies.h"

#include <QHostAddress>
#include <QNetworkProxy>
#include <QTcpSocket>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace firesteel::test {

struct FakeProxy::Tunnel {
    std::unique_ptr<QTcpSocket> client;
    std::unique_ptr<QTcpSocket> server;
    QByteArray input;
    bool open = false;
    int socksStep = 0;
};

FakeProxy::FakeProxy(net::Proxy::Kind kind, QObject *parent) : QObject(parent), m_kind(kind)
{
    m_server.setProxy(QNetworkProxy::NoProxy);
    if (!m_server.listen(QHostAddress::LocalHost))
        qFatal("FakeProxy cannot listen");
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        ++m_connections;
        Tunnel *tunnel = m_tunnels.emplace_back(std::make_unique<Tunnel>()).get();
        tunnel->client.reset(m_server.nextPendingConnection());
        tunnel->client->setParent(nullptr);
        tunnel->client->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        connect(tunnel->client.get(), &QTcpSocket::readyRead, this,
                [this, tunnel] { readable(tunnel); });
        connect(tunnel->client.get(), &QTcpSocket::disconnected, this, [tunnel] {
            if (tunnel->server)
                tunnel->server->disconnectFromHost();
        });
    });
}

FakeProxy::~FakeProxy()
{
    disconnect();
}

net::Proxy FakeProxy::settings(const QString &user, const QString &password) const
{
    return {m_kind, u"127.0.0.1"_s, m_server.serverPort(), user, password};
}

void FakeProxy::requireLogin(const QByteArray &user, const QByteArray &password)
{
    m_user = user;
    m_password = password;
}

void FakeProxy::dropTunnels()
{
    for (const auto &tunnel : m_tunnels)
        tunnel->client->abort();
}

void FakeProxy::readable(Tunnel *tunnel)
{
    if (m_mute)
        return;
    if (tunnel->open) {
        tunnel->server->write(tunnel->client->readAll());
        return;
    }
    tunnel->input += tunnel->client->readAll();
    if (m_kind == net::Proxy::Kind::Http)
        httpHead(tunnel);
    else
        socks(tunnel);
}

void FakeProxy::answer(Tunnel *tunnel, const QByteArray &bytes)
{
    if (!m_split) {
        tunnel->client->write(bytes);
        return;
    }
    for (const char byte : bytes) {
        tunnel->client->write(&byte, 1);
        tunnel->client->flush();
    }
}

void FakeProxy::httpHead(Tunnel *tunnel)
{
    const qsizetype end = tunnel->input.indexOf("\r\n\r\n");
    if (end < 0)
        return;
    m_lastHead = tunnel->input.first(end + 2);
    const QList<QByteArray> words = m_lastHead.first(m_lastHead.indexOf("\r\n")).split(' ');
    QByteArray login;
    for (const QByteArray &line : m_lastHead.split('\n')) {
        if (line.startsWith("Proxy-Authorization: Basic "))
            login = QByteArray::fromBase64(line.sliced(27).trimmed());
    }
    if (!login.isEmpty())
        m_logins.append(login);
    if (!m_refusal.isEmpty()) {
        m_asked.append(words.value(1));
        answer(tunnel, m_refusal);
        tunnel->client->disconnectFromHost();
        return;
    }
    const QByteArray wanted = m_user + ':' + m_password;
    if (!m_user.isEmpty() && login != wanted) {
        answer(tunnel,
               "HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=x\r\n"
               "Content-Length: 0\r\n\r\n");
        tunnel->client->disconnectFromHost();
        return;
    }
    if (words.value(0) != "CONNECT") {
        answer(tunnel, "HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\n\r\n");
        return;
    }
    connectOn(tunnel, words.value(1),
              "HTTP/1.1 200 Connection established\r\nVia: fake\r\n\r\n" + m_extra);
}

void FakeProxy::socks(Tunnel *tunnel)
{
    QByteArray &in = tunnel->input;
    if (tunnel->socksStep == 0) { // RFC 1928, 3
        if (in.size() < 2 || in.size() < 2 + in.at(1))
            return;
        const QByteArray methods = in.sliced(2, in.at(1));
        in.clear();
        if (!m_user.isEmpty() && !methods.contains('\x02')) {
            answer(tunnel, "\x05\xff");
            return;
        }
        tunnel->socksStep = m_user.isEmpty() ? 2 : 1;
        answer(tunnel, m_user.isEmpty() ? QByteArray("\x05\x00", 2) : QByteArray("\x05\x02", 2));
        return;
    }
    if (tunnel->socksStep == 1) { // RFC 1929
        if (in.size() < 3 || in.size() < 3 + in.at(1) ||
            in.size() < 3 + in.at(1) + in.at(2 + in.at(1)))
            return;
        const QByteArray user = in.sliced(2, in.at(1));
        const QByteArray password = in.sliced(3 + in.at(1));
        m_logins.append(user + ':' + password);
        in.clear();
        const bool good = user == m_user && password == m_password;
        tunnel->socksStep = 2;
        answer(tunnel, good ? QByteArray("\x01\x00", 2) : QByteArray("\x01\x01", 2));
        return;
    }
    if (in.size() < 7)
        return;
    QByteArray host;
    const int kind = in.at(3);
    qsizetype at = 4;
    if (kind == 1) {
        host = QHostAddress(qFromBigEndian<quint32>(in.constData() + 4)).toString().toLatin1();
        at += 4;
    } else if (kind == 4) {
        host = '[' +
               QHostAddress(reinterpret_cast<const quint8 *>(in.constData() + 4))
                   .toString()
                   .toLatin1() +
               ']';
        at += 16;
    } else {
        host = in.sliced(5, in.at(4));
        at += 1 + in.at(4);
    }
    const quint16 port = qFromBigEndian<quint16>(in.constData() + at);
    const QByteArray asked = host + ':' + QByteArray::number(port);
    if (!m_refusal.isEmpty()) {
        m_asked.append(asked);
        answer(tunnel, m_refusal);
        tunnel->client->disconnectFromHost();
        return;
    }
    // The address bound is a name here: replies of any kind must be read.
    connectOn(tunnel, asked,
              QByteArray("\x05\x00\x00\x03\x04"
                         "fake"
                         "\x00\x50",
                         11) +
                  m_extra);
}

void FakeProxy::connectOn(Tunnel *tunnel, const QByteArray &asked, const QByteArray &granted)
{
    m_asked.append(asked);
    tunnel->server = std::make_unique<QTcpSocket>();
    tunnel->server->setProxy(QNetworkProxy::NoProxy);
    connect(tunnel->server.get(), &QTcpSocket::connected, this, [this, tunnel, granted] {
        tunnel->open = true;
        answer(tunnel, granted);
    });
    connect(tunnel->server.get(), &QTcpSocket::readyRead, this,
            [tunnel] { tunnel->client->write(tunnel->server->readAll()); });
    connect(tunnel->server.get(), &QTcpSocket::disconnected, this,
            [tunnel] { tunnel->client->disconnectFromHost(); });
    tunnel->server->connectToHost(QHostAddress(QHostAddress::LocalHost), m_target);
}

} // namespace firesteel::test
