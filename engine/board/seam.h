// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"

namespace tapu {

/// What is wrong or unusual where a board meets a neighbor in a chain. `shift`: how far the neighbor's cells are moved,
/// the chain offset for the next board, its opposite for the one before. Places are in the coordinates of `board`.
std::vector<BoardProblem> seamProblems(const Board& board, const Board& neighbor, Hex shift);

}  // namespace tapu
