// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/board/chain.h"

namespace tapu {

/// The distance of each board of a chain from the one before: the offset of the board at a place, else that of the
/// first board that has one, else the nearest at which copies of the board at the place fit. Nothing: no such place, or
/// no such offset.
std::optional<Hex> offsetOf(const Chain& chain, int place = 0);

/// All boards of a chain as one board, to be drawn or printed; a ring is cut open at its end. Cells keep the places of
/// the board at `home`, whose offset counts; `halves` are those of all boards in turn, and every robber is where it
/// starts (9.17). Harbors that the next board covers are left out, in a ring at its ends too. The boards need not be
/// fit to play. Nothing: the chain has no board, its boards have different orientations, none has an offset, or they
/// would lie on one another.
std::optional<Board> asOneBoard(const Chain& chain, int home = 0);

/// The start hexes of a board's robbers: those the board names; else on a chain board the first desert of each
/// territory (9.17), on any other its first desert in reading order (1.8). None without a desert.
std::vector<Hex> startRobbers(const Board& board);

}  // namespace tapu
