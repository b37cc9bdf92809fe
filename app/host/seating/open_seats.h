// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/host/seating/leavers.h"

namespace tapu {

/// The seats for somebody who comes without the key of one: free ones before the game, those of bots and of
/// persons who have gone while it goes on.
class OpenSeats {
 public:
  /// `game`: null before its start.
  OpenSeats(const Connections& connections, const Roster& roster, const TableSecrets& secrets, const TableDoor& door,
            const Welcomer& welcomer, const Leavers& leavers, const std::unique_ptr<GameSession>& game);
  /// The first seat that nobody has and that is kept for nobody; none: there is none.
  SeatId firstFree() const;
  /// Whether nobody is at this seat: it is empty, a bot has it, or its person has gone.
  bool mayBeGiven(SeatId seat) const;
  /// Whether anybody may take over this seat, on one board: a bot's, or that of somebody who chose to leave.
  bool mayTakeOver(SeatId seat) const;
  /// The same, or it is the seat that somebody of this name was lost from.
  bool mayTake(const QString& name, SeatId seat) const;
  /// Whether there is a seat to take over while the game goes on, on one board, asking the host or not.
  bool isAnyToTakeOver() const;
  /// Whether all persons are away from a game that anybody may join, so that nobody could be asked.
  bool isLeftAlone() const;
  /// The seat of the person of this name who gave it up or was removed; none: there is none.
  SeatId onceOf(const QString& name) const;
  /// The seat of a person of this name whose connection was lost, so that they may have come back without their key;
  /// none: there is none.
  SeatId lostBy(const QString& name) const;
  /// The seat for somebody who takes one over: their own of before, else the one that they wish, else the first that
  /// anybody may take over; none: there is none.
  SeatId toTakeOver(const wire::Hello& hello) const;
  /// A seat for which the host need not be asked: the one that they wish, else one that bears their name, else the
  /// first; none: there is none, or they had another seat here.
  SeatId leftToGuests(const wire::Hello& hello) const;
  /// Why nobody new may sit down now, if nobody may.
  Refusal whyNone() const;

 private:
  const Connections& connections_;
  const Roster& roster_;
  const TableSecrets& secrets_;
  const TableDoor& door_;
  const Welcomer& welcomer_;
  const Leavers& leavers_;
  const std::unique_ptr<GameSession>& game_;
};

}  // namespace tapu
