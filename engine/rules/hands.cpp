// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/hands.h"

#include <algorithm>

namespace tapu::rules {

namespace {

/// A bank counts to 127 of a kind. On a chain, whose banks exchange cards through their seats (9.15), more can be paid
/// into one; what is over goes to the bank that has the fewest, so that no card is lost.
void spread(State& state, CardCounts& full) {
  constexpr int kMost = 127;
  for (const Resource resource : kAllResources) {
    const CardCounts over = CardCounts::of(resource, std::max(0, full[resource] - kMost));
    full -= over;
    std::ranges::min_element(state.supplies, {}, [resource](const Supply& each) {
      return each.bank[resource];
    })->bank += over;
  }
}

}  // namespace

void payBank(Change& change, SeatId seat, CardCounts cards) {
  give(change.seat(seat), cards);
  if (change.rules().unlimitedBank == Switch::On) return;
  CardCounts& bank = change.state.bankOf(seat);
  bank += cards;
  if (!bank.isWithin(CardCounts::kResources)) spread(change.state, bank);
}

void takeFromBank(Change& change, SeatId seat, CardCounts cards) {
  take(change.seat(seat), cards);
  if (change.rules().unlimitedBank == Switch::Off) change.state.bankOf(seat) -= cards;
}

Card takeCard(Change& change, SeatId id, Card drawn) {
  Seat& seat = change.seat(id);
  const Card card = seat.known == Knowledge::Own ? drawn : Card::Unknown;
  removeOne(change.state.deckOf(id), card);
  seat.cards += CardCounts::of(card);
  seat.boughtThisTurn += CardCounts::of(card);
  return card;
}

bool bankCovers(const Query& ask, CardCounts cards) {
  return ask.rules().unlimitedBank == Switch::On || ask.state.bankOf(ask.id).covers(cards);
}

std::uint64_t bankCovering(const Query& ask, int each) {
  const CardCounts all = CardCounts::resources(1, 1, 1, 1, 1);
  return ask.rules().unlimitedBank == Switch::On ? all.lanes : ask.state.bankOf(ask.id).resourcesCovering(all * each);
}

}  // namespace tapu::rules
