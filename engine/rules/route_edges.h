// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/state/state.h"

namespace tapu {

/// The roads and ships of one longest route of a seat (7.9), to be shown: as many as `longestRoute` says, in ascending
/// order; where several routes are as long, one of them.
std::vector<EdgeId> longestRouteEdges(const GameDefinition& definition, const State& state, SeatId seat);

}  // namespace tapu
