// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/seats_seen.h"

namespace tapu {

bool isCutOffForGood(const GameController& game) {
  return game.phase() == Client::Phase::Closed && game.hasGame() && game.state().head.phase != Phase::Over;
}

LobbySeat seatSeen(const GameController& game, SeatId seat) {
  LobbySeat seen = game.lobby().seats.value(seat.value);
  const bool isClosed = isCutOffForGood(game);
  if (game.phase() != Client::Phase::Reconnecting && !isClosed) return seen;
  seen.link = isClosed ? Link::Up : game.isLocal(seat) ? Link::Lost : Link::Silent;
  seen.heardAgoMs = seen.graceLeftMs = -1;
  if (isClosed && seen.holder == SeatHolder::Person) seen.bot.clear();
  return seen;
}

Lobby lobbySeen(const GameController& game) {
  Lobby seen = game.lobby();
  for (int seat = 0; seat < static_cast<int>(seen.seats.size()); ++seat)
    seen.seats[seat] = seatSeen(game, SeatId(seat));
  return seen;
}

}  // namespace tapu
