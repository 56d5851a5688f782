// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QObject>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>

namespace firesteel {

/// One run of a program. Never through a shell: arguments arrive as they are written here.
struct ProcessRequest {
    QString program = {}; ///< absolute, or a bare name that is looked up in PATH of `environment`
    QStringList arguments = {};
    QProcessEnvironment environment = {}; ///< all of it; see programEnvironment()
    QString workingDirectory = {};        ///< empty: ours
    QByteArray input = {};                ///< for its standard input, which then ends
    qint64 maxOutput = 1 << 20;           ///< of standard output; more ends the run
    qint64 maxErrors = 64 << 10;          ///< of standard error: the last so many bytes are kept
    std::chrono::milliseconds timeout{60'000}; ///< zero: none
};

struct ProcessResult {
    enum class End {
        Exited,        ///< by itself: `exitCode`
        Signalled,     ///< died by `signal`
        TimedOut,      ///< and was killed
        TooMuchOutput, ///< and was killed
        NotFound,      ///< no such file, or no such name in PATH
        NotExecutable, ///< a file that this system does not run: no right, wrong format
        TooLarge,      ///< an argument or variable is longer than the system allows
        FailedToStart  ///< anything else; `detail` is the system's word
    };
    End end = End::FailedToStart;
    int exitCode = 0;
    int signal = 0;
    QByteArray output;
    QByteArray errors;
    QString program; ///< as it was found
    QString detail;
    [[nodiscard]] bool ok() const { return end == End::Exited && exitCode == 0; }
    bool operator==(const ProcessResult &) const = default;
};

/// Runs programs. The implementation is stateless: one serves any thread that has an event loop.
class ProcessRunner
{
public:
    using Done = std::function<void(const ProcessResult &)>;

    virtual ~ProcessRunner();

    /// `done` is called once, in the calling thread, from its event loop. Once `context` (of that
    /// thread) is gone it is not called any more and the program is killed with all that it
    /// started: that is how one cancels.
    virtual void run(const ProcessRequest &request, QObject *context, Done done) = 0;
};

/// The one that really starts programs (QProcess). Each gets a session of its own, so that the
/// whole of it can be killed and none reaches for our terminal.
class SystemProcessRunner final : public ProcessRunner
{
public:
    void run(const ProcessRequest &request, QObject *context, Done done) override;
};

/// `ours` as a program that does not belong to us should see it: without what a bundle such as an
/// AppImage put into the search paths (everything below its $APPDIR).
[[nodiscard]] QProcessEnvironment programEnvironment(const QProcessEnvironment &ours);

/// The file that a ProcessRequest's program means; empty if there is none.
[[nodiscard]] QString foundProgram(const QString &program, const QProcessEnvironment &environment);

} // namespace firesteel
