// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "engine/board/hex.h"
#include "engine/board/resource.h"

// The words of board files in the order of the values that they name.

namespace tapu {

QStringList terrainWords();
QStringList resourceWords();
/// Those of a direction from the middle of a hex, which depend on how the hexes stand.
QStringList sideWords(Orientation orientation);
QStringList cornerWords(Orientation orientation);

}  // namespace tapu
