// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/bots/simulation.h"
#include "engine/play/visible.h"

namespace tapu {

/// One game of bots with the position after every move.
struct Played : SimulationWatcher {
  Setup setup;
  std::vector<State> states;  ///< states[i] = before moves[i]
  std::vector<Move> moves;

  void began(const Setup& it, const GameDefinition&, const State& state) override {
    setup = it;
    states = {state};
    moves = {};
  }
  void moved(const GameDefinition&, const State& state, const Move& move) override {
    states.push_back(state);
    moves.push_back(move);
  }
};

inline Played played(std::uint64_t seed, const std::string& bot, const Options& options = {},
                     RuleSet ruleSet = RuleSet::Classic, const std::optional<Board>& board = {}) {
  Played game;
  SimulationPlan plan;
  plan.seed = seed;
  plan.ruleSet = ruleSet;
  plan.options = options;
  plan.board = board;
  plan.bots.assign(static_cast<std::size_t>(options.seats), bot);
  simulate(plan, game);
  return game;
}

/// House rules by which the throws come from a deck, which is a part of the position (4.10).
inline Options withDiceDeck() {
  Options options;
  options.diceSource = DiceSource::Deck;
  return options;
}

/// The moves of a game as this viewer saw them.
inline std::vector<Move> seenBy(Viewer viewer, const GameDefinition& definition, const Played& game) {
  std::vector<Move> seen;
  for (std::size_t i = 0; i < game.moves.size(); ++i)
    if (const auto move = visibleTo(viewer, definition, game.states[i], game.moves[i])) seen.push_back(*move);
  return seen;
}

}  // namespace tapu
