// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/host/store/event_store.h"
#include "app/wire/lobby.h"

namespace tapu {

/// The lobby of a stored game, if a server can go on from it: the setup can be played, there are as many seats as it
/// has, the stage is the one that the status tells, and no key or move is of a seat that does not exist. A file may
/// come from anybody; its seals prove only that nothing was damaged by chance. The moves themselves are for
/// `AuthoritativeGame::replay` to judge.
std::optional<Lobby> lobbyOf(const StoredGame& game);

/// The head of a stored game: setup, seats and stage, as `lobbyOf` reads them.
QByteArray headOf(const Lobby& lobby);

}  // namespace tapu
