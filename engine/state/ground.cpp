// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/ground.h"

#include <algorithm>

#include "engine/board/tally.h"

namespace tapu {

namespace {

/// The first covered cell of a list.
template <class Hexes>
HexId coveredOf(const State& state, const Hexes& hexes) {
  if (!hasFog(state)) return {};
  const auto found = std::ranges::find_if(
      hexes, [&](HexId hex) { return hex && state.sea->ground[hex.value].terrain == Terrain::Fog; });
  return found == hexes.end() ? HexId{} : *found;
}

/// The cells on both sides of an edge, counted.
struct EdgeSides {
  int land = 0, sea = 0, covered = 0;
};

EdgeSides edgeSides(const GameDefinition& definition, const State& state, EdgeId edge) {
  EdgeSides sides;
  for (HexId hex : definition.map.edge(edge).hexes) {
    if (!hex) continue;
    const Terrain terrain = groundAt(definition, state, hex).terrain;
    ++(terrain == Terrain::Fog ? sides.covered : isLand(terrain) ? sides.land : sides.sea);
  }
  return sides;
}

}  // namespace

HexId coveredAt(const GameDefinition& definition, const State& state, CornerId corner) {
  return coveredOf(state, definition.map.corner(corner).hexes);
}

HexId coveredAt(const GameDefinition& definition, const State& state, EdgeId edge) {
  return coveredOf(state, definition.map.edge(edge).hexes);
}

bool takesBuilding(const GameDefinition& definition, const State& state, CornerId corner) {
  if (!hasFog(state)) return definition.map.corner(corner).touchesLand;
  bool touchesLand = false;
  for (HexId hex : definition.map.corner(corner).hexes) {
    if (!hex) continue;
    const Terrain terrain = state.sea->ground[hex.value].terrain;
    if (terrain == Terrain::Fog) return false;
    touchesLand = touchesLand || isLand(terrain);
  }
  return touchesLand;
}

bool takesRoad(const GameDefinition& definition, const State& state, EdgeId edge) {
  if (!hasFog(state)) return definition.map.edge(edge).takesRoad;
  const EdgeSides sides = edgeSides(definition, state, edge);
  return sides.covered == 0 && sides.land > 0;
}

bool takesShip(const GameDefinition& definition, const State& state, EdgeId edge) {
  if (!hasFog(state)) return definition.map.edge(edge).takesShip;
  const EdgeSides sides = edgeSides(definition, state, edge);
  return sides.covered == 0 && (sides.land == 1 || sides.sea == 2);
}

int pipsAt(const GameDefinition& definition, const State& state, CornerId corner) {
  if (!hasFog(state)) return definition.map.pips(corner);
  int sum = 0;
  for (HexId hex : definition.map.corner(corner).hexes)
    if (hex) sum += pipsOf(state.sea->ground[hex.value].number);
  return sum;
}

}  // namespace tapu
