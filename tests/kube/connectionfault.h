// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/causes.h"
#include "core/base/causetexts.h"
#include "tests/kube/checkrig.h"

#include <QtTest/QTest>

namespace firesteel::test {

/// One thing that keeps people from their cluster, made for real on loopback, and what the check
/// has to say of it: on which rung, and by which slugs.
struct ConnectionFault {
    const char *name;
    kube::Rung rung;
    const char *detail;
    const char *cause;
    std::function<void(CheckRig &)> arrange;
};

using Faults = std::vector<ConnectionFault>;

/// Makes the fault, climbs into it, and holds the answer against what is expected.
inline void checkFault(const ConnectionFault &expected)
{
    CheckRig rig;
    expected.arrange(rig);
    QVERIFY(rig.climb());
    const kube::RungResult result = rig.problem();
    QVERIFY2(!result.findings.isEmpty(), "nothing was found");
    const Finding &answer = result.findings.first();
    QCOMPARE(answer.detail, QString::fromLatin1(expected.detail));
    QCOMPARE(answer.cause, QString::fromLatin1(expected.cause));
    QCOMPARE(kube::rungName(result.rung), kube::rungName(expected.rung));
    QCOMPARE(causeOf(answer.detail), answer.cause);

    const CauseWords words = causeWords(answer);
    QVERIFY2(!words.explanation.isEmpty(), qPrintable(answer.detail));
    QVERIFY2(!words.fixes.isEmpty(), qPrintable(answer.detail));
    for (const QString &text : QStringList(words.explanation) + words.fixes)
        QVERIFY2(!text.contains(u'{'), qPrintable(text));
    QVERIFY(!answer.evidence.isEmpty());

    if (result.state != kube::RungState::Failed)
        return;
    QVERIFY(!rig.ladder->passed());
    for (int later = int(result.rung) + 1; later <= int(kube::Rung::SparkRights); ++later)
        QCOMPARE(kube::rungStateName(rig.rung(kube::Rung(later)).state),
                 QLatin1StringView("not-reached"));
}

} // namespace firesteel::test
