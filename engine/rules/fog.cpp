// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fog.h"

#include "engine/state/ground.h"

namespace tapu {

HexId cellTurnedBy(const GameDefinition& definition, const State& state, EdgeId edge) {
  if (!hasFog(state)) return {};
  for (CornerId end : definition.map.edge(edge).corners)
    if (const HexId hex = coveredAt(definition, state, end)) return hex;
  return {};
}

}  // namespace tapu

namespace tapu::rules {

namespace {

/// The index that fits after `before` things, counted.
template <class Counts>
int indexIn(const Counts& counts, int before) {
  int index = 0;
  while (before >= counts[static_cast<std::size_t>(index)]) before -= counts[static_cast<std::size_t>(index++)];
  return index;
}

}  // namespace

Ground drawGround(const FogStack& left, Rng& rng) {
  const auto below = [&rng](int end) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(end))); };
  Ground ground;
  ground.terrain = static_cast<Terrain>(indexIn(left.terrains, below(left.cells())));
  if (takesNumber(ground.terrain))
    ground.number = static_cast<std::uint8_t>(indexIn(left.numbers, below(left.tokens())));
  return ground;
}

Refused whyNotUnderFog(const FogStack& left, Ground told) {
  const bool isTerrain = told.terrain != Terrain::Fog && static_cast<int>(told.terrain) < kTerrains;
  if (!isTerrain || left.of(told.terrain) == 0) return Reject::WrongChance;
  const bool isNumber = told.number <= kMostNumber && (told.number != 0) == takesNumber(told.terrain);
  if (!isNumber || (told.number != 0 && left.numbers[told.number] == 0)) return Reject::WrongChance;
  return std::nullopt;
}

void turnUp(Change&, SeatId, HexId) {}

}  // namespace tapu::rules
