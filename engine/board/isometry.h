// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/board/hex.h"

namespace tapu {

/// Whether a motion swaps left and right.
enum class Mirrored : std::uint8_t { No, Yes };

/// A motion of the lattice onto itself: left for right if mirrored, then turned clockwise by so many sixths, both about
/// the cell 0,0, then shifted.
struct Isometry {
  Mirrored mirrored = Mirrored::No;
  int turns = 0;  ///< 0..5
  Hex shift{};
  bool operator==(const Isometry&) const = default;

  /// The cell to which a cell moves; the side or corner of the moved cell that one of its sides or corners becomes.
  Hex hex(Hex at, Orientation orientation) const;
  int side(int side, Orientation orientation) const;
  int corner(int corner, Orientation orientation) const;
};

/// A motion that mirrors and turns (any number of sixths) about the cell `middle`, which stays where it is.
Isometry about(Hex middle, Mirrored mirrored, int turns, Orientation orientation);

/// A symmetry of the board editor: paint at one place appears at all its images too.
enum class Symmetry : std::uint8_t { None, Twofold, Threefold, Sixfold, LeftRight, TopBottom };
inline constexpr int kSymmetries = 6;
/// All motions of a symmetry about a cell; the first one moves nothing.
std::vector<Isometry> isometriesOf(Symmetry symmetry, Hex middle, Orientation orientation);

/// The whole board moved, with everything that lies on it.
Board imageOf(const Board& board, const Isometry& motion);

/// The whole board with the other tops: turned clockwise by a twelfth about the cell 0,0 if its hexes stood on a point,
/// back by as much if they had flat tops. Every cell keeps its coordinates.
Board inOtherOrientation(const Board& board);

/// The cell nearest to the middle of a board; 0,0 of an empty one.
Hex middleOf(const Board& board);

}  // namespace tapu
