// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/rules/question.h"

// The Dog (8.15): played in the own turn, or as an answer to a wolf. All answers lie hidden until the table closes the
// window, the time in which they may be given.

namespace tapu {

/// Some seats owe an answer to a wolf (8.15).
bool windowIsOpen(const State& state);
/// Of these the first whose answer is out; none when all are in. Needs a state that knows all answers: who has answered
/// is as secret as the answer.
SeatId awaitedAnswer(const GameDefinition& definition, const State& state);
/// The move that closes the window, once all answers are in. Where persons wait for one another the server lets the
/// full time pass first, so that waiting tells nothing.
std::optional<Action> windowMove(const GameDefinition& definition, const State& state);

}  // namespace tapu

namespace tapu::rules {

/// Why the seat may not answer at all: it has already.
Refused whyNoAnswer(const Query& ask);
Refused whyNoDog(const Query& ask);
/// The move: the mover plays the Dog in its turn.
void playDog(Change& change);
/// A seat answers; who sees its cards keeps the answer.
void answer(Change& change, Answer answer);
/// Wolves strike on this throw: the seats that may hold a Dog owe an answer. False: nobody is asked.
bool askForDogs(Change& change);
/// The answers so far, of each seat: 1 = a Dog.
std::array<std::uint8_t, 4> dogAnswers(const State& state);
/// Why the window cannot close now.
Refused whyNoClosing(const GameDefinition& definition, const State& state, const Action& timeUp);
/// The answers that a move tells must be those that were given; where it tells none they are filled in.
Refused completeAnswers(const State& state, Chance& chance);
/// The window closes: Dogs are spent, the throw is paid, and the turn goes on.
void closeWindow(Change& change);

}  // namespace tapu::rules
