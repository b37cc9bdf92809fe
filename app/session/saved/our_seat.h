// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/net/discovery.h"
#include "app/session/settings/kept_seats.h"

namespace tapu {

/// What a game of the network is to whoever looks at the list.
enum class OurSeat : quint8 {
  None,
  Kept,  ///< a seat is kept there, and nobody wonders whether the game has room
  Moved  ///< a game of theirs goes on there from somebody's copy, where the seat is theirs by name
};
/// `kept`: their seats; `hosted`: the tables of games that their computer has hosted and that are not over.
OurSeat ourSeatIn(const FoundGame& game, const QList<Rejoin>& kept, const QList<TableIdentity>& hosted);

/// Of a table that is watched: the seat of whoever sat there under this name, where nobody sits now; none: there is
/// none. `name`: as the seat that is kept for that table has it; empty: none is kept.
SeatId seatToTakeAgain(const Lobby& lobby, const QString& name);

}  // namespace tapu
