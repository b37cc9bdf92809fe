// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "editor/edits.h"

namespace tapu {

// The hexes that a tool touches. They need not be cells of a board.

/// All hexes at most so many steps away from the middle, itself included.
std::vector<Hex> disc(Hex middle, int steps);
/// The hexes from one to another in order, both included, each beside the one before.
std::vector<Hex> straightLine(Hex from, Hex to);
/// The hexes that a brush of `size` (1 = one hex, 2 = with its neighbors, ...) covers on a straight way, each once.
std::vector<Hex> strokeOf(Hex from, Hex to, int size);
/// The hexes that are joined with this one and equal to it in the part that `content` sets (terrain, number, ...). If
/// there is no cell here: the joined hexes without a cell, within the rows and columns of the board.
std::vector<Hex> alikeAround(const Board& board, Hex at, const HexContent& content);

}  // namespace tapu
