// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "app/kit/words.h"
#include "app/table/play_build.h"
#include "app/table/play_hand.h"

namespace tapu {

/// The viewer's cards in the Big Game and, below them, what may be built; in a round of the other group it says so.
class HallHand : public QWidget {
  Q_OBJECT
 public:
  explicit HallHand(QWidget* parent = nullptr);
  /// Names the keys of these actions from now on; they must outlive it.
  void nameKeys(const GameActions* actions);
  /// Shows this position. `picked`: the thing for which a place is being picked, if any.
  void refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked);
  /// Sets all texts in the language of the interface.
  void retranslate() { hand_->retranslate(); }
  // The parts of the panel.
  HandStrip* hand() const { return hand_; }
  BuildButton* build(BuildButton::Thing thing) const { return builds_[static_cast<std::size_t>(thing)]; }
  QString note() const { return note_->text(); }

 Q_SIGNALS:
  /// The button of this thing was pressed.
  void pick(tapu::BuildButton::Thing thing);
  /// The pointer or the keyboard came to the button of this thing: the page may show its places.
  void lookedAt(tapu::BuildButton::Thing thing);
  /// Neither is at a button any more.
  void lookedAway();

 private:
  HandStrip* hand_;
  Words* note_;
  std::array<BuildButton*, BuildButton::kThings> builds_{};
};

}  // namespace tapu
