// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/faulty_store.h"

#include <QPointer>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tapu::test {

std::optional<StoredGame> FaultyStore::continueLast() {
  return disk_.game && disk_.game->status != GameStatus::Over ? disk_.game : std::nullopt;
}

EventStore::Ticket FaultyStore::begin(const QByteArray& head) {
  return ask([head](SimDisk& disk) {
    disk.game.emplace();
    disk.game->head = head;
  });
}

EventStore::Ticket FaultyStore::keepHead(const QByteArray& head, GameStatus status) {
  return ask([head, status](SimDisk& disk) {
    disk.game->head = head;
    disk.game->status = status;
  });
}

EventStore::Ticket FaultyStore::append(std::vector<StoredMove> moves, const KeptBeside& beside) {
  return ask([this, moves = std::move(moves), beside](SimDisk& disk) {
    keep(*disk.game, moves);
    if (beside.head) disk.game->head = *beside.head;
    for (const StoredSession& key : beside.keys) keep(*disk.game, key);
    if (!beside.clock.isEmpty()) disk.game->clock = beside.clock;
  });
}

EventStore::Ticket FaultyStore::keepClock(const QByteArray& clock) {
  return ask([clock](SimDisk& disk) { disk.game->clock = clock; });
}

void FaultyStore::keep(StoredGame& game, const StoredSession& session) {
  game.sessions.removeIf([&](const StoredSession& kept) { return kept.seat == session.seat; });
  game.add(session);
}

void FaultyStore::keep(StoredGame& game, const std::vector<StoredMove>& moves) {
  for (const StoredMove& move : moves) {
    const bool isDoubled = move.clientSeq > 0 && std::ranges::any_of(game.moves, [&](const StoredMove& kept) {
                             return kept.seat == move.seat && kept.clientSeq == move.clientSeq;
                           });
    if (isDoubled) hooks_.problem(u"Act %1 of seat %2 is stored twice"_s.arg(move.clientSeq).arg(move.seat.value));
    if (move.number != game.moves.size())
      hooks_.problem(u"move %1 is stored at place %2"_s.arg(move.number).arg(game.moves.size()));
    game.moves.push_back(move);
  }
}

EventStore::Ticket FaultyStore::keepSession(const StoredSession& session) {
  return ask([session](SimDisk& disk) { keep(*disk.game, session); });
}

EventStore::Ticket FaultyStore::dropSession(SeatId seat) {
  return ask([seat](SimDisk& disk) {
    disk.game->sessions.removeIf([&](const StoredSession& kept) { return kept.seat == seat; });
  });
}

EventStore::Ticket FaultyStore::ask(Change change) {
  const Ticket ticket = ++last_;
  if (broken_) return ticket;
  waiting_.push_back({ticket, std::move(change)});
  if (!busy_) startCommit();
  return ticket;
}

void FaultyStore::startCommit() {
  busy_ = true;
  batch_ = std::exchange(waiting_, {});
  clock_->after(fate_.between(0, mostCommitMs), [self = QPointer(this)] {
    if (self) self->endCommit();
  });
}

/// What was asked for meanwhile waits for the next one.
void FaultyStore::endCommit() {
  busy_ = false;
  if (batch_.empty()) return;  // flushed
  const Ticket upTo = batch_.back().ticket;
  switch (hooks_.next()) {
    case Outcome::Good:
      write();
      hooks_.committed();
      Q_EMIT committed(upTo);
      break;
    case Outcome::Fails: return fail();
    case Outcome::FailsInName:
      beforeDoubt_ = disk_;
      write();
      return fail();
    case Outcome::CrashBefore: return hooks_.crash();
    case Outcome::CrashAfter: write(); return hooks_.crash();
    case Outcome::CrashAfterTelling:
      write();
      hooks_.committed();
      Q_EMIT committed(upTo);
      return hooks_.crash();
  }
  if (!waiting_.empty() && !busy_) startCommit();
}

void FaultyStore::write() {
  if (!lies)
    for (const Item& item : batch_) item.change(disk_);
  ++disk_.commits;
  batch_.clear();
}

void FaultyStore::fail() {
  broken_ = true;
  waiting_.clear();
  batch_.clear();
  Q_EMIT failed(u"the disk of the simulation is full"_s);
}

void FaultyStore::recover() {
  broken_ = false;
  if (beforeDoubt_) disk_ = *std::exchange(beforeDoubt_, {});
}

void FaultyStore::flush() {
  if (broken_) return;
  std::ranges::move(std::exchange(waiting_, {}), std::back_inserter(batch_));
  if (batch_.empty()) return;
  const Ticket upTo = batch_.back().ticket;
  write();
  hooks_.committed();
  clock_->after(0, [self = QPointer(this), upTo] {
    if (self) Q_EMIT self->committed(upTo);
  });
}

}  // namespace tapu::test
