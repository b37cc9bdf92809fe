// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/table/play_sight.h"

class QGridLayout;

namespace tapu {

/// The end of a game: everybody's points by source, and where to go from here.
class EndSheet : public Sheet {
  Q_OBJECT
 public:
  explicit EndSheet(QWidget* parent = nullptr);
  void refresh(const PlaySight& sight);

 Q_SIGNALS:
  void newGame();    ///< its button was pressed
  void startPage();  ///< likewise

 private:
  void fill(const PlaySight& sight);
  Words* title_;
  QWidget* tableHolder_;
  QGridLayout* grid_ = nullptr;
  ActionButton *newGame_, *startPage_;
};

}  // namespace tapu
