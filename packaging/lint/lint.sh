#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# lint.sh [--all]: clang-format and shellcheck over everything; clang-tidy over the sources that changed
# since FIRESTEEL_LINT_BASE (default: the upstream branch, else the commit before the last). Needs build-dev.
# A file that clang-tidy has found clean is not read again while it, what it includes and the checks
# stay as they are: the cache folder remembers the preprocessed text's hash.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
cache=${FIRESTEEL_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/firesteel}/tidy
mkdir -p "$cache"
passed=0 failed=0
verdict() { if [[ $1 == 0 ]]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "failed: $2"; fi; }
# a clone made by another user is still this repository
git() { command git -c safe.directory='*' "$@"; }

mapfile -t sources < <(git ls-files --cached --others --exclude-standard 'core/*.h' 'core/*.cpp' 'gui/*.h' \
    'gui/*.cpp' 'tests/*.h' 'tests/*.cpp')
status=0
clang-format-19 --dry-run --Werror "${sources[@]}" || status=1
verdict "$status" clang-format

mapfile -t scripts < <(git ls-files --cached --others --exclude-standard | while read -r file; do
    [[ -f $file && $(head -c 32 "$file" | tr -d '\0') == '#!'*bash* ]] && echo "$file"; done; echo packaging/test/stages.sh)
status=0
shellcheck --severity=warning "${scripts[@]}" || status=1
verdict "$status" shellcheck

changed() {
    local base=${FIRESTEEL_LINT_BASE:-}
    if [[ ${1:-} == --all ]]; then
        git ls-files 'core/*.cpp' 'gui/*.cpp'
        return
    fi
    [[ $base ]] || base=$(git merge-base HEAD '@{upstream}' 2>/dev/null || true)
    if [[ -z $base || $base == $(git rev-parse HEAD) ]]; then
        base=$(git rev-list --max-count=2 --first-parent HEAD | tail -n 1)
    fi
    { git diff --name-only "$base" -- 'core/*.cpp' 'gui/*.cpp'
      git ls-files --others --exclude-standard 'core/*.cpp' 'gui/*.cpp'; } | sort -u | while read -r file; do
        [[ ! -f $file ]] || echo "$file"; done
}
tidy() { # tidy FILE: 0 clean
    local file=$1 key
    # a file that cannot be preprocessed is a failure: all such files would share one key
    key=$(set -o pipefail; packaging/lint/preprocessed.py build-dev "$file" | cat - .clang-tidy | sha256sum | cut -c1-32) || return 1
    [[ ! -e $cache/$key ]] || return 0
    clang-tidy-19 --quiet -p build-dev --warnings-as-errors='*' "$file" 2>/dev/null || return 1
    : >"$cache/$key"
}
export -f tidy
export cache
mapfile -t files < <(changed "$@")
if [[ ${#files[@]} -gt 0 ]]; then
    status=0
    printf '%s\n' "${files[@]}" | xargs -P "$(nproc)" -I{} bash -c 'tidy {} || { echo "clang-tidy: {}"; exit 1; }' || status=1
    verdict "$status" "clang-tidy over ${#files[@]} files"
fi
echo "$passed passed, $failed failed"
[[ $failed == 0 ]]
