# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Stays busy for a while: rounds of sleeping tasks. Ends well.

long_sleep.py [SECONDS (600)] [TASKS a round (8)] [SECONDS a task (5)]
"""
import sys
import time

from pyspark.sql import SparkSession

given = [int(word) for word in sys.argv[1:]]
seconds, tasks, nap = given + [600, 8, 5][len(given):]
spark = SparkSession.builder.appName("long-sleep").getOrCreate()
end, number = time.monotonic() + seconds, 0
while time.monotonic() < end:
    number += 1
    spark.sparkContext.setJobDescription(f"round {number}")
    spark.sparkContext.parallelize(range(tasks), tasks).foreach(lambda _: time.sleep(nap))
    print(f"round {number} done, {max(0, end - time.monotonic()):.0f} s to go", flush=True)
spark.stop()
