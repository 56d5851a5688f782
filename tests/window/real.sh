#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# The window on the real test cluster: real.sh [--long] [PROGRAM…]. The cluster of KUBECONFIG must run with the Spark
# image loaded; FIRESTEEL_NODE names the node's binary, the test programs are on PATH. Without a display there is a
# virtual one. --long adds what takes minutes. Nothing is skipped; ends with "N passed, N failed".
set -uo pipefail
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
: "${KUBECONFIG:?names the test cluster}"
export FIRESTEEL_NODE=${FIRESTEEL_NODE:-$("$here/../cluster/build.sh" | tail -n 1)}
export QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8
unset SPARK_HOME SPARK_CONF_DIR HADOOP_CONF_DIR
long=no
if [[ ${1:-} == --long ]]; then long=yes; shift; export FIRESTEEL_LONG=1; fi
programs=("$@")
[[ ${#programs[@]} != 0 ]] || programs=(tst_realjobs tst_realconnect tst_realdriverui tst_realoutage)

passed=0 failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for program in "${programs[@]}"; do
    cases=()
    [[ $program != tst_realoutage || $long == yes ]] || cases=(stopped)
    # a test case waits for jobs: Qt Test's own limit of five minutes is for those that hang
    QTEST_FUNCTION_TIMEOUT=900000 timeout --kill-after=10 1500 \
        "$here/../../packaging/run/display.sh" 1600x1200 "$program" "${cases[@]}" 2>&1 | tee "$log"
    status=${PIPESTATUS[0]}
    read -r good bad skipped < <(awk '/^Totals:/ {g = $2; b = $4; s = $6} END {print g + 0, b + 0, s + 0}' "$log")
    bad=$((bad + skipped)) # what was skipped was not shown
    # without its closing line, or with a status that the line does not explain, the program itself has failed
    if [[ $good == 0 || ($status != 0 && $bad == 0) ]]; then bad=$((bad + 1)); fi
    passed=$((passed + good)) failed=$((failed + bad))
done
echo "$passed passed, $failed failed"
[[ $failed == 0 ]]
