#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Lays out every C++ source by .clang-format; with --check only names those that differ.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
mode=(-i)
[[ ${1:-} != --check ]] || mode=(--dry-run --Werror)
for folder in app engine editor packaging tests; do
  [[ ! -d $folder ]] || find "$folder" \( -name '*.cpp' -o -name '*.h' \) -print0
done | xargs -0 -r clang-format --style=file "${mode[@]}"
