// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/processrunner.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QProcess>
#include <QStandardPaths>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <memory>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

namespace firesteel {

using namespace Qt::StringLiterals;

namespace {

/// Linux: MAX_ARG_STRLEN of <linux/binfmts.h>, with the NUL at the end.
constexpr qsizetype kLongestString = 128 << 10;

bool isTooLarge(const ProcessRequest &request)
{
    const auto tooLong = [](const QString &text) { return text.toUtf8().size() >= kLongestString; };
    return std::ranges::any_of(request.arguments, tooLong) ||
           std::ranges::any_of(request.environment.toStringList(), tooLong);
}

/// One running program. Deletes itself when it is over.
class ProcessRun final : public QObject
{
public:
    ProcessRun(const ProcessRequest &request, QObject *context, ProcessRunner::Done done)
        : m_request(request), m_done(std::move(done)), m_context(context)
    {
        connect(context, &QObject::destroyed, this, [this] { abandon(); });
        connect(QThread::currentThread(), &QThread::finished, this, &QObject::deleteLater);
        connect(&m_timer, &QTimer::timeout, this, [this] { kill(ProcessResult::End::TimedOut); });
        connect(&m_process, &QProcess::readyReadStandardOutput, this, [this] { readOutput(); });
        connect(&m_process, &QProcess::readyReadStandardError, this, [this] { readErrors(); });
        connect(&m_process, &QProcess::finished, this,
                [this](int code, QProcess::ExitStatus status) { ended(code, status); });
        connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart)
                notStarted();
        });
    }

    ~ProcessRun() override
    {
        m_process.disconnect(this);
        if (m_process.state() == QProcess::NotRunning)
            return;
        m_pid = m_process.processId();
        killGroup();
        m_process.waitForFinished(); // else QProcess complains on standard error
    }

    void start();

private:
    void notStarted();
    void readOutput();
    void readErrors();
    void ended(int code, QProcess::ExitStatus status);
    void kill(ProcessResult::End why);
    void killGroup();
    void abandon();
    void finish();

    ProcessRequest m_request;
    ProcessRunner::Done m_done;
    QPointer<QObject> m_context;
    QProcess m_process;
    qint64 m_pid = 0; ///< of the running program, which leads its process group
    QTimer m_timer;
    std::optional<ProcessResult::End> m_killed;
    ProcessResult m_result;
};

void ProcessRun::start()
{
    m_result.program = foundProgram(m_request.program, m_request.environment);
    m_process.setProgram(m_result.program);
    m_process.setArguments(m_request.arguments);
    m_process.setProcessEnvironment(m_request.environment);
    m_process.setWorkingDirectory(m_request.workingDirectory);
    if (m_request.input.isEmpty())
        m_process.setStandardInputFile(QProcess::nullDevice());
#ifdef Q_OS_UNIX
    // Not CloseFileDescriptors: Qt 6.8 then closes the pipe by which it would learn that the
    // program could not be run. Our own descriptors are closed by their own flag.
    QProcess::UnixProcessParameters parameters;
    parameters.flags = QProcess::UnixProcessFlag::CreateNewSession |
                       QProcess::UnixProcessFlag::ResetSignalHandlers;
    m_process.setUnixProcessParameters(parameters);
#endif
    connect(&m_process, &QProcess::started, this, [this] {
        m_pid = m_process.processId();
        if (m_killed)
            killGroup();
    });
    if (m_request.timeout.count() > 0) {
        m_timer.setSingleShot(true);
        m_timer.start(m_request.timeout);
    }
    m_process.start();
    if (!m_request.input.isEmpty()) {
        m_process.write(m_request.input);
        m_process.closeWriteChannel();
    }
}

/// Qt tells no error number; what the file is says more than its text.
void ProcessRun::notStarted()
{
    const QFileInfo info(m_result.program);
    const bool folderIsThere =
        m_request.workingDirectory.isEmpty() || QFileInfo(m_request.workingDirectory).isDir();
    m_result.detail = m_process.errorString();
    if (!folderIsThere)
        m_result.detail = u"no such folder: "_s + m_request.workingDirectory;
    m_result.end = folderIsThere && info.isFile() ? ProcessResult::End::NotExecutable
                                                  : ProcessResult::End::FailedToStart;
    finish();
}

void ProcessRun::readOutput()
{
    m_result.output += m_process.readAllStandardOutput();
    if (m_result.output.size() <= m_request.maxOutput)
        return;
    m_result.output.truncate(m_request.maxOutput);
    kill(ProcessResult::End::TooMuchOutput);
}

void ProcessRun::readErrors()
{
    m_result.errors += m_process.readAllStandardError();
    if (m_result.errors.size() > m_request.maxErrors)
        m_result.errors = m_result.errors.last(m_request.maxErrors);
}

void ProcessRun::ended(int code, QProcess::ExitStatus status)
{
    readOutput();
    readErrors();
    const bool crashed = status == QProcess::CrashExit;
    m_result.end = crashed ? ProcessResult::End::Signalled : ProcessResult::End::Exited;
    (crashed ? m_result.signal : m_result.exitCode) = code;
    if (m_killed) {
        m_result.end = *m_killed;
        m_result.signal = 0;
        m_result.exitCode = 0;
    }
    m_pid = 0; // what it left behind on purpose goes on; the number may soon be another's
    finish();
}

void ProcessRun::kill(ProcessResult::End why)
{
    if (m_killed)
        return;
    m_killed = why;
    m_timer.stop();
    killGroup();
}

void ProcessRun::killGroup()
{
    if (m_pid <= 0)
        return;
#ifdef Q_OS_UNIX
    ::kill(-static_cast<pid_t>(m_pid), SIGKILL);
#endif
    m_process.kill();
}

void ProcessRun::abandon()
{
    m_done = {};
    if (m_process.state() == QProcess::NotRunning)
        return deleteLater();
    kill(ProcessResult::End::TimedOut);
}

void ProcessRun::finish()
{
    m_timer.stop();
    m_process.disconnect(this);
    if (m_context)
        m_context->disconnect(this);
    deleteLater();
    if (const ProcessRunner::Done done = std::exchange(m_done, {}); done && m_context)
        done(m_result);
}

} // namespace

ProcessRunner::~ProcessRunner() = default;

void SystemProcessRunner::run(const ProcessRequest &request, QObject *context, Done done)
{
    ProcessResult refused;
    refused.program = foundProgram(request.program, request.environment);
    const QFileInfo named(QDir::isAbsolutePath(request.program) ? request.program
                                                                : refused.program);
    if (refused.program.isEmpty() && !(named.isAbsolute() && named.exists()))
        refused.end = ProcessResult::End::NotFound;
    else if (!named.isFile() || !named.isExecutable())
        refused.end = ProcessResult::End::NotExecutable;
    else if (isTooLarge(request))
        refused.end = ProcessResult::End::TooLarge;
    else
        return (new ProcessRun(request, context, std::move(done)))->start();
    QMetaObject::invokeMethod(
        context, [done = std::move(done), refused] { done(refused); }, Qt::QueuedConnection);
}

QString foundProgram(const QString &program, const QProcessEnvironment &environment)
{
    if (program.isEmpty() || QDir::isAbsolutePath(program))
        return QFileInfo(program).isFile() ? program : QString();
    if (program.contains(u'/')) // neither a name nor absolute: from which folder is not known
        return {};
    const QStringList folders = environment.value(u"PATH"_s, u"/usr/local/bin:/usr/bin:/bin"_s)
                                    .split(QDir::listSeparator(), Qt::SkipEmptyParts);
    const QString found = QStandardPaths::findExecutable(program, folders);
    if (!found.isEmpty())
        return found;
    for (const QString &folder : folders) { // there, but without the right to run it
        const QFileInfo file(folder + u'/' + program);
        if (file.isFile())
            return file.absoluteFilePath();
    }
    return {};
}

QProcessEnvironment programEnvironment(const QProcessEnvironment &ours)
{
    QProcessEnvironment result = ours;
    const QString bundle = ours.value(u"APPDIR"_s);
    if (bundle.isEmpty())
        return result;
    const QString below = bundle.endsWith(u'/') ? bundle : bundle + u'/';
    for (const QString &name : ours.keys()) {
        QStringList parts = ours.value(name).split(u':');
        const qsizetype removed = parts.removeIf(
            [&](const QString &part) { return part == bundle || part.startsWith(below); });
        if (removed == 0)
            continue;
        if (parts.join(QString()).isEmpty())
            result.remove(name);
        else
            result.insert(name, parts.join(u':'));
    }
    return result;
}

} // namespace firesteel
