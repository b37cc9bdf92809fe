// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bitset>
#include <memory>
#include <optional>
#include <vector>

#include "app/host/event_store.h"
#include "app/net/chance.h"
#include "app/wire/messages.h"
#include "engine/play/game.h"

namespace tapu {

/// What one request made of a game: the moves for the store, and what each seat sees of them.
struct MoveGroup {
  SeatId seat;  ///< whose Act it answers; none: nobody's
  quint32 clientSeq = 0;
  int upTo = 0;                         ///< moves in the game after it
  std::vector<StoredMove> rows;         ///< for the store; their time is left to the caller
  std::vector<std::vector<Move>> seen;  ///< by seat
  std::vector<quint64> hashes;          ///< by seat, of the visible state, if a turn ended; else empty
  bool tookBack = false;                ///< the last move was taken back: positions are to be sent anew
  bool endsRound = false;               ///< a round ended with it, or the game
};

/// The game on the table: judges what is asked, draws, plays, lets the table do what it owes, and keeps what each seat
/// has seen. Knows no session, clock or store.
class AuthoritativeGame {
 public:
  /// A game from its beginning; the setup must be playable, `chance` outlives the game.
  AuthoritativeGame(const Setup& setup, ChanceSource& chance);

  /// Plays the stored moves. An English remark if one cannot be played; empty = good.
  QString replay(const std::vector<StoredMove>& rows);

  /// What the table owes without being asked: at the start, and after a replay.
  MoveGroup settle();
  /// Plays an action (seat none: the table's own) and what the table owes after it, or says why not.
  struct Outcome {
    std::optional<Reject> refused;
    MoveGroup group;
  };
  /// `clientSeq`: the number of the Act; 0 for what no person asked.
  Outcome play(SeatId seat, const Action& action, quint32 clientSeq = 0);
  /// The throw that the table waits for, as somebody entered it (9.5).
  Outcome enter(const std::array<quint8, 2>& dice);
  /// Forgets all moves after the first `count`.
  void rollBack(int count);

  const State& state() const { return game_->state(); }
  const GameDefinition& definition() const { return game_->definition(); }
  const std::vector<Move>& moves() const { return game_->log(); }
  int moveCount() const { return game_->moveCount(); }
  /// Whose last move may be taken back (0.13); none: nobody's.
  SeatId mayTakeBack() const { return game_->mayTakeBack(); }
  bool isOver() const { return state().head.phase == Phase::Over; }
  /// Everything a seat needs to go on from here; clock and client numbers are left to the caller.
  wire::Snapshot snapshot(SeatId viewer) const;

 private:
  /// Seats of a game on one board.
  using Witnesses = std::bitset<8>;
  bool isPlayable(Move& move) const;
  void noteWitnesses(const Move& move, Witnesses witnesses);
  Outcome carryOut(Move move, quint32 clientSeq);
  void put(const Move& move, quint32 clientSeq, MoveGroup& group);
  void playDueMoves(MoveGroup& group);
  void close(MoveGroup& group, const Header& before) const;
  MoveGroup fresh() const;

  Setup setup_;
  ChanceSource& chance_;
  std::unique_ptr<Game> game_;
  /// By seat. Nothing where rounds are shared: there the log grows with the seats, and a newcomer needs the position
  /// alone.
  std::vector<std::vector<Move>> seen_;
  /// Who saw the last moves, as long as these may be taken back: who did not see a move is not told that it is undone.
  std::vector<Witnesses> witnesses_;
};

}  // namespace tapu
