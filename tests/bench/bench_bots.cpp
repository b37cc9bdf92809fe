// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "engine/bots/bot.h"
#include "engine/bots/search/playouts.h"
#include "engine/bots/search/turn_search.h"
#include "engine/bots/simulation.h"
#include "engine/play/initial_state.h"
#include "engine/play/near_view.h"
#include "engine/play/play.h"
#include "engine/play/visible.h"
#include "tests/engine/classic_game.h"

// The cost of bots: of a decision, of a playout, and of following through a game all that a seat has seen.

namespace tapu {
namespace {

using test::classicGame;

/// A game of four greedy bots without trade: all positions in which a seat with a choice decides, and what seat 0 saw.
struct PlayedGame {
  explicit PlayedGame(std::uint64_t seed) : definition(classicGame(seed)) {
    State state = initialState(definition);
    SeededRng rng(seed);
    std::array<std::unique_ptr<Bot>, 4> bots;
    for (auto& bot : bots) bot = makeBot("greedy");
    for (std::uint64_t number = 1; state.head.phase != Phase::Over; ++number) {
      rng.startMove(number);
      SeatId by;
      std::optional<Action> action = dueMove(definition, state);
      if (!action) {
        by = waitingFor(state);
        const SeatView view(definition, state, by, PlayerTrade::LeftOut);
        if (view.legal().size() > 1) positions.push_back(state);
        action = bots[by.value]->decide(view, rng);
      }
      const Move move{by, *action, draw(definition, state, by, *action, rng)};
      if (const auto seen = visibleTo(SeatId(0), definition, state, move)) history.push_back(*seen);
      apply(definition, state, move);
    }
  }
  GameDefinition definition;
  std::vector<State> positions;
  std::vector<Move> history;
};

/// All decisions of a game; `bot` is one for each seat.
void decisions(benchmark::State& bench, const char* name) {
  const PlayedGame game(3);
  std::array<std::unique_ptr<Bot>, 4> bots;
  for (auto& bot : bots) bot = makeBot(name);
  SeededRng rng(1);
  std::size_t next = 0;
  for (auto _ : bench) {
    const State& state = game.positions[next++ % game.positions.size()];
    const SeatId seat = waitingFor(state);
    const SeatView view(game.definition, state, seat, PlayerTrade::LeftOut);
    benchmark::DoNotOptimize(bots[seat.value]->decide(view, rng));
  }
  bench.SetItemsProcessed(bench.iterations());
  bench.SetLabel("items are decisions with a choice, the legal actions with them");
}
BENCHMARK_CAPTURE(decisions, greedy, "greedy");
BENCHMARK_CAPTURE(decisions, trader, "trader");
BENCHMARK_CAPTURE(decisions, keen, "keen");
BENCHMARK_CAPTURE(decisions, navigator, "navigator")->Unit(benchmark::kMillisecond);

/// The thought of `greedy` alone, without the legal actions that it chooses from.
void greedyThought(benchmark::State& bench) {
  const PlayedGame game(3);
  std::vector<SeatView> views;
  for (const State& state : game.positions)
    views.emplace_back(game.definition, state, waitingFor(state), PlayerTrade::LeftOut);
  const auto bot = makeBot("greedy");
  SeededRng rng(1);
  std::size_t next = 0;
  for (auto _ : bench) benchmark::DoNotOptimize(bot->decide(views[next++ % views.size()], rng));
}
BENCHMARK(greedyThought);

/// Positions of a Big Game of greedy bots, some moves apart, in which a seat is asked.
struct ChainGame : SimulationWatcher {
  explicit ChainGame(int boards) {
    SimulationPlan plan;
    plan.ruleSet = RuleSet::BigGame;
    plan.options = defaultOptions(plan.ruleSet);
    plan.boards = boards;
    plan.bots = {"greedy"};
    plan.mostMoves = 1000 * boards;
    apart = 10 * boards;
    simulate(plan, *this);
  }
  void began(const Setup&, const GameDefinition& of, const State&) override { definition.emplace(of); }
  void moved(const GameDefinition&, const State& state, const Move&) override {
    ++moves;
    if (moves % apart == 0 && state.head.stage == RoundStage::Clock && waitingFor(state)) positions.push_back(state);
  }
  std::optional<GameDefinition> definition;
  int moves = 0, apart = 1;
  std::vector<State> positions;
};

/// The cost of a decision in a Big Game of so many boards, if the bot sees the boards around its own or the whole
/// chain.
void decisionsOnChain(benchmark::State& bench, bool isNear) {
  const ChainGame game(static_cast<int>(bench.range(0)));
  NearView around(*game.definition);
  const auto bot = makeBot("greedy");
  SeededRng rng(1);
  std::size_t next = 0;
  for (auto _ : bench) {
    const State& state = game.positions[next++ % game.positions.size()];
    const SeatView view(*game.definition, state, waitingFor(state), PlayerTrade::Listed, Eyes::OfSeat, {},
                        isNear ? &around : nullptr);
    benchmark::DoNotOptimize(bot->decide(view, rng));
  }
  bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK_CAPTURE(decisionsOnChain, near, true)->Arg(12)->Arg(550)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(decisionsOnChain, whole, false)->Arg(12)->Arg(550)->Unit(benchmark::kMicrosecond);

/// Playouts of eight turns from the middle of a turn, as many as a Navigator has for a decision.
void playouts(benchmark::State& bench) {
  constexpr Effort kEffort{.playouts = 800};
  const PlayedGame game(3);
  std::size_t at = game.positions.size() / 2;
  const auto isAct = [&] {
    return game.positions[at].seat(waitingFor(game.positions[at])).pending.must == Decision::Act;
  };
  Candidates ways;
  for (; ways.size() < 4; ++at) {  // a decision with some choice
    if (!isAct()) continue;
    const State& state = game.positions[at];
    const SeatView view(game.definition, state, waitingFor(state), PlayerTrade::LeftOut);
    const Outlook outlook(game.definition, view.seat(), *fittedWeights(game.definition.rules));
    ways = TurnSearch(game.definition, view.seat(), outlook).ways(view.visible(), view.legal(), kEffort.positions);
  }
  const State& state = game.positions[at - 1];
  const SeatView view(game.definition, state, waitingFor(state), PlayerTrade::LeftOut);
  const Outlook outlook(game.definition, view.seat(), *fittedWeights(game.definition.rules));
  for (auto _ : bench) benchmark::DoNotOptimize(bestByPlayouts(view, ways, view.legal(), outlook, kEffort));
  bench.SetItemsProcessed(bench.iterations() * kEffort.playouts);
  bench.SetLabel("items are playouts");
}
BENCHMARK(playouts)->Unit(benchmark::kMillisecond);

void followWhatWasSeen(benchmark::State& bench) {
  const PlayedGame game(3);
  for (auto _ : bench) {
    Belief belief(game.definition, SeatId(0));
    belief.follow(game.history);
    benchmark::DoNotOptimize(belief.possible());
  }
  bench.SetItemsProcessed(bench.iterations() * static_cast<std::int64_t>(game.history.size()));
  bench.SetLabel("items are moves");
}
BENCHMARK(followWhatWasSeen)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace tapu

BENCHMARK_MAIN();
