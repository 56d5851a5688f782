// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpclient.h"
#include "core/net/httpserver.h"
#include "tests/support/faultproxy.h"
#include "tests/support/gzip.h"
#include "tests/support/watchedcall.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::net;
using namespace firesteel::test;

/// Long answers: delivery as it comes, endings of every kind, back-pressure, gzip
/// (kube-client 10.3, rows 34-36, 48).
class TestHttpStreams : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deliversAsItComes();
    void endings_data();
    void endings();
    void emptyAnswersEnd_data();
    void emptyAnswersEnd();
    void everythingBeforeTheCutIsDelivered();
    void silenceIsEndedByTheIdleLimit();
    void noTotalLimit();
    void unlimitedBody();
    void connectionOfItsOwn();
    void pauseStopsTheServer();
    void pausedAtTheStart();
    void pausedWhileTheHeadIsAwaited();
    void pausedWhileTheServerCloses();
    void gzipAsItComes();
    void gzipWhole_data();
    void gzipWhole();
    void gzipBroken_data();
    void gzipBroken();
    void gzipBombIsRefused();
    void gzipBeyondMaxBody();
    void gzipStreamPausesInsideABomb();
    void tlsRecordsInSingleBytes();
    void tcpBytesOneByOne();

private:
    TestAuthority m_ca;
};

void TestHttpStreams::deliversAsItComes()
{
    FaultProxy server(m_ca);
    server.always(
        "GET", "",
        Script().head(200).gate("1").chunk("one\n").gate("2").chunk("two\n").gate("3").end());
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpStream("/watch")));
    QTRY_COMPARE(call.heads, 1);
    QCOMPARE(call.body, "");
    server.open("1");
    QTRY_COMPARE(call.body, "one\n");
    server.open("2");
    QTRY_COMPARE(call.body, "one\ntwo\n");
    QVERIFY(!call.done());
    server.open("3");
    QTRY_VERIFY(call.good());
}

void TestHttpStreams::endings_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<QString>("error");
    const Script begun = Script().head(200).chunk("one\n");
    const QString lost = u"connection-lost"_s;
    QTest::newRow("last chunk") << Script(begun).end() << u"none"_s;
    QTest::newRow("reset") << Script(begun).fault(Fault::Reset) << lost;
    QTest::newRow("FIN without last chunk") << Script(begun).fault(Fault::Close) << lost;
    QTest::newRow("FIN without close_notify") << Script(begun).fault(Fault::Cut) << lost;
    QTest::newRow("last chunk, then FIN without close_notify")
        << Script(begun).end().fault(Fault::Cut) << u"none"_s;
    QTest::newRow("garbage after the last chunk") << Script(begun).end().send("?") << u"none"_s;
    QTest::newRow("broken chunk") << Script(begun).send("xyz") << u"http-protocol"_s;
    QTest::newRow("FIN inside a chunk size") << Script(begun).send("1").fault(Fault::Close) << lost;
}

void TestHttpStreams::endings()
{
    QFETCH(Script, script);
    FaultProxy server(m_ca);
    server.always("GET", "", script);
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpStream("/watch")));
    QTRY_VERIFY(call.done());
    QTEST(QString(call.error()), "error");
    QCOMPARE(call.body, "one\n");
    QCOMPARE(call.sent, Sent::Answered);
    QCOMPARE(call.finishes, 1);
    WatchedCall next(client.send(httpStream("/watch")));
    QTRY_VERIFY(next.done());
    QTEST(QString(next.error()), "error");
    QCOMPARE(server.connectionsSeen(), 2);
}

void TestHttpStreams::emptyAnswersEnd_data()
{
    QTest::addColumn<Script>("script");
    QTest::newRow("204") << Script().head(204, {}, false);
    QTest::newRow("length 0") << Script::response(200, "");
    QTest::newRow("no chunk") << Script().head(200).end();
}

void TestHttpStreams::emptyAnswersEnd()
{
    QFETCH(Script, script);
    FaultProxy server(m_ca);
    server.always("GET", "", script);
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpStream("/watch")));
    QTRY_VERIFY(call.good());
    QCOMPARE(call.body, "");
}

void TestHttpStreams::everythingBeforeTheCutIsDelivered()
{
    // More than all read buffers together, then the end: nothing of what came before may be lost.
    const QByteArray piece(1 << 20, 'x');
    FaultProxy server(m_ca);
    server.always("GET", "",
                  Script().head(200).chunk(piece).chunk(piece).chunk("tail").fault(Fault::Close));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpStream("/watch")));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "connection-lost"_L1);
    QCOMPARE(call.body.size(), (2 << 20) + 4);
    QVERIFY(call.body.endsWith("tail"));
}

void TestHttpStreams::silenceIsEndedByTheIdleLimit()
{
    // Row 35: half-open. The connection is not used again.
    FaultProxy server(m_ca);
    server.always("GET", "",
                  Script().head(200).chunk("one\n").gate("more").chunk("two\n").gate("never"));
    HttpClient client(server.endpoint(m_ca));
    HttpRequest request = httpStream("/watch");
    request.timeouts.idle = 200ms;
    WatchedCall call(client.send(request));
    QTRY_COMPARE(call.body, "one\n");
    server.apply(Fault::Silence);
    server.open("more");
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "response-timeout"_L1);
    QCOMPARE(call.note(u"phase"_s), u"body"_s);
    WatchedCall next(client.send(request));
    QTRY_COMPARE(next.body, "one\ntwo\n");
    QCOMPARE(server.connectionsSeen(), 2);
}

void TestHttpStreams::noTotalLimit()
{
    FaultProxy server(m_ca);
    server.always("GET", "/stream", Script().head(200).chunk("one\n").gate("later").end());
    server.always("GET", "/get", Script().head(200).chunk("one\n").gate("later").end());
    HttpClient client(server.endpoint(m_ca));
    HttpRequest request = httpStream("/stream");
    request.timeouts.total = 150ms;
    WatchedCall call(client.send(request));
    QTRY_COMPARE(call.body, "one\n");
    HttpRequest bounded = httpGet("/get");
    bounded.timeouts.total = 400ms;
    WatchedCall witness(client.send(bounded));
    QTRY_VERIFY(witness.done()); // more than the stream's total has gone by
    QCOMPARE(witness.error(), "response-timeout"_L1);
    QVERIFY(!call.done());
    server.open("later");
    QTRY_VERIFY(call.good());
}

void TestHttpStreams::unlimitedBody()
{
    FaultProxy server(m_ca);
    server.always("GET", "", Script().head(200).chunk(QByteArray(100'000, 'x')).end());
    HttpClient client(server.endpoint(m_ca));
    HttpRequest request = httpStream("/log");
    request.maxBody = 1000;
    WatchedCall call(client.send(request));
    QTRY_VERIFY(call.good());
    QCOMPARE(call.body.size(), 100'000);
}

void TestHttpStreams::connectionOfItsOwn()
{
    FaultProxy server(m_ca);
    server.always("GET", "", Script::response(200, "{}"));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall get(client.send(httpGet("/")));
    QTRY_VERIFY(get.good());
    WatchedCall call(client.send(httpStream("/watch")));
    QTRY_VERIFY(call.good());
    QCOMPARE(server.connectionsSeen(), 2);
}

void TestHttpStreams::pauseStopsTheServer()
{
    HttpServer::Options options;
    options.tls = m_ca.server().serverConfiguration();
    HttpServer server(options);
    QPointer<HttpExchange> exchange;
    server.setHandler([&](HttpExchange *e) {
        exchange = e;
        e->begin(200, {});
        e->write("begin");
    });
    QVERIFY(server.listen(QHostAddress::LocalHost));
    Endpoint endpoint;
    endpoint.host = u"127.0.0.1"_s;
    endpoint.port = server.port();
    endpoint.security.anchors = m_ca.anchors();
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpStream("/log")));
    QTRY_COMPARE(call.body, "begin");
    call.call->setPaused(true);
    // The kernel's buffers on both sides take some MB; what is beyond stays with the server.
    constexpr qint64 total = 32 << 20;
    for (int i = 0; i < 32; ++i)
        exchange->write(QByteArray(1 << 20, 'x'));
    qint64 stuck = -1;
    QTRY_VERIFY_WITH_TIMEOUT(std::exchange(stuck, exchange->bytesToWrite()) == stuck, 10s);
    QVERIFY2(stuck > total / 2, qPrintable(QString::number(stuck)));
    QCOMPARE(call.body, "begin");
    exchange->end();
    call.call->setPaused(false);
    QTRY_VERIFY_WITH_TIMEOUT(call.good(), 20s);
    QCOMPARE(call.body.size(), total + 5);
}

void TestHttpStreams::pausedAtTheStart()
{
    FaultProxy server(m_ca);
    server.always("GET", "", Script().head(200).chunk("a").end());
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpStream("/log")));
    call.call->setPaused(true);
    WatchedCall other(client.send(httpGet("/")));
    QTRY_VERIFY(other.good());
    QCOMPARE(call.body, "");
    call.call->setPaused(false);
    QTRY_VERIFY(call.good());
    QCOMPARE(call.body, "a");
}

void TestHttpStreams::pausedWhileTheHeadIsAwaited()
{
    FaultProxy server(m_ca);
    server.always("GET", "/log", Script().head(200).chunk("a").end());
    server.always("GET", "/silent", Script::nothing());
    HttpClient client(server.endpoint(m_ca));
    HttpRequest request = httpStream("/log");
    request.timeouts.head = 100ms;
    WatchedCall call(client.send(request));
    call.call->setPaused(true);
    QTRY_COMPARE(call.heads, 1); // what is held back is the body
    request = httpStream("/silent");
    request.timeouts.head = 300ms;
    WatchedCall later(client.send(request));
    QTRY_COMPARE(later.error(), "response-timeout"_L1);
    QVERIFY(!call.done());
    QCOMPARE(call.body, "");
    call.call->setPaused(false);
    QTRY_VERIFY(call.good());
    QCOMPARE(call.body, "a");
}

void TestHttpStreams::pausedWhileTheServerCloses()
{
    FaultProxy server(m_ca);
    server.always("GET", "",
                  Script()
                      .head(200)
                      .chunk("a")
                      .gate("go")
                      .chunk(QByteArray(100'000, 'b'))
                      .end()
                      .fault(Fault::Close));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpStream("/log")));
    QTRY_COMPARE(call.body, "a");
    call.call->setPaused(true);
    server.open("go");
    QTRY_COMPARE(server.connectionsOpen(), 0);
    QVERIFY(!call.done());
    QCOMPARE(call.body, "a");
    call.call->setPaused(false);
    QTRY_VERIFY(call.done());
    QVERIFY2(call.good(), call.error().data());
    QCOMPARE(call.body.size(), 100'001);
}

static const HttpHeaders gzipped{{"Content-Encoding", "gzip"}};

void TestHttpStreams::gzipAsItComes()
{
    GzipWriter gzip;
    Script script = Script().head(200, gzipped);
    script.chunk(gzip.add("one\n"))
        .gate("2")
        .chunk(gzip.add("two\n"))
        .gate("3")
        .chunk(gzip.end())
        .end();
    FaultProxy server(m_ca);
    server.always("GET", "", script);
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpStream("/watch")));
    QTRY_COMPARE(call.body, "one\n");
    server.open("2");
    QTRY_COMPARE(call.body, "one\ntwo\n");
    server.open("3");
    QTRY_VERIFY(call.good());
}

void TestHttpStreams::gzipWhole_data()
{
    QTest::addColumn<QByteArray>("wire");
    QTest::addColumn<QByteArray>("body");
    QByteArray large;
    for (int i = 0; i < 200'000; ++i)
        large += QByteArray::number(i * 7919 % 100'003);
    QTest::newRow("small") << gzipOf("{}") << QByteArray("{}");
    QTest::newRow("empty") << gzipOf("") << QByteArray();
    QTest::newRow("large") << gzipOf(large) << large;
    QTest::newRow("two members") << gzipOf("one") + gzipOf("two") << QByteArray("onetwo");
    // A list of pods is about 25 times smaller: never mistaken for a bomb.
    QByteArray pods;
    while (pods.size() < 20 << 20)
        pods += "{\"metadata\":{\"name\":\"pod-" + QByteArray::number(pods.size()) +
                "\",\"namespace\":\"default\",\"labels\":{\"app\":\"x\",\"role\":\"driver\"}," +
                QByteArray(" ").repeated(60) + "\"status\":{\"phase\":\"Running\"}}},";
    QTest::newRow("pod list") << gzipOf(pods) << pods;
    QTest::newRow("nothing at all") << QByteArray() << QByteArray();
}

void TestHttpStreams::gzipWhole()
{
    QFETCH(QByteArray, wire);
    FaultProxy server(m_ca);
    server.always("GET", "", Script::response(200, wire, "application/json", gzipped));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY_WITH_TIMEOUT(call.done(), 20s);
    QVERIFY2(call.good(), call.error().data());
    QTEST(call.body, "body");
    WatchedCall again(client.send(httpGet("/")));
    QTRY_VERIFY_WITH_TIMEOUT(again.good(), 20s);
    QCOMPARE(server.connectionsSeen(), 1);
}

void TestHttpStreams::gzipBroken_data()
{
    QTest::addColumn<QByteArray>("wire");
    const QByteArray good = gzipOf("some text that is long enough to be cut in two");
    QTest::newRow("no gzip") << QByteArray("{\"plain\":true}");
    QTest::newRow("truncated") << good.first(good.size() / 2);
    QTest::newRow("without its last byte") << good.chopped(1);
    QByteArray wrong = good;
    wrong[good.size() - 6] = char(wrong[good.size() - 6] ^ 0x55);
    QTest::newRow("wrong checksum") << wrong;
    QTest::newRow("garbage behind") << good + "garbage";
    QTest::newRow("one byte") << QByteArray("\x1f");
}

void TestHttpStreams::gzipBroken()
{
    QFETCH(QByteArray, wire);
    FaultProxy server(m_ca);
    server.always("GET", "", Script::response(200, wire, "application/json", gzipped));
    HttpClient client(server.endpoint(m_ca));
    for (const bool stream : {false, true}) {
        HttpRequest request = httpGet("/");
        request.stream = stream;
        WatchedCall call(client.send(request));
        QTRY_VERIFY(call.done());
        QCOMPARE(call.error(), "content-encoding"_L1);
    }
}

void TestHttpStreams::gzipBombIsRefused()
{
    FaultProxy server(m_ca);
    server.always(
        "GET", "",
        Script::response(200, gzipOf(QByteArray(200 << 20, '\0')), "application/json", gzipped));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY_WITH_TIMEOUT(call.done(), 20s);
    QCOMPARE(call.error(), "content-encoding"_L1);
    QVERIFY(call.body.size() < 40 << 20);
    QVERIFY(call.largest <= 64 << 10);
}

void TestHttpStreams::gzipBeyondMaxBody()
{
    FaultProxy server(m_ca);
    server.always(
        "GET", "",
        Script::response(200, gzipOf(QByteArray(2 << 20, 'x')), "application/json", gzipped));
    HttpClient client(server.endpoint(m_ca));
    HttpRequest request = httpGet("/");
    request.maxBody = 1 << 20;
    WatchedCall call(client.send(request));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "response-too-large"_L1);
    QVERIFY(call.body.size() <= 1 << 20);
}

void TestHttpStreams::gzipStreamPausesInsideABomb()
{
    // 64 KiB of input make many MB: they are made only when somebody takes them.
    FaultProxy server(m_ca);
    server.always("GET", "",
                  Script::response(200, gzipOf(QByteArray(50 << 20, '\0')), "text/plain", gzipped));
    HttpClient client(server.endpoint(m_ca));
    HttpCall *raw = client.send(httpStream("/log"));
    WatchedCall call(raw);
    QObject context;
    connect(raw, &HttpCall::bodyReceived, &context, [&] { raw->setPaused(true); });
    QTRY_COMPARE(call.pieces, 1);
    WatchedCall other(client.send(httpRequest("HEAD", "/")));
    QTRY_VERIFY(other.good());
    QCOMPARE(call.pieces, 1);
    QVERIFY(call.body.size() <= 64 << 10);
    raw->setPaused(false);
    QTRY_COMPARE(call.pieces, 2);
}

void TestHttpStreams::tlsRecordsInSingleBytes()
{
    FaultProxy server(m_ca);
    server.setSplit(1);
    server.always("GET", "", Script().head(200, gzipped).chunk(gzipOf("zażółć gęślą jaźń")).end());
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.good());
    QCOMPARE(call.body, "zażółć gęślą jaźń");
}

void TestHttpStreams::tcpBytesOneByOne()
{
    // The TLS handshake itself in segments of one byte.
    FaultProxy server(m_ca);
    server.always("GET", "", Script().head(200).chunk("fine").end());
    FaultProxy::Options options;
    options.raw = true;
    options.upstream = server.endpoint(m_ca);
    FaultProxy slow(options);
    slow.setSplit(1);
    HttpClient client(slow.endpoint(m_ca));
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.good());
    QCOMPARE(call.body, "fine");
    QVERIFY(slow.bytesToClients() > 500);
}

QTEST_GUILESS_MAIN(TestHttpStreams)
#include "tst_httpstreams.moc"
