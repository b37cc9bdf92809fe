#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A game by ear on a screen and a bus of its own: play_by_ear.sh PROGRAM LANGUAGE LOG [argument of play_by_ear.py ...]
# Or a replay: play_by_ear.sh PROGRAM LANGUAGE LOG --replay RECORD [argument of play_by_ear.py ...]
# It needs Xvfb, dbus-daemon, at-spi2-core and gir1.2-atspi-2.0 (packaging/packages.txt).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
launcher=/usr/libexec/at-spi-bus-launcher
python=/usr/bin/python3
for needed in Xvfb dbus-run-session "$launcher"; do
  command -v "$needed" > /dev/null || { echo "$needed is not installed" >&2; exit 1; }
done
"$python" -c 'import gi; gi.require_version("Atspi", "2.0"); from gi.repository import Atspi'
if [[ -z ${TAPU_EAR_BUS:-} ]]; then
  TAPU_EAR_BUS=1 exec dbus-run-session -- "${BASH_SOURCE[0]}" "$@"
fi
program=$1 language=$2 log=$3
shift 3
opened=(--new-game)
if [[ ${1:-} == --replay ]]; then
  opened=("$2")
  shift 2
  set -- --replay "$@"
fi
folder=$(mktemp -d)
screen='' bus=''
finish() {
  [[ -z $bus ]] || kill "$bus" 2> /dev/null || true
  [[ -z $screen ]] || kill "$screen" 2> /dev/null || true
  rm -rf "$folder"
}
trap finish EXIT
export XDG_RUNTIME_DIR=$folder/run QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
mkdir -m 700 "$XDG_RUNTIME_DIR"
mkfifo "$folder/display"
Xvfb -displayfd 7 -screen 0 1280x800x24 -nolisten tcp 7> "$folder/display" > /dev/null 2>&1 &
screen=$!
read -r number < "$folder/display"
export DISPLAY=:$number
"$launcher" --launch-immediately > /dev/null 2>&1 &
bus=$!
mkdir "$folder/data"
printf '[game]\nbotPace=0\n[player]\nname=Tara\n[view]\nlanguage=%s\n' "$language" > "$folder/data/settings.ini"
"$python" "$here/play_by_ear.py" --language "$language" --log "$log" "$@" -- \
  "$program" --data-dir "$folder/data" --language "$language" "${opened[@]}"
