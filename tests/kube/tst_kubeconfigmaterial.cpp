// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Certificates and keys in every form in which people have them.
#include "core/kube/config/material.h"
#include "core/kube/config/pemtext.h"
#include "tests/support/testcertificates.h"

#include <QStringEncoder>
#include <QTest>

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

using namespace firesteel;
using namespace firesteel::kube;
using namespace Qt::StringLiterals;

namespace {

enum class Form { Pkcs8, Traditional, EncryptedPkcs8, EncryptedTraditional, Public };

QByteArray pem(EVP_PKEY *key, Form form)
{
    BIO *bio = BIO_new(BIO_s_mem());
    auto *password = reinterpret_cast<unsigned char *>(const_cast<char *>("secret"));
    switch (form) {
    case Form::Pkcs8:
        PEM_write_bio_PKCS8PrivateKey(bio, key, nullptr, nullptr, 0, nullptr, nullptr);
        break;
    case Form::Traditional:
        PEM_write_bio_PrivateKey_traditional(bio, key, nullptr, nullptr, 0, nullptr, nullptr);
        break;
    case Form::EncryptedPkcs8:
        PEM_write_bio_PKCS8PrivateKey(bio, key, EVP_aes_128_cbc(), "secret", 6, nullptr, nullptr);
        break;
    case Form::EncryptedTraditional:
        PEM_write_bio_PrivateKey_traditional(bio, key, EVP_aes_128_cbc(), password, 6, nullptr,
                                             nullptr);
        break;
    case Form::Public:
        PEM_write_bio_PUBKEY(bio, key);
        break;
    }
    char *data = nullptr;
    const long size = BIO_get_mem_data(bio, &data);
    QByteArray result(data, size);
    BIO_free(bio);
    return result;
}

QByteArray utf16(const QByteArray &text)
{
    QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    return encoder.encode(QString::fromLatin1(text));
}

struct KeyFree {
    void operator()(EVP_PKEY *key) const { EVP_PKEY_free(key); }
};
using KeyPtr = std::unique_ptr<EVP_PKEY, KeyFree>;

} // namespace

class TestKubeconfigMaterial : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goodKeys_data();
    void goodKeys();
    void passphrases_data();
    void passphrases();
    void badKeys_data();
    void badKeys();
    void goodCertificates_data();
    void goodCertificates();
    void badCertificates_data();
    void badCertificates();
    void pairs();

private:
    KeyPtr m_rsa{EVP_RSA_gen(1024)};
    KeyPtr m_ec{EVP_EC_gen("P-256")};
    KeyPtr m_ec521{EVP_EC_gen("P-521")};
    KeyPtr m_ed25519{EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519")};
    KeyPtr m_x25519{EVP_PKEY_Q_keygen(nullptr, nullptr, "X25519")};
    test::TestAuthority m_authority{u"ca"_s};
    test::TestAuthority m_other{u"other"_s};
};

void TestKubeconfigMaterial::goodKeys_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("algorithm");
    const QByteArray rsa = pem(m_rsa.get(), Form::Pkcs8);
    const QByteArray parameters =
        "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n";
    QTest::newRow("RSA, PKCS#8") << rsa << int(QSsl::Rsa);
    QTest::newRow("RSA, PKCS#1") << pem(m_rsa.get(), Form::Traditional) << int(QSsl::Rsa);
    QTest::newRow("EC, PKCS#8") << pem(m_ec.get(), Form::Pkcs8) << int(QSsl::Ec);
    QTest::newRow("EC, SEC1") << pem(m_ec.get(), Form::Traditional) << int(QSsl::Ec);
    QTest::newRow("EC with its parameters")
        << QByteArray(parameters + pem(m_ec.get(), Form::Traditional)) << int(QSsl::Ec);
    QTest::newRow("EC P-521") << pem(m_ec521.get(), Form::Pkcs8) << int(QSsl::Ec);
    QTest::newRow("CRLF") << QByteArray(rsa).replace("\n", "\r\n") << int(QSsl::Rsa);
    QTest::newRow("no newline at the end") << rsa.trimmed() << int(QSsl::Rsa);
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF" + rsa) << int(QSsl::Rsa);
    QTest::newRow("text before it")
        << QByteArray("Bag Attributes\n  friendlyName: me\n" + rsa) << int(QSsl::Rsa);
    QTest::newRow("Ed25519") << pem(m_ed25519.get(), Form::Pkcs8) << int(QSsl::Opaque);
    QTest::newRow("UTF-16") << utf16(rsa) << int(QSsl::Rsa);
    QTest::newRow("base64 of PEM") << rsa.toBase64() << int(QSsl::Rsa);
    QTest::newRow("DER, PKCS#8") << pemBlocks(rsa).first().der << int(QSsl::Rsa);
    QTest::newRow("DER, SEC1") << pemBlocks(pem(m_ec.get(), Form::Traditional)).first().der
                               << int(QSsl::Ec);
    QTest::newRow("base64 of DER")
        << pemBlocks(pem(m_ec.get(), Form::Pkcs8)).first().der.toBase64() << int(QSsl::Ec);
    QTest::newRow("certificate before it") << QByteArray(m_authority.pem() + rsa) << int(QSsl::Rsa);
}

void TestKubeconfigMaterial::goodKeys()
{
    QFETCH(QByteArray, text);
    QFETCH(int, algorithm);
    const Result<QSslKey> key = readPrivateKey(text);
    QVERIFY2(key.has_value(), qPrintable(key.error_or(Error()).context.value(u"reason"_s)));
    QVERIFY(!key->isNull());
    QCOMPARE(key->type(), QSsl::PrivateKey);
    QCOMPARE(int(key->algorithm()), algorithm);
}

void TestKubeconfigMaterial::passphrases_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("algorithm");
    QTest::newRow("RSA, PKCS#8") << pem(m_rsa.get(), Form::EncryptedPkcs8) << int(QSsl::Rsa);
    QTest::newRow("RSA, PKCS#1") << pem(m_rsa.get(), Form::EncryptedTraditional) << int(QSsl::Rsa);
    QTest::newRow("EC, PKCS#8") << pem(m_ec.get(), Form::EncryptedPkcs8) << int(QSsl::Ec);
    QTest::newRow("EC, SEC1") << pem(m_ec.get(), Form::EncryptedTraditional) << int(QSsl::Ec);
    QTest::newRow("Ed25519") << pem(m_ed25519.get(), Form::EncryptedPkcs8) << int(QSsl::Opaque);
    QTest::newRow("DER") << pemBlocks(pem(m_ec.get(), Form::EncryptedPkcs8)).first().der
                         << int(QSsl::Ec);
}

void TestKubeconfigMaterial::passphrases()
{
    QFETCH(QByteArray, text);
    QFETCH(int, algorithm);
    const auto reason = [&](const QByteArray &passphrase) {
        return readPrivateKey(text, passphrase).error_or(Error()).context.value(u"reason"_s);
    };
    QCOMPARE(reason({}), u"encrypted"_s);
    QCOMPARE(reason("wrong"), u"wrong-passphrase"_s);
    QCOMPARE(reason(QByteArray(5000, 'x')), u"wrong-passphrase"_s);
    const Result<QSslKey> key = readPrivateKey(text, "secret");
    QVERIFY(key.has_value());
    QCOMPARE(int(key->algorithm()), algorithm);
}

void TestKubeconfigMaterial::badKeys_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    const QByteArray rsa = pem(m_rsa.get(), Form::Pkcs8);
    QTest::newRow("empty") << QByteArray(" \n") << u"empty"_s;
    QTest::newRow("encrypted, PKCS#8") << pem(m_rsa.get(), Form::EncryptedPkcs8) << u"encrypted"_s;
    QTest::newRow("encrypted, PKCS#1")
        << pem(m_rsa.get(), Form::EncryptedTraditional) << u"encrypted"_s;
    QTest::newRow("X25519") << pem(m_x25519.get(), Form::Pkcs8) << u"algorithm"_s;
    QTest::newRow("DER, encrypted")
        << pemBlocks(pem(m_rsa.get(), Form::EncryptedPkcs8)).first().der << u"encrypted"_s;
    QTest::newRow("certificate") << m_authority.pem() << u"certificate"_s;
    QTest::newRow("public key") << pem(m_rsa.get(), Form::Public) << u"public-key"_s;
    QTest::newRow("escaped newlines")
        << QByteArray(rsa).replace("\n", "\\n") << u"escaped-newlines"_s;
    QTest::newRow("cut off") << rsa.first(rsa.size() / 2) << u"other"_s;
    QTest::newRow("damaged") << QByteArray(rsa).replace(28, 8, "AAAAAAAA") << u"other"_s;
    QTest::newRow("words") << QByteArray("my key") << u"other"_s;
    QTest::newRow("SSH")
        << QByteArray("-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END "
                      "OPENSSH PRIVATE KEY-----\n")
        << u"ssh"_s;
}

void TestKubeconfigMaterial::badKeys()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    const Result<QSslKey> key = readPrivateKey(text);
    QVERIFY(!key.has_value());
    QCOMPARE(key.error().code, Errc::KeyInvalid);
    QCOMPARE(key.error().context.value(u"reason"_s), reason);
    QVERIFY(key.error().detail.isEmpty());
}

void TestKubeconfigMaterial::goodCertificates_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("count");
    const QByteArray one = m_authority.pem();
    QTest::newRow("one") << one << 1;
    QTest::newRow("two") << QByteArray(one + m_other.pem()) << 2;
    QTest::newRow("CRLF") << QByteArray(one + m_other.pem()).replace("\n", "\r\n") << 2;
    QTest::newRow("no newline at the end") << one.trimmed() << 1;
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF" + one) << 1;
    QTest::newRow("text around") << QByteArray("subject=ca\n" + one + "\nissuer=ca\n" +
                                               m_other.pem() + "# end\n")
                                 << 2;
    QTest::newRow("DER") << m_authority.certificate().toDer() << 1;
    QTest::newRow("with its key") << QByteArray(one + pem(m_rsa.get(), Form::Pkcs8)) << 1;
}

void TestKubeconfigMaterial::goodCertificates()
{
    QFETCH(QByteArray, text);
    QFETCH(int, count);
    const auto certificates = readCertificates(text);
    QVERIFY(certificates.has_value());
    QCOMPARE(certificates->size(), count);
    QCOMPARE(certificates->first(), m_authority.certificate());
    if (count == 2)
        QCOMPARE(certificates->at(1), m_other.certificate());
}

void TestKubeconfigMaterial::badCertificates_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    const QByteArray one = m_authority.pem();
    const QByteArray broken = "-----BEGIN CERTIFICATE-----\nMIIBAAAA\n-----END CERTIFICATE-----\n";
    QTest::newRow("empty") << QByteArray() << u"empty"_s;
    QTest::newRow("blank") << QByteArray("\n\n") << u"empty"_s;
    QTest::newRow("private key") << pem(m_rsa.get(), Form::Pkcs8) << u"private-key"_s;
    QTest::newRow("request")
        << QByteArray(
               "-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n-----END CERTIFICATE REQUEST-----\n")
        << u"request"_s;
    QTest::newRow("PKCS#7") << QByteArray("-----BEGIN PKCS7-----\nAAAA\n-----END PKCS7-----\n")
                            << u"pkcs7"_s;
    QTest::newRow("trusted certificate") << QByteArray(one)
                                                .replace("BEGIN CERT", "BEGIN TRUSTED CERT")
                                                .replace("END CERT", "END TRUSTED CERT")
                                         << u"damaged"_s;
    QTest::newRow("broken among good") << QByteArray(one + broken + one) << u"damaged"_s;
    QTest::newRow("broken") << broken << u"damaged"_s;
    QTest::newRow("web page") << QByteArray("<!DOCTYPE html><html>") << u"html"_s;
    QTest::newRow("JSON") << QByteArray("{\"message\":\"Unauthorized\"}") << u"json"_s;
    QTest::newRow("token") << QByteArray("eyJhbGciOi.eyJ.x") << u"jwt"_s;
    QTest::newRow("SSH key") << QByteArray("ssh-ed25519 AAAAC3 me@host") << u"ssh"_s;
    QTest::newRow("base64 of PEM") << one.toBase64() << u"base64"_s;
    QTest::newRow("base64 of DER") << m_authority.certificate().toDer().toBase64() << u"base64"_s;
    QTest::newRow("words") << QByteArray("no certificate") << u"other"_s;
}

void TestKubeconfigMaterial::badCertificates()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    const auto certificates = readCertificates(text);
    QVERIFY(!certificates.has_value());
    QCOMPARE(certificates.error().code, Errc::CertificateInvalid);
    QCOMPARE(certificates.error().context.value(u"reason"_s), reason);
}

void TestKubeconfigMaterial::pairs()
{
    for (const auto kind :
         {test::CertificateOptions::Key::Ec, test::CertificateOptions::Key::Rsa1024,
          test::CertificateOptions::Key::Ed25519}) {
        test::CertificateOptions options;
        options.key = kind;
        const test::TestIdentity mine = m_authority.issue(options);
        const test::TestIdentity yours = m_authority.issue(options);
        QVERIFY(checkPair(mine.certificate, *readPrivateKey(mine.keyPem())).has_value());
        const Result<> wrong = checkPair(mine.certificate, *readPrivateKey(yours.keyPem()));
        QCOMPARE(wrong.error_or(Error()).context.value(u"reason"_s), u"mismatch"_s);
        QVERIFY(!checkPair(QSslCertificate(), *readPrivateKey(mine.keyPem())).has_value());
        QVERIFY(!checkPair(mine.certificate, QSslKey()).has_value());
        QVERIFY(!checkPair(mine.certificate, *readPrivateKey(pem(m_rsa.get(), Form::Pkcs8)))
                     .has_value());
    }
}

QTEST_GUILESS_MAIN(TestKubeconfigMaterial)
#include "tst_kubeconfigmaterial.moc"
