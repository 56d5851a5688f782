// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/watch/lineframer.h"

#include <QTest>

using firesteel::Errc;
using firesteel::kube::LineFramer;

class TestLineFramer : public QObject
{
    Q_OBJECT

    static QList<QByteArray> cut(LineFramer &framer, const QByteArray &bytes, qsizetype step)
    {
        QList<QByteArray> lines;
        for (qsizetype at = 0; at < bytes.size(); at += step) {
            const auto fed =
                framer.feed(QByteArrayView(bytes).sliced(at, std::min(step, bytes.size() - at)),
                            [&lines](QByteArrayView line) {
                                lines.append(line.toByteArray());
                                return true;
                            });
            if (!fed)
                return {};
        }
        return lines;
    }

private Q_SLOTS:
    void lines_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QList<QByteArray>>("lines");
        QTest::addColumn<QByteArray>("rest");
        using L = QList<QByteArray>;
        QTest::newRow("nothing") << QByteArray() << L{} << QByteArray();
        QTest::newRow("plain") << QByteArray("a\nbc\n") << L{"a", "bc"} << QByteArray();
        QTest::newRow("cut line") << QByteArray("a\nbc") << L{"a"} << QByteArray("bc");
        QTest::newRow("carriage returns")
            << QByteArray("a\r\nb\r\r\n") << L{"a", "b"} << QByteArray();
        QTest::newRow("blank lines") << QByteArray("\n\r\na\n\n\n") << L{"a"} << QByteArray();
        QTest::newRow("byte order mark")
            << QByteArray("\xEF\xBB\xBF{}\n{}\n") << L{"{}", "{}"} << QByteArray();
        QTest::newRow("mark alone") << QByteArray("\xEF\xBB\xBF\nx\n") << L{"x"} << QByteArray();
        QTest::newRow("mark later stays")
            << QByteArray("a\n\xEF\xBB\xBF\n") << L{"a", "\xEF\xBB\xBF"} << QByteArray();
        QTest::newRow("UTF-8") << QByteArray("ż\xF0\x9F\x94\xA5\nó\n")
                               << L{"ż\xF0\x9F\x94\xA5", "ó"} << QByteArray();
        QTest::newRow("inner CR and NUL")
            << QByteArray("a\rb\0c\n", 6) << L{QByteArray("a\rb\0c", 5)} << QByteArray();
    }

    void lines()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QList<QByteArray>, lines);
        QFETCH(QByteArray, rest);
        for (const qsizetype step : {1, 2, 3, 7, 1 << 20}) {
            LineFramer framer;
            QCOMPARE(cut(framer, bytes, step), lines);
            QCOMPARE(framer.rest().toByteArray(), rest);
        }
    }

    void capHoldsAcrossPieces()
    {
        LineFramer framer(100);
        QCOMPARE(cut(framer, QByteArray(100, 'x') + '\n', 7),
                 QList<QByteArray>{QByteArray(100, 'x')});
        int lines = 0;
        const auto sink = [&lines](QByteArrayView) { return ++lines, true; };
        QVERIFY(framer.feed(QByteArray(60, 'x'), sink));
        const auto tooLong = framer.feed(QByteArray(QByteArray(41, 'x') + "\nnext\n"), sink);
        QVERIFY(!tooLong);
        QCOMPARE(tooLong.error().code, Errc::ResponseTooLarge);
        QVERIFY(framer.rest().isEmpty());
        QVERIFY(!framer.feed("more\n", sink));
        QCOMPARE(lines, 0);
        framer.reset();
        QVERIFY(framer.feed("more\n", sink));
        QCOMPARE(lines, 1);
    }

    void sinkStops()
    {
        LineFramer framer;
        QList<QByteArray> seen;
        QVERIFY(framer.feed("a\nb\nc\nd", [&seen](QByteArrayView line) {
            seen.append(line.toByteArray());
            return seen.size() < 2;
        }));
        QCOMPARE(seen, (QList<QByteArray>{"a", "b"}));
        QVERIFY(framer.rest().isEmpty());
    }

    void linearInByteByByteInput()
    {
        // A quadratic framer would copy 32 TiB here.
        LineFramer framer;
        const QByteArray line(8 * 1024 * 1024, 'x');
        qsizetype size = 0;
        const auto sink = [&size](QByteArrayView l) { return size = l.size(), true; };
        for (qsizetype at = 0; at < line.size(); at += 2)
            QVERIFY(framer.feed(QByteArrayView(line).sliced(at, 2), sink));
        QVERIFY(framer.feed("\n", sink));
        QCOMPARE(size, line.size());
    }
};

QTEST_GUILESS_MAIN(TestLineFramer)
#include "tst_lineframer.moc"
