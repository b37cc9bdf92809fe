// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/state/setup.h"

namespace tapu {

inline constexpr int kFewestAtOneBoard = 2, kMostAtOneBoard = 4;  // 3.1

/// How many seats play on a board where so many are wanted: of start pieces (3.7) no more than have some, for a seat
/// without any would have nothing to build from for the whole game.
int seatsOn(const Board& board, int wanted);

/// Seats with more start pieces than a player has (2.2, 3.7): such a game can neither begin nor go on. None on a chain,
/// whose start pieces the rules give (9.16).
std::vector<BoardProblem> piecesBeyondStock(const Setup& setup);

/// What keeps a game from beginning: its board or chain, start pieces beyond the stock, and seats without start pieces
/// where others have some. A game that began so once, with empty seats, can be read and goes on.
std::vector<BoardProblem> problems(const Setup& setup);

}  // namespace tapu
