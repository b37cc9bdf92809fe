// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/rng.h"
#include "engine/rules/query.h"

// The time of a seat, or of all, is up (4.7, 4.8, 9.6): the table plays for it.

namespace tapu::rules {

/// Why the table may not play for this seat now.
Refused whyNoTimeUp(const Query& ask);
/// The move: the seat's duty gets its forced result, and its turn ends.
void timeUp(Change& change);
/// Draws for that move, such as a throw, a forced robber or a forced discard.
void drawTimeUp(const Query& ask, Chance& chance, Rng& rng);

}  // namespace tapu::rules
