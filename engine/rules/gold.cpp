// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/gold.h"

#include <algorithm>

namespace tapu {

bool isGoldOwed(const State& state) {
  return state.sea && std::ranges::any_of(state.sea->gold, [](int cards) { return cards > 0; });
}

}  // namespace tapu

namespace tapu::rules {

void addGold(Change& change, SeatId seat, int cards) {
  std::uint8_t& owed = change.state.sea->gold[seat.value];
  owed = static_cast<std::uint8_t>(owed + cards);
}

void addGoldOfThrow(Change&, int) {}

void askForGold(Change&) {}

Refused whyNoGold(const Query&, const Action&) { return Reject::NothingToDecide; }

void carryOutGold(Change&, SeatId, CardCounts) {}

CardCounts forcedGold(const Query&) { return {}; }

}  // namespace tapu::rules
