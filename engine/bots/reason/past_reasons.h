// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/bots/reason/reasons.h"
#include "engine/state/event.h"

namespace tapu {

/// Something that was done in a game, and the position before it, as somebody saw both.
struct PastDeed {
  State before;
  Move move;
  std::vector<Move> seen = {};  ///< the moves before it, from the first one on, as they saw them; empty: not known
};
/// The reasons of a past deed: the seat that did it, and at most `kMostReasons` reasons.
struct PastReasons {
  SeatId doer;
  std::vector<Reason> reasons;
};
/// Reasons for the event at this index of the log, for a reader (none: somebody without a seat): those of the position
/// before it, as the reader saw it, and those from the log: what a trade paid for, where a knight sent robber or
/// pirate, which cards of a purchase had just been traded for. For a deal: its use to the partner of the reader, or to
/// its offerer.
PastReasons reasonsOfPast(const GameDefinition& definition, const PastDeed& past, SeatId reader,
                          const std::vector<Event>& log, std::size_t event);

}  // namespace tapu
