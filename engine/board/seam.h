// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"

namespace tapu {

/// What is wrong or unusual where a board meets its neighbor in a chain, whose cells lie shifted by so much: `shift` is
/// the chain offset for the next board, its opposite for the one before. Places are those of `board`.
std::vector<BoardProblem> seamProblems(const Board& board, const Board& neighbor, Hex shift);

}  // namespace tapu
