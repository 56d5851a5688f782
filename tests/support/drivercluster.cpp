// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/drivercluster.h"

#include "core/data/json.h"
#include "core/data/jsonwriter.h"

#include <QHostAddress>
#include <QJsonArray>
#include <QTcpSocket>
#include <QUrl>
#include <QUrlQuery>

#include <utility>

namespace firesteel::test {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 BridgeBuffer = 128 * 1024;

net::HttpHeaders jsonType()
{
    return {{"Content-Type", "application/json"}};
}

QString nameOf(const QJsonObject &pod)
{
    return pod.value("metadata"_L1).toObject().value("name"_L1).toString();
}

QJsonObject withVersion(QJsonObject pod, int version)
{
    QJsonObject metadata = pod.value("metadata"_L1).toObject();
    metadata.insert("resourceVersion"_L1, QString::number(version));
    pod.insert("metadata"_L1, metadata);
    return pod;
}

/// Bytes both ways between a forward's channel 0 and a pod's socket, each at the other's pace.
void bridge(net::WebSocket *forward, QTcpSocket *pod)
{
    pod->setReadBufferSize(BridgeBuffer);
    const auto toForward = [forward, pod] {
        while (pod->bytesAvailable() > 0 && forward->bytesToWrite() < BridgeBuffer)
            forward->sendBinary(QByteArray(QByteArray(1, '\0') + pod->read(16 * 1024)));
        if (pod->state() == QAbstractSocket::UnconnectedState && pod->bytesAvailable() == 0)
            forward->close();
    };
    QObject::connect(pod, &QTcpSocket::readyRead, forward, toForward);
    QObject::connect(forward, &net::WebSocket::bytesWritten, pod, toForward);
    QObject::connect(pod, &QTcpSocket::disconnected, forward, toForward);
    QObject::connect(forward, &net::WebSocket::binaryReceived, pod,
                     [pod](const QByteArray &message) {
                         if (message.startsWith('\0'))
                             pod->write(message.sliced(1));
                     });
}

} // namespace

DriverCluster::DriverCluster()
{
    net::HttpServer::Options options;
    options.tls = m_authority.server().serverConfiguration();
    m_server = std::make_unique<net::HttpServer>(options);
    m_server->setHandler([this](net::HttpExchange *exchange) { handle(exchange); });
    if (!m_server->listen(QHostAddress(QHostAddress::LocalHost)))
        qFatal("no port");
}

DriverCluster::~DriverCluster() = default;

net::Endpoint DriverCluster::endpoint() const
{
    net::Endpoint endpoint;
    endpoint.host = u"127.0.0.1"_s;
    endpoint.port = m_server->port();
    endpoint.security.anchors = m_authority.anchors();
    return endpoint;
}

void DriverCluster::setPod(const QJsonObject &pod)
{
    const bool known = m_pods.contains(nameOf(pod));
    const QJsonObject now = withVersion(pod, ++m_version);
    m_pods.insert(nameOf(pod), now);
    tell(known ? u"MODIFIED"_s : u"ADDED"_s, now);
}

void DriverCluster::removePod(const QString &name)
{
    if (m_pods.contains(name))
        tell(u"DELETED"_s, withVersion(m_pods.take(name), ++m_version));
}

void DriverCluster::tell(const QString &type, const QJsonObject &pod)
{
    const QByteArray line =
        data::toCompactJson(QJsonObject{{"type"_L1, type}, {"object"_L1, pod}}) + '\n';
    m_events.append({m_version, line});
    for (const QPointer<net::HttpExchange> &watch : std::as_const(m_watches)) {
        if (watch)
            watch->write(line);
    }
}

net::HttpServer &DriverCluster::web(quint16 port)
{
    auto &server = m_webs[port];
    if (!server) {
        server = std::make_unique<net::HttpServer>(net::HttpServer::Options());
        if (!server->listen(QHostAddress(QHostAddress::LocalHost)))
            qFatal("no port");
    }
    return *server;
}

void DriverCluster::stopWeb(quint16 port)
{
    m_webs.erase(port);
}

void DriverCluster::cutForwards()
{
    for (net::WebSocket *forward : QList(m_forwards))
        forward->abort();
}

void DriverCluster::handle(net::HttpExchange *exchange)
{
    const net::HttpServerRequest &request = exchange->request();
    const QUrl url = QUrl::fromEncoded(request.target);
    const QUrlQuery query(url);
    const QString path = url.path();
    if (path.startsWith("/apis/authorization.k8s.io/"_L1)) {
        const QJsonObject review = data::parseObject(request.body).value_or(QJsonObject());
        const QString verb = review.value("spec"_L1)
                                 .toObject()
                                 .value("resourceAttributes"_L1)
                                 .toObject()
                                 .value("verb"_L1)
                                 .toString();
        const QJsonObject status{{"allowed"_L1, !deniedVerbs.contains(verb)}};
        exchange->respond(201, jsonType(), data::toCompactJson(QJsonObject{{"status"_L1, status}}));
    } else if (path.endsWith("/portforward"_L1)) {
        forward(exchange, quint16(query.queryItemValue(u"ports"_s).toInt()));
    } else if (path.endsWith("/log"_L1)) {
        ++m_logReads;
        if (!m_logsHeld)
            exchange->respond(200, {{"Content-Type", "text/plain"}}, m_log);
    } else if (path.endsWith("/pods"_L1)) {
        const QString watching = query.queryItemValue(u"watch"_s);
        if (watching == "true"_L1 || watching == "1"_L1)
            watch(exchange, query.queryItemValue(u"resourceVersion"_s).toInt());
        else
            list(exchange, query.queryItemValue(u"fieldSelector"_s, QUrl::FullyDecoded).mid(14));
    } else {
        exchange->respond(404, jsonType(),
                          "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"code\":404}");
    }
}

void DriverCluster::watch(net::HttpExchange *exchange, int from)
{
    exchange->begin(200, jsonType());
    for (const Event &event : std::as_const(m_events)) {
        if (event.version > from)
            exchange->write(event.line);
    }
    m_watches.append(exchange);
}

void DriverCluster::list(net::HttpExchange *exchange, const QString &name)
{
    QJsonArray items;
    for (const QJsonObject &pod : std::as_const(m_pods)) {
        if (name.isEmpty() || nameOf(pod) == name)
            items.append(pod);
    }
    const QJsonObject metadata{{"resourceVersion"_L1, QString::number(m_version)}};
    exchange->respond(200, jsonType(),
                      data::toCompactJson(QJsonObject{{"kind"_L1, "PodList"_L1},
                                                      {"apiVersion"_L1, "v1"_L1},
                                                      {"metadata"_L1, metadata},
                                                      {"items"_L1, items}}));
}

void DriverCluster::forward(net::HttpExchange *exchange, quint16 port)
{
    if (refuseForwards != 0)
        return exchange->respond(refuseForwards, jsonType(), "{}");
    net::WebSocket *socket = exchange->upgrade("v4.channel.k8s.io", this);
    if (!socket)
        return;
    ++m_opened;
    m_forwards.append(socket);
    connect(socket, &net::WebSocket::closed, this, [this, socket] {
        m_forwards.removeOne(socket);
        socket->deleteLater();
    });
    const char portBytes[] = {char(port & 0xff), char(port >> 8)};
    const QByteArray number(portBytes, 2);
    socket->sendBinary(QByteArray(QByteArray(1, '\0') + number));
    socket->sendBinary(QByteArray(QByteArray(1, '\1') + number));
    const auto web = m_webs.find(port);
    if (web == m_webs.end()) {
        socket->sendBinary(QByteArray(QByteArray(1, '\1') +
                                      "failed to connect to localhost:" + QByteArray::number(port) +
                                      " inside namespace: connection refused"));
        socket->close();
        return;
    }
    auto *pod = new QTcpSocket(socket);
    bridge(socket, pod);
    pod->connectToHost(QHostAddress(QHostAddress::LocalHost), web->second->port());
}

} // namespace firesteel::test
