// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpclient.h"
#include "core/net/httpserver.h"
#include "core/net/websocket.h"
#include "tests/support/testcertificates.h"
#include "tests/support/watchedcall.h"

#include <QNetworkProxy>
#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::net;
using namespace firesteel::test;

/// The small server, asked by our own client and by raw bytes.
class TestHttpServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void answersAndKeepsAlive();
    void overTls();
    void streams();
    void answersLater();
    void raw_data();
    void raw();
    void pipelinedInOrder();
    void bodyTooLarge();
    void peerGoes();
    void serverDiesWhileAnswering();
    void idleConnectionsEnd();
    void upgradeOfAPlainRequest();
    void portInUse();
    void headerThatCannotBeSent();
    void limitOfConnections();
    void abortDropsTheConnection();
    void deletedInItsHandler();

private:
    [[nodiscard]] Endpoint endpoint() const;
    [[nodiscard]] QByteArray ask(const QByteArray &bytes, int answers = 1);

    TestAuthority m_ca;
    HttpServer::Options m_options;
    std::unique_ptr<HttpServer> m_server;
    QList<HttpServerRequest> m_requests;
};

void TestHttpServer::init()
{
    m_options = {};
    m_requests.clear();
    m_server = std::make_unique<HttpServer>(m_options);
    m_server->setHandler([this](HttpExchange *exchange) {
        m_requests.append(exchange->request());
        exchange->respond(200, {{"Content-Type", "text/plain"}},
                          exchange->request().target + exchange->request().body);
    });
    QVERIFY(m_server->listen(QHostAddress::LocalHost));
}

void TestHttpServer::cleanup()
{
    m_server.reset();
}

Endpoint TestHttpServer::endpoint() const
{
    Endpoint endpoint;
    endpoint.tls = m_options.tls.has_value();
    endpoint.host = u"127.0.0.1"_s;
    endpoint.port = m_server->port();
    endpoint.security.anchors = m_ca.anchors();
    return endpoint;
}

/// Sends these bytes and reads until so many answers have come or the server has closed.
QByteArray TestHttpServer::ask(const QByteArray &bytes, int answers)
{
    QTcpSocket socket;
    socket.setProxy(QNetworkProxy::NoProxy);
    socket.connectToHost(u"127.0.0.1"_s, m_server->port());
    socket.write(bytes);
    QByteArray got;
    const auto complete = [&] {
        got += socket.readAll();
        return socket.state() == QAbstractSocket::UnconnectedState ||
               got.count("HTTP/1.1 ") > answers ||
               (got.count("HTTP/1.1 ") == answers && got.contains("\r\n\r\n") && got.endsWith("."));
    };
    (void)QTest::qWaitFor(complete, 5000);
    return got + socket.readAll();
}

void TestHttpServer::answersAndKeepsAlive()
{
    HttpClient client(endpoint());
    for (int i = 0; i < 3; ++i) {
        WatchedCall call(client.send(httpRequest("POST", "/x", "body")));
        QTRY_VERIFY(call.good());
        QCOMPARE(call.head.status, 200);
        QCOMPARE(headerValue(call.head.headers, "content-type"), "text/plain");
        QCOMPARE(call.body, "/xbody");
    }
    WatchedCall head(client.send(httpRequest("HEAD", "/head")));
    QTRY_VERIFY(head.good());
    QCOMPARE(head.body, "");
    QCOMPARE(headerValue(head.head.headers, "content-length"), "5");
    QCOMPARE(m_requests.size(), 4);
    QCOMPARE(client.statistics().connectionsOpened, 1);
    QCOMPARE(m_server->connectionCount(), 1);
}

void TestHttpServer::overTls()
{
    m_options.tls = m_ca.server().serverConfiguration(m_ca.anchors());
    m_server = std::make_unique<HttpServer>(m_options);
    m_server->setHandler([this](HttpExchange *exchange) {
        m_requests.append(exchange->request());
        exchange->respond(204, {}, {});
    });
    QVERIFY(m_server->listen(QHostAddress::LocalHost));
    Endpoint there = endpoint();
    const TestIdentity anna = m_ca.client(u"anna"_s);
    there.security.clientChain = anna.chain;
    there.security.clientKey = anna.key;
    HttpClient client(there);
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.good());
    QCOMPARE(call.head.status, 204);
    QCOMPARE(m_requests.first().clientChain.first(), anna.certificate);
}

void TestHttpServer::streams()
{
    QPointer<HttpExchange> exchange;
    m_server->setHandler([&](HttpExchange *e) {
        exchange = e;
        e->begin(200, {{"Content-Type", "application/json"}});
    });
    HttpClient client(endpoint());
    WatchedCall call(client.send(httpStream("/watch")));
    QTRY_COMPARE(call.heads, 1);
    exchange->write("one\n");
    exchange->write({});
    QTRY_COMPARE(call.body, "one\n");
    exchange->write("two\n");
    exchange->end();
    exchange->write("late");
    exchange->end();
    QTRY_VERIFY(call.good());
    QCOMPARE(call.body, "one\ntwo\n");
    QTRY_VERIFY(!exchange);
}

void TestHttpServer::answersLater()
{
    QPointer<HttpExchange> exchange;
    m_server->setHandler([&](HttpExchange *e) { exchange = e; });
    HttpClient client(endpoint());
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(exchange);
    exchange->respond(200, {}, "later");
    exchange->respond(500, {}, "not again");
    QTRY_VERIFY(call.good());
    QCOMPARE(call.body, "later");
}

void TestHttpServer::raw_data()
{
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("good") << QByteArray("GET /a. HTTP/1.1\r\n\r\n")
                          << QByteArray("HTTP/1.1 200 OK\r\n") << QByteArray("\r\n\r\n/a.");
    QTest::newRow("old client") << QByteArray("GET /a. HTTP/1.0\r\n\r\n")
                                << QByteArray("HTTP/1.1 200 OK\r\n")
                                << QByteArray("Connection: close\r\n\r\n/a.");
    QTest::newRow("expect")
        << QByteArray("POST /a HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n.")
        << QByteArray("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n")
        << QByteArray("\r\n\r\n/a.");
    QTest::newRow("garbage") << QByteArray("\x16\x03\x01\x00", 4) << QByteArray("HTTP/1.1 400 ")
                             << QByteArray("\r\n\r\n");
    QTest::newRow("no host of that method")
        << QByteArray("FROB / HTTP/1.1\r\n\r\n") << QByteArray("HTTP/1.1 400 ")
        << QByteArray("\r\n\r\n");
    QTest::newRow("smuggling") << QByteArray("POST / HTTP/1.1\r\nContent-Length: "
                                             "3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
                               << QByteArray("HTTP/1.1 400 ") << QByteArray("\r\n\r\n");
    QTest::newRow("bad chunk") << QByteArray(
                                      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")
                               << QByteArray("HTTP/1.1 400 ") << QByteArray("\r\n\r\n");
    QTest::newRow("good, then garbage")
        << QByteArray("GET /a HTTP/1.1\r\n\r\n\x16\x03\x01\x01\x01", 24)
        << QByteArray("HTTP/1.1 200 OK\r\n") << QByteArray("\r\n\r\n");
    QTest::newRow("huge head") << "GET / HTTP/1.1\r\nA: " + QByteArray(2 << 20, 'x')
                               << QByteArray("HTTP/1.1 431 ") << QByteArray("\r\n\r\n");
}

void TestHttpServer::raw()
{
    QFETCH(QByteArray, in);
    QFETCH(QByteArray, start);
    QFETCH(QByteArray, end);
    const QByteArray got = ask(in, start.count("HTTP/1.1 "));
    if (in.size() > 1 << 20 && got.isEmpty())
        return; // the refusal may be lost with the connection, as we were still sending
    QVERIFY2(got.startsWith(start), got.constData());
    QVERIFY2(got.endsWith(end), got.constData());
}

void TestHttpServer::pipelinedInOrder()
{
    const QByteArray got =
        ask("GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\n\r\nGET /3. HTTP/1.1\r\n\r\n", 3);
    const qsizetype first = got.indexOf("/1HTTP");
    const qsizetype second = got.indexOf("/2HTTP");
    QVERIFY(first > 0 && second > first && got.endsWith("/3."));
}

void TestHttpServer::bodyTooLarge()
{
    m_options.maxBody = 1000;
    m_server = std::make_unique<HttpServer>(m_options);
    int handled = 0;
    m_server->setHandler([&](HttpExchange *exchange) {
        ++handled;
        exchange->respond(200, {}, {});
    });
    QVERIFY(m_server->listen(QHostAddress::LocalHost));
    HttpClient client(endpoint());
    WatchedCall fits(client.send(httpRequest("POST", "/", QByteArray(1000, 'x'))));
    QTRY_VERIFY(fits.good());
    WatchedCall call(client.send(httpRequest("POST", "/", QByteArray(1001, 'x'))));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.head.status, 413);
    QCOMPARE(handled, 1);
}

void TestHttpServer::peerGoes()
{
    QPointer<HttpExchange> exchange;
    int gone = 0;
    m_server->setHandler([&](HttpExchange *e) {
        exchange = e;
        connect(e, &HttpExchange::gone, this, [&] { ++gone; });
        e->begin(200, {});
    });
    HttpClient client(endpoint());
    WatchedCall call(client.send(httpStream("/")));
    QTRY_COMPARE(call.heads, 1);
    call.call->abort();
    QTRY_COMPARE(gone, 1);
    QTRY_VERIFY(!exchange);
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void TestHttpServer::serverDiesWhileAnswering()
{
    m_server->setHandler([](HttpExchange *exchange) {
        exchange->begin(200, {});
        exchange->write("part");
    });
    HttpClient client(endpoint());
    WatchedCall call(client.send(httpStream("/")));
    QTRY_COMPARE(call.body, "part");
    m_server.reset();
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "connection-lost"_L1);
}

void TestHttpServer::idleConnectionsEnd()
{
    m_options.idle = 60ms;
    m_server = std::make_unique<HttpServer>(m_options);
    QVERIFY(m_server->listen(QHostAddress::LocalHost));
    QTcpSocket mute;
    mute.setProxy(QNetworkProxy::NoProxy);
    mute.connectToHost(u"127.0.0.1"_s, m_server->port());
    mute.write("GET / HT");
    QTRY_COMPARE(mute.state(), QAbstractSocket::ConnectedState);
    QTRY_COMPARE(mute.state(), QAbstractSocket::UnconnectedState);
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void TestHttpServer::upgradeOfAPlainRequest()
{
    bool upgraded = true;
    m_server->setHandler(
        [&](HttpExchange *exchange) { upgraded = exchange->upgrade({}, nullptr) != nullptr; });
    HttpClient client(endpoint());
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.good());
    QVERIFY(!upgraded);
    QCOMPARE(call.head.status, 400);
    // And a handshake that is answered plainly.
    m_server->setHandler([&](HttpExchange *exchange) { exchange->respond(403, {}, "no"); });
    WebSocket socket(endpoint());
    int closed = 0;
    connect(&socket, &WebSocket::closed, this, [&] { ++closed; });
    WebSocketRequest request;
    request.target = "/";
    socket.open(request);
    QTRY_COMPARE(closed, 1);
    QCOMPARE(socket.head().status, 403);
    QCOMPARE(socket.refusalBody(), "no");
}

void TestHttpServer::portInUse()
{
    HttpServer second{HttpServer::Options()};
    const Result<> result = second.listen(QHostAddress::LocalHost, m_server->port());
    QVERIFY(!result);
    QCOMPARE(result.error().code, Errc::InvalidValue);
    QVERIFY(!result.error().detail.isEmpty());
    QCOMPARE(second.port(), 0);
    QVERIFY(result.error().context.contains(u"taken"_s)); // in whatever language the text is
}

/// It goes alone: the others may be policies of security.
void TestHttpServer::headerThatCannotBeSent()
{
    m_server->setHandler([](HttpExchange *exchange) {
        exchange->respond(
            200, {{"X-Odd", "caf\xc3\xa9"}, {"Content-Security-Policy", "default-src 'none'"}},
            "x");
    });
    HttpClient client(endpoint());
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.good());
    QCOMPARE(headerValue(call.head.headers, "content-security-policy"), "default-src 'none'");
    QCOMPARE(headerValue(call.head.headers, "x-odd"), "");
}

void TestHttpServer::limitOfConnections()
{
    m_options.maxConnections = 2;
    m_server = std::make_unique<HttpServer>(m_options);
    QList<QPointer<HttpExchange>> exchanges;
    m_server->setHandler([&](HttpExchange *exchange) { exchanges.append(exchange); });
    QVERIFY(m_server->listen(QHostAddress::LocalHost));
    HttpClient client(endpoint());
    WatchedCall a(client.send(httpGet("/")));
    WatchedCall b(client.send(httpGet("/")));
    WatchedCall c(client.send(httpGet("/")));
    QTRY_COMPARE(exchanges.size(), 2);
    QCOMPARE(m_server->connectionCount(), 2);
    exchanges.first()->abort();
    QTRY_COMPARE(exchanges.size(), 3);
    for (const auto &exchange : exchanges) {
        if (exchange)
            exchange->respond(200, {}, {});
    }
    QTRY_VERIFY(a.done() && b.done() && c.done());
    QCOMPARE(int(a.good()) + int(b.good()) + int(c.good()), 2);
}

void TestHttpServer::abortDropsTheConnection()
{
    m_server->setHandler([](HttpExchange *exchange) { exchange->abort(); });
    HttpClient client(endpoint());
    WatchedCall call(client.send(httpRequest("POST", "/", "{}")));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "connection-lost"_L1);
    QCOMPARE(call.sent, Sent::Maybe);
    QTRY_COMPARE(m_server->connectionCount(), 0);
}

void TestHttpServer::deletedInItsHandler()
{
    m_server->setHandler([this](HttpExchange *) { m_server.reset(); });
    HttpClient client(endpoint());
    WatchedCall call(client.send(httpRequest("POST", "/", "{}")));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "connection-lost"_L1);
}

QTEST_GUILESS_MAIN(TestHttpServer)
#include "tst_httpserver.moc"
