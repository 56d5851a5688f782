#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# Tests of the scripts themselves, with stand-ins for what they start: that a failure reaches the exit code, that
# nothing half made is taken for good, that two calls wait for each other, that blanks in paths do no harm.
# shellcheck disable=SC2016,SC2030,SC2031,SC2034 # scripts in quotes; each test is a subshell with variables of its own
set -uo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset FIRESTEEL_CACHE FIRESTEEL_MIRROR FIRESTEEL_LINT_BASE SUDO_UID SUDO_GID
passed=0 failed=0
check() { # check NAME COMMAND…: in a subshell; must end with 0
    local name=$1 said
    shift
    if said=$(cd "$work" && "$@" 2>&1); then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAIL %s\n%s\n' "$name" "$said"
    fi
}
same() { [[ $1 == "$2" ]] || { diff <(echo "$1") <(echo "$2"); return 1; }; }
fails() { ! ("$@") || { echo "did not fail: $*"; return 1; }; }
program() { mkdir -p "${1%/*}" && { echo '#!/bin/bash'; cat; } >"$1" && chmod +x "$1"; } # program PATH <SCRIPT

# ---- what dev and the stages do with a failure -----------------------------------------------------------

counted() { # counted "PASSED FAILED" LINE…
    printf '%s\n' "${@:2}" >"$work/log"
    logs=$work cluster=$work
    . "$top/packaging/test/stages.sh"
    same "$1" "$(count_tests "$work/log")"
}
check "ctest, all passed"         counted "12 0" "100% tests passed, 0 tests failed out of 12"
check "ctest, without the zero"   counted "12 0" "100% tests passed out of 12"
check "ctest, two failed"         counted "10 2" "83% tests passed, 2 tests failed out of 12"
check "shell suites add up"       counted "23 1" "21 passed, 1 failed" "noise" "2 passed, 0 failed"
check "contract suite"            counted "209 2" "211 requests compared, 2 differences (16 known)"
check "unittest, well"            counted "9 0" "Ran 9 tests in 0.1s" "" "OK"
check "unittest, one kind"        counted "7 2" "Ran 9 tests in 0.1s" "" "FAILED (errors=2)"
check "unittest, both kinds"      counted "6 3" "Ran 9 tests in 0.1s" "" "FAILED (failures=1, errors=2)"
check "unittest, all kinds"       counted "4 4" "Ran 9 tests in 0.1s" "" \
    "FAILED (failures=1, errors=2, skipped=1, expected failures=1, unexpected successes=1)"
check "unittest, skipped is not passed" counted "8 0" "Ran 9 tests in 0.1s" "" "OK (skipped=1)"

sourced() { # sourced COMMAND…: after dev and the stages, in a folder of its own, as a user with a cache of his own
    mkdir -p "$work/a b/logs"
    export FIRESTEEL_CACHE="$work/a b/cache"
    . "$top/dev"
    cd "$work/a b" || return
    logs=$PWD/logs cluster=$PWD/cluster
    . "$top/packaging/test/stages.sh"
    needs_root() { :; }
    "$@"
}
stages() { # a run of two stages: its closing lines and its status
    local status=0
    stage one bash -c "$1" >/dev/null
    stage two echo "2 passed, 0 failed" >/dev/null
    closing_lines 0 || status=$?
    return "$status"
}
closing() { # closing STATUS LAST-LINE STAGE-SCRIPT
    local said status=0
    said=$(sourced stages "$3" 2>/dev/null) || status=$?
    same "$1 $2" "$status $(tail -n 1 <<<"$said")"
}
check "two good stages"                closing 0 "3 passed, 0 failed" 'echo "1 passed, 0 failed"'
check "a stage with a failed test"     closing 1 "3 passed, 1 failed" 'echo "1 passed, 1 failed"; exit 1'
check "… that ends with 0"             closing 1 "3 passed, 1 failed" 'echo "1 passed, 1 failed"'
check "a stage that breaks off"        closing 1 "2 passed, 1 failed" 'kill -KILL $$'
no_log() { logs=$PWD/none; fails stages 'echo "1 passed, 0 failed"'; }
check "a log that cannot be written"   sourced no_log
check "an option that does not exist"  fails sourced run_tests --lnog
second() { flock logs bash -c ". '$top/dev'; . '$top/packaging/test/stages.sh'; needs_root() { :; }; logs='$logs'; run_tests" 2>&1; }
refused() { local said; said=$(second) || [[ $said == *"another ./dev test runs"* ]]; }
check "a second test run is refused"   sourced refused
ended_early() { # what ends a run also ends what runs beside it
    program ./dev <<<'echo $$ >beside; exec sleep 600'
    stage() { [[ $1 != dev ]] || { until [[ -s beside ]]; do :; done; kill -TERM "$BASHPID"; }; }
    local status=0
    (run_tests) || status=$?
    same 143 "$status" && timeout 20 tail --pid="$(cat beside)" -f /dev/null
}
check "an end in the middle is the end of all" sourced ended_early

steps() { # steps STEP-THAT-FAILS FUNCTION: whether FUNCTION fails with it
    bad=$1
    spark_image() { [[ $bad != image ]] && echo /some/archive.tar; }
    node_binary() { [[ $bad != binary ]] && echo /some/program; }
    build() { [[ $bad != build ]]; }
    rooted() { echo "$*" >>calls; [[ " $* " != *" $bad "* ]]; }
    kept() { echo "$*" >>calls; [[ " $* " != *"/$bad "* && " $* " != *"/$bad" ]]; }
    rm -rf cluster calls
    "$2"
}
for step in image binary up load apply; do
    check "cluster up fails when '$step' does" fails sourced steps $step cluster_up
done
not_loaded() { fails steps load cluster_up && [[ ! -e cluster/loaded ]]; }
check "an image that did not load is loaded again" sourced not_loaded
loaded_once() {
    steps none cluster_up && cluster_up && same 1 "$(grep -c ' load ' calls)" && same "$PWD/cluster/kubeconfig" "$(cluster_up)"
}
check "one that did is not" sourced loaded_once
for step in build image up record.py compare.py; do
    check "the oracle fails when '$step' does" fails sourced steps $step cmd_oracle
done
for step in build show.sh; do
    check "run fails when '$step' does" fails sourced steps $step cmd_run
done
real() { cmd_run --real; }
for step in build image up show.sh; do
    check "run on the real cluster fails when '$step' does" fails sourced steps $step real
done
real_one() { steps none real && grep -q "show.sh --kubeconfig $PWD/cluster/kubeconfig --image" calls; }
check "run on the real cluster names its kubeconfig" sourced real_one
rootless() { needs_root() { die "root"; }; steps none cmd_run && (fails steps none real); }
check "run on the practice cluster needs no root" sourced rootless
check "run takes no other words" fails sourced cmd_run --rael
pictures() { cmd_screenshots "c d/pictures" help; }
for step in build pictures.sh; do
    check "screenshots fail when '$step' does" fails sourced steps $step pictures
done
whole_path() { steps none pictures && grep -q "pictures.sh $PWD/c d/pictures help" calls && [[ -d "c d/pictures" ]]; }
check "screenshots go where they were asked to" sourced whole_path
check "screenshots want a folder" fails sourced cmd_screenshots
check "an option is no folder" fails sourced cmd_screenshots --dark
bench() { cmd_bench submit; }
for step in build image up submit.py; do
    check "the comparison fails when '$step' does" fails sourced steps $step bench
done
whole() { rooted() { [[ " $* " != *"/$bad "* && " $* " != *"/$bad" && " $* " != *" $bad "* ]]; }; "$whole"; }
whole=cluster_stage
for step in binary lifecycle.sh up check.sh suite.sh run.sh; do
    check "the cluster stage fails when '$step' does" fails sourced steps $step whole
done
whole=window_stage
for step in binary up real.sh down; do
    check "the window stage fails when '$step' does" fails sourced steps $step whole
done

for step in build build.sh test.sh; do
    packages() { tb() { [[ " $* " != *"/$bad "* ]]; }; package_stage; }
    check "the package stage fails when '$step' does" fails sourced steps $step packages
done

no_root() { (id() { echo 1000; }; unset -f needs_root; . "$top/dev"; words=run; needs_root) 2>&1; }
check "without root, the cluster says what to do" bash -c "$(declare -f no_root); top=$top; no_root | grep -q 'sudo -E ./dev run'"
no_cluster() { rm -rf cluster; cmd_cluster down; }
check "no cluster, nothing to end" sourced no_cluster
no_status() { local status=0; rm -rf cluster; cmd_cluster status || status=$?; same 3 "$status"; }
check "no cluster, status 3" sourced no_status

one_at_a_time() { # two builds in one folder
    tb() { mkdir inside || exit; sleep 0.2; rmdir inside; }
    build x & local first=$!
    build x && wait "$first"
}
check "two builds in a folder wait for each other" sourced one_at_a_time
not_configured() { tb() { [[ $1 != cmake ]]; }; fails build y; }
check "a build that cannot be configured fails" sourced not_configured
runs() { # running() sees the lock that a node holds
    mkdir -p cluster && touch cluster/kubeconfig cluster/lock
    fails running && flock cluster/lock bash -c 'read -r _' < <(until running; do :; done; running && touch seen; echo)
    [[ -e seen ]] && fails running
}
check "a cluster runs while its lock is held" sourced runs
plain() { same "== words" "$(say words 2>&1)"; }
check "no colours where there is no terminal" env -u TERM LANG=C bash -c ". '$top/dev'; $(declare -f plain same); plain"

# ---- the toolbox -----------------------------------------------------------------------------------------

mirrors_of() { # mirrors_of OS-RELEASE…: the two lines, joined
    printf '%s\n' "$@" >"$work/os-release"
    (export FIRESTEEL_OS_RELEASE="$work/os-release"; . "$top/packaging/toolbox/toolbox.sh"
     host_mirror() { case $1 in bookworm) echo http://near/debian/ ;; *-security) echo "http://near/$1" ;; esac; }
     mirrors | paste -sd' ')
}
ubuntu() { same "http://deb.debian.org/debian http://deb.debian.org/debian-security" "$(mirrors_of ID=ubuntu VERSION_CODENAME=noble)"; }
check "on Ubuntu, Debian's own mirrors" ubuntu
debian() { same "http://near/debian http://near/bookworm-security" "$(mirrors_of ID=debian VERSION_CODENAME=bookworm)"; }
check "on Debian, the host's mirrors" debian
given() { same "http://mine/debian " "$(FIRESTEEL_MIRROR=http://mine/debian/ mirrors_of ID=ubuntu VERSION_CODENAME=noble)"; }
check "a given mirror, and no other" given
family_of() {
    printf '%s\n' "${@:2}" >"$work/os-release"
    same "$1" "$(FIRESTEEL_OS_RELEASE="$work/os-release"; . "$top/packaging/toolbox/toolbox.sh"; os_release=$work/os-release; host_family)"
}
check "Debian 12 needs the root"     family_of "" ID=debian VERSION_ID=12
check "Ubuntu 24.04 needs the root"  family_of "" ID=ubuntu VERSION_ID=24.04
check "Debian 13 does not"           family_of debian ID=debian VERSION_ID=13
check "Debian testing does not"      family_of debian ID=debian
check "Fedora does not"              family_of fedora ID=fedora VERSION_ID=42
small_disk() {
    . "$top/packaging/toolbox/toolbox.sh"
    df() { printf 'Avail\n%s\n' "$((3 << 20))"; }
    local said
    said=$(has_room / 2>&1) || [[ $said == *"5 GB"* ]]
}
check "too small a disk is named" small_disk

# ---- the cluster's binary --------------------------------------------------------------------------------

mkdir -p "$work/c d/cluster/node" && cp "$top/tests/cluster/build.sh" "$work/c d/cluster/"
touch "$work/c d/cluster/node/"{go.mod,go.sum,main.go}
program "$work/go/go" <<'GO'
case $1 in
    version) echo go1 ;;
    list) echo v1.34.4 ;;
    build) echo half >"$4"; [[ ! -e $0.fails ]] || exit 1; [[ ! -e $0.dies ]] || kill -KILL "$PPID"; chmod +x "$4" ;;
esac
GO
binary() { FIRESTEEL_CACHE="$work/e f" PATH=$work/go:$PATH "$work/c d/cluster/build.sh"; }
products() { find "$work/e f/cluster" -mindepth 1 -maxdepth 1 ! -name lock; }
bad_build() { touch "$work/go/go.fails"; fails binary && same "" "$(products)"; rm "$work/go/go.fails"; }
killed_build() {
    touch "$work/go/go.dies"
    fails binary && [[ $(products) == */new.* ]] || return
    rm "$work/go/go.dies"
    binary && [[ -x $(binary) ]] && same 1 "$(products | wc -l)"
}
check "a build that fails leaves nothing" bad_build
check "what a killed one leaves is not taken, and goes" killed_build

# ---- leftovers of clusters -------------------------------------------------------------------------------

program "$work/node" <<<'echo "$*" >>"$0.calls"; exit "$(cat "$0.code")"'
sweep() { FIRESTEEL_NODE=$work/node "$top/tests/cluster/lifecycle.sh" --sweep "$work/place"; }
swept() { # swept CODE: after down ended so
    rm -rf "$work/place" "$work/node.calls"
    mkdir -p "$work/place/cluster-lifecycle."{killed,held,new}
    touch -d '5 minutes ago' "$work/place/cluster-lifecycle."{killed,held}
    echo "$1" >"$work/node.code"
    flock "$work/place/cluster-lifecycle.held" env "FIRESTEEL_NODE=$work/node" \
        "$top/tests/cluster/lifecycle.sh" --sweep "$work/place"
    ls "$work/place" | sed 's/.*\.//' | paste -sd' '
}
ended() { same "held new" "$(swept "$1" 2>/dev/null | tail -n 1)"; }
check "a killed run is cleared up, none that works" ended 0
check "also where no cluster was" ended 3
stays() { same "held killed new" "$(swept 1 2>/dev/null | tail -n 1)"; }
check "what cannot be ended is kept" stays

# ---- the window at work ----------------------------------------------------------------------------------

mkdir -p "$work/s t/packaging/run" && cp "$top/packaging/run/show.sh" "$work/s t/packaging/run/"
program "$work/s t/packaging/run/display.sh" <<<'shift; exec "$@"'
program "$work/shown/firesteel-show" <<<'echo "show $* $FIRESTEEL_SHOTS"; exit "${CODE:-0}"'
program "$work/shown/firesteel" <<<'echo "window $*"; cp "${@: -1}" "$XDG_CONFIG_HOME.json"; exit "${CODE:-0}"'
program "$work/shown/xdpyinfo" <<<'[[ $DISPLAY == :7 ]]'
shown() { PATH=$work/shown:$PATH "$work/s t/packaging/run/show.sh" "$@"; }
unset WAYLAND_DISPLAY
driven() {
    unset DISPLAY
    [[ $(shown) == *"show  $work/s t/build-run/pictures"* && $(shown) == *"each step: $work/s t/build-run/pictures"* ]] &&
        [[ $(shown --kubeconfig "/a b" --image x) == *"show --kubeconfig /a b --image x "* ]] && CODE=3 fails shown
}
check "without a display, the window is driven and its failure counts" driven
dead_display() { [[ $(DISPLAY=:8 shown) == *"show "* ]]; }
check "a display that does not answer is none" dead_display
with_display() {
    export DISPLAY=:7
    [[ $(shown) == *"window --new-instance --practice --submit $work/s t/build-run/home/job.json" ]] &&
        [[ $(shown --kubeconfig /k --image x) == *"--kubeconfig /k --namespace spark --submit"* ]] &&
        same x "$(python3 -c 'import json,sys; print(json.load(open(sys.argv[1]))["form"]["fields"]["image"])' \
            "$work/s t/build-run/home/config.json")" && CODE=3 fails shown
}
check "with one, it is a person's window with the job" with_display

sheet() { rm -rf "$work/u v" && mkdir -p "$work/u v" && cd "$work/u v"; }
montages() {
    program "$work/sheets/montage" <<<'[[ ! -e $0.fails ]] && echo "$@" >"${@: -1}"'
    sheet && touch help-top{-dark,_small-light}-en-100.png help-top-light-zh_CN-200.png noise.png
    PATH=$work/sheets:$PATH "$top/packaging/run/sheet.py" . || return
    same 3 "$(grep -c '<figure>' index.html)" && same 1 "$(grep -c '<h3>' index.html)" || return
    same "sheet-dark-en-100.png sheet-light-en-100_small.png sheet-light-zh_CN-200.png" "$(echo sheet-*)" || return
    touch "$work/sheets/montage.fails" && PATH=$work/sheets:$PATH fails "$top/packaging/run/sheet.py" .
}
check "a contact sheet of what is there" montages
no_pictures() { sheet && fails "$top/packaging/run/sheet.py" .; }
check "no pictures, no sheet" no_pictures

# ---- lint and fuzzing ------------------------------------------------------------------------------------

linted() { # linted ARG…: lint.sh in a small repository with a blank in its path; clang-tidy's files are in "tidied"
    (cd "$work/g h" && rm -f tidied && PATH=$work/clang:$PATH FIRESTEEL_CACHE=$(mktemp -d "$work/XXXX") \
        packaging/lint/lint.sh "$@" && sort tidied 2>/dev/null | paste -sd' ')
}
repository() {
    mkdir -p "$work/g h/packaging/"{lint,test} "$work/g h/core" && cd "$work/g h" || return
    cp "$top/packaging/lint/lint.sh" packaging/lint/ && cp "$top/packaging/test/stages.sh" packaging/test/
    cp "$top/.clang-tidy" . && touch "core/b c.cpp" && echo 0 >core/a.cpp # of one content, one would do for both
    program packaging/lint/preprocessed.py <<<'cat "$2"'
    program "$work/clang/clang-format-19" <<<'[[ ! -e unformatted ]]'
    program "$work/clang/shellcheck" <<<'true'
    program "$work/clang/clang-tidy-19" <<<'[[ $1 == --version ]] && exit; echo "${@: -1}" >>tidied; ! grep -q bad "${@: -1}"'
    export GIT_CONFIG_GLOBAL=/dev/null GIT_{AUTHOR,COMMITTER}_NAME=a GIT_{AUTHOR,COMMITTER}_EMAIL=a@b.c
    git init -q . && git add . && git commit -qm one || return
    linted | grep -q "^core/a.cpp core/b c.cpp$" || { echo "the first commit"; return 1; }
    echo 1 >core/a.cpp && git commit -qam two || return
    same "core/a.cpp" "$(linted | tail -n 1)" && same "core/a.cpp core/b c.cpp" "$(linted --all | tail -n 1)" || return
    echo 2 >core/new.cpp && rm "core/b c.cpp"
    same "core/a.cpp core/new.cpp" "$(linted | tail -n 1)" && same "core/a.cpp core/new.cpp" "$(linted --all | tail -n 1)" || return
    FIRESTEEL_LINT_BASE=nowhere fails linted && fails linted --al || return
    echo bad >core/new.cpp && fails linted || return
    rm core/new.cpp && touch unformatted && fails linted || return
    rm -rf unformatted .git && fails linted
}
check "clang-tidy reads what changed, or all; each failure shows" repository

fuzzed() {
    mkdir -p "$work/i j/packaging/test" "$work/i j/tests/fuzz/corpus/one"
    cp "$top/packaging/test/fuzz.sh" "$work/i j/packaging/test/"
    program "$work/fuzz_one" <<<'printf "stat::%s\n" "${@: -2}"; exit "${CODE:-0}"'
    program "$work/fuzz_two" <<<'printf "stat::%s\n" "${@: -1}"'
    local run="$work/i j/packaging/test/fuzz.sh" built="$work/i j/build-fuzz/corpus"
    [[ $("$run" "$work/fuzz_one" 1) == *"stat::$built/fuzz_one"*"stat::$work/i j/tests/fuzz/corpus/one"* ]] &&
        [[ $("$run" "$work/fuzz_two" 1) == *"stat::$built/fuzz_two" ]] && CODE=77 fails "$run" "$work/fuzz_one" 1
}
check "fuzzing, with seeds and without" fuzzed

echo "$passed passed, $failed failed"
[[ $failed == 0 ]]
