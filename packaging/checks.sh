# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What check_packages.sh and check_windows.sh have in common: how each check is told, and a screen to photograph. Sourced
# by them. The caller sets `said`, a file for what a command says.
screen='' screenProcess=''
part() { printf '\n%s\n' "$*"; }
ok() { printf '  ok    %s\n' "$*"; }
note() { printf '  note  %s\n' "$*"; }
fail() { printf '  FAIL  %s\n' "$*"; exit 1; }
# must "sentence" command...: the sentence is printed only after the command has succeeded.
must() {
  local sentence=$1
  shift
  if "$@" > "$said" 2>&1; then ok "$sentence"; else tail -n 30 "$said"; fail "$sentence"; fi
}
# openScreen: an Xvfb of its own; its display is in `screen`.
openScreen() {
  exec {number}<> <(:)
  Xvfb -displayfd "$number" -screen 0 1280x800x24 -nolisten tcp -noreset > /dev/null 2>&1 &
  screenProcess=$!
  local display
  read -r -t 20 -u "$number" display
  screen=:$display
}
closeScreen() { [[ -z $screenProcess ]] || kill "$screenProcess" || true; }
