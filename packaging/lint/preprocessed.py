#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""preprocessed.py BUILD FILE: the file as clang sees it, without line markers, for use as a cache key."""
import json
import os
import shlex
import subprocess
import sys

build, source = sys.argv[1], os.path.realpath(sys.argv[2])
with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as commands:
    entry = next((e for e in json.load(commands) if os.path.realpath(e["file"]) == source), None)
if entry is None:
    sys.exit(f"{source} is not built")
words = shlex.split(entry["command"])
flags = [w for w in words if w.startswith(("-D", "-I", "-std", "-f")) and not w.startswith("-fpch")]
for i, word in enumerate(words):
    if word == "-isystem":
        flags += words[i:i + 2]
# With comments: NOLINT is one.
out = subprocess.run(["clang++-19", "-E", "-P", "-C", *flags, source], cwd=entry["directory"],
                     stdout=subprocess.PIPE, check=False)
sys.stdout.buffer.write(out.stdout)
sys.exit(out.returncode)
