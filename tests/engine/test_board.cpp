// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "engine/state/game_map.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

std::map<Terrain, int> terrains(const Board& board) {
  std::map<Terrain, int> counts;
  for (const auto& cell : board.cells) ++counts[cell.terrain];
  return counts;
}
std::map<int, int> tokens(const Board& board) {
  std::map<int, int> counts;
  for (const auto& cell : board.cells) ++counts[cell.number];
  return counts;
}
/// 1.4 and 1.5
bool countsAreClassic(const Board& board) {
  using enum Terrain;
  return terrains(board) ==
             std::map<Terrain, int>{{Forest, 4}, {Hills, 3}, {Pasture, 4}, {Fields, 4}, {Mountains, 3}, {Desert, 1}} &&
         tokens(board) == std::map<int, int>{{0, 1}, {2, 1}, {3, 2},  {4, 2},  {5, 2}, {6, 2},
                                             {8, 2}, {9, 2}, {10, 2}, {11, 2}, {12, 1}};
}
bool desertHasNoToken(const Board& board) {
  return std::all_of(board.cells.begin(), board.cells.end(),
                     [](const Cell& cell) { return (cell.terrain == Terrain::Desert) == (cell.number == 0); });
}
int hotPairs(const Board& board) {
  const Topology map(board);
  int pairs = 0;
  const auto hot = [&](HexId id) { return map.hex(id).cell.number == 6 || map.hex(id).cell.number == 8; };
  for (int i = 0; i < map.hexCount(); ++i)
    for (auto beside : map.hex(HexId(i)).neighbors) pairs += !beside.isNone() && hot(HexId(i)) && hot(beside);
  return pairs;
}
using Key = std::tuple<int, int, int, int, int>;
std::set<Key> keys(const std::vector<Harbor>& harbors) {
  std::set<Key> set;
  for (const auto& h : harbors) set.insert({h.hex.q, h.hex.r, h.side, int(h.trades), h.ratio});
  return set;
}
std::set<Hex> places(const Board& board) {
  std::set<Hex> set;
  for (const auto& cell : board.cells) set.insert(cell.at);
  return set;
}
Options options(Switch spacing = Switch::On, HarborKinds kinds = HarborKinds::Fixed) {
  auto o = defaultOptions(RuleSet::Classic);
  o.hotSpacing = spacing;
  o.harborKinds = kinds;
  return o;
}

}  // namespace

class TestBoard : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theIslandOfTheTestsIsAsTheRulesWantIt() {
    QVERIFY(countsAreClassic(island()));
    QVERIFY(desertHasNoToken(island()));
    QCOMPARE(hotPairs(island()), 0);
    QVERIFY(problems(island()).empty());
  }

  void theBeginnerBoardIsAsTheRulesWantIt() {  // 1.1, 1.4, 1.5, 1.7, 3.7
    const auto board = beginnerBoard();
    QVERIFY(places(board) == places(island()));
    QVERIFY(countsAreClassic(board));
    QVERIFY(desertHasNoToken(board));
    QCOMPARE(hotPairs(board), 0);
    QVERIFY(keys(board.harbors) == keys(classicHarbors()));
    QVERIFY(problems(board).empty());
    QCOMPARE(board.starts.size(), 4u);
    std::set<CornerId> corners;
    const Topology map(board);
    for (const auto& start : board.starts) {
      QCOMPARE(start.settlements.size(), 2u);
      QCOMPARE(start.roads.size(), 2u);
      int marked = 0;
      for (const auto& home : start.settlements) {
        corners.insert(map.cornerAt(home.hex, home.corner).value());
        marked += home.cards == StartCards::Yes;
      }
      QCOMPARE(marked, 1);
      for (const auto& road : start.roads) {  // each road touches a settlement of its own
        const auto edge = map.edgeAt(road.hex, road.side).value();
        bool touches = false;
        for (const auto& home : start.settlements)
          for (auto end : map.edge(edge).corners)
            touches = touches || end == map.cornerAt(home.hex, home.corner).value();
        QVERIFY(touches);
      }
    }
    QCOMPARE(corners.size(), 8u);
    for (auto corner : corners)  // 2.5
      for (auto beside : map.corner(corner).corners) QVERIFY(beside.isNone() || !corners.contains(beside));
  }

  void randomBoardsHaveTheClassicCounts() {  // 1.4, 1.5, 1.6 map.kind = random, 1.7 harbors.kinds = fixed
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      SeededRng rng(seed);
      const auto board = randomBoard(options(), rng);
      QVERIFY(countsAreClassic(board));
      QVERIFY(desertHasNoToken(board));
      QVERIFY(places(board) == places(island()));
      QVERIFY(keys(board.harbors) == keys(classicHarbors()));
      QVERIFY(problems(board).empty());
      std::string text;
      for (const auto& cell : board.cells) {
        text += char('a' + int(cell.terrain));
        text += char('a' + cell.number);
      }
      seen.insert(text);
    }
    QCOMPARE(seen.size(), 300u);
  }
  void hotSpacingOnNoSixOrEightTouchesAnother() {  // 1.6 map.hotSpacing = on
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      SeededRng rng(seed);
      QCOMPARE(hotPairs(randomBoard(options(), rng)), 0);
    }
  }
  void hotSpacingOffTheyMayTouch() {  // 1.6 map.hotSpacing = off
    int touching = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      SeededRng rng(seed);
      touching += hotPairs(randomBoard(options(Switch::Off), rng)) > 0;
    }
    QVERIFY(touching > 30);
  }
  void harborKindsShuffledChangePlacesOnly() {  // 1.7 harbors.kinds = shuffled
    int moved = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      SeededRng rng(seed);
      const auto board = randomBoard(options(Switch::On, HarborKinds::Shuffled), rng);
      QCOMPARE(board.harbors.size(), 9u);
      std::set<std::tuple<int, int, int>> where, whereFixed;
      std::multiset<std::pair<int, int>> kinds, kindsFixed;
      for (const auto& h : board.harbors) {
        where.insert({h.hex.q, h.hex.r, h.side});
        kinds.insert({int(h.trades), h.ratio});
      }
      for (const auto& h : classicHarbors()) {
        whereFixed.insert({h.hex.q, h.hex.r, h.side});
        kindsFixed.insert({int(h.trades), h.ratio});
      }
      QVERIFY(where == whereFixed && kinds == kindsFixed);
      moved += keys(board.harbors) != keys(classicHarbors());
    }
    QVERIFY(moved > 40);
  }
  void everyTerrainComesEverywhere() {
    std::map<Hex, std::set<Terrain>> seen;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
      SeededRng rng(seed);
      for (const auto& cell : randomBoard(options(), rng).cells) seen[cell.at].insert(cell.terrain);
    }
    for (const auto& [at, kinds] : seen) QCOMPARE(kinds.size(), 6u);
  }
  void theSameSeedGivesTheSameBoard() {  // 0.8
    SeededRng one(42), two(42);
    QVERIFY(randomBoard(options(), one) == randomBoard(options(), two));
  }
  void theBoardOfAGameFollowsItsOptions() {  // 1.6 map.kind = beginner, 1.7 harbors.enabled = on
    auto o = options();
    SeededRng rng(3);
    o.mapKind = MapKind::Beginner;
    QVERIFY(boardFor(o, rng) == beginnerBoard());
    o.harbors = Switch::Off;
    QVERIFY(boardFor(o, rng).harbors.empty());
    o.mapKind = MapKind::Random;
    QVERIFY(boardFor(o, rng).harbors.empty());
    QVERIFY(countsAreClassic(boardFor(o, rng)));
    QVERIFY(boardFor(o, rng).starts.empty());
  }

  // 1.6 map.kind = large: where the board file of that name has land and harbors
  void theLargeIslandLiesAsItsFileSays() {
    QFile file(qEnvironmentVariable("TAPU_SOURCE") + QStringLiteral("/resources/boards/large-island.tapuboard"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject told = QJsonDocument::fromJson(file.readAll()).object();
    const auto hexOf = [](const QJsonValue& at) { return Hex{at[0].toInt(), at[1].toInt()}; };
    std::set<Hex> land;
    for (const QJsonValue& each : told[QStringLiteral("hexes")].toArray())
      land.insert(hexOf(each[QStringLiteral("at")]));
    std::set<Key> harbors;
    for (const QJsonValue& each : told[QStringLiteral("harbors")].toArray()) {
      const Hex at = hexOf(each[QStringLiteral("hex")]);
      const auto side = sideNamed(each[QStringLiteral("side")].toString().toStdString(), Orientation::Pointy);
      const auto trades = resourceNamed(each[QStringLiteral("trades")].toString().toStdString());
      harbors.insert(
          {at.q, at.r, side.value(), int(trades.value_or(Resource::None)), each[QStringLiteral("ratio")].toInt()});
    }
    auto o = options();
    o.mapKind = MapKind::Large;
    SeededRng rng(1);
    const Board board = boardFor(o, rng);
    QCOMPARE(board.cells.size(), 31u);
    QVERIFY(places(board) == land);
    QVERIFY(keys(board.harbors) == harbors);
  }
  // 1.6 map.kind = large: one desert, terrains and tokens shuffled like those of the classic island
  void everyLargeIslandIsDrawnAnew() {
    using enum Terrain;
    auto o = options();
    o.mapKind = MapKind::Large;
    std::map<Hex, std::set<Terrain>> seen;
    std::set<std::string> different;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      SeededRng rng(seed);
      const Board board = boardFor(o, rng);
      QVERIFY(problems(board).empty());
      QVERIFY(desertHasNoToken(board));
      QCOMPARE(hotPairs(board), 0);  // map.hotSpacing = on
      QVERIFY(board.starts.empty() && !board.robber);
      const auto hexes = terrains(board);
      const auto numbers = tokens(board);
      // Of the classic bag of 18 (1.4, 1.5) five thirds: hills and mountains 5 each, the others 20 together; 2 and 12
      // once, the other eight numbers 3 or 4 times.
      QVERIFY(hexes.at(Desert) == 1 && hexes.at(Hills) == 5 && hexes.at(Mountains) == 5);
      for (Terrain each : {Forest, Pasture, Fields}) QVERIFY(hexes.at(each) == 6 || hexes.at(each) == 7);
      for (const auto& [number, count] : numbers)
        QVERIFY(number == 0 || number == 2 || number == 12 ? count == 1 : count == 3 || count == 4);
      std::string text;
      for (const auto& cell : board.cells) {
        text += char('a' + int(cell.terrain));
        text += char('a' + cell.number);
        seen[cell.at].insert(cell.terrain);
      }
      different.insert(text);
    }
    QCOMPARE(different.size(), 300u);
    for (const auto& [at, kinds] : seen) QCOMPARE(kinds.size(), 6u);
  }
  void harborKindsOfTheLargeIslandChangePlaces() {  // 1.7 harbors.kinds = shuffled, on map.kind = large
    auto o = options(Switch::On, HarborKinds::Shuffled);
    o.mapKind = MapKind::Large;
    const auto kindsOf = [](const Board& board) {
      std::multiset<std::pair<int, int>> kinds;
      for (const auto& h : board.harbors) kinds.insert({int(h.trades), h.ratio});
      return kinds;
    };
    std::set<std::set<Key>> different;
    SeededRng first(0);
    const auto kinds = kindsOf(boardFor(o, first));
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      SeededRng rng(seed);
      const Board board = boardFor(o, rng);
      QCOMPARE(board.harbors.size(), 11u);
      QVERIFY(kindsOf(board) == kinds);
      different.insert(keys(board.harbors));
    }
    QVERIFY(different.size() > 40);
  }

  void aMapFromTheEditorIsTakenAsItIs() {  // 1.6 map.kind = file: counts may differ there
    const Hex middle{0, 0};
    Board board = island();
    for (auto& cell : board.cells)
      if (cell.at != middle) {
        cell.terrain = Terrain::Forest;
        cell.number = 6;
      }
    QVERIFY(problems(board).empty());
    auto o = options();
    o.mapKind = MapKind::File;
    o.first = FirstSeat::HostChosen;
    const Position p(Setup{RuleSet::Classic, o, board, SeatId(0)});
    for (int i = 0; i < p.definition.map.hexCount(); ++i) {
      const Cell& cell = p.definition.map.hex(HexId(i)).cell;
      QCOMPARE(cell.number, cell.at == middle ? 0 : 6);
    }
    QCOMPARE(p.state.head.phase, Phase::Setup);
  }
  void whatIsNoLandIsSea() {  // 0.1, 0.2
    Board alone;
    alone.cells = {{{0, 0}, Terrain::Forest, 6}};
    Board atSea = alone;
    for (Hex at : {Hex{1, 0}, Hex{0, 1}, Hex{-1, 1}, Hex{-1, 0}, Hex{0, -1}, Hex{1, -1}})
      atSea.cells.push_back({at, Terrain::Sea, 0});
    for (const Board& board : {alone, atSea}) {  // whether the sea is drawn or not: six coast edges, no inner one
      const Topology map(board);
      for (int side = 0; side < 6; ++side) {
        const auto& edge = map.edge(*map.edgeAt({0, 0}, side));
        QVERIFY(edge.takesRoad && edge.takesShip);
      }
    }
    QVERIFY(problems(alone).empty() && problems(atSea).empty());
  }

  // 7.2: which land nobody can come to.
  void landThatNobodyComesTo_data() {
    QTest::addColumn<QString>("row");  // land F, sea ~, fog ?, nothing blank: cells q,0 from q = 0
    QTest::addColumn<AsksForShips>("ships");
    QTest::addColumn<QList<int>>("homes");  // a start settlement at the top of these, one each for a seat
    QTest::addColumn<QList<int>>("found");  // q of the hexes that are named
    QTest::addColumn<QString>("word");      // of the sentences
    const auto no = AsksForShips::No, yes = AsksForShips::Yes;
    using Some = QList<int>;
    QTest::newRow("one island") << "FFFF" << no << Some{} << Some{} << "";
    QTest::newRow("two islands without ships: the smaller one") << "FF~FFF" << no << Some{} << Some{0} << "ships would";
    QTest::newRow("two alike: the second one") << "FF~FF" << no << Some{} << Some{3} << "ships would";
    QTest::newRow("three islands without ships") << "F~FFF~F" << no << Some{} << Some{0, 6} << "ships would";
    QTest::newRow("two islands with ships") << "FF~FFF" << yes << Some{} << Some{} << "";
    QTest::newRow("no cells of sea in between") << "FF   FFF" << yes << Some{} << Some{0} << "Neither road nor ship";
    QTest::newRow("sea and a gap, without ships") << "FF~  FFF" << no << Some{} << Some{0} << "Neither road nor ship";
    QTest::newRow("a seat on each island") << "FF~FFF" << no << Some{0, 4} << Some{} << "";
    QTest::newRow("seats on the smaller island")
        << "FFF~FFFFF" << no << Some{0, 2} << Some{4} << "the start pieces; ships would";
    QTest::newRow("the same with ships") << "FFF~FFFFF" << yes << Some{0, 2} << Some{} << "";
    QTest::newRow("a gap that no ship crosses") << "FF   FFF" << yes << Some{0} << Some{5} << "Nobody can ever settle";
    QTest::newRow("each piece of land once") << "F~F~F" << no << Some{2} << Some{0, 4} << "ships would";
    QTest::newRow("14.5 beyond the fog, where a way may be found") << "FF??FFF" << no << Some{} << Some{} << "";
    QTest::newRow("14.5 the same with ships and start pieces") << "FF??FFF" << yes << Some{0} << Some{} << "";
    QTest::newRow("14.5 beyond the fog and a gap") << "FFF?  FF" << yes << Some{} << Some{6} << "Neither road nor ship";
    QTest::newRow("another's settlement in the way: they go on") << "FFFF" << no << Some{0, 2} << Some{} << "";
  }
  void landThatNobodyComesTo() {
    QFETCH(QString, row);
    QFETCH(AsksForShips, ships);
    QFETCH(QList<int>, homes);
    QFETCH(QList<int>, found);
    QFETCH(QString, word);
    Board board;
    board.ships = ships;
    const std::map<QChar, Terrain> terrains{{u'F', Terrain::Fields}, {u'~', Terrain::Sea}, {u'?', Terrain::Fog}};
    for (int q = 0; q < row.size(); ++q)
      if (row[q] != u' ') board.cells.push_back({{q, 0}, terrains.at(row[q]), row[q] == u'F' ? 4 : 0});
    board.fog.of(Terrain::Desert) = static_cast<std::uint16_t>(row.count(u'?'));
    for (int q = -1; q < row.size(); ++q)  // a sea edge lies between two cells of the map
      if ((q >= 0 && row[q] == u'~') || (q + 1 < row.size() && row[q + 1] == u'~'))
        board.cells.push_back({{q, 1}, Terrain::Sea, 0});
    for (int q : homes) board.starts.push_back({{{{q, 0}, 0, StartCards::No}}, {}, {}});
    QVERIFY(problems(board).empty());
    QList<int> named;
    for (const auto& each : warnings(board)) {
      if (each.kind != ProblemKind::LandUnreached) continue;
      named << each.at->q;
      QVERIFY2(QString::fromStdString(each.sentence).contains(word), each.sentence.c_str());
      // Ships are the remedy where ships would do, and nowhere else.
      QCOMPARE(applyFix(board, each).has_value(), word.contains(u"would"));
    }
    QCOMPARE(named, found);
  }

  // Ways that others hold from the start are closed to a seat, but then those others come there.
  void aWayThatIsTakenFromTheStart() {
    Board board;
    for (int q = 0; q < 4; ++q) board.cells.push_back({{q, 0}, Terrain::Fields, 4});
    QList<ProblemKind> found;
    for (const auto& each : warnings(board)) found << each.kind;
    using enum ProblemKind;
    QCOMPARE(found,
             (QList{ResourceMissing, ResourceMissing, ResourceMissing, ResourceMissing, HarborSet, RoomForSeats}));
    board.starts.resize(2);
    board.starts[0].settlements = {{{0, 0}, 0, StartCards::No}};
    board.starts[1].settlements = {{{1, 0}, 0, StartCards::No}};
    // Both ways from the first hex to the others are roads of the second seat, which comes there itself.
    board.starts[1].roads = {{{1, 0}, 5}, {{1, 0}, 3}};
    for (const auto& each : warnings(board)) QVERIFY(each.kind != ProblemKind::LandUnreached);
  }

  void aBoardThatCannotBePlayedHasItsSentence_data() {
    QTest::addColumn<int>("which");
    const char* names[] = {"1.1 no land at all",
                           "1.1 one cell twice",
                           "1.5 a number on the desert",
                           "1.5 a seven on a hex",
                           "1.5 a number of 13",
                           "1.7 a harbor on an inner edge",
                           "1.7 a harbor beside no land hex of the map",
                           "1.8 the robber off the map",
                           "3.7 two start settlements side by side",
                           "3.7 a start piece off the map",
                           "1.7 a harbor side that is none",
                           "1.5 a number on the sea",
                           "0.1 land that is no desert, without a number"};
    for (int i = 0; i < int(std::size(names)); ++i) QTest::newRow(names[i]) << i;
  }
  void aBoardThatCannotBePlayedHasItsSentence() {
    QFETCH(int, which);
    auto board = island();
    switch (which) {
      case 0:
        board.cells = {{{0, 0}, Terrain::Sea, 0}};
        board.harbors.clear();
        break;
      case 1: board.cells.push_back(board.cells.front()); break;
      case 2: board.cells[9].number = 5; break;
      case 3: board.cells[0].number = 7; break;
      case 4: board.cells[0].number = 13; break;
      case 5: board.harbors.push_back({{0, 0}, 0, Resource::None, 3}); break;
      case 6: board.harbors.push_back({{7, 7}, 0, Resource::None, 3}); break;
      case 7: board.robber = Hex{9, 9}; break;
      case 8:
        board.starts.resize(4);
        board.starts[0].settlements = {{{0, 0}, 0, StartCards::No}, {{0, 0}, 1, StartCards::No}};
        break;
      case 9:
        board.starts.resize(4);
        board.starts[0].settlements = {{{9, 9}, 0, StartCards::No}};
        break;
      case 10: board.harbors.push_back({{0, -2}, 6, Resource::None, 3}); break;
      case 12: board.cells[0].number = 0; break;
      case 11: board.cells.push_back({{3, -1}, Terrain::Sea, 5}); break;
    }
    const auto found = problems(board);
    QVERIFY(!found.empty());
    for (const auto& problem : found) {
      QVERIFY(!problem.sentence.empty());
      QVERIFY(problem.rule && *problem.rule);
    }
  }
};

TAPU_TEST(TestBoard)
#include "test_board.moc"
