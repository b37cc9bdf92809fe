// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>

#include "app/kit/action_button.h"
#include "app/kit/clock_ring.h"
#include "app/kit/dice_pair.h"
#include "app/kit/elided_words.h"
#include "app/kit/icon_label.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/event/whole_time.h"
#include "app/table/hint/hint_sheet.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/sight/task_line.h"
#include "engine/play/round_time.h"

class QAction;

namespace tapu {

/// The line over the boards: whose round it is and what to do, the throw and what it brought, the own points, Done, and
/// the clock. Before the first round it tells how many have made their start choices.
class HallHeader : public Sheet {
  Q_OBJECT
 public:
  explicit HallHeader(QWidget* parent = nullptr);
  /// Shows this prompt. `got`: what the last throw has brought the viewer.
  void refresh(const PromptLine& prompt, const PlaySight& sight, CardCounts got);
  /// Shows the prompt while there is no position yet.
  void refresh(const PromptLine& prompt);
  /// Shows the clock: milliseconds left, -1 = none runs, and what it is that runs. Time that the organizer adds to it
  /// counts as a part of it.
  void showTime(qint64 left, const RoundTime& time);
  /// Lights up for a moment: a round of the viewer's group begins. 0 milliseconds: not at all.
  void flash(int ms);
  /// Becomes as wide as this: what has no room is left out, the least important first.
  void fit(int width);
  // The parts of the line, and what it says.
  TaskLine* task() const { return task_; }
  DicePair* dice() const { return dice_; }
  ClockRing* clock() const { return clock_; }
  ActionButton* doneButton() const { return done_; }
  /// The lamp gives a hint. InSight::No: this table has none; `whyNone`: why it is off, empty: it is on.
  ActionButton* lamp() const { return lamp_; }
  void refreshLamp(InSight lamp, const QString& whyNone);
  QString title() const { return title_->text(); }
  QString rankText() const { return rank_->text(); }
  QString timeText() const { return of_->text(); }
  /// Names the key of the action that the button for Done stands for; the action must outlive this line.
  void nameKey(const QAction* action) { key_ = action; }
  /// The same for the lamp.
  void nameHintKey(const QAction* action) { hintKey_ = action; }
  Action doneAction() const { return doneAction_; }

 Q_SIGNALS:
  /// The player wants this action; the page submits it.
  void act(const tapu::Action& action);
  /// The player wants a hint, or no longer the one that is shown.
  void hintWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QWidget* two(ElidedWords* above, QWidget* below);
  void refreshThrow(const PlaySight& sight, CardCounts got);
  void refreshPoints(const PlaySight& sight);
  void refreshDone(const PlaySight& sight);
  void tellTime();
  IconLabel* emblem_;
  ElidedWords* title_;
  TaskLine* task_;
  DicePair* dice_;
  ElidedWords *thrown_, *got_, *points_, *rank_, *left_, *of_;
  QWidget *throwBox_, *pointsBox_, *timeBox_;
  ActionButton *lamp_, *done_;
  ClockRing* clock_;
  WholeTime whole_;  ///< of what the clock measures
  Action doneAction_;
  const QAction *key_ = nullptr, *hintKey_ = nullptr;
  QVariantAnimation light_;
};

}  // namespace tapu
