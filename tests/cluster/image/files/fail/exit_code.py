# SPDX-FileCopyrightText: 2026 The Firesteel authors
# SPDX-License-Identifier: Apache-2.0
"""Ends with the exit code N, without starting Spark.

exit_code.py N
"""
import sys

code = int(sys.argv[1])
print("ending with", code, flush=True)
sys.exit(code)
