#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the packages of build/packages into clean Debian 12 systems (chroots under build/chroot), plays with what is
# installed there, removes it and looks at what is left. For root, on a machine whose apt reaches a Debian mirror. Each
# "ok" was run just now. Pictures of the start page go to build/packages/pictures: look at them.
#   check_packages.sh [--fresh]     --fresh makes the base system anew instead of unpacking the one kept
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
export LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive
[[ $(id -u) -eq 0 ]] || { echo "check_packages.sh needs root, for chroot." >&2; exit 1; }
packages=$PWD/build/packages pictures=$PWD/build/packages/pictures
shopt -s nullglob
deb=("$packages"/tapu_*.deb) rpm=("$packages"/tapu-*.rpm) txz=("$packages"/tapu-*.tar.xz) self=("$packages"/tapu-*.sh)
[[ ${#deb[@]}${#rpm[@]}${#txz[@]}${#self[@]} == 1111 ]] || { echo "First run packaging/package.sh." >&2; exit 1; }
installPackages chroot
rooms=$PWD/build/chroot base=$PWD/build/chroot/base.tar
[[ ${1:-} != --fresh ]] || rm -f "$base"
mkdir -p "$rooms" "$pictures"

room='' said=$rooms/said
source packaging/checks.sh
closeRoom() { [[ -z $room ]] || umount -q "$room/proc" || true; }
finish() {
  closeScreen
  closeRoom
}
atEnd finish

# --- clean systems ---

debianSources() {
  apt-get indextargets --format '$(ORIGIN) $(REPO_URI) $(RELEASE) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' |
    awk '$1 == "Debian" && $4 ~ /^bookworm/ { print "deb", $2, $3, $5 }' | sort -u
}

makeBase() {
  [[ ! -f $base ]] || return 0
  local mirror
  mirror=$(debianSources | awk '$3 == "bookworm" { print $2; exit }')
  rm -rf "$rooms/base"
  debootstrap --variant=minbase bookworm "$rooms/base" "$mirror" > "$rooms/debootstrap.log"
  rm -f "$rooms/base/etc/apt/sources.list"
  tar -C "$rooms/base" -cf "$base" .
  rm -rf "$rooms/base"
}

# openRoom NAME: a system as after installation, that reaches the same mirror as this machine, with a user "player".
openRoom() {
  closeRoom
  room=$rooms/$1
  [[ ! -d $room ]] || rm -rf --one-file-system "$room"
  mkdir -p "$room"
  tar -C "$room" -xpf "$base"
  debianSources > "$room/etc/apt/sources.list"
  apt-config dump | grep -E '^Acquire::(https?|ftp|Check|Retries)' > "$room/etc/apt/apt.conf.d/90machine" || true
  cp /etc/resolv.conf /etc/hosts "$room/etc/"
  [[ ! -f /etc/ssl/certs/ca-certificates.crt ]] ||
    install -D -m 644 /etc/ssl/certs/ca-certificates.crt "$room/etc/ssl/certs/ca-certificates.crt"
  mount -t proc proc "$room/proc"
  printf '#!/bin/sh\nexit 101\n' > "$room/usr/sbin/policy-rc.d"
  chmod 755 "$room/usr/sbin/policy-rc.d"
  chroot "$room" useradd -m -d /srv/player player
  chroot "$room" apt-get update -qq
}
inRoom() { chroot "$room" "$@"; }
asPlayer() {
  chroot --userspec=player "$room" env -i HOME=/srv/player USER=player LANG=C.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin:/usr/games \
    XDG_RUNTIME_DIR=/tmp/player DISPLAY="$screen" "$@"
}
# filesOf: every file of the system outside the home folders (/srv) and what apt keeps for itself.
filesOf() {
  find "$room" -xdev \( -path "$room/proc" -o -path "$room/srv" -o -path "$room/tmp" -o -path "$room/var/cache" \
    -o -path "$room/var/log" -o -path "$room/var/lib/apt" -o -path "$room/var/lib/dpkg" \) -prune -o -print | sort
}
filesOfPlayer() { (cd "$room/srv/player" && find . -type f -exec sha256sum {} + | sort -k2); }
noQt() { [[ -z $(find "$room" -xdev -path "$room/srv" -prune -o -name 'libQt*' -print -quit) ]]; }
# DejaVu, which fontconfig brings along, has no Devanagari.
noHindiFont() { [[ -z $(find "$room/usr/share/fonts" -name '*.[ot]tf' ! -name 'DejaVu*' -print -quit 2> /dev/null) ]]; }

# --- what is tried with each package ---

newPlayer() {
  rm -rf "$room/srv/player" "$room/tmp/player"
  mkdir -p "$room/srv/player/.config/tapu"
  printf '[player]\nname=आशा\n\n[view]\nlanguage=%s\n' "$1" > "$room/srv/player/.config/tapu/settings.ini"
  chroot "$room" chown -R player:player /srv/player
  chroot "$room" install -d -m 700 -o player -g player /tmp/player
}

# running SECONDS command...: it is still there after that time, and ends when told to.
running() {
  local status=0
  asPlayer timeout --signal=TERM "$@" || status=$?
  [[ $status -eq 124 ]]
}

# A game over the loopback: the server as one process, two programs with two seats each.
playGame() {
  local bin=$1 server first second port status=0
  asPlayer "${bin}tapu-server" --port 0 --bind 127.0.0.1 --quiet --once --offer-wait 0 --seats 4 --store /srv/player/evening.sqlite \
    > "$rooms/server" 2>&1 &
  server=$!
  for _ in $(seq 100); do
    port=$(sed -n 's/^listening .* //p' "$rooms/server")
    [[ -z $port ]] || break
    sleep 0.1
  done
  [[ -n $port ]] || return 1
  asPlayer "${bin}tapu-tool" join "127.0.0.1:$port" --bot greedy --seats 2 > "$rooms/first" 2>&1 &
  first=$!
  asPlayer timeout 120 "${bin}tapu-tool" join "127.0.0.1:$port" --bot greedy --seats 2 > "$rooms/second" 2>&1 &
  second=$!
  wait "$first" || status=1
  wait "$second" || status=1
  wait "$server" || status=1
  cat "$rooms/server" "$rooms/first" "$rooms/second"
  [[ $status -eq 0 ]] && grep -q '"finished":true' "$rooms/first" && grep -q '"finished":true' "$rooms/second"
}

# picture NAME command...: the program on a screen, photographed as soon as it shows more than a plain color.
picture() {
  local name=$1 shown colors=0 wait
  shift
  asPlayer timeout 60 "$@" > "$rooms/window" 2>&1 &
  shown=$!
  for ((wait = 0; wait < 40 && colors <= 200; ++wait)); do
    sleep 1
    import -display "$screen" -window root "$pictures/$name.png"
    colors=$(identify -format %k "$pictures/$name.png")
  done
  sleep 2
  import -display "$screen" -window root "$pictures/$name.png"
  pkill --parent "$shown" || return 1  # it is not there any more; a shell waits between us and the program
  wait "$shown" || true
  [[ $colors -gt 200 ]]
}

hasHelp() { [[ $(asPlayer "$@" --help) == *--data-dir* ]]; }
hasHindiHelp() { [[ $(asPlayer env LANGUAGE=hi "$@" --help) == *विकल्प* ]]; }
savedGame() { [[ -n $(find "$room/srv/player/.local/share/tapu" -name '*.sqlite' -print -quit) ]]; }
sameVersion() { [[ $(asPlayer "$1tapu" --version | sed 's/^tapu //') == "$(asPlayer "$1tapu-server" --version | sed 's/^tapu-server //')" ]]; }

# nearbyLibrary FOLDER/: it starts where something lies that has the name of a library and is none.
nearbyLibrary() {
  local name status=0
  chroot "$room" install -d /tmp/nearby
  for name in libc.so.6 libstdc++.so.6 libQt6Core.so.6; do : > "$room/tmp/nearby/$name"; done
  asPlayer sh -c "cd /tmp/nearby && exec ${1}tapu-tool --version" || status=1
  rm -r "$room/tmp/nearby" # else it is found where no Qt should be
  return "$status"
}

# tryPrograms FOLDER/ NAME: everything above with the programs of a folder, or those in the PATH.
tryPrograms() {
  must "programs tell version and build: $(asPlayer "$1tapu" --version)" sameVersion "$1"
  must "libraries in the folder where one happens to be are left alone" nearbyLibrary "$1"
  must "help in English" hasHelp "$1tapu"
  must "help in Hindi" hasHindiHelp "$1tapu"
  must "a game over the network, server and two programs with two seats each, to its end" playGame "$1"
  ok "  $(tail -n 1 "$rooms/second")"
  must "tapu runs without a screen and keeps a game that is not over" running 8 "${1}tapu" -platform offscreen --new-game
  must "that game lies in the player's folder" savedGame
  must "tapu runs on a screen in Hindi (picture $2-hi.png)" picture "$2-hi" "${1}tapu" --language hi
  must "tapu runs on a screen in English (picture $2-en.png)" picture "$2-en" "${1}tapu" --language en
}

# --- the packages ---

checkDeb() {
  part "$(basename "${deb[0]}")"
  must "lintian: no error, no warning, no note" lintian --display-info --fail-on error,warning,info "${deb[0]}"
  openRoom deb
  # What every desktop has, so that the types of files can be asked for.
  inRoom apt-get install -y -qq --no-install-recommends shared-mime-info desktop-file-utils libglib2.0-bin \
    xdg-utils libfile-mimeinfo-perl > /dev/null 2>&1
  filesOf > "$rooms/before"
  inRoom dpkg-query -W -f='${Package}\n' > "$rooms/packages-before"
  cp "${deb[0]}" "$room/tmp/tapu.deb"
  must "apt installs it into a clean bookworm" inRoom apt-get install -y --no-install-recommends /tmp/tapu.deb
  ok "  with $(($(inRoom dpkg-query -W -f='${Package}\n' | wc -l) - $(wc -l < "$rooms/packages-before"))) packages"
  must "there is no Devanagari font in this system" noHindiFont
  newPlayer hi
  tryPrograms "" deb
  cp resources/boards/lagoon.tapuboard "$room/tmp/board-without-suffix"
  cp tests/records/first-turns.tapu "$room/tmp/record-without-suffix"
  must "a board is known by its first bytes" typeIs /tmp/board-without-suffix application/x-tapu-board
  must "a record is known by its first bytes" typeIs /tmp/record-without-suffix application/x-tapu-record
  must "boards open with Tapu" opensWithTapu
  cp resources/boards/lagoon.tapuboard "$room/tmp/मेरा बोर्ड.tapuboard"
  cp tests/records/first-turns.tapu "$room/tmp/first turns.tapu"
  must "xdg-open opens a board (picture open-board.png)" opens open-board "/tmp/मेरा बोर्ड.tapuboard"
  must "xdg-open opens a record (picture open-record.png)" opens open-record "/tmp/first turns.tapu"
  must "xdg-open opens a link to a game (picture open-link.png)" opens open-link "tapu://127.0.0.1:4710/123456"
  must "the Hindi manual is there" test -f "$room/usr/share/man/hi/man6/tapu.6.gz"
  filesOfPlayer > "$rooms/player-before"
  must "apt removes it" inRoom apt-get purge -y --auto-remove tapu
  filesOfPlayer > "$rooms/player-after"
  must "the player's $(wc -l < "$rooms/player-after") files are all left as they were" \
    cmp "$rooms/player-before" "$rooms/player-after"
  filesOf > "$rooms/after"
  must "nothing named tapu is left in the system" nothingLeft
  ok "  left by packages it brought along: $(comm -13 "$rooms/before" "$rooms/after" | wc -l) files (caches and the like)"
}
typeIs() { [[ $(inRoom env XDG_DATA_DIRS=/usr/share gio info -a standard::content-type "$1") == *"content-type: $2" ]]; }
opensWithTapu() { [[ $(asPlayer gio mime application/x-tapu-board) == *tapu.desktop* ]]; }
# opens NAME WORD: xdg-open starts the program with that file or link, and it stays (picture NAME.png).
opens() {
  local wait id
  asPlayer timeout 90 xdg-open "$2" > "$rooms/window" 2>&1 &
  for ((wait = 0; wait < 40; ++wait)); do
    sleep 1
    ! id=$(pgrep --exact --full "/usr/games/tapu $2") || break
  done
  sleep 8
  import -display "$screen" -window root "$pictures/$1.png"
  kill "$id" || return 1 # it is not there any more
  for ((wait = 0; wait < 200; ++wait)); do # it takes away what only a running program has
    [[ -e /proc/$id/exe ]] || return 0
    sleep 0.1
  done
  return 1
}
nothingLeft() { ! comm -13 "$rooms/before" "$rooms/after" | grep -i tapu && [[ -z $(inRoom dpkg-query -W tapu 2> /dev/null) ]]; }

checkRpm() {
  part "$(basename "${rpm[0]}")"
  local root=$rooms/rpm
  local db=(--root "$root" --dbpath /database --nodeps)
  rm -rf "$root"
  mkdir -p "$root"
  must "rpm -K: digests are right (it is not signed)" rpm -K --nosignature "${rpm[0]}"
  must "rpm -qpil lists it" rpm -qpil "${rpm[0]}"
  must "rpm --root installs it into an empty folder (--nodeps)" rpm "${db[@]}" --noscripts -i "${rpm[0]}"
  must "rpm -V finds every file unchanged" rpm "${db[@]}" -V tapu
  must "its program runs with this machine's Qt: $("$root/usr/bin/tapu" --version)" "$root/usr/bin/tapu" --help
  must "rpm -e removes it" rpm "${db[@]}" -e tapu
  must "no file is left" emptyBut "$root" "$root/database"
  playRpm
  echo "  note  not installed on a distribution that uses rpm: Debian's mirror has none. It needs Qt 6.4 or newer."
}
# A clean system whose rpm knows nothing but what the libraries there offer, as rpm itself reads it from them: so rpm
# judges whether what the package asks for is right, and the programs run from where it puts them.
playRpm() {
  local needs libraries=$rooms/system-libraries
  openRoom rpm
  needs=$(dpkg-deb -f "${deb[0]}" Depends | sed 's/([^)]*)//g; s/|[^,]*//g; s/,/ /g')
  # shellcheck disable=SC2086 # names, one a word
  inRoom apt-get install -y -qq --no-install-recommends rpm $needs > /dev/null 2>&1
  {
    printf '%s\n' 'Name: system-libraries' 'Version: 1' 'Release: 1' 'Summary: What this system has' 'License: none'
    echo 'Provides: rtld(GNU_HASH)' # of every glibc since 2.5, whose packages say it by hand
    find "$room/usr/lib" -name '*.so*' -type f | /usr/lib/rpm/elfdeps --provides | sort -u | sed 's/^/Provides: /'
    printf '%s\n' '%description' 'Nothing.' '%files'
  } > "$libraries.spec"
  rpmbuild -bb --quiet --define "_topdir $libraries" --define "_rpmdir $room/tmp" --define '_rpmfilename libraries.rpm' "$libraries.spec"
  cp "${rpm[0]}" "$room/tmp/tapu.rpm"
  must "an rpm without the libraries it asks for is refused" refusedByRpm /tmp/tapu.rpm
  must "rpm finds the libraries in a clean system" inRoom rpm -i /tmp/libraries.rpm
  must "rpm installs it there, with all that it asks for" inRoom rpm -i /tmp/tapu.rpm
  newPlayer hi
  tryPrograms "" rpm
  must "rpm removes it" inRoom rpm -e tapu
  must "no program of it is left" test ! -e "$room/usr/bin/tapu"
}
refusedByRpm() {
  local why
  ! why=$(inRoom rpm -i "$1" 2>&1) && grep -q 'libQt6Widgets.so.6.* is needed by tapu' <<< "$why"
}
emptyBut() { [[ -z $(find "$1" -path "$2" -prune -o -type f -print -quit) ]]; }

# What every desktop has and the archives leave to it.
desktopLibraries=(libegl1 libgl1 libglx0 libopengl0 libx11-6 libx11-xcb1 libxcb1 libfontconfig1)
checkArchives() {
  openRoom archives
  inRoom apt-get install -y -qq --no-install-recommends "${desktopLibraries[@]}" > /dev/null 2>&1
  part "$(basename "${txz[0]}")"
  must "there is no Qt in this system" noQt
  must "nor a Devanagari font" noHindiFont
  newPlayer hi
  local folder
  folder=/srv/player/$(basename "${txz[0]}" .tar.xz)
  tar -C "$room/srv/player" -xJf "${txz[0]}"
  chroot "$room" chown -R player:player "$folder"
  tryPrograms "$folder/bin/" tar
  must "every library it used is its own or the system's, Qt its own" ownQt "$folder"

  part "$(basename "${self[0]}")"
  newPlayer hi
  filesOfPlayer > "$rooms/player-before"
  cp "${self[0]}" "$room/tmp/tapu.sh"
  must "installs itself for a player who is no administrator" asPlayer sh /tmp/tapu.sh
  must "is in the menu" grep -q '^Exec="/srv/player/.local/opt/tapu/bin/tapu" %U' "$room/srv/player/.local/share/applications/tapu.desktop"
  tryPrograms /srv/player/.local/bin/ sh
  must "installs itself once more over itself" asPlayer sh /tmp/tapu.sh
  must "removes itself" asPlayer sh /tmp/tapu.sh --uninstall
  must "left are the player's settings and games alone" onlyGamesLeft
  must "there is still no Qt in this system" noQt
}
ownQt() {
  local id library libraries
  asPlayer timeout 12 "$1/bin/tapu" > /dev/null 2>&1 &
  sleep 8
  id=$(pgrep -f "^$1/bin/tapu$" | tail -n 1)
  libraries=$(grep -o '/[^ ]*libQt6[^ ]*' "/proc/$id/maps" | sort -u)
  wait $! || true
  echo "$libraries"
  [[ -n $libraries ]] || return 1
  while read -r library; do [[ $library == *"$1"/lib/* ]] || return 1; done <<< "$libraries"
}
onlyGamesLeft() {
  local left
  left=$(cd "$room/srv/player" && find . \( -type f -o -type l \) | grep -vE '^\./(\.config/tapu/|\.local/share/tapu/|evening\.sqlite|\.cache/)' |
    grep -v '^\./\.local/share/mime/' || true)
  echo "$left"
  [[ -z $left && -n $(find "$room/srv/player/.local/share/tapu" -name '*.sqlite') ]]
}

makeBase
openScreen
checkDeb
checkRpm
checkArchives
part "All of this was run. Pictures to look at: build/packages/pictures"
