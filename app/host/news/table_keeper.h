// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/host/door/table_door.h"
#include "app/host/door/table_secrets.h"
#include "app/host/game/game_session.h"
#include "app/host/seats/roster.h"
#include "app/host/seats/seat_keys.h"
#include "app/host/store/commit_queue.h"
#include "app/net/clock.h"
#include "app/net/limits.h"
#include "app/wire/receipts.h"

namespace tapu {

/// Keeps a table in its store, beside the moves of its game: the head (setup, seats and stage), the keys of seats,
/// secrets and receipts. While the store does not work it is tried again and again; what changes meanwhile is kept
/// afterwards, all of it.
class TableKeeper : public QObject {
  Q_OBJECT
 public:
  using Ticket = EventStore::Ticket;
  /// The parts of a table that are kept, read each time.
  struct Kept {
    const Roster& roster;
    SeatKeys& keys;
    const Receipts& receipts;
    const TableDoor& door;
    TableSecrets& secrets;  ///< what the door keeps goes into it
  };
  /// The store must outlive it. `game`: null before its start.
  TableKeeper(EventStore& store, std::shared_ptr<Clock> clock, const Limits& limits, const Kept& kept,
              const std::unique_ptr<GameSession>& game);

  /// A new table begins; or it goes on with what the store has.
  void begin();
  void goOn();
  /// The head, as it is now.
  Ticket keepHead();
  /// Receipts and secrets, as they are now.
  Ticket keepTable();
  /// Keeps what the host allows; it is safe when this returns.
  void keepDoor();
  /// The same, but it is enough that it is kept with the next moves.
  void keepDoorWithMoves();
  /// All of it, whatever of it the store has: it may have changed while nothing was kept.
  Ticket keepAll();
  /// The key of this seat, which there must be.
  Ticket keepKey(SeatId seat) { return store_.keepSession(*keys_.find(seat)); }
  /// Nobody comes back to this seat: it has no key any more (`SeatKeys::drop`, `take`), and none is kept.
  void dropKey(SeatId seat);
  void takeKey(SeatId seat);
  /// The seat has this key again, which it had before (`SeatKeys::restore`).
  void restoreKey(const StoredSession& key);
  /// Makes the store write its log into the file, so that what was kept last is not lost with the log.
  void secure() { store_.checkpoint(); }

  /// At a chain with an organizer each seat gets a code that has none yet.
  void makeCodes();
  /// Codes, or for whom seats are kept, have changed. They are kept with `keepSecrets`.
  void noteSecrets();
  /// Keeps them if they have changed. The ticket of when they did last.
  Ticket keepSecrets();

  /// Every person who played to the end has heard of it, or is not waited for. Until then the store holds the game as
  /// unfinished, so that a server that is started anew can tell them.
  void setEndTold() { isEndTold_ = true; }
  bool isEndTold() const { return isEndTold_; }
  /// Whether moves are missing, and nobody has decided that the game goes on without them.
  enum class Doubt : quint8 { No, Yes };
  void setDoubt(Doubt doubt) { doubt_ = doubt; }
  Doubt doubt() const { return doubt_; }

  /// The calls that wait for the store.
  CommitQueue& commits() { return commits_; }
  /// Nothing is kept until `works` is emitted.
  bool isBroken() const { return isBroken_; }
  /// The file of the store is gone: what was kept before is in this program alone.
  bool isGone() const { return store_.health() == EventStore::Health::Gone; }
  /// Does not wait for the next time to try whether the store works.
  void tryAgain();
  /// The server ends: failures are told no more.
  void rest() { isResting_ = true; }
  bool isResting() const { return isResting_; }
  /// Waits until all is kept, with a last try if the store does not work.
  void finish();

 Q_SIGNALS:
  /// The store does not work any more. What waited for it will not happen.
  void failed(const QString& reason);
  /// It works again, and has all that there is.
  void works();
  void secretsChanged();

 private:
  QByteArray head() const;
  GameStatus status() const;
  void fail(const QString& reason);
  void watch();

  EventStore& store_;
  const Limits limits_;
  const Roster& roster_;
  SeatKeys& keys_;
  const Receipts& receipts_;
  const TableDoor& door_;
  TableSecrets& secrets_;
  const std::unique_ptr<GameSession>& game_;
  CommitQueue commits_;
  Alarm retryAlarm_, lookAlarm_;
  Ticket secretsKept_ = 0;
  Doubt doubt_ = Doubt::No;
  bool hasBegun_ = false;       ///< the store has the game
  bool areSecretsDue_ = false;  ///< they have changed since they were kept
  bool isEndTold_ = false;
  bool isBroken_ = false, isResting_ = false;
};

}  // namespace tapu
