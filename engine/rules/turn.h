// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// A turn begins and ends (4.1, 4.6).

namespace tapu::rules {

/// The turn of a seat begins, unless the table has to start a round first (8.7): then `startRound` opens it.
void startTurn(Change& change, SeatId seat);
/// The turn of a seat begins now: it owes its throw, or before that a settlement (8.11).
void openTurn(Change& change, SeatId seat);
/// The table's move that is due in turns: TimeUp of a passing seat (4.8), or of one whose time ran out while others
/// owed discards or gold (4.7, 14.13).
std::optional<Action> dueInTurn(const GameDefinition& definition, const State& state, const Move* last);
/// The turn of the active seat is over; what comes between turns (13.4, 13.5), or the next turn, begins.
void carryOutEndTurn(Change& change);
/// The seat that builds or has its part between turns ends it; the next one, or the next turn, begins.
void carryOutEndBetween(Change& change);

}  // namespace tapu::rules
