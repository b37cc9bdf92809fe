#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Tapu for 64-bit Windows on Debian 12 and writes to build/packages a setup program (…-windows-x86_64-setup.exe)
# and a folder to unpack (…-windows-x86_64.zip). Prints sizes and checksums. The first time the libraries are made from
# Debian's sources (packaging/windows/libraries.sh), which takes an hour; they stay in the user's cache.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
export LC_ALL=C.UTF-8 TZ=UTC
umask 022

: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2> /dev/null || date +%s)}"
export SOURCE_DATE_EPOCH
installPackages build windows
packaging/windows/libraries.sh
libraries=${TAPU_WINDOWS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tapu/windows}
tools=x86_64-w64-mingw32
build=$PWD/build/windows out=$PWD/build/packages
mkdir -p "$out" "$build"
work=$(mktemp -d)
atEnd 'rm -rf "$work"'

# The icon and the pictures of the setup program are drawn by programs of ours that run here.
buildPreset release tapu_icon_files tapu_setup_pictures
python3 packaging/windows/icon.py "$build/tapu.ico" build/release/packaging/icons/{16x16,24x24,32x32,48x48,64x64,256x256}/apps/tapu.png
build/release/bin/tapu_setup_pictures resources/themes/tapu "$build"
touch --date="@$SOURCE_DATE_EPOCH" "$build"/*.bmp # the setup program keeps when its files were made

cmake --preset release -B "$build" -Wno-dev -DTAPU_WERROR=ON -DCMAKE_TOOLCHAIN_FILE="$PWD/packaging/windows/toolchain.cmake" \
  -DTAPU_WINDOWS_LIBRARIES="$libraries/installed" -DTAPU_WINDOWS_ICON="$build/tapu.ico" \
  -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake > "$build/configure.txt" ||
  { tail -n 30 "$build/configure.txt" >&2; exit 1; }
cmake --build "$build" --target tapu tapu-server tapu-tool >&2
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
built=$(sed -n 's/^#define TAPU_BUILD "\(.*\)"/\1/p' "$build/generated/tapu_build.h")
name=tapu-$version-windows-x86_64
stage=$work/$name

# Libraries and plugins: what the programs need by the headers of their files, and what Qt loads by itself.
plugins=(platforms/qwindows.dll styles/qwindowsvistastyle.dll sqldrivers/qsqlite.dll iconengines/qsvgicon.dll
  imageformats/{qsvg,qgif,qico,qjpeg}.dll)
stagePrograms() {
  local file needed from=$libraries/installed runtime
  cmake --install "$build" --prefix "$stage" --strip > /dev/null
  for file in "${plugins[@]}"; do install -D -m 644 "$from/plugins/$file" "$stage/plugins/$file"; done
  # Where Windows is dark, so are Qt's colors and the frames of windows: Qt 6.4 does that only when asked.
  printf '[Paths]\nPrefix = .\nPlugins = plugins\n\n[Platforms]\nWindowsArguments = darkmode=2\n' > "$stage/qt.conf"
  runtime=$(dirname "$("$tools-gcc-posix" -print-file-name=libstdc++-6.dll)")
  local more=1
  while [[ $more -gt 0 ]]; do
    more=0
    for needed in $(find "$stage" -name '*.exe' -o -name '*.dll' | xargs -n 1 "$tools-objdump" -p | sed -n 's/.*DLL Name: //p' | sort -u); do
      [[ ! -e $stage/$needed ]] || continue
      for file in "$from/bin/$needed" "$runtime/$needed" "/usr/$tools/lib/$needed"; do
        [[ -e $file ]] || continue
        install -m 644 "$file" "$stage/$needed"
        more=1
        break
      done
    done
  done
  find "$stage" \( -name '*.dll' -o -name '*.exe' \) -exec "$tools-strip" --strip-unneeded {} +
}

# What comes from others, by package and version, with its licenses.
stageLicenses() {
  local into=$stage/licenses source package
  mkdir -p "$into/libraries"
  cp LICENSE "$into/GPL-3.0-or-later.txt"
  cp packaging/licenses/OFL-1.1.txt "$into/"
  for source in qtbase qtsvg sqlite gif harfbuzz; do
    echo "$(cd "$libraries/sources/$source" && dpkg-parsechangelog -S Source) $(< "$libraries/sources/$source.version")" >> "$into/libraries.txt"
    cp "$libraries/sources/$source/debian/copyright" "$into/libraries/$source.txt"
  done
  echo "qrencode $(< "$libraries/sources/qrencode.version")" >> "$into/libraries.txt"
  cp "$libraries/sources/qrencode/COPYING" "$into/libraries/qrencode.txt"
  for package in gcc-mingw-w64-base mingw-w64-common; do
    dpkg-query -W -f='${source:Package} ${source:Version}\n' "$package" >> "$into/libraries.txt"
    cp "/usr/share/doc/$package/copyright" "$into/libraries/$package.txt"
  done
  cat packaging/windows/svg/adapt.sed > "$into/changes-to-qtsvg.txt"
  stageCommonLicenses
}

# The texts of Debian name licenses that every Debian has.
stageCommonLicenses() {
  local there=/usr/share/common-licenses text
  mkdir -p "$into/common"
  for text in $(grep -ohE "$there/[A-Za-z0-9.-]*[A-Za-z0-9]" "$into"/libraries/*.txt | sort -u); do
    install -m 644 "$text" "$into/common/"
  done
  sed -i "s|$there/|licenses/common/|g" "$into"/libraries/*.txt
}

stageTexts() {
  local text pair
  text=$(< packaging/windows/README.txt.in)
  for pair in VERSION="$version" BUILD="$built"; do text=${text//@${pair%%=*}@/${pair#*=}}; done
  { printf '\xef\xbb\xbf'; sed 's/$/\r/' <<< "$text"; } > "$stage/README.txt"
  cp -r resources/schemas resources/external "$stage/"
  chmod -R u=rwX,go=rX "$stage"
  find "$stage" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

stagePrograms
stageLicenses
stageTexts
rm -f "$out/$name"*
(cd "$work" && find "$name" | sort | zip -q -9 -X "$out/$name.zip" -@)
packaging/windows/setup_program.sh "$stage" "$version" "$build" "$out/$name-setup.exe"
cd "$out"
sha256sum tapu* > SHA256SUMS
echo "Packages of Tapu $version ($built) for Windows in build/packages:"
for file in "$name"*; do
  printf '%8.1f MB  %s\n             sha256 %s\n' "$(stat -c %s "$file" | awk '{ print $1 / 1000000 }')" "$file" "$(sha256sum "$file" | cut -d' ' -f1)"
done
