// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// Shared rounds (9.4 to 9.6): the table starts one with a throw; discards and a second throw may follow; then all seats
// of the group act at once until the clock ends it.

namespace tapu::rules {

/// Refused unless the shared round is at this stage and nobody owes a decision that all wait for.
Refused whyNotStage(const State& state, RoundStage stage);
/// Why the table may not end the round by this TimeUp.
Refused whyNoEndOfRound(const GameDefinition& definition, const State& state, const Action& action);

/// Why TimeUp of one seat is refused: trading and building have the common clock (9.6), and only a discard or a start
/// choice can be forced for a seat alone.
Refused whyTimeIsCommon(Decision must);

/// The table throws for the group whose round begins.
void startSharedRound(Change& change);
/// Begins the second throw or the clock, once nobody owes a discard any more (9.18, 9.6).
void afterDiscards(Change& change);
/// The second throw moves robbers (9.19), then all act.
void secondThrow(Change& change);
/// A seat ends its part of the round, or takes that back.
void markDone(Change& change, SeatId seat);
void takeDoneBack(Change& change);
/// If the seat is acting, it stops and counts as done, as when its player leaves.
void stopActing(Change& change, SeatId seat);
/// Ends the round when its clock is over: offers and free pieces are lost (9.6).
void endSharedRound(Change& change);

/// Whether the game ends with this round, however it stands: the cap is reached (9.22).
bool isLastRound(const GameDefinition& definition, int round);
/// Whether the clock need not run to its end: all are done (9.6, big.earlyEnd), or nobody could act at all (9.21).
bool endsEarly(const GameDefinition& definition, const State& state);
/// The table's move when the common clock is over: TimeUp for the first seat that owes a discard or a start choice,
/// else the end of the round, or the next StartRound; nothing where no clock runs.
std::optional<Action> moveAtEndOfClock(const State& state);
/// The table's move that is due in shared rounds, without any clock.
std::optional<Action> dueInRound(const GameDefinition& definition, const State& state, const Move* last);
/// The winner by this move of the table, TimeUp of no seat or StartRound (9.22). Usually none.
SeatId winnerOfRound(const GameDefinition& definition, const State& state, const Action& action);

}  // namespace tapu::rules
