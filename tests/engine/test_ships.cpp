// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/play/initial_state.h"
#include "engine/rules/routes.h"
#include "tests/effort.h"
#include "tests/engine/brute_route.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

Layout sea() {
  Layout layout;
  layout.board = islands();
  return layout;
}
/// Seat 0 on the west coast at 1,1:NE; the others out of the way.
Layout harbour() { return sea().settle(0, "1,1:NE").settle(1, "5,0:N").settle(2, "-1,3:SW").settle(3, "4,3:SE"); }
/// From there three ships in line toward the east, the last with an open end.
Layout line() { return harbour().ships(0, {"2,1/NW", "2,1/NE", "3,1/NW"}); }
Position acting(const Layout& layout) {
  Position p(layout);
  p.act(0);
  return p;
}
Reject shipRefusal(const Layout& layout, std::string_view edge, int by = 0) {
  auto p = acting(layout);
  p.give(by, p.definition.rules.shipCost);
  return p.refusal(by, buildShip(p.edge(edge)));
}
Reject roadRefusal(const Layout& layout, std::string_view edge, int by = 0) {
  auto p = acting(layout);
  p.give(by, p.definition.rules.roadCost);
  return p.refusal(by, buildRoad(p.edge(edge)));
}
Reject moveRefusal(const Layout& layout, std::string_view from, std::string_view to) {
  auto p = acting(layout);
  return p.refusal(0, moveShip(p.edge(from), p.edge(to)));
}

void setupRows(Rows& rule) {
  rule("3.6 setup.startShips = on: either starting road may be a ship, on a coast or sea edge at the new settlement",
       [] {
         auto layout = sea();
         layout.options.seats = 2;
         Position p(layout.open());
         p.play(0, buildSettlement(p.corner("1,1:NE")));
         QVERIFY(p.listed(0, ActionKind::Road));
         QCOMPARE(p.refusal(0, buildShip(p.edge("2,1/NW"))), kLegal);  // at sea
         QCOMPARE(p.refusal(0, buildShip(p.edge("1,1/E"))), kLegal);   // along the coast
         QCOMPARE(p.refusal(0, buildShip(p.edge("2,1/NE"))), Reject::NotAtNewSettlement);
         p.play(0, buildShip(p.edge("2,1/NW")));
         QCOMPARE(p.told.front().kind, EventKind::ShipBuilt);
         p.play(1, buildSettlement(p.corner("4,2:NE")));
         p.play(1, buildRoad(p.edge("4,2/NE")));
         p.play(1, buildSettlement(p.corner("4,1:NW")));
         p.play(1, buildShip(p.edge("3,1/NE")));
         p.play(0, buildSettlement(p.corner("0,0:NW")));
         p.play(0, buildShip(p.edge("0,0/NW")));
         QCOMPARE(p.must(0), Decision::Roll);
         QCOMPARE(int(p.at(0).ships), 13);
         QCOMPARE(int(p.at(1).ships), 14);
         QCOMPARE(int(p.at(0).roads), 15);
       });
  rule("3.6 a settlement inland starts with a road: no ship lies on an inner edge", [] {
    Position p(sea().open());
    p.play(0, buildSettlement(p.corner("0,1:N")));
    QVERIFY(!p.listed(0, ActionKind::Ship));
    QCOMPARE(p.refusal(0, buildShip(p.edge("0,1/NE"))), Reject::EdgeTakesNoShip);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,1/NE"))), kLegal);
  });
  rule("setup.startShips = off (3.6): the starting pieces are roads", [] {
    auto layout = sea();
    layout.options.startShips = Switch::Off;
    Position p(layout.open());
    p.play(0, buildSettlement(p.corner("1,1:NE")));
    QVERIFY(!p.listed(0, ActionKind::Ship));
    QCOMPARE(p.refusal(0, buildShip(p.edge("2,1/NW"))), Reject::NoStartShips);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("1,1/E"))), kLegal);
  });
  rule("3.6, 7.1 a map without ships: the starting pieces are roads", [] {
    auto layout = sea();
    layout.board.ships = AsksForShips::No;
    Position p(layout.open());
    p.play(0, buildSettlement(p.corner("1,1:NE")));
    QCOMPARE(p.refusal(0, buildShip(p.edge("2,1/NW"))), Reject::NoShipsHere);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("2,1/NW"))), Reject::EdgeTakesNoRoad);
  });
  rule("4.7 TimeUp in set-up takes the first legal edge in canonical order, be it for a ship", [] {
    Position p(sea().open());
    p.play(0, buildSettlement(p.corner("1,1:NE")));
    const auto first = p.definition.map.corner(p.corner("1,1:NE")).edges[0];
    p.play(-1, tableMove(ActionKind::TimeUp, SeatId(0)));
    QVERIFY(p.state.at(first).isOf(SeatId(0)));
    QCOMPARE(p.must(1), Decision::Settlement);
  });
  rule("3.7 start ships of a fixed set-up lie as marked; a board without ships takes none", [] {
    const Position p(line());
    for (auto name : {"2,1/NW", "2,1/NE", "3,1/NW"}) QVERIFY(p.state.at(p.edge(name)).isOf(SeatId(0), Piece::Ship));
    auto board = line().fixed().board;
    QVERIFY(problems(board).empty());
    board.ships = AsksForShips::No;
    QCOMPARE(problems(board).front().rule, "7.1");
    board = sea().ships(0, {"1,1/W"}).fixed().board;
    QCOMPARE(problems(board).front().rule, "7.2");
  });
}

void placeRows(Rows& rule) {
  rule("2.1 a ship costs lumber and wool, paid to the bank", [] {
    auto p = acting(harbour());
    const int lumber = p.state.supplies[0].bank[Resource::Lumber];
    p.give(0, "lumber*2 wool");
    p.play(0, buildShip(p.edge("2,1/NW")));
    QCOMPARE(p.hand(0), cards("lumber"));
    QCOMPARE(p.state.supplies[0].bank[Resource::Lumber], lumber - 1);
    QCOMPARE(p.refusal(0, buildShip(p.edge("2,1/NE"))), Reject::NotEnoughCards);
  });
  rule("2.2 15 ships where ships are on, none elsewhere; with none left the action is refused", [] {
    auto p = acting(harbour());
    QCOMPARE(int(p.at(0).ships), 15);
    p.give(0, p.definition.rules.shipCost);
    p.at(0).ships = 0;
    QCOMPARE(p.refusal(0, buildShip(p.edge("2,1/NW"))), Reject::NoPieceLeft);
    QCOMPARE(int(Position(Layout()).at(0).ships), 0);
  });
  rule("2.4 one route piece per edge, of either kind", [] {
    auto layout = harbour().road(0, "1,1/E").ships(0, {"2,1/NW"});
    QCOMPARE(shipRefusal(layout, "1,1/E"), Reject::EdgeTaken);
    QCOMPARE(roadRefusal(harbour().ships(0, {"1,1/E"}), "1,1/E"), Reject::EdgeTaken);
  });
  rule("2.5, 7.4 a settlement needs an own road or ship that ends there: either kind suffices", [] {
    auto p = acting(line().ships(0, {"3,1/NE"}));
    p.buySettlement(0, "4,1:NW");
    QCOMPARE(p.points(0), 2);
    auto far = acting(line());
    far.give(0, far.definition.rules.settlementCost);
    QCOMPARE(far.refusal(0, buildSettlement(far.corner("4,1:NW"))), Reject::NotConnected);
  });
  rule("2.5 a settlement never stands at sea, ships or not", [] {
    auto p = acting(line());
    p.give(0, p.definition.rules.settlementCost);
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("2,1:NE"))), Reject::CornerNotOnLand);
  });
  rule("7.1 without a map that asks for them nobody builds ships", [] {
    auto p = acting(Layout().settle(0, "0,-2:N"));
    p.give(0, p.definition.rules.shipCost);
    QCOMPARE(p.refusal(0, buildShip(p.edge("0,-2/NE"))), Reject::NoShipsHere);
    QVERIFY(!p.listed(0, ActionKind::Ship));
  });
  rule("7.2 N1 on a map without sea cells only coast edges take ships", [] {
    auto layout = Layout().settle(0, "0,-2:N").settle(1, "0,0:N");
    layout.board.ships = AsksForShips::Yes;
    QCOMPARE(shipRefusal(layout, "0,-2/NE"), kLegal);
    QCOMPARE(shipRefusal(layout, "0,-2/E"), Reject::EdgeTakesNoShip);
  });
  rule("7.2 a ship lies on a coast edge or, with sea cells on both sides, a sea edge; never on an inner one", [] {
    QCOMPARE(shipRefusal(harbour(), "1,1/E"), kLegal);
    QCOMPARE(shipRefusal(harbour(), "2,1/NW"), kLegal);
    QCOMPARE(shipRefusal(harbour().settle(0, "0,1:N"), "0,1/NE"), Reject::EdgeTakesNoShip);
    QCOMPARE(shipRefusal(harbour().ships(0, {"2,0/E"}), "2,0/NE"), Reject::EdgeTakesNoShip);  // the map ends
  });
  rule("7.2 a road never lies on a sea edge",
       [] { QCOMPARE(roadRefusal(harbour(), "2,1/NW"), Reject::EdgeTakesNoRoad); });
  rule("7.3 a new ship touches an own building at one end", [] { QCOMPARE(shipRefusal(harbour(), "2,1/NW"), kLegal); });
  rule("7.3 or an own ship", [] { QCOMPARE(shipRefusal(line(), "3,1/NE"), kLegal); });
  rule("7.3 but not at a corner with another player's building", [] {
    auto layout = line().ships(0, {"3,1/NE"}).settle(1, "4,1:NW");
    QCOMPARE(shipRefusal(layout, "4,1/W"), Reject::ShipNotConnected);
    QCOMPARE(shipRefusal(layout, "2,1/E"), kLegal);
  });
  rule("7.3 nor out of reach", [] { QCOMPARE(shipRefusal(line(), "3,2/SW"), Reject::ShipNotConnected); });
  rule("7.3 another's settlement built later cuts off what was reached through its corner", [] {
    auto p = acting(line().ships(0, {"3,1/NE"}).road(1, "4,1/NW").settle(1, "4,1:NE"));
    p.give(0, p.definition.rules.shipCost);
    QCOMPARE(p.refusal(0, buildShip(p.edge("4,1/W"))), kLegal);
    auto cut = acting(line().ships(0, {"3,1/NE"}).roads(1, {"4,1/NW", "4,1/NE"}).settle(1, "5,0:SE"));
    cut.act(1);
    cut.buySettlement(1, "4,1:NW");
    cut.act(0);
    cut.give(0, cut.definition.rules.shipCost);
    QCOMPARE(cut.refusal(0, buildShip(cut.edge("4,1/W"))), Reject::ShipNotConnected);
  });
  rule("7.4 a ship never joins a road, nor a road a ship, without an own building at the corner", [] {
    auto layout = sea().road(0, "1,1/E").ships(0, {"2,0/SW"});  // they meet at 1,1:NE, bare
    QCOMPARE(shipRefusal(layout, "2,1/SW"), Reject::ShipNotConnected);
    QCOMPARE(roadRefusal(sea().ships(0, {"2,1/NW"}), "1,1/E"), Reject::RoadNotConnected);
    QCOMPARE(shipRefusal(sea().road(0, "1,1/E"), "2,1/NW"), Reject::ShipNotConnected);
  });
  rule("7.4 at an own building both go on", [] {
    QCOMPARE(shipRefusal(harbour().road(0, "1,1/E"), "2,1/NW"), kLegal);
    QCOMPARE(roadRefusal(harbour().ships(0, {"2,1/NW"}), "1,1/E"), kLegal);
  });
}

void moveRows(Rows& rule) {
  rule("7.6 a ship with an open end moves to any place legal with it away, free of charge", [] {
    auto p = acting(line());
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NW"), p.edge("2,1/E"))), kLegal);  // at the ship that stays
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NW"), p.edge("1,1/E"))), kLegal);  // at the building
    p.sail(0, "3,1/NW", "1,1/E");
    QCOMPARE(p.hand(0), CardCounts());
    QCOMPARE(int(p.at(0).ships), 12);
    QVERIFY(p.state.at(p.edge("3,1/NW")).isEmpty());
    QCOMPARE(p.told.front().kind, EventKind::ShipMoved);
    QCOMPARE(int(p.told.front().from), int(p.edge("3,1/NW").value));
    QCOMPARE(int(p.told.front().place), int(p.edge("1,1/E").value));
  });
  rule("7.6 free of charge: with a hand that pays for nothing there is a choice", [] {
    const auto p = acting(line());
    QVERIFY(p.hand(0).isEmpty());
    QVERIFY(!onlyChoice(p.definition, p.state));
  });
  rule("7.6 not to a place that only that ship had brought within reach",
       [] { QCOMPARE(moveRefusal(line(), "3,1/NW", "3,1/NE"), Reject::ShipNotConnected); });
  rule("7.6 back on its own edge is not a move and is refused", [] {
    QCOMPARE(moveRefusal(line(), "3,1/NW", "3,1/NW"), Reject::ShipMustMove);
    const auto p = acting(line());
    for (auto target : legalActions(p.definition, p.state, SeatId(0)).shipTargets(p.edge("3,1/NW")))
      QVERIFY(target != p.edge("3,1/NW"));
  });
  rule("7.6 the legal moves are one table of ships and edges", [] {
    const auto p = acting(line());
    const auto legal = legalActions(p.definition, p.state, SeatId(0));
    QVERIFY(legal.movableShips() == std::vector{p.edge("3,1/NW")});
    std::vector<EdgeId> expected{p.edge("2,1/E"), p.edge("1,1/NE"), p.edge("2,0/E"), p.edge("1,1/E")};
    std::sort(expected.begin(), expected.end());
    auto found = legal.shipTargets(p.edge("3,1/NW"));
    std::sort(found.begin(), found.end());
    QVERIFY(found == expected);
  });
  rule("7.6 once per turn", [] {
    auto p = acting(line());
    p.sail(0, "3,1/NW", "2,1/E");
    QVERIFY(!p.listed(0, ActionKind::MoveShip));
    QCOMPARE(p.refusal(0, moveShip(p.edge("2,1/E"), p.edge("3,1/NW"))), Reject::OneShipMove);
    p.turnOf(0);
    p.quietThrow();
    QCOMPARE(p.refusal(0, moveShip(p.edge("2,1/E"), p.edge("3,1/NW"))), kLegal);
  });
  rule("7.6 not a ship built this turn; in the next turn it may", [] {
    auto p = acting(line());
    p.buyShip(0, "3,1/NE");
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NE"), p.edge("2,1/E"))), Reject::ShipBuiltThisTurn);
    p.turnOf(0);
    p.quietThrow();
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NE"), p.edge("2,1/E"))), kLegal);
  });
  rule("7.6 Road Building counts as built", [] {
    auto p = acting(line());
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    p.play(0, buildShip(p.edge("3,1/NE")));
    p.play(0, pass());
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NE"), p.edge("2,1/E"))), Reject::ShipBuiltThisTurn);
  });
  rule("7.6 N2, 4.2 not before the throw", [] {
    const Position p(line());
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NW"), p.edge("2,1/E"))), Reject::RollFirst);
  });
  rule("7.6 only the active player, and only an own ship", [] {
    auto p = acting(line().ships(1, {"5,0/NE"}));
    QCOMPARE(p.refusal(1, moveShip(p.edge("5,0/NE"), p.edge("5,0/NW"))), Reject::NotYourTurn);
    QCOMPARE(p.refusal(0, moveShip(p.edge("5,0/NE"), p.edge("5,0/NW"))), Reject::NotYourShip);
    QCOMPARE(p.refusal(0, moveShip(p.edge("1,1/E"), p.edge("2,1/E"))), Reject::NotYourShip);
  });
  rule("7.5 a ship between two others, or between a building and a ship, has no open end", [] {
    QCOMPARE(moveRefusal(line(), "2,1/NE", "2,1/E"), Reject::ShipNotOpen);
    QCOMPARE(moveRefusal(line(), "2,1/NW", "1,1/E"), Reject::ShipNotOpen);
  });
  rule("7.5 closed: a ship on an unbroken line between two own buildings does not move", [] {
    auto layout = line().ships(0, {"3,1/NE"}).settle(0, "4,1:NW");
    const auto p = acting(layout);
    QVERIFY(!p.listed(0, ActionKind::MoveShip));
    QCOMPARE(moveRefusal(layout, "3,1/NE", "2,1/E"), Reject::ShipNotOpen);
  });
  rule("7.6 ships in a ring have no open end", [] {
    auto layout = harbour().ships(0, {"2,1/NW", "2,1/NE", "2,1/E", "2,1/SE", "2,1/SW", "2,1/W"});
    QVERIFY(!acting(layout).listed(0, ActionKind::MoveShip));
  });
  rule("7.5 another's building at the end: without another own ship there the end is open", [] {
    auto layout = line().ships(0, {"3,1/NE"}).settle(1, "4,1:NW");
    QCOMPARE(moveRefusal(layout, "3,1/NE", "2,1/E"), kLegal);
  });
  rule("7.5 another own ship counts even if another player's building stands at that corner", [] {
    auto layout = line().ships(0, {"3,1/NE", "4,1/W"}).settle(1, "4,1:NW");
    QCOMPARE(moveRefusal(layout, "3,1/NE", "2,1/E"), Reject::ShipNotOpen);
    QCOMPARE(moveRefusal(layout, "4,1/W", "2,1/E"), kLegal);
  });
  rule("7.5 a road at the end does not close it", [] {
    auto layout = line().ships(0, {"3,1/NE"}).road(0, "4,1/W");
    QCOMPARE(moveRefusal(layout, "3,1/NE", "2,1/E"), kLegal);
  });
  rule("7.6 a ship with two open ends may move", [] {
    auto lone = acting(line().ships(0, {"2,2/E"}));
    QCOMPARE(lone.refusal(0, moveShip(lone.edge("2,2/E"), lone.edge("2,1/E"))), kLegal);
  });
  rule("turn.phases = strict (4.3): a ship move counts as building and ends the trade", [] {
    auto layout = line();
    layout.options.phases = TurnPhases::Strict;
    auto p = acting(layout);
    p.give(0, "ore*4");
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Ore, Resource::Wool)), kLegal);
    p.sail(0, "3,1/NW", "2,1/E");
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Ore, Resource::Wool)), Reject::TradeAfterBuilding);
  });
  rule("0.13 a ship and its move may be taken back", [] {
    Game game(line().fixed());
    SeededRng rng(3);
    Position p(line());
    game.append({SeatId(0), roll(), Position::withDice(1, 1)});
    const State before = game.state();
    QVERIFY(!game.play(SeatId(0), moveShip(p.edge("3,1/NW"), p.edge("2,1/E")), rng).refused);
    QCOMPARE(game.mayTakeBack(), SeatId(0));
    QVERIFY(!game.play(SeatId{}, tableMove(ActionKind::TakeBack, SeatId(0)), rng).refused);
    QVERIFY(game.state() == before);
  });
  rule("7.7 a move can shorten the route: the two points may be lost in one's own turn", [] {
    auto five = acting(line().ships(0, {"3,1/NE"}));
    five.buyShip(0, "4,1/W");
    QCOMPARE(five.route(0), 5);
    QCOMPARE(five.state.awards[0].longestRoad, SeatId(0));
    QCOMPARE(five.points(0), 3);
    five.turnOf(0);
    five.quietThrow();
    five.sail(0, "4,1/W", "2,1/E");
    QCOMPARE(five.route(0), 4);
    QCOMPARE(five.state.awards[0].longestRoad, SeatId{});
    QCOMPARE(five.points(0), 1);
  });
  rule("7.7 a move can make the route longer, and bring the award", [] {
    auto p = acting(line().ships(0, {"2,1/E", "1,1/E"}));  // a fork at 2,1:NE; 1,1/E on the other side of the building
    QCOMPARE(p.route(0), 4);
    p.sail(0, "2,1/E", "3,1/NE");
    QCOMPARE(p.route(0), 5);
    QCOMPARE(p.points(0), 3);
  });
}

void freeRows(Rows& rule) {
  const auto building = [](const Layout& layout) {
    auto p = acting(layout);
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    return p;
  };
  rule("7.8 Road Building: two ships, free of charge", [building] {
    auto p = building(harbour());
    p.play(0, buildShip(p.edge("2,1/NW")));
    p.play(0, buildShip(p.edge("2,1/NE")));
    QCOMPARE(p.must(0), Decision::Act);
    QCOMPARE(int(p.at(0).ships), 13);
  });
  rule("7.8 Road Building: one road and one ship, in either order", [building] {
    auto p = building(harbour());
    p.play(0, buildRoad(p.edge("1,1/E")));
    p.play(0, buildShip(p.edge("2,1/NW")));
    QCOMPARE(p.must(0), Decision::Act);
    auto q = building(harbour());
    q.play(0, buildShip(q.edge("2,1/NW")));
    q.play(0, buildRoad(q.edge("1,1/E")));
    QCOMPARE(q.must(0), Decision::Act);
  });
  rule("7.8 Road Building: two roads", [building] {
    auto p = building(harbour());
    p.play(0, buildRoad(p.edge("1,1/E")));
    p.play(0, buildRoad(p.edge("1,1/NE")));
    QCOMPARE(p.must(0), Decision::Act);
  });
  rule("7.8 it is not a ship move", [building] {
    auto p = building(line());
    QVERIFY(!p.listed(0, ActionKind::MoveShip));
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NW"), p.edge("2,1/E"))), Reject::DecisionPending);
    p.play(0, buildShip(p.edge("3,1/NE")));
    p.play(0, pass());
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NW"), p.edge("2,1/E"))), Reject::ShipNotOpen);
  });
  rule("8.5 with no road in stock ships may still be placed; with neither the card is refused", [] {
    auto p = acting(harbour());
    p.giveCard(0, Card::RoadBuilding);
    p.at(0).roads = 0;
    QCOMPARE(p.refusal(0, playRoadBuilding()), kLegal);
    p.at(0).ships = 0;
    QCOMPARE(p.refusal(0, playRoadBuilding()), Reject::NoPlaceForRoads);
  });
  rule("8.5 also before the throw", [] {
    Position p(harbour());
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    p.play(0, buildShip(p.edge("2,1/NW")));
    p.play(0, pass());
    QCOMPARE(p.must(0), Decision::Roll);
  });
  rule("12.23 a starting ship may move in the first own round; a ship built this round may not", [] {
    auto layout = sea();
    layout.options.seats = 2;
    Position p(layout.open());
    p.play(0, buildSettlement(p.corner("1,1:NE")));
    p.play(0, buildShip(p.edge("2,1/NW")));
    p.play(1, buildSettlement(p.corner("5,0:N")));
    p.play(1, buildRoad(p.edge("5,0/NE")));
    p.play(1, buildSettlement(p.corner("4,3:SE")));
    p.play(1, buildRoad(p.edge("4,3/E")));
    p.play(0, buildSettlement(p.corner("0,0:NW")));
    p.play(0, buildRoad(p.edge("0,0/NW")));
    p.quietThrow();
    p.dropHand(0);
    QCOMPARE(p.refusal(0, moveShip(p.edge("2,1/NW"), p.edge("1,1/E"))), kLegal);
    p.buyShip(0, "1,1/E");
    QCOMPARE(p.refusal(0, moveShip(p.edge("1,1/E"), p.edge("1,1/NE"))), Reject::ShipBuiltThisTurn);
    p.sail(0, "2,1/NW", "1,1/NE");
  });
}

// ---- 7.9 ------------------------------------------------------------------------------------------------------------

void expectRoute(const Layout& layout, int length) {
  const Position p(layout);
  QCOMPARE(longestRoute(p.definition, p.state, SeatId(0)), length);
  QCOMPARE(p.route(0), length);
  QCOMPARE(BruteForce(p.definition, p.state, SeatId(0)).longest(), length);
}

void vectorRows(Rows& rule) {
  const auto ships = [](std::initializer_list<std::string_view> edges, RoadCycles cycles = RoadCycles::Trail) {
    auto layout = sea();
    layout.options.roadCycles = cycles;
    return layout.ships(0, edges);
  };
  rule("12.3 straight 5 of ships: 5", [ships] {
    expectRoute(ships({"2,1/NW", "2,1/NE", "3,1/NW", "3,1/NE", "4,1/W"}), 5);
  });
  rule("12.3 fork 3 + 2 + 2 from one corner: 5", [ships] {
    // The corner 2,1:NE: west, south, and east along the north of 3,1.
    expectRoute(ships({"2,1/NE", "2,1/NW", "2,1/W", "2,1/E", "2,1/SE", "3,1/NW", "3,1/NE"}), 5);
  });
  rule("12.3 ring of 6: trail 6, path 5", [ships] {
    expectRoute(ships({"2,1/NE", "2,1/E", "2,1/SE", "2,1/SW", "2,1/W", "2,1/NW"}), 6);
    expectRoute(ships({"2,1/NE", "2,1/E", "2,1/SE", "2,1/SW", "2,1/W", "2,1/NW"}, RoadCycles::Path), 5);
  });
  rule("12.3 ring of 6 and a tail of 2: trail 8, path 7", [ships] {
    for (auto [cycles, length] : {std::pair{RoadCycles::Trail, 8}, {RoadCycles::Path, 7}})
      expectRoute(ships({"2,1/NE", "2,1/E", "2,1/SE", "2,1/SW", "2,1/W", "2,1/NW", "3,1/NW", "3,1/NE"}, cycles),
                  length);
  });
  rule("12.3 two rings of 6 that share an edge: trail 11, path 9", [ships] {
    for (auto [cycles, length] : {std::pair{RoadCycles::Trail, 11}, {RoadCycles::Path, 9}})
      expectRoute(ships({"2,1/NE", "2,1/E", "2,1/SE", "2,1/SW", "2,1/W", "2,1/NW", "3,1/NW", "3,1/NE", "3,1/E",
                         "3,1/SE", "3,1/SW"},
                        cycles),
                  length);
  });
  rule("12.4 straight 6 with another's settlement on the corner after 2: 4; an own one there: 6", [ships] {
    const auto six = [ships] { return ships({"1,1/NE", "2,1/NW", "2,1/NE", "3,1/NW", "3,1/NE", "4,1/W"}); };
    expectRoute(six(), 6);
    expectRoute(sea().ships(0, {"1,1/E", "2,1/NW", "2,1/NE", "3,1/NW"}).settle(1, "1,1:NE"), 3);
    expectRoute(sea().ships(0, {"1,1/E", "2,1/NW", "2,1/NE", "3,1/NW"}).settle(0, "1,1:NE"), 4);
  });
  rule("12.4 road-ship corner, bare: not joined", [] {
    expectRoute(sea().roads(0, {"1,1/NE", "1,0/SE"}).ships(0, {"2,1/NW", "2,1/NE", "3,1/NW"}), 3);
  });
  rule("12.4 road-ship corner with an own settlement: joined", [] {
    expectRoute(sea().roads(0, {"1,1/E"}).ships(0, {"2,1/NW", "2,1/NE", "3,1/NW"}).settle(0, "1,1:NE"), 4);
  });
  rule("12.4 road-ship corner with another's settlement: not joined", [] {
    expectRoute(sea().roads(0, {"1,1/E"}).ships(0, {"2,1/NW", "2,1/NE", "3,1/NW"}).settle(1, "1,1:NE"), 3);
  });
  rule("7.4, 7.9 a settlement built where own roads and ships meet joins them at once", [] {
    auto p = acting(sea().roads(0, {"1,1/E", "1,1/SE"}).ships(0, {"2,1/NW", "2,1/NE", "3,1/NW"}));
    QCOMPARE(p.route(0), 3);
    p.buySettlement(0, "1,1:NE");
    QCOMPARE(p.route(0), 5);
    QCOMPARE(p.points(0), 3);  // with the two of Longest Road (7.10)
  });
  rule("7.9 a trail turns from roads to ships and back at own buildings, and a ring of both counts whole", [] {
    const auto ring = [] { return sea().road(0, "1,1/E").ships(0, {"2,1/NW", "2,1/NE", "2,1/E", "2,1/SE", "2,1/SW"}); };
    expectRoute(ring(), 5);
    expectRoute(ring().settle(0, "1,1:NE"), 6);
    expectRoute(ring().settle(1, "1,1:NE"), 5);
    expectRoute(ring().settle(0, "1,1:NE").road(0, "1,1/SE"), 7);  // a tail of road where the ring is bare
  });
  rule("road.brokenByRoads = on (7.9 L2): another's road at a corner stops ships too, another's ship stops nothing",
       [] {
         auto layout = sea().ships(0, {"1,1/E", "2,1/NW", "2,1/NE", "3,1/NW"}).road(1, "1,1/NE");
         expectRoute(layout, 4);
         layout.options.brokenByRoads = Switch::On;
         expectRoute(layout, 3);
         auto crossed = sea().ships(0, {"1,1/E", "2,1/NW", "2,1/NE", "3,1/NW"}).ships(1, {"2,1/E"});
         crossed.options.brokenByRoads = Switch::On;
         expectRoute(crossed, 4);
       });
  rule("awards.ties (7.10 L4): a ship that draws level leaves the award, or takes it from everybody", [] {
    for (auto [ties, holder] : {std::pair{AwardTies::HolderKeeps, SeatId(1)}, {AwardTies::StrictUnique, SeatId{}}}) {
      auto layout = line().ships(0, {"3,1/NE"}).roads(1, {"5,0/NW", "5,0/NE", "5,0/E", "5,0/SE", "5,0/SW"});
      layout.options.ties = ties;
      auto p = acting(layout);
      QCOMPARE(p.state.awards[0].longestRoad, SeatId(1));
      p.buyShip(0, "4,1/W");
      QCOMPARE(p.state.awards[0].longestRoad, holder);
    }
  });
}

/// Roads and ships of two seats at random, and buildings of all four.
Layout randomNetwork(Rng& rng, const Board& board, const Topology& map, int pieces) {
  Layout layout;
  layout.board = board;
  std::vector<bool> taken(std::size_t(map.edgeCount())), corner(std::size_t(map.cornerCount()));
  std::array<std::array<int, 2>, 2> left{{{15, 15}, {15, 15}}};
  const auto lay = [&](int seat, EdgeId edge) {
    const auto& place = map.edge(edge);
    const bool ship = place.takesShip && (!place.takesRoad || rng.below(2));
    if (taken[edge.value] || !(ship || place.takesRoad) || left[std::size_t(seat)][ship] <= 0) return;
    --left[std::size_t(seat)][ship];
    taken[edge.value] = true;
    ship ? layout.ships(seat, {map.name(edge)}) : layout.road(seat, map.name(edge));
  };
  const auto anyCorner = [&] { return CornerId(int(rng.below(std::uint32_t(map.cornerCount())))); };
  auto at = anyCorner();
  for (int i = 0; i < pieces; ++i) {
    if (rng.below(6) == 0) at = anyCorner();
    const auto edge = map.corner(at).edges[rng.below(3)];
    if (edge.isNone()) continue;
    lay(0, edge);
    at = map.otherEnd(edge, at);
  }
  for (int i = 0; i < 6; ++i) lay(1, EdgeId(int(rng.below(std::uint32_t(map.edgeCount())))));
  for (int i = 0; i < 9; ++i) {
    const auto id = anyCorner();
    bool free = map.corner(id).touchesLand && !corner[id.value];
    for (auto beside : map.corner(id).corners) free = free && (beside.isNone() || !corner[beside.value]);
    if (!free) continue;
    corner[id.value] = true;
    layout.settle(i % 2 ? int(rng.below(4)) : 0, map.name(id));
  }
  for (auto& start : layout.starts) start.settlements.resize(std::min<std::size_t>(start.settlements.size(), 5));
  return layout;
}

/// A few pieces of land in the sea: most edges take ships, many of them roads as well.
Board archipelago() {
  auto board = islands();
  for (auto& cell : board.cells)
    if ((cell.at.q + 2 * cell.at.r) % 3 == 0) {
      cell.terrain = Terrain::Sea;
      cell.number = 0;
    }
  return board;
}

void expectRoutes(const GameDefinition& definition, const State& state) {
  for (int seat : {0, 1}) {
    const int expected = BruteForce(definition, state, SeatId(seat)).longest();
    QCOMPARE(longestRoute(definition, state, SeatId(seat)), expected);
    QCOMPARE(int(state.seat(SeatId(seat)).route), expected);
  }
}

/// The seat that must hold the award after a change, by 7.10 word for word.
SeatId holderBy710(const State& state, SeatId present, AwardTies ties) {
  int most = 0;
  for (const auto& seat : state.seats) most = std::max<int>(most, seat.route);
  std::vector<SeatId> best;
  for (int i = 0; i < state.seats.size(); ++i)
    if (state.seats[i].route == most) best.push_back(SeatId(i));
  if (most < 5) return {};
  if (ties == AwardTies::HolderKeeps && std::count(best.begin(), best.end(), present)) return present;
  return best.size() == 1 ? best.front() : SeatId{};
}

void playPieces(Position& p, AwardTies ties, Rng& rng, int moves) {
  for (int seat : {0, 1, 2}) p.give(seat, "brick*15 lumber*25 wool*20 grain*5");
  for (int move = 0; move < moves; ++move) {
    if (p.must(p.active()) == Decision::Roll) p.quietThrow();
    const auto legal = legalActions(p.definition, p.state, p.state.head.active, PlayerTrade::LeftOut);
    std::vector<Action> pieces;
    for (const auto& action : legal.all())
      if (action.kind == ActionKind::Road || action.kind == ActionKind::Ship || action.kind == ActionKind::Settlement ||
          (action.kind == ActionKind::MoveShip && move % 2))
        pieces.push_back(action);
    if (pieces.empty() || rng.below(3) == 0) pieces.assign(1, endTurn());
    const SeatId before = p.state.awards[0].longestRoad;
    p.play(p.active(), pieces[rng.below(std::uint32_t(pieces.size()))]);
    expectRoutes(p.definition, p.state);
    QCOMPARE(p.state.awards[0].longestRoad, holderBy710(p.state, before, ties));
  }
}

void randomRows(Rows& rule) {
  for (int mask = 0; mask < 8; ++mask) {
    const auto cycles = mask & 1 ? RoadCycles::Path : RoadCycles::Trail;
    const auto broken = mask & 2 ? Switch::On : Switch::Off;
    const auto ties = mask & 4 ? AwardTies::StrictUnique : AwardTies::HolderKeeps;
    const auto name = QByteArray("road.cycles = ") + (mask & 1 ? "path" : "trail") +
                      ", road.brokenByRoads = " + (mask & 2 ? "on" : "off") +
                      ", awards.ties = " + (mask & 4 ? "strict-unique" : "holder-keeps");
    rule(("7.9 random networks of roads and ships are as long as the longest line one finds by trying all: " + name)
             .constData(),
         [=] {
           SeededRng rng(21 + std::uint64_t(mask));
           for (std::uint64_t i = 0; i < std::uint64_t(effort(400, 60)); ++i) {
             rng.startMove(i);
             const auto board = i % 2 ? archipelago() : islands();
             auto layout = randomNetwork(rng, board, Topology(board), 4 + int(rng.below(24)));
             layout.options.roadCycles = cycles;
             layout.options.brokenByRoads = broken;
             layout.options.ties = ties;
             const GameDefinition definition(layout.fixed());
             expectRoutes(definition, initialState(definition));
           }
         });
    rule(("7.7, 7.9, 7.10 piece by piece, ships moving: " + name).constData(), [=] {
      SeededRng rng(77 + std::uint64_t(mask));
      for (std::uint64_t i = 0; i < std::uint64_t(effort(30, 6)); ++i) {
        rng.startMove(i);
        const auto board = i % 2 ? archipelago() : islands();
        auto layout = randomNetwork(rng, board, Topology(board), 6);
        layout.options.roadCycles = cycles;
        layout.options.brokenByRoads = broken;
        layout.options.ties = ties;
        layout.options.bankPerResource = 99;
        layout.options.discardThreshold = 127;
        layout.options.declare = DeclareVictory::Manual;
        Position p(layout);
        playPieces(p, ties, rng, 50);
      }
    });
  }
}

}  // namespace

class TestShips : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    setupRows(rule);
    placeRows(rule);
    moveRows(rule);
    freeRows(rule);
    vectorRows(rule);
    randomRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestShips)
#include "test_ships.moc"
