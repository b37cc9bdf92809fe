// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/host/game/authoritative_game.h"
#include "app/host/game/game_clocks.h"
#include "app/host/game/game_persons.h"
#include "app/host/game/game_requests.h"
#include "app/host/game/game_teller.h"
#include "app/host/game/newcomers.h"
#include "app/host/seats/connections.h"
#include "app/host/seats/roster.h"
#include "app/host/seats/seat_keys.h"
#include "app/host/store/commit_queue.h"
#include "app/net/chance.h"
#include "app/wire/receipts.h"
#include "app/wire/refusal.h"

namespace tapu {

/// The means of a running game, all of its server; they outlive the game.
struct GameContext {
  std::shared_ptr<Clock> clock;
  ChanceSource& chance;
  EventStore& store;
  CommitQueue& commits;      ///< what waits until the store has the moves before it
  Connections& connections;  ///< who hears of the moves
  Roster& roster;            ///< who sits where; the game writes into it how long absent persons are waited for
  SeatKeys& keys;            ///< who sits at the hosting computer; the game notes the last number of each seat's Acts
  const Receipts& receipts;  ///< gives the receipts that go with each position and batch
  Unattended unattended = Unattended::Waits;
  Throws throws = Throws::ByPerson;
  qint64 lateMs = 0;  ///< how much later delayed watchers see it (`Connection::Sight`); 0 = there are none
};

/// A running game. It takes Acts, has the moves stored, sends each seat what it may see as soon as they are safe in the
/// store, watches the clocks, and asks for bots that play for absent persons (stand-ins). One move may bring about
/// others; they are played until nothing follows.
class GameSession : public QObject, private TableMoves {
  Q_OBJECT
 public:
  /// A game from its beginning. The setup must be playable (`isPlayable`).
  GameSession(const GameContext& context, const Setup& setup);

  /// Plays the moves of a stored game, and sets the clock as it stood; call it before `open`. A translated remark if a
  /// move cannot be played; empty = good.
  QString replay(const StoredGame& stored);
  /// Begins: plays what the table owes, starts the clocks, and sends everybody where the game stands. Nothing is sent
  /// before the store has kept `begun`, the ticket of the head that says that the game runs; 0 = kept long ago.
  void open(EventStore::Ticket begun);

  /// Plays what a seat asks, or tells that connection why not. An Act that was answered before is answered again.
  void act(Connection& connection, const wire::Act& act);
  /// It tells of the game.
  GameTeller& teller() { return teller_; }
  /// The persons who play it.
  GamePersons& persons() { return persons_; }
  /// It grants requests of people.
  GameRequests& requests() { return requests_; }
  /// Those who come while it goes on.
  Newcomers& newcomers() { return newcomers_; }
  const Newcomers& newcomers() const { return newcomers_; }
  /// The game itself, with all that is hidden.
  const AuthoritativeGame& played() const { return game_; }

  /// The store failed: takes back the moves that it does not have, and refuses everything (Paused) until `goOn`.
  void halt();
  /// Pauses now, or, where everything is refused at the moment, before anything else is played.
  void pauseFirst();
  /// The store works again.
  void goOn();
  /// The server ends in order: what the clock shows is kept as it stands.
  void rest();
  /// The store has lost moves that were acknowledged: refuses everything (Paused) until `release`.
  void hold();
  /// The game goes on without the lost moves.
  void release();
  /// Between `halt` and `goOn`, or `hold` and `release`.
  bool isHalted() const override { return halted_ || safe_.areInDoubt; }

 Q_SIGNALS:
  // Once the store has the move that brings it about:
  /// A bot is to play this seat for its absent person.
  void standInNeeded(SeatId seat);
  /// The person is back: the bot of this seat is to go.
  void standInDone(SeatId seat);
  /// The end of the game is safe.
  void over();

 private:
  std::optional<Reject> judge(const Connection& connection, const wire::Act& act);
  void answerAgain(Connection& connection, const wire::Act& act, const ActProgress::Of& progress);
  void refuse(Connection& connection, quint32 clientSeq, Reject reason);

  std::optional<Reject> playForTable(const Action& action) override;
  /// Stores moves that were played and sends them once they are safe; does the same with what the table then does of
  /// its own, until nothing follows. `by`: who gets the answer, if an Act brought the moves about.
  void publish(MoveGroup group, Connection::Kind by);
  void publish(MoveGroup group) override { publish(std::move(group), Connection::Kind::Person); }
  void commit(MoveGroup group, Connection::Kind by);
  /// The next thing that the table does of its own: it is played already, and is to be published.
  std::optional<MoveGroup> playWhatFollows();
  /// Each plays one move of the table, or none if it is not due or is refused.
  std::optional<MoveGroup> closeAnswerWindow();
  std::optional<MoveGroup> makeUnattendedThrow();
  /// The store has these moves: sends them, and does what follows beside the board.
  void deliver(const MoveGroup& group, Connection::Kind by);
  void onCommitted(const Move& move);
  // Time
  bool updateClocks();
  void timeUp(SeatId seat);
  void roundTimeUp();
  void throwUnattended() override;
  void reviewClocks() override;

  void callStandIn(SeatId seat);
  void catchUp();

  EventStore& store_;
  CommitQueue& commits_;
  Connections& connections_;
  Roster& roster_;
  SeatKeys& keys_;

  AuthoritativeGame game_;
  SafeMoves safe_;
  ActProgress acts_;
  GameClocks clocks_;
  GameTeller teller_;
  GamePersons persons_;
  GameRequests requests_;
  Newcomers newcomers_;
  bool halted_ = false;      ///< the store has failed
  bool isPauseDue_ = false;  ///< see `pauseFirst`
  bool over_ = false;        ///< `over` was said
};

}  // namespace tapu
