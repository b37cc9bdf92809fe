// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/value/outlook.h"

#include <cmath>

namespace tapu {

HandScores::HandScores(const FeatureReader& reader, const State& state, SeatId seat, const Weights::Line& weights)
    : reader_(reader), state_(state), seat_(seat), weights_(weights), features_(reader.read(state, seat, seat)) {}

float HandScores::of(CardCounts hand) {
  reader_.readHand(state_, seat_, hand, features_);
  return score(features_, weights_);
}

float Outlook::weight(const State& state, SeatId other, const Others& others) const {
  return std::exp(score(reader_.read(state, other, viewer_), others.weights));
}

Outlook::Others Outlook::others(const State& state) const {
  Others others{0, weights_.at(reader_.stage(state))};
  for (int seat = 0; seat < definition_.seats; ++seat)
    if (seat != viewer_.value) others.sum += weight(state, SeatId(seat), others);
  return others;
}

float Outlook::chance(const State& state, const Others& others) const {
  if (state.head.phase == Phase::Over) return state.head.winner == viewer_ ? 1 : 0;
  const float own = std::exp(score(reader_.read(state, viewer_, viewer_), others.weights));
  return own / (own + others.sum);
}

}  // namespace tapu
