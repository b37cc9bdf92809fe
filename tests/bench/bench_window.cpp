// SPDX-License-Identifier: GPL-3.0-or-later
// What the window of the program costs from page to page: build/release/bin/bench_window
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <algorithm>

#include "app/board/board_view.h"
#include "tests/ui/program.h"

namespace tapu {
namespace {

/// Whether a board was painted since this was made.
class BoardPainted : public QObject {
 public:
  BoardPainted() { qApp->installEventFilter(this); }
  bool eventFilter(QObject* watched, QEvent* event) override {
    is = is || (event->type() == QEvent::Paint && qobject_cast<BoardView*>(watched->parent()));
    return false;
  }
  bool is = false;
};

double median(std::vector<double>& all) {
  std::sort(all.begin(), all.end());
  return all[all.size() / 2];
}

/// From the click on "Play against bots" on the start page until the table is painted; "game" until the page is there,
/// the answer of the server included.
void clickToTable(benchmark::State& bench) {
  std::vector<double> games, tables;
  for (auto _ : bench) {
    const QTemporaryDir folder;
    makeKnown(folder.path());
    Program program(folder.path());
    QApplication::processEvents();
    const BoardPainted painted;
    QElapsedTimer timer;
    timer.start();
    program.window.pages().start()->entry(StartPage::Bots)->click();
    while (!program.table()) QApplication::processEvents();
    games.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    while (!painted.is) QApplication::processEvents();
    tables.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    bench.SetIterationTime(tables.back() / 1000);
  }
  bench.counters["game"] = median(games);
  bench.counters["median"] = median(tables);
  bench.counters["most"] = tables.back();
}
BENCHMARK(clickToTable)->UseManualTime()->Iterations(12)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tapu

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication app(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
