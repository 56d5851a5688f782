#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# display.sh WxH CMD…: run CMD on a virtual display of its own, which ends with it. The status is CMD's, and CMD finds the
# server's process in FIRESTEEL_DISPLAY_PID (tests/window/stallprobe).
#
# In place of xvfb-run, which asks the lock files in /tmp for a free number: these are shared by process namespaces, in
# which the same few process ids come again and again, so a dead server's lock looks alive and a living one's dead. Here
# the server itself takes the first number whose socket nobody has, and says which. It is never reset, either: without
# that it cuts everyone off who connects just when the last client goes, as the bus of screen readers does at its start.
set -euo pipefail
size=${1:?display.sh WxH CMD…}
shift
folder=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

admit() { xauth -q -f "$1" source - <<<"add $2 . $cookie"; } # admit FILE DISPLAY: the cookie stays off the list of processes
cookie=$(mcookie)
touch "$folder/server" "$folder/client"
admit "$folder/server" :0 # of this file the server reads the cookies alone
mkfifo "$folder/number"
Xvfb -displayfd 3 -noreset -nolisten tcp -auth "$folder/server" -screen 0 "${size}x24" \
    3>"$folder/number" >"$folder/log" 2>&1 &
server=$!
read -r number <"$folder/number" || { cat "$folder/log" >&2; echo "display.sh: the virtual display does not start" >&2; exit 1; }
admit "$folder/client" ":$number"
status=0
DISPLAY=:$number XAUTHORITY=$folder/client FIRESTEEL_DISPLAY_PID=$server "$@" || status=$?
exit "$status"
