#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# headless.sh BIN: the programs without a screen are not linked to a library that draws.
set -euo pipefail
command -v readelf > /dev/null || exit 77
status=77
for program in tapu-server tapu-tool; do
  [[ -x $1/$program ]] || continue
  [[ $status != 77 ]] || status=0
  if readelf -d "$1/$program" | grep -E 'NEEDED.*Qt6(Gui|Widgets|Svg)'; then
    echo "$program is linked to a library that draws" >&2
    status=1
  fi
done
exit $status
