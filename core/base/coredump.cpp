// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/coredump.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace firesteel {

namespace {

/// Which kinds of memory a dump holds: none. It goes over to child processes.
bool dumpNoMemory()
{
    const int filter = ::open("/proc/self/coredump_filter", O_WRONLY | O_CLOEXEC);
    if (filter < 0)
        return false;
    const bool written = ::write(filter, "0", 1) == 1;
    ::close(filter);
    return written;
}

} // namespace

void keepMemoryOutOfCoreDumps()
{
    rlimit size{};
    if (::getrlimit(RLIMIT_CORE, &size) == 0) {
        size.rlim_cur = 0;
        ::setrlimit(RLIMIT_CORE, &size);
    }
    // The limit does not count for a dump that is piped to a handler. PR_SET_DUMPABLE alone would
    // do for both, but then the embedded browser cannot make its sandbox and a desktop portal does
    // not talk to us: both look into /proc/PID, which belongs to root then (proc(5)).
    if (!dumpNoMemory())
        ::prctl(PR_SET_DUMPABLE, 0);
}

} // namespace firesteel
