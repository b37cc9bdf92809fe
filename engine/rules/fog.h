// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// Cells under the fog (14.5): a route piece that ends at one turns it up. Nobody knows what lies under which cell; it
// is drawn at that moment from what is left.

namespace tapu {

/// The covered cell that a route piece laid on this edge turns up; none. It is at most one: of the two ends, the one
/// from which the piece comes has no covered cell.
HexId cellTurnedBy(const GameDefinition& definition, const State& state, EdgeId edge);

}  // namespace tapu

namespace tapu::rules {

/// Draws terrain and number of a covered cell, each uniformly from what is left under the fog.
Ground drawGround(const FogStack& left, Rng& rng);
/// Why a record cannot tell this of a covered cell: what is left under the fog has no such terrain or number.
Refused whyNotUnderFog(const FogStack& left, Ground told);
/// A cell becomes this, and all that depends on it is brought up to date. The fog must still hold it.
void uncover(Change& change, HexId hex, Ground ground);
/// The move: a cell becomes what the move tells of it, and the discoverer gets one card of it, or is owed one for gold.
void turnUp(Change& change, SeatId discoverer, HexId hex);

}  // namespace tapu::rules
