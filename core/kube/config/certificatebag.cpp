// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/certificatebag.h"

#include "core/kube/config/material.h"
#include "core/kube/config/openssl_p.h"
#include "core/kube/config/passphrasecost.h"
#include "core/kube/config/pemtext.h"

#include <openssl/pem.h>
#include <openssl/x509v3.h>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using namespace openssl;

namespace {

QList<QSslCertificate> certificatesOf(const STACK_OF(X509) * stack)
{
    QList<QSslCertificate> certificates;
    for (int i = 0; i < sk_X509_num(stack); ++i) {
        if (const QSslCertificate one = toQt(sk_X509_value(stack, i)); !one.isNull())
            certificates << one;
    }
    return certificates;
}

/// One or several, one behind the other; empty if anything else is between them.
QList<QSslCertificate> plainDer(const QByteArray &der)
{
    QList<QSslCertificate> certificates;
    const auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    const auto *const end = at + der.size();
    while (at < end) {
        const X509Ptr x(d2i_X509(nullptr, &at, static_cast<long>(end - at)));
        if (!x)
            break;
        if (const QSslCertificate one = toQt(x.get()); !one.isNull())
            certificates << one;
    }
    return certificates;
}

QList<QSslCertificate> pkcs7(const QByteArray &der)
{
    const auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    const Pkcs7Ptr p7(d2i_PKCS7(nullptr, &at, static_cast<long>(der.size())));
    if (!p7)
        return {};
    if (PKCS7_type_is_signed(p7.get()) && p7->d.sign)
        return certificatesOf(p7->d.sign->cert);
    if (PKCS7_type_is_signedAndEnveloped(p7.get()) && p7->d.signed_and_enveloped)
        return certificatesOf(p7->d.signed_and_enveloped->cert);
    return {};
}

/// OpenSSL's certificates with trust settings behind them.
QSslCertificate trustedCertificate(const QByteArray &der)
{
    const auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    const X509Ptr x(d2i_X509_AUX(nullptr, &at, static_cast<long>(der.size())));
    return x ? toQt(x.get()) : QSslCertificate(QByteArray());
}

/// The pass-phrase as PKCS#12 wants it: none and an empty one are two things there.
std::optional<const char *> passphraseThatFits(PKCS12 *p12, const QByteArray &passphrase)
{
    if (!PKCS12_mac_present(p12))
        return passphrase.isEmpty() ? nullptr : passphrase.constData();
    if (!passphrase.isEmpty()) {
        if (PKCS12_verify_mac(p12, passphrase.constData(), static_cast<int>(passphrase.size())))
            return passphrase.constData();
        return std::nullopt;
    }
    if (PKCS12_verify_mac(p12, nullptr, 0))
        return nullptr;
    if (PKCS12_verify_mac(p12, "", 0))
        return "";
    return std::nullopt;
}

std::optional<CertificateBag> pkcs12(const QByteArray &der, const QByteArray &passphrase)
{
    const auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    const Pkcs12Ptr p12(d2i_PKCS12(nullptr, &at, static_cast<long>(der.size())));
    if (!p12)
        return std::nullopt;
    CertificateBag bag;
    bag.form = u"pkcs12"_s;
    if (!isAffordable(p12.get())) {
        bag.reason = u"costly"_s;
        return bag;
    }
    const auto fitting = passphraseThatFits(p12.get(), passphrase);
    if (!fitting) {
        bag.reason = passphrase.isEmpty() ? u"passphrase"_s : u"wrong-passphrase"_s;
        return bag;
    }
    if (!isAffordableInside(p12.get(), *fitting)) {
        bag.reason = u"costly"_s;
        return bag;
    }
    EVP_PKEY *key = nullptr;
    X509 *own = nullptr;
    STACK_OF(X509) *above = nullptr;
    if (PKCS12_parse(p12.get(), *fitting, &key, &own, &above) != 1) {
        // the pass-phrase fits, so it is the cipher: RC2 is not among those of today's OpenSSL
        bag.reason = PKCS12_mac_present(p12.get()) ? u"old-encryption"_s
                     : passphrase.isEmpty()        ? u"passphrase"_s
                                                   : u"wrong-passphrase"_s;
        return bag;
    }
    const KeyPtr keyPtr(key);
    const X509Ptr ownPtr(own);
    const StackPtr abovePtr(above);
    if (own)
        bag.certificates << toQt(own);
    bag.certificates += certificatesOf(above);
    bag.keyInside = key != nullptr;
    if (key) {
        if (const auto read = readPrivateKey(derOf<i2d_PrivateKey>(key)))
            bag.key = *read;
    }
    if (bag.certificates.isEmpty())
        bag.reason = bag.keyInside ? u"private-key"_s : u"empty"_s;
    return bag;
}

/// What DER without certificates is instead.
QString otherDer(const QByteArray &der)
{
    const auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    const auto *again = at;
    const auto *third = at;
    const long size = static_cast<long>(der.size());
    if (X509_REQ *request = d2i_X509_REQ(nullptr, &at, size)) {
        X509_REQ_free(request);
        return u"request"_s;
    }
    if (const KeyPtr key(d2i_AutoPrivateKey(nullptr, &again, size)); key)
        return u"private-key"_s;
    if (const KeyPtr key(d2i_PUBKEY(nullptr, &third, size)); key)
        return u"public-key"_s;
    const BioPtr bio = bioOf(der);
    if (X509_SIG *encrypted = d2i_PKCS8_bio(bio.get(), nullptr)) {
        X509_SIG_free(encrypted);
        return u"private-key"_s;
    }
    return u"damaged"_s;
}

} // namespace

CertificateBag readPemBag(const QByteArray &text)
{
    const ErrorQueueGuard guard;
    CertificateBag bag;
    bag.form = u"pem"_s;
    for (const PemBlock &block : pemBlocks(text)) {
        QList<QSslCertificate> inside;
        if (block.label == "PKCS7" || block.label == "CMS" ||
            block.label == "PKCS #7 SIGNED DATA") {
            inside = pkcs7(block.der);
            bag.form = u"pkcs7"_s;
            bag.count += std::max<qsizetype>(inside.size(), 1);
        } else if (block.label == "TRUSTED CERTIFICATE") {
            inside << trustedCertificate(block.der);
            ++bag.count;
        } else if (block.label == "CERTIFICATE" || block.label == "X509 CERTIFICATE") {
            inside = plainDer(block.der);
            ++bag.count;
        } else if (block.label.endsWith("PRIVATE KEY")) {
            bag.keyInside = true;
        }
        for (const QSslCertificate &one : std::as_const(inside)) {
            if (!one.isNull())
                bag.certificates << one;
        }
    }
    if (bag.certificates.isEmpty())
        bag.reason = bag.count > 0 ? u"damaged"_s : kindOfContent(text);
    return bag;
}

CertificateBag readDerBag(const QByteArray &der, const QByteArray &passphrase)
{
    const ErrorQueueGuard guard;
    CertificateBag bag;
    bag.certificates = plainDer(der);
    bag.form = u"der"_s;
    if (bag.certificates.isEmpty()) {
        bag.certificates = pkcs7(der);
        if (!bag.certificates.isEmpty())
            bag.form = u"pkcs7"_s;
    }
    if (bag.certificates.isEmpty()) {
        if (auto found = pkcs12(der, passphrase))
            return *std::move(found);
        bag.reason = otherDer(der);
    }
    bag.count = bag.certificates.size();
    return bag;
}

} // namespace firesteel::kube
