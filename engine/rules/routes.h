// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/state.h"

// The longest route of a seat (7.9).

namespace tapu {

/// The longest route of a seat, by a full search.
int longestRoute(const GameDefinition& definition, const State& state, SeatId seat);

}  // namespace tapu

namespace tapu::rules {

/// The longest route of a seat after this piece of its own was added, from the length kept before.
int routeWith(const GameDefinition& definition, const State& state, SeatId seat, EdgeId added);

}  // namespace tapu::rules
