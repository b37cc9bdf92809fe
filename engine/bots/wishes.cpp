// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/wishes.h"

#include "engine/bots/planner.h"
#include "engine/rules/discards.h"

namespace tapu {

std::optional<Action> wishOf(const SeatView& view) {
  const Action wish = wantBuild(BuildWish::On);
  if (!view.legal().contains(wish) || !view.couldBuy()) return std::nullopt;
  const State& state = view.visible();
  if (state.head.active.isNone() || state.seat(state.head.active).pending.must != Decision::Act) return std::nullopt;
  const Planner planner(view.definition(), state, view.seat());
  const Goal goal = planner.best();
  const bool pays = goal.kind != Goal::Kind::None && planner.me().hand.covers(goal.step);
  const bool isInDanger = planner.me().hand.total() > rules::safeHand(view.definition().rules) &&
                          planner.bestPayable().kind != Goal::Kind::None;
  return pays || isInDanger ? std::optional(wish) : std::nullopt;
}

}  // namespace tapu
