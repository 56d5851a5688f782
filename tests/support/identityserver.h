// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpserver.h"
#include "tests/support/testcertificates.h"

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>

#include <chrono>
#include <memory>

namespace firesteel::test {

/// A small OpenID Connect provider on loopback: its discovery document and a token endpoint that
/// knows one client and its refresh tokens, each of which is good once if `rotates`. Lives in the
/// test's thread.
class IdentityServer
{
public:
    explicit IdentityServer(bool tls = true);

    [[nodiscard]] QString issuer() const; ///< "https://localhost:PORT/realm"
    [[nodiscard]] QByteArray authorityPem() const { return m_authority.pem(); }
    [[nodiscard]] QJsonObject discovery() const;

    /// A JSON Web Token, signed by nobody.
    [[nodiscard]] static QByteArray idToken(const QString &subject, const QDateTime &expires);

    // What it knows and does; the test changes it as it likes.
    QString clientId = QStringLiteral("kubernetes");
    QString clientSecret;
    QByteArray refreshToken = "refresh-1";
    bool rotates = false;
    QByteArray nextIdToken;
    QJsonObject discoveryChanges; ///< laid over the document
    int discoveryStatus = 200;
    QByteArray tokenAnswer; ///< instead of the true one
    int tokenStatus = 200;
    bool silent = false;                ///< never answers
    std::chrono::milliseconds delay{0}; ///< of each answer

    struct TokenRequest {
        QMap<QString, QString> fields;
        QByteArray authorization;
    };
    QList<TokenRequest> tokenRequests;
    int discoveries = 0;

private:
    void answer(net::HttpExchange *exchange);
    void answerNow(net::HttpExchange *exchange);
    void answerToken(net::HttpExchange *exchange);

    TestAuthority m_authority;
    bool m_tls;
    std::unique_ptr<net::HttpServer> m_server;
    int m_rotation = 1;
};

} // namespace firesteel::test
