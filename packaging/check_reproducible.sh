#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the packages of the last commit twice and says whether they are the same bytes. The two clones differ in folder,
# umask, time zone, place of temporary files and use of ccache. Two builds of everything that is packed.
#   check_reproducible.sh [--windows] [FOLDER]
# --windows: those for Windows instead. FOLDER keeps both clones, to look at what differs; else they are removed.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
script=package.sh
if [[ ${1:-} == --windows ]]; then
  script=package_windows.sh
  shift
fi
if [[ -n ${1:-} ]]; then
  mkdir -p "$1"
  work=$(cd "$1" && pwd)
  [[ -z $(ls -A "$work") ]] || { echo "$work is not empty." >&2; exit 1; }
else
  work=$(mktemp -d)
  atEnd 'rm -rf "$work"'
fi

# makePackages FOLDER UMASK: in a clone with that name.
makePackages() {
  umask "$2"
  git clone --quiet . "$work/$1"
  git -C "$work/$1" reset --quiet --hard "$commit"  # somebody may go on working here
  mkdir "$work/temporary-$2"
  echo "Making the packages in $work/$1 …"
  TMPDIR=$work/temporary-$2 "$work/$1/packaging/$script" > "$work/$1.txt" 2> "$work/$1.log" || { tail -n 30 "$work/$1.log"; return 1; }
}
commit=$(git rev-parse HEAD) first=one second=two-with-a-longer-name
(makePackages "$first" 022)
(export TZ=Asia/Kolkata CCACHE_DISABLE=1 && makePackages "$second" 077)
sums=build/packages/SHA256SUMS
if ! diff "$work/$first/$sums" "$work/$second/$sums"; then
  echo "FAIL  the same sources made other packages: <  in the first clone, >  in the second."
  exit 1
fi
cat "$work/$first/$sums"
echo "ok    the same sources made the same packages."
