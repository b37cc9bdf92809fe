// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"

namespace tapu {

/// The boards that may mend a problem of what lies in the sea (14), the least change first. Whether one of them does
/// is for `applyFix` to judge.
std::vector<Board> seaFixes(const Board& board, const BoardProblem& problem);

}  // namespace tapu
