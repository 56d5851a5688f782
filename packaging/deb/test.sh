#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# test.sh DIR [SHOTS]: tests the packages in DIR (from build.sh): their size and content, lintian, AppStream; then they
# are installed in a fresh Debian 13, where somebody starts the window, practises, looks at the driver's page and
# leaves; and removed again. As root, in the toolbox. Pictures of the window go into the folder SHOTS.
set -uo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
die() { printf 'test.sh: %s\n' "$@" >&2; exit 2; }
[[ $# == 1 || $# == 2 ]] || die "usage: test.sh DIR [SHOTS]"
if [[ ${FIRESTEEL_PACKAGE_TEST:-} != inside ]]; then # whatever is mounted here ends with us
    FIRESTEEL_PACKAGE_TEST=inside exec unshare --mount "$here/test.sh" "$@"
fi
debs=$(realpath "$1")
shots=$(realpath "${2:-$debs/pictures}")
mkdir -p "$shots"
shopt -s nullglob
main=("$debs"/firesteel_*.deb) webview=("$debs"/firesteel-webview_*.deb) changes=("$debs"/*.changes)
[[ ${#main[@]} == 1 && ${#webview[@]} == 1 && ${#changes[@]} == 1 ]] || die "$debs should hold each package once"
id=io.github.firesteel.Firesteel
person=1000
work=$(mktemp -d) root=$work/root session=$work/session
chmod 755 "$work"
trap 'rm -rf --one-file-system "$work"' EXIT
passed=0 failed=0
check() { # check NAME COMMAND…
    local name=$1 said
    shift
    if said=$("$@" 2>&1); then
        passed=$((passed + 1))
        echo "  $name"
    else
        failed=$((failed + 1))
        printf 'FAIL %s\n%s\n' "$name" "$said"
    fi
}
absent() { ! grep -E "$1" || return 1; }

# ---- the packages ----------------------------------------------------------------------------------------

field() { dpkg-deb --field "$1" "$2"; }
small() { (($(stat -c %s "${main[0]}") < 15 << 20)); }
holds() { # holds PACKAGE PATH…
    local list path
    list=$(dpkg-deb --fsys-tarfile "$1" | tar -t) || return
    for path in "${@:2}"; do grep -qFx ".$path" <<<"$list" || { echo "without $path"; return 1; }; done
}
check "firesteel is smaller than 15 MiB ($(($(stat -c %s "${main[0]}") >> 10)) KiB)" small
check "… holds what a program needs" holds "${main[0]}" /usr/bin/firesteel{,ctl} /usr/share/man/man1/firesteel{,ctl}.1.gz \
    /usr/share/applications/$id.desktop /usr/share/metainfo/$id.metainfo.xml /usr/share/doc/firesteel/copyright \
    /usr/share/icons/hicolor/{16x16,22x22,24x24,32x32,48x48,64x64,128x128,256x256,512x512}/apps/$id.png \
    /usr/share/icons/hicolor/scalable/apps/$id.svg
no_browser() { field "${main[0]}" Depends | absent webengine && dpkg-deb --contents "${main[0]}" | absent 'webview'; }
check "… and nothing of the browser" no_browser
belongs() { field "${webview[0]}" Depends | grep -q 'firesteel (= ' && field "${webview[0]}" Enhances | grep -qx firesteel &&
    field "${main[0]}" Recommends | grep -q firesteel-webview; }
check "the browser belongs to its firesteel" belongs
check "the browser's plug-in is where it is looked for" holds "${webview[0]}" /usr/lib/firesteel/firesteel-webview.so
check "lintian" lintian --allow-root --fail-on error,warning --suppress-tags '' "${changes[0]}"
mkdir "$work/tree"
dpkg-deb --extract "${main[0]}" "$work/tree"
check "AppStream" appstreamcli validate-tree --no-net "$work/tree"
check "desktop file" desktop-file-validate "$work/tree/usr/share/applications/$id.desktop"
same_icon() { # what the desktop file names is what there are pictures of
    [[ $(sed -n 's/^Icon=//p' "$work/tree/usr/share/applications/$id.desktop") == "$id" ]]
}
check "its icon" same_icon
stripped() { local f; for f in "$work"/tree/usr/bin/*; do file "$f" | grep -q ', stripped$' || { file "$f"; return 1; }; done; }
check "programs are stripped" stripped

# ---- in a fresh Debian -----------------------------------------------------------------------------------

in_root() { "$here/freshroot.sh" run "$root" "$@"; }
as_person() { "$here/freshroot.sh" run --user --alone "$root" "$@"; }
install_it() { # the strictest way: what is recommended is left out
    in_root sh -c 'apt-get -q update && apt-get install -qy --no-install-recommends "$1"' sh "/opt/${1##*/}"
}
stop() { echo "$passed passed, $((failed + 1)) failed"; exit 1; }
"$here/freshroot.sh" make "$root" || stop
mkdir -p "$root/opt"
cp "${main[0]}" "${webview[0]}" "$root/opt/"
in_root dpkg-query -Wf '${Package}\n' | sort >"$work/before" || stop
check "firesteel can be installed" install_it "${main[0]}"
in_root dpkg-query -Wf '${Package}\n' | sort >"$work/after" || stop
brought() { comm -13 "$work/before" "$work/after" | absent 'webengine|openjdk|nodejs' && grep -qx firesteel "$work/after"; }
check "… without a browser and without Java" brought
linked() { in_root ldd "$@" | absent 'not found'; }
check "… and finds its libraries" linked /usr/bin/firesteel /usr/bin/firesteelctl
version=$(field "${main[0]}" Version)
says() { [[ $(as_person "${@:2}") == "$1"* ]]; }
check "firesteel says its version" says "firesteel $version" firesteel --version
check "firesteelctl says its version" says "firesteelctl $version" firesteelctl version
mapfile -t line < <(sed -n '/^\[Desktop Entry\]/,/^\[Desktop Action/s/^Exec=//p' "$root/usr/share/applications/$id.desktop" | tr ' ' '\n')

# the display and the bus are the toolbox's, and so is whoever drives the window: the root has what apt brought, no more
{ cat /etc/passwd; echo "person:x:$person:$person::/home/person:/bin/sh"; } >"$work/passwd"
mount --bind "$work/passwd" /etc/passwd
started() { # started [OPTION]…: the window as the desktop file starts it; adds what firststart.py counted
    local status=0
    rm -rf "$session"
    "$here/firststart.py" --user "$person" --shots "$shots" "$@" "$session" -- \
        "$here/freshroot.sh" run --user --alone --share "$session" --share /tmp/.X11-unix "$root" "${line[@]}" \
        >"$work/said" 2>&1 || status=$?
    sed '$d' "$work/said"
    if [[ $(tail -n 1 "$work/said") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
        passed=$((passed + BASH_REMATCH[1])) failed=$((failed + BASH_REMATCH[2]))
    else
        tail -n 1 "$work/said"
        status=1
    fi
    [[ $status == 0 || ${BASH_REMATCH[2]:-0} != 0 ]] || failed=$((failed + 1))
}
echo "  -- the first start"
started
kept() { [[ -s $root/home/person/.local/state/firesteel/state.json ]] || { find "$root/home/person" -path '*firesteel*'; return 1; }; }
check "how the window was left is kept" kept

check "firesteel-webview can be installed" install_it "${webview[0]}"
check "… and finds its libraries" linked /usr/lib/firesteel/firesteel-webview.so
echo "  -- with the embedded browser"
rm -rf "$root/home/person/".[a-z]*/firesteel "$root/home/person/.local/state/firesteel"
started --webview

gone() {
    in_root apt-get purge -qy firesteel firesteel-webview || return
    local left
    left=$(find "$root"/{usr,etc,var/lib} -iname '*firesteel*' ! -path '*/dpkg/dpkg.cfg.d/*' ! -path '*/apt.conf.d/*')
    [[ -z $left ]] || { echo "$left"; return 1; }
}
check "removed, nothing is left of them" gone
check "… but what the person has" kept

echo "$passed passed, $failed failed"
[[ $failed == 0 ]]
