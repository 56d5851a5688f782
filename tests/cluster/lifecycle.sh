#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# Checks that clusters come, stay and go without a trace: lifecycle.sh [FOLDER TO WORK IN]. First it clears up what
# earlier runs left that were killed; with --sweep it does that alone.
set -uo pipefail
deep=a-name-that-would-not-fit-into-the-hundred-and-seven-characters-of-a-socket-address/c
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
node=${FIRESTEEL_NODE:-$("$here/build.sh")} || exit
sweep=no
[[ ${1:-} != --sweep ]] || { sweep=yes; shift; }
place=${1:-${TMPDIR:-/tmp}}
clear_up() { # FOLDER of a run that was killed
    local dir code
    for dir in "$1/$deep" "$1/other"; do
        code=0
        "$node" down --dir "$dir" --wipe || code=$?
        [[ $code == 0 || $code == 3 ]] || { echo "not cleared up: $1" >&2; return 1; } # 3: there was none
    done
    rm -rf --one-file-system "$1"
    echo "cleared up: $1"
}
# Whoever works in such a folder holds its lock, which no cluster inherits. The youngest may not have it yet.
while IFS= read -r old; do
    ! flock -n "$old" true || clear_up "$old"
done < <(find "$place" -maxdepth 1 -type d -name 'cluster-lifecycle.*' -mmin +1)
[[ $sweep == no ]] || exit 0
work=$(mktemp -d "$place/cluster-lifecycle.XXXXXX") || exit
exec 7<"$work" && flock 7 || exit
dir=$work/$deep
other=$work/other
mkdir -p "$dir"
passed=0 failed=0
n() { local command=$1; shift; "$node" "$command" --dir "$dir" "$@" 7<&-; }
k() { "$node" kubectl --kubeconfig "$dir/kubeconfig" "$@"; }
try() { # NAME COMMAND…: the command must succeed
    local name=$1 out begin=$EPOCHREALTIME; shift
    if out=$("$@" 2>&1); then passed=$((passed + 1)); out=ok; else failed=$((failed + 1)); out="FAIL: $out"; fi
    printf '%6.2f s  %s: %s\n' "$(awk "BEGIN {print $EPOCHREALTIME - $begin}")" "$name" "$out"
}
within() { # SECONDS COMMAND…
    local limit=$1 begin=$EPOCHREALTIME; shift
    "$@" || return
    awk "BEGIN {exit !($EPOCHREALTIME - $begin < $limit)}" || { echo "took longer than $limit s"; return 1; }
}
ends_with() { # CODE COMMAND…
    local code=$1 got=0; shift
    "$@" >/dev/null 2>&1 || got=$?
    [[ $got == "$code" ]] || { echo "ended with $got"; return 1; }
}
pid_of() { n status | awk -v c="$1" '$1 == c {print $2}'; }
cgroups() { find /sys/fs/cgroup -type d -name "firesteel-node*$(basename "$work")*"; }
settings() { sysctl -n vm.overcommit_memory vm.panic_on_oom kernel.panic kernel.panic_on_oops net.ipv4.ip_forward; }
spaces() { readlink /proc/[0-9]*/ns/{pid,net,mnt} 2>/dev/null | sort -u; }
remember() { # the namespaces and the port of the running cluster
    inside=$(readlink "/proc/$(pid_of node)"/ns/{pid,net,mnt})
    server=$(k config view -o jsonpath='{.clusters[0].cluster.server}')
    [[ $inside ]]
}
gone() { # nothing of the remembered cluster is left
    local left
    left=$(spaces | grep -F "$inside") && { echo "namespaces: $left"; return 1; }
    left=$(grep -lF "$(basename "$work")" /proc/[0-9]*/mountinfo 2>/dev/null) && { echo "mounts: $left"; return 1; }
    left=$(cgroups | grep .) && { echo "cgroups: $left"; return 1; }
    left=$(grep -lzF -f <(echo "$dir") /proc/[0-9]*/cmdline 2>/dev/null) && { echo "processes: $left"; return 1; }
    ends_with 7 curl -sk "$server" || { echo "the port still answers"; return 1; }
    ends_with 3 n status || return
    [[ $(settings) == "$before" ]] || { echo "settings: $before -> $(settings)"; return 1; }
}
has_pod() { k run p --image=firesteel.local/busybox:1 --restart=Never -- sleep 3600 && k wait --for=condition=Ready pod/p --timeout=60s; }
up_other() { "$node" up --dir "$other" 7<&-; }
swept() { # a run that was killed, with a cluster that runs
    local killed=$work/place/cluster-lifecycle.killed
    mkdir -p "$killed" && "$node" up --dir "$killed/other" 7<&- && touch -d '2 minutes ago' "$killed" || return
    FIRESTEEL_NODE=$node "$here/lifecycle.sh" --sweep "$work/place" || return
    [[ ! -e $killed ]] && ! cgroups | grep killed
}
end_of() { tail --pid="$1" -f /dev/null; }
trap 'for left in "$dir" "$other" "$work/place/cluster-lifecycle.killed/other"; do
    "$node" down --dir "$left" --wipe 2>/dev/null; done; rm -rf "$work"' EXIT

before=$(settings)
try "there is no cluster yet"          ends_with 3 n status
try "down without one is no error"     n down
try "up"                               within 30 n up
try "up on a running cluster"          within 2 n up
remember
try "a pod runs"                       has_pod
try "a second cluster beside it"       within 60 up_other
try "which ends alone"                 "$node" down --dir "$other" --wipe
try "one of a killed run is cleared up" within 60 swept
try "the first still runs"             ends_with 0 n status
try "down"                             within 10 n down
try "leaves nothing"                   gone
try "up again"                         within 30 n up --max-pods 5
try "finds what was there"             k get pod p
try "with fewer pods"                  test "$(k get node firesteel-node -o jsonpath='{.status.allocatable.pods}')" = 5
remember; pid=$(pid_of node)
kill -KILL "$pid"; end_of "$pid"
try "after kill -9 it does not run"    ends_with 3 n status
try "and down clears up"               within 10 n down
try "leaves nothing"                   gone
try "up after kill -9"                 within 30 n up
remember
n freeze etcd; n freeze kube-apiserver; n stop kubelet
try "down of a half-dead cluster"      within 10 n down
try "leaves nothing"                   gone
n up >/dev/null; remember; kill -STOP "$(pid_of node)"
try "down of a hung node"              within 30 n down --wipe
try "leaves nothing"                   gone
try "no directory"                     test ! -e "$dir"
mkdir -p "$dir"; touch "$dir/mine"
try "wipe spares other folders"        ends_with 3 n down --wipe
try "really"                           test -e "$dir/mine"
echo "$passed passed, $failed failed"
[[ $failed == 0 ]]
