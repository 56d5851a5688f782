// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
package org.apache.spark.examples;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/** Estimates pi by throwing darts: SparkPi [PARTITIONS (2)] [DARTS per partition (100000)]. */
public final class SparkPi {
    private SparkPi() {}

    private static long hits(int seed, int darts) {
        SplittableRandom random = new SplittableRandom(seed);
        long hits = 0;
        for (int i = 0; i < darts; i++) {
            double x = random.nextDouble();
            double y = random.nextDouble();
            if (x * x + y * y <= 1) {
                hits++;
            }
        }
        return hits;
    }

    public static void main(String[] args) {
        int partitions = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int darts = args.length > 1 ? Integer.parseInt(args[1]) : 100_000;
        SparkSession spark = SparkSession.builder().appName("Spark Pi").getOrCreate();
        List<Integer> seeds = IntStream.range(0, partitions).boxed().collect(Collectors.toList());
        long hits = JavaSparkContext.fromSparkContext(spark.sparkContext())
                .parallelize(seeds, partitions)
                .map(seed -> hits(seed, darts))
                .reduce(Long::sum);
        System.out.println("Pi is roughly " + 4.0 * hits / ((double) partitions * darts));
        spark.stop();
    }
}
