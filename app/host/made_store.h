// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "app/wire/lobby.h"
#include "engine/state/move.h"

namespace tapu {

/// Makes the store of a game that runs already, with all its moves, so that a server can go on with it: whoever is at
/// the hosting computer gets the seat of the lobby's host. Every other person has given up their seat, which a bot
/// plays, and gets it back by their name. `path`: a file that is not there yet. Waits for the disk. A remark for
/// `systemWords` if it fails; empty = good.
QString makeStore(const QString& path, const Lobby& lobby, const std::vector<Move>& moves);

}  // namespace tapu
