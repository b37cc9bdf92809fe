// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game/game_controller.h"

namespace tapu {

/// Whether this is an unfinished game to which this computer will have no connection any more: its host has closed it,
/// or has sent the person away.
bool isCutOffForGood(const Seen& seen);
/// The seat as far as anything is known of it at this moment. While the connection is lost nothing is known of others:
/// their connections count as silent, those of persons here as lost. After the table was closed nobody is connected,
/// waited for or stood in for; their connections count as good, so that nothing is told of them.
LobbySeat seatSeen(const Seen& seen, SeatId seat);
/// The same of all seats.
Lobby lobbySeen(const Seen& seen);

}  // namespace tapu
