// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/event_store.h"

#include "app/wire/seat_number.h"

#include <QCryptographicHash>
#include <QtEndian>
#include <algorithm>
#include <array>

namespace tapu {

QByteArray chained(const QByteArray& before, const StoredMove& move) {
  std::array<quint32, 3> numbers{qToBigEndian(move.number), qToBigEndian(static_cast<quint32>(seatNumber(move.seat))),
                                 qToBigEndian(move.clientSeq)};
  QCryptographicHash hash(QCryptographicHash::Sha256);
  hash.addData(before);
  hash.addData(QByteArrayView(reinterpret_cast<const char*>(numbers.data()), sizeof numbers));
  hash.addData(move.body);
  if (move.playedMs != 0) {  // rows of version 1 have none
    const quint64 played = qToBigEndian(static_cast<quint64>(move.playedMs));
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(&played), sizeof played));
  }
  return hash.result().left(16);
}

template <class Change>
EventStore::Ticket MemoryStore::change(Change make) {
  const Ticket ticket = ++last_;
  if (broken_) return ticket;
  if (!failure_.isEmpty() && untilFailure_-- == 0) {
    broken_ = true;
    // Soon, not from within the request: what waits for this ticket is only now being written down.
    QMetaObject::invokeMethod(
        this, [this, reason = std::exchange(failure_, {})] { Q_EMIT failed(reason); }, Qt::QueuedConnection);
    return ticket;
  }
  make();
  if (!held_) Q_EMIT committed(ticket);
  return ticket;
}

std::optional<StoredGame> MemoryStore::continueLast() {
  return game_ && game_->status != GameStatus::Over ? game_ : std::nullopt;
}

EventStore::Ticket MemoryStore::begin(const QByteArray& head) {
  return change([&] {
    game_.emplace();
    game_->head = head;
  });
}

EventStore::Ticket MemoryStore::keepHead(const QByteArray& head, GameStatus status) {
  return change([&] {
    game_->head = head;
    game_->status = status;
  });
}

namespace {

void keep(StoredGame& game, const StoredSession& session) {
  const auto before = std::ranges::find(game.sessions, session.seat, &StoredSession::seat);
  if (session.seat && before != game.sessions.end())
    *before = session;
  else
    game.add(session);
}

}  // namespace

EventStore::Ticket MemoryStore::append(std::vector<StoredMove> moves, const KeptBeside& beside) {
  return change([&] {
    std::move(moves.begin(), moves.end(), std::back_inserter(game_->moves));
    if (beside.head) game_->head = *beside.head;
    for (const StoredSession& key : beside.keys) keep(*game_, key);
    if (!beside.clock.isEmpty()) game_->clock = beside.clock;
  });
}

EventStore::Ticket MemoryStore::keepSession(const StoredSession& session) {
  return change([&] { keep(*game_, session); });
}

EventStore::Ticket MemoryStore::keepClock(const QByteArray& clock) {
  if (!failure_.isEmpty()) ++untilFailure_;
  return change([&] { game_->clock = clock; });
}

EventStore::Ticket MemoryStore::dropSession(SeatId seat) {
  return change([&] { game_->sessions.removeIf([&](const StoredSession& kept) { return kept.seat == seat; }); });
}

void MemoryStore::failHeld(const QString& reason) {
  held_ = false;
  broken_ = true;
  game_ = std::exchange(beforeHeld_, {});
  Q_EMIT failed(reason);
}

void MemoryStore::commitAll() {
  if (broken_) return;
  held_ = false;
  Q_EMIT committed(last_);
}

}  // namespace tapu

#include "moc_event_store.cpp"
