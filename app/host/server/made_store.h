// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <vector>

#include "app/wire/lobby.h"
#include "app/wire/table_identity.h"
#include "engine/state/move.h"

namespace tapu {

/// A game that runs already, and the people who may sit down at it.
struct MadeTable {
  Lobby lobby;
  std::vector<Move> moves;  ///< all of them
  /// The seats of persons at the hosting computer; that of the lobby's host is among them.
  QList<SeatId> here;
  /// Seats of bots that whoever comes over the network may take without asking the host.
  QList<SeatId> forGuests = {};
  TableIdentity identity = {};  ///< of the table that goes on with the game; unknown: it is a new game
};

/// Makes the store of such a game, so that a server can go on with it. Every person who is not at the hosting computer
/// has given up their seat, which a bot plays, and gets it back by their name. `path`: a file that is not there yet.
/// Waits for the disk. A remark for `systemWords` if it fails; empty = good.
QString makeStore(const QString& path, const MadeTable& table);

}  // namespace tapu
