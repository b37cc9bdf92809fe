// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include <ctime>

#include "engine/board/chain.h"
#include "engine/play/initial_state.h"
#include "engine/play/play.h"
#include "engine/play/round_time.h"
#include "engine/rules/routes.h"
#include "tests/engine/classic_game.h"

// The cost of one game, one copy, one question and one move.

namespace tapu {
namespace {

using test::classicGame;

/// A listed action by lot, a discard filled from the front of the hand.
Action byLot(const GameDefinition& definition, const State& state, SeatId seat, Rng& rng) {
  const auto legal = legalActions(definition, state, seat, PlayerTrade::LeftOut);
  const auto action = legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
  if (action.kind != ActionKind::Discard) return action;
  CardCounts out;
  const auto& owner = state.seat(seat);
  for (auto resource : kAllResources)
    for (int i = 0; i < owner.hand[resource] && out.total() < owner.pending.left; ++i) out += CardCounts::of(resource);
  return discard(out);
}

/// Plays on for so many moves, or to the end; returns the moves played.
int play(const GameDefinition& definition, State& state, SeededRng& rng, int most) {
  int moves = 0;
  while (state.head.phase != Phase::Over && moves < most) {
    rng.startMove(static_cast<std::uint64_t>(++moves));
    SeatId seat;
    Action action;
    if (const auto due = dueMove(definition, state))
      action = *due;
    else {
      seat = waitingFor(state);
      action = byLot(definition, state, seat, rng);
    }
    apply(definition, state, {seat, action, draw(definition, state, seat, action, rng)});
  }
  return moves;
}

/// The middle of a game.
State midGame(const GameDefinition& definition) {
  State state = initialState(definition);
  SeededRng rng(3);
  play(definition, state, rng, 160);
  return state;
}

void randomGame(benchmark::State& bench) {
  const GameDefinition definition(classicGame(1));
  std::uint64_t seed = 0;
  std::int64_t moves = 0;
  for (auto _ : bench) {
    SeededRng rng(++seed);
    State state = initialState(definition);
    moves += play(definition, state, rng, 5000);
    benchmark::DoNotOptimize(state.head.winner);
  }
  bench.SetItemsProcessed(moves);
  bench.SetLabel("items are moves");
}
BENCHMARK(randomGame);

void stateCopy(benchmark::State& bench) {
  const GameDefinition definition(classicGame(1));
  const State state = midGame(definition);
  for (auto _ : bench) {
    State copy = state;
    benchmark::DoNotOptimize(copy);
  }
}
BENCHMARK(stateCopy);

void findLegalActions(benchmark::State& bench) {
  const GameDefinition definition(classicGame(1));
  const State state = midGame(definition);
  const auto seat = waitingFor(state);
  for (auto _ : bench) benchmark::DoNotOptimize(legalActions(definition, state, seat));
}
BENCHMARK(findLegalActions);

void checkEachListed(benchmark::State& bench) {
  const GameDefinition definition(classicGame(1));
  const State state = midGame(definition);
  const auto seat = waitingFor(state);
  const auto actions = legalActions(definition, state, seat, PlayerTrade::LeftOut).all();
  for (auto _ : bench)
    for (const Action& action : actions) benchmark::DoNotOptimize(check(definition, state, seat, action));
  bench.SetItemsProcessed(bench.iterations() * static_cast<std::int64_t>(actions.size()));
  bench.SetLabel("items are actions");
}
BENCHMARK(checkEachListed);

void drawThrow(benchmark::State& bench) {
  const GameDefinition definition(classicGame(1));
  const State state = midGame(definition);
  SeededRng rng(9);
  for (auto _ : bench) benchmark::DoNotOptimize(draw(definition, state, state.head.active, roll(), rng));
}
BENCHMARK(drawThrow);

void boardAndTable(benchmark::State& bench) {
  std::uint64_t seed = 0;
  for (auto _ : bench) benchmark::DoNotOptimize(GameDefinition(classicGame(++seed)));
}
BENCHMARK(boardAndTable);

void nextBoardOnTheSameGraph(benchmark::State& bench) {
  std::uint64_t seed = 0;
  GameDefinition definition(classicGame(seed));
  for (auto _ : bench) {
    definition = GameDefinition(classicGame(++seed), std::move(definition.map));
    benchmark::DoNotOptimize(definition);
  }
}
BENCHMARK(nextBoardOnTheSameGraph);

void applyThrow(benchmark::State& bench) {
  const GameDefinition definition(classicGame(1));
  State state = midGame(definition);
  SeededRng rng(9);
  while (state.seat(waitingFor(state)).pending.must != Decision::Roll) play(definition, state, rng, 1);
  Move move{waitingFor(state), roll(), {}};
  move.chance.dice = {4, 4};
  for (auto _ : bench) {
    State copy = state;
    apply(definition, copy, move);
    benchmark::DoNotOptimize(copy);
  }
  bench.SetLabel("with one copy");
}
BENCHMARK(applyThrow);

void fullLongestRoute(benchmark::State& bench) {
  const GameDefinition definition(classicGame(1));
  const State state = midGame(definition);
  for (auto _ : bench)
    for (int i = 0; i < definition.seats; ++i) benchmark::DoNotOptimize(longestRoute(definition, state, SeatId(i)));
  bench.SetLabel("all four seats");
}
BENCHMARK(fullLongestRoute);

// ---- the Big Game: a seat's action costs the same on any number of boards, the throw and the end of a round so much a
// seat. One run shows 2, 50 and 500 boards side by side: --benchmark_filter=bigGame

Setup bigGame(int boards) {
  Setup setup;
  setup.ruleSet = RuleSet::BigGame;
  setup.options = defaultOptions(RuleSet::BigGame);
  setup.chain = chainFor(setup.options, boards);
  return setup;
}

/// A chain on which rounds are played by lot, each seat of the group so many actions.
class BigTable {
 public:
  explicit BigTable(int boards) : definition_(bigGame(boards)), state_(initialState(definition_)), rng_(7) { start(); }
  int seats() const { return definition_.seats; }

  /// The start choices, and some rounds, so that there is something on the boards and in the hands.
  void start() {
    state_ = initialState(definition_);
    while (state_.head.phase == Phase::Setup) beforeRound();
    for (int round = 0; round < kRoundsBefore; ++round) {
      beforeRound();
      startRound();
      allAct();
      endRound();
    }
  }
  bool isLate() const { return state_.head.phase == Phase::Over || state_.head.round >= kRoundsBefore + 8; }
  /// Newcomers and discards, till the next move is StartRound.
  void beforeRound() {
    while (state_.head.open > 0) make({}, *moveAtTimeUp(definition_, state_));
  }
  void startRound() {
    make({}, tableMove(ActionKind::StartRound));
    beforeRound();
    if (const auto due = dueMove(definition_, state_)) make({}, *due);
  }
  void endRound() { make({}, tableMove(ActionKind::TimeUp)); }
  void makeThrow(int one, int two) {
    Move move{{}, tableMove(ActionKind::StartRound), {}};
    move.chance.dice = {static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(two)};
    apply(definition_, state_, move);
  }
  /// As a server does it: what is legal, check, draw, apply, and what the table owes then.
  int allAct() {
    int actions = 0;
    for (int s = 0; s < definition_.seats; ++s)
      for (int i = 0; i < kActions; ++i) {
        const SeatId seat(s);
        const Decision must = state_.seat(seat).pending.must;
        if (must != Decision::Act && must != Decision::FreeRoute) break;
        const Action action = byLot(definition_, state_, seat, rng_);
        if (check(definition_, state_, seat, action) || action.kind == ActionKind::Done) continue;
        make(seat, action);
        ++actions;
      }
    return actions;
  }

 private:
  static constexpr int kRoundsBefore = 6, kActions = 4;
  void make(SeatId seat, const Action& action) {
    rng_.startMove(++moves_);
    const Move move{seat, action, draw(definition_, state_, seat, action, rng_)};
    apply(definition_, state_, move);
    benchmark::DoNotOptimize(dueMove(definition_, state_, &move));
  }

  GameDefinition definition_;
  State state_;
  SeededRng rng_;
  std::uint64_t moves_ = 0;
};

double cpuSeconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Measured by hand, because between two measurements the game goes on; reading the clock is in it, some 300 ns.
template <class Work>
double secondsOf(Work work) {
  const double before = cpuSeconds();
  work();
  return cpuSeconds() - before;
}

void tellEach(benchmark::State& bench, const char* name, std::int64_t count) {
  bench.counters[name] =
      benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void bigGameSeatAction(benchmark::State& bench) {
  BigTable big(static_cast<int>(bench.range(0)));
  std::int64_t actions = 0;
  for (auto _ : bench) {
    if (big.isLate()) big.start();
    big.startRound();
    bench.SetIterationTime(secondsOf([&] { actions += big.allAct(); }));
    big.endRound();
  }
  tellEach(bench, "anAction", actions);
}

void bigGameThrow(benchmark::State& bench) {
  BigTable big(static_cast<int>(bench.range(0)));
  for (auto _ : bench) {
    if (big.isLate()) big.start();
    bench.SetIterationTime(secondsOf([&] { big.makeThrow(4, 4); }));
    big.endRound();
  }
  tellEach(bench, "aSeat", bench.iterations() * big.seats());
}

void bigGameRoundEnd(benchmark::State& bench) {
  BigTable big(static_cast<int>(bench.range(0)));
  for (auto _ : bench) {
    if (big.isLate()) big.start();
    big.makeThrow(4, 4);
    bench.SetIterationTime(secondsOf([&] { big.endRound(); }));
  }
  tellEach(bench, "aSeat", bench.iterations() * big.seats());
}

/// As many rounds as come to the same number of seats.
void onBoards(benchmark::internal::Benchmark* bench, int boards) {
  bench->Arg(boards)->Iterations(40'000 / boards)->UseManualTime();
}
BENCHMARK(bigGameSeatAction)->Apply([](auto* bench) { onBoards(bench, 2); });
BENCHMARK(bigGameSeatAction)->Apply([](auto* bench) { onBoards(bench, 50); });
BENCHMARK(bigGameSeatAction)->Apply([](auto* bench) { onBoards(bench, 500); });
BENCHMARK(bigGameThrow)->Apply([](auto* bench) { onBoards(bench, 2); });
BENCHMARK(bigGameThrow)->Apply([](auto* bench) { onBoards(bench, 50); });
BENCHMARK(bigGameThrow)->Apply([](auto* bench) { onBoards(bench, 500); });
BENCHMARK(bigGameRoundEnd)->Apply([](auto* bench) { onBoards(bench, 2); });
BENCHMARK(bigGameRoundEnd)->Apply([](auto* bench) { onBoards(bench, 50); });
BENCHMARK(bigGameRoundEnd)->Apply([](auto* bench) { onBoards(bench, 500); });

}  // namespace
}  // namespace tapu

BENCHMARK_MAIN();
