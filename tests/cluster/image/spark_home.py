#!/usr/bin/env -S python3 -B
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Prints a folder that serves as SPARK_HOME for the real spark-submit on this side of the cluster.

With --environment: shell lines that set SPARK_HOME and JAVA_HOME; with --tuned: those of the variant that starts
fastest. Made once, then kept in the cache (see build.py).
"""
import argparse
import os
import shlex
import shutil
import sys
from pathlib import Path

import build
import cache


def java_home():
    """JAVA_HOME, else the folder of the java (or javac) on the path, else the newest below /usr/lib/jvm."""
    if os.environ.get("JAVA_HOME"):
        return Path(os.environ["JAVA_HOME"])
    for program in ("javac", "java"):
        if found := shutil.which(program):
            return Path(found).resolve().parent.parent
    found = sorted(path.parent.parent for path in Path("/usr/lib/jvm").glob("*/bin/java"))
    return found[-1] if found else sys.exit("no Java is installed: set JAVA_HOME")


def training():
    import train  # slow to load, and seldom needed
    return train


def tuned(home, java):
    """A SPARK_HOME that allows class-data archives, and the options that use those of spark-submit's Java programs."""
    # An archive is valid for one Java and for jars with the same places, sizes and times.
    key = cache.key(str(java), (java / "release").read_text(), str(home), str((home / "jars").stat().st_mtime_ns),
                    cache.HERE / "train.py")
    fast, data = (cache.folder() / f"{kind}/{home.name}-{key}" for kind in ("tuned-homes", "class-data"))
    cache.product(fast, lambda part, _: training().make_home(home, part))
    cache.product(data, lambda part, work: training().make(fast, java, part, work))
    options = ("-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto -Xlog:disable -Xlog:all=warning:stderr "
               f"-XX:SharedArchiveFile={data}/")
    return {"SPARK_HOME": fast, "SPARK_LAUNCHER_OPTS": options + "launcher.jsa",
            "SPARK_SUBMIT_OPTS": options + "submit.jsa"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", default=os.environ.get("FIRESTEEL_SPARK_VERSION") or build.VERSION)
    parser.add_argument("--environment", action="store_true", help="print lines for the shell's eval")
    parser.add_argument("--tuned", action="store_true", help="with the options of the fastest start")
    wanted = parser.parse_args()
    home = build.spark_home(build.Plan(wanted.version))
    if not wanted.environment and not wanted.tuned:
        return print(home)
    java = java_home()
    values = {"SPARK_HOME": home, "JAVA_HOME": java} | (tuned(home, java) if wanted.tuned else {})
    for name, value in values.items():
        print(f"export {name}={shlex.quote(str(value))}")


if __name__ == "__main__":
    main()
