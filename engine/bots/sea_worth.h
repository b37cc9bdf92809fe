// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/state/state.h"

// The worth of the means of the sea (14) to a seat, by what everybody knows.

namespace tapu {

/// Whether a bot makes use of what a board asks for: gold, islands, fog, gifts and the pirate. Those that ignore it
/// play for nothing but what any board has; a match against them measures what the rest is worth.
enum class SeaSense : std::uint8_t { Uses, Ignores };

/// A covered cell on average, by what lies under all of them (14.5).
struct UnderFog {
  double card = 0;                        ///< the chance that it brings a card of its kind
  double gold = 0;                        ///< the chance that it brings one of choice
  std::array<double, kResources> pips{};  ///< of each resource
  double goldPips = 0;
};
UnderFog underFog(const FogStack& left);

/// The worth of the gift that still lies at a place (14.6), in points; 0 where there is none.
double giftWorth(const GameDefinition& definition, const State& state, CornerId corner);
double giftWorth(const GameDefinition& definition, const State& state, EdgeId edge);

}  // namespace tapu
