// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/state/state.h"

namespace tapu {

/// One exchange with the bank: `rate` cards of `give` for one of `get` (6.8).
struct BankSwap {
  Resource give = Resource::None, get = Resource::None;
  int rate = 4;
  bool operator==(const BankSwap&) const = default;
};

/// The cards that `hand` lacks to pay `cost`.
CardCounts shortfall(CardCounts hand, CardCounts cost);

/// The exchanges with the bank after which the seat can pay `cost`, giving as few cards as possible; none of them gives
/// a card that the cost itself needs, and those with the lowest rate come first. An empty list if the seat can pay
/// already, nothing if no exchanges lead there.
std::optional<std::vector<BankSwap>> cheapestWay(const GameDefinition& definition, const State& state, SeatId seat,
                                                 CardCounts cost);

}  // namespace tapu
