// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_picking.h"

#include <cmath>
#include <functional>

#include "app/board/geometry.h"

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

Picking stillFitting(Picking picking, Decision must) {
  const bool isRoute = picking == Picking::Road || picking == Picking::Ship;
  const bool fits = must == Decision::Act || (isRoute && (must == Decision::Road || must == Decision::FreeRoute));
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
    case Decision::Settlement: return ActionKind::Settlement;
    case Decision::Road:
    case Decision::FreeRoute: {
      const bool ship = stillFitting(places, now.must()) == Picking::Ship || !now.legal.has(ActionKind::Road);
      return ship ? ActionKind::Ship : ActionKind::Road;
    }
    case Decision::Robber: return ActionKind::Robber;
    case Decision::Act: return kindOf(places);
    default: return ActionKind::Pass;
  }
}

constexpr double kNear = 0.45;  // of the radius of a hex: half the way to the next corner

/// The place of the map that lies nearest to a position, if that is near at all.
template <class Id>
std::optional<Id> placeNear(QPointF position, int count, const Topology& map, const std::function<QPointF(Id)>& at) {
  std::optional<Id> found;
  double nearest = kNear * kR;
  for (int i = 0; i < count; ++i) {
    const Id id(i);
    if (!map.has(id)) continue;
    const QPointF away = at(id) - position;
    if (const double distance = std::hypot(away.x(), away.y()); distance < nearest) nearest = distance, found = id;
  }
  return found;
}

std::optional<std::uint16_t> placeMeant(ActionKind kind, const Topology& map, QPointF position) {
  const std::function<QPointF(CornerId)> corner = [&](CornerId id) {
    return scenePoint(map.corner(id).point, map.orientation());
  };
  const std::function<QPointF(EdgeId)> middle = [&](EdgeId id) {
    return (corner(map.edge(id).corners[0]) + corner(map.edge(id).corners[1])) / 2;
  };
  const auto valueOf = [](auto id) { return id ? std::optional<std::uint16_t>(id->value) : std::nullopt; };
  switch (kind) {
    case ActionKind::Settlement:
    case ActionKind::City: return valueOf(placeNear(position, map.cornerCount(), map, corner));
    case ActionKind::Road:
    case ActionKind::Ship:
    case ActionKind::MoveShip: return valueOf(placeNear(position, map.edgeCount(), map, middle));
    case ActionKind::Robber:  // in a chain many boards have the same coordinates
      return map.isChain() ? std::nullopt : valueOf(map.hexAt(hexUnder(position, map.orientation())));
    default: return {};
  }
}

}  // namespace

std::optional<Action> actionMeant(const PlaySight& now, Picking picking, const Topology& map, QPointF position) {
  if (picking == Picking::ShipTarget) return {};
  const std::vector<Action> offered = actionsToPick(now, picking, Picking::Nothing, {});
  if (offered.empty()) return {};
  Action meant = offered.front();
  const auto place = placeMeant(meant.kind, map, position);
  if (!place) return {};
  meant.place = *place;
  return meant;
}

std::vector<Action> actionsToPick(const PlaySight& now, Picking picking, Picking previewed, EdgeId sailing) {
  const ActionKind kind = kindToPick(now, picking == Picking::Nothing ? previewed : picking);
  std::vector<Action> actions;
  if (kind == ActionKind::Pass || !now.legal.has(kind)) return actions;
  for (const Action& action : now.legal.all())
    if (action.kind == kind && (picking != Picking::ShipTarget || action.edge() == sailing)) actions.push_back(action);
  return actions;
}

}  // namespace tapu
