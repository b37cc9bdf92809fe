// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "app/kit/chip_button.h"
#include "app/kit/sheet.h"
#include "app/organizer/seat_list_view.h"
#include "app/session/event/event_desk.h"

class QLineEdit;

namespace tapu {

/// The seats of an event on the organizer's desk: the list, its filter, and the organizer's acts on one of them. It
/// asks before anything that cannot be taken back.
class SeatPanel : public Sheet {
  Q_OBJECT
 public:
  /// `desk` must outlive the panel.
  explicit SeatPanel(EventDesk& desk, QWidget* parent = nullptr);
  SeatListView* view() const { return view_; }
  /// Shows these seats; the chosen one stays chosen.
  void refresh(std::vector<SeatLine> lines);
  /// Gives the keyboard to the field in which one looks for a seat.
  void focusSearch();

 Q_SIGNALS:
  /// The organizer wants to print the slip of this seat alone, whose code is new.
  void slipWanted(tapu::SeatId seat);

 private:
  void act(SeatAct what, SeatId seat);
  void askNewCode(SeatId seat);
  void makeCode(SeatId seat);
  void askName(SeatId seat);
  void askToGiveBack(SeatId seat);
  void askToRemove(SeatId seat);
  void tellNewCode();

  EventDesk& desk_;
  std::array<ChipButton*, 4> filters_{};
  QLineEdit* search_;
  SeatListView* view_ = nullptr;
  SeatId awaitedCode_;   ///< of this seat; none: no request is open
  QString awaitedName_;  ///< for which that seat is to be kept by then; empty: for nobody
  int codeBefore_ = -1;  ///< -1: the seat had none
};

}  // namespace tapu
