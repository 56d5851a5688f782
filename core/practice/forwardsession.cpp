// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/forwardsession.h"

#include "core/net/httpmessage.h"

#include <QCryptographicHash>

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
constexpr char dataChannel = 0;
constexpr char errorChannel = 1;
constexpr qsizetype largestFrame = 32 << 10;
constexpr qint64 slowReader = 8 << 20;
} // namespace

ForwardSession::ForwardSession(const Kubelet &kubelet, Timeline &timeline, const QString &podUid,
                               quint16 port, QObject *parent)
    : QObject(parent), m_kubelet(kubelet), m_uid(podUid), m_port(port), m_steps(timeline)
{}

void ForwardSession::adopt(net::WebSocket *socket)
{
    m_socket = socket;
    m_socket->setParent(this);
    connect(m_socket, &net::WebSocket::binaryReceived, this, &ForwardSession::received);
    connect(m_socket, &net::WebSocket::closed, this, &QObject::deleteLater);
    begin();
}

std::optional<Program::Page> ForwardSession::visit(const QByteArray &target,
                                                   const QByteArray &context) const
{
    const Program *program = m_kubelet.program(m_uid, {});
    return program ? program->visit(m_port, target, context) : std::nullopt;
}

void ForwardSession::begin()
{
    QByteArray port(2, '\0'); // little-endian
    port[0] = char(m_port & 0xff);
    port[1] = char(m_port >> 8);
    send(dataChannel, port);
    send(errorChannel, port);
    if (visit("/")) {
        watchProgram();
        return;
    }
    // The words are containerd's.
    const QString sandbox = QString::fromLatin1(
        QCryptographicHash::hash(m_uid.toUtf8(), QCryptographicHash::Sha256).toHex());
    const QString number = QString::number(m_port);
    send(errorChannel,
         (u"error forwarding port "_s + number + u" to pod "_s + sandbox +
          u", uid : failed to execute portforward in network namespace \"/var/run/netns/cni-"_s +
          m_uid + u"\": failed to connect to localhost:"_s + number + u" inside namespace \""_s +
          sandbox + u"\", IPv4: dial tcp4 127.0.0.1:"_s + number +
          u": connect: connection refused IPv6 dial tcp6 [::1]:"_s + number +
          u": connect: connection refused "_s)
             .toUtf8());
    m_socket->close();
}

void ForwardSession::send(char channel, const QByteArray &bytes)
{
    for (qsizetype at = 0; at < bytes.size(); at += largestFrame - 1)
        m_socket->sendBinary(QByteArray(QByteArray(1, channel) + bytes.mid(at, largestFrame - 1)));
}

void ForwardSession::received(const QByteArray &message)
{
    if (message.size() < 2 || message.at(0) != dataChannel)
        return;
    const auto fed = m_parser.feed(QByteArrayView(message).sliced(1));
    while (m_parser.hasEvent()) {
        if (m_socket->state() != net::WebSocket::State::Open)
            return;
        net::HttpEvent event = m_parser.takeEvent();
        if (event.kind == net::HttpEvent::Kind::Head)
            m_head = event;
        else if (event.kind == net::HttpEvent::Kind::End)
            answer(m_head);
    }
    if (!fed)
        m_socket->close();
}

void ForwardSession::answer(const net::HttpEvent &head)
{
    const auto page = visit(head.target, net::headerValue(head.headers, "X-Forwarded-Context"));
    if (!page) {
        m_socket->close();
        return;
    }
    if (m_socket->bytesToWrite() > slowReader) {
        m_socket->abort();
        return;
    }
    net::HttpHeaders headers{{"Cache-Control", "no-cache, no-store, must-revalidate"},
                             {"X-Content-Type-Options", "nosniff"}};
    if (!page->contentType.isEmpty())
        headers.emplaceBack("Content-Type", page->contentType);
    if (!page->location.isEmpty()) {
        // As Jetty writes it: absolute, by the Host that the client has sent.
        const QByteArray host = net::headerValue(head.headers, "Host");
        const bool whole = !page->location.startsWith('/');
        const QByteArray base =
            whole ? QByteArray() : "http://" + (host.isEmpty() ? QByteArray("localhost") : host);
        headers.emplaceBack("Location", base + page->location);
    }
    headers.emplaceBack("Content-Length", QByteArray::number(page->body.size()));
    headers.emplaceBack("Server", "Jetty(11.0.26)");
    QByteArray bytes = net::responseHead(page->status, headers);
    if (head.method != "HEAD")
        bytes += page->body;
    send(dataChannel, bytes);
}

/// When the program ends, so do its connections.
void ForwardSession::watchProgram()
{
    m_steps.after(500ms, [this] {
        if (visit("/"))
            watchProgram();
        else
            m_socket->close();
    });
}

} // namespace firesteel::practice
