#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes what Tapu is linked with on Windows, once, from Debian's sources: qtbase, QtSvg, SQLite, HarfBuzz, giflib,
# libqrencode. All of it lies in one folder outside of the repository ($TAPU_WINDOWS_CACHE, else the user's cache). A part
# is made when it is not there, when Debian has a newer source of it or when what is done here has changed; a build that
# was cut off goes on where it was. Needs the packages of kind `windows` in packaging/packages.txt and a mirror of Debian
# that has sources.
#   sources/NAME   unpacked         builds/NAME   being built         installed/   what programs are built with
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${TAPU_WINDOWS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tapu/windows}
tools=x86_64-w64-mingw32
installed=$cache/installed
jobs=${TAPU_WINDOWS_JOBS:-$(nproc)}
mkdir -p "$cache/sources" "$cache/builds" "$installed"/{bin,lib/pkgconfig,include}
cp "$here/toolchain.cmake" "$cache/toolchain.new"  # a build that was begun goes on when the repository has moved
cmp -s "$cache/toolchain.new" "$cache/toolchain.cmake" || mv "$cache/toolchain.new" "$cache/toolchain.cmake"
if command -v ccache > /dev/null; then
  export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_BASEDIR=$cache CCACHE_NOHASHDIR=1
  export CCACHE_SLOPPINESS=pch_defines,time_macros
fi

# aptSources PROGRAM WORD …: apt-get or apt-cache with the sources of this system's mirror, without a change to the system.
aptSources() {
  local apt=$cache/apt program=$1
  shift
  mkdir -p "$apt/lists/partial" "$apt/archives/partial"
  "$program" -qq -o Dir::Etc::SourceList="$apt/sources.list" -o Dir::Etc::SourceParts=- -o Dir::State::Lists="$apt/lists" \
    -o Dir::Cache="$apt" -o APT::Sandbox::User=root "$@"
}

# listSources: the mirrors of this system, in the old form and the new one, asked for sources.
listSources() {
  local file=$cache/apt/sources.list
  mkdir -p "$cache/apt"
  {
    sed -nE 's/^deb (.*)/deb-src \1/p' /etc/apt/sources.list 2> /dev/null || true
    awk '/^URIs:/ { uris = $2 } /^Suites:/ { suites = $0; sub(/^[^:]*: */, "", suites) }
         /^Signed-By:/ { key = " [signed-by=" $2 "]" }
         function told(  n, all, i) {
           n = split(suites, all, " ")
           for (i = 1; i <= n; ++i) if (uris ~ /debian/) print "deb-src" key, uris, all[i], "main"
           uris = suites = key = ""
         }
         /^$/ || FNR == 1 && NR > 1 { told() } END { told() }' /etc/apt/sources.list.d/*.sources 2> /dev/null || true
  } > "$file"
  aptSources apt-get update && touch "$file"
}

# newest PACKAGE: the version of its source that Debian has; nothing if the mirror does not say.
newest() { aptSources apt-cache showsrc --only-source "$1" 2> /dev/null | sed -n 's/^Version: //p' | sort -V | tail -n 1; }
# versionOf NAME: of the source that is here.
versionOf() { cat "$cache/sources/$1.version" 2> /dev/null || true; }

# fetch NAME PACKAGE [OPTION …]: Debian's source of PACKAGE, patched as Debian has it, in sources/NAME.
fetch() {
  local name=$1 package=$2 work
  shift 2
  [[ ! -d $cache/sources/$name ]] || return 0
  work=$(mktemp -d -p "$cache")
  (cd "$work" && aptSources apt-get source "$@" "$package" < /dev/null >&2)
  { sed -n 's/^Version: //p' "$work"/*.dsc 2> /dev/null || newest "$package"; } > "$cache/sources/$name.version"
  if [[ " $* " == *" --tar-only "* ]]; then
    (cd "$work" && tar -xf ./*.orig.tar.* && rm ./*.orig.tar.*)
  fi
  mv "$(find "$work" -mindepth 1 -maxdepth 1 -type d)" "$cache/sources/$name"
  rm -r "$work"
}

# recipe FUNCTION: what a part is made by, as a number.
recipe() {
  local step
  {
    declare -f "$1"
    for step in fetch buildWithCMake archive pkgConfig; do
      [[ $(declare -f "$1") != *"$step "* ]] || declare -f "$step"
    done
    cat "$cache/toolchain.cmake"
    [[ $1 != makeQtSvg ]] || cat "$here/svg"/*
  } | sha256sum | cut -c 1-16
}

# made NAME PACKAGE: whether this part was made and installed, from the newest source and as it is made here; called by
# the function that makes it. Otherwise says that it is being made, and throws away what was made in another way.
made() {
  local name=$1 version way
  version=$(newest "$2") way=$(recipe "${FUNCNAME[1]}")
  : "${version:=$(versionOf "$name")}"
  [[ $(cat "$installed/made/$name" 2> /dev/null) != "$version $way" ]] || return 0
  echo "Making $name for Windows${version:+ from $version}" >&2
  [[ $(versionOf "$name") == "$version" ]] || rm -rf "${cache:?}/sources/$name" "$cache/sources/$name.version"
  [[ $(cat "$cache/builds/$name.way" 2> /dev/null) == "$version $way" ]] || rm -rf "$cache/builds/$name"
  echo "$version $way" > "$cache/builds/$name.way"
  return 1
}

# markMade NAME: it is whole.
markMade() {
  mkdir -p "$installed/made"
  cp "$cache/builds/$1.way" "$installed/made/$1"
}

# pkgConfig NAME VERSION LIBRARY: a description of a library that was built by hand.
pkgConfig() {
  printf 'prefix=%s\nName: %s\nDescription: %s\nVersion: %s\nLibs: -L${prefix}/lib -l%s\nCflags: -I${prefix}/include\n' \
    "$installed" "$1" "$1" "$2" "$3" > "$installed/lib/pkgconfig/$1.pc"
}

# buildWithCMake NAME FOLDER OPTION …: configures, builds and installs it.
buildWithCMake() {
  local build=$cache/builds/$1 from=$2
  shift 2
  [[ -e $build/build.ninja ]] || cmake -G Ninja -S "$from" -B "$build" -Wno-dev -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_TOOLCHAIN_FILE="$cache/toolchain.cmake" -DTAPU_WINDOWS_LIBRARIES="$installed" \
    -DCMAKE_INSTALL_PREFIX="$installed" -DCMAKE_PREFIX_PATH="$installed" "$@" > "$build.configure.txt" 2>&1 ||
    { tail -40 "$build.configure.txt" >&2; rm -f "$build/build.ninja"; return 1; }
  cmake --build "$build" --parallel "$jobs" > "$build.build.txt" 2>&1 || { tail -40 "$build.build.txt" >&2; return 1; }
  cmake --install "$build" --strip > "$build.install.txt"
}

# SQLite: one source that its own script puts together; Qt's driver asks for what is told of columns.
makeSqlite() {
  made sqlite sqlite3 && return
  fetch sqlite sqlite3
  local build=$cache/builds/sqlite
  mkdir -p "$build"
  (cd "$build" && "$cache/sources/sqlite/configure" --disable-tcl --disable-readline > configure.txt && make sqlite3.c sqlite3.h > make.txt)
  $tools-gcc-posix -O2 -DNDEBUG -DSQLITE_ENABLE_COLUMN_METADATA -DSQLITE_THREADSAFE=1 -shared "$build/sqlite3.c" \
    -o "$installed/bin/sqlite3.dll" -Wl,--out-implib,"$installed/lib/libsqlite3.dll.a" -Wl,--no-insert-timestamp -s
  cp "$build/sqlite3.h" "$cache/sources/sqlite/src/sqlite3ext.h" "$installed/include/"
  pkgConfig sqlite3 "$(cat "$cache/sources/sqlite/VERSION")" sqlite3
  markMade sqlite
}

# qtbase with Debian's own programs of Qt (moc, rcc, uic). Debian takes the foreign parts for tablets out of the source.
# Regular expressions are not translated into machine code: a thread frees the stack for that when it ends, after GCC's
# runtime has freed the pointer to it, and the program crashes.
makeQtBase() {
  made qtbase qt6-base && return
  fetch qtbase qt6-base
  sed -i 's/^qt_internal_extend_target(BundledPcre2 CONDITION QNX OR UIKIT$/& OR WIN32/' "$cache/sources/qtbase/src/3rdparty/pcre2/CMakeLists.txt"
  buildWithCMake qtbase "$cache/sources/qtbase" -DQT_HOST_PATH=/usr \
    -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake -DQT_BUILD_TESTS=OFF -DQT_BUILD_EXAMPLES=OFF \
    -DQT_QMAKE_TARGET_MKSPEC=win32-g++ -DINPUT_opengl=no -DINPUT_openssl=no \
    -DFEATURE_{vulkan,dbus,icu,glib,zstd,tabletevent}=OFF \
    -DFEATURE_system_{zlib,png,jpeg,freetype,harfbuzz,pcre2,doubleconversion}=OFF \
    -DFEATURE_system_sqlite=ON -DFEATURE_sql_{odbc,mysql,psql}=OFF
  markMade qtbase
}

# QtSvg from the source for Qt 5, since Debian 12 has that for Qt 6 as a package only.
makeQtSvg() {
  made qtsvg qtsvg-opensource-src && return
  fetch qtsvg qtsvg-opensource-src
  local adapted=$cache/builds/qtsvg-source
  rm -rf "$adapted"
  mkdir -p "$adapted"
  cp -r "$cache/sources/qtsvg/src" "$here/svg/CMakeLists.txt" "$adapted/"
  find "$adapted" \( -name '*.cpp' -o -name '*.h' \) -exec sed -i -f "$here/svg/adapt.sed" {} +
  buildWithCMake qtsvg "$adapted" -DSVG_SOURCE="$adapted" -DQT_HOST_PATH=/usr \
    -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake
  markMade qtsvg
}

# archive NAME COMPILER OPTION … -- SOURCE …: a static library of a few sources.
archive() {
  local name=$1 build=$cache/builds/$1 compiler=$2 options=() source
  shift 2
  while [[ $1 != -- ]]; do options+=("$1"); shift; done
  shift
  rm -rf "$build"
  mkdir -p "$build"
  for source in "$@"; do
    "$tools-$compiler-posix" -O2 -DNDEBUG -w "${options[@]}" -c "$source" -o "$build/$(basename "$source").o"
  done
  "$tools-ar" rcD "$installed/lib/lib$name.a" "$build"/*.o
}

makeGif() {
  made gif giflib && return
  fetch gif giflib
  local from=$cache/sources/gif
  archive gif gcc -I"$from" -- "$from"/{dgif_lib,egif_lib,gifalloc,gif_err,gif_hash,openbsd-reallocarray,quantize}.c
  cp "$from/gif_lib.h" "$installed/include/"
  markMade gif
}

makeQrencode() {
  made qrencode qrencode && return
  fetch qrencode qrencode --tar-only
  local from=$cache/sources/qrencode version
  version=$(versionOf qrencode) version=${version%-*}
  archive qrencode gcc -I"$from" -DMAJOR_VERSION=4 -DMINOR_VERSION=1 -DMICRO_VERSION=1 -DVERSION="\"$version\"" -DSTATIC_IN_RELEASE=static \
    -- "$from"/{bitstream,mask,mmask,mqrspec,qrencode,qrinput,qrspec,rsecc,split}.c
  cp "$from/qrencode.h" "$installed/include/"
  markMade qrencode
}

makeHarfBuzz() {
  made harfbuzz harfbuzz && return
  fetch harfbuzz harfbuzz
  local from=$cache/sources/harfbuzz/src
  archive harfbuzz g++ -I"$from" -fno-exceptions -fno-rtti -- "$from/harfbuzz.cc"
  mkdir -p "$installed/include/harfbuzz"
  cp "$from"/hb*.h "$installed/include/harfbuzz/"
  markMade harfbuzz
}

# OpenAL Soft is loaded by the program if it is there: only what its functions are called is needed.
copyOpenAlHeaders() {
  mkdir -p "$installed/include/AL"
  cp /usr/include/AL/*.h "$installed/include/AL/"
}

# The lists of the mirror are a day old at most; without the mirror what is here is taken as it is.
readLists() {
  [[ -z $(find "$cache/apt/sources.list" -mtime -1 2> /dev/null) ]] || return 0
  listSources || echo "The mirror does not answer: there may be newer sources." >&2
}

# Read whole before it runs, so that it may be edited while Qt is being built.
main() {
  readLists
  makeSqlite
  makeGif
  makeQrencode
  makeHarfBuzz
  copyOpenAlHeaders
  makeQtBase
  makeQtSvg
}
main
