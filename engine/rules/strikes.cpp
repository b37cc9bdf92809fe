// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/strikes.h"

#include "engine/rules/yields.h"
#include "engine/state/ground.h"

namespace tapu::rules {

namespace {

int cardsAt(const State& state, CornerId corner) { return state.at(corner).kind() == Piece::City ? 2 : 1; }

bool hasBuilding(const GameDefinition& definition, const State& state, HexId hex) {
  for (CornerId corner : definition.map.hex(hex).corners)
    if (corner && !state.at(corner).isEmpty()) return true;
  return false;
}

/// The hex pays only those seats that are spared.
void takeFromClaims(const Change& change, Claims& claims, HexId hex, SeatSet spared) {
  const Resource resource = resourceOf(groundAt(change.definition, change.state, hex).terrain);
  for (CornerId corner : change.definition.map.hex(hex).corners) {
    const SeatId owner = corner ? change.state.at(corner).owner() : SeatId{};
    if (!owner || spared.contains(owner)) continue;
    claims[owner.value] -= CardCounts::of(resource, cardsAt(change.state, corner));
  }
}

void flood(Change& change, Claims& claims, int thrown) {
  const auto struck = struckHexes(change.definition, change.state, Resource::Grain, thrown);
  for (HexId hex : struck) {
    takeFromClaims(change, claims, hex, {});
    change.tell([&] { return Event{.kind = EventKind::FloodStruck, .place = hex.value}; });
  }
  if (!struck.empty()) change.state.head.strikes &= static_cast<std::uint8_t>(~Strike::Flood);
}

// 8.15: spent even if all its owners are protected.
void wolf(Change& change, Claims& claims, int thrown) {
  Header& head = change.state.head;
  const auto struck = struckHexes(change.definition, change.state, Resource::Wool, thrown);
  for (HexId hex : struck) {
    takeFromClaims(change, claims, hex, head.guarded);
    change.tell([&] { return Event{.kind = EventKind::WolfStruck, .place = hex.value, .count = head.guarded.bits}; });
  }
  if (struck.empty()) return;
  head.strikes &= static_cast<std::uint8_t>(~Strike::Wolf);
  head.guarded = {};
}

}  // namespace

SmallVector<HexId, 8> struckHexes(const GameDefinition& definition, const State& state, Resource resource, int thrown) {
  SmallVector<HexId, 8> struck;
  for (int h = 0; h < definition.map.hexCount(); ++h) {
    const Ground ground = groundAt(definition, state, HexId(h));
    if (ground.number != thrown || resourceOf(ground.terrain) != resource) continue;
    if (hasRobber(definition, state, HexId(h)) || !hasBuilding(definition, state, HexId(h))) continue;
    struck.push_back(HexId(h));
    if (definition.rules.options.floodScope == FloodScope::Hex) break;  // 8.9 (a): the first in reading order
  }
  return struck;
}

// 8.13: flood and wolf cancel, then Cybele doubles (8.12).
void changeClaims(Change& change, Claims& claims, int thrown) {
  if (change.state.head.strikes & Strike::Flood) flood(change, claims, thrown);
  if (change.state.head.strikes & Strike::Wolf) wolf(change, claims, thrown);
  if (change.state.head.event != RoundEvent::Cybele) return;
  for (CardCounts& claim : claims) claim = claim * 2;
}

}  // namespace tapu::rules
