// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The readers of CA files, certificates and private keys, for any bytes. What the first byte asks
// for is done with the rest: a pass-phrase or none.
#include "core/base/causetexts.h"
#include "core/kube/check/trustfindings.h"
#include "core/kube/config/caimport.h"
#include "core/kube/config/certificatecard.h"
#include "core/kube/config/material.h"

#include <QByteArray>
#include <QTimeZone>

#include <cstdlib>

using namespace firesteel;
using namespace Qt::StringLiterals;

namespace {

const QDateTime kNow(QDate(2026, 11, 30), QTime(12, 0), QTimeZone::UTC);

void check(bool holds)
{
    if (!holds)
        std::abort();
}

/// Either there is something to trust, or it is said why not; and it is said in words.
void checkImport(const kube::CaImport &result)
{
    check(result.isUsable() || !result.findings.isEmpty());
    if (!result.findings.isEmpty()) {
        const bool problem = result.findings.first().severity == Finding::Severity::Problem;
        check(problem != result.isUsable());
    }
    for (const Finding &found : result.findings) {
        check(found.cause == "certificate-file-wrong"_L1);
        check(!causeWords(found).explanation.isEmpty());
    }
    for (const QSslCertificate &one : result.anchors + result.others) {
        const kube::CertificateCard card = kube::certificateCard(one);
        check(!card.isNull());
        check(kube::certificateCard(one) == card);
        (void)kube::authorityRole(card);
    }
}

void checkTrust(const QList<QSslCertificate> &certificates)
{
    const auto chain = certificates.first(std::min<qsizetype>(certificates.size(), 5));
    kube::TrustQuestion question;
    question.endpoint.host = u"127.0.0.1"_s;
    question.endpoint.security.anchors = chain.sliced(chain.isEmpty() ? 0 : chain.size() - 1);
    question.endpoint.security.clientChain = chain;
    question.chain = chain;
    question.now = kNow;
    question.systemAnchors = [] { return QList<QSslCertificate>(); };
    const auto verdict =
        net::judgeChain(chain, {}, question.endpoint.security, question.endpoint.host, kNow);
    if (!verdict)
        check(!kube::trustFindings(verdict.error(), question).isEmpty());
    (void)kube::trustNotes(question);
    (void)kube::anchorCandidates(chain, kNow);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray content(reinterpret_cast<const char *>(bytes) + 1,
                             static_cast<qsizetype>(size) - 1);
    const QByteArray passphrase = bytes[0] & 1 ? QByteArray("secret") : QByteArray();
    const kube::CaImport result = kube::importCa(content, u"/home/jane/ca.crt"_s, kNow, passphrase);
    checkImport(result);
    checkTrust(result.anchors + result.others);
    (void)kube::readCertificates(content);
    if (const auto key = kube::readPrivateKey(content, passphrase)) {
        check(!key->isNull());
        for (const QSslCertificate &one : result.others)
            (void)kube::checkPair(one, *key);
    }
    return 0;
}
