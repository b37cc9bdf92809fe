// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/value/training.h"

namespace tapu {

/// The recipe for fitting weights anew, in two steps: to games of greedy bots, half of whose seats set up by lot, then
/// to games in which most seats play by the first weights.
struct Recipe {
  RuleSet ruleSet = RuleSet::Classic;
  Options options;
  std::uint64_t seed = 1;
  int greedyGames = 60'000, ownGames = 12'000;
  std::function<bool()> isStopped;  ///< asked before each game
};
/// The quality of one step's weights at predicting the winner (`lossOf`): in the games they were fitted to, and in
/// others.
struct FitStep {
  int games = 0, samples = 0, others = 0;  ///< positions of the games, and of other games; there may be none
  double loss = 0, heldOut = 0;
};
/// Fits weights and calls `tell` after each step. The same recipe gives the same weights.
Weights fitAnew(const Recipe& recipe, const std::function<void(const FitStep&)>& tell);

}  // namespace tapu
