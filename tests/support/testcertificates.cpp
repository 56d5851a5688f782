// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/testcertificates.h"

#include <QSslSocket>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace firesteel::test {

namespace {

struct Free {
    void operator()(X509 *x) const { X509_free(x); }
    void operator()(EVP_PKEY *x) const { EVP_PKEY_free(x); }
    void operator()(BIO *x) const { BIO_free(x); }
    void operator()(X509_EXTENSION *x) const { X509_EXTENSION_free(x); }
};
using X509Ptr = std::unique_ptr<X509, Free>;
using KeyPtr = std::unique_ptr<EVP_PKEY, Free>;
using BioPtr = std::unique_ptr<BIO, Free>;

QByteArray contents(BIO *bio)
{
    char *data = nullptr;
    const long size = BIO_get_mem_data(bio, &data);
    return QByteArray(data, size);
}

KeyPtr makeKey(CertificateOptions::Key kind)
{
    switch (kind) {
    case CertificateOptions::Key::Rsa2048:
        return KeyPtr(EVP_RSA_gen(2048));
    case CertificateOptions::Key::Rsa1024:
        return KeyPtr(EVP_RSA_gen(1024));
    case CertificateOptions::Key::Ed25519:
        return KeyPtr(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"));
    case CertificateOptions::Key::Ec:
        break;
    }
    return KeyPtr(EVP_EC_gen("P-256"));
}

QByteArray pemOf(EVP_PKEY *key)
{
    const BioPtr bio(BIO_new(BIO_s_mem()));
    PEM_write_bio_PrivateKey(bio.get(), key, nullptr, nullptr, 0, nullptr, nullptr);
    return contents(bio.get());
}

QSslKey toQt(EVP_PKEY *key)
{
    const int type = EVP_PKEY_get_base_id(key);
    if (type == EVP_PKEY_ED25519) { // Qt only passes it on, and owns it
        EVP_PKEY_up_ref(key);
        return QSslKey(Qt::HANDLE(key), QSsl::PrivateKey);
    }
    return QSslKey(pemOf(key), type == EVP_PKEY_RSA ? QSsl::Rsa : QSsl::Ec);
}

KeyPtr fromQt(const QSslKey &key)
{
    const QByteArray pem = key.toPem();
    const BioPtr bio(BIO_new_mem_buf(pem.constData(), int(pem.size())));
    return KeyPtr(PEM_read_bio_PrivateKey(bio.get(), nullptr, nullptr, nullptr));
}

X509Ptr fromQt(const QSslCertificate &certificate)
{
    const QByteArray der = certificate.toDer();
    auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    return X509Ptr(d2i_X509(nullptr, &at, long(der.size())));
}

void addExtension(X509 *certificate, X509 *issuer, int nid, const QByteArray &value)
{
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
    const std::unique_ptr<X509_EXTENSION, Free> extension(
        X509V3_EXT_conf_nid(nullptr, &context, nid, value.constData()));
    if (!extension || !X509_add_ext(certificate, extension.get(), -1))
        std::abort();
}

void setName(X509_NAME *name, const CertificateOptions &options)
{
    const auto add = [&](const char *field, const QString &text) {
        const QByteArray utf8 = text.toUtf8();
        if (!utf8.isEmpty()) {
            X509_NAME_add_entry_by_txt(name, field, MBSTRING_UTF8,
                                       reinterpret_cast<const unsigned char *>(utf8.constData()),
                                       int(utf8.size()), -1, 0);
        }
    };
    add("O", options.organization);
    add("CN", options.commonName);
}

void addExtensions(X509 *certificate, X509 *issuer, const CertificateOptions &options)
{
    addExtension(certificate, issuer, NID_basic_constraints,
                 options.isCa ? "critical,CA:TRUE" : "critical,CA:FALSE");
    if (options.isCa)
        addExtension(certificate, issuer, NID_key_usage, "critical,keyCertSign,cRLSign");
    if (!options.extendedKeyUsage.isEmpty() && !options.isCa)
        addExtension(certificate, issuer, NID_ext_key_usage,
                     options.extendedKeyUsage.join(u',').toLatin1());
    QStringList names;
    for (const QString &name : options.dnsNames)
        names.append(u"DNS:"_s + name);
    for (const QString &address : options.addresses)
        names.append(u"IP:"_s + address);
    if (!names.isEmpty())
        addExtension(certificate, issuer, NID_subject_alt_name, names.join(u',').toLatin1());
    if (options.keyIdentifiers)
        addExtension(certificate, issuer, NID_subject_key_identifier, "hash");
    if (options.keyIdentifiers && issuer != certificate &&
        X509_get_ext_by_NID(issuer, NID_subject_key_identifier, -1) >= 0)
        addExtension(certificate, issuer, NID_authority_key_identifier, "keyid");
}

TestIdentity make(const CertificateOptions &options, const TestIdentity *issuer)
{
    const KeyPtr key = makeKey(options.key);
    const X509Ptr x(X509_new());
    X509_set_version(x.get(), options.version - 1);
    quint64 serial = 0;
    RAND_bytes(reinterpret_cast<unsigned char *>(&serial), sizeof serial);
    ASN1_INTEGER_set_uint64(X509_get_serialNumber(x.get()), serial >> 1);
    ASN1_TIME_set(X509_getm_notBefore(x.get()), time_t(options.notBefore.toSecsSinceEpoch()));
    ASN1_TIME_set(X509_getm_notAfter(x.get()), time_t(options.notAfter.toSecsSinceEpoch()));
    X509_set_pubkey(x.get(), key.get());
    setName(X509_get_subject_name(x.get()), options);
    const X509Ptr issuerX = issuer ? fromQt(issuer->certificate) : X509Ptr();
    const KeyPtr issuerKey = issuer ? fromQt(issuer->key) : KeyPtr();
    X509 *above = issuerX ? issuerX.get() : x.get();
    X509_set_issuer_name(x.get(), X509_get_subject_name(above));
    if (options.version >= 3)
        addExtensions(x.get(), above, options);
    EVP_PKEY *signer = issuerKey ? issuerKey.get() : key.get();
    const EVP_MD *digest = // Ed25519 brings its own
        EVP_PKEY_get_base_id(signer) == EVP_PKEY_ED25519 ? nullptr : EVP_sha256();
    if (!X509_sign(x.get(), signer, digest))
        std::abort();

    unsigned char *der = nullptr;
    const int size = i2d_X509(x.get(), &der);
    TestIdentity identity;
    identity.certificate =
        QSslCertificate(QByteArray(reinterpret_cast<char *>(der), size), QSsl::Der);
    OPENSSL_free(der);
    identity.key = toQt(key.get());
    identity.keyText = pemOf(key.get());
    identity.chain = {identity.certificate};
    return identity;
}

CertificateOptions authorityOptions(const QString &commonName)
{
    CertificateOptions options;
    options.commonName = commonName;
    options.isCa = true;
    options.notAfter = QDateTime::currentDateTimeUtc().addYears(10);
    return options;
}

} // namespace

QSslConfiguration
TestIdentity::serverConfiguration(const QList<QSslCertificate> &clientAnchors) const
{
    QSslConfiguration config;
    config.setLocalCertificateChain(chain);
    config.setPrivateKey(key);
    config.setProtocol(QSsl::TlsV1_2OrLater);
    config.setCaCertificates(clientAnchors);
    config.setPeerVerifyMode(clientAnchors.isEmpty() ? QSslSocket::VerifyNone
                                                     : QSslSocket::VerifyPeer);
    config.setAllowedNextProtocols({QByteArrayLiteral("h2"), QByteArrayLiteral("http/1.1")});
    return config;
}

TestAuthority::TestAuthority(const QString &commonName)
    : TestAuthority(authorityOptions(commonName))
{}

TestAuthority::TestAuthority(const CertificateOptions &options) : m_identity(make(options, nullptr))
{}

TestAuthority TestAuthority::notReallyCa(const QString &commonName)
{
    CertificateOptions options = authorityOptions(commonName);
    options.isCa = false;
    return TestAuthority(options);
}

TestAuthority TestAuthority::intermediate(const QString &commonName) const
{
    return TestAuthority(issue(authorityOptions(commonName)), false);
}

TestIdentity TestAuthority::issue(const CertificateOptions &options) const
{
    TestIdentity identity = make(options, &m_identity);
    if (!m_root)
        identity.chain += m_identity.chain;
    return identity;
}

TestIdentity TestAuthority::server() const
{
    CertificateOptions options;
    options.commonName = u"server"_s;
    options.dnsNames = {u"localhost"_s, u"kubernetes"_s};
    options.addresses = {u"127.0.0.1"_s, u"::1"_s};
    return issue(options);
}

TestIdentity TestAuthority::client(const QString &user, const QString &group) const
{
    CertificateOptions options;
    options.commonName = user;
    options.organization = group;
    options.extendedKeyUsage = {u"clientAuth"_s};
    return issue(options);
}

TestIdentity TestAuthority::selfSigned(const CertificateOptions &options)
{
    return make(options, nullptr);
}

} // namespace firesteel::test
