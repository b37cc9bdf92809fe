// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/play/play.h"
#include "engine/play/validation.h"
#include "engine/state/setup.h"

namespace tapu {

/// False for moves that can never be taken back: those that drew something, showed something hidden or answered an
/// offer (0.13).
bool mayEverBeTakenBack(const Move& move);
/// Whether a move stands beside what others play: a wish to build (13.4) neither ends nor goes with a take-back.
inline bool isAside(const Move& move) { return move.action.kind == ActionKind::WantBuild; }
/// Takes the move that a TakeBack undoes out of those in force: the last one that is no wish (13.4). `moveOf` gives the
/// move of an entry. Nothing: there is none.
template <class Entry, class MoveOf>
std::optional<Entry> takeLastPlayed(std::vector<Entry>& inForce, MoveOf moveOf) {
  const auto isPlayed = [&](const Entry& entry) { return !isAside(moveOf(entry)); };
  const auto last = std::find_if(inForce.rbegin(), inForce.rend(), isPlayed);
  if (last == inForce.rend()) return std::nullopt;
  const Entry taken = *last;
  inForce.erase(std::next(last).base());
  return taken;
}
/// Gives a position to which a take-back leads the wishes of now, which it leaves alone (13.4).
inline void keepWishes(State& before, const Header& now) {
  before.head.wishes = now.wishes;
  before.head.queue = now.queue;
}
/// Why no move may be taken back now (0.13).
enum class TakeBackBar : std::uint8_t {
  None,         ///< the last move may be taken back
  Off,          ///< the option, or a Big Game
  NothingYet,   ///< nothing has been done
  Over,         ///< the game has ended
  Paused,       ///< the game stands still
  Answers,      ///< others must answer, and their answers are secret
  OthersMoved,  ///< another seat or the table has moved since, or the turn has passed on
  Drawn,        ///< dice, a card or something else was drawn, or came to light
  FinalMove,    ///< moves of this kind are final
};
/// The check behind `mayTakeBack`.
TakeBackBar whyNoTakeBack(const Options& options, const State& state, std::span<const Move> log);
/// The seat whose last move may be taken back now (0.13); none if no move may. Given a viewer's state and log: as far
/// as that viewer can know.
SeatId mayTakeBack(const Options& options, const State& state, std::span<const Move> log);
/// The move that was taken back last and that nothing was done instead of: played again, it is redone, and the one that
/// was taken back before it follows. Null: there is none. It may not be legal any more.
const Move* moveToRedo(std::span<const Move> log);

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
  /// Applies a move and adds it to the log. It must be legal: nothing is checked.
  void append(const Move& move, Observer tell = {});
  /// The outcome of an action: the move, or why it was refused (`move` is then empty).
  struct Outcome {
    std::optional<Reject> refused;
    Move move;
  };
  /// Checks an action, draws its chance and appends it. Refused: nothing changes.
  Outcome play(SeatId seat, const Action& action, Rng& rng, Observer tell = {});

  /// The seat whose last move could be taken back now; none if that is not allowed (0.13).
  SeatId mayTakeBack() const { return tapu::mayTakeBack(setup_.options, state_, log_); }

 private:
  /// Positions are kept for taking back; never in the Big Game (0.13).
  bool hasUndo() const { return setup_.options.undo == Switch::On && setup_.chain.isEmpty(); }

  Setup setup_;
  std::shared_ptr<const GameDefinition> definition_;
  State state_;
  std::vector<Move> log_;
  UndoStack undo_;
};

}  // namespace tapu
