// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/tlsverdict.h"

#include <QDateTime>
#include <QHostAddress>
#include <QUrl>

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

#include <memory>

using namespace Qt::StringLiterals;

namespace firesteel::net {

namespace {

struct Free {
    void operator()(X509 *x) const { X509_free(x); }
    void operator()(EVP_PKEY *x) const { EVP_PKEY_free(x); }
    void operator()(BIO *x) const { BIO_free(x); }
    void operator()(X509_STORE *x) const { X509_STORE_free(x); }
    void operator()(X509_STORE_CTX *x) const { X509_STORE_CTX_free(x); }
    void operator()(STACK_OF(X509) * x) const { sk_X509_pop_free(x, X509_free); }
};
using X509Ptr = std::unique_ptr<X509, Free>;

/// OpenSSL's error queue belongs to the thread: what is left there by us, QSslSocket would take for
/// its own.
class ErrorQueueGuard
{
public:
    ErrorQueueGuard() { ERR_set_mark(); }
    ~ErrorQueueGuard() { ERR_pop_to_mark(); }
    Q_DISABLE_COPY_MOVE(ErrorQueueGuard)
};

X509Ptr toX509(const QSslCertificate &certificate)
{
    const QByteArray der = certificate.toDer();
    auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    return X509Ptr(d2i_X509(nullptr, &at, long(der.size())));
}

struct Found {
    int code = X509_V_OK;
    QSslCertificate certificate;
};

QSslCertificate toQt(X509 *x)
{
    unsigned char *der = nullptr;
    const int size = i2d_X509(x, &der);
    if (size <= 0)
        return QSslCertificate();
    const QByteArray bytes(reinterpret_cast<char *>(der), size);
    OPENSSL_free(der);
    return QSslCertificate(bytes, QSsl::Der);
}

int collect(int good, X509_STORE_CTX *context)
{
    if (good)
        return 1;
    auto *found = static_cast<QList<Found> *>(X509_STORE_CTX_get_app_data(context));
    X509 *current = X509_STORE_CTX_get_current_cert(context);
    found->append({X509_STORE_CTX_get_error(context), current ? toQt(current) : QSslCertificate()});
    return 1; // go on: several things may be wrong, and the most fundamental one is told
}

bool isIssuerByName(X509 *issuer, X509 *issued)
{
    return X509_NAME_cmp(X509_get_issuer_name(issued), X509_get_subject_name(issuer)) == 0;
}

/// An anchor with the name of an issuer in the chain that has signed none of it. OpenSSL would
/// settle for the first of several anchors with one name; Go tries all of them.
bool isDecoy(X509 *anchor, const QList<QSslCertificate> &chain)
{
    bool named = false;
    for (const QSslCertificate &sent : chain) {
        const X509Ptr x = toX509(sent);
        if (!x || !isIssuerByName(anchor, x.get()))
            continue;
        named = true;
        if (X509_verify(x.get(), X509_get0_pubkey(anchor)) == 1)
            return false;
    }
    return named;
}

/// All that OpenSSL has against the chain, names left aside.
QList<Found> verify(const QList<QSslCertificate> &chain, const QList<QSslCertificate> &anchors,
                    const QDateTime &now)
{
    QList<Found> found;
    const X509Ptr leaf = toX509(chain.first());
    const std::unique_ptr<X509_STORE, Free> store(X509_STORE_new());
    const std::unique_ptr<X509_STORE_CTX, Free> context(X509_STORE_CTX_new());
    const std::unique_ptr<STACK_OF(X509), Free> others(sk_X509_new_null());
    if (!leaf || !store || !context || !others)
        return {{X509_V_ERR_UNSPECIFIED, chain.first()}};
    for (const QSslCertificate &anchor : anchors) {
        if (const X509Ptr x = toX509(anchor); x && !isDecoy(x.get(), chain))
            X509_STORE_add_cert(store.get(), x.get());
    }
    for (const QSslCertificate &other : chain.sliced(1)) {
        if (X509Ptr x = toX509(other))
            sk_X509_push(others.get(), x.release());
    }
    if (!X509_STORE_CTX_init(context.get(), store.get(), leaf.get(), others.get()))
        return {{X509_V_ERR_UNSPECIFIED, chain.first()}};
    X509_STORE_CTX_set_purpose(context.get(), X509_PURPOSE_SSL_SERVER);
    X509_STORE_CTX_set_flags(context.get(), X509_V_FLAG_PARTIAL_CHAIN);
    X509_STORE_CTX_set_time(context.get(), 0, time_t(now.toSecsSinceEpoch()));
    // As Debian's OpenSSL by default: 112 bits, so no RSA below 2048 and no SHA-1 signatures.
    X509_VERIFY_PARAM_set_auth_level(X509_STORE_CTX_get0_param(context.get()), 2);
    X509_STORE_CTX_set_app_data(context.get(), &found);
    X509_STORE_CTX_set_verify_cb(context.get(), collect);
    if (X509_verify_cert(context.get()) < 0 && found.isEmpty())
        found.append({X509_V_ERR_UNSPECIFIED, chain.first()});
    return found;
}

enum class Class { Trust, Purpose, Weak, Time };

Class classOf(int code)
{
    switch (code) {
    case X509_V_ERR_CERT_HAS_EXPIRED:
    case X509_V_ERR_CERT_NOT_YET_VALID:
    case X509_V_ERR_ERROR_IN_CERT_NOT_AFTER_FIELD:
    case X509_V_ERR_ERROR_IN_CERT_NOT_BEFORE_FIELD:
        return Class::Time;
    case X509_V_ERR_INVALID_PURPOSE:
    case X509_V_ERR_INVALID_CA:
    case X509_V_ERR_KEYUSAGE_NO_CERTSIGN:
    case X509_V_ERR_PATH_LENGTH_EXCEEDED:
        return Class::Purpose;
    case X509_V_ERR_EE_KEY_TOO_SMALL:
    case X509_V_ERR_CA_KEY_TOO_SMALL:
    case X509_V_ERR_CA_MD_TOO_WEAK:
        return Class::Weak;
    default:
        return Class::Trust;
    }
}

QString subjectOf(const QSslCertificate &certificate)
{
    const QStringList names = certificate.subjectInfo(QSslCertificate::CommonName);
    return names.isEmpty() ? certificate.subjectDisplayName() : names.first();
}

QString issuerOf(const QSslCertificate &certificate)
{
    const QStringList names = certificate.issuerInfo(QSslCertificate::CommonName);
    return names.isEmpty() ? certificate.issuerDisplayName() : names.first();
}

QString alternativeNames(const QSslCertificate &certificate)
{
    QStringList names;
    const auto all = certificate.subjectAlternativeNames();
    for (auto it = all.cbegin(); it != all.cend(); ++it)
        names.append(it.value());
    names.sort();
    return names.join(u", ");
}

Error errorAbout(Errc code, const QSslCertificate &certificate, const QString &host,
                 const QString &detail, const QString &reason)
{
    Error error(code, detail);
    error.context = {{u"host"_s, host},
                     {u"subject"_s, subjectOf(certificate)},
                     {u"issuer"_s, issuerOf(certificate)},
                     {u"names"_s, alternativeNames(certificate)},
                     {u"notBefore"_s, certificate.effectiveDate().toUTC().toString(Qt::ISODate)},
                     {u"notAfter"_s, certificate.expiryDate().toUTC().toString(Qt::ISODate)},
                     {u"reason"_s, reason}};
    return error;
}

/// A trusted authority bears the name of one in this chain, but has another key: the cluster was
/// made anew.
bool isRecreated(const QList<QSslCertificate> &chain, const QList<QSslCertificate> &anchors)
{
    for (const QSslCertificate &sent : chain) {
        const X509Ptr x = toX509(sent);
        for (const QSslCertificate &anchor : anchors) {
            const X509Ptr a = toX509(anchor);
            if (x && a && isIssuerByName(a.get(), x.get()) &&
                X509_verify(x.get(), X509_get0_pubkey(a.get())) != 1)
                return true;
        }
    }
    return false;
}

bool isIngressDefault(const QSslCertificate &leaf)
{
    const QString subject = subjectOf(leaf);
    return subject == "Kubernetes Ingress Controller Fake Certificate"_L1 ||
           subject == "TRAEFIK DEFAULT CERT"_L1;
}

Error untrusted(const Found &found, const QList<QSslCertificate> &chain,
                const TlsSettings &settings, const QString &host)
{
    const QSslCertificate leaf = chain.first();
    const QString text = QString::fromLatin1(X509_verify_cert_error_string(found.code));
    if (isRecreated(chain, settings.anchors.value_or(QList<QSslCertificate>())))
        return errorAbout(Errc::TlsRecreatedAuthority, leaf, host, text, u"recreated"_s);
    QString reason = u"unknown-authority"_s;
    if (isIngressDefault(leaf))
        reason = u"ingress-default"_s;
    else if (chain.size() == 1 && leaf.isSelfSigned())
        reason = u"self-signed"_s;
    else if (chain.size() == 1)
        reason = u"incomplete-chain"_s; // or another authority: it cannot be told apart
    return errorAbout(Errc::TlsUntrusted, leaf, host, text, reason);
}

std::optional<Error> chainError(const QList<Found> &found, Class wanted,
                                const QList<QSslCertificate> &chain, const TlsSettings &settings,
                                const QString &host)
{
    for (const Found &one : found) {
        if (classOf(one.code) != wanted)
            continue;
        const QSslCertificate about = one.certificate.isNull() ? chain.first() : one.certificate;
        const QString text = QString::fromLatin1(X509_verify_cert_error_string(one.code));
        switch (wanted) {
        case Class::Trust:
            return untrusted(one, chain, settings, host);
        case Class::Purpose:
            return errorAbout(Errc::TlsUntrusted, about, host, text,
                              about == chain.first() ? u"wrong-purpose"_s : u"not-an-authority"_s);
        case Class::Weak:
            return errorAbout(Errc::TlsUntrusted, about, host, text, u"weak-key"_s);
        case Class::Time:
            return errorAbout(one.code == X509_V_ERR_CERT_NOT_YET_VALID ? Errc::TlsNotYetValid
                                                                        : Errc::TlsExpired,
                              about, host, text, u"time"_s);
        }
    }
    return std::nullopt;
}

std::optional<Error> nameError(const QSslCertificate &leaf, const QString &name)
{
    const X509Ptr x = toX509(leaf);
    if (!x)
        return errorAbout(Errc::TlsNameMismatch, leaf, name, {}, u"unreadable"_s);
    const QHostAddress address(name);
    bool matches = false;
    const QByteArray ascii = address.isNull() ? QUrl::toAce(name) : address.toString().toLatin1();
    const QByteArray text = ascii.isEmpty() ? name.toUtf8() : ascii;
    if (address.isNull()) {
        matches = X509_check_host(x.get(), text.constData(), size_t(text.size()),
                                  X509_CHECK_FLAG_NEVER_CHECK_SUBJECT |
                                      X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS,
                                  nullptr) == 1;
    } else {
        matches = X509_check_ip_asc(x.get(), text.constData(), 0) == 1;
    }
    if (matches)
        return std::nullopt;
    const auto names = leaf.subjectAlternativeNames();
    QString reason = u"other-name"_s;
    if (isIngressDefault(leaf))
        reason = u"ingress-default"_s;
    else if (names.isEmpty() && subjectOf(leaf).compare(name, Qt::CaseInsensitive) == 0)
        reason = u"common-name-only"_s;
    else if (!address.isNull() && names.values(QSsl::DnsEntry).contains(name))
        reason = u"address-as-name"_s;
    return errorAbout(Errc::TlsNameMismatch, leaf, name, {}, reason);
}

} // namespace

Result<> judgeChain(const QList<QSslCertificate> &chain, const QList<QSslError> &errors,
                    const TlsSettings &settings, const QString &host, const QDateTime &now)
{
    if (settings.insecure)
        return {};
    const ErrorQueueGuard guard;
    if (chain.isEmpty())
        return fail(Errc::TlsHandshakeFailed, u"the server showed no certificate"_s,
                    {{u"host"_s, host}});
    QString name = settings.verifyName.isEmpty() ? host : settings.verifyName;
    if (name.endsWith(u'.'))
        name.chop(1);

    QList<Found> found;
    if (settings.anchors) {
        found = verify(chain, *settings.anchors, now);
    } else {
        // The system's own anchors are Qt's to know; its verdict on trust stands.
        found = verify(chain, chain.sliced(chain.size() - 1), now);
        for (const QSslError &error : errors) {
            const bool time = error.error() == QSslError::CertificateExpired ||
                              error.error() == QSslError::CertificateNotYetValid;
            if (time && !chain.contains(error.certificate())) // a root, which we do not see
                found.append({error.error() == QSslError::CertificateExpired
                                  ? X509_V_ERR_CERT_HAS_EXPIRED
                                  : X509_V_ERR_CERT_NOT_YET_VALID,
                              error.certificate()});
            else if (!time && error.error() != QSslError::HostNameMismatch)
                found.append({X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY, error.certificate()});
        }
    }
    for (const Class wanted : {Class::Trust, Class::Purpose, Class::Weak}) {
        if (const auto error = chainError(found, wanted, chain, settings, host))
            return std::unexpected(*error);
    }
    if (const auto error = nameError(chain.first(), name))
        return std::unexpected(*error);
    if (const auto error = chainError(found, Class::Time, chain, settings, host))
        return std::unexpected(*error);
    return {};
}

Result<> checkClientPair(const TlsSettings &settings)
{
    if (settings.clientChain.isEmpty())
        return {};
    if (settings.clientKey.isNull()) {
        return fail(Errc::TlsClientCertificateInvalid, u"the client certificate has no key"_s,
                    {{u"reason"_s, u"no-key"_s}});
    }
    const ErrorQueueGuard guard;
    const X509Ptr x = toX509(settings.clientChain.first());
    const bool opaque = settings.clientKey.algorithm() == QSsl::Opaque; // OpenSSL's own: Ed25519
    const QByteArray pem = opaque ? QByteArray() : settings.clientKey.toPem();
    const std::unique_ptr<BIO, Free> bio(BIO_new_mem_buf(pem.constData(), int(pem.size())));
    const std::unique_ptr<EVP_PKEY, Free> parsed(
        opaque ? nullptr : PEM_read_bio_PrivateKey(bio.get(), nullptr, nullptr, nullptr));
    EVP_PKEY *key = opaque ? static_cast<EVP_PKEY *>(settings.clientKey.handle()) : parsed.get();
    if (x && key && X509_check_private_key(x.get(), key) == 1)
        return {};
    return fail(Errc::TlsClientCertificateInvalid,
                u"the key does not belong to the client certificate"_s,
                {{u"reason"_s, u"key-mismatch"_s},
                 {u"subject"_s, subjectOf(settings.clientChain.first())}});
}

Error handshakeError(const QString &socketErrorText)
{
    struct Row {
        QLatin1StringView text;
        Errc code;
        QLatin1StringView reason;
    };
    // Texts of OpenSSL's error queue, part of what QSslSocket reports.
    static constexpr Row rows[] = {
        {"wrong version number"_L1, Errc::TlsPlainHttp, {}},
        {"http request"_L1, Errc::TlsPlainHttp, {}},
        {"packet length too long"_L1, Errc::TlsPlainHttp, {}},
        {"certificate required"_L1, Errc::TlsClientCertificateRequired, "certificate-required"_L1},
        {"alert handshake failure"_L1, Errc::TlsClientCertificateRequired, "handshake-failure"_L1},
        {"bad certificate"_L1, Errc::TlsClientCertificateInvalid, "refused"_L1},
        {"unknown ca"_L1, Errc::TlsClientCertificateInvalid, "refused"_L1},
        {"certificate unknown"_L1, Errc::TlsClientCertificateInvalid, "refused"_L1},
        {"certificate expired"_L1, Errc::TlsClientCertificateInvalid, "refused"_L1},
        {"certificate revoked"_L1, Errc::TlsClientCertificateInvalid, "refused"_L1},
        {"unsupported certificate"_L1, Errc::TlsClientCertificateInvalid, "refused"_L1},
        {"key values mismatch"_L1, Errc::TlsClientCertificateInvalid, "key-mismatch"_L1},
        {"certificate with no key"_L1, Errc::TlsClientCertificateInvalid, "no-key"_L1},
        {"alert protocol version"_L1, Errc::TlsHandshakeFailed, "protocol-version"_L1},
        {"unsupported protocol"_L1, Errc::TlsHandshakeFailed, "protocol-version"_L1},
        {"unrecognized name"_L1, Errc::TlsHandshakeFailed, "unrecognized-name"_L1},
        {"insufficient security"_L1, Errc::TlsHandshakeFailed, "ciphers"_L1},
        {"dh key too small"_L1, Errc::TlsHandshakeFailed, "ciphers"_L1},
        {"alert internal error"_L1, Errc::TlsHandshakeFailed, "server-error"_L1},
    };
    for (const Row &row : rows) {
        if (!socketErrorText.contains(row.text, Qt::CaseInsensitive))
            continue;
        Error error(row.code, socketErrorText);
        if (!row.reason.isEmpty())
            error.context.insert(u"reason"_s, row.reason);
        return error;
    }
    return Error(Errc::TlsHandshakeFailed, socketErrorText);
}

} // namespace firesteel::net
