// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "app/session/game/game_controller.h"
#include "app/session/settings/settings.h"

namespace tapu {

/// Marks the games of this computer after the table here went on from somebody's copy: a saved game and an earlier seat
/// are no longer offered first. Nothing is forgotten: a table only claims to go on with another one's game, and that
/// one may go on, too.
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
