// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include "app/board/board_scene.h"
#include "app/session/game/shown_game.h"
#include "app/session/settings/settings.h"
#include "app/table/frame/table_page.h"
#include "app/table/page/table_desk.h"
#include "app/table/sight/game_actions.h"

namespace tapu {

/// The table of a game on one board while it runs: the board in the middle, trade at the left, players, log and chat at
/// the right, the prompt above the board and the tray (hand and buttons) below it.
class PlayPage : public TableDesk {
  Q_OBJECT
 public:
  /// `game`, `actions` and `settings` must outlive the page.
  PlayPage(ShownGame* game, GameActions* actions, Settings& settings, QWidget* parent = nullptr);
  ~PlayPage() override;

  void offerAgain(Again again) override;
  void focusFirst() override;

 protected:
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  class Face;
  Face& own() const;
};

}  // namespace tapu
