// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/board/board_frame.h"
#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/foot_bar.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/host_game.h"

class QGridLayout;
class QLineEdit;

namespace tapu {

/// One saved game: its board, name, people, rules, round and time; continued, renamed and deleted here. A deleted one
/// keeps its place, with a way to undo it.
class SavedGameCard : public Sheet {
  Q_OBJECT
 public:
  explicit SavedGameCard(const SavedGame& game, QWidget* parent = nullptr);
  const SavedGame& game() const { return game_; }
  bool isDeleted() const { return deleted_ != nullptr; }
  /// What the arrow keys reach: to continue, else to undo or to delete it. Off where another window plays the game.
  QWidget* mainButton() const;
  bool isReachable() const { return mainButton()->isEnabled(); }
  enum class Current { No, Yes };
  /// Whether this game is the next step: its button is the marigold one.
  void setCurrent(Current current);
  /// Puts a field in the place of the name.
  void startRenaming();
  bool stopRenaming();  ///< the name stays as it was; false: it was not being renamed
  /// Deletes the game, with a way back until the page goes.
  void erase();
  /// Brings it back.
  void undo();
  void refresh();

 Q_SIGNALS:
  void continueWanted(const QString& store);
  /// Something failed: the sentence says what.
  void troubled(const QString& sentence);

 protected:
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void finishRenaming();
  void showWhich();
  SavedGame game_;
  std::unique_ptr<DeletedGame> deleted_;
  BoardFrame* picture_;
  QWidget* facts_;
  QWidget* gone_;
  Words *name_, *people_, *state_, *place_, *problem_, *goneWords_;
  QLineEdit* newName_;
  ActionButton *continue_, *rename_, *delete_, *undo_;
};

/// All games that can be continued, the newest first, and the way to those in files. A game deleted here can be brought
/// back as long as the page lives: whoever leaves it finds the way back when they return.
class SavedPage : public QWidget {
  Q_OBJECT
 public:
  explicit SavedPage(const GameStarter& starter, QWidget* parent = nullptr);
  /// Looks for games anew.
  void look();
  /// Games that are deleted and can still be brought back.
  int deletedCount() const;
  /// A sentence at the foot; empty takes it away.
  void showProblem(const QString& sentence);
  QString problem() const { return problem_->text(); }
  void focusFirst();
  const std::vector<SavedGameCard*>& cards() const { return cards_; }

 Q_SIGNALS:
  void continueWanted(const QString& store);
  /// A game is to be opened from a file.
  void fileWanted();
  void canceled();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int columns() const;
  void arrange();
  void retranslate();
  void follow(QWidget* focus);
  SavedGameCard* current() const;
  SavedGameCard* firstReachable() const;
  bool goByArrow(int key);
  void moveFocus(int step);

  const GameStarter& starter_;
  Column* sheet_;
  Words *title_, *help_, *problem_, *emptyTitle_, *emptyNote_, *testTitle_, *testNote_;
  QWidget *empty_, *tests_;
  QGridLayout* grid_;
  std::vector<SavedGameCard*> cards_;
  int columnsShown_ = 0;
  FootBar* foot_;
  ActionButton *back_, *file_;
};

}  // namespace tapu
