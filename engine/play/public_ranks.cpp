// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/public_ranks.h"

#include <algorithm>
#include <utility>

#include "engine/rules/course.h"

namespace tapu {

PublicRanks::PublicRanks(const State& state) {
  std::array<int, 256> with{};
  for (const Seat& seat : state.seats) {
    if (seat.presence == Presence::Vacant) continue;
    ++with[seat.points];
    ++seats_;
  }
  for (std::size_t points = with.size() - 1; points > 0; --points) above_[points - 1] = above_[points] + with[points];
}

std::vector<Standing> placesNow(const GameDefinition& definition, const State& state) {
  std::vector<Standing> list = standings(definition, state);
  if (state.head.phase == Phase::Over) return list;
  const PublicRanks ranks(state);
  for (Standing& row : list) row.rank = ranks.rankOf(state.publicPoints(row.seat));
  // The lower of equal seats stands first: by anything else their hidden cards could show.
  std::ranges::sort(list, {}, [](const Standing& row) { return std::pair(row.rank, row.seat.value); });
  return list;
}

}  // namespace tapu
