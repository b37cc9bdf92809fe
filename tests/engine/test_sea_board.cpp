// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <iterator>

#include "engine/board/board.h"
#include "engine/board/chain.h"
#include "engine/board/isometry.h"
#include "engine/board/topology.h"
#include "engine/state/seats.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

// What may lie in the sea of a board, and what is wrong with it (14.15).

using namespace tapu;
using namespace tapu::test;
using Kind = ProblemKind;

namespace {

int corner(const char* name) { return *cornerNamed(name, Orientation::Pointy); }
int side(const char* name) { return *sideNamed(name, Orientation::Pointy); }

Cell& cellAt(Board& board, Hex at) { return *std::ranges::find(board.cells, at, &Cell::at); }

/// The two islands with everything at once: gold 12 at 5,0, fog at 1,3 and 2,3 over a forest of 5 and sea, a pirate at
/// 2,1, gifts on a corner and an edge, land and a corner without first settlements. No harbors.
Board everything() {
  Board board = islands();
  cellAt(board, {5, 0}).terrain = Terrain::Gold;
  for (Hex at : {Hex{1, 3}, Hex{2, 3}}) cellAt(board, at).terrain = Terrain::Fog;
  board.fog.of(Terrain::Forest) = 1;
  board.fog.of(Terrain::Sea) = 1;
  board.fog.numbers[5] = 1;
  board.pirate = PirateStart{Hex{2, 1}};
  board.gifts = {{.hex = {0, 0}, .on = Gift::On::Corner, .place = corner("N"), .kind = Gift::Kind::Card},
                 {.hex = {1, 1},
                  .on = Gift::On::Edge,
                  .place = side("E"),
                  .kind = Gift::Kind::Resources,
                  .resource = Resource::Ore,
                  .count = 5}};
  cellAt(board, {5, 1}).startLand = StartLand::No;
  board.noStart = {{{4, 1}, corner("NW")}};
  return board;
}

void cover(Board& board, Hex hex) { cellAt(board, hex).terrain = Terrain::Fog; }
void liftFog(Board& board) {
  for (Cell& cell : board.cells)
    if (cell.terrain == Terrain::Fog) cell.terrain = Terrain::Sea;
}

std::vector<Kind> errorsOf(const Board& board) {
  std::vector<Kind> kinds;
  for (const BoardProblem& each : problems(board)) kinds.push_back(each.kind);
  return kinds;
}

bool isWarned(const Board& board, Kind kind) {
  return std::ranges::count(warnings(board), kind, &BoardProblem::kind) > 0;
}

/// One thing that is wrong with a board, the rule that it breaks, and whether there is a fix.
struct Fault {
  const char* name;
  Kind kind;
  const char* rule;
  std::function<void(Board&)> spoil;
  bool hasFix = true;
};

Gift at(Hex hex, const char* where, int count = 1) {
  return {.hex = hex, .on = Gift::On::Corner, .place = corner(where), .count = count};
}
Gift along(Hex hex, const char* where) { return {.hex = hex, .on = Gift::On::Edge, .place = side(where)}; }

void settle(Board& board, Hex hex, const char* where) {
  board.starts.resize(2);
  board.starts[0].settlements.push_back({hex, corner(where), StartCards::No});
}

std::vector<Fault> faultsOfFog() {
  return {
      {"gold without a number", Kind::NumberMissing, "1.5",
       [](Board& b) {
         cellAt(b, {5, 0}).number = 0;
       }},
      {"fog with a number", Kind::NumberWhereNothingGrows, "14.5",
       [](Board& b) {
         cellAt(b, {1, 3}).number = 4;
       }},
      {"fog of three hexes, and two in its counts", Kind::FogCount, "14.5",
       [](Board& b) {
         cover(b, {2, 2});
       }},
      {"a hex more in the counts", Kind::FogCount, "14.5", [](Board& b) { ++b.fog.of(Terrain::Desert); }},
      {"counts without fog", Kind::FogCount, "14.5", liftFog},
      {"a number too many under it", Kind::FogNumbers, "14.5", [](Board& b) { ++b.fog.numbers[9]; }},
      {"a number too few under it", Kind::FogNumbers, "14.5", [](Board& b) { b.fog.numbers[5] = 0; }},
      {"a pirate on land", Kind::PirateOffSea, "14.2",
       [](Board& b) {
         b.pirate->at = Hex{0, 0};
       }},
      {"a pirate under the fog", Kind::PirateOffSea, "14.2",
       [](Board& b) {
         b.pirate->at = Hex{1, 3};
       }},
      {"a pirate off the board", Kind::PirateOffSea, "14.2",
       [](Board& b) {
         b.pirate->at = Hex{20, 0};
       }},
      {"a closed corner off the board", Kind::NoStartOffBoard, "14.4",
       [](Board& b) {
         b.noStart.push_back({{20, 0}, 0});
       }},
      {"a start settlement at the fog", Kind::StartInFog, "14.5",
       [](Board& b) {
         settle(b, {0, 3}, "NE");
       }},
      {"a start road that ends at the fog", Kind::StartInFog, "14.5",
       [](Board& b) {
         settle(b, {0, 3}, "N");
         b.starts[0].roads.push_back({{0, 3}, side("NE")});
       }},
      {"a start ship beside the fog", Kind::StartInFog, "14.5",
       [](Board& b) {
         settle(b, {0, 3}, "N");
         b.starts[0].ships.push_back({{0, 3}, side("E")});
       }},
      {"a harbor toward the fog", Kind::HarborInFog, "14.5",
       [](Board& b) {
         b.harbors.push_back({{0, 3}, side("E"), Resource::None, 3});
       }},
      {"a robber under the fog", Kind::RobberOffLand, "14.5",
       [](Board& b) {
         b.robber = Hex{1, 3};
       }},
  };
}

/// Cards on as many places as it takes, corners first, away from the fog.
void giveTooMany(Board& board) {
  board.gifts.clear();
  std::vector<Gift> places;
  for (const Gift::On on : {Gift::On::Corner, Gift::On::Edge}) {
    for (const Cell& cell : board.cells)
      for (int i = 0; i < kSides; ++i)
        if (cell.at.r < 2) places.push_back({.hex = cell.at, .on = on, .place = i, .kind = Gift::Kind::Card});
  }
  for (const Gift& each : places) {
    board.gifts.push_back(each);
    const auto found = errorsOf(board);
    if (std::ranges::count(found, Kind::GiftsTogether) > 0) board.gifts.pop_back();
    if (board.gifts.size() > kMostGifts) return;
  }
}

std::vector<Fault> faultsOfGifts() {
  return {
      {"two on one corner, by two of its names", Kind::GiftsTogether, "14.6",
       [](Board& b) {
         b.gifts.insert(b.gifts.end(), {at({1, 0}, "SW"), at({0, 0}, "SE")});
       }},
      {"two on one edge, by both of its names", Kind::GiftsTogether, "14.6",
       [](Board& b) {
         b.gifts.push_back(along({2, 1}, "W"));
       }},
      {"one off the board", Kind::GiftOffBoard, "14.6",
       [](Board& b) {
         b.gifts.push_back(at({20, 0}, "N"));
       }},
      {"one of four points", Kind::GiftCount, "14.6",
       [](Board& b) {
         b.gifts.push_back(at({1, 0}, "N", 4));
       }},
      {"one of no points", Kind::GiftCount, "14.6",
       [](Board& b) {
         b.gifts.push_back(at({1, 0}, "N", 0));
       }},
      {"six cards of a resource", Kind::GiftCount, "14.6", [](Board& b) { b.gifts[1].count = 6; }},
      {"one under a start settlement", Kind::GiftTaken, "14.6",
       [](Board& b) {
         settle(b, {0, 0}, "N");
       }},
      {"one under a start road", Kind::GiftTaken, "14.6",
       [](Board& b) {
         settle(b, {1, 1}, "NE");
         b.starts[0].roads.push_back({{1, 1}, side("E")});
       }},
      {"one at a corner of the fog", Kind::GiftInFog, "14.5",
       [](Board& b) {
         b.gifts.push_back(at({0, 3}, "NE"));
       }},
      {"one on an edge that ends at the fog", Kind::GiftInFog, "14.5",
       [](Board& b) {
         b.gifts.push_back(along({0, 3}, "NE"));
       }},
      {"65 of them", Kind::GiftsMany, "14.6", giveTooMany, false},
      {"63 points of them", Kind::GiftsMany, "14.6",
       [](Board& b) {
         giveTooMany(b);
         b.gifts.resize(21);
         for (Gift& each : b.gifts) {
           each.kind = Gift::Kind::Points;
           each.count = 3;
         }
       },
       false},
  };
}

std::vector<Fault> faults() {
  std::vector<Fault> all = faultsOfFog();
  std::ranges::copy(faultsOfGifts(), std::back_inserter(all));
  return all;
}

}  // namespace

class TestSeaBoard : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aBoardWithEverythingCanBePlayed() { QVERIFY(problems(everything()).empty()); }

  void whatIsWrongIsOneErrorWithItsRule_data() {  // 14.15
    QTest::addColumn<int>("fault");
    const auto all = faults();
    for (int i = 0; i < int(all.size()); ++i) QTest::newRow(all[std::size_t(i)].name) << i;
  }
  void whatIsWrongIsOneErrorWithItsRule() {
    QFETCH(int, fault);
    const Fault all = faults()[std::size_t(fault)];
    Board board = everything();
    all.spoil(board);
    const auto found = problems(board);
    const auto one = std::ranges::find(found, all.kind, &BoardProblem::kind);
    QVERIFY2(one != found.end(), found.empty() ? "none" : found.front().sentence.c_str());
    QCOMPARE(QByteArray(one->rule), QByteArray(all.rule));
    QVERIFY(std::ranges::all_of(found, [&](const BoardProblem& each) { return each.kind == all.kind; }));
    const auto fixed = applyFix(board, *one);
    QCOMPARE(fixed.has_value(), all.hasFix);
    if (fixed) QVERIFY(problems(*fixed).size() < found.size());
  }

  // 14.2
  void aPirateWithoutShipsIsAWarning() {
    Board board = everything();
    QVERIFY(!isWarned(board, Kind::PirateWithoutShips));
    board.ships = AsksForShips::No;
    QVERIFY(problems(board).empty());
    QVERIFY(isWarned(board, Kind::PirateWithoutShips));
  }

  // 14.6: at sea without ships, and at a corner where no land is.
  void aGiftThatNobodyCanTakeIsAWarning() {
    Board board = islands();
    board.gifts = {{.hex = {2, 1}, .on = Gift::On::Edge, .place = side("NW")}};
    QVERIFY(!isWarned(board, Kind::GiftOutOfReach));
    board.ships = AsksForShips::No;
    QVERIFY(isWarned(board, Kind::GiftOutOfReach));
    board.ships = AsksForShips::Yes;
    board.gifts = {{.hex = {2, 1}, .on = Gift::On::Corner, .place = corner("N")}};
    QVERIFY(isWarned(board, Kind::GiftOutOfReach));
  }

  // 14.3: islands of one hex each, in rows with sea between them.
  void thirtyOneIslandsAreTooManyWithABonus_data() {
    QTest::addColumn<int>("islands");
    QTest::addColumn<int>("bonus");
    QTest::addColumn<bool>("isTooMany");
    QTest::newRow("14.3 30 islands with a bonus") << 30 << 2 << false;
    QTest::newRow("14.3 31 islands with a bonus") << 31 << 1 << true;
    QTest::newRow("14.3 31 islands without one") << 31 << 0 << false;
  }
  void thirtyOneIslandsAreTooManyWithABonus() {
    QFETCH(int, islands);
    QFETCH(int, bonus);
    QFETCH(bool, isTooMany);
    constexpr int kAcross = 8;
    Setup setup;
    setup.options = plainOptions();
    setup.options.islandBonus = bonus;
    for (int i = 0; i < islands; ++i)
      setup.board.cells.push_back({{2 * (i % kAcross), 2 * (i / kAcross)}, Terrain::Forest, 5});
    QVERIFY(problems(setup.board).empty());
    QCOMPARE(tooManyIslands(setup).has_value(), isTooMany);
    const auto found = problems(setup);
    QCOMPARE(std::ranges::count(found, Kind::IslandsMany, &BoardProblem::kind), isTooMany ? 1 : 0);
    if (isTooMany) QCOMPARE(QByteArray(found.front().rule), QByteArray("14.3"));
  }

  void aBoardOfAChainHasNothingOfTheSea_data() {  // 14.9
    QTest::addColumn<int>("which");
    const char* const names[] = {"14.9 gold", "14.9 land without first settlements", "14.9 a corner without them",
                                 "14.9 a pirate", "14.9 a gift"};
    for (int i = 0; i < int(std::size(names)); ++i) QTest::newRow(names[i]) << i;
  }
  void aBoardOfAChainHasNothingOfTheSea() {
    QFETCH(int, which);
    std::vector<Chain::Kind> kinds = bigGameBoards();
    Board& board = kinds[0].board;
    QVERIFY(problems(chainOf(kinds, "A", 3, Ends::Open)).empty());
    const auto land = std::ranges::find_if(board.cells, [](const Cell& cell) { return cell.number != 0; });
    if (which == 0) land->terrain = Terrain::Gold;
    if (which == 1) land->startLand = StartLand::No;
    if (which == 2) board.noStart = {{land->at, 0}};
    if (which == 3) board.pirate = PirateStart{};
    if (which == 4) board.gifts = {{.hex = land->at, .on = Gift::On::Corner, .place = 0}};
    const auto found = problems(chainOf(kinds, "A", 3, Ends::Open));
    QVERIFY(std::ranges::any_of(found, [](const BoardProblem& each) { return QByteArray(each.rule) == "14.9"; }));
  }

  // Whatever lies on a board moves with it: turned by a third three times, or mirrored twice, it is where it was, and
  // in between each gift lies where its place has come to.
  void theSeaMovesWithItsBoard() {
    const Board board = everything();
    const Isometry third{Mirrored::No, 2, {}}, mirror{Mirrored::Yes, 0, {}};
    const Board once = imageOf(board, third);
    QVERIFY(problems(once).empty());
    QCOMPARE(once.pirate->at, std::optional(third.hex({2, 1}, Orientation::Pointy)));
    QCOMPARE(once.noStart[0].hex, third.hex({4, 1}, Orientation::Pointy));
    QCOMPARE(once.noStart[0].corner, third.corner(corner("NW"), Orientation::Pointy));
    QCOMPARE(once.gifts[0].place, third.corner(corner("N"), Orientation::Pointy));
    QCOMPARE(once.gifts[1].place, third.side(side("E"), Orientation::Pointy));
    QVERIFY(imageOf(imageOf(once, third), third) == imageOf(board, Isometry{}));
    QVERIFY(imageOf(imageOf(board, mirror), mirror) == imageOf(board, Isometry{}));
    QVERIFY(inOtherOrientation(inOtherOrientation(board)) == imageOf(board, Isometry{}));
  }
};

TAPU_TEST(TestSeaBoard)
#include "test_sea_board.moc"
