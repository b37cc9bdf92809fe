// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/state/event.h"

namespace tapu {

/// Events for a player and at the table since their last turn, to read when their turn begins. Turns that a bot played
/// in their place are none of theirs.
struct SinceTurn {
  std::size_t turn = 0;      ///< index of the log's event with which their turn began; its identity
  CardCounts income, loss;   ///< cards that came into their hand and went out of it; Unknown: of hidden kinds
  std::vector<Event> deeds;  ///< what others, and such a bot, built, bought, played, robbed and won, in order
  /// True if there is nothing to tell: it is not their turn, they have acted in it, or nothing happened.
  bool isEmpty() const { return income.isEmpty() && loss.isEmpty() && deeds.empty(); }
};

/// Reads them out of the log that `seat` has. Throwing the dice is no act yet: with it a turn only begins.
SinceTurn sinceLastTurn(const std::vector<Event>& log, SeatId seat);

}  // namespace tapu
