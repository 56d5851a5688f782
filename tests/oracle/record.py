#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Records what the real spark-submit asks of the API server for each case, into recorded/CASE.json."""

import argparse
import json
import sys
import time

from submission import Bench, Failed, add_spark_submit, default_kubeconfig, load_cases, spark_submit_command


def write_recording(path, recording):
    text = json.dumps(recording, ensure_ascii=False, indent=1, sort_keys=True)
    part = path.with_name(path.name + ".part")  # a killed run leaves the old recording
    part.write_text(text + "\n", encoding="utf-8")
    part.replace(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    default_kubeconfig(parser)
    add_spark_submit(parser)
    parser.add_argument("cases", nargs="*", metavar="CASE", help="the beginning of a case's name; all without")
    options = parser.parse_args()
    if not options.kubeconfig:
        parser.error("set KUBECONFIG or --kubeconfig")
    cases = load_cases(options.cases)
    failed = 0
    with Bench(options.kubeconfig) as bench:
        for case in cases:
            begin = time.monotonic()
            try:
                recording = bench.submit(case, spark_submit_command(options.spark_submit))
                case.recorded.parent.mkdir(exist_ok=True)
                write_recording(case.recorded, recording)
                what = "fails" if case.fails else f"{len(recording['requests'])} objects"
                print(f"{case.name:24} {what}, {time.monotonic() - begin:.1f} s", flush=True)
            except Failed as error:
                failed += 1
                print(f"{case.name:24} FAILED: {error}", flush=True)
    print(f"{len(cases) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
