// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/store/event_store.h"

#include <QCryptographicHash>
#include <QtEndian>
#include <algorithm>
#include <array>
#include <tuple>

#include "app/wire/seat_number.h"

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

void StoredGame::add(const StoredSession& session) {
  if (session.seat) {
    sessions.append(session);
    return;
  }
  receipts = session.tokenHash;
  secrets = session.formerHash;
}

void StoredGame::keep(const StoredSession& session) {
  const auto before = std::ranges::find(sessions, session.seat, &StoredSession::seat);
  if (session.seat && before != sessions.end())
    *before = session;
  else
    add(session);
}

void StoredGame::drop(SeatId seat) {
  sessions.removeIf([seat](const StoredSession& kept) { return kept.seat == seat; });
}

void StoredGame::keepMoves(const std::vector<StoredMove>& played, const KeptBeside& beside) {
  moves.insert(moves.end(), played.begin(), played.end());
  if (beside.head) {
    head = *beside.head;
    status = GameStatus::Playing;
  }
  for (const StoredSession& key : beside.keys) keep(key);
  if (!beside.clock.isEmpty()) clock = beside.clock;
}

bool StoredGame::holdsTheSameAs(const StoredGame& other) const {
  const auto rest = [](const StoredGame& game) {
    return std::tie(game.head, game.status, game.moves, game.receipts, game.secrets, game.clock);
  };
  return rest(*this) == rest(other) && std::ranges::is_permutation(sessions, other.sessions);
}

template <class Change>
EventStore::Ticket MemoryStore::change(Change make) {
  const Ticket ticket = ++last_;
  if (broken_) return ticket;
  const bool isToFail = !failure_.isEmpty() && untilFailure_ == 0;
  if (!failure_.isEmpty()) --untilFailure_;
  if (isToFail) {
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

EventStore::Ticket MemoryStore::append(std::vector<StoredMove> moves, const KeptBeside& beside) {
  return change([&] { game_->keepMoves(moves, beside); });
}

EventStore::Ticket MemoryStore::keepSession(const StoredSession& session) {
  return change([&] { game_->keep(session); });
}

EventStore::Ticket MemoryStore::keepClock(const QByteArray& clock) {
  if (!failure_.isEmpty()) ++untilFailure_;
  return change([&] { game_->clock = clock; });
}

EventStore::Ticket MemoryStore::dropSession(SeatId seat) {
  return change([&] { game_->drop(seat); });
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
