// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpserver.h"

#include "core/net/httpmessage.h"
#include "core/net/httpserverconnection.h"
#include "core/net/websocket.h"
#include "core/net/websocket_p.h"

#include <QNetworkProxy>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>

#include <deque>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace firesteel::net {

// ---- HttpExchange

HttpExchange::HttpExchange(HttpServerConnection *connection, HttpServerRequest request)
    : QObject(connection), m_connection(connection), m_request(std::move(request))
{}

HttpExchange::~HttpExchange() = default;

const HttpServerRequest &HttpExchange::request() const
{
    return m_request;
}

void HttpExchange::respond(int status, const HttpHeaders &headers, const QByteArray &body)
{
    m_connection->respond(this, status, headers, body);
}

void HttpExchange::begin(int status, const HttpHeaders &headers)
{
    m_connection->begin(this, status, headers);
}

void HttpExchange::write(const QByteArray &piece)
{
    m_connection->write(this, piece);
}
void HttpExchange::end()
{
    m_connection->end(this);
}
void HttpExchange::abort()
{
    m_connection->drop();
}
qint64 HttpExchange::bytesToWrite() const
{
    return m_connection->bytesToWrite();
}

bool HttpExchange::isUpgradeRequest() const
{
    const HttpHeaders &headers = m_request.headers;
    return m_request.method == "GET" && fieldHasToken(headers, "upgrade", "websocket") &&
           fieldHasToken(headers, "connection", "upgrade") &&
           headerValue(headers, "sec-websocket-version") == "13" &&
           QByteArray::fromBase64(headerValue(headers, "sec-websocket-key")).size() == 16;
}

QList<QByteArray> HttpExchange::offeredProtocols() const
{
    QList<QByteArray> names;
    for (const auto &[field, value] : m_request.headers) {
        if (field.compare("sec-websocket-protocol", Qt::CaseInsensitive) != 0)
            continue;
        for (const QByteArray &name : value.split(','))
            names.append(name.trimmed());
    }
    return names;
}

WebSocket *HttpExchange::upgrade(const QByteArray &protocol, QObject *parent)
{
    if (!isUpgradeRequest()) {
        respond(400, {}, "not a WebSocket handshake");
        return nullptr;
    }
    const QByteArray key = headerValue(m_request.headers, "sec-websocket-key");
    HttpHeaders headers;
    headers.emplaceBack("Upgrade", "websocket");
    headers.emplaceBack("Connection", "Upgrade");
    headers.append({"Sec-WebSocket-Accept", acceptKey(key)});
    if (!protocol.isEmpty())
        headers.append({"Sec-WebSocket-Protocol", protocol});
    QByteArray rest;
    std::unique_ptr<QSslSocket> socket = m_connection->upgrade(this, headers, &rest);
    if (!socket)
        return nullptr;
    auto *webSocket = new WebSocket(Endpoint(), parent);
    webSocket->d->server = true;
    webSocket->d->protocol = protocol;
    webSocket->d->request.pingInterval = std::chrono::milliseconds(0);
    webSocket->d->adopt(std::move(socket), rest);
    return webSocket;
}

// ---- HttpServer

namespace {

class Listener final : public QTcpServer
{
public:
    explicit Listener(std::function<void(qintptr)> accepted) : m_accepted(std::move(accepted)) {}

protected:
    void incomingConnection(qintptr descriptor) override { m_accepted(descriptor); }

private:
    std::function<void(qintptr)> m_accepted;
};

} // namespace

class HttpServerPrivate
{
public:
    HttpServer::Options options;
    HttpServer::Handler handler;
    std::unique_ptr<Listener> listener;
    std::unordered_set<HttpServerConnection *> connections; ///< children of the server

    std::deque<qintptr> waiting; ///< accepted in one go with others, but beyond the limit

    void accepted(HttpServer *q, qintptr descriptor)
    {
        if (int(connections.size()) >= options.maxConnections) {
            waiting.push_back(descriptor);
            return;
        }
        auto *connection = new HttpServerConnection(options, handler, q);
        connections.insert(connection);
        QObject::connect(connection, &HttpServerConnection::over, q, [this, q, connection] {
            connections.erase(connection);
            connection->deleteLater();
            next(q);
        });
        if (int(connections.size()) >= options.maxConnections)
            listener->pauseAccepting();
        connection->start(descriptor);
    }

    void next(HttpServer *q)
    {
        if (!waiting.empty()) {
            const qintptr descriptor = waiting.front();
            waiting.pop_front();
            accepted(q, descriptor);
        } else if (listener) {
            listener->resumeAccepting();
        }
    }

    ~HttpServerPrivate()
    {
        for (const qintptr descriptor : waiting)
            QTcpSocket().setSocketDescriptor(descriptor); // takes it over and closes it
    }
};

HttpServer::HttpServer(Options options, QObject *parent)
    : QObject(parent), d(std::make_unique<HttpServerPrivate>())
{
    d->options = std::move(options);
}

HttpServer::~HttpServer()
{
    d->listener.reset();
    qDeleteAll(findChildren<HttpServerConnection *>(Qt::FindDirectChildrenOnly));
}

void HttpServer::setHandler(Handler handler)
{
    d->handler = std::move(handler);
}

Result<> HttpServer::listen(const QHostAddress &address, quint16 port)
{
    d->listener =
        std::make_unique<Listener>([this](qintptr descriptor) { d->accepted(this, descriptor); });
    d->listener->setProxy(QNetworkProxy::NoProxy);
    if (d->listener->listen(address, port))
        return {};
    Error error(Errc::InvalidValue, d->listener->errorString(),
                {{u"host"_s, address.toString()}, {u"port"_s, QString::number(port)}});
    if (d->listener->serverError() == QAbstractSocket::AddressInUseError)
        error.context.insert(u"taken"_s, u"true"_s); // Qt translates its text
    d->listener.reset();
    return std::unexpected(error);
}

quint16 HttpServer::port() const
{
    return d->listener ? d->listener->serverPort() : quint16(0);
}
int HttpServer::connectionCount() const
{
    return int(d->connections.size());
}
void HttpServer::close()
{
    d->listener.reset();
}

} // namespace firesteel::net
