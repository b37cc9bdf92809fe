// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ships.h"

#include "engine/rules/awards.h"
#include "engine/rules/building.h"
#include "engine/rules/finds.h"
#include "engine/rules/free_places.h"
#include "engine/rules/pirate.h"
#include "engine/rules/routes.h"
#include "engine/rules/vacant_seats.h"
#include "engine/state/ground.h"

namespace tapu::rules {

namespace {

bool isOwnShip(const Query& ask, EdgeId edge) { return ask.state.at(edge).isOf(ask.id, Piece::Ship); }

/// 7.5: at one end at least there is neither an own building nor another own ship.
bool hasOpenEnd(const Query& ask, EdgeId ship) {
  for (CornerId end : ask.definition.map.edge(ship).corners) {
    if (ask.state.at(end).isOf(ask.id)) continue;
    bool hasAnother = false;
    for (EdgeId edge : ask.definition.map.corner(end).edges) hasAnother |= edge && edge != ship && isOwnShip(ask, edge);
    if (!hasAnother) return true;
  }
  return false;
}

/// 7.3, as if the ship `without` were away (7.6).
bool joins(const Query& ask, EdgeId edge, EdgeId without) {
  for (CornerId end : ask.definition.map.edge(edge).corners)
    if (connects(ask.definition, ask.state, ask.id, end, Piece::Ship, without)) return true;
  return false;
}

Refused whyNotMovable(const Query& ask, EdgeId ship) {
  if (!ask.definition.map.has(ship)) return Reject::NoSuchPlace;
  if (!isOwnShip(ask, ship)) return Reject::NotYourShip;
  if (isByPirate(ask.definition, ask.state, ship)) return Reject::PirateNear;
  if (ask.seat().shipMoved == ShipMoved::Yes) return Reject::OneShipMove;
  if (ask.state.at(ship).isNew()) return Reject::ShipBuiltThisTurn;
  return hasOpenEnd(ask, ship) ? Refused{} : Refused{Reject::ShipNotOpen};
}

}  // namespace

Refused whyShipPlaceClosed(const Query& ask, EdgeId edge) {
  if (!ask.definition.map.has(edge)) return Reject::NoSuchPlace;
  if (!ask.state.at(edge).isEmpty()) return Reject::EdgeTaken;
  if (!takesShip(ask.definition, ask.state, edge))
    return coveredAt(ask.definition, ask.state, edge) ? Reject::Covered : Reject::EdgeTakesNoShip;
  if (isByPirate(ask.definition, ask.state, edge)) return Reject::PirateNear;
  if (!ask.definition.reaches(ask.id, edge)) return Reject::OutOfReach;
  return isReserved(ask, edge) ? Refused{Reject::Reserved} : Refused{};
}

EdgeBits freeShipPlaces(const Query& ask, int block) {
  const auto& reach = ask.state.reachOf(ask.id, block).ship;
  const auto& open = ask.state.blocks[block].edges;
  return withoutPirate(ask.definition, ask.state, block, {reach[0] & open[0], reach[1] & open[1]});
}

EdgeBits shipPlaces(const Query& ask, int block) {
  if (ask.seat().ships == 0) return {0, 0};
  const bool isFree = ask.seat().pending.must == Decision::FreeRoute;
  if (!isFree && !ask.seat().hand.covers(ask.rules().shipCost)) return {0, 0};
  return freeShipPlaces(ask, block);
}

EdgeBits shipTargets(const Query& ask, EdgeId ship, int block) {
  if (whyNotMovable(ask, ship)) return {0, 0};
  auto places = freeShipPlaces(ask, block);
  for (CornerId end : ask.definition.map.edge(ship).corners) {  // what it alone has brought within reach
    for (EdgeId edge : ask.definition.map.corner(end).edges)
      if (edge && blockOf(edge) == block && !joins(ask, edge, ship)) removeEdge(places, edge);
  }
  return places;
}

Refused whyNoShip(const Query& ask, EdgeId edge) {
  if (!ask.definition.hasShips) return Reject::NoShipsHere;
  if (const auto closed = whyShipPlaceClosed(ask, edge)) return closed;
  if (!hasEdge(ask.state.reachOf(ask.id, blockOf(edge)).ship, edge)) return Reject::ShipNotConnected;
  if (ask.seat().ships == 0) return Reject::NoPieceLeft;
  const bool isFree = ask.seat().pending.must == Decision::FreeRoute;
  if (!isFree && !ask.seat().hand.covers(ask.rules().shipCost)) return Reject::NotEnoughCards;
  return std::nullopt;
}

Refused whyNoShipMove(const Query& ask, EdgeId from, EdgeId to) {
  if (!ask.definition.hasShips) return Reject::NoShipsHere;
  if (const auto stays = whyNotMovable(ask, from)) return stays;
  if (to == from) return Reject::ShipMustMove;
  if (const auto closed = whyShipPlaceClosed(ask, to)) return closed;
  return joins(ask, to, from) ? Refused{} : Refused{Reject::ShipNotConnected};
}

void placeShip(Change& change, SeatId id, EdgeId edge) {
  --change.seat(id).ships;
  ++change.seat(id).newShips;
  layPiece(change, id, edge, Piece(id, Piece::Ship).asNew());
  change.tell([&] { return Event{.kind = EventKind::ShipBuilt, .seat = id, .place = edge.value}; });
  judgeLongestRoad(change, blockOf(edge));
}

void buyShip(Change& change) {
  payFor(change, change.rules().shipCost);
  placeShip(change, change.move.seat, change.move.action.edge());
  find(change, change.move.seat, change.move.action.edge());
}

namespace {

/// Takes a ship off the board: what it alone connected is out of reach.
void liftShip(Change& change, SeatId id, EdgeId ship) {
  State& state = change.state;
  state.edges[ship.value] = {};
  removeEdge(state.reachOf(id, blockOf(ship)).routes, ship);
  addEdge(state.blocks[blockOf(ship)].edges, ship);
  for (CornerId end : change.definition.map.edge(ship).corners) {
    bool hasPiece = false;
    for (EdgeId edge : change.definition.map.corner(end).edges) {
      if (!edge) continue;
      hasPiece |= state.at(edge).isOf(id);
      if (change.definition.reaches(id, edge) && !joins(change.as(id), edge, {}))
        removeEdge(state.reachOf(id, blockOf(edge)).ship, edge);
    }
    if (!hasPiece) state.reachOf(id, blockOf(end)).settle &= ~bitOf(end);
  }
}

}  // namespace

void carryOutShipMove(Change& change) {
  const SeatId id = change.move.seat;
  const EdgeId from = change.move.action.edge(), to = change.move.action.target();
  liftShip(change, id, from);
  layPiece(change, id, to, Piece(id, Piece::Ship));
  // 7.7: the route may be shorter now; what `layPiece` found counts from the old length.
  change.seat(id).route = static_cast<std::uint8_t>(longestRoute(change.definition, change.state, id));
  change.seat(id).shipMoved = ShipMoved::Yes;
  change.seat(id).built = 1;  // 4.3
  change.tell([&] { return Event{.kind = EventKind::ShipMoved, .seat = id, .place = to.value, .from = from.value}; });
  judgeLongestRoad(change, blockOf(to));
  find(change, id, to);
}

void clearNewShips(Change& change, SeatId id) {
  change.seat(id).newShips = 0;
  eachShip(change.definition, change.state, id,
           [&](EdgeId ship) { change.state.edges[ship.value] = change.state.at(ship).asOld(); });
}

void forgetDeeds(Change& change, SeatId id) {
  Seat& seat = change.seat(id);
  seat.boughtThisTurn = {};
  seat.freshRates = seat.cardsPlayed = seat.built = 0;
  seat.shipMoved = ShipMoved::No;
  if (seat.newShips > 0) clearNewShips(change, id);
}

}  // namespace tapu::rules
