// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>
#include <QtGlobal>

namespace firesteel::test {

/// Another process as it looks from outside, and its end by a crash: for tests of what must not be
/// seen of a program. It is a child of this one.
class ProcessLook
{
public:
    explicit ProcessLook(qint64 pid) : m_pid(pid) {}

    /// "cmdline", "environ", "coredump_filter" … of /proc/PID.
    [[nodiscard]] QByteArray file(const char *name) const;
    /// Whether its writable memory holds these bytes.
    [[nodiscard]] bool remembers(const QByteArray &needle) const;

    /// Its core dump may have any size again: for a crash handler the limit does not count, either.
    [[nodiscard]] bool liftCoreLimit() const;
    [[nodiscard]] bool crash() const; ///< by SIGABRT

    /// Whether the kernel writes the core dump of a child as a file into its folder, and does not
    /// pipe it to a handler (core(5)).
    [[nodiscard]] static bool coresAreFiles();
    /// Whether a file of any size holds these bytes; one that cannot be read does.
    [[nodiscard]] static bool fileHolds(const QString &path, const QByteArray &needle);
    /// For a child that is about to be: it may leave core dumps. Only calls what is allowed between
    /// fork and exec.
    static void allowCores();

private:
    qint64 m_pid;
};

} // namespace firesteel::test
