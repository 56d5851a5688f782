// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/certificatecard.h"

#include "core/kube/config/openssl_p.h"

#include <QCryptographicHash>
#include <QHostAddress>
#include <QRegularExpression>

#include <openssl/objects.h>
#include <openssl/x509v3.h>

#include <span>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using namespace openssl;

namespace {

QString colons(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toHex(':').toUpper());
}

QString nameLine(const X509_NAME *name)
{
    const BioPtr bio(BIO_new(BIO_s_mem()));
    if (!bio || !name)
        return {};
    // As people know it: the common name first, and letters outside of ASCII as they are.
    X509_NAME_print_ex(bio.get(), name, 0,
                       (XN_FLAG_RFC2253 & ~(XN_FLAG_SEP_MASK | ASN1_STRFLGS_ESC_MSB)) |
                           XN_FLAG_SEP_CPLUS_SPC);
    char *data = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &data);
    return QString::fromUtf8(data, size);
}

void readKey(EVP_PKEY *key, CertificateCard &card)
{
    if (!key)
        return;
    card.keyBits = EVP_PKEY_get_bits(key);
    switch (EVP_PKEY_get_base_id(key)) {
    case EVP_PKEY_RSA:
        card.keyKind = u"RSA"_s;
        break;
    case EVP_PKEY_EC: {
        card.keyKind = u"EC"_s;
        char group[80] = {};
        size_t size = 0;
        if (EVP_PKEY_get_group_name(key, group, sizeof group, &size) == 1) {
            const char *nist = EC_curve_nid2nist(OBJ_sn2nid(group));
            card.curve = QString::fromLatin1(nist ? nist : group);
        }
        break;
    }
    case EVP_PKEY_ED25519:
        card.keyKind = u"Ed25519"_s;
        break;
    case EVP_PKEY_ED448:
        card.keyKind = u"Ed448"_s;
        break;
    default:
        if (const char *name = EVP_PKEY_get0_type_name(key))
            card.keyKind = QString::fromLatin1(name);
    }
}

struct Bit {
    quint32 bit;
    QLatin1StringView name;
};

QStringList namesOf(quint32 flags, std::span<const Bit> bits)
{
    QStringList names;
    for (const Bit &one : bits) {
        if (flags & one.bit)
            names << QString(one.name);
    }
    return names;
}

void readUsage(X509 *x, CertificateCard &card)
{
    static constexpr Bit usage[] = {
        {KU_DIGITAL_SIGNATURE, "digitalSignature"_L1},
        {KU_NON_REPUDIATION, "nonRepudiation"_L1},
        {KU_KEY_ENCIPHERMENT, "keyEncipherment"_L1},
        {KU_DATA_ENCIPHERMENT, "dataEncipherment"_L1},
        {KU_KEY_AGREEMENT, "keyAgreement"_L1},
        {KU_KEY_CERT_SIGN, "keyCertSign"_L1},
        {KU_CRL_SIGN, "cRLSign"_L1},
    };
    static constexpr Bit extended[] = {
        {XKU_SSL_SERVER, "serverAuth"_L1},      {XKU_SSL_CLIENT, "clientAuth"_L1},
        {XKU_CODE_SIGN, "codeSigning"_L1},      {XKU_SMIME, "emailProtection"_L1},
        {XKU_TIMESTAMP, "timeStamping"_L1},     {XKU_OCSP_SIGN, "OCSPSigning"_L1},
        {XKU_ANYEKU, "anyExtendedKeyUsage"_L1},
    };
    if (X509_get_ext_by_NID(x, NID_key_usage, -1) >= 0)
        card.keyUsage = namesOf(X509_get_key_usage(x), usage);
    if (X509_get_ext_by_NID(x, NID_ext_key_usage, -1) >= 0)
        card.extendedKeyUsage = namesOf(X509_get_extended_key_usage(x), extended);
}

void readNames(const QSslCertificate &certificate, CertificateCard &card)
{
    const auto names = certificate.subjectAlternativeNames();
    card.dnsNames = names.values(QSsl::DnsEntry);
    card.dnsNames.sort();
    for (const QString &text : names.values(QSsl::IpAddressEntry)) {
        const QHostAddress address(text);
        card.addresses << (address.isNull() ? text : address.toString());
    }
    card.addresses.sort();
}

QString firstOr(const QStringList &list, const QString &other)
{
    return list.isEmpty() || list.first().isEmpty() ? other : list.first();
}

bool isWeak(X509 *x, const CertificateCard &card)
{
    if (card.keyKind == "RSA"_L1 && card.keyBits < 2048)
        return true;
    int digest = NID_undef;
    OBJ_find_sigid_algs(X509_get_signature_nid(x), &digest, nullptr);
    return !card.selfSigned && (digest == NID_sha1 || digest == NID_md5); // a root's own is not
                                                                          // looked at by anybody
}

} // namespace

bool CertificateCard::isForClients() const
{
    return extendedKeyUsage.contains("clientAuth"_L1) && !isForServers() &&
           !extendedKeyUsage.contains("anyExtendedKeyUsage"_L1);
}

bool CertificateCard::isForServers() const
{
    return extendedKeyUsage.contains("serverAuth"_L1);
}

AuthorityRole authorityRole(const CertificateCard &card)
{
    // "k3s-client-ca@1727769600", "rke2-request-header-ca@…", "front-proxy-ca", "etcd-server-ca@…"
    static const QRegularExpression clients(
        u"(^|[-_ .])clients?[-_ ]?ca(@|$)|^admin-kubeconfig-signer|kubelet[-_]client"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression frontProxy(u"request-?header|front-?proxy|aggregator"_s,
                                               QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression etcd(u"(^|[-_ .])etcd([-_ .]|$)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    if (frontProxy.match(card.subject).hasMatch())
        return AuthorityRole::FrontProxy;
    if (etcd.match(card.subject).hasMatch())
        return AuthorityRole::Etcd;
    return clients.match(card.subject).hasMatch() ? AuthorityRole::Clients : AuthorityRole::Any;
}

CertificateCard certificateCard(const QSslCertificate &certificate)
{
    const ErrorQueueGuard guard;
    CertificateCard card;
    const X509Ptr x = toX509(certificate);
    if (!x)
        return card;
    card.subjectLine = nameLine(X509_get_subject_name(x.get()));
    card.issuerLine = nameLine(X509_get_issuer_name(x.get()));
    card.subject = firstOr(certificate.subjectInfo(QSslCertificate::CommonName), card.subjectLine);
    card.issuer = firstOr(certificate.issuerInfo(QSslCertificate::CommonName), card.issuerLine);
    card.organizations = certificate.subjectInfo(QSslCertificate::Organization);
    readNames(certificate, card);
    card.notBefore = certificate.effectiveDate().toUTC();
    card.notAfter = certificate.expiryDate().toUTC();
    card.fingerprint = fingerprint(certificate);
    EVP_PKEY *key = X509_get0_pubkey(x.get());
    readKey(key, card);
    card.keyFingerprint = colons(QCryptographicHash::hash(
        derOf<i2d_X509_PUBKEY>(X509_get_X509_PUBKEY(x.get())), QCryptographicHash::Sha256));
    if (const char *name = OBJ_nid2ln(X509_get_signature_nid(x.get())))
        card.signature = QString::fromLatin1(name);
    card.serial = QString::fromLatin1(certificate.serialNumber().toUpper());
    readUsage(x.get(), card);
    card.selfSigned =
        key && X509_NAME_cmp(X509_get_subject_name(x.get()), X509_get_issuer_name(x.get())) == 0 &&
        X509_verify(x.get(), key) == 1;
    card.version = static_cast<int>(X509_get_version(x.get())) + 1;
    const int ca = X509_check_ca(x.get()); // 1: says so; 3: self-signed of version 1
    card.isCa = ca == 1 || ca == 3;
    card.weak = isWeak(x.get(), card);
    return card;
}

QList<CertificateCard> certificateCards(const QList<QSslCertificate> &certificates)
{
    QList<CertificateCard> cards;
    for (const QSslCertificate &certificate : certificates)
        cards << certificateCard(certificate);
    return cards;
}

QString fingerprint(const QSslCertificate &certificate)
{
    return certificate.isNull() ? QString()
                                : colons(certificate.digest(QCryptographicHash::Sha256));
}

bool hasSigned(const QSslCertificate &issuer, const QSslCertificate &issued)
{
    const ErrorQueueGuard guard;
    const X509Ptr above = toX509(issuer);
    const X509Ptr below = toX509(issued);
    EVP_PKEY *key = above ? X509_get0_pubkey(above.get()) : nullptr;
    return key && below && X509_verify(below.get(), key) == 1;
}

} // namespace firesteel::kube
