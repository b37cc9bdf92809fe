// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that tells the end: the game is over, and every person who played to it hears of it.
#include "app/host/server/server.h"

namespace tapu {

void Server::noteEnd() {
  roster_.setStage(Lobby::Stage::Over);
  minuteAlarm_.stop();
  if (!minuteWanted_.isEmpty()) minuteWanted_.clear(), tableChanged();
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (roster_.seat(seat).holder == SeatHolder::Person && !roster_.isAwaited(seat) && !leavers_.contains(seat))
      untold_.insert(seat);
  connections_.forEach([this](const Connection& connection) {
    const bool isSure = !connection.channel->needsPulse();  // nothing is lost inside the process
    if (isSure && connection.kind == Connection::Kind::Person) untold_.erase(connection.seat);
  });
  keeper_.keepHead();
  lobbyChanged();
  passOn();
  Q_EMIT gameOver();
  noteTold({});
}

bool Server::hasLateWatchers() {
  const bool isAwaited = game_ && game_->isOver() && !game_->isOverForAll();
  return isAwaited && connections_.find([](const Connection& each) { return each.seesLate(); });
}

/// This seat has heard of the end; none: nobody, but perhaps there was nobody to tell.
void Server::noteTold(SeatId seat) {
  untold_.erase(seat);
  if (!untold_.empty() || lobby().stage != Lobby::Stage::Over || isEndTold()) return;
  keeper_.setEndTold();
  keeper_.keepHead();
  Q_EMIT endTold();
}

}  // namespace tapu
