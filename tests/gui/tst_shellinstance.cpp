// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/singleinstance.h"
#include "gui/shell/starter.h"
#include "gui/shell/startoptions.h"
#include "tests/gui/shellfixture.h"

#include <QLocalSocket>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using firesteel::test::ShellFixture;

namespace {

/// A later start, in a thread of its own, as handOver() waits for the first.
class LaterStart
{
public:
    LaterStart(const QString &folder, const QStringList &arguments)
        : m_thread(QThread::create([this, folder, arguments] {
              SingleInstance second(folder);
              claimed = second.claim();
              handedOver = second.handOver(arguments);
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

} // namespace

class TestShellInstance : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void secondHandsOverItsArguments()
    {
        QTemporaryDir folder;
        SingleInstance first(folder.path());
        QVERIFY(first.claim());
        QSignalSpy started(&first, &SingleInstance::started);
        const QStringList arguments{u"/home/ę"_s, u"firesteel"_s, u"--page"_s, u"two"_s};
        const LaterStart later(folder.path(), arguments);
        QTRY_VERIFY(later.done);
        QVERIFY(!later.claimed);
        QVERIFY(later.handedOver);
        QCOMPARE(started.size(), 1);
        QCOMPARE(started.first().first().toStringList(), arguments);
    }

    void windowFollowsTheSecondStart()
    {
        QTemporaryDir folder;
        ShellFixture f;
        SingleInstance first(folder.path());
        QVERIFY(first.claim());
        MainWindow &window = f.window();
        Starter starter(f.services(), window);
        connect(&first, &SingleInstance::started, &starter, &Starter::startedAgain);
        starter.begin({});
        window.hide();
        const LaterStart later(
            folder.path(), withWorkingDirectory({u"firesteel"_s, u"--page"_s, u"two"_s}, u"/"_s));
        QTRY_VERIFY(later.done);
        QTRY_VERIFY(window.isVisible());
        QCOMPARE(window.currentPage(), u"two"_s);
    }

    void lockOfADeadProgramIsTaken()
    {
        QTemporaryDir folder;
        QFile lock(folder.filePath(u"firesteel.lock"_s));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write("2147483646\nfiresteel\n" + QSysInfo::machineHostName().toUtf8() +
                   "\n\n\n"); // no process has that number
        lock.close();
        QFile socket(folder.filePath(u"firesteel.socket"_s));
        QVERIFY(socket.open(QIODevice::WriteOnly));
        socket.close();
        SingleInstance first(folder.path());
        QVERIFY(first.claim());
    }

    void strangeMessagesDoNoHarm()
    {
        QTemporaryDir folder;
        SingleInstance first(folder.path());
        QVERIFY(first.claim());
        QSignalSpy started(&first, &SingleInstance::started);
        QLocalSocket socket;
        socket.connectToServer(folder.filePath(u"firesteel.socket"_s));
        QVERIFY(socket.waitForConnected());
        socket.write("no JSON at all\n");
        QTRY_COMPARE(started.size(), 1);
        QVERIFY(started.first().first().toStringList().isEmpty());
    }

    void unusableFolderStillOpensAWindow()
    {
        QTemporaryDir folder;
        QFile blocker(folder.filePath(u"x"_s));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        SingleInstance first(folder.filePath(u"x/y"_s));
        QVERIFY(first.claim());
    }

    void optionsAreRead()
    {
        const auto options = parseStartOptions(
            {u"firesteel"_s, u"--kubeconfig"_s, u"a/b"_s, u"--context=c"_s, u"-n"_s, u"spark"_s,
             u"--page"_s, u"settings"_s, u"--new-instance"_s, u"--size"_s, u"1280x720"_s},
            u"/w"_s);
        QVERIFY(options);
        QCOMPARE(options->kubeconfig, u"/w/a/b"_s);
        QCOMPARE(options->context, u"c"_s);
        QCOMPARE(options->namespaceName, u"spark"_s);
        QCOMPARE(options->page, u"settings"_s);
        QVERIFY(options->newInstance);
        QCOMPARE(options->size, QSize(1280, 720));
        QCOMPARE(
            withoutToolkitOptions({u"firesteel"_s, u"-platform"_s, u"offscreen"_s, u"--page"_s}),
            QStringList({u"firesteel"_s, u"--page"_s}));
    }

    void wrongOptionsAreRefused()
    {
        QCOMPARE(parseStartOptions({u"firesteel"_s, u"--colour"_s}, u"/"_s).error().code,
                 Errc::UnknownOption);
        QCOMPARE(parseStartOptions({u"firesteel"_s, u"--page"_s}, u"/"_s).error().code,
                 Errc::MissingArgument);
        QCOMPARE(parseStartOptions({u"firesteel"_s, u"file"_s}, u"/"_s).error().code,
                 Errc::UnknownOption);
        QCOMPARE(parseStartOptions({u"firesteel"_s, u"--size"_s, u"big"_s}, u"/"_s).error().code,
                 Errc::InvalidValue);
    }

    void unknownContextIsSaid()
    {
        ShellFixture f;
        f.putKubeconfig(ShellFixture::kubeconfig("stage"));
        Starter starter(f.services(), f.window());
        starter.begin({.context = u"nowhere"_s});
        QTRY_COMPARE(f.notices.entries().size(), 1);
        QVERIFY(f.notices.entries().first().notice.title.contains(u"nowhere"_s));
        QVERIFY(!f.workbench.current());
    }

    void lastClusterIsOpenedAgain()
    {
        ShellFixture f;
        f.putKubeconfig(ShellFixture::kubeconfig("stage"));
        f.settings.set(settings::keys::LastCluster, u"kubeconfig:stage"_s);
        f.settings.set(settings::keys::LastNamespaces, {{u"kubeconfig:stage"_s, u"jobs"_s}});
        Starter starter(f.services(), f.window());
        starter.begin({});
        QTRY_VERIFY(f.workbench.session());
        QCOMPARE(f.workbench.namespaceName(), u"jobs"_s);
    }
};

QTEST_MAIN(TestShellInstance)
#include "tst_shellinstance.moc"
