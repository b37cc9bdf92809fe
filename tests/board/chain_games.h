// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/bots/simulation.h"
#include "engine/state/state.h"

namespace tapu::test {

/// A Big Game of bots, as it stood in the middle of a round.
struct PlayedChain {
  Setup setup;
  std::optional<GameDefinition> definition;
  State state;
  std::vector<Move> moves;  ///< that led there
};

/// Plays so many boards until the seats of this round may act; round 0: until the game is over. The same each time.
inline PlayedChain playedChain(int boards, int round, int maxRounds = 62, std::uint64_t seed = 7) {
  struct Until final : SimulationWatcher {
    PlayedChain played;
    int round = 0;
    bool done = false;
    void began(const Setup& setup, const GameDefinition& definition, const State& state) override {
      played.setup = setup;
      played.definition = definition;
      played.state = state;
    }
    void moved(const GameDefinition&, const State& after, const Move& move) override {
      if (done) return;
      played.moves.push_back(move);
      const bool isThere = round == 0 ? after.head.phase == Phase::Over
                                      : after.head.round == round && after.head.stage == RoundStage::Clock;
      if (!isThere) return;
      played.state = after;
      done = true;
    }
  };
  Until until;
  until.round = round;
  SimulationPlan plan;
  plan.ruleSet = RuleSet::BigGame;
  plan.options = defaultOptions(RuleSet::BigGame);
  plan.options.bigMaxRounds = round == 0 ? maxRounds : std::max(2, round + round % 2);
  plan.boards = boards;
  plan.bots = {"greedy"};
  plan.seed = seed;
  plan.trade = PlayerTrade::LeftOut;
  plan.mostMoves = 1'000'000;
  plan.isStopped = [&until] { return until.done; };
  simulate(plan, until);
  return std::move(until.played);
}

}  // namespace tapu::test
