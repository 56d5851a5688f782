// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QProcess>
#include <QStringList>

namespace firesteel::test {

/// This test program again, as another process that may be killed: "--child WHAT ARGUMENT". It
/// tells by "ready" on its output when it is where the test wants it.
class Child
{
public:
    Child(const QString &what, const QString &argument)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(),
                        {QStringLiteral("--child"), what, argument});
    }
    ~Child()
    {
        kill();
        m_process.waitForFinished();
    }
    [[nodiscard]] bool ready()
    {
        m_output += m_process.readAllStandardOutput();
        return m_output.contains("ready\n");
    }
    void kill() { m_process.kill(); } ///< SIGKILL: no destructor, no goodbye
    [[nodiscard]] bool ended() const { return m_process.state() == QProcess::NotRunning; }
    [[nodiscard]] qint64 id() const { return m_process.processId(); }

private:
    QProcess m_process;
    QByteArray m_output;
};

} // namespace firesteel::test
