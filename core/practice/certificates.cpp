// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/certificates.h"

#include <QSslCertificate>
#include <QSslKey>

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>

#include <memory>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

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

std::unexpected<Error> opensslFailed()
{
    char words[256] = {};
    ERR_error_string_n(ERR_get_error(), words, sizeof words);
    return fail(Errc::CertificateInvalid, QString::fromLatin1(words));
}

bool addExtension(X509 *certificate, X509 *issuer, int nid, const char *value)
{
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
    const std::unique_ptr<X509_EXTENSION, Free> extension(
        X509V3_EXT_conf_nid(nullptr, &context, nid, value));
    return extension && X509_add_ext(certificate, extension.get(), -1) == 1;
}

/// A certificate without extensions and signature.
X509Ptr blank(EVP_PKEY *key, const char *commonName, const QDateTime &now)
{
    X509Ptr x(X509_new());
    quint64 serial = 0;
    if (!x || RAND_bytes(reinterpret_cast<unsigned char *>(&serial), sizeof serial) != 1)
        return nullptr;
    const qint64 seconds = now.toSecsSinceEpoch();
    X509_set_version(x.get(), X509_VERSION_3);
    ASN1_INTEGER_set_uint64(X509_get_serialNumber(x.get()), serial >> 1);
    ASN1_TIME_set(X509_getm_notBefore(x.get()), time_t(seconds - 3600));
    ASN1_TIME_set(X509_getm_notAfter(x.get()), time_t(seconds + 30 * 86400));
    X509_NAME_add_entry_by_txt(X509_get_subject_name(x.get()), "CN", MBSTRING_UTF8,
                               reinterpret_cast<const unsigned char *>(commonName), -1, -1, 0);
    return X509_set_pubkey(x.get(), key) == 1 ? std::move(x) : nullptr;
}

QSslCertificate toQt(X509 *x)
{
    unsigned char *der = nullptr;
    const int size = i2d_X509(x, &der);
    if (size <= 0)
        return QSslCertificate(QByteArray());
    const QSslCertificate certificate(QByteArray(reinterpret_cast<char *>(der), size), QSsl::Der);
    OPENSSL_free(der);
    return certificate;
}

QSslKey toQt(EVP_PKEY *key)
{
    const BioPtr bio(BIO_new(BIO_s_mem()));
    if (!bio ||
        PEM_write_bio_PrivateKey(bio.get(), key, nullptr, nullptr, 0, nullptr, nullptr) != 1)
        return {};
    char *data = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &data);
    return QSslKey(QByteArray(data, size), QSsl::Ec);
}

} // namespace

Result<ServerIdentity> makeIdentity(const QDateTime &now)
{
    ERR_clear_error();
    const KeyPtr caKey(EVP_EC_gen("P-256"));
    const KeyPtr key(EVP_EC_gen("P-256"));
    if (!caKey || !key)
        return opensslFailed();
    const X509Ptr ca = blank(caKey.get(), "firesteel-practice-ca", now);
    const X509Ptr leaf = blank(key.get(), "firesteel-practice", now);
    if (!ca || !leaf)
        return opensslFailed();
    X509_set_issuer_name(ca.get(), X509_get_subject_name(ca.get()));
    X509_set_issuer_name(leaf.get(), X509_get_subject_name(ca.get()));
    const bool made =
        addExtension(ca.get(), ca.get(), NID_basic_constraints, "critical,CA:TRUE") &&
        addExtension(ca.get(), ca.get(), NID_key_usage, "critical,keyCertSign,cRLSign") &&
        addExtension(ca.get(), ca.get(), NID_subject_key_identifier, "hash") &&
        X509_sign(ca.get(), caKey.get(), EVP_sha256()) > 0 &&
        addExtension(leaf.get(), ca.get(), NID_basic_constraints, "critical,CA:FALSE") &&
        addExtension(leaf.get(), ca.get(), NID_key_usage, "critical,digitalSignature") &&
        addExtension(leaf.get(), ca.get(), NID_ext_key_usage, "serverAuth") &&
        addExtension(leaf.get(), ca.get(), NID_subject_alt_name,
                     "IP:127.0.0.1,IP:::1,DNS:localhost,DNS:kubernetes.default.svc") &&
        addExtension(leaf.get(), ca.get(), NID_authority_key_identifier, "keyid") &&
        X509_sign(leaf.get(), caKey.get(), EVP_sha256()) > 0;
    if (!made)
        return opensslFailed();
    ServerIdentity identity;
    identity.authorityPem = toQt(ca.get()).toPem();
    identity.configuration.setLocalCertificateChain({toQt(leaf.get())});
    identity.configuration.setPrivateKey(toQt(key.get()));
    identity.configuration.setProtocol(QSsl::TlsV1_2OrLater);
    identity.configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    identity.configuration.setAllowedNextProtocols({QByteArrayLiteral("http/1.1")});
    return identity;
}

} // namespace firesteel::practice
