// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpserver.h"
#include "core/practice/apirequest.h"
#include "core/practice/world.h"

namespace firesteel::practice {

/// The Kubernetes API in front of a world: takes requests and answers them as an API server of 1.34
/// does. The token may do everything; without one only the health and version pages are open. Lives
/// in the world's thread, which outlives it.
class RestApi : public QObject
{
    Q_OBJECT
public:
    RestApi(World &world, QByteArray token, QObject *parent = nullptr);

    void setAddress(const QString &address) { m_address = address; } ///< "127.0.0.1:6443"
    void handle(net::HttpExchange *exchange);

private:
    [[nodiscard]] Answer<> route(const ApiRequest &request, net::HttpExchange *exchange);
    [[nodiscard]] Answer<> routeObject(const ApiRequest &request, const Target &target,
                                       net::HttpExchange *exchange);
    [[nodiscard]] Answer<> routeCollection(const ApiRequest &request, const Target &target,
                                           net::HttpExchange *exchange);
    [[nodiscard]] Answer<> review(const ApiRequest &request, const Target &target,
                                  net::HttpExchange *exchange);
    [[nodiscard]] Answer<> log(const ApiRequest &request, const Place &pod,
                               net::HttpExchange *exchange);
    [[nodiscard]] Answer<> forward(const ApiRequest &request, const Place &pod,
                                   net::HttpExchange *exchange);
    void refuse(net::HttpExchange *exchange, const ApiFault &fault);
    void answer(net::HttpExchange *exchange, int code, const QJsonObject &object);
    void answerBytes(net::HttpExchange *exchange, int code, const QByteArray &body,
                     const QByteArray &type = "application/json");

    World &m_world;
    QByteArray m_token;
    QString m_address;
    SystemIdSource m_auditIds; ///< apart from the world's, which may be seeded
};

} // namespace firesteel::practice
