// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that tells the end: the game is over, and every person who played to it hears of it.
#include "app/host/server.h"

namespace tapu {

void Server::noteEnd() {
  parts_->lobby.setStage(Lobby::Stage::Over);
  for (int seat = 0; seat < parts_->lobby.seats(); ++seat)
    if (parts_->lobby.seat(seat).holder == SeatHolder::Person && !parts_->lobby.isAwaited(seat) &&
        !leavers_.contains(seat))
      untold_.insert(seat);
  parts_->sessions.forEach([this](const Connection& session) {
    const bool isSure = !session.channel->needsPulse();  // nothing is lost inside the process
    if (isSure && session.kind == Connection::Kind::Person) untold_.erase(session.seat);
  });
  parts_->keepHead();
  lobbyChanged();
  passOn();
  Q_EMIT gameOver();
  noteTold(-1);
}

/// This seat has heard of the end; -1: nobody, but perhaps there was nobody to tell.
void Server::noteTold(int seat) {
  untold_.erase(seat);
  if (!untold_.empty() || lobby().stage != Lobby::Stage::Over || isEndTold()) return;
  parts_->endTold = ServerContext::EndTold::Yes;
  parts_->keepHead();
  Q_EMIT endTold();
}

}  // namespace tapu
