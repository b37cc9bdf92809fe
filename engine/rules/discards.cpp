// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/discards.h"

#include "engine/rules/decisions.h"
#include "engine/rules/hands.h"

namespace tapu::rules {

void oweDiscards(Change& change) {
  for (int s = 0; s < change.state.seats.size(); ++s) {
    const int cards = change.state.seats[s].cardsInHand();
    if (cards > safeHand(change.rules())) owe(change, SeatId(s), Decision::Discard, cards / 2);  // 5.1
  }
}

Refused whyNoDiscard(const Query& ask, CardCounts cards) {
  if (cards[Resource::Unknown] > 0 || cards.total() != ask.seat().pending.left) return Reject::DiscardCount;
  if (!ask.seat().hand.covers(cards)) return Reject::CardsNotHeld;
  return std::nullopt;
}

void payDiscard(Change& change, SeatId seat, CardCounts cards) {
  payBank(change, seat, cards);
  settled(change, seat);
  change.tell([&] { return Event{.kind = EventKind::Discarded, .seat = seat, .cards = cards}; });
}

// 5.2: one at a time from the resource held most of, ties in canonical order.
CardCounts forcedDiscard(CardCounts hand, int count) {
  CardCounts gone;
  for (; count > 0; --count) {
    Resource most = Resource::Brick;
    for (Resource resource : kAllResources)
      if (hand[resource] > hand[most]) most = resource;
    hand -= CardCounts::of(most);
    gone += CardCounts::of(most);
  }
  return gone;
}

}  // namespace tapu::rules
