// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causetexts.h"
#include "core/kube/config/addressreader.h"

#include <QTest>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;

class TestAddressReader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void addresses_data();
    void addresses();
    void refused_data();
    void refused();
    void noted_data();
    void noted();
    void suggestions_data();
    void suggestions();
    void passwordsAreNotRepeated();
    void textsOfUrls();
    void readsItsOwnOutput();
};

void TestAddressReader::addresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("address");
    const auto row = [](const char *name, const QString &text, const QString &address) {
        QTest::newRow(name) << text << address;
    };
    row("URL", u"https://192.0.2.10:6443"_s, u"https://192.0.2.10:6443"_s);
    row("blanks and slash", u"  https://K8s.Test:6443/ \n"_s, u"https://k8s.test:6443"_s);
    row("host and port", u"192.0.2.10:6443"_s, u"https://192.0.2.10:6443"_s);
    row("host alone", u"k8s.test"_s, u"https://k8s.test:6443"_s);
    row("https without port", u"https://k8s.test"_s, u"https://k8s.test:443"_s);
    row("IPv6", u"[fd00::5]:6443"_s, u"https://[fd00::5]:6443"_s);
    row("IPv6 alone", u"[fd00::5]"_s, u"https://[fd00::5]:6443"_s);
    row("kubectl proxy", u"http://127.0.0.1:8001"_s, u"http://127.0.0.1:8001"_s);
    row("master of Spark", u"k8s://https://192.0.2.10:6443"_s, u"https://192.0.2.10:6443"_s);
    row("master without scheme", u"k8s://192.0.2.10:6443"_s, u"https://192.0.2.10:6443"_s);
    row("line of a kubeconfig", u"    server: https://192.0.2.10:6443"_s,
        u"https://192.0.2.10:6443"_s);
    row("piece of a kubeconfig",
        u"- cluster:\n    server: \"https://192.0.2.10:6443\"\n  name: default\n"_s,
        u"https://192.0.2.10:6443"_s);
    row("kubectl cluster-info",
        u"\x1b[0;32mKubernetes control plane\x1b[0m is running at \x1b[0;33mhttps://192.0.2.10:6443\x1b[0m\nCoreDNS is running at \x1b[0;33mhttps://192.0.2.10:6443/api/v1/x\x1b[0m\n"_s,
        u"https://192.0.2.10:6443"_s);
    row("in a sentence", u"The server is https://192.0.2.10:6443, use it."_s,
        u"https://192.0.2.10:6443"_s);
    row("quotes", u"'https://192.0.2.10:6443'"_s, u"https://192.0.2.10:6443"_s);
    row("Rancher", u"https://rancher.test/k8s/clusters/c-m-abc123"_s,
        u"https://rancher.test:443/k8s/clusters/c-m-abc123"_s);
    row("Rancher without scheme", u"rancher.test/k8s/clusters/c-m-abc123"_s,
        u"https://rancher.test:443/k8s/clusters/c-m-abc123"_s);
    row("a call at Rancher", u"https://rancher.test/k8s/clusters/c-m-abc123/api/v1/pods"_s,
        u"https://rancher.test:443/k8s/clusters/c-m-abc123"_s);
    row("page of Rancher", u"https://rancher.test/dashboard/c/c-m-abc123/explorer#cluster"_s,
        u"https://rancher.test:443/k8s/clusters/c-m-abc123"_s);
    row("older page of Rancher", u"https://rancher.test/c/c-abc12/monitoring"_s,
        u"https://rancher.test:443/k8s/clusters/c-abc12"_s);
    row("home of Rancher", u"https://rancher.test/dashboard/home"_s, u"https://rancher.test:443"_s);
    row("a call", u"https://192.0.2.10:6443/version?timeout=32s"_s, u"https://192.0.2.10:6443"_s);
    row("a call below a prefix", u"https://h.test/kube/api/v1"_s, u"https://h.test:443/kube"_s);
    row("dots and slashes at the end", u"it is at https://h.test/a.../...."_s,
        u"https://h.test:443/a"_s);
    row("another prefix", u"https://h.test:8443/kube/dev/"_s, u"https://h.test:8443/kube/dev"_s);
}

void TestAddressReader::addresses()
{
    QFETCH(QString, text);
    const AddressReading reading = readAddress(text);
    QVERIFY(reading.usable);
    QTEST(reading.address, "address");
    QCOMPARE(addressText(reading.url), reading.address);
}

void TestAddressReader::refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const QString &text, const QString &problem,
                        const QString &detail = u"server-address-wrong"_s) {
        QTest::newRow(name) << text << detail << problem;
    };
    row("empty", u" \n"_s, u"empty"_s);
    row("scheme", u"ftp://k8s.test"_s, u"scheme"_s);
    row("port", u"https://k8s.test:66666"_s, u"port"_s);
    row("port in words", u"k8s.test:https"_s, u"port"_s);
    row("user", u"https://joe:secret@k8s.test"_s, u"user"_s);
    row("like ssh", u"joe@k8s.test"_s, u"user"_s);
    row("several words", u"the k8s server"_s, u"host"_s);
    row("scheme alone", u"https://"_s, u"host"_s);
    row("dots alone", u"https://..0://..0001.1:64/"_s, u"host"_s);
    row("template", u"https://<server>:6443"_s, u"address"_s, u"kubeconfig-placeholder"_s);
    row("words of a guide", u"https://your-server:6443"_s, u"address"_s,
        u"kubeconfig-placeholder"_s);
}

void TestAddressReader::refused()
{
    QFETCH(QString, text);
    const AddressReading reading = readAddress(text);
    QVERIFY(!reading.usable);
    QVERIFY(reading.address.isEmpty());
    QCOMPARE(reading.findings.size(), 1);
    const Finding &one = reading.findings[0];
    QTEST(one.detail, "detail");
    QTEST(one.context.value(u"problem"_s), "problem");
    QCOMPARE(one.severity, Finding::Severity::Problem);
    const CauseWords words = causeWords(one);
    QVERIFY(!words.explanation.isEmpty() && !words.explanation.contains(u'{'));
    QVERIFY(!words.fixes.isEmpty());
}

void TestAddressReader::noted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("findings"); // detail:problem, warnings with !
    const auto row = [](const char *name, const QString &text, const QStringList &findings) {
        QTest::newRow(name) << text << findings;
    };
    row("nothing", u"https://192.0.2.10:6443"_s, {});
    row("kubectl proxy", u"http://localhost:8001"_s, {});
    row("port missing", u"k8s.test"_s, {u"server-address-wrong:port-missing"_s});
    row("port missing after https", u"https://k8s.test"_s,
        {u"server-address-wrong:port-missing"_s});
    row("Rancher needs none", u"https://rancher.test/k8s/clusters/c-m-1"_s, {});
    row("loopback", u"https://127.0.0.1:6443"_s, {u"server-address-localhost:loopback"_s});
    row("any", u"https://0.0.0.0:6443"_s, {u"!server-address-localhost:any-address"_s});
    row("any of IPv6", u"https://[::]:6443"_s, {u"!server-address-localhost:any-address"_s});
    row("plain http", u"http://192.0.2.10:8080"_s, {u"!connection-plain-http:"_s});
    row("port of RKE2's nodes", u"https://192.0.2.10:9345"_s,
        {u"!server-address-wrong:other-port"_s});
    row("kubelet", u"192.0.2.10:10250"_s, {u"!server-address-wrong:other-port"_s});
    row("name inside", u"https://kubernetes.default.svc:443"_s,
        {u"!server-address-wrong:cluster-internal"_s});
    row("address inside", u"https://10.43.0.1:443"_s,
        {u"!server-address-wrong:cluster-internal"_s});
    row("page of Rancher", u"https://rancher.test/dashboard/c/local/explorer"_s,
        {u"server-address-wrong:rancher-page"_s});
    row("home of Rancher", u"https://rancher.test/dashboard/"_s,
        {u"!server-address-wrong:rancher-home"_s, u"server-address-wrong:port-missing"_s});
    row("a call", u"https://192.0.2.10:6443/healthz"_s, {u"server-address-wrong:api-path"_s});
}

void TestAddressReader::noted()
{
    QFETCH(QString, text);
    QStringList found;
    for (const Finding &one : readAddress(text).findings) {
        QVERIFY(one.severity != Finding::Severity::Problem);
        const QString mark = one.severity == Finding::Severity::Warning ? u"!"_s : QString();
        found += mark + one.detail + u':' + one.context.value(u"problem"_s);
        const CauseWords words = causeWords(one);
        QVERIFY2(!words.explanation.isEmpty() && !words.explanation.contains(u'{'),
                 qPrintable(one.detail + words.explanation));
        QVERIFY(!words.fixes.isEmpty());
    }
    QTEST(found, "findings");
}

void TestAddressReader::suggestions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("reason");
    QTest::newRow("host") << u"k8s.test"_s << u"https://k8s.test:443"_s << u"port-443"_s;
    QTest::newRow("https") << u"https://k8s.test"_s << u"https://k8s.test:6443"_s << u"port-6443"_s;
    QTest::newRow("http") << u"http://k8s.test"_s << u"https://k8s.test:443"_s << u"https"_s;
    QTest::newRow("http with a port")
        << u"http://k8s.test:6443"_s << u"https://k8s.test:6443"_s << u"https"_s;
    QTest::newRow("any") << u"https://0.0.0.0:6443"_s << u"https://127.0.0.1:6443"_s
                         << u"loopback"_s;
    QTest::newRow("RKE2's nodes") << u"https://h.test:9345"_s << u"https://h.test:6443"_s
                                  << u"port-6443"_s;
}

void TestAddressReader::suggestions()
{
    QFETCH(QString, text);
    const AddressReading reading = readAddress(text);
    QCOMPARE(reading.suggestions.size(), 1);
    QTEST(reading.suggestions[0].address, "address");
    QTEST(reading.suggestions[0].reason, "reason");
    QVERIFY(readAddress(reading.suggestions[0].address).usable);
}

void TestAddressReader::passwordsAreNotRepeated()
{
    const AddressReading reading = readAddress(u"https://joe:HUNTER2@k8s.test:6443"_s);
    const Finding &one = reading.findings[0];
    QString all = QStringList(one.context.values()).join(u' ');
    for (const Evidence &evidence : one.evidence)
        all += evidence.source + evidence.text;
    QVERIFY(!all.contains("HUNTER2"_L1));
}

void TestAddressReader::textsOfUrls()
{
    QCOMPARE(addressText({true, u"::1"_s, 6443, "/a"}), u"https://[::1]:6443/a"_s);
    QCOMPARE(addressText({false, u"localhost"_s, 8001, {}}), u"http://localhost:8001"_s);
}

void TestAddressReader::readsItsOwnOutput()
{
    for (const QString &text : {u"k8s.test"_s, u"[fd00::1]"_s, u"https://h.test/k8s/clusters/c-1"_s,
                                u"http://127.0.0.1:8001"_s}) {
        const AddressReading once = readAddress(text);
        const AddressReading again = readAddress(once.address);
        QCOMPARE(again.url, once.url);
        QCOMPARE(again.address, once.address);
    }
}

QTEST_GUILESS_MAIN(TestAddressReader)
#include "tst_addressreader.moc"
