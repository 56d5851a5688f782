#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Unit tests of what the benchmarks share."""

import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
import time
import unittest

import bench
import window


class RunTest(unittest.TestCase):
    def test_times_code_and_output(self):
        before = time.monotonic()
        done = bench.run(["sh", "-c", "echo out; echo err >&2; exit 3"])
        self.assertEqual((done.code, done.output), (3, "out\nerr\n"))
        self.assertTrue(before < done.start < done.end < time.monotonic())
        self.assertAlmostEqual(done.seconds, done.end - done.start)

    def test_memory_is_that_of_the_largest_of_the_tree(self):
        take = [sys.executable, "-c", "x = bytearray(150 << 20)"]
        in_a_child = bench.run(["sh", "-c", '"$@"; true', "sh", *take])
        self.assertTrue(150 << 10 < in_a_child.peak_kib < 200 << 10)
        self.assertLess(bench.run(["true"]).peak_kib, 20 << 10)

    def test_the_memory_of_this_process_does_not_count(self):
        held = bytearray(100 << 20)
        self.assertLess(bench.run(["true"]).peak_kib, 20 << 10)
        self.assertEqual(len(held), 100 << 20)

    def test_a_program_that_is_not_there(self):
        with self.assertRaises(OSError):
            bench.run(["/nonexistent/program"])

    def test_time_out_ends_the_program(self):
        begin = time.monotonic()
        with self.assertRaises(subprocess.TimeoutExpired):
            bench.run(["sleep", "600"], timeout=0.3)
        self.assertLess(time.monotonic() - begin, 60)


class WindowTest(unittest.TestCase):
    def test_marks_of_the_start(self):
        said = "firesteel.net: x\nfiresteel.start: made 12\nfiresteel.start: usable 345\nfiresteel.start: half"
        self.assertEqual(window.mark("usable")(said), 345)
        self.assertEqual(window.mark("made")(said), 12)
        self.assertIsNone(window.mark("painted")(said))

    def test_memory_of_a_process(self):
        with tempfile.NamedTemporaryFile() as log, \
                window.Process(["sleep", "60"], dict(os.environ), log.name) as process:
            sizes = process.memory()
        self.assertTrue(0 < sizes["private"] <= sizes["pss"] <= sizes["rss"] < 50)

    def test_a_program_that_ends_early(self):
        with tempfile.NamedTemporaryFile() as log, \
                window.Process(["sh", "-c", "echo gone; exit 1"], dict(os.environ), log.name) as process:
            with self.assertRaisesRegex(SystemExit, "gone"):
                process.wait(window.mark("usable"), 20, "ready")


class ReportTest(unittest.TestCase):
    def test_interleaving(self):
        order = []
        results = bench.interleaved(["a", "b"], 3, lambda v: order.append(v) or len(order))
        self.assertEqual(order, ["a", "b"] * 3)
        self.assertEqual(results, {"a": [1, 3, 5], "b": [2, 4, 6]})

    def test_report(self):
        with contextlib.redirect_stdout(io.StringIO()) as said:
            bench.table(["", "s"], [["one", 1], ["two", 10]])
            found = bench.ratios({"time": (19.996, 20), "memory": (5.5, 5)})
            bench.report("x", {"s": 1}, found)
        lines = said.getvalue().splitlines()
        self.assertEqual(lines[:4], ["      s", "---  --", "one   1", "two  10"])
        self.assertIn("MISSED", lines[4])
        self.assertIn("met", lines[5])
        self.assertEqual(json.loads(lines[-1]), {"bench": "x", "figures": {"s": 1},
                                                 "ratios": {"time": 19.99, "memory": 5.5}})


if __name__ == "__main__":
    unittest.main()
