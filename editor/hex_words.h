// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/files/board_file.h"

namespace tapu {

/// Everything that a hex has, each thing in a few words: terrain and number, how often that is thrown, harbors, robber,
/// start pieces and whose they are, territory, dividing line, lock. Where there is no cell: that alone.
QStringList hexParts(const BoardFile& file, Hex at);

}  // namespace tapu
