// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/state.h"

// Points may lie several route pieces away (14): at a new island, with gifts, gold and the fog. Where a board asks for
// nothing at sea there are none.

namespace tapu {

/// The points that a seat may yet bring home from there: each piece on the way, and a settlement at its end, make them
/// less; of several goals the best counts in full, the next ones in part.
float farPoints(const GameDefinition& definition, const State& state, SeatId seat);

}  // namespace tapu
