#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# toolbox.sh [--keep] [--root] CMD…: run CMD with Firesteel's build tools. Natively on Debian 13+, Ubuntu 25.10+ and
# Fedora; elsewhere in a Debian 13 root that this script makes once and keeps in the cache folder.
#   --keep                              processes that CMD leaves behind live on (the test cluster); without
#                                       it CMD gets a process namespace of its own that ends with it
#   --root                              with sudo, CMD runs as root (else as the user who called sudo)
#   FIRESTEEL_TOOLBOX=native|root|auto  which of the two (auto)
#   FIRESTEEL_CACHE=DIR                 the cache folder (${XDG_CACHE_HOME:-~/.cache}/firesteel)
#   FIRESTEEL_BIND=DIR:DIR…             further host folders that CMD sees at their own paths
#   FIRESTEEL_MIRROR=URL                a Debian mirror other than the host's (deb.debian.org where it has none)
set -euo pipefail

self=$(realpath "${BASH_SOURCE[0]}")
here=${self%/*}
list=$here/packages.txt
src=$(git -C "$here" rev-parse --show-toplevel 2>/dev/null || realpath "$here/../..")
repo=$(git -C "$here" rev-parse --path-format=absolute --git-common-dir 2>/dev/null || echo "$src") # elsewhere in a worktree
home=$(getent passwd "${SUDO_UID:-$(id -u)}" | cut -d: -f6) || home=${HOME:-/root} # with sudo, the caller's
cache=${FIRESTEEL_CACHE:-${XDG_CACHE_HOME:-$home/.cache}/firesteel}
root=$cache/trixie
keys=/usr/share/keyrings/debian-archive-keyring.gpg
os_release=${FIRESTEEL_OS_RELEASE:-/etc/os-release} # the tests' own

packages() { sed 's/#.*//' "$1" | xargs; }
die() { printf 'toolbox: %s\n' "$@" >&2; exit 125; }

# ---- native hosts ----------------------------------------------------------------------------------------

host_family() { # debian or fedora where the host itself will do, else nothing
    local min='' ID='' VERSION_ID=''
    # shellcheck disable=SC1090
    . "$os_release"
    case ${ID:-} in
        debian) min=13 ;;
        ubuntu) min=25.10 ;;
        fedora) echo fedora; return ;;
        *) return ;;
    esac
    # testing and sid have no VERSION_ID
    if [[ -z ${VERSION_ID:-} ]] || dpkg --compare-versions "$VERSION_ID" ge "$min"; then echo debian; fi
}

natively() { # natively FAMILY CMD…: check the packages, then run CMD on the host
    local family=$1 lacking install
    shift
    if [[ $family == fedora ]]; then
        lacking=$(for p in $(packages "$here/packages-fedora.txt"); do
            rpm -q --quiet --whatprovides "$p" || echo "$p"; done | xargs)
        install="sudo dnf install"
    else
        lacking=$(comm -23 <(packages "$list" | tr ' ' '\n' | sort -u) \
            <(dpkg-query -Wf '${db:Status-Status} ${Package}\n' | awk '$1 == "installed" { print $2 }' | sort -u) | xargs)
        install="sudo apt-get install"
    fi
    [[ -z $lacking ]] || die "these packages are missing; install them with" "    $install $lacking"
    exec "${as[@]}" "$@"
}

# ---- running in the root ---------------------------------------------------------------------------------

# Inside the new namespaces: lay the root out and run CMD in it.
enter() { # enter KEEP WHO ROOT CMD…
    local keep=$1 who=$2 into=$3 wd=$PWD what to more=()
    shift 3
    bind() { # bind [--recursive] PATH: the host's PATH at the same path in the root
        local how=--bind
        [[ $1 != --recursive ]] || { how=--rbind; shift; }
        [[ -e $1 ]] || return 0
        if [[ -d $1 ]]; then
            mkdir -p "$into$1"
        else
            mkdir -p "$into${1%/*}"
            [[ -e $into$1 ]] || : >"$into$1"
        fi
        mount "$how" "$1" "$into$1"
    }
    mount --bind "$into" "$into"
    if [[ $keep == keep ]]; then
        mount --rbind /proc "$into/proc"
    else
        mount -t proc proc "$into/proc"
    fi
    mount -t tmpfs -o mode=755 tmpfs "$into/run"
    IFS=: read -ra more <<<"${FIRESTEEL_BIND:-}"
    for what in /dev /sys /tmp /run/user "$src" "$repo" "${XAUTHORITY:-}" "${more[@]}"; do
        [[ -z $what ]] || bind --recursive "$what"
    done
    bind "$cache" # not recursive: the root itself lies in it
    [[ -n $(ls -A "$into$wd" 2>/dev/null) ]] || bind --recursive "$wd" # never over a folder of the root's own
    for what in /etc/resolv.conf /etc/hosts /etc/ssl/certs/ca-certificates.crt; do
        [[ -e $what ]] || continue
        to=$into$what
        [[ -e $to ]] || : >"$to"
        mount --bind "$(realpath "$what")" "$to"
    done
    trap : INT TERM # CMD gets the terminal's signals itself; this shell stays to pass its status on
    if [[ $who == caller && -n ${SUDO_UID:-} ]]; then
        set -- env "HOME=$cache/home" setpriv "--reuid=$SUDO_UID" "--regid=$SUDO_GID" --clear-groups "$@"
    fi
    cd "$into"
    pivot_root . . # not chroot: in a chroot the kernel refuses user namespaces (WebEngine's sandbox)
    umount -l .
    env -C "$wd" "$@"
}

spaced() { # CMD in namespaces of its own: nothing stays mounted or running after it
    env --default-signal=INT,QUIT setpriv --pdeathsig KILL \
        unshare --mount --pid --fork --kill-child --mount-proc "$@" <&0 &
    local child=$! status=0
    trap 'kill -KILL $child 2>/dev/null; wait $child || exit 143' TERM HUP
    trap : INT
    while wait "$child" && status=0 || status=$?; kill -0 "$child" 2>/dev/null; do :; done
    return "$status"
}
run_in() { spaced "$self" --enter end "$@"; } # run_in WHO ROOT CMD…

# ---- making the root -------------------------------------------------------------------------------------

host_mirror() { # host_mirror SUITE: the mirror from which this host takes that suite, if any
    apt-get indextargets --no-release-info --format '$(REPO_URI) $(RELEASE)' 'Created-By: Packages' 2>/dev/null |
        awk -v r="$1" '$2 == r && !seen++ { print $1 }' || true
}

mirrors() { # two lines: Debian's mirror, and that of its security updates (empty: none is known)
    local main=${FIRESTEEL_MIRROR:-} security='' ID='' VERSION_CODENAME=''
    # shellcheck disable=SC1090
    . "$os_release"
    if [[ $ID == debian ]]; then # another distribution's mirror has no trixie
        [[ -n $main ]] || main=$(host_mirror "${VERSION_CODENAME:-none}")
        security=$(host_mirror "${VERSION_CODENAME:-none}-security")
    elif [[ -z $main ]]; then
        security=http://deb.debian.org/debian-security
    fi
    main=${main:-http://deb.debian.org/debian}
    printf '%s\n' "${main%/}" "$security"
}

configure_apt() { # configure_apt ROOT MIRROR SECURITY: mirrors, and the host's proxy and clock settings
    local into=$1 mirror=$2 security=$3
    printf "deb [signed-by=$keys] %s main\n" "$mirror trixie" "$mirror trixie-updates" \
        ${security:+"$security trixie-security"} >"$into/etc/apt/sources.list"
    {
        apt-config dump 2>/dev/null | grep -E '^Acquire::(http|https|ftp|Check|Retries|ForceIP)' || true
        echo 'APT::Install-Recommends "false"; Acquire::Languages "none"; Acquire::Retries "3";'
    } >"$into/etc/apt/apt.conf.d/90firesteel"
    [[ -z $(ls -A /etc/apt/auth.conf.d 2>/dev/null) ]] || cp /etc/apt/auth.conf.d/* "$into/etc/apt/auth.conf.d/"
    printf '%s\n' force-unsafe-io 'path-exclude=/usr/share/man/*' 'path-exclude=/usr/share/doc/*' \
        >"$into/etc/dpkg/dpkg.cfg.d/firesteel"
    printf '#!/bin/sh\nexit 101\n' >"$into/usr/sbin/policy-rc.d"
    chmod +x "$into/usr/sbin/policy-rc.d"
}

has_room() { # has_room FOLDER: 5 GB for the root and its making
    local free
    free=$(df --output=avail -k "$1" | tail -n 1) || return 0
    ((free > 5 << 20)) || die "$1 has $((free >> 10)) MB left; the Debian root needs 5 GB there." \
        "FIRESTEEL_CACHE names another place"
}

prepare() { # make the root, or bring its packages up to the list
    local want at=$root places
    want=$(sha256sum "$list" | cut -d' ' -f1)
    [[ $(cat "$root/etc/firesteel-toolbox" 2>/dev/null) != "$want" ]] || return 0
    exec 9>"$root.lock"
    flock -n 9 || { echo 'toolbox: waiting for another toolbox' >&2; flock 9; }
    [[ $(cat "$root/etc/firesteel-toolbox" 2>/dev/null) != "$want" ]] || { exec 9>&-; return 0; }
    if [[ ! -d $root ]]; then
        rm -rf --one-file-system "$root".new.* # what a killed making left
        has_room "$cache"
        at=$root.new.$$
        if ! command -v debootstrap >/dev/null || [[ ! -e $keys ]]; then
            { apt-get update -q && apt-get install -qy --no-install-recommends debootstrap debian-archive-keyring; } >&2 ||
                die "install debootstrap and debian-archive-keyring, then try again"
        fi
        mapfile -t places < <(mirrors)
        echo "toolbox: making a Debian 13 root in $root from ${places[0]} (once, some minutes)" >&2
        spaced debootstrap --variant=minbase --keyring="$keys" --include=ca-certificates trixie "$at" "${places[0]}" \
            >"$root.log" 2>&1 || { tail -5 "$root.log" >&2; die "debootstrap failed; see $root.log. The next call begins anew"; }
        configure_apt "$at" "${places[@]}"
    fi
    echo 'toolbox: installing packages' >&2
    # shellcheck disable=SC2046 # one word a package
    DEBIAN_FRONTEND=noninteractive run_in root "$at" sh -c 'dpkg --configure -a && apt-get -qy -f install &&
        apt-get -q update && apt-get -qy upgrade && apt-get -qy install "$@" && apt-get clean' sh $(packages "$list") \
        >>"$root.log" 2>&1 </dev/null || { tail -5 "$root.log" >&2; die "apt failed; see $root.log. The next call tries again"; }
    echo "$want" >"$at/etc/firesteel-toolbox"
    [[ $at == "$root" ]] || mv -T "$at" "$root"
    exec 9>&-
}

main() {
    local keep=end who=caller status=0 family
    as=() # with sudo, CMD runs as the caller
    while [[ ${1:-} == --* ]]; do
        case $1 in
            --enter) shift; enter "$@"; exit ;;
            --keep) keep=keep ;;
            --root) who=root ;;
            *) break ;;
        esac
        shift
    done
    [[ $# -gt 0 && $1 != --* ]] || die "usage: toolbox.sh [--keep] [--root] CMD…"
    # one compiler cache for all build folders and checkouts; gcc's precompiled headers need the sloppiness. That
    # of times is left out: a header that is edited while the compiler reads it must not enter the cache under its new text
    export CCACHE_DIR=${CCACHE_DIR:-$cache/ccache} CCACHE_BASEDIR=$src CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1 CCACHE_MAXSIZE=${CCACHE_MAXSIZE:-8G} \
        CCACHE_SLOPPINESS=pch_defines,time_macros
    [[ ! -e /etc/firesteel-toolbox ]] || exec "$@" # we are in it
    [[ $(id -u) != 0 || -z ${SUDO_UID:-} ]] ||
        as=(env "HOME=$home" setpriv "--reuid=$SUDO_UID" "--regid=$SUDO_GID" --clear-groups)
    "${as[@]}" mkdir -p "$cache/ccache" "$cache/home" || die "the cache folder cannot be made; FIRESTEEL_CACHE names another"
    case ${FIRESTEEL_TOOLBOX:-auto} in
        native | auto)
            [[ $who == caller ]] || as=()
            [[ ${FIRESTEEL_TOOLBOX:-auto} == auto ]] || exec "${as[@]}" "$@"
            family=$(host_family)
            [[ -z $family ]] || natively "$family" "$@"
            ;;
    esac
    [[ $(id -u) == 0 ]] || die "this system is older than Debian 13 and Ubuntu 25.10 (or another), so the build runs in a Debian 13" \
        "root, and that needs root: put \`sudo -E\` before the command. What is built belongs to you in any case." \
        "Without root: FIRESTEEL_TOOLBOX=native, where all of packaging/toolbox/packages.txt is installed."
    unshare --mount --pid --fork true 2>/dev/null ||
        die "root may not mount here, as in a container without rights: give it --privileged (or CAP_SYS_ADMIN)"
    prepare
    # the host's own paths mean nothing in the root
    unset PYENV_ROOT PYENV_VERSION PIP_FIND_LINKS GOROOT GOPATH JAVA_HOME CARGO_HOME RUSTUP_HOME
    export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8
    if [[ $keep == keep ]]; then
        unshare --mount "$self" --enter keep "$who" "$root" "$@" || status=$?
    else
        run_in "$who" "$root" "$@" || status=$?
    fi
    exit "$status"
}

# Read to its end before anything runs, should the file change meanwhile; sourced, it only defines.
[[ ${BASH_SOURCE[0]} != "$0" ]] || { main "$@"; exit; }
