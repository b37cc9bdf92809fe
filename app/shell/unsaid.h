// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/session/game/game_controller.h"

namespace tapu {

/// Keeps the chat lines that did not reach the table of a game which was left without a connection: they are said as
/// soon as the person is back in that game, there or where it goes on.
class Unsaid {
 public:
  /// Takes the unheard lines of a game that is about to be left, if it cannot be reached at the moment.
  void keep(GameController& game);
  /// Says the kept lines of this game in it, but for those that had reached the table all the same.
  void say(GameController& game);

 private:
  TableIdentity table_;
  QList<ChatLine> lines_, heard_;  ///< `heard_`: the chat as it was then
};

}  // namespace tapu
