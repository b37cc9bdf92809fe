// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include "app/session/game/shown_game.h"
#include "app/session/settings/settings.h"
#include "app/table/frame/table_page.h"
#include "app/table/page/table_desk.h"
#include "app/table/sight/game_actions.h"

namespace tapu {

/// The player's page of the Big Game: the own board between its neighbors with the seats around them, as if one sat at
/// the table; above them whose round it is, the throw and the clock, below them trade, hand, offers, log and ranking.
class HallPage : public TableDesk {
  Q_OBJECT
 public:
  /// `game`, `actions` and `settings` must outlive the page.
  HallPage(ShownGame* game, GameActions* actions, Settings& settings, QWidget* parent = nullptr);

 private:
  class Face;
};

}  // namespace tapu
