// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "engine/bots/reason/past_reasons.h"
#include "engine/state/viewer.h"

namespace tapu {

/// The moves of a game as somebody has seen them, from the first one on.
struct SeenMoves {
  Viewer viewer;
  const std::vector<Move>& moves;
};
/// The move behind the event of this index among those of `told` (event_log.h): that of the event's seat, as `looker`
/// saw it. Nothing if there is no such event, or the table or another seat caused it. Plays the moves before.
std::optional<PastDeed> deedOf(const GameDefinition& definition, const SeenMoves& told, const SeenMoves& looker,
                               std::size_t event);

/// The latest acts of a game of which only a part is known, so that its moves cannot be played again: the move behind
/// each event of the log.
class LatestDeeds {
 public:
  static constexpr std::size_t kMost = 200;  ///< acts; the oldest are forgotten
  /// Notes new moves: before them the position was `before`, and their events begin at index `first` of the log.
  void hear(const State& before, const std::vector<Move>& moves, const std::vector<Event>& events, std::size_t first);
  /// The deed behind this event; null: not known, or not known any more.
  const PastDeed* of(std::size_t event) const;
  void clear() { known_.clear(); }

 private:
  std::map<std::size_t, std::shared_ptr<const PastDeed>> known_;  ///< by the index of the event
};

}  // namespace tapu
