# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by the scripts that build or check: the project's root as working directory, and what is missing installed with
# apt.
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

# atEnd COMMAND: when the script ends, however it does; what was said last comes first.
endings=()
atEnd() { endings=("$1" "${endings[@]}"); }
trap 'for ending in "${endings[@]}"; do eval "$ending" || true; done' EXIT

# packages build test: the names in packages.txt that are for one of these.
packages() {
  local kind name _
  while read -r kind name _; do
    [[ " $* " == *" $kind "* ]] && echo "$name"
  done < packaging/packages.txt
}

# installPackages build test: installs those that are missing, without a question; sudo only if not root.
installPackages() {
  if ! command -v apt-get > /dev/null || ! command -v dpkg-query > /dev/null; then
    echo "This is not a Debian system. Please see to it that these, or their like, are installed:" >&2
    packages "$@" >&2
    return 0
  fi
  local name missing=() become=()
  for name in $(packages "$@"); do
    [[ "$(dpkg-query -W -f='${db:Status-Abbrev}' "$name" 2> /dev/null)" == ii* ]] || missing+=("$name")
  done
  [[ ${#missing[@]} -gt 0 ]] || return 0
  echo "Installing: ${missing[*]}" >&2
  if [[ $(id -u) -ne 0 ]]; then
    if ! command -v sudo > /dev/null; then
      echo "Not root, and there is no sudo. As root: apt-get install ${missing[*]}" >&2
      return 1
    fi
    become=(sudo)
  fi
  "${become[@]}" apt-get update -qq >&2 || true # an unreachable source need not mean that the packages are
  "${become[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" < /dev/null >&2
}

# buildPreset release tapu: configures and builds a preset, all of it or the targets named. Options of CMake besides in
# `configureOptions`.
configureOptions=()
buildPreset() {
  local preset=$1
  shift
  if command -v ccache > /dev/null; then
    # Another clone of the same sources finds in the cache what this one compiled.
    # Precompiled headers it takes only if it need not ask for the time and the macros in them.
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1
    export CCACHE_SLOPPINESS=pch_defines,time_macros
  fi
  cmake --preset "$preset" -Wno-dev "${configureOptions[@]}" > /dev/null
  cmake --build --preset "$preset" ${1:+--target "$@"} >&2
}

# Qt wants a private folder for its sockets and warns without one.
if [[ -z ${XDG_RUNTIME_DIR:-} || ! -d ${XDG_RUNTIME_DIR:-} ]]; then
  XDG_RUNTIME_DIR=$(mktemp -d)
  export XDG_RUNTIME_DIR
  chmod 700 "$XDG_RUNTIME_DIR"
  atEnd 'rm -rf "$XDG_RUNTIME_DIR"'
fi
