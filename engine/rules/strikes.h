// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/rules/query.h"

// Flood and wolf (8.9, 8.10), which wait for a throw of the hexes they strike, and the month of plenty (8.12).

namespace tapu::rules {

/// The claims of the seats of one board to a throw: one entry a seat.
using Claims = std::array<CardCounts, kMostSeatsOfTable>;

/// Hexes of this resource that produce on this throw and would be struck (8.9), in reading order.
SmallVector<HexId, 8> struckHexes(const GameDefinition& definition, const State& state, Resource resource, int thrown);
/// Changes the seats' cards for this throw (`claims`, by seat): flood and wolf take from it, Cybele doubles it. A flood
/// or wolf that has struck is over (8.13).
void changeClaims(Change& change, Claims& claims, int thrown);

}  // namespace tapu::rules
