// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// That the probe of stalls sees one: without that, a window that never stalls would prove nothing.
#include "tests/window/stallprobe.h"

#include <QTest>

using namespace std::chrono_literals;
using firesteel::test::StallProbe;

class TestStallProbe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void seesAStall()
    {
        StallProbe probe;
        QTRY_VERIFY(probe.marks() > 10);
        std::this_thread::sleep_for(120ms);       // away from the event loop: what it is to find
        QVERIFY(probe.longest().lasted >= 100ms); // not over yet
        const qint64 before = probe.marks();
        QTRY_VERIFY(probe.marks() > before);
        const StallProbe::Stall stall = probe.longest();
        QVERIFY(stall.lasted >= 100ms);
        QVERIFY(stall.worked < stall.lasted); // it slept
        QVERIFY(probe.text().contains(QStringLiteral("longest stall")));
    }

    void tellsWorkFromWaiting()
    {
        StallProbe probe;
        QTRY_VERIFY(probe.marks() > 10);
        timespec begun{};
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begun);
        do { // so much processor time, however busy the machine is
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        } while ((now.tv_sec - begun.tv_sec) * 1000 + (now.tv_nsec - begun.tv_nsec) / 1'000'000 <
                 120);
        const qint64 before = probe.marks();
        QTRY_VERIFY(probe.marks() > before);
        QVERIFY(probe.longest().lasted >= 100ms);
        QVERIFY(probe.longest().worked >= 100ms);
    }

    void forgets()
    {
        StallProbe probe;
        QTRY_VERIFY(probe.marks() > 10);
        std::this_thread::sleep_for(120ms);
        const qint64 before = probe.marks();
        QTRY_VERIFY(probe.marks() > before);
        probe.reset();
        QCOMPARE(probe.marks(), 0);
        QVERIFY(probe.longest().lasted < 100ms);
    }
};

QTEST_GUILESS_MAIN(TestStallProbe)
#include "tst_stallprobe.moc"
