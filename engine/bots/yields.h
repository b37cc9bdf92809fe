// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/board/tally.h"
#include "engine/state/state.h"

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

/// A card of each hex around a corner that yields a resource, as a start settlement brings them (3.4, 9.16).
inline CardCounts cardsAround(const Topology& map, CornerId corner) {
  CardCounts cards;
  for (const HexId hex : map.corner(corner).hexes)
    if (const Resource r = hex ? resourceOf(map.hex(hex).cell.terrain) : Resource::None; r != Resource::None)
      cards += CardCounts::of(r);
  return cards;
}

}  // namespace tapu
