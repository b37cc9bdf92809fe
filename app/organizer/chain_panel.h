// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/chain_view.h"
#include "app/kit/elided_words.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/event/event_desk.h"

namespace tapu {

/// The boards of an event on the organizer's desk, with the lamps of their seats.
class ChainPanel : public Sheet {
  Q_OBJECT
 public:
  /// `desk` must outlive the panel.
  explicit ChainPanel(const EventDesk& desk, QWidget* parent = nullptr);
  /// Shows the position, and these seats.
  void refresh(const std::vector<SeatLine>& lines);
  ChainView* view() const { return view_; }
  /// The meaning of the lamps; a narrow desk has no room for it.
  Words* legend() const { return legend_; }

 private:
  void fit();
  const EventDesk& desk_;
  Words* legend_;
  ElidedWords* counts_;
  ChainView* view_;
  bool hasChain_ = false, hasGame_ = false;
};

}  // namespace tapu
