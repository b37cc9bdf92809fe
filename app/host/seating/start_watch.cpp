// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seating/start_watch.h"

namespace tapu {

StartWatch::StartWatch(int waitsFor, const Connections& connections, Roster& roster, const TableSecrets& secrets,
                       const TableKeeper& keeper, Seating& seating, Tellers& tellers, BotFill& fill)
    : waitsFor_(waitsFor),
      connections_(connections),
      roster_(roster),
      secrets_(secrets),
      keeper_(keeper),
      seating_(seating),
      tellers_(tellers),
      fill_(fill) {
  connect(&tellers.lobby, &LobbyTeller::told, this, &StartWatch::reviewLobby);
  connect(&seating.lobby, &LobbySeats::guestGone, this, &StartWatch::review);
  connect(&fill, &BotFill::changed, &tellers.table, &TableTeller::change);
  connect(&fill, &BotFill::due, this, &StartWatch::fillWithBots);
}

void StartWatch::review() {
  if (roster_.seats() <= LobbyTeller::kSmallTable) return reviewNow();
  isReviewDue_ = true;
  tellers_.lobby.change();
}

void StartWatch::reviewLobby() {
  fill_.review();
  if (isReviewDue_) reviewNow();
}

void StartWatch::reviewNow() {
  isReviewDue_ = false;
  const bool isForSomebody = roster_.hostSeat() || secrets_.hasOrganizer();  // they say when it begins
  const bool isGathering = roster_.lobby().stage == Lobby::Stage::Gathering;
  if (isGathering && !isForSomebody && !keeper_.isBroken() && isReady()) Q_EMIT due();
}

bool StartWatch::isReady() const {
  if (roster_.isReady()) return true;
  return waitsFor_ > 0 && roster_.persons() >= waitsFor_ && roster_.isReadyButForEmptySeats();
}

/// The game begins whether or not people have said that they are ready.
void StartWatch::fillWithBots() {
  std::map<SeatId, QString> bots;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const LobbySeat& there = std::as_const(roster_).seat(seat);
    if (there.link == Link::Lost && there.role != Role::Host) seating_.lobby.drop(seat);
    if (there.holder == SeatHolder::Nobody && !seating_.welcomer.isAwaitedAt(seat))
      bots[seat] = BotBench::kStandIn.toString();
  }
  seating_.lobby.putBots(bots);
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (connections_.personAt(seat)) roster_.seat(seat).ready = Ready::Yes;
  tellers_.lobby.changeSeats();
  tellers_.table.change();
  if (roster_.hostSeat() && roster_.isReady() && !keeper_.isBroken())
    Q_EMIT due();
  else
    review();
}

}  // namespace tapu

#include "moc_start_watch.cpp"
