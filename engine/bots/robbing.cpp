// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/robbing.h"

#include <algorithm>

#include "engine/board/tally.h"
#include "engine/rules/pirate.h"
#include "engine/state/ground.h"

namespace tapu {

namespace {

/// The wish to harm this seat: leaders more.
double grudge(const Planner& planner, SeatId seat) {
  const int points = planner.state().publicPoints(seat);
  const int cards = planner.state().seat(seat).cards.total();
  return 1 + 0.25 * points + 0.05 * cards + (points + 2 >= planner.definition().rules.target ? 2.0 : 0.0);
}

}  // namespace

double robberHarm(const Planner& planner, HexId hex) {
  const auto& place = planner.definition().map.hex(hex);
  const int ways = pipsOf(groundAt(planner.definition(), planner.state(), hex).number);
  double sum = 0;
  for (CornerId corner : place.corners) {
    if (!corner) continue;
    const Piece piece = planner.state().at(corner);
    if (piece.isEmpty()) continue;
    const int cards = piece.kind() == Piece::City ? 2 : 1;
    if (piece.isOf(planner.seat()))
      sum -= 4.0 * ways * cards;
    else
      sum += grudge(planner, piece.owner()) * ways * cards;
  }
  return sum;
}

double pirateHarm(const Planner& planner, HexId hex) {
  constexpr double kOther = 0.75, kOwn = 2.0;
  const State& state = planner.state();
  double sum = 0;
  for (EdgeId edge : planner.definition().map.hex(hex).edges) {
    if (!edge || !hasEdge(state.blocks[blockOf(edge)].edges, edge)) continue;
    for (int s = 0; s < planner.definition().seats; ++s) {
      const SeatId seat(s);
      if (!hasEdge(state.reachOf(seat, blockOf(edge)).ship, edge)) continue;
      sum += seat == planner.seat() ? -kOwn : kOther * grudge(planner, seat);
    }
  }
  return sum;
}

Action chooseRobber(const Planner& planner, const LegalActions& legal) {
  const State& state = planner.state();
  const HexId robber = state.robbers[0], pirate = pirateOf(state);
  const bool movesPirate = planner.usesSea() || !legal.has(ActionKind::Robber);
  const double byRobber = robber ? robberHarm(planner, robber) : 0, byPirate = pirate ? pirateHarm(planner, pirate) : 0;
  Action best;
  double most = 0;
  bool any = false;
  for (int i = 0; i < legal.size(); ++i) {
    const Action action = legal[i];
    double worth = 0;
    if (action.kind == ActionKind::Robber)
      worth = robberHarm(planner, action.hex()) + byPirate;
    else if (action.kind == ActionKind::Pirate && movesPirate)
      worth = pirateHarm(planner, action.hex()) + byRobber;
    else
      continue;
    if (action.seat) {
      const int cards = state.seat(action.seat).cardsInHand();
      worth += 2 + grudge(planner, action.seat) + 0.3 * std::min(cards, 8);
    }
    if (!any || worth > most) {
      any = true;
      most = worth;
      best = action;
    }
  }
  return best;
}

bool isRobbed(const Planner& planner) { return planner.robbed() > 0; }

Action chooseDiscard(const Planner& planner) {
  const Goal goal = planner.best();
  CardCounts hand = planner.me().hand, given;
  for (int left = planner.me().pending.left; left > 0; --left) {
    Resource least = Resource::None;
    double most = -1e9;
    for (Resource r : kAllResources) {
      if (!hand[r]) continue;
      // Cards beyond the goal go first, then those that come in anyway.
      const double over = hand[r] - goal.cost[r];
      const double ease = (over > 0 ? 10 + over : 0) + planner.income(r);
      if (ease > most) {
        most = ease;
        least = r;
      }
    }
    hand -= CardCounts::of(least);
    given += CardCounts::of(least);
  }
  return discard(given);
}

}  // namespace tapu
