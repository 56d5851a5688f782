# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""A join, a sort and sums that spill to disk. Ends well.

shuffle_spill.py [ROWS (400000)] [PARTITIONS (8)]
"""
import sys

from pyspark.sql import SparkSession
from pyspark.sql import functions as F

rows = int(sys.argv[1]) if len(sys.argv) > 1 else 400_000
partitions = int(sys.argv[2]) if len(sys.argv) > 2 else 8
spark = (
    SparkSession.builder.appName("shuffle-spill")
    .config("spark.sql.shuffle.partitions", partitions)
    .config("spark.sql.adaptive.coalescePartitions.enabled", "false")
    .config("spark.sql.autoBroadcastJoinThreshold", "-1")
    .config("spark.shuffle.spill.numElementsForceSpillThreshold", "20000")  # however much memory is free
    .getOrCreate()
)
orders = spark.range(0, rows, 1, partitions).select(
    F.col("id").alias("number"),
    (F.hash("id") % 5000).alias("customer"),
    (F.rand(7) * 100).alias("amount"),
    F.repeat(F.lit("x"), 100).alias("note"),
)
customers = spark.range(0, 10_000, 1, partitions).select(
    (F.col("id") - 5000).cast("int").alias("customer"),
    F.concat(F.lit("region "), F.col("id") % 10).alias("region"),
)
joined = orders.join(customers, "customer")
joined.orderBy("note", "amount").write.format("noop").mode("overwrite").save()
totals = joined.groupBy("region", "customer").agg(F.sum("amount").alias("total"), F.max("note").alias("note"))
totals.orderBy(F.desc("total")).show(5)
spark.stop()
