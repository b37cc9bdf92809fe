// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// After a seven full hands lose half of their cards (5.1, 5.2).

namespace tapu::rules {

/// The largest hand that a seven leaves alone (5.1).
inline int safeHand(const Rules& rules) { return rules.options.discardThreshold - 1; }
/// Every seat with at least `discard.threshold` cards owes half of them, rounded down (5.1). Afterwards `head.open` is
/// the number of seats that owe.
void oweDiscards(Change& change);
/// Why the seat may not discard just these cards.
Refused whyNoDiscard(const Query& ask, CardCounts cards);
/// A seat pays its due discard; only `carryOutDiscard` (course.h) calls it.
void payDiscard(Change& change, SeatId seat, CardCounts cards);
/// The cards that the table takes from a hand when time is up (5.2); `count` <= hand.total().
CardCounts forcedDiscard(CardCounts hand, int count);

}  // namespace tapu::rules
