// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "engine/bots/bot.h"
#include "engine/bots/search/playouts.h"
#include "engine/bots/search/turn_search.h"
#include "engine/play/initial_state.h"
#include "engine/play/play.h"
#include "engine/play/visible.h"
#include "tests/engine/classic_game.h"

// What bots cost: a decision, a playout, and what a seat has seen followed through a game.

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

/// What `greedy` thinks alone, without the legal actions that it chooses from.
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
  for (auto _ : bench) benchmark::DoNotOptimize(bestByPlayouts(view, ways, outlook, kEffort));
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
