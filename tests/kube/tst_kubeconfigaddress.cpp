// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Server URLs and the choice of a proxy.
#include "core/kube/config/proxyrules.h"
#include "core/kube/config/serverurl.h"

#include <QTest>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;

class TestKubeconfigAddress : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void servers_data();
    void servers();
    void badServers_data();
    void badServers();
    void schemeByDefault();
    void loopback_data();
    void loopback();
    void proxyUrls_data();
    void proxyUrls();
    void badProxyUrls_data();
    void badProxyUrls();
    void environment_data();
    void environment();
    void variables();
};

void TestKubeconfigAddress::servers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("tls");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::addColumn<QByteArray>("prefix");
    const auto row = [](const char *text, bool tls, const char *host, int port,
                        const char *prefix = "") {
        QTest::newRow(text) << QString::fromUtf8(text) << tls << QString::fromUtf8(host) << port
                            << QByteArray(prefix);
    };
    row("https://kube.test:6443", true, "kube.test", 6443);
    row("https://kube.test", true, "kube.test", 443);
    row("http://kube.test", false, "kube.test", 80);
    row("HTTPS://Kube.Test/", true, "kube.test", 443);
    row("https://kube.test:/", true, "kube.test", 443);
    row("kube.test:6443", true, "kube.test", 6443);
    row("kube.test", true, "kube.test", 443);
    row("kube.test/", true, "kube.test", 443);
    row("localhost:6443", true, "localhost", 6443);
    row("127.0.0.1:6443", true, "127.0.0.1", 6443);
    row("https://127.1:6443", true, "127.1", 6443); // not rewritten
    row("https://[fd00::1]:6443", true, "fd00::1", 6443);
    row("https://[::1]", true, "::1", 443);
    row("[::1]:6443", true, "::1", 6443);
    row(" https://kube.test \n", true, "kube.test", 443);
    row("https://rancher.test/k8s/clusters/c-m-abc", true, "rancher.test", 443,
        "/k8s/clusters/c-m-abc");
    row("https://rancher.test:8443/k8s/clusters/c-m-abc//", true, "rancher.test", 8443,
        "/k8s/clusters/c-m-abc");
    row("https://kube.test/a b/%2F/ż", true, "kube.test", 443, "/a%20b/%2F/%C5%BC");
    row("https://kube.test/100%/%2", true, "kube.test", 443, "/100%25/%252");
    row("https://kube.test/a?b=c#d", true, "kube.test", 443, "/a");
    row("https://kube.test?b", true, "kube.test", 443);
    row("https://bücher.test", true, "xn--bcher-kva.test", 443);
    row("https://under_score.test", true, "under_score.test", 443);
    row("https://kube.test:65535", true, "kube.test", 65535);
}

void TestKubeconfigAddress::servers()
{
    QFETCH(QString, text);
    QFETCH(bool, tls);
    QFETCH(QString, host);
    QFETCH(int, port);
    QFETCH(QByteArray, prefix);
    const Result<ServerUrl> url = parseServerUrl(text);
    QVERIFY(url.has_value());
    QCOMPARE(url->tls, tls);
    QCOMPARE(url->host, host);
    QCOMPARE(url->port, port);
    QCOMPARE(url->pathPrefix, prefix);
}

void TestKubeconfigAddress::badServers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *text, const char *reason) {
        QTest::newRow(*text ? text : "(empty)")
            << QString::fromUtf8(text) << QString::fromLatin1(reason);
    };
    row("", "empty");
    row("  ", "empty");
    row("https://", "host");
    row("https:///a", "host");
    row("https://:6443", "host");
    row(":6443", "host");
    row("ftp://kube.test", "scheme");
    row("k8s://https://kube.test", "scheme");
    row("://kube.test", "scheme");
    row("kube.test:6443/path", "path");
    row("kube.test/path", "path");
    row("https://kube.test:0", "port");
    row("https://kube.test:65536", "port");
    row("https://kube.test:port", "port");
    row("https://kube.test:64 43", "port");
    row("https://kube.test:-1", "port");
    row("https://kube.test:1:2", "port");
    row("https://user@kube.test", "user");
    row("https://user:pass@kube.test", "user");
    row("https://fd00::1", "port");
    row("https://[fd00::1", "host");
    row("https://[kube.test]", "host");
    row("https://[::1]6443", "host");
    row("https://[fe80::1%25eth0]", "host");
    row("https://ku be.test", "host");
    row("https://kube.test\\x", "host");
    row("https://kube\n.test", "host");
    row("https://ku%62e.test", "host");
}

void TestKubeconfigAddress::badServers()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    const Result<ServerUrl> url = parseServerUrl(text);
    QVERIFY(!url.has_value());
    QCOMPARE(url.error().code, Errc::ConfigInvalid);
    QCOMPARE(url.error().context.value(u"key"_s), u"server"_s);
    QCOMPARE(url.error().context.value(u"reason"_s), reason);
}

void TestKubeconfigAddress::schemeByDefault()
{
    QCOMPARE(*parseServerUrl(u"kube.test"_s, false), (ServerUrl{false, u"kube.test"_s, 80, {}}));
    QVERIFY(parseServerUrl(u"https://kube.test"_s, false)->tls);
}

void TestKubeconfigAddress::loopback_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("expected");
    QTest::addColumn<bool>("any");
    for (const char *host : {"localhost", "LocalHost", "127.0.0.1", "127.9.9.9", "::1"})
        QTest::newRow(host) << QString::fromLatin1(host) << true << false;
    for (const char *host : {"0.0.0.0", "::", "0:0:0:0:0:0:0:0"})
        QTest::newRow(host) << QString::fromLatin1(host) << false << true;
    for (const char *host : {"localhost.test", "128.0.0.1", "::2", "", "10.0.0.1", "0.0.0.1"})
        QTest::newRow(*host ? host : "(empty)") << QString::fromLatin1(host) << false << false;
}

void TestKubeconfigAddress::loopback()
{
    QFETCH(QString, host);
    QFETCH(bool, expected);
    QFETCH(bool, any);
    QCOMPARE(isLoopback(host), expected);
    QCOMPARE(isAnyAddress(host), any);
}

void TestKubeconfigAddress::proxyUrls_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("password");
    const auto row = [](const char *text, net::Proxy::Kind kind, const char *host, int port,
                        const char *user = "", const char *password = "") {
        QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(kind)
                            << QString::fromUtf8(host) << port << QString::fromUtf8(user)
                            << QString::fromUtf8(password);
    };
    using enum net::Proxy::Kind;
    row("http://p.test:3128", Http, "p.test", 3128);
    row("http://p.test", Http, "p.test", 80);
    row("HTTP://p.test/ignored?x", Http, "p.test", 80);
    row("socks5://127.0.0.1:9050", Socks5, "127.0.0.1", 9050);
    row("socks5://p.test", Socks5, "p.test", 1080);
    row("socks5h://p.test:1", Socks5, "p.test", 1);
    row("http://[::1]:8080", Http, "::1", 8080);
    row("socks5://[::1]", Socks5, "::1", 1080);
    row("http://joe@p.test:1", Http, "p.test", 1, "joe");
    row("http://joe:p%40ss%3Aw@p.test:1", Http, "p.test", 1, "joe", "p@ss:w");
    row("socks5://j%20o:a:b@[::1]:1", Socks5, "::1", 1, "j o", "a:b");
}

void TestKubeconfigAddress::proxyUrls()
{
    QFETCH(QString, text);
    QFETCH(int, kind);
    QFETCH(QString, host);
    QFETCH(int, port);
    QFETCH(QString, user);
    QFETCH(QString, password);
    const Result<net::Proxy> proxy = parseProxyUrl(text);
    QVERIFY(proxy.has_value());
    QCOMPARE(*proxy, (net::Proxy{static_cast<net::Proxy::Kind>(kind), host,
                                 static_cast<quint16>(port), user, password}));
}

void TestKubeconfigAddress::badProxyUrls_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("code");
    for (const char *text : {"", "p.test:3128", "ftp://p.test", "socks4://p.test", "http://",
                             "http://p.test:x", "://p"})
        QTest::newRow(*text ? text : "(empty)")
            << QString::fromLatin1(text) << static_cast<int>(Errc::ConfigInvalid);
    QTest::newRow("https") << u"https://p.test"_s << static_cast<int>(Errc::ConfigUnsupported);
}

void TestKubeconfigAddress::badProxyUrls()
{
    QFETCH(QString, text);
    QFETCH(int, code);
    QCOMPARE(static_cast<int>(parseProxyUrl(text).error_or(Error()).code), code);
}

void TestKubeconfigAddress::environment_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<QString>("excluded");
    QTest::addColumn<bool>("used");
    const auto row = [](const char *server, const char *excluded, bool used) {
        QTest::addRow("%s, no_proxy=%s", server, excluded)
            << QString::fromLatin1(server) << QString::fromLatin1(excluded) << used;
    };
    row("https://kube.test", "", true);
    row("https://localhost:6443", "", false);
    row("https://127.0.0.2:6443", "", false);
    row("https://[::1]:6443", "", false);
    row("https://kube.test", "*", false);
    row("https://kube.test", "other.test, *", false);
    row("https://kube.test", "kube.test", false);
    row("https://KUBE.test", "Kube.Test", false);
    row("https://a.kube.test", "kube.test", false);
    row("https://akube.test", "kube.test", true);
    row("https://kube.test", ".kube.test", true);
    row("https://a.kube.test", ".kube.test", false);
    row("https://a.kube.test", "*.kube.test", false);
    row("https://kube.test", "*.kube.test", true);
    row("https://kube.test", "ku*.test", true);
    row("https://kube.test:6443", "kube.test:6443", false);
    row("https://kube.test:6443", "kube.test:443", true);
    row("https://kube.test", "kube.test:443", false);
    row("https://10.1.2.3", "10.0.0.0/8", false);
    row("https://11.1.2.3", "10.0.0.0/8", true);
    row("https://10.1.2.3", "10.1.2.3", false);
    row("https://10.1.2.3", "10.1.2.4,,10.1.2.3", false);
    row("https://10.1.2.3:6443", "10.1.2.3:6443", false);
    row("https://10.1.2.3:6443", "10.1.2.3:1", true);
    row("https://10.1.2.3", "10.1.2", true);
    row("https://[fd00::1]", "fd00::/8", false);
    row("https://[fd00::1]", "fd00::1", false);
    row("https://[fd00::1]", "[fd00::1]:443", false);
    row("https://[fd00::1]", "[fd00::1]:1", true);
    row("https://kube.test", "10.0.0.0/8", true);
    row("https://kube.test", ":443", true);
    row("https://kube.test", "/", true);
}

void TestKubeconfigAddress::environment()
{
    QFETCH(QString, server);
    QFETCH(QString, excluded);
    QFETCH(bool, used);
    QProcessEnvironment env;
    env.insert(u"HTTPS_PROXY"_s, u"http://p.test:3128"_s);
    env.insert(u"no_proxy"_s, excluded);
    const Result<net::Proxy> proxy = proxyFromEnvironment(*parseServerUrl(server), env);
    QVERIFY(proxy.has_value());
    QCOMPARE(proxy->kind != net::Proxy::Kind::None, used);
}

void TestKubeconfigAddress::variables()
{
    const ServerUrl tls = *parseServerUrl(u"https://kube.test"_s);
    const ServerUrl plain = *parseServerUrl(u"http://kube.test"_s);
    QProcessEnvironment env;
    env.insert(u"ALL_PROXY"_s, u"http://all.test"_s); // Go does not know it
    QCOMPARE(proxyFromEnvironment(tls, env)->kind, net::Proxy::Kind::None);
    env.insert(u"http_proxy"_s, u"plain.test:1"_s);
    QCOMPARE(proxyFromEnvironment(tls, env)->kind, net::Proxy::Kind::None);
    QCOMPARE(proxyFromEnvironment(plain, env)->host, u"plain.test"_s);
    env.insert(u"https_proxy"_s, u"lower.test:1"_s);
    QCOMPARE(proxyFromEnvironment(tls, env)->host, u"lower.test"_s);
    env.insert(u"HTTPS_PROXY"_s, u"socks5://upper.test"_s);
    QCOMPARE(*proxyFromEnvironment(tls, env),
             (net::Proxy{net::Proxy::Kind::Socks5, u"upper.test"_s, 1080, {}, {}}));
    env.insert(u"HTTPS_PROXY"_s, u"https://upper.test"_s);
    const Error error = proxyFromEnvironment(tls, env).error_or(Error());
    QCOMPARE(error.code, Errc::ConfigUnsupported);
    QCOMPARE(error.context.value(u"key"_s), u"HTTPS_PROXY"_s);
}

QTEST_GUILESS_MAIN(TestKubeconfigAddress)
#include "tst_kubeconfigaddress.moc"
