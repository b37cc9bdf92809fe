// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "app/host/game/chain_news.h"
#include "app/host/store/event_store.h"
#include "app/net/chance.h"
#include "app/wire/messages.h"
#include "engine/play/game.h"

namespace tapu {

/// The moves that one request brought about: in full for the store, and as each seat may see them.
struct MoveGroup {
  SeatId seat;  ///< whose Act it answers; none: nobody's
  quint32 clientSeq = 0;
  int upTo = 0;                  ///< moves in the game after it
  std::vector<StoredMove> rows;  ///< for the store; the caller fills in `playedMs`
  // In a game on one board
  std::vector<std::vector<Move>> seen;    ///< by seat
  std::vector<quint64> hashes;            ///< by seat, if a turn ended: `hashOf` the state as it sees it; else empty
  std::vector<Move> seenByWatchers;       ///< as everybody may see them
  std::optional<quint64> hashOfWatchers;  ///< likewise
  // In a game on a chain
  std::shared_ptr<const ChainNews> news;
  bool tookBack = false;   ///< the last move was taken back: clients need new snapshots
  bool endsRound = false;  ///< a round ended with it, or the game
};

/// The server's own copy of the game: judges what is asked, draws chance, plays, makes the moves that the table owes by
/// the rules (nobody asks for these), and keeps what each seat has seen. Knows no connection, clock or store.
class AuthoritativeGame {
 public:
  /// A game from its beginning; the setup must be playable, `chance` outlives the game.
  AuthoritativeGame(const Setup& setup, ChanceSource& chance);

  /// Plays the stored moves. A translated remark if one cannot be played; empty = good.
  QString replay(const std::vector<StoredMove>& rows);

  /// Plays the moves that the table owes now: call it at the start, and after `replay`.
  MoveGroup settle();
  /// The outcome of a request: why it was refused, or the moves that it brought about.
  struct Outcome {
    std::optional<Reject> refused;
    MoveGroup group;
  };
  /// Plays an action (seat none: the table's own) and what the table owes after it, or says why not. `clientSeq`: the
  /// number of the Act; 0 if none asked for it.
  Outcome play(SeatId seat, const Action& action, quint32 clientSeq = 0);
  /// Plays the throw that the table waits for, with dice that a person threw and entered (9.5).
  Outcome enter(const std::array<quint8, 2>& dice);
  /// Plays moves that were played elsewhere, with the chance in them; the table adds no move of its own.
  MoveGroup repeat(const std::vector<Move>& moves);
  /// Forgets all moves after the first `count`.
  void rollBack(int count);

  const State& state() const { return game_->state(); }
  const GameDefinition& definition() const { return game_->definition(); }
  const std::vector<Move>& moves() const { return game_->log(); }
  int moveCount() const { return game_->moveCount(); }
  /// The seat that may take back the last move of the game (0.13); none: nobody may.
  SeatId mayTakeBack() const { return game_->mayTakeBack(); }
  bool isOver() const { return state().head.phase == Phase::Over; }
  /// Everything a viewer needs to go on from here; the caller fills in the clock, the numbers of Acts and the receipt.
  wire::Snapshot snapshot(Viewer viewer) const;
  /// The same in a game on a chain, for a seat or for a watcher of the whole chain.
  wire::Position position(Viewer viewer);
  /// The teller of a game on a chain; null on one board.
  ChainTeller* teller() { return teller_.get(); }

 private:
  /// The seats that saw a move: the first eight count.
  struct Witnesses {
    SeatSet seats;
    bool watchers = false;
  };
  bool isPlayable(Move& move) const;
  bool showWatchers(const Move& move, MoveGroup& group);
  void noteWitnesses(const Move& move, const Witnesses& witnesses);
  Move drawn(SeatId seat, const Action& action);
  Outcome carryOut(Move move, quint32 clientSeq);
  void put(const Move& move, quint32 clientSeq, MoveGroup& group);
  void playDueMoves(MoveGroup& group);
  void close(MoveGroup& group, const Header& before);
  void show(const Move& move, MoveGroup& group);
  void again(const Move& move);
  MoveGroup fresh() const;

  Setup setup_;
  ChanceSource& chance_;
  std::unique_ptr<Game> game_;
  /// On a chain: many seats make a long log, and a newcomer needs only the position.
  std::unique_ptr<ChainTeller> teller_;
  /// On one board: the moves as each seat saw them, by seat.
  std::vector<std::vector<Move>> seen_;
  std::vector<Move> seenByWatchers_;  ///< likewise, as everybody may see them
  /// The seats that saw the last moves, as long as these may be taken back (0.13: on one board only): who did not see a
  /// move is not told that it is undone.
  std::vector<Witnesses> witnesses_;
};

}  // namespace tapu
