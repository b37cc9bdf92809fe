// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game/game_controller.h"

namespace tapu {

/// Whether what is shown is an unfinished game that this computer has no connection to any more: its host has closed
/// it, or has sent the person away.
bool isCutOffForGood(const Seen& seen);
/// The seat as far as anything is known of it at this moment. While the connection is lost nothing is known of others:
/// theirs count as silent, and the own ones as lost. After it was closed nobody is connected, waited for or stood in
/// for, and the connection counts as good, of which nothing is to be told then.
LobbySeat seatSeen(const Seen& seen, SeatId seat);
/// The same of all seats.
Lobby lobbySeen(const Seen& seen);

}  // namespace tapu
