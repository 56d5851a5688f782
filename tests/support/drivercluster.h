// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpserver.h"
#include "core/net/websocket.h"
#include "tests/support/testcertificates.h"

#include <QJsonObject>
#include <QMap>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>

class QTcpSocket;

namespace firesteel::test {

/// A Kubernetes API of pods that listen: access reviews, the pods' list and watch, their logs, and
/// port-forwards (v4.channel.k8s.io) to web servers that a test scripts. Lives in the test's
/// thread.
class DriverCluster : public QObject
{
    Q_OBJECT
public:
    DriverCluster();
    ~DriverCluster() override;

    [[nodiscard]] net::Endpoint endpoint() const;

    void setPod(const QJsonObject &pod); ///< watches hear of it
    void removePod(const QString &name); ///< watches hear of it
    void setLog(const QByteArray &log) { m_log = log; }
    void holdLogs(bool hold) { m_logsHeld = hold; } ///< who reads a log gets no answer
    /// What listens in the pods on that port. Without one a forward is refused as the kubelet does.
    net::HttpServer &web(quint16 port);
    void stopWeb(quint16 port);

    QStringList deniedVerbs; ///< of pods/portforward
    int refuseForwards = 0;  ///< with that HTTP status
    void cutForwards();      ///< all that are open, without a word
    [[nodiscard]] int forwardsOpened() const { return m_opened; }
    [[nodiscard]] int forwardsOpen() const { return int(m_forwards.size()); }
    [[nodiscard]] int logReads() const { return m_logReads; }

private:
    void handle(net::HttpExchange *exchange);
    void list(net::HttpExchange *exchange, const QString &name);
    void watch(net::HttpExchange *exchange, int from);
    void forward(net::HttpExchange *exchange, quint16 port);
    void tell(const QString &type, const QJsonObject &pod);

    TestAuthority m_authority;
    std::unique_ptr<net::HttpServer> m_server;
    QMap<QString, QJsonObject> m_pods;
    struct Event {
        int version = 0;
        QByteArray line;
    };
    QList<Event> m_events; ///< a watch begins behind the version it names
    QList<QPointer<net::HttpExchange>> m_watches;
    std::map<quint16, std::unique_ptr<net::HttpServer>> m_webs;
    QList<net::WebSocket *> m_forwards;
    QByteArray m_log;
    int m_version = 100;
    int m_opened = 0;
    int m_logReads = 0;
    bool m_logsHeld = false;
};

} // namespace firesteel::test
