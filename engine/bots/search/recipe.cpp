// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/recipe.h"

#include <algorithm>

#include "engine/bots/search/thinker.h"

namespace tapu {

namespace {

/// One seat of five is greedy, the others play by these weights.
std::unique_ptr<Bot> mostlyThinking(const Weights& weights, std::uint64_t seed, int game, SeatId seat) {
  SeededRng lots(static_cast<std::uint64_t>(game) * 97 + 13 + seed);
  std::uint32_t lot = 0;
  for (int i = 0; i <= seat.value; ++i) lot = lots.below(5);
  if (lot == 0) return makeBot("greedy");
  return std::make_unique<Thinker>(weights, Effort{});
}

/// Fits to the games of the plan, and measures with a tenth as many others.
Weights fitStep(TrainingPlan plan, const Weights& from, const std::function<void(const FitStep&)>& tell) {
  constexpr std::uint64_t kApart = 555;
  const Samples samples = gather(plan);
  FitStep step{.games = plan.games, .samples = samples.count()};
  plan.games = std::max(1, plan.games / 10);
  plan.seed += kApart;
  const Samples others = gather(plan);
  const Weights weights = fit(samples, from);
  step.loss = lossOf(weights, samples);
  step.others = others.count();
  step.heldOut = lossOf(weights, others);
  tell(step);
  return weights;
}

}  // namespace

Weights fitAnew(const Recipe& recipe, const std::function<void(const FitStep&)>& tell) {
  TrainingPlan plan;
  plan.ruleSet = recipe.ruleSet;
  plan.options = recipe.options;
  plan.isStopped = recipe.isStopped;
  plan.games = recipe.greedyGames;
  plan.seed = recipe.seed;
  plan.taken = 12;
  plan.bot = [](int, SeatId) { return makeBot("greedy"); };
  const Weights first = fitStep(plan, Weights(), tell);
  plan.games = recipe.ownGames;
  plan.seed = recipe.seed + 1;
  plan.taken = 25;
  plan.bot = [&](int game, SeatId seat) { return mostlyThinking(first, plan.seed, game, seat); };
  return fitStep(plan, first, tell);
}

}  // namespace tapu
