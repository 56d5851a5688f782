// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/logstore.h"

#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::store;
using namespace Qt::StringLiterals;

class TestLogStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheNewestInOrder()
    {
        LogStore logs(10'000);
        const LogSource driver{u"u1"_s, u"main"_s};
        QList<kube::LogLine> lines;
        for (int i = 0; i < 1000; ++i)
            lines.append({i, QByteArray::number(i), false});
        logs.append(driver, lines);
        const qsizetype kept = logs.count(driver);
        QVERIFY(kept > 10);
        QVERIFY(kept < 1000);
        QCOMPARE(logs.dropped(driver), 1000 - kept);
        const QList<kube::LogLine> last = logs.lines(driver, kept - 2, 10);
        QCOMPARE(last.size(), 2);
        QCOMPARE(last.at(0).text, QByteArray("998"));
        QCOMPARE(last.at(1).text, QByteArray("999"));
    }

    void oneHugeLineStays()
    {
        LogStore logs(1000);
        const LogSource source{u"u1"_s, u"main"_s};
        logs.append(source, {{1, QByteArray(100'000, 'x'), false}});
        QCOMPARE(logs.count(source), 1);
        logs.append(source, {{2, "next", false}});
        QCOMPARE(logs.count(source), 1);
        QCOMPARE(logs.dropped(source), 1);
    }

    void sourcesAreApart()
    {
        LogStore logs;
        logs.append({u"u1"_s, u"a"_s}, {{1, "one", false}});
        logs.append({u"u1"_s, u"b"_s}, {{1, "two", false}});
        logs.remove({u"u1"_s, u"a"_s});
        QCOMPARE(logs.count({u"u1"_s, u"a"_s}), 0);
        QCOMPARE(logs.lines({u"u1"_s, u"b"_s}, 0, 1).first().text, QByteArray("two"));
        QVERIFY(logs.lines({u"u9"_s, u"a"_s}, 0, 1).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLogStore)
#include "tst_logstore.moc"
