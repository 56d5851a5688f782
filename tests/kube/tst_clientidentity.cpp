// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Client certificates and their keys, as people hand them over.
#include "core/base/causetexts.h"
#include "core/kube/config/certificatebag.h"
#include "core/kube/config/clientidentity.h"
#include "core/kube/config/material.h"
#include "core/kube/config/pemtext.h"
#include "tests/support/certificateforms.h"

#include <QTest>

using namespace firesteel;
using namespace firesteel::kube;
using namespace firesteel::test;
using namespace Qt::StringLiterals;

class TestClientIdentity : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void good_data();
    void good();
    void bad_data();
    void bad();
    void tooManyRounds();
    void tooManyRoundsInside_data();
    void tooManyRoundsInside();
    void tooManyParts();
    void authorityIsNoUser();

private:
    static ClientIdentity read(const QByteArray &certificate, const QByteArray &key,
                               const QByteArray &passphrase = "secret")
    {
        return readClientIdentity(certificate, key, QDateTime::currentDateTimeUtc(), passphrase);
    }
    [[nodiscard]] TestIdentity jane(CertificateOptions::Key kind) const
    {
        CertificateOptions options;
        options.commonName = u"jane"_s;
        options.extendedKeyUsage = {u"clientAuth"_s};
        options.notAfter = QDateTime::currentDateTimeUtc().addDays(300);
        options.key = kind;
        return m_middle.issue(options);
    }
    const TestAuthority m_ca{u"k3s-client-ca@1"_s};
    const TestAuthority m_middle = m_ca.intermediate(u"middle"_s);
    const TestIdentity m_jane = jane(CertificateOptions::Key::Rsa2048);
};

void TestClientIdentity::good_data()
{
    QTest::addColumn<QByteArray>("certificate");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("chain");
    const QByteArray crt = m_jane.certificatePem();
    const QByteArray key = m_jane.keyText;
    const QByteArray above = m_middle.pem();
    QTest::newRow("PEM") << crt << key << 1;
    QTest::newRow("with what is above it") << QByteArray(crt + above) << key << 2;
    QTest::newRow("in the wrong order") << QByteArray(above + crt) << key << 2;
    QTest::newRow("swapped") << key << crt << 1;
    QTest::newRow("both in one") << QByteArray(crt + key) << QByteArray() << 1;
    QTest::newRow("both in the other field") << QByteArray() << QByteArray(key + above + crt) << 2;
    QTest::newRow("the same twice") << QByteArray(crt + key) << QByteArray(crt + key) << 1;
    QTest::newRow("base64, as in a kubeconfig") << crt.toBase64() << key.toBase64() << 1;
    QTest::newRow("line of a kubeconfig")
        << QByteArray("client-certificate-data: " + crt.toBase64())
        << QByteArray("client-key-data: " + key.toBase64()) << 1;
    QTest::newRow("DER") << m_jane.certificate.toDer() << pemBlocks(key).first().der << 1;
    QTest::newRow("key with a pass-phrase") << crt << encryptedKey(m_jane, "secret") << 1;
    QTest::newRow("PKCS#12") << pkcs12(&m_jane, m_middle.anchors(), "secret") << QByteArray() << 2;
    QTest::newRow("PKCS#12 as the key")
        << QByteArray() << pkcs12(&m_jane, m_middle.anchors(), "secret") << 2;
}

void TestClientIdentity::good()
{
    QFETCH(QByteArray, certificate);
    QFETCH(QByteArray, key);
    QFETCH(int, chain);
    const ClientIdentity result = read(certificate, key);
    QVERIFY2(result.isUsable(), qPrintable(result.findings.value(0).context.value(u"reason"_s)));
    QVERIFY(result.findings.isEmpty());
    QCOMPARE(result.chain.size(), chain);
    QCOMPARE(result.chain.first(), m_jane.certificate);
    QVERIFY(checkPair(result.chain.first(), result.key));
    // what is kept opens again, without a pass-phrase
    const ClientIdentity again = read(result.certificatePem, result.keyPem, {});
    QVERIFY(again.isUsable());
    QCOMPARE(again.chain, result.chain);
}

void TestClientIdentity::bad_data()
{
    QTest::addColumn<QByteArray>("certificate");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("passphrase");
    QTest::addColumn<QString>("reason");
    const QByteArray crt = m_jane.certificatePem();
    const QByteArray key = m_jane.keyText;
    const QByteArray locked = encryptedKey(m_jane, "secret");
    const QByteArray none;
    QTest::newRow("nothing") << none << none << none << u"no-certificate"_s;
    QTest::newRow("no key") << crt << none << none << u"no-key"_s;
    QTest::newRow("no certificate") << none << key << none << u"no-certificate"_s;
    QTest::newRow("another's key")
        << crt << jane(CertificateOptions::Key::Ec).keyText << none << u"key-mismatch"_s;
    QTest::newRow("pass-phrase wanted") << crt << locked << none << u"passphrase"_s;
    QTest::newRow("wrong pass-phrase")
        << crt << locked << QByteArray("word") << u"wrong-passphrase"_s;
    QTest::newRow("PKCS#12, pass-phrase wanted")
        << pkcs12(&m_jane, {}, "secret") << none << none << u"passphrase"_s;
    QTest::newRow("PKCS#12, wrong pass-phrase")
        << pkcs12(&m_jane, {}, "secret") << none << QByteArray("word") << u"wrong-passphrase"_s;
    QTest::newRow("key cut off") << crt << key.first(300) << none << u"key-unreadable"_s;
    QTest::newRow("words as a key") << crt << QByteArray("my key") << none << u"no-key"_s;
    QTest::newRow("certificate cut off") << crt.first(300) << key << none << u"damaged"_s;
}

void TestClientIdentity::bad()
{
    QFETCH(QByteArray, certificate);
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, passphrase);
    QFETCH(QString, reason);
    const ClientIdentity result = read(certificate, key, passphrase);
    QVERIFY(!result.isUsable());
    QVERIFY(result.keyPem.isEmpty());
    QCOMPARE(result.findings.size(), 1);
    const Finding &found = result.findings.first();
    QCOMPARE(found.detail, u"client-certificate-unusable"_s);
    QCOMPARE(found.context.value(u"reason"_s), reason);
    QCOMPARE(result.wantsPassphrase, reason.contains("passphrase"_L1));
    const CauseWords words = causeWords(found);
    QVERIFY(!words.explanation.isEmpty() && !words.explanation.contains(u'{'));
    QVERIFY(!words.fixes.isEmpty());
}

/// A file may not decide for how long the window stands still.
void TestClientIdentity::tooManyRounds()
{
    const QByteArray key = encryptedKey(m_jane, "secret", 2'000'001);
    QCOMPARE(readPrivateKey(key, "secret").error_or(Error()).context.value(u"reason"_s),
             u"costly"_s);
    const QByteArray file = pkcs12(&m_jane, {}, "secret", 2'000'001);
    const ClientIdentity result = read(file, {});
    QCOMPARE(result.findings.value(0).context.value(u"reason"_s), u"costly"_s);
}

void TestClientIdentity::tooManyRoundsInside_data()
{
    QTest::addColumn<bool>("nested");
    QTest::addColumn<bool>("encrypted");
    QTest::newRow("a bag in a bag") << true << false;
    QTest::newRow("a bag in an encrypted part") << false << true;
    QTest::newRow("both") << true << true;
}

/// What is only seen with the pass-phrase counts as well.
void TestClientIdentity::tooManyRoundsInside()
{
    QFETCH(bool, nested);
    QFETCH(bool, encrypted);
    const CertificateBag usual =
        readDerBag(pkcs12Hidden(m_jane, "secret", 2048, nested, encrypted), "secret");
    QCOMPARE(usual.form, u"pkcs12"_s);
    QVERIFY(usual.keyInside); // it is read there
    const CertificateBag costly =
        readDerBag(pkcs12Hidden(m_jane, "secret", 2'000'001, nested, encrypted), "secret");
    QCOMPARE(costly.reason, u"costly"_s);
    QVERIFY(!costly.keyInside);
}

void TestClientIdentity::tooManyParts()
{
    QVERIFY(readDerBag(pkcs12Parts(m_jane, "secret", 2048, 3), "secret").keyInside);
    const QByteArray file = pkcs12Parts(m_jane, "secret", 700'000, 3); // each alone would do
    QCOMPARE(readDerBag(file, "secret").reason, u"costly"_s);
}

void TestClientIdentity::authorityIsNoUser()
{
    CertificateOptions options;
    options.commonName = u"kubernetes"_s;
    options.isCa = true;
    options.notAfter = QDateTime::currentDateTimeUtc().addDays(300);
    options.key = CertificateOptions::Key::Ed25519;
    const TestIdentity authority = TestAuthority::selfSigned(options);
    const ClientIdentity result = read(authority.certificatePem(), authority.keyText);
    QVERIFY(result.isUsable());
    QVERIFY(!result.keyPem.isEmpty()); // though Qt itself cannot write it
    QCOMPARE(result.findings.first().context.value(u"reason"_s), u"authority"_s);
    QVERIFY(!causeWords(result.findings.first()).fixes.isEmpty());
}

QTEST_GUILESS_MAIN(TestClientIdentity)
#include "tst_clientidentity.moc"
