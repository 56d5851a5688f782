// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/credentials.h"
#include "core/kube/auth/oidccredentials.h"
#include "tests/support/fakeclock.h"
#include "tests/support/identityserver.h"

#include <QJsonArray>
#include <QTest>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using Answer = std::optional<Result<net::HttpHeaders>>;

net::HttpHeaders bearer(const QByteArray &token)
{
    return {{"Authorization", "Bearer " + token}};
}

} // namespace

class TestOidc : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();

    void tokenOfTheFileFirst();
    void refreshed_data();
    void refreshed();
    void refreshedAfterRefusal();
    void newRefreshTokenIsKept();
    void newRefreshTokenIsTold();
    void oneRefreshForAll();
    void failures_data();
    void failures();
    void echoedSecrets();
    void untrustedServer();
    void plainHttpIsForLoopback_data();
    void plainHttpIsForLoopback();

private:
    [[nodiscard]] OidcSettings settings() const
    {
        return {m_server->issuer(),
                m_server->clientId,
                m_server->clientSecret,
                QString::fromLatin1(m_server->refreshToken),
                test::IdentityServer::idToken(u"jo"_s, m_clock.wall().addSecs(-1)),
                m_server->authorityPem()};
    }
    std::unique_ptr<Credentials> credentials(const OidcSettings &oidc)
    {
        AuthSettings auth;
        auth.oidc = oidc;
        return std::move(*makeCredentials(auth, m_clock, m_services));
    }
    static Answer waited(const std::shared_ptr<Answer> &answer)
    {
        [&] { QTRY_VERIFY_WITH_TIMEOUT(answer->has_value(), 20'000); }();
        return *answer;
    }
    static std::shared_ptr<Answer> ask(Credentials &from)
    {
        auto answer = std::make_shared<Answer>();
        from.headers(&from,
                     [answer](const Result<net::HttpHeaders> &headers) { *answer = headers; });
        return answer;
    }
    static std::shared_ptr<Answer> askNewer(Credentials &from, const net::HttpHeaders &refused)
    {
        auto answer = std::make_shared<Answer>();
        from.renew(refused, &from,
                   [answer](const Result<net::HttpHeaders> &headers) { *answer = headers; });
        return answer;
    }

    test::FakeClock m_clock;
    std::optional<test::IdentityServer> m_server;
    std::shared_ptr<AuthServices> m_services;
    QByteArray m_new;
};

void TestOidc::init()
{
    m_server.emplace();
    m_new = test::IdentityServer::idToken(u"jo"_s, m_clock.wall().addSecs(3600));
    m_server->nextIdToken = m_new;
    m_services = std::make_shared<AuthServices>(AuthServices::Options{});
}

void TestOidc::tokenOfTheFileFirst()
{
    OidcSettings oidc = settings();
    oidc.idToken = test::IdentityServer::idToken(u"jo"_s, m_clock.wall().addSecs(600));
    const auto from = credentials(oidc);
    const auto answer = ask(*from);
    QCOMPARE(waited(answer), Answer(bearer(oidc.idToken)));
    QCOMPARE(m_server->discoveries, 0);
    m_clock.advance(590s); // near its end
    QCOMPARE(waited(ask(*from)), Answer(bearer(m_new)));
    QCOMPARE(m_server->tokenRequests.size(), 1);
}

void TestOidc::refreshed_data()
{
    QTest::addColumn<QString>("secret");
    QTest::addColumn<QJsonValue>("methods");
    QTest::addColumn<bool>("byHeader");
    QTest::newRow("public client") << QString() << QJsonValue() << false;
    QTest::newRow("secret, nothing said") << u"s e+c/r%t"_s << QJsonValue() << true;
    QTest::newRow("secret in the body")
        << u"s3c"_s << QJsonValue(QJsonArray{u"client_secret_post"_s}) << false;
    QTest::newRow("secret, both") << u"s3c"_s
                                  << QJsonValue(QJsonArray{u"client_secret_post"_s,
                                                           u"client_secret_basic"_s})
                                  << true;
}

void TestOidc::refreshed()
{
    QFETCH(QString, secret);
    QFETCH(QJsonValue, methods);
    QFETCH(bool, byHeader);
    m_server->clientSecret = secret;
    if (!methods.isNull())
        m_server->discoveryChanges.insert(u"token_endpoint_auth_methods_supported"_s, methods);
    const auto from = credentials(settings());
    QCOMPARE(waited(ask(*from)), Answer(bearer(m_new)));
    QCOMPARE(m_server->tokenRequests.size(), 1);
    const auto &request = m_server->tokenRequests[0];
    QCOMPARE(!request.authorization.isEmpty(), byHeader);
    QCOMPARE(request.fields.contains(u"client_secret"_s), !byHeader && !secret.isEmpty());
    QVERIFY((*ask(*from)).has_value()); // at hand
    QCOMPARE(m_server->tokenRequests.size(), 1);
}

void TestOidc::refreshedAfterRefusal()
{
    OidcSettings oidc = settings();
    oidc.idToken = test::IdentityServer::idToken(u"jo"_s, m_clock.wall().addSecs(600));
    const auto from = credentials(oidc);
    QCOMPARE(waited(ask(*from)), Answer(bearer(oidc.idToken)));
    QCOMPARE(waited(askNewer(*from, bearer(oidc.idToken))), Answer(bearer(m_new)));
    const Answer again = waited(askNewer(*from, bearer(m_new))); // new, and refused at once
    QCOMPARE(again->error().code, Errc::OidcRefreshFailed);
    QCOMPARE(again->error().context.value(u"reason"_s), u"refused-new"_s);
    QCOMPARE(m_server->tokenRequests.size(), 1);
}

void TestOidc::newRefreshTokenIsKept()
{
    m_server->rotates = true;
    const OidcSettings oidc = settings();
    const auto from = credentials(oidc);
    QCOMPARE(waited(ask(*from)), Answer(bearer(m_new)));
    m_clock.advance(1h);
    m_server->nextIdToken = test::IdentityServer::idToken(u"jo"_s, m_clock.wall().addSecs(3600));
    QCOMPARE(waited(ask(*from)), Answer(bearer(m_server->nextIdToken)));
    QCOMPARE(m_server->tokenRequests[1].fields.value(u"refresh_token"_s), u"refresh-2"_s);
    const auto other = credentials(oidc); // another session of the same account
    QCOMPARE(waited(ask(*other)), Answer(bearer(m_server->nextIdToken)));
    QCOMPARE(m_server->tokenRequests.size(), 2);
}

/// For who keeps it: what is used next, and in place of what.
void TestOidc::newRefreshTokenIsTold()
{
    QList<RenewedLogin> told;
    m_services->setKeeper([&told](const RenewedLogin &login) { told.append(login); });
    const OidcSettings oidc = settings();
    const auto from = credentials(oidc);
    QCOMPARE(waited(ask(*from)), Answer(bearer(m_new)));
    QVERIFY(told.isEmpty()); // it is still the same
    QVERIFY(OidcCredentials::renewed(oidc, *m_services) == oidc);
    m_server->rotates = true;
    m_clock.advance(1h);
    m_server->nextIdToken = test::IdentityServer::idToken(u"jo"_s, m_clock.wall().addSecs(3600));
    QCOMPARE(waited(ask(*from)), Answer(bearer(m_server->nextIdToken)));
    QCOMPARE(told.size(), 1);
    QCOMPARE(told[0].issuerUrl, oidc.issuerUrl);
    QCOMPARE(told[0].clientId, oidc.clientId);
    QCOMPARE(told[0].usedToken, u"refresh-1"_s);
    QCOMPARE(told[0].refreshToken, u"refresh-2"_s);
    QCOMPARE(told[0].idToken, m_server->nextIdToken);
    // Who opens it with what was kept shares the credential: the token is used by one alone.
    const OidcSettings kept = OidcCredentials::renewed(oidc, *m_services);
    QCOMPARE(kept.refreshToken, u"refresh-2"_s);
    const auto other = credentials(kept);
    m_clock.advance(1h);
    m_server->nextIdToken = test::IdentityServer::idToken(u"jo"_s, m_clock.wall().addSecs(3600));
    QCOMPARE(waited(ask(*other)), Answer(bearer(m_server->nextIdToken)));
    QCOMPARE(waited(ask(*from)), Answer(bearer(m_server->nextIdToken)));
    QCOMPARE(told.size(), 2);
    QCOMPARE(told[1].usedToken, u"refresh-2"_s);
    m_services->setKeeper({});
}

void TestOidc::oneRefreshForAll()
{
    const auto from = credentials(settings());
    QList<std::shared_ptr<Answer>> all;
    for (int i = 0; i < 20; ++i)
        all += ask(*from);
    for (const auto &one : all)
        QCOMPARE(waited(one), Answer(bearer(m_new)));
    QCOMPARE(m_server->discoveries, 1);
    QCOMPARE(m_server->tokenRequests.size(), 1);
}

void TestOidc::failures_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("no refresh token") << u"none"_s << u"no-refresh-token"_s << u""_s << u""_s;
    QTest::newRow("it is not active any more")
        << u"other"_s << u"refused"_s << u"error"_s << u"invalid_grant"_s;
    QTest::newRow("wrong secret") << u"secret"_s << u"refused"_s << u"error"_s
                                  << u"invalid_client"_s;
    QTest::newRow("document of another issuer") << u"issuer"_s << u"issuer"_s << u""_s << u""_s;
    QTest::newRow("token endpoint in clear text") << u"clear"_s << u"issuer"_s << u""_s << u""_s;
    QTest::newRow("no document") << u"404"_s << u"answer"_s << u"status"_s << u"404"_s;
    QTest::newRow("no token endpoint") << u"endpoint"_s << u"answer"_s << u"status"_s << u"200"_s;
    QTest::newRow("HTML") << u"html"_s << u"answer"_s << u"status"_s << u"200"_s;
    QTest::newRow("error without a word") << u"502"_s << u"answer"_s << u"status"_s << u"502"_s;
    QTest::newRow("no ID token") << u"access"_s << u"no-id-token"_s << u""_s << u""_s;
    QTest::newRow("nothing listens")
        << u"closed"_s << u"unreachable"_s << u"code"_s << u"connection-refused"_s;
}

void TestOidc::failures()
{
    QFETCH(QString, fault);
    QFETCH(QString, reason);
    QFETCH(QString, key);
    QFETCH(QString, value);
    OidcSettings oidc = settings();
    if (fault == "none"_L1)
        oidc.refreshToken.clear();
    else if (fault == "other"_L1)
        oidc.refreshToken = u"refresh-secret"_s;
    else if (fault == "secret"_L1)
        m_server->clientSecret = u"x"_s;
    else if (fault == "issuer"_L1)
        m_server->discoveryChanges.insert(u"issuer"_s, u"https://elsewhere"_s);
    else if (fault == "clear"_L1)
        m_server->discoveryChanges.insert(u"token_endpoint"_s, u"http://example.org/token"_s);
    else if (fault == "404"_L1)
        m_server->discoveryStatus = 404;
    else if (fault == "endpoint"_L1)
        m_server->discoveryChanges.insert(u"token_endpoint"_s, QJsonValue());
    else if (fault == "html"_L1)
        m_server->tokenAnswer = "<html>Log in</html>";
    else if (fault == "502"_L1)
        m_server->tokenStatus = 502;
    else if (fault == "access"_L1)
        m_server->nextIdToken.clear();
    else if (fault == "closed"_L1)
        oidc.issuerUrl = u"https://localhost:1/realm"_s;
    const auto from = credentials(oidc);
    const Answer answer = waited(ask(*from));
    QVERIFY(!answer->has_value());
    const Error &error = answer->error();
    QCOMPARE(error.code, Errc::OidcRefreshFailed);
    QCOMPARE(error.context.value(u"reason"_s), reason);
    QCOMPARE(error.context.value(u"finding"_s), u"oidc-refresh-failed"_s);
    QCOMPARE(error.context.value(u"issuer"_s), oidc.issuerUrl);
    if (!key.isEmpty())
        QCOMPARE(error.context.value(key), value);
    const QString all = error.detail + QStringList(error.context.values()).join(u' ');
    QVERIFY(!all.contains("refresh-secret"_L1));
}

/// An identity server that says again what it was sent.
void TestOidc::echoedSecrets()
{
    OidcSettings oidc = settings();
    oidc.clientSecret = u"cl+ent/77Kz"_s;
    oidc.refreshToken = u"r3fresh+81/kkW2"_s;
    const QByteArray pair = "kubernetes:" + net::percentEncoded(oidc.clientSecret);
    m_server->tokenStatus = 400;
    m_server->tokenAnswer = R"({"error":"no r3fresh+81/kkW2","error_description":")" +
                            QByteArray("cl+ent/77Kz cl%2Bent%2F77Kz r3fresh%2B81%2FkkW2 ") +
                            pair.toBase64() + "\"}";
    const auto from = credentials(oidc);
    const Answer answer = waited(ask(*from));
    QCOMPARE(answer->error().code, Errc::OidcRefreshFailed);
    QCOMPARE(answer->error().detail, u"*** *** *** ***"_s);
    QCOMPARE(answer->error().context.value(u"error"_s), u"no ***"_s);
}

void TestOidc::untrustedServer()
{
    OidcSettings oidc = settings();
    oidc.certificateAuthority = test::TestAuthority().pem();
    const auto from = credentials(oidc);
    const Answer answer = waited(ask(*from));
    QCOMPARE(answer->error().code, Errc::OidcRefreshFailed);
    QCOMPARE(answer->error().context.value(u"reason"_s), u"unreachable"_s);
    QVERIFY(answer->error().context.value(u"code"_s).startsWith("tls-"_L1));
    QVERIFY(m_server->tokenRequests.isEmpty());
}

void TestOidc::plainHttpIsForLoopback_data()
{
    QTest::addColumn<QString>("issuer");
    QTest::newRow("http") << u"http://issuer.example.org"_s;
    QTest::newRow("no scheme at all") << u"://x"_s;
    QTest::newRow("empty") << QString();
    QTest::newRow("user in it") << u"https://a:b@issuer.example.org"_s;
}

void TestOidc::plainHttpIsForLoopback()
{
    QFETCH(QString, issuer);
    OidcSettings oidc = settings();
    oidc.issuerUrl = issuer;
    const auto from = credentials(oidc);
    QCOMPARE(waited(ask(*from))->error().context.value(u"reason"_s), u"issuer"_s);

    test::IdentityServer plain(false);
    plain.nextIdToken = m_new;
    oidc = settings();
    oidc.issuerUrl = plain.issuer() + u'/'; // the slash at the end does not matter
    const auto loopback = credentials(oidc);
    QCOMPARE(waited(ask(*loopback)), Answer(bearer(m_new)));
}

QTEST_GUILESS_MAIN(TestOidc)
#include "tst_oidc.moc"
