// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/state.h"

// The longest route of a seat (7.9).

namespace tapu {

/// Length of the longest route of a seat, in pieces, by a full search.
int longestRoute(const GameDefinition& definition, const State& state, SeatId seat);

}  // namespace tapu

namespace tapu::rules {

/// The same after one own piece was added; faster, as it starts from the length in Seat::route.
int routeWith(const GameDefinition& definition, const State& state, SeatId seat, EdgeId added);

/// The longest route that an own piece of this kind on a free edge would make, where the seat has reached one of its
/// ends.
int routeWithAlso(const GameDefinition& definition, const State& state, SeatId seat, EdgeId edge, Piece::Kind kind);

}  // namespace tapu::rules
