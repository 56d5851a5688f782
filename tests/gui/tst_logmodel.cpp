// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/logbuffer.h"
#include "gui/models/loghead.h"
#include "gui/models/logmodel.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using kube::LogLine;

namespace {

QList<LogLine> lines(const QByteArrayList &texts, qint64 firstNs, qint64 stepNs = 1'000'000)
{
    QList<LogLine> list;
    for (const QByteArray &text : texts) {
        list.append({firstNs, text, false});
        firstNs += stepNs;
    }
    return list;
}

QStringList allText(const LogModel &model)
{
    QStringList texts;
    for (qint64 row = 0; row < model.rowCount(); ++row)
        texts.append(model.text(model.idOf(row)));
    return texts;
}

} // namespace

class TestLogModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heads_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("level");
        QTest::addColumn<QByteArray>("logger");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const QByteArray &line, LogLevel level,
                            const QByteArray &logger, const QByteArray &text) {
            QTest::newRow(name) << line << int(level) << logger << text;
        };
        row("Spark", "26/11/29 13:53:12 INFO TaskSetManager: Starting task 17.3", LogLevel::Info,
            "TaskSetManager", "Starting task 17.3");
        row("Spark, warning", "26/11/29 13:53:12 WARN Utils: Your hostname, x: y", LogLevel::Warn,
            "Utils", "Your hostname, x: y");
        row("long logger", "26/11/29 13:53:12 ERROR org.apache.spark.scheduler.DAGScheduler: gone",
            LogLevel::Error, "DAGScheduler", "gone");
        row("log4j with thread",
            "2026-11-29 13:53:12,345 INFO [main] org.apache.hadoop.util.Shell: text",
            LogLevel::Info, "Shell", "text");
        row("logback", "13:53:12.204 [main] DEBUG o.a.s.util.ShutdownHookManager - Adding hook",
            LogLevel::Debug, "ShutdownHookManager", "Adding hook");
        row("ISO time", "2026-11-29T13:53:12.204Z INFO Executor: text", LogLevel::Info, "Executor",
            "text");
        row("padded level", "13:53:12.204 [main] WARN  o.a.Util - text", LogLevel::Warn, "Util",
            "text");
        row("bracketed level", "2026-11-29 13:53:12 [INFO] text of it", LogLevel::Info, "",
            "text of it");
        row("Python logging", "WARNING:py4j.clientserver:text", LogLevel::Warn, "clientserver",
            "text");
        row("Python, long", "2026-11-29 13:53:12,345 - etl.job - ERROR - text", LogLevel::Error,
            "job", "text");
        row("shell script", "ERROR: no such file", LogLevel::Error, "", "no such file");
        row("traceback", "Traceback (most recent call last):", LogLevel::Error, "",
            "Traceback (most recent call last):");
        row("Java thread", "Exception in thread \"main\" java.lang.NullPointerException",
            LogLevel::Error, "", "Exception in thread \"main\" java.lang.NullPointerException");
        row("fatal", "26/11/29 13:53:12 FATAL Main: x", LogLevel::Error, "Main", "x");
        row("klog", "E1129 13:53:12.204512       1 file.go:12] text", LogLevel::Error, "", "text");
        row("structured",
            "{\"ts\":\"2026-11-29T13:53:12Z\",\"level\":\"INFO\",\"msg\":\"Lost \\\"x\\\" "
            "now\",\"logger\":\"a.b.Task\"}",
            LogLevel::Info, "Task", "Lost \\\"x\\\" now");
        row("no level", "13:53:12 hello", LogLevel::None, "", "hello");
        row("printed", "Pi is roughly 3.14", LogLevel::None, "", "Pi is roughly 3.14");
        row("not a level", "INFORMATION about it", LogLevel::None, "", "INFORMATION about it");
        row("empty", "", LogLevel::None, "", "");
        row("frame", "    at org.apache.spark.Task.run(Task.scala:1)", LogLevel::None, "",
            "    at org.apache.spark.Task.run(Task.scala:1)");
        row("only a time", "26/11/29 13:53:12", LogLevel::None, "", "26/11/29 13:53:12");
        row("JSON of somebody", "{\"a\": 1, \"level\": \"x\"}", LogLevel::None, "",
            "{\"a\": 1, \"level\": \"x\"}");
    }
    void heads()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, level);
        QFETCH(QByteArray, logger);
        QFETCH(QByteArray, text);
        const LogHead head = parseLogHead(line);
        QCOMPARE(int(head.level), level);
        QCOMPARE(line.mid(head.loggerBegin, head.loggerSize), logger);
        QCOMPARE(line.mid(head.textBegin, head.textEnd - head.textBegin), text);
    }

    void headsOfAnything()
    {
        QRandomGenerator random(3);
        const QByteArray alphabet = "26/1 :.,-[]INFOWARN{\"}tsmglev\\Tx";
        for (int i = 0; i < 50'000; ++i) {
            QByteArray line;
            for (int j = random.bounded(40); j > 0; --j)
                line += alphabet[random.bounded(alphabet.size())];
            const LogHead head = parseLogHead(line);
            QVERIFY(head.textBegin <= head.textEnd);
            QVERIFY(head.textEnd <= line.size());
            QVERIFY(head.loggerBegin + head.loggerSize <= line.size());
        }
    }

    void cleaning_data()
    {
        QTest::addColumn<QByteArray>("raw");
        QTest::addColumn<QByteArray>("clean");
        QTest::newRow("plain") << QByteArray("abc") << QByteArray("abc");
        QTest::newRow("colour") << QByteArray("\x1b[1;31mred\x1b[0m") << QByteArray("red");
        QTest::newRow("title") << QByteArray("\x1b]0;title\aok") << QByteArray("ok");
        QTest::newRow("hyperlink")
            << QByteArray("\x1b]8;;http://x\x1b\\text\x1b]8;;\x1b\\") << QByteArray("text");
        QTest::newRow("title never closed") << QByteArray("a\x1b]0;rest") << QByteArray("a0;rest");
        QTest::newRow("cut escape") << QByteArray("a\x1b[31") << QByteArray("a");
        QTest::newRow("lone escape") << QByteArray("a\x1b") << QByteArray("a");
        QTest::newRow("charset") << QByteArray("\x1b(Bx") << QByteArray("x");
        QTest::newRow("tab") << QByteArray("a\tb") << QByteArray("a    b");
        QTest::newRow("line end") << QByteArray("a\r") << QByteArray("a");
        QTest::newRow("progress") << QByteArray("1%\r2%")
                                  << QByteArray("1%\xe2\x90\x8d"
                                                "2%");
        QTest::newRow("nul") << QByteArray("a\0b", 3)
                             << QByteArray("a\xe2\x90\x80"
                                           "b");
        QTest::newRow("bell and delete")
            << QByteArray("\a\x7f") << QByteArray("\xe2\x90\x87\xe2\x90\xa1");
        QTest::newRow("UTF-8") << QByteArray("zażółć 漢字") << QByteArray("zażółć 漢字");
        QTest::newRow("Latin-1") << QByteArray("caf\xe9") << QByteArray("caf\xef\xbf\xbd");
        QTest::newRow("right to left override") << QByteArray("a\xe2\x80\xae"
                                                              "b")
                                                << QByteArray("a\xef\xbf\xbd"
                                                              "b");
        QTest::newRow("C1 control") << QByteArray("a\xc2\x9b"
                                                  "31m")
                                    << QByteArray("a\xef\xbf\xbd"
                                                  "31m");
    }
    void cleaning()
    {
        QFETCH(QByteArray, raw);
        QFETCH(QByteArray, clean);
        QCOMPARE(cleanLogLine(raw), clean);
    }

    void cleaningOfAnything()
    {
        QRandomGenerator random(9);
        for (int i = 0; i < 20'000; ++i) {
            QByteArray raw;
            for (int j = random.bounded(60); j > 0; --j)
                raw += random.bounded(4) ? char(random.bounded(256))
                                         : "\x1b[]m;\a\t"[random.bounded(7)];
            const QByteArray clean = cleanLogLine(raw);
            QVERIFY(QByteArrayView(clean).isValidUtf8());
            for (const char c : clean)
                QVERIFY(uchar(c) >= 0x20 && c != 0x7f);
            QVERIFY(cellsOf(clean) <= clean.size());
        }
        QCOMPARE(cellsOf("漢字x"), 5);
    }

    void entriesHoldTogether()
    {
        LogModel model;
        const int driver = model.addSource({u"a"_s, u"driver"_s, true, {}, true});
        model.append(
            driver,
            lines({"26/11/29 13:53:41 ERROR Job: failed", "java.lang.RuntimeException: x",
                   "\tat org.apache.spark.Task.run(Task.scala:1)",
                   "Caused by: java.io.IOException: disk", "\t... 12 more", "printed by the job",
                   "Traceback (most recent call last):", "  File \"job.py\", line 88, in <module>",
                   "KeyError: 'order_date'", "after it"},
                  1'000));
        model.flush();
        const auto &buffer = model.buffer();
        QByteArray begins;
        QByteArray levels;
        for (qint64 id = 0; id < buffer.endId(); ++id) {
            begins += buffer.line(id).begins ? 'b' : '.';
            levels += buffer.line(id).level == LogLevel::Error ? 'E' : '-';
        }
        QCOMPARE(begins, "b....bb..b");
        QCOMPARE(levels, "EEEEE-EEE-");
        QCOMPARE(buffer.entries(LogLevel::Error), 2);
        QCOMPARE(buffer.entries(LogLevel::None), 2);
    }

    void sourcesMergeByTime()
    {
        LogModel model;
        const int driver = model.addSource({u"a"_s, u"driver"_s, true, {}, true});
        const int one = model.addSource({u"b"_s, u"x"_s, false, u"1"_s, true});
        model.append(driver, lines({"d1", "d2", "d3"}, 1'000, 1'000));
        model.flush();
        QSignalSpy changes(&model, &LogModel::changed);
        const LogModel::Place place = model.placeOf(2);
        model.append(one, lines({"e1", "e2"}, 1'500, 1'000));
        model.flush();
        QCOMPARE(allText(model), (QStringList{u"d1"_s, u"e1"_s, u"d2"_s, u"e2"_s, u"d3"_s}));
        QCOMPARE(changes.last()[1].toBool(), true);
        QCOMPARE(model.text(model.idOf(place)), u"d3"_s);
        model.append(one, lines({"e3"}, 9'000));
        model.flush();
        QCOMPARE(changes.last()[1].toBool(), false);
        // an entry of several lines is not torn apart by another source
        model.append(driver,
                     lines({"26/11/29 13:53:41 ERROR Job: x", "\tat a", "\tat b"}, 10'000, 500));
        model.append(one, lines({"e4"}, 10'200));
        model.flush();
        QCOMPARE(allText(model).mid(6), (QStringList{u"26/11/29 13:53:41 ERROR Job: x"_s,
                                                     u"    at a"_s, u"    at b"_s, u"e4"_s}));
        // a clock that goes back does not turn a source's lines around
        model.append(one, lines({"e5"}, 20'000));
        model.append(one, lines({"e6"}, 15'000));
        model.flush();
        QCOMPARE(allText(model).mid(10), (QStringList{u"e5"_s, u"e6"_s}));
    }

    void mergingIsAlwaysInOrder()
    {
        QRandomGenerator random(21);
        LogModel model;
        QList<qint64> clocks;
        for (int i = 0; i < 5; ++i) {
            clocks.append(random.bounded(1000));
            QCOMPARE(model.addSource({QString::number(i), u"p"_s, false, QString::number(i), true}),
                     i);
        }
        int total = 0;
        for (int round = 0; round < 400; ++round) {
            const int source = random.bounded(5);
            QByteArrayList texts;
            for (int i = random.bounded(6); i >= 0; --i)
                texts.append(QByteArray::number(total++));
            model.append(source, lines(texts, clocks[source], 10));
            clocks[source] += texts.size() * 10 + random.bounded(50);
            if (random.bounded(3) == 0)
                model.flush();
            if (random.bounded(40) == 0)
                model.setSourceShown(random.bounded(5), random.bounded(2));
        }
        for (int i = 0; i < 5; ++i)
            model.setSourceShown(i, true);
        model.flush();
        QCOMPARE(model.rowCount(), total);
        qint64 last = 0;
        QHash<int, int> lastOf;
        for (qint64 id = 0; id < model.buffer().endId(); ++id) {
            const LogBuffer::Line &line = model.buffer().line(id);
            QVERIFY(line.timeNs >= last);
            last = line.timeNs;
            const int number = model.text(id).toInt();
            QVERIFY(!lastOf.contains(line.source) || lastOf[line.source] < number);
            lastOf[line.source] = number;
            QCOMPARE(model.idOf(model.placeOf(id)), id);
        }
    }

    void memoryIsBounded()
    {
        LogModel model(nullptr, 1 << 20);
        const int source = model.addSource({u"a"_s, u"driver"_s, true, {}, true});
        const QByteArray text(200, 'x');
        for (int i = 0; i < 200; ++i) {
            QByteArrayList batch;
            for (int j = 0; j < 100; ++j)
                batch.append(text);
            model.append(source, lines(batch, i * 1'000'000'000LL));
            model.flush();
            QVERIFY(model.buffer().bytes() <= 1 << 20);
        }
        QCOMPARE(model.buffer().endId(), 20'000);
        QCOMPARE(model.rowCount(), 20'000 - model.buffer().firstId());
        QCOMPARE(model.buffer().entries(LogLevel::None), model.rowCount());
        model.setLevelShown(LogLevel::Info, false); // with a filter, too
        for (int i = 200; i < 300; ++i) {
            model.append(source, lines({text, text}, i * 1'000'000'000LL));
            model.flush();
            QCOMPARE(model.idOf(0), model.buffer().firstId());
        }
    }

    void aLongLineComesInPieces()
    {
        LogModel model;
        const int source = model.addSource({u"a"_s, u"driver"_s, true, {}, true});
        const QByteArray euro = "€";
        const QByteArray whole = "26/11/29 13:53:41 INFO Job: " + euro.repeated(400'000); // 1.2 MB
        QList<LogLine> pieces;
        for (qsizetype at = 0; at < whole.size(); at += 256 * 1024)
            pieces.append({5, whole.mid(at, 256 * 1024), at + 256 * 1024 < whole.size()});
        QVERIFY(pieces.size() > 4);
        for (const LogLine &piece : std::as_const(pieces)) {
            model.append(source, {piece});
            model.flush();
            QCOMPARE(model.rowCount(), 1);
        }
        QCOMPARE(model.text(0), QString::fromUtf8(whole)); // no character was torn
        QCOMPARE(model.buffer().line(0).cells, 28 + 400'000u);
        QCOMPARE(int(model.buffer().line(0).level), int(LogLevel::Info));
        model.append(source, lines({"next"}, 6));
        model.flush();
        QCOMPARE(model.text(1), u"next"_s);
        // and even one that never ends stays within bounds
        for (int i = 0; i < 100; ++i)
            model.append(source, {{7, QByteArray(256 * 1024, 'y'), true}});
        model.flush();
        QVERIFY(model.rowCount() > 3);
        for (qint64 id = model.buffer().firstId(); id < model.buffer().endId(); ++id)
            QVERIFY(model.buffer().line(id).size <= LogBuffer::kMaxLine);
    }

    void framesAndStages_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("frame");
        QTest::newRow("a frame") << QByteArray("    at java.lang.Thread.run(Thread.java:840)")
                                 << true;
        QTest::newRow("in a module")
            << QByteArray("    at java.base/java.lang.Thread.run(Unknown Source)") << true;
        QTest::newRow("the rest") << QByteArray("    ... 23 more") << true;
        QTest::newRow("a rest without a number") << QByteArray("    ... no more") << false;
        QTest::newRow("nothing") << QByteArray("    ...  more") << false;
        QTest::newRow("not indented") << QByteArray("at home (really)") << false;
        QTest::newRow("words") << QByteArray("    at  (x)") << false;
        QTest::newRow("no place") << QByteArray("    at least three") << false;
        QTest::newRow("blanks") << QByteArray("      ") << false;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("a cause") << QByteArray("Caused by: java.io.IOException: x") << false;
    }

    void framesAndStages()
    {
        QFETCH(QByteArray, line);
        QTEST(isStackFrame(line), "frame");
        QVERIFY(beginsStage("DAGScheduler", "Submitting ResultStage 4 (MapPartitionsRDD[1])"));
        QVERIFY(beginsStage("DAGScheduler", "Submitting ShuffleMapStage 12 (x)"));
        QVERIFY(!beginsStage("DAGScheduler", "Submitting 2 missing tasks from ResultStage 4"));
        QVERIFY(!beginsStage("DAGScheduler", "Submitting ResultStage x"));
        QVERIFY(!beginsStage("Printer", "Submitting ResultStage 4 (x)"));
        QVERIFY(!beginsStage("DAGScheduler", line));
    }

    /// Whatever comes, from whom and when, and whatever is folded and cut off: rows are those lines
    /// that are not folded away.
    void foldingHoldsTogether()
    {
        LogModel model(nullptr, 200'000);
        std::array<int, 3> sources{};
        for (int i = 0; i < 3; ++i)
            sources[size_t(i)] = model.addSource(
                {u"s%1"_s.arg(i), u"p"_s, i == 0, i == 0 ? QString() : QString::number(i), true});
        QRandomGenerator random(11);
        qint64 time = 1'000'000;
        for (int round = 0; round < 300; ++round) {
            QList<LogLine> lines;
            const int count = 1 + int(random.bounded(40));
            for (int i = 0; i < count; ++i) {
                const bool frame = random.bounded(4) > 0;
                lines.append(
                    {time += 10,
                     frame ? QByteArray("\tat a.B.c(D.java:1)") : QByteArray("java.lang.Error: x"),
                     false});
            }
            if (random.bounded(5) == 0) {
                for (LogLine &line : lines)
                    line.timestampNs -= 1000;
            }
            model.append(sources[random.bounded(3u)], lines);
            model.flush();
            const LogBuffer &buffer = model.buffer();
            const qint64 any = buffer.firstId() + random.bounded(buffer.endId() - buffer.firstId());
            if (random.bounded(3) == 0)
                model.setTraceFolded(any, !model.isTraceFolded(buffer.line(any)));
            if (random.bounded(40) == 0)
                model.setTracesFolded(!model.foldsTraces());
            QHash<quint32, qint64> frames;
            qint64 row = 0;
            qint64 foldable = 0;
            for (qint64 id = buffer.firstId(); id < buffer.endId(); ++id) {
                const LogBuffer::Line &line = buffer.line(id);
                QCOMPARE(line.trace > 0, line.frame > 0);
                if (line.trace > 0)
                    ++frames[line.trace];
                const bool later = line.frame > LogBuffer::kShownFrames;
                foldable += later;
                const bool shown = !later || !model.isTraceFolded(line);
                QCOMPARE(model.isShown(id), shown);
                if (shown)
                    QCOMPARE(model.idOf(row++), id);
            }
            QCOMPARE(model.rowCount(), row);
            QCOMPARE(buffer.foldable(), foldable);
            for (const auto &[trace, number] : frames.asKeyValueRange())
                QCOMPARE(buffer.framesOf(trace), number);
        }
        QVERIFY(model.buffer().firstId() > 0);
    }

    void levelsAndSourcesFilter()
    {
        LogModel model;
        const int driver = model.addSource({u"a"_s, u"driver"_s, true, {}, true});
        const int one = model.addSource({u"b"_s, u"x"_s, false, u"1"_s, true});
        model.append(driver, lines({"26/11/29 13:53:41 INFO A: i", "26/11/29 13:53:41 WARN A: w",
                                    "26/11/29 13:53:41 ERROR A: e", "  more of it", "printed"},
                                   1'000));
        model.append(one, lines({"26/11/29 13:53:41 INFO A: x"}, 900));
        model.flush();
        model.setLevelShown(LogLevel::Info, false);
        QCOMPARE(model.rowCount(), 4);
        model.setLevelShown(LogLevel::Warn, false);
        QCOMPARE(model.rowCount(), 3); // the error with its second line, and what was printed
        model.append(driver, lines({"26/11/29 13:53:42 INFO A: i", "26/11/29 13:53:42 ERROR A: e2"},
                                   9'000'000'000));
        model.flush();
        QCOMPARE(model.rowCount(), 4);
        model.setSourceShown(driver, false);
        QCOMPARE(model.rowCount(), 0);
        model.setLevelShown(LogLevel::Info, true);
        QCOMPARE(model.rowCount(), 1);
        model.setSourceShown(driver, true);
        model.setLevelShown(LogLevel::Warn, true);
        QCOMPARE(model.rowCount(), 8);
    }

    void searching()
    {
        LogModel model;
        const int source = model.addSource({u"a"_s, u"driver"_s, true, {}, true});
        model.append(source, lines({"26/11/29 13:53:41 INFO TaskSetManager: Lost executor 6 (OOM)",
                                    "26/11/29 13:53:41 WARN Oom: żółw Executor 6", "nothing here"},
                                   1'000));
        model.flush();
        const auto found = [&](const QString &pattern) {
            model.setSearch(pattern);
            [&] { QTRY_VERIFY(!model.isSearching()); }();
            return model.hits().size();
        };
        QCOMPARE(found(u"executor 6|OOM"_s), 4u);
        QCOMPARE(model.hitsOf(0).size(), 2u);
        QCOMPARE(model.hits()[0].column, 44);
        QCOMPARE(found(u"EXECUTOR 6"_s), 2u);
        QCOMPARE(found(u"13:53"_s), 0u); // the time is a column of its own
        QCOMPARE(found(u"tasksetmanager"_s), 1u);
        QCOMPARE(found(u"ŻÓŁW"_s), 1u);
        QCOMPARE(found(u"executor (6"_s), 0u); // no expression: looked for as it is
        QCOMPARE(found(u"(OOM)"_s), 2u);       // an expression
        QCOMPARE(found(u".*"_s), 3u);
        QCOMPARE(found(u"executor 6"_s), 2u);
        QSignalSpy hits(&model, &LogModel::hitsChanged);
        model.append(source, lines({"executor 6 again"}, 9'000'000'000));
        model.flush();
        QTRY_COMPARE(model.hits().size(), 3u);
        QVERIFY(!hits.isEmpty());
        model.setLevelShown(LogLevel::Info, false); // hits are those that are shown
        QTRY_COMPARE(model.hits().size(), 2u);
        model.setSearch({});
        QCOMPARE(model.hits().size(), 0u);
    }

    void remarksStandBetweenLines()
    {
        LogModel model;
        const int source = model.addSource({u"a"_s, u"driver"_s, true, {}, true});
        model.append(source, lines({"one"}, 1'000));
        model.addRemark(source, LogRemark::Restarted, 2'000);
        model.append(source, lines({"two"}, 3'000));
        model.flush();
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(int(model.buffer().line(1).remark), int(LogRemark::Restarted));
        QCOMPARE(model.buffer().entries(LogLevel::None), 3);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.sources().size(), 0u);
    }
};

QTEST_GUILESS_MAIN(TestLogModel)
#include "tst_logmodel.moc"
