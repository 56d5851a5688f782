// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/faultconnection.h"

#include "tests/support/faultproxy_p.h"

#include <QNetworkProxy>
#include <QPointer>
#include <QSslSocket>

#include <sys/socket.h>

using namespace Qt::StringLiterals;

namespace firesteel::test {

FaultConnection::FaultConnection(FaultProxy *proxy, FaultProxy::Private *shared, qintptr descriptor,
                                 int number)
    : m_proxy(proxy), m_shared(shared), m_descriptor(descriptor), m_number(number),
      m_client(std::make_unique<QSslSocket>())
{}

FaultConnection::~FaultConnection() = default;

void FaultConnection::begin(Fault onAccept)
{
    m_client->setProxy(QNetworkProxy::NoProxy);
    m_client->setSocketDescriptor(m_descriptor);
    m_client->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_client.get(), &QSslSocket::disconnected, this, &FaultConnection::clientGone,
            Qt::QueuedConnection);
    if (onAccept != Fault::None) {
        apply(onAccept);
        return;
    }
    if (!m_shared->options.answerTls)
        return;
    connect(m_client.get(), &QSslSocket::readyRead, this, &FaultConnection::clientReadable,
            Qt::QueuedConnection);
    if (m_shared->options.raw) {
        m_relaying = true;
        connectUpstream();
    } else if (m_shared->options.tls) {
        connect(m_client.get(), &QSslSocket::encrypted, this, &FaultConnection::encrypted,
                Qt::QueuedConnection);
        m_client->setSslConfiguration(*m_shared->options.tls);
        m_client->startServerEncryption();
    }
}

void FaultConnection::encrypted()
{
    m_shared->protocols.append(m_client->sslConfiguration().nextNegotiatedProtocol());
}

SeenRequest &FaultConnection::request()
{
    return m_shared->requests[m_requestIndex];
}

void FaultConnection::clientReadable()
{
    if (m_silent || m_over)
        return;
    const QByteArray bytes = m_client->readAll();
    if (bytes.isEmpty())
        return;
    if (m_relaying) {
        toUpstream(bytes);
        return;
    }
    m_raw += bytes;
    const QPointer<FaultConnection> self(this);
    const Result<> fed = m_parser.feed(bytes);
    while (self && m_parser.hasEvent()) {
        net::HttpEvent event = m_parser.takeEvent();
        switch (event.kind) {
        case net::HttpEvent::Kind::Head:
            requestHead(std::move(event));
            break;
        case net::HttpEvent::Kind::Body:
            request().body += event.body;
            break;
        case net::HttpEvent::Kind::End:
            requestEnd();
            break;
        }
    }
    if (self && !fed)
        toClient("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", 0);
}

void FaultConnection::requestHead(net::HttpEvent event)
{
    m_requestIndex = m_shared->requests.size();
    SeenRequest seen;
    seen.method = event.method;
    seen.target = event.target;
    seen.headers = event.headers;
    seen.connection = m_number;
    seen.clientChain = m_client->peerCertificateChain();
    m_shared->requests.append(seen);
}

void FaultConnection::requestEnd()
{
    request().complete = true;
    const bool upgrade = m_parser.upgraded();
    const QByteArray rest = upgrade ? m_parser.takeRest() : QByteArray();
    const std::optional<Script> script = m_shared->scriptFor(request());
    const QPointer<FaultConnection> self(this);
    Q_EMIT m_proxy->requestSeen();
    if (!self)
        return;
    const QByteArray raw = std::exchange(m_raw, {});
    if (!script && m_shared->options.upstream) {
        m_playing = false;
        m_relaying = upgrade;
        toUpstream(raw);
        return;
    }
    m_playing = true;
    const Script answer = script.value_or(Script::response(
        404,
        R"({"kind":"Status","apiVersion":"v1","status":"Failure","reason":"NotFound","code":404})"));
    for (const Script::Step &step : answer.steps())
        m_steps.push_back(step);
    m_split = 0;
    if (upgrade && !rest.isEmpty())
        request().body += rest;
    play();
}

void FaultConnection::play()
{
    const QPointer<FaultConnection> self(this);
    while (self && !m_steps.empty() && !m_over && !m_silent && m_gate.isEmpty()) {
        const Script::Step step = m_steps.front();
        m_steps.pop_front();
        switch (step.kind) {
        case Script::Step::Kind::Send:
            toClient(step.bytes, m_split);
            break;
        case Script::Step::Kind::Gate:
            if (!m_shared->openGates.contains(step.bytes))
                m_gate = step.bytes;
            break;
        case Script::Step::Kind::Fault:
            apply(step.fault);
            break;
        case Script::Step::Kind::Split:
            m_split = step.size;
            break;
        }
    }
}

void FaultConnection::gateOpened(const QByteArray &gate)
{
    if (m_gate != gate)
        return;
    m_gate.clear();
    play();
}

void FaultConnection::toClient(const QByteArray &bytes, qsizetype split)
{
    if (m_over || m_silent)
        return;
    QByteArray out = bytes;
    bool faulty = false;
    if (m_shared->faultAfterBytes >= 0 && m_toClient + out.size() >= m_shared->faultAfterBytes) {
        out.truncate(m_shared->faultAfterBytes - m_toClient);
        faulty = true;
    }
    m_toClient += out.size();
    m_shared->bytesToClients += out.size();
    const qsizetype piece = split > 0 ? split : m_shared->split;
    for (qsizetype at = 0; at < out.size(); at += piece > 0 ? piece : out.size()) {
        m_client->write(out.sliced(at, std::min(piece > 0 ? piece : out.size(), out.size() - at)));
        if (piece > 0)
            m_client->flush();
    }
    if (faulty)
        apply(m_shared->afterFault);
}

void FaultConnection::connectUpstream()
{
    if (m_upstream || !m_shared->options.upstream)
        return;
    const net::Endpoint &there = *m_shared->options.upstream;
    m_upstream = std::make_unique<QSslSocket>();
    m_upstream->setProxy(QNetworkProxy::NoProxy);
    connect(m_upstream.get(), &QSslSocket::readyRead, this, &FaultConnection::upstreamReadable,
            Qt::QueuedConnection);
    connect(m_upstream.get(), &QSslSocket::disconnected, this, &FaultConnection::upstreamClosed,
            Qt::QueuedConnection);
    connect(m_upstream.get(), &QSslSocket::errorOccurred, this, &FaultConnection::upstreamClosed,
            Qt::QueuedConnection);
    const auto ready = [this] {
        m_upstreamReady = true;
        m_upstream->write(std::exchange(m_forUpstream, {}));
    };
    if (m_shared->options.raw || !there.tls) {
        connect(m_upstream.get(), &QSslSocket::connected, this, ready, Qt::QueuedConnection);
        m_upstream->connectToHost(there.host, there.port);
        return;
    }
    QSslConfiguration config;
    config.setCaCertificates(there.security.anchors.value_or(QList<QSslCertificate>()));
    config.setLocalCertificateChain(there.security.clientChain);
    config.setPrivateKey(there.security.clientKey);
    config.setAllowedNextProtocols({QByteArrayLiteral("http/1.1")});
    m_upstream->setSslConfiguration(config);
    connect(m_upstream.get(), &QSslSocket::encrypted, this, ready, Qt::QueuedConnection);
    m_upstream->connectToHostEncrypted(there.host, there.port);
}

void FaultConnection::toUpstream(const QByteArray &bytes)
{
    connectUpstream();
    if (m_upstreamReady)
        m_upstream->write(bytes);
    else
        m_forUpstream += bytes;
}

void FaultConnection::upstreamReadable()
{
    if (!m_silent && !m_over && m_upstream)
        toClient(m_upstream->readAll(), 0);
}

void FaultConnection::upstreamClosed()
{
    if (m_silent || m_over || !m_upstream)
        return;
    const QPointer<FaultConnection> self(this);
    toClient(m_upstream->readAll(), 0);
    if (self && !m_over)
        apply(Fault::Close);
}

void FaultConnection::apply(Fault fault)
{
    if (m_over)
        return;
    const int fd = int(m_client->socketDescriptor());
    switch (fault) {
    case Fault::None:
        return;
    case Fault::Close:
        m_over = true;
        m_client->disconnectFromHost();
        return;
    case Fault::Cut:
        m_over = true;
        m_client->flush();
        ::shutdown(fd, SHUT_WR);
        return;
    case Fault::Reset: {
        m_over = true;
        m_client->flush();
        const linger hard{1, 0};
        ::setsockopt(fd, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
        m_client->abort();
        // abort() alone may not tell: the connection is over for us in any case.
        QMetaObject::invokeMethod(this, &FaultConnection::clientGone, Qt::QueuedConnection);
        return;
    }
    case Fault::Silence:
        m_silent = true;
        m_client->flush();
        return;
    }
}

void FaultConnection::clientGone()
{
    FaultProxy *proxy = m_proxy;
    m_over = true;
    std::erase_if(m_shared->connections, [this](const auto &one) { return one.get() == this; });
    Q_EMIT proxy->connectionClosed();
}

} // namespace firesteel::test
