// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/value/weights.h"

namespace tapu {

/// How a position stands for one seat: its chance to win, judged by weights. For one game, and one seat that looks.
class Outlook {
 public:
  Outlook(const GameDefinition& definition, SeatId viewer, const Weights& weights)
      : reader_(definition), weights_(weights), definition_(definition), viewer_(viewer) {}

  /// What the other seats weigh: the sum of exp(score), and the weights that were used. It stays the same while the
  /// viewer only exchanges cards, and so can be used again.
  struct Others {
    float sum = 0;
    Weights::Line weights{};
  };
  Others others(const State& state) const;
  /// The viewer's chance, 0 to 1.
  float chance(const State& state, const Others& others) const;
  float chance(const State& state) const { return chance(state, others(state)); }

 private:
  FeatureReader reader_;
  const Weights& weights_;
  const GameDefinition& definition_;
  SeatId viewer_;
};

}  // namespace tapu
