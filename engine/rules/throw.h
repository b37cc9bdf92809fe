// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/question.h"

// The throw of a turn and what it leads to (4.4): a seven, answers to wolves, or cards for all.

namespace tapu::rules {

/// The dice of the move fall: thrown by this seat, or by the table where it is none.
void throwDice(Change& change, SeatId thrower);

}  // namespace tapu::rules
