// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/clientidentity.h"

#include "core/kube/check/trustfindings.h"
#include "core/kube/config/certificatebag.h"
#include "core/kube/config/certificatecard.h"
#include "core/kube/config/material.h"
#include "core/kube/config/openssl_p.h"
#include "core/kube/config/pemtext.h"

#include <openssl/pem.h>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

QByteArray pkcs8Of(const QSslKey &key)
{
    if (key.algorithm() != QSsl::Opaque)
        return key.toPem();
    const openssl::BioPtr bio(BIO_new(BIO_s_mem()));
    auto *native = static_cast<EVP_PKEY *>(key.handle());
    if (!bio || !native ||
        PEM_write_bio_PrivateKey(bio.get(), native, nullptr, nullptr, 0, nullptr, nullptr) != 1)
        return {};
    char *data = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &data);
    const QByteArray text(data, size);
    OPENSSL_cleanse(data, static_cast<size_t>(size));
    return text;
}

namespace {

class IdentityReader
{
public:
    explicit IdentityReader(const QByteArray &passphrase) : m_passphrase(passphrase) {}

    void look(const QByteArray &given, int depth = 0);
    void pair();
    ClientIdentity result;
    QString problem;

private:
    void lookForKey(const QByteArray &text);
    QByteArray m_passphrase;
    QList<QSslCertificate> m_certificates;
    QSslKey m_key;
    QString m_keyProblem;
    QString m_fileProblem;
};

void IdentityReader::look(const QByteArray &given, int depth)
{
    if (given.trimmed().isEmpty())
        return;
    const QByteArray text = plainText(given);
    const bool der = given.startsWith('\x30');
    const QByteArray decoded =
        der || depth > 1 || text.contains("-----BEGIN ") ? QByteArray() : decodedBase64(text);
    if (!decoded.isEmpty()) {
        look(decoded, depth + 1);
        return;
    }
    const CertificateBag bag = der ? readDerBag(given, m_passphrase) : readPemBag(text);
    m_certificates += bag.certificates;
    if (!bag.key.isNull())
        m_key = bag.key;
    if (bag.form == "pkcs12"_L1 || bag.reason == "damaged"_L1)
        m_fileProblem = bag.reason;
    if (bag.form != "pkcs12"_L1)
        lookForKey(der ? given : text);
}

void IdentityReader::lookForKey(const QByteArray &text)
{
    const Result<QSslKey> read = readPrivateKey(text, m_passphrase);
    if (read) {
        m_key = *read;
        return;
    }
    const QString reason = read.error().context.value(u"reason"_s);
    if (reason != "certificate"_L1 && reason != "empty"_L1 &&
        (reason != "other"_L1 || m_certificates.isEmpty() || text.contains("PRIVATE KEY")))
        m_keyProblem = reason;
}

/// Which of the certificates belongs to the key; it goes first.
void IdentityReader::pair()
{
    if (!m_fileProblem.isEmpty() && (m_certificates.isEmpty() || m_key.isNull()))
        problem = m_fileProblem;
    else if (m_key.isNull() && !m_keyProblem.isEmpty())
        problem = m_keyProblem == "encrypted"_L1          ? u"passphrase"_s
                  : m_keyProblem == "wrong-passphrase"_L1 ? m_keyProblem
                  : m_keyProblem == "algorithm"_L1        ? u"key-kind"_s
                                                          : u"key-unreadable"_s;
    else if (m_certificates.isEmpty())
        problem = u"no-certificate"_s;
    else if (m_key.isNull())
        problem = u"no-key"_s;
    result.wantsPassphrase = problem == "passphrase"_L1 || problem == "wrong-passphrase"_L1;
    if (!problem.isEmpty())
        return;
    for (const QSslCertificate &one : std::as_const(m_certificates)) {
        if (result.chain.contains(one))
            continue;
        if (checkPair(one, m_key))
            result.chain.prepend(one);
        else
            result.chain.append(one);
    }
    if (!checkPair(result.chain.first(), m_key)) {
        problem = u"key-mismatch"_s;
        result.chain.clear();
        return;
    }
    result.key = m_key;
}

} // namespace

ClientIdentity readClientIdentity(const QByteArray &certificate, const QByteArray &key,
                                  const QDateTime &now, const QByteArray &passphrase)
{
    const openssl::ErrorQueueGuard guard;
    IdentityReader reader(passphrase);
    reader.look(certificate);
    reader.look(key);
    reader.pair();
    ClientIdentity result = std::move(reader.result);
    if (!reader.problem.isEmpty()) {
        result.findings << finding("client-certificate-unusable"_L1,
                                   {{u"reason"_s, reader.problem}},
                                   {{u"client certificate"_s, reader.problem}});
        return result;
    }
    for (const QSslCertificate &one : std::as_const(result.chain))
        result.certificatePem += one.toPem();
    result.keyPem = pkcs8Of(result.key);
    net::TlsSettings settings;
    settings.clientChain = result.chain;
    settings.clientKey = result.key;
    result.findings = clientIdentityFindings(settings, now);
    if (certificateCard(result.chain.first()).isCa) {
        result.findings.prepend(
            finding("client-certificate-unusable"_L1, {{u"reason"_s, u"authority"_s}},
                    {{u"client certificate"_s, u"CA:TRUE"_s}}, Finding::Severity::Warning));
    }
    return result;
}

} // namespace firesteel::kube
