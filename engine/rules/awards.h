// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// Longest Road (7.10), Largest Army (7.11), and when points changed (9.22).

namespace tapu::rules {

/// Gives Longest Road to the seat that deserves it now. Call after the pieces in this block have changed; judges only
/// seats that can have pieces there, with their rivals.
void judgeLongestRoad(Change& change, int block);
/// Gives Largest Army to the seat that deserves it now, this one or a rival. Call after this seat has played a knight.
void judgeLargestArmy(Change& change, SeatId of);
/// Notes that this move has changed the points of a seat (Seat::scoredAt); the points themselves are changed elsewhere.
void scored(Change& change, SeatId seat);

}  // namespace tapu::rules
