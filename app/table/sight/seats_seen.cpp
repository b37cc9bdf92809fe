// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/seats_seen.h"

namespace tapu {

bool isCutOffForGood(const Seen& seen) {
  return seen.phase() == Client::Phase::Closed && seen.hasGame() && seen.state().head.phase != Phase::Over;
}

LobbySeat seatSeen(const Seen& seen, SeatId seat) {
  LobbySeat told = seen.lobby().seats.value(seat.value);
  const bool isClosed = isCutOffForGood(seen);
  if (seen.phase() != Client::Phase::Reconnecting && !isClosed) return told;
  told.link = isClosed ? Link::Up : seen.isLocal(seat) ? Link::Lost : Link::Silent;
  told.heardAgoMs = told.graceLeftMs = -1;
  if (isClosed && told.holder == SeatHolder::Person) told.bot.clear();
  return told;
}

Lobby lobbySeen(const Seen& seen) {
  Lobby told = seen.lobby();
  for (int seat = 0; seat < static_cast<int>(told.seats.size()); ++seat)
    told.seats[seat] = seatSeen(seen, SeatId(seat));
  return told;
}

}  // namespace tapu
