// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/belief.h"
#include "engine/bots/value/weights.h"

namespace tapu {

/// The worth of hands to one seat in a position, all else left as it is, as that seat itself would see it.
class HandScores {
 public:
  /// `atSea`: what the seat's score has beside that of its features.
  HandScores(const FeatureReader& reader, const State& state, SeatId seat, const Weights::Line& weights, float atSea);
  /// Its score (weights.h) with this hand.
  float of(CardCounts hand);

 private:
  const FeatureReader& reader_;
  const State& state_;
  SeatId seat_;
  const Weights::Line& weights_;
  float atSea_;
  Features features_;
};

/// The chance of one seat to win from a position, judged by weights. For one game, and one seat that looks.
class Outlook {
 public:
  Outlook(const GameDefinition& definition, SeatId viewer, const Weights& weights, SeaSense sense = SeaSense::Uses)
      : reader_(definition, sense), weights_(weights), definition_(definition), viewer_(viewer) {}

  SeaSense sense() const { return reader_.sense(); }

  /// The viewer's knowledge of the hands of others beyond their sizes; null: none. It outlives this, or is taken away.
  void know(const Belief* belief) { belief_ = belief; }
  const Belief* belief() const { return belief_; }

  /// The other seats' part: the sum of exp(score), and the weights used. It stays valid while the viewer only exchanges
  /// cards.
  struct Others {
    float sum = 0;
    Weights::Line weights{};
  };
  Others others(const State& state) const;
  /// The viewer's chance, 0 to 1.
  float chance(const State& state, const Others& others) const;
  float chance(const State& state) const { return chance(state, others(state)); }
  /// The weight exp(score) of one of the other seats, as the viewer sees it: its part of `others.sum`.
  float weight(const State& state, SeatId other, const Others& others) const;
  /// `state` and `others` outlive it.
  HandScores hands(const State& state, SeatId seat, const Others& others) const {
    return {reader_, state, seat, others.weights, scoreAtSea(state, seat)};
  }

 private:
  float scoreOf(const State& state, SeatId seat, const Weights::Line& weights) const;
  float scoreAtSea(const State& state, SeatId seat) const;

  FeatureReader reader_;
  const Weights& weights_;
  const GameDefinition& definition_;
  SeatId viewer_;
  const Belief* belief_ = nullptr;
};

}  // namespace tapu
