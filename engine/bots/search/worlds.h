// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/rng.h"
#include "engine/state/state.h"

namespace tapu {

/// A full position that agrees with what a seat sees: the cards that it does not know are dealt by lot.
void dealWorld(const GameDefinition& definition, const State& seen, SeatId viewer, Rng& rng, State& world);

}  // namespace tapu
