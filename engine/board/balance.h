// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"

namespace tapu {

/// One thing that makes a board unfair or dull. `values` as at the kinds; pips are chances in 36 (tally.h).
struct BalanceReason {
  enum class Kind : std::uint8_t {
    Scarce,         ///< `resource` yields [pips], [percent] of its share by the usual bag (1.4)
    Rich,           ///< the same, where it is more
    BestCorner,     ///< the best corner has [pips], and [more] than the best one that is not beside it
    Placing,        ///< if [seats] place two settlements in turn (3.3), the best has [pips], the worst [pips]
    Together,       ///< [hexes] of `terrain` lie together
    NumberBeside,   ///< two hexes with [number] lie side by side
    NumberOnOne,    ///< [number] lies twice on `terrain`
    Side,           ///< toward `side` (0 left, 1 right, 2 top, 3 bottom) the land yields [pips] of [pips] in all
    Halves,         ///< Sun has [pips], Moon has [pips]
    Starts,         ///< seat [number from 1] starts with [pips], seat [number] with [pips]
    HarborOfLittle  ///< the corners of the harbor for `resource` have no more than [pips]
  } kind;
  double weight = 0;  ///< how much it adds to `Balance::unfairness`
  std::vector<int> values;
  Resource resource = Resource::None;
  Terrain terrain = Terrain::Sea;
  int side = 0;
  bool operator==(const BalanceReason&) const = default;
};

/// The fairness of a board to its players.
struct Balance {
  double unfairness = 0;               ///< 0 = perfectly fair; a board as drawn usually has about 5
  std::vector<BalanceReason> reasons;  ///< the outstanding traits, the heaviest first
  int bestCorner = 0;                  ///< pips of the best corner
  /// Rank among 100 boards of as many hexes that the generator draws under its usual wishes (`drawnOn`): so many are
  /// less fair, 0..100.
  int rank = 0;
};
/// The seats that a board is for if nothing else says it: those with start pieces (3.7), or those of the largest of the
/// islands of 19, 30 and 37 hexes (13.2) that has no more land; on less land four.
int usualSeatsOf(const Board& board);
/// The fairness to so many seats, which place in turn.
Balance balanceOf(const Board& board, int seats);
inline Balance balanceOf(const Board& board) { return balanceOf(board, usualSeatsOf(board)); }

}  // namespace tapu
