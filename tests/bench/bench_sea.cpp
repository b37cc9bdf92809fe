// SPDX-License-Identifier: GPL-3.0-or-later
// What the sea costs, beside the classic island in the same run: random games a second for each hex of land on the
// boards of the sea that come with the program (bench_sea [GAMES], those of one pass), and a frame of a board of a
// hundred cells. Times of the processor, so that what else a machine does is not counted.
#include <QApplication>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "app/board/board_scene.h"
#include "app/board/board_view.h"
#include "app/kit/theme.h"
#include "engine/bots/simulation.h"
#include "tests/sea_boards.h"

namespace tapu {
namespace {

constexpr int kPasses = 5;  ///< the boards take turns, so that a machine that slows down does so for all

double computedSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Hexes of land, with those that lie under the fog.
int landOf(const Board& board) {
  const auto land = std::ranges::count_if(board.cells, [](const Cell& cell) { return isLand(cell); });
  return static_cast<int>(land) + board.fog.cells() - board.fog.of(Terrain::Sea);
}

/// Games of four random bots, and how many of them a second were played for each hex of land.
struct Rate {
  QString name;
  SimulationPlan plan;
  int land = 0;
  double seconds = 0;
  int games = 0;

  void play(int pass) {
    plan.seed = static_cast<std::uint64_t>(1 + pass * plan.games);
    const double before = computedSeconds();
    games += simulate(plan).games;
    seconds += computedSeconds() - before;
  }
  double perLand() const { return seconds > 0 ? games / seconds * land : 0; }
};

Rate classicRate(int games) {
  Rate rate{.name = QStringLiteral("classic"), .plan = {}};
  rate.plan.options = defaultOptions(RuleSet::Classic);
  rate.plan.bots = {"random"};
  rate.plan.games = games;
  rate.land = landOf(beginnerBoard());
  return rate;
}

Rate seaRate(const QString& name, int games) {
  Rate rate = classicRate(games);
  rate.name = name;
  Setup setup;
  setup.options = rate.plan.options;
  test::layBoard(setup, test::boardOfProgram(name));
  rate.plan.options = setup.options;
  rate.plan.board = setup.board;
  rate.land = landOf(setup.board);
  return rate;
}

void compareGames(int games) {
  std::vector<Rate> rates{classicRate(games)};
  for (const QString& name : test::namesOfSeaBoards()) rates.push_back(seaRate(name, games));
  for (int pass = 0; pass < kPasses; ++pass)
    for (Rate& rate : rates) rate.play(pass);
  for (const Rate& rate : rates)
    std::printf("%-24s %4d hexes of land, %8.0f games a second, %.2f of classic for each hex of land\n",
                qPrintable(rate.name), rate.land, rate.games / rate.seconds, rate.perLand() / rates.front().perLand());
}

// ---- frames

/// Ten by ten cells, all of them land.
Board hundredOfLand() {
  constexpr int kWide = 10;
  constexpr std::array kLand{Terrain::Forest, Terrain::Hills, Terrain::Pasture, Terrain::Fields, Terrain::Mountains};
  constexpr std::array kNumbers{5, 10, 8, 9, 4, 3, 11, 6, 12};
  Board board;
  for (int row = 0; row < kWide; ++row) {
    for (int column = 0; column < kWide; ++column) {
      const std::size_t at = board.cells.size();
      board.cells.push_back({{column - row / 2, row}, kLand[at % kLand.size()], kNumbers[at % kNumbers.size()]});
    }
  }
  return board;
}

/// The same with all that a board may have: sea, gold, fog, a pirate, closed corners and gifts.
Board hundredOfTheSea() {
  constexpr std::size_t kSeaEvery = 3, kGoldEvery = 10, kFogEvery = 7, kGiftEvery = 12;
  Board board = hundredOfLand();
  board.ships = AsksForShips::Yes;
  for (std::size_t at = 0; at < board.cells.size(); ++at) {
    Cell& cell = board.cells[at];
    if (at % kFogEvery == 0) {
      ++board.fog.of(Terrain::Desert);
      cell = {cell.at, Terrain::Fog, 0};
    } else if (at % kSeaEvery == 0) {
      if (!board.pirate) board.pirate = PirateStart{cell.at};
      cell = {cell.at, Terrain::Sea, 0};
    } else if (at % kGoldEvery == 1) {
      cell.terrain = Terrain::Gold;
    } else if (at % kGiftEvery == 2) {
      board.gifts.push_back({.hex = cell.at, .on = Gift::On::Corner});
      board.noStart.push_back({cell.at, 1});
    }
  }
  return board;
}

/// A board in a view of this size, and the times of its frames.
struct Painted {
  explicit Painted(const Board& board) : view(&scene) {
    scene.setBoard(board);
    view.resize(1280, 800);
    view.show();
    QApplication::processEvents();
  }
  void paint() {
    const double before = computedSeconds();
    view.viewport()->repaint();
    ms.push_back(1e3 * (computedSeconds() - before));
  }
  double median() {
    std::ranges::sort(ms);
    return ms[ms.size() / 2];
  }
  BoardScene scene;
  BoardView view;
  std::vector<double> ms;
};

void compareFrames() {
  constexpr int kFrames = 100;
  Painted land(hundredOfLand()), sea(hundredOfTheSea());
  for (int frame = 0; frame < kFrames; ++frame) {
    land.paint();
    sea.paint();
  }
  const double classic = land.median(), ofSea = sea.median();
  std::printf("a frame of 100 cells: %.2f ms of land, %.2f ms of the sea, %.2f times\n", classic, ofSea,
              ofSea / classic);
}

}  // namespace
}  // namespace tapu

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  tapu::loadFonts();
  QApplication::setPalette(tapu::palette(tapu::themeFor(tapu::ThemeKind::Light)));
  constexpr int kGames = 200;
  tapu::compareGames(argc > 1 ? std::atoi(argv[1]) : kGames);
  tapu::compareFrames();
  return 0;
}
