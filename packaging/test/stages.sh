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
    ("$@") 2>&1 | tee "$logs/$name.log" || status=${PIPESTATUS[0]}
    counts=$(count_tests "$logs/$name.log")
    stage_names+=("$name") stage_status+=("$status") stage_seconds+=($((SECONDS - begin)))
    stage_passed+=("${counts% *}") stage_failed+=("${counts#* }")
}

# The closing lines of ctest ("…, 0 tests failed out of 12"), of the shell suites ("21 passed, 0 failed")
# and of unittest ("Ran 9 tests"), added up.
count_tests() {
    awk '/tests failed out of [0-9]+/ { for (i = 1; i <= NF; i++) if ($i == "failed" && $(i+1) == "out") f = $(i-2)
                                        failed += f; passed += $NF - f; next }
         /^[0-9]+ passed, [0-9]+ failed/ { passed += $1; failed += $3; next }
         /^Ran [0-9]+ tests? in/ { passed += $2 }
         /^FAILED \((failures|errors)=/ { split($0, part, /[=,)]/); failed += part[2]; passed -= part[2] }
         END { print passed + 0, failed + 0 }' "$1"
}

unit_tests() { # unit_tests PRESET [CTEST-ARG…]
    local preset=$1
    shift
    # in the native case as in the root: at most one test a core, each with its own time limit
    tb ctest --test-dir "build-$preset" --output-on-failure -j "$(nproc)" --no-tests=error "$@"
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

tools_stage() {
    local status=0
    tb python3 tests/oracle/check.py || status=1
    tb python3 tests/bench/check.py || status=1
    tb tests/cluster/image/check.sh || status=1
    return "$status"
}

cluster_stage() { # cluster_stage [--long]
    local config status=0
    node down --dir "$cluster" --wipe || true
    kept tests/cluster/lifecycle.sh || status=1
    config=$(cluster_up) || return 1
    kept tests/cluster/check.sh "$cluster" || status=1
    KUBECONFIG=$config with_path dev env "FIRESTEEL_NODE=$(node_binary)" "FIRESTEEL_CLUSTER=$cluster" \
        tests/cluster/suite.sh "$@" || status=1
    node down --dir "$cluster" --wipe || status=1
    return "$status"
}

fuzz_stage() { # fuzz_stage SECONDS: each harness that long
    build fuzz || return 1
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
    mkdir -p "$logs"
    if [[ $# -gt 0 ]]; then
        dev_stage "$1"
        return
    fi
    local begin=$SECONDS i status=0 passed=0 failed=0
    stage toolbox tb true
    # the long waits are for downloads as much as for the processor: they run beside the compilers
    (tb nice tests/cluster/build.sh && tb nice tests/cluster/image/build.py) >"$logs/prepare.log" 2>&1 &
    local prepare=$!
    stage dev dev_stage
    stage core-only core_only_stage
    stage lint cmd_lint
    stage tools tools_stage
    say "cluster binary and Spark image"
    if ! wait "$prepare"; then tail -n 20 "$logs/prepare.log"; fi
    if [[ $long == yes ]]; then
        stage asan asan_stage
        stage tsan tsan_stage
        stage cluster cluster_stage --long
        stage oracle cmd_oracle
        stage bench-submit cmd_bench submit
        stage fuzz fuzz_stage "${FIRESTEEL_FUZZ_SECONDS:-300}"
        node down --dir "$cluster" --wipe || true
    else
        stage cluster cluster_stage
    fi

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
