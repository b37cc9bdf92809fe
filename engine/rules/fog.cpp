// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fog.h"

#include "engine/rules/free_places.h"
#include "engine/rules/gold.h"
#include "engine/rules/hands.h"
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
  const bool isLeft =
      isGround(told) && left.of(told.terrain) > 0 && (told.number == 0 || left.numbers[told.number] > 0);
  return isLeft ? Refused{} : Refused{Reject::WrongChance};
}

namespace {

/// Opens the corners and edges of a cell, whose cover has changed, for pieces.
void openAround(Change& change, HexId hex) {
  const auto& place = change.definition.map.hex(hex);
  for (CornerId corner : place.corners) openCorner(change, corner);
  for (EdgeId edge : place.edges) {
    const bool isOpen = change.state.at(edge).isEmpty() && takesRoute(change.definition, change.state, edge);
    if (isOpen) addEdge(change.state.blocks[blockOf(edge)].edges, edge);
    reachEdge(change, edge);
  }
}

/// The discoverer gets one card of the cell, if the bank has one and the hand room for it (6.10).
CardCounts payDiscovery(Change& change, SeatId discoverer, Terrain terrain) {
  if (terrain == Terrain::Gold) addGold(change, discoverer, 1);
  const Resource resource = resourceOf(terrain);
  if (resource == Resource::None) return {};
  const CardCounts card = CardCounts::of(resource);
  const bool hasRoom = change.seat(discoverer).cardsInHand() < change.rules().handLimit;
  if (!hasRoom || !bankCovers(change.as(discoverer), card)) return {};
  takeFromBank(change, discoverer, card);
  return card;
}

}  // namespace

void uncover(Change& change, HexId hex, Ground ground) {
  SeaPart& sea = *change.state.sea;
  sea.ground[hex.value] = ground;
  --sea.fog.of(ground.terrain);
  if (ground.number != 0) --sea.fog.numbers[ground.number];
  openAround(change, hex);
}

void turnUp(Change& change, SeatId discoverer, HexId hex) {
  const auto told = change.move.chance.turned();
  if (!told) return;  // a bot that thinks ahead does not know it: the cell stays covered
  uncover(change, hex, *told);
  const CardCounts card = payDiscovery(change, discoverer, told->terrain);
  change.tell([&] {
    return Event{.kind = EventKind::CellTurned,
                 .seat = discoverer,
                 .place = hex.value,
                 .count = static_cast<std::uint16_t>(told->terrain),
                 .more = told->number,
                 .cards = card};
  });
}

}  // namespace tapu::rules
