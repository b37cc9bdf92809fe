// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/net/discovery.h"
#include "app/session/settings/kept_seats.h"

namespace tapu {

/// The relation of a listed network game to the reader.
enum class OurSeat : quint8 {
  None,
  Kept,  ///< a seat is kept there, and nobody wonders whether the game has room
  Moved  ///< a game of theirs goes on there from somebody's copy, where the seat is theirs by name
};
/// `kept`: their seats; `hosted`: the tables of games that their computer has hosted and that are not over.
OurSeat ourSeatIn(const FoundGame& game, const QList<Rejoin>& kept, const QList<TableIdentity>& hosted);

/// The empty seat of a watched table whose last player had this name; none: there is no such seat. `name`: that of the
/// seat kept for the table; empty: none is kept.
SeatId seatToTakeAgain(const Lobby& lobby, const QString& name);

}  // namespace tapu
