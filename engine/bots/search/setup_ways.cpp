// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/setup_ways.h"

#include <algorithm>

#include "engine/bots/gold_choice.h"
#include "engine/bots/search/find_gain.h"
#include "engine/play/play.h"

namespace tapu {

namespace {

/// The worth of the position after a start road, which may turn up a cell (14.5).
float routed(const SeatView& view, const Outlook& outlook, const State& before, const Action& route) {
  const Move move{view.seat(), route, {}};
  State next = before;
  apply(view.definition(), next, move);
  const float chance = outlook.chance(next);
  if (!turnsUpCell(view.definition(), before, outlook, route)) return chance;
  return chance + gainByFind(view.definition(), before, outlook, move, next);
}

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
  for (int i = 0; i < legal.size(); ++i) way.chance = std::max(way.chance, routed(view, outlook, state, legal[i]));
  return way;
}

}  // namespace

Candidates setupWays(const SeatView& view, const Outlook& outlook) {
  Candidates ways;
  for (int i = 0; i < view.legal().size(); ++i) {
    const Action action = view.legal()[i];
    if (action.kind == ActionKind::Settlement)
      ways.add(settled(view, outlook, action));
    else
      ways.add({action, routed(view, outlook, view.visible(), action)});
  }
  return ways;
}

}  // namespace tapu
