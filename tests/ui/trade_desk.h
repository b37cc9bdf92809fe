// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/trade.h"
#include "play_panels.h"

namespace tapu {

// Positions for tests of trade.

/// Seat 0 may act, has some cards, and may trade with three others.
inline std::unique_ptr<PlayDesk> deskWithThreePartners() {
  return PlayDesk::where([](const PlaySight& sight) {
    return mayAct(sight) && sight.mine().hand.total() > 2 &&
           tradePartners(sight.definition, sight.state, sight.viewer).size() == 3;
  });
}

/// A kind of which the hand has a card, the last in their order; none of an empty hand.
inline Resource lastCardIn(CardCounts hand) {
  Resource found = Resource::None;
  for (Resource kind : kAllResources)
    if (hand[kind] > 0) found = kind;
  return found;
}

/// The seat offers these partners one card for another, whichever it may.
inline bool offersSomething(PlayDesk& desk, SeatId seat, PartnerSet to = {PartnerId(0)}) {
  for (Resource give : kAllResources)
    for (Resource want : kAllResources)
      if (give != want && desk.all().seat(seat).hand[give] > 0 &&
          desk.play(seat, offerTrade(CardCounts::of(give), CardCounts::of(want), to)))
        return true;
  return false;
}

/// A position in which seat 0 may act and so many others make it offers of their own (6.5).
inline std::unique_ptr<PlayDesk> countersToMe(int offers) {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    auto desk = std::make_unique<PlayDesk>(seed);
    const auto fits = [&](const PlaySight& sight) {
      for (int s = 1; s <= offers; ++s)
        if (desk->all().seat(SeatId(s)).hand.total() == 0) return false;
      return mayAct(sight) && sight.mine().hand.total() > 1;
    };
    if (!desk->playUntil(fits)) continue;
    int made = 0;
    for (int s = 1; s <= offers; ++s) made += offersSomething(*desk, SeatId(s));
    if (made == offers) return desk;
  }
  return nullptr;
}

}  // namespace tapu
