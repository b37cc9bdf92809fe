// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/board.h"

namespace tapu {

/// A corner or an edge has a name for each hex that touches it, and all of them are read; but a coast is also touched
/// by hexes that the board does not have. What is named by one of these gets the name of the first cell that touches
/// its place: land before sea, then in reading order (0.12). Names by a cell stay as they are. False: something lies
/// where no cell touches it. That keeps its name, and `problems` tells of it.
bool namePlaces(Board& board);

}  // namespace tapu
