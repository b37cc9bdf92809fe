// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/board_frame.h"
#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/fact.h"
#include "app/kit/words.h"
#include "app/lobby/option_rows.h"
#include "engine/state/setup.h"

namespace tapu {

/// What will be played: the board, its goal and length, the options that differ, a link to all of them.
class BoardColumn : public Column {
  Q_OBJECT
 public:
  explicit BoardColumn(QWidget* parent = nullptr);
  /// `persons` of its seats are people: with more of them a game takes longer.
  void showSetup(const Setup& setup, int persons, Place place);
  /// A button that draws another random board; hidden until asked for.
  enum class Redraw { No, Yes };
  void offerRedraw(Redraw redraw = Redraw::Yes);
  void offerAllOptions();

 Q_SIGNALS:
  void redrawWanted();
  void allOptionsWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  Setup setup_;
  int persons_ = 1;
  Place place_ = Place::ThisComputer;
  Redraw redraws_ = Redraw::No;
  BoardFrame* board_;
  Words* title_;
  Words* note_;
  ActionButton* redraw_;
  Fact* rules_;
  Fact* goal_;
  Words* advice_;
  Fact* time_;
  Fact* trade_;
  Words* changedTitle_;
  QWidget* chips_;
  ActionButton* all_;
};

}  // namespace tapu
