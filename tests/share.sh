#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# share.sh K N PROGRAM [SUITE]: runs the K-th of N shares of the functions of a Qt Test program, K from 0.
set -euo pipefail
mapfile -t functions < <("${@:3}" -functions | sed -n 's/()$//p' | awk -v k="$1" -v n="$2" 'NR % n == k')
((${#functions[@]} > 0)) || { echo "share $1 of $2 of ${*:3} is empty" >&2; exit 1; }
exec "${@:3}" "${functions[@]}"
