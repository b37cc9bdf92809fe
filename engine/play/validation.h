// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>

#include "engine/state/event.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"
#include "engine/state/viewer.h"

namespace tapu {

// Everything from outside (a socket, a file, a store) is judged here, and nowhere else, before `check` or `apply` sees
// it: they trust that ids name something, that results of chance have the form of their kind and that a position is
// sound. Nothing here changes a position, and play among trusted parts never asks.

/// True if every seat and place that the action names exists in this game, an offer asks only partners of the seat that
/// makes it, and fields that its kind does not use are empty. Whether it is legal is not asked. `by` none = the table.
bool fits(const GameDefinition& definition, SeatId by, const Action& action);
/// The same of a move, with every result of chance: dice, cards and seats that its kind can have, and no others.
bool fits(const GameDefinition& definition, const Move& move);

/// Whether no seat has more start pieces than it has in stock (2.2, 3.7).
bool startsFit(const Setup& setup);

/// Whether a viewer can believe a move before applying it. False if the move does not fit, if it breaks a rule for any
/// cards that the viewer does not see, or if the cards it sees or counts cannot be so. `SeenGame` judges take-backs.
bool isPlausible(const GameDefinition& definition, const State& seen, const Move& move);

/// Whether every hand that gives cards up by this move has them, in a position in which all hands are known. Asked
/// where hands are counted (`ToldHands`) of a move that is plausible where they are hidden.
bool couldGive(const GameDefinition& definition, const State& open, const Move& move);

/// Makes a position in which this move may follow, for a viewer that hears only some moves. A second throw (9.19)
/// follows the last discard, which may be of a seat whose moves are not told; every other move needs nothing.
void skipUntold(const Move& move, State& seen);

/// Judges a position that came from outside: true if it breaks no invariant (`brokenInvariants`) and shows the viewer
/// just what they may see (6.9).
bool isSound(const GameDefinition& definition, const State& state, Viewer viewer);

/// The positions before the last moves, as long as these may be taken back (0.13).
class UndoStack {
 public:
  /// Call before a move is applied. If that move can never be taken back, neither can those before it: all are dropped.
  /// A wish of another changes nothing here.
  void note(const State& before, const Move& move);
  /// Removes and returns the position before the last move that may be taken back, with the wishes of `now` (13.4);
  /// nothing if there is none.
  std::optional<State> pop(const State& now);

 private:
  static constexpr std::size_t kMost = 1024;  ///< more than the moves of any turn that need no chance
  std::deque<State> before_;
};

/// A game on one board as a viewer sees it, played again from its start with the viewer's moves. Moves are judged first
/// (`fits`, `isPlausible`); take-backs too.
class SeenGame {
 public:
  SeenGame(const GameDefinition& definition, Viewer viewer);
  /// Plays the next move; false, with nothing changed, if it is not possible here.
  bool play(const Move& move, Observer tell = {});
  const State& state() const { return state_; }

 private:
  const GameDefinition& definition_;
  State state_;
  UndoStack undo_;
};

}  // namespace tapu
