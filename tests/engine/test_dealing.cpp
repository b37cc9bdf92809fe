// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <map>

#include "engine/board/chain.h"
#include "engine/board/dealing.h"
#include "engine/board/generator.h"
#include "engine/board/rng.h"
#include "tests/suite.h"

using namespace tapu;
using Way = NumberWishes::Way;
using Turning = NumberWishes::Turning;

namespace {

Board dealt(const Board& board, const NumberWishes& wishes, std::uint64_t seed = 1) {
  SeededRng rng(seed);
  return withNumbersDealt(board, wishes, rng);
}

/// The classic island with its desert in the middle and no numbers.
Board bare() {
  Board board;
  for (int r = -2; r <= 2; ++r)
    for (int q = std::max(-2, -2 - r); q <= std::min(2, 2 - r); ++q)
      board.cells.push_back({{q, r}, q == 0 && r == 0 ? Terrain::Desert : Terrain::Forest});
  return board;
}

int numberAt(const Board& board, Hex at) {
  return std::ranges::find_if(board.cells, [at](const Cell& cell) { return cell.at == at; })->number;
}

std::map<int, int> tokens(const Board& board, Territory half = Territory::None) {
  std::map<int, int> counts;
  for (const Cell& cell : board.cells)
    if (cell.number != 0 && (half == Territory::None || cell.territory == half)) ++counts[cell.number];
  return counts;
}

/// 1.5
const std::map<int, int> kUsual{{2, 1}, {3, 2}, {4, 2}, {5, 2}, {6, 2}, {8, 2}, {9, 2}, {10, 2}, {11, 2}, {12, 1}};

bool hotTouch(const Board& board) {
  for (const Cell& a : board.cells)
    for (const Cell& b : board.cells)
      if (isHot(a.number) && isHot(b.number) && distance(a.at, b.at) == 1) return true;
  return false;
}

/// The coast of the classic island clockwise from the corner in the northwest, then the ring inside it.
const std::vector<Hex> kRound{{0, -2}, {1, -2}, {2, -2},  {2, -1}, {2, 0},  {1, 1}, {0, 2}, {-1, 2}, {-2, 2},
                              {-2, 1}, {-2, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};
/// The tokens by their letters, A to R.
const std::vector<int> kLetters{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};

}  // namespace

/// Number tokens dealt to a board.
class DealingTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theSpiralGoesRoundTheCoastThenInwardAndSkipsTheDesert() {
    NumberWishes wishes;
    wishes.way = Way::Spiral;
    wishes.start = {0, -2};
    const Board board = dealt(bare(), wishes);
    for (std::size_t i = 0; i < kRound.size(); ++i) QCOMPARE(numberAt(board, kRound[i]), kLetters[i]);
    QCOMPARE(numberAt(board, {0, 0}), 0);
    QVERIFY(tokens(board) == kUsual);
  }

  void aDesertOnTheCoastTakesNoLetter() {
    Board board = bare();
    for (Cell& cell : board.cells) cell.terrain = cell.at == Hex{1, -2} ? Terrain::Desert : Terrain::Hills;
    NumberWishes wishes;
    wishes.way = Way::Spiral;
    wishes.start = {0, -2};
    board = dealt(board, wishes);
    QCOMPARE(numberAt(board, {0, -2}), 5);
    QCOMPARE(numberAt(board, {1, -2}), 0);
    QCOMPARE(numberAt(board, {2, -2}), 2);
    QCOMPARE(numberAt(board, {0, 0}), 11);  // R, the last letter, in the middle
  }

  void counterclockwiseItTakesTheCoastTheOtherWay() {
    NumberWishes wishes;
    wishes.way = Way::Spiral;
    wishes.turning = Turning::Counterclockwise;
    wishes.start = {2, 0};  // the east
    const Board board = dealt(bare(), wishes);
    const std::vector<Hex> first{{2, 0}, {2, -1}, {2, -2}, {1, -2}, {0, -2}, {-1, -1}, {-2, 0}};
    for (std::size_t i = 0; i < first.size(); ++i) QCOMPARE(numberAt(board, first[i]), kLetters[i]);
    QVERIFY(tokens(board) == kUsual);
  }

  void fromAHexInsideItBeginsOnTheNearestCoast() {
    const auto way = spiralOver(bare(), {1, -1}, Turning::Clockwise);
    QCOMPARE(way.size(), 19u);
    QVERIFY(distance(way.front(), {1, -1}) == 1);
    QVERIFY(way.back() == (Hex{0, 0}));
  }

  void onALargerBoardTheLettersBeginAnew() {
    Board board;
    for (int q = 0; q < 20; ++q) board.cells.push_back({{q, 0}, Terrain::Fields});
    NumberWishes wishes;
    wishes.way = Way::Spiral;
    board = dealt(board, wishes);
    QCOMPARE(numberAt(board, {17, 0}), 11);
    QCOMPARE(numberAt(board, {18, 0}), 5);
    QCOMPARE(numberAt(board, {19, 0}), 2);
  }

  void everyHexOfAnyLandIsOnTheSpiralOnce() {
    SeededRng rng(7);
    for (int i = 0; i < 200; ++i) {
      Board board;
      board.orientation = i % 2 ? Orientation::Flat : Orientation::Pointy;
      std::set<Hex> land;
      for (int q = 0; q < 8; ++q)
        for (int r = 0; r < 8; ++r)
          if (rng.below(3) > 0) {
            board.cells.push_back({{q, r}, Terrain::Fields});
            land.insert({q, r});
          }
      const auto way = spiralOver(board, {3, 3}, i % 3 ? Turning::Clockwise : Turning::Counterclockwise);
      QCOMPARE(way.size(), land.size());
      QVERIFY(std::set<Hex>(way.begin(), way.end()) == land);
    }
  }

  void theCornersOfTheIslandAreFound() {
    const auto side = [](const char* name) { return *sideNamed(name, Orientation::Pointy); };
    QVERIFY(landCornerToward(bare(), side("E")) == (Hex{2, 0}));
    QVERIFY(landCornerToward(bare(), side("NW")) == (Hex{0, -2}));
    QVERIFY(landCornerToward(bare(), side("SW")) == (Hex{-2, 2}));
    QVERIFY(!landCornerToward(Board(), 0));
  }

  void atRandomTheUsualSetIsDealtWithSixAndEightApart() {  // 1.5, 1.6
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
      const Board board = dealt(bare(), {}, seed);
      QVERIFY(tokens(board) == kUsual);
      QVERIFY(!hotTouch(board));
    }
  }

  void anywhereTheyTouchNowAndThen() {
    NumberWishes wishes;
    wishes.hotApart = Wish::No;
    int touch = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) touch += hotTouch(dealt(bare(), wishes, seed));
    // Of 153 pairs of places 36 touch; of the six pairs of four hot numbers mostly one does.
    QVERIFY2(touch > 50, qPrintable(QString::number(touch)));
  }

  void equalNumbersAreKeptApart() {
    NumberWishes wishes;
    wishes.equalApart = Wish::Yes;
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
      const Board board = dealt(bare(), wishes, seed);
      QVERIFY(!hotTouch(board));
      for (const Cell& a : board.cells)
        for (const Cell& b : board.cells)
          if (a.number != 0 && distance(a.at, b.at) == 1) QVERIFY(a.number != b.number);
    }
  }

  void theTokensThatAreThereChangePlaces() {
    Board board = bare();
    int i = 0;
    for (Cell& cell : board.cells)
      if (cell.terrain != Terrain::Desert) cell.number = i++ < 12 ? 4 : 10;
    NumberWishes wishes;
    wishes.tokens = NumberWishes::Tokens::Present;
    const Board after = dealt(board, wishes, 3);
    QVERIFY(tokens(after) == (std::map<int, int>{{4, 12}, {10, 6}}));
    QVERIFY(after.cells != board.cells);
  }

  void aTokenOnADesertComesToAHexThatYields() {
    Board board = bare();
    for (Cell& cell : board.cells)
      if (cell.terrain == Terrain::Desert) cell.number = 12;
    NumberWishes wishes;
    wishes.tokens = NumberWishes::Tokens::Present;
    const Board after = dealt(board, wishes);
    QCOMPARE(numberAt(after, {0, 0}), 0);
    QVERIFY(tokens(after) == kUsual);
  }

  void lockedHexesStayAndTheRestOfTheSetIsDealt() {
    Board board = bare();
    for (Cell& cell : board.cells)
      if (cell.at == Hex{0, -2} || cell.at == Hex{1, -2}) cell.number = 6;
    NumberWishes wishes;
    wishes.locked = {{0, -2}, {1, -2}};
    const Board after = dealt(board, wishes);
    QCOMPARE(numberAt(after, {0, -2}), 6);
    QCOMPARE(numberAt(after, {1, -2}), 6);
    QVERIFY(tokens(after) == kUsual);  // no third 6
  }

  void lockedHexesStayInTheSpiralTooAndTakeNoLetter() {
    Board board = bare();
    board.cells.front().number = 12;  // 0,-2
    NumberWishes wishes;
    wishes.way = Way::Spiral;
    wishes.start = {0, -2};
    wishes.locked = {{0, -2}};
    const Board after = dealt(board, wishes);
    QCOMPARE(numberAt(after, {0, -2}), 12);
    QCOMPARE(numberAt(after, {1, -2}), 5);
  }

  void onlyTheHexesThatAreMeantGetNumbers() {
    const Board full = dealt(bare(), {});
    NumberWishes wishes;
    wishes.only = std::set<Hex>{{0, -2}, {1, -2}, {2, -2}};
    for (const Way way : {Way::Random, Way::Spiral}) {
      wishes.way = way;
      const Board after = dealt(full, wishes, 9);
      for (std::size_t i = 0; i < full.cells.size(); ++i)
        if (!wishes.only->contains(full.cells[i].at)) QVERIFY(after.cells[i] == full.cells[i]);
    }
    wishes.way = Way::Spiral;
    wishes.start = {0, -2};
    const Board after = dealt(full, wishes);
    QCOMPARE(numberAt(after, {0, -2}), 5);
    QCOMPARE(numberAt(after, {1, -2}), 2);
    QCOMPARE(numberAt(after, {2, -2}), 6);
  }

  void whatIsMissingIsFilledUpToTheUsualSet() {
    Board board = dealt(bare(), {});
    for (Cell& cell : board.cells)
      if (cell.at.r < 0) cell.number = 0;
    NumberWishes wishes;
    wishes.only = hexesWithoutNumber(board);
    QCOMPARE(wishes.only->size(), 7u);
    QVERIFY(tokens(dealt(board, wishes)) == kUsual);
  }

  void onABoardOfAChainEachHalfHasEachNumberOnce() {  // 9.3
    for (const Chain::Kind& kind : bigGameBoards())
      for (std::uint64_t seed = 1; seed <= 30; ++seed)
        for (const Way way : {Way::Random, Way::Spiral}) {
          NumberWishes wishes;
          wishes.way = way;
          const Board board = dealt(kind.board, wishes, seed);
          for (Territory half : {Territory::Sun, Territory::Moon})
            for (int number : {3, 4, 5, 6, 8, 9, 10, 11}) QCOMPARE(tokens(board, half)[number], 1);
          QVERIFY(tokens(board) == kUsual);
          for (const BoardProblem& each : warnings(board))
            QVERIFY2(each.kind != ProblemKind::HotNumbersTouch && each.kind != ProblemKind::HotNumbersTouchOverSeam,
                     each.sentence.c_str());
        }
  }

  void aBoardOfAChainIsDrawnWithADesertInEachHalf() {  // 1.4, 9.17
    for (const Chain::Kind& kind : bigGameBoards())
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        SeededRng rng(seed);
        const Board board = drawnOn(kind.board, {}, rng);
        for (Territory half : {Territory::Sun, Territory::Moon})
          QCOMPARE(std::ranges::count_if(
                       board.cells,
                       [half](const Cell& cell) { return cell.territory == half && cell.terrain == Terrain::Desert; }),
                   1);
        const auto unusual = warnings(board);
        QVERIFY2(unusual.empty(), unusual.empty() ? "" : unusual.front().sentence.c_str());
        QVERIFY(problems(chainOf({{"A", board}}, "A", 3, Ends::Open)).empty());
      }
  }

  void wherePlacesAreTooFewForSixAndEightItDealsAllTheSame() {
    Board board;
    board.cells = {{{0, 0}, Terrain::Hills, 6}, {{1, 0}, Terrain::Hills, 8}, {{0, 1}, Terrain::Hills, 6}};
    NumberWishes wishes;
    wishes.tokens = NumberWishes::Tokens::Present;
    QVERIFY(tokens(dealt(board, wishes)) == (std::map<int, int>{{6, 2}, {8, 1}}));
  }

  void anEmptyBoardAndASeaStayAsTheyAre() {
    QVERIFY(dealt(Board(), {}) == Board());
    Board sea;
    sea.cells = {{{0, 0}, Terrain::Sea}};
    QVERIFY(dealt(sea, {}) == sea);
    NumberWishes spiral;
    spiral.way = Way::Spiral;
    QVERIFY(dealt(sea, spiral) == sea);
  }
};

TAPU_TEST(DealingTest)
#include "test_dealing.moc"
