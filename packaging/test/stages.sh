# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# What `./dev test` runs, stage by stage; sourced by ./dev. A stage that fails does not stop the others;
# each writes build-logs/STAGE.log, and the closing lines give every stage's time and the sum of all tests.

# from ./dev
: "${logs:?}" "${cluster:?}"

stage_names=() stage_status=() stage_seconds=() stage_passed=() stage_failed=()

stage() { # stage NAME FUNCTION [ARG…]
    local name=$1 begin=$SECONDS status=0 counts
    shift
    say "$name"
    ("$@") 2>&1 | tee "$logs/$name.log" || {
        status=${PIPESTATUS[0]}
        # without its log (a full disk) nobody can say what the stage did
        [[ $status != 0 ]] || { status=1; echo "dev: $logs/$name.log cannot be written" >&2; }
    }
    counts=$(count_tests "$logs/$name.log" 2>/dev/null) || counts="0 0"
    [[ ${counts#* } == 0 || $status != 0 ]] || status=1 # a failed test fails the stage
    stage_names+=("$name") stage_status+=("$status") stage_seconds+=($((SECONDS - begin)))
    stage_passed+=("${counts% *}") stage_failed+=("${counts#* }")
}

# The closing lines of ctest ("…, 0 tests failed out of 12"), of the shell suites ("21 passed, 0 failed"),
# of the contract suite ("211 requests compared, 0 differences …") and of unittest ("Ran 9 tests", "FAILED (failures=1, errors=2, skipped=1)"), added up.
count_tests() {
    awk '/tests (failed|passed) out of [0-9]+/ {
             f = 0; for (i = 3; i <= NF; i++) if ($i == "failed" && $(i+1) == "out") f = $(i-2)
             failed += f; passed += $NF - f; next }
         /^[0-9]+ passed, [0-9]+ failed/ { passed += $1; failed += $3; next }
         /^[0-9]+ requests compared, [0-9]+ differences/ { failed += $4; passed += $1 > $4 ? $1 - $4 : 0; next }
         /^Ran [0-9]+ tests? in/ { passed += $2 }
         /^(FAILED|OK) \(/ {
             sub(/^[A-Z]+ \(/, ""); sub(/\).*/, ""); n = split($0, part, /, /)
             for (i = 1; i <= n; i++) {
                 split(part[i], pair, "=")
                 if (pair[1] ~ /^(failures|errors|unexpected successes)$/) failed += pair[2]
                 if (pair[1] != "expected failures") passed -= pair[2] } }
         END { print passed + 0, failed + 0 }' "$1"
}

unit_tests() { # unit_tests PRESET [CTEST-ARG…]
    local preset=$1
    shift
    # four a core: most of a test's time is waiting for a peer that is late on purpose
    tb ctest --test-dir "build-$preset" --output-on-failure -j $((4 * $(nproc))) --no-tests=error "$@"
}

dev_stage() { build dev && unit_tests dev ${1:+-R "$1"}; }
# A sanitizer's build holds only what it tests: the targets check-MODULE are the test programs of one module.
sanitized() { # sanitized PRESET MODULE…
    local preset=$1 targets=() labels
    shift
    for module in "$@"; do targets+=("check-$module"); done
    labels=$(IFS='|'; echo "$*")
    build "$preset" "${targets[@]}" && unit_tests "$preset" -L "^($labels)\$"
}
asan_stage() { sanitized asan base data net kube spark store; }
tsan_stage() { sanitized tsan base net kube store; }

core_only_stage() { # builds, passes, and links nothing of Qt's windows
    build core-only && unit_tests core-only || return 1
    if grep -nE 'Qt6?(Gui|Widgets|WebEngine)' build-core-only/build.ninja; then
        echo "0 passed, 1 failed"
        return 1
    fi
    echo "1 passed, 0 failed"
}

walk_stage() { # the window as a screen reader meets it
    build dev firesteel && tb tests/window/atspi_walk.py build-dev/bin/firesteel
}

tools_stage() {
    local status=0
    tb packaging/test/check.sh || status=1
    with_path dev packaging/linux/check.sh || status=1
    tb python3 tests/oracle/check.py || status=1
    tb python3 tests/bench/check.py || status=1
    tb tests/cluster/image/check.sh || status=1
    return "$status"
}

cluster_stage() { # cluster_stage [--long]
    local config program status=0
    needs_root
    program=$(node_binary) || return
    node down --dir "$cluster" --wipe || true
    rooted env "FIRESTEEL_NODE=$program" tests/cluster/lifecycle.sh || status=1
    if config=$(cluster_up); then
        rooted env "FIRESTEEL_NODE=$program" tests/cluster/check.sh "$cluster" || status=1
        KUBECONFIG=$config with_path --root dev env "FIRESTEEL_NODE=$program" "FIRESTEEL_CLUSTER=$cluster" \
            tests/cluster/suite.sh "$@" || status=1
        # after the suite: it wants a cluster that has run for more than five minutes
        with_path --root dev tests/contract/run.sh "$config" || status=1
    else
        status=1
    fi
    return "$status" # what comes after it goes on with this cluster
}

window_stage() { # window_stage [--long]: the window on the real cluster; takes the cluster down
    local config program status=0
    needs_root
    program=$(node_binary) || return
    if config=$(cluster_up); then
        KUBECONFIG=$config with_path --root dev env "FIRESTEEL_NODE=$program" "FIRESTEEL_CLUSTER=$cluster" \
            tests/window/real.sh "$@" || status=1
    else
        status=1
    fi
    node down --dir "$cluster" --wipe || status=1
    return "$status"
}

package_stage() { # the packages, installed in a fresh Debian 13 where somebody uses the window
    local status=0
    cmd_package build-packages || return
    tb --root packaging/deb/test.sh build-packages "$logs/package" || status=1
    own -R "$logs/package" build-packages || status=1
    return "$status"
}

fuzz_stage() { # fuzz_stage SECONDS: each harness that long
    build fuzz fuzzers || return 1
    local harness status=0 passed=0 failed=0
    for harness in build-fuzz/bin/fuzz_*; do
        if tb packaging/test/fuzz.sh "$harness" "$1"; then passed=$((passed + 1)); else failed=$((failed + 1)) status=1; fi
    done
    echo "$passed passed, $failed failed"
    return "$status"
}

run_tests() {
    local long=no
    if [[ ${1:-} == --long ]]; then long=yes; shift; fi
    if [[ $# -gt 1 || ${1:-} == -* ]]; then die "dev test [--long] [FILTER]"; fi
    if [[ $# == 1 ]]; then
        dev_stage "$1"
        return
    fi
    needs_root
    mkdir -p "$logs" || return
    own "$logs" || return
    exec 8<"$logs"
    flock -n 8 || die "another ./dev test runs in this checkout"
    local begin=$SECONDS
    # Ctrl+C ends it all, not one stage alone, and what runs in the background too
    trap 'exit 130' INT
    trap 'exit 143' TERM
    trap '[[ -z ${prepare:-} ]] || kill -TERM -- "-$prepare" 2>/dev/null || true' EXIT
    stage toolbox tb true
    # the long waits are for downloads as much as for the processor: they run beside the compilers
    setsid nice ./dev prepare </dev/null >"$logs/prepare.log" 2>&1 8<&- & # a process group of its own
    prepare=$! # not local: the trap needs it
    stage dev dev_stage
    stage walk walk_stage
    stage core-only core_only_stage
    stage lint cmd_lint
    say "cluster binary and Spark image"
    # one that failed is made again, and its failure counted, by the stages that need it
    if ! wait "$prepare"; then tail -n 20 "$logs/prepare.log"; fi
    prepare=
    stage tools tools_stage
    stage asan asan_stage
    stage tsan tsan_stage
    if [[ $long == yes ]]; then
        stage cluster cluster_stage --long
        stage window window_stage --long
        stage package package_stage
        stage oracle cmd_oracle
        stage bench-submit cmd_bench submit
        stage bench-window cmd_bench window
        stage bench-driverui cmd_bench driverui
        stage fuzz fuzz_stage "${FIRESTEEL_FUZZ_SECONDS:-300}"
        node down --dir "$cluster" --wipe || true
    else
        stage cluster cluster_stage
        stage window window_stage
        node down --dir "$cluster" --wipe || true
    fi
    closing_lines "$begin"
}

closing_lines() { # closing_lines BEGIN: each stage and the sum; ends with 1 if anything failed
    local begin=$1 i status=0 passed=0 failed=0
    printf '\n%-14s %8s %8s %8s  %s\n' stage seconds passed failed result
    for i in "${!stage_names[@]}"; do
        printf '%-14s %8d %8d %8d  %s\n' "${stage_names[i]}" "${stage_seconds[i]}" "${stage_passed[i]}" \
            "${stage_failed[i]}" "$([[ ${stage_status[i]} == 0 ]] && echo ok || echo FAILED)"
        passed=$((passed + stage_passed[i])) failed=$((failed + stage_failed[i]))
        # a stage can fail without a failed test: a build that broke, for one
        if [[ ${stage_status[i]} != 0 ]]; then
            status=1
            [[ ${stage_failed[i]} != 0 ]] || failed=$((failed + 1))
        fi
    done
    printf 'in all %d s\n\n%d passed, %d failed\n' $((SECONDS - begin)) "$passed" "$failed"
    return "$status"
}
