// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wire/lobby.h"

namespace tapu {

/// What a seat is called on the screen: a person as typed; a bot that the server named in the language of the moment,
/// unless somebody at the table is called so already.
QString shownName(const QList<LobbySeat>& seats, SeatId seat);
/// The same for all seats, in their order.
QStringList shownNames(const QList<LobbySeat>& seats);

}  // namespace tapu
