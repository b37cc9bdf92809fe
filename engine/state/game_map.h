// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/board.h"
#include "engine/board/chain.h"

namespace tapu {

class Rng;
struct Options;

// The map of a game as its options want it.

/// A random island, the classic or the large one (map.kind, 1.6), or from five seats on that of their number (13.2):
/// terrains and tokens shuffled, harbor kinds too if the options say so (1.7).
Board randomBoard(const Options& options, Rng& rng);
/// Whether the kinds random and large are one island for so many seats (13.2).
bool drawsOneIsland(const Options& options);
/// The number of seats that a board is made for: those that have start pieces (3.7), or those of the drawn island with
/// no more hexes of land (13.2), as far as they find room to begin (3.3).
int usualSeatsOn(const Board& board);
/// Whether the options want a drawn island of other hexes than this board has, such as one for more seats (1.6, 13.2).
bool wantsOtherIsland(const Options& options, const Board& board);
/// A board as it is played under these options: without its harbors if `harbors.enabled` is off (1.7).
Board boardUnder(const Options& options, Board board);
/// The board of a game whose map is of kind random, large or beginner; harbors removed if `harbors.enabled` is off.
Board boardFor(const Options& options, Rng& rng);

/// Whether the chain of such a game is a ring, if it is long enough for one (big.ring, 9.2).
Ends endsFor(const Options& options);
/// The chain of a game on so many of the boards A, B and C, in the order, with the ends and the harbors of the options.
Chain chainFor(const Options& options, int boards);
/// The chain of a game on so many copies of one board, with the ends and the harbors of the options.
Chain chainOf(const Board& board, const Options& options, int boards);

}  // namespace tapu
