#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the packages for Windows of build/packages under wine, in a Windows of its own in a temporary folder, plays
# with what is installed there, alone and with the programs of Linux, replaces an older version, removes it and looks at
# what is left. Each "ok" was run just now. Pictures go to build/packages/pictures: look at them.
#   check_windows.sh [--tests]     --tests also builds tests of ours as programs for Windows, and runs them
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
export LC_ALL=C.UTF-8
packages=$PWD/build/packages pictures=$PWD/build/packages/pictures linux=$PWD/build/release/bin
shopt -s nullglob
setup=("$packages"/tapu-*-windows-x86_64-setup.exe) zip=("$packages"/tapu-*-windows-x86_64.zip)
[[ ${#setup[@]}${#zip[@]} == 11 ]] || { echo "First run packaging/package_windows.sh." >&2; exit 1; }
installPackages build wine
buildPreset release tapu-server tapu-tool
mkdir -p "$pictures"

work=$(mktemp -d)
said=$work/said
source packaging/checks.sh
export WINEPREFIX=$work/windows WINEARCH=win64 WINEDEBUG=-all
# No menus here, no debugger, a netsh of ours, no offer to download.
export WINEDLLOVERRIDES='winemenubuilder.exe,winedbg.exe=d;netsh.exe=n;mscoree,mshtml='
finish() {
  wineserver -k 2> /dev/null || true
  closeScreen
  rm -rf "$work"
}
atEnd finish

# --- a Windows, and what is asked of it ---

# win PROGRAM …: as somebody whose home is not that of this machine.
win() { HOME=$work/home DISPLAY=$screen /usr/lib/wine/wine64 "$@"; }
openWindows() {
  mkdir -p "$work/home"
  win wineboot --init > /dev/null 2>&1
  wineserver -w
  drive=$WINEPREFIX/drive_c
  user=$(find "$drive/users" -mindepth 1 -maxdepth 1 ! -name Public)
  roaming=$user/AppData/Roaming local=$user/AppData/Local
  makensis -V2 -NOCD -INPUTCHARSET UTF8 -DOUT="$drive/windows/system32/netsh.exe" packaging/windows/netsh.nsi
}
filesOf() { (cd "$drive" && find . -path ./windows -prune -o \( -type f -o -type l \) -print | grep -v '/Temp/' | sort); }
keysOf() { win reg query 'HKLM\Software\Classes' /s 2> /dev/null | tr -d '\r' | grep -i tapu || true; }
value() { win reg query "$1" /v "$2" 2> /dev/null | tr -d '\r' | sed -n "s/^ *$2 *REG_[A-Z]* *//p"; }
others='HKEY_LOCAL_MACHINE\Software\Classes\.tapu'
known='Software\Microsoft\Windows\CurrentVersion\Uninstall\Tapu'
uninstall="HKLM\\$known"

newPlayer() {
  mkdir -p "$local/tapu"
  printf '[player]\nname=आशा\n\n[view]\nlanguage=%s\n' "$1" > "$local/tapu/settings.ini"
}

# waitFor SECONDS command…: until it succeeds.
waitFor() {
  local tenths=$(($1 * 10))
  shift
  for ((; tenths > 0; --tenths)); do
    ! "$@" || return 0
    sleep 0.1
  done
  return 1
}

# --- what is tried ---

# start NAME command…: in the background; its number is in `started`, what it says in $work/NAME, where nothing of an
# earlier one is left to be taken for it.
start() {
  local name=$1
  shift
  : > "$work/$name"
  "$@" > "$work/$name" 2>&1 &
  started=$!
}
portOf() { sed -n 's/^listening .* \([0-9]*\)[[:space:]]*$/\1/p' "$work/$1"; }
listens() { [[ -n $(portOf "$1") ]]; }

# playGame SERVER FIRST SECOND: the server as one process, two programs with two seats each; each is `win FOLDER/` or
# `linux`, for whose programs they are.
windowsProgram() {
  local name=$1
  shift
  HOME=$work/home DISPLAY=$screen exec /usr/lib/wine/wine64 "$installed/$name.exe" "$@"
}
linuxProgram() {
  local name=$1
  shift
  exec "$linux/$name" "$@"
}
ended() { ! kill -0 "$1" 2> /dev/null; }
finished() { grep -q '"finished":true' "$work/$1"; }
playGame() {
  local server first second port status=0
  rm -f "$work/evening.sqlite"
  start server "$1" tapu-server --port 0 --bind 127.0.0.1 --quiet --once --offer-wait 0 --seats 4 --store "$work/evening.sqlite"
  server=$started
  waitFor 30 listens server || { cat "$work/server"; return 1; }
  port=$(portOf server)
  start first "$2" tapu-tool join "127.0.0.1:$port" --bot greedy --seats 2
  first=$started
  start second "$3" tapu-tool join "127.0.0.1:$port" --bot greedy --seats 2
  second=$started
  for _ in $(seq 180); do
    kill -0 "$first" 2> /dev/null || kill -0 "$second" 2> /dev/null || break
    sleep 1
  done
  kill "$first" "$second" 2> /dev/null || true
  wait "$first" || status=1
  wait "$second" || status=1
  waitFor 90 ended "$server" || kill -9 "$server"
  wait "$server" || status=1
  cat "$work/server" "$work/first" "$work/second"
  [[ $status -eq 0 ]] && finished first && finished second
}

# positionsIn STORE: of the game that the file keeps, one a line.
positionsIn() {
  rm -f "$work/kept.tapu"
  "$linux/tapu-tool" store export "$1" "$work/kept.tapu" > /dev/null && "$linux/tapu-tool" record states "$work/kept.tapu"
}

# A host that is killed in the middle of a game: what it has told is in its file, and the game goes on from there.
killAndContinue() {
  local store=$work/killed.sqlite moves
  start host windowsProgram tapu-server --port 0 --bind 127.0.0.1 --quiet --once --demo --bots 4 --pace 40 --store "$store"
  local host=$started
  waitFor 30 listens host || return 1
  sleep 8
  kill -9 "$host"
  wait "$host" || true
  positionsIn "$store" > "$work/killed" || return 1
  moves=$(wc -l < "$work/killed")
  [[ $moves -gt 10 ]] || return 1
  start host windowsProgram tapu-server --port 0 --bind 127.0.0.1 --quiet --once --demo --bots 4 --store "$store"
  wait "$started" || { cat "$work/host"; return 1; }
  positionsIn "$store" > "$work/ended" && [[ $(wc -l < "$work/ended") -gt $moves ]] &&
    cmp "$work/killed" <(head -n "$moves" "$work/ended")
}

colorsShown() {
  import -display "$screen" -window root "$work/screen.png"
  identify -format %k "$work/screen.png"
}
isDrawn() { [[ $(colorsShown) -gt 200 ]]; }
isEmpty() { [[ $(colorsShown) -le 2 ]]; }

# picture NAME command…: the program on a screen, photographed when it is drawn; how long that took is in `took`.
picture() {
  local name=$1 shown begun status=0
  shift
  begun=$(date +%s%N)
  start window "$@"
  shown=$started
  waitFor 60 isDrawn || status=1
  took=$((($(date +%s%N) - begun) / 1000000))
  sleep "${settle:-4}"
  import -display "$screen" -window root "$pictures/$name.png"
  kill -0 "$shown" || status=1  # still there
  kill -9 "$shown" || status=1
  wait "$shown" || true
  waitFor 20 isEmpty || true
  echo "$took ms"
  return "$status"
}

# opened NAME FILE: what Windows does when the file is clicked.
opened() {
  local status=0
  win start /unix "$2" > "$work/window" 2>&1 || status=1
  waitFor 60 isDrawn || status=1
  sleep 5
  import -display "$screen" -window root "$pictures/$1.png"
  win taskkill /f /im tapu.exe > /dev/null 2>&1 || status=1
  waitFor 20 isEmpty || true
  return "$status"
}

# wishTheme 0: of programs, dark (1: light), as the settings of Windows keep it.
wishTheme() { win reg add 'HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize' /v AppsUseLightTheme /t REG_DWORD /d "$1" /f; }
# darkPicture NAME command…: a picture whose menu bar is dark.
darkPicture() {
  picture "$@" && [[ $(convert "$pictures/$1.png" -crop 40x4+900+44 -colorspace gray -format '%[fx:mean<0.3]' info:) == 1 ]]
}
# A library that lies in the current folder, as beside a board that was opened, is not the program's.
loadsNothingNearby() {
  mkdir -p "$work/nearby"
  cp "$installed/libwinpthread-1.dll" "$work/nearby/soft_oal.dll"  # the sounds' library is looked for with the first sound
  (cd "$work/nearby" && HOME=$work/home DISPLAY=$screen WINEDEBUG=+loaddll timeout 30 /usr/lib/wine/wine64 "$installed/tapu.exe" \
    --language en --new-game > "$work/loaded" 2>&1) || true
  waitFor 20 isEmpty
  grep -q 'Loaded .*sqlite3.dll' "$work/loaded" && ! grep 'Loaded .*soft_oal' "$work/loaded"
}
hasHelp() { [[ $(windowsProgram "$1" --help) == *--language* ]]; }
hasHindiHelp() { [[ $(windowsProgram "$1" --language hi --help) == *विकल्प* ]]; }
sameVersion() { [[ $(windowsProgram tapu-tool --version | sed 's/^tapu-tool //') == "$(windowsProgram tapu-server --version | sed 's/^tapu-server //')" ]]; }
savedGame() { [[ -n $(find "$roaming/tapu" -name '*.sqlite' -print -quit 2> /dev/null) ]]; }
gone() { [[ ! -e $1 ]]; }

# The games of tests/playthroughs, which every machine plays alike.
playsAlike() {
  local name
  mkdir -p "$work/wrapped"
  for name in tapu-server tapu-tool; do
    printf '#!/bin/sh\nexec /usr/lib/wine/wine64 "%s" "$@"\n' "$installed/$name.exe" > "$work/wrapped/$name"
    chmod +x "$work/wrapped/$name"
  done
  HOME=$work/home DISPLAY=$screen tests/playthroughs/playthroughs.sh "$work/wrapped"
}

# --- the packages ---

installs() {
  win "$1" /S && waitFor 60 test -e "$installed/uninstall.exe" && wineserver -w
}
checkSetup() {
  part "$(basename "${setup[0]}")"
  installed="$drive/Program Files/Tapu"
  filesOf > "$work/before"
  makeOlder
  must "its first page stands beside an island (picture windows-setup.png)" picture windows-setup firstPage
  checkOneUser
  must "an older version installs itself for all without a question" installs "$work/older.exe"
  must "with a file that the newer one does not have" test -e "$installed/licenses/old.txt"
  cp -r "$installed" "$drive/older"
  win reg add "$uninstall" /v Firewall /t REG_DWORD /d 1 /f > "$said" 2>&1
  must "this version installs itself over it without a question" installs "${setup[0]}"
  must "the old file is gone" gone "$installed/licenses/old.txt"
  must "Windows knows its version" test "$(value "$uninstall" DisplayVersion)" = "$version"
  must "it is in the start menu" isInMenu
  must "the firewall lets it through, as before" isAllowed
  must "an update leaves a rule of the firewall as its user has changed it" keepsRule
  must "beside it nothing is installed for one user" refusesOneUser
  must "the uninstaller of an older folder takes away that folder alone" removesOlder
  must "nothing is removed while tapu-server.exe runs" refusesToRemove
  must "nothing is removed from a folder of others" removesNothingElsewhere
  must "nothing is installed among files of others" refusesToInstall
  must "what is installed stays where the new folder cannot be written" keepsWhatItCannotReplace
}
firstPage() { HOME=$work/home DISPLAY=$screen exec /usr/lib/wine/wine64 "$work/older.exe"; }
# What somebody installs for themselves; here everybody is an administrator, who must ask for that.
checkOneUser() {
  must "an older version installs itself for one user" installsForOne
  must "beside it nothing is installed for all, and nothing of it is run" refusesForAll
  must "it removes itself" removesForOne
}
isOfOneUser() { [[ -e $local/Programs/Tapu/tapu.exe && -n $(value "HKCU\\$known" InstallLocation) && -z $(value "$uninstall" InstallLocation) ]]; }
refusesForAll() {
  local status=0
  win "$work/older.exe" /S || status=$?
  [[ $status -eq 2 && ! -e $installed ]] && isOfOneUser
}
installsForOne() { win "$work/older.exe" /S /CurrentUser && isOfOneUser; }
removesForOne() {
  win "$local/Programs/Tapu/uninstall.exe" /S
  waitFor 20 gone "$local/Programs/Tapu" && [[ -z $(value "HKCU\\$known" InstallLocation)$(find "$drive" -iname '*tapu*.lnk') ]]
}
refusesOneUser() {
  local status=0
  win "${setup[0]}" /S /CurrentUser || status=$?
  [[ $status -eq 2 && ! -e $local/Programs/Tapu && -z $(value "HKCU\\$known" InstallLocation) ]]
}
rules=windows/rules.txt  # of netsh.nsi
isAllowed() { [[ $(value "$uninstall" Firewall) == 0x1 && $(grep -o 'program=.*' "$drive/$rules") == $'program="C:\\Program Files\\Tapu\\tapu.exe"\nprogram="C:\\Program Files\\Tapu\\tapu-server.exe"' ]]; }
keepsRule() {
  echo 'changed by its user' > "$drive/$rules"
  installs "${setup[0]}" && [[ $(value "$uninstall" Firewall) == 0x1 && $(< "$drive/$rules") == 'changed by its user' ]]
}
isInMenu() { [[ -n $(find "$drive" -path '*Start Menu*' -iname '*tapu*.lnk') ]]; }
removesOlder() {
  win "$drive/older/uninstall.exe" /S '_?=C:\older'  # without a space in the name, which wine would quote
  waitFor 20 gone "$drive/older" && isInMenu && [[ $(value "$uninstall" DisplayVersion) == "$version" ]]
}
# uninstallsQuietly: as Windows does; waits for it, and has its status.
uninstallsQuietly() {
  printf '%s\r\nexit %%ERRORLEVEL%%\r\n' "$(value "$uninstall" QuietUninstallString)" > "$work/quietly.bat"
  win cmd /c "$(windowsPath "$work/quietly.bat")"
}
refusesToRemove() {
  local status=0
  cp -r "$installed" "$drive/copy"
  start host windowsProgram tapu-server --port 0 --bind 127.0.0.1 --quiet --demo --store "$work/asked.sqlite"
  waitFor 30 listens host || return 1
  uninstallsQuietly || status=$?
  kill -9 "$started"
  wait "$started" || true
  [[ $status -eq 2 ]] && diff -r "$drive/copy" "$installed" && rm -r "$drive/copy"
}
keepsWhatItCannotReplace() {
  local status=0
  win "${setup[0]}" /S '/D=Z:\proc\Tapu' || status=$?
  [[ $status -eq 2 && -e $installed/tapu.exe && $(value "$uninstall" DisplayVersion) == "$version" ]]
}
# Told of another folder, it takes nothing away there, though names are those of the game.
removesNothingElsewhere() {
  local status=0
  mkdir "$drive/others"
  echo theirs > "$drive/others/README.txt"
  win "$installed/uninstall.exe" /S '_?=C:\others' || status=$?
  [[ $status -eq 2 && $(< "$drive/others/README.txt") == theirs ]] && rm -r "$drive/others"
}
refusesToInstall() {
  local status=0
  mkdir "$drive/others"
  echo theirs > "$drive/others/README.txt"
  win "${setup[0]}" /S '/D=C:\others' || status=$?
  [[ $status -eq 2 && $(< "$drive/others/README.txt") == theirs && $(ls "$drive/others") == README.txt ]] && rm -r "$drive/others"
}
# Of few files, so that it is made soon.
makeOlder() {
  mkdir -p "$work/older/licenses"
  unzip -q -p "${zip[0]}" "$name/tapu-server.exe" > "$work/older/tapu.exe"
  echo old > "$work/older/licenses/old.txt"
  packaging/windows/setup_program.sh "$work/older" 0.0.9 build/windows "$work/older.exe" > /dev/null
}

checkPrograms() {
  part "The programs"
  must "tell version and build: $(windowsProgram tapu-tool --version | tr -d '\r')" sameVersion
  local program
  for program in tapu-server tapu-tool; do  # tapu.exe shows its help in a window where there is no console
    must "$program.exe: help in English" hasHelp "$program"
    must "$program.exe: help in Hindi" hasHindiHelp "$program"
  done
  must "a game, all of it Windows, to its end" playGame windowsProgram windowsProgram windowsProgram
  must "a game hosted by Windows, played by Windows and Linux" playGame windowsProgram linuxProgram windowsProgram
  must "a game hosted by Linux, played by Linux and Windows" playGame linuxProgram windowsProgram linuxProgram
  must "a host that is killed goes on with its game, to its end" killAndContinue
  must "the playthroughs are those of Linux, move by move" playsAlike
}

checkWindow() {
  part "The program with windows"
  newPlayer hi
  must "starts in Hindi (picture windows-hi.png)" picture windows-hi windowsProgram tapu --language hi
  must "starts in English (picture windows-en.png)" picture windows-en windowsProgram tapu --language en
  note "until the window was drawn, the second time: $(sed -n 's/ ms$/ ms/p' "$said")"
  wishTheme 0 > "$said" 2>&1
  must "is dark where Windows is dark (picture windows-dark.png)" darkPicture windows-dark windowsProgram tapu --language hi
  wishTheme 1 > "$said" 2>&1
  settle=10 must "a game against bots (picture windows-game.png), killed while it runs" \
    picture windows-game windowsProgram tapu --language hi --new-game
  must "loads no library from the current folder" loadsNothingNearby
  must "that game lies in %APPDATA%" savedGame
  must "the next start offers to continue it (picture windows-continue.png)" picture windows-continue windowsProgram tapu --language en
  mkdir -p "$user/Documents/मेरे बोर्ड"
  cp resources/boards/lagoon.tapuboard "$user/Documents/मेरे बोर्ड/लैगून.tapuboard"
  cp tests/records/first-turns.tapu "$user/Documents/मेरे बोर्ड/पहली बारी.tapu"
  must "a board opens by its type, from a folder in Devanagari (picture windows-board.png)" \
    opened windows-board "$user/Documents/मेरे बोर्ड/लैगून.tapuboard"
  must "a record opens by its type (picture windows-record.png)" \
    opened windows-record "$user/Documents/मेरे बोर्ड/पहली बारी.tapu"
}

checkZip() {
  part "$(basename "${zip[0]}")"
  mkdir -p "$drive/खेल"
  unzip -q "${zip[0]}" -d "$drive/खेल"
  local installed="$drive/खेल/$name"
  must "runs from a folder in Devanagari: $(windowsProgram tapu-tool --version | tr -d '\r')" hasHelp tapu-tool
  must "and shows its window (picture windows-zip.png)" picture windows-zip windowsProgram tapu --language hi
  rm -rf "$drive/खेल"
}

playersFiles() { (cd "$user" && find AppData/Roaming/tapu AppData/Local/tapu Documents -type f -exec sha256sum {} + 2> /dev/null | sort -k2); }
removes() {
  uninstallsQuietly && waitFor 60 gone "$installed" && wineserver -w
}
onlyPlayersFiles() {
  local left
  left=$(comm -13 "$work/before" <(filesOf) | grep -vE '^\./users/[^/]*/(AppData/(Roaming|Local)/tapu/|Documents/मेरे बोर्ड/)' || true)
  echo "$left"
  [[ -z $left ]]
}
checkRemoval() {
  part "Removing it"
  playersFiles > "$work/player-before"
  win reg add 'HKLM\Software\Classes\.tapu\OpenWithProgids' /v Other.Program /t REG_SZ /d '' /f > "$said" 2>&1
  must "removes itself without a question" removes
  playersFiles > "$work/player-after"
  must "the player's $(wc -l < "$work/player-after") files are left as they were" cmp "$work/player-before" "$work/player-after"
  must "no other file is left" onlyPlayersFiles
  must "nor a rule of the firewall" gone "$drive/$rules"
  must "what another program has written into the registry is left" test "$(keysOf | tail -n 1)" = "$others\OpenWithProgids"
  must "nothing else is left there" test "$(keysOf | head -n -1)$(value "$uninstall" DisplayName)" = "$others"
}

# --- tests of ours as programs for Windows ---

# What wine or Windows cannot carry, each with its reason: whole suites, and functions as SUITE:FUNCTION.
leftOut() { sed 's/ *#.*//' packaging/windows/tests_left_out.txt | grep -qxF "$1"; }
# functionsOf PROGRAM SUITE: those to run, nothing if that is all of them.
functionsOf() {
  grep -q "^$1_$2:" packaging/windows/tests_left_out.txt || return 0
  local name
  runTest "$1" "$2" -functions -o "$said,txt" > "$work/functions" 2>&1 || true
  for name in $(tr -d '\r' < "$work/functions" | sed -n 's/()$//p'); do leftOut "$1_$2:$name" || echo "$name"; done
}
windowsPath() { sed 's|^|Z:|; s|/|\\|g' <<< "$1"; }
runTest() {
  HOME=$work/home DISPLAY=$screen timeout 300 /usr/lib/wine/wine64 "$build/tests/test_$1.exe" "${@:2}"
}
checkTests() {
  part "Tests of ours, as programs for Windows"
  local build=$PWD/build/windows program suite suites bad=0
  local libraries=${TAPU_WINDOWS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tapu/windows}/installed
  cmake --build "$build" --target test_engine test_formats test_net tapu-server tapu-tool >&2
  export TAPU_SOURCE=$PWD TAPU_BIN=$build/bin QT_QPA_PLATFORM=offscreen
  QT_PLUGIN_PATH=$(windowsPath "$libraries/plugins")
  WINEPATH="$(windowsPath "$libraries/bin");$(windowsPath "$(dirname "$(x86_64-w64-mingw32-g++-posix -print-file-name=libstdc++-6.dll)")");$(windowsPath /usr/x86_64-w64-mingw32/lib)"
  export QT_PLUGIN_PATH WINEPATH
  for program in engine formats net; do
    suites=$(runTest "$program" 2>&1 | tr -d '\r' | sed -n 's/^  //p' || true)
    [[ -n $suites ]] || fail "test_$program.exe does not start"
    for suite in $suites; do
      if leftOut "${program}_$suite"; then
        note "${program}_$suite is left out (packaging/windows/tests_left_out.txt)"
      elif runTest "$program" "$suite" $(functionsOf "$program" "$suite") -o "$said,txt" > /dev/null 2>&1; then  # without a console it says nothing
        ok "${program}_$suite"
      else
        grep -aE -A3 '^FAIL|wine:' "$said" | head -n 24 || true
        printf '  FAIL  %s\n' "${program}_$suite"
        bad=1
      fi
    done
  done
  [[ $bad -eq 0 ]]
}

name=$(basename "${zip[0]}" .zip)
version=${name#tapu-} version=${version%-windows-x86_64}
openScreen
openWindows
checkSetup
checkPrograms
checkWindow
checkZip
checkRemoval
[[ ${1:-} != --tests ]] || checkTests
part "All of this was run. Pictures to look at: build/packages/pictures"
