# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""launch.py DESCRIPTOR PROGRAM ARG…: runs a program and writes "start end code peak-KiB cpu-seconds" to DESCRIPTOR.

A process of its own because the kernel counts the memory of a process from before its exec too, where it is a copy
of its parent: this parent is small (no site packages, few modules), so only a program below some 10 MiB would be
reported larger than it is. Times are those of time.monotonic(), which all processes share.
"""
import os
import signal
import sys
import time

report = int(sys.argv[1])
os.set_inheritable(report, False)
start = time.monotonic()
child = os.posix_spawnp(sys.argv[2], sys.argv[2:], os.environ)
signal.signal(signal.SIGTERM, lambda *_: os.kill(child, signal.SIGTERM))
_, status, usage = os.wait4(child, 0)
end = time.monotonic()
code = os.waitstatus_to_exitcode(status)
os.write(report, b"%.6f %.6f %d %d %.6f" % (start, end, code, usage.ru_maxrss, usage.ru_utime + usage.ru_stime))
