// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <map>
#include <set>

#include "engine/bots/search/worlds.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "engine/rules/between.h"
#include "engine/rules/gold.h"
#include "engine/state/ground.h"
#include "tests/engine/crazy.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

using enum Terrain;

/// Two seats: 0 on the western coast, from where one ship reaches the fog, 1 far in the east.
Layout byTheFog(const FogStack& stack) {
  Layout layout;
  layout.board = fogged(stack);
  layout.options.seats = 2;
  layout.settle(0, "1,1:NE").settle(1, "5,1:N");
  return layout;
}
FogStack forestAndSea() { return fogOf({Forest, Sea}, {5}); }

Chance turned(Terrain terrain, int number = 0) { return Position::withTurned(terrain, number); }

/// Seat 0 after its throw, with the cards of so many ships.
Position readyToSail(const Layout& layout, int ships = 1) {
  Position p(layout);
  p.quietThrow();
  for (int i = 0; i < ships; ++i) p.give(0, "lumber wool");
  return p;
}
/// The ship that reaches the first covered cell, 3,0; and the next one, which reaches 3,1.
Action firstShip(const Position& p) { return buildShip(p.edge("2,1/NW")); }
Action secondShip(const Position& p) { return buildShip(p.edge("2,1/NE")); }

Ground groundOf(const Position& p, std::string_view hex) { return groundAt(p.definition, p.state, p.hex(hex)); }

/// The event of a cell that was turned up by the last move.
Event turnedIn(const Position& p) {
  for (const Event& event : p.told)
    if (event.kind == EventKind::CellTurned) return event;
  return {EventKind::Paused};
}

/// Why a record may not tell this of a move, or kLegal.
Reject judged(const Position& p, int by, const Action& action, const Chance& chance) {
  Move move{seat(by), action, chance};
  return completeChance(p.definition, p.state, move).value_or(kLegal);
}

void discoveryRows(Rows& row) {
  row("14.12 (h) a ship reaches a covered cell, forest 5: lumber 1, and everybody hears what lay there", [] {
    Position p = readyToSail(byTheFog(forestAndSea()));
    QCOMPARE(groundOf(p, "3,0").terrain, Fog);
    p.play(0, firstShip(p), turned(Forest, 5));
    QCOMPARE(p.hand(0), cards("lumber"));
    QVERIFY((groundOf(p, "3,0") == Ground{Forest, 5}) && groundOf(p, "3,1").terrain == Fog);
    QVERIFY((p.state.sea->fog == fogOf({Sea}, {})));
    const Event event = turnedIn(p);
    QCOMPARE(event.seat, seat(0));
    QCOMPARE(event.place, p.hex("3,0").value);
    QCOMPARE(int(event.count), int(Forest));
    QCOMPARE(int(event.more), 5);
    QCOMPARE(event.cards, cards("lumber"));
  });
  row("14.12 (h) the bank has none of it: the discoverer gets nothing, and the cell is turned up all the same", [] {
    Position p = readyToSail(byTheFog(fogOf({Mountains, Sea}, {10})));
    p.leaveInBank(Resource::Ore, 0, 1);
    p.play(0, firstShip(p), turned(Mountains, 10));
    QVERIFY(p.hand(0).isEmpty() && turnedIn(p).cards.isEmpty());
    QVERIFY((groundOf(p, "3,0") == Ground{Mountains, 10}));
  });
  row("14.5, 6.10 a full hand gets no card of it; a ship that is moved there turns it up as a new one does", [] {
    Layout layout = byTheFog(forestAndSea());
    layout.options.bankPerResource = kUnlimited;
    layout.ships(0, {"1,1/NE"});
    Position p(layout);
    p.quietThrow();
    p.at(0).hand = CardCounts::resources(24, 24, 24, 24, 24);
    p.play(0, moveShip(p.edge("1,1/NE"), p.edge("2,1/NW")), turned(Forest, 5));
    QCOMPARE(p.hand(0).total(), 120);
    QVERIFY(turnedIn(p).cards.isEmpty());
  });
  row("14.5 desert and sea bring nothing, and each ship turns up one cell", [] {
    Position p = readyToSail(byTheFog(fogOf({Desert, Sea}, {})), 2);
    p.play(0, firstShip(p), turned(Desert));
    QVERIFY(groundOf(p, "3,1").terrain == Fog);
    p.play(0, secondShip(p), turned(Sea));
    QVERIFY(p.hand(0).isEmpty() && (groundOf(p, "3,1") == Ground{Sea, 0}));
    QCOMPARE(p.state.sea->fog.cells(), 0);
  });
  row("14.5 in Cybele Month the discoverer still gets one card", [] {
    Position p = crazyPosition(byTheFog(forestAndSea()));
    p.play(-1, tableMove(ActionKind::StartRound), withEvent(RoundEvent::Cybele));
    p.quietThrow();
    p.give(0, "lumber wool");
    p.play(0, firstShip(p), turned(Forest, 5));
    QCOMPARE(p.hand(0), cards("lumber"));
  });
  row("13.4, 14.5 who builds between turns discovers as in a turn, and its building goes on", [] {
    Layout layout = byTheFog(forestAndSea());
    layout.options.seats = 5;
    layout.settle(2, "0,0:N").settle(3, "4,3:SE").settle(4, "-1,3:SW");
    layout.first = seat(1);
    Position p(layout);
    p.quietThrow();
    p.give(0, "lumber wool");
    p.play(0, wantBuild(BuildWish::On));
    p.play(1, endTurn());
    QCOMPARE(p.must(0), Decision::Build);
    p.play(0, firstShip(p), turned(Forest, 5));
    QCOMPARE(p.hand(0), cards("lumber"));
    QCOMPARE(p.must(0), Decision::Build);
  });
  row("14.5 from then on it is an ordinary cell: it takes ships, roads and settlements, and pays", [] {
    Position p = readyToSail(byTheFog(forestAndSea()), 2);
    p.play(0, firstShip(p), turned(Forest, 5));
    p.play(0, secondShip(p), turned(Sea));
    p.buySettlement(0, "2,1:NE");
    QCOMPARE(p.hand(0), cards("lumber"));
    p.finishTurn();
    p.throwDice(5);
    QCOMPARE(p.hand(0), cards("lumber*2"));
  });
}

void placeRows(Rows& row) {
  row("14.5 on an edge of a covered cell no piece may lie, at its corners nobody settles; turned up, they are free",
      [] {
        Position p = readyToSail(byTheFog(forestAndSea()), 2);
        QCOMPARE(p.refusal(0, secondShip(p)), Reject::Covered);
        QCOMPARE(p.refusal(0, buildRoad(p.edge("4,1/W"))), Reject::Covered);
        QCOMPARE(p.refusal(0, buildSettlement(p.corner("2,1:N"))), Reject::Covered);
        p.play(0, firstShip(p), turned(Forest, 5));
        QCOMPARE(p.refusal(0, secondShip(p)), kLegal);
        QCOMPARE(p.refusal(0, buildSettlement(p.corner("2,1:N"))), Reject::TooClose);
      });
  row("14.5 fog is neither land nor sea: the edges of a map that border it take no piece", [] {
    const Topology map(fogged(forestAndSea()));
    for (const char* name : {"2,1/NE", "3,0/SE", "4,1/W"}) {
      const auto& edge = map.edge(map.edgeNamed(name).value());
      QVERIFY2(!edge.takesRoad && !edge.takesShip, name);
    }
    QVERIFY(map.edge(map.edgeNamed("2,1/NW").value()).takesShip);
  });
  row("14.5 the robber never comes to a covered cell; where land was turned up he may", [] {
    Position p(byTheFog(forestAndSea()));
    p.throwDice(7);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("3,0"), SeatId{})), Reject::Covered);
    p.play(0, moveRobber(p.hex("0,0"), SeatId{}));
    p.give(0, "lumber*2 wool*2");
    p.play(0, firstShip(p), turned(Forest, 5));
    p.play(0, secondShip(p), turned(Sea));
    p.finishTurn();
    p.throwDice(7);
    QCOMPARE(p.refusal(1, moveRobber(p.hex("3,0"), SeatId{})), kLegal);
    QCOMPARE(p.refusal(1, moveRobber(p.hex("3,1"), SeatId{})), Reject::RobberNeedsLand);
  });
  row("14.5, 5.3 robber.mayReturnToDesert = off: not to a desert that was turned up either", [] {
    Layout layout = byTheFog(fogOf({Desert, Sea}, {}));
    layout.options.mayReturnToDesert = Switch::Off;
    Position p = readyToSail(layout);
    p.play(0, firstShip(p), turned(Desert));
    p.finishTurn();
    p.throwDice(7);
    QCOMPARE(p.refusal(1, moveRobber(p.hex("3,0"), SeatId{})), Reject::RobberNoDesert);
  });
}

void setupRows(Rows& row) {
  row("14.12 (j) a set-up corner at a covered cell is refused; a road that ends at one is legal, turns it up and pays",
      [] {
        Layout layout = byTheFog(forestAndSea());
        Position p(layout.open());
        QCOMPARE(p.refusal(0, buildSettlement(p.corner("4,1:NW"))), Reject::Covered);
        p.play(0, buildSettlement(p.corner("4,1:N")));
        p.play(0, buildRoad(p.edge("4,1/NW")), turned(Forest, 5));
        QVERIFY((groundOf(p, "3,1") == Ground{Forest, 5}));
        QCOMPARE(p.hand(0), cards("lumber"));
        QCOMPARE(p.must(1), Decision::Settlement);
      });
  row("4.7, 14.5 a route piece that the table lays when the time is up turns up its cell too", [] {
    Layout layout = byTheFog(fogOf({Forest, Forest}, {5, 9}));
    Position p(layout.open());
    p.play(0, buildSettlement(p.corner("4,1:S")));
    QCOMPARE(judged(p, -1, tableMove(ActionKind::TimeUp, seat(0)), Chance{}), Reject::WrongChance);
    p.play(-1, tableMove(ActionKind::TimeUp, seat(0)));
    QVERIFY(p.state.at(p.edge("4,1/SW")).isOf(seat(0)));
    QCOMPARE(groundOf(p, "3,1").terrain, Forest);
    QCOMPARE(p.hand(0), cards("lumber"));
    QCOMPARE(p.must(1), Decision::Settlement);
  });
  row("4.7, 14.5 a settlement that the table places when the time is up stands at no covered cell", [] {
    Position p(byTheFog(fogOf({Forest, Sea, Sea, Sea}, {5})).open());
    p.play(-1, tableMove(ActionKind::TimeUp, seat(0)));
    for (int c = 0; c < p.state.corners.size(); ++c)
      if (p.state.at(CornerId(c)).isOf(seat(0))) QVERIFY(coveredAt(p.definition, p.state, CornerId(c)).isNone());
    QCOMPARE(p.must(1), Decision::Settlement);
  });
}

/// Gold under the fog is owed at once; what was pending goes on when it is chosen (14.5, 14.13).
void goldRows(Rows& row) {
  row("14.12 (h) gold 9 by the first free ship: Gold 1, then the second ship", [] {
    Position p(byTheFog(fogOf({Gold, Sea}, {9})));
    p.giveCard(0, Card::RoadBuilding);
    p.quietThrow();
    p.play(0, playRoadBuilding());
    p.play(0, firstShip(p), turned(Gold, 9));
    QCOMPARE(p.must(0), Decision::Gold);
    QCOMPARE(int(p.at(0).pending.left), 1);
    QVERIFY(p.hand(0).isEmpty() && turnedIn(p).cards.isEmpty());
    QCOMPARE(p.refusal(0, secondShip(p)), Reject::DecisionPending);
    p.play(0, takeGold(cards("ore")));
    QCOMPARE(p.hand(0), cards("ore"));
    QCOMPARE(p.must(0), Decision::FreeRoute);
    p.play(0, secondShip(p), turned(Sea));
    QCOMPARE(p.must(0), Decision::Act);
  });
  row("14.5 gold found by a bought ship in the turn: Gold 1, then the turn goes on", [] {
    Position p = readyToSail(byTheFog(fogOf({Gold, Sea}, {9})));
    p.play(0, firstShip(p), turned(Gold, 9));
    QCOMPARE(p.must(0), Decision::Gold);
    QCOMPARE(p.refusal(0, endTurn()), Reject::DecisionPending);
    p.play(0, takeGold(cards("wool")));
    QCOMPARE(p.hand(0), cards("wool"));
    QCOMPARE(p.must(0), Decision::Act);
  });
  row("14.5 gold found by a road of the set-up: Gold 1, then the next seat places", [] {
    Position p(byTheFog(fogOf({Gold, Gold}, {5, 9})).open());
    p.play(0, buildSettlement(p.corner("4,1:N")));
    p.play(0, buildRoad(p.edge("4,1/NW")), turned(Gold, 5));
    QCOMPARE(p.must(0), Decision::Gold);
    QCOMPARE(p.refusal(1, buildSettlement(p.corner("0,0:N"))), Reject::DecisionPending);
    p.play(0, takeGold(cards("brick")));
    QCOMPARE(p.must(1), Decision::Settlement);
  });
  row("8.7, 14.1 gold found by the last road of the set-up in Crazy: the first round waits until it is chosen", [] {
    const auto atLastRoad = [] {
      Layout layout = byTheFog(fogOf({Gold, Gold}, {5, 9}));
      Setup setup = layout.open();
      setup.ruleSet = RuleSet::Crazy;
      Position p(setup);
      p.play(0, buildSettlement(p.corner("0,0:N")));
      p.play(0, buildRoad(p.edge("0,0/NE")));
      p.play(1, buildSettlement(p.corner("-1,3:SW")));
      p.play(1, buildRoad(p.edge("-1,3/W")));
      p.play(1, buildSettlement(p.corner("4,3:SE")));
      p.play(1, buildRoad(p.edge("4,3/E")));
      p.play(0, buildSettlement(p.corner("4,1:S")));
      return p;
    };
    const auto waits = [](const Position& p) {
      const Reject round = p.refusal(-1, tableMove(ActionKind::StartRound));
      return p.must(0) == Decision::Gold && !dueMove(p.definition, p.state) && round == Reject::NotATableMove;
    };
    Position chosen = atLastRoad();
    chosen.play(0, buildRoad(chosen.edge("4,1/SW")), turned(Gold, 5));
    QVERIFY(waits(chosen));
    chosen.play(0, takeGold(cards("ore")));
    QVERIFY(dueMove(chosen.definition, chosen.state)->kind == ActionKind::StartRound);
    QCOMPARE(int(chosen.state.head.turn), 0);
    Position forced = atLastRoad();
    forced.play(-1, tableMove(ActionKind::TimeUp, seat(0)));
    QVERIFY(waits(forced));
    forced.play(-1, tableMove(ActionKind::TimeUp, seat(0)));
    QVERIFY(dueMove(forced.definition, forced.state)->kind == ActionKind::StartRound);
  });
  row("13.4, 14.5 gold found by who builds between turns: Gold 1, then its building goes on", [] {
    Layout layout = byTheFog(fogOf({Gold, Sea}, {9}));
    layout.options.seats = 5;
    layout.settle(2, "0,0:N").settle(3, "4,3:SE").settle(4, "-1,3:SW");
    layout.first = seat(1);
    Position p(layout);
    p.quietThrow();
    p.give(0, "lumber wool");
    p.play(0, wantBuild(BuildWish::On));
    p.play(1, endTurn());
    p.play(0, firstShip(p), turned(Gold, 9));
    QCOMPARE(p.must(0), Decision::Gold);
    p.play(0, takeGold(cards("grain")));
    QCOMPARE(p.must(0), Decision::Build);
    p.play(0, done());
    QCOMPARE(p.must(2), Decision::Roll);
  });
  row("8.7, 13.4 gold found in the last building of a round in Crazy: the next round waits for gold and building", [] {
    Layout layout = byTheFog(fogOf({Gold, Sea}, {9}));
    layout.options.seats = 5;
    layout.settle(2, "0,0:N").settle(3, "4,3:SE").settle(4, "-1,3:SW");
    Position p = crazyPosition(layout);
    startRound(p);
    while (p.active() != 4) p.finishTurn();
    p.quietThrow();
    p.give(0, "lumber wool");
    p.play(0, wantBuild(BuildWish::On));
    p.play(4, endTurn());
    p.play(0, firstShip(p), turned(Gold, 9));
    const auto isRound = [&] { return p.refusal(-1, tableMove(ActionKind::StartRound)) == kLegal; };
    QVERIFY(p.must(0) == Decision::Gold && !isRound());
    p.play(0, takeGold(cards("ore")));
    QVERIFY(p.must(0) == Decision::Build && !isRound());
    p.play(0, done());
    QVERIFY(isRound());
  });
  row("14.5 with no card in the bank gold under the fog brings nothing", [] {
    Layout layout = byTheFog(fogOf({Gold, Sea}, {9}));
    layout.ships(0, {"1,1/NE"});
    Position p(layout);
    for (const Resource resource : kAllResources) p.leaveInBank(resource, 0, 1);
    p.quietThrow();
    p.play(0, moveShip(p.edge("1,1/NE"), p.edge("2,1/NW")), turned(Gold, 9));
    QCOMPARE(p.must(0), Decision::Act);
    QCOMPARE(goldOwedTo(p.state, seat(0)), 0);
  });
}

void recordRows(Rows& row) {
  row("14.12 (i) fog of forest, sea and one 5: mountains, forest without a number and sea 5 are refused in records",
      [] {
        const Position p = readyToSail(byTheFog(forestAndSea()));
        for (const Chance& wrong : {turned(Mountains, 5), turned(Forest), turned(Sea, 5)})
          QCOMPARE(judged(p, 0, firstShip(p), wrong), Reject::WrongChance);
        for (const Chance& right : {turned(Forest, 5), turned(Sea)})
          QCOMPARE(judged(p, 0, firstShip(p), right), kLegal);
      });
  row("14.5 a record tells what a covered cell is, tells it of no other piece, and never another number or fog", [] {
    const Position p = readyToSail(byTheFog(forestAndSea()));
    for (const Chance& wrong : {Chance{}, turned(Forest, 6), turned(Fog), turned(Fog, 5)})
      QCOMPARE(judged(p, 0, firstShip(p), wrong), Reject::WrongChance);
    QCOMPARE(judged(p, 0, buildShip(p.edge("1,1/NE")), turned(Sea)), Reject::WrongChance);
    QCOMPARE(judged(p, 0, buildShip(p.edge("1,1/NE")), Chance{}), kLegal);
  });
  row("14.5 the same cell is not under the fog twice", [] {
    Position p = readyToSail(byTheFog(forestAndSea()), 2);
    p.play(0, firstShip(p), turned(Forest, 5));
    QCOMPARE(judged(p, 0, secondShip(p), turned(Forest, 5)), Reject::WrongChance);
    QCOMPARE(judged(p, 0, secondShip(p), turned(Sea)), kLegal);
  });
  row("14.5 on a board without fog a move that tells of a cell has no place; with fog no cell that never is", [] {
    const Position plain{Layout()};
    const auto fitsThere = [](const Position& p, const Chance& chance) {
      return fits(p.definition, Move{seat(0), buildRoad(p.edge("1,1/W")), chance});
    };
    QVERIFY(fitsThere(plain, Chance{}) && !fitsThere(plain, turned(Forest, 5)));
    const Position p(byTheFog(forestAndSea()));
    QVERIFY(fitsThere(p, turned(Forest, 5)) && fitsThere(p, turned(Gold, 9)));
    QVERIFY(!fitsThere(p, turned(Fog)) && !fitsThere(p, turned(Forest, 7)) && !fitsThere(p, turned(Desert, 5)));
  });
  row("14.5 who watches believes what the fog may hold, and nothing else", [] {
    const Position p = readyToSail(byTheFog(forestAndSea()));
    const State seen = visibleTo(viewerAt(1), p.definition, p.state);
    const auto isBelieved = [&](const Chance& chance) {
      return isPlausible(p.definition, seen, {seat(0), firstShip(p), chance});
    };
    QVERIFY(isBelieved(turned(Forest, 5)) && isBelieved(turned(Sea)));
    QVERIFY(!isBelieved(turned(Mountains, 5)) && !isBelieved(turned(Forest, 9)) && !isBelieved(Chance{}));
  });
  row("0.13, 14.5 a ship that turned up a cell is not taken back, one that did not is", [] {
    const Layout layout = byTheFog(forestAndSea());
    Game game(layout.fixed(), readyToSail(layout, 2).state);
    const Position names(layout);
    SeededRng rng(1);
    game.play(seat(0), buildShip(names.edge("1,1/NE")), rng);
    QCOMPARE(game.mayTakeBack(), seat(0));
    game.play(seat(0), firstShip(names), rng);
    QVERIFY(game.mayTakeBack().isNone());
    QCOMPARE(whyNoTakeBack(game.setup().options, game.state(), game.log()), TakeBackBar::Drawn);
    QCOMPARE(game.check({}, tableMove(ActionKind::TakeBack, seat(0))).value_or(kLegal), Reject::CannotTakeBack);
  });
}

void secrecyRows(Rows& row) {
  row("14.5 of one and the same position each terrain and number comes as often as it is left under the fog", [] {
    const Position p = readyToSail(byTheFog(fogOf({Forest, Forest, Forest, Sea}, {5, 5, 9})));
    const State before = p.state;
    constexpr int kDraws = 4000;
    std::map<std::pair<Terrain, int>, int> times;
    SeededRng rng(7);
    for (int i = 0; i < kDraws; ++i) {
      rng.startMove(std::uint64_t(i));
      const auto ground = draw(p.definition, p.state, seat(0), firstShip(p), rng).turned();
      QVERIFY(ground.has_value());
      ++times[{ground->terrain, ground->number}];
    }
    QVERIFY(p.state == before);
    // Sea 1/4; forest 3/4, of it the 5 two thirds, the 9 one. The bounds are over five standard deviations wide.
    QVERIFY2(std::abs((times[{Sea, 0}]) - 1000) < 150, QByteArray::number((times[{Sea, 0}])));
    QVERIFY2(std::abs((times[{Forest, 5}]) - 2000) < 170, QByteArray::number((times[{Forest, 5}])));
    QVERIFY2(std::abs((times[{Forest, 9}]) - 1000) < 150, QByteArray::number((times[{Forest, 9}])));
    QCOMPARE(times.size(), std::size_t(3));
  });
  row("6.9 all see the counts under the fog and the cells turned up, and nobody, no program either, more than that",
      [] {
        Position p = readyToSail(byTheFog(fogOf({Forest, Hills, Sea, Desert}, {5, 9})));
        p.play(0, firstShip(p), turned(Hills, 9));
        for (int viewer : {-1, 0, 1}) {
          const State seen = visibleTo(viewerAt(viewer), p.definition, p.state);
          QVERIFY(seen.sea == p.state.sea);
        }
        State world;
        SeededRng rng(3);
        dealWorld(p.definition, visibleTo(viewerAt(1), p.definition, p.state), seat(1), rng, world);
        QVERIFY(world.sea == p.state.sea);
        int covered = 0;
        for (const Ground& ground : world.sea->ground) covered += ground == Ground{Fog, 0};
        QCOMPARE(covered, 3);
      });
  row("14.5 two games with other lots are one position until a cell is turned up, then each has its own", [] {
    const Layout layout = byTheFog(fogOf({Forest, Hills, Sea, Desert}, {5, 9}));
    std::set<int> found;
    const State first = readyToSail(layout).state;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      Position p = readyToSail(layout);
      QVERIFY(p.state == first);
      p.rng = SeededRng(seed);
      p.play(0, firstShip(p));
      found.insert(int(groundOf(p, "3,0").terrain));
    }
    QCOMPARE(found, (std::set<int>{int(Forest), int(Hills), int(Sea), int(Desert)}));
  });
}

}  // namespace

/// Cells under the fog (14.5), and the examples 14.12 (h) to (j).
class TestFog : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void discovery_data() {
    Rows rows;
    discoveryRows(rows);
  }
  void discovery() { run(); }
  void places_data() {
    Rows rows;
    placeRows(rows);
  }
  void places() { run(); }
  void setup_data() {
    Rows rows;
    setupRows(rows);
  }
  void setup() { run(); }
  void gold_data() {
    Rows rows;
    goldRows(rows);
  }
  void gold() { run(); }
  void records_data() {
    Rows rows;
    recordRows(rows);
  }
  void records() { run(); }
  void secrecy_data() {
    Rows rows;
    secrecyRows(rows);
  }
  void secrecy() { run(); }

 private:
  static void run() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestFog)
#include "test_fog.moc"
