// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/board/board.h"

namespace tapu {

// What a board is worth, in pips: 6 - |7 - n| for a number n, the chances in 36 that it is thrown.

int pipsOf(int number);

struct CornerWorth {
  Point point;
  int pips = 0;
  int resources = 0;  ///< different ones around it
};
/// Of each corner of the land, in reading order (0.12).
std::vector<CornerWorth> worthOfCorners(const Board& board);

struct Tally {
  std::array<int, kResources> resources{};  ///< pips of the whole board
  std::array<int, 2> halves{};              ///< of the territory of Sun and of Moon
  std::vector<int> starts;                  ///< around the start settlements of each seat
  int land = 0, numbers = 0;                ///< hexes, tokens
  int total() const;
  /// 0..100: how even the resources are, each measured by how many hexes the classic bag has of it; 100 = the same.
  int balance() const;
};
Tally tallyOf(const Board& board);

}  // namespace tapu
