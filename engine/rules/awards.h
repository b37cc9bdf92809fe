// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/question.h"

// Longest Road (7.10), Largest Army (7.11), and when points changed (9.22).

namespace tapu::rules {

/// Gives Longest Road to whom it belongs now, among all whose routes may go through this block: after pieces changed.
void judgeLongestRoad(Change& change, int block);
/// Gives Largest Army to whom it belongs now, among this seat and its rivals: after it has played a knight.
void judgeLargestArmy(Change& change, SeatId of);
/// The points of a seat have changed by this move.
void scored(Change& change, SeatId seat);

}  // namespace tapu::rules
