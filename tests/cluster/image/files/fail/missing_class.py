# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Asks for a data source whose class is on no class path.

missing_class.py
"""
from pyspark.sql import SparkSession

spark = SparkSession.builder.appName("missing-class").getOrCreate()
spark.read.format("com.example.lake.OrderSource").load("orders").show()
