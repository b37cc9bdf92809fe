// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that goes on from a store, and says what the store has lost.
#include <QCoreApplication>
#include <QLoggingCategory>

#include "app/host/server.h"
#include "app/host/stored_table.h"
#include "app/wire/names.h"
#include "app/wire/notice.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_DECLARE_LOGGING_CATEGORY(serverLog)

QString Server::resume() {
  const auto stored = parts_->tools.store->continueLast();
  //: Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”
  if (!stored || stored->status == GameStatus::Over)
    return QCoreApplication::translate("Store", "there is no unfinished game");
  const auto lobbyThen = lobbyOf(*stored);
  //: Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”
  if (!lobbyThen) return QCoreApplication::translate("Store", "the stored game cannot be read");
  begun_ = true;
  parts_->lobby = Roster(*lobbyThen);
  parts_->keys.restore(stored->sessions);
  for (int seat = 0; seat < parts_->lobby.seats(); ++seat)  // who had not sat down yet is not waited for
    if (parts_->lobby.seat(seat).holder != SeatHolder::Person) parts_->keys.drop(seat);
  if (stored->status == GameStatus::Gathering) return resumeGathering(), QString();
  room_ = std::make_unique<GameSession>(*parts_, lobby().setup);
  if (const QString problem = room_->replay(stored->moves); !problem.isEmpty()) return problem;
  beginReceipts(&*stored);
  const int moves = room_->moveCount();
  if (stored->status == GameStatus::Doubtful || moves < plan_.notedMoves) doubt({moves, plan_.notedMoves, {}}, -1);
  resumePlaying();
  return {};
}

/// Persons have some time to come back with their keys; whoever was told no key yet comes anew.
void Server::resumeGathering() {
  for (int seat = 0; seat < parts_->lobby.seats(); ++seat) {
    const LobbySeat& there = parts_->lobby.seat(seat);
    if (there.holder == SeatHolder::Bot) bench_.seat(seat, there.bot, Connection::Kind::Bot);
    if (there.holder != SeatHolder::Person) continue;
    if (parts_->keys.find(seat))
      keepInLobby(seat, parts_->limits.lobbyReturnMs);
    else
      parts_->lobby.clear(seat);
  }
  keepAll();  // keys without a person go
  watchGrace();
  startIfReady();
}

void Server::resumePlaying() {
  for (int seat = 0; seat < parts_->lobby.seats(); ++seat)
    if (const StoredSession* key = parts_->keys.find(seat); key && key->gaveUp == GaveUp::Yes) leavers_.insert(seat);
  openRoom(0);  // the store has known for long
  for (int seat = 0; seat < parts_->lobby.seats(); ++seat) {
    const LobbySeat& there = parts_->lobby.seat(seat);
    if (there.holder == SeatHolder::Bot) bench_.seat(seat, there.bot, Connection::Kind::Bot);
    const Parting how = leavers_.contains(seat) ? Parting::GaveUp : Parting::Lost;
    if (there.holder == SeatHolder::Person && (there.bot.isEmpty() || how == Parting::GaveUp))
      room_->personLost(seat, how);
  }
  room_->reviewAttendance();
  watchGrace();
}

// ---- moves are missing
// ------------------------------------------------------------------------------------------------

/// A new game, or the run of this server in a stored one. The names of the runs are in the file itself, not in its log:
/// damage to the log loses moves, never the knowledge that there were some.
void Server::beginReceipts(const StoredGame* stored) {
  Receipts& receipts = parts_->receipts;
  receipts = stored ? Receipts::from(stored->receipts) : Receipts();
  if (receipts.isNone()) receipts = Receipts(parts_->tools.makeToken());
  receipts.beginRun(parts_->tools.makeToken(), room_ ? room_->moveCount() : 0);
  parts_->tools.store->keepReceipts(receipts.kept());
  parts_->tools.store->checkpoint();
}

/// Who comes back may know moves that the store has lost. `seat` is theirs, or -1: the store may have lost their key
/// with them.
void Server::judgeReceipt(const wire::Hello& hello, int seat) {
  if (!room_ || hello.receipt.isEmpty()) return;
  const auto verdict = parts_->receipts.judge(hello.receiptFor, hello.receipt, room_->moveCount());
  if (!verdict.isLost || (parts_->isInDoubt && hello.receiptFor <= missing_.seen)) return;
  const QString name = seat >= 0 ? parts_->lobby.seat(seat).name : cleanLine(hello.name);
  doubt({verdict.kept, hello.receiptFor, name}, seat);
}

/// The game stands still, and everybody is told why.
void Server::doubt(const MissingMoves& missing, int seat) {
  qCCritical(serverLog).noquote() << "moves are missing after number" << missing.kept << "; seen:" << missing.seen;
  missing_ = missing;
  parts_->isInDoubt = true;
  room_->hold();
  parts_->keepHead();
  parts_->tools.store->checkpoint();
  ChatLine line = noticeLine(Notice::MovesMissing, u"%1/%2"_s.arg(missing.kept).arg(missing.seen));
  line.seat = seat;
  line.name = missing.seenBy;
  parts_->broadcast(line);
  if (plan_.onMissingMoves != OnMissingMoves::Ask)
    missingAlarm_.set(0, [this] { decideOnMissing(plan_.onMissingMoves); });  // not from within a greeting
}

/// NotNow: there is nothing to decide.
Refusal Server::decideOnMissing(OnMissingMoves decision) {
  if (!parts_->isInDoubt || closing_) return Refusal::NotNow;
  if (decision == OnMissingMoves::Stop) {
    // Not from within the message: the caller closes all connections.
    missingAlarm_.set(0, [this] { Q_EMIT stoppedToMend(missing_); });
    return Refusal::None;
  }
  parts_->isInDoubt = false;
  parts_->receipts = Receipts();  // those given so far speak of moves that are no more
  beginReceipts(nullptr);
  parts_->keepHead();
  parts_->tools.store->checkpoint();
  parts_->broadcast(noticeLine(Notice::GoesOnWithout, QString::number(room_->moveCount())));
  room_->release();
  return Refusal::None;
}

}  // namespace tapu
