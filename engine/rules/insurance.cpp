// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/insurance.h"

#include <algorithm>

#include "engine/rules/cards.h"
#include "engine/rules/hands.h"

namespace tapu::rules {

CardCounts refundOf(const Query& ask) {
  const Rules& rules = ask.rules();
  CardCounts cards;
  for (Resource resource : kAllResources) {
    const int stock = rules.unlimitedBank == Switch::On ? rules.handLimit : ask.state.bankOf(ask.id)[resource];
    cards += CardCounts::of(resource,
                            std::min({ask.seat().unrefundedCities * rules.refund[resource], stock, rules.handLimit}));
  }
  int room = rules.handLimit - ask.seat().cardsInHand();
  for (Resource resource : kAllResources) {
    const int over = std::max(0, cards[resource] - room);
    cards -= CardCounts::of(resource, over);
    room -= cards[resource];
  }
  return cards;
}

Refused whyNoInsurance(const Query& ask) {
  if (const auto refused = whyNotPlay(ask, Card::Insurance)) return refused;
  return ask.seat().unrefundedCities == 0 ? Refused{Reject::NothingToRefund} : Refused{};
}

void carryOutInsurance(Change& change) {
  const SeatId id = change.move.seat;
  spendCard(change, id, Card::Insurance);
  const CardCounts cards = refundOf(change.as(id));
  takeFromBank(change, id, cards);
  change.seat(id).unrefundedCities = 0;
  change.tell([&] { return Event{.kind = EventKind::InsurancePlayed, .seat = id, .cards = cards}; });
}

}  // namespace tapu::rules
