// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

#include "engine/board/topology.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// (row, column) of 1.1 to axial coordinates around the middle hex (3, 5): r = row - 3, column = 2q + r + 5.
Hex fromRowAndColumn(int row, int column) { return {(column - 5 - (row - 3)) / 2, row - 3}; }

struct Square {
  int row, column;
};
std::vector<Square> classicCells() {
  std::vector<Square> cells;
  for (int row = 1; row <= 5; ++row)
    for (int column = 1; column <= 9; ++column) {
      const bool odd = column % 2 == 1;
      const bool there = row == 3                 ? odd
                         : (row == 1 || row == 5) ? odd && column >= 3 && column <= 7
                                                  : !odd && column <= 8;
      if (there) cells.push_back({row, column});
    }
  return cells;
}
/// 1.2: same row and columns differ by 2, or rows differ by 1 and columns by 1.
bool touch(Square a, Square b) {
  const int rows = std::abs(a.row - b.row), columns = std::abs(a.column - b.column);
  return (rows == 0 && columns == 2) || (rows == 1 && columns == 1);
}

/// Where corners and centers lie, from plain geometry (a hex of radius 1), to see that names mean what they say.
struct Spot {
  double x, y;
};
Spot centerOf(Hex at, Orientation orientation) {
  const double root3 = std::sqrt(3.0);
  if (orientation == Orientation::Pointy) return {root3 * (at.q + at.r / 2.0), 1.5 * at.r};
  return {1.5 * at.q, root3 * (at.r + at.q / 2.0)};
}
Spot cornerOf(Hex at, std::string_view name, Orientation orientation) {
  static const std::map<std::string_view, double> kPointy{{"N", -90}, {"NE", -30}, {"SE", 30},
                                                          {"S", 90},  {"SW", 150}, {"NW", 210}};
  static const std::map<std::string_view, double> kFlat{{"E", 0},   {"SE", 60},  {"SW", 120},
                                                        {"W", 180}, {"NW", 240}, {"NE", 300}};
  const double angle = (orientation == Orientation::Pointy ? kPointy : kFlat).at(name) * M_PI / 180;
  const auto middle = centerOf(at, orientation);
  return {middle.x + std::cos(angle), middle.y + std::sin(angle)};
}
bool same(Spot a, Spot b) { return std::abs(a.x - b.x) < 1e-6 && std::abs(a.y - b.y) < 1e-6; }

Board flatBoard(bool withSea) {
  Board board;
  board.orientation = Orientation::Flat;
  for (int column = 0; column <= 8; ++column)
    for (int row : column % 2 ? std::vector<int>{1, 3} : std::vector<int>{0, 2, 4}) {
      if ((column == 0 && row == 2) || (column == 8 && row != 2))
        continue;  // 9.1: the notch and two corners are missing
      board.cells.push_back({{column, (row - column) / 2}, Terrain::Forest, 6});
    }
  // r = (row - column) / 2 is whole on these cells
  if (withSea) board.cells.push_back({{0, 1}, Terrain::Sea, 0});
  return board;
}

}  // namespace

class TestTopology : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theClassicIslandHas19Hexes54Corners72EdgesAnd30CoastEdges() {  // 1.1, 0.2
    const Topology map(island());
    QCOMPARE(map.hexCount(), 19);
    QCOMPARE(map.cornerCount(), 54);
    QCOMPARE(map.edgeCount(), 72);
    QCOMPARE(map.blocks(), 1);
    int coast = 0;
    for (int i = 0; i < 72; ++i) {
      const auto& edge = map.edge(EdgeId(i));
      coast += edge.takesShip;
      QVERIFY(edge.takesRoad);
      QVERIFY(edge.corners[0] < edge.corners[1] && !edge.corners[1].isNone());
    }
    QCOMPARE(coast, 30);
    for (int i = 0; i < 54; ++i) QVERIFY(map.corner(CornerId(i)).touchesLand);
  }

  void twoHexesTouchAsTheRuleSays() {  // 1.2
    const Topology map(island());
    const auto cells = classicCells();
    QCOMPARE(cells.size(), 19u);
    std::map<int, int> counts;
    for (auto a : cells) {
      const auto id = map.hexAt(fromRowAndColumn(a.row, a.column));
      QVERIFY(id.has_value());
      std::set<Hex> expected, found;
      for (auto b : cells)
        if (touch(a, b)) expected.insert(fromRowAndColumn(b.row, b.column));
      for (auto beside : map.hex(*id).neighbors)
        if (!beside.isNone()) found.insert(map.hex(beside).cell.at);
      QVERIFY(found == expected);
      ++counts[int(found.size())];
    }
    QCOMPARE(counts[3], 6);  // a hex of this map has 3, 4 or 6 land neighbors
    QCOMPARE(counts[4], 6);
    QCOMPARE(counts[6], 7);
  }

  void sidesRunClockwiseAndNeighboringSidesShareACorner() {  // 1.3
    const Topology map(island());
    for (int i = 0; i < map.hexCount(); ++i) {
      const auto& hex = map.hex(HexId(i));
      for (int side = 0; side < 6; ++side) {
        const auto& edge = map.edge(hex.edges[std::size_t(side)]);
        std::set<CornerId> ends(edge.corners.begin(), edge.corners.end());
        QVERIFY(ends == (std::set<CornerId>{hex.corners[std::size_t(side)], hex.corners[std::size_t((side + 1) % 6)]}));
      }
    }
    const auto O = Orientation::Pointy;
    const char* sides[] = {"NE", "E", "SE", "SW", "W", "NW"};
    const char* corners[] = {"N", "NE", "SE", "S", "SW", "NW"};
    for (int i = 0; i < 6; ++i) {
      QCOMPARE(std::string(sideName(i, O)), std::string(sides[i]));
      QCOMPARE(std::string(cornerName(i, O)), std::string(corners[i]));
      QCOMPARE(sideNamed(sides[i], O).value_or(-1), i);
      QCOMPARE(cornerNamed(corners[i], O).value_or(-1), i);
    }
    QVERIFY(!sideNamed("N", O) && !cornerNamed("E", O) && !sideNamed("", O) && !sideNamed("ne", O));
  }

  void sidesOfFlatHexesHaveTheirOwnNames() {
    const auto O = Orientation::Flat;
    const char* sides[] = {"N", "NE", "SE", "S", "SW", "NW"};
    const char* corners[] = {"NW", "NE", "E", "SE", "SW", "W"};
    for (int i = 0; i < 6; ++i) {
      QCOMPARE(std::string(sideName(i, O)), std::string(sides[i]));
      QCOMPARE(std::string(cornerName(i, O)), std::string(corners[i]));
      QCOMPARE(sideNamed(sides[i], O).value_or(-1), i);
      QCOMPARE(cornerNamed(corners[i], O).value_or(-1), i);
    }
    QVERIFY(!sideNamed("E", O) && !cornerNamed("N", O));
  }

  void placesWithOneSpotAreOneCornerOnBothOrientations_data() {
    QTest::addColumn<bool>("flat");
    QTest::newRow("0.2 pointy: corners at one spot have one id, others not") << false;
    QTest::newRow("0.2 flat: corners at one spot have one id, others not") << true;
  }
  void placesWithOneSpotAreOneCornerOnBothOrientations() {
    QFETCH(bool, flat);
    const Board board = flat ? flatBoard(false) : island();
    const Topology map(board);
    std::vector<std::pair<Spot, CornerId>> seen;
    for (const auto& cell : board.cells)
      for (int i = 0; i < 6; ++i) {
        const auto spot = cornerOf(cell.at, cornerName(i, board.orientation), board.orientation);
        const auto id = map.cornerAt(cell.at, i);
        QVERIFY(id.has_value());
        for (const auto& [other, otherId] : seen) QCOMPARE(same(spot, other), otherId == *id);
        seen.emplace_back(spot, *id);
      }
    std::set<CornerId> ids;
    for (const auto& [spot, id] : seen) ids.insert(id);
    QCOMPARE(int(ids.size()), map.cornerCount());
    // two corners are joined by an edge if and only if they lie one radius apart
    for (const auto& [a, idA] : seen)
      for (const auto& [b, idB] : seen)
        if (idA < idB)
          QCOMPARE(map.edgeBetween(idA, idB).has_value(), std::abs(std::hypot(a.x - b.x, a.y - b.y) - 1) < 1e-6);
  }

  void idsRunInReadingOrder() {  // 0.12
    for (const Board& board : {island(), flatBoard(false)}) {
      const Topology map(board);
      const auto o = board.orientation;
      const auto before = [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; };
      for (int i = 1; i < map.hexCount(); ++i)
        QVERIFY(before(center(map.hex(HexId(i - 1)).cell.at, o), center(map.hex(HexId(i)).cell.at, o)));
      for (int i = 1; i < map.cornerCount(); ++i)
        QVERIFY(before(map.corner(CornerId(i - 1)).point, map.corner(CornerId(i)).point));
      const auto middle = [&](int i) {
        const auto& ends = map.edge(EdgeId(i)).corners;
        const auto a = map.corner(ends[0]).point, b = map.corner(ends[1]).point;
        return Point{a.x + b.x, a.y + b.y};
      };
      for (int i = 1; i < map.edgeCount(); ++i) QVERIFY(before(middle(i - 1), middle(i)));
    }
  }

  void theLatticeAgreesWithGeometry() {
    for (auto o : {Orientation::Pointy, Orientation::Flat})
      for (Hex at : {Hex{0, 0}, Hex{2, -1}, Hex{-3, 2}})
        for (int i = 0; i < 6; ++i) {
          const auto spot = cornerOf(at, cornerName(i, o), o);
          const auto point = cornerPoint(at, i, o);
          const double half = std::sqrt(3.0) / 2;
          const double x = o == Orientation::Pointy ? point.x * half : point.x * 0.5,
                       y = o == Orientation::Pointy ? point.y * 0.5 : point.y * half;
          QVERIFY(std::abs(x - spot.x) < 1e-6 && std::abs(y - spot.y) < 1e-6);
        }
  }

  void theWrittenNameIsThatOfTheFirstCellAndAnyNameIsRead() {  // 0.12: names
    for (const Board& board : {island(), flatBoard(false), flatBoard(true)}) {
      const Topology map(board);
      const auto o = board.orientation;
      std::map<CornerId, std::string> corners;
      std::map<EdgeId, std::string> edges;
      for (int pass = 0; pass < 2; ++pass)  // land before sea
        for (int i = 0; i < map.hexCount(); ++i) {
          const auto& hex = map.hex(HexId(i));
          if ((hex.cell.terrain == Terrain::Sea) != (pass == 1)) continue;
          const auto name = std::to_string(hex.cell.at.q) + "," + std::to_string(hex.cell.at.r);
          QCOMPARE(map.name(HexId(i)), name);
          QVERIFY(map.hexNamed(name) == HexId(i));
          for (int k = 0; k < 6; ++k) {
            const auto cornerText = name + ":" + std::string(cornerName(k, o)),
                       edgeText = name + "/" + std::string(sideName(k, o));
            QVERIFY(map.cornerNamed(cornerText) == hex.corners[std::size_t(k)]);
            QVERIFY(map.edgeNamed(edgeText) == hex.edges[std::size_t(k)]);
            corners.emplace(hex.corners[std::size_t(k)], cornerText);
            edges.emplace(hex.edges[std::size_t(k)], edgeText);
          }
        }
      // the first cell in reading order that touches the place
      for (const auto& [id, name] : corners)
        QCOMPARE(map.name(id).substr(0, map.name(id).find(':')), name.substr(0, name.find(':')));
      for (const auto& [id, name] : edges)
        QCOMPARE(map.name(id).substr(0, map.name(id).find('/')), name.substr(0, name.find('/')));
    }
  }

  void somePlacesByHand() {
    const Topology map(island());
    // 0,0:N is touched by 0,-1 and 1,-1 above it; the first in reading order is 0,-1, where it is the corner SE.
    QCOMPARE(map.name(map.cornerNamed("0,0:N").value()), std::string("0,-1:SE"));
    QCOMPARE(map.name(map.cornerNamed("1,-1:SW").value()), std::string("0,-1:SE"));
    QCOMPARE(map.name(map.edgeNamed("0,0/NE").value()), std::string("1,-1/SW"));
    QCOMPARE(map.name(map.edgeNamed("0,0/E").value()), std::string("0,0/E"));
    QCOMPARE(map.name(map.edgeNamed("1,0/W").value()), std::string("0,0/E"));
    QCOMPARE(map.name(map.cornerNamed("0,-2:N").value()), std::string("0,-2:N"));
    QCOMPARE(map.hexAt({0, -2})->value, 0);
    QCOMPARE(map.hexAt({-1, -1})->value, 3);
    QCOMPARE(map.hexAt({0, 0})->value, 9);
    QCOMPARE(map.hexAt({0, 2})->value, 18);
  }

  void textThatNamesNoPlaceIsRefused_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"",
                             ",",
                             "0",
                             "0,",
                             ",0",
                             "9,9",
                             "0,0:",
                             "0,0:E",
                             "0,0:n",
                             "0,0/N",
                             "0,0/",
                             "0,0//NE",
                             "0,0:N ",
                             " 0,0:N",
                             "0;0:N",
                             "0,0:NE:N",
                             "9,9:N",
                             "9,9/NE",
                             "99999999999,0:N",
                             "0,99999999999/NE",
                             "0,0:NEX",
                             "0,-:N",
                             "0,0x:N",
                             "0 ,0:N",
                             "1#0,0:N"})
      QTest::newRow(text) << QString::fromLatin1(text);
  }
  void textThatNamesNoPlaceIsRefused() {
    QFETCH(QString, text);
    const Topology map(island());
    const auto name = text.toStdString();
    QVERIFY(!map.cornerNamed(name));
    QVERIFY(!map.edgeNamed(name));
    QVERIFY(!map.hexNamed(name) || text == QLatin1StringView("0,0"));
  }

  void theNineHarborsServeTheirCorners_data() {  // 1.7
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("bit");
    struct Row {
      int row, column, side;
      const char* kind;
      int bit;
    };
    for (auto [row, column, side, kind, bit] : {Row{1, 3, 6, "3:1", 5},
                                                {1, 5, 1, "grain", 3},
                                                {1, 7, 2, "ore", 4},
                                                {3, 9, 2, "3:1", 5},
                                                {4, 8, 3, "wool", 2},
                                                {5, 7, 4, "3:1", 5},
                                                {5, 3, 4, "3:1", 5},
                                                {4, 2, 5, "brick", 0},
                                                {3, 1, 6, "lumber", 1}})
      QTest::addRow("1.7 (%d,%d) %d %s", row, column, side, kind) << row << column << side << bit;
  }
  void theNineHarborsServeTheirCorners() {
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(int, side);
    QFETCH(int, bit);
    for (const Board& board : {island(), beginnerBoard()}) {
      const Topology map(board);
      const Hex at = fromRowAndColumn(row, column);
      for (int corner : {side - 1, side % 6})
        QCOMPARE(int(map.corner(map.cornerAt(at, corner).value()).harbors), 1 << bit);
    }
  }
  void noOtherCornerHasAHarbor() {
    const Topology map(beginnerBoard());
    int corners = 0;
    for (int i = 0; i < 54; ++i) corners += map.corner(CornerId(i)).harbors != 0;
    QCOMPARE(corners, 18);
  }

  void pipsOfACorner() {  // 6 - |7 - n| each
    const Topology map(island());
    QCOMPARE(map.pips(map.cornerNamed("1,1:N").value()), 5 + 4 + 4);   // 6, 9, 5
    QCOMPARE(map.pips(map.cornerNamed("0,0:N").value()), 3 + 2);       // desert, 4, 3
    QCOMPARE(map.pips(map.cornerNamed("0,2:SW").value()), 1 + 3);      // 2, 4 and the sea
    QCOMPARE(map.pips(map.cornerNamed("-1,0:N").value()), 1 + 4 + 3);  // 12, 9, 4
  }

  void aFlatBoardOf20HexesHas63Corners82EdgesAnd44CoastEdges() {  // 12.16, a lone board of the Big Game
    const Topology map(flatBoard(false));
    QCOMPARE(map.hexCount(), 20);
    QCOMPARE(map.cornerCount(), 63);
    QCOMPARE(map.edgeCount(), 82);
    int coast = 0;
    for (int i = 0; i < map.edgeCount(); ++i) coast += map.edge(EdgeId(i)).takesShip;
    QCOMPARE(coast, 44);
  }

  void seaCells() {  // 0.2, 7.2
    Board board;     // land, sea, sea in a row
    board.cells = {{{0, 0}, Terrain::Forest, 6}, {{1, 0}, Terrain::Sea, 0}, {{2, 0}, Terrain::Sea, 0}};
    const Topology map(board);
    QCOMPARE(map.hexCount(), 3);
    QCOMPARE(map.cornerCount(), 14);
    QCOMPARE(map.edgeCount(), 16);
    int roads = 0, ships = 0;
    for (int i = 0; i < 16; ++i) {
      roads += map.edge(EdgeId(i)).takesRoad;
      ships += map.edge(EdgeId(i)).takesShip;
    }
    QCOMPARE(roads, 6);  // the coast edges of the one land hex
    QCOMPARE(ships, 7);  // the same six and the edge between the two sea cells
    QVERIFY(!map.edge(map.edgeNamed("2,0/E").value()).takesShip);  // beyond it the map ends
    QVERIFY(map.edge(map.edgeNamed("1,0/E").value()).takesShip);
    QVERIFY(!map.edge(map.edgeNamed("1,0/E").value()).takesRoad);
    QVERIFY(map.corner(map.cornerNamed("0,0:NE").value()).touchesLand);
    QVERIFY(!map.corner(map.cornerNamed("2,0:N").value()).touchesLand);
    QCOMPARE(map.name(map.edgeNamed("1,0/W").value()), std::string("0,0/E"));  // land before sea
  }

  void aLargeMapHasSeveralBlocks() {
    Board board;
    for (int r = 0; r < 12; ++r)
      for (int q = 0; q < 12; ++q) board.cells.push_back({{q, r}, Terrain::Pasture, 9});
    const Topology map(board);
    QCOMPARE(map.hexCount(), 144);
    // a parallelogram of n x n hexes has 2(n+1)^2 - 2 corners and, by Euler, corners + hexes - 1 edges
    QCOMPARE(map.cornerCount(), 2 * 13 * 13 - 2);
    QCOMPARE(map.edgeCount(), map.cornerCount() + 144 - 1);
    QVERIFY(map.blocks() * 64 >= map.cornerCount() && map.blocks() * 128 >= map.edgeCount());
  }
};

TAPU_TEST(TestTopology)
#include "test_topology.moc"
