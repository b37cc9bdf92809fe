// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/entrance/eye_door.h"
#include "app/host/entrance/seat_door.h"
#include "app/host/seating/seating.h"

namespace tapu {

/// Lets everybody in, each by their own door: players, latecomers, and those without a seat.
class Entrance {
 public:
  /// `makeToken` draws 32 bytes that nobody can guess. `game`: null before its start.
  Entrance(const std::shared_ptr<Clock>& clock, const Limits& limits, const std::function<QByteArray()>& makeToken,
           Connections& connections, KeptTable& table, LostMoves& lostMoves, Seating& seating, Tellers& tellers,
           const std::unique_ptr<GameSession>& game);
  /// Lets a connection in that has said this, or turns it away; perhaps later.
  void greet(Connection& connection, const wire::Hello& hello);
  const WatchRights& rights() const { return rights_; }
  LateDoor& late() { return late_; }
  const LateDoor& late() const { return late_; }
  /// See `DoorGuard`.
  QList<WrongCodes> wrongCodes() const { return guard_.wrongCodes(); }

 private:
  Connections& connections_;
  Welcomer& welcomer_;
  WatchRights rights_;
  DoorGuard guard_;
  LateDoor late_;
  SeatDoor seats_;
  EyeDoor eyes_;
};

}  // namespace tapu
