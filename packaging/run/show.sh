#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# show.sh [--kubeconfig FILE --image NAME]: run SparkPi in the window, on the practice cluster or that one. For
# ./dev run, inside the build environment. With a display it is a person's window, and stays. Without one it is drawn
# on a virtual display and driven by a program that says what happens; pictures of it stay in build-run/pictures.
set -euo pipefail
cd "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../.."
run=$PWD/build-run
kubeconfig='' image=docker.io/library/spark:4.1.1
while [[ $# -gt 0 ]]; do
    case $1 in
        --kubeconfig) kubeconfig=$2 ;;
        --image) image=$2 ;;
        *) echo "show.sh: unknown option $1" >&2; exit 2 ;;
    esac
    shift 2
done

has_display() { # one that answers
    [[ -n ${WAYLAND_DISPLAY:-} && -S ${XDG_RUNTIME_DIR:-/nowhere}/$WAYLAND_DISPLAY ]] ||
        { [[ -n ${DISPLAY:-} ]] && timeout 5 xdpyinfo >/dev/null 2>&1; }
}

job() { # the form's own file: SparkPi, small enough for a one-node cluster
    cat <<JSON
{ "version": 1, "template": "spark-pi",
  "form": { "fields": {
    "name": "spark-pi", "image": "$image", "serviceAccount": "spark",
    "resource": "local:///opt/spark/examples/jars/spark-examples_2.13-4.1.1.jar",
    "mainClass": "org.apache.spark.examples.SparkPi", "arguments": "20",
    "driverMemory": "512m", "executors": "1", "executorMemory": "512m" } } }
JSON
}

persons_window() { # a home of its own: what the person has set stays as it is
    local home=$run/home where=(--practice)
    [[ -z $kubeconfig ]] || where=(--kubeconfig "$kubeconfig" --namespace spark)
    rm -rf "$home"
    mkdir -p "$home"
    job >"$home/job.json"
    echo "The window opens, submits SparkPi and shows its page; this command ends with the window."
    XDG_CONFIG_HOME=$home/config XDG_STATE_HOME=$home/state XDG_DATA_HOME=$home/data \
        firesteel --new-instance "${where[@]}" --submit "$home/job.json"
}

virtual_window() {
    local pictures=$run/pictures where=()
    [[ -z $kubeconfig ]] || where=(--kubeconfig "$kubeconfig" --image "$image" --seconds 300)
    rm -rf "$pictures"
    mkdir -p "$pictures"
    echo "There is no display: the window is drawn on a virtual one and driven by itself."
    local status=0
    export FIRESTEEL_SHOTS=$pictures FONTCONFIG_FILE=$PWD/packaging/run/fonts.conf QT_QPA_PLATFORM=xcb
    packaging/run/display.sh 1400x900 firesteel-show "${where[@]}" || status=$?
    echo "Pictures of each step: $pictures"
    return "$status"
}

if has_display; then persons_window; else virtual_window; fi
