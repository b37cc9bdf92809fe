// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/simulated_games.h"

#include <utility>

#include "app/game/board_shelf.h"
#include "engine/bots/simulation.h"

namespace tapu {

namespace {

constexpr int kBoards = 3;  // of a chain: the least that a ring has (9.2)
constexpr int kMostMoves = 20'000;

SimulationPlan planFor(const BoardFile& file, int seats) {
  const bool isChain = !file.board.halves.empty();
  SimulationPlan plan;
  plan.ruleSet = isChain ? RuleSet::BigGame : RuleSet::Classic;
  Setup setup{plan.ruleSet, defaultOptions(plan.ruleSet), {}, {}};
  useBoard(setup, file);
  plan.options = setup.options;
  plan.options.seats = seats;
  plan.board = setup.board;
  plan.boards = isChain ? kBoards : 0;
  plan.bots = {"greedy"};
  plan.mostMoves = isChain ? kBoards * kMostMoves : kMostMoves;
  if (!isChain && file.board.starts.empty()) plan.first = SeatId(0);  // else who starts hides what a seat is worth
  return plan;
}

/// One game at a time, so that it can be stopped in between.
template <class Tell>
void playAll(std::stop_token stop, SimulationPlan plan, BotGamesResult result, Tell tell) {
  for (int game = 0; game < result.wanted && !stop.stop_requested(); ++game) {
    plan.seed = static_cast<std::uint64_t>(game) + 1;
    const SimulationResult one = simulate(plan);
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
  threads_.emplace_back([this, plan, none, run = run_](std::stop_token stop) {
    playAll(std::move(stop), plan, none, [this, run](const BotGamesResult& soFar) {
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
