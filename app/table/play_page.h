// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/board/board_scene.h"
#include "app/session/game/game_controller.h"
#include "app/session/settings/settings.h"
#include "app/table/game_actions.h"
#include "app/table/table_page.h"

namespace tapu {

/// The table while a game runs: the board in the middle, trade at the left, players, log and chat at the right, the
/// prompt above the board and the tray (hand and buttons) below it. It asks the controller for everything that it shows
/// and repeats no rule.
class PlayPage : public TablePage {
  Q_OBJECT
 public:
  /// `game`, `actions` and `settings` must outlive the page. It enables each of the actions while it does something.
  PlayPage(GameController* game, GameActions* actions, Settings& settings, QWidget* parent = nullptr);
  ~PlayPage() override;

  void applySettings() override;
  void offerAgain(Again again) override;
  void setTheme(const Theme& theme) override;
  void focusFirst() override;
  void takeLesson(QWidget* sheet) override;
  QRect placeOf(const Spoken& spoken) const override;
  std::vector<QRect> keptFor(const Spoken& spoken) const override;
  void leadTo(const Spoken& spoken) override;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void showPosition() override;
  QWidget* board() const override;
  void skipMotion() override;
  void retranslate() override;
  Pressed press(const QKeyEvent& key) override;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tapu
