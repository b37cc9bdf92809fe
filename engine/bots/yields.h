// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "engine/board/tally.h"
#include "engine/rules/yields.h"
#include "engine/state/ground.h"

namespace tapu {

/// Pips of each resource that a seat earns with its buildings, without those of hexes where a robber stands: in how
/// many of 36 throws a card comes in, one counted twice that brings two.
inline std::array<int, kResources> earnedPips(const Seat& seat) {
  std::array<int, kResources> pips{};
  for (int number = 2; number <= 12; ++number) {
    const CardCounts cards = seat.yieldByThrow[static_cast<std::size_t>(number - 2)];
    if (cards.isEmpty()) continue;
    for (std::size_t i = 0; i < kResources; ++i) pips[i] += pipsOf(number) * cards[kAllResources[i]];
  }
  return pips;
}

/// Pips of the gold hexes that pay a seat (14.1), one counted twice that brings two cards. The cards are of its choice.
inline int goldPips(const GameDefinition& definition, const State& state, SeatId seat) {
  int pips = 0;
  if (!definition.sea.hasGold) return pips;
  for (int h = 0; h < definition.map.hexCount(); ++h) {
    const Ground ground = groundAt(definition, state, HexId(h));
    if (ground.terrain != Terrain::Gold || rules::hasRobber(definition, state, HexId(h))) continue;
    for (const CornerId corner : definition.map.hex(HexId(h)).corners)
      if (corner && state.at(corner).isOf(seat)) pips += pipsOf(ground.number) * state.at(corner).yield();
  }
  return pips;
}

/// The same as `earnedPips`, with each pip of gold at the resource that the seat earns least then: those it would
/// choose.
inline std::array<int, kResources> earnedPipsWithGold(const GameDefinition& definition, const State& state,
                                                      SeatId seat) {
  std::array<int, kResources> pips = earnedPips(state.seat(seat));
  for (int gold = goldPips(definition, state, seat); gold > 0; --gold) ++*std::ranges::min_element(pips);
  return pips;
}

/// A card of each hex around a corner that yields a resource, as a start settlement brings them (3.4, 9.16).
inline CardCounts cardsAround(const GameDefinition& definition, const State& state, CornerId corner) {
  CardCounts cards;
  for (const HexId hex : definition.map.corner(corner).hexes) {
    const Resource r = hex ? resourceOf(groundAt(definition, state, hex).terrain) : Resource::None;
    if (r != Resource::None) cards += CardCounts::of(r);
  }
  return cards;
}

}  // namespace tapu
