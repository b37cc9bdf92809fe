// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/simulated_games.h"

#include <utility>

#include "engine/bots/simulation.h"

namespace tapu {

namespace {

constexpr int kMostMoves = 20'000;

SimulationPlan planFor(const BoardFile& file, int seats) {
  const Setup game = botGameOn(file);
  const bool isChain = !game.chain.isEmpty();
  SimulationPlan plan;
  plan.ruleSet = game.ruleSet;
  plan.options = withSeats(game.options, game.ruleSet, seats);
  plan.board = file.board;
  plan.boards = game.chain.size();
  plan.bots = {"greedy"};
  plan.mostMoves = isChain ? plan.boards * kMostMoves : kMostMoves;
  if (beginnerOn(file) == Beginner::FirstSeat) plan.first = SeatId(0);
  return plan;
}

/// One game after the other, each told. A stop ends the game that is being played too.
template <class Tell>
void playAll(const std::stop_token& stop, SimulationPlan plan, BotGamesResult result, Tell tell) {
  plan.isStopped = [stop] { return stop.stop_requested(); };
  for (int game = 0; game < result.wanted; ++game) {
    plan.seed = static_cast<std::uint64_t>(game) + 1;
    const SimulationResult one = simulate(plan);
    if (stop.stop_requested()) return;
    ++result.played;
    for (std::size_t seat = 0; seat < one.wins.size(); ++seat) result.wins[seat % result.wins.size()] += one.wins[seat];
    tell(result);
  }
}

}  // namespace

SimulatedGames::~SimulatedGames() { cancel(); }

void SimulatedGames::start(const BoardFile& file, int seats, int games) {
  cancel();
  isRunning_ = games > 0;
  const SimulationPlan plan = planFor(file, seats);
  const BotGamesResult none{games, 0, std::vector<int>(plan.boards > 0 ? 2 : static_cast<std::size_t>(seats))};
  threads_.emplace_back([this, plan, none, run = run_](const std::stop_token& stop) {
    playAll(stop, plan, none, [this, run](const BotGamesResult& soFar) {
      QMetaObject::invokeMethod(
          this, [this, run, soFar] { heard(run, soFar); }, Qt::QueuedConnection);
    });
  });
}

void SimulatedGames::cancel() {
  ++run_;
  isRunning_ = false;
  for (std::jthread& thread : threads_) thread.request_stop();
}

void SimulatedGames::heard(int run, const BotGamesResult& soFar) {
  if (run != run_) return;
  isRunning_ = soFar.played < soFar.wanted;
  if (!isRunning_) threads_.clear();  // the last game has been played: none keeps us waiting for long
  Q_EMIT progressed(soFar);
}

}  // namespace tapu

#include "moc_simulated_games.cpp"
