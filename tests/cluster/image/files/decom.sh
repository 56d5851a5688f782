#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
# The hook that Spark puts before an executor's end when spark.decommission.enabled is true: asks the executor to
# move its blocks away (SIGPWR) and gives it a minute to leave.
pid=$(pgrep -o -x java) && kill -PWR "$pid" || exit 0
for _ in {1..60}; do
    kill -0 "$pid" 2>/dev/null || exit 0
    sleep 1
done
