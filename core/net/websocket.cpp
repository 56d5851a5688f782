// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/websocket.h"

#include "core/net/httpmessage.h"
#include "core/net/sentsecrets.h"
#include "core/net/socketoptions.h"
#include "core/net/websocket_p.h"

#include <QPointer>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace firesteel::net {

namespace {

constexpr qint64 readBuffer = 128 << 10;
constexpr qint64 readPiece = 64 << 10;
constexpr qsizetype maxRefusalBody = 64 << 10;
constexpr auto closeWait = 5s;

QByteArray randomBytes(qsizetype count)
{
    QByteArray bytes(count, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(QRandomGenerator::system()->generate());
    return bytes;
}

} // namespace

WebSocketPrivate::WebSocketPrivate(WebSocket *webSocket, Endpoint e)
    : q(webSocket), endpoint(std::move(e))
{
    closeTimer.setSingleShot(true);
    QObject::connect(&pingTimer, &QTimer::timeout, q, [this] { tick(); });
    QObject::connect(&closeTimer, &QTimer::timeout, q, [this] {
        ended = true;
        finish(pending ? Result<>(std::unexpected(*pending)) : Result<>());
    });
}

// ---- handshake

void WebSocketPrivate::onHead(const HttpHead &h)
{
    head = h;
    peer = connection->peer();
}

void WebSocketPrivate::onBody(const QByteArray &piece)
{
    refusalBody += piece.first(std::min(piece.size(), maxRefusalBody - refusalBody.size()));
    if (refusalBody.size() == maxRefusalBody)
        refuse();
}

void WebSocketPrivate::onDone(const Result<> &r)
{
    peer = connection->peer();
    if (!r && head.status == 0) {
        finish(r);
        return;
    }
    if (head.status != 101) {
        refuse();
        return;
    }
    if (const Result<> good = checkHandshake(); !good) {
        finish(good);
        return;
    }
    QByteArray rest;
    std::unique_ptr<QSslSocket> taken = connection->takeSocket(&rest);
    connection.reset(); // see HttpSink
    adopt(std::move(taken), rest);
    Q_EMIT q->opened();
}

void WebSocketPrivate::refuse()
{
    const SentSecrets secrets(request.headers, endpoint);
    finish(fail(Errc::WebSocketRefused, secrets.blanked(QString::fromUtf8(head.reason)),
                {{u"status"_s, QString::number(head.status)},
                 {u"host"_s, endpoint.host},
                 {u"port"_s, QString::number(endpoint.port)}}));
}

Result<> WebSocketPrivate::checkHandshake()
{
    const auto breach = [](const QString &what) { return fail(Errc::WebSocketProtocol, what); };
    if (headerValue(head.headers, "upgrade").compare("websocket", Qt::CaseInsensitive) != 0 ||
        !fieldHasToken(head.headers, "connection", "upgrade"))
        return breach(u"the server switched to another protocol"_s);
    if (headerValue(head.headers, "sec-websocket-accept") != acceptKey(key))
        return breach(u"the server's answer to the key is wrong"_s);
    if (!headerValue(head.headers, "sec-websocket-extensions").isEmpty())
        return breach(u"the server uses an extension that was not offered"_s);
    protocol = headerValue(head.headers, "sec-websocket-protocol");
    if (protocol.isEmpty() && !request.protocols.isEmpty())
        return breach(u"the server chose no subprotocol"_s);
    if (!protocol.isEmpty() && !request.protocols.contains(protocol))
        return breach(u"the server chose a subprotocol that was not offered"_s);
    return {};
}

// ---- open

void WebSocketPrivate::adopt(std::unique_ptr<QSslSocket> from, const QByteArray &rest)
{
    socket = std::move(from);
    decoder.emplace(server, request.maxMessage);
    decoder->feed(rest);
    state = WebSocket::State::Open;
    socket->setReadBufferSize(readBuffer);
    // Queued: see HttpConnection.
    QObject::connect(
        socket.get(), &QSslSocket::readyRead, q, [this] { pump(); }, Qt::QueuedConnection);
    QObject::connect(
        socket.get(), &QSslSocket::errorOccurred, q, [this] { socketEnded(); },
        Qt::QueuedConnection);
    QObject::connect(
        socket.get(), &QSslSocket::disconnected, q, [this] { socketEnded(); },
        Qt::QueuedConnection);
    QObject::connect(socket.get(), &QSslSocket::bytesWritten, q, &WebSocket::bytesWritten,
                     Qt::QueuedConnection);
    QObject::connect(socket.get(), &QSslSocket::encryptedBytesWritten, q, &WebSocket::bytesWritten,
                     Qt::QueuedConnection);
    // The end may have come together with the handshake, and been told to the one before us.
    ended = socket->state() == QAbstractSocket::UnconnectedState;
    heard.start();
    if (request.pingInterval > 0ms)
        pingTimer.start(request.pingInterval);
    QMetaObject::invokeMethod(q, [this] { pump(); }, Qt::QueuedConnection);
}

void WebSocketPrivate::pump()
{
    if (pumping || !socket || state == WebSocket::State::Closed)
        return;
    const QPointer<WebSocket> self(q);
    pumping = true;
    while (socket && !paused && !closeSeen && !pending) {
        const auto next = decoder->next();
        if (!next) {
            failWith(next.error());
            break;
        }
        if (*next) {
            if (!handle(**next) || !self)
                break;
            continue;
        }
        const QByteArray bytes = socket->isOpen() ? socket->read(readPiece) : QByteArray();
        if (bytes.isEmpty()) {
            if (ended)
                finish(closeSent
                           ? Result<>()
                           : fail(Errc::ConnectionLost, socket->errorString(),
                                  {{u"host"_s, endpoint.host}, {u"phase"_s, u"websocket"_s}}));
            break;
        }
        heard.restart();
        decoder->feed(bytes);
    }
    if (self)
        pumping = false;
}

bool WebSocketPrivate::handle(const WebSocketMessage &message)
{
    switch (message.kind) {
    case WebSocketMessage::Kind::Binary:
        if (state == WebSocket::State::Open)
            Q_EMIT q->binaryReceived(message.payload);
        return true;
    case WebSocketMessage::Kind::Text:
        if (state == WebSocket::State::Open)
            Q_EMIT q->textReceived(message.payload);
        return true;
    case WebSocketMessage::Kind::Ping:
        if (!closeSent)
            writeFrame(WebSocketMessage::Kind::Pong, message.payload);
        return true;
    case WebSocketMessage::Kind::Pong:
        Q_EMIT q->pongReceived(message.payload);
        return true;
    case WebSocketMessage::Kind::Close:
        peerClosed(message.payload);
        return false;
    }
    return false;
}

void WebSocketPrivate::peerClosed(const QByteArray &payload)
{
    const Result<WebSocketClose> close = WebSocketDecoder::parseClose(payload);
    if (!close) {
        failWith(close.error());
        return;
    }
    closeSeen = true;
    closeCode = close->code;
    closeReason = close->reason;
    state = WebSocket::State::Closing;
    if (!closeSent) {
        writeFrame(WebSocketMessage::Kind::Close, closePayload(close->code, {}));
        closeSent = true;
    }
    shut();
}

void WebSocketPrivate::failWith(const Error &error)
{
    pending = error.with(u"host"_s, endpoint.host);
    state = WebSocket::State::Closing;
    if (!closeSent) {
        const int code = error.context.value(u"closeCode"_s).toInt();
        writeFrame(WebSocketMessage::Kind::Close, closePayload(quint16(code ? code : 1002), {}));
        closeSent = true;
    }
    shut();
}

void WebSocketPrivate::shut()
{
    pingTimer.stop();
    closeTimer.start(closeWait);
    if (ended) {
        finishLater(pending ? Result<>(std::unexpected(*pending)) : Result<>());
        return;
    }
    socket->disconnectFromHost();
}

void WebSocketPrivate::socketEnded()
{
    ended = true;
    if (closeSeen || pending) {
        finish(pending ? Result<>(std::unexpected(*pending)) : Result<>());
        return;
    }
    pump();
}

void WebSocketPrivate::tick()
{
    if (state != WebSocket::State::Open)
        return;
    if (paused) {
        heard.restart(); // we do not listen, so silence says nothing
        return;
    }
    if (request.pongTimeout > 0ms && heard.durationElapsed() > request.pongTimeout) {
        finish(fail(Errc::ConnectionLost, u"no answer to pings"_s,
                    {{u"host"_s, endpoint.host}, {u"phase"_s, u"ping"_s}}));
        return;
    }
    writeFrame(WebSocketMessage::Kind::Ping, {});
}

void WebSocketPrivate::writeFrame(WebSocketMessage::Kind kind, QByteArrayView payload)
{
    if (socket)
        socket->write(encodeFrame(kind, payload, server ? QByteArray() : randomBytes(4)));
}

/// From the event loop only.
void WebSocketPrivate::finish(Result<> r)
{
    if (state == WebSocket::State::Closed)
        return;
    state = WebSocket::State::Closed;
    result = std::move(r);
    pingTimer.stop();
    closeTimer.stop();
    if (connection) {
        connection->drop();
        connection.reset();
    }
    if (socket) {
        socket->disconnect(q);
        socket->abort();
    }
    Q_EMIT q->closed();
}

void WebSocketPrivate::finishLater(Result<> r)
{
    QMetaObject::invokeMethod(q, [this, r = std::move(r)] { finish(r); }, Qt::QueuedConnection);
}

// ---- the class

WebSocket::WebSocket(Endpoint endpoint, QObject *parent)
    : QObject(parent), d(std::make_unique<WebSocketPrivate>(this, std::move(endpoint)))
{}

WebSocket::~WebSocket()
{
    if (d->connection)
        d->connection->drop();
    if (d->socket) {
        d->socket->disconnect(this);
        d->socket->abort();
    }
}

void WebSocket::open(const WebSocketRequest &request)
{
    Q_ASSERT(d->state == State::Idle);
    d->state = State::Connecting;
    d->request = request;
    d->key = randomBytes(16).toBase64();
    HttpRequest http;
    http.target = request.target;
    http.headers = request.headers;
    http.headers.emplaceBack("Connection", "Upgrade");
    http.headers.emplaceBack("Upgrade", "websocket");
    http.headers.emplaceBack("Sec-WebSocket-Version", "13");
    http.headers.append({"Sec-WebSocket-Key", d->key});
    if (!request.protocols.isEmpty())
        http.headers.append({"Sec-WebSocket-Protocol", request.protocols.join(", ")});
    http.stream = true; // the time limits are ours
    http.compress = false;
    http.timeouts = request.timeouts;
    http.timeouts.idle = request.timeouts.head; // of a refusal's body
    const Result<> checked =
        checkHead(http.method, d->endpoint.pathPrefix + http.target, http.headers);
    if (!checked) {
        d->finishLater(checked);
        return;
    }
    d->connection = std::make_unique<HttpConnection>(d->endpoint);
    d->connection->run(http, d.get());
}

WebSocket::State WebSocket::state() const
{
    return d->state;
}
const HttpHead &WebSocket::head() const
{
    return d->head;
}
const QByteArray &WebSocket::refusalBody() const
{
    return d->refusalBody;
}
const QByteArray &WebSocket::protocol() const
{
    return d->protocol;
}
const TlsPeer &WebSocket::peer() const
{
    return d->peer;
}
const Result<> &WebSocket::result() const
{
    return d->result;
}
int WebSocket::closeCode() const
{
    return d->closeCode;
}
const QByteArray &WebSocket::closeReason() const
{
    return d->closeReason;
}

bool WebSocket::sendBinary(QByteArrayView payload)
{
    if (d->state != State::Open)
        return false;
    d->writeFrame(WebSocketMessage::Kind::Binary, payload);
    return true;
}

bool WebSocket::sendText(QByteArrayView utf8)
{
    if (d->state != State::Open)
        return false;
    d->writeFrame(WebSocketMessage::Kind::Text, utf8);
    return true;
}

bool WebSocket::sendPing(QByteArrayView payload)
{
    if (d->state != State::Open || payload.size() > 125)
        return false;
    d->writeFrame(WebSocketMessage::Kind::Ping, payload);
    return true;
}

qint64 WebSocket::bytesToWrite() const
{
    return d->socket ? d->socket->bytesToWrite() + d->socket->encryptedBytesToWrite() : 0;
}

void WebSocket::setPaused(bool paused)
{
    if (d->paused == paused)
        return;
    d->paused = paused;
    d->heard.restart();
    if (!paused)
        QMetaObject::invokeMethod(this, [this] { d->pump(); }, Qt::QueuedConnection);
}

void WebSocket::close(quint16 code, QByteArrayView reason)
{
    if (d->state == State::Connecting) {
        abort();
        return;
    }
    if (d->state != State::Open)
        return;
    d->state = State::Closing;
    d->paused = false;
    d->writeFrame(WebSocketMessage::Kind::Close, closePayload(code, reason));
    d->closeSent = true;
    d->pingTimer.stop();
    d->closeTimer.start(closeWait);
    QMetaObject::invokeMethod(this, [this] { d->pump(); }, Qt::QueuedConnection);
}

void WebSocket::abort()
{
    if (d->state == State::Closed || d->state == State::Idle)
        return;
    if (d->connection)
        d->connection->drop();
    if (d->socket)
        d->socket->disconnect(this);
    d->pending = Error(Errc::Cancelled); // nothing more is delivered
    d->finishLater(fail(Errc::Cancelled));
}

} // namespace firesteel::net
