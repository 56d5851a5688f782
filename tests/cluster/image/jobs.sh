#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
# Runs the image's jobs with the real spark-submit on the cluster of KUBECONFIG, one after the other, and compares how
# their driver ended: jobs.sh [NAME…]. The image must be loaded and namespace and account of ../manifests/spark.yaml made.
set -uo pipefail
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
: "${KUBECONFIG:?}"
node=${FIRESTEEL_NODE:-$("$here/../build.sh")} || exit
version=${FIRESTEEL_SPARK_VERSION:-4.1.1}
scala=2.13
[[ $version != 3.* ]] || scala=2.12
lines=$("$here/spark_home.py" --version "$version" --tuned) || exit
eval "$lines"
unset SPARK_CONF_DIR HADOOP_CONF_DIR
k() { "$node" kubectl -n spark "$@"; }
server=$(k config view --minify -o 'jsonpath={.clusters[0].cluster.server}')
log=$(mktemp)
trap 'rm -f "$log"' EXIT
passed=0 failed=0 only=("$@")
patience=()  # on a busy machine Spark's ten seconds are not enough for an answer
for setting in submission.connectionTimeout submission.requestTimeout driver.connectionTimeout driver.requestTimeout; do
    patience+=(--conf "spark.kubernetes.$setting=120000")
done

# job NAME DRIVER'S-EXIT-CODE WHAT-ITS-LOG-SAYS SPARK-SUBMIT-ARGUMENT…
job() {
    local name=$1 code=$2 says=$3 began=$EPOCHREALTIME submitted ended executors watcher
    shift 3
    [[ ${#only[@]} == 0 || " ${only[*]} " == *" $name "* ]] || return 0
    k delete pod -l "job=$name" --ignore-not-found >/dev/null
    k get pod -l "job=$name,spark-role=executor" -w --no-headers -o custom-columns='R:.status.containerStatuses[0].state.terminated' \
        >"$log" 2>/dev/null & watcher=$!
    "$SPARK_HOME/bin/spark-submit" --master "k8s://$server" --deploy-mode cluster --name "$name" \
        --conf spark.kubernetes.namespace=spark \
        --conf spark.kubernetes.authenticate.driver.serviceAccountName=spark \
        --conf "spark.kubernetes.container.image=docker.io/firesteel/spark:$version" \
        --conf "spark.kubernetes.driver.label.job=$name" --conf "spark.kubernetes.executor.label.job=$name" \
        --conf spark.executor.instances=1 --conf spark.driver.memory=512m --conf spark.executor.memory=512m \
        --conf spark.kubernetes.driver.request.cores=0.3 --conf spark.kubernetes.executor.request.cores=0.3 \
        "${patience[@]}" "$@" >/dev/null 2>&1
    submitted=$?
    ended=$(k get pod -l "job=$name,spark-role=driver" -o \
        'jsonpath={.items[0].status.phase} {.items[0].status.containerStatuses[0].state.terminated.exitCode} {.items[0].status.containerStatuses[0].state.terminated.reason}')
    kill "$watcher"
    wait "$watcher" 2>/dev/null
    executors=$(grep -o 'exitCode:[0-9]*\|reason:[A-Za-z]*' "$log" | sort -u | xargs)
    # Not grep -q: it would leave kubectl alone with the rest of the log.
    if [[ $ended == *" $code "* ]] && k logs --tail=-1 -l "job=$name,spark-role=driver" | grep -E "$says" >/dev/null; then
        passed=$((passed + 1))
        printf 'ok   '
    else
        failed=$((failed + 1))
        printf 'FAIL '
    fi
    printf '%-18s driver: %-22s spark-submit: %s  %5.1f s  executors: %s\n' "$name" "$ended" "$submitted" \
        "$(awk "BEGIN {print $EPOCHREALTIME - $began}")" "${executors:--}"
}
examples=local:///opt/spark/examples
fail=$examples/fail
job spark-pi 0 'Pi is roughly 3.1' --class org.apache.spark.examples.SparkPi "$examples/jars/spark-examples_$scala-$version.jar" 4
job pi-py 0 'Pi is roughly 3.1' $examples/src/main/python/pi.py 4
job driver-exception 1 'ValueError: order 42 has no customer' $fail/uncaught_exception.py driver
job task-exception 1 'ZeroDivisionError' $fail/uncaught_exception.py task
job driver-oom 1 'OutOfMemoryError' $fail/driver_oom.py
job driver-oom-exit 3 "the driver's heap holds" --conf spark.driver.extraJavaOptions=-XX:+ExitOnOutOfMemoryError $fail/driver_oom.py
job executor-oom 1 'exit code.? ?:?137|exited with exit code 137' --conf spark.task.maxFailures=1 $fail/executor_oom.py executor
job worker-oom 1 'Python worker exited unexpectedly|137' --conf spark.task.maxFailures=1 $fail/executor_oom.py worker
job missing-source 1 'com.example.lake.OrderSource' $fail/missing_class.py
job missing-main-class 101 'com.example.Missing' --class com.example.Missing "$examples/jars/spark-examples_$scala-$version.jar"
job missing-input 1 'PATH_NOT_FOUND' $fail/missing_input.py
job missing-script 2 'No such file' $fail/nowhere.py
job exit-42 42 'ending with 42' $fail/exit_code.py 42
job long-sleep 0 'round 1 done' $fail/long_sleep.py 3 2 1
job shuffle-spill 0 'region' $fail/shuffle_spill.py
job slow-lines 0 'end of lines' $fail/slow_lines.py 100 0.05 25
echo "$passed passed, $failed failed"
((failed == 0))
