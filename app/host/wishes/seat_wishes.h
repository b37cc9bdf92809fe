// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/news/table_talk.h"
#include "app/host/news/watch_rights.h"
#include "app/host/seating/lobby_seats.h"

namespace tapu {

/// Does what a host wishes of the seats of the table. Each answers why not, or None: it is done.
class SeatWishes {
 public:
  SeatWishes(Connections& connections, Roster& roster, TableSecrets& secrets, BotBench& bench, TableKeeper& keeper,
             LobbyTeller& lobby, LobbySeats& seats, const WatchRights& rights, TableTalk& talk);
  /// Before the game: seats a bot of this kind at an empty seat or in place of another bot. While it runs: has a bot of
  /// this kind play on for the one that sits there, under the same name and with the same cards.
  Refusal putBot(SeatId seat, const QString& bot);
  /// Empties a seat. `host`: the seat of the asking host, if they have one.
  Refusal clear(SeatId seat, SeatId host);
  /// Takes another setup for the game, given as `encodeSetup` has it.
  Refusal changeSetup(const QByteArray& wished);
  /// Makes the person of this seat the host.
  Refusal passHost(SeatId to);
  /// Keeps the seat before the game for somebody who comes under that name; empty: it is kept for nobody.
  Refusal reserve(SeatId seat, const QString& name);

 private:
  Refusal changeBot(SeatId seat, const QString& bot);

  Connections& connections_;
  Roster& roster_;
  TableSecrets& secrets_;
  BotBench& bench_;
  TableKeeper& keeper_;
  LobbyTeller& lobby_;
  LobbySeats& seats_;
  const WatchRights& rights_;
  TableTalk& talk_;
};

}  // namespace tapu
