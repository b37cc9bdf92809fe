#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the release and writes the packages to build/packages: .deb and .rpm that use the system's Qt, .tar.xz and a
# self-extracting .sh that carry it. Prints sizes and checksums. Times come from SOURCE_DATE_EPOCH, else from the commit,
# so that the same sources, tools and libraries give the same bytes.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
export LC_ALL=C.UTF-8
umask 022

: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2> /dev/null || date +%s)}"
export SOURCE_DATE_EPOCH
installPackages build package
buildPreset release tapu tapu-server tapu-tool tapu_icon_files
out=$PWD/build/packages
mkdir -p "$out"
find "$out" -mindepth 1 -maxdepth 1 ! -name '*-windows-*' -exec rm -rf {} +  # those of package_windows.sh stay
work=$(mktemp -d)
atEnd 'rm -rf "$work"'
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' build/release/CMakeCache.txt)
read -r program _version built < <(build/release/bin/tapu --version)
[[ $program == tapu ]]
arch=$(uname -m)
maintainer=${TAPU_MAINTAINER:-The Tapu authors <tapu@packages.tapu.invalid>}

# fill FILE.in: with @NAME@ replaced by $NAME of the words that follow.
fill() {
  local file=$1 text pair
  shift
  text=$(< "$file")
  for pair in "$@"; do text=${text//@${pair%%=*}@/${pair#*=}}; done
  printf '%s\n' "$text"
}

# stamp FOLDER: the one time and rights that do not depend on who builds.
stamp() {
  find "$1" -type d -exec chmod 755 {} +
  find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

# plainTar FOLDER: FOLDER of $work as a tar stream, the same bytes every time.
plainTar() {
  tar -C "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu -cf - "$1"
}

stage() {
  DESTDIR=$work/stage cmake --install build/release --prefix /usr --strip > /dev/null
  stamp "$work/stage"
}

# Programs of games lie in /usr/games on Debian.
makeDeb() {
  local root=$work/deb doc=$work/deb/usr/share/doc/tapu depends size
  cp -a "$work/stage" "$root"
  mkdir -p "$root/DEBIAN" "$work/shlibs/debian"
  mv "$root/usr/bin" "$root/usr/games"
  rm -r "$doc/licenses"
  { cat packaging/deb/copyright; sed 's/^$/./; s/^/ /' packaging/licenses/OFL-1.1.txt; } > "$doc/copyright"
  printf 'tapu (%s) unstable; urgency=medium\n\n  * Build %s.\n\n -- %s  %s\n' "$version" "$(tr -d '()' <<< "$built")" \
    "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9n > "$doc/changelog.gz"
  find "$root/usr/share/man" -type f -exec gzip -9n {} +
  install -D -m 644 packaging/deb/lintian-overrides "$root/usr/share/lintian/overrides/tapu"
  strip --remove-section=.comment --remove-section=.note "$root"/usr/games/*
  printf 'Source: tapu\n\nPackage: tapu\nArchitecture: any\n' > "$work/shlibs/debian/control"
  depends=$(cd "$work/shlibs" && dpkg-shlibdeps -O "$root"/usr/games/* | sed 's/^shlibs:Depends=//')
  # As Debian counts, for du asks the file system: files in whole KiB, everything else as one.
  size=$(find "$root/usr" -printf '%y %s\n' | awk '{ sum += $1 == "f" ? int(($2 + 1023) / 1024) : 1 } END { print sum }')
  fill packaging/deb/control.in VERSION="$version" ARCHITECTURE="$(dpkg --print-architecture)" SIZE="$size" \
    MAINTAINER="$maintainer" DEPENDS="$depends" > "$root/DEBIAN/control"
  (cd "$root" && find usr -type f -printf '%P\0' | sort -z | (cd usr && xargs -0 md5sum) | sed 's|  |  usr/|') \
    > "$root/DEBIAN/md5sums"
  stamp "$root"
  dpkg-deb --root-owner-group -Zxz --build "$root" "$out/tapu_${version}_$(dpkg --print-architecture).deb" > /dev/null
}

makeRpm() {
  fill packaging/rpm/tapu.spec.in VERSION="$version" STAGE="$work/stage" MAINTAINER="$maintainer" > "$work/tapu.spec"
  rpmbuild -bb --quiet --define "_topdir $work/rpm" --define "_rpmdir $out" \
    --define '_rpmfilename %{NAME}-%{VERSION}-%{RELEASE}.%{ARCH}.rpm' "$work/tapu.spec"
}

# The plugins that the program loads by itself: nothing links to them.
plugins=(platforms/libqxcb.so platforms/libqoffscreen.so platforms/libqminimal.so sqldrivers/libqsqlite.so
  iconengines/libqsvgicon.so imageformats/libqsvg.so platforminputcontexts/libcomposeplatforminputcontextplugin.so
  platforminputcontexts/libibusplatforminputcontextplugin.so)

bundleName=tapu-$version-linux-$arch
makeBundle() {
  local root=$work/$bundleName from name file glibc sound
  # Nothing links to it: the program loads it with the first sound.
  sound=$(ldconfig -p | sed -n 's/.*libopenal\.so\.1 .*=> //p' | sed -n 1p)
  cp -a "$work/stage/usr" "$root"
  mkdir -p "$root/lib" "$root/plugins"
  from=$(qmake6 -query QT_INSTALL_PLUGINS)
  for name in tapu tapu-server tapu-tool; do # CMake leaves a colon behind the run path, which means the current folder too
    install -m 755 "build/release/bin/$name" "$root/bin/$name"
    chrpath --replace "\$ORIGIN/../lib" "$root/bin/$name" > /dev/null
  done
  for name in "${plugins[@]}"; do install -D -m 644 "$from/$name" "$root/plugins/$name"; done
  python3 packaging/bundle/libraries.py packaging/bundle/system_libraries.txt "$root"/bin/tapu* \
    "${plugins[@]/#/$from/}" "$sound" > "$work/libraries"
  echo "$sound" >> "$work/libraries"
  while read -r file; do
    install -m 644 "$file" "$root/lib/$(basename "$file")"
    addLicense "$file" "$root/share/doc/tapu/licenses"
  done < "$work/libraries"
  sort -u -o "$root/share/doc/tapu/licenses/libraries.txt" "$root/share/doc/tapu/licenses/libraries.txt"
  strip "$root"/bin/tapu*
  install -m 644 packaging/bundle/qt.conf "$root/bin/qt.conf"
  install -m 755 packaging/bundle/menu.sh "$root/menu.sh"
  glibc=$(objdump -T "$root"/bin/tapu* "$root"/lib/* | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -1)
  fill packaging/bundle/README.txt.in VERSION="$version" BUILD="$(tr -d '()' <<< "$built")" ARCH="$arch" \
    GLIBC="${glibc#GLIBC_}" > "$root/README.txt"
  stamp "$root"
}

# addLicense LIBRARY FOLDER: the copyright of its Debian package, whose name and version go on the list.
addLicense() {
  local package
  package=$(dpkg-query -S "$1" "/usr$1" 2> /dev/null | sed -n '1s/:.*//p' || true)
  [[ -n $package ]] || return 0
  dpkg-query -W -f='${Package} ${Version} (source ${source:Package} ${source:Version})\n' "$package" | sed -n 1p >> "$2/libraries.txt"
  install -D -m 644 "/usr/share/doc/$package/copyright" "$2/libraries/$package.txt"
}

makeArchives() {
  plainTar "$bundleName" | xz -T1 -8 > "$out/$bundleName.tar.xz"
  { fill packaging/bundle/extract.sh.in VERSION="$version"; plainTar "$bundleName" | gzip -9n; } > "$out/$bundleName.sh"
  chmod 755 "$out/$bundleName.sh"
}

stage
makeDeb
makeRpm
makeBundle
makeArchives
cd "$out"
sha256sum tapu* > SHA256SUMS
echo "Packages of Tapu $version $built in build/packages:"
while read -r sum file; do
  printf '%8.1f MB  %s\n             sha256 %s\n' "$(stat -c %s "$file" | awk '{ print $1 / 1000000 }')" "$file" "$sum"
done < SHA256SUMS
