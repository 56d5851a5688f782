# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Reads a folder that does not exist.

missing_input.py [PATH]
"""
import sys

from pyspark.sql import SparkSession

path = sys.argv[1] if len(sys.argv) > 1 else "/data/orders/2026-01-01"
spark = SparkSession.builder.appName("missing-input").getOrCreate()
print("orders:", spark.read.json(path).count())
