// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/console.h"

#include <cerrno>
#include <cstdio>
#include <utility>

namespace firesteel::ctl {

namespace {

/// 0, or why it failed.
int write(std::FILE *stream, const QByteArray &bytes)
{
    errno = 0;
    const std::size_t written =
        std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stream);
    if (written == std::size_t(bytes.size()) && std::fflush(stream) == 0)
        return 0;
    return errno == 0 ? EIO : errno;
}

} // namespace

void StdConsole::out(const QByteArray &bytes)
{
    if (const int error = write(stdout, bytes); error != 0 && m_broken)
        std::exchange(m_broken, nullptr)(error);
}

void StdConsole::err(const QByteArray &bytes)
{
    write(stderr, bytes);
}

} // namespace firesteel::ctl
