// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that goes on from a store, and says what the store has lost.
#include <QCoreApplication>
#include <QLoggingCategory>
#include <algorithm>

#include "app/host/seats/stored_table.h"
#include "app/host/server/server.h"
#include "app/wire/names.h"
#include "app/wire/notice.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_DECLARE_LOGGING_CATEGORY(serverLog)

QString Server::resume() {
  const auto stored = given_.store->continueLast();
  //: Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”
  if (!stored || stored->status == GameStatus::Over)
    return QCoreApplication::translate("Store", "there is no unfinished game");
  const auto lobbyThen = lobbyOf(*stored);
  //: Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”
  if (!lobbyThen) return QCoreApplication::translate("Store", "the stored game cannot be read");
  keeper_.goOn();
  roster_ = Roster(*lobbyThen);
  roster_.setIsKept([this](const QString& look) { return secrets_.isKept(look); });
  connections_.makeRoomFor(roster_.seats());
  keys_.restore(stored->sessions);
  secrets_.restore(stored->secrets);
  if (!identity().isKnown()) secrets_.setIdentity(TableIdentity::fresh(given_.makeToken()));  // of an older version
  secrets_.setOrganizerKey(plan_.organizerKey);
  door_.restore(secrets_.beside(), roster_.seats());
  // What was settled at this table holds, the delay of those who watch above all.
  if (plan_.policy && secrets_.beside().isEmpty()) door_.setPolicy(*plan_.policy);
  if (!plan_.passwordKey.isEmpty()) door_.setPassword(plan_.passwordKey);
  secrets_.setBeside(door_.kept());
  makeCodes();
  for (const SeatId seat : seatsOf(roster_.seats()))  // whoever had not sat down yet comes anew
    if (roster_.seat(seat).holder != SeatHolder::Person) keys_.drop(seat);
  if (stored->status == GameStatus::Gathering) return resumeGathering(), QString();
  game_ = makeGame();
  if (const QString problem = game_->replay(*stored); !problem.isEmpty()) return problem;
  beginReceipts(&*stored);
  const int moves = game_->moveCount();
  if (stored->status == GameStatus::Doubtful || moves < plan_.notedMoves) doubt({moves, plan_.notedMoves, {}}, {});
  resumePlaying();
  if (plan_.copyOf.isEmpty()) return {};
  talk_.noticeOf(plan_.copyOf, Notice::GoesOnFromCopy);
  return {};
}

/// Persons have some time to come back with their keys; whoever was told no key yet comes anew.
void Server::resumeGathering() {
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const LobbySeat& there = roster_.seat(seat);
    if (there.holder == SeatHolder::Bot) bench_.seat(seat, there.bot, Connection::Kind::Bot);
    if (there.holder != SeatHolder::Person) continue;
    if (keys_.find(seat))
      keepInLobby(seat, limits_.lobbyReturnMs);
    else
      roster_.clear(seat), door_.forget(seat);
  }
  keeper_.keepAll();  // drops the keys of seats that nobody has
  watchGrace();
  startIfReady();
}

/// Whether anybody may come back from another computer.
bool Server::isPlayedFromAfar() const {
  return std::ranges::any_of(seatsOf(roster_.seats()), [this](SeatId seat) {
    const StoredSession* key = keys_.find(seat);
    return roster_.seat(seat).holder == SeatHolder::Person && key && !key->isNear && key->gaveUp == GaveUp::No;
  });
}

void Server::resumePlaying() {
  for (const SeatId seat : seatsOf(roster_.seats())) {
    if (roster_.seat(seat).holder != SeatHolder::Person) continue;
    const StoredSession* key = keys_.find(seat);  // none: the organizer has given the seat to a bot
    if (!key || key->gaveUp == GaveUp::Yes) leavers_.insert(seat);
  }
  openGame(0);  // the store has kept long ago that the game began
  if (plan_.onAbsence == OnAbsence::Pause && isPlayedFromAfar()) game_->pauseFirst();
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const LobbySeat& there = roster_.seat(seat);
    if (there.holder == SeatHolder::Bot) bench_.seat(seat, there.bot, Connection::Kind::Bot);
    const Parting how = leavers_.contains(seat) ? Parting::GaveUp : Parting::Lost;
    if (there.holder == SeatHolder::Person && (there.bot.isEmpty() || how == Parting::GaveUp))
      game_->personLost(seat, how);
  }
  game_->reviewAttendance();
  watchGrace();
}

// ---- moves are missing

/// A new game, or the run of this server in a stored one. The names of the runs are in the file itself, not in its log:
/// damage to the log loses moves, never the knowledge that there were some.
void Server::beginReceipts(const StoredGame* stored) {
  receipts_ = stored ? Receipts::from(stored->receipts) : Receipts();
  if (receipts_.isNone()) receipts_ = Receipts(given_.makeToken());
  receipts_.beginRun(given_.makeToken(), game_ ? game_->moveCount() : 0);
  keeper_.keepTable();
  keeper_.secure();
}

/// Who comes back may know moves that the store has lost. `seat` is theirs, or none: the store may have lost their key
/// with them.
void Server::judgeReceipt(const wire::Hello& hello, SeatId seat) {
  if (!game_ || hello.receipt.isEmpty()) return;
  const auto verdict = receipts_.judge(hello.receiptFor, hello.receipt, game_->moveCount());
  if (!verdict.isLost || (keeper_.doubt() == TableKeeper::Doubt::Yes && hello.receiptFor <= missing_.seen)) return;
  const QString name = seat ? roster_.seat(seat).name : cleanLine(hello.name);
  doubt({verdict.kept, hello.receiptFor, name}, seat);
}

/// The game stands still, and everybody is told why.
void Server::doubt(const MissingMoves& missing, SeatId seat) {
  qCCritical(serverLog).noquote() << "moves are missing after number" << missing.kept << "; seen:" << missing.seen;
  missing_ = missing;
  keeper_.setDoubt(TableKeeper::Doubt::Yes);
  game_->hold();
  keeper_.keepHead();
  keeper_.secure();
  ChatLine line = noticeLine(Notice::MovesMissing, u"%1/%2"_s.arg(missing.kept).arg(missing.seen));
  line.seat = seat;
  line.name = missing.seenBy;
  talk_.tell(line);
  if (plan_.onMissingMoves != OnMissingMoves::Ask)
    missingAlarm_.set(0, [this] {
      decideOnMissing(plan_.onMissingMoves);
    });  // in the next pass: this is called from within a greeting
}

/// NotNow: there is nothing to decide.
Refusal Server::decideOnMissing(OnMissingMoves decision) {
  if (keeper_.doubt() == TableKeeper::Doubt::No || connections_.isClosing()) return Refusal::NotNow;
  if (decision == OnMissingMoves::Stop) {
    // In the next pass: whoever hears this closes all connections, also the one that is asking.
    missingAlarm_.set(0, [this] { Q_EMIT stoppedToMend(missing_); });
    return Refusal::None;
  }
  keeper_.setDoubt(TableKeeper::Doubt::No);
  receipts_ = Receipts();  // those given so far speak of moves that are no more
  beginReceipts(nullptr);
  keeper_.keepHead();
  keeper_.secure();
  talk_.notice(Notice::GoesOnWithout, {}, QString::number(game_->moveCount()));
  game_->release();
  return Refusal::None;
}

}  // namespace tapu
