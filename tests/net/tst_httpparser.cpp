// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/httpmessage.h"
#include "core/net/httpparser.h"
#include "core/net/inflater.h"
#include "tests/support/gzip.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::net;
using namespace firesteel::test;

/// What comes off the wire, without a wire.
class TestHttpParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void requests_data();
    void requests();
    void sameInAnyPieces();
    void pipelined();
    void tunnelKeepsTheRest();
    void upgradeKeepsTheRest();
    void endOfConnection_data();
    void endOfConnection();
    void tokensInFields();
    void heads();
    void inflatesInBoundedPieces();
    void inflaterRefusesBombs();
};

static QByteArray told(HttpParser &parser)
{
    QByteArray out;
    while (parser.hasEvent()) {
        const HttpEvent event = parser.takeEvent();
        switch (event.kind) {
        case HttpEvent::Kind::Head:
            out += event.method.isEmpty() ? QByteArray::number(event.status)
                                          : event.method + ' ' + event.target;
            for (const auto &[name, value] : event.headers)
                out += ' ' + name + '=' + value;
            out += event.upgrade ? " upgrade|" : "|";
            break;
        case HttpEvent::Kind::Body:
            out += '[' + event.body + ']';
            break;
        case HttpEvent::Kind::End:
            out += event.keepAlive ? "end+" : "end-";
            break;
        }
    }
    return out;
}

void TestHttpParser::requests_data()
{
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<QByteArray>("out"); // "error": refused
    const QByteArray error = "error";
    QTest::newRow("get") << QByteArray("GET /a?b=c HTTP/1.1\r\nHost: x\r\n\r\n")
                         << QByteArray("GET /a?b=c Host=x|end+");
    QTest::newRow("old") << QByteArray("GET / HTTP/1.0\r\n\r\n") << QByteArray("GET /|end-");
    QTest::newRow("close") << QByteArray("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
                           << QByteArray("GET / Connection=close|end-");
    QTest::newRow("body") << QByteArray("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc")
                          << QByteArray("POST / Content-Length=3|[abc]end+");
    QTest::newRow("chunked") << QByteArray("PATCH / HTTP/1.1\r\nTransfer-Encoding: "
                                           "chunked\r\n\r\n1\r\na\r\n2\r\nbc\r\n0\r\n\r\n")
                             << QByteArray("PATCH / Transfer-Encoding=chunked|[abc]end+");
    QTest::newRow("blank around values")
        << QByteArray("GET / HTTP/1.1\r\nA:  b c \t\r\n\r\n") << QByteArray("GET / A=b c|end+");
    QTest::newRow("empty value") << QByteArray("GET / HTTP/1.1\r\nA:\r\nB: c\r\n\r\n")
                                 << QByteArray("GET / A= B=c|end+");
    QTest::newRow("repeated fields")
        << QByteArray("GET / HTTP/1.1\r\nA: 1\r\nA: 2\r\n\r\n") << QByteArray("GET / A=1 A=2|end+");
    QTest::newRow("websocket")
        << QByteArray("GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        << QByteArray("GET / Upgrade=websocket Connection=Upgrade upgrade|end+");
    QTest::newRow("unknown method") << QByteArray("FROB / HTTP/1.1\r\n\r\n") << error;
    QTest::newRow("HTTP/2 preface") << QByteArray("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n") << error;
    QTest::newRow("TLS hello") << QByteArray("\x16\x03\x01\x02\x00\x01", 6) << error;
    QTest::newRow("folded field") << QByteArray("GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n") << error;
    QTest::newRow("blank before colon")
        << QByteArray("GET / HTTP/1.1\r\nContent-Length : 3\r\n\r\nabc") << error;
    QTest::newRow("both lengths") << QByteArray("POST / HTTP/1.1\r\nContent-Length: "
                                                "3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
                                  << error;
    QTest::newRow("length overflow")
        << QByteArray("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n") << error;
}

void TestHttpParser::requests()
{
    QFETCH(QByteArray, in);
    QFETCH(QByteArray, out);
    HttpParser parser(HttpParser::Side::Request);
    const Result<> fed = parser.feed(in);
    QCOMPARE(fed ? told(parser) : QByteArray("error"), out);
    HttpParser bytewise(HttpParser::Side::Request);
    Result<> last;
    for (qsizetype i = 0; i < in.size() && last; ++i)
        last = bytewise.feed(QByteArrayView(in).sliced(i, 1));
    QCOMPARE(last ? told(bytewise) : QByteArray("error"), out);
}

void TestHttpParser::sameInAnyPieces()
{
    const QByteArray in =
        "HTTP/1.1 103 Early\r\nA: b\r\n\r\nHTTP/1.1 200 Fine\r\nTransfer-Encoding: chunked\r\n\r\n"
        "5;x=y\r\nhello\r\n6\r\n world\r\n0\r\nT: 1\r\n\r\nHTTP/1.1 204 None\r\n\r\n"
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
    const QByteArray expected =
        "200 Transfer-Encoding=chunked|[hello world]end+204|end+200 Content-Length=2|[ok]end+";
    for (qsizetype first = 0; first <= in.size(); ++first) {
        HttpParser parser(HttpParser::Side::Response);
        QVERIFY(parser.feed(QByteArrayView(in).first(first)));
        QVERIFY(parser.feed(QByteArrayView(in).sliced(first)));
        QCOMPARE(told(parser), expected);
        QVERIFY(!parser.begun());
        QVERIFY(parser.finish());
    }
}

void TestHttpParser::pipelined()
{
    HttpParser parser(HttpParser::Side::Request);
    QVERIFY(parser.feed("GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\n\r\nGET /3"));
    QCOMPARE(told(parser), "GET /1|end+GET /2|end+");
    QVERIFY(parser.begun());
}

void TestHttpParser::tunnelKeepsTheRest()
{
    HttpParser parser(HttpParser::Side::Response);
    parser.expect(HttpParser::Expect::Tunnel);
    QVERIFY(parser.feed("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n\x16\x03"));
    QVERIFY(parser.upgraded());
    QVERIFY(parser.feed("\x01"));
    QCOMPARE(parser.takeRest(), "\x16\x03\x01");

    HttpParser refused(HttpParser::Side::Response);
    refused.expect(HttpParser::Expect::Tunnel);
    QVERIFY(refused.feed("HTTP/1.1 403 No\r\nContent-Length: 2\r\n\r\nno"));
    QCOMPARE(told(refused), "403 Content-Length=2|[no]end+");
}

void TestHttpParser::upgradeKeepsTheRest()
{
    HttpParser parser(HttpParser::Side::Response);
    const QByteArray frame("\x82\x00", 2);
    const QByteArray in =
        "HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n" + frame;
    QVERIFY(parser.feed(in));
    QVERIFY(parser.upgraded());
    QCOMPARE(parser.takeRest(), frame);
}

void TestHttpParser::endOfConnection_data()
{
    QTest::addColumn<QByteArray>("in");
    QTest::addColumn<bool>("whole");
    QTest::newRow("nothing") << QByteArray() << true;
    QTest::newRow("after a message") << QByteArray("HTTP/1.1 204 x\r\n\r\n") << true;
    QTest::newRow("body until the end") << QByteArray("HTTP/1.1 200 OK\r\n\r\nabc") << true;
    QTest::newRow("status line") << QByteArray("HTTP/1.1 2") << false;
    QTest::newRow("head") << QByteArray("HTTP/1.1 200 OK\r\nA: b\r\n") << false;
    QTest::newRow("length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nab")
                            << false;
    QTest::newRow("chunk") << QByteArray(
                                  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nab")
                           << false;
    QTest::newRow("no last chunk")
        << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n") << false;
    QTest::newRow("trailer") << QByteArray(
                                    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
                             << false;
}

void TestHttpParser::endOfConnection()
{
    QFETCH(QByteArray, in);
    HttpParser parser(HttpParser::Side::Response);
    QVERIFY(parser.feed(in));
    const Result<> end = parser.finish();
    QTEST(end.has_value(), "whole");
    if (!end)
        QCOMPARE(end.error().context.value(u"truncated"_s), u"true"_s);
}

void TestHttpParser::tokensInFields()
{
    HttpHeaders headers;
    headers.emplaceBack("Connection", "keep-alive, Upgrade");
    headers.emplaceBack("connection", "x");
    QVERIFY(fieldHasToken(headers, "CONNECTION", "upgrade"));
    QVERIFY(fieldHasToken(headers, "connection", "X"));
    QVERIFY(!fieldHasToken(headers, "connection", "grade"));
    QVERIFY(isToken("X-Field_1"));
    QVERIFY(!isToken(""));
    QVERIFY(!isToken("a b"));
    QVERIFY(!isToken("a\xc3\xa9"));
    QCOMPARE(authority(u"::1"_s, 80), "[::1]:80");
    QCOMPARE(authority(u"bücher.example"_s, 80), "xn--bcher-kva.example:80");
}

void TestHttpParser::heads()
{
    HttpHeaders headers;
    headers.emplaceBack("Host", "x");
    QCOMPARE(requestHead("GET", "/", headers), "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    QCOMPARE(responseHead(404, headers), "HTTP/1.1 404 Not Found\r\nHost: x\r\n\r\n");
    for (const int status :
         {101, 200, 201, 204, 299, 400, 401, 403, 405, 409, 410, 413, 422, 429, 431, 500, 503}) {
        HttpParser parser(HttpParser::Side::Response);
        QVERIFY(parser.feed(responseHead(status, {})));
        QVERIFY(parser.hasEvent());
        QCOMPARE(parser.takeEvent().status, status);
    }
}

void TestHttpParser::inflatesInBoundedPieces()
{
    const QByteArray text(1'000'000, 'x');
    Inflater inflater(true);
    inflater.add(gzipOf(text));
    QByteArray out;
    for (;;) {
        const auto piece = inflater.take();
        QVERIFY(piece);
        if (piece->isEmpty())
            break;
        QVERIFY(piece->size() <= 64 << 10);
        out += *piece;
    }
    QCOMPARE(out, text);
    QVERIFY(inflater.finish());
    QVERIFY(inflater.take()->isEmpty());
}

void TestHttpParser::inflaterRefusesBombs()
{
    const QByteArray bomb = gzipOf(QByteArray(40 << 20, '\0'));
    for (const bool guarded : {true, false}) {
        Inflater inflater(guarded);
        inflater.add(bomb);
        qint64 total = 0;
        Result<QByteArray> piece;
        while ((piece = inflater.take()) && !piece->isEmpty())
            total += piece->size();
        QCOMPARE(piece.has_value(), !guarded);
        QVERIFY(guarded ? total < 17 << 20 : total == 40 << 20);
    }
}

QTEST_GUILESS_MAIN(TestHttpParser)
#include "tst_httpparser.moc"
