// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/state/state.h"

namespace tapu {

/// The invariants that do not hold of the part of a position that is about the sea (14): its cells, and what each seat
/// has had. It looks at nothing else of the position.
std::vector<std::string> brokenSeaPart(const GameDefinition& definition, const State& state);
/// The same of those who choose cards for gold (14.1), in a position that is sound in all else.
std::vector<std::string> brokenGold(const GameDefinition& definition, const State& state);

}  // namespace tapu
