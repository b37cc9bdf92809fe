#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# setup_program.sh FOLDER VERSION ART OUT: makes the setup program OUT of a folder of files, with the icon and the pictures
# of the folder ART. The uninstaller takes away these files alone, then the folders that are empty, and nothing while a
# program of them runs.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(realpath "$1") version=$2 art=$(realpath "$3") out=$(realpath "$4")
work=$(mktemp -d) nsis=/usr/share/nsis
trap 'rm -rf "$work"' EXIT
list=$work/list programs=$work/programs
for file in "$nsis/Contrib/Language files"/Hindi.{nlf,nsh}; do sed -f "$here/hindi.sed" "$file" > "$work/${file##*/}"; done
find "$folder" -maxdepth 1 -name '*.exe' -printf '!insertmacro ASK "%P"\n' | sort > "$programs"
{
  find "$folder" -mindepth 1 -type f -printf '  Delete "$INSTDIR/%P"\n' | sort
  find "$folder" -mindepth 1 -type d -printf '  RMDir "$INSTDIR/%P"\n' | sort -r
} | tr / '\\' > "$list"
makensis -V2 -NOCD -INPUTCHARSET UTF8 -DVERSION="$version" -DSTAGE="$folder" -DLIST="$list" -DPROGRAMS="$programs" \
  -DSIZE="$(du -sk --apparent-size "$folder" | cut -f1)" -DART="$art" -DLANGUAGES="$work" -DOUT="$out" "$here/installer.nsi"
