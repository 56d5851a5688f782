# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Fills the heap of the driver's JVM until it throws OutOfMemoryError.

driver_oom.py

By default Python gets the error as an exception and ends with 1. With the option -XX:+ExitOnOutOfMemoryError in
spark.driver.extraJavaOptions the JVM ends at once, with 3.
"""
from pyspark.sql import SparkSession

spark = SparkSession.builder.appName("driver-oom").getOrCreate()
java = spark.sparkContext._jvm.java
held = java.util.ArrayList()
block = 4 * 1024 * 1024  # longs, hence 32 MiB
for count in range(1, 100_000):
    held.add(java.lang.reflect.Array.newInstance(java.lang.Long.TYPE, block))
    print("the driver's heap holds", 32 * count, "MiB", flush=True)
