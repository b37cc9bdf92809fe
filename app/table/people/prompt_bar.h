// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/clock_ring.h"
#include "app/kit/dice_pair.h"
#include "app/kit/elided_words.h"
#include "app/kit/sheet.h"
#include "app/session/game/prompt.h"
#include "app/table/sight/game_actions.h"
#include "app/table/sight/play_sight.h"
#include "app/table/sight/task_line.h"
#include "app/table/sight/tray_height.h"

namespace tapu {

/// The line above the board with the turn and the task of the moment. Why something was refused can be read whole: what
/// lies beside it makes way for those seconds.
class PromptBar : public Sheet {
  Q_OBJECT
 public:
  explicit PromptBar(QWidget* parent = nullptr);
  /// Shows this prompt, with the badge of the player whose turn it is and the dice of the position; null: there is no
  /// position yet.
  void refresh(const PromptLine& prompt, const PlaySight* sight = nullptr);
  /// Shows for some seconds, in place of the task, why something was refused. With the number of a rule there is a link
  /// to it.
  void complain(const QString& sentence, const QString& rule = {}) { task_->complain(sentence, rule); }
  /// Shows for some seconds, in place of the task, that something was done.
  void announce(const QString& sentence) { task_->announce(sentence); }
  /// Shows the keys of these actions on its buttons; they must outlive it.
  void nameKeys(const GameActions* actions) { actions_ = actions; }
  /// Whether bots may be told to leave out their pauses.
  enum class Hurry : quint8 { Hidden, Offered };
  void setHurry(Hurry hurry);
  /// Becomes Low in windows of little height.
  void setHeight(TrayHeight height);
  /// Whether bots wait for the person to ask for their next move.
  enum class Step : quint8 { Hidden, Offered };
  void setStep(Step step);
  // The parts of the line, and what it says.
  ActionButton* hurry() const { return hurry_; }
  ActionButton* step() const { return step_; }
  ActionButton* done() const { return done_; }
  ActionButton* ruleLink() const { return task_->ruleLink(); }
  TaskLine* taskLine() const { return task_; }
  Badge* badge() const { return badge_; }
  DicePair* dice() const { return dice_; }
  ClockRing* clock() const { return clock_; }
  QString title() const { return title_->text(); }
  QString task() const { return task_->text(); }

 Q_SIGNALS:
  /// The person wants bots to leave out their pauses.
  void hurried();
  /// The person wants a bot to make its next move.
  void stepped();
  /// The reader has finished their building or part between two turns.
  void ended();
  /// The link to this rule was pressed.
  void ruleAsked(const QString& number);
  /// A link to this rule is shown; empty: no link any more.
  void ruleShown(const QString& number);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void refreshBetween(const PlaySight& sight);
  bool isBetween_ = false;  ///< between two turns it is a strip of another color
  bool hasBadge_ = false;   ///< there is somebody whose badge it shows
  const GameActions* actions_ = nullptr;
  void fixHeight();
  TrayHeight height_ = TrayHeight::Tall;
  int roomForTask(int title) const;
  bool isToldWhole() const;
  void makeRoom();
  QString hurryWords_, hurryBrief_;
  Hurry hurryOffered_ = Hurry::Hidden;
  Badge* badge_;
  ElidedWords* title_;
  TaskLine* task_;
  ActionButton *hurry_, *step_, *done_;
  DicePair* dice_;
  ClockRing* clock_;
};

}  // namespace tapu
