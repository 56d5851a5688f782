// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/timeline.h"
#include "tests/support/fakeclock.h"

#include <QTimeZone>
#include <QtTest/QTest>

using namespace firesteel::practice;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inOrder()
    {
        Timeline timeline(QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC));
        QStringList done;
        timeline.after(200ms, [&] { done << timeline.stamp() + u" b"_s; });
        timeline.after(100ms, [&] {
            done << u"a"_s;
            timeline.after(100ms, [&] { done << u"c, after b"_s; });
            timeline.after(5s, [&] { done << u"too late"_s; });
        });
        const auto never = timeline.after(150ms, [&] { done << u"cancelled"_s; });
        timeline.cancel(never);
        QCOMPARE(timeline.next(), 100ms);
        timeline.advance(1s);
        QCOMPARE(done, QStringList({u"a"_s, u"2026-01-02T03:04:05Z b"_s, u"c, after b"_s}));
        QCOMPARE(timeline.now(), 1s);
        QCOMPARE(timeline.stamp(), u"2026-01-02T03:04:06Z"_s);
        QCOMPARE(timeline.microStamp(), u"2026-01-02T03:04:06.000000Z"_s);
    }

    /// What is played before the beginning has stamps of the past.
    void thePast()
    {
        const QDateTime present(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC);
        Timeline own(present);
        firesteel::test::FakeClock clock;
        Timeline clocks(clock);
        for (Timeline *timeline : {&own, &clocks}) {
            const QDateTime begin = timeline->wall();
            timeline->goBack(2h);
            QCOMPARE(timeline->wall(), begin.addSecs(-7200));
            timeline->advance(90min);
            QCOMPARE(timeline->wall(), begin.addSecs(-1800));
            timeline->advance(30min);
            QCOMPARE(timeline->wall(), begin);
        }
        own.advance(1s);
        QCOMPARE(own.wall(), present.addSecs(1));
        clocks.advance(1s); // faster than life: the clock's stamps all the same
        QCOMPARE(clocks.wall(), clock.wall());
    }
};

QTEST_GUILESS_MAIN(TestTimeline)
#include "tst_timeline.moc"
