// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "app/files/board_file.h"
#include "editor/neighbors.h"

namespace tapu {

/// The fate of the problems of a board after "Fix all".
struct Mended {
  int gone = 0;      ///< how many were put right
  int byHand = 0;    ///< how many are left that the person alone can decide
  int inCircle = 0;  ///< those left since every fix brings another problem
  /// The mended problems: for each sentence one of its problems, and their number.
  std::vector<std::pair<BoardProblem, int>> put;
  bool operator==(const Mended&) const = default;
};

/// The finder of problems, and the fix of one of them.
struct Remedy {
  std::function<std::vector<BoardProblem>(const BoardFile&)> find;
  std::function<std::optional<Board>(const Board&, const BoardProblem&)> fix =
      [](const Board& board, const BoardProblem& each) { return applyFix(board, each); };
};

/// Whether problems of a kind can be put right at all; those of the other kinds the person alone can decide.
bool hasFix(ProblemKind kind);

/// Takes the board of a fix into the file. False, and nothing changes: a locked hex would become another. If the fix
/// moves the whole board, the locks and the unknown keys of its hexes move along.
bool takeFix(BoardFile& file, const BoardProblem& problem, Board better);

/// Fixes problems until none with a fix is left, also those that a fix brings. A fix that brings back a problem which
/// was put right before is not applied, so that this ends; nor is one that would change a locked hex.
Mended mendAll(BoardFile& file, const Remedy& remedy);
/// The same with the problems of the board among its neighbors and the fixes of the engine.
Mended mendAll(BoardFile& file, const Neighbors& neighbors);
/// The board with this problem put right, and no other beside its neighbors either. Nothing where that would change a
/// locked hex.
std::optional<BoardFile> withFix(BoardFile file, const BoardProblem& problem, const Neighbors& neighbors);

}  // namespace tapu
