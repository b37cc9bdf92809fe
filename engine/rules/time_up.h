// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/finds.h"
#include "engine/rules/query.h"

// The time of a seat, or of all, is up (4.7, 4.8, 9.6): the table plays for it.

namespace tapu::rules {

/// Why the table may not play for this seat, or end the time of all, now.
Refused whyNoTimeUp(const Query& ask, const Action& action);
/// The pieces that the TimeUp of a seat puts on the board: those of the set-up, or the settlement of relief (8.11).
Placed placedByForce(const Query& ask);
/// The move: the seat's duty gets its forced result, and its turn ends.
void timeUp(Change& change);
/// Such as a throw, a forced robber, a forced discard, or answers to a wolf.
extern const ChanceRule kTimeUp;

/// Why time that is up cannot move the robber to this hex to rob this victim, or the pirate where the robber has no
/// place (5.6).
Refused whyNotForcedTo(const Query& ask, HexId hex, SeatId victim);

}  // namespace tapu::rules
