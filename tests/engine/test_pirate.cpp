// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "engine/bots/greedy_bot.h"
#include "engine/play/game.h"
#include "engine/play/take_back.h"
#include "engine/play/visible.h"
#include "engine/rules/pirate.h"
#include "engine/state/seats.h"
#include "tests/engine/crazy.h"
#include "tests/suite.h"

// The pirate (14.2), and the friendly robber beside it (5.7).

using namespace tapu;
using namespace tapu::test;

namespace {

/// The two islands with a pirate; seat 0 on the west coast at 1,1:NE with three ships toward the east, seat 1 on the
/// east coast at 4,1:NW with a ship on 3,1/E. The sea is 2,0 3,0 2,1 3,1 1,2 2,2 1,3 2,3.
Layout sea(std::optional<Hex> pirate) {
  Layout layout;
  layout.board = islands();
  layout.board.pirate = PirateStart{pirate};
  layout.settle(0, "1,1:NE").ships(0, {"2,1/NW", "2,1/NE", "3,1/NW"});
  layout.settle(1, "4,1:NW").ships(1, {"3,1/E"});
  return layout.settle(2, "-1,3:SW").settle(3, "4,3:SE");
}

Position acting(const Layout& layout) {
  Position p(layout);
  p.act(0);
  return p;
}

/// Seat 0 has thrown a seven, and the others hold a card each.
Position sevenThrown(const Layout& layout) {
  Position p(layout);
  p.give(1, "ore");
  p.give(2, "wool");
  p.throwDice(7);
  return p;
}

HexId pirate(const Position& p) { return pirateOf(p.state); }

/// Land of one hex, which is all that the robber could go to, and sea beside it: seat 1 lives there with one point.
Layout rock(std::initializer_list<Hex> seaCells) {
  Layout layout;
  layout.board.cells = {{{0, 0}, Terrain::Forest, 6}};
  for (Hex at : seaCells) layout.board.cells.push_back({at, Terrain::Sea, 0});
  layout.board.harbors.clear();
  layout.board.ships = AsksForShips::Yes;
  layout.board.pirate = PirateStart{};
  return layout.settle(1, "0,0:NE");
}

void moveRows(Rows& rule) {
  rule("14.2 who must move the robber may move the pirate instead, to any other sea cell of the map", [] {
    auto p = sevenThrown(sea(Hex{2, 3}));
    const HexId robber = p.state.robbers[0];
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).pirateHexes().size(), 7u);
    QCOMPARE(p.refusal(0, movePirate(p.hex("2,3"), {})), Reject::PirateMustMove);
    QCOMPARE(p.refusal(0, movePirate(p.hex("0,0"), {})), Reject::PirateNeedsSea);
    QCOMPARE(p.refusal(0, movePirate(HexId(77), {})), Reject::NoSuchPlace);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("1,3"), {})), Reject::RobberNeedsLand);
    p.play(0, movePirate(p.hex("1,3"), {}));
    QCOMPARE(pirate(p), p.hex("1,3"));
    QCOMPARE(p.state.robbers[0], robber);
    QCOMPARE(p.must(0), Decision::Act);
    QVERIFY(p.heard(EventKind::PirateMoved) && !p.heard(EventKind::CardStolen) && !p.heard(EventKind::RobberMoved));
  });
  rule("14.2 it may stay where it is while the robber moves", [] {
    auto p = sevenThrown(sea(Hex{2, 3}));
    p.play(0, moveRobber(p.hex("0,1"), {}));
    QCOMPARE(pirate(p), p.hex("2,3"));
    QCOMPARE(p.must(0), Decision::Act);
  });
  rule("0.13, 14.2 a pirate that has robbed nobody is taken back as the robber is; after a robbery neither is", [] {
    const Layout layout = sea(Hex{2, 3});
    const Position p = sevenThrown(layout);
    for (const Action& move : {movePirate(p.hex("1,3"), {}), moveRobber(p.hex("0,1"), {})}) {
      Game game(layout.fixed(), p.state);
      SeededRng rng(1);
      const auto toldOnce = [](const std::vector<Event>& told) {
        return std::ranges::count_if(told, [](const Event& event) { return mayBeTakenBack(event.kind); }) == 1;
      };
      Position same = p;
      same.play(0, move);
      QVERIFY(toldOnce(same.told));
      game.play(seat(0), move, rng);
      QCOMPARE(game.mayTakeBack(), seat(0));
      game.play({}, tableMove(ActionKind::TakeBack, seat(0)), rng);
      QVERIFY(game.state() == p.state);
    }
    Game game(layout.fixed(), p.state);
    SeededRng rng(1);
    game.play(seat(0), movePirate(p.hex("3,1"), seat(1)), rng);
    QVERIFY(game.mayTakeBack().isNone());
  });
  rule("14.2 away until somebody moves it: every sea cell is open, and nothing is closed", [] {
    auto p = sevenThrown(sea(std::nullopt));
    QVERIFY(pirate(p).isNone());
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).pirateHexes().size(), 8u);
    p.play(0, movePirate(p.hex("2,3"), {}));
    QCOMPARE(pirate(p), p.hex("2,3"));
  });
  rule("pirate.enabled = off (14.2): the board's pirate takes no part", [] {
    Layout layout = sea(Hex{3, 0});
    layout.options.pirate = Switch::Off;
    auto p = sevenThrown(layout);
    QCOMPARE(p.refusal(0, movePirate(p.hex("1,3"), {})), Reject::NoPirate);
    QVERIFY(!p.state.sea);
    p.play(0, moveRobber(p.hex("0,1"), {}));
    p.sail(0, "3,1/NW", "1,1/E");
  });
  rule("pirate.enabled = on (14.2): a board without a pirate, or without ships, has none all the same", [] {
    Layout layout = sea(Hex{3, 0});
    layout.board.pirate.reset();
    QCOMPARE(sevenThrown(layout).refusal(0, movePirate(HexId(2), {})), Reject::NoPirate);
    Layout dry;
    dry.board.pirate = PirateStart{};
    dry.settle(0, "0,0:N").settle(1, "1,1:N");
    QCOMPARE(sevenThrown(dry).refusal(0, movePirate(HexId(2), {})), Reject::NoPirate);
  });
  rule("14.5 the pirate never lies on a cell under the fog", [] {
    Layout layout = sea(std::nullopt);
    for (Cell& cell : layout.board.cells)
      if (cell.at == Hex{2, 3}) cell.terrain = Terrain::Fog;
    layout.board.fog.of(Terrain::Sea) = 1;
    auto p = sevenThrown(layout);
    QCOMPARE(p.refusal(0, movePirate(p.hex("2,3"), {})), Reject::Covered);
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).pirateHexes().size(), 7u);
  });
}

void victimRows(Rows& rule) {
  rule("14.2 victims are others with a card and a ship on an edge of the cell; one must be named", [] {
    auto p = sevenThrown(sea(Hex{2, 3}));
    QCOMPARE(p.refusal(0, movePirate(p.hex("3,1"), {})), Reject::VictimNeeded);
    QCOMPARE(p.refusal(0, movePirate(p.hex("3,1"), SeatId(0))), Reject::NoSuchVictim);
    QCOMPARE(p.refusal(0, movePirate(p.hex("3,1"), SeatId(2))), Reject::NoSuchVictim);
    QCOMPARE(p.refusal(0, movePirate(p.hex("3,1"), SeatId(9))), Reject::NoSuchVictim);
    p.play(0, movePirate(p.hex("3,1"), SeatId(1)));
    QCOMPARE(p.hand(0), cards("ore"));
    QVERIFY(p.hand(1).isEmpty());
    QVERIFY(p.heard(EventKind::CardStolen));
  });
  rule("14.2 a building at the cell makes no victim, nor a ship without a card in its owner's hand", [] {
    Layout layout = sea(Hex{2, 3});
    layout.starts[1].ships.clear();
    QCOMPARE(sevenThrown(layout).refusal(0, movePirate(Position(layout).hex("3,1"), {})), kLegal);
    Position p(sea(Hex{2, 3}));
    p.throwDice(7);
    QCOMPARE(p.refusal(0, movePirate(p.hex("3,1"), {})), kLegal);
    QCOMPARE(p.refusal(0, movePirate(p.hex("3,1"), SeatId(1))), Reject::NoSuchVictim);
  });
  rule("14.2, 5.4 the card is drawn among the cards, not the kinds, and a record must tell one that is there", [] {
    auto p = sevenThrown(sea(Hex{2, 3}));
    p.give(1, "brick*3");
    std::set<Resource> drawn;
    const Action action = movePirate(p.hex("3,1"), SeatId(1));
    for (std::uint64_t i = 0; i < 60; ++i) {
      SeededRng rng(i);
      drawn.insert(draw(p.definition, p.state, SeatId(0), action, rng).stolen);
    }
    QVERIFY((drawn == std::set{Resource::Brick, Resource::Ore}));
    for (const Resource told : {Resource::Wool, Resource::None}) {
      Move move{SeatId(0), action, Position::withStolen(told)};
      QCOMPARE(completeChance(p.definition, p.state, move), std::optional(Reject::WrongChance));
    }
    Move move{SeatId(0), movePirate(p.hex("1,3"), {}), Position::withStolen(Resource::Ore)};
    QCOMPARE(completeChance(p.definition, p.state, move), std::optional(Reject::WrongChance));
  });
  rule("0.13, 14.2 a pirate that took no card goes back as a robber does, told by one event; one that took a card not",
       [] {
         auto p = sevenThrown(sea(Hex{2, 3}));
         const State before = p.state;
         Game game(sea(Hex{2, 3}).fixed(), before);
         SeededRng rng(1);
         const Action takeBack = tableMove(ActionKind::TakeBack, SeatId(0));
         QVERIFY(!game.play(SeatId(0), movePirate(p.hex("1,3"), {}), rng).refused);
         QCOMPARE(game.mayTakeBack(), SeatId(0));
         QVERIFY(!game.play(SeatId{}, takeBack, rng).refused);
         QVERIFY(game.state() == before);
         QVERIFY(!game.play(SeatId(0), movePirate(p.hex("3,1"), SeatId(1)), rng).refused);
         QVERIFY(game.mayTakeBack().isNone());
         QCOMPARE(whyNoTakeBack(game.setup().options, game.state(), game.log()), TakeBackBar::Drawn);
         p.play(0, movePirate(p.hex("1,3"), {}));
         QCOMPARE(std::ranges::count_if(p.told, [](const Event& event) { return mayBeTakenBack(event.kind); }), 1);
       });
  rule("14.2, 6.9 only the two see the card", [] {
    auto p = sevenThrown(sea(Hex{2, 3}));
    const State before = p.state;
    const Move move = p.play(0, movePirate(p.hex("3,1"), SeatId(1)));
    const auto seen = [&](int viewer) {
      return visibleTo(viewerAt(viewer), p.definition, before, move)->chance.stolen;
    };
    QCOMPARE(seen(0), Resource::Ore);
    QCOMPARE(seen(1), Resource::Ore);
    QCOMPARE(seen(2), Resource::Unknown);
    QCOMPARE(visibleTo(viewerAt(2), p.definition, p.state).sea->pirate, p.hex("3,1"));
  });
}

void shipRows(Rows& rule) {
  rule("14.12 (d), 14.8 ships on edges of its cell stay and count; none is put on, moved to or moved off them", [] {
    auto p = acting(sea(Hex{3, 0}));  // beside it lie the second and third ship, and the edges 2,0/E and 3,0/E
    p.give(0, "lumber*2 wool*2");
    QCOMPARE(p.route(0), 3);
    QCOMPARE(p.refusal(0, buildShip(p.edge("3,0/E"))), Reject::PirateNear);
    QCOMPARE(p.refusal(0, buildShip(p.edge("2,0/E"))), Reject::PirateNear);
    QCOMPARE(p.refusal(0, buildShip(p.edge("3,1/NE"))), kLegal);
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NW"), p.edge("1,1/E"))), Reject::PirateNear);
    QVERIFY(!p.listed(0, ActionKind::MoveShip));
  });
  rule("14.12 (d) a knight sends it off, and all of it is legal again", [] {
    auto p = acting(sea(Hex{3, 0}));
    p.give(0, "lumber*2 wool*2");
    p.giveCard(0, Card::Knight);
    p.play(0, playKnight());
    p.play(0, movePirate(p.hex("1,3"), {}));
    QCOMPARE(p.must(0), Decision::Act);
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NW"), p.edge("1,1/E"))), kLegal);
    QCOMPARE(p.refusal(0, buildShip(p.edge("2,0/E"))), kLegal);
    p.play(0, buildShip(p.edge("3,0/E")));
    QCOMPARE(p.route(0), 4);
  });
  rule("14.2 a ship is moved to no edge of its cell", [] {
    auto p = acting(sea(Hex{2, 0}));  // the ship at the end lies elsewhere
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NW"), p.edge("2,0/E"))), Reject::PirateNear);
    QCOMPARE(p.refusal(0, moveShip(p.edge("3,1/NW"), p.edge("1,1/E"))), kLegal);
  });
  rule("14.2 roads on its coast are built as ever", [] {
    auto p = acting(sea(Hex{2, 1}));
    p.give(0, "lumber*2 brick wool");
    QCOMPARE(p.refusal(0, buildShip(p.edge("1,1/E"))), Reject::PirateNear);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("1,1/E"))), kLegal);
  });
  rule("14.2 no free ship is put there either", [] {
    auto p = acting(sea(Hex{3, 0}));
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    QCOMPARE(p.must(0), Decision::FreeRoute);
    QCOMPARE(p.refusal(0, buildShip(p.edge("3,0/E"))), Reject::PirateNear);
    p.play(0, buildShip(p.edge("3,1/NE")));
  });
  rule("8.5, 14.2 without a road left, and with the pirate at all places for ships, Road Building is refused", [] {
    // The only road of the stock lies on 1,1/NE; the other two edges of the settlement border the cell 2,1.
    const auto without = [](Hex pirate) {
      Layout layout;
      layout.board = islands();
      layout.board.pirate = PirateStart{pirate};
      layout.options.crazyStock = {5, 4, 1};
      layout.settle(0, "1,1:NE").road(0, "1,1/NE");
      Position p = crazyPosition(layout.settle(1, "5,0:N").settle(2, "-1,3:SW").settle(3, "4,3:SE"));
      startRound(p);
      p.giveCard(0, Card::RoadBuilding);
      p.quietThrow();
      return p;
    };
    Position closed = without({2, 1});
    QCOMPARE(closed.refusal(0, playRoadBuilding()), Reject::NoPlaceForRoads);
    Position open = without({2, 3});
    open.play(0, playRoadBuilding());
    open.play(0, buildShip(open.edge("2,1/NW")));
  });
  rule("14.2 nor one of the set-up; the road beside it is legal", [] {
    Layout layout = sea(Hex{2, 1});
    Position p(layout.open());
    p.play(0, buildSettlement(p.corner("1,1:NE")));
    QCOMPARE(p.refusal(0, buildShip(p.edge("2,1/NW"))), Reject::PirateNear);
    QCOMPARE(p.refusal(0, buildShip(p.edge("1,1/E"))), Reject::PirateNear);
    QCOMPARE(p.refusal(0, buildShip(p.edge("1,1/NE"))), kLegal);
    p.play(0, buildRoad(p.edge("1,1/E")));
  });
  rule("14.2 start ships may lie beside it", [] {
    QVERIFY(problems(sea(Hex{3, 0}).fixed()).empty());
    QCOMPARE(int(Position(sea(Hex{3, 0})).at(0).ships), 12);
  });
}

void forcedRows(Rows& rule) {
  rule("14.12 (e), 5.3 a robber without a legal hex, a pirate with one: only the pirate is legal, and TimeUp moves it",
       [] {
         Layout layout = rock({{1, 0}, {0, 1}});
         layout.board.robber = Hex{0, 0};
         auto p = sevenThrown(layout);
         QCOMPARE(p.must(0), Decision::Robber);
         QVERIFY(!p.listed(0, ActionKind::Robber));
         QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).pirateHexes().size(), 2u);
         const SeatView view(p.definition, p.state, SeatId(0));
         SeededRng rng(1);
         QCOMPARE(GreedyBot().decide(view, rng)->kind, ActionKind::Pirate);
         std::set<HexId> hexes;
         for (std::uint64_t i = 0; i < 40; ++i) {
           Position at = p;
           at.rng = SeededRng(i);
           at.play(-1, tableMove(ActionKind::TimeUp, SeatId(0)));
           QCOMPARE(at.state.robbers[0], p.hex("0,0"));
           hexes.insert(pirate(at));
         }
         QVERIFY((hexes == std::set{p.hex("1,0"), p.hex("0,1")}));
       });
  rule("5.3, 14.2 only if neither has a legal place nothing is moved, and the turn goes on", [] {
    Layout layout = rock({{1, 0}});
    layout.board.robber = Hex{0, 0};
    layout.board.pirate = PirateStart{Hex{1, 0}};
    const auto p = sevenThrown(layout);
    QCOMPARE(p.must(0), Decision::Act);
  });
  rule("14.12 (e), 5.6 the forced pirate robs as the robber would", [] {
    Layout layout = rock({{1, 0}});
    layout.board.robber = Hex{0, 0};
    layout.ships(1, {"0,0/E"});
    auto p = sevenThrown(layout);
    const Move move = p.play(-1, tableMove(ActionKind::TimeUp, SeatId(0)));
    QCOMPARE(pirate(p), p.hex("1,0"));
    QCOMPARE(move.chance.seat, SeatId(1));
    QCOMPARE(p.hand(0), cards("ore"));
  });
  rule("5.6, 14.2 while the robber has a legal hex it is the robber that is forced", [] {
    auto p = sevenThrown(sea(Hex{2, 3}));
    for (std::uint64_t i = 0; i < 40; ++i) {
      Position at = p;
      at.rng = SeededRng(i);
      at.play(-1, tableMove(ActionKind::TimeUp, SeatId(0)));
      QCOMPARE(pirate(at), p.hex("2,3"));
      QVERIFY(at.heard(EventKind::RobberMoved));
    }
    Move told{{}, tableMove(ActionKind::TimeUp, SeatId(0)), {}};
    told.chance.hex = ShortHexId(p.hex("1,3"));
    QCOMPARE(completeChance(p.definition, p.state, told), std::optional(Reject::WrongChance));
  });
  rule("5.6, 14.2 a record cannot tell that the forced pirate stays, or goes on land", [] {
    Layout layout = rock({{1, 0}});
    layout.board.robber = Hex{0, 0};
    const auto p = sevenThrown(layout);
    Move told{{}, tableMove(ActionKind::TimeUp, SeatId(0)), {}};
    QCOMPARE(completeChance(p.definition, p.state, told), std::optional(Reject::WrongChance));
    told.chance.hex = ShortHexId(p.hex("0,0"));
    QCOMPARE(completeChance(p.definition, p.state, told), std::optional(Reject::WrongChance));
    told.chance.hex = ShortHexId(p.hex("1,0"));
    QCOMPARE(completeChance(p.definition, p.state, told), std::optional<Reject>{});
  });
}

void friendlyRows(Rows& rule) {
  rule("robber.friendly = 2 (5.7), 14.2: no cell with a ship of somebody who has two points", [] {
    Layout layout = sea(Hex{2, 3});
    layout.options.friendlyRobber = 2;
    auto p = sevenThrown(layout);
    QCOMPARE(p.refusal(0, movePirate(p.hex("3,1"), {})), Reject::PirateSpares);
    QCOMPARE(p.refusal(0, movePirate(p.hex("3,1"), SeatId(1))), Reject::PirateSpares);
    QCOMPARE(p.refusal(0, movePirate(p.hex("3,0"), {})), kLegal);  // own ships close nothing
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).pirateHexes().size(), 6u);
  });
  rule("5.7 who has more points is robbed: two settlements and a city are four", [] {
    Layout layout = sea(Hex{2, 3});
    layout.options.friendlyRobber = 3;
    layout.starts[0].ships.pop_back();  // seat 0 has few points, too
    layout.settle(1, "5,0:N").settle(1, "4,2:SE");
    Position p(layout);
    p.give(1, p.definition.rules.cityCost + cards("ore"));
    p.throwDice(7);
    QCOMPARE(p.refusal(0, movePirate(p.hex("3,1"), SeatId(1))), Reject::PirateSpares);
    p.play(0, moveRobber(p.hex("0,1"), {}));
    p.act(1);
    p.buyCity(1, "4,1:NW");
    p.play(1, endTurn());
    p.throwDice(7);
    QCOMPARE(p.refusal(2, movePirate(p.hex("3,1"), SeatId(1))), kLegal);
  });
  rule("5.7 a place that spares all keeps others closed to the other of the two as well", [] {
    Layout layout = rock({{1, 0}});
    layout.options.friendlyRobber = 2;
    auto p = sevenThrown(layout);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,0"), {})), Reject::RobberSpares);
    QCOMPARE(p.refusal(0, movePirate(p.hex("1,0"), {})), kLegal);
  });
  rule("5.7 if neither has such a place, only victims are judged", [] {
    Layout layout = rock({{1, 0}});
    layout.options.friendlyRobber = 2;
    auto p = sevenThrown(layout.ships(1, {"0,0/E"}));
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,0"), {})), kLegal);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,0"), SeatId(1))), Reject::NoSuchVictim);
    QCOMPARE(p.refusal(0, movePirate(p.hex("1,0"), {})), kLegal);
    QCOMPARE(p.refusal(0, movePirate(p.hex("1,0"), SeatId(1))), Reject::NoSuchVictim);
  });
  // Hills 0,1 with seat 1, which has so many points, and seat 2 with five; the desert 4,0 with seat 1 alone.
  const auto friendly = [](int bonus) {
    Layout layout;
    layout.board = islands();
    layout.board.robber = Hex{1, 0};
    layout.options.friendlyRobber = 2;
    layout.options.islandBonus = bonus;
    layout.settle(1, "0,1:NW").settle(2, "0,1:S").settleAll(2, {"0,0:N", "-1,3:SW", "4,3:SE", "5,0:SE"});
    if (bonus == 0) layout.settle(1, "4,0:NE");
    return layout;
  };
  rule(
      "14.12 (f), 5.7 a hex with X (2 points) and Y (5) is refused; the desert with X alone is legal, nobody is robbed",
      [friendly] {
        const auto p = sevenThrown(friendly(0));
        QCOMPARE(p.points(1), 2);
        QCOMPARE(p.points(2), 5);
        QCOMPARE(p.refusal(0, moveRobber(p.hex("0,1"), SeatId(2))), Reject::RobberSpares);
        QCOMPARE(p.refusal(0, moveRobber(p.hex("4,0"), {})), kLegal);
        QCOMPARE(p.refusal(0, moveRobber(p.hex("4,0"), SeatId(1))), Reject::NoSuchVictim);
      });
  rule("14.12 (f), 5.7 X with three points, one settlement and a bonus of two, is no longer spared", [friendly] {
    Position p(friendly(2));
    p.at(1).points = 3;
    p.state.sea->islandPoints[1] = 2;
    p.state.sea->islands[1] |= 1;
    p.give(1, "ore");
    p.throwDice(7);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,1"), SeatId(1))), kLegal);
  });
}

void botRows(Rows& rule) {
  rule("14.2 a greedy bot leaves the robber on the leader's best hex and moves the pirate instead", [] {
    // On every land hex but hills 8 (0,1) the robber would harm seat 0 itself or nobody; there it harms seat 1 already.
    Layout layout;
    layout.board = islands();
    layout.board.robber = Hex{0, 1};
    layout.board.pirate = PirateStart{};
    layout.settleAll(0, {"0,0:NE", "1,1:N", "-1,2:S", "0,2:S"}).settle(1, "0,1:NW").ships(1, {"3,1/E"});
    layout.settle(1, "4,1:NW");
    Position p(layout);
    p.throwDice(7);
    const SeatView view(p.definition, p.state, SeatId(0));
    SeededRng rng(1);
    const auto action = GreedyBot().decide(view, rng);
    QVERIFY(action && p.refusal(0, *action) == kLegal);
    QCOMPARE(action->kind, ActionKind::Pirate);
  });
}

}  // namespace

class TestPirate : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    moveRows(rule);
    victimRows(rule);
    shipRows(rule);
    forcedRows(rule);
    friendlyRows(rule);
    botRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestPirate)
#include "test_pirate.moc"
