// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that goes on from a store, and says what the store has lost.
#include <QCoreApplication>
#include <algorithm>

#include "app/host/seats/stored_table.h"
#include "app/host/server/server.h"
#include "app/wire/notice.h"

using namespace Qt::StringLiterals;

namespace tapu {

QString Server::resume() {
  const auto stored = given_.store->continueLast();
  //: Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”
  if (!stored || stored->status == GameStatus::Over)
    return QCoreApplication::translate("Store", "there is no unfinished game");
  const auto lobbyThen = lobbyOf(*stored);
  //: Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”
  if (!lobbyThen) return QCoreApplication::translate("Store", "the stored game cannot be read");
  keeper_.goOn();
  table_.roster.restore(*lobbyThen);
  connections_.headcount().makeRoomFor(table_.roster.seats());
  table_.keys.restore(stored->sessions);
  table_.secrets.restore(stored->secrets);
  if (!identity().isKnown())
    table_.secrets.setIdentity(TableIdentity::fresh(given_.makeToken()));  // of an older version
  table_.secrets.setOrganizerKey(plan_.organizerKey);
  table_.door.restore(table_.secrets.beside(), table_.roster.seats());
  // All that was settled at this table holds, the delay of those who watch above all.
  if (plan_.policy && table_.secrets.beside().isEmpty()) table_.door.setPolicy(*plan_.policy);
  if (!plan_.passwordKey.isEmpty()) table_.door.setPassword(plan_.passwordKey);
  table_.secrets.setBeside(table_.door.kept());
  keeper_.makeCodes();
  for (const SeatId seat : seatsOf(table_.roster.seats()))  // whoever had not sat down yet comes anew
    if (table_.roster.seat(seat).holder != SeatHolder::Person) table_.keys.drop(seat);
  if (stored->status == GameStatus::Gathering) {
    resumeGathering();
    return {};
  }
  game_ = makeGame();
  if (const QString problem = game_->replay(*stored); !problem.isEmpty()) return problem;
  lostMoves_.begin(stored->receipts);
  const int moves = game_->played().moveCount();
  if (stored->status == GameStatus::Doubtful || moves < plan_.notedMoves)
    lostMoves_.doubt({moves, plan_.notedMoves, {}}, {});
  resumePlaying();
  if (plan_.copyOf.isEmpty()) return {};
  tellers_.talk.noticeOf(plan_.copyOf, Notice::GoesOnFromCopy);
  return {};
}

/// Persons have some time to come back with their keys; whoever was told no key yet comes anew.
void Server::resumeGathering() {
  for (const SeatId seat : seatsOf(table_.roster.seats())) {
    const LobbySeat& there = table_.roster.seat(seat);
    if (there.holder == SeatHolder::Bot) bench_.seat(seat, there.bot, Connection::Kind::Bot);
    if (there.holder != SeatHolder::Person) continue;
    if (table_.keys.find(seat)) {
      seating_.lobby.keep(seat, limits_.lobbyReturnMs);
    } else {
      table_.roster.seat(seat) = {};
      table_.door.forget(seat);
    }
  }
  keeper_.keepAll();  // drops the keys of seats that nobody has
  tellers_.links.watch();
  startWatch_.review();
}

/// Whether anybody may come back from another computer.
bool Server::isPlayedFromAfar() const {
  return std::ranges::any_of(seatsOf(table_.roster.seats()), [this](SeatId seat) {
    const StoredSession* key = table_.keys.find(seat);
    return table_.roster.seat(seat).holder == SeatHolder::Person && key && !key->isNear && key->gaveUp == GaveUp::No;
  });
}

void Server::resumePlaying() {
  for (const SeatId seat : seatsOf(table_.roster.seats())) seating_.leavers.readKey(seat);
  openGame(0);  // the store has kept long ago that the game began
  if (plan_.onAbsence == OnAbsence::Pause && isPlayedFromAfar()) game_->pauseFirst();
  for (const SeatId seat : seatsOf(table_.roster.seats())) {
    const LobbySeat& there = table_.roster.seat(seat);
    if (there.holder == SeatHolder::Bot) bench_.seat(seat, there.bot, Connection::Kind::Bot);
    const Parting how = seating_.leavers.contains(seat) ? Parting::GaveUp : Parting::Lost;
    if (there.holder == SeatHolder::Person && (there.bot.isEmpty() || how == Parting::GaveUp))
      game_->persons().lose(seat, how);
  }
  game_->persons().review();
  tellers_.links.watch();
}

}  // namespace tapu
