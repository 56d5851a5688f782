// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

namespace firesteel::ctl {

/// Where a command's words go: answers to standard output, all talk about them to standard error.
class Console
{
public:
    virtual ~Console() = default;
    virtual void out(const QByteArray &bytes) = 0; ///< what was asked for
    virtual void err(const QByteArray &bytes) = 0; ///< progress, errors

    void outText(const QString &text) { out(text.toUtf8()); }
    void errText(const QString &text) { err(text.toUtf8()); }
};

/// The process's own two streams; each call is flushed. When standard output cannot be written any
/// more, `broken` is called once with the errno: EPIPE if nobody reads it (a pipe into head),
/// ENOSPC for a full disk. SIGPIPE has to be ignored (SignalWatcher does).
class StdConsole final : public Console
{
public:
    void setBroken(std::function<void(int)> broken) { m_broken = std::move(broken); }
    void out(const QByteArray &bytes) override;
    void err(const QByteArray &bytes) override;

private:
    std::function<void(int)> m_broken;
};

} // namespace firesteel::ctl
