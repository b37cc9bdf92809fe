// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/table/hint/hint_sheet.h"
#include "app/text/complaint.h"
#include "engine/play/game.h"

class QAction;

namespace tapu {

/// The reason why nothing can be taken back, with its rule.
Complaint takeBackRefusal(TakeBackBar bar);

/// The buttons at the lower left of the board: one takes the last move back (0.13), the lamp shows a hint. Where that
/// is not possible a button is off and says why.
class UndoCorner : public Sheet {
  Q_OBJECT
 public:
  explicit UndoCorner(QWidget* parent = nullptr);
  /// Whether the last move may be taken back now.
  enum class Offer : quint8 { Not, May };
  /// Shows this; where take-back is off for the whole game, there is no button.
  void refresh(Offer offer, TakeBackBar bar);
  ActionButton* button() const { return button_; }
  /// Shows the lamp or not; `whyNone`: why it is off, empty: it is on.
  void refreshLamp(InSight lamp, const QString& whyNone);
  ActionButton* lamp() const { return lamp_; }
  /// Shows the key of this action on the button; it must outlive the corner.
  void nameKey(const QAction* action) { key_ = action; }
  /// The same for the lamp.
  void nameHintKey(const QAction* action) { hintKey_ = action; }

 Q_SIGNALS:
  /// The player wants their last move back.
  void wanted();
  /// The player wants a hint, or no longer the one that is shown.
  void hintWanted();

 private:
  void showIfAny();
  ActionButton *button_, *lamp_;
  const QAction *key_ = nullptr, *hintKey_ = nullptr;
};

}  // namespace tapu
