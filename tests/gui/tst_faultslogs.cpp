// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Logs as they should not be: lines of megabytes, binary, escape sequences, and a disk that is full
// when one is saved. And ten thousand events.

#include "core/base/files.h"
#include "gui/models/appfacts.h"
#include "gui/models/eventmodel.h"
#include "gui/models/logsavejob.h"
#include "gui/pages/application/logcollector.h"
#include "gui/pages/application/logstab.h"
#include "gui/pages/application/tabletabs.h"
#include "gui/widgets/logview.h"
#include "tests/gui/appsfixture.h"
#include "tests/support/fulldisk.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::gui;
using firesteel::test::FullDisk;
using firesteel::test::PageFixture;

namespace {

constexpr qint64 kSecond = 1'000'000'000;

kube::LogLine line(qint64 second, const QByteArray &text)
{
    kube::LogLine one;
    one.timestampNs = second * kSecond;
    one.text = text;
    return one;
}

QByteArray content(const QString &path)
{
    return readFile(path, 1LL << 30).value_or(QByteArray());
}

/// How a job has ended; none: well.
std::optional<Errc> faultOf(const engine::Job &job)
{
    if (job.result())
        return std::nullopt;
    return job.result().error().code;
}

} // namespace

class TestFaultsLogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anythingIsALine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a megabyte without a blank") << QByteArray(1 << 20, 'x');
        QTest::newRow("a megabyte of blanks") << QByteArray(1 << 20, ' ');
        QTest::newRow("a megabyte of tabs") << QByteArray(1 << 20, '\t');
        QTest::newRow("a megabyte of three-byte letters")
            << QString(350'000, QChar(0x65e5)).toUtf8();
        QByteArray all;
        for (int i = 0; i < 4096; ++i)
            all += char(i * 7 % 256);
        QTest::newRow("binary") << all;
        QTest::newRow("zeros") << QByteArray(10'000, '\0');
        QTest::newRow("half of a letter") << QByteArray("caf\xc3");
        QTest::newRow("colours") << QByteArray("\x1b[1;31mERROR\x1b[0m it \x1b[4mfailed\x1b[24m");
        QTest::newRow("cursor and title")
            << QByteArray("\x1b]0;title\x07\x1b[2J\x1b[10;10Hdone\r50%\r100%\b\b");
        QTest::newRow("an escape that never ends")
            << QByteArray("\x1b[") + QByteArray(100'000, '1');
        QTest::newRow("right to left and joiners")
            << u"\u202eevil\u202c \u200d\ufeff \U0001F9D1\u200d\U0001F4BB"_s.toUtf8();
        QTest::newRow("markup") << QByteArray("<script>alert(1)</script> &amp; <b>");
    }

    void anythingIsALine()
    {
        QFETCH(QByteArray, text);
        PageFixture f;
        LogModel model;
        const int source = model.addSource({u"uid/main"_s, u"pi-driver"_s, true, {}, true});
        model.append(source, {line(1, "26/11/30 04:00:00 INFO A: before"), line(2, text),
                              line(3, "26/11/30 04:00:02 INFO A: after")});
        model.flush();
        QVERIFY(model.rowCount() >= 3);
        LogView view(f.theme);
        view.setModel(&model);
        view.resize(900, 400);
        view.show();
        for (const bool wrap : {false, true}) {
            view.setWrap(wrap);
            QVERIFY(!view.grab().isNull());
            QTest::keyClick(&view, Qt::Key_Home, Qt::ControlModifier);
            QTest::keyClick(&view, Qt::Key_PageDown);
            QTest::keyClick(&view, Qt::Key_End);
            QTest::keyClick(&view, Qt::Key_End, Qt::ControlModifier);
            QVERIFY(!view.grab().isNull());
        }
        model.setSearch(u"after"_s);
        QTRY_VERIFY(!model.isSearching());
        QCOMPARE(model.hits().size(), size_t(1)); // what stands behind it is found
        // No control character is left that a terminal or a copy would obey.
        for (qint64 row = 0; row < model.rowCount(); ++row) {
            for (const QChar letter : model.text(model.idOf(row)))
                QVERIFY(letter >= QChar(0x20) || letter == QChar(u'\t'));
        }
    }

    void savesWhatIsShown()
    {
        LogModel model;
        const int driver = model.addSource({u"a/main"_s, u"driver"_s, true, {}, true});
        const int executor = model.addSource({u"b/main"_s, u"exec-1"_s, false, u"1"_s, true});
        QList<kube::LogLine> lines;
        QByteArray wanted;
        for (int i = 0; i < 50'000; ++i) {
            const QByteArray text = "26/11/30 04:00:00 INFO A: line " + QByteArray::number(i);
            lines.append(line(i, text));
            wanted += text + '\n';
        }
        model.append(driver, lines);
        model.append(executor, {line(5, "26/11/30 04:00:00 INFO A: of the executor")});
        model.flush();
        model.setSourceShown(executor, false);
        QTemporaryDir folder;
        LogSaveJob job(&model, folder.filePath(u"driver.log"_s));
        QSignalSpy finished(&job, &engine::Job::finished);
        QSignalSpy progressed(&job, &LogSaveJob::progressed);
        job.start();
        QVERIFY(!QFile::exists(job.path())); // nothing was waited for
        // The log goes on meanwhile, also with lines of an earlier time.
        model.append(driver, {line(60'000, "26/11/30 04:00:00 INFO A: later")});
        model.append(executor, {line(1, "26/11/30 04:00:00 INFO A: earlier")});
        model.flush();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!faultOf(job));
        QVERIFY(content(job.path()) == wanted);
        QVERIFY(progressed.size() > 1);
    }

    void savesAnEmptyLog()
    {
        LogModel model;
        QTemporaryDir folder;
        LogSaveJob job(&model, folder.filePath(u"empty.log"_s));
        QSignalSpy finished(&job, &engine::Job::finished);
        job.start();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!faultOf(job));
        QVERIFY(QFile::exists(job.path()));
    }

    void fullDisk()
    {
        LogModel model;
        const int source = model.addSource({u"a/main"_s, u"driver"_s, true, {}, true});
        model.append(source, {line(1, QByteArray(1 << 20, 'x'))});
        model.flush();
        QTemporaryDir folder;
        const QString path = folder.filePath(u"driver.log"_s);
        QVERIFY(writeFile(path, "an older one"));
        LogSaveJob job(&model, path);
        QSignalSpy finished(&job, &engine::Job::finished);
        {
            const FullDisk disk;
            job.start();
            QTRY_COMPARE(finished.size(), 1);
        }
        QVERIFY(faultOf(job) == Errc::FileWriteFailed);
        QCOMPARE(job.result().error().context.value(u"path"_s), path);
        QCOMPARE(content(path), QByteArray("an older one")); // whole, or not at all
    }

    void placesThatCannotBeWritten_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("a pipe") << u"pipe"_s;
        QTest::newRow("no such folder") << u"/nowhere/at/all.log"_s;
        QTest::newRow("a folder") << u"/"_s;
    }

    void placesThatCannotBeWritten()
    {
        QFETCH(QString, path);
        QTemporaryDir folder;
        if (!path.startsWith(u'/')) {
            path = folder.filePath(path);
            QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        }
        LogModel model;
        const int source = model.addSource({u"a/main"_s, u"driver"_s, true, {}, true});
        model.append(source, {line(1, "text")});
        LogSaveJob job(&model, path);
        QSignalSpy finished(&job, &engine::Job::finished);
        job.start();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(faultOf(job) == Errc::FileWriteFailed);
    }

    void cancelledSavingLeavesNothing()
    {
        LogModel model;
        const int source = model.addSource({u"a/main"_s, u"driver"_s, true, {}, true});
        for (int i = 0; i < 8; ++i)
            model.append(source, {line(i, QByteArray(1 << 20, 'x'))});
        model.flush();
        QTemporaryDir folder;
        {
            LogSaveJob job(&model, folder.filePath(u"driver.log"_s));
            QSignalSpy finished(&job, &engine::Job::finished);
            job.start();
            job.cancel();
            QTRY_COMPARE(finished.size(), 1);
            QVERIFY(faultOf(job) == Errc::Cancelled);
        }
        QVERIFY(
            QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void logThatGoesAway()
    {
        auto model = std::make_unique<LogModel>();
        const int source = model->addSource({u"a/main"_s, u"driver"_s, true, {}, true});
        for (int i = 0; i < 8; ++i)
            model->append(source, {line(i, QByteArray(1 << 20, 'x'))});
        model->flush();
        QTemporaryDir folder;
        LogSaveJob job(model.get(), folder.filePath(u"driver.log"_s));
        QSignalSpy finished(&job, &engine::Job::finished);
        job.start();
        model.reset();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(faultOf(job) == Errc::Cancelled);
        QVERIFY(!QFile::exists(job.path()));
    }

    void savingIsAnActivity()
    {
        PageFixture f;
        LogCollector collector([](const kube::LogRequest &) { return nullptr; });
        const int source = collector.model().addSource({u"a/main"_s, u"driver"_s, true, {}, true});
        collector.model().append(source, {line(1, "text")});
        collector.model().flush();
        const Services services = f.services();
        LogsTab tab(services);
        tab.setCollector(&collector);
        tab.resize(900, 500);
        tab.show();
        tab.findChild<QToolButton *>(u"saveLog"_s)->click();
        auto *dialog = tab.findChild<QFileDialog *>();
        QVERIFY(dialog); // and the click came back
        Q_EMIT dialog->fileSelected(u"/nowhere/at/all.log"_s);
        dialog->close();
        QCOMPARE(f.activities.list().size(), 1);
        QTRY_VERIFY(f.activities.list().constFirst().error);
        QVERIFY(f.activities.list().constFirst().title().contains("all.log"_L1));
    }

    void tenThousandEvents()
    {
        test::AppWorld world;
        const test::AppWorld::Job job{u"etl"_s, u"a1"_s};
        world.put(job, test::AppWorld::End::Running);
        store::StoreDiff first;
        first.type = u"events"_s;
        for (int i = 0; i < 9'900; ++i)
            first.added.append(
                world.event(u"u-a1"_s, u"etl-a1-driver"_s, i % 3 ? u"Pulling"_s : u"BackOff"_s,
                            u"message %1"_s.arg(i), test::AppWorld::now().addSecs(-i), i % 3 == 0,
                            1, u"spark"_s));
        world.index.apply(first);
        for (int i = 0; i < 100; ++i) // and one after the other, in between the others
            world.addEvent(u"u-a1"_s, u"etl-a1-driver"_s, u"Killing"_s, u"later"_s,
                           test::AppWorld::now().addSecs(-i * 90 - 45));
        const auto events = world.index.app({u"spark"_s, u"a1"_s})->events;
        QVERIFY(std::ranges::is_sorted(events, {},
                                       [](const auto &one) { return store::eventTime(*one); }));
        PageFixture f;
        const Services services = f.services();
        EventsTab tab(services);
        tab.setFacts(makeFacts(world.index.app({u"spark"_s, u"a1"_s})));
        tab.resize(1000, 500);
        tab.show();
        QCOMPARE(tab.model()->rowCount(), 10'000);
        auto *table = tab.findChild<QAbstractItemView *>();
        QVERIFY(table);
        QVERIFY(!tab.grab().isNull());
        table->scrollToBottom();
        QVERIFY(table->indexAt(table->viewport()->rect().center()).isValid());
        QVERIFY(!tab.grab().isNull());
    }
};

QTEST_MAIN(TestFaultsLogs)
#include "tst_faultslogs.moc"
