#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# Builds firesteel-node, unless the cache has it, and prints its path.
#   FIRESTEEL_CACHE=DIR   where the cache lies (${XDG_CACHE_HOME:-~/.cache}/firesteel)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/node"
cache=${FIRESTEEL_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/firesteel}/cluster
command -v go >/dev/null || { echo "build.sh: Go is missing (packaging/toolbox/toolbox.sh has it)" >&2; exit 1; }
key=$({ go version && sha256sum ../build.sh go.mod go.sum ./*.go; } | sha256sum | cut -c1-16)
binary=$cache/$key/firesteel-node
if [[ ! -x $binary ]]; then
    mkdir -p "$cache"
    exec 9>"$cache/lock"
    flock -n 9 || { echo "build.sh: another build runs; waiting for it" >&2; flock 9; }
fi
if [[ ! -x $binary ]]; then
    echo "build.sh: building $binary" >&2
    # Every go command takes these: with other settings Go compiles all of Kubernetes a second time.
    # -modcacherw changes no key: it lets the cache's owner delete it.
    export GOCACHE=$cache/go-build GOMODCACHE=$cache/go-mod GOTOOLCHAIN=local GOFLAGS='-trimpath -modcacherw' CGO_ENABLED=0 GOWORK=off
    version=$(go list -m -f '{{.Version}}' k8s.io/kubernetes)      # without it Kubernetes says it is v0.0.0
    minor=${version#v1.} x=k8s.io/component-base/version
    rm -rf "$cache"/new.* # what a killed build left; the lock says that none runs
    new=$(mktemp -d "$cache/new.XXXXXX")
    trap 'rm -rf "$new"' EXIT
    go build -buildvcs=false -o "$new/firesteel-node" -ldflags "-s -w \
        -X $x.gitVersion=$version -X $x.gitMajor=1 -X $x.gitMinor=${minor%%.*}" . >&2
    chmod 755 "$new"
    rm -rf "${cache:?}/$key"
    mv -T "$new" "$cache/$key"
    find "$cache" -mindepth 1 -maxdepth 1 -type d -regex '.*/[0-9a-f]+' ! -name "$key" -mtime +7 -exec rm -rf {} +
fi
echo "$binary"
