// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/table/play_sight.h"

class QGridLayout;

namespace tapu {

/// Shown in place of the tray when the game is over: everybody's points by source, and buttons to go on.
class EndSheet : public Sheet {
  Q_OBJECT
 public:
  explicit EndSheet(QWidget* parent = nullptr);
  /// Shows the points of this position.
  void refresh(const PlaySight& sight);

 Q_SIGNALS:
  /// The button for a new game was pressed.
  void newGame();
  /// The button for the start page was pressed.
  void startPage();

 private:
  void fill(const PlaySight& sight);
  Words* title_;
  QWidget* tableHolder_;
  QGridLayout* grid_ = nullptr;
  ActionButton *newGame_, *startPage_;
};

}  // namespace tapu
