// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The pirate (14.2): who must move the robber may move it instead, over sea cells; beside it no ship is put on or
// moved. Where it may go stands in robbery.h.

namespace tapu {

/// The cell where the pirate lies; none: it is away, or the game has none.
inline HexId pirateOf(const State& state) { return state.sea ? state.sea->pirate : HexId{}; }
/// Whether the pirate lies on a cell of this edge, so that no ship is put on it or moved off it.
bool isByPirate(const GameDefinition& definition, const State& state, EdgeId edge);
/// These edges of a block without those by the pirate.
EdgeBits withoutPirate(const GameDefinition& definition, const State& state, int block, EdgeBits edges);

}  // namespace tapu

namespace tapu::rules {

/// The seats that may be robbed at a sea cell: others with a card and a ship on one of its edges.
SeatSet pirateVictimsAt(const Query& ask, HexId hex);
/// Why the seat may not move the pirate here, or rob this victim.
Refused whyNoPirate(const Query& ask, HexId hex, SeatId victim);
/// The pirate comes to a cell and takes a card of the victim, if there is one.
void carryOutPirate(Change& change, SeatId seat, HexId hex, SeatId victim, Resource stolen);
/// The card that is stolen, and why it cannot be this one.
extern const ChanceRule kPiracy;
Refused whyNotPlundered(const Query& ask, HexId hex, SeatId victim, Resource stolen);
/// Time is up and the robber has no place (5.6): draws hex, victim and card. Draws nothing where no cell is legal.
void drawForcedPirate(const Query& ask, Chance& chance, Rng& rng);

}  // namespace tapu::rules
