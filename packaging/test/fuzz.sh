#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# fuzz.sh HARNESS SECONDS: runs one libFuzzer program on its seeds in tests/fuzz/corpus; new inputs stay
# in build-fuzz/corpus. Fails on a finding and prints where its input lies.
set -euo pipefail
harness=$1 seconds=$2
name=$(basename "$harness")
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
grown=$top/build-fuzz/corpus/$name
found=$top/build-fuzz/findings/$name
mkdir -p "$grown" "$found"
seeds=("$top/tests/fuzz/corpus/${name#fuzz_}")
[[ -d ${seeds[0]} ]] || seeds=()
echo "$name: $seconds s"
log=$found/../$name.log
status=0
"$harness" -max_total_time="$seconds" -rss_limit_mb=2048 -timeout=20 -print_final_stats=1 \
    -artifact_prefix="$found/" "$grown" "${seeds[@]}" >"$log" 2>&1 || status=$?
grep -E 'stat::|ERROR|SUMMARY|BINGO|Test unit' "$log" || true
[[ $status == 0 ]] || echo "$name found something: see $found" >&2
exit "$status"
