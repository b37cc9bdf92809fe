// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/play_plan.h"

#include <algorithm>

#include "engine/game/play.h"

namespace tapu {

Pack shortfall(Pack hand, Pack cost) {
  Pack missing;
  for (Resource kind : kAllResources) missing += Pack::of(kind, std::max(0, cost[kind] - hand[kind]));
  return missing;
}

namespace {

// The kind that pays for one `get` with the fewest cards out of `spare`; None if no kind can.
BankSwap bestSwap(const Table& table, const State& state, SeatId seat, Pack spare, Resource get) {
  BankSwap best;
  int bestRate = 100, bestSpare = 0;
  for (Resource give : kAllResources) {
    const int rate = bankRate(table, state, seat, give);
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

std::optional<std::vector<BankSwap>> cheapestWay(const Table& table, const State& state, SeatId seat, Pack cost) {
  const Pack hand = state.seat(seat).hand;
  const Pack missing = shortfall(hand, cost);
  Pack spare = shortfall(cost, hand), bank = state.bankOf(seat);
  std::vector<BankSwap> way;
  for (Resource get : kAllResources) {
    for (int n = missing[get]; n > 0; --n) {
      const BankSwap swap = bestSwap(table, state, seat, spare, get);
      if (swap.give == Resource::None || bank[get] == 0) return std::nullopt;
      spare -= Pack::of(swap.give, swap.rate);
      bank += Pack::of(swap.give, swap.rate);
      bank -= Pack::of(get);
      way.push_back(swap);
    }
  }
  return way;
}

}  // namespace tapu
