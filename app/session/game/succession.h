// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "app/session/game/game_controller.h"
#include "app/session/settings/settings.h"

namespace tapu {

/// What this computer keeps of a game that went on from somebody's copy at the table of this one: a saved game and a
/// seat of before are no longer the next to be gone on with. Nothing of it is forgotten: a table says of itself that it
/// goes on with another one's game, and that one may go on, too.
class Succession : public QObject {
 public:
  /// A child of `game`; `folders` are those of the saved games. The settings must outlive it.
  Succession(GameController& game, Settings& settings, QStringList folders);

 private:
  void look();
  GameController& game_;
  Settings& settings_;
  QStringList folders_;
};

}  // namespace tapu
