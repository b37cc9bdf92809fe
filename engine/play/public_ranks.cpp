// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/public_ranks.h"

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

}  // namespace tapu
