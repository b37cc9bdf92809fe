// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wire/lobby.h"

namespace tapu {

/// The name of a seat on the screen: a person as typed; a bot by the server's name, put into the reader's language
/// unless somebody else at the table has that name: then by the server's name as it is.
QString shownName(const QList<LobbySeat>& seats, SeatId seat);
/// The same for all seats, in their order.
QStringList shownNames(const QList<LobbySeat>& seats);

}  // namespace tapu
