// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/seating/seat_choices.h"
#include "app/host/wishes/host_wishes.h"

namespace tapu {

/// Grants the requests of people at seats, the host among them.
class PlayerWishes {
 public:
  /// `game`: null before its start.
  PlayerWishes(Connections& connections, const Roster& roster, const TableSecrets& secrets, TableDoor& door,
               TableKeeper& keeper, TableTeller& table, TableTalk& talk, Pauses& pauses, SeatChoices& choices,
               HostWishes& host, const std::unique_ptr<GameSession>& game);
  /// Why not, or None: it is done. The connection has a seat.
  Refusal grant(Connection& connection, const wire::Request& wish);

 private:
  Refusal vote(const Connection& connection, YesNo stops);
  Refusal enterThrow(SeatId seat, const std::array<quint8, 2>& dice);
  Refusal countHint(SeatId seat);
  Refusal letBotPlay(SeatId asking, SeatId seat, YesNo bot);
  Refusal letBotPlay(SeatId seat, YesNo bot);
  Refusal ask(SeatId asking, SeatId seat);

  Connections& connections_;
  const Roster& roster_;
  const TableSecrets& secrets_;
  TableDoor& door_;
  TableKeeper& keeper_;
  TableTeller& table_;
  TableTalk& talk_;
  Pauses& pauses_;
  SeatChoices& choices_;
  HostWishes& host_;
  const std::unique_ptr<GameSession>& game_;
};

}  // namespace tapu
