// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "engine/bots/bot.h"
#include "engine/bots/value/fit.h"
#include "engine/state/setup.h"

namespace tapu {

/// Games of bots that positions are taken from. Trade among players is left out.
struct TrainingPlan {
  RuleSet ruleSet = RuleSet::Classic;
  Options options;
  int games = 1000;
  std::uint64_t seed = 1;
  int disturbed = 50;  ///< percent of the seats that set up by lot: bad positions have to be known too
  int taken = 30;      ///< percent of the ends of turns that become samples
  /// The bot of a seat in a game.
  std::function<std::unique_ptr<Bot>(int game, SeatId seat)> bot;
  std::function<bool()> isStopped;  ///< asked before each game
};
/// Plays the games; games without a sole winner give no samples.
Samples gather(const TrainingPlan& plan);

}  // namespace tapu
