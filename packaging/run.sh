#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds Tapu on Debian 12, installing what is missing, and starts it with the arguments given.
set -euo pipefail
here=$PWD
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

installPackages build
buildPreset release tapu
program=$PWD/build/release/bin/tapu
cd "$here" # file names in the arguments are the caller's
"$program" "$@"
