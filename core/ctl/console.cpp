// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/console.h"

#include <cstdio>

namespace firesteel::ctl {

namespace {

void write(std::FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace

void StdConsole::out(const QByteArray &bytes)
{
    write(stdout, bytes);
}

void StdConsole::err(const QByteArray &bytes)
{
    write(stderr, bytes);
}

} // namespace firesteel::ctl
