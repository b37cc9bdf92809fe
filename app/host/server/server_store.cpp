// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that keeps a table, and what it does while its store does not work.
#include <QLoggingCategory>

#include "app/host/seats/stored_table.h"
#include "app/host/server/server.h"
#include "app/wire/notice.h"

namespace tapu {

Q_DECLARE_LOGGING_CATEGORY(serverLog)

QByteArray Server::head() const { return headOf(roster_.settled(game_ ? game_->sittingDown() : std::set<SeatId>())); }

EventStore::Ticket Server::keepTable() { return store().keepTable(receipts_.kept(), secrets_.kept()); }

EventStore::Ticket Server::keepHead() { return store().keepHead(head(), status()); }

GameStatus Server::status() const {
  switch (lobby().stage) {
    case Lobby::Stage::Gathering: return GameStatus::Gathering;
    case Lobby::Stage::Playing: break;
    case Lobby::Stage::Over:
      if (endTold_ == EndTold::Yes) return GameStatus::Over;
  }
  return isInDoubt_ ? GameStatus::Doubtful : GameStatus::Playing;
}

void Server::storeFailed(const QString& reason) {
  if (connections_.isClosing()) return;
  qCCritical(serverLog).noquote() << "the game cannot be stored:" << reason;
  storeBroken_ = true;
  commits_.clear();
  if (game_) game_->halt();
  for (const auto& [seat, joining] : std::map(joining_))
    if (Connection* newcomer = joining.keyBefore ? nullptr : personAt(seat))
      connections_.turnAway(*newcomer, Refusal::NotSaved, reason);
  connections_.dropJoining();
  unkept_.clear();
  for (const SeatId seat : roster_.awaited())  // those who have gone while they sat down
    if (!personAt(seat)) standUp(seat);
  const bool isGone = store().health() == EventStore::Health::Gone;
  talk_.notice(isGone ? Notice::StoreGone : Notice::StoreFailed, {}, reason);
  storeAlarm_.set(limits_.storeRetryMs, [this] { tryStoreAgain(); });
}

/// Somebody may delete the file while nobody moves: that is mended or told before more is lost than need be.
void Server::watchStore() {
  lookAlarm_.set(limits_.storeLookMs, [this] {
    if (!storeBroken_ && !connections_.isClosing()) store().look();
    watchStore();
  });
}

/// Seats and keys as they are now, whatever of them the store has: they may have changed while nothing was kept.
EventStore::Ticket Server::keepAll() {
  if (!begun_) store().begin(head());
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const auto lost = keyOfLost_.find(seat);
    const StoredSession* const known = roster_.isAwaited(seat) ? nullptr : keys_.find(seat);
    if (const StoredSession* key = lost != keyOfLost_.end() ? &lost->second : known)
      store().keepSession(*key);
    else
      store().dropSession(seat);
  }
  keepTable();
  return keepHead();
}

void Server::tryStoreAgain() {
  storeAlarm_.stop();
  store().recover();
  const auto ticket = keepAll();
  commits_.putOff(ticket);  // a welcome that waits is sent after all of this is stored
  commits_.after(ticket, [this] {
    begun_ = true;
    storeBroken_ = false;
    deskTold_ = OrganizerDesk();  // what waited for the store was not told
    deskChanged();
    talk_.notice(Notice::StoreWorks, {});
    if (game_) game_->goOn();
    startIfReady();  // a table that got ready meanwhile had to wait
  });
}

}  // namespace tapu
