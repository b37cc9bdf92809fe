// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/question.h"

// Shared rounds (9.4 to 9.6): the table starts one with a throw; discards and a second throw may follow; then all seats
// of the group act at once until the clock ends it.

namespace tapu::rules {

/// The seat does nothing: its player has left, and leavers freeze (9.21).
bool isFrozen(const GameDefinition& definition, const Seat& seat);

/// Why the shared round is not at this stage, with nobody to wait for.
Refused whyNotStage(const State& state, RoundStage stage);
Refused whyNoEndOfRound(const GameDefinition& definition, const State& state, const Action& action);

/// The time of a seat that acts is everybody's (9.6): only a discard or a choice of its start has a time of its own.
Refused whyTimeIsCommon(Decision must);

/// The table throws for the group whose round begins.
void startSharedRound(Change& change);
/// Nobody owes a discard any more: the second throw follows, or the clock (9.18, 9.6).
void afterDiscards(Change& change);
/// The second throw moves robbers (9.19), then all act.
void secondThrow(Change& change);
/// A seat ends its part of the round, or takes that back.
void markDone(Change& change, SeatId seat);
void takeDoneBack(Change& change);
/// A seat that acts does so no more, and counts as done.
void stopActing(Change& change, SeatId seat);
/// The clock is over: what is open dies, the round ends (9.6).
void endSharedRound(Change& change);

/// No clock need run: all are done (9.6), or nobody was there to act at all (9.21).
bool endsEarly(const GameDefinition& definition, const State& state);
/// TimeUp for the first seat that the others wait for: a discard, or a choice of its start.
std::optional<Action> forcedMove(const State& state);
/// What the table owes in shared rounds, without any clock.
std::optional<Action> dueInRound(const GameDefinition& definition, const State& state, const Move* last);
/// Who has won by this move of the table (9.22): the clock is over, or the next round begins. None as a rule.
SeatId winnerOfRound(const GameDefinition& definition, const State& state, const Action& action);

}  // namespace tapu::rules
