// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/board_frame.h"
#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/fact.h"
#include "app/kit/words.h"
#include "app/lobby/rows/option_rows.h"
#include "engine/state/setup.h"

namespace tapu {

/// The game to be played: the board, its goal and length, the options that differ, a link to all of them.
class BoardColumn : public Column {
  Q_OBJECT
 public:
  explicit BoardColumn(QWidget* parent = nullptr);
  /// Shows this game. `persons`: how many are expected (`personsExpected`), who make a longer game than bots. `place`:
  /// decides which options are usual. `boards`: the length of the chain of which the setup has a part; 0 = it has all
  /// of it.
  void showSetup(const Setup& setup, int persons, Place place, int boards = 0);
  /// Whether there is a button for another random board. It is hidden until asked for here, and where the board of the
  /// game is not random.
  enum class Redraw { No, Yes };
  void offerRedraw(Redraw redraw = Redraw::Yes);
  /// Shows the link to all options, which is hidden at first.
  void offerAllOptions();

 Q_SIGNALS:
  /// The button of `offerRedraw` was pressed.
  void redrawWanted();
  /// The link of `offerAllOptions` was pressed.
  void allOptionsWanted();

 private:
  void refresh();
  void refreshChips();
  Setup setup_;
  int persons_ = 1, boards_ = 0;
  Place place_ = Place::ThisComputer;
  Redraw redraws_ = Redraw::No;
  BoardFrame* board_;
  Words* title_;
  Words* note_;
  ActionButton* redraw_;
  Fact* rules_;
  Fact* goal_;
  Words* advice_;
  Fact* players_;
  Fact* time_;
  Fact* trade_;
  Words* changedTitle_;
  QWidget* chips_;
  ActionButton* all_;
};

}  // namespace tapu
