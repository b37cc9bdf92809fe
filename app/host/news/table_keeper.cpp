// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/table_keeper.h"

#include "app/host/news/server_log.h"
#include "app/host/seats/stored_table.h"

namespace tapu {

TableKeeper::TableKeeper(EventStore& store, std::shared_ptr<Clock> clock, const Limits& limits, KeptTable& table,
                         const std::unique_ptr<GameSession>& game)
    : store_(store), limits_(limits), table_(table), game_(game), retryAlarm_(clock), lookAlarm_(std::move(clock)) {
  connect(&store_, &EventStore::committed, this, [this](quint64 upTo) { commits_.release(upTo); });
  connect(&store_, &EventStore::failed, this, &TableKeeper::fail);
  connect(&store_, &EventStore::mended, this,
          [] { qCWarning(serverLog) << "the file of the game was deleted or replaced, and is whole again"; });
}

void TableKeeper::begin() {
  watch();
  commits_.after(store_.begin(head()), [this] { hasBegun_ = true; });
}

void TableKeeper::goOn() {
  hasBegun_ = true;
  watch();
}

QByteArray TableKeeper::head() const {
  return headOf(table_.roster.settled(game_ ? game_->newcomers().sittingDown() : std::set<SeatId>()));
}

GameStatus TableKeeper::status() const {
  switch (table_.roster.lobby().stage) {
    case Lobby::Stage::Gathering: return GameStatus::Gathering;
    case Lobby::Stage::Playing: break;
    case Lobby::Stage::Over:
      if (isEndTold_) return GameStatus::Over;
  }
  return doubt_ == Doubt::Yes ? GameStatus::Doubtful : GameStatus::Playing;
}

TableKeeper::Ticket TableKeeper::keepHead() { return store_.keepHead(head(), status()); }

TableKeeper::Ticket TableKeeper::keepTable() { return store_.keepTable(table_.receipts.kept(), table_.secrets.kept()); }

void TableKeeper::keepDoor() {
  keepDoorWithMoves();
  store_.flush();  // there are few of these
}

void TableKeeper::keepDoorWithMoves() {
  table_.secrets.setBeside(table_.door.kept());
  keepTable();
}

TableKeeper::Ticket TableKeeper::keepAll() {
  if (!hasBegun_) store_.begin(head());
  for (const SeatId seat : seatsOf(table_.roster.seats())) {
    const StoredSession* const aside = table_.keys.aside(seat);
    const StoredSession* const known = table_.roster.isAwaited(seat) ? nullptr : table_.keys.find(seat);
    if (const StoredSession* key = aside ? aside : known)
      store_.keepSession(*key);
    else
      store_.dropSession(seat);
  }
  keepTable();
  return keepHead();
}

void TableKeeper::dropKey(SeatId seat) {
  table_.keys.drop(seat);
  store_.dropSession(seat);
}

void TableKeeper::takeKey(SeatId seat) {
  table_.keys.take(seat);
  store_.dropSession(seat);
}

void TableKeeper::restoreKey(const StoredSession& key) {
  table_.keys.restore(key);
  store_.keepSession(key);
}

void TableKeeper::makeCodes() {
  if (!table_.secrets.hasOrganizer() || !table_.roster.isChain()) return;
  table_.secrets.makeCodes(table_.roster.seats());
  noteSecrets();
}

void TableKeeper::noteSecrets() {
  areSecretsDue_ = true;
  Q_EMIT secretsChanged();
}

TableKeeper::Ticket TableKeeper::keepSecrets() {
  if (std::exchange(areSecretsDue_, false)) secretsKept_ = keepTable();
  return secretsKept_;
}

// ---- while the store does not work

void TableKeeper::fail(const QString& reason) {
  if (isResting_) return;
  qCCritical(serverLog).noquote() << "the game cannot be stored:" << reason;
  isBroken_ = true;
  commits_.clear();
  Q_EMIT failed(reason);
  retryAlarm_.set(limits_.storeRetryMs, [this] { tryAgain(); });
}

/// Somebody may delete the file while nobody moves: that is mended or told before more is lost than need be.
void TableKeeper::watch() {
  lookAlarm_.set(limits_.storeLookMs, [this] {
    if (!isBroken_ && !isResting_) store_.look();
    watch();
  });
}

void TableKeeper::tryAgain() {
  retryAlarm_.stop();
  store_.recover();
  const auto ticket = keepAll();
  commits_.putOff(ticket);  // a welcome that waits is sent after all of this is stored
  commits_.after(ticket, [this] {
    hasBegun_ = true;
    isBroken_ = false;
    Q_EMIT works();
  });
}

void TableKeeper::finish() {
  store_.look();
  store_.flush();
  if (store_.health() == EventStore::Health::Works) return;
  store_.recover();
  keepAll();
  store_.flush();
}

}  // namespace tapu

#include "moc_table_keeper.cpp"
