#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# All checks, from nothing, without a question: layout and words; every suite under the sanitizers; the release build with
# what only it can show: speed, memory, packages, whole programs and many simulated games (tests/README.md).
#   test.sh         that
#   test.sh --all   every suite in the release build too
#   test.sh ROOM    after a change of app/table, say: builds what has changed and runs the suites that name the room
# The last lines of the output are ctest's; the status is not 0 if anything failed or was skipped.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

room=''
configureOptions=(-DTAPU_WERROR=ON)
fromNothing=(-DTAPU_BATCHES=32) # where nobody waits for one change
releaseOptions=(-DTAPU_TESTS=shipped)
case ${1:-} in
  '') ;;
  --all) releaseOptions=(-DTAPU_TESTS=all) ;;
  app/* | engine/* | editor) room=${1%/} ;;
  *)
    echo "test.sh [--all | ROOM], ROOM a folder such as app/table" >&2
    exit 2
    ;;
esac
if [[ -n $room && ! -d $room ]]; then
  echo "There is no room $room" >&2
  exit 2
fi

installPackages build test
export QT_QPA_PLATFORM=offscreen UBSAN_OPTIONS=print_stacktrace=1
if [[ -n $room ]]; then
  buildPreset asan
  exec ctest --preset asan -j "$(nproc)" -L "^$room\$"
fi

# runTests PRESET: its tests; what ctest said stays in a file for the end.
said=$(mktemp)
atEnd 'rm -f "$said"'
runTests() { ctest --preset "$1" -j "$(nproc)" | tee "$said"; }
skippedRows() {
  grep -hE '^SKIP   :|\*\*\*Skipped|skipped=[1-9]' build/{asan,release}/Testing/Temporary/LastTest.log || true
}

packaging/format.sh --check
python3 packaging/lint_hindi.py
asked=("${configureOptions[@]}")
[[ -d build/asan ]] || configureOptions+=("${fromNothing[@]}")
buildPreset asan
configureOptions=("${asked[@]}")
runTests asan
configureOptions+=("${releaseOptions[@]}")
buildPreset release
tests/playthroughs/playthroughs.sh "$PWD/build/release/bin" --signatures
runTests release

skipped=$(skippedRows)
printf 'Skipped rows: %s\n' "${skipped:-none}"
sed -n '/tests passed/,$p' "$said"
[[ -z $skipped ]]
