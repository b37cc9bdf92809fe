// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/rules/victory.h"
#include "engine/state/state.h"

namespace tapu {

/// Ranks while a game runs, by the points that everybody sees (2.7): rank 1 has the most, and equal points share a
/// rank. Seats that nobody has taken (9.21) do not count. Made once for a position; then each answer takes constant
/// time for any number of seats.
class PublicRanks {
 public:
  explicit PublicRanks(const State& state);
  int rankOf(int points) const { return above_[static_cast<std::size_t>(points)] + 1; }
  /// The number of seats counted.
  int seats() const { return seats_; }

 private:
  std::array<int, 256> above_{};  ///< [points]: how many seats have more
  int seats_ = 0;
};

/// All players by their place: while the game runs by the points that everybody sees, and equal points share a place,
/// as the host tells everybody theirs; after the end as in the final table (9.22).
std::vector<Standing> placesNow(const GameDefinition& definition, const State& state);

}  // namespace tapu
