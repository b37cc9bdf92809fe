// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "app/session/game_controller.h"
#include "app/session/settings.h"

namespace tapu {

/// What this computer keeps of a game that went on from somebody's copy at the table of this one: a saved game of
/// before is not the next to be continued any more, and with the end of the game the seats of before are forgotten.
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
