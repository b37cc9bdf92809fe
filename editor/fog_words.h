// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/board.h"

namespace tapu {

// The hexes under the fog of a board (14.5) in words.

/// The number of hexes of a board that lie under the fog.
int coveredOn(const Board& board);
/// Whether a stack has as many hexes as lie there, and a number for each that has one.
bool isFogRight(const FogStack& fog, int covered);
/// "Under the fog: 4 of 4 hexes, 3 of 3 numbers"
QString fogSums(const FogStack& fog, int covered);
/// "Sea 1 · Hills 2 · Gold 1 · Numbers: 5, 9, 10"; each number as often as it is there.
QString fogCounts(const FogStack& fog);

}  // namespace tapu
