// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/position.h"
#include "engine/state/game_map.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// A table to lay pieces on, and what is wrong with those that were laid.
struct Desk {
  GameDefinition definition;
  Pieces pieces = {};

  Desk& settle(int at, std::string_view corner) {
    pieces.settlements.emplace_back(definition.map.cornerNamed(corner).value(), seat(at));
    return *this;
  }
  Desk& city(int at, std::string_view corner) {
    pieces.cities.emplace_back(definition.map.cornerNamed(corner).value(), seat(at));
    return *this;
  }
  Desk& road(int at, std::string_view edge) {
    pieces.roads.emplace_back(definition.map.edgeNamed(edge).value(), seat(at));
    return *this;
  }
  Desk& ship(int at, std::string_view edge) {
    pieces.ships.emplace_back(definition.map.edgeNamed(edge).value(), seat(at));
    return *this;
  }
  Misfit misfit() const {
    const auto found = positionWith(definition, pieces);
    const auto* wrong = std::get_if<Misfit>(&found);
    return wrong ? *wrong : Misfit{"none", {}, {}, {}};
  }
  QString rule() const { return QString::fromLatin1(misfit().rule); }
};

Desk onIsland() { return {GameDefinition(Layout().open())}; }
Desk onIslands() {
  Layout layout;
  layout.board = islands();
  return {GameDefinition(layout.open())};
}
/// So many boards of the Big Game in a row; at board k sit seats 2k and 2k + 1.
Desk onChain(int boards) {
  Setup setup{RuleSet::BigGame, defaultOptions(RuleSet::BigGame), {}, {}};
  setup.options.ring = RingWhen::Off;
  setup.chain = chainFor(setup.options, boards);
  return {GameDefinition(setup)};
}

}  // namespace

/// Pieces of a position from a file: what cannot be says which rule it breaks, and where.
class TestPieces : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    rule("2.3, 2.5 pieces as they may lie are no misfit", [] {
      QCOMPARE(onIsland().settle(0, "0,0:N").road(0, "0,0/NE").city(1, "0,0:SE").rule(), QStringLiteral("none"));
    });
    rule("2.5 a building beside another, one's own too", [] {
      QCOMPARE(onIsland().settle(0, "0,0:N").settle(1, "0,0:NE").rule(), QStringLiteral("2.5"));
      QCOMPARE(onIsland().settle(0, "0,0:N").settle(0, "0,0:NE").rule(), QStringLiteral("2.5"));
      QCOMPARE(onIsland().settle(0, "0,0:N").city(1, "0,0:NE").rule(), QStringLiteral("2.5"));
    });
    rule("2.5 two buildings on one corner", [] {
      const Desk desk = onIsland().settle(0, "0,0:N").city(1, "0,-1:SE");
      QCOMPARE(desk.rule(), QStringLiteral("2.5"));
      QCOMPARE(desk.misfit().corner, desk.definition.map.cornerNamed("0,0:N").value());
      QCOMPARE(desk.misfit().seat, SeatId(0));  // cities are laid first
    });
    rule("2.5 a building off the land",
         [] { QCOMPARE(onIslands().settle(0, "2,1:NE").rule(), QStringLiteral("2.5")); });
    rule("2.4 two pieces on one edge, whoever's and whatever they are", [] {
      QCOMPARE(onIsland().road(0, "0,0/NE").road(1, "1,-1/SW").rule(), QStringLiteral("2.4"));
      QCOMPARE(onIsland().road(0, "0,0/NE").road(0, "0,0/NE").rule(), QStringLiteral("2.4"));
      QCOMPARE(onIslands().road(0, "0,0/NW").ship(1, "0,0/NW").rule(), QStringLiteral("2.4"));
    });
    rule("2.3 a road on a sea edge", [] {
      const Desk desk = onIslands().road(0, "2,1/NE");
      QCOMPARE(desk.rule(), QStringLiteral("2.3"));
      QCOMPARE(desk.misfit().edge, desk.definition.map.edgeNamed("2,1/NE").value());
    });
    rule("7.2 a ship on an inner edge", [] { QCOMPARE(onIslands().ship(0, "0,0/E").rule(), QStringLiteral("7.2")); });
    rule("2.2 more settlements, cities or roads than a player owns", [] {
      Desk six = onIsland(), five = onIsland(), sixteen = onIsland();
      for (const char* corner : {"0,0:N", "0,0:SE", "0,0:SW", "2,0:N", "2,0:SE"}) six.settle(2, corner);
      QCOMPARE(six.rule(), QStringLiteral("none"));
      QCOMPARE(six.settle(2, "-2,0:N").rule(), QStringLiteral("2.2"));
      QCOMPARE(six.misfit().seat, SeatId(2));
      QVERIFY(six.misfit().corner.isNone() && six.misfit().edge.isNone());
      for (const char* corner : {"0,0:N", "0,0:SE", "0,0:SW", "2,0:N"}) five.city(1, corner);
      QCOMPARE(five.rule(), QStringLiteral("none"));
      QCOMPARE(five.city(1, "2,0:SE").rule(), QStringLiteral("2.2"));
      for (int edge = 0; edge < 15; ++edge) sixteen.pieces.roads.emplace_back(EdgeId(edge), SeatId(0));
      QCOMPARE(sixteen.rule(), QStringLiteral("none"));
      sixteen.pieces.roads.emplace_back(EdgeId(15), SeatId(0));
      QCOMPARE(sixteen.rule(), QStringLiteral("2.2"));
    });
    rule("9.11 a piece beyond the boards beside the own one", [] {
      const Desk chain = onChain(5);
      QCOMPARE(Desk(chain).settle(0, "1#4,0:NE").rule(), QStringLiteral("none"));
      QCOMPARE(Desk(chain).settle(0, "3#4,0:NE").rule(), QStringLiteral("9.11"));
      QCOMPARE(Desk(chain).city(9, "1#4,0:NE").rule(), QStringLiteral("9.11"));
      QCOMPARE(Desk(chain).road(0, "3#4,0/NE").rule(), QStringLiteral("9.11"));
      QCOMPARE(Desk(chain).road(4, "3#4,0/NE").rule(), QStringLiteral("none"));
    });
    rule("9.20 the start of a vacant seat is kept free", [] {
      Desk desk = onChain(2);
      const StartPlaces& places = desk.definition.startPlaces[3];
      desk.pieces.vacant = {SeatId(3)};
      desk.pieces.settlements = {{places.corners[0], SeatId(2)}};
      QCOMPARE(desk.rule(), QStringLiteral("9.20"));
      desk.pieces.settlements.clear();
      desk.pieces.roads = {{places.road, SeatId(2)}};
      QCOMPARE(desk.rule(), QStringLiteral("9.20"));
      desk.pieces.vacant.clear();
      QCOMPARE(desk.rule(), QStringLiteral("none"));
    });
    rule("9.13 a bonus that no settlement has earned", [] {
      Desk desk = onChain(2);
      desk.pieces.bonuses = {1, 0, 0, 0};
      QCOMPARE(desk.rule(), QStringLiteral("9.13"));
      QCOMPARE(desk.misfit().seat, SeatId(0));
    });
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestPieces)
#include "test_pieces.moc"
