# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Writes N numbered lines with a pause of SECONDS after each, then "end of lines". Starts no Spark, so that the log
holds little else. The same arguments give the same lines, so a reader can tell whether one was lost or came twice.

slow_lines.py N SECONDS [EVERY]

With EVERY, each EVERY-th line is 20,000 characters long: container runtimes store such a line in pieces.
"""
import sys
import time

count, pause = int(sys.argv[1]), float(sys.argv[2])
every = int(sys.argv[3]) if len(sys.argv) > 3 else 0
LONG = 20_000
for number in range(1, count + 1):
    line = f"line {number:07d} of {count:07d} " + "abcdefghijklmnopqrstuvwxyz"[number % 26] * (number * 7 % 60 + 1)
    if every and number % every == 0:
        line = line.ljust(LONG, "=")
    print(line, flush=True)
    time.sleep(pause)
print("end of lines", flush=True)
