// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/rng.h"
#include "engine/rules/query.h"

// Rounds of turns that begin with an event (8.7, 8.8, 8.17).

namespace tapu::rules {

/// Whether the table has to start the next round, or to stop the game after the last one, before anybody can go on.
bool awaitsRound(const GameDefinition& definition, const State& state);
/// Why the table may not start a round.
Refused whyNoRound(const GameDefinition& definition, const State& state);
/// The move that the table owes where a round is awaited: StartRound or StopGame.
Action roundMove(const GameDefinition& definition, const State& state);
/// Draws the event of a round.
void drawRound(const GameDefinition& definition, Chance& chance, Rng& rng);
/// Whether such an event can be drawn under these rules.
bool mayBring(const Rules& rules, RoundEvent event);
/// The move StartRound: the event of its chance takes place, then the first turn of the round begins.
void startRound(Change& change);

}  // namespace tapu::rules
