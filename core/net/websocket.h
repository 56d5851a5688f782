// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/endpoint.h"
#include "core/net/httpclient.h"

#include <QByteArray>
#include <QList>
#include <QObject>

#include <chrono>
#include <memory>

class QSslSocket;

namespace firesteel::net {

class WebSocketPrivate;

struct WebSocketRequest {
    QByteArray target;   ///< path and query, percent-encoded, without the endpoint's prefix
    HttpHeaders headers; ///< Authorization and the like; those of the handshake are added
    QList<QByteArray>
        protocols; ///< offered, in order; if there are any the server must choose one of them
    HttpTimeouts timeouts;          ///< connect, tls and head
    qint64 maxMessage = 32LL << 20; ///< of one incoming message after joining its frames
    std::chrono::milliseconds pingInterval{10'000}; ///< zero: no pings
    std::chrono::milliseconds pongTimeout{
        30'000}; ///< nothing at all heard for so long while pinging: ConnectionLost
};

/// A WebSocket connection (RFC 6455), client side through open(), server side out of
/// HttpExchange::upgrade(). Thread: the one it lives in; no method blocks. No extensions, so no
/// compression. Pings are answered by itself. The end is closed(), exactly once, and never from
/// inside one of its own methods.
///
/// Errors in result() after closed(): those of connecting (see HttpClient); WebSocketRefused when
/// the server answered with anything but 101 (head() and refusalBody() have the answer, context has
/// "status"); WebSocketProtocol for a breach of RFC 6455 or a subprotocol that was not offered
/// (context "closeCode" is what we told the peer); ResponseTooLarge for a message beyond
/// maxMessage; ConnectionLost when the connection ended without a close frame; Cancelled after
/// abort(). A close frame from the peer is success: look at closeCode().
class WebSocket : public QObject
{
    Q_OBJECT
public:
    enum class State { Idle, Connecting, Open, Closing, Closed };

    explicit WebSocket(Endpoint endpoint, QObject *parent = nullptr);
    ~WebSocket() override; ///< drops the connection without a signal

    void open(const WebSocketRequest &request); ///< once; opened() or closed() follows

    [[nodiscard]] State state() const;
    [[nodiscard]] const HttpHead &head() const; ///< of the server's answer to the handshake
    [[nodiscard]] const QByteArray &
    refusalBody() const; ///< body of that answer if it was not 101; at most 64 KiB
    [[nodiscard]] const QByteArray &protocol() const; ///< chosen subprotocol, empty if none
    [[nodiscard]] const TlsPeer &peer() const;
    [[nodiscard]] const Result<> &result() const; ///< valid from closed()
    [[nodiscard]] int
    closeCode() const; ///< from the peer's close frame; 1005 without a code, 1006 without a frame
    [[nodiscard]] const QByteArray &closeReason() const;

    /// Each call makes one unfragmented frame. Ignored (false) unless the state is Open.
    bool sendBinary(QByteArrayView payload);
    bool sendText(QByteArrayView utf8);
    bool sendPing(QByteArrayView payload = {}); ///< at most 125 bytes

    /// Bytes handed over but not yet given to the kernel. Slow down above a limit of your own, go
    /// on at bytesWritten().
    [[nodiscard]] qint64 bytesToWrite() const;

    /// Back-pressure: while paused no message is delivered and at most about 256 KiB are read
    /// ahead.
    void setPaused(bool paused);

    /// Sends a close frame, waits up to 5 s for the peer's, then closes; closed() follows.
    void close(quint16 code = 1000, QByteArrayView reason = {});
    void abort(); ///< drops the connection; closed() follows with Cancelled

Q_SIGNALS:
    void opened();
    void binaryReceived(const QByteArray &message);
    void textReceived(const QByteArray &utf8);
    void pongReceived(const QByteArray &payload);
    void bytesWritten();
    void closed();

private:
    friend class HttpExchange;
    friend class WebSocketPrivate;
    std::unique_ptr<WebSocketPrivate> d;
};

} // namespace firesteel::net
