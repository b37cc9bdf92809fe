// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/board/hex.h"

namespace tapu {

enum class Mirrored : std::uint8_t { No, Yes };

/// A motion of the lattice onto itself: left for right if mirrored, then turned clockwise by so many sixths, both about
/// the cell 0,0, then shifted.
struct Isometry {
  Mirrored mirrored = Mirrored::No;
  int turns = 0;  ///< 0..5
  Hex shift{};
  bool operator==(const Isometry&) const = default;

  Hex hex(Hex at, Orientation orientation) const;
  int side(int side, Orientation orientation) const;
  int corner(int corner, Orientation orientation) const;
};

/// The same motion about another cell.
Isometry about(Hex middle, Mirrored mirrored, int turns, Orientation orientation);

/// What is painted at one place appears at all its images.
enum class Symmetry : std::uint8_t { None, Twofold, Threefold, Sixfold, LeftRight, TopBottom };
inline constexpr int kSymmetries = 6;
/// The identity first.
std::vector<Isometry> isometriesOf(Symmetry symmetry, Hex middle, Orientation orientation);

/// The whole board moved, with everything that lies on it.
Board imageOf(const Board& board, const Isometry& motion);

/// The cell nearest to the middle of a board; 0,0 of an empty one.
Hex middleOf(const Board& board);

}  // namespace tapu
