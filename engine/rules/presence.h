// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// Players leave and come back, or others take their seats (4.8, 9.20, 9.21).

namespace tapu::rules {

/// The move: the player of a seat is away.
void leave(Change& change);
/// The move: somebody sits down, the player who left or one who is new.
void sitDown(Change& change);
/// Why nobody may take the seat of this action SeatTaken.
Refused whyNotTaken(const Query& ask, const Action& action);

}  // namespace tapu::rules
