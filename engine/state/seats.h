// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/state/setup.h"

namespace tapu {

/// The fewest seats of a game on one board (3.1); for the most see kMostSeatsOfTable.
inline constexpr int kFewestAtOneBoard = 2;

/// The number of seats that can play on a board, for a wanted number. On a board with start pieces (3.7) no more than
/// have some, but at least two: a seat without pieces could never build anything.
int seatsOn(const Board& board, int wanted);

/// A problem for each seat with more start pieces than it has in stock (2.2, 3.7). Such a game can neither begin
/// nor go on. Empty on a chain, where the rules fix the start pieces (9.16).
std::vector<BoardProblem> piecesBeyondStock(const Setup& setup);

/// The problem of more islands than a game with points for them can have (14.3), if any. The board has no problems.
std::optional<BoardProblem> tooManyIslands(const Setup& setup);

/// The problems that keep a game from beginning; empty: it can begin. They are those of its board or chain, start
/// pieces beyond the stock, islands beyond their number, and seats without start pieces where others have some. Older
/// games that began with such seats can still be read and go on.
std::vector<BoardProblem> problems(const Setup& setup);

}  // namespace tapu
