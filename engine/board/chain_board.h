// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/board/chain.h"

namespace tapu {

/// All boards of a chain as one board, to be drawn or printed; a ring is cut open at its end. Cells keep the places of
/// the first board; `halves` are those of all boards in turn, and every robber is where it starts (9.17). Harbors that
/// the next board covers are left out. The boards need not be fit to play. Nothing: the chain has no board, its boards
/// have different orientations, none has an offset, or they would lie on one another.
std::optional<Board> asOneBoard(const Chain& chain);

/// Where the robbers of a board start: where it says; else, on a board of a chain, on the first desert of each
/// territory (9.17), on any other on its first desert in reading order (1.8). None without a desert.
std::vector<Hex> startRobbers(const Board& board);

}  // namespace tapu
