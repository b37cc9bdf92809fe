// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/board/board_frame.h"
#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/foot_bar.h"
#include "app/kit/page.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/game/game_starter.h"

class QGridLayout;
class QLineEdit;

namespace tapu {

/// One saved game: its board, name, people, rules, round and time; continued, renamed and deleted here. A deleted one
/// keeps its place, with a way to undo it.
class SavedGameCard : public Sheet {
  Q_OBJECT
 public:
  explicit SavedGameCard(const SavedGame& game, QWidget* parent = nullptr);
  /// The game as it was when the card was made.
  const SavedGame& game() const { return game_; }
  /// Deleted here, and can still be brought back.
  bool isDeleted() const { return deleted_ != nullptr; }
  /// The button that the arrow keys go to: Undo for a deleted game, else the first of Continue, Delete and Rename that
  /// can be used. Disabled while another window plays the game.
  QWidget* mainButton() const;
  /// The arrow keys stop at this card.
  bool isReachable() const { return mainButton()->isEnabled(); }
  /// Yes: this is the game to continue first, and its button has the color of the next step.
  enum class Current { No, Yes };
  void setCurrent(Current current);
  /// Shows a field in place of the name; Enter there renames the game.
  void startRenaming();
  /// Cancels renaming: the name stays as it was. False if it was not being renamed.
  bool stopRenaming();
  /// Deletes the game; `undo` can bring it back as long as the page lives. `troubled` follows if it cannot be deleted.
  void erase();
  /// Brings a deleted game back.
  void undo();
  /// Writes all texts anew, in the language and at the time of the moment.
  void refresh();

 Q_SIGNALS:
  /// The person wants to go on with this game: the path of its store.
  void continueWanted(const QString& store);
  /// The game could not be renamed or deleted: why, as a sentence.
  void troubled(const QString& sentence);

 protected:
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QString title() const;
  void finishRenaming();
  void wantToContinue();
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

/// All saved games of this computer, the newest first, and a button to open one from a file. A game deleted here can be
/// brought back as long as the page lives, also after it was left and opened again.
class SavedPage : public Page {
  Q_OBJECT
 public:
  /// `starter` knows where games are saved; it must outlive the page.
  explicit SavedPage(const GameStarter& starter, QWidget* parent = nullptr);
  ~SavedPage() override;
  /// Lists the games anew as they lie on the disk now.
  void look();
  void cameToFront() override { look(); }
  /// The number of deleted games that can still be brought back.
  int deletedCount() const;
  /// Shows a sentence at the foot; empty hides it.
  void showProblem(const QString& sentence) override;
  /// The sentence that is shown there; empty = none.
  QString problem() const { return problem_->text(); }
  /// Gives the keyboard to the first game that can be continued or changed, else to the button that opens a file.
  void focusFirst() override;
  /// One for each game, in the order of the list.
  const std::vector<SavedGameCard*>& cards() const { return cards_; }

 Q_SIGNALS:
  /// The person wants to go on with a game: the path of its store.
  void continueWanted(const QString& store);
  /// The person wants to open a game from a file.
  void fileWanted();
  /// The person wants to leave the page.
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
  Words* problem_;
  QWidget *empty_ = nullptr, *tests_;
  QGridLayout* grid_;
  std::vector<SavedGameCard*> cards_;
  int columnsShown_ = 0;
  FootBar* foot_;
  ActionButton *back_ = nullptr, *file_ = nullptr;
};

}  // namespace tapu
