// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/entrance/door_guard.h"
#include "app/host/entrance/late_door.h"
#include "app/host/news/lost_moves.h"

namespace tapu {

/// Lets in those who come to play: leads people who have the key of a seat back to it, and gives all others one.
class SeatDoor {
 public:
  SeatDoor(Connections& connections, Roster& roster, const SeatKeys& keys, const TableSecrets& secrets,
           DoorGuard& guard, LostMoves& lostMoves, Welcomer& welcomer, LobbySeats& lobbySeats, Leavers& leavers,
           const OpenSeats& seats, LateDoor& late);
  /// Tells a caller which table this is, with a proof that it knows the key that they have: a client shows a key to its
  /// own table alone.
  void introduce(Connection& connection, const wire::Hello& hello);
  /// Gives a caller a seat, or tells them why not; perhaps later.
  void greet(Connection& connection, const wire::Hello& hello);

 private:
  SeatId seatOfLocalPerson(const Connection& connection) const;
  void comeBack(Connection& connection, const wire::Hello& hello, SeatId seat);
  void sitDown(Connection& connection, const wire::Hello& hello);
  void sitDownAt(Connection& connection, const wire::Hello& hello, SeatId seat);
  DoorGuard::Verdict judgeCode(Connection& connection, const wire::Hello& hello);
  Refusal openByCode(Connection& connection, const wire::Hello& hello, SeatId seat);
  void openInLobby(Connection& connection, const wire::Hello& hello, SeatId seat);

  Connections& connections_;
  Roster& roster_;
  const SeatKeys& keys_;
  const TableSecrets& secrets_;
  DoorGuard& guard_;
  LostMoves& lostMoves_;
  Welcomer& welcomer_;
  LobbySeats& lobbySeats_;
  Leavers& leavers_;
  const OpenSeats& seats_;
  LateDoor& late_;
};

}  // namespace tapu
