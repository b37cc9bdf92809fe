// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <array>

#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/clock_ring.h"
#include "app/kit/dice_pair.h"
#include "app/kit/elided_words.h"
#include "app/kit/sheet.h"
#include "app/session/prompt.h"
#include "app/table/play_sight.h"

namespace tapu {

/// The one line that always says whose turn it is and what to do.
class PromptBar : public Sheet {
  Q_OBJECT
 public:
  explicit PromptBar(QWidget* parent = nullptr);
  /// Whose turn it is, in color and dice; none before there is a position.
  void refresh(const PromptLine& prompt, const PlaySight* sight = nullptr);
  /// A refusal takes the place of the task for some seconds; with the number of a rule there is a link to it.
  void complain(const QString& sentence, const QString& rule = {});
  /// So does news of what was done.
  void announce(const QString& sentence);
  /// Whether bots may be told to leave out their pauses.
  enum class Hurry : quint8 { Hidden, Offered };
  void setHurry(Hurry hurry);
  ActionButton* hurry() const { return hurry_; }
  ActionButton* ruleLink() const { return rule_; }
  Badge* badge() const { return badge_; }
  DicePair* dice() const { return dice_; }
  ClockRing* clock() const { return clock_; }
  QString title() const { return title_->text(); }
  QString task() const { return task_->text(); }

 Q_SIGNALS:
  void hurried();                         ///< bots are to leave out their pauses
  void ruleAsked(const QString& number);  ///< the link to this rule was pressed
  void ruleShown(const QString& number);  ///< a link to this rule is shown now; empty = no link is

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  enum class Tone { Refusal, News };
  void say(Tone tone, const QString& sentence, const QString& rule);
  void showTask();
  void makeRoom();
  Badge* badge_;
  ElidedWords *title_, *task_;
  ActionButton* rule_;
  ActionButton* hurry_;
  DicePair* dice_;
  ClockRing* clock_;
  QString taskText_, complaint_, ruleNumber_;
  Tone tone_ = Tone::Refusal;  ///< of the complaint
  QTimer complaintEnds_;
};

}  // namespace tapu
