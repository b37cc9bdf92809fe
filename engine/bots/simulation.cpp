// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/simulation.h"

#include <algorithm>

#include "engine/bots/signature.h"
#include "engine/bots/simulated_game.h"

namespace tapu {
namespace {

std::uint16_t mostPoints(const SimulatedGame& game) {
  int most = 0;
  for (int seat = 0; seat < game.definition().seats; ++seat) most = std::max(most, game.state().points(SeatId(seat)));
  return static_cast<std::uint16_t>(most);
}

std::uint16_t cardsInBanks(const SimulatedGame& game) {
  int cards = 0;
  for (const Supply& supply : game.state().supplies) cards += supply.bank.exactTotal();
  return static_cast<std::uint16_t>(cards);
}

template <class Watch>
SimulationResult play(const SimulationPlan& plan, Watch& watch) {
  SimulationResult result;
  SimulatedGame game(plan);
  // The plan does not tell the seats of a given chain.
  result.wins.resize(std::max(result.wins.size(), static_cast<std::size_t>(game.definition().seats)));
  const auto isStopped = [&plan] { return plan.isStopped && plan.isStopped(); };
  for (int number = 0; number < plan.games && !isStopped(); ++number) {
    game.begin(number);
    watch.began(game.setup(), game.definition(), game.state());
    const auto tell = [&](const Move& move) {
      ++result.moves;
      result.signature = sign(result.signature, move);
      watch.moved(game.definition(), game.state(), move);
    };
    for (int left = plan.mostMoves; left > 0 && playOn(game, std::min(left, kMovesOnEnd), tell) && !isStopped();)
      left -= kMovesOnEnd;
    ++result.games;
    if (!game.isOver()) continue;
    ++result.finished;
    ++(game.state().head.winner ? result.won : result.stopped);
    result.rounds.push_back(game.state().head.round);
    result.best.push_back(mostPoints(game));
    result.bank.push_back(cardsInBanks(game));
    if (const SeatId winner = bestOf(game)) ++result.wins[winner.value];
  }
  return result;
}

}  // namespace

SimulationResult simulate(const SimulationPlan& plan) {
  struct Nobody {
    void began(const Setup&, const GameDefinition&, const State&) {}
    void moved(const GameDefinition&, const State&, const Move&) {}
  } nobody;
  return play(plan, nobody);
}

SimulationResult simulate(const SimulationPlan& plan, SimulationWatcher& watcher) { return play(plan, watcher); }

namespace {

/// Rules under which bots come to an end: those without one get a last round far ahead (8.17).
Setup endingSetup(Setup setup) {
  constexpr int kFarAhead = 150;
  if (mayNeverEnd(rulesOf(setup.ruleSet, setup.options)))
    setup.options.maxRounds = static_cast<decltype(setup.options.maxRounds)>(kFarAhead);
  return setup;
}

}  // namespace

Continuations::Continuations(const Setup& setup) : setup_(endingSetup(setup)) {
  plan_.bots = {"greedy"};
  plan_.trade = PlayerTrade::LeftOut;
  game_ = std::make_unique<SimulatedGame>(plan_, setup_);
}

Continuations::~Continuations() = default;

Continued Continuations::play(const State& from, const std::optional<Decided>& first, int games, std::uint64_t seed,
                              const std::function<bool()>& goesOn) {
  constexpr int kMostMoves = 5000;
  Continued result{0, std::vector<int>(static_cast<std::size_t>(game_->definition().seats))};
  plan_.seed = seed;
  const auto tell = [](const Move&) {};
  for (; result.games < games && goesOn(); ++result.games) {
    game_->beginAt(from, result.games);
    if (first && !game_->isOver()) game_->decide(*first);
    playOn(*game_, kMostMoves, tell);
    if (!game_->isOver()) continue;
    if (const SeatId winner = bestOf(*game_)) ++result.wins[winner.value];
  }
  return result;
}

}  // namespace tapu
