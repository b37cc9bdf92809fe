// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/question.h"

// After a seven full hands lose half of their cards (5.1, 5.2).

namespace tapu::rules {

/// Who has as many cards as the option says owes half of them, rounded down. Afterwards `head.open` tells how many owe.
void oweDiscards(Change& change);
Refused whyNoDiscard(const Query& ask, CardCounts cards);
/// A seat pays what it owes. When the last one has, the course of the game goes on (Course::afterDiscards).
void carryOutDiscard(Change& change, SeatId seat, CardCounts cards);
/// What the table takes from a hand whose time is up.
CardCounts forcedDiscard(CardCounts hand, int count);

}  // namespace tapu::rules
