// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// "Fetch the CA from the server": what is found, and that nothing is given away for it.
#include "core/kube/check/cafetch.h"
#include "tests/support/faultproxy.h"

#include <QTest>

using namespace firesteel;
using namespace firesteel::kube;
using namespace firesteel::test;
using namespace Qt::StringLiterals;
using Kind = AnchorCandidate::Kind;

class TestCaFetch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void found_data();
    void found();
    void foreignAuthorityIsNoCandidate();
    void givesNothingAway();
    void unreachable();

private:
    static bool run(CaFetch &fetch)
    {
        bool over = false;
        connect(&fetch, &CaFetch::finished, &fetch, [&over] { over = true; });
        fetch.start();
        return QTest::qWaitFor([&over] { return over; });
    }
    const TestAuthority m_ca{u"k3s-server-ca@1"_s};
    SystemClock m_clock;
};

void TestCaFetch::found_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("body");
    const QByteArray pem = m_ca.pem();
    const QByteArray config = "apiVersion: v1\nkind: Config\nclusters:\n- name: ''\n  cluster:\n"
                              "    certificate-authority-data: " +
                              pem.toBase64() + "\n    server: https://192.0.2.1:6443\n";
    QTest::newRow("K3s") << QByteArray("/cacerts") << pem;
    QTest::newRow("Rancher") << QByteArray("/v3/settings/cacerts")
                             << QByteArray("{\"type\":\"setting\",\"value\":\"" +
                                           QByteArray(pem).replace("\n", "\\n") + "\"}");
    QTest::newRow("kubeadm") << QByteArray("/api/v1/namespaces/kube-public/configmaps/cluster-info")
                             << QByteArray("{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"data\":"
                                           "{\"kubeconfig\":\"" +
                                           QByteArray(config).replace("\n", "\\n") + "\"}}");
}

void TestCaFetch::found()
{
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, body);
    FaultProxy server(m_ca); // sends its own certificate alone
    server.always("GET", place, Script::response(200, body));
    CaFetch fetch(server.endpoint(TestAuthority(u"other"_s)), m_clock);
    QVERIFY(run(fetch));
    QVERIFY(!fetch.error());
    QCOMPARE(fetch.candidates().size(), 2);
    QCOMPARE(fetch.candidates().first().kind, Kind::Root);
    QCOMPARE(fetch.candidates().first().certificate, m_ca.certificate());
    QCOMPARE(fetch.candidates().at(1).kind, Kind::Leaf);
    QCOMPARE(fetch.candidates().at(1).certificate, fetch.chain().first());
}

void TestCaFetch::foreignAuthorityIsNoCandidate()
{
    FaultProxy server(m_ca);
    server.always("GET", "/cacerts", Script::response(200, TestAuthority(u"other"_s).pem()));
    server.always("GET", "/v3", Script::response(200, "<html>Log in</html>", "text/html"));
    CaFetch fetch(server.endpoint(m_ca), m_clock);
    QVERIFY(run(fetch));
    QCOMPARE(fetch.candidates().size(), 1);
    QCOMPARE(fetch.candidates().first().kind, Kind::Leaf);
}

void TestCaFetch::givesNothingAway()
{
    const TestIdentity me = m_ca.client(u"jane"_s);
    FaultProxy server(m_ca);
    net::Endpoint endpoint = server.endpoint(m_ca);
    endpoint.pathPrefix = "/k8s/clusters/c-m-x";
    endpoint.security.clientChain = me.chain;
    endpoint.security.clientKey = me.key;
    CaFetch fetch(endpoint, m_clock);
    QVERIFY(run(fetch));
    QCOMPARE(server.requests().size(), 3);
    for (const SeenRequest &seen : server.requests()) {
        QVERIFY(seen.header("Authorization").isEmpty());
        QVERIFY(seen.clientChain.isEmpty());
        QVERIFY(!seen.target.startsWith("/k8s/"));
    }
}

void TestCaFetch::unreachable()
{
    FaultProxy server(m_ca);
    server.stopListening();
    CaFetch fetch(server.endpoint(m_ca), m_clock);
    QVERIFY(run(fetch));
    QVERIFY(fetch.candidates().isEmpty());
    QCOMPARE(fetch.error()->code, Errc::ConnectionRefused);
}

QTEST_GUILESS_MAIN(TestCaFetch)
#include "tst_cafetch.moc"
