// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/material.h"

#include <QRegularExpression>

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <memory>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

template <auto Function>
struct Free {
    template <class T>
    void operator()(T *object) const
    {
        Function(object);
    }
};
using BioPtr = std::unique_ptr<BIO, Free<BIO_free>>;
using KeyPtr = std::unique_ptr<EVP_PKEY, Free<EVP_PKEY_free>>;
using X509Ptr = std::unique_ptr<X509, Free<X509_free>>;

constexpr auto kBegin = "-----BEGIN "_L1;

QList<QByteArray> blockLabels(const QByteArray &content)
{
    QList<QByteArray> labels;
    const QByteArrayView begin(kBegin.data(), kBegin.size());
    for (qsizetype at = content.indexOf(begin); at >= 0; at = content.indexOf(begin, at + 1)) {
        const qsizetype from = at + begin.size();
        const qsizetype end = content.indexOf("-----", from);
        if (end > from && end - from < 64)
            labels.append(content.sliced(from, end - from));
    }
    return labels;
}

/// What a text that is no certificate is instead.
QString otherContent(const QByteArray &content, const QList<QByteArray> &labels)
{
    for (const QByteArray &label : labels) {
        if (label.endsWith("PRIVATE KEY"))
            return u"private-key"_s;
        if (label.endsWith("CERTIFICATE REQUEST"))
            return u"request"_s;
        if (label == "PKCS7" || label == "CMS")
            return u"pkcs7"_s;
    }
    const QByteArray text = content.trimmed();
    if (text.isEmpty())
        return u"empty"_s;
    if (text.startsWith("ssh-") || text.startsWith("ecdsa-sha2-"))
        return u"ssh"_s;
    if (text.startsWith('<'))
        return u"html"_s;
    if (text.startsWith('{'))
        return u"json"_s;
    if (text.startsWith("eyJ"))
        return u"jwt"_s;
    if (text.startsWith("LS0tLS1CRUdJTi") || text.startsWith("MII"))
        return u"base64"_s;
    if (text.startsWith("\x30\x82"))
        return u"pkcs12"_s;
    return u"other"_s;
}

std::unexpected<Error> badKey(const QString &reason)
{
    return fail(Errc::KeyInvalid, {}, {{u"reason"_s, reason}});
}

int refusePassphrase(char *, int, int, void *asked)
{
    *static_cast<bool *>(asked) = true;
    return -1;
}

KeyPtr opensslKey(const QByteArray &pem, bool *encrypted)
{
    const BioPtr bio(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())));
    KeyPtr key(PEM_read_bio_PrivateKey(bio.get(), nullptr, refusePassphrase, encrypted));
    ERR_clear_error();
    return key;
}

} // namespace

Result<QList<QSslCertificate>> readCertificates(const QByteArray &content)
{
    const QList<QByteArray> labels = blockLabels(content);
    const qsizetype count = std::ranges::count_if(labels, [](const QByteArray &label) {
        return label == "CERTIFICATE" || label == "TRUSTED CERTIFICATE" ||
               label == "X509 CERTIFICATE";
    });
    QList<QSslCertificate> certificates;
    if (count > 0) {
        certificates = QSslCertificate::fromData(content, QSsl::Pem);
        if (certificates.size() != count) { // damaged ones are left out silently
            return fail(Errc::CertificateInvalid, {},
                        {{u"reason"_s, u"damaged"_s},
                         {u"count"_s, QString::number(count)},
                         {u"usable"_s, QString::number(certificates.size())}});
        }
    } else if (content.startsWith('\x30')) {
        certificates = QSslCertificate::fromData(content, QSsl::Der);
    }
    if (certificates.isEmpty() || certificates.first().isNull())
        return fail(Errc::CertificateInvalid, {}, {{u"reason"_s, otherContent(content, labels)}});
    return certificates;
}

Result<QSslKey> readPrivateKey(const QByteArray &content)
{
    const QList<QByteArray> labels = blockLabels(content);
    const auto has = [&](QByteArrayView ending) {
        return std::ranges::any_of(labels, [&](const QByteArray &l) { return l.endsWith(ending); });
    };
    if (content.trimmed().isEmpty())
        return badKey(u"empty"_s);
    if (!has("PRIVATE KEY"))
        return badKey(has("CERTIFICATE")  ? u"certificate"_s
                      : has("PUBLIC KEY") ? u"public-key"_s
                                          : u"other"_s);
    if (content.contains("-----\\n"))
        return badKey(u"escaped-newlines"_s);
    bool encrypted = false;
    const KeyPtr key = opensslKey(content, &encrypted);
    if (encrypted)
        return badKey(u"encrypted"_s);
    if (!key)
        return badKey(u"other"_s);
    const int type = EVP_PKEY_get_base_id(key.get());
    if (type != EVP_PKEY_RSA && type != EVP_PKEY_EC)
        return badKey(u"algorithm"_s);
    QSslKey result(content, type == EVP_PKEY_RSA ? QSsl::Rsa : QSsl::Ec, QSsl::Pem,
                   QSsl::PrivateKey);
    if (result.isNull())
        return badKey(u"other"_s);
    return result;
}

Result<> checkPair(const QSslCertificate &certificate, const QSslKey &key)
{
    bool encrypted = false;
    const KeyPtr own = opensslKey(key.toPem(), &encrypted);
    const QByteArray der = certificate.toDer();
    const auto *bytes = reinterpret_cast<const unsigned char *>(der.constData());
    const X509Ptr x509(d2i_X509(nullptr, &bytes, static_cast<long>(der.size())));
    const bool fits = own && x509 && X509_check_private_key(x509.get(), own.get()) == 1;
    ERR_clear_error();
    if (!fits)
        return badKey(u"mismatch"_s);
    return {};
}

} // namespace firesteel::kube
