// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// What people hand over as the CA of a cluster, in every form in which it travels, and what they
// hand over by mistake.
#include "core/base/causetexts.h"
#include "core/kube/config/caimport.h"
#include "core/kube/config/certificatecard.h"
#include "core/kube/config/pemtext.h"
#include "tests/support/certificateforms.h"

#include <QStringEncoder>
#include <QTest>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;
using test::CertificateOptions;
using test::pem;
using test::pkcs12;
using test::pkcs7;
using test::TestAuthority;
using test::TestIdentity;

namespace {

QByteArray kubeconfig(const QByteArray &ca)
{
    return "apiVersion: v1\nkind: Config\ncurrent-context: two\nclusters:\n"
           "- name: one\n  cluster: {server: 'https://192.0.2.1:6443'}\n"
           "- name: two\n  cluster:\n    server: https://192.0.2.2:6443\n" +
           ca +
           "contexts:\n- name: two\n  context: {cluster: two, user: me}\n"
           "users:\n- name: me\n  user: {token: REDACTED}\n";
}

QByteArray wide(const QByteArray &text, QStringConverter::Encoding encoding, bool mark)
{
    QStringEncoder encoder(encoding, mark ? QStringConverter::Flag::WriteBom
                                          : QStringConverter::Flag::Default);
    return encoder.encode(QString::fromUtf8(text));
}

QByteArray indented(const QByteArray &text)
{
    return "    " + QByteArray(text.trimmed()).replace("\n", "\n    ") + '\n';
}

} // namespace

class TestCaImport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void forms_data();
    void forms();
    void wrongFiles_data();
    void wrongFiles();
    void pkcs12PassPhrases();
    void oldPkcs12();
    void mixedFiles_data();
    void mixedFiles();
    void dates_data();
    void dates();
    void manyAuthorities();
    void nothingSecretIsKept();
    void cards();
    void cardsOfOddCertificates();
    void roles_data();
    void roles();
    void pieces();

private:
    static CaImport import(const QByteArray &content, const QByteArray &passphrase = {})
    {
        return importCa(content, u"/home/jane/ca.crt"_s, QDateTime::currentDateTimeUtc(),
                        passphrase);
    }
    static QStringList reasons(const CaImport &result)
    {
        QStringList all;
        for (const Finding &found : result.findings)
            all << found.context.value(u"reason"_s);
        return all;
    }

    const TestAuthority m_ca{u"k3s-server-ca@1727769600"_s};
    const TestAuthority m_other{u"other"_s};
};

void TestCaImport::forms_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("form");
    const QByteArray one = m_ca.pem();
    const QByteArray two = one + m_other.pem();
    const QByteArray der = m_ca.certificate().toDer();
    const auto row = [](const char *name, const QByteArray &content, int count, const char *form) {
        QTest::newRow(name) << content << count << QString::fromLatin1(form);
    };
    row("PEM", one, 1, "pem");
    row("two", two, 2, "pem");
    row("the same twice", one + one, 1, "pem");
    row("CRLF", QByteArray(two).replace("\n", "\r\n"), 2, "pem");
    row("mark of UTF-8", "\xEF\xBB\xBF" + two, 2, "pem");
    row("UTF-16 LE", wide(two, QStringConverter::Utf16LE, true), 2, "pem");
    row("UTF-16 BE", wide(two, QStringConverter::Utf16BE, true), 2, "pem");
    row("UTF-16 without a mark", wide(two, QStringConverter::Utf16LE, false), 2, "pem");
    row("UTF-16 BE without a mark", wide(two, QStringConverter::Utf16BE, false), 2, "pem");
    row("text around", "subject=ca\nBag Attributes\n" + one + "issuer=b\n" + m_other.pem() + "# e",
        2, "pem");
    row("indented", indented(two), 2, "pem");
    row("in one line", QByteArray(one).replace("\n", " "), 1, "pem");
    row("escaped line breaks", '"' + QByteArray(two).replace("\n", "\\n") + '"', 2, "pem");
    row("no newline at the end", one.trimmed(), 1, "pem");
    row("X509 CERTIFICATE", QByteArray(one).replace(" CERT", " X509 CERT"), 1, "pem");
    row("TRUSTED CERTIFICATE", QByteArray(one).replace(" CERT", " TRUSTED CERT"), 1, "pem");
    row("DER", der, 1, "der");
    row("two in DER", der + m_other.certificate().toDer(), 2, "der");
    row("base64 of DER", der.toBase64(), 1, "base64");
    row("base64 of PEM", two.toBase64(), 2, "base64");
    row("base64 in lines", pem("X", der).split('\n').mid(1, 100).join('\n').split('-').first(), 1,
        "base64");
    row("base64 of base64", one.toBase64().toBase64(), 1, "base64");
    row("line of a kubeconfig", "    certificate-authority-data: " + one.toBase64() + "\n", 1,
        "object");
    row("line of a secret", "ca.crt: " + one.toBase64(), 1, "object");
    row("quoted base64", '"' + one.toBase64() + '"', 1, "base64");
    row("data URL", "data:application/x-x509-ca-cert;base64," + der.toBase64(), 1, "base64");
    row("PKCS#7 in DER", pkcs7(m_ca.anchors() + m_other.anchors()), 2, "pkcs7");
    row("PKCS#7 in PEM", pem("PKCS7", pkcs7(m_ca.anchors() + m_other.anchors())), 2, "pkcs7");
    row("PKCS#12 without a pass-phrase", pkcs12(nullptr, m_ca.anchors(), nullptr), 1, "pkcs12");
    row("PKCS#12, empty pass-phrase", pkcs12(nullptr, m_ca.anchors(), ""), 1, "pkcs12");
    row("kubeconfig", kubeconfig("    certificate-authority-data: " + one.toBase64() + "\n"), 1,
        "kubeconfig");
    row("Secret",
        "apiVersion: v1\nkind: Secret\ndata:\n  token: eHg=\n  ca.crt: " + one.toBase64() + "\n", 1,
        "object");
    row("config map",
        "apiVersion: v1\nkind: ConfigMap\ndata:\n  ca.crt: |\n" + indented(one) + "kind2: x\n", 1,
        "object");
    row("config map in JSON",
        "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"data\":{\"ca.crt\":\"" +
            QByteArray(one).replace("\n", "\\n") + "\"}}",
        1, "object");
    row("Rancher's setting",
        "{\"type\":\"setting\",\"name\":\"cacerts\",\"value\":\"" +
            QByteArray(one).replace("\n", "\\n") + "\"}",
        1, "object");
}

void TestCaImport::forms()
{
    QFETCH(QByteArray, content);
    QFETCH(int, count);
    const CaImport result = import(content);
    QVERIFY2(result.isUsable(), qPrintable(reasons(result).join(u' ')));
    QTEST(result.form, "form");
    QCOMPARE(result.anchors.size(), count);
    QCOMPARE(result.anchors.first(), m_ca.certificate());
    if (count == 2)
        QCOMPARE(result.anchors.at(1), m_other.certificate());
    for (const Finding &found : result.findings)
        QCOMPARE(found.severity, Finding::Severity::Notice);
    QVERIFY(!result.wantsPassphrase);
}

void TestCaImport::wrongFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &content, const char *reason) {
        QTest::newRow(name) << content << QString::fromLatin1(reason);
    };
    const TestIdentity admin = m_ca.client(u"system:admin"_s, u"system:masters"_s);
    const TestIdentity server = m_ca.server();
    const QByteArray key = admin.keyText;
    const QByteArray ca = m_ca.pem();
    CertificateOptions bare;
    bare.commonName = u"system:admin"_s;
    bare.organization = u"system:masters"_s;
    bare.extendedKeyUsage = {};
    row("empty", {}, "empty");
    row("blank", " \r\n\t", "empty");
    row("private key", key, "private-key");
    row("private key, CRLF and mark", "\xEF\xBB\xBF" + QByteArray(key).replace("\n", "\r\n"),
        "private-key");
    row("private key in DER", pemBlocks(key).first().der, "private-key");
    row("private key in base64", key.toBase64(), "private-key");
    row("public key", "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n", "public-key");
    row("request", pem("CERTIFICATE REQUEST", test::certificateRequest()), "request");
    row("request in DER", test::certificateRequest(), "request");
    row("SSH key", "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5 jane@desk", "ssh");
    row("private SSH key",
        "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n-----END OPENSSH PRIVATE "
        "KEY-----\n",
        "ssh");
    row("web page", "<!DOCTYPE html><html><title>Log in</title></html>", "html");
    row("web page in UTF-16",
        wide("<html><body>Log in</body></html>", QStringConverter::Utf16LE, true), "html");
    row("error in JSON", "{\"type\":\"error\",\"code\":\"Unauthorized\"}", "json");
    row("Status", "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"code\":401}", "json");
    row("token", "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln", "jwt");
    row("join token", "K10" + QByteArray(64, 'a') + "::server:0123456789abcdef", "join-token");
    row("Java key store", QByteArray("\xFE\xED\xFE\xED\0\0\0\2\0\0\0\1", 12), "java-keystore");
    row("cut off", ca.first(ca.size() / 2), "damaged");
    row("damaged", QByteArray(ca).replace(40, 8, "AAAAAAAA"), "damaged");
    row("DER, cut off", m_ca.certificate().toDer().first(200), "damaged");
    row("words", "the CA is on the server", "other");
    row("zeros", QByteArray(4096, '\0'), "other");
    row("too large", QByteArray((4 << 20) + 1, 'A'), "too-large");
    row("server's certificate", server.certificatePem(), "server-certificate");
    row("server's certificate in DER", server.certificate.toDer(), "server-certificate");
    row("client-admin.crt", admin.certificatePem(), "client-certificate");
    row("client certificate without its purpose", m_ca.issue(bare).certificatePem(),
        "client-certificate");
    row("client-ca.crt", TestAuthority(u"k3s-client-ca@1727769600"_s).pem(), "client-ca");
    row("client-ca.crt of RKE2", TestAuthority(u"rke2-client-ca@1727769600"_s).pem(), "client-ca");
    row("request-header-ca.crt", TestAuthority(u"k3s-request-header-ca@1727769600"_s).pem(),
        "other-ca");
    row("CA of etcd", TestAuthority(u"etcd-server-ca@1727769600"_s).pem(), "other-ca");
    row("kubeconfig without a CA", kubeconfig({}), "kubeconfig-without-ca");
    row("kubeconfig that names a file", kubeconfig("    certificate-authority: ca.crt\n"),
        "kubeconfig-without-ca");
    row("kubeconfig with the wrong CA",
        kubeconfig("    certificate-authority-data: " +
                   TestAuthority(u"k3s-client-ca@1"_s).pem().toBase64() + "\n"),
        "client-ca");
    row("PKCS#12 with a pass-phrase", pkcs12(nullptr, m_ca.anchors(), "secret"), "passphrase");
}

void TestCaImport::wrongFiles()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, reason);
    const CaImport result = import(content);
    QVERIFY(!result.isUsable());
    QVERIFY(!result.findings.isEmpty());
    const Finding &first = result.findings.first();
    QCOMPARE(first.severity, Finding::Severity::Problem);
    QCOMPARE(first.detail, u"certificate-file-wrong"_s);
    QCOMPARE(first.cause, u"certificate-file-wrong"_s);
    QCOMPARE(first.context.value(u"reason"_s), reason);
    QCOMPARE(first.context.value(u"path"_s), u"/home/jane/ca.crt"_s);
    const CauseWords words = causeWords(first);
    QVERIFY(!words.explanation.isEmpty());
    QVERIFY(!words.fixes.isEmpty());
    for (const QString &text : QStringList(words.explanation) + words.fixes)
        QVERIFY2(!text.contains(u'{'), qPrintable(text));
    QCOMPARE(result.wantsPassphrase, reason == "passphrase"_L1);
}

void TestCaImport::pkcs12PassPhrases()
{
    const TestIdentity server = m_ca.server();
    const QByteArray file = pkcs12(&server, m_ca.anchors(), "p\xC3\xA4ss");
    QCOMPARE(reasons(import(file)), QStringList(u"passphrase"_s));
    const CaImport wrong = import(file, "word");
    QCOMPARE(reasons(wrong), QStringList(u"wrong-passphrase"_s));
    QVERIFY(wrong.wantsPassphrase);
    const CaImport right = import(file, "p\xC3\xA4ss");
    QCOMPARE(right.anchors, m_ca.anchors());
    QCOMPARE(right.others, QList<QSslCertificate>{server.certificate});
    QCOMPARE(reasons(right), QStringList({u"key-inside"_s, u"leaf-left-out"_s}));
    QVERIFY(!right.wantsPassphrase);
    // base64 of it, as in a Secret
    QCOMPARE(import(file.toBase64(), "p\xC3\xA4ss").anchors, m_ca.anchors());
}

/// Files of old Windows and Java use a cipher that today's OpenSSL leaves to another provider.
void TestCaImport::oldPkcs12()
{
    // a throw-away certificate with its key, made with `openssl pkcs12 -export -legacy`
    const QByteArray file = QByteArray::fromBase64(
        "MIIDcgIBAzCCAzgGCSqGSIb3DQEHAaCCAykEggMlMIIDITCCAhcGCSqGSIb3DQEHBqCCAggwggIEAgEAMIIB"
        "/QYJKoZIhvcNAQcBMBwGCiqGSIb3DQEMAQYwDgQIri9tAEYrnc4CAggAgIIB0HA3md4e5gkuaxnP7KQLDPEj"
        "EwNCu1zQXCsBb4jFemF7QNNp6aFxujMcLNimDmmWWhDfCecgf99PxnhCmZ2XA93K+SqSQ1tEzFqkmBzVKPN0"
        "1bemE4EUBURpG3WIjnh6GjbQaeutUyPY4u2v3SIwFBAhMl97t1/xvLffrk9jjOunRJN50QKh/cm2SnCfzvFf"
        "m1PiDeoM5W88IVZe5oLHSF8cUJb0e047FTdp/F0+mDmKWFQGug5Yy0l1NI7A+to7i6gOdfvPmxpAn/d1X6Jf"
        "Q+eyf0lS924MtPo0JC78z4axRJvtYdO4subznm0iN4+uwX6EFFHNtOe7WwLhQZseY8a0XsST5f4nN6wOA+CJ"
        "f9DaHBfBDfCqLIOc0GhvbUYpQB8466aaVncWEKvJiZra03+FoN4IvgW9Hxnl/KBMIeK0hjXkzDeA2bX5JWik"
        "CdGrYsvGuEcMbuinzFNMurRwkFg9GMcelfhVY/6b/h8DRNCnPFJA6bCrqjtmOQnmX/OSMQPuZERP+cGhsGx1"
        "DSq3/DkyKDCowEKw/GEGFjBPgUt+SzHT68e+3D8i0thxOhnWBuGfy9IwgBQPlVQQXlyoxGywqV2Wkt4Vo/No"
        "PpnOjuE1MIIBAgYJKoZIhvcNAQcBoIH0BIHxMIHuMIHrBgsqhkiG9w0BDAoBAqCBtDCBsTAcBgoqhkiG9w0B"
        "DAEDMA4ECBMQ+4LgtYZaAgIIAASBkEzcZjmhun0H+qgGV7NCnDM5DUKd7+ARNadq0iA+ze0VVWzJL94SGA2f"
        "8sblfHfQGmEDSNFOpmCB9TGNmnOtuRkCSLucHuuc/0yokXPRERZCZLgRKLyf3sdHPlbPaIhOrN5tf8S4cPvc"
        "Wn8J2qiw84dguX61d3NhmAl+vAxUgkgPN0GkA/0SsFsVdIeJ2UEw2TElMCMGCSqGSIb3DQEJFTEWBBSvIM8J"
        "TnIjv6NR3TOiGS7nk9uQpTAxMCEwCQYFKw4DAhoFAAQUENbcJautVfoLVKxQIQXYpv9hkGYECJmtw5hireQP"
        "AgIIAA==");
    const CaImport result = import(file, "secret");
    QCOMPARE(reasons(result).first(), u"old-encryption"_s);
    QVERIFY(!result.wantsPassphrase);
}

void TestCaImport::mixedFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("reasons");
    QTest::addColumn<int>("worst");
    const QByteArray ca = m_ca.pem();
    const TestIdentity server = m_ca.server();
    const QByteArray broken = "-----BEGIN CERTIFICATE-----\nMIIBAAAA\n-----END CERTIFICATE-----\n";
    const auto notice = int(Finding::Severity::Notice);
    const auto warning = int(Finding::Severity::Warning);
    const auto row = [](const char *name, const QByteArray &content, const QString &reason,
                        int worst) {
        QTest::newRow(name) << content << QStringList{reason} << worst;
    };
    row("whole chain", server.certificatePem() + ca, u"leaf-left-out"_s, notice);
    row("with the client CA", ca + TestAuthority(u"k3s-client-ca@1"_s).pem(), u"client-ca"_s,
        warning);
    row("with a key", server.keyText + ca, u"key-inside"_s, notice);
    row("a damaged one among them", broken + ca, u"damaged"_s, warning);
    row("one cut off at the end", ca + ca.first(ca.size() / 2), u"damaged"_s, warning);
    CertificateOptions options;
    options.commonName = u"192.0.2.1"_s;
    options.addresses = {u"192.0.2.1"_s};
    row("self-signed server", TestAuthority::selfSigned(options).certificatePem(),
        u"self-signed-leaf"_s, notice);
    options.isCa = true;
    options.version = 1;
    options.key = CertificateOptions::Key::Rsa2048;
    row("version 1", TestAuthority(options).pem(), u"version-1"_s, notice);
    row("kubeconfig", kubeconfig("    certificate-authority-data: " + ca.toBase64() + "\n"),
        u"from-kubeconfig"_s, notice);
}

void TestCaImport::mixedFiles()
{
    QFETCH(QByteArray, content);
    QFETCH(int, worst);
    const CaImport result = import(content);
    QCOMPARE(result.anchors.size(), 1);
    QTEST(reasons(result), "reasons");
    QCOMPARE(int(result.findings.first().severity), worst);
    for (const Finding &found : result.findings) {
        const CauseWords words = causeWords(found);
        QVERIFY(!words.explanation.isEmpty() && !words.explanation.contains(u'{'));
        QVERIFY(!words.fixes.isEmpty());
    }
}

void TestCaImport::dates_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QStringList>("reasons");
    QTest::newRow("long") << -1 << 3650 << QStringList();
    QTest::newRow("ends soon") << -1 << 20 << QStringList{u"expires-soon"_s};
    QTest::newRow("ended") << -20 << -1 << QStringList{u"expired"_s};
    QTest::newRow("not yet") << 1 << 300 << QStringList{u"not-yet-valid"_s};
}

void TestCaImport::dates()
{
    QFETCH(int, from);
    QFETCH(int, to);
    CertificateOptions options;
    options.commonName = u"kubernetes"_s;
    options.isCa = true;
    options.notBefore = QDateTime::currentDateTimeUtc().addDays(from);
    options.notAfter = QDateTime::currentDateTimeUtc().addDays(to);
    const CaImport result = import(TestAuthority(options).pem());
    QVERIFY(result.isUsable());
    QTEST(reasons(result), "reasons");
    for (const Finding &found : result.findings)
        QVERIFY(!causeWords(found).explanation.contains(u'{'));
    options.key = CertificateOptions::Key::Rsa1024;
    QVERIFY(reasons(import(TestAuthority(options).pem())).contains(u"weak"_s));
}

void TestCaImport::manyAuthorities()
{
    QByteArray bundle;
    QList<QSslCertificate> all;
    for (int i = 0; i < 200; ++i) {
        const TestAuthority one(u"signer-%1"_s.arg(i));
        bundle += one.pem();
        all += one.anchors();
    }
    const CaImport result = import(bundle);
    QCOMPARE(result.anchors, all);
    QVERIFY(result.findings.isEmpty());
}

void TestCaImport::nothingSecretIsKept()
{
    const TestIdentity admin = m_ca.client(u"system:admin"_s, u"system:masters"_s);
    const QByteArray token = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl";
    const QByteArray passphrase = "open sesame";
    const TestIdentity server = m_ca.server();
    const QList<QByteArray> contents{
        admin.keyText, QByteArray(admin.keyText + m_ca.pem()), token,
        QByteArray("K10" + QByteArray(64, 'b') + "::server:top-secret"),
        pkcs12(&server, m_ca.anchors(), passphrase.constData())};
    for (const QByteArray &content : contents) {
        const CaImport result = import(content, passphrase);
        const QByteArray inside = pemBlocks(admin.keyText).first().der.toBase64();
        QString said;
        for (const Finding &found : result.findings) {
            said += found.context.values().join(u' ');
            for (const Evidence &evidence : found.evidence)
                said += evidence.source + evidence.text;
        }
        for (const QByteArray &secret :
             {inside.first(40), token, passphrase, QByteArray("top-secret")})
            QVERIFY2(!said.contains(QString::fromLatin1(secret)), qPrintable(said));
    }
}

void TestCaImport::cards()
{
    CertificateOptions options;
    options.commonName = u"kube-apiserver"_s;
    options.organization = u"Müller & Söhne"_s;
    options.dnsNames = {u"kubernetes"_s, u"api.example"_s};
    options.addresses = {u"10.43.0.1"_s, u"::1"_s};
    options.key = CertificateOptions::Key::Rsa2048;
    const TestIdentity server = m_ca.issue(options);
    const CertificateCard card = certificateCard(server.certificate);
    QCOMPARE(card.subject, u"kube-apiserver"_s);
    QCOMPARE(card.organizations, QStringList(u"Müller & Söhne"_s));
    QVERIFY2(card.subjectLine.contains(u"O=Müller & Söhne"_s), qPrintable(card.subjectLine));
    QVERIFY2(card.subjectLine.contains(u"CN=kube-apiserver"_s), qPrintable(card.subjectLine));
    QCOMPARE(card.issuer, u"k3s-server-ca@1727769600"_s);
    QCOMPARE(card.names(),
             QStringList({u"api.example"_s, u"kubernetes"_s, u"10.43.0.1"_s, u"::1"_s}));
    QCOMPARE(card.keyKind, u"RSA"_s);
    QCOMPARE(card.keyBits, 2048);
    QCOMPARE(card.extendedKeyUsage, QStringList({u"serverAuth"_s, u"clientAuth"_s}));
    QCOMPARE(card.notBefore, server.certificate.effectiveDate().toUTC());
    QCOMPARE(card.fingerprint.size(), 95);
    QCOMPARE(QByteArray::fromHex(card.fingerprint.toLatin1().replace(":", "")),
             server.certificate.digest(QCryptographicHash::Sha256));
    QVERIFY(!card.isCa && !card.selfSigned && !card.weak && card.isForServers());
    QVERIFY(!card.isForClients());
    QCOMPARE(card.version, 3);

    const CertificateCard ca = certificateCard(m_ca.certificate());
    QVERIFY(ca.isCa && ca.selfSigned);
    QCOMPARE(ca.keyKind, u"EC"_s);
    QCOMPARE(ca.curve, u"P-256"_s);
    QCOMPARE(ca.keyUsage, QStringList({u"keyCertSign"_s, u"cRLSign"_s}));
    QVERIFY(hasSigned(m_ca.certificate(), server.certificate));
    QVERIFY(!hasSigned(m_other.certificate(), server.certificate));

    const TestIdentity client = m_ca.client(u"jane"_s, u"team"_s);
    QVERIFY(certificateCard(client.certificate).isForClients());
}

void TestCaImport::cardsOfOddCertificates()
{
    QVERIFY(certificateCard(QSslCertificate(QByteArray())).isNull());
    QVERIFY(fingerprint(QSslCertificate(QByteArray())).isEmpty());
    QVERIFY(!hasSigned(QSslCertificate(QByteArray()), m_ca.certificate()));
    CertificateOptions options;
    options.commonName.clear();
    options.organization = u"Only an organisation"_s;
    options.key = CertificateOptions::Key::Ed25519;
    const CertificateCard card = certificateCard(TestAuthority::selfSigned(options).certificate);
    QCOMPARE(card.subject, u"O=Only an organisation"_s);
    QCOMPARE(card.keyKind, u"Ed25519"_s);
    QVERIFY(card.selfSigned && !card.isCa && !card.weak);
    QCOMPARE(certificateCards(m_ca.anchors() + m_other.anchors()).size(), 2);
}

void TestCaImport::roles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("role");
    const auto row = [](const char *name, AuthorityRole role) {
        QTest::newRow(name) << QString::fromLatin1(name) << int(role);
    };
    row("k3s-server-ca@1727769600", AuthorityRole::Any);
    row("rke2-server-ca@1727769600", AuthorityRole::Any);
    row("kubernetes", AuthorityRole::Any);
    row("kube-ca", AuthorityRole::Any);
    row("minikubeCA", AuthorityRole::Any);
    row("dynamiclistener-ca@1727769600", AuthorityRole::Any);
    row("Example Clients Root CA", AuthorityRole::Any);
    row("k3s-client-ca@1727769600", AuthorityRole::Clients);
    row("rke2-client-ca@1727769600", AuthorityRole::Clients);
    row("kubernetes-client-ca", AuthorityRole::Clients);
    row("admin-kubeconfig-signer", AuthorityRole::Clients);
    row("k3s-request-header-ca@1727769600", AuthorityRole::FrontProxy);
    row("kube-apiserver-requestheader-ca", AuthorityRole::FrontProxy);
    row("front-proxy-ca", AuthorityRole::FrontProxy);
    row("etcd-server-ca@1727769600", AuthorityRole::Etcd);
    row("etcd-ca", AuthorityRole::Etcd);
    row("kube-etcd", AuthorityRole::Etcd);
}

void TestCaImport::roles()
{
    QFETCH(QString, name);
    QFETCH(int, role);
    QCOMPARE(int(authorityRole(certificateCard(TestAuthority(name).certificate()))), role);
}

void TestCaImport::pieces()
{
    QVERIFY(pemBlocks("nothing").isEmpty());
    QCOMPARE(pemBlocks("-----BEGIN A-----").size(), 1);
    QVERIFY(pemBlocks("-----BEGIN A-----\nAA==\n-----END B-----").first().der.isEmpty());
    QCOMPARE(pemBlocks("-----BEGIN A-----\nAA==\n-----END A-----").first().der,
             QByteArray("\0", 1));
    QVERIFY(decodedBase64("no base64 at all, really!").isEmpty());
    QVERIFY(decodedBase64("AAAA").isEmpty()); // too short to mean anything
    QCOMPARE(plainText("abc"), QByteArray("abc"));
    QCOMPARE(plainText(QByteArray("\xFF\xFE\x61\x00", 4)), QByteArray("a"));
    QCOMPARE(plainText(QByteArray("\xFE\xFF\x00\x61\x00", 5)).first(1), QByteArray("a"));
}

QTEST_GUILESS_MAIN(TestCaImport)
#include "tst_caimport.moc"
