// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/processlook.h"

#include <QFile>
#include <QLatin1StringView>
#include <QList>
#include <QString>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace firesteel::test {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 kPiece = 1U << 20;

/// Whether the bytes stand between two places of a file, or of a process's memory. Pieces overlap
/// by the needle's length.
bool holds(int source, quint64 from, quint64 to, const QByteArray &needle)
{
    QByteArray piece(qsizetype(kPiece) + needle.size(), '\0');
    while (from < to) {
        const quint64 wanted = std::min<quint64>(to - from, quint64(piece.size()));
        const ssize_t got = ::pread(source, piece.data(), size_t(wanted), off_t(from));
        if (got <= 0) // it has gone meanwhile
            return false;
        if (::memmem(piece.constData(), size_t(got), needle.constData(), size_t(needle.size())))
            return true;
        from += std::min<quint64>(kPiece, quint64(got));
    }
    return false;
}

} // namespace

QByteArray ProcessLook::file(const char *name) const
{
    QFile source(u"/proc/%1/%2"_s.arg(m_pid).arg(QLatin1StringView(name)));
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

bool ProcessLook::remembers(const QByteArray &needle) const
{
    const QByteArray path = "/proc/" + QByteArray::number(m_pid) + "/mem";
    const int memory = ::open(path.constData(), O_RDONLY | O_CLOEXEC);
    if (memory < 0)
        return false;
    // 7f5a1c000000-7f5a1c021000 rw-p 00000000 00:00 0
    const QList<QByteArray> lines = file("maps").split('\n');
    const bool found = std::ranges::any_of(lines, [&](const QByteArray &line) {
        const QList<QByteArray> words = line.split(' ');
        const QList<QByteArray> ends = words.constFirst().split('-');
        return ends.size() == 2 && words.value(1).startsWith("rw") &&
               holds(memory, ends[0].toULongLong(nullptr, 16), ends[1].toULongLong(nullptr, 16),
                     needle);
    });
    ::close(memory);
    return found;
}

bool ProcessLook::liftCoreLimit() const
{
    rlimit limit{};
    if (::prlimit(pid_t(m_pid), RLIMIT_CORE, nullptr, &limit) != 0)
        return false;
    limit.rlim_cur = limit.rlim_max;
    return ::prlimit(pid_t(m_pid), RLIMIT_CORE, &limit, nullptr) == 0;
}

bool ProcessLook::crash() const
{
    return ::kill(pid_t(m_pid), SIGABRT) == 0;
}

bool ProcessLook::coresAreFiles()
{
    QFile source(u"/proc/sys/kernel/core_pattern"_s);
    if (!source.open(QIODevice::ReadOnly))
        return false;
    const QByteArray pattern = source.readAll().trimmed();
    rlimit limit{};
    return !pattern.isEmpty() && !pattern.startsWith('|') && !pattern.contains('/') &&
           ::getrlimit(RLIMIT_CORE, &limit) == 0 && limit.rlim_max > 0;
}

bool ProcessLook::fileHolds(const QString &path, const QByteArray &needle)
{
    const int source = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (source < 0)
        return true;
    const off_t size = ::lseek(source, 0, SEEK_END);
    const bool found = size < 0 || holds(source, 0, quint64(size), needle);
    ::close(source);
    return found;
}

void ProcessLook::allowCores()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_CORE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_CORE, &limit);
}

} // namespace firesteel::test
