// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "app/kit/action_button.h"
#include "app/kit/clock_ring.h"
#include "app/kit/sheet.h"
#include "app/table/play_build.h"
#include "app/table/play_hand.h"
#include "app/table/play_sight.h"
#include "app/table/tray_height.h"

namespace tapu {

/// What lies below the board: the viewer's cards, what may be built, and the button for the next step (roll, end turn).
class Tray : public Sheet {
  Q_OBJECT
 public:
  explicit Tray(QWidget* parent = nullptr);
  /// Names the keys of these actions from now on; they must outlive it.
  void nameKeys(const GameActions* actions);
  /// Shows this position. `picked`: the thing for which a place is being picked, if any.
  void refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked = {});
  /// Shows on the next button how long the viewer may still decide, in milliseconds; -1: no clock runs for them.
  void showTime(qint64 left) { clock_->start(left); }
  /// Sets all texts in the language of the interface.
  void retranslate();
  /// Becomes Tall or Low, with all its parts.
  void setHeight(TrayHeight height);
  // The parts of the tray.
  HandStrip* hand() const { return hand_; }
  BuildButton* build(BuildButton::Thing thing) const { return builds_[static_cast<std::size_t>(thing)]; }
  ActionButton* next() const { return next_; }
  ClockRing* clock() const { return clock_; }

 Q_SIGNALS:
  /// The player wants this action; the page submits it.
  void act(const tapu::Action& action);
  /// The button of this thing was pressed.
  void pick(tapu::BuildButton::Thing thing);
  /// The pointer or the keyboard came to the button of this thing: the page may show its places.
  void lookedAt(tapu::BuildButton::Thing thing);
  /// Neither is at a button any more.
  void lookedAway();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refreshNext(const PlaySight& sight);
  HandStrip* hand_;
  std::array<BuildButton*, BuildButton::kThings> builds_{};
  ActionButton* next_;
  ClockRing* clock_;  ///< on `next_`
  Action nextAction_;
  const GameActions* actions_ = nullptr;
};

}  // namespace tapu
