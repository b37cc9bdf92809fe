// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/position.h"

#include <algorithm>
#include <bit>

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

bool isStartOf(const Table& table, SeatId seat, CornerId corner) {
  const auto& places = table.startPlaces[seat.value].corners;
  return std::find(places.begin(), places.end(), corner) != places.end();
}

/// The first buildings off the start that can have earned the bonus so often (9.13).
bool giveBonuses(rules::Change& change, const Pieces& pieces) {
  for (std::size_t s = 0; s < pieces.bonuses.size(); ++s) {
    const SeatId id(static_cast<int>(s));
    const auto missing = [&] { return pieces.bonuses[s] - std::popcount(change.seat(id).bonusFrom); };
    for (int c = 0; c < change.state.corners.size() && missing() > 0; ++c)
      if (change.state.corners[c].isOf(id) && !isStartOf(change.table, id, CornerId(c)))
        rules::takeBonus(change, id, CornerId(c));
    if (missing() != 0) return false;
  }
  return true;
}

}  // namespace

std::optional<State> positionWith(const Table& table, const Pieces& pieces) {
  Table unstarted = table;
  unstarted.first = {};
  unstarted.rules.startChoices = Switch::Off;  // else the start pieces would lie there
  State state = initialState(unstarted);
  if (!pieces.robbers.empty()) {
    state.robbers.clear();
    for (HexId hex : pieces.robbers) state.robbers.push_back(hex);
  }
  const Move nothing;
  rules::Change change{table, state, nothing, {}};
  for (SeatId seat : pieces.vacant) rules::reserve(change, seat);
  if (!placeAll(change, pieces) || !giveBonuses(change, pieces)) return {};
  for (int s = 0; s < state.seats.size(); ++s) {
    state.seats[s].freshRates = 0;
    rules::shipsGrowOld(change, SeatId(s));
  }
  hold(table, state, {}, {});
  return state;
}

void hold(const Table& table, State& state, const std::vector<SeatId>& longestRoads,
          const std::vector<SeatId>& largestArmies) {
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
  for (SeatId seat : longestRoads) pass(state.awardsFor(seat).longestRoad, seat);
  for (SeatId seat : largestArmies) pass(state.awardsFor(seat).largestArmy, seat);
}

}  // namespace tapu
