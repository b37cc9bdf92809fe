// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "engine/game/play.h"

// What one game, one copy, one question and one move cost.

namespace tapu {
namespace {

Setup classicGame(std::uint64_t seed) {
  SeededRng rng(seed);
  Setup setup;
  setup.options = defaultOptions(RuleSet::Classic);
  setup.board = boardFor(setup.options, rng);
  return setup;
}

/// A listed action by lot, a discard filled from the front of the hand.
Action byLot(const Table& table, const State& state, SeatId seat, Rng& rng) {
  const auto legal = legalActions(table, state, seat, PlayerTrade::LeftOut);
  const auto action = legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
  if (action.kind != ActionKind::Discard) return action;
  Pack out;
  const auto& owner = state.seat(seat);
  for (auto resource : kAllResources)
    for (int i = 0; i < owner.hand[resource] && out.total() < owner.pending.left; ++i) out += Pack::of(resource);
  return discard(out);
}

/// Plays on for so many moves, or to the end; returns the moves played.
int play(const Table& table, State& state, SeededRng& rng, int most) {
  int moves = 0;
  while (state.head.phase != Phase::Over && moves < most) {
    rng.startMove(static_cast<std::uint64_t>(++moves));
    SeatId seat;
    Action action;
    if (const auto due = dueMove(table, state))
      action = *due;
    else
      seat = waitingFor(state), action = byLot(table, state, seat, rng);
    apply(table, state, {seat, action, draw(table, state, seat, action, rng)});
  }
  return moves;
}

/// The middle of a game.
State midGame(const Table& table) {
  State state = initialState(table);
  SeededRng rng(3);
  play(table, state, rng, 160);
  return state;
}

void randomGame(benchmark::State& bench) {
  const Table table(classicGame(1));
  std::uint64_t seed = 0;
  std::int64_t moves = 0;
  for (auto _ : bench) {
    SeededRng rng(++seed);
    State state = initialState(table);
    moves += play(table, state, rng, 5000);
    benchmark::DoNotOptimize(state.head.winner);
  }
  bench.SetItemsProcessed(moves);
  bench.SetLabel("items are moves");
}
BENCHMARK(randomGame);

void stateCopy(benchmark::State& bench) {
  const Table table(classicGame(1));
  const State state = midGame(table);
  for (auto _ : bench) {
    State copy = state;
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(stateCopy);

void findLegalActions(benchmark::State& bench) {
  const Table table(classicGame(1));
  const State state = midGame(table);
  const auto seat = waitingFor(state);
  for (auto _ : bench) benchmark::DoNotOptimize(legalActions(table, state, seat));
}
BENCHMARK(findLegalActions);

void checkEachListed(benchmark::State& bench) {
  const Table table(classicGame(1));
  const State state = midGame(table);
  const auto seat = waitingFor(state);
  const auto actions = legalActions(table, state, seat, PlayerTrade::LeftOut).all();
  for (auto _ : bench)
    for (const Action& action : actions) benchmark::DoNotOptimize(check(table, state, seat, action));
  bench.SetItemsProcessed(bench.iterations() * static_cast<std::int64_t>(actions.size()));
  bench.SetLabel("items are actions");
}
BENCHMARK(checkEachListed);

void drawThrow(benchmark::State& bench) {
  const Table table(classicGame(1));
  const State state = midGame(table);
  SeededRng rng(9);
  for (auto _ : bench) benchmark::DoNotOptimize(draw(table, state, state.head.active, roll(), rng));
}
BENCHMARK(drawThrow);

void boardAndTable(benchmark::State& bench) {
  std::uint64_t seed = 0;
  for (auto _ : bench) benchmark::DoNotOptimize(Table(classicGame(++seed)));
}
BENCHMARK(boardAndTable);

void nextBoardOnTheSameGraph(benchmark::State& bench) {
  std::uint64_t seed = 0;
  Table table(classicGame(seed));
  for (auto _ : bench) {
    table = Table(classicGame(++seed), std::move(table.map));
    benchmark::DoNotOptimize(table);
  }
}
BENCHMARK(nextBoardOnTheSameGraph);

void applyThrow(benchmark::State& bench) {
  const Table table(classicGame(1));
  State state = midGame(table);
  SeededRng rng(9);
  while (state.seat(waitingFor(state)).pending.must != Must::Roll) play(table, state, rng, 1);
  Move move{waitingFor(state), roll(), {}};
  move.chance.dice = {4, 4};
  for (auto _ : bench) {
    State copy = state;
    apply(table, copy, move);
    benchmark::DoNotOptimize(copy);
  }
  bench.SetLabel("with one copy");
}
BENCHMARK(applyThrow);

void fullLongestRoute(benchmark::State& bench) {
  const Table table(classicGame(1));
  const State state = midGame(table);
  for (auto _ : bench)
    for (int i = 0; i < table.seats; ++i) benchmark::DoNotOptimize(longestRoute(table, state, SeatId(i)));
  bench.SetLabel("all four seats");
}
BENCHMARK(fullLongestRoute);

}  // namespace
}  // namespace tapu

BENCHMARK_MAIN();
