// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/rng.h"
#include "engine/rules/question.h"

namespace tapu::rules {

/// How a game goes on. There are two courses: in turns one seat after another acts (4), in shared rounds all seats of a
/// group at once (9.4). This is what they do each in its own way; whoever needs it asks the course instead of which one
/// it is. What only one of them knows, as the throw of a turn, stands in its own files: turn.h, events.h, rounds.h.
struct Course {
  /// By what a seat that acts says that it has ended: EndTurn or Done.
  ActionKind endOfActing;

  /// StartRound: why the table may not, what is drawn for it, why such a chance cannot be, and the move itself.
  Refused (*whyNoRound)(const GameDefinition& definition, const State& state);
  void (*drawRound)(const GameDefinition& definition, Chance& chance, Rng& rng);
  Refused (*whyNoSuchRound)(const GameDefinition& definition, const Chance& chance);
  void (*startRound)(Change& change);

  /// The last discard after a seven is paid: who moves robbers, or what follows where nobody does.
  void (*afterDiscards)(Change& change);

  /// TimeUp of no seat, the end of a time that several share: why not, what it tells of hidden answers, why that cannot
  /// be (what a record leaves out is filled in), and the move itself.
  Refused (*whyNoCommonTimeUp)(const GameDefinition& definition, const State& state, const Action& action);
  void (*drawCommonTimeUp)(const State& state, Chance& chance);
  Refused (*completeCommonTimeUp)(const State& state, Chance& chance);
  void (*commonTimeUp)(Change& change);

  /// Why the time of a seat that owes such a decision cannot be up for it alone.
  Refused (*whyNoOwnTimeUp)(Decision must);

  /// The move that the table owes now by the course of the game; `last` as for `dueMove`.
  std::optional<Action> (*due)(const GameDefinition& definition, const State& state, const Move* last);
};

/// The course of a game under these rules, the same from its first move to its last.
const Course& courseOf(const Rules& rules);

}  // namespace tapu::rules
