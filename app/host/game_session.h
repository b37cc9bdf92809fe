// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <set>
#include <vector>

#include "app/host/authoritative_game.h"
#include "app/host/commit_queue.h"
#include "app/host/common_clock.h"
#include "app/host/connections.h"
#include "app/host/roster.h"
#include "app/host/seat_keys.h"
#include "app/host/turn_clock.h"
#include "app/net/chance.h"
#include "app/wire/receipts.h"

namespace tapu {

/// How a person leaves the table while the game goes on.
enum class Parting : quint8 { Lost, GaveUp };

/// What becomes of a game whose persons have all gone.
enum class Unattended : quint8 {
  Waits,   ///< it stands still, its clock too, until one of them is back
  PlaysOn  ///< bots play it to its end
};

/// What a running game uses of its server; all of it outlives the game.
struct GameContext {
  std::shared_ptr<Clock> clock;
  ChanceSource& chance;
  EventStore& store;
  CommitQueue& commits;      ///< what waits until the store has the moves before it
  Connections& connections;  ///< who hears of the moves
  Roster& roster;            ///< who sits where; the game writes the grace times into it
  SeatKeys& keys;            ///< who sits at the hosting computer; the game notes the last number of each seat's acts
  const Receipts& receipts;  ///< that go with each position and batch
  Unattended unattended = Unattended::Waits;
};

/// A running game: takes Acts, has them stored before anybody hears of them, sends each seat what it may see, watches
/// the clocks, and lets bots stand in for absent persons.
class GameSession : public QObject {
  Q_OBJECT
 public:
  GameSession(const GameContext& context, const Setup& setup);
  ~GameSession() override;

  /// Before `open`: the moves of a stored game. An English remark if they cannot be played.
  QString replay(const std::vector<StoredMove>& rows);
  /// Lets the table do what it owes, starts the clocks, sends everybody where the game stands; nothing before the store
  /// knows that it has begun.
  void open(EventStore::Ticket begun);

  void act(Connection& connection, const wire::Act& act);
  /// Pause, Resume, TakeBack, StopGame. Why not, or nothing: then it is done.
  std::optional<Reject> request(Connection& connection, const wire::Request& wish);
  /// Sends the connection all it needs to go on from here.
  void sendSnapshot(Connection& connection);
  void personBack(SeatId seat);
  /// Whoever is lost has the time of `seat.graceSeconds` to come back; whoever gives up has none, and is not waited
  /// for.
  void personLost(SeatId seat, Parting how);
  /// Somebody new may sit down while the game goes on (9.20).
  bool takesNewcomers() const { return playsOnChain(definition().rules) && !game_.isOver(); }
  /// After somebody came or went, of any kind: the game stands still while all of its persons are away who did not give
  /// their seats up, and goes on when one is back (`Unattended::Waits`). It never had persons: bots play.
  void reviewAttendance();
  /// Those who are awaited sit down as soon as the rules let them: between two rounds.
  void seatNewcomers();
  /// An awaited person's move to their seat is on its way to the store.
  bool isSittingDown(SeatId seat) const { return sittingDown_.contains(seat); }
  const std::set<SeatId>& sittingDown() const { return sittingDown_; }
  /// Who was awaited has gone: nothing of theirs stays at the seat.
  void forget(SeatId seat);
  /// The seat that enters throws (9.5): the host's while they are there, else the first of a person who is; none:
  /// nobody is, and the table throws.
  SeatId moderator() const;
  /// The throw that the table waits for, as the moderator entered it (9.5). Why not, or nothing: then it is thrown.
  std::optional<Reject> enterThrow(const std::array<quint8, 2>& dice);

  /// The store failed: nothing that was not acknowledged has happened.
  void halt();
  void goOn();
  /// Moves that were acknowledged are missing: nothing is taken until `release`.
  void hold();
  void release();
  bool isHalted() const { return halted_ || inDoubt_; }

  const State& state() const { return game_.state(); }
  const GameDefinition& definition() const { return game_.definition(); }
  int moveCount() const { return game_.moveCount(); }
  /// All moves with all that is hidden: for the record of a game that is over.
  const std::vector<Move>& moves() const { return game_.moves(); }
  bool isOver() const { return game_.isOver(); }
  /// The end is safe, and was sent to this connection.
  bool isEndKnownTo(const Connection& connection) const { return over_ && connection.seat && connection.knows >= 0; }
  /// Brings the grace times in the lobby up to date. True if one is running.
  bool noteGrace();

 Q_SIGNALS:
  // All of them once the store has the move that brings it about.
  void standInNeeded(SeatId seat);
  void standInDone(SeatId seat);
  void newcomerSeated(SeatId seat);
  void over();
  // At once.
  /// A vote on the end of the game was cast or taken back: a line of the chat, for all.
  void voted(const tapu::ChatLine& line);
  void stoodStill();
  void wentOn();

 private:
  struct SeatProgress {
    quint32 last = 0;               ///< last Act that was judged
    std::optional<Reject> refused;  ///< how it ended
    bool underWay = false;          ///< it waits for the store
  };
  struct Place {
    explicit Place(std::shared_ptr<Clock> clock) : grace(std::move(clock)) {}
    SeatProgress person, standIn;
    Alarm grace;
    qint64 graceRestMs = -1;  ///< while the game stands still
    bool absent = false;      ///< grace is over, nobody came back
    bool gaveUp = false;      ///< by their own wish
  };

  Place& placeOf(SeatId seat) { return *places_[seat.value]; }
  const Place& placeOf(SeatId seat) const { return *places_[seat.value]; }
  SeatProgress& progressOf(const Connection& connection);
  std::optional<Reject> judge(const Connection& connection, const wire::Act& act);
  void answerAgain(Connection& connection, const wire::Act& act, const SeatProgress& progress);
  /// Plays a move of the table's own with all that follows from it. Why not, or nothing: then it is played.
  std::optional<Reject> playForTable(const Action& action);
  std::optional<Reject> playForTable(ActionKind kind, SeatId about) { return playForTable(tableMove(kind, about)); }
  void updateClocks();
  qint64 clockLeftMs() const;
  void roundTimeUp();
  void throwUnattended();
  /// Stores moves that were played and sends them once they are safe; does the same with what the table then does of
  /// its own, until nothing follows.
  void publish(MoveGroup group, Connection::Kind by);
  void commit(MoveGroup group, Connection::Kind by);
  /// The next thing that the table does of its own: it is played already, and is to be published.
  std::optional<MoveGroup> playWhatFollows();
  /// Each plays one move of the table, or none if it is not due or is refused.
  std::optional<MoveGroup> closeAnswerWindow();
  std::optional<MoveGroup> seatNextNewcomer();
  std::optional<MoveGroup> makeUnattendedThrow();
  void deliver(const MoveGroup& group, Connection::Kind by);
  void onCommitted(const Move& move);
  void callStandIn(SeatId seat);
  bool isWelcomed(SeatId seat);
  bool isUnattended();
  /// The end is safe in the store.
  bool endIsKept() const { return game_.isOver() && committed_ >= game_.moveCount(); }
  void catchUp();
  void timeUp(SeatId seat);
  void leaveSeat(SeatId seat);
  void reviewPresence();
  /// A vote for the end of the game, or against it (10.4).
  std::optional<Reject> vote(SeatId seat, Ready stops);
  /// Ends the game when all persons who are present want it; absent persons do not count.
  bool stopIfAgreed();
  std::vector<SeatId> presentPersons() const;
  bool isAwaited(const Connection& connection) const;
  void refuse(Connection& connection, quint32 clientSeq, Reject reason);
  PersonalTimers timers() const;
  /// What a client that hears of so many moves may show when it comes back; empty while moves are missing.
  QByteArray receiptFor(int moves) const;

  EventStore& store_;
  CommitQueue& commits_;
  Connections& connections_;
  Roster& roster_;
  SeatKeys& keys_;
  const Receipts& receipts_;
  const Unattended unattended_;
  EventStore::Ticket lastTicket_ = 0;
  AuthoritativeGame game_;
  TurnClock turnClock_;
  CommonClock sharedClock_;  ///< where rounds are shared, instead of the other
  std::vector<std::unique_ptr<Place>> places_;
  std::set<SeatId> stopVotes_;
  std::set<SeatId> sittingDown_;  ///< newcomers whose move is on its way to the store (9.20)
  int committed_ = 0;             ///< moves that are safe in the store
  bool halted_ = false, inDoubt_ = false, over_ = false;
  Held held_ = Held::No;  ///< stands still because nobody is there
};

}  // namespace tapu
