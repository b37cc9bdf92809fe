// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"

namespace tapu {

// Edits of what only boards of the sea have (14), as those of edits.h. They return whether the board changed.

/// Puts the pirate on this hex, or takes it off the board if it lies here. False: it is no sea of the board (14.2).
bool togglePirate(Board& board, Hex at);

/// Whether first settlements are kept off this corner (14.4).
bool isClosed(const Board& board, Hex at, int corner);
/// Closes a corner for first settlements, or opens it. False: it touches no land.
bool toggleClosed(Board& board, Hex at, int corner);

/// The gift on a side or a corner, by any of its names; null: there is none.
const Gift* giftOn(const Board& board, Gift::On on, Hex at, int place);
/// Lays a gift in place of the one that is there; if that is the same, it is removed instead. False: no gift may lie
/// there, since it is off the board, at the fog, or under a start piece (14.5, 14.6).
bool toggleGift(Board& board, const Gift& gift);

/// The stack of so many hexes of the fog, as `removeCell` would take them out one after another.
FogStack partOf(FogStack fog, int hexes);

}  // namespace tapu
