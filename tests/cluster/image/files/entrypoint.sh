#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
# The container's entry point, as Spark on Kubernetes expects it:
#   driver ARG…    spark-submit in client mode, in the driver's pod
#   executor ARG…  one executor
#   anything else  is run as it is
set -euo pipefail
: "${SPARK_HOME:=/opt/spark}" "${JAVA_HOME:=/usr/lib/jvm/default-java}"
export SPARK_HOME JAVA_HOME

say() { printf 'entrypoint: %s\n' "$*" >&2; }
need() {
    local name
    for name in "$@"; do
        [[ -n ${!name:-} ]] || { say "$name is not set; Spark sets it in the pods that it makes"; exit 64; }
    done
}

# Hadoop's login looks the user's name up, so an arbitrary uid needs a line in /etc/passwd.
if ! getent passwd "$(id -u)" >/dev/null; then
    if [[ -w /etc/passwd ]]; then
        printf '%s:x:%s:%s:Spark:%s:/bin/false\n' "${SPARK_USER_NAME:-spark$(id -u)}" "$(id -u)" "$(id -g)" \
            "$SPARK_HOME/work-dir" >>/etc/passwd
    else
        say "uid $(id -u) has no line in /etc/passwd, and that file cannot be written"
    fi
fi

joined() {  # its arguments with colons between, without the empty ones
    local all="" part
    for part in "$@"; do [[ -z $part ]] || all=${all:+$all:}$part; done
    printf '%s' "$all"
}

case ${1:-} in
driver)
    shift
    need SPARK_DRIVER_BIND_ADDRESS
    command=("$SPARK_HOME/bin/spark-submit"
        --conf "spark.driver.bindAddress=$SPARK_DRIVER_BIND_ADDRESS"
        --conf "spark.executorEnv.SPARK_DRIVER_POD_IP=$SPARK_DRIVER_BIND_ADDRESS"
        --deploy-mode client "$@")
    ;;
executor)
    shift
    need SPARK_DRIVER_URL SPARK_EXECUTOR_ID SPARK_EXECUTOR_CORES SPARK_EXECUTOR_MEMORY SPARK_APPLICATION_ID \
        SPARK_EXECUTOR_POD_IP
    options=()  # SPARK_JAVA_OPT_0, SPARK_JAVA_OPT_1, … in the order of their numbers
    while read -r name; do
        [[ -z $name ]] || options+=("${!name}")
    done < <(compgen -e SPARK_JAVA_OPT_ | sort -t_ -k4,4n || true)
    classes=$(joined "${HADOOP_CONF_DIR:-}" "${SPARK_CONF_DIR:-}" "${SPARK_CLASSPATH:-}" "${SPARK_EXTRA_CLASSPATH:-}" \
        "$SPARK_HOME/jars/*" "${SPARK_DIST_CLASSPATH:-}" "$PWD")
    command=("$JAVA_HOME/bin/java" ${options[@]+"${options[@]}"}
        "-Xms$SPARK_EXECUTOR_MEMORY" "-Xmx$SPARK_EXECUTOR_MEMORY" -cp "$classes"
        org.apache.spark.scheduler.cluster.k8s.KubernetesExecutorBackend
        --driver-url "$SPARK_DRIVER_URL"
        --executor-id "$SPARK_EXECUTOR_ID"
        --cores "$SPARK_EXECUTOR_CORES"
        --app-id "$SPARK_APPLICATION_ID"
        --hostname "$SPARK_EXECUTOR_POD_IP"
        --resourceProfileId "${SPARK_RESOURCE_PROFILE_ID:-0}"
        --podName "${SPARK_EXECUTOR_POD_NAME:-$(hostname)}"
        "$@")
    ;;
"")
    say "usage: driver ARG… | executor ARG… | COMMAND ARG…"
    exit 64
    ;;
*)
    exec "$@"
    ;;
esac
exec tini -s -- "${command[@]}"
