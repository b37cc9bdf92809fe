// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include "engine/board/board.h"
#include "engine/board/isometry.h"

namespace tapu {

/// A part of a board on its way to its place: a copy or a saved stamp. It is turned and mirrored before it is set.
struct Stamp {
  /// Once: it is gone when it is set, as a paste; Again: it is set until another tool is taken.
  enum class Use : std::uint8_t { Once, Again };
  Board board;  ///< its middle is the hex 0,0
  Use use = Use::Again;

  /// A stamp of these hexes and the things on them.
  static Stamp of(const Board& clip, Use use);
  /// Mirrored left to right if wished, then turned by `turns` times 60 degrees with the clock.
  Stamp turned(Mirrored mirrored, int turns) const;
  /// The board part of the stamp when its middle is at this hex.
  Board at(Hex middle) const;
};

/// The hexes of a board.
std::set<Hex> hexesOf(const Board& board);

}  // namespace tapu
