// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <set>

#include "engine/board/board.h"
#include "engine/board/chain.h"
#include "engine/board/generator.h"
#include "engine/board/isometry.h"
#include "engine/board/rng.h"
#include "engine/board/start_land.h"
#include "engine/board/tally.h"
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

std::optional<BoardProblem> warningOf(const Board& board, Kind kind, int seats = 4) {
  const auto found = warnings(board, seats);
  const auto one = std::ranges::find(found, kind, &BoardProblem::kind);
  return one == found.end() ? std::nullopt : std::optional(*one);
}

/// The two islands, and far in the east beyond four more columns of sea one hex under the fog, at 9,1.
Board withFarFog() {
  Board board = islands();
  for (int r = 0; r < 4; ++r)
    for (int i = 6; i < 11; ++i) board.cells.push_back({{i - r / 2, r}, Terrain::Sea});
  cellAt(board, {9, 1}).terrain = Terrain::Fog;
  board.fog.of(Terrain::Desert) = 1;
  return board;
}

/// The two islands without the sea between them.
Board apart() {
  Board board = islands();
  std::erase_if(board.cells, [](const Cell& cell) { return cell.terrain == Terrain::Sea; });
  return board;
}

/// No hex of the eastern island is start land.
void keepFromTheEast(Board& board) {
  for (Cell& cell : board.cells)
    if (cell.at.q + cell.at.r / 2 >= 4) cell.startLand = StartLand::No;
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

  // 14.6, 2.5: a settlement takes a gift at a corner, and none can ever stand an edge away from one that is there from
  // the start. A road there could not take it either.
  void aGiftBesideAStartSettlementIsAWarning() {
    Board board = islands();
    board.gifts = {at({0, 0}, "NW")};
    settle(board, {0, 0}, "NE");
    QVERIFY(!isWarned(board, Kind::GiftOutOfReach));
    board.gifts = {at({0, 0}, "N")};
    const auto lost = warningOf(board, Kind::GiftOutOfReach);
    QVERIFY(lost);
    const auto without = applyFix(board, *lost);
    QVERIFY(without);
    QVERIFY(without->gifts.empty() && without->ships == board.ships && without->starts == board.starts);
    board.gifts = {along({0, 0}, "NE")};
    QVERIFY(!isWarned(board, Kind::GiftOutOfReach));
  }

  // 14.6: where ships would take a gift they come, as to fog and islands; else it goes.
  void shipsComeToAGiftAtSea() {
    Board board = islands();
    board.ships = AsksForShips::No;
    board.gifts = {along({2, 1}, "NW")};
    const auto sailed = applyFix(board, *warningOf(board, Kind::GiftOutOfReach));
    QVERIFY(sailed);
    QVERIFY(sailed->ships == AsksForShips::Yes && sailed->gifts == board.gifts);
    board.gifts = {at({2, 1}, "N")};  // no land there, so that no ship helps
    const auto without = applyFix(board, *warningOf(board, Kind::GiftOutOfReach));
    QVERIFY(without);
    QVERIFY(without->ships == AsksForShips::No && without->gifts.empty());
  }

  // 14.6: nobody begins in the east, and no road leads there.
  void aGiftWhereNoRouteLeadsIsAWarning() {
    Board board = islands();
    keepFromTheEast(board);
    board.gifts = {{.hex = {5, 0}, .on = Gift::On::Corner, .place = corner("NE"), .kind = Gift::Kind::Card}};
    QVERIFY(!isWarned(board, Kind::GiftOutOfReach));
    board.ships = AsksForShips::No;
    QVERIFY(isWarned(board, Kind::GiftOutOfReach));
  }

  // 14.5
  void fogThatNoRouteComesToIsAWarning() {
    Board board = withFarFog();
    QVERIFY(!isWarned(board, Kind::FogUnreached));  // ships come there
    board.ships = AsksForShips::No;
    const auto lost = warningOf(board, Kind::FogUnreached);
    QVERIFY(lost);
    QCOMPARE(lost->at, std::optional(Hex{9, 1}));
    QCOMPARE(QByteArray(lost->rule), QByteArray("14.5"));
    const auto sailed = applyFix(board, *lost);
    QVERIFY(sailed);
    QVERIFY(sailed->ships == AsksForShips::Yes);
    QVERIFY(sailed->cells == board.cells);
  }

  // 14.5: where the board ends around it, no ship comes to it either, so there is sea in its place.
  void fogOutsideOfAllWaysBecomesSea() {
    Board board = islands();
    for (const Hex at : {Hex{20, 0}, Hex{21, 0}}) board.cells.push_back({at, Terrain::Fog});
    board.fog = fogOf({Terrain::Sea, Terrain::Forest}, {5});
    const auto found = warnings(board);
    QCOMPARE(std::ranges::count(found, Kind::FogUnreached, &BoardProblem::kind), 1);  // both are one piece
    const auto cleared = applyFix(board, *warningOf(board, Kind::FogUnreached));
    QVERIFY(cleared);
    QVERIFY(std::ranges::none_of(cleared->cells, [](const Cell& each) { return each.terrain == Terrain::Fog; }));
    QVERIFY(cleared->fog == FogStack{});
  }

  // 14.5: a road turns up the first hex of a row under the fog, from there the next one, and so on to the land beyond.
  void waysLeadThroughTheFog() {
    Board board = islands();
    board.ships = AsksForShips::No;
    QVERIFY(isWarned(board, Kind::LandUnreached));
    for (const Hex at : {Hex{2, 1}, Hex{3, 1}}) cover(board, at);
    board.fog = fogOf({Terrain::Forest, Terrain::Hills}, {5, 9});
    QVERIFY(!isWarned(board, Kind::LandUnreached));
    QVERIFY(!isWarned(board, Kind::FogUnreached));
    board.fog = fogOf({Terrain::Sea, Terrain::Sea}, {});  // no road leads on over water
    QVERIFY(isWarned(board, Kind::LandUnreached));
  }

  // 14.4
  void landWhereNobodyMayBeginNorComeIsAWarning() {
    Board board = islands();
    keepFromTheEast(board);
    QVERIFY(!isWarned(board, Kind::IslandClosed));
    board.ships = AsksForShips::No;
    QVERIFY(!isWarned(board, Kind::LandUnreached));  // it is told once
    const auto closed = warningOf(board, Kind::IslandClosed);
    QVERIFY(closed);
    QCOMPARE(closed->at, std::optional(Hex{4, 0}));
    QCOMPARE(QByteArray(closed->rule), QByteArray("14.4"));
    const auto sailed = applyFix(board, *closed);
    QVERIFY(sailed);
    QVERIFY(sailed->ships == AsksForShips::Yes);
    QVERIFY(sailed->cells == board.cells);
  }

  void landThatShipsDoNotReachBecomesStartLand() {
    Board board = apart();
    keepFromTheEast(board);
    board.noStart = {{{4, 0}, corner("N")}, {{0, 0}, corner("N")}};
    const auto opened = applyFix(board, *warningOf(board, Kind::IslandClosed));
    QVERIFY(opened);
    QVERIFY(!isWarned(*opened, Kind::IslandClosed));
    QVERIFY(std::ranges::all_of(opened->cells, [](const Cell& each) { return each.startLand == StartLand::Yes; }));
    QVERIFY((opened->noStart == std::vector<BoardCorner>{{{0, 0}, corner("N")}}));  // it is of the other island
  }

  // 14.4: around one hex three settlements find room: N, SW and SE. Two seats need four, four seats eight.
  void startLandTooSmallForTheSeatsIsAWarning() {
    Board board = islands();
    QVERIFY(!isWarned(board, Kind::StartLandSmall));
    for (Cell& cell : board.cells) cell.startLand = cell.at == Hex{0, 0} ? StartLand::Yes : StartLand::No;
    const auto small = warningOf(board, Kind::StartLandSmall);
    QVERIFY(small);
    QVERIFY((small->values == std::vector{1, 4}));
    QCOMPARE(QByteArray(small->rule), QByteArray("14.4"));
    QVERIFY((warningOf(board, Kind::StartLandSmall, 2)->values == std::vector{1, 2}));
    const auto wider = applyFix(board, *small);
    QVERIFY(wider);
    QVERIFY(!isWarned(*wider, Kind::StartLandSmall));
    QVERIFY(std::ranges::find(wider->cells, Hex{4, 3}, &Cell::at)->startLand ==
            StartLand::No);  // the far end of the other island
    board.starts.resize(2);
    settle(board, {0, 0}, "N");
    QVERIFY(!isWarned(board, Kind::StartLandSmall));  // nobody chooses a place
  }

  // Six seats need twelve places.
  void theFixOpensAsMuchLandAsTheSeatsNeed() {
    Board board = islands();
    for (Cell& cell : board.cells) cell.startLand = cell.at == Hex{0, 0} ? StartLand::Yes : StartLand::No;
    const auto wider = applyFix(board, *warningOf(board, Kind::StartLandSmall, 6));
    QVERIFY(wider);
    QVERIFY(!warningOf(*wider, Kind::StartLandSmall, 6));
  }

  // 14.4, 14.5: the designer hears of the corners that the game lets seats begin at, and of no others.
  void theDesignerSeesWhereSeatsMayBegin() {
    Layout layout;
    layout.board = everything();
    const Position p(layout.open());
    std::set<Point> legal;
    for (int i = 0; i < p.definition.map.cornerCount(); ++i)
      if (const CornerId at(i); p.definition.map.has(at) && p.refusal(0, buildSettlement(at)) == kLegal)
        legal.insert(p.definition.map.corner(at).point);
    QVERIFY(startPoints(layout.board) == legal);
    QVERIFY(!legal.empty());
  }

  // What lay on a hex goes into the stack, and comes out again.
  void theStackKeepsWhatIsCovered() {
    FogStack stack;
    stack.add({Terrain::Forest, 5});
    stack.add({Terrain::Sea, 0});
    stack.add({Terrain::Gold, 9});
    stack.add({Terrain::Hills, 0});  // it had no number yet
    QCOMPARE(stack.cells(), 4);
    QCOMPARE(stack.tokens(), 2);
    QCOMPARE(stack.takingNumbers(), 3);
    QVERIFY((stack.take(Terrain::Sea) == Ground{Terrain::Sea, 0}));
    stack.add({Terrain::Forest, 5});
    QVERIFY((stack.take(Terrain::Sea) == Ground{Terrain::Forest, 5}));  // no sea is left; most are forest, most have 5
    QCOMPARE(stack.of(Terrain::Forest), 1);
    FogStack none;
    QVERIFY((none.take(Terrain::Hills) == Ground{Terrain::Hills, 0}));
    QVERIFY(none == FogStack{});
  }

  // 14.1, 14.5: a board drawn anew keeps its gold, which gets a number, and all that lies under the fog.
  void randomBoardsKeepGoldAndFog() {
    SeededRng rng(1);
    Board board = everything();
    cellAt(board, {5, 0}).number = 0;
    const Board drawn = drawnOn(board, {}, rng);
    for (const Cell& cell : board.cells) {
      const Terrain now = std::ranges::find(drawn.cells, cell.at, &Cell::at)->terrain;
      if (cell.terrain == Terrain::Gold || !isLand(cell)) QVERIFY(now == cell.terrain);
    }
    QVERIFY(drawn.fog == board.fog);
    QVERIFY(std::ranges::find(drawn.cells, Hex{5, 0}, &Cell::at)->number != 0);
    QVERIFY(problems(drawn).empty());  // no harbor at the fog
  }

  // 14.1: gold counts at its corners, as a kind of its own, and beside the resources.
  void theTallyCountsGoldByItself() {
    Board board;
    board.cells = {{{0, 0}, Terrain::Gold, 10}, {{1, 0}, Terrain::Forest, 6}, {{0, 1}, Terrain::Fog}};
    const Tally tally = tallyOf(board);
    QCOMPARE(tally.gold, 3);
    QCOMPARE(tally.ofResources(), 5);
    QCOMPARE(tally.total(), 8);
    QCOMPARE(tally.land, 2);
    const Point between = cornerPoint({0, 0}, corner("NE"), Orientation::Pointy);
    for (const CornerWorth& each : worthOfCorners(board)) {
      if (each.point != between) continue;
      QCOMPARE(each.pips, 8);
      QCOMPARE(each.resources, 2);
    }
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
