// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/client.h"
#include "core/kube/auth/credentials.h"
#include "core/net/httpserver.h"
#include "tests/support/fakeclock.h"
#include "tests/support/fakeproxies.h"
#include "tests/support/testcertificates.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using Answer = std::optional<Result<net::HttpHeaders>>;

/// The answers that are at hand come inside the call.
Answer headersOf(Credentials &credentials)
{
    Answer answer;
    credentials.headers(&credentials,
                        [&](const Result<net::HttpHeaders> &headers) { answer = headers; });
    return answer;
}

Answer renewed(Credentials &credentials, const net::HttpHeaders &refused)
{
    Answer answer;
    credentials.renew(refused, &credentials,
                      [&](const Result<net::HttpHeaders> &headers) { answer = headers; });
    return answer;
}

net::HttpHeaders bearer(const QByteArray &token)
{
    return {{"Authorization", "Bearer " + token}};
}

} // namespace

class TestAuth : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QVERIFY(m_dir.emplace().isValid()); }

    void fixed_data();
    void fixed();
    void impersonation();
    void unsendable_data();
    void unsendable();
    void fixedIsNotRenewed();
    void fileIsReadEachMinute();
    void fileIsReadAgainAfterRefusal();
    void renewalOfAnOlderRefusalReadsNothing();
    void lastGoodTokenStays_data();
    void lastGoodTokenStays();
    void noTokenAtAll_data();
    void noTokenAtAll();
    void tokenUntilTheFileIsThere();
    void contentIsTrimmed();
    void basicBehindAProxy_data();
    void basicBehindAProxy();

private:
    [[nodiscard]] QString file() const { return m_dir->filePath(u"token"_s); }
    void write(const QByteArray &content) const
    {
        QFile out(file());
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
            qFatal("cannot write a test file");
    }
    [[nodiscard]] std::unique_ptr<Credentials> fromFile(const QByteArray &token = {}) const
    {
        AuthSettings settings;
        settings.token = token;
        settings.tokenFile = file();
        return std::move(*makeCredentials(settings, m_clock));
    }

    std::optional<QTemporaryDir> m_dir;
    test::FakeClock m_clock;
};

void TestAuth::fixed_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("password");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("nothing") << QByteArray() << QString() << QString() << QByteArray();
    QTest::newRow("token") << QByteArray("kubeconfig-u-x:abc~+/=._-") << QString() << QString()
                           << QByteArray("Bearer kubeconfig-u-x:abc~+/=._-");
    QTest::newRow("basic") << QByteArray() << u"joe"_s << u"p:ż"_s
                           << QByteArray("Basic am9lOnA6xbw=");
    QTest::newRow("password alone")
        << QByteArray() << QString() << u"p"_s << QByteArray("Basic OnA=");
}

void TestAuth::fixed()
{
    QFETCH(QByteArray, token);
    QFETCH(QString, user);
    QFETCH(QString, password);
    QFETCH(QByteArray, expected);
    AuthSettings settings;
    settings.token = token;
    settings.username = user;
    settings.password = password;
    settings.basic = !user.isEmpty() || !password.isEmpty();
    const auto credentials = makeCredentials(settings, m_clock);
    QVERIFY(credentials.has_value());
    net::HttpHeaders headers;
    if (!expected.isEmpty())
        headers.append({"Authorization", expected});
    QCOMPARE(headersOf(**credentials), Answer(headers));
}

void TestAuth::impersonation()
{
    AuthSettings settings;
    settings.token = "t";
    settings.impersonation = {
        u"jane"_s, u"42"_s, {u"a"_s, u"b, c"_s}, {{u"example.org/scope ż"_s, {u"x"_s, u"y"_s}}}};
    const net::HttpHeaders expected{{"Authorization", "Bearer t"},
                                    {"Impersonate-User", "jane"},
                                    {"Impersonate-Uid", "42"},
                                    {"Impersonate-Group", "a"},
                                    {"Impersonate-Group", "b, c"},
                                    {"Impersonate-Extra-example.org%2Fscope%20%C5%BC", "x"},
                                    {"Impersonate-Extra-example.org%2Fscope%20%C5%BC", "y"}};
    QCOMPARE(headersOf(**makeCredentials(settings, m_clock)), Answer(expected));

    write("from-file");
    settings.tokenFile = file();
    net::HttpHeaders fromTheFile = expected;
    fromTheFile[0].second = "Bearer from-file";
    QCOMPARE(headersOf(**makeCredentials(settings, m_clock)), Answer(fromTheFile));
    QCOMPARE(impersonationHeaders({{}, u"42"_s, {u"a"_s}, {}}), net::HttpHeaders());
}

void TestAuth::unsendable_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("as");
    QTest::addColumn<QString>("key");
    QTest::newRow("blank in the token")
        << QByteArray("a b") << QString() << QString() << u"token"_s;
    QTest::newRow("line end in the token")
        << QByteArray("a\r\nX-Evil: 1") << QString() << QString() << u"token"_s;
    QTest::newRow("letters beyond ASCII")
        << QByteArray("\xc5\xbc") << QString() << QString() << u"token"_s;
    QTest::newRow("colon in the user name")
        << QByteArray() << u"a:b"_s << QString() << u"username"_s;
    QTest::newRow("line end in as") << QByteArray() << QString() << u"a\nb"_s << u"as"_s;
}

void TestAuth::unsendable()
{
    QFETCH(QByteArray, token);
    QFETCH(QString, user);
    QFETCH(QString, as);
    QFETCH(QString, key);
    AuthSettings settings;
    settings.token = token;
    settings.username = user;
    settings.basic = !user.isEmpty();
    settings.impersonation.user = as;
    const auto credentials = makeCredentials(settings, m_clock);
    QVERIFY(!credentials.has_value());
    QCOMPARE(credentials.error().code, Errc::InvalidValue);
    QCOMPARE(credentials.error().context.value(u"key"_s), key);
}

void TestAuth::fixedIsNotRenewed()
{
    StaticCredentials credentials(bearer("t"));
    QCOMPARE(renewed(credentials, bearer("t"))->error().code, Errc::Unauthorized);
    QCOMPARE(renewed(credentials, {}), Answer(bearer("t")));
}

void TestAuth::fileIsReadEachMinute()
{
    write("one");
    const auto credentials = fromFile();
    QCOMPARE(headersOf(*credentials), Answer(bearer("one")));
    write("two");
    m_clock.advance(49s);
    QCOMPARE(headersOf(*credentials), Answer(bearer("one")));
    m_clock.jump(24h); // the wall clock has no say
    QCOMPARE(headersOf(*credentials), Answer(bearer("one")));
    m_clock.advance(1s);
    QCOMPARE(headersOf(*credentials), Answer(bearer("two")));
}

void TestAuth::fileIsReadAgainAfterRefusal()
{
    write("one");
    const auto credentials = fromFile();
    QCOMPARE(headersOf(*credentials), Answer(bearer("one")));
    QCOMPARE(renewed(*credentials, bearer("one"))->error().code, Errc::Unauthorized);
    write("two");
    QCOMPARE(renewed(*credentials, bearer("one")), Answer(bearer("two")));
    QCOMPARE(headersOf(*credentials), Answer(bearer("two")));
}

void TestAuth::renewalOfAnOlderRefusalReadsNothing()
{
    write("one");
    const auto credentials = fromFile();
    QCOMPARE(headersOf(*credentials), Answer(bearer("one")));
    write("two");
    QCOMPARE(renewed(*credentials, bearer("one")), Answer(bearer("two")));
    write("three"); // the other watches were refused with the first token, too
    for (int i = 0; i < 20; ++i)
        QCOMPARE(renewed(*credentials, bearer("one")), Answer(bearer("two")));
    QCOMPARE(renewed(*credentials, bearer("two")), Answer(bearer("three")));
}

void TestAuth::lastGoodTokenStays_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"empty", "blank", "two words", "removed", "too large"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestAuth::lastGoodTokenStays()
{
    QFETCH(QString, what);
    write("good");
    const auto credentials = fromFile();
    QCOMPARE(headersOf(*credentials), Answer(bearer("good")));
    if (what == u"removed"_s)
        QVERIFY(QFile::remove(file()));
    else
        write(what == u"empty"_s       ? QByteArray()
              : what == u"blank"_s     ? QByteArray(" \n")
              : what == u"too large"_s ? QByteArray((1 << 20) + 1, 'x')
                                       : QByteArray("two words"));
    m_clock.advance(2min);
    QCOMPARE(headersOf(*credentials), Answer(bearer("good")));
    QCOMPARE(renewed(*credentials, bearer("good"))->error().code, Errc::Unauthorized);
    write("better");
    QCOMPARE(headersOf(*credentials),
             Answer(bearer("better"))); // a failed reading is not kept for a minute
}

void TestAuth::noTokenAtAll_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("code");
    QTest::newRow("missing") << QByteArray() << static_cast<int>(Errc::FileMissing);
    QTest::newRow("blank") << QByteArray("\n") << static_cast<int>(Errc::InvalidValue);
    QTest::newRow("two lines") << QByteArray("a\nb\n") << static_cast<int>(Errc::InvalidValue);
}

void TestAuth::noTokenAtAll()
{
    QFETCH(QByteArray, content);
    QFETCH(int, code);
    if (!content.isEmpty())
        write(content);
    const auto credentials = fromFile();
    const Answer answer = headersOf(*credentials);
    QVERIFY(answer && !answer->has_value());
    QCOMPARE(static_cast<int>(answer->error().code), code);
    QCOMPARE(answer->error().context.value(u"path"_s), file());
    write("there");
    QCOMPARE(headersOf(*credentials), Answer(bearer("there")));
}

void TestAuth::tokenUntilTheFileIsThere()
{
    const auto credentials = fromFile("initial");
    QCOMPARE(headersOf(*credentials), Answer(bearer("initial")));
    write("file");
    QCOMPARE(headersOf(*credentials), Answer(bearer("file")));
    QVERIFY(QFile::remove(file()));
    m_clock.advance(2min);
    QCOMPARE(headersOf(*credentials), Answer(bearer("file")));
}

void TestAuth::contentIsTrimmed()
{
    write("  token \r\n\n");
    QCOMPARE(headersOf(*fromFile()), Answer(bearer("token")));
}

void TestAuth::basicBehindAProxy_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("CONNECT") << int(net::Proxy::Kind::Http);
    QTest::newRow("SOCKS5") << int(net::Proxy::Kind::Socks5);
}

/// Two logins on one way: the proxy's own, and the one for whoever guards the API. As whom to act
/// goes with the latter, each group in a field of its own.
void TestAuth::basicBehindAProxy()
{
    QFETCH(int, kind);
    const test::TestAuthority authority;
    net::HttpServer::Options options;
    options.tls = authority.server().serverConfiguration();
    net::HttpServer server(options);
    net::HttpHeaders seen;
    server.setHandler([&](net::HttpExchange *exchange) {
        seen = exchange->request().headers;
        exchange->respond(200, {{"Content-Type", "application/json"}}, "{}");
    });
    QVERIFY(server.listen(QHostAddress::LocalHost).has_value());
    test::FakeProxy proxy(net::Proxy::Kind{kind});
    proxy.setTarget(server.port());
    proxy.requireLogin("corp", "pass:1");

    AuthSettings settings;
    settings.basic = true;
    settings.username = u"joe"_s;
    settings.password = u"s3cret"_s;
    settings.impersonation = {u"jane"_s, u"42"_s, {u"a"_s, u"b"_s}, {{u"scopes"_s, {u"x"_s}}}};
    const auto credentials = std::move(*makeCredentials(settings, m_clock));
    net::Endpoint endpoint;
    endpoint.host = u"localhost"_s;
    endpoint.port = 6443;
    endpoint.security.anchors = authority.anchors();
    endpoint.proxy = proxy.settings(u"corp"_s, u"pass:1"_s);
    net::HttpClient http(endpoint);
    ApiClient api(http, *credentials, m_clock);
    std::optional<Result<RawAnswer>> reply;
    api.rawGet("/version", &api, [&](const Result<RawAnswer> &result) { reply = result; });
    QTRY_VERIFY(reply);
    QVERIFY2(*reply, qPrintable(*reply ? QString() : reply->error().detail));
    QCOMPARE(proxy.asked(), QList<QByteArray>{"localhost:6443"});
    QCOMPARE(proxy.logins().last(), "corp:pass:1");
    QVERIFY(!proxy.lastHead().contains("am9l")); // nothing of joe is the proxy's business
    QCOMPARE(net::headerValue(seen, "Authorization"),
             "Basic " + QByteArray("joe:s3cret").toBase64());
    QVERIFY(net::headerValue(seen, "Proxy-Authorization").isEmpty());
    net::HttpHeaders identity;
    for (const auto &field : std::as_const(seen)) {
        if (field.first.toLower().startsWith("impersonate-"))
            identity.append(field);
    }
    QCOMPARE(identity, impersonationHeaders(settings.impersonation));
}

QTEST_GUILESS_MAIN(TestAuth)
#include "tst_auth.moc"
