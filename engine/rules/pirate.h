// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The pirate (14.2): who must move the robber may move it instead, over sea cells; beside it no ship is put on or
// moved.

namespace tapu {

/// The cell where the pirate lies; none: it is away, or the game has none.
inline HexId pirateOf(const State& state) { return state.sea ? state.sea->pirate : HexId{}; }
/// Whether the pirate lies on a cell of this edge, so that no ship is put on it or moved off it.
bool isByPirate(const GameDefinition& definition, const State& state, EdgeId edge);

}  // namespace tapu

namespace tapu::rules {

/// Bits for those of the 64 hexes from `first` on (a multiple of 64) to which the seat may move the pirate.
std::uint64_t pirateHexes(const Query& ask, int first);
/// The seats that may be robbed at a sea cell: others with a card and a ship on one of its edges.
SeatSet pirateVictimsAt(const Query& ask, HexId hex);
/// Why the seat may not move the pirate here, or rob this victim.
Refused whyNoPirate(const Query& ask, HexId hex, SeatId victim);
/// The pirate comes to a cell and takes a card of the victim, if there is one.
void carryOutPirate(Change& change, SeatId seat, HexId hex, SeatId victim, Resource stolen);
/// The card that is stolen.
extern const ChanceRule kPiracy;

}  // namespace tapu::rules
