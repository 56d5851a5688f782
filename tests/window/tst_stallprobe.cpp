// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// That the probe of stalls sees one: without that, a window that never stalls would prove nothing.
#include "core/base/files.h"
#include "tests/window/stallprobe.h"

#include <QDeadlineTimer>
#include <QTemporaryDir>
#include <QTest>

#include <poll.h>
#include <thread>

using namespace std::chrono_literals;
using firesteel::test::StallProbe;

class TestStallProbe : public QObject
{
    Q_OBJECT

    /// Keeps away from the event loop, asleep, until the probe has seen it or half a minute is
    /// over.
    static bool stalls(StallProbe &probe)
    {
        const QDeadlineTimer limit(30s);
        while (probe.longest().lasted < 100ms && !limit.hasExpired())
            std::this_thread::sleep_for(5ms);
        return probe.longest().lasted >= 100ms;
    }

private Q_SLOTS:
    void seesAStall()
    {
        StallProbe probe;
        QTRY_VERIFY(probe.marks() > 10);
        QVERIFY(stalls(probe)); // not over yet
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
        const QDeadlineTimer limit(30s);
        while (probe.longest().worked < 100ms && !limit.hasExpired()) {
        } // all of it at work
        const qint64 before = probe.marks();
        QTRY_VERIFY(probe.marks() > before);
        QVERIFY(probe.longest().lasted >= 100ms);
        QVERIFY(probe.longest().worked >= 100ms);
    }

    void tellsAStarvedServer_data()
    {
        QTest::addColumn<bool>("waits");
        QTest::newRow("waits for it") << true;
        QTest::newRow("sleeps meanwhile") << false;
    }

    /// A display server that gets no processor: its statistics say so when it goes on.
    void tellsAStarvedServer()
    {
        QFETCH(bool, waits);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("schedstat"));
        QVERIFY(firesteel::writeFile(file, "0 0 0\n"));
        StallProbe probe(file.toLocal8Bit());
        QTRY_VERIFY(probe.marks() > 10);
        probe.reset();
        const auto began = std::chrono::steady_clock::now();
        const std::jthread server([&file, began] {
            std::this_thread::sleep_for(550ms);
            const auto lacked = std::chrono::nanoseconds(std::chrono::steady_clock::now() - began);
            (void)firesteel::writeFile(
                file, QByteArray("0 " + QByteArray::number(lacked.count()) + " 0\n"));
        });
        if (waits)
            poll(nullptr, 0, 600);
        else
            std::this_thread::sleep_for(600ms);
        const qint64 before = probe.marks();
        QTRY_VERIFY(probe.marks() > before);
        const StallProbe::Stall stall = probe.longest();
        if (waits)
            QVERIFY2(stall.lasted < 300ms, qPrintable(probe.text()));
        else
            QVERIFY2(stall.lasted >= 300ms && stall.awaited < 300ms, qPrintable(probe.text()));
    }

    void forgets()
    {
        StallProbe probe;
        QTRY_VERIFY(probe.marks() > 10);
        QVERIFY(stalls(probe));
        const qint64 before = probe.marks();
        QTRY_VERIFY(probe.marks() > before);
        probe.reset();
        QCOMPARE(probe.marks(), 0);
        QVERIFY(probe.longest().lasted < 100ms);
    }
};

QTEST_GUILESS_MAIN(TestStallProbe)
#include "tst_stallprobe.moc"
