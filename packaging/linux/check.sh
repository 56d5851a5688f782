#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# check.sh: desktop file, AppStream metainfo, icons, man pages and the Debian changelog are right, and say the same as the
# programs, which have to be first on PATH. In the toolbox; needs no display and no network.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit
id=io.github.firesteel.Firesteel
linux=packaging/linux
passed=0 failed=0
check() { # check NAME COMMAND…: in a subshell
    local name=$1 said
    shift
    if said=$("$@" 2>&1); then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAIL %s\n%s\n' "$name" "$said"
    fi
}
same() { [[ $1 == "$2" ]] || { diff <(echo "$1") <(echo "$2"); return 1; }; }

# ---- each by its own rules -------------------------------------------------------------------------------

silent() { local said; said=$("$@" 2>&1) && [[ -z $said ]] || { echo "$said"; return 1; }; }
check "desktop file" silent desktop-file-validate $linux/$id.desktop
check "metainfo" appstreamcli validate --no-net $linux/$id.metainfo.xml
man_page() { # as lintian does
    local said
    said=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$1" 2>&1 >/dev/null)
    [[ -z $said ]] || { echo "$said"; return 1; }
}
for page in $linux/man/*.1; do check "${page##*/}" man_page "$page"; done
drawings() { python3 -c 'import sys, xml.etree.ElementTree as t; [t.parse(f) for f in sys.argv[1:]]' resources/app/*.svg; }
check "drawings of the icon" drawings

# ---- the same as elsewhere -------------------------------------------------------------------------------

version=$(sed -n 's/^project(firesteel VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
released() { same "$version" "$(sed -n '0,/<release /s/.*<release version="\([^"]*\)".*/\1/p' $linux/$id.metainfo.xml)"; }
check "version of the metainfo" released
packaged() { same "$version" "$(dpkg-parsechangelog --file packaging/deb/debian/changelog --show-field Version)"; }
check "version of the package" packaged
titled() { same 2 "$(grep -c "^\.TH .*\"Firesteel $version\"" $linux/man/*.1 | awk -F: '{ n += $2 } END { print n }')"; }
check "version of the man pages" titled
named() { grep -q "setDesktopFileName(u\"$id\"" gui/main.cpp && grep -qx "Icon=$id" $linux/$id.desktop &&
    grep -q "<id>$id</id>" $linux/$id.metainfo.xml; }
check "one name for window, desktop file and metainfo" named
languages() { # every text of the desktop file and the metainfo's summary is there in each language of the window
    local file language key all
    for file in translations/firesteel_*.ts; do
        language=${file#*firesteel_} language=${language%.ts}
        [[ $language != en ]] || continue
        grep -q "<summary xml:lang=\"$language\">" $linux/$id.metainfo.xml || { echo "summary in $language"; return 1; }
        for key in Name GenericName Comment Keywords; do
            all=$(grep -c "^$key=" $linux/$id.desktop)
            same "$language $key $all" "$language $key $(grep -c "^$key\[$language\]=" $linux/$id.desktop)" || return
        done
    done
}
check "all languages" languages

# What a program's help names, its man page tells of, and the other way round. Spark-submit's own options are Spark's.
options() { grep -oE -- '(^|[^-A-Za-z0-9])--[a-z][a-z-]*[a-z]' | grep -oE -- '--.*' | sort -u | grep -vxE -- '--(deploy-mode|master|conf|class|name)'; }
shown() { LC_ALL=C.UTF-8 MANWIDTH=200 man --no-hyphenation --no-justification -l "$linux/man/$1.1" | sed 's/.\x08//g'; }
pages() { for topic in '' submit list status log event forward kill check clusters whoami can-i setup preflight practice version help exit-codes; do firesteelctl help $topic || return; done; }
window_options() { same "$(firesteel --help | options)" "$(shown firesteel | options)"; }
check "options of firesteel" window_options
terminal_options() {
    local help
    help=$(pages) || { echo "$help"; return 1; }
    same "$(options <<<"$help")" "$(shown firesteelctl | grep -v '^ *--output' | options | grep -vxF -- --output)"
}
check "options of firesteelctl" terminal_options
codes() { grep -oE '(^ +|; )[0-9]+ ' | grep -oE '[0-9]+' | sort -n; }
exit_codes() { same "$(firesteelctl help exit-codes | codes)" "$(shown firesteelctl | sed -n '/^EXIT/,/^ENV/p' | codes)"; }
check "exit codes" exit_codes

echo "$passed passed, $failed failed"
[[ $failed == 0 ]]
