// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hand/play_gesture.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "app/board/geometry.h"
#include "app/table/sight/sight_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct GestureText {
  Q_DECLARE_TR_FUNCTIONS(PlayWords)
};

/// All legal actions of a kind that `isWanted` lets pass.
std::vector<Action> legalOf(const PlaySight& now, ActionKind kind,
                            const std::function<bool(const Action&)>& isWanted = {}) {
  std::vector<Action> actions;
  if (!now.legal.has(kind)) return actions;
  for (const Action& action : now.legal.all())
    if (action.kind == kind && (!isWanted || isWanted(action))) actions.push_back(action);
  return actions;
}

/// Places a settlement or a city.
class PlaceHouse : public PlayGesture {
 public:
  explicit PlaceHouse(BuildButton::Thing thing) : thing_(thing) {}
  std::optional<BuildButton::Thing> thing() const override { return thing_; }
  QString task() const override {
    return thing_ == BuildButton::Thing::City
               //: Prompt line after "Your turn", while the player picks a place; Esc is the key
               ? GestureText::tr("choose a settlement that becomes a city. Esc cancels.")
               //: Prompt line after "Your turn", while the player picks a place; Esc is the key
               : GestureText::tr("choose a corner for your settlement. Esc cancels.");
  }
  Choosing choosing() const override { return Choosing::Corner; }
  std::vector<Action> lit(const PlaySight& now) const override {
    return legalOf(now, thing_ == BuildButton::Thing::City ? ActionKind::City : ActionKind::Settlement);
  }

 private:
  BuildButton::Thing thing_;
};

/// Places a road or a ship, in the turn or when either may be placed free of charge.
class LayRoute : public PlayGesture {
 public:
  explicit LayRoute(BuildButton::Thing thing) : thing_(thing) {}
  std::optional<BuildButton::Thing> thing() const override { return thing_; }
  QString task() const override {
    return thing_ == BuildButton::Thing::Ship
               //: Prompt line after "Your turn", while the player picks a place; Esc is the key
               ? GestureText::tr("choose an edge for your ship. Esc cancels.")
               //: Prompt line after "Your turn", while the player picks a place; Esc is the key
               : GestureText::tr("choose an edge for your road. Esc cancels.");
  }
  Choosing choosing() const override { return Choosing::Edge; }
  std::vector<Action> lit(const PlaySight& now) const override {
    const bool isShip = thing_ == BuildButton::Thing::Ship;
    std::vector<Action> places = legalOf(now, isShip ? ActionKind::Ship : ActionKind::Road);
    // A button that has no place would take away those of the other kind.
    const bool isFree = !isTimeToBuild(now.must());
    return places.empty() && isFree ? legalOf(now, isShip ? ActionKind::Road : ActionKind::Ship) : places;
  }
  bool fits(Decision must) const override { return mayChoosePiece(must); }

 private:
  BuildButton::Thing thing_;
};

/// Roads, and ships where no road may lie: on a coast the buttons choose which it is.
std::vector<Action> freeRoutes(const PlaySight& now) {
  std::vector<Action> routes = legalOf(now, ActionKind::Road);
  for (const Action& ship : legalOf(now, ActionKind::Ship)) {
    const bool isRoad = std::ranges::any_of(routes, [&](const Action& route) { return route.edge() == ship.edge(); });
    if (!isRoad) routes.push_back(ship);
  }
  return routes;
}

/// Moves a ship, second step: where it goes.
class SendShip : public PlayGesture {
 public:
  explicit SendShip(EdgeId from) : from_(from) {}
  std::optional<BuildButton::Thing> thing() const override { return BuildButton::Thing::ShipMove; }
  QString task() const override {
    //: Prompt line after "Your turn", while the player picks a place; Esc is the key
    return GestureText::tr("choose where the ship goes. Esc cancels.");
  }
  std::vector<Action> lit(const PlaySight& now) const override {
    return legalOf(now, ActionKind::MoveShip, [this](const Action& action) { return action.edge() == from_; });
  }
  MoveEnd end() const override { return MoveEnd::To; }
  std::optional<BoardSpot> picked() const override {
    return BoardSpot{BoardSpot::Kind::Edge, static_cast<int>(from_.value)};
  }
  std::unique_ptr<PlayGesture> canceled() const override { return gestureOf(BuildButton::Thing::ShipMove); }

 private:
  EdgeId from_;
};

/// Moves a ship, first step: which one.
class ChooseShip : public PlayGesture {
 public:
  std::optional<BuildButton::Thing> thing() const override { return BuildButton::Thing::ShipMove; }
  QString task() const override {
    //: Prompt line after "Your turn", while the player picks a ship; Esc is the key
    return GestureText::tr("choose the ship that is to move. Esc cancels.");
  }
  std::vector<Action> lit(const PlaySight& now) const override { return legalOf(now, ActionKind::MoveShip); }
  std::unique_ptr<PlayGesture> chosen(const std::vector<Action>& actions) const override {
    return std::make_unique<SendShip>(actions.front().edge());
  }
};

/// The second step of the robber or the pirate: whom to rob.
class RobWhom : public PlayGesture {
 public:
  RobWhom(std::vector<Action> robbers, const QStringList& names) : robbers_(std::move(robbers)), names_(names) {}
  std::optional<BuildButton::Thing> thing() const override { return {}; }
  QString task() const override {
    const QString names = names_.join(u", "_s);
    if (robbers_.front().kind == ActionKind::Pirate) {
      //: Prompt line after "Your turn", after the pirate's hex was chosen; %1 names of players, as "Meera, Kabir"
      return GestureText::tr("choose a ship of the player to rob: %1. Esc goes back.").arg(names);
    }
    //: Prompt line after "Your turn", after the robber's hex was chosen; %1 names of players, as "Meera, Kabir"
    return GestureText::tr("choose a building of the player to rob: %1. Esc goes back.").arg(names);
  }
  std::vector<Action> lit(const PlaySight&) const override { return {}; }
  std::vector<OwnedPlace> owners(const PlaySight& now) const override {
    const Topology::HexPlace& hex = now.definition.map.hex(robbers_.front().hex());
    return robbers_.front().kind == ActionKind::Pirate ? ownersAt(now, hex.edges, BoardSpot::Kind::Edge)
                                                       : ownersAt(now, hex.corners, BoardSpot::Kind::Corner);
  }
  std::optional<BoardSpot> picked() const override {
    return BoardSpot{BoardSpot::Kind::Hex, static_cast<int>(robbers_.front().hex().value)};
  }
  bool fits(Decision must) const override { return must == Decision::Robber; }

 private:
  /// The pieces at these places of those who may be robbed. Roads are none: beside the sea cell of a pirate they may
  /// lie on a coast.
  template <class Id>
  std::vector<OwnedPlace> ownersAt(const PlaySight& now, const std::array<Id, 6>& places, BoardSpot::Kind kind) const {
    std::vector<OwnedPlace> owned;
    for (const Id place : places) {
      const Piece piece = place ? now.state.at(place) : Piece();
      if (piece.isEmpty() || (kind == BoardSpot::Kind::Edge && piece.kind() != Piece::Ship)) continue;
      for (const Action& robber : robbers_)
        if (!robber.seat.isNone() && piece.isOf(robber.seat))
          owned.emplace_back(BoardSpot{kind, static_cast<int>(place.value)}, robber);
    }
    return owned;
  }

  std::vector<Action> robbers_;
  QStringList names_;
};

constexpr double kNear = 0.45;  // in radii of a hex: about half the way to the next corner

/// The place of the map that is nearest to a position; nothing if none is within `kNear`.
template <class Id>
std::optional<Id> placeNear(QPointF position, int count, const Topology& map, const std::function<QPointF(Id)>& at) {
  std::optional<Id> found;
  double nearest = kNear * kR;
  for (int i = 0; i < count; ++i) {
    const Id id(i);
    if (!map.has(id)) continue;
    const QPointF away = at(id) - position;
    const double distance = std::hypot(away.x(), away.y());
    if (distance >= nearest) continue;
    nearest = distance;
    found = id;
  }
  return found;
}

std::optional<int> placeMeant(ActionKind kind, const Topology& map, QPointF position, Bearing bearing) {
  const std::function<QPointF(CornerId)> corner = [&](CornerId id) {
    return scenePoint(map.corner(id).point, bearing);
  };
  const std::function<QPointF(EdgeId)> middle = [&](EdgeId id) {
    return (corner(map.edge(id).corners[0]) + corner(map.edge(id).corners[1])) / 2;
  };
  const auto valueOf = [](auto id) { return id ? std::optional(static_cast<int>(id->value)) : std::nullopt; };
  using enum ActionKind;
  if (kind == Settlement || kind == City) return valueOf(placeNear(position, map.cornerCount(), map, corner));
  if (kind == Road || kind == Ship || kind == MoveShip)
    return valueOf(placeNear(position, map.edgeCount(), map, middle));
  // hexes of a chain cannot be found by their coordinates
  if (kind == Robber || kind == Pirate)
    return map.isChain() ? std::nullopt : valueOf(map.hexAt(hexUnder(position, bearing)));
  return {};
}

/// The places for the robber, and those for the pirate, who may be moved instead: one pick.
std::vector<Action> robberPlaces(const PlaySight& now) {
  std::vector<Action> places = legalOf(now, ActionKind::Robber);
  for (const Action& pirate : legalOf(now, ActionKind::Pirate)) places.push_back(pirate);
  return places;
}

}  // namespace

std::unique_ptr<PlayGesture> PlayGesture::chosen(const std::vector<Action>&) const { return nullptr; }

std::unique_ptr<PlayGesture> PlayGesture::canceled() const { return nullptr; }

std::unique_ptr<PlayGesture> gestureOf(BuildButton::Thing thing) {
  switch (thing) {
    case BuildButton::Thing::Settlement:
    case BuildButton::Thing::City: return std::make_unique<PlaceHouse>(thing);
    case BuildButton::Thing::Road:
    case BuildButton::Thing::Ship: return std::make_unique<LayRoute>(thing);
    case BuildButton::Thing::ShipMove: return std::make_unique<ChooseShip>();
    case BuildButton::Thing::Card: break;
  }
  return nullptr;
}

std::unique_ptr<PlayGesture> victimGesture(std::vector<Action> robbers, const QStringList& names) {
  return std::make_unique<RobWhom>(std::move(robbers), names);
}

std::optional<BuildButton::Thing> thingOf(const PlayGesture* gesture) {
  return gesture ? gesture->thing() : std::nullopt;
}

bool mayChoosePiece(Decision must) {
  return isTimeToBuild(must) || must == Decision::Road || must == Decision::FreeRoute;
}

std::vector<Action> litActions(const PlaySight& now, const PlayGesture* gesture) {
  using enum Decision;
  const Decision must = now.must();
  if (must == Settlement) return legalOf(now, ActionKind::Settlement);
  if (must == Robber) return robberPlaces(now);
  if (must == Road || must == FreeRoute) {
    if (gesture && gesture->fits(now.must())) return gesture->lit(now);
    return freeRoutes(now);
  }
  if (isTimeToBuild(must)) return gesture ? gesture->lit(now) : std::vector<Action>();
  return {};
}

std::optional<Action> actionMeant(const PlaySight& now, const PlayGesture* gesture, const Topology& map,
                                  QPointF position, Bearing bearing) {
  if (gesture && gesture->picked()) return {};
  const std::vector<Action> offered = litActions(now, gesture);
  if (offered.empty()) return {};
  const Action& likely = offered.front();
  const auto place = placeMeant(likely.kind, map, position, bearing);
  if (!place) return {};
  const bool isRobber = likely.kind == ActionKind::Robber || likely.kind == ActionKind::Pirate;
  return isRobber ? robberOrPirate(now, HexId(*place)) : likely.at(*place);
}

}  // namespace tapu
