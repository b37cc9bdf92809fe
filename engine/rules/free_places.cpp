// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/free_places.h"

#include "engine/rules/vacant_seats.h"
#include "engine/state/ground.h"

namespace tapu::rules {

bool takesPiece(const GameDefinition& definition, const State& state, EdgeId edge, Piece::Kind kind) {
  return kind == Piece::Road ? takesRoad(definition, state, edge) : takesShip(definition, state, edge);
}

bool takesRoute(const GameDefinition& definition, const State& state, EdgeId edge) {
  return takesRoad(definition, state, edge) || (definition.hasShips && takesShip(definition, state, edge));
}

bool connects(const GameDefinition& definition, const State& state, SeatId seat, CornerId corner, Piece::Kind kind,
              EdgeId without) {
  const Piece piece = state.at(corner);
  if (!piece.isEmpty()) return piece.isOf(seat);
  for (EdgeId edge : definition.map.corner(corner).edges)
    if (edge && edge != without && state.at(edge).isOf(seat, kind)) return true;
  return false;
}

Refused whyCornerClosed(const Query& ask, CornerId corner) {
  if (!ask.definition.map.has(corner)) return Reject::NoSuchPlace;
  if (!ask.state.at(corner).isEmpty()) return Reject::CornerTaken;
  if (!takesBuilding(ask.definition, ask.state, corner))
    return coveredAt(ask.definition, ask.state, corner) ? Reject::Covered : Reject::CornerNotOnLand;
  if (isReserved(ask, corner)) return Reject::Reserved;
  for (CornerId beside : ask.definition.map.corner(corner).corners)
    if (beside && !ask.state.at(beside).isEmpty()) return Reject::TooClose;
  return std::nullopt;
}

Refused whyEdgeClosed(const Query& ask, EdgeId edge) {
  if (!ask.definition.map.has(edge)) return Reject::NoSuchPlace;
  if (!ask.state.at(edge).isEmpty()) return Reject::EdgeTaken;
  if (!takesRoad(ask.definition, ask.state, edge))
    return coveredAt(ask.definition, ask.state, edge) ? Reject::Covered : Reject::EdgeTakesNoRoad;
  return isReserved(ask, edge) ? Refused{Reject::Reserved} : Refused{};
}

void openCorner(Change& change, CornerId corner) {
  if (!whyCornerClosed(change.as(SeatId(0)), corner)) change.state.blocks[blockOf(corner)].corners |= bitOf(corner);
}

void reachEdge(Change& change, EdgeId edge) {
  const GameDefinition& definition = change.definition;
  const bool road = takesRoad(definition, change.state, edge);
  const bool ship = definition.hasShips && takesShip(definition, change.state, edge);
  for (SeatId seat : definition.seatsAround(blockOf(edge))) {
    if (!definition.reaches(seat, edge)) continue;  // 9.11
    Reach& reach = change.state.reachOf(seat, blockOf(edge));
    removeEdge(reach.road, edge);
    removeEdge(reach.ship, edge);
    for (CornerId end : definition.map.edge(edge).corners) {
      if (road && connects(definition, change.state, seat, end, Piece::Road)) addEdge(reach.road, edge);
      if (ship && connects(definition, change.state, seat, end, Piece::Ship)) addEdge(reach.ship, edge);
    }
  }
}

void reopen(Change& change, CornerId corner) {
  const auto& place = change.definition.map.corner(corner);
  openCorner(change, corner);
  for (CornerId beside : place.corners)
    if (beside) openCorner(change, beside);
  for (EdgeId edge : place.edges)
    if (edge) reachEdge(change, edge);
}

}  // namespace tapu::rules
