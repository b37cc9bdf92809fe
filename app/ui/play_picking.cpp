// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/play_picking.h"

namespace tapu {

Picking pickingOf(BuildButton::Thing thing) {
  switch (thing) {
    case BuildButton::Thing::Road: return Picking::Road;
    case BuildButton::Thing::Settlement: return Picking::Settlement;
    case BuildButton::Thing::City: return Picking::City;
    case BuildButton::Thing::Ship: return Picking::Ship;
    case BuildButton::Thing::ShipMove: return Picking::ShipToMove;
    case BuildButton::Thing::Card: break;
  }
  return Picking::Nothing;
}

Picking stillFitting(Picking picking, Must must) {
  const bool isRoute = picking == Picking::Road || picking == Picking::Ship;
  const bool fits = must == Must::Act || (isRoute && (must == Must::Road || must == Must::FreeRoute));
  return fits ? picking : Picking::Nothing;
}

namespace {

/// Pass: no place is picked.
ActionKind kindOf(Picking picking) {
  switch (picking) {
    case Picking::Road: return ActionKind::Road;
    case Picking::Settlement: return ActionKind::Settlement;
    case Picking::City: return ActionKind::City;
    case Picking::Ship: return ActionKind::Ship;
    case Picking::ShipToMove:
    case Picking::ShipTarget: return ActionKind::MoveShip;
    case Picking::Nothing: break;
  }
  return ActionKind::Pass;
}

/// Pass: nothing is to be chosen on the board.
ActionKind kindToPick(const PlaySight& now, Picking places) {
  switch (now.must()) {
    case Must::Settlement: return ActionKind::Settlement;
    case Must::Road:
    case Must::FreeRoute: {
      const bool ship = stillFitting(places, now.must()) == Picking::Ship || !now.legal.has(ActionKind::Road);
      return ship ? ActionKind::Ship : ActionKind::Road;
    }
    case Must::Robber: return ActionKind::Robber;
    case Must::Act: return kindOf(places);
    default: return ActionKind::Pass;
  }
}

}  // namespace

std::vector<Action> actionsToPick(const PlaySight& now, Picking picking, Picking previewed, EdgeId sailing) {
  const ActionKind kind = kindToPick(now, picking == Picking::Nothing ? previewed : picking);
  std::vector<Action> actions;
  if (kind == ActionKind::Pass || !now.legal.has(kind)) return actions;
  for (const Action& action : now.legal.all())
    if (action.kind == kind && (picking != Picking::ShipTarget || action.edge() == sailing)) actions.push_back(action);
  return actions;
}

}  // namespace tapu
