// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "app/session/game/game_controller.h"
#include "app/session/settings/settings.h"

namespace tapu {

/// Marks the games of this computer after the table here went on from somebody's copy: a saved game and an earlier seat
/// are no longer offered first. Nothing is deleted: the table may claim it falsely, and the other game may go on, too.
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
