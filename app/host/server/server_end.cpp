// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that tells the end: the game is over, and every person who played to it hears of it.
#include "app/host/server/server.h"

namespace tapu {

void Server::noteEnd() {
  table_.roster.setStage(Lobby::Stage::Over);
  pauses_.stop();
  endHearers_.await(seating_.leavers.all(), connections_);
  keeper_.keepHead();
  tellers_.lobby.change();
  tellers_.lobby.flush();
  Q_EMIT gameOver();
  endHearers_.note({});
}

bool Server::hasLateWatchers() {
  const bool isAwaited = game_ && game_->played().isOver() && !game_->teller().isOverForAll();
  return isAwaited && connections_.find([](const Connection& each) { return each.seesLate(); });
}

}  // namespace tapu
