// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/rng.h"
#include "engine/rules/question.h"

// Rounds of turns that begin with an event (8.7, 8.8, 8.17).

namespace tapu::rules {

/// Nobody can go on before the table has started the next round, or has stopped the game after the last one.
bool awaitsRound(const GameDefinition& definition, const State& state);
/// Why the table may not start a round.
Refused whyNoRound(const GameDefinition& definition, const State& state);
/// The move that the table owes where a round is awaited: StartRound or StopGame.
Action roundMove(const GameDefinition& definition, const State& state);
/// Draws the event of a round.
void drawRound(const GameDefinition& definition, Chance& chance, Rng& rng);
/// Such an event can be drawn under these rules.
bool mayBring(const Rules& rules, RoundEvent event);
/// The round begins with the event of the move, then the first turn of it.
void startRound(Change& change);

}  // namespace tapu::rules
