// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/news/desk_teller.h"
#include "app/host/news/screen_teller.h"
#include "app/host/wishes/host_wishes.h"

namespace tapu {

/// Grants the requests of an organizer: all that a host may ask for, and more.
class OrganizerWishes {
 public:
  /// `game`: null before its start.
  OrganizerWishes(Connections& connections, Roster& roster, TableSecrets& secrets, TableKeeper& keeper,
                  LobbyTeller& lobby, Welcomer& welcomer, Leavers& leavers, LateDoor& late, ScreenTeller& screens,
                  DeskTeller& desks, HostWishes& host, const std::unique_ptr<GameSession>& game);
  /// Why not, or None: it is done.
  Refusal grant(const wire::Request& wish);
  /// Ends the game without a vote (10.4).
  Refusal endGame();

 private:
  Refusal keepSeat(SeatId seat, const QString& name);
  Refusal renewCode(SeatId seat);
  Refusal ask(SeatId seat);
  Refusal letGo(SeatId seat);

  Connections& connections_;
  Roster& roster_;
  TableSecrets& secrets_;
  TableKeeper& keeper_;
  LobbyTeller& lobby_;
  Welcomer& welcomer_;
  Leavers& leavers_;
  LateDoor& late_;
  ScreenTeller& screens_;
  DeskTeller& desks_;
  HostWishes& host_;
  const std::unique_ptr<GameSession>& game_;
};

}  // namespace tapu
