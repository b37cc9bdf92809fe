// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <set>

#include "engine/bots/far_points.h"
#include "engine/bots/greedy_bot.h"
#include "engine/bots/reason/past_reasons.h"
#include "engine/bots/sea_worth.h"
#include "engine/bots/search/setup_ways.h"
#include "engine/bots/simulation.h"
#include "engine/state/ground.h"
#include "tests/engine/bots/reasons_stage.h"
#include "tests/suite.h"

// Bots and what a board asks for at sea (14).

using namespace tapu;
using namespace tapu::test;

namespace {

/// Gold with a six west of a forest with an eight: both have five pips. Nobody has settled yet.
Setup goldBesideForest() {
  Layout layout;
  layout.options.seats = 2;
  layout.board = {};
  layout.board.cells = {{{0, 0}, Terrain::Gold, 6}, {{1, 0}, Terrain::Forest, 8}};
  return layout.open();
}

/// The island with a gift of two points on an edge of its desert; seat 0 stands at the northern corner of that hex.
Layout withGift(std::string_view side) {
  Layout layout;
  Gift gift;
  gift.hex = {0, 0};
  gift.place = *sideNamed(side, Orientation::Pointy);
  gift.count = 2;
  layout.board.gifts = {gift};
  return layout.settle(0, "0,0:N");
}

/// The two islands, seat 0 on the west coast at 1,1:NE with a ship, so that its next ship ends at 3,1.
Layout atSea() {
  Layout layout;
  layout.board = islands();
  layout.settle(0, "1,1:NE").ships(0, {"2,1/NW"});
  return layout.settle(1, "5,0:N").settle(2, "-1,3:SW").settle(3, "4,3:SE");
}

/// A forest with a five lies under the fog at 3,1 or at 2,3, and a sea at the other one: nobody knows which.
Layout withFog() {
  Layout layout = atSea();
  for (auto& cell : layout.board.cells)
    if (cell.at == Hex{3, 1} || cell.at == Hex{2, 3}) cell = {cell.at, Terrain::Fog, 0};
  layout.board.fog.of(Terrain::Forest) = layout.board.fog.of(Terrain::Sea) = 1;
  layout.board.fog.numbers[5] = 1;
  return layout;
}

/// Everything at once, for whole games.
Board allOfIt() {
  Board board = withFog().board;
  board.pirate = PirateStart{};
  for (auto& cell : board.cells)
    if (cell.terrain == Terrain::Desert) cell = {cell.at, Terrain::Gold, 9};
  Gift gift;
  gift.hex = {2, 1};
  gift.place = *sideNamed("NW", Orientation::Pointy);
  gift.kind = Gift::Kind::Card;
  board.gifts = {gift};
  return board;
}

/// Two seats with fog before the eastern island: seat 0 on the western coast, from where a ship over 2,1/NW ends at the
/// covered cell 3,0. It has thrown.
Position atFog(const FogStack& stack, std::initializer_list<std::string_view> ships = {}) {
  Layout layout;
  layout.board = fogged(stack);
  layout.options.seats = 2;
  Position p(layout.settle(0, "1,1:NE").ships(0, ships).settle(1, "5,1:N"));
  p.quietThrow();
  return p;
}

Outlook outlookOf(const Position& p) { return {p.definition, seat(0), *fittedWeights(p.definition.rules)}; }

/// How a search of its turn judges this way for seat 0.
float judged(const Position& p, const Action& action) {
  const Outlook outlook = outlookOf(p);
  const State seen = visibleTo(viewerAt(0), p.definition, p.state);
  TurnSearch search(p.definition, seat(0), outlook);
  const Candidates ways = search.ways(seen, legalActions(p.definition, seen, seat(0), PlayerTrade::LeftOut), 1000);
  for (int i = 0; i < ways.size(); ++i)
    if (ways[i].first == action) return ways[i].chance;
  return -1;
}

/// The chance of seat 0 after this action, if that lay under the cell.
float chanceIf(const Position& p, const Action& action, Terrain terrain, int number = 0) {
  State after = visibleTo(viewerAt(0), p.definition, p.state);
  apply(p.definition, after, {seat(0), action, Position::withTurned(terrain, number)});
  return outlookOf(p).chance(after);
}

std::optional<Action> greedyOf(const Position& p, SeaSense sense = SeaSense::Uses) {
  SeededRng unused(1);
  return GreedyBot(sense).decide(SeatView(p.definition, p.state, seat(0)), unused);
}

}  // namespace

class TestSeaBots : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void play_data();
  static void ofWorths(Rows& row);
  static void ofFarPoints(Rows& row);
  static void ofSearch(Rows& row);
  static void ofReasons(Rows& row);
  static void ofPirate(Rows& row);
  void play() {
    QFETCH(Case, play);
    play();
  }
  void withoutTheSeaBothSensesPlayTheSameGames();
  void wholeGamesWithAllOfItEnd_data();
  void wholeGamesWithAllOfItEnd();
};

void TestSeaBots::play_data() {
  Rows row;
  ofWorths(row);
  ofFarPoints(row);
  ofSearch(row);
  ofReasons(row);
  ofPirate(row);
}

void TestSeaBots::ofWorths(Rows& row) {
  row("14.1: gold is worth more than as many pips of one resource; to whoever ignores it, nothing", [] {
    const Position p(goldBesideForest());
    const Planner uses(p.definition, p.state, seat(0)), ignores(p.definition, p.state, seat(0), SeaSense::Ignores);
    const CornerId gold = p.corner("0,0:SW"), forest = p.corner("1,0:SE");
    QVERIFY(uses.worth(gold) > uses.worth(forest));
    QCOMPARE(ignores.worth(gold), 0.0);
    QCOMPARE(ignores.worth(forest), uses.worth(forest));
  });
  row("14.5: of two forests, a gold and a sea under the fog with a 6, an 8 and a 2, a cell has these pips on average",
      [] {
        FogStack left;
        left.of(Terrain::Forest) = 2;
        left.of(Terrain::Gold) = left.of(Terrain::Sea) = 1;
        left.numbers[6] = left.numbers[8] = left.numbers[2] = 1;
        // Half of the cells bring lumber and a quarter gold; a number has 11 / 3 pips.
        const UnderFog average = underFog(left);
        QCOMPARE(average.card, 0.5);
        QCOMPARE(average.gold, 0.25);
        QCOMPARE(average.pips[static_cast<std::size_t>(Resource::Lumber)], 11 / 6.0);
        QCOMPARE(average.goldPips, 11 / 12.0);
        QCOMPARE(underFog({}).card, 0.0);
      });
  row("14.6: a gift of two points is worth two, and nothing once it is taken", [] {
    Position p(withGift("NE"));
    p.act(0);
    const EdgeId edge = p.edge("0,0/NE");
    QCOMPARE(giftWorth(p.definition, p.state, edge), 2.0);
    QCOMPARE(giftWorth(p.definition, p.state, p.edge("0,0/E")), 0.0);
    p.buyRoad(0, "0,0/NE");
    QCOMPARE(giftWorth(p.definition, p.state, edge), 0.0);
  });
  row("14.6: with the cards of a road, it goes where two points lie; of two roads, the first on the way there", [] {
    Position near(withGift("NE"));
    near.act(0);
    near.give(0, "brick lumber");
    QCOMPARE(greedyOf(near), std::optional(buildRoad(near.edge("0,0/NE"))));
    Position far(withGift("E"));
    far.act(0);
    far.give(0, "brick*2 lumber*2");
    QCOMPARE(greedyOf(far), std::optional(buildRoad(far.edge("0,0/NE"))));
  });
  row("14.2: whoever ignores the sea moves the robber while it has a place", [] {
    Layout layout = atSea();
    layout.board.pirate = PirateStart{};
    Position p(layout);
    p.throwDice(7);
    QCOMPARE(p.must(0), Decision::Robber);
    const auto moved = greedyOf(p, SeaSense::Ignores);
    QVERIFY(moved && moved->kind == ActionKind::Robber);
  });
  row("a name ends in :nosea for a bot that ignores the sea; there is none of that among the names, nor of no bot", [] {
    QVERIFY(makeBot("greedy:nosea"));
    QVERIFY(makeBot("navigator:nosea"));
    QVERIFY(!makeBot("nobody:nosea"));
    QVERIFY(std::ranges::none_of(botNames(), [](std::string_view name) { return name.ends_with(kIgnoresSea); }));
  });
}

void TestSeaBots::ofFarPoints(Rows& row) {
  row("14.6: two points on an edge two roads away count less than beside the next road, and nothing once taken", [] {
    Position near(withGift("NE")), far(withGift("E"));
    near.act(0);
    far.act(0);
    const float ofNear = farPoints(near.definition, near.state, seat(0));
    const float ofFar = farPoints(far.definition, far.state, seat(0));
    QVERIFY(ofFar > 0);
    QVERIFY(ofNear > ofFar);
    QVERIFY(ofNear < 2);
    near.buyRoad(0, "0,0/NE");
    QCOMPARE(farPoints(near.definition, near.state, seat(0)), 0.0F);
  });
  row("14.3: an island that brings a bonus counts from afar, for a ship on the way more; one that brings none does not",
      [] {
        const auto ahead = [](int bonus, bool sails) {
          Layout layout = atSea();
          layout.options.islandBonus = bonus;
          if (sails) layout.ships(0, {"2,1/NE"});
          const Position p(layout);
          return farPoints(p.definition, p.state, seat(0));
        };
        QCOMPARE(ahead(0, false), 0.0F);
        QVERIFY(ahead(2, false) > 0);
        QVERIFY(ahead(2, true) > ahead(2, false));
      });
  row("14.3: to a bot that ignores the sea its own points of islands are none, to another they are", [] {
    Layout layout = atSea();
    layout.options.islandBonus = 2;
    Position p(layout);
    const auto points = [&](SeaSense sense) {
      const Features read = FeatureReader(p.definition, sense).read(p.state, seat(0), seat(0));
      return read[static_cast<std::size_t>(Feature::Points)];
    };
    const float uses = points(SeaSense::Uses), ignores = points(SeaSense::Ignores);
    p.state.sea->islandPoints[0] = 2;
    p.state.seat(seat(0)).points = static_cast<std::uint8_t>(p.state.seat(seat(0)).points + 2);
    QCOMPARE(points(SeaSense::Ignores), ignores);
    QVERIFY(points(SeaSense::Uses) > uses);
  });
}

void TestSeaBots::ofSearch(Rows& row) {
  row("14.5: a search counts what may lie under the fog as often as it is left: of three forests and a sea, three to "
      "one",
      [] {
        using enum Terrain;
        Position p = atFog(fogOf({Forest, Forest, Forest, Sea}, {5, 5, 5}));
        p.give(0, "lumber wool");
        const Action ship = buildShip(p.edge("2,1/NW"));
        const float forest = chanceIf(p, ship, Forest, 5), sea = chanceIf(p, ship, Sea);
        QVERIFY(std::abs(forest - sea) > 0.01F);  // so that the mean tells how often each is left
        QVERIFY(std::abs(judged(p, ship) - (3 * forest + sea) / 4) < 1e-5F);
      });
  row("14.5: so does a ship that is moved there, which costs nothing", [] {
    using enum Terrain;
    const Position p = atFog(fogOf({Forest, Sea}, {5}), {"1,1/NE"});
    const Action move = moveShip(p.edge("1,1/NE"), p.edge("2,1/NW"));
    const float mean = (chanceIf(p, move, Forest, 5) + chanceIf(p, move, Sea)) / 2;
    QVERIFY(std::abs(judged(p, move) - mean) < 1e-5F);
  });
  row("14.5: so does a road of the set-up: it ends at the fog the rather, the better the numbers under it", [] {
    using enum Terrain;
    const auto toFog = [](const FogStack& stack) {
      Layout layout;
      layout.board = fogged(stack);
      layout.options.seats = 2;
      Position p(layout.open());
      p.play(0, buildSettlement(p.corner("4,1:N")));
      const Candidates ways = setupWays(SeatView(p.definition, p.state, seat(0)), outlookOf(p));
      const auto chanceOf = [&](std::string_view edge) {
        for (int i = 0; i < ways.size(); ++i)
          if (ways[i].first == buildRoad(p.edge(edge))) return ways[i].chance;
        return -1.0F;
      };
      return chanceOf("4,1/NW") - chanceOf("4,1/NE");
    };
    QVERIFY(toFog(fogOf({Forest, Forest}, {6, 8})) > toFog(fogOf({Forest, Forest}, {2, 12})));
  });
  row("6.9, 14.5: what the next lot will turn up changes no decision", [] {
    using enum Terrain;
    for (const char* name : {"keen", "navigator"}) {
      std::optional<Action> first;
      std::set<Terrain> found;
      for (std::uint64_t lot = 1; lot <= 8; ++lot) {
        Position p = atFog(fogOf({Forest, Hills, Sea, Desert}, {5, 9}));
        p.give(0, "lumber wool");
        p.rng = SeededRng(lot);
        SeededRng own(1);
        const auto action = makeBot(name)->decide(SeatView(p.definition, p.state, seat(0)), own);
        QVERIFY(action);
        if (!first) first = action;
        QCOMPARE(*action, *first);
        p.play(0, buildShip(p.edge("2,1/NW")));
        found.insert(groundAt(p.definition, p.state, p.hex("3,0")).terrain);
      }
      QVERIFY(found.size() > 1);  // the lots were not the same
    }
  });
}

void TestSeaBots::ofReasons(Rows& row) {
  row("14.3: the first settlement on another island is told by its points", [] {
    Layout layout = atSea();
    layout.options.islandBonus = 2;
    layout.ships(0, {"2,1/NE", "3,1/NW", "3,1/NE"});
    Position p(layout);
    p.act(0);
    p.give(0, p.definition.rules.settlementCost);
    const auto told = reason<because::Sea>(why(p, 0, buildSettlement(p.corner("4,1:NW"))), because::Sea::Island);
    QVERIFY(told);
    QCOMPARE(told->points, 2);
  });
  row("14.5: a ship that ends at a covered cell is told by what may lie there: of two cells one brings a card", [] {
    Position p(withFog());
    p.act(0);
    p.give(0, "lumber wool");
    const auto told = reason<because::Sea>(why(p, 0, buildShip(p.edge("2,1/NE"))), because::Sea::Turns);
    QVERIFY(told);
    QCOMPARE(told->hexes, 2);
    QCOMPARE(told->bring, 1);
  });
  row("14.6: a road over a gift is told by its points, and the one before it leads there", [] {
    Position near(withGift("NE"));
    near.act(0);
    near.give(0, "brick lumber");
    const auto here = reason<because::Sea>(why(near, 0, buildRoad(near.edge("0,0/NE"))), because::Sea::Gift);
    QVERIFY(here);
    QCOMPARE(here->points, 2);
  });
  row("14.1: a settlement at gold is told by its pips, five of a six", [] {
    const Position p(goldBesideForest());
    const auto told = reason<because::Sea>(why(p, p.active(), buildSettlement(p.corner("0,0:SW"))), because::Sea::Gold);
    QVERIFY(told);
    QCOMPARE(told->pips, 5);
  });
}

void TestSeaBots::ofPirate(Rows& row) {
  row("14.2: the pirate is told by the edges of its cell where another could lay a ship", [] {
    Layout layout;
    layout.board = islands();
    layout.board.pirate = PirateStart{};
    // Seat 1's next ship could lie on 2,1/NE or 2,1/W; one lies on 2,1/NW already.
    layout.settle(1, "1,1:NE").ships(1, {"2,1/NW"}).settle(0, "5,0:N");
    Position p(layout);
    p.throwDice(7);
    const auto told = reason<because::Sea>(why(p, 0, movePirate(p.hex("2,1"), {})), because::Sea::Blocks);
    QVERIFY(told);
    QCOMPARE(told->seat, seat(1));
    QCOMPARE(told->edges, 2);
  });
  row("8.4, 14.2: a knight of another is told by where it sent the pirate, not by where that of a seven went", [] {
    Layout layout;
    layout.board = islands();
    layout.board.pirate = PirateStart{};
    layout.settle(1, "1,1:NE").ships(1, {"2,1/NW"}).settle(0, "5,0:N");
    Position p(layout);
    p.act(0);
    const State seen = visibleTo(viewerAt(1), p.definition, p.state);
    const auto blocks = [&](std::vector<Event> log) {
      const auto why = reasonsOfPast(p.definition, {seen, Move{seat(0), playKnight(), {}}}, seat(1), log, 1).reasons;
      return reason<because::Sea>(why, because::Sea::Blocks);
    };
    const Event turn{.kind = EventKind::TurnStarted, .seat = seat(0)};
    const Event knight{.kind = EventKind::KnightPlayed, .seat = seat(0)};
    const Event pirate{.kind = EventKind::PirateMoved, .seat = seat(0), .place = p.hex("2,1").value};
    const Event robber{.kind = EventKind::RobberMoved, .seat = seat(0), .place = p.hex("4,3").value};
    const auto told = blocks({turn, knight, pirate});
    QVERIFY(told);
    QCOMPARE(told->seat, seat(1));
    QCOMPARE(told->edges, 2);
    QVERIFY(!blocks({turn, knight, robber, pirate}));
    QVERIFY(!blocks({turn, knight}));
  });
}

void TestSeaBots::withoutTheSeaBothSensesPlayTheSameGames() {
  for (const std::string name : {"greedy", "shepherd", "trader"}) {
    SimulationPlan plan;
    plan.games = name == "trader" ? 1 : 5;
    plan.bots = {name};
    const auto usual = simulate(plan).signature;
    plan.bots = {name + std::string(kIgnoresSea)};
    QCOMPARE(simulate(plan).signature, usual);
  }
}

void TestSeaBots::wholeGamesWithAllOfItEnd_data() {
  QTest::addColumn<QString>("names");
  QTest::addColumn<int>("games");
  QTest::newRow("greedy") << QStringLiteral("greedy,greedy:nosea") << 20;
  QTest::newRow("the easiest level") << QStringLiteral("shepherd,farmer") << 10;
  QTest::newRow("those that think") << QStringLiteral("trader,trader:nosea") << 2;
}

void TestSeaBots::wholeGamesWithAllOfItEnd() {
  QFETCH(QString, names);
  QFETCH(int, games);
  SimulationPlan plan;
  plan.board = allOfIt();
  plan.options.seats = 2;
  plan.options.islandBonus = 1;
  plan.games = games;
  for (const QString& name : names.split(QLatin1Char(','))) plan.bots.push_back(name.toStdString());
  const SimulationResult result = simulate(plan);
  QCOMPARE(result.finished, games);
  QCOMPARE(result.won, games);
}

TAPU_TEST(TestSeaBots)
#include "test_sea_bots.moc"
