#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings i18n/tapu_*.ts up to date with the strings in the sources. With --check nothing is changed: it fails, naming
# the difference, when an update would change anything.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

lupdate=$(command -v lupdate-qt6 || command -v /usr/lib/qt6/bin/lupdate || command -v lupdate)
folders=()
for folder in engine app editor; do
  [[ ! -d $folder ]] || folders+=("$folder")
done

# English needs only its plurals ("1 card", "2 cards"); Hindi needs every string. Without -I the headers are not found,
# and a class of the namespace gets a context that nobody looks up.
update() {
  "$lupdate" -silent -no-obsolete -locations none -I . "${folders[@]}" -source-language en_US \
    -pluralonly -target-language en_US -ts "$1/tapu_en.ts" &&
    "$lupdate" -silent -no-obsolete -locations none -I . "${folders[@]}" -source-language en_US \
      -target-language hi_IN -ts "$1/tapu_hi.ts"
}

if [[ ${1:-} == --check ]]; then
  copy=$(mktemp -d)
  trap 'rm -rf "$copy"' EXIT
  cp i18n/tapu_*.ts "$copy"
  # A note that stands before something else than a text is lost for the translator.
  said=$(update "$copy" 2>&1) || {
    echo "$said" >&2
    exit 1
  }
  if [[ $said == *Discarding* ]]; then
    echo "$said" >&2
    echo "The notes for translators above reach no text: put each right before its line with tr()" >&2
    exit 1
  fi
  for file in i18n/tapu_*.ts; do
    diff -u "$file" "$copy/$(basename "$file")" || {
      echo "$file is behind the sources: run packaging/update_translations.sh, then translate" >&2
      exit 1
    }
  done
else
  update i18n
fi
