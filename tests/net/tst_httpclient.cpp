// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpclient.h"
#include "core/net/httpmessage.h"
#include "tests/support/faultproxy.h"
#include "tests/support/watchedcall.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::net;
using namespace firesteel::test;

/// Exchanges, the pool and what is never done: see kube-client 9 and 10.3.
class TestHttpClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainGet();
    void withoutTls();
    void methods_data();
    void methods();
    void bodies_data();
    void bodies();
    void statusIsNoError();
    void redirectIsNotFollowed();
    void pathPrefixAndHost();
    void headerInjectionIsRefused_data();
    void headerInjectionIsRefused();
    void ownHeadersWin();
    void interimResponsesAreSkipped();
    void manyHeaders();
    void hugeHeaderIsRefused();
    void brokenResponses_data();
    void brokenResponses();
    void keepAliveIsUsed();
    void closeIsHonoured();
    void identitiesShareNothing();
    void staleConnectionRetriesGetOnce();
    void serverDyingEachTimeIsToldAfterOneRetry();
    void closedWhileIdleIsNoticedBeforeAWrite();
    void writeIsNeverSentAgain_data();
    void writeIsNeverSentAgain();
    void bodyTooLarge();
    void timeouts_data();
    void timeouts();
    void slowHeadMeetsItsLimit();
    void refusedConnection();
    void unknownHost();
    void abortTellsLater();
    void abortBeforeConnecting();
    void deletedInEachCallback_data();
    void deletedInEachCallback();
    void clientDeletedInEachCallback_data();
    void clientDeletedInEachCallback();
    void clientDeletedWithCallsOfOthers();
    void manyStreamsAndOneGet();
    void otherEndpointAfterRenewal();
    void percentEncoding();

private:
    TestAuthority m_ca;
};

void TestHttpClient::plainGet()
{
    FaultProxy server(m_ca);
    server.always("GET", "/version", Script::response(200, R"({"major":"1"})"));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpGet("/version")));
    QTRY_VERIFY(call.done());
    QVERIFY2(call.good(), call.error().data());
    QCOMPARE(call.finishes, 1);
    QCOMPARE(call.heads, 1);
    QCOMPARE(call.head.status, 200);
    QCOMPARE(call.head.reason, "OK");
    QCOMPARE(headerValue(call.head.headers, "content-type"), "application/json");
    QCOMPARE(call.body, R"({"major":"1"})");
    QCOMPARE(call.sent, Sent::Answered);
    QCOMPARE(call.peer.protocol, "TLSv1.3");
    QCOMPARE(call.peer.chain.size(), 1);
    // The server prefers h2; we never offer it.
    QCOMPARE(server.protocolsNegotiated(), QList<QByteArray>{"http/1.1"});
    const SeenRequest seen = server.requests().first();
    QCOMPARE(seen.header("Host"), "127.0.0.1:" + QByteArray::number(server.port()));
    QCOMPARE(seen.header("Accept-Encoding"), "gzip");
    QVERIFY(seen.header("User-Agent").startsWith("firesteel/"));
    QVERIFY(seen.header("Content-Length").isEmpty());
    QTRY_VERIFY(!call.call); // it deletes itself
}

void TestHttpClient::withoutTls()
{
    FaultProxy server(FaultProxy::Options{});
    server.always("GET", "/", Script::response(200, "plain"));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.done());
    QVERIFY(call.good());
    QCOMPARE(call.body, "plain");
    QVERIFY(call.peer.chain.isEmpty());
}

void TestHttpClient::methods_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("length");
    QTest::newRow("post") << QByteArray("POST") << QByteArray("{\"a\":1}") << QByteArray("7");
    QTest::newRow("empty post") << QByteArray("POST") << QByteArray() << QByteArray("0");
    QTest::newRow("patch") << QByteArray("PATCH") << QByteArray(300'000, 'x')
                           << QByteArray("300000");
    QTest::newRow("delete") << QByteArray("DELETE") << QByteArray("{}") << QByteArray("2");
    QTest::newRow("put") << QByteArray("PUT") << QByteArray("y") << QByteArray("1");
    QTest::newRow("options") << QByteArray("OPTIONS") << QByteArray() << QByteArray("0");
}

void TestHttpClient::methods()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, body);
    FaultProxy server(m_ca);
    server.always(method, "/x", Script::response(201, "{}"));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpRequest(method, "/x", body)));
    QTRY_VERIFY(call.done());
    QVERIFY(call.good());
    QCOMPARE(call.head.status, 201);
    QCOMPARE(server.requests().size(), 1);
    QCOMPARE(server.requests().first().body, body);
    QTEST(server.requests().first().header("Content-Length"), "length");
}

void TestHttpClient::bodies_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<Script>("script");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("chunked") << QByteArray("GET")
                             << Script().head(200).chunk("ab").chunk("cdé").end()
                             << QByteArray("abcdé");
    QTest::newRow("chunked byte by byte")
        << QByteArray("GET") << Script().split().head(200).chunk("ab").chunk("cdef").end()
        << QByteArray("abcdef");
    QTest::newRow("chunk extension and trailer")
        << QByteArray("GET") << Script().head(200).send("2;a=b\r\nab\r\n0\r\nX-Trailer: 1\r\n\r\n")
        << QByteArray("ab");
    QTest::newRow("until close") << QByteArray("GET")
                                 << Script()
                                        .head(200, {{"Connection", "close"}}, false)
                                        .send("all of it")
                                        .fault(Fault::Close)
                                 << QByteArray("all of it");
    QTest::newRow("until close, HTTP/1.0")
        << QByteArray("GET") << Script().send("HTTP/1.0 200 OK\r\n\r\nold").fault(Fault::Close)
        << QByteArray("old");
    QTest::newRow("no content") << QByteArray("GET") << Script().head(204, {}, false)
                                << QByteArray();
    QTest::newRow("not modified") << QByteArray("GET")
                                  << Script().head(304, {{"Content-Length", "10"}}, false)
                                  << QByteArray();
    QTest::newRow("head") << QByteArray("HEAD")
                          << Script().head(200, {{"Content-Length", "10"}}, false) << QByteArray();
    QTest::newRow("empty") << QByteArray("GET") << Script::response(200, "") << QByteArray();
    QTest::newRow("large") << QByteArray("GET") << Script::response(200, QByteArray(5 << 20, 'z'))
                           << QByteArray(5 << 20, 'z');
    QTest::newRow("no reason phrase")
        << QByteArray("GET") << Script().send("HTTP/1.1 200\r\nContent-Length: 1\r\n\r\nx")
        << QByteArray("x");
}

void TestHttpClient::bodies()
{
    QFETCH(QByteArray, method);
    QFETCH(Script, script);
    FaultProxy server(m_ca);
    server.always(method, "/", script);
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpRequest(method, "/")));
    QTRY_VERIFY(call.done());
    QVERIFY2(call.good(), call.error().data());
    QTEST(call.body, "body");
    // Another one, on the same connection where that is possible.
    WatchedCall again(client.send(httpRequest(method, "/")));
    QTRY_VERIFY(again.done());
    QVERIFY2(again.good(), again.error().data());
    QTEST(again.body, "body");
}

void TestHttpClient::statusIsNoError()
{
    FaultProxy server(m_ca);
    HttpClient client(server.endpoint(m_ca));
    const QList<int> statuses{400, 401, 403, 404, 407, 409, 410, 422, 429, 431, 500, 502, 503, 504};
    for (const int status : statuses) {
        server.once("GET", "/",
                    Script::response(status, "why", "text/html", {{"Retry-After", "5"}}));
        WatchedCall call(client.send(httpGet("/")));
        QTRY_VERIFY(call.done());
        QVERIFY(call.good());
        QCOMPARE(call.head.status, status);
        QCOMPARE(call.body, "why");
        QCOMPARE(headerValue(call.head.headers, "Retry-After"), "5");
    }
    QCOMPARE(server.connectionsSeen(), 1);
}

void TestHttpClient::redirectIsNotFollowed()
{
    FaultProxy server(m_ca);
    HttpClient client(server.endpoint(m_ca));
    const QList<int> statuses{301, 302, 303, 307, 308};
    for (const int status : statuses) {
        server.once("POST", "/",
                    Script::response(status, "", "text/html",
                                     {{"Location", server.url().toLatin1() + "/other"}}));
        HttpRequest request = httpRequest("POST", "/", "{}");
        request.headers = {{"Authorization", "Bearer abc"}};
        WatchedCall call(client.send(request));
        QTRY_VERIFY(call.done());
        QVERIFY(call.good());
        QCOMPARE(call.head.status, status);
        QVERIFY(headerValue(call.head.headers, "location").endsWith("/other"));
    }
    QCOMPARE(server.requests().size(), statuses.size());
    QCOMPARE(server.count("", "/other"), 0);
}

void TestHttpClient::pathPrefixAndHost()
{
    FaultProxy server(m_ca);
    server.always("GET", "", Script::response(200, "{}"));
    Endpoint endpoint = server.endpoint(m_ca);
    endpoint.pathPrefix = "/k8s/clusters/c-m-1";
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpGet("/api/v1/pods?limit=500")));
    QTRY_VERIFY(call.good());
    QCOMPARE(server.requests().first().target, "/k8s/clusters/c-m-1/api/v1/pods?limit=500");

    Endpoint six;
    six.host = u"fd00::1"_s;
    QCOMPARE(hostField(six), "[fd00::1]");
    six.port = 6443;
    QCOMPARE(hostField(six), "[fd00::1]:6443");
    six.host = u"api.example"_s;
    QCOMPARE(hostField(six), "api.example:6443");
}

void TestHttpClient::headerInjectionIsRefused_data()
{
    QTest::addColumn<HttpRequest>("request");
    const auto with = [](const QByteArray &name, const QByteArray &value) {
        HttpRequest request = httpGet("/");
        request.headers.append({name, value});
        return request;
    };
    QTest::newRow("CRLF") << with("Authorization", "Bearer abc\r\nEvil: 1");
    QTest::newRow("LF") << with("Authorization", "Bearer abc\nEvil: 1");
    QTest::newRow("NUL") << with("Authorization", QByteArray("a\0b", 3));
    QTest::newRow("not ASCII") << with("Authorization", "Bearer zażółć");
    QTest::newRow("name with blank") << with("A b", "c");
    QTest::newRow("name with colon") << with("A:b", "c");
    QTest::newRow("empty name") << with("", "c");
    QTest::newRow("target with blank") << httpGet("/a b");
    QTest::newRow("target with CRLF") << httpGet("/a\r\nX: y");
    QTest::newRow("target without slash") << httpGet("a");
    QTest::newRow("method") << httpRequest("GET /x HTTP/1.1\r\nA:", "/");
}

void TestHttpClient::headerInjectionIsRefused()
{
    QFETCH(HttpRequest, request);
    FaultProxy server(m_ca);
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(request));
    QCOMPARE(call.finishes, 0); // never from inside send()
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "invalid-value"_L1);
    QCOMPARE(call.sent, Sent::Nothing);
    QVERIFY(!call.result.error().detail.contains(u"abc"_s));
    QCOMPARE(server.connectionsSeen(), 0);
}

void TestHttpClient::ownHeadersWin()
{
    FaultProxy server(m_ca);
    server.always("GET", "", Script::response(200, "{}"));
    HttpClient client(server.endpoint(m_ca));
    HttpRequest request = httpGet("/");
    request.compress = false;
    request.headers = {
        {"user-agent", "mine"}, {"Impersonate-Group", "a"}, {"Impersonate-Group", "b"}};
    WatchedCall call(client.send(request));
    QTRY_VERIFY(call.good());
    const SeenRequest seen = server.requests().first();
    QCOMPARE(seen.header("User-Agent"), "mine");
    QVERIFY(seen.header("Accept-Encoding").isEmpty());
    QCOMPARE(seen.headers.count(QPair<QByteArray, QByteArray>("Impersonate-Group", "a")), 1);
    QCOMPARE(seen.headers.count(QPair<QByteArray, QByteArray>("Impersonate-Group", "b")), 1);
}

void TestHttpClient::interimResponsesAreSkipped()
{
    FaultProxy server(m_ca);
    server.always("POST", "",
                  Script()
                      .send("HTTP/1.1 100 Continue\r\n\r\n")
                      .send("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n")
                      .send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpRequest("POST", "/", "{}")));
    QTRY_VERIFY(call.done());
    QVERIFY(call.good());
    QCOMPARE(call.heads, 1);
    QCOMPARE(call.head.status, 200);
    QCOMPARE(call.head.headers.size(), 1);
    QCOMPARE(call.body, "ok");
}

void TestHttpClient::manyHeaders()
{
    HttpHeaders headers;
    for (int i = 0; i < 150; ++i)
        headers.append({"X-Field-" + QByteArray::number(i), QByteArray(2000, 'v')});
    FaultProxy server(m_ca);
    server.always("GET", "", Script::response(200, "{}", "application/json", headers));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.done());
    QVERIFY2(call.good(), call.error().data());
    QCOMPARE(call.head.headers.size(), 152);
    QCOMPARE(call.body, "{}");
}

void TestHttpClient::hugeHeaderIsRefused()
{
    FaultProxy server(m_ca);
    server.once("GET", "", Script().head(200, {{"X-Huge", QByteArray(2 << 20, 'v')}}));
    HttpHeaders headers;
    for (int i = 0; i < 3000; ++i)
        headers.emplaceBack("X", "y");
    server.once("GET", "", Script().head(200, headers));
    HttpClient client(server.endpoint(m_ca));
    for (int i = 0; i < 2; ++i) {
        WatchedCall call(client.send(httpGet("/")));
        QTRY_VERIFY(call.done());
        QCOMPARE(call.error(), "http-protocol"_L1);
    }
}

void TestHttpClient::brokenResponses_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<QString>("error");
    const QString protocol = u"http-protocol"_s;
    const QString lost = u"connection-lost"_s;
    QTest::newRow("garbage") << Script().send("SSH-2.0-OpenSSH_9.2\r\n") << protocol;
    QTest::newRow("wrong version") << Script().send("HTTP/3.7 200 OK\r\n\r\n") << protocol;
    QTest::newRow("bad chunk size") << Script().head(200).send("zz\r\nabc\r\n") << protocol;
    QTest::newRow("chunk longer than told") << Script().head(200).send("2\r\nabc\r\n") << protocol;
    QTest::newRow("two lengths")
        << Script().send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab")
        << protocol;
    QTest::newRow("length and chunked")
        << Script().send(
               "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n")
        << protocol;
    QTest::newRow("negative length")
        << Script().send("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n") << protocol;
    QTest::newRow("header without colon")
        << Script().send("HTTP/1.1 200 OK\r\nfoo\r\n\r\n") << protocol;
    QTest::newRow("NUL in header")
        << Script().send(QByteArray("HTTP/1.1 200 OK\r\nA: b\0c\r\n\r\n", 28)) << protocol;
    QTest::newRow("unknown transfer coding")
        << Script().send("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n") << protocol;
    QTest::newRow("endless 1xx") << Script().send(
                                        QByteArray("HTTP/1.1 100 Continue\r\n\r\n").repeated(100))
                                 << protocol;
    QTest::newRow("cut in the status line")
        << Script().send("HTTP/1.1 20").fault(Fault::Close) << lost;
    QTest::newRow("cut in the head")
        << Script().send("HTTP/1.1 200 OK\r\nConte").fault(Fault::Cut) << lost;
    QTest::newRow("short of the length")
        << Script().head(200, {{"Content-Length", "10"}}).send("abc").fault(Fault::Close) << lost;
    QTest::newRow("cut between chunks")
        << Script().head(200).chunk("abc").fault(Fault::Close) << lost;
    QTest::newRow("cut inside a chunk")
        << Script().head(200).send("5\r\nab").fault(Fault::Cut) << lost;
    QTest::newRow("reset inside a chunk")
        << Script().head(200).send("5\r\nab").fault(Fault::Reset) << lost;
    QTest::newRow("reset before the answer") << Script().fault(Fault::Reset) << lost;
    QTest::newRow("closed before the answer") << Script().fault(Fault::Close) << lost;
    QTest::newRow("unknown content coding")
        << Script().head(200, {{"Content-Encoding", "br"}}).chunk("abc").end()
        << u"content-encoding"_s;
}

void TestHttpClient::brokenResponses()
{
    QFETCH(Script, script);
    FaultProxy server(m_ca);
    server.always("GET", "", script);
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.finishes, 1);
    QTEST(QString(call.error()), "error");
    QCOMPARE(call.note(u"host"_s), u"127.0.0.1"_s);
    QVERIFY(!call.note(u"phase"_s).isEmpty());
    QCOMPARE(server.requests().size(), 1); // a fresh connection: no second try
}

void TestHttpClient::keepAliveIsUsed()
{
    FaultProxy server(m_ca);
    server.always("", "", Script::response(200, "{}"));
    HttpClient client(server.endpoint(m_ca));
    for (int i = 0; i < 5; ++i) {
        WatchedCall call(client.send(httpRequest(i % 2 ? "POST" : "GET", "/")));
        QTRY_VERIFY(call.good());
    }
    QCOMPARE(server.connectionsSeen(), 1);
    QCOMPARE(client.statistics().connectionsOpened, 1);
    QCOMPARE(client.statistics().requestsSent, 5);
    client.closeIdle();
    QTRY_COMPARE(server.connectionsOpen(), 0);
}

void TestHttpClient::closeIsHonoured()
{
    FaultProxy server(m_ca);
    server.always("", "",
                  Script::response(200, "{}", "application/json", {{"Connection", "close"}}));
    HttpClient client(server.endpoint(m_ca));
    for (int i = 0; i < 3; ++i) {
        WatchedCall call(client.send(httpGet("/")));
        QTRY_VERIFY(call.good());
    }
    QCOMPARE(server.connectionsSeen(), 3);
}

void TestHttpClient::identitiesShareNothing()
{
    // Row 52: same URL, other user or other authority.
    FaultProxy::Options options;
    options.tls = m_ca.server().serverConfiguration(m_ca.anchors());
    FaultProxy server(options);
    server.always("", "", Script::response(200, "{}"));
    const TestAuthority stranger(u"other-ca"_s);
    Endpoint anna = server.endpoint(m_ca);
    const TestIdentity annaId = m_ca.client(u"anna"_s);
    anna.security.clientChain = annaId.chain;
    anna.security.clientKey = annaId.key;
    Endpoint berta = server.endpoint(m_ca);
    const TestIdentity bertaId = m_ca.client(u"berta"_s);
    berta.security.clientChain = bertaId.chain;
    berta.security.clientKey = bertaId.key;
    Endpoint wrong = anna;
    wrong.security.anchors = stranger.anchors();
    HttpClient first(anna);
    HttpClient second(berta);
    HttpClient third(wrong);
    WatchedCall a(first.send(httpGet("/a")));
    QTRY_VERIFY(a.good());
    WatchedCall b(second.send(httpGet("/b")));
    WatchedCall c(third.send(httpGet("/c")));
    QTRY_VERIFY(b.done() && c.done());
    QVERIFY(b.good());
    QCOMPARE(c.error(), "tls-untrusted"_L1);
    QCOMPARE(server.requests().size(), 2);
    QCOMPARE(server.requests().at(0).clientChain.first(), annaId.certificate);
    QCOMPARE(server.requests().at(1).clientChain.first(), bertaId.certificate);
}

void TestHttpClient::staleConnectionRetriesGetOnce()
{
    // Row 44. The second request finds a connection that dies when it arrives.
    FaultProxy server(m_ca);
    server.once("GET", "", Script::response(200, "1"));
    server.once("GET", "", Script().fault(Fault::Close));
    server.once("GET", "", Script::response(200, "3"));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall first(client.send(httpGet("/")));
    QTRY_VERIFY(first.good());
    WatchedCall second(client.send(httpGet("/")));
    QTRY_VERIFY(second.done());
    QVERIFY(second.good());
    QCOMPARE(second.body, "3");
    QCOMPARE(second.finishes, 1);
    QCOMPARE(server.requests().size(), 3);
    QCOMPARE(server.connectionsSeen(), 2);
}

void TestHttpClient::serverDyingEachTimeIsToldAfterOneRetry()
{
    FaultProxy server(m_ca);
    server.once("GET", "", Script::response(200, "1"));
    server.always("GET", "", Script().fault(Fault::Reset));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall first(client.send(httpGet("/")));
    QTRY_VERIFY(first.good());
    WatchedCall second(client.send(httpGet("/")));
    QTRY_VERIFY(second.done());
    QCOMPARE(second.error(), "connection-lost"_L1);
    QCOMPARE(second.sent, Sent::Maybe);
    QCOMPARE(server.requests().size(), 3);
}

void TestHttpClient::closedWhileIdleIsNoticedBeforeAWrite()
{
    FaultProxy server(m_ca);
    server.always("", "", Script::response(200, "{}"));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall first(client.send(httpGet("/")));
    QTRY_VERIFY(first.good());
    server.apply(Fault::Close);
    QTRY_COMPARE(server.connectionsOpen(), 0);
    WatchedCall second(client.send(httpRequest("POST", "/", "{}")));
    QTRY_VERIFY(second.done());
    QVERIFY2(second.good(), second.error().data());
    QCOMPARE(server.count("POST"), 1);
}

void TestHttpClient::writeIsNeverSentAgain_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<int>("fault");
    QTest::addColumn<bool>("warm");
    for (const QByteArray &method :
         {QByteArray("POST"), QByteArray("PATCH"), QByteArray("PUT"), QByteArray("DELETE")}) {
        for (const Fault fault : {Fault::Close, Fault::Cut, Fault::Reset}) {
            for (const bool warm : {false, true})
                QTest::addRow("%s %d %d", method.constData(), int(fault), warm)
                    << method << int(fault) << warm;
        }
    }
}

void TestHttpClient::writeIsNeverSentAgain()
{
    // Row 42: exactly one on the wire, outcome unknown; also on a connection that was used before.
    QFETCH(QByteArray, method);
    QFETCH(int, fault);
    QFETCH(bool, warm);
    FaultProxy server(m_ca);
    server.always("GET", "", Script::response(200, "{}"));
    server.always(method, "", Script().fault(Fault(fault)));
    HttpClient client(server.endpoint(m_ca));
    if (warm) {
        WatchedCall call(client.send(httpGet("/")));
        QTRY_VERIFY(call.good());
    }
    WatchedCall call(client.send(httpRequest(method, "/x", "{}")));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "connection-lost"_L1);
    QCOMPARE(call.sent, Sent::Maybe);
    QCOMPARE(server.count(method), 1);
}

void TestHttpClient::bodyTooLarge()
{
    FaultProxy server(m_ca);
    server.always("GET", "", Script::response(200, QByteArray(300'000, 'x')));
    HttpClient client(server.endpoint(m_ca));
    HttpRequest request = httpGet("/");
    request.maxBody = 200'000;
    WatchedCall call(client.send(request));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "response-too-large"_L1);
    QVERIFY(call.body.size() <= 200'000);
    request.maxBody = 300'000;
    WatchedCall fits(client.send(request));
    QTRY_VERIFY(fits.good());
}

void TestHttpClient::timeouts_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("error");
    QTest::newRow("tls") << u"tls"_s << u"tls-timeout"_s;
    QTest::newRow("head") << u"head"_s << u"response-timeout"_s;
    QTest::newRow("total") << u"total"_s << u"response-timeout"_s;
    QTest::newRow("idle") << u"body"_s << u"response-timeout"_s;
}

void TestHttpClient::timeouts()
{
    // Row 37: accepts but never shakes hands; never answers; never ends; falls silent.
    QFETCH(QString, phase);
    FaultProxy::Options options;
    options.tls = m_ca.server().serverConfiguration();
    options.answerTls = phase != "tls"_L1;
    FaultProxy server(options);
    if (phase == "head"_L1)
        server.always("GET", "", Script::nothing());
    else
        server.always("GET", "", Script().head(200).chunk("some").gate("never"));
    HttpClient client(server.endpoint(m_ca));
    HttpRequest request = httpGet("/");
    request.timeouts = {5s, 5s, 5s, 5s, 0ms};
    if (phase == "tls"_L1)
        request.timeouts.tls = 60ms;
    else if (phase == "head"_L1)
        request.timeouts.head = 60ms;
    else if (phase == "total"_L1)
        request.timeouts.total = 300ms;
    else
        request.timeouts.idle = 60ms;
    request.stream = phase == "body"_L1;
    WatchedCall call(client.send(request));
    QTRY_VERIFY(call.done());
    QTEST(QString(call.error()), "error");
    if (phase == "head"_L1)
        QCOMPARE(call.sent, Sent::Maybe);
    else if (phase == "tls"_L1)
        QCOMPARE(call.sent, Sent::Nothing);
    else
        QCOMPARE(call.note(u"phase"_s), phase);
    QTRY_COMPARE(server.connectionsOpen(), 0);
}

void TestHttpClient::slowHeadMeetsItsLimit()
{
    // Row 37, slow-loris: bytes keep coming, the head never ends.
    FaultProxy server(m_ca);
    Script script;
    script.send("HTTP/1.1 200 OK\r\n");
    for (int i = 0; i < 100; ++i)
        script.gate("drip" + QByteArray::number(i)).send("X");
    server.always("GET", "", script);
    HttpClient client(server.endpoint(m_ca));
    HttpRequest request = httpGet("/");
    request.timeouts.head = 150ms;
    WatchedCall call(client.send(request));
    QTimer drip;
    int next = 0;
    connect(&drip, &QTimer::timeout, this,
            [&] { server.open("drip" + QByteArray::number(next++)); });
    drip.start(20ms);
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "response-timeout"_L1);
    QVERIFY(next >= 2);
}

void TestHttpClient::refusedConnection()
{
    FaultProxy server(m_ca);
    server.stopListening();
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpRequest("POST", "/", "{}")));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "connection-refused"_L1);
    QCOMPARE(call.sent, Sent::Nothing);
    QCOMPARE(call.note(u"port"_s), QString::number(server.port()));
    server.listenAgain();
    server.always("", "", Script::response(200, "{}"));
    WatchedCall again(client.send(httpRequest("POST", "/", "{}")));
    QTRY_VERIFY(again.good());
}

void TestHttpClient::unknownHost()
{
    Endpoint endpoint;
    endpoint.host = u"no-such-host.invalid"_s;
    endpoint.security.anchors = m_ca.anchors();
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY_WITH_TIMEOUT(call.done(), 15s);
    QCOMPARE(call.error(), "host-not-found"_L1);
    QCOMPARE(call.note(u"host"_s), endpoint.host);
}

void TestHttpClient::abortTellsLater()
{
    FaultProxy server(m_ca);
    server.always("GET", "", Script().head(200).chunk("a").gate("never"));
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpStream("/")));
    QTRY_COMPARE(call.body, "a");
    call.call->abort();
    call.call->abort();
    QCOMPARE(call.finishes, 0);
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "cancelled"_L1);
    QCOMPARE(call.finishes, 1);
    QTRY_COMPARE(server.connectionsOpen(), 0);
}

void TestHttpClient::abortBeforeConnecting()
{
    FaultProxy server(m_ca);
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpGet("/")));
    call.call->abort();
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "cancelled"_L1);
    QCOMPARE(server.requests().size(), 0);
}

static void addMoments()
{
    QTest::addColumn<QString>("moment");
    for (const char *moment : {"head", "body", "finished", "failed", "at once"})
        QTest::newRow(moment) << QString::fromLatin1(moment);
}

void TestHttpClient::deletedInEachCallback_data()
{
    addMoments();
}

void TestHttpClient::deletedInEachCallback()
{
    QFETCH(QString, moment);
    FaultProxy server(m_ca);
    Script script = Script().head(200).chunk("a").chunk("b");
    server.always("GET", "", moment == "failed"_L1 ? script.fault(Fault::Reset) : script.end());
    HttpClient client(server.endpoint(m_ca));
    HttpCall *call = client.send(httpGet("/"));
    const QPointer<HttpCall> guard(call);
    QObject context;
    if (moment == "head"_L1)
        connect(call, &HttpCall::headReceived, &context, [call] { delete call; });
    else if (moment == "body"_L1)
        connect(call, &HttpCall::bodyReceived, &context, [call] { delete call; });
    else if (moment == "at once"_L1)
        delete call;
    else
        connect(call, &HttpCall::finished, &context, [call] { delete call; });
    QTRY_VERIFY(!guard);
    // The client is as good as new.
    server.always("GET", "/next", Script::response(200, "next"));
    WatchedCall next(client.send(httpGet("/next")));
    QTRY_VERIFY(next.good());
    QCOMPARE(next.body, "next");
}

void TestHttpClient::clientDeletedInEachCallback_data()
{
    addMoments();
}

void TestHttpClient::clientDeletedInEachCallback()
{
    QFETCH(QString, moment);
    FaultProxy server(m_ca);
    Script script = Script().head(200).chunk("a").chunk("b");
    server.always("GET", "", moment == "failed"_L1 ? script.fault(Fault::Reset) : script.end());
    auto *client = new HttpClient(server.endpoint(m_ca));
    const QPointer<HttpClient> guard(client);
    HttpCall *call = client->send(httpGet("/"));
    HttpCall *other = client->send(httpStream("/"));
    QObject context;
    int others = 0;
    connect(other, &HttpCall::finished, &context, [&] { ++others; });
    if (moment == "head"_L1)
        connect(call, &HttpCall::headReceived, &context, [client] { delete client; });
    else if (moment == "body"_L1)
        connect(call, &HttpCall::bodyReceived, &context, [client] { delete client; });
    else if (moment == "at once"_L1)
        delete client;
    else
        connect(call, &HttpCall::finished, &context, [client] { delete client; });
    QTRY_VERIFY(!guard);
    QTRY_COMPARE(server.connectionsOpen(), 0);
    if (moment == "at once"_L1)
        QCOMPARE(others, 0);
}

void TestHttpClient::clientDeletedWithCallsOfOthers()
{
    FaultProxy server(m_ca);
    server.always("GET", "", Script().head(200).chunk("a").gate("never"));
    auto client = std::make_unique<HttpClient>(server.endpoint(m_ca));
    QObject owner;
    HttpCall *call = client->send(httpStream("/"));
    call->setParent(&owner);
    WatchedCall watched(call);
    QTRY_COMPARE(watched.body, "a");
    client.reset();
    QTRY_COMPARE(server.connectionsOpen(), 0);
    call->setPaused(true);
    QCOMPARE(watched.finishes, 0);
}

void TestHttpClient::manyStreamsAndOneGet()
{
    // Row 51: no limit of connections a server.
    FaultProxy server(m_ca);
    server.always("GET", "/watch", Script().head(200).chunk("{}\n").gate("never"));
    server.always("GET", "/get", Script::response(200, "{}"));
    HttpClient client(server.endpoint(m_ca));
    std::vector<std::unique_ptr<WatchedCall>> streams;
    for (int i = 0; i < 30; ++i)
        streams.push_back(std::make_unique<WatchedCall>(client.send(httpStream("/watch"))));
    QTRY_VERIFY(std::ranges::all_of(streams, [](const auto &one) { return one->body == "{}\n"; }));
    QElapsedTimer timer;
    timer.start();
    WatchedCall get(client.send(httpGet("/get")));
    QTRY_VERIFY(get.good());
    QVERIFY(timer.elapsed() < 1000);
    QCOMPARE(server.connectionsOpen(), 31);
}

void TestHttpClient::otherEndpointAfterRenewal()
{
    FaultProxy::Options options;
    options.tls = m_ca.server().serverConfiguration(m_ca.anchors());
    FaultProxy server(options);
    server.always("GET", "/get", Script::response(200, "{}"));
    server.always("GET", "/slow", Script().head(200).chunk("a").gate("slow").end());
    Endpoint endpoint = server.endpoint(m_ca);
    TestIdentity identity = m_ca.client(u"anna"_s);
    endpoint.security.clientChain = identity.chain;
    endpoint.security.clientKey = identity.key;
    HttpClient client(endpoint);
    WatchedCall first(client.send(httpGet("/get")));
    WatchedCall slow(client.send(httpGet("/slow")));
    QTRY_VERIFY(first.good() && slow.heads == 1);

    identity = m_ca.client(u"anna"_s);
    endpoint.security.clientChain = identity.chain;
    endpoint.security.clientKey = identity.key;
    client.setEndpoint(endpoint);
    server.open("slow");
    QTRY_VERIFY(slow.good()); // runs on, but its connection is not used again
    WatchedCall second(client.send(httpGet("/get")));
    QTRY_VERIFY(second.good());
    QCOMPARE(server.requests().last().clientChain.first(), identity.certificate);
}

void TestHttpClient::percentEncoding()
{
    QCOMPARE(percentEncoded(u"a+b/c d=é&:~-._"_s), "a%2Bb%2Fc%20d%3D%C3%A9%26%3A~-._");
}

QTEST_GUILESS_MAIN(TestHttpClient)
#include "tst_httpclient.moc"
