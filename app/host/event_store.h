// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "engine/board/ids.h"

namespace tapu {

/// One row of the log. Bodies are opaque to the store; it knows only what must be unique.
struct StoredMove {
  quint32 number = 0;     ///< 0, 1, 2, ... of its game
  SeatId seat;            ///< none: the table itself
  quint32 clientSeq = 0;  ///< of the seat's Act; 0 for the table's moves
  QByteArray body;
  qint64 playedMs = 0;  ///< of the game's own time when it was made, where a rule counts that (9.22)
  bool operator==(const StoredMove&) const = default;
};

/// Whether a person has left the seat by their own wish: they may come back, but nobody waits for them.
enum class GaveUp : quint8 { No, Yes };

/// Whether a person sits at the hosting computer.
enum class Near : quint8 { No, Yes };

/// Who may come back to a seat: only hashes of tokens are kept.
struct StoredSession {
  SeatId seat;            ///< none: the table's own, see `keepReceipts`
  QByteArray tokenHash;   ///< SHA-256 of the current token
  QByteArray formerHash;  ///< of the one before, good until its successor was seen in use
  quint32 lastClientSeq = 0;
  bool isNear = false;  ///< a person at the hosting computer
  GaveUp gaveUp = GaveUp::No;
  bool operator==(const StoredSession&) const = default;
};

enum class GameStatus : quint8 {
  Gathering = 0,
  Playing = 1,
  Over = 2,
  Doubtful = 3  ///< Playing, but moves that were acknowledged once may be missing: somebody has to say that it goes on
};
/// It has begun and is not over.
inline bool isUnderWay(GameStatus status) { return status == GameStatus::Playing || status == GameStatus::Doubtful; }

/// A game as found in a store.
struct StoredGame {
  QByteArray head;  ///< setup and lobby
  GameStatus status = GameStatus::Gathering;
  std::vector<StoredMove> moves;
  QList<StoredSession> sessions;  ///< of seats
  QByteArray receipts;            ///< what `keepReceipts` kept; empty in games of older versions
  /// What a store has in its rows of sessions: the one of the table belongs to `receipts`.
  void add(const StoredSession& session) {
    if (!session.seat)
      receipts = session.tokenHash;
    else
      sessions.append(session);
  }
};

/// The log's links: 16 bytes of SHA-256 over the link before, the numbers and the body of a move, and the time played
/// unless that is 0.
QByteArray chained(const QByteArray& before, const StoredMove& move);

/// Where accepted moves go before anybody hears of them. Writing never waits: each request returns a ticket, and
/// `committed(ticket)` says that this one and all before it are safe. Requests that come while a commit is under way
/// share the next one. One game at a time. Used from one thread; signals arrive there.
class EventStore : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  using Ticket = quint64;

  /// The newest game that is not over; called before anything is written. It becomes the current game. Waits.
  virtual std::optional<StoredGame> continueLast() = 0;
  /// Why `continueLast` found nothing, if there is a game but it is damaged; English, empty = there is none.
  virtual QString problem() const { return {}; }
  /// A new game becomes the current one.
  virtual Ticket begin(const QByteArray& head) = 0;
  /// What is true of the current game from now on: setup, seats and stage (`headOf`), and how far it has come.
  virtual Ticket keepHead(const QByteArray& head, GameStatus status) = 0;
  /// Moves that follow those that the current game has; a number or an Act that is there already makes it fail.
  virtual Ticket append(std::vector<StoredMove> moves) = 0;
  /// In one commit with the head that is true from these moves on: of both a crash leaves all or nothing.
  virtual Ticket append(std::vector<StoredMove> moves, const QByteArray& head) = 0;
  /// The key of a seat, in the place of the one before.
  virtual Ticket keepSession(const StoredSession& session) = 0;
  /// A seat's key opens nothing any more.
  virtual Ticket dropSession(SeatId seat) = 0;
  /// What the table needs to know its own receipts again (receipts.h).
  Ticket keepReceipts(const QByteArray& receipts) {
    return keepSession({SeatId(), receipts, {}, 0, false, GaveUp::No});
  }
  /// After what waits: brings all that was committed to the place where a fault of the log cannot reach it. At the
  /// start of a game and at the end of a round. A failure costs nothing: the next one does it.
  virtual void checkpoint() {}
  /// After `failed`: forgets every request that was not committed and works again.
  virtual void recover() = 0;
  /// Writes what was asked for and waits until it is safe: before the program ends.
  virtual void flush() = 0;

 Q_SIGNALS:
  /// May come from within a request (a store in memory has nothing to wait for).
  void committed(quint64 upTo);
  /// Nothing after the last committed ticket was kept, and nothing will be until `recover`.
  void failed(const QString& reason);
};

/// A store in memory, gone with the object; commits at once. Tests can make it fail and can read what is in it.
class MemoryStore final : public EventStore {
  Q_OBJECT
 public:
  using EventStore::EventStore;
  std::optional<StoredGame> continueLast() override;
  Ticket begin(const QByteArray& head) override;
  Ticket keepHead(const QByteArray& head, GameStatus status) override;
  Ticket append(std::vector<StoredMove> moves) override;
  Ticket append(std::vector<StoredMove> moves, const QByteArray& head) override;
  Ticket keepSession(const StoredSession& session) override;
  Ticket dropSession(SeatId seat) override;
  void recover() override { broken_ = false; }
  void flush() override {}

  const std::optional<StoredGame>& game() const { return game_; }
  /// The next request, or one so many later, fails with this reason, and all others until `recover`.
  void failNext(const QString& reason, int later = 0) { failure_ = reason, untilFailure_ = later; }
  /// From now on commits wait for `commitAll`, as those of a slow disk.
  void holdCommits() { held_ = true, beforeHeld_ = game_; }
  /// What was held is committed.
  void commitAll();
  /// What was held is lost; all fails until `recover`.
  void failHeld(const QString& reason);

 private:
  template <class Change>
  Ticket change(Change make);
  std::optional<StoredGame> game_, beforeHeld_;
  Ticket last_ = 0;
  QString failure_;
  int untilFailure_ = 0;
  bool broken_ = false, held_ = false;
};

}  // namespace tapu
