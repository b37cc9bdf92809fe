// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include "app/files/board_file.h"
#include "engine/board/board.h"
#include "engine/board/isometry.h"

namespace tapu {

// A part cut out of a board, copied, moved and pasted: hexes with the harbors, robbers, start pieces
// and gifts on them, and their part of the stack of the fog.

/// Moves a file's entries for the hexes of its board beyond the board itself (locks, unknown keys) as the board moves.
void moveKeysOfHexes(BoardFile& file, const Isometry& motion, Orientation orientation);
/// A board of these hexes alone, at the places where they lie.
Board clipOf(const Board& board, const std::set<Hex>& hexes);
/// The board without these hexes and the things on them.
void removeAll(Board& board, const std::set<Hex>& hexes);
/// Moves these hexes and the things on them, with the file's entries for them beyond the board itself (unknown keys),
/// over the old contents. Parts that `paste` would leave out are gone.
void moveHexes(BoardFile& file, const std::set<Hex>& hexes, const Isometry& motion);
/// Puts a clip on the board, at the places of its hexes, over the old contents. It leaves out hexes for which the board
/// has no room (`hasRoomAt`) and locked ones, with the things on them, and harbors and robbers that would have no land.
void paste(Board& board, const Board& clip, const std::set<Hex>& locked = {});

}  // namespace tapu
