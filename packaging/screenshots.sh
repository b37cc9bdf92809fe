#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes pictures of every page, dialog and menu in both languages, at 100, 150 and 200 % on a screen of 1920 x 1080, and
# of games in progress: build/screenshots/LANGUAGE/PERCENT/*.png. What a picture cannot show by itself stands in notes.txt
# beside them: text without room, dialogs that are too large, Latin words in Hindi. Then look at them, one by one.
#   screenshots.sh [--pages]    --pages leaves out the games, which take minutes
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
installPackages build
buildPreset release page_shots ui_shots
out=$PWD/build/screenshots bin=$PWD/build/release/bin
rm -rf "$out"
mkdir -p "$out"

for percent in 100 150 200; do
  export QT_SCALE_FACTOR=$((percent / 100)).$((percent % 100))
  cat > "$out/screen.json" << END
{"screens": [{"name": "screen", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}
END
  export QT_QPA_PLATFORM=offscreen:configfile=$out/screen.json
  for language in en hi; do
    folder=$out/$language/$percent
    mkdir -p "$folder"
    timeout 300 "$bin/page_shots" "$folder" "$language" 2> "$folder/errors.txt" | sort -u > "$folder/notes.txt"
  done
  [[ ${1:-} == --pages ]] || timeout 900 "$bin/ui_shots" "$out/table/$percent" 2> /dev/null
done
rm "$out/screen.json"
find "$out" -name '*.png' | wc -l | sed 's/$/ pictures in build\/screenshots/'
cat "$out"/*/*/notes.txt | sort | uniq -c | sort -rn | grep -v Latin || true
