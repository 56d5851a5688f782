# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Python takes memory until the kernel kills something in the executor's container.

executor_oom.py [executor|worker] [MiB at which it gives up (8192)]

executor  The kernel is to kill the executor's JVM: the container ends with 137 (OOMKilled). So the JVM is offered as the
          first victim, and many small processes take the memory, each smaller than the JVM.
worker    The Python worker takes it and is killed. With cgroup v1 the container survives that, Spark reports a lost
          worker and tries again; with cgroup v2 Kubernetes has the whole container killed.
"""
import os
import sys
import time

from pyspark.sql import SparkSession

victim = sys.argv[1] if len(sys.argv) > 1 else "executor"
most = int(sys.argv[2]) if len(sys.argv) > 2 else 8192


def parent(pid):
    with open(f"/proc/{pid}/stat") as file:
        return int(file.read().rsplit(")", 1)[1].split()[1])


def program(pid):
    with open(f"/proc/{pid}/comm") as file:
        return file.read().strip()


def offer_jvm():
    pid = os.getpid()
    while pid > 1 and program(pid) != "java":
        pid = parent(pid)
    with open(f"/proc/{pid}/oom_score_adj", "w") as file:
        file.write("1000")


def block():
    return bytearray(os.urandom(4096) * (64 * 256))  # 64 MiB, every page of it written


def hoard(_):
    if victim == "executor":
        offer_jvm()
    held = []
    for count in range(1, most // 64 + 1):
        if victim == "worker":
            held.append(block())
        elif os.fork() == 0:
            held.append(block())
            time.sleep(600)
            os._exit(0)
        print(count * 64, "MiB are held", file=sys.stderr, flush=True)
        time.sleep(0.2)
    raise RuntimeError(f"no limit was met up to {most} MiB")


spark = SparkSession.builder.appName("executor-oom").getOrCreate()
spark.sparkContext.parallelize([0], 1).foreach(hoard)
