// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpclient.h"
#include "core/net/httpserver.h"
#include "core/net/websocket.h"
#include "tests/support/faultproxy.h"
#include "tests/support/watchedcall.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::net;
using namespace firesteel::test;

/// The tool of many other tests, in front of a real server.
class TestFaultProxy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void relaysWithCertificatesOfItsOwn();
    void scriptsComeBeforeTheUpstream();
    void cutsAfterBytes_data();
    void cutsAfterBytes();
    void silenceHoldsBackTheUpstream();
    void relaysWebSockets();
    void faultsOnAccept();
    void responder();

private:
    [[nodiscard]] FaultProxy::Options inFront() const;

    const TestAuthority m_real{u"real-ca"_s};
    const TestAuthority m_ours{u"our-ca"_s};
    std::unique_ptr<HttpServer> m_server;
    std::unique_ptr<WebSocket> m_far;
    QPointer<HttpExchange> m_watch;
};

void TestFaultProxy::init()
{
    HttpServer::Options options;
    options.tls = m_real.server().serverConfiguration();
    m_server = std::make_unique<HttpServer>(options);
    m_server->setHandler([this](HttpExchange *exchange) {
        if (exchange->isUpgradeRequest()) {
            m_far.reset(exchange->upgrade("chat", nullptr));
            connect(m_far.get(), &WebSocket::binaryReceived, m_far.get(),
                    [this](const QByteArray &message) {
                        m_far->sendBinary(QByteArray("echo " + message));
                    });
        } else if (exchange->request().target == "/watch") {
            m_watch = exchange;
            exchange->begin(200, {});
            exchange->write("0123456789");
        } else {
            exchange->respond(200, {}, "real" + exchange->request().body);
        }
    });
    QVERIFY(m_server->listen(QHostAddress::LocalHost));
}

FaultProxy::Options TestFaultProxy::inFront() const
{
    FaultProxy::Options options;
    options.tls = m_ours.server().serverConfiguration();
    Endpoint upstream;
    upstream.host = u"127.0.0.1"_s;
    upstream.port = m_server->port();
    upstream.security.anchors = m_real.anchors();
    options.upstream = upstream;
    return options;
}

void TestFaultProxy::relaysWithCertificatesOfItsOwn()
{
    FaultProxy proxy(inFront());
    HttpClient client(proxy.endpoint(m_ours));
    for (const QByteArray &body : {QByteArray("1"), QByteArray(200'000, 'x')}) {
        WatchedCall call(client.send(httpRequest("POST", "/x", body)));
        QTRY_VERIFY(call.good());
        QCOMPARE(call.body, QByteArray("real" + body));
    }
    QCOMPARE(proxy.connectionsSeen(), 1);
    QCOMPARE(proxy.requests().size(), 2);
    QCOMPARE(proxy.requests().last().body.size(), 200'000);
    QCOMPARE(m_server->connectionCount(), 1);
}

void TestFaultProxy::scriptsComeBeforeTheUpstream()
{
    FaultProxy proxy(inFront());
    proxy.once("GET", "/x", Script::response(503, "scripted"));
    HttpClient client(proxy.endpoint(m_ours));
    for (const QByteArray expected : {"scripted", "real"}) {
        WatchedCall call(client.send(httpGet("/x")));
        QTRY_VERIFY(call.good());
        QCOMPARE(call.body, expected);
    }
    QCOMPARE(proxy.connectionsSeen(), 1);
}

void TestFaultProxy::cutsAfterBytes_data()
{
    QTest::addColumn<int>("fault");
    QTest::newRow("close") << int(Fault::Close);
    QTest::newRow("cut") << int(Fault::Cut);
    QTest::newRow("reset") << int(Fault::Reset);
}

void TestFaultProxy::cutsAfterBytes()
{
    QFETCH(int, fault);
    FaultProxy proxy(inFront());
    const QByteArray head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\na\r\n";
    proxy.faultAfter(head.size() + 4, Fault(fault));
    HttpClient client(proxy.endpoint(m_ours));
    WatchedCall call(client.send(httpStream("/watch")));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "connection-lost"_L1);
    QCOMPARE(call.body, "0123");
    QCOMPARE(proxy.bytesToClients(), head.size() + 4);
    proxy.faultAfter(-1, Fault::None);
    WatchedCall again(client.send(httpStream("/watch")));
    QTRY_COMPARE(again.body, "0123456789");
}

void TestFaultProxy::silenceHoldsBackTheUpstream()
{
    FaultProxy proxy(inFront());
    HttpClient client(proxy.endpoint(m_ours));
    WatchedCall call(client.send(httpStream("/watch")));
    QTRY_COMPARE(call.body, "0123456789");
    proxy.apply(Fault::Silence);
    m_watch->write("more");
    WatchedCall other(client.send(httpGet("/")));
    QTRY_VERIFY(other.good()); // a new connection is well
    QCOMPARE(call.body, "0123456789");
    QVERIFY(!call.done());
}

void TestFaultProxy::relaysWebSockets()
{
    FaultProxy proxy(inFront());
    WebSocket socket(proxy.endpoint(m_ours));
    QList<QByteArray> got;
    connect(&socket, &WebSocket::binaryReceived, this, [&](const QByteArray &m) { got.append(m); });
    connect(&socket, &WebSocket::opened, this, [&] { socket.sendBinary("hello"); });
    WebSocketRequest request;
    request.target = "/chat";
    request.protocols = {"chat"};
    socket.open(request);
    QTRY_COMPARE(got, QList<QByteArray>{"echo hello"});
    proxy.apply(Fault::Reset);
    QTRY_COMPARE(socket.state(), WebSocket::State::Closed);
    QCOMPARE(socket.result().error().code, Errc::ConnectionLost);
}

void TestFaultProxy::faultsOnAccept()
{
    FaultProxy proxy(inFront());
    proxy.faultOnAccept(Fault::Close, 2);
    HttpClient client(proxy.endpoint(m_ours));
    for (int i = 0; i < 2; ++i) {
        WatchedCall call(client.send(httpRequest("POST", "/", "{}")));
        QTRY_VERIFY(call.done());
        QCOMPARE(call.error(), "connection-lost"_L1);
        QCOMPARE(call.sent, Sent::Nothing);
    }
    WatchedCall call(client.send(httpRequest("POST", "/", "{}")));
    QTRY_VERIFY(call.good());
    QCOMPARE(proxy.connectionsSeen(), 3);
}

void TestFaultProxy::responder()
{
    FaultProxy proxy(m_ours);
    int asked = 0;
    proxy.setResponder([&](const SeenRequest &request) -> std::optional<Script> {
        ++asked;
        if (request.method != "PATCH")
            return std::nullopt;
        return Script::response(200, request.body);
    });
    proxy.always("", "/", Script::response(200, "always"));
    proxy.always("", "/long", Script::response(200, "longer"));
    HttpClient client(proxy.endpoint(m_ours));
    WatchedCall patch(client.send(httpRequest("PATCH", "/", "body")));
    WatchedCall get(client.send(httpGet("/x")));
    WatchedCall other(client.send(httpGet("/longer")));
    QTRY_VERIFY(patch.good() && get.good() && other.good());
    QCOMPARE(patch.body, "body");
    QCOMPARE(get.body, "always");
    QCOMPARE(other.body, "longer");
    QCOMPARE(asked, 3);
    proxy.clearScripts();
    WatchedCall nothing(client.send(httpGet("/x")));
    QTRY_VERIFY(nothing.good());
    QCOMPARE(nothing.head.status, 404);
}

QTEST_GUILESS_MAIN(TestFaultProxy)
#include "tst_faultproxy.moc"
