#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# freshroot.sh: Debian 13 as a first installation leaves it, to see what a package needs. As root, in the toolbox.
#   make ROOT                a new root in the folder ROOT, which must not exist yet; the base comes from the cache
#   run [--user] [--alone] [--share DIR]… ROOT CMD…
#                            CMD in it; --user: as an ordinary user; --alone: without a network but loopback;
#                            --share: DIR is there at the same path
# What is mounted is so in a namespace that ends with CMD. Packages that apt downloads are kept in the cache folder.
set -euo pipefail
self=$(realpath "${BASH_SOURCE[0]}")
here=${self%/*}
# shellcheck source=packaging/toolbox/toolbox.sh
. "$here/../toolbox/toolbox.sh" # mirrors, configure_apt, spaced, die
: "${cache:?}" "${keys:?}"       # from there, too
self=$(realpath "${BASH_SOURCE[0]}")
place=$cache/freshroot
person=1000

base() { # prints the folder of the base, after making it
    local places key made at
    mapfile -t places < <(mirrors)
    # whatever decides what is in it: how it is made, how apt is set up, and where the packages come from
    key=$({ declare -f base configure_apt; printf '%s\n' "${places[@]}"; } | sha256sum | cut -c1-16)
    made=$place/$key
    mkdir -p "$place/archives/partial"
    exec 7>"$place/lock"
    flock 7
    if [[ ! -d $made ]]; then
        rm -rf --one-file-system "$place"/new.* # what a killed making left
        at=$place/new.$$
        echo "freshroot: making a base in $made (once, about a minute)" >&2
        spaced debootstrap --variant=minbase --keyring="$keys" --include=ca-certificates trixie "$at" "${places[0]}" \
            >"$place/log" 2>&1 || { tail -5 "$place/log" >&2; die "debootstrap failed; see $place/log"; }
        configure_apt "$at" "${places[@]}"
        echo force-unsafe-io >"$at/etc/dpkg/dpkg.cfg.d/firesteel" # a fresh Debian has its man pages
        run "$at" sh -c "apt-get -q update && apt-get -qy upgrade && apt-get clean &&
            useradd --create-home --uid $person --shell /bin/bash person" >>"$place/log" 2>&1 </dev/null ||
            { tail -5 "$place/log" >&2; die "apt failed; see $place/log"; }
        find "$place" -mindepth 1 -maxdepth 1 -type d ! -name archives ! -name "new.$$" -exec rm -rf --one-file-system {} +
        mv -T "$at" "$made"
    fi
    exec 7>&-
    echo "$made"
}

make_root() {
    local from
    [[ ! -e $1 ]] || die "$1 exists"
    from=$(base) || return
    cp -a --reflink=auto "$from" "$1"
}

run() {
    local who=root net=() shared=()
    while [[ $1 == --* ]]; do
        case $1 in
            --user) who=user ;;
            --alone) net=(--net) ;;
            --share) shared+=("$2"); shift ;;
            *) die "no such option: $1" ;;
        esac
        shift
    done
    local into
    into=$(realpath "$1")
    shift
    spaced unshare "${net[@]}" "$self" --inside "$who" "$into" "${#shared[@]}" "${shared[@]}" "$@"
}

inside() { # inside WHO ROOT NUMBER SHARED… CMD…: in the namespaces already
    local who=$1 into=$2 number=$3 what as=()
    shift 3
    ip link set lo up
    mount --bind "$into" "$into"
    mount -t proc proc "$into/proc"
    mount --rbind /dev "$into/dev"
    mount -t tmpfs -o mode=755 tmpfs "$into/run"
    mount -t tmpfs -o mode=1777 tmpfs "$into/tmp"
    for ((; number > 0; number--)); do
        mkdir -p "$into$1"
        mount --bind "$1" "$into$1"
        shift
    done
    mkdir -p "$into/var/cache/apt/archives"
    mount --bind "$place/archives" "$into/var/cache/apt/archives"
    for what in /etc/resolv.conf /etc/hosts /etc/ssl/certs/ca-certificates.crt; do
        [[ -e $what ]] || continue
        [[ -e $into$what ]] || : >"$into$what"
        mount --bind "$(realpath "$what")" "$into$what"
    done
    if [[ $who == user ]]; then
        as=(setpriv "--reuid=$person" "--regid=$person" --clear-groups env "HOME=/home/person" USER=person LOGNAME=person)
    fi
    cd "$into"
    pivot_root . . # not chroot: there the kernel refuses the namespaces of WebEngine's sandbox
    umount -l .
    cd /
    exec "${as[@]}" "$@"
}

case ${1:-} in
    make) [[ $# == 2 ]] || die "usage: freshroot.sh make ROOT"; make_root "$2" ;;
    run) shift; run "$@" ;;
    --inside) shift; inside "$@" ;;
    *) die "usage: freshroot.sh make|run …; see its head" ;;
esac
