// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/connector.h"
#include "core/net/httpclient.h"
#include "core/net/tlsverdict.h"
#include "tests/support/faultproxy.h"
#include "tests/support/stricttlsserver.h"
#include "tests/support/watchedcall.h"

#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <openssl/ssl.h>
#include <sys/socket.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::net;
using namespace firesteel::test;

namespace {

/// A handshake to be judged: what the server shows and what we trust.
struct Case {
    TestIdentity server;
    QList<QSslCertificate> anchors;
};

CertificateOptions loopback(const QString &commonName = u"server"_s)
{
    CertificateOptions options;
    options.commonName = commonName;
    options.dnsNames = {u"localhost"_s};
    options.addresses = {u"127.0.0.1"_s};
    return options;
}

TestIdentity withChain(TestIdentity identity, const QList<QSslCertificate> &more)
{
    identity.chain += more;
    return identity;
}

} // namespace
Q_DECLARE_METATYPE(Case)

/// Certificates and handshakes: kube-client 2.1-2.4 and 10.4.
class TestTls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chains_data();
    void chains();
    void contextTellsWhatMatters();
    void names_data();
    void names();
    void emptyAnchorsTrustNobody();
    void insecureAcceptsAnything();
    void systemAnchorsDoNotHelp();
    void pureJudgement();
    void nothingIsSentToAnUntrustedServer();
    void clientCertificates_data();
    void clientCertificates();
    void handshakeFailures_data();
    void handshakeFailures();
    void oldServer();
    void blackHoleCostsQuarterOfASecond();
    void allAddressesFail();

private:
    const TestAuthority m_ca;
};

void TestTls::chains_data()
{
    QTest::addColumn<Case>("given");
    QTest::addColumn<QString>("error");
    QTest::addColumn<QString>("reason");
    const QString none = u"none"_s;
    const QString untrusted = u"tls-untrusted"_s;
    const auto anchors = m_ca.anchors();
    const TestAuthority other(u"other-ca"_s);
    const TestAuthority namesake(u"test-ca"_s);
    const TestAuthority middle = m_ca.intermediate(u"middle"_s);
    const TestAuthority deep = middle.intermediate(u"deep"_s);
    const QDateTime now = QDateTime::currentDateTimeUtc();

    QTest::newRow("issued by the root") << Case{m_ca.server(), anchors} << none << none;
    QTest::newRow("issued by an intermediate") << Case{middle.server(), anchors} << none << none;
    QTest::newRow("two intermediates") << Case{deep.server(), anchors} << none << none;
    QTest::newRow("bundle of several")
        << Case{m_ca.server(), other.anchors() + anchors} << none << none;
    // Go takes any certificate of the pool as an anchor; Qt alone would refuse.
    QTest::newRow("only the intermediate trusted")
        << Case{middle.server(), middle.anchors()} << none << none;
    QTest::newRow("only the upper of two intermediates")
        << Case{deep.server(), middle.anchors()} << none << none;
    TestIdentity bare = middle.server();
    const QList<QSslCertificate> leafItself{bare.certificate};
    QTest::newRow("the leaf itself trusted") << Case{bare, leafItself} << none << none;
    const TestIdentity lonely = TestAuthority::selfSigned(loopback());
    QTest::newRow("self-signed leaf trusted") << Case{lonely, lonely.chain} << none << none;
    QTest::newRow("self-signed leaf") << Case{lonely, anchors} << untrusted << u"self-signed"_s;
    QTest::newRow("server sends the root, too")
        << Case{withChain(m_ca.server(), anchors), anchors} << none << none;
    QTest::newRow("other authority, root sent")
        << Case{withChain(other.server(), other.anchors()), anchors} << untrusted
        << u"unknown-authority"_s;
    QTest::newRow("other authority, leaf only")
        << Case{other.server(), anchors} << untrusted << u"incomplete-chain"_s;
    bare.chain = {bare.certificate};
    QTest::newRow("intermediate missing")
        << Case{bare, anchors} << untrusted << u"incomplete-chain"_s;
    QTest::newRow("intermediate missing, but trusted")
        << Case{bare, middle.anchors()} << none << none;
    QTest::newRow("cluster made anew, leaf only")
        << Case{namesake.server(), anchors} << u"tls-recreated-authority"_s << u"recreated"_s;
    QTest::newRow("cluster made anew, root sent")
        << Case{withChain(namesake.server(), namesake.anchors()), anchors}
        << u"tls-recreated-authority"_s << u"recreated"_s;
    CertificateOptions plain;
    plain.commonName = u"test-ca"_s;
    plain.isCa = true;
    plain.keyIdentifiers = false;
    const TestAuthority former(plain);
    const TestAuthority latter(plain);
    QTest::newRow("rotated, no key identifiers, bundle has both")
        << Case{latter.server(), former.anchors() + latter.anchors()} << none << none;
    QTest::newRow("made anew, no key identifiers")
        << Case{latter.server(), former.anchors()} << u"tls-recreated-authority"_s
        << u"recreated"_s;
    QTest::newRow("rotated, bundle has both")
        << Case{namesake.server(), anchors + namesake.anchors()} << none << none;

    CertificateOptions options = loopback();
    options.notBefore = now.addDays(-10);
    options.notAfter = now.addDays(-1);
    QTest::newRow("expired") << Case{m_ca.issue(options), anchors} << u"tls-expired"_s << u"time"_s;
    options.notBefore = now.addDays(1);
    options.notAfter = now.addDays(2);
    QTest::newRow("not yet valid")
        << Case{m_ca.issue(options), anchors} << u"tls-not-yet-valid"_s << u"time"_s;
    options.addresses = {u"192.0.2.1"_s};
    QTest::newRow("wrong name comes before time")
        << Case{m_ca.issue(options), anchors} << u"tls-name-mismatch"_s << u"other-name"_s;
    QTest::newRow("wrong authority comes before name")
        << Case{m_ca.issue(options), other.anchors()} << untrusted << u"incomplete-chain"_s;
    CertificateOptions old;
    old.commonName = u"old-ca"_s;
    old.isCa = true;
    old.notBefore = now.addDays(-10);
    old.notAfter = now.addDays(-1);
    const TestAuthority expired(old);
    QTest::newRow("authority expired")
        << Case{expired.server(), expired.anchors()} << u"tls-expired"_s << u"time"_s;

    options = loopback();
    options.extendedKeyUsage = {u"clientAuth"_s};
    QTest::newRow("client certificate as server")
        << Case{m_ca.issue(options), anchors} << untrusted << u"wrong-purpose"_s;
    options.extendedKeyUsage = {};
    QTest::newRow("no extended key usage") << Case{m_ca.issue(options), anchors} << none << none;
    const TestAuthority pretender = TestAuthority::notReallyCa(u"pretender"_s);
    QTest::newRow("issuer is no authority")
        << Case{withChain(pretender.server(), pretender.anchors()), pretender.anchors()}
        << untrusted << u"not-an-authority"_s;
    options = loopback();
    options.key = CertificateOptions::Key::Rsa2048;
    QTest::newRow("RSA 2048") << Case{m_ca.issue(options), anchors} << none << none;
    options = loopback(u"Kubernetes Ingress Controller Fake Certificate"_s);
    QTest::newRow("ingress, not API server")
        << Case{TestAuthority::selfSigned(options), anchors} << untrusted << u"ingress-default"_s;
}

void TestTls::chains()
{
    QFETCH(Case, given);
    FaultProxy::Options options;
    options.tls = given.server.serverConfiguration();
    FaultProxy server(options);
    server.always("GET", "", Script::response(200, "{}"));
    Endpoint endpoint = server.endpoint(given.anchors);
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.done());
    QTEST(QString(call.error()), "error");
    QCOMPARE(call.peer.chain, given.server.chain);
    QCOMPARE(call.peer.verdict.has_value(), call.good());
    if (!call.good()) {
        QTEST(call.note(u"reason"_s), "reason");
        QCOMPARE(call.sent, Sent::Nothing);
        QCOMPARE(server.requests().size(), 0);
    }
}

void TestTls::contextTellsWhatMatters()
{
    CertificateOptions options = loopback(u"node-7"_s);
    options.addresses = {u"10.1.2.3"_s};
    options.dnsNames = {u"kubernetes"_s, u"api.example"_s};
    FaultProxy::Options proxy;
    proxy.tls = m_ca.issue(options).serverConfiguration();
    FaultProxy server(proxy);
    HttpClient client(server.endpoint(m_ca));
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "tls-name-mismatch"_L1);
    QCOMPARE(call.note(u"subject"_s), u"node-7"_s);
    QCOMPARE(call.note(u"issuer"_s), u"test-ca"_s);
    QCOMPARE(call.note(u"names"_s), u"10.1.2.3, api.example, kubernetes"_s);
    QCOMPARE(call.note(u"host"_s), u"127.0.0.1"_s);
    QVERIFY(QDateTime::fromString(call.note(u"notAfter"_s), Qt::ISODate).isValid());
}

void TestTls::names_data()
{
    QTest::addColumn<QStringList>("dns");
    QTest::addColumn<QStringList>("addresses");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("verifyName");
    QTest::addColumn<QString>("reason"); // empty: accepted
    const QStringList no;
    const QString fine;
    QTest::newRow("name") << QStringList{u"api.example"_s} << no << u"api.example"_s << fine
                          << fine;
    QTest::newRow("case") << QStringList{u"API.example"_s} << no << u"api.EXAMPLE"_s << fine
                          << fine;
    QTest::newRow("trailing dot") << QStringList{u"api.example"_s} << no << u"api.example."_s
                                  << fine << fine;
    QTest::newRow("wildcard") << QStringList{u"*.example.com"_s} << no << u"api.example.com"_s
                              << fine << fine;
    QTest::newRow("wildcard, two labels")
        << QStringList{u"*.example.com"_s} << no << u"a.b.example.com"_s << fine << u"other-name"_s;
    QTest::newRow("partial wildcard") << QStringList{u"a*.example.com"_s} << no
                                      << u"api.example.com"_s << fine << u"other-name"_s;
    QTest::newRow("wildcard is no bare domain")
        << QStringList{u"*.example.com"_s} << no << u"example.com"_s << fine << u"other-name"_s;
    QTest::newRow("international")
        << QStringList{u"xn--bcher-kva.example"_s} << no << u"bücher.example"_s << fine << fine;
    QTest::newRow("underscore") << QStringList{u"my_api.example"_s} << no << u"my_api.example"_s
                                << fine << fine;
    QTest::newRow("tls-server-name")
        << QStringList{u"kubernetes"_s} << no << u"10.0.0.1"_s << u"kubernetes"_s << fine;
    QTest::newRow("tls-server-name alone counts")
        << QStringList{u"api.example"_s} << no << u"api.example"_s << u"kubernetes"_s
        << u"other-name"_s;
    QTest::newRow("IPv4") << no << QStringList{u"10.0.0.1"_s} << u"10.0.0.1"_s << fine << fine;
    QTest::newRow("IPv6, written another way")
        << no << QStringList{u"fd00:0:0:0:0:0:0:1"_s} << u"fd00::1"_s << fine << fine;
    QTest::newRow("other address")
        << no << QStringList{u"10.0.0.1"_s} << u"10.0.0.2"_s << fine << u"other-name"_s;
    QTest::newRow("address as a DNS name")
        << QStringList{u"10.0.0.1"_s} << no << u"10.0.0.1"_s << fine << u"address-as-name"_s;
    QTest::newRow("common name only") << no << no << u"server"_s << fine << u"common-name-only"_s;
    QTest::newRow("no name at all") << no << no << u"api.example"_s << fine << u"other-name"_s;
}

void TestTls::names()
{
    QFETCH(QStringList, dns);
    QFETCH(QStringList, addresses);
    QFETCH(QString, host);
    QFETCH(QString, verifyName);
    QFETCH(QString, reason);
    CertificateOptions options;
    options.commonName = u"server"_s;
    options.dnsNames = dns;
    options.addresses = addresses;
    TlsSettings settings;
    settings.anchors = m_ca.anchors();
    settings.verifyName = verifyName;
    const Result<> verdict =
        judgeChain(m_ca.issue(options).chain, {}, settings, host, QDateTime::currentDateTimeUtc());
    QCOMPARE(verdict ? QString() : verdict.error().context.value(u"reason"_s), reason);
    if (!verdict)
        QCOMPARE(verdict.error().code, Errc::TlsNameMismatch);
}

void TestTls::emptyAnchorsTrustNobody()
{
    FaultProxy server(m_ca);
    HttpClient client(server.endpoint(QList<QSslCertificate>()));
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "tls-untrusted"_L1);
}

void TestTls::insecureAcceptsAnything()
{
    CertificateOptions options;
    options.notAfter = QDateTime::currentDateTimeUtc().addSecs(-60);
    FaultProxy::Options proxy;
    proxy.tls = TestAuthority::selfSigned(options).serverConfiguration();
    FaultProxy server(proxy);
    server.always("GET", "", Script::response(200, "{}"));
    Endpoint endpoint = server.endpoint(m_ca);
    endpoint.security.insecure = true;
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.good());
    QCOMPARE(call.peer.chain.size(), 1); // still known, to be shown
}

void TestTls::systemAnchorsDoNotHelp()
{
    FaultProxy server(m_ca);
    Endpoint endpoint = server.endpoint(m_ca);
    endpoint.security.anchors = std::nullopt;
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.done());
    QCOMPARE(call.error(), "tls-untrusted"_L1);
}

void TestTls::pureJudgement()
{
    TlsSettings settings;
    settings.anchors = m_ca.anchors();
    const TestIdentity server = m_ca.server();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QVERIFY(judgeChain(server.chain, {}, settings, u"localhost"_s, now));
    // The given time counts, not the machine's.
    QCOMPARE(judgeChain(server.chain, {}, settings, u"localhost"_s, now.addYears(1)).error().code,
             Errc::TlsExpired);
    QCOMPARE(judgeChain(server.chain, {}, settings, u"localhost"_s, now.addYears(-1)).error().code,
             Errc::TlsNotYetValid);
    QCOMPARE(judgeChain({}, {}, settings, u"localhost"_s, now).error().code,
             Errc::TlsHandshakeFailed);
    // With the system's anchors the root is Qt's to see, and so is its end.
    settings.anchors = std::nullopt;
    const QSslCertificate root = m_ca.anchors().first();
    const QList<QSslCertificate> leaf{server.chain.first()};
    QVERIFY(judgeChain(leaf, {}, settings, u"localhost"_s, now));
    QCOMPARE(judgeChain(leaf, {QSslError(QSslError::CertificateExpired, root)}, settings,
                        u"localhost"_s, now)
                 .error()
                 .code,
             Errc::TlsExpired);
    // Of what the server sent we judge the time ourselves.
    QVERIFY(judgeChain(leaf, {QSslError(QSslError::CertificateExpired, leaf.first())}, settings,
                       u"localhost"_s, now));
    settings.insecure = true;
    QVERIFY(judgeChain({}, {}, settings, u"localhost"_s, now));
}

void TestTls::nothingIsSentToAnUntrustedServer()
{
    const TestAuthority other(u"other-ca"_s);
    FaultProxy server(other);
    HttpClient client(server.endpoint(m_ca));
    HttpRequest request = httpRequest("POST", "/", "secret-body");
    request.headers = {{"Authorization", "Bearer secret"}};
    WatchedCall call(client.send(request));
    QTRY_VERIFY(call.done());
    QTRY_COMPARE(server.connectionsOpen(), 0);
    QCOMPARE(server.requests().size(), 0);
    QCOMPARE(call.sent, Sent::Nothing);
}

void TestTls::clientCertificates_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("error");
    for (const auto &[name, protocol] :
         {std::pair("TLS 1.2", TLS1_2_VERSION), std::pair("TLS 1.3", TLS1_3_VERSION)}) {
        QTest::addRow("%s good", name) << int(protocol) << u"good"_s << u"none"_s;
        QTest::addRow("%s none", name)
            << int(protocol) << u"none"_s << u"tls-client-certificate-required"_s;
        QTest::addRow("%s stranger", name)
            << int(protocol) << u"stranger"_s << u"tls-client-certificate-invalid"_s;
        QTest::addRow("%s expired", name)
            << int(protocol) << u"expired"_s << u"tls-client-certificate-invalid"_s;
        QTest::addRow("%s other key", name)
            << int(protocol) << u"mismatch"_s << u"tls-client-certificate-invalid"_s;
        QTest::addRow("%s no key", name)
            << int(protocol) << u"keyless"_s << u"tls-client-certificate-invalid"_s;
    }
}

void TestTls::clientCertificates()
{
    QFETCH(int, protocol);
    QFETCH(QString, shown);
    StrictTlsServer::Options options;
    options.clientAnchors = m_ca.anchors();
    options.minVersion = options.maxVersion = protocol;
    StrictTlsServer server(m_ca.server(), options);
    Endpoint endpoint;
    endpoint.host = u"127.0.0.1"_s;
    endpoint.port = server.port();
    endpoint.security.anchors = m_ca.anchors();
    TestIdentity me = m_ca.client(u"anna"_s);
    if (shown == "stranger"_L1)
        me = TestAuthority(u"other-ca"_s).client(u"anna"_s);
    if (shown == "expired"_L1) {
        CertificateOptions old;
        old.notBefore = QDateTime::currentDateTimeUtc().addDays(-9);
        old.notAfter = QDateTime::currentDateTimeUtc().addDays(-8);
        me = m_ca.issue(old);
    }
    if (shown != "none"_L1) {
        endpoint.security.clientChain = me.chain;
        endpoint.security.clientKey = me.key;
    }
    if (shown == "mismatch"_L1)
        endpoint.security.clientKey = m_ca.client(u"berta"_s).key;
    if (shown == "keyless"_L1)
        endpoint.security.clientKey = QSslKey();
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpGet("/")));
    QTRY_VERIFY(call.done());
    QTEST(QString(call.error()), "error");
}

void TestTls::handshakeFailures_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("fault");
    QTest::addColumn<QString>("error");
    QTest::newRow("plain HTTP") << QByteArray(
                                       "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
                                << int(Fault::None) << u"tls-plain-http"_s;
    QTest::newRow("plain HTTP, closing") << QByteArray("HTTP/1.1 400 Bad Request\r\n\r\n")
                                         << int(Fault::Close) << u"tls-plain-http"_s;
    QTest::newRow("SSH") << QByteArray("SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n") << int(Fault::None)
                         << u"tls-plain-http"_s;
    QTest::newRow("closed") << QByteArray() << int(Fault::Close) << u"connection-lost"_s;
    QTest::newRow("reset") << QByteArray() << int(Fault::Reset) << u"connection-lost"_s;
    // Alerts as servers send them: level fatal, description.
    QTest::newRow("alert: protocol version") << QByteArray("\x15\x03\x01\x00\x02\x02\x46", 7)
                                             << int(Fault::Close) << u"tls-handshake-failed"_s;
    QTest::newRow("alert: handshake failure")
        << QByteArray("\x15\x03\x03\x00\x02\x02\x28", 7) << int(Fault::Close)
        << u"tls-client-certificate-required"_s;
    QTest::newRow("alert: internal error") << QByteArray("\x15\x03\x03\x00\x02\x02\x50", 7)
                                           << int(Fault::Close) << u"tls-handshake-failed"_s;
    QTest::newRow("alert: unrecognized name") << QByteArray("\x15\x03\x03\x00\x02\x02\x70", 7)
                                              << int(Fault::Close) << u"tls-handshake-failed"_s;
}

void TestTls::handshakeFailures()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, fault);
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    std::unique_ptr<QTcpSocket> peer;
    connect(&server, &QTcpServer::newConnection, this, [&] {
        peer.reset(server.nextPendingConnection());
        peer->setParent(nullptr);
        connect(peer.get(), &QTcpSocket::readyRead, peer.get(), [&] { // the ClientHello
            peer->readAll();
            peer->write(bytes);
            peer->flush();
            if (Fault(fault) == Fault::Close)
                peer->disconnectFromHost();
            if (Fault(fault) == Fault::Reset) {
                const linger hard{1, 0};
                ::setsockopt(int(peer->socketDescriptor()), SOL_SOCKET, SO_LINGER, &hard,
                             sizeof hard);
                peer->abort();
            }
        });
    });
    Endpoint endpoint;
    endpoint.host = u"127.0.0.1"_s;
    endpoint.port = server.serverPort();
    endpoint.security.anchors = m_ca.anchors();
    HttpClient client(endpoint);
    WatchedCall call(client.send(httpRequest("POST", "/", "{}")));
    QTRY_VERIFY(call.done());
    QTEST(QString(call.error()), "error");
    QCOMPARE(call.note(u"phase"_s), u"tls"_s);
    QCOMPARE(call.sent, Sent::Nothing);
}

void TestTls::oldServer()
{
    const auto errorFrom = [this](const StrictTlsServer &server) {
        Endpoint endpoint;
        endpoint.host = u"127.0.0.1"_s;
        endpoint.port = server.port();
        endpoint.security.anchors = m_ca.anchors();
        HttpClient client(endpoint);
        WatchedCall call(client.send(httpGet("/")));
        [&] { QTRY_VERIFY(call.done()); }();
        return call.error() + u' ' + call.note(u"reason"_s);
    };
    StrictTlsServer::Options options;
    options.weak = true;
    options.maxVersion = TLS1_1_VERSION;
    QCOMPARE(errorFrom(StrictTlsServer(m_ca.server(), options)),
             u"tls-handshake-failed protocol-version"_s);
    CertificateOptions weak = loopback();
    weak.key = CertificateOptions::Key::Rsa1024;
    options.maxVersion = 0;
    QCOMPARE(errorFrom(StrictTlsServer(m_ca.issue(weak), options)), u"tls-untrusted weak-key"_s);
    QCOMPARE(handshakeError(u"error:0A00042E:SSL routines::tlsv1 alert protocol version"_s).code,
             Errc::TlsHandshakeFailed);
    QCOMPARE(handshakeError(u"error:0A00010B:SSL routines::wrong version number"_s).code,
             Errc::TlsPlainHttp);
    QCOMPARE(
        handshakeError(u"error:0A00045C:SSL routines::tlsv13 alert certificate required"_s).code,
        Errc::TlsClientCertificateRequired);
    QCOMPARE(handshakeError(QString()).code, Errc::TlsHandshakeFailed);
}

void TestTls::blackHoleCostsQuarterOfASecond()
{
    // Row 40: the first address swallows SYNs (its queue of connections is full), the second
    // answers.
    FaultProxy server(m_ca);
    QTcpServer hole;
    hole.setListenBacklogSize(0);
    QVERIFY(hole.listen(QHostAddress(u"127.0.0.2"_s), server.port()));
    hole.pauseAccepting();
    std::vector<std::unique_ptr<QTcpSocket>> fillers;
    for (int i = 0; i < 3; ++i) {
        fillers.push_back(std::make_unique<QTcpSocket>());
        fillers.back()->connectToHost(u"127.0.0.2"_s, server.port());
    }
    QTRY_COMPARE(fillers.front()->state(), QAbstractSocket::ConnectedState);
    Endpoint endpoint = server.endpoint(m_ca);
    Connector connector(endpoint, HttpTimeouts());
    bool done = false;
    connect(&connector, &Connector::finished, this, [&] { done = true; });
    QElapsedTimer timer;
    timer.start();
    connector.start({QHostAddress(u"127.0.0.2"_s), QHostAddress(u"127.0.0.1"_s)});
    QTRY_VERIFY(done);
    QVERIFY2(connector.result(),
             qPrintable(connector.result() ? QString() : connector.result().error().detail));
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
}

void TestTls::allAddressesFail()
{
    FaultProxy server(m_ca);
    server.stopListening();
    Connector connector(server.endpoint(m_ca), HttpTimeouts());
    bool done = false;
    connect(&connector, &Connector::finished, this, [&] { done = true; });
    connector.start(
        {QHostAddress(u"::1"_s), QHostAddress(u"127.0.0.1"_s), QHostAddress(u"127.0.0.2"_s)});
    QTRY_VERIFY(done);
    QCOMPARE(connector.result().error().code, Errc::ConnectionRefused);
}

QTEST_GUILESS_MAIN(TestTls)
#include "tst_tls.moc"
