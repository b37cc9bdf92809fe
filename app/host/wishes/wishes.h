// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/entrance/entrance.h"
#include "app/host/news/end_hearers.h"
#include "app/host/wishes/organizer_wishes.h"
#include "app/host/wishes/player_wishes.h"

namespace tapu {

/// Hears the requests of those who were welcomed: each goes to the class that grants it to such people.
class Wishes {
 public:
  /// `game`: null before its start.
  Wishes(Connections& connections, KeptTable& table, TableKeeper& keeper, BotBench& bench, Seating& seating,
         Entrance& entrance, Tellers& tellers, Pauses& pauses, LostMoves& lostMoves, BotFill& fill,
         EndHearers& endHearers, const std::unique_ptr<GameSession>& game);
  /// Grants it, or tells them why not.
  void hear(Connection& connection, const wire::Request& wish);
  /// The same for whoever keeps the server itself: why not, or None.
  Refusal command(const wire::Request& wish);
  /// See `HostMeans`.
  Refusal unban(const QString& who) { return hostMeans_.unban(who); }
  /// The granter of host requests; it emits that the host wants the game to begin.
  HostWishes& ofHost() { return host_; }
  /// The granter of players' choices before the game; it emits that somebody has chosen something.
  SeatChoices& choices() { return choices_; }

 private:
  Refusal grantToEye(Connection& eye, const wire::Request& wish);
  void giveUp(Connection& connection);

  EndHearers& endHearers_;
  Leavers& leavers_;
  const Roster& roster_;
  const std::unique_ptr<GameSession>& game_;
  SeatWishes seats_;
  HostMeans hostMeans_;
  HostWishes host_;
  OrganizerWishes organizer_;
  SeatChoices choices_;
  PlayerWishes players_;
};

}  // namespace tapu
