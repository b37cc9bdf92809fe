// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that says what holds while its store does not work.
#include "app/host/server/server.h"
#include "app/wire/notice.h"

namespace tapu {

void Server::storeFailed(const QString& reason) {
  if (game_) game_->halt();
  seating_.welcomer.turnAway(reason);
  for (const SeatId seat : table_.roster.awaited())  // those who have gone while they sat down
    if (!connections_.personAt(seat)) seating_.leavers.standUp(seat);
  tellers_.talk.notice(keeper_.isGone() ? Notice::StoreGone : Notice::StoreFailed, {}, reason);
}

void Server::storeWorks() {
  tellers_.desk.changeAll();
  tellers_.talk.notice(Notice::StoreWorks, {});
  if (game_) game_->goOn();
  startWatch_.review();  // a table that got ready meanwhile had to wait
}

}  // namespace tapu
