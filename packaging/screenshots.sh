#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes pictures of every page, dialog, dock and menu in both languages, at 100, 150 and 200 % on a screen of 1920 x
# 1080, at 100 % in the dark theme too, and of games in progress: build/screenshots/LANGUAGE/PERCENT/*.png. What a
# picture cannot show by itself stands in notes.txt beside them: text without room, characters without a glyph, dialogs
# that are too large, words of the other language. Then look at them, one by one.
#   screenshots.sh [--pages]    --pages leaves out the games with events, which take minutes
#   screenshots.sh --readme     makes the pictures of README.md alone, packaging/pictures/*.png, and beside each the list
#                               of its widgets, by which a test finds a picture of an older page. Look at them too
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

if [[ ${1:-} == --readme ]]; then
  installPackages build picture
  buildPreset release page_shots
  fresh=$(mktemp -d)
  atEnd 'rm -rf "$fresh"'
  LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen timeout 600 build/release/bin/page_shots "$fresh" readme
  # Few colors and no time: small, and the same as long as the pages are.
  mogrify -strip -dither None -colors 256 -define png:compression-level=9 -define png:exclude-chunks=date,time "$fresh"/*.png
  rm -f packaging/pictures/*
  cp "$fresh"/* packaging/pictures
  ls -l packaging/pictures
  exit
fi

installPackages build
buildPreset release page_shots ui_shots
out=$PWD/build/screenshots bin=$PWD/build/release/bin
rm -rf "$out"
mkdir -p "$out"

# takePages en 150 light: into the folder of that language and size.
takePages() {
  local folder=$out/$1/$2
  mkdir -p "$folder"
  timeout 600 "$bin/page_shots" "$folder" "$1" "$3" 2> "$folder/errors.txt" | sort -u > "$folder/notes.txt"
}

for percent in 100 150 200; do
  export QT_SCALE_FACTOR=$((percent / 100)).$((percent % 100))
  cat > "$out/screen.json" << END
{"screens": [{"name": "screen", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}
END
  export QT_QPA_PLATFORM=offscreen:configfile=$out/screen.json
  for language in en hi; do
    takePages "$language" "$percent" light
    [[ $percent != 100 ]] || takePages "$language" 100-dark dark
  done
  [[ ${1:-} == --pages ]] || timeout 900 "$bin/ui_shots" "$out/table/$percent" 2> /dev/null
done
rm "$out/screen.json"
find "$out" -name '*.png' | wc -l | sed 's/$/ pictures in build\/screenshots/'
cat "$out"/*/*/notes.txt | sort | uniq -c | sort -rn | grep -vE 'Latin|Devanagari' || true
