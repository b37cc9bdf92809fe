// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/host/game/game_session.h"
#include "app/host/seats/kept_table.h"
#include "app/host/store/commit_queue.h"
#include "app/net/clock.h"
#include "app/net/limits.h"

namespace tapu {

/// Keeps a table in its store, beside the moves of its game: the head (setup, seats and stage), the keys of seats,
/// secrets and receipts. While the store does not work it is tried again and again; what changes meanwhile is kept
/// afterwards, all of it.
class TableKeeper : public QObject {
  Q_OBJECT
 public:
  using Ticket = EventStore::Ticket;
  /// The store must outlive it. `game`: null before its start.
  TableKeeper(EventStore& store, std::shared_ptr<Clock> clock, const Limits& limits, KeptTable& table,
              const std::unique_ptr<GameSession>& game);

  /// Begins a new table; or goes on with what the store has.
  void begin();
  void goOn();
  /// Keeps the head as it is now.
  Ticket keepHead();
  /// Keeps receipts and secrets as they are now.
  Ticket keepTable();
  /// Keeps what the host allows; it is safe when this returns.
  void keepDoor();
  /// The same, but it is enough that it is kept with the next moves.
  void keepDoorWithMoves();
  /// Keeps all of it, whatever of it the store has: it may have changed while nothing was kept.
  Ticket keepAll();
  /// Keeps the key of this seat, which there must be.
  Ticket keepKey(SeatId seat) { return store_.keepSession(*table_.keys.find(seat)); }
  /// Takes the key of this seat away (`SeatKeys::drop`, `take`), also in the store: nobody comes back to it.
  void dropKey(SeatId seat);
  void takeKey(SeatId seat);
  /// Gives the seat the key again that it had before (`SeatKeys::restore`).
  void restoreKey(const StoredSession& key);
  /// Makes the store write its log into the file, so that what was kept last is not lost with the log.
  void secure() { store_.checkpoint(); }

  /// Gives each seat of a chain with an organizer a code, unless it has one.
  void makeCodes();
  /// Notes that codes, or the names for whom seats are kept, have changed: `keepSecrets` keeps them.
  void noteSecrets();
  /// Keeps them if they have changed. The ticket of their last change.
  Ticket keepSecrets();

  /// Notes that every person who played to the end has heard of it, or is not waited for. Until then the store has the
  /// game as unfinished, so that a server that is started anew can tell them.
  void setEndTold() { isEndTold_ = true; }
  bool isEndTold() const { return isEndTold_; }
  /// Whether moves are missing, and nobody has decided that the game goes on without them.
  enum class Doubt : quint8 { No, Yes };
  void setDoubt(Doubt doubt) { doubt_ = doubt; }
  Doubt doubt() const { return doubt_; }

  /// The calls that wait for the store.
  CommitQueue& commits() { return commits_; }
  /// Whether nothing is kept until `works` is emitted.
  bool isBroken() const { return isBroken_; }
  /// Whether the file of the store is gone: all that was kept is in this program alone.
  bool isGone() const { return store_.health() == EventStore::Health::Gone; }
  /// Tries now whether the store works again.
  void tryAgain();
  /// Tells no failures any more: the server ends.
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
  KeptTable& table_;
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
