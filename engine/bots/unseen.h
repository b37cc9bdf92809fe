// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>

#include "engine/state/state.h"

namespace tapu {

/// The resource cards, by kind, that the other seats of a bank hold together: all that is neither in the bank nor in
/// the own hand. None of a kind of which a seat of a chain got more from its neighbors than its own bank is without.
/// Nothing where the bank is unlimited: there nobody can tell.
inline std::optional<CardCounts> heldByOthers(const GameDefinition& definition, const State& state, SeatId seat) {
  if (definition.rules.unlimitedBank == Switch::On) return std::nullopt;
  const CardCounts known = state.bankOf(seat) + state.seat(seat).hand;
  CardCounts held;
  for (Resource r : kAllResources) held += CardCounts::of(r, std::max(0, definition.rules.bank[r] - known[r]));
  return held;
}

}  // namespace tapu
