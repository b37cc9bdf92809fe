#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# playthroughs.sh BIN            plays the games of this folder again with the programs in BIN and compares
# playthroughs.sh BIN --write    writes them anew: for a change that is meant to change them, and whose message says why
# playthroughs.sh BIN --signatures    only prints and compares the signatures
set -euo pipefail
export LC_ALL=C.UTF-8
bin=$1 mode=${2:-}
cd "$(dirname "${BASH_SOURCE[0]}")"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The first line of a playthrough is the command that plays it.
play() {
  local command
  command=$(head -n 1 "$1")
  echo "$command"
  # shellcheck disable=SC2086 # words of a command
  "$bin"/${command#\$ } --record "$scratch/game.tapu" --json >/dev/null
  "$bin/tapu-tool" record tell "$scratch/game.tapu"
}

# Each line: a command without its end, " = ", the signature over 200 games.
sign() {
  local command rest
  while IFS='=' read -r command rest; do
    # shellcheck disable=SC2086 # words of a command
    printf '%s= %s\n' "$command" "$("$bin"/$command --games 200 --json | sed 's/.*"signature":"\([0-9a-f]*\)".*/\1/')"
  done <signatures.txt
}

status=0
if [[ $mode != --signatures ]]; then
  for kept in [[:lower:]]*.txt; do
    [[ $kept != signatures.txt ]] || continue
    play "$kept" >"$scratch/now.txt"
    if [[ $mode == --write ]]; then
      cp "$scratch/now.txt" "$kept"
    elif ! diff -u "$kept" "$scratch/now.txt" | head -n 40; then
      echo "$kept: this game is played differently now" >&2
      status=1
    fi
  done
fi
sign | tee "$scratch/signatures.txt"
if [[ $mode == --write ]]; then
  cp "$scratch/signatures.txt" signatures.txt
elif ! diff -u signatures.txt "$scratch/signatures.txt"; then
  echo "signatures.txt: some of these games are played differently now" >&2
  status=1
fi
exit "$status"
