// SPDX-License-Identifier: GPL-3.0-or-later
// What a server does for the players of a chain, without sockets and store: the bytes of each message are made.
#include <benchmark/benchmark.h>

#include "app/host/game/authoritative_game.h"
#include "engine/play/legal_actions.h"
#include "engine/play/round_time.h"
#include "engine/state/game_map.h"

namespace tapu {
namespace {

/// A Big Game on so many boards, brought into round 1.
class Table {
 public:
  explicit Table(int boards) : chance_(1), game_(setup(boards), chance_) {
    game_.settle();
    while (game_.state().head.round == 0) passTime();
  }
  const GameDefinition& definition() const { return game_.definition(); }
  int seats() const { return definition().seats; }
  AuthoritativeGame& game() { return game_; }

  /// The table's next move, as at the end of a clock.
  MoveGroup passTime() {
    auto outcome = game_.play(SeatId(), *moveAtTimeUp(definition(), game_.state()));
    return std::move(outcome.group);
  }
  bool hasClock() const { return roundTime(definition(), game_.state()).window == RoundTime::Window::Clock; }
  /// All bytes that the clients of these seats are sent for it.
  std::size_t tell(const MoveGroup& group, int seats) {
    std::size_t bytes = 0;
    for (int s = 0; s < seats; ++s) {
      const SeatId seat(s);
      const ChainWindow& window = game_.teller()->windowOf(definition().homeOf(seat));
      ChainNews::Part part = group.news->partOf(seat, window, definition());
      if (part.isEmpty()) continue;
      wire::News news;
      news.upTo = group.upTo;
      news.moves = std::move(part.moves);
      news.patches.encoded = std::move(part.patches);
      news.receipt = QByteArray(wire::kReceiptBytes, 'r');
      bytes += static_cast<std::size_t>(wire::encode(news).size());
    }
    return bytes;
  }

 private:
  static Setup setup(int boards) {
    Setup setup;
    setup.ruleSet = RuleSet::BigGame;
    setup.options = defaultOptions(RuleSet::BigGame);
    setup.options.bigMaxRounds = kUnlimited;
    setup.chain = chainFor(setup.options, boards);
    return setup;
  }
  SeededChance chance_;
  AuthoritativeGame game_;
};

void startOfRound(benchmark::State& bench) {
  Table table(static_cast<int>(bench.range(0)));
  std::size_t bytes = 0;
  for (auto _ : bench) {
    bench.PauseTiming();
    while (table.game().state().head.stage != RoundStage::Between) table.passTime();
    bench.ResumeTiming();
    const MoveGroup group = table.passTime();
    bytes += table.tell(group, table.seats());
  }
  bench.counters["bytesASeat"] = static_cast<double>(bytes) / static_cast<double>(bench.iterations()) / table.seats();
}

void seatAct(benchmark::State& bench) {
  Table table(static_cast<int>(bench.range(0)));
  std::size_t bytes = 0;
  int seat = 0;
  for (auto _ : bench) {
    bench.PauseTiming();
    while (!table.hasClock() || seat >= table.seats()) {
      table.passTime();
      seat = 0;
    }
    while (seat < table.seats() && table.game().state().seat(SeatId(seat)).pending.must != Decision::Act) ++seat;
    bench.ResumeTiming();
    if (seat >= table.seats()) continue;
    const auto outcome = table.game().play(SeatId(seat), done(), 1);
    for (const int board : outcome.group.news->boards())
      for (int s = table.definition().seatsAt(board).first; s < table.definition().seatsAt(board).end; ++s)
        benchmark::DoNotOptimize(
            outcome.group.news->partOf(SeatId(s), table.game().teller()->windowOf(board), table.definition()));
    ++seat;
  }
  bench.counters["bytes"] = static_cast<double>(bytes);
}

void position(benchmark::State& bench) {
  Table table(static_cast<int>(bench.range(0)));
  std::size_t bytes = 0;
  int seat = 0;
  for (auto _ : bench) {
    bytes += static_cast<std::size_t>(wire::encode(table.game().position(SeatId(seat))).size());
    seat = (seat + 1) % table.seats();
  }
  bench.counters["bytesASeat"] = static_cast<double>(bytes) / static_cast<double>(bench.iterations());
}

void boards(benchmark::internal::Benchmark* bench) {
  for (const int count : {5, 50, 500}) bench->Arg(count);
  bench->Unit(benchmark::kMicrosecond);
}
BENCHMARK(startOfRound)->Apply(boards);
BENCHMARK(seatAct)->Apply(boards);
BENCHMARK(position)->Apply(boards);

}  // namespace
}  // namespace tapu

BENCHMARK_MAIN();
