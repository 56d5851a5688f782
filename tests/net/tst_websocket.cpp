// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpserver.h"
#include "core/net/websocket.h"
#include "core/net/websocketframe.h"
#include "tests/support/fakeproxies.h"
#include "tests/support/faultproxy.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::net;
using namespace firesteel::test;

namespace {

struct WatchedSocket {
    explicit WatchedSocket(WebSocket &s) : socket(s)
    {
        QObject::connect(&s, &WebSocket::opened, &context, [this] { ++opens; });
        QObject::connect(&s, &WebSocket::binaryReceived, &context,
                         [this](const QByteArray &m) { messages.append(m); });
        QObject::connect(&s, &WebSocket::textReceived, &context,
                         [this](const QByteArray &m) { messages.append("text:" + m); });
        QObject::connect(&s, &WebSocket::pongReceived, &context,
                         [this](const QByteArray &m) { pongs.append(m); });
        QObject::connect(&s, &WebSocket::closed, &context, [this] { ++closes; });
    }
    [[nodiscard]] QLatin1StringView error() const
    {
        return socket.result() ? "none"_L1 : errcName(socket.result().error().code);
    }

    WebSocket &socket;
    QObject context;
    QList<QByteArray> messages;
    QList<QByteArray> pongs;
    int opens = 0;
    int closes = 0;
};

WebSocketRequest portForward()
{
    WebSocketRequest request;
    request.target = "/api/v1/namespaces/default/pods/driver/portforward?ports=4040";
    request.protocols = {"v4.channel.k8s.io"};
    request.headers = {{"Authorization", "Bearer token"}};
    return request;
}

/// Accepts the handshake, then sends these bytes.
FaultProxy::Responder accepting(const QByteArray &then,
                                const QByteArray &protocol = "v4.channel.k8s.io",
                                Fault fault = Fault::None)
{
    return [=](const SeenRequest &request) -> std::optional<Script> {
        Script script;
        script.send(webSocketAccept(request, protocol) + then);
        return fault == Fault::None ? script.gate("more") : script.fault(fault);
    };
}

QByteArray bytes(std::initializer_list<int> list)
{
    QByteArray out;
    for (const int byte : list)
        out += char(byte);
    return out;
}

} // namespace

/// RFC 6455 in both roles (kube-client 7.6).
class TestWebSocket : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void frames_data();
    void frames();
    void encoding();
    void closeFrames_data();
    void closeFrames();
    void handshakeRequest();
    void messagesInTheSegmentOfTheHead();
    void refusals_data();
    void refusals();
    void refusalDoesNotRepeatTheToken();
    void wrongHandshakes_data();
    void wrongHandshakes();
    void connectionFails();
    void unsafeHeaderIsRefused();
    void endings_data();
    void endings();
    void talk();
    void textAndFragments();
    void closeByUs();
    void closeByServerWithReason();
    void closeNotAnswered();
    void pingsAreAnswered();
    void silenceIsFoundOut();
    void tooLongMessage();
    void pausedReceiverStopsTheSender();
    void bytesToWriteShowsASlowPeer();
    void abortTellsLater();
    void deletedInEachCallback_data();
    void deletedInEachCallback();
    void throughAProxy();

private:
    TestAuthority m_ca;
};

// ---- frames without sockets

void TestWebSocket::frames_data()
{
    QTest::addColumn<bool>("fromClient");
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QList<QByteArray>>("out"); // kind, then payload
    QTest::addColumn<int>("closeCode");
    const QList<QByteArray> none;
    const QByteArray fin1 = webSocketFrame(2, "b", true);
    QTest::newRow("binary") << false << webSocketFrame(2, "abc") << QList<QByteArray>{"2abc"} << 0;
    QTest::newRow("text") << false << webSocketFrame(1, "zażółć") << QList<QByteArray>{"1zażółć"}
                          << 0;
    QTest::newRow("empty") << false << webSocketFrame(2, "") << QList<QByteArray>{"2"} << 0;
    QTest::newRow("125") << false << webSocketFrame(2, QByteArray(125, 'x'))
                         << QList<QByteArray>{"2" + QByteArray(125, 'x')} << 0;
    QTest::newRow("126") << false << webSocketFrame(2, QByteArray(126, 'x'))
                         << QList<QByteArray>{"2" + QByteArray(126, 'x')} << 0;
    QTest::newRow("65535") << false << webSocketFrame(2, QByteArray(65535, 'x'))
                           << QList<QByteArray>{"2" + QByteArray(65535, 'x')} << 0;
    QTest::newRow("65536") << false << webSocketFrame(2, QByteArray(65536, 'x'))
                           << QList<QByteArray>{"2" + QByteArray(65536, 'x')} << 0;
    QTest::newRow("two in a row") << false << webSocketFrame(2, "a") + webSocketFrame(1, "b")
                                  << QList<QByteArray>{"2a", "1b"} << 0;
    QTest::newRow("fragments") << false
                               << webSocketFrame(2, "a", false) + webSocketFrame(0, "b", false) +
                                      webSocketFrame(0, "c")
                               << QList<QByteArray>{"2abc"} << 0;
    QTest::newRow("fragments with a ping between")
        << false << webSocketFrame(1, "a", false) + webSocketFrame(9, "p") + webSocketFrame(0, "c")
        << QList<QByteArray>{"9p", "1ac"} << 0;
    QTest::newRow("UTF-8 split over fragments")
        << false << webSocketFrame(1, "\xc3", false) + webSocketFrame(0, "\xa9")
        << QList<QByteArray>{"1é"} << 0;
    QTest::newRow("empty fragments")
        << false << webSocketFrame(2, "", false) + webSocketFrame(0, "") << QList<QByteArray>{"2"}
        << 0;
    QTest::newRow("close") << false << webSocketFrame(8, bytes({3, 232}))
                           << QList<QByteArray>{"8" + bytes({3, 232})} << 0;
    QTest::newRow("masked from a client")
        << true << bytes({0x82, 0x83, 1, 2, 3, 4, 'a' ^ 1, 'b' ^ 2, 'c' ^ 3})
        << QList<QByteArray>{"2abc"} << 0;
    QTest::newRow("masked from a server")
        << false << bytes({0x82, 0x81, 1, 2, 3, 4, 0}) << none << 1002;
    QTest::newRow("unmasked from a client") << true << fin1 << none << 1002;
    QTest::newRow("reserved bit 1") << false << bytes({0xc2, 1, 'a'}) << none << 1002;
    QTest::newRow("reserved bit 3") << false << bytes({0x92, 1, 'a'}) << none << 1002;
    QTest::newRow("opcode 3") << false << webSocketFrame(3, "a") << none << 1002;
    QTest::newRow("opcode 11") << false << webSocketFrame(11, "a") << none << 1002;
    QTest::newRow("continuation of nothing") << false << webSocketFrame(0, "a") << none << 1002;
    QTest::newRow("new message inside a message")
        << false << webSocketFrame(2, "a", false) + webSocketFrame(2, "b") << none << 1002;
    QTest::newRow("fragmented ping") << false << webSocketFrame(9, "a", false) << none << 1002;
    QTest::newRow("long ping") << false << webSocketFrame(9, QByteArray(126, 'x')) << none << 1002;
    QTest::newRow("bad UTF-8") << false << webSocketFrame(1, "\xff") << none << 1007;
    QTest::newRow("overlong UTF-8") << false << webSocketFrame(1, "\xc0\xaf") << none << 1007;
    QTest::newRow("surrogate in UTF-8")
        << false << webSocketFrame(1, "\xed\xa0\x80") << none << 1007;
    QTest::newRow("16-bit length for 5") << false << bytes({0x82, 126, 0, 5}) << none << 1002;
    QTest::newRow("64-bit length for 5")
        << false << bytes({0x82, 127, 0, 0, 0, 0, 0, 0, 0, 5}) << none << 1002;
    QTest::newRow("64-bit length, top bit")
        << false << bytes({0x82, 127, 128, 0, 0, 0, 0, 0, 0, 5}) << none << 1002;
    QTest::newRow("too long, told by the header alone")
        << false << bytes({0x82, 127, 0, 0, 0, 1, 0, 0, 0, 0}) << none << 1009;
    QTest::newRow("too long by fragments") << false
                                           << webSocketFrame(2, QByteArray(100'000, 'x'), false) +
                                                  bytes({0x00, 127, 0, 0, 0, 0, 0, 1, 0, 0})
                                           << none << 1009;
    QTest::newRow("good, then bad")
        << false << fin1 + bytes({0xf2}) + "?" << QList<QByteArray>{"2b"} << 1002;
}

void TestWebSocket::frames()
{
    QFETCH(bool, fromClient);
    QFETCH(QByteArray, in);
    QFETCH(int, closeCode);
    for (const qsizetype step : {in.size(), qsizetype(1)}) {
        WebSocketDecoder decoder(fromClient, 150'000);
        QList<QByteArray> out;
        int code = 0;
        for (qsizetype at = 0; at < in.size() && code == 0; at += step) {
            decoder.feed(QByteArrayView(in).sliced(at, std::min(step, in.size() - at)));
            for (;;) {
                const auto next = decoder.next();
                if (!next) {
                    code = next.error().context.value(u"closeCode"_s).toInt();
                    break;
                }
                if (!*next)
                    break;
                out.append(QByteArray::number(int((*next)->kind), 16).left(1) + (*next)->payload);
            }
        }
        QTEST(out, "out");
        QCOMPARE(code, closeCode);
    }
}

void TestWebSocket::encoding()
{
    for (const qsizetype size : {0, 1, 125, 126, 65535, 65536, 100'000}) {
        const QByteArray payload(size, 'q');
        QCOMPARE(encodeFrame(WebSocketMessage::Kind::Binary, payload, {}),
                 webSocketFrame(2, payload));
        WebSocketDecoder decoder(true, 1 << 20);
        decoder.feed(
            encodeFrame(WebSocketMessage::Kind::Text, payload, QByteArray("\x01\x7f\xff\x00", 4)));
        const auto message = decoder.next();
        QVERIFY(message && *message);
        QCOMPARE((*message)->payload, payload);
    }
    // The example of RFC 6455, 1.3.
    QCOMPARE(acceptKey("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

void TestWebSocket::closeFrames_data()
{
    QTest::addColumn<QByteArray>("payload");
    QTest::addColumn<int>("code"); // negative: refused with it
    QTest::newRow("none") << QByteArray() << 1005;
    QTest::newRow("1000") << closePayload(1000, "bye") << 1000;
    QTest::newRow("1001") << closePayload(1001, {}) << 1001;
    QTest::newRow("1011") << closePayload(1011, "zażółć") << 1011;
    QTest::newRow("3000") << closePayload(3000, {}) << 3000;
    QTest::newRow("4999") << closePayload(4999, {}) << 4999;
    QTest::newRow("one byte") << QByteArray("a") << -1002;
    QTest::newRow("0") << bytes({0, 0}) << -1002;
    QTest::newRow("999") << closePayload(999, {}) << -1002;
    QTest::newRow("1004") << closePayload(1004, {}) << -1002;
    QTest::newRow("1005 on the wire") << bytes({3, 237}) << -1002;
    QTest::newRow("1006 on the wire") << closePayload(1006, {}) << -1002;
    QTest::newRow("1015 on the wire") << closePayload(1015, {}) << -1002;
    QTest::newRow("5000") << closePayload(5000, {}) << -1002;
    QTest::newRow("reason not UTF-8") << closePayload(1000, "\xff") << -1007;
}

void TestWebSocket::closeFrames()
{
    QFETCH(QByteArray, payload);
    QFETCH(int, code);
    const auto close = WebSocketDecoder::parseClose(payload);
    QCOMPARE(close ? int(close->code) : -close.error().context.value(u"closeCode"_s).toInt(), code);
}

// ---- handshake

void TestWebSocket::handshakeRequest()
{
    FaultProxy server(m_ca);
    server.setResponder(accepting({}));
    Endpoint endpoint = server.endpoint(m_ca);
    endpoint.pathPrefix = "/k8s/clusters/c-1";
    WebSocket socket(endpoint);
    WatchedSocket watched(socket);
    WebSocketRequest request = portForward();
    request.protocols = {"v5.channel.k8s.io", "v4.channel.k8s.io"};
    socket.open(request);
    QCOMPARE(socket.state(), WebSocket::State::Connecting);
    QTRY_COMPARE(watched.opens, 1);
    QCOMPARE(socket.state(), WebSocket::State::Open);
    QCOMPARE(socket.protocol(), "v4.channel.k8s.io");
    QCOMPARE(socket.head().status, 101);
    QCOMPARE(socket.peer().protocol, "TLSv1.3");
    const SeenRequest seen = server.requests().first();
    QCOMPARE(seen.method, "GET");
    QCOMPARE(seen.target,
             "/k8s/clusters/c-1/api/v1/namespaces/default/pods/driver/portforward?ports=4040");
    QCOMPARE(seen.header("Connection"), "Upgrade");
    QCOMPARE(seen.header("Upgrade"), "websocket");
    QCOMPARE(seen.header("Sec-WebSocket-Version"), "13");
    QCOMPARE(seen.header("Sec-WebSocket-Protocol"), "v5.channel.k8s.io, v4.channel.k8s.io");
    QCOMPARE(QByteArray::fromBase64(seen.header("Sec-WebSocket-Key")).size(), 16);
    QCOMPARE(seen.header("Authorization"), "Bearer token");
    QVERIFY(seen.header("Origin").isEmpty());
    QVERIFY(seen.header("Accept-Encoding").isEmpty());
    QCOMPARE(server.protocolsNegotiated(), QList<QByteArray>{"http/1.1"});
}

void TestWebSocket::messagesInTheSegmentOfTheHead()
{
    FaultProxy server(m_ca);
    server.setResponder(accepting(webSocketFrame(2, bytes({0, 0xc8, 0x0f})) +
                                  webSocketFrame(2, bytes({1, 0xc8, 0x0f})) +
                                  webSocketFrame(2, "\x01"
                                                    "no route")));
    WebSocket socket(server.endpoint(m_ca));
    WatchedSocket watched(socket);
    socket.open(portForward());
    QTRY_COMPARE(watched.messages.size(), 3);
    QCOMPARE(watched.opens, 1);
    QCOMPARE(watched.messages.last(), "\x01"
                                      "no route");
}

void TestWebSocket::refusals_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    const QByteArray status = R"({"kind":"Status","message":"pods \"driver\" is forbidden"})";
    QTest::newRow("403") << Script::response(403, status) << 403 << status;
    QTest::newRow("400 chunked") << Script().head(400).chunk(status).end() << 400 << status;
    QTest::newRow("500") << Script::response(500, "error dialing backend") << 500
                         << QByteArray("error dialing backend");
    QTest::newRow("302") << Script::response(302, "", "text/html", {{"Location", "https://other/"}})
                         << 302 << QByteArray();
    QTest::newRow("200") << Script::response(200, "hello") << 200 << QByteArray("hello");
    QTest::newRow("401") << Script::response(401, status) << 401 << status;
    QTest::newRow("body cut") << Script().head(403).chunk("part").fault(Fault::Close) << 403
                              << QByteArray("part");
    QTest::newRow("endless body")
        << Script().head(403).chunk(QByteArray(100'000, 'x')).gate("never") << 403
        << QByteArray(64 << 10, 'x');
}

void TestWebSocket::refusals()
{
    QFETCH(Script, script);
    FaultProxy server(m_ca);
    server.always("GET", "", script);
    WebSocket socket(server.endpoint(m_ca));
    WatchedSocket watched(socket);
    socket.open(portForward());
    QTRY_COMPARE(watched.closes, 1);
    QCOMPARE(watched.opens, 0);
    QCOMPARE(watched.error(), "web-socket-refused"_L1);
    QTEST(socket.head().status, "status");
    QTEST(socket.result().error().context.value(u"status"_s).toInt(), "status");
    QTEST(socket.refusalBody(), "body");
    QCOMPARE(server.requests().size(), 1);
    QTRY_COMPARE(server.connectionsOpen(), 0);
}

void TestWebSocket::refusalDoesNotRepeatTheToken()
{
    FaultProxy server(m_ca);
    server.always("GET", "",
                  Script().send("HTTP/1.1 403 not q7+Zx81/kkW2\r\nContent-Length: 0\r\n\r\n"));
    WebSocket socket(server.endpoint(m_ca));
    WatchedSocket watched(socket);
    WebSocketRequest request = portForward();
    request.headers.emplaceBack("Authorization", "Bearer q7+Zx81/kkW2");
    socket.open(request);
    QTRY_COMPARE(watched.closes, 1);
    QCOMPARE(socket.result().error().detail, u"not ***"_s);
}

void TestWebSocket::wrongHandshakes_data()
{
    QTest::addColumn<QByteArray>("accept"); // empty: the right one
    QTest::addColumn<QByteArray>("protocol");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const QByteArray right = "v4.channel.k8s.io";
    const QByteArray none;
    QTest::newRow("wrong key") << QByteArray("AAAA") << right << none << none;
    QTest::newRow("no subprotocol") << none << none << none << none;
    QTest::newRow("other subprotocol") << none << QByteArray("chat") << none << none;
    QTest::newRow("extension")
        << none << right << QByteArray("Upgrade: websocket")
        << QByteArray("Upgrade: websocket\r\nSec-WebSocket-Extensions: permessage-deflate");
    QTest::newRow("other protocol")
        << none << right << QByteArray("Upgrade: websocket") << QByteArray("Upgrade: SPDY/3.1");
    QTest::newRow("no connection field")
        << none << right << QByteArray("Connection: Upgrade") << QByteArray("Connection: close");
}

void TestWebSocket::wrongHandshakes()
{
    QFETCH(QByteArray, accept);
    QFETCH(QByteArray, protocol);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    FaultProxy server(m_ca);
    server.setResponder([&](const SeenRequest &request) -> std::optional<Script> {
        QByteArray head = webSocketAccept(request, protocol);
        if (!accept.isEmpty())
            head.replace(acceptKey(request.header("Sec-WebSocket-Key")), accept);
        if (!from.isEmpty())
            head.replace(from, to);
        return Script().send(head).gate("never");
    });
    WebSocket socket(server.endpoint(m_ca));
    WatchedSocket watched(socket);
    socket.open(portForward());
    QTRY_COMPARE(watched.closes, 1);
    QCOMPARE(watched.opens, 0);
    QCOMPARE(watched.error(), "web-socket-protocol"_L1);
    QTRY_COMPARE(server.connectionsOpen(), 0);
}

void TestWebSocket::connectionFails()
{
    const TestAuthority other(u"other-ca"_s);
    FaultProxy server(other);
    WebSocket untrusted(server.endpoint(m_ca));
    WatchedSocket first(untrusted);
    untrusted.open(portForward());
    QTRY_COMPARE(first.closes, 1);
    QCOMPARE(first.error(), "tls-untrusted"_L1);
    QCOMPARE(untrusted.peer().chain.size(), 1);

    FaultProxy mute(m_ca);
    mute.always("GET", "", Script::nothing());
    WebSocket slow(mute.endpoint(m_ca));
    WatchedSocket second(slow);
    WebSocketRequest request = portForward();
    request.timeouts.head = 60ms;
    slow.open(request);
    QTRY_COMPARE(second.closes, 1);
    QCOMPARE(second.error(), "response-timeout"_L1);

    server.stopListening();
    WebSocket refused(server.endpoint(m_ca));
    WatchedSocket third(refused);
    refused.open(portForward());
    QTRY_COMPARE(third.closes, 1);
    QCOMPARE(third.error(), "connection-refused"_L1);
}

void TestWebSocket::unsafeHeaderIsRefused()
{
    FaultProxy server(m_ca);
    WebSocket socket(server.endpoint(m_ca));
    WatchedSocket watched(socket);
    WebSocketRequest request = portForward();
    request.headers = {{"Authorization", "Bearer a\r\nEvil: 1"}};
    socket.open(request);
    QCOMPARE(watched.closes, 0);
    QTRY_COMPARE(watched.closes, 1);
    QCOMPARE(watched.error(), "invalid-value"_L1);
    QCOMPARE(server.connectionsSeen(), 0);
}

// ---- open

void TestWebSocket::endings_data()
{
    QTest::addColumn<QByteArray>("then");
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("error");
    QTest::addColumn<int>("code");
    QTest::newRow("close 1000") << webSocketFrame(8, closePayload(1000, {})) << int(Fault::None)
                                << u"none"_s << 1000;
    QTest::newRow("close 1001, TCP at once")
        << webSocketFrame(8, closePayload(1001, {})) << int(Fault::Close) << u"none"_s << 1001;
    QTest::newRow("close without code")
        << webSocketFrame(8, {}) << int(Fault::None) << u"none"_s << 1005;
    QTest::newRow("FIN without close frame")
        << QByteArray() << int(Fault::Close) << u"connection-lost"_s << 1006;
    QTest::newRow("FIN inside a frame")
        << bytes({0x82, 10, 'a'}) << int(Fault::Cut) << u"connection-lost"_s << 1006;
    QTest::newRow("RST") << QByteArray() << int(Fault::Reset) << u"connection-lost"_s << 1006;
    QTest::newRow("masked frame") << bytes({0x82, 0x81, 1, 2, 3, 4, 0}) << int(Fault::None)
                                  << u"web-socket-protocol"_s << 1006;
    QTest::newRow("bad close code") << webSocketFrame(8, closePayload(1006, {})) << int(Fault::None)
                                    << u"web-socket-protocol"_s << 1006;
}

void TestWebSocket::endings()
{
    QFETCH(QByteArray, then);
    QFETCH(int, fault);
    FaultProxy server(m_ca);
    server.setResponder(accepting(then, "v4.channel.k8s.io", Fault(fault)));
    WebSocket socket(server.endpoint(m_ca));
    WatchedSocket watched(socket);
    socket.open(portForward());
    QTRY_COMPARE(watched.closes, 1);
    QTEST(QString(watched.error()), "error");
    QTEST(socket.closeCode(), "code");
    QCOMPARE(socket.state(), WebSocket::State::Closed);
    QVERIFY(!socket.sendBinary("late"));
    QTRY_COMPARE(server.connectionsOpen(), 0);
}

namespace {

/// A server of ours with one WebSocket at a time, and a client connected to it.
struct Pair {
    explicit Pair(const TestAuthority &ca)
    {
        HttpServer::Options options;
        options.tls = ca.server().serverConfiguration();
        server = std::make_unique<HttpServer>(options);
        server->setHandler([this](HttpExchange *exchange) {
            far.reset(exchange->upgrade(exchange->offeredProtocols().value(0), nullptr));
            if (far)
                farWatch = std::make_unique<WatchedSocket>(*far);
        });
        if (!server->listen(QHostAddress::LocalHost))
            return;
        Endpoint endpoint;
        endpoint.host = u"127.0.0.1"_s;
        endpoint.port = server->port();
        endpoint.security.anchors = ca.anchors();
        near = std::make_unique<WebSocket>(endpoint);
        nearWatch = std::make_unique<WatchedSocket>(*near);
    }

    std::unique_ptr<HttpServer> server;
    std::unique_ptr<WebSocket> far;
    std::unique_ptr<WebSocket> near;
    std::unique_ptr<WatchedSocket> farWatch;
    std::unique_ptr<WatchedSocket> nearWatch;
};

} // namespace

void TestWebSocket::talk()
{
    Pair pair(m_ca);
    pair.near->open(portForward());
    QTRY_COMPARE(pair.nearWatch->opens, 1);
    QCOMPARE(pair.far->protocol(), "v4.channel.k8s.io");
    const QList<QByteArray> sizes{"",
                                  "a",
                                  QByteArray(125, 'b'),
                                  QByteArray(126, 'c'),
                                  QByteArray(65535, 'd'),
                                  QByteArray(65536, 'e'),
                                  QByteArray(3 << 20, 'f')};
    for (const QByteArray &message : sizes) {
        QVERIFY(pair.near->sendBinary(message));
        QVERIFY(pair.far->sendBinary(message));
    }
    QTRY_COMPARE(pair.farWatch->messages.size(), sizes.size());
    QTRY_COMPARE(pair.nearWatch->messages.size(), sizes.size());
    QCOMPARE(pair.farWatch->messages, sizes);
    QCOMPARE(pair.nearWatch->messages, sizes);
    QTRY_COMPARE(pair.near->bytesToWrite(), 0);
}

void TestWebSocket::textAndFragments()
{
    FaultProxy server(m_ca);
    server.setResponder(accepting(webSocketFrame(1, "hel", false) + webSocketFrame(9, "p") +
                                  webSocketFrame(0, "lo")));
    server.setSplit(1);
    WebSocket socket(server.endpoint(m_ca));
    WatchedSocket watched(socket);
    socket.open(portForward());
    QTRY_COMPARE(watched.messages, QList<QByteArray>{"text:hello"});
}

void TestWebSocket::closeByUs()
{
    Pair pair(m_ca);
    pair.near->open(portForward());
    QTRY_COMPARE(pair.nearWatch->opens, 1);
    pair.near->sendText("last");
    pair.near->close(1000, "done");
    QCOMPARE(pair.near->state(), WebSocket::State::Closing);
    QVERIFY(!pair.near->sendBinary("x"));
    QCOMPARE(pair.nearWatch->closes, 0);
    QTRY_COMPARE(pair.nearWatch->closes, 1);
    QTRY_COMPARE(pair.farWatch->closes, 1);
    QCOMPARE(pair.nearWatch->error(), "none"_L1);
    QCOMPARE(pair.farWatch->error(), "none"_L1);
    QCOMPARE(pair.farWatch->messages, QList<QByteArray>{"text:last"});
    QCOMPARE(pair.far->closeCode(), 1000);
    QCOMPARE(pair.far->closeReason(), "done");
    QCOMPARE(pair.near->closeCode(), 1000);
}

void TestWebSocket::closeByServerWithReason()
{
    Pair pair(m_ca);
    pair.near->open(portForward());
    QTRY_COMPARE(pair.nearWatch->opens, 1);
    pair.far->close(1011, "container gone");
    QTRY_COMPARE(pair.nearWatch->closes, 1);
    QCOMPARE(pair.near->closeCode(), 1011);
    QCOMPARE(pair.near->closeReason(), "container gone");
    QTRY_COMPARE(pair.farWatch->closes, 1);
}

void TestWebSocket::closeNotAnswered()
{
    FaultProxy server(m_ca);
    server.setResponder(accepting({}));
    WebSocket socket(server.endpoint(m_ca));
    WatchedSocket watched(socket);
    socket.open(portForward());
    QTRY_COMPARE(watched.opens, 1);
    socket.close();
    server.apply(Fault::Close); // TCP ends without a close frame: what we wanted anyway
    QTRY_COMPARE(watched.closes, 1);
    QCOMPARE(watched.error(), "none"_L1);
    QCOMPARE(socket.closeCode(), 1006);
}

void TestWebSocket::pingsAreAnswered()
{
    Pair pair(m_ca);
    WebSocketRequest request = portForward();
    request.pingInterval = 30ms;
    request.pongTimeout = 10s;
    pair.near->open(request);
    QTRY_VERIFY(pair.nearWatch->pongs.size() >= 2); // to our own pings
    QVERIFY(pair.far->sendPing("hello"));
    QTRY_COMPARE(pair.farWatch->pongs, QList<QByteArray>{"hello"});
    QVERIFY(!pair.far->sendPing(QByteArray(126, 'x')));
    QCOMPARE(pair.nearWatch->closes, 0);
}

void TestWebSocket::silenceIsFoundOut()
{
    FaultProxy server(m_ca);
    server.setResponder(accepting({}));
    WebSocket socket(server.endpoint(m_ca));
    WatchedSocket watched(socket);
    WebSocketRequest request = portForward();
    request.pingInterval = 30ms;
    request.pongTimeout = 100ms;
    socket.open(request);
    QTRY_COMPARE(watched.opens, 1);
    QTRY_COMPARE(watched.closes, 1);
    QCOMPARE(watched.error(), "connection-lost"_L1);
    QCOMPARE(socket.result().error().context.value(u"phase"_s), u"ping"_s);
    QCOMPARE(socket.closeCode(), 1006);
}

void TestWebSocket::tooLongMessage()
{
    Pair pair(m_ca);
    WebSocketRequest request = portForward();
    request.maxMessage = 1000;
    pair.near->open(request);
    QTRY_COMPARE(pair.nearWatch->opens, 1);
    pair.far->sendBinary(QByteArray(1000, 'a'));
    pair.far->sendBinary(QByteArray(1001, 'b'));
    QTRY_COMPARE(pair.nearWatch->closes, 1);
    QCOMPARE(pair.nearWatch->error(), "response-too-large"_L1);
    QCOMPARE(pair.nearWatch->messages.size(), 1);
    QTRY_COMPARE(pair.farWatch->closes, 1);
    QCOMPARE(pair.far->closeCode(), 1009);
}

void TestWebSocket::pausedReceiverStopsTheSender()
{
    Pair pair(m_ca);
    pair.near->open(portForward());
    QTRY_COMPARE(pair.nearWatch->opens, 1);
    pair.near->setPaused(true);
    constexpr int count = 1024;
    const QByteArray piece(32 << 10, 'x');
    for (int i = 0; i < count; ++i)
        pair.far->sendBinary(piece);
    qint64 stuck = -1;
    QTRY_VERIFY(std::exchange(stuck, pair.far->bytesToWrite()) == stuck);
    QVERIFY(stuck > 8 << 20);
    QVERIFY(pair.nearWatch->messages.isEmpty());
    pair.near->setPaused(false);
    QTRY_COMPARE_WITH_TIMEOUT(pair.nearWatch->messages.size(), count, 20s);
    QCOMPARE(pair.far->bytesToWrite(), 0);
}

void TestWebSocket::bytesToWriteShowsASlowPeer()
{
    Pair pair(m_ca);
    pair.near->open(portForward());
    QTRY_COMPARE(pair.nearWatch->opens, 1);
    pair.far->setPaused(true);
    int written = 0;
    QObject context;
    connect(pair.near.get(), &WebSocket::bytesWritten, &context, [&] { ++written; });
    for (int i = 0; i < 640; ++i)
        pair.near->sendBinary(QByteArray(32 << 10, 'x'));
    QVERIFY(pair.near->bytesToWrite() > 8 << 20);
    pair.far->setPaused(false);
    QTRY_COMPARE_WITH_TIMEOUT(pair.near->bytesToWrite(), 0, 20s);
    QTRY_COMPARE_WITH_TIMEOUT(pair.farWatch->messages.size(), 640, 20s);
    QVERIFY(written > 1);
}

void TestWebSocket::abortTellsLater()
{
    Pair pair(m_ca);
    pair.near->open(portForward());
    QTRY_COMPARE(pair.nearWatch->opens, 1);
    pair.near->abort();
    QCOMPARE(pair.nearWatch->closes, 0);
    QTRY_COMPARE(pair.nearWatch->closes, 1);
    QCOMPARE(pair.nearWatch->error(), "cancelled"_L1);
    QTRY_COMPARE(pair.farWatch->closes, 1);
    QCOMPARE(pair.farWatch->error(), "connection-lost"_L1);

    // From within a message: no further one comes, although it has arrived.
    FaultProxy server(m_ca);
    server.setResponder(accepting(webSocketFrame(2, "a") + webSocketFrame(2, "b")));
    WebSocket inside(server.endpoint(m_ca));
    WatchedSocket watched(inside);
    connect(&inside, &WebSocket::binaryReceived, this, [&] { inside.abort(); });
    inside.open(portForward());
    QTRY_COMPARE(watched.closes, 1);
    QCOMPARE(watched.error(), "cancelled"_L1);
    QCOMPARE(watched.messages, QList<QByteArray>{"a"});

    Pair early(m_ca);
    early.near->open(portForward());
    early.near->close(); // still connecting
    QTRY_COMPARE(early.nearWatch->closes, 1);
    QCOMPARE(early.nearWatch->error(), "cancelled"_L1);
}

void TestWebSocket::deletedInEachCallback_data()
{
    QTest::addColumn<QString>("moment");
    for (const char *moment : {"opened", "message", "closed", "refused", "pong", "at once"})
        QTest::newRow(moment) << QString::fromLatin1(moment);
}

void TestWebSocket::deletedInEachCallback()
{
    QFETCH(QString, moment);
    FaultProxy server(m_ca);
    if (moment == "refused"_L1)
        server.always("GET", "", Script::response(403, "{}"));
    else
        server.setResponder(accepting(webSocketFrame(2, "a") + webSocketFrame(10, "") +
                                      webSocketFrame(2, "b") + webSocketFrame(8, {})));
    auto *socket = new WebSocket(server.endpoint(m_ca));
    const QPointer<WebSocket> guard(socket);
    socket->open(portForward());
    QObject context;
    const auto die = [socket] { delete socket; };
    if (moment == "opened"_L1)
        connect(socket, &WebSocket::opened, &context, die);
    else if (moment == "message"_L1)
        connect(socket, &WebSocket::binaryReceived, &context, die);
    else if (moment == "pong"_L1)
        connect(socket, &WebSocket::pongReceived, &context, die);
    else if (moment == "at once"_L1)
        die();
    else
        connect(socket, &WebSocket::closed, &context, die);
    QTRY_VERIFY(!guard);
    QTRY_COMPARE(server.connectionsOpen(), 0);
}

void TestWebSocket::throughAProxy()
{
    FaultProxy server(m_ca);
    server.setResponder(accepting(webSocketFrame(2, "hello")));
    FakeProxy proxy{Proxy::Kind::Http};
    proxy.setTarget(server.port());
    Endpoint endpoint = server.endpoint(m_ca);
    endpoint.proxy = proxy.settings();
    WebSocket socket(endpoint);
    WatchedSocket watched(socket);
    socket.open(portForward());
    QTRY_COMPARE(watched.messages, QList<QByteArray>{"hello"});
    QCOMPARE(proxy.asked().size(), 1);
}

QTEST_GUILESS_MAIN(TestWebSocket)
#include "tst_websocket.moc"
