// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/processrunner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace firesteel;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using End = ProcessResult::End;

namespace {

bool isAlive(qint64 pid)
{
    QFile state(u"/proc/%1/stat"_s.arg(pid));
    if (!state.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = state.readAll();
    return !text.sliced(text.lastIndexOf(')')).startsWith(") Z"); // dead, though not yet buried
}

} // namespace

class TestProcessRunner : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QVERIFY(m_dir.emplace().isValid()); }

    void argumentsArriveAsTheyAre();
    void environmentFolderAndInput();
    void endsWithoutInput();
    void endings_data();
    void endings();
    void hasASessionOfItsOwn();
    void timeOutKillsTheWholeGroup();
    void endlessOutputIsCut();
    void onlyTheLastErrorsAreKept();
    void contextGoneKills();
    void contextGoneBeforeTheRefusal();
    void neverInsideRun();
    void grandchildMayLiveOn();
    void bundleIsLeftOut();
    void found();

private:
    QString script(const QString &name, const QByteArray &text, bool executable = true)
    {
        const QString path = m_dir->filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write a test file");
        file.close();
        file.setPermissions(executable ? QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner
                                       : QFile::ReadOwner | QFile::WriteOwner);
        return path;
    }
    ProcessRequest request(const QByteArray &shellScript)
    {
        ProcessRequest made;
        made.program = script(u"program"_s, "#!/bin/sh\n" + shellScript);
        made.environment = QProcessEnvironment::systemEnvironment();
        return made;
    }
    ProcessResult run(const ProcessRequest &request)
    {
        std::optional<ProcessResult> result;
        QObject context;
        m_runner.run(request, &context, [&](const ProcessResult &ended) { result = ended; });
        [&] { QTRY_VERIFY_WITH_TIMEOUT(result.has_value(), 20'000); }();
        return result.value_or(ProcessResult());
    }
    [[nodiscard]] qint64 pidIn(const QString &name) const
    {
        QFile file(m_dir->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toLongLong() : 0;
    }

    std::optional<QTemporaryDir> m_dir;
    SystemProcessRunner m_runner;
};

void TestProcessRunner::argumentsArriveAsTheyAre()
{
    ProcessRequest asked = request("for a in \"$@\"; do printf '[%s]' \"$a\"; done\n");
    asked.arguments = {u"a b"_s, u"$(touch x)"_s, u"; exit 3"_s, u"*"_s, u"ż'\""_s, u""_s};
    const ProcessResult result = run(asked);
    QCOMPARE(result.end, End::Exited);
    QCOMPARE(result.output, "[a b][$(touch x)][; exit 3][*][ż'\"][]");
    QVERIFY(result.ok());
    QCOMPARE(result.program, asked.program);
}

void TestProcessRunner::environmentFolderAndInput()
{
    ProcessRequest asked = request("echo \"$ONE\"; pwd -P; cat; echo oops >&2; exit 7\n");
    asked.environment.insert(u"ONE"_s, u"two words"_s);
    asked.workingDirectory = QFileInfo(m_dir->path()).canonicalFilePath();
    asked.input = "line\n";
    const ProcessResult result = run(asked);
    QCOMPARE(result.output, "two words\n" + asked.workingDirectory.toUtf8() + "\nline\n");
    QCOMPARE(result.errors, "oops\n");
    QCOMPARE(result.exitCode, 7);
    QVERIFY(!result.ok());
}

void TestProcessRunner::endsWithoutInput()
{
    QCOMPARE(run(request("cat; echo end\n")).output, "end\n");
}

void TestProcessRunner::endings_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("end");
    QTest::newRow("no such file") << u"missing"_s << int(End::NotFound);
    QTest::newRow("no such name in PATH") << u"name"_s << int(End::NotFound);
    QTest::newRow("relative path") << u"relative"_s << int(End::NotFound);
    QTest::newRow("empty") << u"empty"_s << int(End::NotFound);
    QTest::newRow("no right to run it") << u"right"_s << int(End::NotExecutable);
    QTest::newRow("a folder") << u"folder"_s << int(End::NotExecutable);
    QTest::newRow("wrong format") << u"format"_s << int(End::NotExecutable);
    QTest::newRow("its interpreter is missing") << u"interpreter"_s << int(End::NotExecutable);
    QTest::newRow("an argument too long") << u"long"_s << int(End::TooLarge);
    QTest::newRow("no such folder to run in") << u"chdir"_s << int(End::FailedToStart);
    QTest::newRow("killed") << u"killed"_s << int(End::Signalled);
}

void TestProcessRunner::endings()
{
    QFETCH(QString, kind);
    QFETCH(int, end);
    ProcessRequest asked = request(kind == "killed"_L1 ? "kill -9 $$\n" : "exit 0\n");
    if (kind == "missing"_L1)
        asked.program = m_dir->filePath(u"nothing"_s);
    else if (kind == "name"_L1)
        asked.program = u"firesteel-has-no-such-program"_s;
    else if (kind == "relative"_L1)
        asked.program = u"bin/program"_s;
    else if (kind == "empty"_L1)
        asked.program.clear();
    else if (kind == "right"_L1)
        asked.program = script(u"plain"_s, "#!/bin/sh\n", false);
    else if (kind == "folder"_L1)
        asked.program = m_dir->path();
    else if (kind == "format"_L1)
        asked.program = script(u"format"_s, QByteArray("\x7f"
                                                       "ELF\x02\x01\x01\0\0\0",
                                                       10));
    else if (kind == "interpreter"_L1)
        asked.program = script(u"interpreter"_s, "#!/no/such/python\n");
    else if (kind == "long"_L1)
        asked.environment.insert(u"BIG"_s, QString(140'000, u'x'));
    else if (kind == "chdir"_L1)
        asked.workingDirectory = m_dir->filePath(u"gone"_s);
    const ProcessResult result = run(asked);
    QCOMPARE(int(result.end), end);
    QVERIFY(!result.ok());
    if (kind == "killed"_L1)
        QCOMPARE(result.signal, SIGKILL);
    if (kind == "chdir"_L1)
        QVERIFY2(result.detail.contains(asked.workingDirectory), qPrintable(result.detail));
}

void TestProcessRunner::hasASessionOfItsOwn()
{
    const ProcessResult result = run(request("cut -d ' ' -f 1,5,6 /proc/self/stat | cat\n"
                                             "cut -d ' ' -f 1,6 /proc/$$/stat\n"));
    const QList<QByteArray> shell = result.output.trimmed().split('\n').last().split(' ');
    QCOMPARE(shell[0], shell[1]); // it leads the session
}

void TestProcessRunner::timeOutKillsTheWholeGroup()
{
    ProcessRequest asked = request("sleep 600 & echo $! >" + m_dir->filePath(u"child"_s).toUtf8() +
                                   "\ntrap '' TERM\necho begun\nwait\n");
    asked.timeout = 300ms;
    const ProcessResult result = run(asked);
    QCOMPARE(result.end, End::TimedOut);
    QCOMPARE(result.output, "begun\n");
    const qint64 child = pidIn(u"child"_s);
    QVERIFY(child > 0);
    QTRY_VERIFY(!isAlive(child));
}

void TestProcessRunner::endlessOutputIsCut()
{
    ProcessRequest asked = request("yes");
    asked.maxOutput = 100'000;
    const ProcessResult result = run(asked);
    QCOMPARE(result.end, End::TooMuchOutput);
    QCOMPARE(result.output.size(), 100'000);
}

void TestProcessRunner::onlyTheLastErrorsAreKept()
{
    ProcessRequest asked = request("seq 1 20000 >&2\n");
    asked.maxErrors = 1000;
    const ProcessResult result = run(asked);
    QVERIFY(result.ok());
    QCOMPARE(result.errors.size(), 1000);
    QVERIFY(result.errors.endsWith("\n20000\n"));
}

void TestProcessRunner::contextGoneKills()
{
    const ProcessRequest asked =
        request("echo $$ >" + m_dir->filePath(u"self"_s).toUtf8() + "\nsleep 600\n");
    auto context = std::make_unique<QObject>();
    bool called = false;
    m_runner.run(asked, context.get(), [&](const ProcessResult &) { called = true; });
    QTRY_VERIFY(pidIn(u"self"_s) > 0);
    const qint64 pid = pidIn(u"self"_s);
    QVERIFY(isAlive(pid));
    context.reset();
    QTRY_VERIFY(!isAlive(pid));
    QVERIFY(!called);
}

void TestProcessRunner::contextGoneBeforeTheRefusal()
{
    auto context = std::make_unique<QObject>();
    bool called = false;
    m_runner.run({}, context.get(), [&](const ProcessResult &) { called = true; });
    context.reset();
    QTest::qWait(0);
    QVERIFY(!called);
}

void TestProcessRunner::neverInsideRun()
{
    QObject context;
    int calls = 0;
    m_runner.run({}, &context, [&](const ProcessResult &) { ++calls; });
    m_runner.run(request("exit 0\n"), &context, [&](const ProcessResult &) { ++calls; });
    QCOMPARE(calls, 0);
    QTRY_COMPARE(calls, 2);
}

void TestProcessRunner::grandchildMayLiveOn()
{
    const ProcessResult result =
        run(request("sleep 600 & echo $! >" + m_dir->filePath(u"child"_s).toUtf8() + "\n"));
    QVERIFY(result.ok()); // though the child holds the output open
    const qint64 child = pidIn(u"child"_s);
    QVERIFY(isAlive(child));
    ::kill(pid_t(child), SIGKILL);
}

void TestProcessRunner::bundleIsLeftOut()
{
    QProcessEnvironment ours;
    ours.insert(u"PATH"_s, u"/bundle/usr/bin:/usr/bin"_s);
    ours.insert(u"LD_LIBRARY_PATH"_s, u"/bundle/usr/lib"_s);
    ours.insert(u"PYTHONHOME"_s, u"/bundle/usr"_s);
    ours.insert(u"HOME"_s, u"/home/a"_s);
    QCOMPARE(programEnvironment(ours), ours);
    ours.insert(u"APPDIR"_s, u"/bundle"_s);
    const QProcessEnvironment theirs = programEnvironment(ours);
    QCOMPARE(theirs.value(u"PATH"_s), u"/usr/bin"_s);
    QVERIFY(!theirs.contains(u"LD_LIBRARY_PATH"_s));
    QVERIFY(!theirs.contains(u"PYTHONHOME"_s));
    QCOMPARE(theirs.value(u"HOME"_s), u"/home/a"_s);
}

void TestProcessRunner::found()
{
    const QString program = script(u"tool"_s, "#!/bin/sh\n");
    QProcessEnvironment environment;
    environment.insert(u"PATH"_s, u"/nowhere:"_s + m_dir->path());
    QCOMPARE(foundProgram(u"tool"_s, environment), program);
    QCOMPARE(foundProgram(program, {}), program);
    QCOMPARE(foundProgram(u"tool2"_s, environment), QString());
    QFile(program).setPermissions(QFile::ReadOwner);
    QCOMPARE(foundProgram(u"tool"_s, environment), program); // so that one hears why
}

QTEST_GUILESS_MAIN(TestProcessRunner)
#include "tst_processrunner.moc"
