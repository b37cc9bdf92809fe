// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/placement.h"

#include <algorithm>

#include "engine/bots/yields.h"
#include "engine/state/ground.h"

namespace tapu {

namespace {

bool isFree(const State& state, CornerId corner) { return hasCorner(state.blocks[blockOf(corner)].corners, corner); }

/// Calls `see` with each listed action of a kind, in order.
template <class See>
void eachOf(const LegalActions& legal, ActionKind kind, See see) {
  if (!legal.has(kind)) return;
  for (int i = 0; i < legal.size(); ++i)
    if (const Action action = legal[i]; action.kind == kind) see(action);
}

/// The best corner that can be settled two roads from `from`, going over `edge` first, and what the first piece finds.
double prospect(const Planner& planner, CornerId from, EdgeId edge) {
  const Topology& map = planner.definition().map;
  const CornerId middle = map.otherEnd(edge, from);
  if (!planner.state().at(middle).isEmpty()) return 0;
  double best = 0;
  for (CornerId next : map.corner(middle).corners)
    if (next && next != from && isFree(planner.state(), next)) best = std::max(best, planner.worth(next));
  return best + planner.worthOfFinds(edge);
}

}  // namespace

Action placeStartSettlement(const Planner& planner, const LegalActions& legal) {
  CornerId best;
  double most = -1;
  eachOf(legal, ActionKind::Settlement, [&](const Action& action) {
    if (const double worth = planner.worth(action.corner()); worth > most) {
      most = worth;
      best = action.corner();
    }
  });
  return buildSettlement(best);
}

namespace {

/// The start settlement whose cards bring the first new settlement, two roads away, nearest: the kinds it lacks count
/// more than the number of cards.
Action chooseStartCards(const Planner& planner, const LegalActions& legal) {
  const GameDefinition& definition = planner.definition();
  Action best = legal[0];
  double least = 0;
  for (const Action& action : legal.all()) {
    const CardCounts cards = cardsAround(definition, planner.state(), action.corner());
    const double rounds = planner.rounds(cards, definition.rules.settlementCost + definition.rules.roadCost * 2);
    if (action == legal[0] || rounds < least) {
      least = rounds;
      best = action;
    }
  }
  return best;
}

}  // namespace

Action chooseStart(const Planner& planner, const LegalActions& legal) {
  if (legal.has(ActionKind::StartCards)) return chooseStartCards(planner, legal);
  const auto pips = [&](const Action& action) {
    return pipsAt(planner.definition(), planner.state(), action.corner());
  };
  Action best = legal[0];
  for (const Action& action : legal.all())
    if (pips(action) > pips(best)) best = action;
  return best;
}

Action placeStartRoad(const Planner& planner, const LegalActions& legal) {
  const CornerId home = planner.me().pending.corner();
  EdgeId best, ship;
  double most = -1;
  eachOf(legal, ActionKind::Road, [&](const Action& action) {
    if (const double worth = prospect(planner, home, action.edge()); worth > most) {
      most = worth;
      best = action.edge();
    }
  });
  eachOf(legal, ActionKind::Ship, [&](const Action& action) {  // only where no road leads as far
    if (const double worth = prospect(planner, home, action.edge()); worth > most) {
      most = worth;
      ship = action.edge();
    }
  });
  return ship ? buildShip(ship) : buildRoad(best);
}

Action placeFreeRoad(const Planner& planner, const LegalActions& legal) {
  // With free pieces the route matters, so look at places that only routes can reach.
  const Rules& rules = planner.definition().rules;
  const CardCounts ships = planner.usesSea() ? rules.shipCost * 2 : CardCounts();
  const Goal goal = planner.bestWith(planner.me().hand + rules.roadCost * 2 + ships);
  if (goal.piece == Piece::Ship && legal.contains(buildShip(goal.edge))) return buildShip(goal.edge);
  if (goal.edge && legal.contains(buildRoad(goal.edge))) return buildRoad(goal.edge);
  double most = -1;
  EdgeId best, ship;
  eachOf(legal, ActionKind::Road, [&](const Action& action) {
    double worth = 0;
    for (CornerId end : planner.definition().map.edge(action.edge()).corners)
      worth = std::max(worth, prospect(planner, end, action.edge()));
    if (worth > most) {
      most = worth;
      best = action.edge();
    }
  });
  if (best) return buildRoad(best);
  eachOf(legal, ActionKind::Ship, [&](const Action& action) {
    if (!ship) ship = action.edge();
  });
  return ship ? buildShip(ship) : pass();
}

}  // namespace tapu
