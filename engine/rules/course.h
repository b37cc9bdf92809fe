// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/rng.h"
#include "engine/rules/query.h"
#include "engine/rules/victory.h"

namespace tapu::rules {

/// The course of a game. There are two: in turns, one seat acts after another (4); in shared rounds, all seats of a
/// group act at once (9.4). This table has the functions in which they differ, so that callers need not ask which one
/// it is. Parts of only one course, such as the throw of a turn, are in turn.h, events.h or rounds.h.
struct Course {
  /// The acting seats: the one whose turn it is, or all of a group at once.
  enum class Acting : std::uint8_t { InTurn, Together } acting;
  /// The time of the check for a winner: after each move (10.1), or at the end of the clock and before the next throw
  /// (9.22). Only there a move that brings a seat to the target records it (Chance::reached).
  enum class Judged : std::uint8_t { AfterEachMove, BetweenRounds } judged;

  /// The action by which a seat says that it has finished: EndTurn in turns, Done in shared rounds.
  ActionKind endOfActing;

  /// StartRound: why the table may not, its draw, why such a chance cannot be, and the move itself. `takeRound` judges
  /// the form of a chance from outside: it takes out of `rest` what this move may bring.
  Refused (*whyNoRound)(const GameDefinition& definition, const State& state);
  void (*drawRound)(const GameDefinition& definition, Chance& chance, Rng& rng);
  Refused (*whyNoSuchRound)(const GameDefinition& definition, const Chance& chance);
  bool (*takeRound)(Chance& rest);
  void (*startRound)(Change& change);

  /// Called when the last discard after a seven is paid: the robber is moved, or the round goes on.
  void (*afterDiscards)(Change& change);

  /// TimeUp of no seat, the end of a time that several seats share: why the table may not, its draw (hidden answers to
  /// a wolf), why such a chance cannot be (it fills in parts that a record leaves out), and the move itself. Two more
  /// judge a chance from outside: `take...` its form, as `takeRound`, and `could...` whether a viewer may believe it.
  Refused (*whyNoCommonTimeUp)(const GameDefinition& definition, const State& state, const Action& action);
  void (*drawCommonTimeUp)(const State& state, Chance& chance);
  Refused (*completeCommonTimeUp)(const State& state, Chance& chance);
  bool (*takeCommonTimeUp)(const GameDefinition& definition, Chance& rest);
  bool (*couldCommonTimeUp)(const State& seen, const Chance& chance);
  void (*commonTimeUp)(Change& change);

  /// Why TimeUp of one seat is refused if the seat owes this.
  Refused (*whyNoOwnTimeUp)(Decision must);

  /// The move of the table when the clock is over that all seats share (see round_time.h), nothing if none runs.
  std::optional<Action> (*atEndOfClock)(const State& state);

  /// The move that the table owes now, nothing if none; `last` as for `dueMove` (play.h).
  std::optional<Action> (*due)(const GameDefinition& definition, const State& state, const Move* last);

  /// The final table, as `standings`.
  std::vector<Standing> (*standings)(const GameDefinition& definition, const State& state);
};

/// The course of a game under these rules, the same from its first move to its last.
const Course& courseOf(const Rules& rules);
/// A seat pays its due discard (5.1); after the last one the game goes on.
void carryOutDiscard(Change& change, SeatId seat, CardCounts cards);
/// A seat takes its cards for gold (14.1); after the last one the game goes on.
void carryOutGold(Change& change, SeatId seat, CardCounts cards);

}  // namespace tapu::rules

namespace tapu {

/// The final table (10.4, 10.5): seats by points, the winner first; equal points share a rank. Shared rounds: as 9.22
/// says.
std::vector<Standing> standings(const GameDefinition& definition, const State& state);

}  // namespace tapu
