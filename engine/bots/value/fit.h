// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/bots/value/weights.h"

namespace tapu {

/// Positions of finished games, as one seat saw each, with the winners: weights are fitted to them.
class Samples {
 public:
  explicit Samples(int seats) : seats_(seats) {}
  /// Adds a position: the features of each seat, in order.
  void add(std::span<const Features> features, float stage, int winner);
  int count() const { return static_cast<int>(winners_.size()); }
  int seats() const { return seats_; }
  float stage(int i) const { return stages_[static_cast<std::size_t>(i)]; }
  int winner(int i) const { return winners_[static_cast<std::size_t>(i)]; }
  const Features& features(int i, int seat) const {
    return features_[static_cast<std::size_t>(i) * static_cast<std::size_t>(seats_) + static_cast<std::size_t>(seat)];
  }

 private:
  int seats_;
  std::vector<Features> features_;
  std::vector<float> stages_;
  std::vector<std::uint8_t> winners_;
};

/// The mean of -log(chance given to the seat that won): log(seats) for one who knows nothing, less is better.
double lossOf(const Weights& weights, const Samples& samples);

/// Fits weights so that this loss is small on `samples`: a conditional logit, by Adam (Kingma and Ba 2015) in batches.
/// `from`: where to begin. Deterministic.
struct FitPlan {
  int rounds = 12;  ///< number of passes over all samples
  int batch = 512;
  double step = 0.02;
  double shrink = 1e-4;  ///< pull of all weights toward zero
};
Weights fit(const Samples& samples, const Weights& from, const FitPlan& plan = {});

}  // namespace tapu
