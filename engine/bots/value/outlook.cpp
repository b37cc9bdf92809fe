// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/value/outlook.h"

#include <cmath>

namespace tapu {

Outlook::Others Outlook::others(const State& state) const {
  Others others{0, weights_.at(reader_.stage(state))};
  for (int seat = 0; seat < definition_.seats; ++seat)
    if (seat != viewer_.value)
      others.sum += std::exp(score(reader_.read(state, SeatId(seat), viewer_), others.weights));
  return others;
}

float Outlook::chance(const State& state, const Others& others) const {
  if (state.head.phase == Phase::Over) return state.head.winner == viewer_ ? 1 : 0;
  const float own = std::exp(score(reader_.read(state, viewer_, viewer_), others.weights));
  return own / (own + others.sum);
}

}  // namespace tapu
