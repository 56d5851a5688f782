// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// What a crash leaves behind. The kernel makes the dumps, of this program as another process.

#include "core/base/coredump.h"
#include "tests/support/processlook.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <iostream>
#include <string>

using namespace firesteel;
using namespace Qt::StringLiterals;
using firesteel::test::ProcessLook;

namespace {

/// Made only when it runs, so that it does not stand in the program's file.
QByteArray secret()
{
    return QByteArray("a-token-that-is-long-enough.").repeated(8);
}

/// Knows what it was told, and waits for its end.
int child(const QString &what)
{
    if (what == "kept"_L1)
        keepMemoryOutOfCoreDumps();
    std::string told;
    std::getline(std::cin, told);
    std::cout << "ready" << std::endl;
    std::string more;
    std::getline(std::cin, more);
    return int(told.size() + more.size());
}

} // namespace

class TestCoreDump : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void crash_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<bool>("lifted");
        QTest::addColumn<bool>("leavesFile");
        QTest::addColumn<bool>("tells");
        const bool files = ProcessLook::coresAreFiles();
        QTest::newRow("kept out") << u"kept"_s << false << false << false;
        QTest::newRow("kept out, where the size does not count")
            << u"kept"_s << true << files << false;
        QTest::newRow("any other program") << u"open"_s << true << files << files;
    }

    void crash()
    {
        QFETCH(QString, what);
        QFETCH(bool, lifted);
        const QByteArray needle = secret();
        QTemporaryDir folder;
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.setChildProcessModifier([] { ProcessLook::allowCores(); });
        process.start(QCoreApplication::applicationFilePath(), {u"--child"_s, what});
        process.write(QByteArray(needle + '\n'));
        QTRY_VERIFY_WITH_TIMEOUT(process.canReadLine(), 20'000);
        const ProcessLook look(process.processId());
        QVERIFY(look.remembers(needle)); // or nothing of this would show anything
        QCOMPARE(look.file("coredump_filter").trimmed().toUInt(nullptr, 16) == 0,
                 what == "kept"_L1);
        if (lifted)
            QVERIFY(look.liftCoreLimit());
        QVERIFY(look.crash());
        QTRY_VERIFY_WITH_TIMEOUT(process.state() == QProcess::NotRunning, 60'000);
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), SIGABRT);
        const QStringList left = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
        QTEST(!left.isEmpty(), "leavesFile");
        bool tells = false;
        for (const QString &name : left) {
            QVERIFY(QFileInfo(folder.filePath(name)).size() > 0);
            tells |= ProcessLook::fileHolds(folder.filePath(name), needle);
        }
        QTEST(tells, "tells");
    }
};

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--child"_L1)
        return child(arguments.value(2));
    TestCoreDump test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_coredump.moc"
