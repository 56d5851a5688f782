#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""The window on the practice cluster, which is a process of its own: how long until it can be used, how much memory it
takes with a job shown, how long a frame takes while 1,000 pods are scrolled, and whether typing ever waits.

It needs a display; without one it starts itself again under a virtual one. The start is measured from before the
process is made until its table of applications is painted, by one clock. Memory is what the kernel counts for the
window's process: all its pages, those it shares with others included.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import bench

TARGETS = {"start_ms": 1000, "rss_mib": 120, "frame_p99_ms": 33, "typing_stall_ms": 100}
PODS = 1000
JAR = "local:///opt/spark/examples/jars/spark-examples_2.13-4.1.1.jar"


class Process:
    """A program whose lines of standard error are waited for."""

    def __init__(self, command, environment, log):
        self.log = open(log, "w+", encoding="utf-8")
        self.start = time.monotonic()
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=self.log,
                                        stderr=subprocess.STDOUT)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()

    def said(self):
        return Path(self.log.name).read_text(encoding="utf-8", errors="replace")

    def wait(self, found, seconds, words):
        """What `found(text)` gives of the output, as soon as it gives something."""
        end = time.monotonic() + seconds
        while True:
            answer = found(self.said())
            if answer:
                return answer
            if self.process.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"{words}: not in {seconds} s\n{self.said()[-2000:]}")
            time.sleep(0.02)

    def memory(self):
        """{RSS, PSS, private} in MiB."""
        sizes = {}
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()[1:]:
            name, size = line.split()[:2]
            sizes[name.rstrip(":")] = int(size) / 1024
        return {"rss": sizes["Rss"], "pss": sizes["Pss"], "private": sizes["Private_Clean"] + sizes["Private_Dirty"]}


def mark(name):
    """Finds "firesteel.start: NAME MILLISECONDS"."""
    def find(text):
        for line in text.splitlines():
            words = line.split()
            if len(words) >= 3 and words[-3] == "firesteel.start:" and words[-2] == name:
                return int(words[-1])
        return None
    return find


class Bench:
    def __init__(self, options, folder):
        self.options = options
        self.folder = Path(folder)
        self.runs = 0

    def environment(self):
        """That of a person who has never seen the program, told to say when it is ready."""
        self.runs += 1
        home = self.folder / f"home{self.runs}"
        home.mkdir()
        kept = {name: os.environ[name] for name in ("PATH", "DISPLAY", "XAUTHORITY") if name in os.environ}
        return kept | {"HOME": str(home), "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "xcb", "XDG_RUNTIME_DIR": str(home),
                       "QT_LOGGING_RULES": "firesteel.start.debug=true",
                       "QT_MESSAGE_PATTERN": "%{category}: %{message}"}

    def practice(self, name, *more):
        kubeconfig = self.folder / f"{name}.kubeconfig"
        process = Process([self.options.firesteelctl, "practice", "--kubeconfig", str(kubeconfig), *more],
                          self.environment(), self.folder / f"{name}.log")
        process.wait(lambda _: kubeconfig.exists() and kubeconfig.stat().st_size, 60, "the practice cluster is ready")
        return process, kubeconfig

    def window(self, *words):
        log = self.folder / f"window{self.runs}.log"
        return Process([self.options.firesteel, "--new-instance", *words], self.environment(), log)

    def start(self, *words):
        """Milliseconds from before the process was made until the table is painted."""
        with self.window(*words) as window:
            usable = window.wait(mark("usable"), 60, "the window is usable")
            return usable - window.start * 1000

    def ctl(self, kubeconfig, *words):
        environment = self.environment() | {"KUBECONFIG": str(kubeconfig)}
        done = subprocess.run([self.options.firesteelctl, *words], env=environment, capture_output=True, text=True,
                              timeout=120, check=False)
        if done.returncode:
            raise SystemExit(f"firesteelctl {words[0]}: {done.stderr[-1000:]}")
        return done.stdout

    def memory(self, kubeconfig):
        """With a job of the practice cluster shown: its page, its log."""
        server = next(line.split()[-1] for line in kubeconfig.read_text().splitlines() if "server:" in line)
        with self.window("--kubeconfig", str(kubeconfig)) as window:
            window.wait(mark("usable"), 60, "the window is usable")
            empty = window.memory()
            self.ctl(kubeconfig, "submit", "--master", f"k8s://{server}", "--deploy-mode", "cluster", "--name",
                     "spark-pi", "--class", "org.apache.spark.examples.SparkPi", "--conf",
                     "spark.kubernetes.namespace=spark", "--conf",
                     "spark.kubernetes.authenticate.driver.serviceAccountName=spark", "--conf",
                     "spark.kubernetes.container.image=docker.io/library/spark:4.1.1", JAR, "20")
            # As a person: to the first row's application and its log. There is no window manager to give the keyboard.
            found = subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", "Firesteel"],
                                   capture_output=True, text=True, timeout=30, check=True).stdout.split()
            for words in (["windowfocus", "--sync", found[-1]], ["key", "ctrl+1"], ["key", "Home"], ["key", "Return"],
                          ["key", "l"]):
                subprocess.run(["xdotool", *words], check=True, timeout=30)
                time.sleep(0.5)
            time.sleep(5)
            if self.options.picture:
                subprocess.run(["import", "-window", "root", self.options.picture], check=False, timeout=30)
            return empty, window.memory()

    def inside(self, what, kubeconfig):
        done = subprocess.run([self.options.firesteel_bench, what, str(kubeconfig), "farm"], env=self.environment(),
                              capture_output=True, text=True, timeout=300, check=False)
        if done.returncode:
            raise SystemExit(f"firesteel-bench {what} ended with {done.returncode}:\n{done.stderr[-2000:]}")
        return json.loads(done.stdout.splitlines()[-1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("firesteel", "firesteelctl", "firesteel-bench"):
        parser.add_argument(f"--{name}", default=shutil.which(name), help="of a release build")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--picture", help="of the window whose memory is measured, into that file")
    options = parser.parse_args()
    if not options.firesteel or not options.firesteelctl or not options.firesteel_bench:
        parser.error("--firesteel, --firesteelctl and --firesteel-bench are needed")
    if not os.environ.get("DISPLAY"):
        display = str(Path(__file__).parents[2] / "packaging/run/display.sh")
        os.execv(display, [display, "1600x1200", sys.executable, *sys.argv])

    with tempfile.TemporaryDirectory() as folder:
        run = Bench(options, folder)
        practice, kubeconfig = run.practice("small")
        with practice:
            words = ["--kubeconfig", str(kubeconfig)]
            run.start(*words)  # does not count: caches are cold
            starts = [run.start(*words) for _ in range(options.rounds)]
            run.start("--practice")
            own = [run.start("--practice") for _ in range(options.rounds)]
            empty, shown = run.memory(kubeconfig)
        practice, kubeconfig = run.practice("large", "--pods", str(PODS))
        with practice:
            scrolled = run.inside("scroll", kubeconfig)
            typed = run.inside("type", kubeconfig)

    figures = {"start_ms": round(bench.median(starts)), "start_practice_ms": round(bench.median(own)),
               "rss_mib": round(shown["rss"], 1), "pss_mib": round(shown["pss"], 1),
               "private_mib": round(shown["private"], 1), "rss_list_mib": round(empty["rss"], 1)}
    figures |= {name: round(value, 1) for name, value in (scrolled | typed).items()}
    print(f"\nMedians of {options.rounds} starts; {scrolled['rows']:.0f} rows scrolled in {scrolled['frames']:.0f} frames")
    bench.table(["", "measured", "target", ""], [
        ["usable after, ms", figures["start_ms"], TARGETS["start_ms"], bench.spread(starts)],
        ["… with the practice cluster inside, ms", figures["start_practice_ms"], "", bench.spread(own)],
        ["memory with a job shown, MiB", figures["rss_mib"], TARGETS["rss_mib"],
         f"PSS {figures['pss_mib']}, private {figures['private_mib']}"],
        ["frame while scrolling, 99 %, ms", figures["frame_p99_ms"], TARGETS["frame_p99_ms"],
         f"50 % {figures['frame_p50_ms']}, longest {figures['frame_max_ms']}"],
        ["longest stall while typing, ms", figures["typing_stall_ms"], TARGETS["typing_stall_ms"],
         f"key 50 % {figures['key_p50_ms']}, 99 % {figures['key_p99_ms']}"]])
    missed = [name for name, most in TARGETS.items() if figures[name] >= most]
    print("targets: " + ("MISSED: " + ", ".join(missed) if missed else "all met"))
    bench.report("window", figures, {})


if __name__ == "__main__":
    main()
