#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# firesteelctl against the real test cluster: suite.sh [--long] [NAME…]. The cluster of KUBECONFIG must run with the
# Spark image loaded; FIRESTEELCTL names the program (else the one on PATH), FIRESTEEL_NODE the node's
# binary. --long adds what takes minutes. Ends with "N passed, N failed".
set -euo pipefail
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
: "${KUBECONFIG:?names the test cluster}"
FIRESTEEL_NODE=${FIRESTEEL_NODE:-$("$here/build.sh" | tail -n 1)}
export FIRESTEEL_NODE
exec python3 -u "$here/suite/suite.py" "$@"
