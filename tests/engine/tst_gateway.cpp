// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// The gateway to a driver's UI against a cluster that forwards to scripted pages.
#include "core/engine/gateway/driverui.h"
#include "tests/support/drivercluster.h"
#include "tests/support/fakeclock.h"
#include "tests/support/gzip.h"
#include "tests/support/podmaker.h"
#include "tests/support/rawbrowser.h"

#include <QSignalSpy>
#include <QTcpSocket>
#include <QtTest/QTest>

#include <algorithm>
#include <atomic>
#include <unistd.h>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;
using firesteel::test::DriverCluster;
using firesteel::test::PodMaker;
using firesteel::test::RawBrowser;
using std::chrono::milliseconds;

namespace {

GatewayRequest requestFor(const QString &name = u"pi"_s)
{
    GatewayRequest request;
    request.namespaceName = u"jobs"_s;
    request.pod = u"pi-driver"_s;
    request.podUid = PodMaker::driver().json()["metadata"_L1].toObject()["uid"_L1].toString();
    request.appId = u"spark-a"_s;
    request.appName = name;
    request.tuning.firstRetry = milliseconds(20);
    request.tuning.lastRetry = milliseconds(50);
    return request;
}

/// A cluster with a running driver whose UI says its target, a session, and a gateway.
struct Bench {
    explicit Bench(GatewayRequest what = requestFor(), bool running = true, bool web = true)
        : request(std::move(what))
    {
        cluster.setPod(running ? PodMaker::driver().running().json() : PodMaker::driver().json());
        if (web)
            serve(request.uiPort);
        Connection connection;
        connection.endpoint = cluster.endpoint();
        connection.auth.token = "test-token";
        connection.namespaceName = u"jobs"_s;
        session = std::make_unique<ClusterSession>(connection, clock);
        ui = std::make_unique<DriverUi>(*session, request);
        ui->start();
    }

    void serve(quint16 port, const QByteArray &appId = "spark-a")
    {
        cluster.web(port).setHandler([this, appId](net::HttpExchange *exchange) {
            seen.append(exchange->request());
            if (exchange->request().target == "/api/v1/applications")
                return exchange->respond(200, {{"Content-Type", "application/json"}},
                                         "[{\"id\":\"" + appId + "\"}]");
            if (exchange->request().target == "/static/webui.css") // by which the UI is found
                return exchange->respond(200, {{"Content-Type", "text/css"}}, "a {}");
            if (page)
                return page(exchange);
            exchange->respond(200, {{"Content-Type", "text/html"}},
                              "page " + exchange->request().target);
        });
    }

    [[nodiscard]] QByteArray host() const { return ui->address().authority().toLatin1(); }
    [[nodiscard]] quint16 port() const { return quint16(ui->address().port()); }
    [[nodiscard]] bool is(UiState::Kind kind) const { return ui->state().kind == kind; }

    /// Follows a new link and keeps the cookie.
    [[nodiscard]] QByteArray link() { return ui->newLink().path(QUrl::FullyEncoded).toLatin1(); }

    DriverCluster cluster;
    SystemClock clock;
    GatewayRequest request;
    std::function<void(net::HttpExchange *)> page;
    QList<net::HttpServerRequest> seen;
    std::unique_ptr<ClusterSession> session;
    std::unique_ptr<DriverUi> ui;
};

} // namespace

#define READY(bench)                                                                               \
    QTRY_VERIFY((bench).is(UiState::Kind::Ready));                                                 \
    QVERIFY(!(bench).ui->address().isEmpty())

#define LOGIN(bench, cookie)                                                                       \
    QTRY_VERIFY(!(bench).ui->address().isEmpty());                                                 \
    QByteArray cookie;                                                                             \
    {                                                                                              \
        RawBrowser first((bench).port());                                                          \
        first.get((bench).host(), (bench).link());                                                 \
        QTRY_VERIFY(first.done());                                                                 \
        QCOMPARE(first.status(), 303);                                                             \
        QCOMPARE(first.header("location"), QByteArray("/"));                                       \
        cookie = first.header("set-cookie");                                                       \
        QVERIFY(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"));                \
        QVERIFY(!cookie.toLower().contains("domain"));                                             \
        cookie = cookie.left(cookie.indexOf(';'));                                                 \
    }

#define GET(bench, browser, target, cookie)                                                        \
    RawBrowser browser((bench).port());                                                            \
    browser.get((bench).host(), target, cookie);                                                   \
    QTRY_VERIFY(browser.done())

class TestGateway : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheUiToWhoCameByTheLink()
    {
        Bench bench;
        READY(bench);
        LOGIN(bench, cookie);
        GET(bench, browser, "/jobs/?a=1", cookie);
        QCOMPARE(browser.status(), 200);
        QCOMPARE(browser.body(), QByteArray("page /jobs/?a=1"));
        QVERIFY(browser.header("content-security-policy").contains("default-src 'self'"));
        const net::HttpHeaders &headers = bench.seen.constLast().headers;
        QVERIFY(net::headerValue(headers, "cookie").isEmpty());
        QCOMPARE(bench.ui->state().port, quint16(4040));
        // Several requests go over one connection, on both ways.
        const int forwards = bench.cluster.forwardsOpened();
        for (int i = 0; i < 3; ++i) {
            browser.get(bench.host(), "/jobs/" + QByteArray::number(i), cookie);
            QTRY_VERIFY(browser.done());
            QCOMPARE(browser.status(), 200);
        }
        QCOMPARE(bench.cluster.forwardsOpened(), forwards);
    }

    void refusesOtherHosts()
    {
        Bench bench;
        READY(bench);
        LOGIN(bench, cookie);
        const QByteArray number = QByteArray::number(bench.port());
        for (const QByteArray &host :
             {QByteArray("evil.example:" + number), QByteArray("127.0.0.1:" + number),
              QByteArray("localhost")}) {
            for (const QByteArray &target : {QByteArray("/"), bench.link()}) {
                RawBrowser browser(bench.port());
                browser.get(host, target, cookie);
                QTRY_VERIFY(browser.done());
                QCOMPARE(browser.status(), 421);
                QVERIFY(browser.header("set-cookie").isEmpty());
                QVERIFY(!browser.header("content-security-policy").isEmpty());
            }
        }
    }

    void theLinkIsForItsOwnerAlone()
    {
        std::atomic<uint> owner = geteuid() + 1;
        GatewayRequest request = requestFor();
        request.tuning.peerOwner = [&owner](const auto &, const auto &) {
            return std::optional<uint>(owner.load());
        };
        Bench bench(request);
        READY(bench);
        const QByteArray link = bench.link();
        RawBrowser browser(bench.port());
        browser.get(bench.host(), link); // by another user, who saw it in the list of processes
        QTRY_VERIFY(browser.done());
        QCOMPARE(browser.status(), 403);
        QVERIFY(browser.header("set-cookie").isEmpty());
        owner = geteuid(); // it has not been used up
        browser.get(bench.host(), link);
        QTRY_VERIFY(browser.done());
        QCOMPARE(browser.status(), 303);
        QVERIFY(!browser.header("set-cookie").isEmpty());
    }

    void theLinkWorksOnce()
    {
        Bench bench;
        READY(bench);
        const QByteArray link = bench.link();
        RawBrowser first(bench.port());
        first.get(bench.host(), link, {}, "Sec-Purpose: prefetch\r\n"); // does not use it up
        QTRY_VERIFY(first.done());
        QVERIFY(first.header("set-cookie").isEmpty());
        first.get(bench.host(), link);
        QTRY_VERIFY(first.done());
        QCOMPARE(first.status(), 303);
        const QByteArray cookie = first.header("set-cookie").split(';').constFirst();
        first.get(bench.host(), link); // again, by somebody without the cookie
        QTRY_VERIFY(first.done());
        QCOMPARE(first.status(), 403);
        QVERIFY(first.header("set-cookie").isEmpty());
        QVERIFY(first.body().contains("works once"));
        first.get(bench.host(), link, cookie); // "back" in the browser that has it
        QTRY_VERIFY(first.done());
        QCOMPARE(first.status(), 303);
        first.get(bench.host(), "/.firesteel/open/guessed");
        QTRY_VERIFY(first.done());
        QCOMPARE(first.status(), 403);
    }

    void linksAgeAndCookiesCount()
    {
        GatewayRequest request = requestFor();
        request.tuning.linkLife = milliseconds(-1);
        Bench bench(request);
        READY(bench);
        GET(bench, old, bench.link(), {});
        QCOMPARE(old.status(), 403);
        GET(bench, none, "/jobs/", {});
        QCOMPARE(none.status(), 403);
        QVERIFY(none.body().contains("Firesteel"));
        GET(bench, wrong, "/jobs/",
            "firesteel-" + QByteArray::number(bench.port()) + "=" + QByteArray(43, 'A'));
        QCOMPARE(wrong.status(), 403);
        for (const net::HttpServerRequest &seen : std::as_const(bench.seen))
            QCOMPARE(seen.target, QByteArray("/static/webui.css")); // ours alone
    }

    void whoComesEarlyWaits()
    {
        Bench bench;
        LOGIN(bench, cookie); // the UI is not found yet, or just so: nobody is told "not yet"
        GET(bench, browser, "/jobs/", cookie);
        QCOMPARE(browser.status(), 200);
        QCOMPARE(browser.body(), QByteArray("page /jobs/"));
    }

    void patienceEnds()
    {
        GatewayRequest request = requestFor();
        request.tuning.patience = milliseconds(100);
        Bench bench(request, true, false);
        bench.cluster.holdLogs(true); // the look comes to no end: the log is asked for the port
        QTRY_VERIFY(bench.cluster.logReads() > 0);
        LOGIN(bench, cookie);
        GET(bench, browser, "/", cookie);
        QCOMPARE(browser.status(), 503);
        QVERIFY(browser.body().contains("http-equiv=\"refresh\""));
    }

    void theForwardItselfServesNobodyElse()
    {
        Bench bench;
        READY(bench);
        // Everything on this machine that listens for us, but for the gateway, keeps silent.
        kube::ForwardRequest request;
        request.namespaceName = u"jobs"_s;
        request.pod = u"pi-driver"_s;
        request.remotePort = 4040;
        request.preamble = "sesame";
        const auto tunnel = bench.session->forward(request);
        QSignalSpy listening(tunnel.get(), &Tunnel::listening);
        QTRY_COMPARE(listening.size(), 1);
        const auto port = listening.constFirst().constFirst().value<quint16>();
        RawBrowser stranger(port);
        stranger.get("127.0.0.1", "/jobs/");
        QTRY_VERIFY(stranger.closed());
        QCOMPARE(stranger.status(), 0);
        QTcpSocket friendly;
        friendly.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        friendly.write("ses");
        QTRY_COMPARE(friendly.state(), QAbstractSocket::ConnectedState);
        friendly.write("ameGET /x HTTP/1.1\r\nHost: a\r\n\r\n");
        QTRY_VERIFY(friendly.bytesAvailable() > 0);
        QVERIFY(friendly.readAll().contains("200"));
    }

    void applicationsDoNotShareCookies()
    {
        Bench one(requestFor(u"etl"_s));
        GatewayRequest second = requestFor(u"kpi"_s);
        Bench two(second);
        READY(one);
        READY(two);
        QVERIFY(one.ui->address().host() != two.ui->address().host());
        LOGIN(one, cookie);
        const QByteArray value = cookie.mid(cookie.indexOf('=') + 1);
        GET(two, same, "/", cookie);
        QCOMPARE(same.status(), 403);
        GET(two, renamed, "/", "firesteel-" + QByteArray::number(two.port()) + '=' + value);
        QCOMPARE(renamed.status(), 403);
        RawBrowser crossed(two.port());
        crossed.get(one.host(), "/", cookie);
        QTRY_VERIFY(crossed.done());
        QCOMPARE(crossed.status(), 421);
    }

    void redirectsAndLinksStayHere()
    {
        GatewayRequest request = requestFor();
        request.prefixes = {"/spark/etl"};
        request.ownHosts = {u"10.42.0.7"_s};
        Bench bench(request);
        bench.page = [](net::HttpExchange *exchange) {
            const QByteArray target = exchange->request().target;
            if (target == "/")
                return exchange->respond(
                    302, {{"Location", "http://10.42.0.7:4040/spark/etl/jobs/"}}, {});
            if (target == "/jobs/")
                return exchange->respond(200, {{"Content-Type", "text/html;charset=utf-8"}},
                                         "<a href=\"/spark/etl/stages/\"><a "
                                         "href=\"/proxy/spark-a/executors/\">");
            if (target == "/tls")
                return exchange->respond(302, {{"Location", "https://10.42.0.7:4440/"}}, {});
            exchange->respond(200, {{"Content-Type", "application/json"}},
                              "{\"a\":\"/spark/etl/\"}");
        };
        READY(bench);
        LOGIN(bench, cookie);
        GET(bench, home, "/", cookie);
        QCOMPARE(home.status(), 302);
        QCOMPARE(home.header("location"), QByteArray("/jobs/"));
        GET(bench, jobs, "/jobs/", cookie);
        QCOMPARE(jobs.body(), QByteArray("<a href=\"/stages/\"><a href=\"/executors/\">"));
        GET(bench, inner, "/proxy/spark-a/executors/?x=1", cookie);
        QCOMPARE(inner.status(), 307);
        QCOMPARE(inner.header("location"), QByteArray("/executors/?x=1"));
        GET(bench, data, "/api", cookie);
        QCOMPARE(data.body(), QByteArray("{\"a\":\"/spark/etl/\"}"));
        GET(bench, tls, "/tls", cookie);
        QCOMPARE(tls.status(), 502);
        QVERIFY(tls.body().contains("TLS"));
    }

    void answersOfAllKinds()
    {
        Bench bench;
        QByteArray form;
        bench.page = [&form](net::HttpExchange *exchange) {
            const QByteArray target = exchange->request().target;
            if (target == "/none")
                return exchange->respond(204, {}, {});
            if (target == "/same")
                return exchange->respond(304, {{"ETag", "\"1\""}}, {});
            if (target == "/gzip")
                return exchange->respond(200, {{"Content-Encoding", "gzip"}},
                                         firesteel::test::gzipOf("unpacked"));
            if (exchange->request().method == "POST")
                form = exchange->request().body;
            exchange->respond(404, {{"Content-Type", "text/plain"}}, "no such job");
        };
        READY(bench);
        LOGIN(bench, cookie);
        GET(bench, browser, "/none", cookie);
        QCOMPARE(browser.status(), 204);
        browser.get(bench.host(), "/same", cookie);
        QTRY_VERIFY(browser.done());
        QCOMPARE(browser.status(), 304);
        browser.get(bench.host(), "/gzip", cookie);
        QTRY_VERIFY(browser.done());
        QCOMPARE(browser.body(), QByteArray("unpacked"));
        QVERIFY(browser.header("content-encoding").isEmpty());
        browser.ask("POST /jobs/job/kill/ HTTP/1.1\r\nHost: " + bench.host() +
                        "\r\nCookie: " + cookie + "\r\nContent-Length: 4\r\n",
                    "id=1");
        QTRY_VERIFY(browser.done());
        QCOMPARE(browser.status(), 404);
        QCOMPARE(browser.body(), QByteArray("no such job"));
        QCOMPARE(form, QByteArray("id=1"));
    }

    /// From the next request on, in both directions; looking stays free.
    void theLockHoldsInTheUiToo()
    {
        GatewayRequest request = requestFor();
        request.prefixes = {"/spark/etl"};
        Bench bench(request);
        READY(bench);
        LOGIN(bench, cookie);
        const auto killed = [&bench] {
            return std::ranges::count_if(bench.seen, [](const net::HttpServerRequest &one) {
                return one.method == "POST" || one.target.contains("kill");
            });
        };
        const QByteArray form = "POST /jobs/job/kill/ HTTP/1.1\r\nHost: " + bench.host() +
                                "\r\nCookie: " + cookie +
                                "\r\nAccept: text/html\r\nContent-Length: 4\r\n";
        bench.session->setReadOnly(true);
        RawBrowser browser(bench.port());
        for (const char *target :
             {"/jobs/job/kill/?id=1", "/stages/stage/kill/?id=2&terminate=true",
              "/spark/etl/jobs/job/kill/?id=1", "/proxy/spark-a/stages/stage/kill/?id=2"}) {
            browser.get(bench.host(), target, cookie);
            QTRY_VERIFY(browser.done());
            QCOMPARE(browser.status(), 403);
            QVERIFY(browser.body().contains("locked for reading only"));
            QVERIFY(browser.body().contains("page Cluster"));
        }
        browser.ask(form, "id=1");
        QTRY_VERIFY(browser.done());
        QCOMPARE(browser.status(), 403);
        browser.get(bench.host(), "/jobs/job/?id=1", cookie);
        QTRY_VERIFY(browser.done());
        QCOMPARE(browser.status(), 200);
        QCOMPARE(killed(), 0);
        bench.session->setReadOnly(false);
        RawBrowser second(bench.port());
        second.ask(form, "id=1");
        QTRY_VERIFY(second.done());
        QCOMPARE(second.status(), 200);
        QCOMPARE(killed(), 1);
    }

    /// It was locked when it was opened.
    void aLockedSessionOpensALockedUi()
    {
        Bench bench;
        READY(bench);
        bench.ui.reset();
        Connection connection = bench.session->connection();
        connection.readOnly = true;
        bench.session = std::make_unique<ClusterSession>(connection, bench.clock);
        bench.ui = std::make_unique<DriverUi>(*bench.session, bench.request);
        bench.ui->start();
        READY(bench);
        LOGIN(bench, cookie);
        GET(bench, browser, "/stages/stage/kill/?id=2", cookie);
        QCOMPARE(browser.status(), 403);
        browser.get(bench.host(), "/stages/", cookie);
        QTRY_VERIFY(browser.done());
        QCOMPARE(browser.status(), 200);
    }

    void aSlowReaderSlowsTheDriver()
    {
        Bench bench;
        constexpr qint64 Whole = 96LL << 20;
        qint64 made = 0;
        bench.page = [&made](net::HttpExchange *exchange) {
            exchange->begin(200, {{"Content-Type", "application/octet-stream"}});
            const auto more = [exchange, &made] {
                while (made < Whole && exchange->bytesToWrite() < 256 * 1024) {
                    exchange->write(QByteArray(64 * 1024, 'x'));
                    made += 64 * 1024;
                }
                if (made >= Whole)
                    exchange->end();
            };
            connect(exchange, &net::HttpExchange::bytesWritten, exchange, more);
            more();
        };
        READY(bench);
        LOGIN(bench, cookie);
        RawBrowser slow(bench.port());
        slow.beLazy(64 * 1024);
        slow.get(bench.host(), "/big", cookie);
        QTRY_VERIFY(made > 0);
        qint64 before = -1;
        // Until nothing moves any more: all that is on the way stands in buffers.
        QTRY_VERIFY_WITH_TIMEOUT(std::exchange(before, made) == made && made > 0, 20'000);
        GET(bench, other, "/api/v1/applications", cookie); // others go on
        QCOMPARE(other.status(), 200);
        QVERIFY2(made < Whole / 2, qPrintable(QString::number(made)));
        slow.resume();
        QTRY_VERIFY_WITH_TIMEOUT(slow.done(), 60'000);
        QCOMPARE(slow.body().size(), Whole);
    }

    void saysThatTheDriverHasEnded()
    {
        Bench bench;
        READY(bench);
        LOGIN(bench, cookie);
        bench.cluster.setPod(PodMaker::driver().terminated(0).json());
        QTRY_VERIFY(bench.is(UiState::Kind::Ended));
        GET(bench, browser, "/jobs/", cookie);
        QCOMPARE(browser.status(), 503);
        QVERIFY(browser.body().contains("The driver of pi has ended"));
        QVERIFY(!browser.body().contains("http-equiv"));
        QCOMPARE(browser.header("cache-control"), QByteArray("no-store"));
        RawBrowser script(bench.port());
        script.ask("GET /api HTTP/1.1\r\nHost: " + bench.host() + "\r\nCookie: " + cookie + "\r\n");
        QTRY_VERIFY(script.done());
        QVERIFY(script.header("content-type").startsWith("text/plain"));
        // A later run of the same name is another application.
        QJsonObject later = PodMaker::driver().running().json();
        QJsonObject metadata = later["metadata"_L1].toObject();
        metadata.insert("uid"_L1, "later"_L1);
        later.insert("metadata"_L1, metadata);
        bench.cluster.removePod(u"pi-driver"_s);
        bench.cluster.setPod(later);
        browser.get(bench.host(), "/jobs/", cookie);
        QTRY_VERIFY(browser.done());
        QCOMPARE(browser.status(), 503);
    }

    void saysThatTheDriverWasGoneBefore()
    {
        Bench gone;
        gone.cluster.removePod(u"pi-driver"_s);
        gone.ui = std::make_unique<DriverUi>(*gone.session, gone.request);
        gone.ui->start();
        QTRY_VERIFY(gone.is(UiState::Kind::Ended));
        LOGIN(gone, cookie); // the link leads to the page that says so
        GET(gone, browser, "/", cookie);
        QCOMPARE(browser.status(), 503);
    }

    void waitsForDriverAndUi()
    {
        Bench bench(requestFor(), false, false);
        LOGIN(bench, cookie);
        GET(bench, browser, "/", cookie);
        QCOMPARE(browser.status(), 503);
        QVERIFY(browser.body().contains("not running yet"));
        QVERIFY(browser.body().contains("http-equiv=\"refresh\""));
        bench.cluster.setPod(PodMaker::driver().running().json());
        QTRY_VERIFY(bench.is(UiState::Kind::NotListening));
        browser.get(bench.host(), "/", cookie);
        QTRY_VERIFY(browser.done());
        QVERIFY(browser.body().contains("not up yet"));
        bench.serve(4040);
        READY(bench);
        browser.get(bench.host(), "/", cookie);
        QTRY_VERIFY(browser.done());
        QCOMPARE(browser.status(), 200);
    }

    void findsTheMovedPort_data()
    {
        QTest::addColumn<int>("set");
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QByteArray>("idAt4041");
        QTest::addColumn<int>("found");
        const QByteArray line = "Successfully started service 'SparkUI' on port ";
        QTest::newRow("the log tells") << 4040 << line + "4056." << QByteArray("other") << 4056;
        QTest::newRow("any free port") << 0 << line + "4056." << QByteArray("other") << 4056;
        QTest::newRow("the next one") << 4040 << QByteArray() << QByteArray("spark-a") << 4041;
        QTest::newRow("not that of another application")
            << 4040 << QByteArray() << QByteArray("spark-b") << 0;
    }

    void findsTheMovedPort()
    {
        QFETCH(int, set);
        QFETCH(QByteArray, log);
        QFETCH(QByteArray, idAt4041);
        QFETCH(int, found);
        GatewayRequest request = requestFor();
        request.uiPort = quint16(set);
        Bench bench(request, false, false);
        bench.cluster.setLog(log);
        bench.serve(4056);
        bench.serve(4041, idAt4041);
        bench.cluster.setPod(PodMaker::driver().running().json());
        if (found != 0) {
            READY(bench);
            QCOMPARE(int(bench.ui->state().port), found);
        } else {
            QTRY_VERIFY(bench.cluster.logReads() > 2);
            QVERIFY(!bench.is(UiState::Kind::Ready));
        }
    }

    void aCutForwardEndsAnAnswerAndIsDialledAnew()
    {
        Bench bench;
        QPointer<net::HttpExchange> half;
        bench.page = [&half](net::HttpExchange *exchange) {
            if (exchange->request().target != "/half")
                return exchange->respond(200, {}, "whole");
            exchange->begin(200, {{"Content-Type", "text/html"}});
            exchange->write("<p>first");
            half = exchange;
        };
        READY(bench);
        LOGIN(bench, cookie);
        RawBrowser browser(bench.port());
        browser.get(bench.host(), "/half", cookie);
        QTRY_VERIFY(half);
        QTRY_COMPARE(browser.status(), 200);
        bench.cluster.cutForwards();
        QTRY_VERIFY(browser.closed());
        QVERIFY(!browser.done()); // half a page does not look like a whole one
        GET(bench, again, "/next", cookie);
        QCOMPARE(again.status(), 200);
        QCOMPARE(again.body(), QByteArray("whole"));
    }

    void saysThatTheClusterIsAwayAndComesBack()
    {
        Bench bench;
        READY(bench);
        LOGIN(bench, cookie);
        bench.cluster.refuseForwards = 502;
        bench.cluster.cutForwards();
        QTRY_COMPARE(bench.cluster.forwardsOpen(), 0);
        GET(bench, browser, "/jobs/", cookie);
        QCOMPARE(browser.status(), 503);
        QVERIFY(browser.body().contains("cannot be reached just now"));
        QVERIFY(browser.body().contains("http-equiv=\"refresh\""));
        QTRY_VERIFY(bench.is(UiState::Kind::Unreachable));
        bench.cluster.refuseForwards = 0;
        READY(bench); // by itself
        browser.get(bench.host(), "/jobs/", cookie);
        QTRY_VERIFY(browser.done());
        QCOMPARE(browser.status(), 200);
    }

    void saysWhatRightIsMissing()
    {
        GatewayRequest request = requestFor();
        Bench bench(request, false);
        bench.cluster.deniedVerbs = {u"get"_s};
        bench.cluster.setPod(PodMaker::driver().running().json());
        QTRY_VERIFY(bench.is(UiState::Kind::Refused));
        QCOMPARE(bench.ui->state().cause->code, Errc::Forbidden);
        LOGIN(bench, cookie);
        GET(bench, browser, "/", cookie);
        QCOMPARE(browser.status(), 503);
        QVERIFY(browser.body().contains("pods/portforward"));
    }

    void saysThatThereIsNoUi()
    {
        GatewayRequest request = requestFor();
        request.uiEnabled = false;
        Bench bench(request);
        QTRY_VERIFY(bench.is(UiState::Kind::Disabled));
        LOGIN(bench, cookie);
        GET(bench, browser, "/", cookie);
        QVERIFY(browser.body().contains("spark.ui.enabled"));
        QCOMPARE(bench.cluster.forwardsOpened(), 0);
    }

    void closesWithTheApplication()
    {
        Bench bench;
        READY(bench);
        LOGIN(bench, cookie);
        const quint16 port = bench.port();
        GET(bench, browser, "/", cookie);
        bench.ui.reset();
        QTRY_VERIFY(browser.closed());
        QTRY_COMPARE(bench.cluster.forwardsOpen(), 0);
        QTcpSocket late;
        late.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        QTRY_COMPARE(late.error(), QAbstractSocket::ConnectionRefusedError);
    }
};

QTEST_GUILESS_MAIN(TestGateway)
#include "tst_gateway.moc"
