// SPDX-License-Identifier: GPL-3.0-or-later
// What the table costs while it is played at: build/release/bin/bench_table
#include <benchmark/benchmark.h>

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <numeric>

#include "app/table/play_flights.h"
#include "tests/ui/play_window.h"

namespace tapu {
namespace {

/// Notes how long each painting of a window takes, in milliseconds, and when the last one ended.
class Watch : public QApplication {
 public:
  using QApplication::QApplication;
  bool notify(QObject* receiver, QEvent* event) override {
    if (event->type() != QEvent::UpdateRequest) return QApplication::notify(receiver, event);
    QElapsedTimer timer;
    timer.start();
    const bool done = QApplication::notify(receiver, event);
    frames.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    return done;
  }
  std::vector<double> frames;
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
  window.settings.setAnimations(Animations::Normal);
  window.page->applySettings();
  auto* flights = window.part<CardFlights>();
  Event event{EventKind::StartCardsTaken, window.game->viewer()};
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
    while (!window.game->state().at(corner).isOf(window.game->viewer())) QCoreApplication::processEvents();
    watch().frames.clear();
    while (watch().frames.empty()) QCoreApplication::processEvents();
    all.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    bench.SetIterationTime(all.back() / 1000);
    wait([&] { return window.actions.takeBack->isEnabled(); });
    window.actions.takeBack->trigger();
    wait([&] { return window.game->state().at(corner).isEmpty(); });
  }
  tell(bench, all);
}
BENCHMARK(clickToPaint)
    ->Args({1280, 800})
    ->Args({1920, 1080})
    ->UseManualTime()
    ->Iterations(60)
    ->Unit(benchmark::kMillisecond);

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
