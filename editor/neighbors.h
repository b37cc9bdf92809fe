// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/chain.h"

namespace tapu {

/// Which boards are shown beside the one that is being edited, as in a chain (9.2), so that its seams can be seen and
/// mended.
struct Neighbors {
  /// No boards, copies of the board itself, or one of the three boards of the Big Game.
  enum class Kind : std::uint8_t { None, Itself, A, B, C };
  static constexpr int kKinds = 5;
  Kind kind = Kind::None;
  Ends ends = Ends::Open;  ///< whether the chain closes to a ring
  bool operator==(const Neighbors&) const = default;
};

/// A board and how far it is shifted against the one that is being edited.
struct ShiftedBoard {
  Board board;
  Hex shift;
};
/// The board before and the one after in the chain: by the board's chain offset, else by the neighbor's, else as near
/// as they can lie. None if there is no such place, or if the orientations differ.
std::vector<ShiftedBoard> shiftedNeighbors(const Board& board, const Neighbors& neighbors);

/// The board and its neighbors as one board, to be drawn: of cells that lie on each other only the first is there, and
/// the start pieces are those of the board alone.
Board withNeighbors(const Board& board, const Neighbors& neighbors);

/// What is wrong with the board, across its seams too, then what is unusual. Each thing once.
std::vector<BoardProblem> problemsAmong(const Board& board, const Neighbors& neighbors);
/// What keeps the board from being played. A board with halves is judged as a chain of such boards.
std::vector<BoardProblem> errorsOf(const Board& board);

}  // namespace tapu
