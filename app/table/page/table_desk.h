// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/session/game/shown_game.h"
#include "app/table/frame/table_face.h"
#include "app/table/page/board_menu.h"
#include "app/table/page/board_pick.h"
#include "app/table/page/play_reasons.h"
#include "app/table/page/table_commands.h"
#include "app/table/page/table_keys.h"
#include "app/table/page/table_lesson.h"
#include "app/table/sight/game_actions.h"

namespace tapu {

/// The behavior of every table while its game runs: it asks the controller for everything that it shows, shows each
/// position in one order, and submits what the person wants. It repeats no rule. Its look is up to its face (PlayPage,
/// HallPage).
class TableDesk : public TablePage {
  Q_OBJECT
 public:
  /// `game`, `actions` and `settings` must outlive the page. It enables each of the actions while it does something.
  TableDesk(ShownGame* game, GameActions* actions, Settings& settings, QWidget* parent);
  ~TableDesk() override;

  void applySettings() override;
  void setTheme(const Theme& theme) override;
  void focusFirst() override;
  void takeLesson(QWidget* sheet) override;
  QRect placeOf(const Spoken& spoken) const override;
  std::vector<QRect> keptFor(const Spoken& spoken) const override;
  void leadTo(const Spoken& spoken) override;

 protected:
  /// Takes the face over, whose parts belong to this page, and shows the game. To be called once, and first.
  void open(std::unique_ptr<TableFace> face);
  TableFace& face() const { return *face_; }
  BoardPick& pick() const { return *pick_; }
  /// Sends this action of the person, unless there is something to be asked first.
  void submit(const Action& action);

  void showPosition() override;
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void catchKeyboard() override { focusFirst(); }

 private:
  void connectGame();
  void connectPanels();
  void connectTrade();
  void connectWishes();
  void startGame();
  void hear(const std::vector<Event>& events);
  void changeViewer();
  void showTime();
  void showParts(const PlaySight& now);
  void holdBots(const PlaySight& now);
  void rollIfWished(const PlaySight& now);
  void alertIfMyTurn();
  void askBeforeEnd(const QString& left);
  void send(const Action& action);
  TableFace::Pressed press(const QKeyEvent& key);
  TableFace::Pressed cancel();
  TableFace::Pressed leavePart();
  qint64 timeLeft() const;
  void retranslate();

  ShownGame* game_;
  GameActions* actions_;
  Settings& settings_;
  PlayVoice* voice_;
  std::unique_ptr<TableFace> face_;
  TableParts at_;
  std::unique_ptr<BoardPick> pick_;
  std::unique_ptr<PlayReasons> reasons_;
  std::unique_ptr<TableCommands> commands_;
  std::unique_ptr<BoardMenu> looks_;
  std::unique_ptr<TableKeys> keys_;
  std::unique_ptr<TableLesson> lesson_;  ///< null: nobody learns here
  bool started_ = false, wasMyTurn_ = false, rollsAlone_ = false, asksBeforeEnd_ = false;
};

}  // namespace tapu
