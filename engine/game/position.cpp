// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/position.h"

#include "engine/rules/rules.h"

namespace tapu {
namespace {

bool mayStand(const rules::Change& change, CornerId corner, SeatId seat) {
  if (!change.table.map.has(corner) || seat.value >= change.table.seats) return false;
  return rules::hasBit(change.state.blocks[rules::blockOf(corner)].corners, corner.value & 63);
}

bool isFreeEdge(const rules::Change& change, EdgeId edge, SeatId seat) {
  if (!change.table.map.has(edge) || seat.value >= change.table.seats) return false;
  return rules::hasEdge(change.state.blocks[rules::blockOf(edge)].edges, edge);
}

bool placeAll(rules::Change& change, const Pieces& pieces) {
  for (const auto& [edge, seat] : pieces.roads) {
    if (!isFreeEdge(change, edge, seat) || change.state.seat(seat).roads == 0) return false;
    if (!change.table.map.edge(edge).takesRoad) return false;
    rules::placeRoad(change, seat, edge);
  }
  for (const auto& [edge, seat] : pieces.ships) {
    if (!isFreeEdge(change, edge, seat) || change.state.seat(seat).ships == 0) return false;
    if (!change.table.map.edge(edge).takesShip) return false;
    rules::placeShip(change, seat, edge);
  }
  for (const auto& [corner, seat] : pieces.cities) {  // first, while settlements are in stock
    if (!mayStand(change, corner, seat) || change.state.seat(seat).cities == 0) return false;
    rules::placeSettlement(change, seat, corner);
    rules::placeCity(change, seat, corner);
  }
  for (const auto& [corner, seat] : pieces.settlements) {
    if (!mayStand(change, corner, seat) || change.seat(seat).settlements == 0) return false;
    rules::placeSettlement(change, seat, corner);
  }
  return true;
}

}  // namespace

std::optional<State> positionWith(const Table& table, const Pieces& pieces) {
  Table unstarted = table;
  unstarted.first = {};
  State state = initialState(unstarted);
  if (!pieces.robbers.empty()) {
    state.robbers.clear();
    for (HexId hex : pieces.robbers) state.robbers.push_back(hex);
  }
  const Move nothing;
  rules::Change change{table, state, nothing, {}};
  if (!placeAll(change, pieces)) return {};
  for (int s = 0; s < state.seats.size(); ++s) {
    state.seats[s].freshRates = 0;
    rules::shipsGrowOld(change, SeatId(s));
  }
  hold(table, state, {}, {});
  return state;
}

void hold(const Table& table, State& state, SeatId longestRoad, SeatId largestArmy) {
  const auto pass = [&](SeatId& holder, SeatId next) {
    const auto points = static_cast<std::uint8_t>(table.rules.awardPoints);
    if (holder) state.seat(holder).points -= points;
    if (next) state.seat(next).points += points;
    holder = next;
  };
  for (Holders& holders : state.awards) {
    pass(holders.longestRoad, {});
    pass(holders.largestArmy, {});
  }
  if (longestRoad) pass(state.awardsFor(longestRoad).longestRoad, longestRoad);
  if (largestArmy) pass(state.awardsFor(largestArmy).largestArmy, largestArmy);
}

}  // namespace tapu
