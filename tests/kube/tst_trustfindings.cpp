// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Each way in which TLS fails, made by a real server on loopback, and what is said of it.
#include "core/kube/config/certificatecard.h"
#include "core/kube/config/material.h"
#include "tests/kube/trustbench.h"
#include "tests/support/faultproxy.h"
#include "tests/support/stricttlsserver.h"

#include <QTcpServer>
#include <QTcpSocket>

#include <openssl/ssl.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace firesteel;
using namespace firesteel::kube;
using namespace firesteel::test;

namespace {

/// A server, how it is asked, and the answer that is due.
struct Situation {
    TestIdentity server;
    QList<QSslCertificate> anchors;
    QByteArray detail; ///< empty: trusted
    QString reason;
    std::function<void(TrustQuestion &)> bend = {};
};

} // namespace
Q_DECLARE_METATYPE(Situation)

class TestTrustFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void servers_data();
    void servers();
    void particulars();
    void serverTime_data();
    void serverTime();
    void names_data();
    void names();
    void clients_data();
    void clients();
    void handshakes_data();
    void handshakes();
    void ed25519Client();
    void silence();
    void refusedPortIsNoneOfTls();

private:
    const TestAuthority m_ca{u"kubernetes"_s};
    const TestAuthority m_k3s{u"k3s-server-ca@1754035200"_s};
};

void TestTrustFindings::servers_data()
{
    QTest::addColumn<Situation>("given");
    const auto row = [](const char *name, const Situation &situation) {
        QTest::newRow(name) << situation;
    };
    const auto trusted = m_ca.anchors();
    const TestAuthority other(u"other-ca"_s);
    const TestAuthority middle = m_ca.intermediate(u"middle"_s);
    const auto proxied = [](TrustQuestion &question) {
        question.endpoint.proxy.kind = net::Proxy::Kind::Http;
        question.endpoint.proxy.host = u"proxy.example"_s;
    };

    // Authorities
    row("trusted", {m_ca.issue(loopback()), trusted, {}, {}});
    row("other authority, root sent", {withChain(other.issue(loopback()), other.anchors()), trusted,
                                       "ca-unknown-authority", u"unknown-authority"_s});
    row("other authority, leaf only",
        {other.issue(loopback()), trusted, "ca-unknown-authority", u"incomplete-chain"_s});
    TestIdentity bare = middle.issue(loopback());
    bare.chain = {bare.certificate};
    row("intermediate missing on the server",
        {bare, trusted, "ca-unknown-authority", u"incomplete-chain"_s});
    row("only the intermediate trusted", {middle.issue(loopback()), middle.anchors(), {}, {}});
    row("self-signed",
        {TestAuthority::selfSigned(loopback()), trusted, "ca-unknown-authority", u"self-signed"_s});
    row("nothing trusted", {m_ca.issue(loopback()), {}, "ca-unknown-authority", u"no-ca"_s});
    row("no CA given",
        {m_ca.issue(loopback()), {}, "ca-unknown-authority", u"no-ca"_s, [](TrustQuestion &q) {
             q.endpoint.security.anchors = std::nullopt;
         }});
    row("cluster made anew, same name", {TestAuthority(u"kubernetes"_s).issue(loopback()), trusted,
                                         "ca-stale-cluster-recreated", u"recreated"_s});
    row("K3s installed anew, root sent",
        {withChain(m_k3s.issue(loopback(u"k3s"_s)), m_k3s.anchors()),
         TestAuthority(u"k3s-server-ca@1727769600"_s).anchors(), "ca-stale-cluster-recreated",
         u"reinstalled"_s});
    row("K3s installed anew, leaf only",
        {m_k3s.issue(loopback(u"k3s"_s)), TestAuthority(u"k3s-server-ca@1727769600"_s).anchors(),
         "ca-stale-cluster-recreated", u"reinstalled"_s});
    row("client-ca.crt given",
        {m_k3s.issue(loopback(u"k3s"_s)), TestAuthority(u"k3s-client-ca@1754035200"_s).anchors(),
         "ca-wrong-for-endpoint", u"client-ca"_s});
    row("front proxy's CA given",
        {m_ca.issue(loopback()), TestAuthority(u"front-proxy-ca"_s).anchors(),
         "ca-wrong-for-endpoint", u"other-ca"_s});
    row("Rancher's address with the cluster's CA",
        {TestAuthority(u"dynamiclistener-ca@1748736000"_s).issue(loopback(u"dynamic"_s)),
         TestAuthority(u"kube-ca"_s).anchors(), "ca-wrong-for-endpoint", u"rancher"_s});
    row("Rancher behind a private authority",
        {other.issue(loopback(u"rancher"_s)), TestAuthority(u"kube-ca"_s).anchors(),
         "ca-wrong-for-endpoint", u"rancher"_s,
         [](TrustQuestion &q) { q.endpoint.pathPrefix = "/k8s/clusters/c-m-x"; }});
    row("the cluster's address with Rancher's CA",
        {m_k3s.issue(loopback(u"k3s"_s)),
         TestAuthority(u"dynamiclistener-ca@1748736000"_s).anchors(), "ca-wrong-for-endpoint",
         u"not-rancher"_s});
    row("another kind of cluster",
        {m_k3s.issue(loopback(u"k3s"_s)), trusted, "ca-wrong-for-endpoint", u"other-cluster"_s});
    row("ingress",
        {TestAuthority::selfSigned(loopback(u"Kubernetes Ingress Controller Fake Certificate"_s)),
         trusted, "ca-wrong-for-endpoint", u"ingress-default"_s});
    row("Traefik", {TestAuthority::selfSigned(loopback(u"TRAEFIK DEFAULT CERT"_s)), trusted,
                    "ca-wrong-for-endpoint", u"ingress-default"_s});
    const TestAuthority publicCa(u"Everybody's Root X1"_s);
    row("public certificate, private CA given",
        {publicCa.intermediate(u"Everybody's R3"_s).issue(loopback()), trusted,
         "ca-embedded-but-public-cert", u"public"_s, [publicCa](TrustQuestion &q) {
             q.systemAnchors = [publicCa] { return publicCa.anchors(); };
         }});
    const TestAuthority gateway = TestAuthority(u"Example Corp Web Gateway Root"_s)
                                      .intermediate(u"Example Corp Web Gateway Intermediate"_s);
    row("inspected on the way",
        {gateway.issue(loopback()), trusted, "tls-intercepted-by-proxy", u"network"_s});
    row("inspected by the proxy",
        {gateway.issue(loopback()), trusted, "tls-intercepted-by-proxy", u"proxy"_s, proxied});
    row("unknown authority behind a proxy",
        {other.issue(loopback()), trusted, "ca-unknown-authority", u"incomplete-chain"_s, proxied});

    // Purposes and strength
    const TestAuthority pretender = TestAuthority::notReallyCa(u"pretender"_s);
    row("issuer is no authority",
        {withChain(pretender.issue(loopback()), pretender.anchors()), pretender.anchors(),
         "server-cert-unusable", u"not-an-authority"_s});
    CertificateOptions options = loopback();
    options.extendedKeyUsage = {u"clientAuth"_s};
    row("client certificate as server",
        {m_ca.issue(options), trusted, "server-cert-unusable", u"wrong-purpose"_s});

    // Names
    options = loopback();
    options.addresses = {u"10.43.0.1"_s};
    row("address not in the certificate",
        {m_ca.issue(options), trusted, "cert-san-mismatch", u"other-name"_s});
    row("address not in the certificate of K3s",
        {m_k3s.issue(options), m_k3s.anchors(), "cert-san-mismatch", u"k3s"_s});
    row("tls-server-name not in the certificate",
        {m_ca.issue(options), trusted, "cert-san-mismatch", u"verify-name"_s,
         [](TrustQuestion &q) { q.endpoint.security.verifyName = u"api.example"_s; }});
    row("name of the service not in the certificate",
        {m_ca.server(), trusted, "cert-san-lacks-service-name", u"other-name"_s,
         [](TrustQuestion &q) { q.endpoint.security.verifyName = u"kubernetes.default.svc"_s; }});

    // Dates
    row("expired", {m_ca.issue(dated(-48, -1)), trusted, "server-cert-expired", u"server"_s});
    row("expired, K3s",
        {m_k3s.issue(dated(-48, -1)), m_k3s.anchors(), "server-cert-expired", u"k3s"_s});
    options = dated(-48, -1, u"old-ca"_s);
    options.isCa = true;
    options.dnsNames.clear();
    options.addresses.clear();
    const TestAuthority old(options);
    row("authority expired",
        {old.issue(loopback()), old.anchors(), "server-cert-expired", u"authority"_s});
    row("not yet valid", {m_ca.issue(dated(11, 999)), trusted, "clock-skew", u"behind"_s});
    row("not yet valid, WSL", {m_ca.issue(dated(11, 999)), trusted, "clock-skew", u"behind"_s,
                               [](TrustQuestion &q) { q.wsl = true; }});
}

void TestTrustFindings::servers()
{
    QFETCH(Situation, given);
    FaultProxy::Options options;
    options.tls = given.server.serverConfiguration();
    FaultProxy server(options);
    server.always("GET", "", Script::response(200, "{}"));
    TrustQuestion question;
    question.endpoint = server.endpoint(given.anchors);
    question.systemAnchors = [] { return QList<QSslCertificate>(); };
    if (given.bend)
        given.bend(question);
    net::Endpoint asked = question.endpoint;
    asked.proxy = {}; // there is none; only the question says so
    const Error error = ask(asked, &question.chain);
    question.now = QDateTime::currentDateTimeUtc();
    const QList<Finding> found = trustFindings(error, question);
    if (given.detail.isEmpty()) {
        QCOMPARE(error.detail, u"good"_s);
        QCOMPARE(namesOf(found), QByteArray());
        QCOMPARE(namesOf(trustNotes(question)), QByteArray());
        return;
    }
    QVERIFY2(!found.isEmpty(), qPrintable(QString(errcName(error.code)) + error.detail));
    QCOMPARE(namesOf(found.first(1)), QByteArray(given.detail + '/' + given.reason.toLatin1()));
    for (const Finding &one : found)
        checkWords(one);
    QCOMPARE(found.first().severity, Finding::Severity::Problem);
    QCOMPARE(server.requests().size(), 0); // nothing was sent to it
    if (found.size() > 1) {                // the second guess is a weak one
        QCOMPARE(found.at(1).detail, u"tls-intercepted-by-proxy"_s);
        QVERIFY(found.at(1).confidence < found.first().confidence);
    }
}

void TestTrustFindings::particulars()
{
    const TestAuthority other(u"other-ca"_s);
    const TestIdentity identity = withChain(other.issue(loopback()), other.anchors());
    TrustQuestion question;
    question.endpoint.host = u"192.0.2.10"_s;
    question.endpoint.port = 6443;
    question.endpoint.security.anchors = m_ca.anchors();
    question.chain = identity.chain;
    question.now = QDateTime::currentDateTimeUtc();
    question.systemAnchors = [] { return QList<QSslCertificate>(); };
    const auto verdict = net::judgeChain(question.chain, {}, question.endpoint.security,
                                         question.endpoint.host, question.now);
    const Finding found = trustFindings(verdict.error(), question).first();
    QCOMPARE(found.context.value(u"missing"_s), u"other-ca"_s);
    QCOMPARE(found.context.value(u"missingFingerprint"_s), fingerprint(other.certificate()));
    QCOMPARE(found.context.value(u"anchor"_s), u"kubernetes"_s);
    QCOMPARE(found.context.value(u"anchorFingerprint"_s), fingerprint(m_ca.certificate()));
    QCOMPARE(found.context.value(u"fingerprint"_s), fingerprint(identity.certificate));
    QCOMPARE(found.context.value(u"host"_s), u"192.0.2.10"_s);
    QCOMPARE(found.context.value(u"port"_s), u"6443"_s);
    QVERIFY(causeWords(found).explanation.contains("other-ca"_L1));
    QVERIFY(found.evidence.first().text.contains(fingerprint(identity.certificate)));
}

void TestTrustFindings::serverTime_data()
{
    QTest::addColumn<int>("from"); // hours from now
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("server"); // its clock against ours
    QTest::addColumn<QString>("expected");
    QTest::newRow("expired for both") << -48 << -1 << 0 << u"server-cert-expired/server"_s;
    QTest::newRow("our clock ahead") << -48 << -1 << -2 << u"clock-skew/ahead"_s;
    QTest::newRow("our clock behind") << 11 << 999 << 12 << u"clock-skew/behind"_s;
    QTest::newRow("made with a wrong clock") << 11 << 999 << 0 << u"clock-skew/server"_s;
}

void TestTrustFindings::serverTime()
{
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(int, server);
    QFETCH(QString, expected);
    TrustQuestion question;
    question.endpoint.host = u"127.0.0.1"_s;
    question.endpoint.security.anchors = m_ca.anchors();
    question.chain = m_ca.issue(dated(from, to)).chain;
    question.now = QDateTime::currentDateTimeUtc();
    question.serverDate = question.now.addSecs(server * 3600);
    const auto verdict = net::judgeChain(question.chain, {}, question.endpoint.security,
                                         question.endpoint.host, question.now);
    const QList<Finding> found = trustFindings(verdict.error(), question);
    QCOMPARE(namesOf(found), expected.toLatin1());
    checkWords(found.first());
    if (server == 12)
        QCOMPARE(found.first().context.value(u"difference"_s), u"12 h 0 min"_s);
}

void TestTrustFindings::names_data()
{
    QTest::addColumn<QStringList>("dns");
    QTest::addColumn<QStringList>("addresses");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("suggested");
    const QStringList no;
    QTest::newRow("has kubernetes") << QStringList{u"*.example"_s, u"a.example"_s, u"kubernetes"_s}
                                    << no << u"10.0.0.1"_s << u"other-name"_s << u"kubernetes"_s;
    QTest::newRow("a name rather than a wildcard")
        << QStringList{u"*.a.example"_s, u"localhost"_s, u"z.example"_s} << no << u"10.0.0.1"_s
        << u"other-name"_s << u"z.example"_s;
    QTest::newRow("addresses alone") << no << QStringList{u"127.0.0.1"_s, u"192.0.2.1"_s}
                                     << u"10.0.0.1"_s << u"other-name"_s << u"192.0.2.1"_s;
    QTest::newRow("address as a name") << QStringList{u"10.0.0.1"_s} << no << u"10.0.0.1"_s
                                       << u"address-as-name"_s << u"10.0.0.1"_s;
    QTest::newRow("common name alone")
        << no << no << u"server"_s << u"common-name-only"_s << QString();
    QTest::newRow("no names") << no << no << u"api.example"_s << u"no-names"_s << QString();
}

void TestTrustFindings::names()
{
    QFETCH(QStringList, dns);
    QFETCH(QStringList, addresses);
    QFETCH(QString, host);
    CertificateOptions options;
    options.commonName = u"server"_s;
    options.dnsNames = dns;
    options.addresses = addresses;
    TrustQuestion question;
    question.endpoint.host = host;
    question.endpoint.security.anchors = m_ca.anchors();
    question.chain = m_ca.issue(options).chain;
    question.now = QDateTime::currentDateTimeUtc();
    const auto verdict =
        net::judgeChain(question.chain, {}, question.endpoint.security, host, question.now);
    const QList<Finding> found = trustFindings(verdict.error(), question);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().detail, u"cert-san-mismatch"_s);
    QTEST(found.first().context.value(u"reason"_s), "reason");
    QTEST(found.first().context.value(u"suggested"_s), "suggested");
    QCOMPARE(found.first().context.value(u"names"_s), (dns + addresses).join(u", "));
    checkWords(found.first());
}

void TestTrustFindings::clients_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("expected");
    for (const auto &[name, protocol] :
         {std::pair("TLS 1.2", TLS1_2_VERSION), std::pair("TLS 1.3", TLS1_3_VERSION)}) {
        const auto row = [&](const char *shown, const char *expected) {
            QTest::addRow("%s %s", name, shown)
                << int(protocol) << QString::fromLatin1(shown) << QString::fromLatin1(expected);
        };
        row("good", "");
        row("none", "client-certificate-required/none");
        row("stranger", "client-certificate-unusable/refused");
        row("expired", "client-cert-expired/ended");
        row("future", "client-certificate-unusable/not-yet-valid");
        row("server's", "client-certificate-unusable/wrong-purpose");
        row("other key", "client-certificate-unusable/key-mismatch");
        row("no key", "client-certificate-unusable/no-key");
    }
}

void TestTrustFindings::clients()
{
    QFETCH(int, protocol);
    QFETCH(QString, shown);
    QFETCH(QString, expected);
    StrictTlsServer::Options options;
    options.clientAnchors = m_ca.anchors();
    options.minVersion = options.maxVersion = protocol;
    StrictTlsServer server(m_ca.issue(loopback()), options);
    TestIdentity me = m_ca.client(u"jane"_s);
    if (shown == "stranger"_L1)
        me = TestAuthority(u"other-ca"_s).client(u"jane"_s);
    CertificateOptions other;
    other.commonName = u"jane"_s;
    other.extendedKeyUsage = {u"clientAuth"_s};
    if (shown == "expired"_L1) {
        other.notBefore = QDateTime::currentDateTimeUtc().addDays(-9);
        other.notAfter = QDateTime::currentDateTimeUtc().addDays(-8);
        me = m_ca.issue(other);
    } else if (shown == "future"_L1) {
        other.notBefore = QDateTime::currentDateTimeUtc().addDays(8);
        other.notAfter = QDateTime::currentDateTimeUtc().addDays(9);
        me = m_ca.issue(other);
    } else if (shown == "server's"_L1) {
        other.extendedKeyUsage = {u"serverAuth"_s};
        me = m_ca.issue(other);
    }
    TrustQuestion question;
    net::TlsSettings &security = question.endpoint.security;
    question.endpoint.host = u"127.0.0.1"_s;
    question.endpoint.port = server.port();
    security.anchors = m_ca.anchors();
    if (shown != "none"_L1) {
        security.clientChain = me.chain;
        security.clientKey = me.key;
    }
    if (shown == "other key"_L1)
        security.clientKey = m_ca.client(u"john"_s).key;
    if (shown == "no key"_L1)
        security.clientKey = QSslKey();
    const Error error = ask(question.endpoint, &question.chain);
    question.now = QDateTime::currentDateTimeUtc();
    const QList<Finding> found = trustFindings(error, question);
    QCOMPARE(namesOf(found), expected.toLatin1());
    for (const Finding &one : found)
        checkWords(one);
}

void TestTrustFindings::handshakes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("certificate");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const char *expected,
                        bool certificate = false) {
        QTest::newRow(name) << bytes << certificate << QString::fromLatin1(expected);
    };
    row("plain HTTP", "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", "endpoint-not-tls/");
    row("SSH", "SSH-2.0-OpenSSH_9.2p1\r\n", "endpoint-not-tls/");
    row("hangs up", {}, "tls-handshake-failed/cut");
    // Alerts as servers send them: level fatal, description (RFC 8446 §6).
    row("protocol version", QByteArray("\x15\x03\x01\x00\x02\x02\x46", 7),
        "tls-handshake-failed/protocol-version");
    row("internal error", QByteArray("\x15\x03\x03\x00\x02\x02\x50", 7),
        "tls-handshake-failed/server-error");
    row("unrecognized name", QByteArray("\x15\x03\x03\x00\x02\x02\x70", 7),
        "tls-handshake-failed/unrecognized-name");
    row("insufficient security", QByteArray("\x15\x03\x03\x00\x02\x02\x47", 7),
        "tls-handshake-failed/ciphers");
    row("handshake failure", QByteArray("\x15\x03\x03\x00\x02\x02\x28", 7),
        "client-certificate-required/none");
    row("handshake failure, though a certificate was shown",
        QByteArray("\x15\x03\x03\x00\x02\x02\x28", 7), "client-certificate-unusable/refused", true);
}

void TestTrustFindings::handshakes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, certificate);
    QFETCH(QString, expected);
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    std::unique_ptr<QTcpSocket> peer;
    connect(&server, &QTcpServer::newConnection, this, [&] {
        peer.reset(server.nextPendingConnection());
        peer->setParent(nullptr);
        connect(peer.get(), &QTcpSocket::readyRead, peer.get(), [&] { // the ClientHello
            peer->readAll();
            peer->write(bytes);
            peer->disconnectFromHost();
        });
    });
    TrustQuestion question;
    question.endpoint.host = u"127.0.0.1"_s;
    question.endpoint.port = server.serverPort();
    question.endpoint.security.anchors = m_ca.anchors();
    if (certificate) {
        const TestIdentity me = m_ca.client(u"jane"_s);
        question.endpoint.security.clientChain = me.chain;
        question.endpoint.security.clientKey = me.key;
    }
    question.now = QDateTime::currentDateTimeUtc();
    const QList<Finding> found = trustFindings(ask(question.endpoint), question);
    QCOMPARE(namesOf(found), expected.toLatin1());
    checkWords(found.first());
}

void TestTrustFindings::ed25519Client()
{
    CertificateOptions options;
    options.commonName = u"jane"_s;
    options.key = CertificateOptions::Key::Ed25519;
    const TestIdentity me = m_ca.issue(options);
    const Result<QSslKey> key = readPrivateKey(me.keyText);
    QVERIFY(key);
    StrictTlsServer::Options strict;
    strict.clientAnchors = m_ca.anchors();
    StrictTlsServer server(m_ca.issue(loopback()), strict);
    net::Endpoint endpoint;
    endpoint.host = u"127.0.0.1"_s;
    endpoint.port = server.port();
    endpoint.security.anchors = m_ca.anchors();
    endpoint.security.clientChain = me.chain;
    endpoint.security.clientKey = *key;
    for (int i = 0; i < 3; ++i) // the key outlives each connection
        QCOMPARE(ask(endpoint).detail, u"good"_s);
    endpoint.security.clientKey = *readPrivateKey(m_ca.issue(options).keyText);
    QCOMPARE(ask(endpoint).context.value(u"reason"_s), u"key-mismatch"_s);
}

void TestTrustFindings::silence()
{
    FaultProxy::Options options;
    options.tls = m_ca.issue(loopback()).serverConfiguration();
    options.answerTls = false;
    FaultProxy server(options);
    TrustQuestion question;
    question.endpoint = server.endpoint(m_ca);
    question.now = QDateTime::currentDateTimeUtc();
    net::HttpTimeouts timeouts;
    timeouts.tls = 200ms;
    const QList<Finding> found = trustFindings(ask(question.endpoint, nullptr, timeouts), question);
    QCOMPARE(namesOf(found), QByteArray("api-server-timeout/tls"));
    QCOMPARE(found.first().cause, u"api-server-not-reachable"_s);
    QVERIFY(causeWords(found.first()).fixes.first().contains("VPN"_L1));
}

void TestTrustFindings::refusedPortIsNoneOfTls()
{
    FaultProxy server(m_ca);
    server.stopListening();
    TrustQuestion question;
    question.endpoint = server.endpoint(m_ca);
    const Error error = ask(question.endpoint);
    QCOMPARE(error.code, Errc::ConnectionRefused);
    QVERIFY(trustFindings(error, question).isEmpty());
    QVERIFY(trustFindings(Error(Errc::HostNotFound), question).isEmpty());
    QVERIFY(trustFindings(Error(Errc::ConnectionLost), question).isEmpty());
}

QTEST_GUILESS_MAIN(TestTrustFindings)
#include "tst_trustfindings.moc"
