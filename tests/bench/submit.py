#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""How long from the start of a process until the API server has the driver's pod, and how much memory it takes:
firesteelctl against the real spark-submit, as it comes and in its fastest variant.

Each program talks to the API server itself; that the pod exists is seen by a watch of this process, for all alike.
The drivers are for a scheduler that does not exist, so nothing starts. One run of each goes before the measured ones.
The memory's ratio is to the smaller of the two variants.
"""

import argparse
import json
import os
import queue
import shlex
import shutil
import subprocess
import sys
import threading
import time
import urllib.parse
from pathlib import Path

import bench

TESTS = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TESTS / "oracle"))
from kubeconfig import Cluster  # noqa: E402

NAMESPACE = "firesteel-bench"
PODS = f"/api/v1/namespaces/{NAMESPACE}/pods"
OURS, DEFAULT, TUNED = "firesteelctl", "spark-submit", "spark-submit, tuned"
TARGETS = {"time": 20, "time_tuned": 10, "memory": 5}
JOB = ["--deploy-mode", "cluster", "--name", "bench", "--class", "org.apache.spark.examples.SparkPi",
       *(word for key, value in {
           "container.image": "firesteel/spark:4.1.1", "namespace": NAMESPACE,
           "submission.waitAppCompletion": "false", "driver.scheduler.name": "firesteel-nobody",
           "submission.connectionTimeout": "60000", "submission.requestTimeout": "60000"}.items()
         for word in ("--conf", f"spark.kubernetes.{key}={value}")),
       "local:///opt/spark/examples/jars/spark-examples_2.13-4.1.1.jar", "20"]


class DriverWatch:
    """Tells when the driver pods of the namespace came into being."""

    def __init__(self, cluster):
        self._cluster = cluster
        self._added = queue.Queue()
        query = {"labelSelector": "spark-role=driver"}
        version = cluster.get(PODS + "?" + urllib.parse.urlencode(query))["metadata"]["resourceVersion"]
        query |= {"watch": "true", "resourceVersion": version}
        self._connection = cluster.connect(timeout=None)
        self._connection.request("GET", PODS + "?" + urllib.parse.urlencode(query), headers=cluster.headers)
        self._answer = self._connection.getresponse()
        if self._answer.status != 200:
            raise LookupError(f"the watch answered {self._answer.status}")
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        while line := self._answer.readline():
            now = time.monotonic()
            event = json.loads(line)
            if event["type"] == "ADDED":
                self._added.put((now, event["object"]["metadata"]["name"]))
            elif event["type"] == "ERROR":
                break
        self._added.put((0, None))

    def next(self):
        """(time, name) of the next driver pod."""
        when, name = self._added.get(timeout=60)
        if name is None:
            raise LookupError("the watch ended")
        return when, name


class Submissions:
    """A namespace, and runs of the programs in it."""

    def __init__(self, options):
        self.cluster = Cluster(options.kubeconfig)
        base = {name: value for name, value in os.environ.items() if not name.startswith(("SPARK_", "HADOOP_"))}
        base |= {"KUBECONFIG": options.kubeconfig, "LC_ALL": "C.UTF-8", "SPARK_USER": "spark"}
        default, tuned = spark_submit(options.spark_submit, base)
        master = ["--master", "k8s://" + self.cluster.server]
        self.commands = {OURS: ([options.firesteelctl, "submit", *master, *JOB], base),
                         DEFAULT: ([*default[0], *master, *JOB], default[1]),
                         TUNED: ([*tuned[0], *master, *JOB], tuned[1])}

    def __enter__(self):
        status, answer = self.cluster.request("POST", "/api/v1/namespaces", {
            "apiVersion": "v1", "kind": "Namespace", "metadata": {"name": NAMESPACE}})
        if status not in (201, 409):
            raise LookupError(f"creating a namespace answered {status}: {answer}")
        self._wait(f"/api/v1/namespaces/{NAMESPACE}/serviceaccounts/default", 200)
        self._watch = DriverWatch(self.cluster)
        return self

    def __exit__(self, *_):
        self.cluster.request("DELETE", f"/api/v1/namespaces/{NAMESPACE}")
        self._wait(f"/api/v1/namespaces/{NAMESPACE}", 404)  # the next run makes it again

    def _wait(self, path, status, seconds=120):
        end = time.monotonic() + seconds
        while self.cluster.request("GET", path)[0] != status:
            if time.monotonic() > end:
                raise LookupError(f"GET {path} did not answer {status} in {seconds} s")
            time.sleep(0.1)

    def measure(self, variant):
        """(seconds until the pod was there, the whole run)."""
        command, environment = self.commands[variant]
        done = bench.run(command, environment)
        if done.code:
            raise SystemExit(f"{variant} ended with {done.code}:\n{done.output[-3000:]}")
        if "shared archive" in done.output:
            raise SystemExit(f"{variant} could not use its class-data archive:\n{done.output[-3000:]}")
        when, name = self._watch.next()
        status, _ = self.cluster.request("DELETE", f"{PODS}/{name}", {
            "apiVersion": "v1", "kind": "DeleteOptions", "gracePeriodSeconds": 0, "propagationPolicy": "Background"})
        if status != 200:
            raise LookupError(f"deleting {name} answered {status}")
        return when - done.start, done


def spark_submit(wrapper, environment):
    """((command, environment) of the default, of the tuned one), without the wrapper's own time where it can be."""
    where = Path(wrapper).resolve().parent / "spark_home.py"
    if not where.exists():
        return ([wrapper], environment), ([wrapper, "--tuned"], environment)

    def ready(*flags):
        lines = subprocess.run([where, "--environment", *flags], env=environment, check=True, text=True,
                               stdout=subprocess.PIPE).stdout
        words = [w for w in shlex.split(lines) if "=" in w]
        variables = environment | dict(w.split("=", 1) for w in words)
        return [variables["SPARK_HOME"] + "/bin/spark-submit"], variables

    return ready(), ready("--tuned")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kubeconfig", default=os.environ.get("KUBECONFIG"))
    parser.add_argument("--firesteelctl", default=os.environ.get("FIRESTEELCTL", shutil.which("firesteelctl")),
                        help="of a release build")
    parser.add_argument("--spark-submit", default=os.environ.get(
        "SPARK_SUBMIT", str(TESTS / "cluster" / "image" / "spark-submit")))
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    if not options.kubeconfig or not options.firesteelctl:
        parser.error("--kubeconfig and --firesteelctl are needed")

    def progress(number, variant, result):
        print(f"round {number + 1}: {variant:20} pod after {result[0]:6.3f} s, end after {result[1].seconds:6.3f} s, "
              f"{result[1].peak_kib / 1024:6.1f} MiB", flush=True)

    with Submissions(options) as submissions:
        variants = list(submissions.commands)
        bench.interleaved(variants, 1, submissions.measure)
        results = bench.interleaved(variants, options.rounds, submissions.measure, progress)

    times = {v: [seconds for seconds, _ in runs] for v, runs in results.items()}
    whole = {v: [done.seconds for _, done in runs] for v, runs in results.items()}
    memory = {v: [done.peak_kib / 1024 for _, done in runs] for v, runs in results.items()}
    cpu = {v: [done.cpu for _, done in runs] for v, runs in results.items()}
    print(f"\nMedians of {options.rounds} interleaved runs (least–greatest)")
    bench.table(["", "pod created, s", "", "process ended, s", "CPU, s", "peak memory, MiB", ""],
                [[v, f"{bench.median(times[v]):.3f}", bench.spread(times[v]), f"{bench.median(whole[v]):.3f}",
                  f"{bench.median(cpu[v]):.2f}", f"{bench.median(memory[v]):.1f}", bench.spread(memory[v])]
                 for v in variants])
    time_of = {v: bench.median(times[v]) for v in variants}
    memory_of = {v: bench.median(memory[v]) for v in variants}
    least = min(memory_of[DEFAULT], memory_of[TUNED])
    found = bench.ratios({"time": (time_of[DEFAULT] / time_of[OURS], TARGETS["time"]),
                          "time_tuned": (time_of[TUNED] / time_of[OURS], TARGETS["time_tuned"]),
                          "memory": (least / memory_of[OURS], TARGETS["memory"])})
    names = {OURS: "firesteelctl", DEFAULT: "spark_submit", TUNED: "spark_submit_tuned"}
    figures = {names[v]: {"pod_created_s": round(time_of[v], 4), "ended_s": round(bench.median(whole[v]), 4),
                          "cpu_s": round(bench.median(cpu[v]), 3), "peak_mib": round(memory_of[v], 1)}
               for v in variants}
    bench.report("submit", {**figures, "rounds": options.rounds}, found)


if __name__ == "__main__":
    main()
