// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpconnection.h"
#include "core/net/websocket.h"
#include "core/net/websocketframe.h"

#include <QElapsedTimer>
#include <QSslSocket>
#include <QTimer>

namespace firesteel::net {

class WebSocketPrivate final : public HttpSink
{
public:
    explicit WebSocketPrivate(WebSocket *socket, Endpoint e);

    // Handshake
    void onSent(Sent) override {}
    void onHead(const HttpHead &h) override;
    void onBody(const QByteArray &piece) override;
    void onDone(const Result<> &r) override;
    [[nodiscard]] Result<> checkHandshake();
    void refuse();

    void adopt(std::unique_ptr<QSslSocket> from, const QByteArray &rest);
    void pump();
    bool handle(const WebSocketMessage &message); ///< false: stop reading
    void peerClosed(const QByteArray &payload);
    void socketEnded();
    void tick();
    void writeFrame(WebSocketMessage::Kind kind, QByteArrayView payload);
    void failWith(const Error &error); ///< tells the peer, too
    void shut();                       ///< flushes, then closes TCP
    void finish(Result<> r);
    void finishLater(Result<> r);

    WebSocket *q;
    Endpoint endpoint;
    WebSocketRequest request;
    QByteArray key;
    std::unique_ptr<HttpConnection> connection;
    std::unique_ptr<QSslSocket> socket;
    std::optional<WebSocketDecoder> decoder;
    WebSocket::State state = WebSocket::State::Idle;
    HttpHead head;
    QByteArray refusalBody;
    QByteArray protocol;
    TlsPeer peer;
    Result<> result;
    std::optional<Error> pending; ///< what the end will be told as
    int closeCode = 1006;
    QByteArray closeReason;
    bool server = false;
    bool closeSent = false;
    bool closeSeen = false;
    bool paused = false;
    bool pumping = false;
    bool ended = false; ///< TCP is over
    QTimer pingTimer;
    QTimer closeTimer;
    QElapsedTimer heard;
};

} // namespace firesteel::net
