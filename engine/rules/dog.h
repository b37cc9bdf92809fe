// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/rules/query.h"

// The Dog (8.15): played in the turn of its seat, or as an answer to a wolf. All answers lie hidden until the table
// closes the window, the time in which they may be given.

namespace tapu {

/// Whether some seats owe an answer to a wolf (8.15).
bool windowIsOpen(const State& state);
/// The first of these seats that has not answered yet; none when all have. Needs the full state: a viewer may not even
/// know who has answered.
SeatId awaitedAnswer(const GameDefinition& definition, const State& state);
/// The table's move that closes the window; nothing until all answers are in. While a person plays, the server still
/// lets the full time pass, so that the waiting time reveals nothing.
std::optional<Action> windowMove(const GameDefinition& definition, const State& state);

}  // namespace tapu

namespace tapu::rules {

/// Why the seat may not answer at all: it has already.
Refused whyNoAnswer(const Query& ask);
/// Why the seat may not play the Dog, in its turn or as an answer.
Refused whyNoDog(const Query& ask);
/// The move: the mover plays the Dog in its turn.
void carryOutDog(Change& change);
/// The seat that moves, or whose time is up, answers a wolf. Kept only in states that know the seat's cards.
void answer(Change& change, Answer answer);
/// If a wolf strikes on this throw, each seat with a building on a struck hex that is not yet protected owes an answer.
/// False: nobody is asked.
bool askForDogs(Change& change);
/// The answers so far, of each seat: 1 = a Dog.
SeatCounts dogAnswers(const State& state);
/// Why the window cannot close now.
Refused whyNoClosing(const GameDefinition& definition, const State& state, const Action& timeUp);
/// Refuses answers in `chance` that differ from those given; fills them in if there are none.
Refused completeAnswers(const State& state, Chance& chance);
/// Takes the answers out of a chance; false if some cannot be answers. Does not look at the position.
bool takeAnswers(const GameDefinition& definition, Chance& rest);
/// Whether a viewer may believe these answers: only a seat that owes one and can hold a Dog may have played it.
bool couldAnswer(const State& seen, const Chance& chance);
/// Closes the window: Dogs are spent, the throw is paid, and the turn goes on.
void closeWindow(Change& change);

}  // namespace tapu::rules
