// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "app/session/game/game_controller.h"

namespace tapu {

/// Keeps what did not come to the table of a game that was left while it could not be reached: it is said as soon as
/// the person is back in that game, there or where it goes on.
class Unsaid {
 public:
  /// Takes what was not heard of a game that is about to be left, if it cannot be reached at the moment.
  void keep(GameController& game);
  /// Says in this game what was kept of it, unless it had come to the table all the same.
  void say(GameController& game);

 private:
  TableIdentity table_;
  QList<ChatLine> lines_, heard_;  ///< `heard_`: the chat as it was then
};

}  // namespace tapu
