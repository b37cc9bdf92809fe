// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "engine/play/play.h"
#include "engine/play/validation.h"
#include "engine/state/setup.h"

namespace tapu {

/// True of a kind of move that shows no hidden card, answers nobody and had no chance (0.13).
bool mayEverBeTakenBack(const Move& move);
/// The seat whose last move could be taken back now (0.13); none if there is none. On what a viewer saw of the game:
/// as far as they know.
SeatId mayTakeBack(const Options& options, const State& state, std::span<const Move> log);

/// A setup, the log of its moves and the position they lead to. The log only grows; a TakeBack (0.13) is one more move.
class Game {
 public:
  explicit Game(const Setup& setup);
  /// A game that goes on from a position of this setup (a record with a position).
  Game(const Setup& setup, const State& start);

  const Setup& setup() const { return setup_; }
  const GameDefinition& definition() const { return *definition_; }
  const State& state() const { return state_; }
  const std::vector<Move>& log() const { return log_; }
  int moveCount() const { return static_cast<int>(log_.size()); }

  /// As `check` of play.h, and TakeBack too, which needs the log.
  std::optional<Reject> check(SeatId seat, const Action& action) const;
  /// Appends a legal move.
  void append(const Move& move, Observer tell = {});
  /// check, draw and append; returns the move, or why it was refused.
  struct Outcome {
    std::optional<Reject> refused;
    Move move;
  };
  Outcome play(SeatId seat, const Action& action, Rng& rng, Observer tell = {});

  /// The seat whose last move could be taken back now; none if that is not allowed (0.13).
  SeatId mayTakeBack() const { return tapu::mayTakeBack(setup_.options, state_, log_); }

 private:
  /// In shared rounds nobody has the turn, and nothing is ever taken back.
  bool hasUndo() const { return setup_.options.undo == Switch::On && setup_.chain.isEmpty(); }

  Setup setup_;
  std::shared_ptr<const GameDefinition> definition_;
  State state_;
  std::vector<Move> log_;
  UndoStack undo_;
};

}  // namespace tapu
