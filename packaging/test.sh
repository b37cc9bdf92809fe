#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# All checks, from nothing, without a question: layout and words, the sanitizer build, the release build and its tests.
# The last lines of the output are ctest's on the release build; the status is not 0 if anything failed.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

installPackages build test
packaging/format.sh --check
python3 packaging/lint_hindi.py

configureOptions=(-DTAPU_WERROR=ON)
export QT_QPA_PLATFORM=offscreen UBSAN_OPTIONS=print_stacktrace=1
buildPreset asan
ctest --preset asan -j "$(nproc)"
buildPreset release
tests/playthroughs/playthroughs.sh "$PWD/build/release/bin" --signatures
ctest --preset release -j "$(nproc)"
