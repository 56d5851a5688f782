# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Ends with an exception that nobody catches, in the driver or in a task.

uncaught_exception.py [driver|task]
"""
import sys

from pyspark.sql import SparkSession

place = sys.argv[1] if len(sys.argv) > 1 else "driver"


def share(order):
    return 1 / (order - 42)


spark = SparkSession.builder.appName("uncaught-exception").getOrCreate()
orders = spark.sparkContext.parallelize(range(100), 4)
print("orders read:", orders.count(), flush=True)
if place == "task":
    orders.map(share).sum()
raise ValueError("order 42 has no customer")
