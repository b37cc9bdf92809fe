// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "engine/board/chain.h"
#include "engine/board/generator.h"
#include "engine/board/rng.h"
#include "engine/board/seam.h"
#include "engine/board/tally.h"
#include "engine/board/topology.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

Board drawn(const Board& outline, const BoardWishes& wishes, std::uint64_t seed) {
  SeededRng rng(seed);
  return drawnOn(outline, wishes, rng);
}

bool has(const std::vector<BoardProblem>& found, ProblemKind kind) {
  return std::ranges::any_of(found, [kind](const BoardProblem& problem) { return problem.kind == kind; });
}

}  // namespace

class GeneratorTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void onTheClassicOutlineTheBagIsTheClassicOne() {  // 1.4, 1.5, 1.7
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Board board = drawn(beginnerBoard(), {}, seed);
      QVERIFY(problems(board).empty());
      const auto unusual = warnings(board);
      QVERIFY(!has(unusual, ProblemKind::TerrainCount) && !has(unusual, ProblemKind::NumberCount));
      QVERIFY(!has(unusual, ProblemKind::HotNumbersTouch));
      QVERIFY(!has(unusual, ProblemKind::HarborSet) && !has(unusual, ProblemKind::HarborsShareCorner));
    }
  }

  void theSameSeedDrawsTheSameBoardAndAnotherSeedAnother() {
    QVERIFY(drawn(beginnerBoard(), {}, 5) == drawn(beginnerBoard(), {}, 5));
    QVERIFY(drawn(beginnerBoard(), {}, 5).cells != drawn(beginnerBoard(), {}, 6).cells);
  }

  void lockedHexesStayWithNumberAndHarbor() {
    const Board outline = beginnerBoard();
    BoardWishes wishes;
    wishes.locked = {{0, -2}, {0, 0}, {1, 0}};
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const Board board = drawn(outline, wishes, seed);
      for (std::size_t i = 0; i < outline.cells.size(); ++i)
        if (wishes.locked.contains(outline.cells[i].at)) QVERIFY(board.cells[i] == outline.cells[i]);
      for (const Harbor& harbor : outline.harbors)
        if (wishes.locked.contains(harbor.hex)) QVERIFY(std::ranges::count(board.harbors, harbor) == 1);
    }
  }

  void lockedTerrainsCountInTheUsualShares() {  // 1.4: three hills, whether some of them are locked or not
    Board outline = beginnerBoard();
    BoardWishes wishes;
    for (Cell& cell : outline.cells)
      if (cell.at == Hex{0, 0} || cell.at == Hex{1, 0}) {
        cell.terrain = Terrain::Hills;
        cell.number = 4;
        wishes.locked.insert(cell.at);
      }
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
      QCOMPARE(std::ranges::count_if(drawn(outline, wishes, seed).cells,
                                     [](const Cell& cell) { return cell.terrain == Terrain::Hills; }),
               3);
  }

  void robbersStayOnLockedHexesOnlyAndOneOfThemIsTheFirst() {  // 1.8
    Board outline = beginnerBoard();
    outline.robber = Hex{0, 0};
    outline.moreRobbers = {{1, 0}, {0, 1}};
    BoardWishes wishes;
    wishes.locked = {{1, 0}};
    const Board board = drawn(outline, wishes, 1);
    QVERIFY(board.robber == (Hex{1, 0}));
    QVERIFY(board.moreRobbers.empty());
  }

  // An exchange of two numbers costs the same on any board: this one took ten seconds when it looked at all hexes.
  void aBoardOfFourThousandHexesIsDrawnWithoutHotNeighbors() {
    Board outline;
    for (int row = 0; row < 64; ++row)
      for (int column = 0; column < 64; ++column) outline.cells.push_back({{column, row}, Terrain::Forest, 0});
    QVERIFY(!has(warnings(drawn(outline, {}, 1)), ProblemKind::HotNumbersTouch));
  }

  // 1.7, 9.2: where boards of a chain join there is no coast, whichever board comes next.
  void aBoardOfAChainGetsItsFourHarborsAwayFromTheJoins() {
    const Board outline = chainBoard();
    const Hex next = *outline.chainOffset, before{-next.q, -next.r};
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      BoardWishes wishes;
      wishes.spreadHarbors = seed % 2 ? Wish::Yes : Wish::No;
      const Board board = drawn(outline, wishes, seed);
      QCOMPARE(board.harbors.size(), 4u);
      std::vector<Board> others{board, drawn(outline, wishes, seed + 1000)};
      for (const Chain::Kind& kind : bigGameBoards()) others.push_back(kind.board);
      for (const Board& other : others)
        for (const Hex shift : {next, before}) {
          const auto found = seamProblems(board, other, shift);
          QVERIFY(!has(found, ProblemKind::HarborFacesLandOverSeam));
          QVERIFY(!has(found, ProblemKind::HarborsShareCornerOverSeam));
        }
    }
  }

  // Nine harbors on a coast of thirty edges: three steps lie between two of them at least, and never two.
  void harborsFarApartHaveNoGapThatCouldBeWider_data() {
    QTest::addColumn<std::set<Hex>>("locked");
    QTest::newRow("all are drawn") << std::set<Hex>();
    QTest::newRow("one stays") << std::set<Hex>{{0, -2}};
  }
  void harborsFarApartHaveNoGapThatCouldBeWider() {
    QFETCH(std::set<Hex>, locked);
    BoardWishes wishes;
    wishes.locked = locked;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      const Board board = drawn(beginnerBoard(), wishes, seed);
      QCOMPARE(board.harbors.size(), 9u);
      const Topology map(board);
      std::set<CornerId> near;  // corners of a harbor, and those a step away
      for (const Harbor& harbor : board.harbors) {
        std::set<CornerId> own;
        for (int end : {0, 1}) own.insert(*map.cornerAt(harbor.hex, (harbor.side + end) % kSides));
        for (CornerId corner : own) QVERIFY2(!near.contains(corner), qPrintable(QString::number(seed)));
        for (CornerId corner : own) {
          near.insert(corner);
          for (CornerId beside : map.corner(corner).corners)
            if (beside) near.insert(beside);
        }
      }
    }
  }

  void theLargeIslandKeepsItsKindsOfHarbors() {  // 1.6
    SeededRng rng(1);
    const Board large = randomIsland({IslandWishes::Size::Large}, rng);
    QVERIFY(!has(warnings(drawn(large, {}, 2)), ProblemKind::HarborSet));
  }

  void landAndSeaStayWhereTheyAre() {
    Board outline = beginnerBoard();
    outline.cells[4].terrain = Terrain::Sea;
    outline.cells[4].number = 0;
    const Board board = drawn(outline, {}, 3);
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
      QVERIFY(board.cells[i].at == outline.cells[i].at);
      QCOMPARE(board.cells[i].terrain == Terrain::Sea, outline.cells[i].terrain == Terrain::Sea);
    }
    QVERIFY(problems(board).empty());
  }

  void shuffledTerrainIsWhatWasThere() {
    Board outline = beginnerBoard();
    for (Cell& cell : outline.cells) {
      cell.terrain = Terrain::Forest;
      cell.number = 0;
    }
    BoardWishes wishes;
    wishes.newTerrain = Wish::No;
    for (const Cell& cell : drawn(outline, wishes, 1).cells) QCOMPARE(cell.terrain, Terrain::Forest);
  }

  void equalPipsMakeTheBalanceBetter() {
    int even = 0, any = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
      BoardWishes wishes;
      even += tallyOf(drawn(beginnerBoard(), wishes, seed)).balance();
      wishes.equalPips = Wish::No;
      any += tallyOf(drawn(beginnerBoard(), wishes, seed)).balance();
    }
    QVERIFY2(even > any + 30, qPrintable(QString::number(even) + QChar(u' ') + QString::number(any)));
    QVERIFY(even >= 30 * 90);
  }

  // Tally

  void pipsAreTheChancesIn36_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("pips");
    QTest::newRow("2: one way") << 2 << 1;
    QTest::newRow("6: five ways") << 6 << 5;
    QTest::newRow("8: five ways") << 8 << 5;
    QTest::newRow("12: one way") << 12 << 1;
    QTest::newRow("7: the robber's") << 7 << 0;
    QTest::newRow("no token") << 0 << 0;
  }
  void pipsAreTheChancesIn36() {
    QFETCH(int, number);
    QFETCH(int, pips);
    QCOMPARE(pipsOf(number), pips);
  }

  void theClassicBagHas58Pips() {  // 2x(1 of 2,12) + 4 of each other: 1+1 + 2*(2+3+4+5+5+4+3+2) = 58
    const Tally tally = tallyOf(beginnerBoard());
    QCOMPARE(tally.total(), 58);
    QCOMPARE(tally.land, 19);
    QCOMPARE(tally.numbers, 18);
    QCOMPARE(tally.starts.size(), 4u);
    for (int pips : tally.starts) QVERIFY(pips >= 16 && pips <= 24);  // about 20 each
  }

  void aCornerCountsAllHexesAroundIt() {
    Board board;
    board.cells = {{{0, 0}, Terrain::Forest, 6}, {{1, 0}, Terrain::Forest, 5}, {{0, 1}, Terrain::Hills, 2}};
    int best = 0, kinds = 0;
    for (const CornerWorth& corner : worthOfCorners(board))
      if (corner.pips > best) {
        best = corner.pips;
        kinds = corner.resources;
      }
    QCOMPARE(best, 10);  // 5 + 4 + 1 where the three meet
    QCOMPARE(kinds, 2);
    QCOMPARE(worthOfCorners(board).size(), 13u);  // 6 + 4 + 3 corners
  }
};

TAPU_TEST(GeneratorTest)
#include "test_generator.moc"
