// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/connector.h"
#include "core/net/httpclient.h"
#include "core/net/proxydialogue.h"
#include "core/net/websocket.h"
#include "tests/support/fakeproxies.h"
#include "tests/support/faultproxy.h"
#include "tests/support/watchedcall.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::net;
using namespace firesteel::test;
using Kind = Proxy::Kind;

/// HTTP CONNECT and SOCKS 5 (kube-client 1.8 and 10.3, rows 40 and 50).
class TestProxies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tunnels_data();
    void tunnels();
    void loginIsSent_data();
    void loginIsSent();
    void refusals_data();
    void refusals();
    void refusalsDoNotRepeatTheLogin();
    void proxyDown_data();
    void proxyDown();
    void muteProxy();
    void dyingInMidStream();
    void plainHttpGoesThroughConnectToo();
    void dialogueByteByByte();
    void addressesTakeTurns();
    void brokenFamilyCostsLittle();

private:
    TestAuthority m_ca;
};

static void bothKinds()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("http") << int(Kind::Http);
    QTest::newRow("socks5") << int(Kind::Socks5);
}

void TestProxies::tunnels_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QByteArray>("asked");
    QTest::addColumn<bool>("split");
    for (const Kind kind : {Kind::Http, Kind::Socks5}) {
        const char *name = kind == Kind::Http ? "http" : "socks5";
        QTest::addRow("%s name", name) << int(kind) << u"api.nowhere.invalid"_s
                                       << QByteArray("api.nowhere.invalid:6443") << false;
        QTest::addRow("%s IPv4", name)
            << int(kind) << u"192.0.2.7"_s << QByteArray("192.0.2.7:6443") << false;
        QTest::addRow("%s IPv6", name)
            << int(kind) << u"2001:db8::7"_s << QByteArray("[2001:db8::7]:6443") << false;
        QTest::addRow("%s loopback", name)
            << int(kind) << u"127.0.0.1"_s << QByteArray("127.0.0.1:6443") << false;
        QTest::addRow("%s byte by byte", name) << int(kind) << u"api.nowhere.invalid"_s
                                               << QByteArray("api.nowhere.invalid:6443") << true;
    }
}

void TestProxies::tunnels()
{
    QFETCH(int, kind);
    QFETCH(QString, host);
    QFETCH(bool, split);
    CertificateOptions options;
    options.dnsNames = {u"api.nowhere.invalid"_s};
    options.addresses = {u"192.0.2.7"_s, u"2001:db8::7"_s, u"127.0.0.1"_s};
    FaultProxy::Options serverOptions;
    serverOptions.tls = m_ca.issue(options).serverConfiguration();
    FaultProxy server(serverOptions);
    server.always("", "", Script::response(200, "{}"));
    FakeProxy proxy{Kind(kind)};
    proxy.setTarget(server.port());
    if (split)
        proxy.splitAnswers();
    Endpoint endpoint = server.endpoint(m_ca);
    endpoint.host = host;
    endpoint.port = 6443;
    endpoint.proxy = proxy.settings();
    HttpClient client(endpoint);
    for (int i = 0; i < 2; ++i) {
        WatchedCall call(client.send(httpGet("/version")));
        QTRY_VERIFY(call.done());
        QVERIFY2(call.good(), qPrintable(call.error() + u' ' +
                                         (call.result ? QString() : call.result.error().detail)));
    }
    QCOMPARE(proxy.asked().size(), 1); // one tunnel, kept alive
    QTEST(proxy.asked().first(), "asked");
    QVERIFY(proxy.logins().isEmpty());
    if (Kind(kind) == Kind::Http) {
        const QByteArray field = "\r\nHost: " + proxy.asked().first() + "\r\n";
        QVERIFY(proxy.lastHead().contains(field));
        QVERIFY(proxy.lastHead().contains("\r\nUser-Agent: firesteel/"));
    }
}

void TestProxies::loginIsSent_data()
{
    bothKinds();
}

void TestProxies::loginIsSent()
{
    QFETCH(int, kind);
    FaultProxy server(m_ca);
    server.always("", "", Script::response(200, "{}"));
    FakeProxy proxy{Kind(kind)};
    proxy.setTarget(server.port());
    proxy.requireLogin("anna", "p@ss:wört");
    Endpoint endpoint = server.endpoint(m_ca);

    endpoint.proxy = proxy.settings(u"anna"_s, u"p@ss:wört"_s);
    HttpClient right(endpoint);
    WatchedCall good(right.send(httpGet("/")));
    QTRY_VERIFY(good.done());
    QVERIFY2(good.good(), good.error().data());
    QCOMPARE(proxy.logins(), QList<QByteArray>{"anna:p@ss:wört"});

    for (const QString &password : {u"wrong-secret"_s, QString()}) {
        endpoint.proxy = proxy.settings(password.isEmpty() ? QString() : u"anna"_s, password);
        HttpClient wrong(endpoint);
        const int before = proxy.connections();
        WatchedCall bad(wrong.send(httpGet("/")));
        QTRY_VERIFY(bad.done());
        QCOMPARE(bad.error(), "proxy-authentication-required"_L1);
        QCOMPARE(bad.sent, Sent::Nothing);
        QCOMPARE(proxy.connections(), before + 1); // asked once
        for (const QString &value : bad.result.error().context)
            QVERIFY(!value.contains(u"wrong-secret"_s));
        QVERIFY(!bad.result.error().detail.contains(u"wrong-secret"_s));
    }
}

void TestProxies::refusals_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("extra");
    QTest::addColumn<QString>("error");
    const int http = int(Kind::Http);
    const int socks = int(Kind::Socks5);
    const QString refused = u"proxy-refused"_s;
    const QByteArray none;
    QTest::newRow("403") << http
                         << QByteArray("HTTP/1.1 403 Forbidden\r\nContent-Length: 4\r\n\r\nnope")
                         << none << refused;
    QTest::newRow("407") << http << QByteArray("HTTP/1.1 407 Login\r\nContent-Length: 0\r\n\r\n")
                         << none << u"proxy-authentication-required"_s;
    QTest::newRow("502") << http << QByteArray("HTTP/1.1 502 Bad Gateway\r\n\r\n<html>") << none
                         << refused;
    QTest::newRow("302") << http
                         << QByteArray(
                                "HTTP/1.1 302 Login first\r\nLocation: http://portal\r\n\r\n")
                         << none << refused;
    QTest::newRow("garbage") << http << QByteArray("SSH-2.0-x\r\n") << none << refused;
    QTest::newRow("bytes in the tunnel") << http << none << QByteArray("hello") << refused;
    QTest::newRow("socks: general")
        << socks << QByteArray("\x05\x01\x00\x01\0\0\0\0\0\0", 10) << none << refused;
    QTest::newRow("socks: not allowed")
        << socks << QByteArray("\x05\x02\x00\x01\0\0\0\0\0\0", 10) << none << refused;
    QTest::newRow("socks: unreachable") << socks << QByteArray("\x05\x03\x00\x01\0\0\0\0\0\0", 10)
                                        << none << u"network-unreachable"_s;
    QTest::newRow("socks: no host")
        << socks << QByteArray("\x05\x04\x00\x01\0\0\0\0\0\0", 10) << none << u"host-not-found"_s;
    QTest::newRow("socks: refused") << socks << QByteArray("\x05\x05\x00\x01\0\0\0\0\0\0", 10)
                                    << none << u"connection-refused"_s;
    QTest::newRow("socks: garbage") << socks << QByteArray("HTTP/1.1 400\r\n") << none << refused;
    QTest::newRow("socks: bytes in the tunnel") << socks << none << QByteArray("hello") << refused;
}

void TestProxies::refusals()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, extra);
    FaultProxy server(m_ca);
    FakeProxy proxy{Kind(kind)};
    proxy.setTarget(server.port());
    proxy.refuseWith(answer);
    proxy.saySomethingFirst(extra);
    Endpoint endpoint = server.endpoint(m_ca);
    endpoint.proxy = proxy.settings();
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpRequest("POST", "/", "{}")));
    QTRY_VERIFY(call.done());
    QTEST(QString(call.error()), "error");
    QCOMPARE(call.sent, Sent::Nothing);
    QCOMPARE(call.note(u"proxyHost"_s), u"127.0.0.1"_s);
    QCOMPARE(proxy.connections(), 1);
    QCOMPARE(server.requests().size(), 0); // nothing goes round the proxy
}

void TestProxies::refusalsDoNotRepeatTheLogin()
{
    const QByteArray pair = QByteArray("anna:opaque-77Kz").toBase64();
    for (const QByteArray &status : {QByteArray("407"), QByteArray("502")}) {
        FaultProxy server(m_ca);
        FakeProxy proxy{Kind::Http};
        proxy.refuseWith("HTTP/1.1 " + status + " no, Basic " + pair +
                         " is opaque-77Kz\r\nContent-Length: 0\r\n\r\n");
        Endpoint endpoint = server.endpoint(m_ca);
        endpoint.proxy = proxy.settings(u"anna"_s, u"opaque-77Kz"_s);
        HttpClient client(endpoint);
        WatchedCall call(client.send(httpGet("/")));
        QTRY_VERIFY(call.done());
        QVERIFY(proxy.lastHead().contains(pair));
        QCOMPARE(call.result.error().detail,
                 QString(QString::fromLatin1(status) + u" no, Basic *** is ***"_s));
    }
}

void TestProxies::proxyDown_data()
{
    bothKinds();
}

void TestProxies::proxyDown()
{
    QFETCH(int, kind);
    FaultProxy server(m_ca);
    FakeProxy proxy{Kind(kind)};
    Endpoint endpoint = server.endpoint(m_ca);
    endpoint.proxy = proxy.settings();
    proxy.stopListening();
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "proxy-unreachable"_L1);
    QCOMPARE(call.note(u"cause"_s), u"connection-refused"_s);
    QCOMPARE(server.connectionsSeen(), 0);
}

void TestProxies::muteProxy()
{
    FakeProxy proxy{Kind::Http};
    proxy.stayMute();
    Endpoint endpoint;
    endpoint.host = u"api.nowhere.invalid"_s;
    endpoint.proxy = proxy.settings();
    HttpClient client(endpoint);
    HttpRequest request = httpGet("/");
    request.timeouts.connect = 80ms;
    WatchedCall call(client.send(request));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "connect-timeout"_L1);
    QCOMPARE(call.note(u"phase"_s), u"proxy"_s);
}

void TestProxies::dyingInMidStream()
{
    FaultProxy server(m_ca);
    server.always("GET", "", Script().head(200).chunk("a").gate("never"));
    FakeProxy proxy{Kind::Http};
    proxy.setTarget(server.port());
    Endpoint endpoint = server.endpoint(m_ca);
    endpoint.proxy = proxy.settings();
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpStream("/watch")));
    QTRY_COMPARE(call.body, "a");
    proxy.dropTunnels();
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "connection-lost"_L1);
    WatchedCall again(client.send(httpStream("/watch")));
    QTRY_COMPARE(again.body, "a");
}

void TestProxies::plainHttpGoesThroughConnectToo()
{
    FaultProxy server(FaultProxy::Options{});
    server.always("GET", "", Script::response(200, "{}"));
    FakeProxy proxy{Kind::Http};
    proxy.setTarget(server.port());
    Endpoint endpoint = server.endpoint(m_ca);
    endpoint.proxy = proxy.settings();
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.good());
    QCOMPARE(proxy.asked().size(), 1);
}

void TestProxies::dialogueByteByByte()
{
    const Proxy proxy{Kind::Socks5, u"p"_s, 1080, u"u"_s, u"p"_s};
    auto dialogue = ProxyDialogue::make(proxy, u"api"_s, 6443);
    QCOMPARE(dialogue->begin(), QByteArray("\x05\x02\x00\x02", 4));
    QByteArray out;
    const QByteArray in("\x05\x02\x01\x00\x05\x00\x00\x04"
                        "0123456789abcdef"
                        "\x00\x50",
                        26);
    for (const char byte : in) {
        const auto step = dialogue->feed(QByteArray(1, byte));
        QVERIFY(step);
        out += *step;
    }
    QVERIFY(dialogue->ready());
    QCOMPARE(out, QByteArray("\x01\x01u\x01p"
                             "\x05\x01\x00\x03\x03"
                             "api"
                             "\x19\x2b",
                             15));

    const QString tooLong(300, u'x');
    auto longName = ProxyDialogue::make({Kind::Socks5, {}, 1, {}, {}}, tooLong, 1);
    (void)longName->begin();
    const auto refused = longName->feed(QByteArray("\x05\x00", 2));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::HostNotFound);
}

void TestProxies::addressesTakeTurns()
{
    const auto list = [](const QStringList &texts) {
        QList<QHostAddress> addresses;
        for (const QString &text : texts)
            addresses.append(QHostAddress(text));
        return addresses;
    };
    QCOMPARE(interleaved(
                 list({u"10.0.0.1"_s, u"10.0.0.2"_s, u"10.0.0.3"_s, u"fd00::1"_s, u"10.0.0.1"_s})),
             list({u"fd00::1"_s, u"10.0.0.1"_s, u"10.0.0.2"_s, u"10.0.0.3"_s}));
    QCOMPARE(interleaved({}), QList<QHostAddress>());
}

void TestProxies::brokenFamilyCostsLittle()
{
    // "localhost" is ::1 and 127.0.0.1 on most machines; the server listens on the second alone.
    FaultProxy server(m_ca);
    server.always("GET", "", Script::response(200, "{}"));
    Endpoint endpoint = server.endpoint(m_ca);
    endpoint.host = u"localhost"_s;
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY_WITH_TIMEOUT(call.done(), 2s);
    QVERIFY2(call.good(), call.error().data());
}

QTEST_GUILESS_MAIN(TestProxies)
#include "tst_proxies.moc"
