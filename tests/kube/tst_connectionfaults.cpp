// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/kube/connectionfault.h"

#include <QtTest/QTest>

#include <openssl/ssl.h>

using namespace firesteel;
using namespace firesteel::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using kube::Rung;
using kube::RungState;

namespace {

CertificateOptions loopback()
{
    CertificateOptions options;
    options.commonName = u"kube-apiserver"_s;
    options.addresses = {u"127.0.0.1"_s};
    return options;
}

TestIdentity withChain(TestIdentity identity, const QList<QSslCertificate> &more)
{
    identity.chain += more;
    return identity;
}

/// A port on loopback that swallows whoever knocks: its queue of connections is full.
class BlackHole
{
public:
    explicit BlackHole(const QString &address)
    {
        m_server.setProxy(QNetworkProxy::NoProxy);
        m_server.setListenBacklogSize(0);
        m_server.listen(QHostAddress(address));
        m_server.pauseAccepting();
        for (int i = 0; i < 3; ++i) {
            m_fillers.push_back(std::make_unique<QTcpSocket>());
            m_fillers.back()->setProxy(QNetworkProxy::NoProxy);
            m_fillers.back()->connectToHost(address, m_server.serverPort());
        }
        m_full = QTest::qWaitFor(
            [this] { return m_fillers.front()->state() == QAbstractSocket::ConnectedState; });
    }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    [[nodiscard]] bool full() const { return m_full; }

private:
    QTcpServer m_server;
    std::vector<std::unique_ptr<QTcpSocket>> m_fillers;
    bool m_full = false;
};

// ---- the address

const Faults &addressFaults()
{
    static const Faults faults{
        {"name unknown", Rung::Resolve, "name-not-resolved", "api-server-not-reachable",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.request.endpoint.host = u"no-such-host.invalid"_s;
         }},
        {"name of inside the cluster", Rung::Resolve, "name-not-resolved",
         "api-server-not-reachable",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.request.endpoint.host = u"kubernetes.default.svc"_s;
         }},
        {"nothing listens on another machine", Rung::Proxy, "server-not-running",
         "api-server-not-reachable",
         [](CheckRig &rig) {
             rig.closedPort();
             rig.through(net::Proxy::Kind::Socks5, u"192.0.2.10"_s, 6443)
                 .refuseWith(QByteArray("\x05\x05\x00\x01\0\0\0\0\0\0", 10));
         }},
        {"local cluster stopped, its port is its own", Rung::Tcp, "server-not-running",
         "api-server-not-reachable", [](CheckRig &rig) { rig.closedPort(); }},
        {"address that stands for all addresses", Rung::Tcp, "server-address-localhost",
         "server-address-wrong",
         [](CheckRig &rig) {
             rig.closedPort();
             rig.request.endpoint.host = u"0.0.0.0"_s;
         }},
        {"accepts, but never shakes hands", Rung::Tls, "api-server-timeout",
         "api-server-not-reachable",
         [](CheckRig &rig) {
             FaultProxy::Options options;
             options.tls = rig.authority.server().serverConfiguration();
             options.answerTls = false;
             rig.serve(options, rig.authority.anchors());
             rig.request.connectTimeout = 400ms;
         }},
        {"shakes hands, but never answers", Rung::Kubernetes, "api-server-timeout",
         "api-server-not-reachable",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.always("GET", "/version", Script::nothing());
             rig.request.answerTimeout = 400ms;
         }},
        {"answers the first question only", Rung::WhoAmI, "api-server-timeout",
         "api-server-not-reachable",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.always("POST", "/apis/authentication", Script::nothing());
             rig.request.answerTimeout = 400ms;
         }},
        {"plain HTTP on the port", Rung::Tls, "endpoint-not-tls", "server-address-wrong",
         [](CheckRig &rig) {
             rig.servePlain();
             rig.request.endpoint.tls = true;
             rig.request.endpoint.security.anchors = rig.authority.anchors();
         }},
        {"http:// to a port with TLS", Rung::Kubernetes, "server-address-wrong",
         "server-address-wrong",
         [](CheckRig &rig) {
             rig.servePlain();
             rig.version(400, "Client sent an HTTP request to an HTTPS server.\n",
                         "text/plain; charset=utf-8");
         }},
    };
    return faults;
}

// ---- proxies

const Faults &proxyFaults()
{
    const auto answering = [](const QByteArray &bytes) {
        return [bytes](CheckRig &rig) {
            rig.serveWell();
            rig.through(net::Proxy::Kind::Http).refuseWith(bytes);
        };
    };
    const auto socks = [](char reply) {
        return [reply](CheckRig &rig) {
            rig.serveWell();
            rig.through(net::Proxy::Kind::Socks5, u"192.0.2.10"_s)
                .refuseWith(QByteArray("\x05") + reply + QByteArray("\x00\x01\0\0\0\0\0\0", 8));
        };
    };
    static const Faults faults{
        {"proxy gone", Rung::Tcp, "proxy-not-reachable", "proxy-not-reachable",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.through(net::Proxy::Kind::Http).stopListening();
         }},
        {"proxy's name unknown", Rung::Resolve, "proxy-not-reachable", "proxy-not-reachable",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.through(net::Proxy::Kind::Http);
             rig.request.endpoint.proxy.host = u"proxy.nowhere.invalid"_s;
         }},
        {"proxy says nothing", Rung::Proxy, "proxy-not-reachable", "proxy-not-reachable",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.through(net::Proxy::Kind::Http).stayMute();
             rig.request.connectTimeout = 400ms;
         }},
        {"no proxy of that kind", Rung::Proxy, "proxy-not-reachable", "proxy-not-reachable",
         answering("SSH-2.0-OpenSSH_9.6\r\n")},
        {"HTTP proxy asked for SOCKS", Rung::Proxy, "proxy-not-reachable", "proxy-not-reachable",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.serveBytes("HTTP/1.1 400 Bad Request\r\n\r\n");
             rig.request.endpoint = rig.server->endpoint(rig.authority.anchors());
             rig.request.endpoint.proxy.kind = net::Proxy::Kind::Socks5;
             rig.request.endpoint.proxy.host = u"127.0.0.1"_s;
             rig.request.endpoint.proxy.port = rig.raw->serverPort();
         }},
        {"proxy wants a login", Rung::Proxy, "proxy-wants-login", "proxy-not-reachable",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.through(net::Proxy::Kind::Http).requireLogin("jane", "right");
         }},
        {"proxy refuses the login", Rung::Proxy, "proxy-wants-login", "proxy-not-reachable",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.through(net::Proxy::Kind::Http).requireLogin("jane", "right");
             rig.request.endpoint.proxy.user = u"jane"_s;
             rig.request.endpoint.proxy.password = u"wrong"_s;
         }},
        {"SOCKS proxy wants a login", Rung::Proxy, "proxy-wants-login", "proxy-not-reachable",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.through(net::Proxy::Kind::Socks5).requireLogin("jane", "right");
         }},
        {"proxy forbids the address", Rung::Proxy, "proxy-blocks-api", "proxy-blocks-api",
         answering("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")},
        {"proxy allows only port 443", Rung::Proxy, "proxy-blocks-api", "proxy-blocks-api",
         answering("HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\n\r\n")},
        {"proxy hangs up", Rung::Proxy, "proxy-blocks-api", "proxy-blocks-api",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.serveBytes("");
             rig.request.endpoint = rig.server->endpoint(rig.authority.anchors());
             rig.request.endpoint.proxy.kind = net::Proxy::Kind::Http;
             rig.request.endpoint.proxy.host = u"127.0.0.1"_s;
             rig.request.endpoint.proxy.port = rig.raw->serverPort();
         }},
        {"proxy does not get there", Rung::Proxy, "api-server-not-reachable",
         "api-server-not-reachable",
         answering("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")},
        {"proxy waits in vain", Rung::Proxy, "api-server-timeout", "api-server-not-reachable",
         answering("HTTP/1.1 504 Gateway Timeout\r\nContent-Length: 0\r\n\r\n")},
        {"SOCKS: not allowed by its rules", Rung::Proxy, "proxy-blocks-api", "proxy-blocks-api",
         socks('\x02')},
        {"SOCKS: network unreachable", Rung::Proxy, "api-server-not-reachable",
         "api-server-not-reachable", socks('\x03')},
        {"SOCKS: host unreachable", Rung::Proxy, "name-not-resolved", "api-server-not-reachable",
         socks('\x04')},
        {"SOCKS: connection refused", Rung::Proxy, "server-not-running", "api-server-not-reachable",
         socks('\x05')},
        {"SOCKS: general failure", Rung::Proxy, "proxy-blocks-api", "proxy-blocks-api",
         socks('\x01')},
    };
    return faults;
}

// ---- TLS: the rows of kube-client §2.4

const Faults &trustFaults()
{
    static const Faults faults{
        {"other authority, root sent", Rung::Trust, "ca-unknown-authority", "ca-unknown-authority",
         [](CheckRig &rig) {
             const TestAuthority other(u"other-ca"_s);
             rig.serve(withChain(other.server(), other.anchors()), rig.authority.anchors());
         }},
        {"other authority, leaf only", Rung::Trust, "ca-unknown-authority", "ca-unknown-authority",
         [](CheckRig &rig) {
             rig.serve(TestAuthority(u"other-ca"_s).server(), rig.authority.anchors());
         }},
        {"intermediate missing on the server", Rung::Trust, "ca-unknown-authority",
         "ca-unknown-authority",
         [](CheckRig &rig) {
             TestIdentity bare = rig.authority.intermediate(u"middle"_s).server();
             bare.chain = {bare.certificate};
             rig.serve(bare, rig.authority.anchors());
         }},
        {"self-signed", Rung::Trust, "ca-unknown-authority", "ca-unknown-authority",
         [](CheckRig &rig) {
             rig.serve(TestAuthority::selfSigned(loopback()), rig.authority.anchors());
         }},
        {"cluster made anew, same name of its authority", Rung::Trust, "ca-stale-cluster-recreated",
         "ca-unknown-authority",
         [](CheckRig &rig) {
             rig.serve(TestAuthority(u"cluster-ca"_s).server(), rig.authority.anchors());
         }},
        {"K3s installed anew", Rung::Trust, "ca-stale-cluster-recreated", "ca-unknown-authority",
         [](CheckRig &rig) {
             const TestAuthority fresh(u"k3s-server-ca@1767225600"_s);
             rig.serve(withChain(fresh.server(), fresh.anchors()),
                       TestAuthority(u"k3s-server-ca@1735689600"_s).anchors());
         }},
        {"the CA of K3s' clients", Rung::Trust, "ca-wrong-for-endpoint", "ca-unknown-authority",
         [](CheckRig &rig) {
             rig.serve(TestAuthority(u"k3s-server-ca@1767225600"_s).server(),
                       TestAuthority(u"k3s-client-ca@1767225600"_s).anchors());
         }},
        {"nothing is trusted", Rung::Trust, "ca-unknown-authority", "ca-unknown-authority",
         [](CheckRig &rig) { rig.serve(rig.authority.server(), {}); }},
        {"twenty certificates, none of ours", Rung::Trust, "ca-unknown-authority",
         "ca-unknown-authority",
         [](CheckRig &rig) {
             TestIdentity many = TestAuthority(u"other-ca"_s).server();
             for (int i = 0; i < 19; ++i)
                 many.chain += TestAuthority(u"spare-%1"_s.arg(i)).anchors();
             rig.serve(many, rig.authority.anchors());
         }},
        {"inspected by a proxy", Rung::Trust, "tls-intercepted-by-proxy",
         "tls-intercepted-by-proxy",
         [](CheckRig &rig) {
             const TestAuthority gateway(u"Example Corp Web Gateway Root"_s);
             const TestAuthority middle =
                 gateway.intermediate(u"Example Corp SSL Inspection Proxy"_s);
             rig.serve(middle.server(), rig.authority.anchors());
         }},
        {"name not in the certificate", Rung::Name, "cert-san-mismatch", "cert-san-mismatch",
         [](CheckRig &rig) {
             CertificateOptions options = loopback();
             options.addresses.clear();
             options.dnsNames = {u"api.example"_s};
             rig.serveCertificate(options);
             rig.request.endpoint.host = u"localhost"_s;
         }},
        {"address not in the certificate", Rung::Name, "cert-san-mismatch", "cert-san-mismatch",
         [](CheckRig &rig) {
             CertificateOptions options = loopback();
             options.addresses = {u"10.43.0.1"_s};
             options.dnsNames = {u"kubernetes"_s};
             rig.serveCertificate(options);
         }},
        {"name only as common name", Rung::Name, "cert-san-mismatch", "cert-san-mismatch",
         [](CheckRig &rig) {
             CertificateOptions options;
             options.commonName = u"localhost"_s;
             options.dnsNames = {};
             rig.serve(rig.authority.issue(options), rig.authority.anchors());
             rig.request.endpoint.host = u"localhost"_s;
         }},
        {"verify name that is not there", Rung::Name, "cert-san-mismatch", "cert-san-mismatch",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.request.endpoint.security.verifyName = u"api.other"_s;
         }},
        {"server certificate expired", Rung::Trust, "server-cert-expired", "server-cert-expired",
         [](CheckRig &rig) {
             CertificateOptions options = loopback();
             options.notBefore = QDateTime::currentDateTimeUtc().addDays(-365);
             options.notAfter = QDateTime::currentDateTimeUtc().addDays(-3);
             rig.serveCertificate(options);
         }},
        {"server certificate not yet valid", Rung::Trust, "clock-skew", "clock-skew",
         [](CheckRig &rig) {
             CertificateOptions options = loopback();
             options.notBefore = QDateTime::currentDateTimeUtc().addSecs(11 * 3600);
             options.notAfter = QDateTime::currentDateTimeUtc().addDays(365);
             rig.serveCertificate(options);
         }},
        {"the issuer is no authority", Rung::Trust, "server-cert-unusable", "server-cert-unusable",
         [](CheckRig &rig) {
             const TestAuthority pretender = TestAuthority::notReallyCa(u"pretender"_s);
             rig.serve(withChain(pretender.server(), pretender.anchors()), pretender.anchors());
         }},
        {"a client's certificate as the server's", Rung::Trust, "server-cert-unusable",
         "server-cert-unusable",
         [](CheckRig &rig) {
             CertificateOptions options = loopback();
             options.extendedKeyUsage = {u"clientAuth"_s};
             rig.serveCertificate(options);
         }},
        {"ingress instead of the API server", Rung::Trust, "ca-wrong-for-endpoint",
         "ca-unknown-authority",
         [](CheckRig &rig) {
             CertificateOptions options = loopback();
             options.commonName = u"Kubernetes Ingress Controller Fake Certificate"_s;
             rig.serve(TestAuthority::selfSigned(options), rig.authority.anchors());
         }},
    };
    return faults;
}

const Faults &handshakeFaults()
{
    const auto strict = [](int version) {
        return [version](CheckRig &rig) {
            StrictTlsServer::Options options;
            options.minVersion = version;
            options.maxVersion = version;
            options.clientAnchors = TestAuthority(u"client-ca"_s).anchors();
            rig.serveStrictly(options);
        };
    };
    const auto shown = [](const TestIdentity &identity, const QSslKey &key) {
        return [identity, key](CheckRig &rig) {
            rig.serveWell();
            rig.request.auth.token.clear();
            rig.request.endpoint.security.clientChain = identity.chain;
            rig.request.endpoint.security.clientKey = key;
        };
    };
    const TestAuthority clients(u"client-ca"_s);
    static const Faults faults{
        {"weak key", Rung::Trust, "server-cert-unusable", "server-cert-unusable",
         [](CheckRig &rig) {
             StrictTlsServer::Options options;
             options.weak = true;
             CertificateOptions certificate = loopback();
             certificate.key = CertificateOptions::Key::Rsa1024;
             rig.strict =
                 std::make_unique<StrictTlsServer>(rig.authority.issue(certificate), options);
             rig.request.endpoint.host = u"127.0.0.1"_s;
             rig.request.endpoint.port = rig.strict->port();
             rig.request.endpoint.security.anchors = rig.authority.anchors();
         }},
        {"nothing newer than TLS 1.1", Rung::Tls, "tls-handshake-failed", "tls-handshake-failed",
         [](CheckRig &rig) {
             StrictTlsServer::Options options;
             options.weak = true;
             options.maxVersion = TLS1_1_VERSION;
             rig.serveStrictly(options);
         }},
        {"hangs up in the handshake", Rung::Tls, "tls-handshake-failed", "tls-handshake-failed",
         [](CheckRig &rig) {
             rig.serveBytes("");
             rig.request.endpoint.tls = true;
             rig.request.endpoint.security.anchors = rig.authority.anchors();
         }},
        {"client certificate wanted, TLS 1.2", Rung::Tls, "client-certificate-required",
         "tls-handshake-failed", strict(TLS1_2_VERSION)},
        {"client certificate wanted, TLS 1.3", Rung::Kubernetes, "client-certificate-required",
         "tls-handshake-failed", strict(TLS1_3_VERSION)},
        {"key of another certificate", Rung::Tls, "client-certificate-unusable",
         "client-certificate-unusable",
         shown(clients.client(u"jane"_s), clients.client(u"joe"_s).key)},
        {"certificate without a key", Rung::Tls, "client-certificate-unusable",
         "client-certificate-unusable", shown(clients.client(u"jane"_s), QSslKey())},
        {"client certificate of a stranger, refused in TLS", Rung::Kubernetes,
         "client-certificate-unusable", "client-certificate-unusable",
         [](CheckRig &rig) {
             StrictTlsServer::Options options;
             options.clientAnchors = TestAuthority(u"client-ca"_s).anchors();
             rig.serveStrictly(options);
             const TestIdentity own = TestAuthority(u"other-clients"_s).client(u"jane"_s);
             rig.request.endpoint.security.clientChain = own.chain;
             rig.request.endpoint.security.clientKey = own.key;
         }},
    };
    return faults;
}

// ---- what answers

const Faults &answerFaults()
{
    const auto version = [](int status, const QByteArray &body, const QByteArray &type) {
        return [status, body, type](CheckRig &rig) {
            rig.serveWell();
            rig.version(status, body, type);
        };
    };
    const auto bytes = [](const QByteArray &sent) {
        return [sent](CheckRig &rig) { rig.serveBytes(sent); };
    };
    const auto rancher = [](int status, const QByteArray &body, const QByteArray &type) {
        return [status, body, type](CheckRig &rig) {
            rig.serveWell();
            rig.request.endpoint.pathPrefix = "/k8s/clusters/c-m-abc12345";
            rig.version(status, body, type);
        };
    };
    static const Faults faults{
        {"a web page", Rung::Kubernetes, "html-answer", "not-kubernetes",
         version(200, "<html><title>Welcome</title><body>Sign in</body></html>", "text/html")},
        {"a login page, 401", Rung::Kubernetes, "html-answer", "not-kubernetes",
         version(401, "<html><body>401 Authorization Required</body></html>", "text/html")},
        {"a captive portal, 511", Rung::Kubernetes, "html-answer", "not-kubernetes",
         version(511, "<html><body>Network login</body></html>", "text/html")},
        {"sent on to a login", Rung::Kubernetes, "redirected", "not-kubernetes",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.version(302, "", "text/html",
                         {{"Location", "https://sso.example/login?state=secret"}});
         }},
        {"sent on to http", Rung::Kubernetes, "redirected", "not-kubernetes",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.version(301, "", "text/html", {{"Location", "http://127.0.0.1/"}});
         }},
        {"nothing in the answer", Rung::Kubernetes, "not-kubernetes", "not-kubernetes",
         version(200, "", "application/json")},
        {"JSON of something else", Rung::Kubernetes, "not-kubernetes", "not-kubernetes",
         version(200, "{\"name\":\"elasticsearch\"}", "application/json")},
        {"not found", Rung::Kubernetes, "not-kubernetes", "not-kubernetes",
         version(404, "404 page not found\n", "text/plain; charset=utf-8")},
        {"no HTTP at all", Rung::Kubernetes, "not-kubernetes", "not-kubernetes",
         bytes("SSH-2.0-OpenSSH_9.6\r\n")},
        {"hangs up without an answer", Rung::Kubernetes, "not-kubernetes", "not-kubernetes",
         bytes("")},
        {"300 kB of header fields", Rung::Kubernetes, "not-kubernetes", "not-kubernetes",
         bytes("HTTP/1.1 200 OK\r\nX: " + QByteArray(300 << 10, 'x') + "\r\n\r\n")},
        {"broken gzip", Rung::Kubernetes, "not-kubernetes", "not-kubernetes",
         bytes("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd")},
        {"a gateway without its API server, 503", Rung::Kubernetes, "server-not-running",
         "api-server-not-reachable",
         version(503, "<html><body>503 Service Unavailable</body></html>", "text/html")},
        {"a gateway without its API server, 502", Rung::Kubernetes, "server-not-running",
         "api-server-not-reachable", version(502, "", "text/plain")},
        {"a gateway that waits in vain, 504", Rung::Kubernetes, "api-server-timeout",
         "api-server-not-reachable", version(504, "upstream request timeout", "text/plain")},
        {"Kubernetes with a fault of its own", Rung::Kubernetes, "api-server-error",
         "api-server-error",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.always(
                 "GET", "/version",
                 CheckRig::status(500, u"InternalError"_s, u"etcdserver: request timed out"_s));
         }},
        {"Kubernetes is starting, 429", Rung::Kubernetes, "api-server-error", "api-server-error",
         version(429, "Too many requests, please try again later.", "text/plain")},
        {"Rancher without its agent", Rung::Kubernetes, "rancher-agent-disconnected",
         "rancher-agent-disconnected", rancher(503, "cluster agent disconnected\n", "text/plain")},
        {"Rancher: cluster unavailable", Rung::Kubernetes, "rancher-agent-disconnected",
         "rancher-agent-disconnected",
         rancher(404,
                 "{\"type\":\"error\",\"status\":\"404\",\"code\":\"ClusterUnavailable\","
                 "\"message\":\"ClusterUnavailable 503: cluster not found\"}",
                 "application/json")},
        {"Rancher does not know the cluster", Rung::Kubernetes, "server-address-wrong",
         "server-address-wrong",
         rancher(404, "{\"type\":\"error\",\"status\":\"404\",\"message\":\"not found\"}",
                 "application/json")},
    };
    return faults;
}

Faults allFaults()
{
    Faults all;
    for (const Faults *some :
         {&addressFaults(), &proxyFaults(), &trustFaults(), &handshakeFaults(), &answerFaults()})
        all.insert(all.end(), some->begin(), some->end());
    return all;
}

} // namespace

/// Faults of connections, each made for real and climbed into by the ladder: issue by slug, with
/// words and a next step.
class TestConnectionFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fault_data();
    void fault();
    void enough();
    void deadAddress();
};

void TestConnectionFaults::fault_data()
{
    QTest::addColumn<int>("index");
    const Faults all = allFaults();
    for (int i = 0; i < int(all.size()); ++i)
        QTest::newRow(all.at(size_t(i)).name) << i;
}

void TestConnectionFaults::fault()
{
    QFETCH(int, index);
    static const Faults all = allFaults();
    checkFault(all.at(size_t(index)));
}

void TestConnectionFaults::enough()
{
    QVERIFY2(allFaults().size() >= 70, qPrintable(QString::number(allFaults().size())));
}

/// A machine that is off says nothing: told within the limit of 5 s, here with less.
void TestConnectionFaults::deadAddress()
{
    const BlackHole hole(u"127.0.0.2"_s);
    QVERIFY(hole.full());
    CheckRig rig;
    rig.request.endpoint.host = u"127.0.0.2"_s;
    rig.request.endpoint.port = hole.port();
    QCOMPARE(kube::LadderRequest().connectTimeout, 4500ms);
    rig.request.connectTimeout = 500ms;
    QVERIFY(rig.climb());
    const kube::RungResult result = rig.problem();
    QCOMPARE(kube::rungName(result.rung), "tcp"_L1);
    QCOMPARE(result.findings.value(0).detail, u"api-server-timeout"_s);
    QVERIFY2(result.took >= 400ms, qPrintable(QString::number(result.took.count())));
}

QTEST_GUILESS_MAIN(TestConnectionFaults)
#include "tst_connectionfaults.moc"
