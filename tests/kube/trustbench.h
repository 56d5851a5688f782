// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/causes.h"
#include "core/base/causetexts.h"
#include "core/kube/check/trustfindings.h"
#include "core/net/httpclient.h"
#include "tests/support/testcertificates.h"
#include "tests/support/watchedcall.h"

#include <QTest>

namespace firesteel::test {

using namespace Qt::StringLiterals;

// What the tests of trust share: servers' certificates, a question to a server, and what every
// finding has to have.

inline CertificateOptions loopback(const QString &commonName = u"kube-apiserver"_s)
{
    CertificateOptions options;
    options.commonName = commonName;
    options.dnsNames = {u"kubernetes"_s, u"kubernetes.default"_s, u"kubernetes.default.svc"_s,
                        u"localhost"_s};
    options.addresses = {u"127.0.0.1"_s};
    options.notAfter = QDateTime::currentDateTimeUtc().addDays(365);
    return options;
}

inline CertificateOptions dated(int fromHours, int toHours, const QString &commonName = u"k3s"_s)
{
    CertificateOptions options = loopback(commonName);
    options.notBefore = QDateTime::currentDateTimeUtc().addSecs(fromHours * 3600);
    options.notAfter = QDateTime::currentDateTimeUtc().addSecs(toHours * 3600);
    return options;
}

inline TestIdentity withChain(TestIdentity identity, const QList<QSslCertificate> &more)
{
    identity.chain += more;
    return identity;
}

/// "detail/reason" of each.
inline QByteArray namesOf(const QList<Finding> &findings)
{
    QByteArray all;
    for (const Finding &one : findings)
        all += one.detail.toLatin1() + '/' + one.context.value(u"reason"_s).toLatin1() + ' ';
    return all.trimmed();
}

/// What happens to a GET there.
inline Error ask(const net::Endpoint &endpoint, QList<QSslCertificate> *chain = nullptr,
                 const net::HttpTimeouts &timeouts = {})
{
    net::HttpRequest request = httpGet("/version");
    request.timeouts = timeouts;
    net::HttpClient client(endpoint);
    WatchedCall call(client.send(request));
    if (!QTest::qWaitFor([&] { return call.done(); }))
        return Error(Errc::Internal);
    if (chain)
        *chain = call.peer.chain;
    return call.result ? Error(Errc::Internal, u"good"_s) : call.result.error();
}

/// It has words without holes, at least one thing to do, and something that it rests on.
inline void checkWords(const Finding &found)
{
    QVERIFY2(!found.cause.isEmpty(), qPrintable(found.detail));
    QCOMPARE(causeOf(found.detail), found.cause);
    const CauseWords words = causeWords(found);
    QVERIFY2(!words.explanation.isEmpty(), qPrintable(found.detail));
    QVERIFY2(!words.fixes.isEmpty(), qPrintable(found.detail));
    for (const QString &text : QStringList(words.explanation) + words.fixes) {
        QVERIFY2(!text.contains(u'{'), qPrintable(text));
        QVERIFY2(!text.contains("insecure"_L1), qPrintable(text)); // never the advice
    }
    QVERIFY(!found.evidence.isEmpty());
}

} // namespace firesteel::test
