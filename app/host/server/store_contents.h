// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "app/wire/lobby.h"
#include "engine/state/state.h"

namespace tapu {

/// The contents of a store, for lists of saved games.
struct StoreContents {
  /// Why it cannot be read, or where its game is damaged: a remark for `systemWords`. Empty: it is sound.
  QString problem;
  bool holdsGame = false;  ///< some game, over or not, sound or damaged
  /// The table of a game that was begun and is not over; nothing: there is none, or it is damaged.
  std::optional<Lobby> lobby;
  int moves = 0;
  State position;       ///< after the last move, as somebody without a seat sees it (6.9)
  int nearPersons = 0;  ///< number of seats of people at the computer that hosted it
  bool hostIsNear = false;
};

/// Reads a store that no program plays at the moment, and plays its moves through. Works on a copy: the store does not
/// change.
StoreContents contentsOf(const QString& storePath);

}  // namespace tapu
