#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# languages.sh BIN: help and complaints of the three programs, in Hindi and in English.
set -euo pipefail
status=0
fail() { echo "$*" >&2; status=1; }
hindi() { grep -qP '[\x{0900}-\x{097f}]' <<< "$1"; }
export LC_ALL=C.UTF-8 LANGUAGE= QT_QPA_PLATFORM=offscreen
for program in tapu tapu-server tapu-tool; do
  hindi "$("$1/$program" --language hi --help)" || fail "$program: no Hindi help"
  ! hindi "$("$1/$program" --language en --help)" || fail "$program: Hindi in the English help"
  ! hindi "$("$1/$program" --help)" || fail "$program: Hindi help in a system of no language"
  hindi "$(LC_ALL='' LANG=hi_IN.UTF-8 LANGUAGE=hi "$1/$program" --help)" || fail "$program: the system's language is not heard"
  hindi "$("$1/$program" --language=hi --no-such-thing 2>&1 || true)" || fail "$program: complains in English"
  said=$("$1/$program" --language xx --help 2>&1) && fail "$program: speaks xx"
  grep -q xx <<< "$said" || fail "$program: does not say what is wrong with xx"
done
exit $status
