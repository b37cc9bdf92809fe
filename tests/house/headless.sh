#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# headless.sh BIN: the programs without a screen are not linked to a library that draws, and say who complains.
set -euo pipefail
status=0
for program in tapu-server tapu-tool; do
  needed=$(readelf -d "$1/$program")
  if grep -E 'NEEDED.*Qt6(Gui|Widgets|Svg)' <<< "$needed"; then
    echo "$program is linked to a library that draws" >&2
    status=1
  fi
done
# Every complaint names the program, also those of Qt's own parser.
for words in --what --port "--port 99999999" stray; do
  # shellcheck disable=SC2086  # an option and its value are two words
  said=$("$1/tapu-server" $words 2>&1 || true)
  [[ $said == "tapu-server: "* ]] || { echo "tapu-server $words: $said" >&2; status=1; }
done
exit $status
