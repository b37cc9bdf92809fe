// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/question.h"

// A turn begins and ends (4.1, 4.6).

namespace tapu::rules {

/// The turn of a seat begins; where a round has to be started before (8.7), the table owes that.
void startTurn(Change& change, SeatId seat);
/// The turn of a seat begins now.
void openTurn(Change& change, SeatId seat);
/// What the table owes in turns: TimeUp of a passing seat (4.8), or of one whose time ran out while others owed
/// discards (4.7).
std::optional<Action> dueInTurn(const GameDefinition& definition, const State& state, const Move* last);
/// The turn of the active seat is over, and the next one's begins.
void endTurn(Change& change);

}  // namespace tapu::rules
