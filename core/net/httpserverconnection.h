// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpparser.h"
#include "core/net/httpserver.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>

class QSslSocket;

namespace firesteel::net {

/// One client of an HttpServer: reads a request, has it handled, reads the next. Owned by the
/// server.
class HttpServerConnection : public QObject
{
    Q_OBJECT
public:
    HttpServerConnection(const HttpServer::Options &options, const HttpServer::Handler &handler,
                         QObject *parent);
    ~HttpServerConnection() override;

    void start(qintptr descriptor);

    // For HttpExchange
    void respond(HttpExchange *exchange, int status, const HttpHeaders &headers,
                 const QByteArray &body);
    void begin(HttpExchange *exchange, int status, const HttpHeaders &headers);
    void write(HttpExchange *exchange, const QByteArray &piece);
    void end(HttpExchange *exchange);
    void drop();
    std::unique_ptr<QSslSocket> upgrade(HttpExchange *exchange, const HttpHeaders &headers,
                                        QByteArray *rest);
    [[nodiscard]] qint64 bytesToWrite() const;

Q_SIGNALS:
    void over();

private:
    void pump();
    bool handle(const HttpEvent &event);
    void requestComplete(bool keepAlive);
    void refuse(int status);
    void exchangeDone();
    void closed();
    [[nodiscard]] bool mine(HttpExchange *exchange) const
    {
        return m_exchange == exchange && m_socket;
    }

    const HttpServer::Options &m_options;
    const HttpServer::Handler &m_handler;
    std::unique_ptr<QSslSocket> m_socket;
    HttpParser m_parser{HttpParser::Side::Request};
    HttpServerRequest m_request;
    QPointer<HttpExchange> m_exchange; ///< until it is answered
    QTimer m_idle;
    bool m_keepAlive = false;
    bool m_oldClient = false; ///< HTTP/1.0: no chunked coding
    bool m_chunked = false;
    bool m_begun = false;
    bool m_pumping = false;
    bool m_closing = false;
    int m_refusal = 0; ///< the answer to what was no HTTP, when all before it is answered
};

} // namespace firesteel::net
