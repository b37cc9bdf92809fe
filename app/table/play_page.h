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

/// The table while a game runs: the board on the sea, trade at the left, players, log and chat at the right, the prompt
/// over the board and the tray below it. It asks the controller for everything and repeats no rule.
class PlayPage : public SeaPage {
  Q_OBJECT
 public:
  /// None is taken over; all must outlive the page. The actions are enabled while they do something.
  PlayPage(GameController* game, GameActions* actions, Settings& settings, QWidget* parent = nullptr);
  ~PlayPage() override;

  /// Animations and help with the dice as the settings have them now.
  void applySettings();
  /// A question beside the board, in the place of the tray; `confirmed` is called when the answer is not the safe one.
  void ask(std::function<Question::Texts()> texts, std::function<void()> confirmed);
  bool hasVoted(SeatId voter) const;  ///< for an end by agreement; the vote stands
  // In the prompt line, for some seconds
  void tell(const QString& problem);
  void announce(const QString& news);
  void setTheme(const Theme& theme);  ///< the board's; everything else follows the palette

 Q_SIGNALS:
  void ruleAsked(const QString& number);  ///< the link beside a refusal
  void newGameWanted();                   ///< button of the final table
  void startPageWanted();                 ///< button of the final table; after "server gone" too

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
