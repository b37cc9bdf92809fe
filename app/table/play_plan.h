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

/// Cards of `cost` that `hand` lacks, by kind.
CardCounts shortfall(CardCounts hand, CardCounts cost);

/// The cheapest exchanges with the bank after which the seat can pay `cost`: empty = it can already, nothing = there
/// are none. Cards that the cost itself needs are not given away; the lowest rate goes first.
std::optional<std::vector<BankSwap>> cheapestWay(const GameDefinition& definition, const State& state, SeatId seat,
                                                 CardCounts cost);

}  // namespace tapu
