#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""From the click on Driver UI to the first page on the real cluster, and beside it the same page of another driver in
a bare browser view through a plain forward: what the cluster, Spark and the browser take by themselves. The browser's
own start comes before, with a driver that does not count.

It needs a display; without one it starts itself again under a virtual one.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys

import bench

TARGET = 1500  # milliseconds


def measure(program):
    environment = os.environ | {"QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8", "QTWEBENGINE_DISABLE_SANDBOX": "1"}
    done = subprocess.run([program], env=environment, capture_output=True, text=True, timeout=900, check=False)
    if done.returncode:
        raise SystemExit(f"firesteel-benchui ended with {done.returncode}:\n{done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--firesteel-benchui", default=shutil.which("firesteel-benchui"), help="of a release build")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    if not options.firesteel_benchui:
        parser.error("--firesteel-benchui is needed")
    if not os.environ.get("DISPLAY"):
        display = str(pathlib.Path(__file__).parents[2] / "packaging/run/display.sh")
        os.execv(display, [display, "1600x1200", sys.executable, *sys.argv])
    rounds = [measure(options.firesteel_benchui) for _ in range(options.rounds)]
    values = {name: [one[name] for one in rounds] for name in rounds[0]}
    figures = {name: round(bench.median(all_of_it)) for name, all_of_it in values.items()}
    print(f"\nMedians of {options.rounds} rounds")
    bench.table(["", "measured, ms", "target", ""], [
        ["click to first page", figures["first_page_ms"], TARGET, bench.spread(values["first_page_ms"])],
        ["… in a bare view through a forward", figures["bare_ms"], "", bench.spread(values["bare_ms"])],
        ["… with the browser's own start", figures["first_of_all_ms"], "", bench.spread(values["first_of_all_ms"])]])
    print("target: " + ("met" if figures["first_page_ms"] < TARGET else "MISSED"))
    found = {"bare": round(figures["bare_ms"] / figures["first_page_ms"], 2)}
    print(f"ratio bare: {found['bare']} (above 1: quicker than the bare view)")
    bench.report("driverui", figures, found)


if __name__ == "__main__":
    main()
