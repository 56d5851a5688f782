// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/httpclient.h"
#include "core/net/localpeer.h"

#include <QByteArray>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QSslCertificate>
#include <QSslConfiguration>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace firesteel::net {

class HttpServerPrivate;
class HttpServerConnection;
class WebSocket;

struct HttpServerRequest {
    QByteArray method;
    QByteArray target; ///< as sent: path and query, percent-encoded
    HttpHeaders headers;
    QByteArray body;                    ///< whole
    QList<QSslCertificate> clientChain; ///< what the client showed, leaf first; empty without
    SocketEnd peer = {};                ///< the client's end of the connection
    SocketEnd own = {};                 ///< and ours
};

/// One request at the server and the answer to it. Made by HttpServer, given to the handler, owned
/// by the server's connection: it lives until the answer is finished or the peer has gone,
/// whichever is first, then deletes itself (deleteLater). Keep it in a QPointer. Thread: the
/// server's.
class HttpExchange : public QObject
{
    Q_OBJECT
public:
    ~HttpExchange() override;

    [[nodiscard]] const HttpServerRequest &request() const;

    /// A whole answer; Content-Length is added.
    void respond(int status, const HttpHeaders &headers, const QByteArray &body);
    /// A streamed answer with chunked coding: begin, write as often as wanted, end.
    void begin(int status, const HttpHeaders &headers);
    void write(const QByteArray &piece);
    void end();
    /// Drops the connection at once; a way to play a dying server.
    void abort();

    [[nodiscard]] bool isUpgradeRequest() const; ///< a proper WebSocket handshake
    [[nodiscard]] QList<QByteArray> offeredProtocols() const;
    /// Answers 101 with that subprotocol (empty: none) and hands the connection to a WebSocket with
    /// the given parent, already open. nullptr if the request was no handshake (400 is answered).
    [[nodiscard]] WebSocket *upgrade(const QByteArray &protocol, QObject *parent);

    [[nodiscard]] qint64 bytesToWrite() const; ///< of this connection

Q_SIGNALS:
    void bytesWritten();
    void gone(); ///< the peer closed before the answer was finished

private:
    friend class HttpServerConnection;
    HttpExchange(HttpServerConnection *connection, HttpServerRequest request);
    HttpServerConnection *m_connection;
    HttpServerRequest m_request;
};

/// Small HTTP/1.1 server (RFC 9112) with keep-alive, chunked answers and WebSocket upgrades, for
/// loopback services. Thread: the one it lives in. Bad requests are answered with 400, 413 or 431
/// by itself.
class HttpServer : public QObject
{
    Q_OBJECT
public:
    using Handler = std::function<void(HttpExchange *)>;

    struct Options {
        std::optional<QSslConfiguration>
            tls; ///< certificate chain, key, peer verify mode; nullopt: plain HTTP
        qint64 maxBody = 16LL << 20;
        int maxConnections = 512;                ///< further ones wait in the kernel's queue
        std::chrono::milliseconds idle{120'000}; ///< keep-alive and reading a request
    };

    explicit HttpServer(Options options, QObject *parent = nullptr);
    ~HttpServer() override; ///< drops all connections

    void setHandler(Handler handler);
    /// Port 0: any free one. Fails with InvalidValue and the system's text.
    [[nodiscard]] Result<> listen(const QHostAddress &address, quint16 port = 0);
    [[nodiscard]] quint16 port() const;
    [[nodiscard]] int connectionCount() const;
    void close(); ///< stops listening; running exchanges go on

private:
    std::unique_ptr<HttpServerPrivate> d;
};

} // namespace firesteel::net
