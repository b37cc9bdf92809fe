// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/position.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "engine/play/initial_state.h"
#include "engine/rules/building.h"
#include "engine/rules/fog.h"
#include "engine/rules/free_places.h"
#include "engine/rules/ships.h"
#include "engine/rules/territories.h"
#include "engine/rules/vacant_seats.h"
#include "engine/state/ground.h"

namespace tapu {
namespace {

using MayMisfit = std::optional<Misfit>;

/// Why no building of this seat may stand here beside those that already do.
MayMisfit misfitAt(const rules::Change& change, SeatId seat, CornerId corner) {
  if (!change.definition.reaches(seat, corner)) return Misfit{"9.11", seat, corner, {}};
  const auto& block = change.state.blocks[blockOf(corner)];
  if (hasCorner(block.corners, corner)) return {};
  const bool isKept = change.state.at(corner).isEmpty() && rules::isReserved(change.as(seat), corner);
  return Misfit{isKept ? "9.20" : "2.5", seat, corner, {}};  // on land, empty, and so is every corner beside it
}

/// The same of a road or ship on this edge.
MayMisfit misfitAt(const rules::Change& change, SeatId seat, EdgeId edge, Piece::Kind kind) {
  if (!rules::takesPiece(change.definition, change.state, edge, kind))
    return Misfit{kind == Piece::Road ? "2.3" : "7.2", seat, {}, edge};
  if (!change.definition.reaches(seat, edge)) return Misfit{"9.11", seat, {}, edge};
  if (!change.state.at(edge).isEmpty()) return Misfit{"2.4", seat, {}, edge};
  if (!hasEdge(change.state.blocks[blockOf(edge)].edges, edge)) return Misfit{"9.20", seat, {}, edge};
  return {};
}

MayMisfit placeRoutes(rules::Change& change, const Pieces& pieces) {
  for (const auto& [edge, seat] : pieces.roads) {
    if (const auto misfit = misfitAt(change, seat, edge, Piece::Road)) return misfit;
    if (change.seat(seat).roads == 0) return Misfit{"2.2", seat, {}, {}};
    rules::placeRoad(change, seat, edge);
  }
  for (const auto& [edge, seat] : pieces.ships) {
    if (const auto misfit = misfitAt(change, seat, edge, Piece::Ship)) return misfit;
    if (change.seat(seat).ships == 0) return Misfit{"2.2", seat, {}, {}};
    rules::placeShip(change, seat, edge);
  }
  return {};
}

MayMisfit placeBuildings(rules::Change& change, const Pieces& pieces) {
  for (const auto& [corner, seat] : pieces.cities) {  // first, while settlements are in stock
    if (const auto misfit = misfitAt(change, seat, corner)) return misfit;
    if (change.seat(seat).cities == 0) return Misfit{"2.2", seat, {}, {}};
    rules::placeSettlement(change, seat, corner);
    rules::placeCity(change, seat, corner);
  }
  for (const auto& [corner, seat] : pieces.settlements) {
    if (const auto misfit = misfitAt(change, seat, corner)) return misfit;
    if (change.seat(seat).settlements == 0) return Misfit{"2.2", seat, {}, {}};
    rules::placeSettlement(change, seat, corner);
  }
  return {};
}

MayMisfit turnUpCells(rules::Change& change, const Pieces& pieces) {
  for (const auto& [hex, ground] : pieces.turned) {
    const bool isCovered =
        hasFog(change.state) && groundAt(change.definition, change.state, hex).terrain == Terrain::Fog;
    if (!isCovered || rules::whyNotUnderFog(change.state.sea->fog, ground)) return Misfit{"14.5", {}, {}, {}};
    rules::uncover(change, hex, ground);
  }
  return {};
}

bool isStartOf(const GameDefinition& definition, SeatId seat, CornerId corner) {
  const auto& places = definition.startPlaces[seat.value].corners;
  return std::find(places.begin(), places.end(), corner) != places.end();
}

/// The first buildings off the start that can have earned the bonus so often (9.13).
MayMisfit giveBonuses(rules::Change& change, const Pieces& pieces) {
  for (std::size_t s = 0; s < pieces.bonuses.size(); ++s) {
    const SeatId id(static_cast<int>(s));
    const auto missing = [&] { return pieces.bonuses[s] - std::popcount(change.seat(id).bonusFrom); };
    for (int c = 0; c < change.state.corners.size() && missing() > 0; ++c)
      if (change.state.corners[c].isOf(id) && !isStartOf(change.definition, id, CornerId(c)))
        rules::takeBonus(change, id, CornerId(c));
    if (missing() != 0) return Misfit{"9.13", id, {}, {}};
  }
  return {};
}

}  // namespace

std::variant<State, Misfit> positionWith(const GameDefinition& definition, const Pieces& pieces) {
  GameDefinition unstarted = definition;
  unstarted.first = {};
  unstarted.rules.startChoices = Switch::Off;  // else the start pieces would lie there
  State state = initialState(unstarted);
  if (!pieces.robbers.empty()) {
    state.robbers.clear();
    for (HexId hex : pieces.robbers) state.robbers.push_back(hex);
  }
  const Move nothing;
  rules::Change change{definition, state, nothing, {}};
  for (SeatId seat : pieces.vacant) rules::reserve(change, seat);
  if (const auto misfit = turnUpCells(change, pieces)) return *misfit;
  if (const auto misfit = placeRoutes(change, pieces)) return *misfit;
  if (const auto misfit = placeBuildings(change, pieces)) return *misfit;
  if (const auto misfit = giveBonuses(change, pieces)) return *misfit;
  for (int s = 0; s < state.seats.size(); ++s) {
    state.seats[s].freshRates = 0;
    rules::clearNewShips(change, SeatId(s));
  }
  hold(definition, state, {}, {});
  return state;
}

void hold(const GameDefinition& definition, State& state, const std::vector<SeatId>& longestRoads,
          const std::vector<SeatId>& largestArmies) {
  const auto pass = [&](SeatId& holder, SeatId next) {
    const auto points = static_cast<std::uint8_t>(definition.rules.awardPoints);
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
