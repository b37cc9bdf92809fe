// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/rules.h"

namespace tapu::rules {
Pack refundOf(const Question& ask) {
  const Rules& rules = ask.rules();
  Pack cards;
  for (Resource resource : kAllResources) {
    const int stock = rules.unlimitedBank == Switch::On ? rules.handLimit : ask.state.bankOf(ask.id)[resource];
    cards += Pack::of(resource, std::min({ask.seat().ledger * rules.refund[resource], stock, rules.handLimit}));
  }
  int room = rules.handLimit - ask.seat().cardsInHand();
  for (Resource resource : kAllResources) {
    const int over = std::max(0, cards[resource] - room);
    cards -= Pack::of(resource, over);
    room -= cards[resource];
  }
  return cards;
}

Refused whyNoInsurance(const Question& ask) {
  if (const auto refused = whyNotPlay(ask, Card::Insurance)) return refused;
  return ask.seat().ledger == 0 ? Refused{Reject::NothingToRefund} : Refused{};
}

void playInsurance(Change& change) {
  const SeatId id = change.move.seat;
  spendCard(change, id, Card::Insurance);
  const Pack cards = refundOf(change.as(id));
  takeFromBank(change, id, cards);
  change.seat(id).ledger = 0;
  change.tell([&] { return Event{.kind = EventKind::InsurancePlayed, .seat = id, .cards = cards}; });
}

}  // namespace tapu::rules
