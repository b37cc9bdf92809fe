// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/news/tellers.h"
#include "app/host/seating/open_seats.h"

namespace tapu {

/// The parts of a server that give people seats and take these from them.
struct Seating {
  /// The limits of the table that those who get a seat are told.
  using Terms = Welcomer::Terms;
  /// `graceMs`: how long the seat of a lost person is kept before the game. `game`: null before its start.
  Seating(const std::shared_ptr<Clock>& clock, qint64 graceMs, const Terms& terms, Connections& connections,
          KeptTable& table, BotBench& bench, TableKeeper& keeper, Tellers& tellers,
          const std::unique_ptr<GameSession>& game);
  Welcomer welcomer;
  LobbySeats lobby;
  Leavers leavers;
  OpenSeats open;
};

}  // namespace tapu
