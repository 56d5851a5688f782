#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# lint.sh [--all]: clang-format and shellcheck over everything; clang-tidy over the sources that changed
# since FIRESTEEL_LINT_BASE (default: where the upstream branch was left, else the commit before the last),
# or over all of them with --all, and where there is no earlier commit. Needs build-dev.
# A file that clang-tidy has found clean is not read again while it, what it includes, the checks and
# clang-tidy stay as they are: the cache folder remembers the preprocessed text's hash.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
die() { printf 'lint.sh: %s\n' "$@" >&2; exit 2; }
all=no
case $* in
    '') ;;
    --all) all=yes ;;
    *) die "usage: lint.sh [--all]" ;;
esac
cache=${FIRESTEEL_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/firesteel}/tidy
mkdir -p "$cache"
passed=0 failed=0
verdict() { if [[ $1 == 0 ]]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "failed: $2"; fi; }
# a clone made by another user is still this repository
git() { command git -c safe.directory='*' "$@"; }

git rev-parse --git-dir >/dev/null || die "what belongs to the project is asked of Git, and this is no clone"
listed() { # listed PATTERN…: the project's files that are there
    git ls-files --cached --others --exclude-standard "$@" | while IFS= read -r file; do
        [[ ! -f $file ]] || printf '%s\n' "$file"; done
}
mapfile -t sources < <(listed {core,gui,tests}/'*.h' {core,gui,tests}/'*.cpp')
[[ ${#sources[@]} -gt 0 ]] || die "no sources were found"
status=0
clang-format-19 --dry-run --Werror "${sources[@]}" || status=1
verdict "$status" clang-format

mapfile -t scripts < <(listed | while IFS= read -r file; do
    [[ $(head -c 32 "$file" | tr -d '\0') != '#!'*bash* ]] || printf '%s\n' "$file"; done; echo packaging/test/stages.sh)
status=0
shellcheck --severity=warning "${scripts[@]}" || status=1
verdict "$status" shellcheck

changed() { # the sources for clang-tidy, one a line; fails if Git cannot say
    local base=${FIRESTEEL_LINT_BASE:-} head names
    if [[ $all == no ]]; then
        head=$(git rev-parse HEAD) || return
        [[ $base ]] || base=$(git merge-base HEAD '@{upstream}' 2>/dev/null || true)
        if [[ -z $base || $base == "$head" ]]; then
            base=$(git rev-parse --verify --quiet HEAD~1 || true)
        fi
    fi
    if [[ $all == yes || -z $base ]]; then
        listed 'core/*.cpp' 'gui/*.cpp'
        return
    fi
    names=$(git diff --name-only "$base" -- 'core/*.cpp' 'gui/*.cpp') || return
    { printf '%s\n' "$names"; git ls-files --others --exclude-standard 'core/*.cpp' 'gui/*.cpp'; } | sort -u |
        while IFS= read -r file; do [[ ! -f $file ]] || printf '%s\n' "$file"; done
}
tidy() { # tidy FILE: 0 clean
    local file=$1 key
    # a file that cannot be preprocessed is a failure: all such files would share one key
    key=$(set -o pipefail; packaging/lint/preprocessed.py build-dev "$file" | cat - .clang-tidy <(echo "$version") |
        sha256sum | cut -c1-32) || return 1
    [[ ! -e $cache/$key ]] || return 0
    # the compiler's precompiled header is gcc's: clang reads the text instead
    clang-tidy-19 --quiet -p build-dev --warnings-as-errors='*' --extra-arg=-Wno-ignored-gch "$file" 2>/dev/null || return 1
    : >"$cache/$key"
}
version=$(clang-tidy-19 --version)
export -f tidy
export cache version
status=0
names=$(changed) || status=1
[[ $status == 0 ]] || verdict 1 "which files changed"
if [[ $names ]]; then
    # shellcheck disable=SC2016 # for the shell that xargs starts
    xargs -d '\n' -P "$(nproc)" -n 1 bash -c 'tidy "$1" || { echo "clang-tidy: $1"; exit 1; }' tidy <<<"$names" || status=1
    verdict "$status" "clang-tidy over $(wc -l <<<"$names") files"
fi
echo "$passed passed, $failed failed"
[[ $failed == 0 ]]
