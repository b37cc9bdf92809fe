// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/board.h"

namespace tapu {

/// Makes every harbor and start piece refer to a cell of the board. A corner or edge can be given by any hex that
/// touches it, on a coast even by one that is no cell of the board. Such a place is rewritten to the first cell that
/// touches it: land before sea, then in reading order (0.12); places given by a cell stay as they are. Returns false if
/// something lies where no cell touches it: that is left as it is, and `problems` reports it.
bool namePlaces(Board& board);

}  // namespace tapu
