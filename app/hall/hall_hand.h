// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/words.h"
#include "app/table/hand/build_row.h"
#include "app/table/hand/hand_strip.h"

namespace tapu {

/// The viewer's cards in the Big Game and, below them, what may be built; in a round of the other group it says so.
class HallHand : public QWidget {
  Q_OBJECT
 public:
  explicit HallHand(QWidget* parent = nullptr);
  /// Shows this position. `picked`: the thing for which a place is being picked, if any.
  void refresh(const PlaySight& sight, std::optional<BuildButton::Thing> picked);
  /// Sets all texts in the language of the interface.
  void retranslate() { hand_->retranslate(); }
  // The parts of the panel.
  HandStrip* hand() const { return hand_; }
  BuildRow* builds() const { return builds_; }
  QString note() const { return note_->text(); }

 private:
  /// The line over the build buttons: who plays, and the last round (9.22).
  static QString noteFor(const PlaySight& sight);

  HandStrip* hand_;
  Words* note_;
  BuildRow* builds_;
};

}  // namespace tapu
