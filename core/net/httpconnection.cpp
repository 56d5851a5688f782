// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpconnection.h"

#include "core/net/httpmessage.h"
#include "core/net/sentsecrets.h"
#include "core/net/socketoptions.h"

#include <QPointer>
#include <QSslSocket>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace firesteel::net {

namespace {
constexpr qint64 readBuffer = 128 << 10; // of the socket: all that is read ahead while paused
constexpr qint64 readPiece = 64 << 10;
} // namespace

HttpConnection::HttpConnection(Endpoint endpoint, QObject *parent)
    : QObject(parent), m_endpoint(std::move(endpoint))
{
    m_phaseTimer.setSingleShot(true);
    m_totalTimer.setSingleShot(true);
    connect(&m_phaseTimer, &QTimer::timeout, this, [this] {
        timedOut(Errc::ResponseTimeout, m_phase == Phase::Head ? u"head"_s : u"body"_s);
    });
    connect(&m_totalTimer, &QTimer::timeout, this,
            [this] { timedOut(Errc::ResponseTimeout, u"total"_s); });
}

HttpConnection::~HttpConnection()
{
    if (m_socket)
        m_socket->disconnect(this);
}

const TlsPeer &HttpConnection::peer() const
{
    return m_connector ? m_connector->peer() : m_peer;
}

bool HttpConnection::reusable() const
{
    return m_phase == Phase::Idle && m_socket && !m_parser.begun() && !m_parser.hasEvent() &&
           isQuiet(*m_socket);
}

void HttpConnection::run(const HttpRequest &request, HttpSink *sink)
{
    m_request = request;
    m_sink = sink;
    m_bytesIn = 0;
    m_bodyOut = 0;
    m_paused = false;
    m_inflater.reset();
    m_messageEnd.reset();
    ++m_exchanges;
    if (!request.stream && request.timeouts.total > 0ms)
        m_totalTimer.start(request.timeouts.total);
    if (m_socket) {
        sendRequest();
        return;
    }
    m_phase = Phase::Connecting;
    m_connector = std::make_unique<Connector>(m_endpoint, request.timeouts);
    connect(m_connector.get(), &Connector::reached, this, &HttpConnection::reached);
    connect(m_connector.get(), &Connector::finished, this, &HttpConnection::connected);
    m_connector->start();
}

void HttpConnection::connected()
{
    // Comes from the event loop (see Connector), so the connector may go.
    const Result<> result = m_connector->result();
    m_peer = m_connector->peer();
    if (!result) {
        failWith(result.error());
        return;
    }
    m_socket = m_connector->takeSocket();
    m_connector.reset();
    if (m_socket->state() == QAbstractSocket::UnconnectedState) { // ended, and nobody listened
        Error error = connectionError(*m_socket);
        if (m_socket->error() == QAbstractSocket::UnknownSocketError)
            error.code = Errc::ConnectionLost;
        failWith(located(std::move(error), u"head"_s));
        return;
    }
    adopt();
    m_socket->write(m_endpoint.preamble);
    sendRequest();
}

void HttpConnection::adopt()
{
    m_socket->setReadBufferSize(readBuffer);
    connect(m_socket.get(), &QSslSocket::readyRead, this, &HttpConnection::pump,
            Qt::QueuedConnection);
    connect(m_socket.get(), &QSslSocket::errorOccurred, this, &HttpConnection::socketEnded,
            Qt::QueuedConnection);
    connect(m_socket.get(), &QSslSocket::disconnected, this, &HttpConnection::socketEnded,
            Qt::QueuedConnection);
}

void HttpConnection::sendRequest()
{
    HttpHeaders headers{{"Host", hostField(m_endpoint)}};
    const auto addUnlessGiven = [&](const QByteArray &name, const QByteArray &value) {
        const bool given = std::ranges::any_of(m_request.headers, [&](const auto &field) {
            return field.first.compare(name, Qt::CaseInsensitive) == 0;
        });
        if (!given)
            headers.append({name, value});
    };
    addUnlessGiven("User-Agent", userAgent());
    if (m_request.compress)
        addUnlessGiven("Accept-Encoding", "gzip");
    const bool mayHaveBody = m_request.method != "GET" && m_request.method != "HEAD";
    if (!m_request.body.isEmpty() || mayHaveBody)
        headers.append({"Content-Length", QByteArray::number(m_request.body.size())});
    headers += m_request.headers;
    m_parser.expect(m_request.method == "HEAD" ? HttpParser::Expect::Head
                                               : HttpParser::Expect::Normal);
    m_phase = Phase::Head;
    m_sink->onSent(Sent::Maybe);
    m_socket->write(
        requestHead(m_request.method, m_endpoint.pathPrefix + m_request.target, headers) +
        m_request.body);
    if (m_request.timeouts.head > 0ms)
        m_phaseTimer.start(m_request.timeouts.head);
    else
        m_phaseTimer.stop();
    // What a server may have said before it was asked is read now.
    QMetaObject::invokeMethod(this, &HttpConnection::pump, Qt::QueuedConnection);
}

void HttpConnection::setPaused(bool paused)
{
    if (m_paused == paused)
        return;
    m_paused = paused;
    restartIdleTimer();
    if (!paused)
        QMetaObject::invokeMethod(this, &HttpConnection::pump, Qt::QueuedConnection);
}

void HttpConnection::restartIdleTimer()
{
    if (m_phase != Phase::Body)
        return;
    if (m_paused || m_request.timeouts.idle <= 0ms)
        m_phaseTimer.stop();
    else
        m_phaseTimer.start(m_request.timeouts.idle);
}

void HttpConnection::socketEnded()
{
    if (!m_socketError) {
        m_socketError = connectionError(*m_socket);
        if (m_socket->error() == QAbstractSocket::UnknownSocketError)
            m_socketError->code = Errc::ConnectionLost;
        m_quietEnd = m_socket->error() == QAbstractSocket::RemoteHostClosedError ||
                     m_socket->error() == QAbstractSocket::UnknownSocketError;
    }
    pump();
}

/// Reads, parses and delivers for as long as there is something and nobody says stop. The one loop,
/// in which every step may end the exchange or delete this object.
void HttpConnection::pump()
{
    if (m_pumping)
        return;
    if (m_phase == Phase::Idle || m_phase == Phase::Broken) {
        if (m_socketError || (m_socket && m_socket->bytesAvailable() > 0)) {
            m_phase = Phase::Broken;
            Q_EMIT idleEnded();
        }
        return;
    }
    if (!m_socket || m_phase == Phase::Connecting)
        return;
    const QPointer<HttpConnection> self(this);
    m_pumping = true;
    // A pause holds the body back. The head is read all the same: its time limit runs.
    while (m_sink && (!m_paused || m_phase == Phase::Head)) {
        const bool went = m_inflater && giveInflated();
        if (!self)
            return;
        if (went || !m_sink || (m_paused && m_phase != Phase::Head))
            continue;
        if (m_messageEnd) {
            endOfMessage(*m_messageEnd);
            if (!self)
                return;
            break;
        }
        const bool more = m_parser.hasEvent() ? deliver() : fill();
        if (!self)
            return;
        if (!more)
            break;
    }
    m_pumping = false;
}

/// More bytes into the parser. False: there are none for now, or all is over.
bool HttpConnection::fill()
{
    if (m_parseError) {
        failWith(located(std::move(*m_parseError), m_phase == Phase::Head ? u"head"_s : u"body"_s));
        return false;
    }
    const QByteArray bytes = m_socket->isOpen() ? m_socket->read(readPiece) : QByteArray();
    if (bytes.isEmpty()) {
        return m_socketError && atEof();
    }
    m_bytesIn += bytes.size();
    restartIdleTimer();
    if (const Result<> fed = m_parser.feed(bytes); !fed)
        m_parseError = fed.error();
    return true;
}

/// True if a body that ran until the end of the connection is complete by this; otherwise the
/// exchange has failed.
bool HttpConnection::atEof()
{
    const Result<> end = m_parser.finish();
    if (end && m_parser.hasEvent() && m_quietEnd)
        return true;
    Error error = *m_socketError;
    if (m_quietEnd)
        error.code = Errc::ConnectionLost;
    failWith(located(std::move(error), m_phase == Phase::Head ? u"head"_s : u"body"_s));
    return false;
}

bool HttpConnection::deliver()
{
    HttpEvent event = m_parser.takeEvent();
    switch (event.kind) {
    case HttpEvent::Kind::Head:
        return handleHead(std::move(event));
    case HttpEvent::Kind::Body:
        return handleBody(event.body);
    case HttpEvent::Kind::End:
        if (m_inflater) {
            m_messageEnd = event.keepAlive;
            return true;
        }
        return endOfMessage(event.keepAlive);
    }
    return false;
}

bool HttpConnection::handleHead(HttpEvent event)
{
    const QByteArray coding = headerValue(event.headers, "content-encoding").toLower();
    if (event.hasBody && !coding.isEmpty() && coding != "identity") {
        if (coding != "gzip" && coding != "x-gzip") {
            const SentSecrets secrets(m_request.headers, m_endpoint);
            const QString shown = secrets.blanked(QString::fromLatin1(coding));
            failWith(located(Error(Errc::ContentEncoding, shown), u"head"_s));
            return false;
        }
        m_inflater.emplace(!m_request.stream);
    }
    m_phase = Phase::Body;
    m_phaseTimer.stop();
    restartIdleTimer();
    const QPointer<HttpConnection> self(this);
    m_sink->onHead({event.status, std::move(event.reason), std::move(event.headers)});
    if (!self || !m_sink)
        return false;
    if (event.upgrade && m_request.method != "CONNECT")
        return endOfMessage(false);
    return true;
}

bool HttpConnection::handleBody(const QByteArray &body)
{
    if (m_inflater) {
        m_inflater->add(body);
        return true;
    }
    m_bodyOut += body.size();
    if (!m_request.stream && m_bodyOut > m_request.maxBody) {
        failWith(located(Error(Errc::ResponseTooLarge), u"body"_s));
        return false;
    }
    const QPointer<HttpConnection> self(this);
    m_sink->onBody(body);
    return self && m_sink;
}

/// True if a piece came out of the inflater (or the exchange ended by it).
bool HttpConnection::giveInflated()
{
    Result<QByteArray> piece = m_inflater->take();
    if (!piece) {
        failWith(located(piece.error(), u"body"_s));
        return true;
    }
    if (piece->isEmpty())
        return false;
    m_bodyOut += piece->size();
    if (!m_request.stream && m_bodyOut > m_request.maxBody) {
        failWith(located(Error(Errc::ResponseTooLarge), u"body"_s));
        return true;
    }
    m_sink->onBody(*piece);
    return true;
}

bool HttpConnection::endOfMessage(bool keepAlive)
{
    if (m_inflater) {
        if (const Result<> whole = m_inflater->finish(); !whole) {
            failWith(located(whole.error(), u"body"_s));
            return false;
        }
    }
    const bool good = keepAlive && !m_parseError && !m_socketError && !m_parser.hasEvent() &&
                      m_socket->bytesToWrite() == 0 && m_socket->encryptedBytesToWrite() == 0;
    m_phase = good ? Phase::Idle : Phase::Broken;
    finish({});
    return false;
}

void HttpConnection::finish(Result<> result)
{
    m_phaseTimer.stop();
    m_totalTimer.stop();
    m_pumping = false;
    if (!result)
        m_phase = Phase::Broken;
    if (HttpSink *sink = std::exchange(m_sink, nullptr))
        sink->onDone(result);
}

void HttpConnection::timedOut(Errc code, const QString &phase)
{
    if (m_phase == Phase::Connecting && phase == "total"_L1)
        code = Errc::ConnectTimeout;
    failWith(located(Error(code), phase));
}

Error HttpConnection::located(Error error, const QString &phase) const
{
    error.context.insert(u"host"_s, m_endpoint.host);
    error.context.insert(u"port"_s, QString::number(m_endpoint.port));
    error.context.insert(u"phase"_s, phase);
    return error;
}

std::unique_ptr<QSslSocket> HttpConnection::takeSocket(QByteArray *rest)
{
    *rest = m_parser.takeRest();
    m_socket->disconnect(this);
    m_phase = Phase::Broken;
    return std::move(m_socket);
}

} // namespace firesteel::net
