// SPDX-License-Identifier: GPL-3.0-or-later
// What a whole chain costs to look at, all boards in sight: build/release/bin/bench_chain
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QPainter>

#include "app/board/chain_view.h"
#include "engine/play/initial_state.h"
#include "engine/state/game_map.h"
#include "tests/board/chain_games.h"

namespace tapu {
namespace {

constexpr int kBoards = std::min(550, kMostBoards);

const test::PlayedChain& game() {
  static const test::PlayedChain played = test::playedChain(kBoards, 30);
  return played;
}

std::vector<ChainSeat> seats() {
  std::vector<ChainSeat> all;
  for (int s = 0; s < game().definition->seats; ++s) all.push_back({QString::number(s), s % 10, Lamp::Connected});
  return all;
}

/// A view of all boards in so many logical pixels.
struct Shown {
  explicit Shown(QSize size, const ChainStyle& style = {.perRow = 0}) : view(style) {
    view.resize(size);
    view.setGame(*game().definition, game().setup.chain);
    view.setSeats(seats());
    view.setState(*game().definition, game().state);
    view.show();
    QApplication::processEvents();
    view.viewport()->repaint();
  }
  ChainView view;
};

void frame(benchmark::State& bench) {
  Shown shown(QSize(static_cast<int>(bench.range(0)), static_cast<int>(bench.range(1))));
  for (auto _ : bench) shown.view.viewport()->repaint();
  bench.SetLabel(std::to_string(kBoards) + " boards, hexes of " +
                 std::to_string(shown.view.picture().layout().hexWidth()));
}
BENCHMARK(frame)->Args({1280, 800})->Args({1920, 1080})->Args({3840, 2160})->Unit(benchmark::kMillisecond);

/// Rows of ten: what is seen of them at first.
void frameOfRowsOfTen(benchmark::State& bench) {
  Shown shown(QSize(1280, 700), ChainStyle{});
  for (auto _ : bench) shown.view.viewport()->repaint();
}
BENCHMARK(frameOfRowsOfTen)->Unit(benchmark::kMillisecond);

/// A position in which one seat has another settlement, and the next in which it has not.
void oneBoardChanges(benchmark::State& bench) {
  Shown shown(QSize(1280, 800));
  State other = game().state;
  for (int c = 0; c < other.corners.size(); ++c)
    if (!other.corners[c].isEmpty()) {
      other.corners[c] = {};
      break;
    }
  bool odd = false;
  for (auto _ : bench) {
    shown.view.setState(*game().definition, (odd = !odd) ? other : game().state);
    QApplication::processEvents();
  }
}
BENCHMARK(oneBoardChanges)->Unit(benchmark::kMillisecond);

void readPosition(benchmark::State& bench) {
  const ChainPlan plan(*game().definition, game().setup.chain);
  for (auto _ : bench) benchmark::DoNotOptimize(chainBoards(plan, *game().definition, game().state));
}
BENCHMARK(readPosition)->Unit(benchmark::kMillisecond);

/// The longest chain that can be played, at its start: what a view of rows of ten needs to show it, and to go on to a
/// position in which nothing differs.
void longestChain(benchmark::State& bench) {
  Setup setup;
  setup.ruleSet = RuleSet::BigGame;
  setup.options = defaultOptions(RuleSet::BigGame);
  setup.chain = chainFor(setup.options, kMostBoards);
  const GameDefinition definition(setup);
  const State state = initialState(definition);
  ChainView view;
  view.resize(1280, 800);
  view.show();
  view.setGame(definition, setup.chain);
  for (auto _ : bench) {
    view.setState(definition, state);
    view.setCurrent(kMostBoards - 1);
    view.viewport()->repaint();
  }
  bench.SetLabel(std::to_string(kMostBoards) + " boards");
}
BENCHMARK(longestChain)->Unit(benchmark::kMillisecond);

void firstFrame(benchmark::State& bench) {
  ChainPicture picture;
  QPixmap page(1280, 800);
  for (auto _ : bench) {
    picture.setStyle({.perRow = 0});
    picture.setPlan(ChainPlan(*game().definition, game().setup.chain));
    picture.setSeats(seats());
    picture.setBoards(chainBoards(picture.layout().plan(), *game().definition, game().state));
    picture.lay(page.size(), 1);
    QPainter painter(&page);
    picture.paint(painter, page.rect(), themeFor(ThemeKind::Light));
  }
}
BENCHMARK(firstFrame)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tapu

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  tapu::loadFonts();
  QApplication::setPalette(tapu::palette(tapu::themeFor(tapu::ThemeKind::Light)));
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
