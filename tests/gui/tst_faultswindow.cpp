// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Files of the window that are broken, from another version or cannot be written, and a second
// start of the program in every state that the first may have left.

#include "core/base/files.h"
#include "gui/shell/singleinstance.h"
#include "gui/shell/starter.h"
#include "gui/widgets/noticecard.h"
#include "tests/gui/shellfixture.h"
#include "tests/support/childprocess.h"
#include "tests/support/fulldisk.h"

#include <QApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QTextStream>
#include <QThread>

#include <atomic>
#include <csignal>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::gui;
using firesteel::test::Child;
using firesteel::test::FullDisk;
using firesteel::test::ShellFixture;
namespace keys = firesteel::settings::keys;

namespace {

/// A start over a home folder, with the real pages.
struct Start {
    explicit Start(const QString &home)
        : fixture(home), window(fixture.services(), pageList()), starter(fixture.services(), window)
    {}
    [[nodiscard]] QStringList titles()
    {
        QStringList all;
        for (const Notices::Entry &entry : fixture.notices.entries())
            all << entry.notice.title;
        return all;
    }

    ShellFixture fixture;
    MainWindow window;
    Starter starter;
};

QByteArray stateFile(const QJsonObject &values)
{
    return QJsonDocument(QJsonObject{{u"version"_s, 1}, {u"settings"_s, values}}).toJson();
}

QString base64(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

bool onAScreen(const QRect &frame)
{
    for (const QScreen *screen : QGuiApplication::screens()) {
        const QRect seen = screen->availableGeometry().intersected(frame);
        if (seen.width() >= 100 && seen.height() >= 40)
            return true;
    }
    return false;
}

/// A later start, in a thread of its own, as handOver() waits for the first.
class LaterStart
{
public:
    explicit LaterStart(const QString &folder)
        : m_thread(QThread::create([this, folder] {
              SingleInstance second(folder);
              claimed = second.claim();
              if (!claimed)
                  handedOver = second.handOver({u"/"_s, u"firesteel"_s});
              done = true;
          }))
    {
        m_thread->start();
    }
    ~LaterStart() { m_thread->wait(); }
    std::atomic<bool> claimed = false;
    std::atomic<bool> handedOver = false;
    std::atomic<bool> done = false;

private:
    std::unique_ptr<QThread> m_thread;
};

/// The other process: is the first, until it is killed.
int beTheFirst(const QString &folder)
{
    SingleInstance first(folder);
    if (!first.claim())
        return 1;
    QTextStream(stdout) << "ready\n" << Qt::flush;
    return QApplication::exec();
}

} // namespace

class TestFaultsWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void uselessFiles_data()
    {
        QTest::addColumn<bool>("state");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("suffix");
        for (const bool state : {false, true}) {
            const auto row = [state](const char *name, const QByteArray &content,
                                     const QString &suffix) {
                QTest::addRow("%s, %s", state ? "state" : "settings", name)
                    << state << content << suffix;
            };
            row("half written", "{\"version\":1,\"settings\":{\"window.pa", u".broken"_s);
            row("zeros", QByteArray(512, '\0'), u".broken"_s);
            row("binary",
                QByteArray("\x7f"
                           "ELF\xff\xfe\x00",
                           7),
                u".broken"_s);
            row("from the future", "{\"version\":12,\"settings\":{}}", u".version-12"_s);
        }
    }

    void uselessFiles()
    {
        QFETCH(bool, state);
        QFETCH(QByteArray, content);
        QFETCH(QString, suffix);
        QTemporaryDir home;
        const auto paths = ShellFixture::paths(home.path());
        const QString path = state ? paths.state : paths.config;
        QVERIFY(writeFile(path, content));
        {
            Start start(home.path());
            start.starter.begin({});
            QCOMPARE(start.titles().size(), 1);
            QCOMPARE(start.titles().constFirst().contains("window"_L1), state);
            QVERIFY(
                start.fixture.notices.entries().constFirst().notice.text.contains(path + suffix));
            QVERIFY(start.window.isVisible());
            start.fixture.settings.set(keys::Theme, u"dark"_s);
            start.window.close();
        }
        QCOMPARE(*readFile(path + suffix, 1 << 20), content);
        Start again(home.path());
        again.starter.begin({});
        QVERIFY(again.titles().isEmpty()); // said once
        QCOMPARE(again.fixture.settings.get(keys::Theme), u"dark"_s);
    }

    void closedNoticeDoesNotComeBackWithTheNext()
    {
        QTemporaryDir home;
        QVERIFY(writeFile(ShellFixture::paths(home.path()).config, "broken"));
        Start start(home.path());
        start.starter.begin({});
        QCOMPARE(start.titles().size(), 1);
        start.fixture.notices.close(start.fixture.notices.entries().constFirst().id);
        FullDisk disk;
        start.fixture.settings.set(keys::Theme, u"dark"_s);
        start.fixture.settings.flush();
        QTRY_COMPARE(start.titles().size(), 1);
        QVERIFY(start.titles().constFirst().contains("cannot be written"_L1));
        QVERIFY(start.fixture.notices.entries().constFirst().notice.text.contains("free space"_L1));
        QCOMPARE(start.fixture.settings.get(keys::Theme), u"dark"_s); // counts until the end
        disk.free();
        start.fixture.settings.set(keys::Theme, u"light"_s);
        start.fixture.settings.flush();
        QVERIFY(readFile(ShellFixture::paths(home.path()).config, 1 << 20)->contains("light"));
    }

    void homeThatCannotBeWritten()
    {
        QTemporaryDir home;
        for (const char *folder : {"/.config", "/.local"})
            QVERIFY(writeFile(home.path() + QString::fromLatin1(folder), "no folder"));
        Start start(home.path());
        start.starter.begin({});
        QVERIFY(start.window.isVisible());
        start.fixture.settings.set(keys::Theme, u"dark"_s);
        start.window.showPage(u"settings"_s);
        start.window.showPage(u"help"_s); // remembers how the page was left
        QTRY_VERIFY(!start.titles().isEmpty());
        QCOMPARE(start.window.currentPage(), u"help"_s);
        QVERIFY(start.window.close());
    }

    void windowBeyondTheScreens_data()
    {
        QTest::addColumn<QRect>("left");
        QTest::newRow("right of them") << QRect(20'000, 100, 900, 600);
        QTest::newRow("above them") << QRect(100, -9'000, 900, 600);
        QTest::newRow("larger than them") << QRect(-3'000, -3'000, 9'000, 9'000);
        QTest::newRow("a corner of it") << QRect(-880, -580, 900, 600);
    }

    void windowBeyondTheScreens()
    {
        QFETCH(QRect, left);
        QTemporaryDir home;
        QByteArray geometry;
        {
            QWidget other; // on a screen that is gone since
            other.setGeometry(left);
            geometry = other.saveGeometry();
        }
        QVERIFY(writeFile(ShellFixture::paths(home.path()).state,
                          stateFile({{u"window.geometry"_s, base64(geometry)}})));
        Start start(home.path());
        start.starter.begin({});
        QVERIFY2(onAScreen(start.window.frameGeometry()),
                 qPrintable(QDebug::toString(start.window.frameGeometry())));
        const QSize room = start.window.screen()->availableGeometry().size();
        QVERIFY(start.window.width() <= std::max(room.width(), start.window.minimumWidth()));
    }

    void strangeSession()
    {
        QTemporaryDir home;
        QRandomGenerator random(20261130);
        QStringList ids;
        {
            Start start(home.path());
            for (const auto &[page, where] : start.window.pages())
                ids << page->id();
        }
        for (int round = 0; round < 20; ++round) {
            const auto junk = [&random] {
                QByteArray bytes(random.bounded(200), '\0');
                for (char &one : bytes)
                    one = char(random.bounded(256));
                return bytes;
            };
            QJsonObject pages;
            for (const QString &id : ids) {
                const QByteArrayList kinds{
                    junk(), "{\"sizes\":[-1,99999999],\"sort\":-7,\"filter\":3,\"app\":[]}", "[]",
                    "{\"sizes\":[1e300,0],\"columns\":\"x\",\"tab\":99,\"wrap\":\"no\"}"};
                pages.insert(id, base64(kinds.at(random.bounded(int(kinds.size())))));
            }
            pages.insert(u"no such page"_s, u"not base64 at all"_s);
            QVERIFY(writeFile(ShellFixture::paths(home.path()).state,
                              stateFile({{u"window.geometry"_s, base64(junk())},
                                         {u"window.page"_s, u"no such page"_s},
                                         {u"window.pageStates"_s, pages},
                                         {u"clusters.last"_s, u"kubeconfig:gone"_s},
                                         {u"clusters.lastNamespaces"_s, QJsonObject()},
                                         {u"palette.recent"_s, 5}})));
            Start start(home.path());
            start.starter.begin({});
            QTRY_VERIFY(start.fixture.workbench.choicesKnown());
            QVERIFY(onAScreen(start.window.frameGeometry()));
            QVERIFY(start.window.shownPage());
            for (const QString &id : std::as_const(ids))
                start.window.showPage(id);
            QVERIFY(start.window.close());
        }
    }

    void killedFirstLeavesTheWayFree()
    {
        QTemporaryDir folder;
        {
            Child first(u"first"_s, folder.path());
            QTRY_VERIFY_WITH_TIMEOUT(first.ready(), 20'000);
            SingleInstance second(folder.path());
            QVERIFY(!second.claim());
            first.kill();
            QTRY_VERIFY(first.ended());
        }
        QVERIFY(QFile::exists(folder.filePath(u"firesteel.lock"_s))); // both are left behind
        QVERIFY(QFile::exists(folder.filePath(u"firesteel.socket"_s)));
        SingleInstance next(folder.path());
        QVERIFY(next.claim());
        QSignalSpy started(&next, &SingleInstance::started);
        const LaterStart later(folder.path());
        QTRY_VERIFY(later.done);
        QVERIFY(later.handedOver);
        QCOMPARE(started.size(), 1);
    }

    void frozenFirstIsNotWaitedForLong()
    {
        QTemporaryDir folder;
        Child first(u"first"_s, folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(first.ready(), 20'000);
        QCOMPARE(::kill(pid_t(first.id()), SIGSTOP), 0);
        const LaterStart later(folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(later.done, 20'000);
        QVERIFY(!later.claimed);
        QVERIFY(!later.handedOver); // a window of its own is better than none
    }

    void lockWithoutAListener()
    {
        QTemporaryDir folder;
        SingleInstance first(folder.path());
        QVERIFY(first.claim());
        QVERIFY(QFile::remove(folder.filePath(u"firesteel.socket"_s)));
        const LaterStart later(folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(later.done, 20'000);
        QVERIFY(!later.handedOver);
    }

    void firstThatIsOnlyJustComingUp()
    {
        QTemporaryDir folder;
        SingleInstance first(folder.path());
        QVERIFY(first.claim());
        const QString socket = folder.filePath(u"firesteel.socket"_s);
        QVERIFY(QFile::rename(socket, socket + u".later"_s)); // as before it listens
        const LaterStart later(folder.path());
        QTest::qWait(1); // only to let the thread begin; it must do either way
        QVERIFY(QFile::rename(socket + u".later"_s, socket));
        QTRY_VERIFY_WITH_TIMEOUT(later.done, 20'000);
        QVERIFY(later.handedOver);
    }

    void noFolderOfOnesOwn()
    {
        // What the system gives for a runtime folder of another user.
        SingleInstance first{QString()};
        QVERIFY(first.claim());
        QVERIFY(!QFile::exists(u"/firesteel.lock"_s));
        QVERIFY(!QFile::exists(u"/firesteel.socket"_s));
    }
};

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == "--child"_L1)
        return beTheFirst(arguments.value(3));
    TestFaultsWindow test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_faultswindow.moc"
