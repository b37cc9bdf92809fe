// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/rng.h"
#include "engine/rules/question.h"

namespace tapu::rules {

/// How a game goes on. There are two courses: in turns, one seat acts after another (4); in shared rounds, all seats of
/// a group act at once (9.4). This table holds what each of them does in its own way, so that callers need not ask
/// which one it is. What only one of them has, such as the throw of a turn, is in turn.h, events.h or rounds.h.
struct Course {
  /// The action by which a seat says that it has finished: EndTurn in turns, Done in shared rounds.
  ActionKind endOfActing;

  /// StartRound: why the table may not, what is drawn for it, why such a chance cannot be, and the move itself.
  Refused (*whyNoRound)(const GameDefinition& definition, const State& state);
  void (*drawRound)(const GameDefinition& definition, Chance& chance, Rng& rng);
  Refused (*whyNoSuchRound)(const GameDefinition& definition, const Chance& chance);
  void (*startRound)(Change& change);

  /// Called when the last discard after a seven is paid: the robber is moved, or the round goes on.
  void (*afterDiscards)(Change& change);

  /// TimeUp of no seat, the end of a time that several seats share: why the table may not, what is drawn for it (hidden
  /// answers to a wolf), why such a chance cannot be (what a record leaves out is filled in), and the move itself.
  Refused (*whyNoCommonTimeUp)(const GameDefinition& definition, const State& state, const Action& action);
  void (*drawCommonTimeUp)(const State& state, Chance& chance);
  Refused (*completeCommonTimeUp)(const State& state, Chance& chance);
  void (*commonTimeUp)(Change& change);

  /// Why TimeUp of one seat is refused if this is what the seat owes.
  Refused (*whyNoOwnTimeUp)(Decision must);

  /// The move that the table owes now, nothing if none; `last` as for `dueMove` (play.h).
  std::optional<Action> (*due)(const GameDefinition& definition, const State& state, const Move* last);
};

/// The course of a game under these rules, the same from its first move to its last.
const Course& courseOf(const Rules& rules);

}  // namespace tapu::rules
