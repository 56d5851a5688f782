// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpserverconnection.h"

#include "core/net/httpmessage.h"
#include "core/net/socketoptions.h"

#include <QNetworkProxy>
#include <QPointer>
#include <QSslSocket>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace firesteel::net {

namespace {
constexpr qint64 readBuffer = 128 << 10;
constexpr qint64 readPiece = 64 << 10;
} // namespace

HttpServerConnection::HttpServerConnection(const HttpServer::Options &options,
                                           const HttpServer::Handler &handler, QObject *parent)
    : QObject(parent), m_options(options), m_handler(handler),
      m_socket(std::make_unique<QSslSocket>())
{
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &HttpServerConnection::drop);
}

HttpServerConnection::~HttpServerConnection()
{
    if (m_socket)
        m_socket->disconnect(this);
}

void HttpServerConnection::start(qintptr descriptor)
{
    m_socket->setProxy(QNetworkProxy::NoProxy);
    m_socket->setSocketDescriptor(descriptor);
    m_socket->setReadBufferSize(readBuffer);
    setLiveness(*m_socket);
    // Queued: see HttpConnection.
    connect(m_socket.get(), &QSslSocket::readyRead, this, &HttpServerConnection::pump,
            Qt::QueuedConnection);
    connect(m_socket.get(), &QSslSocket::disconnected, this, &HttpServerConnection::closed,
            Qt::QueuedConnection);
    const auto written = [this] {
        if (m_exchange)
            Q_EMIT m_exchange->bytesWritten();
    };
    connect(m_socket.get(), &QSslSocket::bytesWritten, this, written, Qt::QueuedConnection);
    connect(m_socket.get(), &QSslSocket::encryptedBytesWritten, this, written,
            Qt::QueuedConnection);
    if (m_options.idle > 0ms)
        m_idle.start(m_options.idle);
    if (m_options.tls) {
        m_socket->setSslConfiguration(*m_options.tls);
        m_socket->startServerEncryption();
    }
}

void HttpServerConnection::pump()
{
    if (m_pumping)
        return;
    const QPointer<HttpServerConnection> self(this);
    m_pumping = true;
    while (self && m_socket && !m_exchange && !m_closing) {
        if (m_parser.hasEvent()) {
            if (!handle(m_parser.takeEvent()))
                break;
            continue;
        }
        if (m_refusal != 0) {
            refuse(m_refusal);
            break;
        }
        const QByteArray bytes = m_socket->read(readPiece);
        if (bytes.isEmpty())
            break;
        if (m_options.idle > 0ms)
            m_idle.start(m_options.idle);
        if (const Result<> fed = m_parser.feed(bytes); !fed)
            m_refusal = fed.error().detail.contains("header"_L1) ? 431 : 400;
    }
    if (self)
        m_pumping = false;
}

bool HttpServerConnection::handle(const HttpEvent &event)
{
    switch (event.kind) {
    case HttpEvent::Kind::Head:
        m_request = {};
        m_request.method = event.method;
        m_request.target = event.target;
        m_request.headers = event.headers;
        m_oldClient = event.minorVersion == 0;
        if (fieldHasToken(event.headers, "expect", "100-continue"))
            m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
        return true;
    case HttpEvent::Kind::Body:
        if (m_request.body.size() + event.body.size() > m_options.maxBody) {
            refuse(413);
            return false;
        }
        m_request.body += event.body;
        return true;
    case HttpEvent::Kind::End: {
        const QPointer<HttpServerConnection> self(this);
        requestComplete(event.keepAlive);
        return !self.isNull();
    }
    }
    return false;
}

void HttpServerConnection::requestComplete(bool keepAlive)
{
    m_idle.stop();
    m_keepAlive = keepAlive && !m_parser.upgraded();
    m_begun = false;
    m_request.clientChain = m_socket->peerCertificateChain();
    m_request.peer = {m_socket->peerAddress(), m_socket->peerPort()};
    m_request.own = {m_socket->localAddress(), m_socket->localPort()};
    m_exchange = new HttpExchange(this, std::exchange(m_request, {}));
    if (m_handler)
        m_handler(m_exchange);
    else
        m_exchange->respond(404, {}, {});
}

void HttpServerConnection::refuse(int status)
{
    m_closing = true;
    m_socket->write(responseHead(status, {{"Content-Length", "0"}, {"Connection", "close"}}));
    m_socket->disconnectFromHost();
}

/// Without those that cannot be sent; the others, policies of security among them, stay.
static HttpHeaders safe(const HttpHeaders &headers)
{
    HttpHeaders out;
    for (const auto &header : headers) {
        if (checkHead("GET", "/", {header}))
            out.append(header);
    }
    return out;
}

void HttpServerConnection::respond(HttpExchange *exchange, int status, const HttpHeaders &headers,
                                   const QByteArray &body)
{
    if (!mine(exchange) || m_begun)
        return;
    HttpHeaders all = safe(headers);
    if (status != 204 && status != 304)
        all.append({"Content-Length", QByteArray::number(body.size())});
    if (!m_keepAlive)
        all.emplaceBack("Connection", "close");
    QByteArray out = responseHead(status, all);
    if (exchange->request().method != "HEAD" && status != 204 && status != 304)
        out += body;
    m_socket->write(out);
    exchangeDone();
}

void HttpServerConnection::begin(HttpExchange *exchange, int status, const HttpHeaders &headers)
{
    if (!mine(exchange) || m_begun)
        return;
    m_begun = true;
    m_chunked = !m_oldClient;
    HttpHeaders all = safe(headers);
    if (m_chunked)
        all.emplaceBack("Transfer-Encoding", "chunked");
    else
        m_keepAlive = false;
    if (!m_keepAlive)
        all.emplaceBack("Connection", "close");
    m_socket->write(responseHead(status, all));
}

void HttpServerConnection::write(HttpExchange *exchange, const QByteArray &piece)
{
    if (!mine(exchange) || !m_begun || piece.isEmpty() || exchange->request().method == "HEAD")
        return;
    if (m_chunked)
        m_socket->write(QByteArray::number(piece.size(), 16) + "\r\n" + piece + "\r\n");
    else
        m_socket->write(piece);
}

void HttpServerConnection::end(HttpExchange *exchange)
{
    if (!mine(exchange) || !m_begun)
        return;
    if (m_chunked && exchange->request().method != "HEAD")
        m_socket->write("0\r\n\r\n");
    exchangeDone();
}

void HttpServerConnection::exchangeDone()
{
    m_exchange->deleteLater();
    m_exchange.clear();
    if (!m_keepAlive) {
        m_closing = true;
        m_socket->disconnectFromHost();
        return;
    }
    if (m_options.idle > 0ms)
        m_idle.start(m_options.idle);
    QMetaObject::invokeMethod(this, &HttpServerConnection::pump, Qt::QueuedConnection);
}

void HttpServerConnection::drop()
{
    if (!m_socket)
        return;
    m_socket->disconnect(this);
    m_socket->abort();
    QMetaObject::invokeMethod(this, &HttpServerConnection::closed, Qt::QueuedConnection);
}

std::unique_ptr<QSslSocket>
HttpServerConnection::upgrade(HttpExchange *exchange, const HttpHeaders &headers, QByteArray *rest)
{
    if (!mine(exchange) || m_begun)
        return nullptr;
    m_socket->disconnect(this);
    m_socket->write(responseHead(101, safe(headers)));
    *rest = m_parser.takeRest();
    m_exchange->deleteLater();
    m_exchange.clear();
    m_closing = true;
    QMetaObject::invokeMethod(this, &HttpServerConnection::over, Qt::QueuedConnection);
    return std::move(m_socket);
}

qint64 HttpServerConnection::bytesToWrite() const
{
    return m_socket ? m_socket->bytesToWrite() + m_socket->encryptedBytesToWrite() : 0;
}

void HttpServerConnection::closed()
{
    const QPointer<HttpServerConnection> self(this);
    m_idle.stop();
    if (HttpExchange *exchange = m_exchange) {
        m_exchange.clear();
        Q_EMIT exchange->gone();
    }
    if (self)
        Q_EMIT over();
}

} // namespace firesteel::net
