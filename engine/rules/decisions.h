// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The next decision of a seat (0.11), and the number of seats that all others wait for.

namespace tapu::rules {

/// Sets the seat's next decision; `left` and `at` as in Pending. Call only if it owes nothing that others wait for.
void owe(Change& change, SeatId seat, Decision must, int left = 0, int at = Pending::kNowhere);
/// Clears the seat's decision: it owes nothing now.
void settled(Change& change, SeatId seat);
/// Sets the next decision of the active seat by the state of its turn: it throws, or it trades and builds; between
/// turns it has its part (13.5).
void goOn(Change& change, SeatId seat);

/// The seat that has its turn after this one: ascending numbers are clockwise (3.3).
inline SeatId nextSeat(const GameDefinition& definition, SeatId seat) {
  return SeatId(seat.value + 1 == definition.seats ? 0 : seat.value + 1);
}

}  // namespace tapu::rules
