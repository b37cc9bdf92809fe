// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>

#include "engine/state/event.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

namespace tapu {

// What comes from outside (a socket, a file, a store) is judged here, and nowhere else, before `check` or `apply` sees
// it: they trust that ids name something, that results of chance have the form of their kind and that a position is
// sound. Nothing here changes a position, and play among trusted parts never asks.

/// True if every seat and place that the action names exists at this table, whoever an offer asks is a partner of the
/// seat that makes it, and what its kind leaves open is left open. `by` none = the table.
bool fits(const GameDefinition& definition, SeatId by, const Action& action);
/// The same of a move, with every result of chance: dice, cards and seats that its kind can have, and no others.
bool fits(const GameDefinition& definition, const Move& move);

/// The start pieces of a board are no more than its seats have (2.2, 3.7).
bool startsFit(const Setup& setup);

/// What a viewer can judge of a move that it is told, before it applies it: false if it does not fit, if it would break
/// a rule whatever the cards are that it does not see, or if the cards that it sees or counts cannot be so. Take-backs
/// are for `SeenGame` to judge.
bool isPlausible(const GameDefinition& definition, const State& seen, const Move& move);

/// A position that was decoded for this table: whether all holds in it that must hold (`brokenInvariants`), and it
/// tells this seat no more and no less than it may see (6.9). Viewer none: a full position, as the server has it.
bool isSound(const GameDefinition& definition, const State& state, SeatId viewer);

/// The positions before the last moves, as long as these may be taken back (0.13).
class UndoStack {
 public:
  /// Before a move is applied: what came before is final if this one is.
  void note(const State& before, const Move& move);
  /// The position before the last move that may be taken back; nothing if there is none.
  std::optional<State> pop();

 private:
  static constexpr std::size_t kMost = 1024;  ///< more than the moves of any turn that need no chance
  std::deque<State> before_;
};

/// A game on one board as a seat was told it, played again move by move from its start. A move that cannot be is not
/// played.
class SeenGame {
 public:
  SeenGame(const GameDefinition& definition, SeatId viewer);
  /// False, with nothing changed, if the move could not follow.
  bool play(const Move& move, Observer tell = {});
  const State& state() const { return state_; }

 private:
  const GameDefinition& definition_;
  State state_;
  UndoStack undo_;
};

}  // namespace tapu
