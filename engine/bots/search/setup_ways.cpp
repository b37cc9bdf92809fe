// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/setup_ways.h"

#include <algorithm>

#include "engine/bots/gold_choice.h"
#include "engine/play/play.h"

namespace tapu {

namespace {

/// The worth of the position after a start settlement, with the best road to it (3.3); after an earthquake without one
/// (8.11).
Candidate settled(const SeatView& view, const Outlook& outlook, const Action& settle) {
  State state = view.visible();
  apply(view.definition(), state, Move{view.seat(), settle, {}});
  if (state.seat(view.seat()).pending.must == Decision::Gold)  // 14.1: chosen before the road
    apply(view.definition(), state,
          Move{view.seat(), chooseGold(Planner(view.definition(), state, view.seat(), outlook.sense())), {}});
  Candidate way{settle, outlook.chance(state)};
  if (state.seat(view.seat()).pending.must != Decision::Road) return way;
  way.chance = 0;
  const LegalActions legal = legalActions(view.definition(), state, view.seat(), PlayerTrade::LeftOut);
  for (int i = 0; i < legal.size(); ++i) {
    State next = state;
    apply(view.definition(), next, Move{view.seat(), legal[i], {}});
    way.chance = std::max(way.chance, outlook.chance(next));
  }
  return way;
}

}  // namespace

Candidates setupWays(const SeatView& view, const Outlook& outlook) {
  Candidates ways;
  for (int i = 0; i < view.legal().size(); ++i) {
    const Action action = view.legal()[i];
    if (action.kind == ActionKind::Settlement) {
      ways.add(settled(view, outlook, action));
      continue;
    }
    State next = view.visible();
    apply(view.definition(), next, Move{view.seat(), action, {}});
    ways.add({action, outlook.chance(next)});
  }
  return ways;
}

}  // namespace tapu
