// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/bots/belief.h"
#include "engine/bots/reason/reason.h"
#include "engine/bots/reason/shift.h"
#include "engine/play/legal_actions.h"
#include "engine/state/ground.h"
#include "engine/state/move.h"

namespace tapu {

/// An act of a seat, and the position before it as `viewer` sees it (none: somebody without a seat). `beside`: other
/// acts in the same advice; its place is compared with theirs, or, without any, with the best one.
struct Deed {
  const GameDefinition& definition;
  const State& before;
  SeatId viewer;
  Move move;
  std::vector<Action> beside = {};
  const Belief* belief = nullptr;  ///< the viewer's knowledge of the hands of others; null: none
};
/// Reasons for a deed, at most three, the strongest first. `shift`: what the deed changes beyond the best other one;
/// empty if unknown. If the viewer does not see a seat's cards, no reason depends on them.
std::vector<Reason> reasonsFor(const Deed& deed, const Shift& shift = {});

/// Pips of a corner, as `pipsAt` of ground.h, but of its hexes of one resource alone.
int pipsAt(const GameDefinition& definition, const State& state, CornerId corner, Resource kind);
/// The resources that a corner yields, one card of each; gold is none of them.
CardCounts kindsAt(const GameDefinition& definition, const State& state, CornerId corner);

}  // namespace tapu
