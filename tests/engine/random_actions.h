// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/rng.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

namespace tapu::test {

/// Any action at all, most of them illegal: any kind, places on and off the map, seats that are none.
Action anyAction(const GameDefinition& definition, Rng& rng);

/// Fills in the cards of a blank Discard, Gold or Offer so that it is legal as far as the own hand goes.
Action filled(const GameDefinition& definition, const State& state, SeatId seat, Action action, Rng& rng);

}  // namespace tapu::test
