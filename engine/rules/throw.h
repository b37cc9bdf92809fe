// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The throw of a turn (4.10) and its consequences (4.4): a seven, answers to wolves, or cards for all.

namespace tapu::rules {

/// Draws the next throw: two dice, or one of the pairs that are left.
std::array<std::uint8_t, 2> drawThrow(const Query& ask, Rng& rng);
/// Whether the next throw can be this one, of any numbers.
bool mayThrow(const Query& ask, const std::array<std::uint8_t, 2>& dice);
/// Carries out the throw of the move's dice and its consequences; where the table moves, it throws for the active seat.
void throwDice(Change& change);

}  // namespace tapu::rules
