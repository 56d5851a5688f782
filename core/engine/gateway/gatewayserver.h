// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/gateway/gatewayexchange.h"
#include "core/engine/gateway/gatewayrequest.h"
#include "core/engine/gateway/gatewayrules.h"
#include "core/engine/gateway/uisource.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <vector>

namespace firesteel::engine {

/// The lane's end of a gateway: a web server on loopback (127.0.0.1 and ::1, one port) that shows
/// one driver's UI under a host name of its own, to browsers that came by a one-time link. Thread:
/// the lane's.
class GatewayServer : public QObject
{
    Q_OBJECT
public:
    GatewayServer(kube::ApiClient &api, GatewayRequest request, const Clock &clock,
                  QObject *parent = nullptr);
    ~GatewayServer() override;

    /// InvalidValue with the system's words.
    [[nodiscard]] Result<> listen();
    [[nodiscard]] const GatewayIdentity &identity() const { return m_identity; }
    void addLink(const QByteArray &key); ///< opens the UI once, for a while
    [[nodiscard]] UiSource &source() { return m_source; }

private:
    void handle(net::HttpExchange *exchange);
    [[nodiscard]] bool isOurs(const net::HttpServerRequest &request) const;
    void followLink(net::HttpExchange *exchange);
    void pass(net::HttpExchange *exchange);
    [[nodiscard]] bool refusedByLock(net::HttpExchange *exchange); ///< true: answered
    void passOn(net::HttpExchange *exchange, net::HttpClient &client);
    void answerWaiting();
    void answerState(net::HttpExchange *exchange);
    void answerFailure(net::HttpExchange *exchange, const Error &error);
    void say(net::HttpExchange *exchange, int status, const QString &what, const QString &next,
             bool again = false);
    [[nodiscard]] std::unique_ptr<net::HttpServer> makeServer();

    kube::ApiClient &m_api;
    GatewayRequest m_request;
    const Clock &m_clock;
    GatewayIdentity m_identity;
    DriverNames m_names;
    UiSource m_source;
    QList<QPointer<net::HttpExchange>> m_waiting;         ///< for the source to settle
    QTimer m_patience;                                    ///< of the first of them
    QHash<QByteArray, std::chrono::milliseconds> m_links; ///< until when (Clock::steady)
    std::vector<std::unique_ptr<net::HttpServer>> m_servers;
};

} // namespace firesteel::engine
