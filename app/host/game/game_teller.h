// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "app/host/game/act_progress.h"
#include "app/host/game/hall_teller.h"
#include "app/host/game/late_view.h"

namespace tapu {

/// Tells seats and eyes what they may see of a running game: positions, and moves once they are safe in the store.
class GameTeller : public QObject {
  Q_OBJECT
 public:
  /// The means to tell the game to delayed watchers.
  struct Late {
    const Setup& setup;
    ChanceSource& chance;
    qint64 delayMs = 0;  ///< how much later they see it (`Connection::Sight`); 0 = there are none
  };
  /// `clockLeftMs`: as in wire::Batch, asked when something is sent.
  GameTeller(std::shared_ptr<Clock> clock, AuthoritativeGame& game, Connections& connections, const Roster& roster,
             CommitQueue& commits, const SafeMoves& safe, ActProgress& acts, const Late& late,
             std::function<qint64()> clockLeftMs);
  ~GameTeller() override;
  /// To be called after the moves of a stored game were played: they count as made now, since nobody knows when.
  void goOn();
  /// Sends all that the connection needs to go on from here. Sends nothing to a bot without a seat, or to one whose
  /// person has joined but may not sit down yet (9.20).
  void sendSnapshot(Connection& connection);
  void sendSnapshots();
  /// Tells moves that are safe, after the first `before`. `by`: who gets the answer, if an Act brought them about.
  void tell(const MoveGroup& group, Connection::Kind by, int before);
  /// Sends what is still held back: the end is safe.
  void tellEnd(const MoveGroup& group);
  /// Tells the clock's time, which has changed without a move.
  void tellClock();
  /// Answers an Act once more that was played before.
  void answerAgain(Connection& connection, quint32 clientSeq);
  /// Whether the person of this connection has no part in the game yet (9.20): until then a bot plays on, or nobody.
  bool isAwaited(const Connection& connection) const;

  /// Whether the player at `viewer` is told of the player of this seat: on a long chain of those in their window.
  bool isInSight(SeatId viewer, SeatId seat);
  /// Of one value for each seat those that the player at `viewer` is told, in the order of their window.
  QList<quint16> inSightOf(SeatId viewer, const QList<quint16>& bySeat);
  /// Calls this when delayed watchers have seen the game as it is now; never, where there are none.
  void tellLater(std::function<void()> tell);
  /// Whether delayed watchers may know that the game is over; true too where there are none.
  bool isOverForAll() const { return !late_ || late_->isOver(); }
  /// Whether the end is safe in the store, and was sent to this connection, with all of the final table of a chain.
  bool hasToldEnd(const Connection& connection) const {
    return safe_.hasEnd() && connection.seat && connection.snapshotUpTo >= 0 && hall_.knowsTable(connection);
  }
  /// On a chain that is over: sends the next part of the final table to whoever was sent the parts before it. Called at
  /// each sign of life, so that a table of thousands never lies in the way of a slow line.
  void tellMoreOfTable(Connection& connection) { hall_.tellMoreOfTable(connection); }

 Q_SIGNALS:
  /// Delayed watchers have seen the end.
  void overForAll();
  /// See `HallTeller`.
  void toldThrow(const tapu::ThrowFigures& figures);

 private:
  template <class Do>
  void forEachConcerned(const MoveGroup& group, Do act);
  void tellSeat(Connection& connection, const MoveGroup& group, SeatId answered, const QByteArray& receipt);
  template <class Whole>
  Whole completed(Whole whole, Connection& connection);
  template <class Whole>
  void sendWhenSafe(Connection& connection, Whole whole);
  void tellEyes(const MoveGroup& group, const QByteArray& receipt);
  void sendToEye(Connection& connection);

  std::shared_ptr<Clock> clock_;
  AuthoritativeGame& game_;
  Connections& connections_;
  const Roster& roster_;
  CommitQueue& commits_;
  const SafeMoves& safe_;
  ActProgress& acts_;
  const std::function<qint64()> clockLeftMs_;
  EyeFeed eyes_;
  std::unique_ptr<LateView> late_;
  HallTeller hall_;
};

}  // namespace tapu
