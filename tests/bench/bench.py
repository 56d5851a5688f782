# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""What the benchmarks share: runs of programs with their times and memory, medians, the report.

A report is a readable table and, as the last line, one JSON object
{"bench": NAME, "figures": {...}, "ratios": {...}}; a ratio above 1 is better for Firesteel.
"""

import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

LAUNCHER = Path(__file__).resolve().parent / "launch.py"


@dataclass
class Run:
    start: float  # of the process, as time.monotonic() counts
    end: float
    code: int
    peak_kib: int  # of the largest process of the tree
    cpu: float  # seconds, user and system, of the whole tree
    output: str

    @property
    def seconds(self):
        return self.end - self.start


def run(command, environment=None, timeout=300):
    """Runs a program to its end. Its memory is read from the kernel (wait4), as launch.py explains."""
    with tempfile.TemporaryFile() as said:
        reader, writer = os.pipe()
        try:
            child = subprocess.Popen([sys.executable, "-I", "-S", str(LAUNCHER), str(writer), *map(str, command)],
                                     env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said,
                                     pass_fds=(writer,))
        finally:
            os.close(writer)
        try:
            child.wait(timeout)
        except subprocess.TimeoutExpired:
            child.terminate()  # launch.py ends what it started
            child.wait()
            raise
        finally:
            with os.fdopen(reader) as report:
                numbers = report.read().split()
        said.seek(0)
        output = said.read().decode(errors="replace")
    if len(numbers) != 5:
        raise OSError(f"{command[0]} could not be started: {output.strip()}")
    start, end, code, peak, cpu = map(float, numbers)
    return Run(start, end, int(code), int(peak), cpu, output)


def interleaved(variants, rounds, measure, progress=None):
    """{variant: [measure(variant) …]}: one of each, then again, so that a busy minute meets all alike."""
    results = {variant: [] for variant in variants}
    for number in range(rounds):
        for variant in variants:
            results[variant].append(measure(variant))
            if progress:
                progress(number, variant, results[variant][-1])
    return results


def median(values):
    return statistics.median(values)


def spread(values):
    """The least and the greatest, for the table."""
    return f"{min(values):.3g}–{max(values):.3g}"


def table(head, rows):
    """Prints columns: the first to the left, the others to the right."""
    rows = [[str(cell) for cell in row] for row in [head, *rows]]
    widths = [max(len(row[i]) for row in rows) for i in range(len(head))]
    for number, row in enumerate(rows):
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        print("  ".join(cells).rstrip())
        if not number:
            print("  ".join("-" * width for width in widths))


def ratios(wanted):
    """Prints how {name: (ratio, target)} stand and returns {name: ratio}."""
    for name, (ratio, target) in wanted.items():
        print(f"ratio {name}: {ratio:.1f} (target {target}: {'met' if ratio >= target else 'MISSED'})")
    return {name: math.floor(ratio * 100) / 100 for name, (ratio, _) in wanted.items()}


def report(name, figures, found):
    print(json.dumps({"bench": name, "figures": figures, "ratios": found}), flush=True)
