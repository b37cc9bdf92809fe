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

/// One row of the log of moves. The store does not look into `body`; it only sees to it that no number and no Act of a
/// seat is there twice.
struct StoredMove {
  quint32 number = 0;     ///< 0, 1, 2, ... within its game
  SeatId seat;            ///< none: the table itself
  quint32 clientSeq = 0;  ///< of the seat's Act; 0 for the table's moves
  QByteArray body;        ///< from `encodeMove`
  qint64 playedMs = 0;    ///< milliseconds of play before it, where a rule counts them (9.22); else 0
  bool operator==(const StoredMove&) const = default;
};

/// Whether a person has left their seat by their own wish: they may come back, but nobody waits for them.
enum class GaveUp : quint8 { No, Yes };

/// Whether a person sits at the hosting computer.
enum class Near : quint8 { No, Yes };

/// The key of a seat: with which token somebody may come back to it. Only hashes of tokens are kept.
struct StoredSession {
  SeatId seat;                ///< none: the table's own, see `keepTable`
  QByteArray tokenHash;       ///< SHA-256 of the current token
  QByteArray formerHash;      ///< of the token before, which still opens the seat until the current one was seen in use
  quint32 lastClientSeq = 0;  ///< number of the seat's last Act that is safe
  bool isNear = false;        ///< a person at the hosting computer
  GaveUp gaveUp = GaveUp::No;
  bool operator==(const StoredSession&) const = default;
};

/// The progress of a stored game.
enum class GameStatus : quint8 {
  Gathering = 0,
  Playing = 1,
  Over = 2,
  Doubtful = 3  ///< begun, but moves that were acknowledged may be missing: the host has to decide whether it goes on
};
/// Whether a game has begun and is not over.
inline bool isUnderWay(GameStatus status) { return status == GameStatus::Playing || status == GameStatus::Doubtful; }

/// The bytes that are kept in the same commit as moves: after a crash all of it is there, or nothing.
struct KeptBeside {
  std::optional<QByteArray> head;  ///< the new head (`headOf`) of a game that plays; nothing: it stays
  QList<StoredSession> keys;       ///< as for `keepSession`
  QByteArray clock;                ///< as for `keepClock`; empty: it stays
};

/// A game as found in a store.
struct StoredGame {
  QByteArray head;  ///< setup and lobby (`headOf`)
  GameStatus status = GameStatus::Gathering;
  std::vector<StoredMove> moves;
  QList<StoredSession> sessions;  ///< of seats
  QByteArray receipts;            ///< what `keepTable` kept; empty in games of older versions
  QByteArray secrets;             ///< likewise (`TableSecrets`)
  QByteArray clock;               ///< what `keepClock` kept last; empty: nothing
  /// Adds a row of the store's table of sessions. The row without a seat is the table's own and goes into `receipts`.
  void add(const StoredSession& session);
  /// The same, in the place of the one that the seat had.
  void keep(const StoredSession& session);
  void drop(SeatId seat);
  void keepMoves(const std::vector<StoredMove>& played, const KeptBeside& beside);
  /// Whether all of it is the same, in whatever order the keys of seats are.
  bool holdsTheSameAs(const StoredGame& other) const;
};

/// The hash that is kept with a move and chains it to the move before: 16 bytes of SHA-256 over the hash `before`, the
/// numbers and the body of the move, and its `playedMs` unless that is 0.
QByteArray chained(const QByteArray& before, const StoredMove& move);

/// Keeps accepted moves before anybody hears of them. Writing never waits: each request returns a ticket, and
/// `committed(ticket)` says that this one and all before it are safe. Requests that come while a commit is under way
/// share the next one. One game at a time. Used from one thread; signals arrive there.
class EventStore : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  using Ticket = quint64;

  /// The newest game that is not over, which becomes the current game; nothing if there is none or it is damaged. Call
  /// it before anything is written. Waits for the disk.
  virtual std::optional<StoredGame> continueLast() = 0;
  /// Why `continueLast` found nothing, if there is a game but it is damaged; English, empty = there is none.
  virtual QString problem() const { return {}; }
  /// Begins a new game, which becomes the current one.
  virtual Ticket begin(const QByteArray& head) = 0;
  /// Replaces the head (`headOf`) and the status of the current game.
  virtual Ticket keepHead(const QByteArray& head, GameStatus status) = 0;
  /// Adds moves behind those that the current game has; fails if a number or an Act is there already.
  virtual Ticket append(std::vector<StoredMove> moves, const KeptBeside& beside) = 0;
  Ticket append(std::vector<StoredMove> moves) { return append(std::move(moves), {}); }
  /// Keeps the key of a seat in the place of the one before.
  virtual Ticket keepSession(const StoredSession& session) = 0;
  /// Removes the key of a seat: nobody can come back to it.
  virtual Ticket dropSession(SeatId seat) = 0;
  /// Keeps what the clock of the current game shows (`CommonClock::kept`) in the place of what it showed before.
  virtual Ticket keepClock(const QByteArray& clock) = 0;
  /// Keeps what the table needs to judge its receipts later (`Receipts::kept`), and to know its organizer
  /// (`TableSecrets::kept`).
  Ticket keepTable(const QByteArray& receipts, const QByteArray& secrets) {
    return keepSession({SeatId(), receipts, secrets, 0, false, GaveUp::No});
  }
  /// After the requests that wait: moves what was committed from the write-ahead log into the main file, where a
  /// damaged log cannot harm it. Called for example when a key was given out and at the end of a round. If it fails,
  /// the next call does it.
  virtual void checkpoint() {}
  /// Looks whether the kept bytes are still where they were put: if not, the store is `mended`, or has `failed`. To be
  /// called now and then, as somebody may delete or replace a file between two writes.
  virtual void look() {}
  /// The state of a store: whether what it has told to be safe is so.
  enum class Health : quint8 {
    Works,
    Fails,  ///< nothing more is kept until `recover`; what was committed is safe
    Gone    ///< the same, and what was committed is in this program alone: its file was lost
  };
  virtual Health health() const = 0;
  /// After `failed`: forgets every request that was not committed and works again.
  virtual void recover() = 0;
  /// Writes what was asked for and waits until it is safe: before the program ends.
  virtual void flush() = 0;

 Q_SIGNALS:
  /// Everything up to this ticket is safe. May be emitted from within a request, as by a store in memory.
  void committed(quint64 upTo);
  /// Nothing after the last committed ticket was kept, and nothing will be until `recover`.
  void failed(const QString& reason);
  /// Somebody deleted or replaced the file; what was committed is safe again, and all goes on.
  void mended();
};

/// A store in memory, gone with the object; commits at once. Tests can make it fail and can read what is in it.
class MemoryStore final : public EventStore {
  Q_OBJECT
 public:
  using EventStore::EventStore;
  std::optional<StoredGame> continueLast() override;
  Ticket begin(const QByteArray& head) override;
  Ticket keepHead(const QByteArray& head, GameStatus status) override;
  using EventStore::append;
  Ticket append(std::vector<StoredMove> moves, const KeptBeside& beside) override;
  Ticket keepSession(const StoredSession& session) override;
  Ticket dropSession(SeatId seat) override;
  Ticket keepClock(const QByteArray& clock) override;
  Health health() const override { return broken_ ? Health::Fails : Health::Works; }
  void recover() override { broken_ = false; }
  void flush() override {}

  const std::optional<StoredGame>& game() const { return game_; }
  /// The next request (or, after `later` others, the one that follows) fails with this reason, and so do all after it
  /// until `recover`. What `keepClock` keeps now and then is not counted.
  void failNext(const QString& reason, int later = 0) {
    failure_ = reason;
    untilFailure_ = later;
  }
  /// From now on commits wait for `commitAll`, as those of a slow disk.
  void holdCommits() {
    held_ = true;
    beforeHeld_ = game_;
  }
  /// Commits what was held.
  void commitAll();
  /// Loses what was held; all fails until `recover`.
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
