// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/value/outlook.h"

#include <cmath>

#include "engine/bots/far_points.h"

namespace tapu {

HandScores::HandScores(const FeatureReader& reader, const State& state, SeatId seat, const Weights::Line& weights,
                       float atSea)
    : reader_(reader),
      state_(state),
      seat_(seat),
      weights_(weights),
      atSea_(atSea),
      features_(reader.read(state, seat, seat)) {}

float HandScores::of(CardCounts hand) {
  reader_.readHand(state_, seat_, hand, features_);
  const float ofFeatures = score(features_, weights_);
  return state_.sea ? ofFeatures + atSea_ : ofFeatures;
}

/// The part of the score that weights fitted to islands without a sea leave out: points that came from there early,
/// when others only have buildings, and those that are still to be had. Of other seats the latter are left out.
float Outlook::scoreAtSea(const State& state, SeatId seat) const {
  if (!state.sea || sense() == SeaSense::Ignores) return 0;
  constexpr float kHad = 5.0F, kAhead = 6.0F;  // for the whole target
  const float had = static_cast<float>(state.sea->islandPoints[seat.value] + state.sea->giftPoints[seat.value]);
  const float ahead = seat == viewer_ ? farPoints(definition_, state, seat) : 0;
  return (kHad * had + kAhead * ahead) / static_cast<float>(definition_.rules.target);
}

float Outlook::scoreOf(const State& state, SeatId seat, const Weights::Line& weights) const {
  const float ofFeatures = score(reader_.read(state, seat, viewer_), weights);
  return state.sea ? ofFeatures + scoreAtSea(state, seat) : ofFeatures;
}

float Outlook::weight(const State& state, SeatId other, const Others& others) const {
  return std::exp(scoreOf(state, other, others.weights));
}

Outlook::Others Outlook::others(const State& state) const {
  Others others{0, weights_.at(reader_.stage(state))};
  for (int seat = 0; seat < definition_.seats; ++seat)
    if (seat != viewer_.value) others.sum += weight(state, SeatId(seat), others);
  return others;
}

float Outlook::chance(const State& state, const Others& others) const {
  if (state.head.phase == Phase::Over) return state.head.winner == viewer_ ? 1 : 0;
  const float own = std::exp(scoreOf(state, viewer_, others.weights));
  return own / (own + others.sum);
}

}  // namespace tapu
