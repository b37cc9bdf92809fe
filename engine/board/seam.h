// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/isometry.h"

namespace tapu {

/// What is wrong or unusual where a board meets a neighbor in a chain. `shift`: how far the neighbor's cells are moved,
/// the chain offset for the next board, its opposite for the one before. Places are in the coordinates of `board`.
std::vector<BoardProblem> seamProblems(const Board& board, const Board& neighbor, Hex shift);

/// What keeps a board from joining a neighbor that lies at its own place in a chain: it lies elsewhere, is turned or
/// has another offset. `ChainOrigin` if `applyFix` can move it there, `ChainOutline` if it cannot be moved anywhere to
/// join. Nothing if it joins, or lies where it would but for some hexes too many (`seamProblems` tells those), or if
/// the neighbor itself has no offset.
std::optional<BoardProblem> joinProblem(const Board& board, const Board& neighbor);
/// The board moved as a `ChainOrigin` of it says.
Board joined(const Board& board, const BoardProblem& problem);
/// How the hexes of a board move when it is `joined`, in the orientation that it has then.
std::optional<Isometry> joiningMotion(const BoardProblem& problem);

}  // namespace tapu
