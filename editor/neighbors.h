// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/chain.h"

namespace tapu {

/// Which boards lie beside the one under edit, as in a chain (9.2), so that its seams can be seen and mended: its like,
/// or one of those of the Big Game.
struct Neighbors {
  enum class Kind : std::uint8_t { None, Itself, A, B, C };
  static constexpr int kKinds = 5;
  Kind kind = Kind::None;
  Ends ends = Ends::Open;
  bool operator==(const Neighbors&) const = default;
};

/// A board and how far it is shifted against the one under edit.
struct ShiftedBoard {
  Board board;
  Hex shift;
};
/// The board before and the one after. Where the board has no chain offset yet, at the nearest place, if there is one.
std::vector<ShiftedBoard> shiftedNeighbors(const Board& board, const Neighbors& neighbors);

/// The board with its neighbors as one, for the eye: where they lie on each other only the first cell is there, and
/// start pieces are those of the board alone.
Board withNeighbors(const Board& board, const Neighbors& neighbors);

/// What is wrong with the board, across its seams too, then what is unusual. Each thing once.
std::vector<BoardProblem> problemsAmong(const Board& board, const Neighbors& neighbors);
/// What keeps the board from being played: one with halves must do for a chain of itself.
std::vector<BoardProblem> errorsOf(const Board& board);

}  // namespace tapu
