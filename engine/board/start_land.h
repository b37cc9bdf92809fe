// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include "engine/board/board.h"

namespace tapu {

/// Whether a board keeps first settlements from a part of its land: by what is no start land, by closed corners (14.4)
/// or by fog (14.5).
bool limitsStart(const Board& board);
/// The corners where a first settlement may stand when a game begins (14.4, 14.5). Where there are none, the rules take
/// all corners of the land that are not at the fog.
std::set<Point> startPoints(const Board& board);
/// The same; where there are none, those that the rules then take.
std::set<Point> pointsToBegin(const Board& board);

}  // namespace tapu
