// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/logmodel.h"
#include "gui/theme/theme.h"
#include "gui/widgets/logmap.h"
#include "gui/widgets/logview.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using kube::LogLine;

namespace {

/// A view of 1200 x 600 over one driver's log.
struct Bench {
    Theme theme;
    LogModel model;
    LogView view;
    int source;

    Bench()
        : model(nullptr, 512LL << 20), view(theme),
          source(model.addSource({u"a"_s, u"driver"_s, true, {}, true}))
    {
        view.setModel(&model);
        view.resize(1200, 600);
        view.show();
    }
    void add(const QByteArrayList &texts)
    {
        QList<LogLine> lines;
        for (const QByteArray &text : texts)
            lines.append({++time * 1'000'000, text, false});
        model.append(source, lines);
        model.flush();
    }
    void addMany(int count)
    {
        QList<LogLine> lines;
        lines.reserve(count);
        for (int i = 0; i < count; ++i)
            lines.append({++time * 1'000'000,
                          "26/11/29 13:53:12 INFO TaskSetManager: Starting task " +
                              QByteArray::number(i) + " in stage 7.0 (TID 612)",
                          false});
        model.append(source, lines);
        model.flush();
    }
    /// An exception with that many frames, and another line: frames + 2.
    static QByteArrayList trace(int frames)
    {
        QByteArrayList lines{"java.lang.IllegalStateException: no such table"};
        for (int i = 0; i < frames; ++i)
            lines.append("\tat org.example.Job.frame" + QByteArray::number(i) +
                         "(Job.scala:" + QByteArray::number(40 + i) + ")");
        lines.append("26/11/29 13:53:12 INFO SparkContext: stopped");
        return lines;
    }
    qint64 topLine() const { return view.visibleLines().first().id; }
    qint64 time = 0;
};

} // namespace

class TestLogView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheEndUntilOneScrollsUp()
    {
        Bench b;
        b.addMany(1000);
        QVERIFY(b.view.follows());
        QCOMPARE(b.view.visibleLines().last().id, 999);
        b.addMany(10);
        QCOMPARE(b.view.visibleLines().last().id, 1009);
        QSignalSpy follow(&b.view, &LogView::followChanged);
        b.view.verticalScrollBar()->setValue(500);
        QVERIFY(!b.view.follows());
        QCOMPARE(follow.size(), 1);
        b.addMany(50);
        QCOMPARE(b.topLine(), 500); // what is read stays where it is
        QTest::keyClick(&b.view, Qt::Key_End);
        QVERIFY(b.view.follows());
        QCOMPARE(b.view.currentLine(), 1059);
    }

    void staysInPlaceWhenOldLinesGoOrOthersComeBetween()
    {
        Theme theme;
        LogModel model(nullptr, 350'000);
        LogView view(theme);
        const int driver = model.addSource({u"a"_s, u"driver"_s, true, {}, true});
        const int other = model.addSource({u"b"_s, u"x"_s, false, u"1"_s, true});
        view.setModel(&model);
        view.resize(1000, 400);
        view.show();
        const auto add = [&](int source, int count, qint64 from) {
            QList<LogLine> lines;
            for (int i = 0; i < count; ++i)
                lines.append({from + i * 1000, QByteArray::number(from + i * 1000), false});
            model.append(source, lines);
            model.flush();
        };
        add(driver, 3000, 1'000'000);
        view.verticalScrollBar()->setValue(1500);
        const QString top = model.text(view.visibleLines().first().id);
        view.showLine(1510);
        const QString current = model.text(view.currentLine());
        add(other, 800, 1'000'500); // in between, before what is visible
        QCOMPARE(model.text(view.visibleLines().first().id), top);
        QCOMPARE(model.text(view.currentLine()), current);
        add(driver, 3000, 50'000'000); // so much that old lines go
        QVERIFY(model.buffer().firstId() > 0);
        QCOMPARE(model.text(view.visibleLines().first().id), top);
        QCOMPARE(model.text(view.currentLine()), current);
    }

    void aMillionLines()
    {
        Bench b;
        for (int i = 0; i < 100; ++i)
            b.addMany(10'000);
        QCOMPARE(b.model.rowCount(), 1'000'000);
        // only what is visible is ever laid out: some thirty lines a picture
        QVERIFY(b.view.visibleLines().size() < 40);
        QRandomGenerator random(1);
        for (int i = 0; i < 300; ++i) {
            const int to = int(random.bounded(b.view.verticalScrollBar()->maximum()));
            b.view.verticalScrollBar()->setValue(to);
            b.view.viewport()->repaint();
            QCOMPARE(b.topLine(), to);
        }
        b.view.setWrap(true);
        b.view.resize(700, 500);
        for (int i = 0; i < 50; ++i) {
            b.view.verticalScrollBar()->setValue(
                int(random.bounded(b.view.verticalScrollBar()->maximum())));
            b.view.viewport()->repaint();
        }
        b.view.verticalScrollBar()->setValue(b.view.verticalScrollBar()->maximum());
        QCOMPARE(b.view.visibleLines().last().id, 999'999);
        QTest::keyClick(&b.view, Qt::Key_Home);
        QCOMPARE(b.view.currentLine(), 0);
        QCOMPARE(b.topLine(), 0);
    }

    void aLineOfAMegabyte()
    {
        Bench b;
        const QByteArray end = "the-very-end";
        b.add({"before", QByteArray(1'000'000, 'x') + end, "after"});
        b.view.viewport()->repaint();
        QCoreApplication::sendPostedEvents(&b.view);
        QTRY_VERIFY(b.view.horizontalScrollBar()->maximum() > 1'000'000); // px
        b.model.setSearch(QString::fromLatin1(end));
        b.view.expectHit();
        QTRY_COMPARE(b.view.currentHit(), 0);
        QVERIFY(b.view.horizontalScrollBar()->value() > 1'000'000);
        b.view.viewport()->repaint();
        b.view.horizontalScrollBar()->setValue(b.view.horizontalScrollBar()->maximum());
        b.view.viewport()->repaint();
        b.view.setWrap(true);
        QCOMPARE(b.view.horizontalScrollBar()->maximum(), 0);
        QVERIFY(b.view.verticalScrollBar()->maximum() > 5000);
        b.view.verticalScrollBar()->setValue(3000);
        b.view.viewport()->repaint();
        QCOMPARE(b.topLine(), 1);
        QCOMPARE(b.view.visibleLines().first().part, 2999);
        b.view.select({1, 0}, {1, 1'000'000 + int(end.size())});
        b.view.copy();
        QCOMPARE(QApplication::clipboard()->text().size(), 1'000'000 + end.size());
        // wide and odd characters, too
        b.add({QByteArray("漢字").repeated(200'000), QByteArray("🙂").repeated(100'000)});
        b.view.viewport()->repaint();
        b.view.setWrap(false);
        b.view.viewport()->repaint();
    }

    void binaryAndEscapes()
    {
        Bench b;
        QByteArray binary;
        for (int i = 0; i < 4096; ++i)
            binary += char(i * 37);
        b.add({binary, "\x1b[31mred\x1b[0m text", "\x1b]0;title", QByteArray(2000, '\0')});
        b.view.viewport()->repaint();
        QVERIFY(b.model.text(1) == u"red text"_s);
        b.view.setWrap(true);
        b.view.viewport()->repaint();
        b.view.selectAll();
        b.view.copy();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY(copied.contains(u"red text"_s));
        for (const QChar c : copied)
            QVERIFY(c == u'\n' || c.unicode() >= 0x20);
    }

    void selectionAndCopy()
    {
        Bench b;
        b.add({"26/11/29 13:53:12 INFO A: first words", "26/11/29 13:53:13 WARN B: second words",
               "third"});
        const auto lines = b.view.visibleLines();
        QCOMPARE(lines.size(), 3);
        const auto at = [&](int line, const QString &word) {
            // where the word begins, found by asking the view
            const int column = int(b.model.text(line).indexOf(word));
            for (int x = 0; x < b.view.viewport()->width(); ++x) {
                const QPoint point(x, lines[line].rect.center().y());
                if (b.view.positionAt(point).column >= column)
                    return point;
            }
            return QPoint();
        };
        QTest::mousePress(b.view.viewport(), Qt::LeftButton, {}, at(0, u"words"_s));
        QTest::mouseMove(b.view.viewport(), at(1, u"words"_s));
        QTest::mouseRelease(b.view.viewport(), Qt::LeftButton, {}, at(1, u"words"_s));
        QCOMPARE(b.view.selectedText(), u"words\n26/11/29 13:53:13 WARN B: second "_s);
        QTest::keyClick(&b.view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), b.view.selectedText());
        QTest::mouseDClick(b.view.viewport(), Qt::LeftButton, {}, at(1, u"econd"_s));
        QCOMPARE(b.view.selectedText(), u"second"_s);
        QTest::mouseClick(b.view.viewport(), Qt::LeftButton, {},
                          QPoint(10, lines[1].rect.center().y()));
        QCOMPARE(b.view.selectedText(), b.model.text(1));
        QTest::keyClick(&b.view, Qt::Key_Escape);
        QVERIFY(!b.view.hasSelection());
        QTest::keyClick(&b.view, Qt::Key_Home);
        QTest::keyClick(&b.view, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(b.view.selectedText(), QString(b.model.text(0) + u'\n' + b.model.text(1)));
        QTest::keyClick(&b.view, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(b.view.selectedText().count(u'\n'), 2);
    }

    void hitsAreNumbered()
    {
        Bench b;
        b.addMany(500);
        b.add({"executor 6 lost", "OOM of executor 6"});
        b.model.setSearch(u"executor 6|OOM"_s);
        b.view.expectHit();
        QTRY_VERIFY(!b.model.isSearching());
        QCOMPARE(b.model.hits().size(), 3u);
        QTRY_COMPARE(b.view.currentHit(), 0);
        QCOMPARE(b.view.currentLine(), 500);
        QTest::keyClick(&b.view, Qt::Key_F3);
        QCOMPARE(b.view.currentHit(), 1);
        b.view.nextHit();
        b.view.nextHit();
        QCOMPARE(b.view.currentHit(), 0); // around the end
        QTest::keyClick(&b.view, Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(b.view.currentHit(), 2);
        b.addMany(10);
        QTRY_VERIFY(!b.model.isSearching());
        QCOMPARE(b.view.currentHit(), 2);
        b.view.viewport()->repaint();
    }

    void theMapShowsWhereTroubleIs()
    {
        Theme theme;
        LogModel model(nullptr, 600'000);
        LogView view(theme);
        const int driver = model.addSource({u"a"_s, u"driver"_s, true, {}, true});
        const int other = model.addSource({u"b"_s, u"x"_s, false, u"1"_s, true});
        view.setModel(&model);
        view.resize(1000, 400);
        view.show();
        auto *map = view.findChild<LogMap *>();
        const auto naive = [&] {
            QList<LogLevel> levels(map->height() / 2, LogLevel::None);
            for (qint64 row = 0; row < model.rowCount(); ++row) {
                const LogBuffer::Line &line = model.buffer().line(model.idOf(row));
                LogLevel &level = levels[levels.size() * row / model.rowCount()];
                if (line.begins && line.level >= LogLevel::Warn)
                    level = std::max(level, line.level);
            }
            return levels;
        };
        QRandomGenerator random(3);
        qint64 time = 0;
        for (int round = 0; round < 12; ++round) {
            QList<LogLine> lines;
            for (int i = 0; i < 300; ++i) {
                const int what = random.bounded(60);
                lines.append({++time * 1'000'000,
                              what == 0   ? "26/11/29 13:53:12 ERROR A: lost"
                              : what == 1 ? "26/11/29 13:53:12 WARN B: slow"
                                          : "26/11/29 13:53:12 INFO C: fine",
                              false});
            }
            model.append(driver, lines);
            // of the other one some come late, in between
            model.append(
                other, {{(time - 200) * 1'000'000 + 1, "26/11/29 13:53:12 ERROR D: late", false}});
            model.flush();
            if (round == 5)
                model.setLevelShown(LogLevel::Info, false);
            if (round == 8)
                model.setLevelShown(LogLevel::Info, true);
            QTRY_COMPARE(map->levels(), naive());
        }
        while (model.buffer().firstId() == 0) { // until old lines go
            model.append(driver, {{++time * 1'000'000, QByteArray(2000, 'x'), false}});
            model.flush();
        }
        QTRY_COMPARE(map->levels(), naive());
        // so many that a cell is many lines: one error is still seen, and where it is
        for (int part = 0; part < 3; ++part) {
            QList<LogLine> lines;
            for (int i = 0; i < 4000; ++i)
                lines.append({++time * 1'000'000, "y", false});
            model.append(driver, lines);
        }
        model.append(driver, {{++time * 1'000'000, "26/11/29 13:53:12 ERROR A: end", false}});
        model.flush();
        QTRY_COMPARE(map->levels().last(), LogLevel::Error);
    }

    void theCurrentLineStaysInSight()
    {
        Bench b;
        QByteArrayList lines;
        for (int i = 0; i < 300; ++i)
            lines.append("26/11/29 13:53:12 INFO A: " + QByteArray(200, 'x'));
        b.add(lines);
        b.view.showLine(150);
        const auto seen = [&] {
            return std::ranges::any_of(b.view.visibleLines(),
                                       [](const auto &line) { return line.id == 150; });
        };
        QVERIFY(seen());
        b.view.setWrap(true);
        QVERIFY(seen());
        b.view.resize(700, 300);
        QVERIFY(seen());
        b.view.verticalScrollBar()->setValue(0);
        b.view.setWrap(false); // whoever looks elsewhere stays there
        QVERIFY(!seen());
        QCOMPARE(b.topLine(), 0);
    }

    void readsAsText()
    {
        Bench b;
        b.add({"26/11/29 13:53:12 INFO A: first words", "26/11/29 13:53:13 WARN B: second words"});
        QAccessibleInterface *access = QAccessible::queryAccessibleInterface(&b.view);
        QVERIFY(access);
        QCOMPARE(access->text(QAccessible::Name), u"Log"_s);
        QVERIFY(access->state().readOnly);
        QAccessibleTextInterface *text = access->textInterface();
        QVERIFY(text);
        const QString all = text->text(0, text->characterCount());
        QCOMPARE(all.count(u'\n'), 1);
        QVERIFY(all.contains(u"driver"_s));
        QVERIFY(all.contains(u"second words"_s));
        text->setCursorPosition(int(all.indexOf(u'\n')) + 5);
        QCOMPARE(b.view.currentLine(), 1);
        QCOMPARE(text->cursorPosition(), int(all.indexOf(u'\n')) + 1);
        text->setSelection(0, 0, 3);
        QCOMPARE(text->selectionCount(), 1);
        QCOMPARE(b.view.selectedText(), b.model.text(0));
        QVERIFY(text->characterRect(0).isValid());
    }

    void stackTracesAreFolded()
    {
        Bench b;
        b.add(Bench::trace(10));
        QCOMPARE(b.model.rowCount(), 2 + LogBuffer::kShownFrames);
        const qint64 first = 1;
        QVERIFY2(b.view.spokenLine(first).contains("7 more"_L1),
                 qPrintable(b.view.spokenLine(first)));
        QVERIFY(!b.view.spokenLine(first + 1).contains("more"_L1));
        // by the mark
        const QList<LogView::VisibleLine> lines = b.view.visibleLines();
        QCOMPARE(lines[1].id, first);
        QTest::mouseClick(b.view.viewport(), Qt::LeftButton, {}, {400, lines[1].rect.center().y()});
        QCOMPARE(b.model.rowCount(), 12);
        QCOMPARE(b.view.currentLine(), first);
        QVERIFY(b.view.follows()); // all of it is in sight
        // by the keyboard, from any line of it
        b.view.showLine(first + 8);
        QTest::keyClick(&b.view, Qt::Key_Return);
        QCOMPARE(b.model.rowCount(), 5);
        QCOMPARE(b.view.currentLine(), first + 2); // the last one that is left
        QTest::keyClick(&b.view, Qt::Key_Space);
        QCOMPARE(b.model.rowCount(), 12);
        b.view.showLine(0);
        QTest::keyClick(&b.view, Qt::Key_Return); // it is no frame
        QCOMPARE(b.model.rowCount(), 12);
        // all at once, also those to come
        b.model.setTracesFolded(true);
        QCOMPARE(b.model.rowCount(), 5);
        b.model.setTracesFolded(false);
        b.add(Bench::trace(10));
        QCOMPARE(b.model.rowCount(), 24);
        b.model.setTracesFolded(true);
        QCOMPARE(b.model.rowCount(), 10);
        b.add(Bench::trace(LogBuffer::kShownFrames)); // nothing to fold
        QCOMPARE(b.model.rowCount(), 15);
        QVERIFY(!b.view.spokenLine(b.model.buffer().endId() - 4).contains("Enter"_L1));
    }

    void whatIsFoldedIsCopiedAndFound()
    {
        Bench b;
        b.add(Bench::trace(10));
        b.view.select({0, 0}, {11, 3});
        const QString copied = b.view.selectedText();
        QCOMPARE(copied.count(u'\n'), 11);
        QVERIFY(copied.contains("frame9("_L1));
        b.view.expectHit();
        b.model.setSearch(u"frame7"_s);
        QTRY_COMPARE(b.view.currentHit(), 0);
        QCOMPARE(b.model.rowCount(), 12); // a hit is never out of sight
        QCOMPARE(b.view.currentLine(), 7 + 1);
        QCOMPARE(b.model.hits().size(), size_t(1));
    }

    void theTopStaysWhenTracesFold()
    {
        Bench b;
        for (int i = 0; i < 20; ++i)
            b.add(Bench::trace(30));
        b.view.setFollow(false);
        b.view.verticalScrollBar()->setValue(40);
        const qint64 top = b.topLine();
        b.model.setTracesFolded(false);
        QCOMPARE(b.topLine(), top);
        QVERIFY(!b.view.follows());
        b.model.setTracesFolded(true);
        QCOMPARE(b.topLine(), top);
    }

    void stagesBeginWithALine()
    {
        Bench b;
        b.add({"26/11/29 13:53:12 INFO DAGScheduler: Got job 0 (reduce at SparkPi.scala:38)",
               "26/11/29 13:53:12 INFO DAGScheduler: Submitting ResultStage 0 (MapPartitionsRDD[1] "
               "at map at SparkPi.scala:34), which has no missing parents",
               "26/11/29 13:53:13 INFO TaskSetManager: Starting task 0.0 in stage 0.0"});
        const QImage picture = b.view.viewport()->grab().toImage();
        const QColor line = b.theme.tokens().lineStrong;
        for (int i = 0; i < 3; ++i) {
            const QRect rect = b.view.visibleLines()[i].rect;
            const bool drawn = picture.pixelColor(rect.right() - 60, rect.top()) == line;
            QCOMPARE(drawn, i == 1);
        }
    }

    void wrappingCostsWhatIsNew()
    {
        LogModel model(nullptr, 4 << 20);
        const int source = model.addSource({u"a"_s, u"driver"_s, true, {}, true});
        const int late = model.addSource({u"b"_s, u"exec"_s, false, u"1"_s, true});
        LogWrap wrap;
        wrap.reset(model, 20);
        qint64 firstRow = 0;
        qint64 dropped = 0;
        connect(&model, &LogModel::changed, this, [&](qint64 droppedRows) {
            dropped += droppedRows;
            firstRow = model.rowOf(model.firstChanged());
            wrap.changedRows(model, droppedRows, firstRow);
        });
        QRandomGenerator random(7);
        qint64 time = 0;
        for (int round = 0; round < 400; ++round) {
            const int count = 1 + int(random.bounded(300));
            QList<LogLine> lines;
            for (int i = 0; i < count; ++i)
                lines.append({time += 1000, QByteArray(1 + int(random.bounded(120)), 'x'), false});
            const bool between = random.bounded(8) == 0; // lines of an older time
            if (between) {
                for (LogLine &line : lines)
                    line.timestampNs -= 200'000;
            }
            const qint64 before = wrap.measured();
            model.append(between ? late : source, lines);
            model.flush();
            if (!between) // a block at either end at most, whatever the log holds
                QVERIFY(wrap.measured() - before <= count + 2 * 1024);
            if (round % 20 > 0)
                continue;
            LogWrap whole;
            whole.reset(model, 20);
            QCOMPARE(wrap.total(), whole.total());
            QCOMPARE(wrap.rows(), whole.rows());
            for (int i = 0; i < 50; ++i) {
                const qint64 row = random.bounded(model.rowCount());
                QCOMPARE(wrap.lineOf(model, row), whole.lineOf(model, row));
                const LogWrap::Spot spot = wrap.spotAt(model, whole.lineOf(model, row));
                QCOMPARE(spot.row, row);
            }
        }
        QVERIFY(dropped > 20'000);
        QVERIFY(model.rowCount() > 10'000);
    }

    void nothingIsThere()
    {
        Theme theme;
        LogView view(theme);
        view.resize(300, 200);
        view.grab();
        LogModel model;
        view.setModel(&model);
        view.grab();
        for (const Qt::Key key :
             {Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End, Qt::Key_F3, Qt::Key_PageDown})
            QTest::keyClick(&view, key);
        view.copy();
        view.selectAll();
        view.setWrap(true);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {20, 20});
        QCOMPARE(view.currentLine(), -1);
        view.setModel(nullptr);
        view.grab();
    }
};

QTEST_MAIN(TestLogView)
#include "tst_logview.moc"
