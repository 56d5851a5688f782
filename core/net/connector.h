// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/connectstage.h"
#include "core/net/endpoint.h"
#include "core/net/httpclient.h"
#include "core/net/tlsverdict.h"

#include <QAbstractSocket>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

class QHostInfo;
class QSslError;
class QSslSocket;

namespace firesteel::net {

class ProxyDialogue;

/// Makes one connection to an endpoint: name, TCP to all addresses of the name in turn (a new one
/// starts when the last failed or after 250 ms, families alternate, the first that answers wins:
/// RFC 8305 in small), proxy, TLS with a verdict on the certificate. Thread: the one it lives in.
/// Everything is reported by finished(), once, never from inside start(); then result() tells, and
/// takeSocket() gives the socket, with no signal of it connected any more. Each connection looks
/// the name up anew; QHostInfo remembers an answer for 60 s.
class Connector : public QObject
{
    Q_OBJECT
public:
    Connector(Endpoint endpoint, const HttpTimeouts &timeouts, QObject *parent = nullptr);
    ~Connector() override;

    void start();
    /// Dials these addresses instead of asking for the name's.
    void start(const QList<QHostAddress> &addresses);
    [[nodiscard]] const Result<> &result() const { return m_result; }
    [[nodiscard]] const TlsPeer &peer() const { return m_peer; }
    [[nodiscard]] std::unique_ptr<QSslSocket> takeSocket();

Q_SIGNALS:
    /// In the order of the stages, and before finished(). `what`: the addresses of the name (", "
    /// between them), the address that answered, nothing, the protocol of TLS.
    void reached(firesteel::net::ConnectStage stage, const QString &what);
    void finished();

private:
    void resolved(const QHostInfo &info);
    void tryNext();
    void attemptConnected(QSslSocket *socket);
    void attemptFailed(QSslSocket *socket, QAbstractSocket::SocketError code);
    void proxyFinished();
    void startTls();
    void judge(const QList<QSslError> &errors);
    void encrypted();
    void socketFailed();
    void timedOut();
    void done(Result<> result);
    void failWith(Error error);
    void tell(ConnectStage stage, const QString &what = {});
    [[nodiscard]] QString dialHost() const;
    [[nodiscard]] bool proxied() const { return m_endpoint.proxy.kind != Proxy::Kind::None; }

    Endpoint m_endpoint;
    HttpTimeouts m_timeouts;
    QTimer m_timer; ///< of the phase
    QTimer m_stagger;
    QList<QHostAddress> m_addresses; ///< not yet tried
    std::vector<std::unique_ptr<QSslSocket>> m_attempts;
    std::unique_ptr<QSslSocket> m_socket; ///< the winner
    std::unique_ptr<ProxyDialogue> m_dialogue;
    std::optional<Error> m_attemptError; ///< of the attempts so far, the most telling
    bool m_resolving = false;
    bool m_tlsPhase = false;
    bool m_judged = false;
    bool m_finished = false;
    TlsPeer m_peer;
    Result<> m_result;
};

/// What a socket's error means once the connection stands; `socket` is asked for its text.
[[nodiscard]] Error connectionError(const QAbstractSocket &socket);

/// IPv6 and IPv4 by turns, in the order of the resolver otherwise.
[[nodiscard]] QList<QHostAddress> interleaved(const QList<QHostAddress> &addresses);

} // namespace firesteel::net
