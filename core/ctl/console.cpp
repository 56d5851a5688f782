// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/console.h"

#include <cstdio>
#include <utility>

namespace firesteel::ctl {

namespace {

bool write(std::FILE *stream, const QByteArray &bytes)
{
    const std::size_t written =
        std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stream);
    return std::fflush(stream) == 0 && written == std::size_t(bytes.size());
}

} // namespace

void StdConsole::out(const QByteArray &bytes)
{
    if (!write(stdout, bytes) && m_broken)
        std::exchange(m_broken, nullptr)();
}

void StdConsole::err(const QByteArray &bytes)
{
    write(stderr, bytes);
}

} // namespace firesteel::ctl
