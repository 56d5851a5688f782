// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/connector.h"
#include "core/net/httpclient.h"
#include "core/net/httpparser.h"
#include "core/net/inflater.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <memory>
#include <optional>

class QSslSocket;

namespace firesteel::net {

/// Who waits for an exchange. Each of these calls may delete the sink and the connection.
class HttpSink
{
public:
    virtual ~HttpSink() = default;
    virtual void onSent(Sent sent) = 0;
    virtual void onHead(const HttpHead &head) = 0;
    virtual void onBody(const QByteArray &piece) = 0;
    virtual void onDone(const Result<> &result) = 0; ///< the last call
};

/// One connection to an endpoint and the exchange that runs on it. Thread: the one it lives in.
/// Everything of the socket's arrives queued, so that this object and its socket may be deleted
/// from within any callback.
class HttpConnection : public QObject
{
    Q_OBJECT
public:
    explicit HttpConnection(Endpoint endpoint, QObject *parent = nullptr);
    ~HttpConnection() override;

    /// Starts an exchange; connects first if that has not happened. Only when idle.
    void run(const HttpRequest &request, HttpSink *sink);
    /// The sink is no longer there. The connection is of no more use.
    void drop() { m_sink = nullptr; }
    void setPaused(bool paused);

    [[nodiscard]] const Endpoint &endpoint() const { return m_endpoint; }
    [[nodiscard]] const TlsPeer &peer() const;
    [[nodiscard]] bool reused() const { return m_exchanges > 1; }
    [[nodiscard]] bool answered() const { return m_bytesIn > 0; } ///< some byte of a response came
    /// Idle, open and silent: good for another exchange.
    [[nodiscard]] bool reusable() const;
    /// After an answer that switched protocols: the socket, and what came behind the head.
    [[nodiscard]] std::unique_ptr<QSslSocket> takeSocket(QByteArray *rest);

Q_SIGNALS:
    void reached(firesteel::net::ConnectStage stage, const QString &what); ///< as Connector's
    void idleEnded(); ///< while idle, the server closed or spoke out of turn

private:
    void connected();
    void sendRequest();
    void adopt();
    void socketEnded();
    void pump();
    bool fill();
    bool deliver();
    bool handleHead(HttpEvent event);
    bool handleBody(const QByteArray &body);
    bool giveInflated();
    bool endOfMessage(bool keepAlive);
    bool atEof();
    void finish(Result<> result);
    void failWith(Error error) { finish(std::unexpected(std::move(error))); }
    void timedOut(Errc code, const QString &phase);
    void restartIdleTimer();
    [[nodiscard]] Error located(Error error, const QString &phase) const;

    enum class Phase { Idle, Connecting, Head, Body, Broken };

    Endpoint m_endpoint;
    HttpRequest m_request;
    HttpSink *m_sink = nullptr;
    std::unique_ptr<Connector> m_connector;
    std::unique_ptr<QSslSocket> m_socket;
    TlsPeer m_peer;
    HttpParser m_parser{HttpParser::Side::Response};
    std::optional<Inflater> m_inflater;
    std::optional<Error> m_parseError; ///< told after the events before it
    std::optional<bool> m_messageEnd; ///< the body is over, but inflating goes on; holds keep-alive
    std::optional<Error>
        m_socketError; ///< the socket ended; told once everything read is delivered
    QTimer m_phaseTimer;
    QTimer m_totalTimer;
    Phase m_phase = Phase::Idle;
    bool m_paused = false;
    bool m_pumping = false;
    bool m_quietEnd = false; ///< ended without an error of its own
    qint64 m_bytesIn = 0;    ///< of this exchange, raw
    qint64 m_bodyOut = 0;    ///< of this exchange, decoded
    int m_exchanges = 0;
};

} // namespace firesteel::net
