#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Compares what firesteelctl submits with what the real spark-submit did for the same commands.

For each case: the requests with their bodies, the objects read back from the cluster, and the List of
`submit --dry-run=client -o json`. Ends with 1 if anything differs.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys

import normalise
from recordproxy import hide_secret
from submission import (HERE, Bench, Failed, add_spark_submit, default_kubeconfig, load_cases,
                        spark_submit_command)

OFFLINE_SERVER = "https://127.0.0.1:6443"  # nothing is sent to it


def comparable(recording):
    """Requests and objects; not the query, where each client names itself."""
    requests = [{k: v for k, v in r.items() if k != "query"} for r in recording["requests"]]
    return {"requests": requests, "objects": recording["objects"]}


def compare_dry_run(case, firesteelctl, theirs):
    """The differences of the List that a dry run prints, without a cluster."""
    done = subprocess.run([firesteelctl, "submit", "--dry-run=client", "-o", "json", *case.arguments(OFFLINE_SERVER)],
                          env=case.environment("/dev/null"), cwd=HERE, capture_output=True, text=True, timeout=60,
                          stdin=subprocess.DEVNULL, check=False)
    if case.fails:
        failed = done.returncode > 0 and '"items"' not in done.stdout
        return [] if failed else [("", done.returncode, "an error and no objects")]
    if case.refused:
        told = done.returncode != 0 and case.refused in done.stderr
        return [] if told else [("", done.returncode, f"a refusal that names {case.refused}")]
    if done.returncode:
        raise Failed(f"dry run ended with {done.returncode}: {done.stderr.strip()[-1500:]}")
    ids = normalise.Ids()
    items = hide_secret(json.loads(done.stdout)["items"])
    ours = [normalise.bare(ids.value(normalise.prepare(item))) for item in items]
    return normalise.differences({"items": ours}, {"items": normalise.bare_bodies(theirs)})


def short(value):
    text = "(missing)" if value is None else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 160 else text[:157] + "..."


def report(case, how, found):
    print(f"{case.name:24} {how:8} {'equal' if not found else f'{len(found)} differences'}", flush=True)
    for where, ours, theirs in found:
        print(f"    {where}\n      ours   {short(ours)}\n      theirs {short(theirs)}")
    return bool(found)


def attempt(case, how, compare):
    try:
        return report(case, how, compare())
    except Failed as error:
        print(f"{case.name:24} {how:8} FAILED: {error}", flush=True)
        return True


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    default_kubeconfig(parser)
    add_spark_submit(parser)
    parser.add_argument("--firesteelctl", default=os.environ.get("FIRESTEELCTL", shutil.which("firesteelctl")),
                        help="the program to test (FIRESTEELCTL, else from PATH)")
    parser.add_argument("--offline", action="store_true", help="dry runs only; needs no cluster")
    parser.add_argument("--fresh", action="store_true", help="run the real spark-submit again instead of recorded/")
    parser.add_argument("cases", nargs="*", metavar="CASE", help="the beginning of a case's name; all without")
    options = parser.parse_args()
    if not options.firesteelctl:
        parser.error("set FIRESTEELCTL or --firesteelctl")
    if not options.offline and not options.kubeconfig:
        parser.error("set KUBECONFIG or --kubeconfig, or use --offline")
    cases = load_cases(options.cases)
    different = compared = 0

    def recorded(case):
        if not case.recorded.exists():
            raise Failed("there is no recording yet: run record.py")
        return json.loads(case.recorded.read_text(encoding="utf-8"))

    for case in cases:
        compared += 1
        different += attempt(case, "dry run", lambda: compare_dry_run(case, options.firesteelctl, recorded(case)))
    if not options.offline:
        with Bench(options.kubeconfig) as bench:
            for case in cases:
                if case.refused:
                    continue

                def live():
                    theirs = (bench.submit(case, spark_submit_command(options.spark_submit)) if options.fresh
                              else recorded(case))
                    ours = bench.submit(case, [options.firesteelctl, "submit"])
                    return normalise.differences(comparable(ours), comparable(theirs))
                compared += 1
                different += attempt(case, "cluster", live)
    print(f"{compared - different} passed, {different} failed")
    sys.exit(different > 0)


if __name__ == "__main__":
    main()
