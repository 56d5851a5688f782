#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# Checks the running cluster in DIR as a user would: check.sh DIR (or DIR/kubeconfig)
set -uo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
node=${FIRESTEEL_NODE:-$("$here/build.sh")} || exit
dir=${1:?usage: check.sh DIR}
[[ -d $dir ]] || dir=$(dirname "$dir")
export KUBECONFIG=$dir/kubeconfig
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
passed=0 failed=0
k() { "$node" kubectl "$@"; }
n() { local command=$1; shift; "$node" "$command" --dir "$dir" "$@"; }
try() { # NAME COMMAND…: the command must succeed
    local name=$1 out; shift
    if out=$("$@" 2>&1); then passed=$((passed + 1)); echo "ok   $name"
    else failed=$((failed + 1)); echo "FAIL $name: $out"; fi
}
says() { # TEXT COMMAND…: the command must print TEXT
    local text=$1 out; shift
    out=$("$@" 2>&1); grep -qF -- "$text" <<<"$out" || { echo "$out"; return 1; }
}
soon() { # COMMAND…: the command must succeed within 30 s
    local out
    for _ in {1..60}; do out=$("$@" 2>&1) && return; sleep 0.5; done
    echo "$out"; return 1
}
ends_with() { # CODE COMMAND…: the command must end so
    local code=$1 got=0; shift
    "$@" >/dev/null 2>&1 || got=$?
    [[ $got == "$code" ]] || { echo "ended with $got"; return 1; }
}
field() { k get -o "jsonpath={$2}" "$1"; }                                    # OBJECT PATH
phase() { k wait --for=jsonpath='{.status.phase}'="$2" "$1" --timeout=60s; } # OBJECT PHASE
in_client() { k exec client -- "$@"; }
curl_api() { curl -sk --max-time 2 "$(k config view -o jsonpath='{.clusters[0].cluster.server}')/livez"; }
port_forward() {
    "$node" kubectl port-forward pod/web 18080:8080 >/dev/null 2>&1 & local pid=$! code=0
    soon says "web says hello" curl -s http://127.0.0.1:18080/ || code=1
    kill $pid
    return $code
}
whoami() { # asks the API from inside a pod, by name, with its account's token, trusting the CA the pod is given
    # shellcheck disable=SC2016
    in_client sh -c 'd=/var/run/secrets/kubernetes.io/serviceaccount; exec /firesteel/kubectl auth whoami \
        --server=https://kubernetes.default.svc:443 --certificate-authority=$d/ca.crt --token="$(cat $d/token)"'
}
waits_for() { # POD TEXT: the pod waits for its image, and says why
    soon says "$2" field "pod/$1" .status.containerStatuses[0].state.waiting &&
        says Pull field "pod/$1" .status.containerStatuses[0].state.waiting.reason
}
manifests=()
for m in basics images storage states spark; do manifests+=(-f "$here/manifests/$m.yaml"); done
clean() { n nodes --count 0 && n nodes --prefix tainted --count 0 && k delete --ignore-not-found --wait=true --grace-period=1 "${manifests[@]}"; }

n start kube-apiserver && n thaw kube-apiserver && n up >/dev/null || exit
clean >/dev/null
k apply "${manifests[@]}" >/dev/null

try "a pod runs to its end"          phase pod/hello Succeeded
try "logs"                           says "bye" k logs hello
try "pods get ready"                 k wait --for=condition=Ready pod/web pod/client --timeout=60s
try "exec"                           says "client" in_client hostname
try "port-forward"                   port_forward
try "DNS: kubernetes.default.svc"    says "198.19.0.1" in_client nslookup kubernetes.default.svc.cluster.local
try "DNS: a headless service"        says "$(field pod/web .status.podIP)" in_client nslookup web-headless.default.svc.cluster.local
try "DNS: a name outside"            says "NXDOMAIN" in_client nslookup example.test
try "a headless service answers"     says "web says hello" in_client wget -qO- http://web-headless:8080/
try "a service's address answers"    says "web says hello" in_client wget -qO- http://web/
try "the API, by an account's token" says "system:serviceaccount:default:default" whoami
try "the root CA is published"       k get configmap kube-root-ca.crt
try "nothing outside is reachable"   says "unreachable" in_client nc -w 3 203.0.113.1 80

as=(--as=system:serviceaccount:spark:spark -n spark)
for verb in create deletecollection; do
    for what in pods services configmaps persistentvolumeclaims; do
        try "the spark account may $verb $what" k auth can-i $verb $what "${as[@]}"
    done
done
try "and may not read secrets"       says "no" k auth can-i get secrets "${as[@]}"

n kubeconfig --user viewer --namespace spark >"$work/viewer"
n kubeconfig --user viewer --namespace spark --token-seconds -600 >"$work/expired"
try "the viewer may look"            k --kubeconfig "$work/viewer" get pods
try "but not create"                 says "forbidden" k --kubeconfig "$work/viewer" create configmap c
try "an old token is refused"        says "Unauthorized" k --kubeconfig "$work/expired" get --raw /api
try "DIR/pki/ca.crt is the CA"       says "ok" curl -s --cacert "$dir/pki/ca.crt" --cert "$dir/pki/admin.crt" --key "$dir/pki/admin.key" \
    "$(k config view -o jsonpath='{.clusters[0].cluster.server}')/livez"

try "an image is pulled"             phase pod/image-pulled Succeeded
try "with a login, a private one"    phase pod/image-unlocked Succeeded
try "no such image"                  waits_for image-missing "not found"
try "no login"                       waits_for image-locked "uthoriz"           # containerd 1.6: "401 Unauthorized"; 1.7: "authorization failed"
try "a wrong login"                  waits_for image-wrong-login "401 Unauthorized"
try "too many requests"              waits_for image-limited "429 Too Many Requests"
try "no such registry"               waits_for image-nowhere "no such host"

try "a claim gets a ready volume"    says "local-ready" field pvc/ready .spec.volumeName
try "a claim gets a new volume"      says "pvc-" field pvc/made .spec.volumeName
try "a user may write to them"       phase pod/writer Succeeded
try "a claim of no class waits"      says "Pending" field pvc/no-class .status.phase
ready=$(field pvc/ready .spec.volumeName)
k delete pod writer >/dev/null; k delete pvc ready made >/dev/null
try "a ready volume is used again"   phase "pv/$ready" Available
try "and it is empty"                ends_with 1 test -e "$dir/var/lib/firesteel/volumes/$ready/f"

try "out of memory"                  soon says "OOMKilled" field pod/out-of-memory .status.containerStatuses[0].state.terminated.reason
try "a crash loop"                   soon says "CrashLoopBackOff" field pod/crash-loop .status.containerStatuses[0].state.waiting.reason

n nodes --count 3 --cpu 2 --memory 2Gi --label zone=a
n nodes --prefix tainted --count 2 --taint dedicated=gpu:NoSchedule
try "fake nodes are ready"           says "fake-3" k get nodes -l zone=a
k delete pod too-big --grace-period=0 >/dev/null; k apply -f "$here/manifests/states.yaml" >/dev/null
try "the scheduler counts them"      soon says "0/6 nodes are available: 2 node(s) had untolerated taint(s)" field pod/too-big '.status.conditions[?(@.type=="PodScheduled")].message'
try "and says what they lack"        says "4 Insufficient cpu" field pod/too-big '.status.conditions[?(@.type=="PodScheduled")].message'

try "status says running"            says "running" n status
n stop kube-apiserver
try "a stopped API server refuses"   ends_with 7 curl_api
try "status says stopped"            says "stopped" n status
n start apiserver
try "it starts again"                soon says "ok" curl_api
n freeze kube-apiserver
try "a frozen API server hangs"      ends_with 28 curl_api
n thaw kube-apiserver
try "it thaws"                       soon says "ok" curl_api
try "up waits until all is well"     says "$dir/kubeconfig" n up
clean >/dev/null
echo "$passed passed, $failed failed"
[[ $failed == 0 ]]
