// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/state/state.h"

namespace tapu {

/// The resource cards, by kind, that the other seats of a bank hold together: all that is neither in the bank nor in
/// the own hand. Nothing where the bank is unlimited: there nobody can tell.
inline std::optional<CardCounts> heldByOthers(const GameDefinition& definition, const State& state, SeatId seat) {
  if (definition.rules.unlimitedBank == Switch::On) return std::nullopt;
  return definition.rules.bank - state.bankOf(seat) - state.seat(seat).hand;
}

}  // namespace tapu
