// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/islands.h"
#include "engine/rules/victory.h"
#include "tests/engine/crazy.h"
#include "tests/suite.h"

// Islands (14.3) and start land (14.4), with the examples of 14.12.

using namespace tapu;
using namespace tapu::test;

namespace {

/// Four islands of one hex each in a row, A at 0,0, B at 2,0, C at 4,0 and D at 6,0; sea between and below them. No
/// number is 2. A route along the south of the row leads from each to the next.
Board row() {
  using enum Terrain;
  Board board;
  board.cells = {{{0, 0}, Forest, 5}, {{1, 0}, Sea, 0}, {{2, 0}, Hills, 9},   {{3, 0}, Sea, 0},
                 {{4, 0}, Fields, 4}, {{5, 0}, Sea, 0}, {{6, 0}, Pasture, 10}};
  for (int q = -1; q <= 6; ++q) board.cells.push_back({{q, 1}, Sea, 0});
  board.ships = AsksForShips::Yes;
  return board;
}

/// Two seats. Seat 0 has settled on A, and its ships lie along to D; seat 1 stands in the north of D.
Layout alongTheRow(int bonus) {
  Layout layout;
  layout.board = row();
  layout.options.seats = 2;
  layout.options.islandBonus = bonus;
  layout.settle(0, "0,0:SE").settle(1, "6,0:N");
  return layout.ships(
      0, {"1,0/SW", "1,0/SE", "2,0/SW", "2,0/SE", "3,0/SW", "3,0/SE", "4,0/SW", "4,0/SE", "5,0/SW", "5,0/SE"});
}

/// The points that a settlement or city of seat 0 brings, which it buys now.
int broughtBy(Position& p, const Action& build) {
  const int before = p.points(0);
  p.give(0, build.kind == ActionKind::City ? p.definition.rules.cityCost : p.definition.rules.settlementCost);
  p.play(0, build);
  return p.points(0) - before;
}

int settled(Position& p, std::string_view corner) { return broughtBy(p, buildSettlement(p.corner(corner))); }
int raised(Position& p, std::string_view corner) { return broughtBy(p, buildCity(p.corner(corner))); }

/// The first legal place in the set-up for whatever the seat owes.
void anyPiece(Position& p, int by) { p.play(by, legalActions(p.definition, p.state, seat(by))[0]); }

BoardCorner cornerOf(Hex hex, std::string_view name) { return {hex, cornerNamed(name, Orientation::Pointy).value()}; }

/// Three hexes; only the corners 0,0:N and 1,0:NE are start land.
Layout twoStartCorners() {
  Layout layout;
  layout.options.seats = 2;
  layout.board = {};
  layout.board.cells = {{{0, 0}, Terrain::Hills, 6}, {{1, 0}, Terrain::Forest, 8}, {{0, 1}, Terrain::Desert, 0}};
  for (const std::string_view name : {"NE", "SE", "S", "SW", "NW"})
    layout.board.noStart.push_back(cornerOf({0, 0}, name));
  for (const std::string_view name : {"N", "SE", "S"}) layout.board.noStart.push_back(cornerOf({1, 0}, name));
  for (const std::string_view name : {"SE", "S", "SW"}) layout.board.noStart.push_back(cornerOf({0, 1}, name));
  return layout;
}

}  // namespace

class TestIslands : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void bonus_data();
  void bonus() {
    QFETCH(Case, play);
    play();
  }
  void startLand_data();
  void startLand() { bonus(); }
};

void TestIslands::bonus_data() {
  Rows rule;
  rule("14.3 14.12 g, island.bonus = 2: three points for the first settlement on B, one for the next, one for a city",
       [] {
         Position p(alongTheRow(2));
         p.quietThrow();
         QCOMPARE(settled(p, "2,0:SW"), 3);
         QVERIFY(p.heard(EventKind::IslandBonus));
         QCOMPARE(settled(p, "2,0:SE"), 1);
         QVERIFY(!p.heard(EventKind::IslandBonus));
         QCOMPARE(raised(p, "2,0:SW"), 1);
       });
  rule(
      "14.3 14.12 g: the two points stay through an earthquake; relief on C brings none, nor what is built there later",
      [] {
        Position p = crazyPosition(alongTheRow(2));
        startRound(p);
        p.quietThrow();
        for (const std::string_view corner : {"2,0:SW", "2,0:SE"}) settled(p, corner);
        for (const std::string_view corner : {"0,0:SE", "2,0:SW", "2,0:SE"}) raised(p, corner);
        QCOMPARE(p.points(0), 10);  // three cities, Longest Road, the island
        startRound(p, RoundEvent::Earthquake);
        QCOMPARE(p.points(0), 4);
        QCOMPARE(p.must(0), Decision::Settlement);
        p.play(0, buildSettlement(p.corner("4,0:SW")));
        QCOMPARE(p.points(0), 5);
        QVERIFY(!p.heard(EventKind::IslandBonus));
        p.quietThrow();
        QCOMPARE(settled(p, "4,0:SE"), 1);
        QCOMPARE(settled(p, "6,0:SW"), 3);
      });
  rule("14.3: relief that the table places for a seat out of time counts as had, too", [] {
    Layout layout = alongTheRow(2);
    change(layout.board, {0, 0}, Terrain::Forest, 3);  // B with its nine has more pips than A and C
    layout.starts[0].ships.resize(8);                  // to C
    Position p = crazyPosition(layout);
    startRound(p);
    p.quietThrow();
    raised(p, "0,0:SE");
    startRound(p, RoundEvent::Earthquake);
    QCOMPARE(p.points(0), 2);  // Longest Road
    p.play(-1, tableMove(ActionKind::TimeUp, seat(0)), Position::withDice(1, 1));
    QVERIFY(p.state.at(p.corner("2,0:SW")).isOf(seat(0)));
    QCOMPARE(p.points(0), 3);
    startRound(p);
    p.quietThrow();
    QCOMPARE(settled(p, "2,0:SE"), 1);
  });
  rule("14.3 14.12 g, island.once = on: on D one point after B", [] {
    Layout layout = alongTheRow(2);
    layout.options.islandOnce = Switch::On;
    Position p(layout);
    p.quietThrow();
    QCOMPARE(settled(p, "2,0:SW"), 3);
    QCOMPARE(settled(p, "6,0:SW"), 1);
  });
  rule("14.3 island.once = off: on D three points after B", [] {
    Position p(alongTheRow(2));
    p.quietThrow();
    QCOMPARE(settled(p, "2,0:SW"), 3);
    QCOMPARE(settled(p, "6,0:SW"), 3);
  });
  rule("14.3 island.bonus = 0: a new island brings nothing", [] {
    Position p(alongTheRow(0));
    p.quietThrow();
    QCOMPARE(settled(p, "2,0:SW"), 1);
    QVERIFY(!p.state.sea);
  });
  rule("14.3 island.bonus = 5: six points with the settlement", [] {
    Position p(alongTheRow(5));
    p.quietThrow();
    QCOMPARE(settled(p, "2,0:SW"), 6);
  });
  rule("14.3: settlements of the set-up bring none but count as had", [] {
    Layout layout = alongTheRow(2);
    Position p(layout.open());
    p.play(0, buildSettlement(p.corner("0,0:SE")));
    anyPiece(p, 0);
    p.play(1, buildSettlement(p.corner("6,0:N")));
    anyPiece(p, 1);
    p.play(1, buildSettlement(p.corner("4,0:N")));
    anyPiece(p, 1);
    p.play(0, buildSettlement(p.corner("2,0:SW")));
    anyPiece(p, 0);
    QCOMPARE(p.points(0), 2);
    QCOMPARE(islandBonusAt(p.definition, p.state, seat(0), p.corner("2,0:SE")), 0);
    QCOMPARE(islandBonusAt(p.definition, p.state, seat(0), p.corner("4,0:SE")), 2);
    QCOMPARE(islandBonusAt(p.definition, p.state, seat(1), p.corner("2,0:SE")), 2);
  });
  rule("14.3: fixed pieces count as had", [] {
    Position p(alongTheRow(2));
    QCOMPARE(p.points(1), 1);
    QCOMPARE(islandBonusAt(p.definition, p.state, seat(1), p.corner("6,0:SE")), 0);
  });
  rule("2.7 14.3: the points of islands are a source of their own", [] {
    Position p(alongTheRow(2));
    p.quietThrow();
    settled(p, "2,0:SW");
    QCOMPARE(pointSources(p.definition, p.state, seat(0)),
             (PointSources{.seat = seat(0), .settlements = 2, .longestRoad = 2, .islands = 2}));
  });
  rule("10.1 14.3: the points of an island may win", [] {
    Layout layout = alongTheRow(2);
    layout.options.classicTarget = 6;
    Position p(layout);
    p.quietThrow();
    QCOMPARE(p.points(0), 3);  // a settlement, Longest Road
    settled(p, "2,0:SW");
    QCOMPARE(p.state.head.phase, Phase::Over);
    QCOMPARE(p.state.head.winner, seat(0));
  });
}

void TestIslands::startLand_data() {
  Rows rule;
  rule("14.4 14.12 l: refused where every land cell is no start land, legal beside a cell that is", [] {
    Layout layout;
    for (Cell& cell : layout.board.cells)
      if (cell.at == Hex{0, -2}) cell.startLand = StartLand::No;
    Position p(layout.open());
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,-2:N"))), Reject::NotStartLand);
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,-2:SE"))), kLegal);
  });
  rule("14.4: refused at a corner that the board names", [] {
    Layout layout;
    layout.board.noStart = {cornerOf({0, 0}, "N")};
    Position p(layout.open());
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:N"))), Reject::NotStartLand);
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:NE"))), kLegal);
  });
  rule("14.4 14.12 l: when no other corner is left those that were none are legal", [] {
    Position p(twoStartCorners().open());
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:SE"))), Reject::NotStartLand);
    p.play(0, buildSettlement(p.corner("0,0:N")));
    anyPiece(p, 0);
    QCOMPARE(p.refusal(1, buildSettlement(p.corner("0,0:SE"))), Reject::NotStartLand);
    p.play(1, buildSettlement(p.corner("1,0:NE")));
    anyPiece(p, 1);
    QCOMPARE(p.refusal(1, buildSettlement(p.corner("0,0:SE"))), kLegal);
  });
  rule("14.4 4.7: the time that runs out settles on start land", [] {
    Position p(twoStartCorners().open());
    p.play(-1, tableMove(ActionKind::TimeUp, seat(0)));
    QVERIFY(p.state.at(p.corner("0,0:N")).isOf(seat(0)));  // five pips at both, ten at 0,0:SE
  });
  rule("14.4 8.11: relief without an own route keeps to start land", [] {
    Layout layout;
    layout.board.noStart = {cornerOf({-2, 2}, "S")};
    Position p = crazyPosition(layout.settle(0, "0,0:N").settle(1, "2,0:NE").settle(2, "0,2:S").settle(3, "-2,0:NW"));
    startRound(p);
    p.quietThrow();
    p.buyCity(0, "0,0:N");
    startRound(p, RoundEvent::Earthquake);
    QCOMPARE(p.must(0), Decision::Settlement);
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("-2,2:S"))), Reject::NotStartLand);
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:N"))), kLegal);
  });
  rule("14.4: settlements that are bought may stand anywhere", [] {
    Layout layout;
    layout.board.noStart = {cornerOf({0, 0}, "N")};
    Position p(layout.settle(0, "0,0:SE").roads(0, {"0,0/E", "0,0/NE"}));
    p.quietThrow();
    p.buySettlement(0, "0,0:N");
    QCOMPARE(p.points(0), 2);
  });
}

TAPU_TEST(TestIslands)
#include "test_islands.moc"
