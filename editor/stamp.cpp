// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stamp.h"

namespace tapu {

Stamp Stamp::of(const Board& clip, Use use) {
  const Hex middle = middleOf(clip);
  return {imageOf(clip, {Mirrored::No, 0, {-middle.q, -middle.r}}), use};
}

Stamp Stamp::turned(Mirrored mirrored, int turns) const {
  return {imageOf(board, about({}, mirrored, turns, board.orientation)), use};
}

Board Stamp::at(Hex middle) const { return imageOf(board, {Mirrored::No, 0, middle}); }

std::set<Hex> hexesOf(const Board& board) {
  std::set<Hex> hexes;
  for (const Cell& cell : board.cells) hexes.insert(cell.at);
  return hexes;
}

}  // namespace tapu
