#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# rows.sh BUILD: the name of every row of every suite of a build, a line each, sorted. Before and after a change of how
# tests are built or shared out, `comm -23` of both says which rows are lost.
set -euo pipefail
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 ASAN_OPTIONS=detect_leaks=0
export TAPU_BIN=$1/bin TAPU_SOURCE=${TAPU_SOURCE:-$PWD}
for program in "$1"/tests/test_*; do
  [[ -x $program && -f $program ]] || continue
  name=${program##*/}
  # A program of several suites takes this for the name of one, and lists those that it has.
  suites=$("$program" -datatags 2>&1 > /dev/null | sed -n 's/^  \([a-z_]*\)$/\1/p')
  if [[ -z $suites ]]; then
    "$program" -datatags 2> /dev/null | sed "s/^/$name /"
  else
    for suite in $suites; do "$program" "$suite" -datatags 2> /dev/null | sed "s/^/$name /"; done
  fi
done | sort
