// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/board/board.h"

namespace tapu {

// The worth of a board, in pips. A number n has 6 - |7 - n| pips: it falls in so many of 36 throws.

/// The pips of a number token; 0 for a number that no token has, such as 0 or 7.
int pipsOf(int number);

/// The yield of a corner.
struct CornerWorth {
  Point point;
  int pips = 0;       ///< sum of the numbers around it
  int resources = 0;  ///< different ones around it; gold is one of its own
};
/// The worth of each corner that touches land, in reading order (0.12).
std::vector<CornerWorth> worthOfCorners(const Board& board);

/// Sums over a board. All in pips but `land` and `numbers`.
struct Tally {
  std::array<int, kResources> resources{};  ///< of the whole board
  int gold = 0;                             ///< of gold, whose owners choose (14.1)
  std::array<int, 2> halves{};              ///< of the territory of Sun and of Moon
  std::vector<int> starts;                  ///< around the start settlements of each seat
  int land = 0, numbers = 0;                ///< how many hexes and number tokens there are
  int ofResources() const;                  ///< pips of all resources
  int total() const { return ofResources() + gold; }
  /// The fairness of the pips' spread over the resources, 0..100. 100: each has its share of the hexes of the classic
  /// map (1.4: brick 3, lumber 4, wool 4, grain 4, ore 3 of 18).
  int balance() const;
};
Tally tallyOf(const Board& board);

}  // namespace tapu
