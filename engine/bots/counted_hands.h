// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/validation.h"
#include "engine/state/move.h"
#include "engine/state/state.h"

namespace tapu {

/// The hands of all seats, counted from every move of a game. That is possible where nobody ever steals, as in the Big
/// Game (9.14, 9.18): there all cards enter and leave hands openly (6.9). One count serves all seats, as it uses only
/// what a watcher sees.
class CountedHands {
 public:
  /// Whether all hands can be counted under these rules.
  static bool isPossible(const Rules& rules);
  /// Begins at a position in which all hands are known, as at the start of a game, where they are empty (9.16). The
  /// definition must outlive it.
  CountedHands(const GameDefinition& definition, const State& open);
  /// Follows the game by a move as a watcher or any seat saw it (visible.h). Judges nothing: see `ToldHands`.
  void see(const Move& move);
  /// Whether all who give cards up by this move have them by this count.
  bool allows(const Move& move) const { return couldGive(definition_, state_, move); }
  /// Whether it is about this position: all hands are as large as they are seen there.
  bool fits(const State& seen) const;
  CardCounts of(SeatId seat) const { return state_.seat(seat).hand; }

 private:
  const GameDefinition& definition_;
  State state_;  ///< with open hands, and hidden development cards
};

/// The same for a program that gets its moves from a stranger, who may leave one out or make one up. Each is judged
/// where it was made before it counts. After an impossible move nothing is known.
class ToldHands {
 public:
  /// Begins at the start of a game. The definition must outlive it.
  ToldHands(const GameDefinition& definition, Viewer viewer);
  /// Takes the next move in the viewer's form.
  void hear(const Move& told);
  /// The count, if every move so far is possible and they lead to this position; else null.
  const CountedHands* at(const State& seen) const;

 private:
  SeenGame game_;
  CountedHands counted_;
  bool isSound_ = true;
};

}  // namespace tapu
