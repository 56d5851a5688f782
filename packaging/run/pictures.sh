#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# pictures.sh DIR [FILTER]: pictures of every page and state of the window into DIR, with a contact sheet: index.html,
# and sheet-*.png where ImageMagick is. FILTER is a regular expression on PAGE-STATE. For ./dev screenshots.
set -euo pipefail
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
into=${1:?pictures.sh DIR [FILTER]}
shift
mkdir -p "$into"
export FONTCONFIG_FILE=$here/fonts.conf QT_QPA_PLATFORM=xcb

at_scale() { # at_scale FACTOR [FILTER]
    local scale=$1
    shift
    QT_SCALE_FACTOR=$scale "$here/display.sh" 2800x1800 firesteel-pictures "$into" "$@"
}

status=0
at_scale 1 "$@" &
first=$!
at_scale 2 "$@" || status=1
wait "$first" || status=1
"$here/sheet.py" "$into" || status=1
echo "Contact sheet: $into/index.html"
exit "$status"
