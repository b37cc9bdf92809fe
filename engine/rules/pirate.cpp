// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/pirate.h"

namespace tapu {

bool isByPirate(const GameDefinition& definition, const State& state, EdgeId edge) {
  const HexId pirate = pirateOf(state);
  if (!pirate) return false;
  const auto& hexes = definition.map.edge(edge).hexes;
  return hexes[0] == pirate || hexes[1] == pirate;
}

}  // namespace tapu

namespace tapu::rules {

std::uint64_t pirateHexes(const Query&, int) { return 0; }

SeatSet pirateVictimsAt(const Query&, HexId) { return {}; }

Refused whyNoPirate(const Query&, HexId, SeatId) { return Reject::NoPirate; }

void carryOutPirate(Change&, SeatId, HexId, SeatId, Resource) {}

namespace {

void drawPiracy(const Query&, const Action&, Chance&, Rng&) {}
Refused completePiracy(const Query&, const Action&, Chance&) { return Reject::WrongChance; }

}  // namespace

constexpr ChanceRule kPiracy{.draw = drawPiracy, .complete = completePiracy};

}  // namespace tapu::rules
