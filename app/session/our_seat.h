// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/net/discovery.h"
#include "app/session/kept_seats.h"

namespace tapu {

/// What a game of the network is to whoever looks at the list.
enum class OurSeat : quint8 {
  None,
  Kept,  ///< a seat is kept there, and nobody wonders whether the game has room
  Moved  ///< a game of theirs goes on there from somebody's copy, where the seat is theirs by name
};
/// `kept`: their seats; `hosted`: the tables of games that their computer has hosted and that are not over.
OurSeat ourSeatIn(const FoundGame& game, const QList<Rejoin>& kept, const QList<TableIdentity>& hosted);

}  // namespace tapu
