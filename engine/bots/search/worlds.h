// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/rng.h"
#include "engine/bots/belief.h"
#include "engine/state/state.h"

namespace tapu {

/// Resource cards that the other seats may hold, each kind as likely as there are many here: by the bank (unseen.h),
/// or, if it is unlimited, as many of each kind.
CardCounts likelyHands(const GameDefinition& definition, const State& seen, SeatId viewer);

/// A full position that agrees with a seat's view: unknown cards are dealt by lot, hands by `belief`, if there is one;
/// it must be about this position.
void dealWorld(const GameDefinition& definition, const State& seen, SeatId viewer, Rng& rng, State& world,
               const Belief* belief = nullptr);

}  // namespace tapu
