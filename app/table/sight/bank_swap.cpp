// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/bank_swap.h"

#include <algorithm>

#include "engine/play/play.h"
#include "engine/rules/trade.h"

namespace tapu {

CardCounts shortfall(CardCounts hand, CardCounts cost) {
  CardCounts missing;
  for (Resource kind : kAllResources) missing += CardCounts::of(kind, std::max(0, cost[kind] - hand[kind]));
  return missing;
}

namespace {

// The kind that pays for one `get` with the fewest cards out of `spare`; None if no kind can.
BankSwap bestSwap(const GameDefinition& definition, const State& state, SeatId seat, CardCounts spare, Resource get) {
  BankSwap best;
  int bestRate = 100, bestSpare = 0;
  for (Resource give : kAllResources) {
    const int rate = bankRate(definition, state, seat, give);
    if (give == get || spare[give] < rate) continue;
    if (rate < bestRate || (rate == bestRate && spare[give] > bestSpare)) {
      best = {give, get, rate};
      bestRate = rate;
      bestSpare = spare[give];
    }
  }
  return best;
}

}  // namespace

std::optional<std::vector<BankSwap>> cheapestWay(const GameDefinition& definition, const State& state, SeatId seat,
                                                 CardCounts cost) {
  const CardCounts hand = state.seat(seat).hand;
  const CardCounts missing = shortfall(hand, cost);
  CardCounts spare = shortfall(cost, hand), bank = state.bankOf(seat);
  std::vector<BankSwap> way;
  for (Resource get : kAllResources) {
    for (int n = missing[get]; n > 0; --n) {
      const BankSwap swap = bestSwap(definition, state, seat, spare, get);
      if (swap.give == Resource::None || bank[get] == 0) return std::nullopt;
      spare -= CardCounts::of(swap.give, swap.rate);
      bank += CardCounts::of(swap.give, swap.rate);
      bank -= CardCounts::of(get);
      way.push_back(swap);
    }
  }
  return way;
}

}  // namespace tapu
