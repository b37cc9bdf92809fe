// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back at a game: build/release/bin/bench_replay
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QBuffer>
#include <QElapsedTimer>
#include <algorithm>
#include <memory>

#include "app/files/record_reader.h"
#include "app/kit/theme.h"
#include "app/review/replay_page.h"
#include "app/session/replay/game_story.h"
#include "app/table/end/story_page.h"
#include "tests/formats/played.h"

namespace tapu {
namespace {

/// A Big Game as it is played at an event: 550 boards and 62 rounds. Only its moves are kept.
const Played& bigGame() {
  struct Kept : SimulationWatcher {
    Played game;
    void began(const Setup& setup, const GameDefinition&, const State& state) override {
      game.setup = setup;
      game.states = {state};
    }
    void moved(const GameDefinition&, const State&, const Move& move) override { game.moves.push_back(move); }
  };
  static const Played game = [] {
    Kept kept;
    SimulationPlan plan;
    plan.ruleSet = RuleSet::BigGame;
    plan.options = defaultOptions(RuleSet::BigGame);
    plan.options.bigMaxRounds = 62;
    plan.boards = 550;
    plan.bots = {"greedy"};
    plan.mostMoves = 1'000'000;
    simulate(plan, kept);
    return std::move(kept.game);
  }();
  return game;
}

const Played& classicGame() {
  static const Played game = played(3, "greedy");
  return game;
}

std::unique_ptr<Replay> replayOf(const Played& game) {
  RecordHeader header;
  header.setup = game.setup;
  return std::make_unique<Replay>(header, game.states.front(), game.moves);
}

/// From anywhere to any move; the counter says how long the longest jump takes, in milliseconds.
void jump(benchmark::State& bench, const Played& game) {
  const auto replay = replayOf(game);
  SeededRng rng(7);
  double most = 0;
  for (auto _ : bench) {
    QElapsedTimer timer;
    timer.start();
    replay->goTo(static_cast<int>(rng.below(static_cast<std::uint32_t>(replay->steps() + 1))));
    most = std::max(most, static_cast<double>(timer.nsecsElapsed()) / 1e6);
  }
  bench.counters["most_ms"] = most;
  bench.counters["moves"] = replay->steps();
}
void jumpInClassic(benchmark::State& bench) { jump(bench, classicGame()); }
BENCHMARK(jumpInClassic)->Unit(benchmark::kMillisecond);
void jumpInBigGame(benchmark::State& bench) { jump(bench, bigGame()); }
BENCHMARK(jumpInBigGame)->Unit(benchmark::kMillisecond)->Iterations(60);

/// The same with all that the page shows of the position.
void jumpOnPage(benchmark::State& bench, const Played& game) {
  ReplayPage page;
  page.board()->setMotion(Motion::Off);
  page.resize(1280, 800);
  page.show(replayOf(game), QStringLiteral("bench"));
  static_cast<QWidget&>(page).show();
  QCoreApplication::processEvents();
  SeededRng rng(7);
  double most = 0;
  for (auto _ : bench) {
    QElapsedTimer timer;
    timer.start();
    page.goTo(static_cast<int>(rng.below(static_cast<std::uint32_t>(page.replay()->steps() + 1))));
    QCoreApplication::processEvents();
    most = std::max(most, static_cast<double>(timer.nsecsElapsed()) / 1e6);
  }
  bench.counters["most_ms"] = most;
}
void jumpOnClassicPage(benchmark::State& bench) { jumpOnPage(bench, classicGame()); }
BENCHMARK(jumpOnClassicPage)->Unit(benchmark::kMillisecond)->Iterations(60);
void jumpOnBigPage(benchmark::State& bench) { jumpOnPage(bench, bigGame()); }
BENCHMARK(jumpOnBigPage)->Unit(benchmark::kMillisecond)->Iterations(30);

/// From the moves to the page on the screen.
void resultsOfClassic(benchmark::State& bench) {
  const Played& game = classicGame();
  const GameDefinition definition(game.setup);
  const std::vector<StoryPage::Player> players{{QStringLiteral("Asha"), 0},
                                               {QStringLiteral("Vikram"), 1},
                                               {QStringLiteral("Meera"), 2},
                                               {QStringLiteral("Kabir"), 3}};
  for (auto _ : bench) {
    const GameStory story = storyOf(definition, std::nullopt, game.moves);
    StoryPage page;
    page.resize(1000, 720);
    page.tell(story, players, definition.rules.target);
    page.open();
    page.show();
    QCoreApplication::processEvents();
  }
}
BENCHMARK(resultsOfClassic)->Unit(benchmark::kMillisecond);

/// A record of such an event, from its text to the replay.
void readBigGame(benchmark::State& bench) {
  RecordHeader header;
  header.setup = bigGame().setup;
  const QByteArray text = recordText(header, bigGame().moves);
  for (auto _ : bench) {
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    RecordReader reader(buffer);
    Complaint complaint;
    if (!reader.start(complaint)) return bench.SkipWithError("no record");
    const State start = reader.game().state();
    while (reader.next(complaint) == RecordReader::Step::Moved) {}
    benchmark::DoNotOptimize(Replay(reader.header(), start, reader.game().log()).steps());
  }
  bench.counters["MB"] = static_cast<double>(text.size()) / 1e6;
}
BENCHMARK(readBigGame)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
}  // namespace tapu

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication app(argc, argv);
  tapu::loadFonts();
  QApplication::setPalette(tapu::palette(tapu::themeFor(tapu::ThemeKind::Light)));
  qApp->setStyleSheet(tapu::styleSheet(tapu::themeFor(tapu::ThemeKind::Light)));
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
