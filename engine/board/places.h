// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/board.h"

namespace tapu {

/// Makes every harbor, start piece and gift refer to a cell of the board. A file may name a corner or edge by any hex
/// that touches it, on a coast even by one that is no cell. Such a place is rewritten to the first cell that touches
/// it: land before sea, then in reading order (0.12). Places named by a cell stay. Returns false if no cell touches
/// some place: that place stays, and `problems` reports it.
bool namePlaces(Board& board);

}  // namespace tapu
