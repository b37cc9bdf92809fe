// SPDX-License-Identifier: GPL-3.0-or-later
// How long a round of bots takes to watch at pace Normal, by seats: bench_pace [GAMES] plays games over a server of its
// own on a clock that is moved, and prints for each number of seats the seconds of a round and how they compare with
// those of four seats.
#include <QCoreApplication>
#include <cstdio>
#include <cstdlib>

#include "app/session/settings/settings.h"
#include "engine/state/game_map.h"
#include "tests/net/bench.h"

namespace tapu {
namespace {

ServerPlan tableOfBots(int seats, quint64 seed) {
  ServerPlan plan = test::plan(seats, QStringList(seats, QStringLiteral("farmer")));
  SeededRng rng(seed);
  plan.setup.board = boardFor(plan.setup.options, rng);  // an island for so many seats (13.2)
  plan.botPaceMs = millisecondsOf(BotPace::Normal);
  return plan;
}

/// Milliseconds of a round on average, from the first throw to the end of the game; -1: it did not end.
double playedRoundMs(int seats, quint64 seed) {
  MemoryStore store;
  const auto clock = std::make_shared<SimClock>();
  test::TestServer table(store, tableOfBots(seats, seed), clock, {}, seed);
  table.server->open();
  if (!table.server->game()) return -1;
  qint64 began = -1;
  const auto& played = table.server->game()->played();
  const auto note = [&] {
    if (began < 0 && played.state().head.round > 0) began = clock->nowMs();
  };
  if (!test::playedOut(table, *clock, note)) return -1;
  return static_cast<double>(clock->nowMs() - began) / std::max<int>(played.state().head.round, 1);
}

/// Prints the seconds of a round with so many seats, and returns them; `ofFour` are those of four seats.
double measure(int seats, int games, double ofFour) {
  constexpr double kMsOfSecond = 1000;
  double sum = 0;
  int over = 0;
  for (int game = 1; game <= games; ++game) {
    const double ms = playedRoundMs(seats, static_cast<quint64>(game));
    if (ms < 0) continue;
    sum += ms / kMsOfSecond;
    ++over;
  }
  const double seconds = over > 0 ? sum / over : 0;
  std::printf("%d seats: %d of %d games over, a round took %.1f s", seats, over, games, seconds);
  if (ofFour > 0) std::printf(", %.2f times that of four", seconds / ofFour);
  std::printf("\n");
  std::fflush(stdout);
  return seconds;
}

}  // namespace
}  // namespace tapu

int main(int argc, char** argv) {
  QCoreApplication app(argc, argv);
  constexpr int kGames = 20, kFour = 4, kMostSeats = 8;
  const int games = argc > 1 ? std::atoi(argv[1]) : kGames;
  const double ofFour = tapu::measure(kFour, games, 0);
  for (int seats = kFour + 1; seats <= kMostSeats; ++seats) tapu::measure(seats, games, ofFour);
  return 0;
}
