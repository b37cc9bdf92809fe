#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Puts the program into the menu of your desktop, or takes it out again; needs no administrator:
#   menu.sh add | menu.sh remove
# The folder itself can be deleted at any time. Your settings and games lie elsewhere and stay.
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
commands=$HOME/.local/bin
list=$here/menu-files.txt

remember() { printf '%s\n' "$1" >> "$list"; }

add() {
  remove
  mkdir -p "$commands"
  for program in tapu tapu-server tapu-tool; do
    if [ -e "$commands/$program" ] && [ ! -L "$commands/$program" ]; then continue; fi
    ln -sf "$here/bin/$program" "$commands/$program"
    remember "$commands/$program"
  done
  (cd "$here/share" && find applications icons mime metainfo man -type f) | while read -r file; do
    mkdir -p "$data/$(dirname "$file")"
    case $file in
      *.desktop) sed -e "s|^Exec=tapu|Exec=\"$here/bin/tapu\"|" -e "s|^TryExec=tapu|TryExec=$here/bin/tapu|" \
        "$here/share/$file" > "$data/$file" ;;
      *) cp "$here/share/$file" "$data/$file" ;;
    esac
    remember "$data/$file"
  done
  refresh
}

remove() {
  [ -f "$list" ] || return 0
  while read -r file; do rm -f "$file"; done < "$list"
  rm -f "$list"
  refresh
}

refresh() {
  if command -v update-mime-database > /dev/null; then update-mime-database "$data/mime" > /dev/null 2>&1 || true; fi
  if command -v update-desktop-database > /dev/null; then update-desktop-database -q "$data/applications" || true; fi
}

show_help() {
  case ${LANGUAGE:-${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}} in
    hi*) printf '%s\n' "टापू को डेस्कटॉप के मेन्यू में जोड़ता है, या वहाँ से हटाता है; एडमिनिस्ट्रेटर नहीं चाहिए:" \
      "  menu.sh add | menu.sh remove" \
      "यह फ़ोल्डर कभी भी मिटा सकते हैं। आपकी सेटिंग और गेम दूसरी जगह हैं और बने रहते हैं।" ;;
    *) sed -n '3,5s/^# //p' "$0" ;;
  esac
}

case ${1:-} in
  add) add ;;
  remove) remove ;;
  *) show_help; exit 2 ;;
esac
