// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

#include "engine/board/balance.h"
#include "engine/board/balance_table.h"
#include "engine/board/chain.h"
#include "engine/board/generator.h"
#include "engine/board/rng.h"
#include "tests/suite.h"

using namespace tapu;
using Kind = BalanceReason::Kind;

namespace {

constexpr int kThousand = 1000;

/// Land as round as can be, of so many hexes.
Board disc(int hexes) {
  std::vector<Hex> all;
  for (int r = -20; r <= 20; ++r)
    for (int q = -20; q <= 20; ++q) all.push_back({q, r});
  std::ranges::stable_sort(all, {}, [](Hex at) {
    const Point middle = center(at, Orientation::Pointy);
    return 3 * middle.x * middle.x + middle.y * middle.y;
  });
  Board board;
  for (int i = 0; i < hexes; ++i) board.cells.push_back({all[static_cast<std::size_t>(i)], Terrain::Fields});
  return board;
}

int yieldingOn(const Board& board) {
  return static_cast<int>(
      std::ranges::count_if(board.cells, [](const Cell& cell) { return resourceOf(cell.terrain) != Resource::None; }));
}

Board drawn(const Board& outline, std::uint64_t seed) {
  SeededRng rng(seed);
  return drawnOn(outline, {}, rng);
}

std::vector<double> unfairnessOf(const Board& outline, int boards, int seats) {
  std::vector<double> all;
  for (int i = 0; i < boards; ++i)
    all.push_back(balanceOf(drawn(outline, static_cast<std::uint64_t>(i)), seats).unfairness);
  std::ranges::sort(all);
  return all;
}
std::vector<double> unfairnessOf(const Board& outline, int boards) {
  return unfairnessOf(outline, boards, usualSeatsOf(outline));
}

const BalanceReason* reasonOf(const Balance& balance, Kind kind) {
  const auto found = std::ranges::find(balance.reasons, kind, &BalanceReason::kind);
  return found == balance.reasons.end() ? nullptr : &*found;
}

/// Three hexes around a corner.
Board three(Terrain a, int first, Terrain b, int second, Terrain c, int third) {
  Board board;
  board.cells = {{{0, 0}, a, first}, {{1, 0}, b, second}, {{0, 1}, c, third}};
  return board;
}

}  // namespace

/// The fairness of a board, and the reasons against it.
class BalanceTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theRankIsThatAmongAThousandBoardsOfTheSize_data() {
    QTest::addColumn<int>("hexes");
    for (int hexes : {19, 31, 37}) QTest::addRow("%d hexes", hexes) << hexes;
  }
  void theRankIsThatAmongAThousandBoardsOfTheSize() {
    QFETCH(int, hexes);
    const Board outline = disc(hexes);
    const auto all = unfairnessOf(outline, kThousand);
    const int yielding = yieldingOn(drawn(outline, 1));
    for (int tenth = 1; tenth < 10; ++tenth) {
      const int rank = rankOf(all[static_cast<std::size_t>(tenth * kThousand / 10)], yielding);
      QVERIFY2(std::abs(rank - (100 - 10 * tenth)) <= 4, qPrintable(QString::number(rank)));
    }
  }

  void betweenTheSizesOfTheTableTheRankIsAboutRight() {
    const Board outline = disc(25);
    const auto all = unfairnessOf(outline, 300);
    const int rank = rankOf(all[all.size() / 2], yieldingOn(drawn(outline, 1)));
    QVERIFY2(std::abs(rank - 50) <= 15, qPrintable(QString::number(rank)));
  }

  /// Two are less far apart and eight farther than four, but a board is no fairer for that.
  void theRankIsThatForAnyNumberOfSeats() {
    const Board outline = disc(19);
    const int yielding = yieldingOn(drawn(outline, 1));
    for (int seats = 2; seats <= 8; ++seats) {
      const auto all = unfairnessOf(outline, 300, seats);
      const int rank = rankOf(all[all.size() / 2], yielding);
      QVERIFY2(std::abs(rank - 50) <= 8, qPrintable(QStringLiteral("%1 seats: %2").arg(seats).arg(rank)));
    }
  }

  void twelveBoardsOfAPageAreToldApart_data() {
    QTest::addColumn<Board>("outline");
    QTest::newRow("the classic island") << beginnerBoard();
    QTest::newRow("a board of a chain") << bigGameBoards().front().board;
    QTest::newRow("31 hexes") << disc(31);
    QTest::newRow("90 hexes") << disc(90);
  }
  void twelveBoardsOfAPageAreToldApart() {
    QFETCH(Board, outline);
    outline.starts.clear();
    for (std::uint64_t page = 0; page < 20; ++page) {
      std::set<int> ranks;
      for (std::uint64_t i = 0; i < 12; ++i) ranks.insert(balanceOf(drawn(outline, 100 * page + i)).rank);
      QVERIFY2(ranks.size() >= 8, qPrintable(QString::number(ranks.size())));
      QVERIFY(*ranks.rbegin() - *ranks.begin() >= 40);
    }
  }

  void aResourceThatYieldsHalfOfItsShareIsNamed() {
    // 1.4: ore is due 3 of 18 hexes. The beginner island has 58 pips, so ore is due 58 * 3 / 18 = 9.67 of them.
    Board board = beginnerBoard();
    board.starts.clear();
    for (Cell& cell : board.cells)
      if (cell.terrain == Terrain::Mountains) cell.number = 2;  // 1 pip each
    const int ore = static_cast<int>(std::ranges::count(board.cells, Terrain::Mountains, &Cell::terrain));
    const Balance balance = balanceOf(board);
    const auto* reason = reasonOf(balance, Kind::Scarce);
    QVERIFY(reason && reason->resource == Resource::Ore);
    QCOMPARE(reason->values[0], ore);
  }

  void theBestCornerIsHeldAgainstTheSecond() {
    // Where the three meet there are 5 + 5 + 4 pips; what is not beside it touches one hex, 5 at most.
    const Balance balance = balanceOf(three(Terrain::Hills, 6, Terrain::Forest, 8, Terrain::Fields, 5));
    QCOMPARE(balance.bestCorner, 14);
    const auto* reason = reasonOf(balance, Kind::BestCorner);
    QVERIFY(reason);
    QCOMPARE(reason->values, (std::vector<int>{14, 9}));
    // A second island of the same numbers has a corner that is as good.
    Board two = three(Terrain::Hills, 6, Terrain::Forest, 8, Terrain::Fields, 5);
    for (const Cell& cell : Board(two).cells)
      two.cells.push_back({{cell.at.q + 9, cell.at.r}, cell.terrain, cell.number});
    QVERIFY(!reasonOf(balanceOf(two), Kind::BestCorner));
  }

  // 3.3: four seats in turn, and back. A hex alone in the sea has room for three: the 6 gives three times 5 pips, the
  // two 2 six times 1. So the first three get 5 + 1 and the last one 1 + 1.
  void whatTheSeatsGetIsHeldAgainstEachOther() {
    Board board;
    board.cells = {{{0, 0}, Terrain::Hills, 6}, {{4, 0}, Terrain::Forest, 2}, {{8, 0}, Terrain::Fields, 2}};
    const Balance balance = balanceOf(board);
    const auto* reason = reasonOf(balance, Kind::Placing);
    QVERIFY(reason);
    QCOMPARE(reason->values, (std::vector<int>{4, 6, 2}));
  }

  // With a third 2 there is room for six: the first three get 5 + 1, the last three 1 + 1. Two take the three best and
  // one of the others: the first 5 + 1, the second 5 + 5. Eight do not find room.
  void asManySeatsPlaceAsPlay() {
    Board board;
    board.cells = {{{0, 0}, Terrain::Hills, 6},
                   {{4, 0}, Terrain::Forest, 2},
                   {{8, 0}, Terrain::Fields, 2},
                   {{12, 0}, Terrain::Pasture, 2}};
    const auto placing = [&](int seats) {
      const Balance balance = balanceOf(board, seats);
      const auto* reason = reasonOf(balance, Kind::Placing);
      return reason ? reason->values : std::vector<int>();
    };
    QCOMPARE(placing(6), (std::vector<int>{6, 6, 2}));
    QCOMPARE(placing(2), (std::vector<int>{2, 10, 6}));
    QCOMPARE(placing(8), std::vector<int>());
  }

  // 13.2: 19 hexes are for four, 30 for six, 37 for eight, and land between two of these is for the fewer. 3.7: start
  // pieces are for as many as have them.
  void aBoardIsForSoManySeats() {
    for (const auto& [hexes, seats] : {std::pair(7, 4), std::pair(19, 4), std::pair(29, 4), std::pair(30, 6),
                                       std::pair(36, 6), std::pair(37, 8), std::pair(100, 8)})
      QCOMPARE(usualSeatsOf(disc(hexes)), seats);
    Board board = beginnerBoard();
    board.starts.resize(3);
    QCOMPARE(usualSeatsOf(board), 3);
  }

  void likeTerrainsAndNumbersSideBySideAreNamed() {
    const Balance balance = balanceOf(three(Terrain::Hills, 5, Terrain::Hills, 5, Terrain::Hills, 9));
    const auto* together = reasonOf(balance, Kind::Together);
    QVERIFY(together && together->terrain == Terrain::Hills);
    QCOMPARE(together->values, std::vector<int>{3});
    const auto* beside = reasonOf(balance, Kind::NumberBeside);
    QVERIFY(beside);
    QCOMPARE(beside->values, std::vector<int>{5});
    const auto* twice = reasonOf(balance, Kind::NumberOnOne);
    QVERIFY(twice && twice->terrain == Terrain::Hills);
    QCOMPARE(twice->values, std::vector<int>{5});
  }

  void aSideThatYieldsMoreIsNamed() {
    Board board;
    board.cells = {{{0, 0}, Terrain::Hills, 2},
                   {{1, 0}, Terrain::Fields, 3},
                   {{2, 0}, Terrain::Forest, 6},
                   {{3, 0}, Terrain::Pasture, 8}};
    const Balance balance = balanceOf(board);
    const auto* reason = reasonOf(balance, Kind::Side);
    QVERIFY(reason);
    QCOMPARE(reason->side, 1);                             // right
    QCOMPARE(reason->values, (std::vector<int>{10, 13}));  // 5 + 5 of 1 + 2 + 5 + 5
  }

  void halvesAndStartsThatDifferAreNamed() {
    Board board = bigGameBoards().front().board;
    QVERIFY(!reasonOf(balanceOf(board), Kind::Halves));
    for (Cell& cell : board.cells)
      if (cell.territory == Territory::Moon && cell.number != 0) cell.number = 12;  // nine hexes of 1 pip
    const Balance balance = balanceOf(board);
    const auto* halves = reasonOf(balance, Kind::Halves);
    QVERIFY(halves);
    QCOMPARE(halves->values[1], 9);
    Board island = three(Terrain::Hills, 6, Terrain::Fields, 2, Terrain::Forest, 3);
    const int north = 0;
    island.starts = {{{{{0, 0}, north, StartCards::No}}, {}, {}}, {{{{1, 0}, north, StartCards::No}}, {}, {}}};
    const Balance two = balanceOf(island);
    const auto* starts = reasonOf(two, Kind::Starts);
    QVERIFY(starts);
    QCOMPARE(starts->values, (std::vector<int>{1, 5, 2, 1}));  // seat 1 has 5 pips of the 6, seat 2 one of the 2
  }

  void aHarborAtPoorCornersIsNamed() {
    Board board = three(Terrain::Hills, 6, Terrain::Fields, 2, Terrain::Forest, 8);
    board.harbors = {{{1, 0}, *sideNamed("E", Orientation::Pointy), Resource::Ore, 2}};
    const Balance balance = balanceOf(board);
    const auto* reason = reasonOf(balance, Kind::HarborOfLittle);
    QVERIFY(reason && reason->resource == Resource::Ore);
    QCOMPARE(reason->values, std::vector<int>{1});  // both corners touch the 2 alone
  }

  void theHeaviestReasonComesFirst() {
    for (std::uint64_t seed = 1; seed < 50; ++seed)
      QVERIFY(std::ranges::is_sorted(balanceOf(drawn(beginnerBoard(), seed)).reasons, std::greater(),
                                     &BalanceReason::weight));
  }

  void ofABoardWithoutNumbersNothingIsSaid() {
    Board board = beginnerBoard();
    for (Cell& cell : board.cells) cell.number = 0;
    const Balance balance = balanceOf(board);
    QVERIFY(balance.reasons.empty());
    QCOMPARE(balance.rank, 0);
    QVERIFY(balanceOf(Board()).reasons.empty());
  }

  /// Prints the table of balance_table.cpp, for whoever changes what `balanceOf` counts.
  void writesTheTable() {
    if (!qEnvironmentVariableIsSet("TAPU_WRITE")) return;
    for (int hexes : {7, 10, 14, 19, 24, 31, 37, 45, 64, 100, 180, 350, 700, 1024}) {
      const Board outline = disc(hexes);
      const auto all = unfairnessOf(outline, hexes > 200 ? 200 : kThousand);
      std::printf("    Spread{%d, {", yieldingOn(drawn(outline, 1)));
      for (std::size_t i = 0; i <= 10; ++i)
        std::printf("%s%.2f", i ? ", " : "", all[std::min(all.size() - 1, i * all.size() / 10)]);
      std::printf("}},\n");
    }
  }
};

TAPU_TEST(BalanceTest)
#include "test_balance.moc"
