#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
#
# Compares the practice cluster with a real one: run.sh [--record] KUBECONFIG. With --record the real cluster's answers
# are written to golden/ instead, for comparisons without it. The namespaces firesteel-contract and
# firesteel-contract-end are made and deleted. FIRESTEEL_CONTRACT_PROGRAM names the program (else firesteel-contract on
# PATH). Ends with "N requests compared, M differences".
set -euo pipefail
record=()
if [[ ${1:-} == --record ]]; then
    record=(--record)
    shift
fi
FIRESTEEL_CONTRACT_REAL=$(realpath "${1:?run.sh [--record] KUBECONFIG}")
export FIRESTEEL_CONTRACT_REAL
exec "${FIRESTEEL_CONTRACT_PROGRAM:-firesteel-contract}" "${record[@]}"
