// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/chip.h"
#include "app/kit/clock_ring.h"
#include "app/kit/elided_words.h"
#include "app/kit/icon_label.h"
#include "app/kit/press_guard.h"
#include "app/kit/sheet.h"
#include "app/session/event/event_desk.h"
#include "app/session/event/whole_time.h"

namespace tapu {

/// The line over the desk: the coming or running round, the clock, and the organizer's buttons for it.
class DeskHeader : public Sheet {
  Q_OBJECT
 public:
  explicit DeskHeader(QWidget* parent = nullptr);
  void refresh(const EventDesk& desk);
  /// Begins the clock anew, with the time left from `desk`.
  void startClock(const EventDesk& desk);
  /// Middling: the clock has no words. Narrow: buttons show icons alone, too.
  enum class Width : quint8 { Wide, Middling, Narrow };
  void fit(Width width);
  QString title() const { return title_->text(); }
  ActionButton* startButton() const { return start_; }
  ActionButton* pauseButton() const { return pause_; }
  ActionButton* moreButton() const { return more_; }
  ActionButton* endRoundButton() const { return endRound_; }
  ActionButton* endGameButton() const { return endGame_; }

 Q_SIGNALS:
  /// The button that had the focus can no longer be pressed; the next Enter must not press another one.
  void focusLost();

 private:
  void refreshTitle(const EventDesk& desk);
  void refreshClock(const EventDesk& desk);
  void refreshButtons(const EventDesk& desk);
  IconLabel* emblem_;
  Chip* rehearsal_;
  ElidedWords *title_, *subtitle_, *clockTitle_, *clockNote_;
  ClockRing* clock_;
  WholeTime whole_;
  ActionButton *start_, *pause_, *more_, *endRound_, *endGame_;
  Width width_ = Width::Wide;
  PressGuard guard_;  ///< of the buttons that come where Start was: nobody wants them with a second click
};

}  // namespace tapu
