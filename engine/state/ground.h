// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/state.h"

// The ground at the places of the map now: that of the definition, and over it the cells that were turned up (14.5).
// Rules and bots that ask for terrain, numbers, land or sea ask here, not the map.

namespace tapu {

/// The terrain and number of a cell; Fog while it is covered.
inline Ground groundAt(const GameDefinition& definition, const State& state, HexId hex) {
  if (hasFog(state)) [[unlikely]]
    return state.sea->ground[hex.value];
  const Cell& cell = definition.map.hex(hex).cell;
  return {cell.terrain, static_cast<std::uint8_t>(cell.number)};
}

/// The covered cell at a corner, or on a side of an edge; none if there is none. No corner with a piece has one.
HexId coveredAt(const GameDefinition& definition, const State& state, CornerId corner);
HexId coveredAt(const GameDefinition& definition, const State& state, EdgeId edge);

/// Whether a building may stand at a corner: it touches land (2.5), and no covered cell (14.5).
bool takesBuilding(const GameDefinition& definition, const State& state, CornerId corner);
/// Whether a road may lie on an edge, or a ship (7.2). On the edge of a covered cell neither may (14.5).
bool takesRoad(const GameDefinition& definition, const State& state, EdgeId edge);
bool takesShip(const GameDefinition& definition, const State& state, EdgeId edge);
/// Sum of the pips of the numbers around a corner, without those still covered.
int pipsAt(const GameDefinition& definition, const State& state, CornerId corner);

}  // namespace tapu
