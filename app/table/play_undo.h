// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "engine/play/game.h"

class QAction;

namespace tapu {

/// The button at the lower left of the board that takes the last move back (0.13). Where that is not possible it is off
/// and says why.
class UndoCorner : public Sheet {
  Q_OBJECT
 public:
  explicit UndoCorner(QWidget* parent = nullptr);
  /// Whether the last move may be taken back now.
  enum class Offer : quint8 { Not, May };
  /// Shows this; where take-back is off for the whole game, there is no button.
  void refresh(Offer offer, TakeBackBar bar);
  ActionButton* button() const { return button_; }
  /// Names the key of this action from now on; it must outlive it.
  void nameKey(const QAction* action) { key_ = action; }

 Q_SIGNALS:
  /// The player wants their last move back.
  void wanted();

 private:
  ActionButton* button_;
  const QAction* key_ = nullptr;
};

}  // namespace tapu
