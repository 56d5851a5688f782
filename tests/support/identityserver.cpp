// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/identityserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTimer>
#include <QUrlQuery>

namespace firesteel::test {

using namespace Qt::StringLiterals;

namespace {

QByteArray json(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray encoded(const QByteArray &text)
{
    return text.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

} // namespace

IdentityServer::IdentityServer(bool tls) : m_tls(tls)
{
    net::HttpServer::Options options;
    if (tls)
        options.tls = m_authority.server().serverConfiguration();
    m_server = std::make_unique<net::HttpServer>(options);
    m_server->setHandler([this](net::HttpExchange *exchange) { answer(exchange); });
    if (!m_server->listen(QHostAddress::LocalHost))
        qFatal("cannot listen");
}

QString IdentityServer::issuer() const
{
    return u"%1://localhost:%2/realm"_s.arg(m_tls ? u"https"_s : u"http"_s).arg(m_server->port());
}

QByteArray IdentityServer::idToken(const QString &subject, const QDateTime &expires)
{
    return encoded("{\"alg\":\"none\"}") + '.' +
           encoded(json({{u"sub"_s, subject}, {u"exp"_s, expires.toSecsSinceEpoch()}})) + ".x";
}

QJsonObject IdentityServer::discovery() const
{
    QJsonObject document{{u"issuer"_s, issuer()},
                         {u"token_endpoint"_s, QString(issuer() + u"/token?tenant=a%20b"_s)}};
    for (auto it = discoveryChanges.begin(); it != discoveryChanges.end(); ++it)
        document.insert(it.key(), it.value());
    return document;
}

void IdentityServer::answer(net::HttpExchange *exchange)
{
    if (delay.count() > 0)
        QTimer::singleShot(delay, exchange, [this, exchange] { answerNow(exchange); });
    else
        answerNow(exchange);
}

void IdentityServer::answerNow(net::HttpExchange *exchange)
{
    const net::HttpHeaders headers{{"Content-Type", "application/json"}};
    const QByteArray &target = exchange->request().target;
    if (silent)
        return;
    if (target == "/realm/.well-known/openid-configuration") {
        ++discoveries;
        exchange->respond(discoveryStatus, headers, json(discovery()));
    } else if (target == "/realm/token?tenant=a%20b" && exchange->request().method == "POST") {
        answerToken(exchange);
    } else {
        exchange->respond(404, headers, "{}");
    }
}

void IdentityServer::answerToken(net::HttpExchange *exchange)
{
    const net::HttpHeaders headers{{"Content-Type", "application/json"}};
    TokenRequest request;
    const QUrlQuery query(QString::fromUtf8(exchange->request().body));
    for (const auto &[name, value] : query.queryItems(QUrl::FullyDecoded))
        request.fields.insert(name, value);
    request.authorization = net::headerValue(exchange->request().headers, "Authorization");
    tokenRequests.append(request);
    if (!tokenAnswer.isEmpty() || tokenStatus != 200)
        return exchange->respond(tokenStatus, headers, tokenAnswer);
    const QByteArray pair =
        QUrl::toPercentEncoding(clientId) + ':' + QUrl::toPercentEncoding(clientSecret);
    const bool byHeader = request.authorization == "Basic " + pair.toBase64();
    const bool byFields = request.fields.value(u"client_id"_s) == clientId &&
                          request.fields.value(u"client_secret"_s) == clientSecret;
    if (!byHeader && !byFields)
        return exchange->respond(401, headers, "{\"error\":\"invalid_client\"}");
    if (request.fields.value(u"grant_type"_s) != "refresh_token"_L1 ||
        request.fields.value(u"refresh_token"_s).toUtf8() != refreshToken)
        return exchange->respond(400, headers,
                                 "{\"error\":\"invalid_grant\",\"error_description\":"
                                 "\"Token is not active\"}");
    QJsonObject answer{{u"access_token"_s, u"not this one"_s},
                       {u"token_type"_s, u"Bearer"_s},
                       {u"id_token"_s, QString::fromLatin1(nextIdToken)}};
    if (rotates) {
        refreshToken = "refresh-" + QByteArray::number(++m_rotation);
        answer.insert(u"refresh_token"_s, QString::fromLatin1(refreshToken));
    }
    exchange->respond(200, headers, json(answer));
}

} // namespace firesteel::test
