// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gateway/driverui.h"
#include "core/engine/gateway/gatewaypages.h"
#include "core/engine/gateway/gatewayrules.h"
#include "core/engine/gateway/prefixcutter.h"
#include "tests/support/podmaker.h"

#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;
using firesteel::test::PodMaker;

namespace {

const GatewayIdentity Me{"etl-1a2b3c4d.localhost", 40123, "sesame"};

net::HttpServerRequest asked(const QByteArray &target, const net::HttpHeaders &more = {},
                             const QByteArray &method = "GET",
                             const QByteArray &host = "etl-1a2b3c4d.localhost:40123")
{
    net::HttpServerRequest request;
    request.method = method;
    request.target = target;
    request.headers = {{"Host", host}};
    request.headers += more;
    return request;
}

const net::HttpHeaders Key{{"Cookie", "a=b; firesteel-40123=sesame"}};

} // namespace

Q_DECLARE_METATYPE(firesteel::engine::Admission)
Q_DECLARE_METATYPE(firesteel::net::HttpServerRequest)

class TestGatewayRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void admission_data()
    {
        QTest::addColumn<net::HttpServerRequest>("request");
        QTest::addColumn<Admission>("expected");
        QTest::newRow("key") << asked("/jobs/", Key) << Admission::Granted;
        QTest::newRow("no key") << asked("/jobs/") << Admission::NoKey;
        QTest::newRow("key of another port")
            << asked("/", {{"Cookie", "firesteel-40124=sesame"}}) << Admission::NoKey;
        QTest::newRow("beginning of the key")
            << asked("/", {{"Cookie", "firesteel-40123=sesam"}}) << Admission::NoKey;
        QTest::newRow("second cookie field")
            << asked("/", {{"Cookie", "x=y"}, {"cookie", "firesteel-40123=sesame"}})
            << Admission::Granted;
        QTest::newRow("host in capitals")
            << asked("/", Key, "GET", "ETL-1A2B3C4D.localhost:40123") << Admission::Granted;
        QTest::newRow("rebound name")
            << asked("/", Key, "GET", "evil.example:40123") << Admission::WrongHost;
        QTest::newRow("address") << asked("/", Key, "GET", "127.0.0.1:40123")
                                 << Admission::WrongHost;
        QTest::newRow("another application's name")
            << asked("/", Key, "GET", "kpi-1a2b3c4d.localhost:40123") << Admission::WrongHost;
        QTest::newRow("another port")
            << asked("/", Key, "GET", "etl-1a2b3c4d.localhost:80") << Admission::WrongHost;
        QTest::newRow("two hosts")
            << asked("/", {{"Host", "evil.example"}}) << Admission::WrongHost;
        net::HttpServerRequest none = asked("/", Key);
        none.headers.removeFirst();
        QTest::newRow("no host") << none << Admission::WrongHost;
        QTest::newRow("absolute target")
            << asked("http://evil.example/", Key) << Admission::BadTarget;
        QTest::newRow("target with a host")
            << asked("//evil.example/", Key) << Admission::BadTarget;
        QTest::newRow("link") << asked("/.firesteel/open/abc") << Admission::Link;
        QTest::newRow("link by HEAD")
            << asked("/.firesteel/open/abc", {}, "HEAD") << Admission::WrongMethod;
        QTest::newRow("PUT") << asked("/", Key, "PUT") << Admission::WrongMethod;
        QTest::newRow("TRACE") << asked("/", Key, "TRACE") << Admission::WrongMethod;
        QTest::newRow("form of ours")
            << asked("/jobs/job/kill/",
                     Key + net::HttpHeaders{{"Origin", "http://" + Me.authority()}}, "POST")
            << Admission::Granted;
        QTest::newRow("form of another site")
            << asked("/jobs/job/kill/", Key + net::HttpHeaders{{"Origin", "http://evil.example"}},
                     "POST")
            << Admission::Foreign;
        QTest::newRow("form of a sandboxed page")
            << asked("/jobs/job/kill/", Key + net::HttpHeaders{{"Origin", "null"}}, "POST")
            << Admission::Foreign;
        QTest::newRow("picture in another site")
            << asked("/static/a.png", Key + net::HttpHeaders{{"Sec-Fetch-Site", "cross-site"},
                                                             {"Sec-Fetch-Mode", "no-cors"}})
            << Admission::Foreign;
        QTest::newRow("link in another site")
            << asked("/jobs/", Key + net::HttpHeaders{{"Sec-Fetch-Site", "cross-site"},
                                                      {"Sec-Fetch-Mode", "navigate"}})
            << Admission::Granted;
    }

    void admission()
    {
        QFETCH(net::HttpServerRequest, request);
        QFETCH(Admission, expected);
        QCOMPARE(int(engine::admission(request, Me)), int(expected));
    }

    void changes_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<bool>("expected");
        const auto add = [](const char *name, const char *method, const char *target, bool change) {
            QTest::newRow(name) << QByteArray(method) << QByteArray(target) << change;
        };
        add("page", "GET", "/jobs/", false);
        add("head", "HEAD", "/jobs/", false);
        add("form", "POST", "/jobs/", true);
        add("kill a job", "GET", "/jobs/job/kill/?id=1", true);
        add("kill a job by a form", "POST", "/jobs/job/kill/", true);
        add("kill a stage", "GET", "/stages/stage/kill?id=1&terminate=true", true);
        add("look at it", "HEAD", "/jobs/job/kill/", true);
        add("behind a proxy base", "GET", "/proxy/spark-1/stages/stage/kill/?id=0", true);
        add("encoded", "GET", "/jobs/job/%6Bill/?id=1", true);
        add("encoded slash", "GET", "/jobs/job%2fkill?id=1", true);
        add("with a parameter", "GET", "/jobs/job/kill;a=b/?id=1", true);
        add("in capitals", "GET", "/jobs/job/KILL/", true);
        add("a job's page", "GET", "/jobs/job/?id=1&kill=/kill/", false);
        add("a longer word", "GET", "/static/killed.png", false);
    }

    void changes()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        QFETCH(bool, expected);
        QCOMPARE(wouldChange(asked(target, Key, method)), expected);
    }

    void slugs()
    {
        QCOMPARE(gatewaySlug(u"ETL orders (v2)"_s, "x").first(13), QByteArray("etl-orders-v2"));
        QVERIFY(gatewaySlug(u"a"_s, "x") != gatewaySlug(u"a"_s, "y"));
        for (const QString &name :
             {u""_s, u"…"_s, u"-"_s, u"żółw"_s, u"xn--a"_s, QString(300, u'k')}) {
            const QByteArray slug = gatewaySlug(name, "x");
            QVERIFY2(slug.size() <= 63 && slug.at(0) != '-' && !slug.contains("--"),
                     slug.constData());
            for (const char c : slug)
                QVERIFY((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-');
        }
    }

    void towardsTheDriver()
    {
        const net::HttpHeaders sent = towardsDriver({{"Host", "etl-1a2b3c4d.localhost:40123"},
                                                     {"Connection", "keep-alive, X-Secret"},
                                                     {"X-Secret", "1"},
                                                     {"Keep-Alive", "5"},
                                                     {"Upgrade", "h2c"},
                                                     {"Transfer-Encoding", "chunked"},
                                                     {"Content-Length", "3"},
                                                     {"Accept-Encoding", "br"},
                                                     {"X-Forwarded-Context", "/evil"},
                                                     {"Forwarded", "for=x"},
                                                     {"Origin", "http://etl"},
                                                     {"Referer", "http://etl/jobs"},
                                                     {"Cookie", "a=b; firesteel-40123=sesame; c=d"},
                                                     {"Accept", "text/html"},
                                                     {"Authorization", "Basic x"}},
                                                    Me);
        QCOMPARE(sent, (net::HttpHeaders{{"Cookie", "a=b; c=d"},
                                         {"Accept", "text/html"},
                                         {"Authorization", "Basic x"}}));
        QVERIFY(towardsDriver(Key, Me) == (net::HttpHeaders{{"Cookie", "a=b"}}));
    }

    void locations_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("path") << QByteArray("/jobs/") << QByteArray("/jobs/");
        QTest::newRow("relative") << QByteArray("stages/?id=1") << QByteArray("stages/?id=1");
        QTest::newRow("loopback") << QByteArray("http://127.0.0.1:38123/jobs/?a=%20b#c")
                                  << QByteArray("/jobs/?a=%20b#c");
        QTest::newRow("pod address") << QByteArray("http://10.42.0.7:4040") << QByteArray("/");
        QTest::newRow("service") << QByteArray("http://etl-driver-svc.spark.svc:4040/jobs/")
                                 << QByteArray("/jobs/");
        QTest::newRow("without scheme")
            << QByteArray("//10.42.0.7:4040/jobs/") << QByteArray("/jobs/");
        QTest::newRow("slashes") << QByteArray("http://10.42.0.7//evil.example/")
                                 << QByteArray("/evil.example/");
        QTest::newRow("proxy base") << QByteArray("/proxy/spark-1/jobs/") << QByteArray("/jobs/");
        QTest::newRow("host and proxy base")
            << QByteArray("http://10.42.0.7:4040/proxy/spark-1/jobs/") << QByteArray("/jobs/");
        QTest::newRow("outer address")
            << QByteArray("https://spark.example.org/etl/jobs/") << QByteArray("/jobs/");
        QTest::newRow("like a base")
            << QByteArray("/proxy/spark-12/jobs/") << QByteArray("/proxy/spark-12/jobs/");
        QTest::newRow("elsewhere") << QByteArray("https://login.example.org/?r=1")
                                   << QByteArray("https://login.example.org/?r=1");
    }

    void locations()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const DriverNames names{{u"127.0.0.1"_s, u"10.42.0.7"_s, u"etl-driver-svc.spark.svc"_s},
                                {"/proxy/spark-1", "https://spark.example.org/etl"}};
        QCOMPARE(rewrittenLocation(from, names).value_or("none"), to);
        QVERIFY(!rewrittenLocation("https://10.42.0.7:4440/jobs/", names));
    }

    void towardsTheBrowser()
    {
        net::HttpHead head;
        head.status = 200;
        head.headers = {{"Content-Type", "text/html"},
                        {"Content-Length", "12"},
                        {"Content-Encoding", "gzip"},
                        {"Connection", "close"},
                        {"Content-Security-Policy", "default-src *"},
                        {"Cache-Control", "max-age=100"},
                        {"Access-Control-Allow-Origin", "*"},
                        {"Set-Cookie", "firesteel-40123=mine; Path=/"},
                        {"Set-Cookie", "s=1; Domain=localhost; Path=/"}};
        const net::HttpHeaders page = engine::towardsBrowser(head, "/jobs/", Me, {});
        QCOMPARE(net::headerValue(page, "cache-control"), QByteArray("no-store"));
        QVERIFY(net::headerValue(page, "content-security-policy").contains("default-src 'self'"));
        QCOMPARE(net::headerValue(page, "set-cookie"), QByteArray("s=1; Path=/"));
        for (const char *name :
             {"content-length", "content-encoding", "connection", "access-control-allow-origin"})
            QVERIFY2(net::headerValue(page, name).isEmpty(), name);
        const auto policies = std::ranges::count_if(page, [](const auto &field) {
            return field.first.compare("content-security-policy", Qt::CaseInsensitive) == 0;
        });
        QCOMPARE(policies, 1);
        const net::HttpHeaders asset = engine::towardsBrowser(head, "/static/x.js", Me, {});
        QVERIFY(net::headerValue(asset, "cache-control").startsWith("private"));
    }

    void cutsPrefixes_data()
    {
        QTest::addColumn<qsizetype>("piece");
        for (const qsizetype piece : {1, 2, 3, 7, 1000})
            QTest::addRow("%d", int(piece)) << piece;
    }

    void cutsPrefixes()
    {
        QFETCH(qsizetype, piece);
        const QByteArray page =
            "<a href=\"/proxy/spark-1/jobs/\">/proxy/spark-1/jobs</a>"
            "<script>setUIRoot('/proxy/spark-1')</script><a href='/proxy/spark-12/'>"
            "<img src=\"https://spark.example.org/etl/proxy/spark-1/x.png\">"
            "url(/proxy/spark-1/a.css) \"/proxy/spark-1\"";
        const QByteArray expected = "<a href=\"/jobs/\">/proxy/spark-1/jobs</a>"
                                    "<script>setUIRoot('')</script><a href='/proxy/spark-12/'>"
                                    "<img src=\"/x.png\">"
                                    "url(/a.css) \"\"";
        PrefixCutter cutter({"/proxy/spark-1", "https://spark.example.org/etl/proxy/spark-1"});
        QByteArray out;
        for (qsizetype at = 0; at < page.size(); at += piece)
            out += cutter.feed(page.sliced(at, std::min(piece, page.size() - at)));
        out += cutter.finish();
        QCOMPARE(out, expected);
    }

    void pagesEscape()
    {
        GatewayTexts texts;
        const QByteArray page = gatewayPage(texts, u"<b>%next"_s, texts.ended, texts.endedNext);
        QVERIFY(page.contains("The driver of &lt;b&gt;%next has ended"));
        QVERIFY(!page.contains("<b>"));
        QVERIFY(!page.contains("http-equiv"));
        QVERIFY(gatewayPage(texts, u"a"_s, texts.notListening, {}, 2).contains("content=\"2\""));
    }

    void portInLog()
    {
        QVERIFY(!uiPortInLog("INFO SparkContext: Running Spark"));
        QCOMPARE(uiPortInLog("WARN Utils: Service 'SparkUI' could not bind on port 4040.\n"
                             "INFO Utils: Successfully started service 'SparkUI' on port 4041.\n"
                             "INFO Utils: Successfully started service 'x' on port 7079.\n")
                     .value_or(0),
                 quint16(4041));
        QVERIFY(!uiPortInLog("Successfully started service 'SparkUI' on port 99999."));
        QVERIFY(!uiPortInLog("Successfully started service 'SparkUI' on port "));
    }

    void requestOfAnApplication()
    {
        store::SparkApp app;
        app.key = {u"jobs"_s, u"spark-a"_s};
        app.name = u"etl"_s;
        app.driver = kube::makeObject(PodMaker::driver().running().json(), kube::resources::Pods);
        GatewayRequest request = DriverUi::requestFor(app);
        QCOMPARE(request.pod, u"pi-driver"_s);
        QCOMPARE(request.uiPort, quint16(4040));
        QVERIFY(request.uiEnabled && request.prefixes.isEmpty());
        const QString properties = u"spark.ui.port=4050\nspark.ui.reverseProxy=true\n"
                                   "spark.ui.reverseProxyUrl=https://x.example/\n"
                                   "spark.ui.proxyBase=/etl/\nspark.ui.enabled=false\n"_s;
        app.configMaps = {kube::makeObject(
            QJsonObject{
                {"metadata"_L1, QJsonObject{{"name"_L1, "m"_L1}, {"namespace"_L1, "jobs"_L1}}},
                {"data"_L1, QJsonObject{{"spark.properties"_L1, properties}}}},
            kube::resources::ConfigMaps)};
        request = DriverUi::requestFor(app);
        QCOMPARE(request.uiPort, quint16(4050));
        QVERIFY(!request.uiEnabled);
        QCOMPARE(request.prefixes, (QByteArrayList{"/etl", "https://x.example/proxy/spark-a"}));
    }
};

QTEST_GUILESS_MAIN(TestGatewayRules)
#include "tst_gatewayrules.moc"
