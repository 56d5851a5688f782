#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# build.sh BUILD DIR: Debian packages of the release build in the folder BUILD, into the folder DIR. In the toolbox;
# needs no root. debhelper does the packing: what a package has to have beside its files (dependencies on libraries,
# checksums, triggers, compressed man pages, stripped programs) is its trade, and lintian knows its work.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
die() { printf 'build.sh: %s\n' "$@" >&2; exit 2; }
[[ $# == 2 ]] || die "usage: build.sh BUILD DIR"
build=$(realpath "$1")
for file in bin/firesteel bin/firesteelctl bin/plugins/firesteel-webview.so; do
    [[ -e $build/$file ]] || die "$build/$file is missing: build firesteel, firesteelctl and firesteel-webview there first"
done
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
packed=$(dpkg-parsechangelog --file "$here/debian/changelog" --show-field Version)
[[ $packed == "$version" ]] || die "debian/changelog says $packed, CMakeLists.txt says $version"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$2" "$work/firesteel-$version"
out=$(realpath "$2")
cd "$work/firesteel-$version"
cp -r "$here/debian" .
cp "$here/../../NOTICE" .
# no profile of the caller's decides what is packed; nothing is compiled here, so build-essential may be missing
env -u DEB_BUILD_OPTIONS -u DEB_BUILD_PROFILES FIRESTEEL_BUILD="$build" LC_ALL=C.UTF-8 \
    dpkg-buildpackage --build=binary --no-sign --no-check-builddeps >"$work/log" 2>&1 || { tail -n 40 "$work/log" >&2; die "dpkg-buildpackage failed"; }
rm -f "$out"/firesteel*_*.{deb,changes,buildinfo}
cp "$work"/*.deb "$work"/*.changes "$work"/*.buildinfo "$out/"
