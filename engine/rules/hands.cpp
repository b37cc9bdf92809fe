// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rules.h"

namespace tapu::rules {

void payBank(Change& change, SeatId seat, Pack cards) {
  give(change.seat(seat), cards);
  if (change.rules().unlimitedBank == Switch::Off) change.state.bankOf(seat) += cards;
}

void takeFromBank(Change& change, SeatId seat, Pack cards) {
  take(change.seat(seat), cards);
  if (change.rules().unlimitedBank == Switch::Off) change.state.bankOf(seat) -= cards;
}

bool bankCovers(const Question& ask, Pack cards) {
  return ask.rules().unlimitedBank == Switch::On || ask.state.bankOf(ask.id).covers(cards);
}

std::uint64_t bankCovering(const Question& ask, int each) {
  const Pack all = Pack::resources(1, 1, 1, 1, 1);
  return ask.rules().unlimitedBank == Switch::On ? all.lanes : lanesCovered(ask.state.bankOf(ask.id), all * each);
}

}  // namespace tapu::rules
