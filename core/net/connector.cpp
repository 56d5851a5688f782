// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/connector.h"

#include "core/base/logging.h"
#include "core/net/proxydialogue.h"
#include "core/net/socketoptions.h"

#include <QDateTime>
#include <QHostInfo>
#include <QNetworkProxy>
#include <QSslConfiguration>
#include <QSslSocket>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace firesteel::net {

namespace {

constexpr auto stagger = 250ms;

QByteArray protocolName(QSsl::SslProtocol protocol)
{
    switch (protocol) {
    case QSsl::TlsV1_2:
        return "TLSv1.2";
    case QSsl::TlsV1_3:
        return "TLSv1.3";
    default:
        return "TLS";
    }
}

QString nameToVerify(const Endpoint &endpoint)
{
    QString name =
        endpoint.security.verifyName.isEmpty() ? endpoint.host : endpoint.security.verifyName;
    if (name.endsWith(u'.'))
        name.chop(1);
    return name;
}

QSslConfiguration tlsConfiguration(const TlsSettings &settings)
{
    // A fresh configuration, so that nothing but the given anchors counts (kube-client 2.1).
    QSslConfiguration config;
    if (!settings.anchors)
        config = QSslConfiguration::defaultConfiguration();
    else
        config.setCaCertificates(*settings.anchors);
    config.setProtocol(QSsl::TlsV1_2OrLater);
    config.setAllowedNextProtocols({QByteArrayLiteral("http/1.1")});
    config.setPeerVerifyMode(settings.insecure ? QSslSocket::VerifyNone : QSslSocket::VerifyPeer);
    if (!settings.clientChain.isEmpty()) {
        config.setLocalCertificateChain(settings.clientChain);
        config.setPrivateKey(settings.clientKey);
    }
    return config;
}

QString joined(const QList<QHostAddress> &addresses)
{
    QStringList texts;
    for (const QHostAddress &address : addresses)
        texts.append(address.toString());
    return texts.join(u", "_s);
}

/// Which of two failed attempts says more about why the server cannot be reached.
int weight(Errc code)
{
    switch (code) {
    case Errc::ConnectionRefused:
        return 3;
    case Errc::ConnectTimeout:
        return 2;
    default:
        return 1;
    }
}

} // namespace

QList<QHostAddress> interleaved(const QList<QHostAddress> &addresses)
{
    QList<QHostAddress> first;
    QList<QHostAddress> second;
    for (const QHostAddress &address : addresses) {
        const bool six = address.protocol() == QAbstractSocket::IPv6Protocol;
        QList<QHostAddress> &into = six ? first : second;
        if (!into.contains(address))
            into.append(address);
    }
    QList<QHostAddress> result;
    for (qsizetype i = 0; i < std::max(first.size(), second.size()); ++i) {
        if (i < first.size())
            result.append(first.at(i));
        if (i < second.size())
            result.append(second.at(i));
    }
    return result;
}

Error connectionError(const QAbstractSocket &socket)
{
    const QString text = socket.errorString();
    switch (socket.error()) {
    case QAbstractSocket::ConnectionRefusedError:
        return Error(Errc::ConnectionRefused, text);
    case QAbstractSocket::HostNotFoundError:
        return Error(Errc::HostNotFound, text);
    case QAbstractSocket::NetworkError:
        return Error(Errc::NetworkUnreachable, text);
    case QAbstractSocket::SocketTimeoutError:
        return Error(Errc::ConnectTimeout, text);
    case QAbstractSocket::RemoteHostClosedError:
        return Error(Errc::ConnectionLost, text);
    case QAbstractSocket::SslHandshakeFailedError:
    case QAbstractSocket::SslInternalError:
    case QAbstractSocket::SslInvalidUserDataError:
        return handshakeError(text);
    default: {
        // TLS 1.3: a demanded client certificate is missed only after the handshake, as an alert on
        // the first read, which has no socket error of its own.
        const Error tls = handshakeError(text);
        return tls.code == Errc::TlsHandshakeFailed ? Error(Errc::ConnectionLost, text) : tls;
    }
    }
}

Connector::Connector(Endpoint endpoint, const HttpTimeouts &timeouts, QObject *parent)
    : QObject(parent), m_endpoint(std::move(endpoint)), m_timeouts(timeouts)
{
    m_timer.setSingleShot(true);
    m_stagger.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Connector::timedOut);
    connect(&m_stagger, &QTimer::timeout, this, &Connector::tryNext);
}

Connector::~Connector() = default;

QString Connector::dialHost() const
{
    return proxied() ? m_endpoint.proxy.host : m_endpoint.host;
}

void Connector::start()
{
    const QHostAddress literal(dialHost());
    if (!literal.isNull()) {
        start({literal});
        return;
    }
    if (m_timeouts.connect > 0ms)
        m_timer.start(m_timeouts.connect);
    m_resolving = true;
    QHostInfo::lookupHost(dialHost(), this, &Connector::resolved);
}

void Connector::start(const QList<QHostAddress> &addresses)
{
    if (m_timeouts.connect > 0ms)
        m_timer.start(m_timeouts.connect);
    m_addresses = interleaved(addresses);
    tell(ConnectStage::Resolved, joined(m_addresses));
    QMetaObject::invokeMethod(this, &Connector::tryNext, Qt::QueuedConnection);
}

void Connector::resolved(const QHostInfo &info)
{
    if (m_finished)
        return;
    if (info.error() != QHostInfo::NoError || info.addresses().isEmpty()) {
        failWith(Error(Errc::HostNotFound, info.errorString()));
        return;
    }
    m_resolving = false;
    m_addresses = interleaved(info.addresses());
    tell(ConnectStage::Resolved, joined(m_addresses));
    tryNext();
}

void Connector::tryNext()
{
    if (m_finished || m_socket)
        return;
    if (m_addresses.isEmpty()) {
        if (m_attempts.empty())
            failWith(m_attemptError.value_or(Error(Errc::NetworkUnreachable)));
        return;
    }
    auto &attempt = m_attempts.emplace_back(std::make_unique<QSslSocket>());
    QSslSocket *socket = attempt.get();
    socket->setProxy(QNetworkProxy::NoProxy);
    // Queued: nothing of ours runs inside the socket's own code, so it may be deleted from
    // anywhere.
    connect(
        socket, &QSslSocket::connected, this, [this, socket] { attemptConnected(socket); },
        Qt::QueuedConnection);
    connect(
        socket, &QSslSocket::errorOccurred, this,
        [this, socket](QAbstractSocket::SocketError code) { attemptFailed(socket, code); },
        Qt::QueuedConnection);
    const quint16 port = proxied() ? m_endpoint.proxy.port : m_endpoint.port;
    socket->connectToHost(m_addresses.takeFirst().toString(), port);
    m_stagger.start(stagger);
}

void Connector::attemptConnected(QSslSocket *socket)
{
    if (m_finished || m_socket)
        return;
    for (auto &attempt : m_attempts) {
        if (attempt.get() == socket)
            m_socket = std::move(attempt);
    }
    if (!m_socket)
        return;
    m_stagger.stop();
    m_attempts.clear();
    m_socket->disconnect(this);
    connect(m_socket.get(), &QSslSocket::errorOccurred, this, &Connector::socketFailed,
            Qt::QueuedConnection);
    setLiveness(*m_socket);
    tell(ConnectStage::Connected, m_socket->peerAddress().toString());
    m_dialogue = ProxyDialogue::make(m_endpoint.proxy, m_endpoint.host, m_endpoint.port);
    if (m_socket->state() == QAbstractSocket::UnconnectedState) { // ended before we listened
        socketFailed();
        return;
    }
    if (!m_dialogue) {
        startTls();
        return;
    }
    connect(m_socket.get(), &QSslSocket::readyRead, this, &Connector::proxyFinished,
            Qt::QueuedConnection);
    m_socket->write(m_dialogue->begin());
}

void Connector::attemptFailed(QSslSocket *socket, QAbstractSocket::SocketError code)
{
    if (m_finished || m_socket)
        return;
    const auto found = std::ranges::find(m_attempts, socket, &std::unique_ptr<QSslSocket>::get);
    if (found == m_attempts.end())
        return;
    Error error = connectionError(**found);
    if (code == QAbstractSocket::UnknownSocketError || error.code == Errc::ConnectionLost)
        error.code = Errc::NetworkUnreachable;
    if (!m_attemptError || weight(error.code) > weight(m_attemptError->code))
        m_attemptError = error;
    m_attempts.erase(found);
    tryNext();
}

void Connector::proxyFinished()
{
    if (m_finished || m_tlsPhase)
        return;
    const Result<QByteArray> answer = m_dialogue->feed(m_socket->readAll());
    if (!answer) {
        failWith(answer.error());
        return;
    }
    if (!answer->isEmpty())
        m_socket->write(*answer);
    if (!m_dialogue->ready())
        return;
    disconnect(m_socket.get(), &QSslSocket::readyRead, this, nullptr);
    tell(ConnectStage::Tunnelled);
    startTls();
}

void Connector::startTls()
{
    if (!m_endpoint.tls) {
        done({});
        return;
    }
    if (const Result<> pair = checkClientPair(m_endpoint.security); !pair) {
        failWith(pair.error().with(u"phase"_s, u"tls"_s));
        return;
    }
    m_tlsPhase = true;
    m_timer.stop();
    if (m_timeouts.tls > 0ms)
        m_timer.start(m_timeouts.tls);
    m_socket->setSslConfiguration(tlsConfiguration(m_endpoint.security));
    m_socket->setPeerVerifyName(nameToVerify(m_endpoint));
    // Direct: what is to be ignored must be said before the handshake goes on. Nothing is deleted
    // here.
    connect(m_socket.get(), &QSslSocket::sslErrors, this, &Connector::judge);
    connect(m_socket.get(), &QSslSocket::encrypted, this, &Connector::encrypted,
            Qt::QueuedConnection);
    m_socket->startClientEncryption();
}

void Connector::judge(const QList<QSslError> &errors)
{
    m_peer.chain = m_socket->peerCertificateChain();
    m_peer.verdict = judgeChain(m_peer.chain, errors, m_endpoint.security, m_endpoint.host,
                                QDateTime::currentDateTimeUtc());
    m_judged = true;
    if (m_peer.verdict && !errors.isEmpty())
        m_socket->ignoreSslErrors(errors);
}

void Connector::encrypted()
{
    if (m_finished)
        return;
    if (!m_judged)
        judge({});
    m_peer.protocol = protocolName(m_socket->sessionProtocol());
    if (!m_peer.verdict) {
        failWith(m_peer.verdict.error());
        return;
    }
    tell(ConnectStage::Encrypted, QString::fromLatin1(m_peer.protocol));
    done({});
}

void Connector::socketFailed()
{
    if (m_finished)
        return;
    Error error = connectionError(*m_socket);
    if (m_tlsPhase) {
        const bool showed = !m_endpoint.security.clientChain.isEmpty();
        if (m_judged && !m_peer.verdict)
            error = m_peer.verdict.error();
        else if (error.code == Errc::TlsClientCertificateRequired && showed)
            error.code = Errc::TlsHandshakeFailed;
        error = error.with(u"phase"_s, u"tls"_s);
    } else if (m_dialogue) {
        if (error.code == Errc::ConnectionLost)
            error.code = Errc::ProxyRefused;
        error = error.with(u"phase"_s, u"proxy"_s);
    }
    failWith(std::move(error));
}

void Connector::timedOut()
{
    if (m_tlsPhase)
        failWith(Error(Errc::TlsTimeout));
    else if (m_dialogue)
        failWith(Error(Errc::ConnectTimeout, {}, {{u"phase"_s, u"proxy"_s}}));
    else
        failWith(m_attemptError.value_or(Error(Errc::ConnectTimeout)));
}

/// Queued, as everything of ours: who hears it may delete this object.
void Connector::tell(ConnectStage stage, const QString &what)
{
    QMetaObject::invokeMethod(
        this, [this, stage, what] { Q_EMIT reached(stage, what); }, Qt::QueuedConnection);
}

void Connector::failWith(Error error)
{
    const bool dialling = !m_socket;
    if (dialling && proxied()) {
        error.context.insert(u"cause"_s, errcName(error.code));
        error.code = Errc::ProxyUnreachable;
    }
    if (dialling && !error.context.contains(u"phase"_s))
        error.context.insert(u"phase"_s, m_resolving ? u"resolve"_s : u"tcp"_s);
    error.context.insert(u"host"_s, m_endpoint.host);
    error.context.insert(u"port"_s, QString::number(m_endpoint.port));
    if (proxied()) {
        error.context.insert(u"proxyHost"_s, m_endpoint.proxy.host);
        error.context.insert(u"proxyPort"_s, QString::number(m_endpoint.proxy.port));
    }
    qCDebug(lcNet) << "connecting to" << m_endpoint.host << m_endpoint.port << errcName(error.code)
                   << error.detail;
    m_socket.reset();
    done(std::unexpected(std::move(error)));
}

void Connector::done(Result<> result)
{
    if (m_finished)
        return;
    m_finished = true;
    m_timer.stop();
    m_stagger.stop();
    m_attempts.clear();
    if (m_socket)
        m_socket->disconnect(this);
    m_result = std::move(result);
    QMetaObject::invokeMethod(this, &Connector::finished, Qt::QueuedConnection);
}

std::unique_ptr<QSslSocket> Connector::takeSocket()
{
    return std::move(m_socket);
}

} // namespace firesteel::net
