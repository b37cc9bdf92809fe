// SPDX-License-Identifier: GPL-3.0-or-later
// What the table costs while it is played at: build/release/bin/bench_table
#include <benchmark/benchmark.h>

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <ctime>
#include <numeric>

#include "app/table/show/card_flights.h"
#include "engine/bots/bot.h"
#include "tests/ui/play_window.h"

namespace tapu {
namespace {

/// The time that the thread of the window has computed so far, in milliseconds.
double computedMs() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// Notes how long each painting of a window takes, in milliseconds, and how long each event from the loop is worked on.
class Watch : public QApplication {
 public:
  using QApplication::QApplication;
  bool notify(QObject* receiver, QEvent* event) override {
    if (depth_ > 0) return paint(receiver, event);
    const double before = computedMs();
    ++depth_;
    const bool done = paint(receiver, event);
    --depth_;
    held.push_back(computedMs() - before);
    return done;
  }
  std::vector<double> frames;
  std::vector<double> held;

 private:
  bool paint(QObject* receiver, QEvent* event) {
    if (event->type() != QEvent::UpdateRequest) return QApplication::notify(receiver, event);
    QElapsedTimer timer;
    timer.start();
    const bool done = QApplication::notify(receiver, event);
    frames.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    return done;
  }
  int depth_ = 0;
};

Watch& watch() { return *static_cast<Watch*>(qApp); }

void tell(benchmark::State& bench, std::vector<double> ms) {
  if (ms.empty()) return bench.SkipWithError("nothing was painted");
  std::sort(ms.begin(), ms.end());
  bench.counters["median"] = ms[ms.size() / 2];
  bench.counters["p95"] = ms[ms.size() * 95 / 100];
  bench.counters["most"] = ms.back();
  bench.counters["of"] = static_cast<double>(ms.size());
}

void wait(const std::function<bool()>& until) {
  if (!QTest::qWaitFor(until, 15000)) qFatal("it did not come to that");
}

/// A frame while eight cards fly over the board.
void frameWhileCardsFly(benchmark::State& bench) {
  Window window;
  window.frame.resize(static_cast<int>(bench.range(0)), static_cast<int>(bench.range(1)));
  wait([&] { return window.waitsFor(Decision::Settlement); });
  window.settings.view.animations.set(Animations::Normal);
  window.page->applySettings();
  auto* flights = window.part<CardFlights>();
  Event event{EventKind::StartCardsTaken, window.game->seen().viewer()};
  event.cards = CardCounts::resources(2, 2, 2, 1, 1);
  std::vector<double> frames;
  for (auto _ : bench) {
    QTest::qWait(50);
    Q_EMIT window.game->moved({}, {event});
    QTest::qWait(20);  // what the event itself changes
    watch().frames.clear();
    wait([&] { return flights->flying() == 0; });
    frames.insert(frames.end(), watch().frames.begin(), watch().frames.end());
    bench.SetIterationTime(0.001 * std::accumulate(frames.begin(), frames.end(), 0.0) /
                           static_cast<double>(std::max<std::size_t>(1, frames.size())));
  }
  tell(bench, frames);
}
BENCHMARK(frameWhileCardsFly)
    ->Args({1280, 800})
    ->Args({1920, 1080})
    ->Args({2560, 1440})
    ->UseManualTime()
    ->Iterations(5)
    ->Unit(benchmark::kMillisecond);

/// From the click on a corner until the settlement there is painted, the server's answer included.
void clickToPaint(benchmark::State& bench) {
  Window window;
  window.frame.resize(static_cast<int>(bench.range(0)), static_cast<int>(bench.range(1)));
  std::vector<double> all;
  for (auto _ : bench) {
    wait([&] { return window.waitsFor(Decision::Settlement) && window.part<BoardScene>()->hasTargets(); });
    QTest::qWait(20);
    const CornerId corner = window.bestCorner();
    QElapsedTimer timer;
    timer.start();
    window.click(window.at(corner));
    while (!window.game->seen().state().at(corner).isOf(window.game->seen().viewer()))
      QCoreApplication::processEvents();
    watch().frames.clear();
    while (watch().frames.empty()) QCoreApplication::processEvents();
    all.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    bench.SetIterationTime(all.back() / 1000);
    wait([&] { return window.actions.at(GameActions::TakeBack)->isEnabled(); });
    window.actions.at(GameActions::TakeBack)->trigger();
    wait([&] { return window.game->seen().state().at(corner).isEmpty(); });
  }
  tell(bench, all);
}
BENCHMARK(clickToPaint)
    ->Args({1280, 800})
    ->Args({1920, 1080})
    ->UseManualTime()
    ->Iterations(60)
    ->Unit(benchmark::kMillisecond);

/// The time that an event holds the loop of the window up while Navigators think, in threads of their own: a frame has
/// 16.7 ms. The person plays as greedy bots do. Computed time: other programs do not count.
void loopWhileNavigatorsThink(benchmark::State& bench) {
  const QTemporaryDir folder;
  Settings settings(folder.path());
  settings.game.offerWait.set(0);
  GameStarter starter(settings, folder.path());
  GamePlan plan = GamePlan::solo(QStringLiteral("Asha"), 0, BotPace::Instant);
  for (GamePlan::Seat& seat : plan.seats) seat.bot = QStringLiteral("navigator");
  StartedGame started = starter.start(plan);
  if (!started.game) qFatal("no game: %s", qPrintable(started.problem));
  GameActions actions;
  settings.view.animations.set(Animations::Normal);
  PlayPage page(started.game.get(), &actions, settings);
  page.resize(1280, 800);
  page.show();
  const auto bot = makeBot("greedy");
  SeededRng rng(7);
  std::vector<double> held;
  for (auto _ : bench) {
    watch().held.clear();
    const double before = computedMs();
    const std::uint32_t turn = started.game->seen().hasGame() ? started.game->seen().state().head.turn : 0;
    wait([&] {
      const GameController& game = *started.game;
      if (!game.seen().hasGame() || game.seen().phase() == Client::Phase::Over) return game.seen().hasGame();
      if (game.seen().state().head.turn >= turn + 8) return true;
      if (!game.seen().viewer() || game.seen().legal.empty()) return false;
      const SeatView sight(game.seen().definition(), game.seen().state(), game.seen().viewer());
      if (const auto action = bot->decide(sight, rng)) started.game->submit(*action);
      return false;
    });
    bench.SetIterationTime((computedMs() - before) / 1000);
    held.insert(held.end(), watch().held.begin(), watch().held.end());
  }
  bench.counters["over16.7"] = static_cast<double>(std::ranges::count_if(held, [](double ms) { return ms > 16.7; }));
  tell(bench, held);
}
BENCHMARK(loopWhileNavigatorsThink)->UseManualTime()->Iterations(6)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tapu

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  tapu::Watch app(argc, argv);
  tapu::loadFonts();
  QApplication::setPalette(tapu::palette(tapu::themeFor(tapu::ThemeKind::Light)));
  qApp->setStyleSheet(tapu::styleSheet(tapu::themeFor(tapu::ThemeKind::Light)));
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
