// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/session/game/game_controller.h"
#include "app/session/settings/settings.h"
#include "app/table/game_actions.h"
#include "app/table/table_page.h"

namespace tapu {

/// The player's page of the Big Game: the own board between its neighbors with the seats around them, as if one sat at
/// the table; above them whose round it is, the throw and the clock, below them trade, hand, offers, log and ranking.
/// It asks the controller for everything that it shows and repeats no rule.
class HallPage : public TablePage {
  Q_OBJECT
 public:
  /// `game`, `actions` and `settings` must outlive the page. It enables each of the actions while it does something.
  HallPage(GameController* game, GameActions* actions, Settings& settings, QWidget* parent = nullptr);
  ~HallPage() override;

  void applySettings() override;
  void setTheme(const Theme& theme) override;
  void takeLesson(QWidget* sheet) override;
  QRect placeOf(const Spoken& spoken) const override;
  std::vector<QRect> keptFor(const Spoken& spoken) const override;
  void leadTo(const Spoken& spoken) override;

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
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
