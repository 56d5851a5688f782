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

/// The process's own two streams; each call is flushed. When nobody reads standard output any more
/// (a pipe into head), `broken` is called once.
class StdConsole final : public Console
{
public:
    void setBroken(std::function<void()> broken) { m_broken = std::move(broken); }
    void out(const QByteArray &bytes) override;
    void err(const QByteArray &bytes) override;

private:
    std::function<void()> m_broken;
};

} // namespace firesteel::ctl
