// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/material.h"

#include "core/kube/config/openssl_p.h"
#include "core/kube/config/passphrasecost.h"
#include "core/kube/config/pemtext.h"

#include <openssl/pem.h>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using namespace openssl;

namespace {

std::unexpected<Error> badKey(const QString &reason)
{
    return fail(Errc::KeyInvalid, {}, {{u"reason"_s, reason}});
}

struct PassphraseAnswer {
    QByteArray text;
    bool asked = false;
};

int givePassphrase(char *buffer, int size, int, void *answer)
{
    auto *given = static_cast<PassphraseAnswer *>(answer);
    given->asked = true;
    if (given->text.isEmpty() || given->text.size() > size)
        return -1;
    std::copy(given->text.cbegin(), given->text.cend(), buffer);
    return static_cast<int>(given->text.size());
}

/// Of PKCS#8 in DER; anything else does not ask for hashing.
bool isDerAffordable(const QByteArray &der)
{
    const BioPtr bio = bioOf(der);
    X509_SIG *encrypted = d2i_PKCS8_bio(bio.get(), nullptr);
    const bool affordable = !encrypted || isAffordable(encrypted);
    X509_SIG_free(encrypted);
    return affordable;
}

KeyPtr pemKey(const QByteArray &pem, PassphraseAnswer &answer)
{
    const BioPtr bio = bioOf(pem);
    return KeyPtr(PEM_read_bio_PrivateKey(bio.get(), nullptr, givePassphrase, &answer));
}

KeyPtr derKey(const QByteArray &der, PassphraseAnswer &answer)
{
    const auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    KeyPtr key(d2i_AutoPrivateKey(nullptr, &at, static_cast<long>(der.size())));
    if (!key) {
        const BioPtr bio = bioOf(der);
        key.reset(d2i_PKCS8PrivateKey_bio(bio.get(), nullptr, givePassphrase, &answer));
    }
    return key;
}

QSslKey qtKey(KeyPtr key)
{
    const int type = EVP_PKEY_get_base_id(key.get());
    if (type == EVP_PKEY_ED25519 || type == EVP_PKEY_ED448) // Qt only passes these on; it owns it
        return QSslKey(Qt::HANDLE(key.release()), QSsl::PrivateKey);
    const BioPtr bio(BIO_new(BIO_s_mem()));
    if (PEM_write_bio_PrivateKey(bio.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1)
        return {};
    char *data = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &data);
    const QSslKey made(QByteArray::fromRawData(data, size),
                       type == EVP_PKEY_RSA ? QSsl::Rsa : QSsl::Ec, QSsl::Pem, QSsl::PrivateKey);
    OPENSSL_cleanse(data, static_cast<size_t>(size));
    return made;
}

Result<QSslKey> keyOf(KeyPtr key, const PassphraseAnswer &answer)
{
    if (!key && answer.asked)
        return badKey(answer.text.isEmpty() ? u"encrypted"_s : u"wrong-passphrase"_s);
    if (!key)
        return badKey(u"other"_s);
    const int type = EVP_PKEY_get_base_id(key.get());
    if (type != EVP_PKEY_RSA && type != EVP_PKEY_EC && type != EVP_PKEY_ED25519 &&
        type != EVP_PKEY_ED448)
        return badKey(u"algorithm"_s);
    QSslKey result = qtKey(std::move(key));
    if (result.isNull())
        return badKey(u"other"_s);
    return result;
}

/// DER, or base64 of DER or PEM; otherwise what it is instead.
Result<QSslKey> keyWithoutLabel(const QByteArray &content, const QByteArray &passphrase)
{
    PassphraseAnswer answer{passphrase};
    if (content.startsWith('\x30')) {
        if (!isDerAffordable(content))
            return badKey(u"costly"_s);
        KeyPtr key = derKey(content, answer);
        if (key || answer.asked)
            return keyOf(std::move(key), answer);
    }
    const QByteArray decoded = decodedBase64(content);
    if (decoded.startsWith('\x30') || decoded.startsWith("-----BEGIN "))
        return readPrivateKey(decoded, passphrase);
    const QString kind = kindOfContent(content);
    return badKey(kind == "public-key"_L1 || kind == "ssh"_L1 ? kind : u"other"_s);
}

} // namespace

Result<QList<QSslCertificate>> readCertificates(const QByteArray &content)
{
    const QList<PemBlock> blocks = pemBlocks(content);
    const qsizetype count = std::ranges::count_if(blocks, [](const PemBlock &block) {
        return block.label == "CERTIFICATE" || block.label == "TRUSTED CERTIFICATE" ||
               block.label == "X509 CERTIFICATE";
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
        return fail(Errc::CertificateInvalid, {}, {{u"reason"_s, kindOfContent(content)}});
    return certificates;
}

Result<QSslKey> readPrivateKey(const QByteArray &given, const QByteArray &passphrase)
{
    const QByteArray content = plainText(given);
    const QList<PemBlock> blocks = pemBlocks(content);
    const auto has = [&](QByteArrayView ending) {
        return std::ranges::any_of(
            blocks, [&](const PemBlock &block) { return block.label.endsWith(ending); });
    };
    if (content.trimmed().isEmpty())
        return badKey(u"empty"_s);
    const ErrorQueueGuard guard;
    if (!has("PRIVATE KEY")) {
        if (has("CERTIFICATE"))
            return badKey(u"certificate"_s);
        return keyWithoutLabel(content, passphrase);
    }
    if (content.contains("-----\\n"))
        return badKey(u"escaped-newlines"_s);
    for (const PemBlock &block : blocks) {
        if (block.label != "ENCRYPTED PRIVATE KEY")
            continue;
        if (block.der.isEmpty())
            return badKey(u"other"_s);
        if (!isDerAffordable(block.der))
            return badKey(u"costly"_s);
    }
    PassphraseAnswer answer{passphrase};
    KeyPtr key = pemKey(content, answer);
    if (!key && !answer.asked && kindOfContent(content) == "ssh"_L1)
        return badKey(u"ssh"_s);
    return keyOf(std::move(key), answer);
}

Result<> checkPair(const QSslCertificate &certificate, const QSslKey &key)
{
    const ErrorQueueGuard guard;
    const X509Ptr x509 = toX509(certificate);
    PassphraseAnswer none;
    const bool opaque = key.algorithm() == QSsl::Opaque;
    const KeyPtr parsed = opaque ? KeyPtr() : pemKey(key.toPem(), none);
    EVP_PKEY *own = opaque ? static_cast<EVP_PKEY *>(key.handle()) : parsed.get();
    if (own && x509 && X509_check_private_key(x509.get(), own) == 1)
        return {};
    return badKey(u"mismatch"_s);
}

} // namespace firesteel::kube
