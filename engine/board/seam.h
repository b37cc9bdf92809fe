// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/isometry.h"

namespace tapu {

/// Problems and warnings along the seam of a board with a neighbor in a chain. `shift` moves the neighbor's cells: the
/// chain offset for the next board, its opposite for the one before. Places are in the coordinates of `board`.
std::vector<BoardProblem> seamProblems(const Board& board, const Board& neighbor, Hex shift);

/// The problem that keeps a board from joining a neighbor at its own place in a chain: it lies elsewhere, is turned or
/// has another offset. `ChainOrigin` if `applyFix` can move it there, `ChainOutline` if no move joins them. Nothing if
/// it joins, or would but for some hexes too many (see `seamProblems`), or if the neighbor has no offset.
std::optional<BoardProblem> joinProblem(const Board& board, const Board& neighbor);
/// The board moved as a `ChainOrigin` of it says.
Board joined(const Board& board, const BoardProblem& problem);
/// The motion that joins a board to its neighbor, in the orientation that the board has afterwards.
std::optional<Isometry> joiningMotion(const BoardProblem& problem);

}  // namespace tapu
