// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/stream/forwardconnection.h"

#include "core/base/redact.h"
#include "core/kube/api/status.h"
#include "core/kube/auth/credentials.h"

#include <algorithm>
#include <utility>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {
constexpr char DataChannel = 0;
constexpr char ErrorChannel = 1;
/// Servers built on x/net/websocket read fragments as messages of their own: stay below.
constexpr qint64 LargestMessage = 32LL * 1024;
constexpr auto Protocol = "v4.channel.k8s.io";
} // namespace

ForwardConnection::ForwardConnection(ApiClient &client, const ForwardRequest &request,
                                     const ForwardTuning &tuning, net::LocalStream *local,
                                     QObject *parent)
    : QObject(parent), m_client(client), m_request(request), m_tuning(tuning), m_local(local)
{
    m_local->setParent(this);
    m_local->setReadLimit(tuning.maxBuffered);
    m_linger.setSingleShot(true);
    connect(&m_linger, &QTimer::timeout, this, &ForwardConnection::lingered);
    connect(m_local, &net::LocalStream::readyRead, this, &ForwardConnection::localReadable);
    connect(m_local, &net::LocalStream::readEnded, this, &ForwardConnection::localEnded);
    connect(m_local, &net::LocalStream::bytesWritten, this, &ForwardConnection::localWritten);
    // Nobody is there any more for what the pod says.
    connect(m_local, &net::LocalStream::broken, this, [this] { finish({}); });
    if (m_request.preamble.isEmpty()) {
        m_admitted = true;
        authorize();
    } else {
        m_linger.start(m_tuning.preamble);
    }
}

ForwardConnection::~ForwardConnection()
{
    close();
}

void ForwardConnection::close()
{
    m_finished = true;
    m_linger.stop();
    m_local->disconnect(this);
    m_local->close();
    if (m_socket) {
        m_socket->disconnect(this);
        m_socket->deleteLater();
        m_socket.clear();
    }
}

/// True once the local side has shown that it may use the port.
bool ForwardConnection::takePreamble()
{
    if (m_admitted)
        return true;
    const qsizetype length = m_request.preamble.size();
    if (m_local->bytesAvailable() < length)
        return false;
    const QByteArray shown = m_local->read(length);
    m_linger.stop();
    if (shown != m_request.preamble) {
        finish({});
        return false;
    }
    m_admitted = true;
    authorize();
    return true;
}

void ForwardConnection::authorize()
{
    m_client.credentials().headers(this, [this](const Result<net::HttpHeaders> &identity) {
        if (m_finished)
            return;
        if (identity)
            open(*identity);
        else // not from inside the constructor
            QMetaObject::invokeMethod(
                this, [this, error = identity.error()] { finish(error); }, Qt::QueuedConnection);
    });
}

void ForwardConnection::open(const net::HttpHeaders &identity)
{
    m_identity = identity;
    const auto path =
        resourcePath(resources::Pods, m_request.namespaceName, m_request.pod, u"portforward"_s);
    net::WebSocketRequest request;
    request.target = path.value_or(QByteArray()) // checked by PortForward::start()
                     + "?ports=" + QByteArray::number(m_request.remotePort);
    request.headers = identity;
    request.protocols = {Protocol};
    request.pingInterval = m_tuning.ping;
    request.pongTimeout = m_tuning.pongLimit;
    m_socket = new net::WebSocket(m_client.http().endpoint(), this);
    connect(m_socket, &net::WebSocket::opened, this, &ForwardConnection::socketOpened);
    connect(m_socket, &net::WebSocket::binaryReceived, this, &ForwardConnection::messageReceived);
    connect(m_socket, &net::WebSocket::bytesWritten, this, &ForwardConnection::localReadable);
    connect(m_socket, &net::WebSocket::closed, this, &ForwardConnection::socketClosed);
    m_socket->open(request);
}

void ForwardConnection::socketOpened()
{
    localReadable(); // what came while we were connecting
    lingerOn();
}

void ForwardConnection::socketClosed()
{
    if (m_finished || !m_socket)
        return;
    const Result<> result = m_socket->result();
    if (!result && result.error().code == Errc::WebSocketRefused)
        return refused();
    const int code = m_socket->closeCode();
    const QString reason = shown(m_socket->closeReason());
    m_socket->deleteLater();
    m_socket.clear();
    if (!result && result.error().code != Errc::Cancelled)
        return finish(result.error());
    // 1000, or no code: all is said. Others (1001: going away, 1011: internal error) come in the
    // middle, and nobody may take what was sent for the whole. 1006: our own close met no answer.
    if (code != 1000 && code != 1005 && code != 1006) {
        Error error(Errc::ConnectionLost, reason);
        error.context.insert(u"closeCode"_s, QString::number(code));
        return finish(error);
    }
    podEnded();
}

void ForwardConnection::refused()
{
    const net::HttpHead head = m_socket->head();
    Error error = statusError(head.status, head.headers, m_socket->refusalBody(),
                              {"GET", {}, m_client.clock().wall(), m_client.sentWith(m_identity)});
    m_socket->deleteLater();
    m_socket.clear();
    if (error.code != Errc::Unauthorized || std::exchange(m_renewed, true))
        return finish(error);
    m_client.credentials().renew(
        m_identity, this, [this, error](const Result<net::HttpHeaders> &identity) {
            if (m_finished)
                return;
            if (identity)
                open(*identity);
            else
                finish(identity.error().code == Errc::Unauthorized ? error : identity.error());
        });
}

/// The far side's words, without what was sent to it and is secret.
QString ForwardConnection::shown(QByteArrayView text) const
{
    return redacted(m_client.sentWith(m_identity).blanked(QString::fromUtf8(text))).left(2048);
}

void ForwardConnection::messageReceived(const QByteArray &message)
{
    if (m_finished || message.isEmpty())
        return;
    const char channel = message.at(0);
    QByteArrayView payload = QByteArrayView(message).sliced(1);
    if (channel != DataChannel && channel != ErrorChannel)
        return finish(Error(Errc::WebSocketProtocol, u"channel %1"_s.arg(int(channel))));
    const auto index = size_t(channel);
    if (!m_headDone[index]) {
        // A message need not be what the server wrote in one go, so the two bytes may come apart or
        // with more.
        QByteArray &head = m_heads[index];
        const qsizetype part = std::min<qsizetype>(2 - head.size(), payload.size());
        head.append(payload.first(part));
        payload = payload.sliced(part);
        if (head.size() < 2)
            return;
        m_headDone[index] = true;
        const int port = quint8(head.at(0)) | quint8(head.at(1)) << 8;
        if (port != m_request.remotePort)
            return finish(Error(Errc::WebSocketProtocol, u"port %1"_s.arg(port)));
    }
    if (payload.isEmpty())
        return; // an empty message is no end
    if (channel == ErrorChannel) {
        const QString text = shown(payload);
        Error error(text.contains("refused"_L1) ? Errc::ConnectionRefused : Errc::ConnectionLost,
                    text);
        error.context.insert(u"port"_s, QString::number(m_request.remotePort));
        error.context.insert(u"pod"_s, m_request.pod);
        return finish(error);
    }
    channelData(payload);
}

void ForwardConnection::channelData(QByteArrayView payload)
{
    Q_EMIT transferred(payload.size(), 0);
    m_local->write(payload);
    if (m_local->bytesToWrite() > m_tuning.maxBuffered)
        m_socket->setPaused(true);
    lingerOn();
}

void ForwardConnection::localWritten()
{
    if (m_socket && m_local->bytesToWrite() <= m_tuning.maxBuffered)
        m_socket->setPaused(false);
    if (m_podDone && m_localDone && m_local->bytesToWrite() == 0)
        return finish({});
    lingerOn();
}

void ForwardConnection::localReadable()
{
    if (m_podDone) // nobody takes it; its end is waited for
        (void)m_local->read(m_local->bytesAvailable());
    if (m_finished || !takePreamble())
        return;
    if (!m_socket || m_socket->state() != net::WebSocket::State::Open)
        return;
    bool moved = false;
    while (m_local->bytesAvailable() > 0 && m_socket->bytesToWrite() < m_tuning.maxBuffered) {
        QByteArray message(1, DataChannel);
        message.append(m_local->read(LargestMessage - 1));
        if (message.size() == 1)
            break;
        Q_EMIT transferred(0, message.size() - 1);
        m_socket->sendBinary(message);
        moved = true;
    }
    if (moved)
        lingerOn();
}

void ForwardConnection::localEnded()
{
    m_localDone = true;
    if (!m_admitted && m_local->bytesAvailable() < m_request.preamble.size())
        return finish({});
    if (m_podDone && m_local->bytesToWrite() == 0)
        return finish({});
    localReadable();
    lingerOn();
}

/// With one side ended, the connection lasts for as long as something happens on it.
void ForwardConnection::lingerOn()
{
    const bool toPod = m_local->bytesAvailable() > 0;
    const bool open = m_socket && m_socket->state() == net::WebSocket::State::Open;
    if (!m_finished && (m_podDone || (m_localDone && open && !toPod)))
        m_linger.start(m_tuning.linger);
}

void ForwardConnection::lingered()
{
    if (!m_admitted)
        return finish({}); // nothing was sent that could be lost
    const bool slow = m_local->bytesToWrite() > 0 || (m_socket && m_socket->bytesToWrite() > 0);
    if (slow) // that is not silence
        m_linger.start(m_tuning.linger);
    else if (m_socket)
        m_socket->close(); // closed() follows
    else
        finish({});
}

void ForwardConnection::podEnded()
{
    m_podDone = true;
    m_local->finishWriting(); // what is still to be written goes first
    if (m_localDone && m_local->bytesToWrite() == 0)
        return finish({});
    localReadable();
    lingerOn();
}

void ForwardConnection::finish(const std::optional<Error> &error)
{
    if (m_finished)
        return;
    if (error)
        m_local->abort();
    close();
    Q_EMIT ended(error);
}

} // namespace firesteel::kube
