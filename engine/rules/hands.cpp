// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rules.h"

namespace tapu::rules {

namespace {

// A seat whose kinds are hidden keeps all its cards in the lane Unknown.
Pack asKnown(const Seat& seat, Pack cards) {
  return seat.known == Knowledge::Own ? cards : Pack::of(Resource::Unknown, cards.total());
}

}  // namespace

void take(Seat& seat, Pack cards) { seat.hand += asKnown(seat, cards); }
void give(Seat& seat, Pack cards) { seat.hand -= asKnown(seat, cards); }

void payBank(Change& change, SeatId seat, Pack cards) {
  give(change.seat(seat), cards);
  if (change.rules().unlimitedBank == Switch::Off) change.state.bank += cards;
}

void takeFromBank(Change& change, SeatId seat, Pack cards) {
  take(change.seat(seat), cards);
  if (change.rules().unlimitedBank == Switch::Off) change.state.bank -= cards;
}

bool bankCovers(const Table& table, const State& state, Pack cards) {
  return table.rules.unlimitedBank == Switch::On || state.bank.covers(cards);
}

std::uint64_t bankCovering(const Table& table, const State& state, int each) {
  const Pack all = Pack::resources(1, 1, 1, 1, 1);
  return table.rules.unlimitedBank == Switch::On ? all.lanes : lanesCovered(state.bank, all * each);
}

}  // namespace tapu::rules
