// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/endpoint.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QTcpServer>

#include <functional>
#include <memory>

class QTcpSocket;

namespace firesteel::test {

/// An HTTP or SOCKS 5 proxy on loopback that does what a test tells it. Names of made-up servers
/// are mapped to ports of this machine, so that it shows who resolves a name. Lives in the test's
/// thread.
class FakeProxy : public QObject
{
    Q_OBJECT
public:
    explicit FakeProxy(net::Proxy::Kind kind, QObject *parent = nullptr);
    ~FakeProxy() override;

    [[nodiscard]] net::Proxy settings(const QString &user = {}, const QString &password = {}) const;

    /// Everything asked for goes there, whatever its name.
    void setTarget(quint16 port) { m_target = port; }
    void requireLogin(const QByteArray &user, const QByteArray &password);
    void refuseWith(const QByteArray &answer)
    {
        m_refusal = answer;
    } ///< these bytes instead of a tunnel, then FIN
    void saySomethingFirst(const QByteArray &bytes) { m_extra = bytes; }
    void stayMute() { m_mute = true; }
    void dropTunnels();                     ///< closes all connections
    void splitAnswers() { m_split = true; } ///< answers byte by byte
    void stopListening() { m_server.close(); }

    [[nodiscard]] const QList<QByteArray> &asked() const
    {
        return m_asked;
    } ///< "host:port", one a tunnel
    [[nodiscard]] const QList<QByteArray> &logins() const { return m_logins; } ///< "user:password"
    [[nodiscard]] const QByteArray &lastHead() const { return m_lastHead; }
    [[nodiscard]] int connections() const { return m_connections; }

private:
    struct Tunnel;
    void readable(Tunnel *tunnel);
    void httpHead(Tunnel *tunnel);
    void socks(Tunnel *tunnel);
    void connectOn(Tunnel *tunnel, const QByteArray &asked, const QByteArray &granted);
    void answer(Tunnel *tunnel, const QByteArray &bytes);

    net::Proxy::Kind m_kind;
    QTcpServer m_server;
    quint16 m_target = 0;
    QByteArray m_user;
    QByteArray m_password;
    QByteArray m_refusal;
    QByteArray m_extra;
    bool m_mute = false;
    bool m_split = false;
    QList<QByteArray> m_asked;
    QList<QByteArray> m_logins;
    QByteArray m_lastHead;
    int m_connections = 0;
    std::vector<std::unique_ptr<Tunnel>> m_tunnels;
};

} // namespace firesteel::test
