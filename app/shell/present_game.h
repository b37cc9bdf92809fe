// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "app/shell/sitting.h"
#include "app/shell/unsaid.h"

namespace tapu {

/// The game that the window shows at present, or none: takes one over, asks before it is left, and leaves it.
class PresentGame : public QObject {
  Q_OBJECT
 public:
  /// `window` gets the question whether to leave where no table is in front. All must outlive it.
  PresentGame(Pages& pages, Settings& settings, Sitting::LayTable layTable, QWidget* window);
  ~PresentGame() override;

  /// The sitting of the game; null: there is none, or none yet.
  Sitting* sitting() const { return sitting_.get(); }
  GameController* game() const { return sitting_ ? &sitting_->game() : nullptr; }
  /// The table of the game; null until there is one.
  TablePage* table() const { return sitting_ ? sitting_->table() : nullptr; }
  /// Whether a game is being played; it goes on behind the page of a new game until the new one begins.
  bool isInPlay() const { return sitting_ && sitting_->isInPlay(); }
  bool isToBeAsked() const { return sitting_ && sitting_->isToBeAsked(); }

  /// Shows this game from now on. If there is none its page tells why, or `callFailed` does.
  void adopt(StartedGame started, const Beginning& beginning);
  /// Runs `then` at once, or after a yes to the question whether to leave. It does not leave the game itself.
  void leaveThen(std::function<void()> then);
  /// Leaves the game, if there is one, without a question.
  void close();
  /// Lets the game go without giving up the seat: the program ends, and as after a crash a guest may come back.
  void end();
  /// Opens a page where another game can be begun. A game that is played goes on behind it: Back leads to it.
  void openBeside(std::function<void()> open);
  /// Brings the table to the front; there is one.
  void bringTable() { pages_.bring(table()); }

 Q_SIGNALS:
  /// A game was taken over; its lobby or table may take a while to come.
  void adopted(tapu::GameController* game);
  void letIn();
  void tableOpened(tapu::TablePage* table);
  /// Something that the menus show has changed.
  void changed();
  /// The person is about to do something else, unless they want to stay.
  void goingElsewhere();
  /// The game, if there is one, is about to be left.
  void closing();
  void closed();
  /// A game on the network could not be reached.
  void callFailed(const QString& sentence, tapu::Refusal why);
  /// A game that was not called on the network cannot be shown: its page is about to say why.
  void failedElsewhere();

 private:
  void follow();
  void fail(Page* from, const QString& sentence, Refusal why);

  Pages& pages_;
  Settings& settings_;
  Sitting::LayTable layTable_;
  QWidget* window_;
  std::unique_ptr<Sitting> sitting_;
  Unsaid unsaid_;
  bool isLeaving_ = false;  ///< the question was answered with yes: leave without asking again
};

}  // namespace tapu
