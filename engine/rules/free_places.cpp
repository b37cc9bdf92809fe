// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/free_places.h"

#include <algorithm>
#include <bit>

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

namespace {

/// Whether a land cell at the corner, turned up ones too, is start land.
bool touchesStartLand(const GameDefinition& definition, const State& state, CornerId corner) {
  return std::ranges::any_of(definition.map.corner(corner).hexes, [&](HexId hex) {
    return hex && isLand(groundAt(definition, state, hex).terrain) &&
           definition.map.hex(hex).cell.startLand == StartLand::Yes;
  });
}

/// The free corners of one block that are start land.
std::uint64_t onStartLand(const GameDefinition& definition, const State& state, int block) {
  const std::uint64_t corners = state.blocks[block].corners & definition.sea.startLand[static_cast<std::size_t>(block)];
  if (!hasFog(state)) return corners;
  std::uint64_t fit = corners;
  for (std::uint64_t rest = corners; rest != 0; rest &= rest - 1) {
    const CornerId corner(firstCorner(block) + std::countr_zero(rest));
    if (!touchesStartLand(definition, state, corner)) fit &= ~bitOf(corner);
  }
  return fit;
}

}  // namespace

std::uint64_t startCorners(const GameDefinition& definition, const State& state, int block) {
  if (definition.sea.startLand.empty()) return state.blocks[block].corners;
  for (int b = 0; b < definition.map.blocks(); ++b)
    if (onStartLand(definition, state, b) != 0) return onStartLand(definition, state, block);
  return state.blocks[block].corners;
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
