// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/kit/action_button.h"
#include "app/kit/clock_ring.h"
#include "app/kit/sheet.h"
#include "app/table/hand/build_row.h"
#include "app/table/hand/hand_strip.h"
#include "app/table/hand/want_button.h"
#include "app/table/sight/play_sight.h"
#include "app/table/sight/tray_height.h"

namespace tapu {

/// The tray below the board: the viewer's cards, the build buttons, and the button for the next step (roll, end turn).
class Tray : public Sheet {
  Q_OBJECT
 public:
  explicit Tray(QWidget* parent = nullptr);
  /// Names the keys of these actions from now on; they must outlive it.
  void nameKeys(const GameActions* actions);
  /// Shows this position. `picked`: the thing for which a place is being picked, if any.
  void refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked = {});
  /// Shows on the button for the next step the milliseconds left for the viewer; -1: no clock runs for them.
  void showTime(qint64 left) { clock_->start(left); }
  /// Sets all texts in the language of the interface.
  void retranslate();
  /// Becomes so high, with all its parts.
  void setHeight(TrayHeight height);
  // The parts of the tray.
  HandStrip* hand() const { return hand_; }
  BuildRow* builds() const { return builds_; }
  BuildButton* build(BuildButton::Thing thing) const { return builds_->button(thing); }
  ActionButton* next() const { return next_; }
  WantButton* want() const { return want_; }
  ClockRing* clock() const { return clock_; }

 Q_SIGNALS:
  /// The player wants this action; the page submits it.
  void act(const tapu::Action& action);

 private:
  void refreshNext(const PlaySight& sight);
  void refreshWant(const PlaySight& sight);
  HandStrip* hand_;
  BuildRow* builds_ = nullptr;
  ActionButton* next_;
  WantButton* want_;  ///< in its place or beside it, where players build between turns
  ClockRing* clock_;  ///< on `next_`
  Action nextAction_;
  const GameActions* actions_ = nullptr;
};

}  // namespace tapu
