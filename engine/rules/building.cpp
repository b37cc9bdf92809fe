// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/building.h"

#include <tuple>

#include "engine/rules/awards.h"
#include "engine/rules/finds.h"
#include "engine/rules/free_places.h"
#include "engine/rules/hands.h"
#include "engine/rules/islands.h"
#include "engine/rules/pirate.h"
#include "engine/rules/routes.h"
#include "engine/rules/territories.h"
#include "engine/rules/yields.h"
#include "engine/state/ground.h"

namespace tapu::rules {

namespace {

void reachFrom(Change& change, SeatId seat, CornerId corner, Piece::Kind kind) {
  const Topology& map = change.definition.map;
  if (change.state.slots == 1 && !hasFog(change.state)) {
    Reach& reach = change.state.reachOf(seat, 0);
    const auto& fit = kind == Piece::Road ? map.roadBits() : map.shipBits();
    auto& reached = kind == Piece::Road ? reach.road : reach.ship;
    for (std::size_t word = 0; word < 2; ++word) reached[word] |= map.corner(corner).edgeBits[word] & fit[word];
    return;
  }
  int block = -1;
  Reach* reach = nullptr;
  for (EdgeId edge : map.corner(corner).edges) {
    if (!edge || !change.definition.reaches(seat, edge)) continue;
    if (blockOf(edge) != block) reach = &change.state.reachOf(seat, block = blockOf(edge));
    if (takesPiece(change.definition, change.state, edge, kind))
      addEdge(kind == Piece::Road ? reach->road : reach->ship, edge);
  }
}

/// A building stops the roads of others at its corner: what they reached through it alone is out of reach now.
void blockOthers(Change& change, SeatId builder, CornerId corner) {
  for (SeatId seat : change.definition.seatsAround(blockOf(corner))) {
    if (seat == builder || !hasCorner(change.state.reachOf(seat, blockOf(corner)).settle, corner)) continue;
    int pieces = 0;
    for (EdgeId edge : change.definition.map.corner(corner).edges) {
      if (!edge || !change.definition.reaches(seat, edge)) continue;
      pieces += change.state.at(edge).isOf(seat);
      const CornerId beyond = change.definition.map.otherEnd(edge, corner);
      Reach& reach = change.state.reachOf(seat, blockOf(edge));
      if (!connects(change.definition, change.state, seat, beyond, Piece::Road)) removeEdge(reach.road, edge);
      if (change.definition.hasShips && !connects(change.definition, change.state, seat, beyond, Piece::Ship))
        removeEdge(reach.ship, edge);
    }
    if (pieces > 1)  // what only ends here still does
      change.seat(seat).route = static_cast<std::uint8_t>(longestRoute(change.definition, change.state, seat));
  }
}

/// An own building joins roads and ships that only met there (7.4): the route may have become longer.
void joinRoutes(Change& change, SeatId seat, CornerId corner) {
  bool road = false, ship = false;
  for (EdgeId edge : change.definition.map.corner(corner).edges) {
    road |= edge && change.state.at(edge).isOf(seat, Piece::Road);
    ship |= edge && change.state.at(edge).isOf(seat, Piece::Ship);
  }
  if (road && ship)
    change.seat(seat).route = static_cast<std::uint8_t>(longestRoute(change.definition, change.state, seat));
}

}  // namespace

bool hasFreePiece(const Query& ask) {
  const auto isAny = [](const EdgeBits& places) { return (places[0] | places[1]) != 0; };
  for (const SeatBlock at : ask.state.seatBlocks(ask.id)) {
    const auto& [road, ship, edges] = std::tie(at.reach.road, at.reach.ship, at.open.edges);
    if (ask.seat().roads > 0 && isAny({road[0] & edges[0], road[1] & edges[1]})) return true;
    if (ask.seat().ships == 0) continue;
    const EdgeBits ships{ship[0] & edges[0], ship[1] & edges[1]};
    if (isAny(withoutPirate(ask.definition, ask.state, at.block, ships))) return true;  // 14.2
  }
  return false;
}

Refused whyNoSettlement(const Query& ask, CornerId corner) {
  if (const auto closed = whyCornerClosed(ask, corner)) return closed;
  if (!ask.definition.reaches(ask.id, corner)) return Reject::OutOfReach;
  if (!hasCorner(ask.state.reachOf(ask.id, blockOf(corner)).settle, corner)) return Reject::NotConnected;
  if (ask.seat().settlements == 0) return Reject::NoPieceLeft;
  if (!ask.seat().hand.covers(ask.rules().settlementCost)) return Reject::NotEnoughCards;
  return std::nullopt;
}

Refused whyNoCity(const Query& ask, CornerId corner) {
  if (!ask.definition.map.has(corner)) return Reject::NoSuchPlace;
  if (!ask.definition.reaches(ask.id, corner)) return Reject::NotYourSettlement;
  if (!hasCorner(ask.state.reachOf(ask.id, blockOf(corner)).own, corner)) return Reject::NotYourSettlement;
  if (ask.seat().cities == 0) return Reject::NoPieceLeft;
  if (!ask.seat().hand.covers(ask.rules().cityCost)) return Reject::NotEnoughCards;
  return std::nullopt;
}

Refused whyNoRoad(const Query& ask, EdgeId edge) {
  if (const auto closed = whyEdgeClosed(ask, edge)) return closed;
  if (!ask.definition.reaches(ask.id, edge)) return Reject::OutOfReach;
  if (!hasEdge(ask.state.reachOf(ask.id, blockOf(edge)).road, edge)) return Reject::RoadNotConnected;
  if (ask.seat().roads == 0) return Reject::NoPieceLeft;
  const bool isFree = ask.seat().pending.must == Decision::FreeRoute;
  if (!isFree && !ask.seat().hand.covers(ask.rules().roadCost)) return Reject::NotEnoughCards;
  return std::nullopt;
}

void placeSettlement(Change& change, SeatId id, CornerId corner) {
  State& state = change.state;
  const auto& place = change.definition.map.corner(corner);
  Seat& seat = change.seat(id);
  state.corners[corner.value] = Piece(id, Piece::Settlement);
  --seat.settlements;
  ++seat.points;
  scored(change, id);
  state.reachOf(id, blockOf(corner)).own |= bitOf(corner);
  state.reachOf(id, blockOf(corner)).hexes |= place.hexBits;
  state.blocks[blockOf(corner)].corners &= ~bitOf(corner);
  for (CornerId beside : place.corners)
    if (beside) state.blocks[blockOf(beside)].corners &= ~bitOf(beside);
  seat.freshRates |= static_cast<std::uint8_t>(place.harbors & ~seat.rates);
  seat.rates |= place.harbors;
  reachFrom(change, id, corner, Piece::Road);
  if (change.definition.hasShips) {
    reachFrom(change, id, corner, Piece::Ship);
    joinRoutes(change, id, corner);
  }
  changeYield(change, id, corner, 1);
  blockOthers(change, id, corner);
  change.tell([&] { return Event{.kind = EventKind::SettlementBuilt, .seat = id, .place = corner.value}; });
  judgeLongestRoad(change, blockOf(corner));
}

void placeCity(Change& change, SeatId id, CornerId corner) {
  Seat& seat = change.seat(id);
  change.state.corners[corner.value] = Piece(id, Piece::City);
  ++seat.settlements;
  --seat.cities;
  ++seat.points;
  scored(change, id);
  Reach& reach = change.state.reachOf(id, blockOf(corner));
  reach.own &= ~bitOf(corner);
  reach.hexes |= change.definition.map.corner(corner).hexBits;  // where there was no settlement before: a position
  changeYield(change, id, corner, 1);
  change.tell([&] { return Event{.kind = EventKind::CityBuilt, .seat = id, .place = corner.value}; });
}

namespace {

/// 7.9, road.brokenByRoads: the new road may cut routes of others that pass its corners.
void cutOthersByRoad(Change& change, SeatId builder, EdgeId edge) {
  for (CornerId end : change.definition.map.edge(edge).corners) {
    for (SeatId seat : change.definition.seatsAround(blockOf(end)))
      if (seat != builder && hasCorner(change.state.reachOf(seat, blockOf(end)).settle, end))
        change.seat(seat).route = static_cast<std::uint8_t>(longestRoute(change.definition, change.state, seat));
  }
}

}  // namespace

void layPiece(Change& change, SeatId id, EdgeId edge, Piece piece) {
  State& state = change.state;
  state.edges[edge.value] = piece;
  addEdge(state.reachOf(id, blockOf(edge)).routes, edge);
  removeEdge(state.blocks[blockOf(edge)].edges, edge);
  for (CornerId end : change.definition.map.edge(edge).corners) {
    state.reachOf(id, blockOf(end)).settle |= bitOf(end);
    if (state.at(end).isEmpty() || state.at(end).isOf(id)) reachFrom(change, id, end, piece.kind());
  }
  change.seat(id).route = static_cast<std::uint8_t>(routeWith(change.definition, state, id, edge));
}

void placeRoad(Change& change, SeatId id, EdgeId edge) {
  const int before = change.seat(id).route;
  const bool mayCut = change.options().brokenByRoads == Switch::On;
  --change.seat(id).roads;
  layPiece(change, id, edge, Piece(id, Piece::Road));
  if (mayCut) cutOthersByRoad(change, id, edge);
  change.tell([&] { return Event{.kind = EventKind::RoadBuilt, .seat = id, .place = edge.value}; });
  if (mayCut || change.seat(id).route != before) judgeLongestRoad(change, blockOf(edge));
}

void payFor(Change& change, CardCounts cost) {
  payBank(change, change.move.seat, cost);
  change.seat(change.move.seat).built = 1;
  change.tell([&] { return Event{.kind = EventKind::Paid, .seat = change.move.seat, .cards = cost}; });
}

void buySettlement(Change& change) {
  payFor(change, change.rules().settlementCost);
  placeSettlement(change, change.move.seat, change.move.action.corner());
  if (change.rules().bonusPoints > 0) takeBonus(change, change.move.seat, change.move.action.corner());
  if (change.state.sea) [[unlikely]]
    settleOnIsland(change, change.move.seat, change.move.action.corner(), BringsBonus::Yes);
  find(change, change.move.seat, change.move.action.corner());
}

void buyCity(Change& change) {
  payFor(change, change.rules().cityCost);
  placeCity(change, change.move.seat, change.move.action.corner());
}

void buyRoad(Change& change) {
  payFor(change, change.rules().roadCost);
  placeRoad(change, change.move.seat, change.move.action.edge());
  find(change, change.move.seat, change.move.action.edge());
}

}  // namespace tapu::rules
