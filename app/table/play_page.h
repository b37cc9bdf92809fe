// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/board/board_scene.h"
#include "app/kit/question.h"
#include "app/kit/sea_page.h"
#include "app/session/game_controller.h"
#include "app/session/settings.h"
#include "app/table/game_actions.h"

namespace tapu {

/// The table while a game runs: the board in the middle, trade at the left, players, log and chat at the right, the
/// prompt above the board and the tray (hand and buttons) below it. It asks the controller for everything that it shows
/// and repeats no rule.
class PlayPage : public SeaPage {
  Q_OBJECT
 public:
  /// `game`, `actions` and `settings` must outlive the page. It enables each of the actions while it does something.
  PlayPage(GameController* game, GameActions* actions, Settings& settings, QWidget* parent = nullptr);
  ~PlayPage() override;

  /// To be called after motion or automatic throws were changed in the settings.
  void applySettings();
  /// Asks a question in place of the tray, so that the board stays visible. `texts` is called again when the language
  /// changes; `confirmed` is called if the other answer than the safe one is given.
  void ask(std::function<Question::Texts()> texts, std::function<void()> confirmed);
  /// Whether this person at this computer has voted for an end by agreement.
  bool hasVoted(SeatId voter) const;
  /// Shows in the prompt line for some seconds why something failed.
  void tell(const QString& problem);
  /// The same for something that was done.
  void announce(const QString& news);
  /// Draws the board in this theme; everything else takes its colors from the palette.
  void setTheme(const Theme& theme);

 Q_SIGNALS:
  /// The link beside a refusal was pressed: the number of the rule, such as "2.5".
  void ruleAsked(const QString& number);
  /// The person wants a new game, after the end of this one.
  void newGameWanted();
  /// The person wants to go to the start page, after the end of the game or when its server is gone.
  void startPageWanted();

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tapu
