// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/game_map.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// The corners and roads of a set-up with four seats, placed in the order 0 1 2 3 3 2 1 0.
struct Placing {
  int seat;
  const char *corner, *road;
};
constexpr Placing kPlacings[] = {{0, "0,-1:N", "0,-1/NE"}, {1, "1,0:N", "1,0/NE"},  {2, "-1,1:N", "-1,1/NE"},
                                 {3, "-2,1:N", "-2,1/NE"}, {3, "1,1:N", "1,1/NE"},  {2, "-1,2:N", "-1,2/NE"},
                                 {1, "2,-1:N", "2,-1/SE"}, {0, "-2,2:N", "-2,2/NE"}};

void place(Position& p, int count) {
  for (const auto& [seat, corner, road] : std::span(kPlacings).first(std::size_t(count))) {
    if (p.definition.map.edgeNamed(road) && !p.definition.map.edge(p.edge(road)).takesRoad) qFatal("a road at sea");
    p.play(seat, buildSettlement(p.corner(corner)));
    const auto& ends = p.definition.map.corner(p.corner(corner)).edges;
    const bool touches = std::find(ends.begin(), ends.end(), p.edge(road)) != ends.end();
    p.play(seat, buildRoad(touches ? p.edge(road) : ends[0]));
  }
}

Chance throwsOf(std::initializer_list<std::array<int, 2>> dice) {
  Chance chance;
  for (auto [one, two] : dice) chance.addThrow(one, two);
  return chance;
}

void setUpRows(Rows& rule) {
  rule("3.3 the first pass goes in seat order, the second back from the last player", [] {
    Position p(Layout().open());
    std::vector<int> order;
    for (const auto& placing : kPlacings) {
      order.push_back(p.active());
      QCOMPARE(p.must(p.active()), Decision::Settlement);
      p.play(p.active(), buildSettlement(p.corner(placing.corner)));
      QCOMPARE(p.must(p.active()), Decision::Road);
      p.play(p.active(), buildRoad(p.definition.map.corner(p.corner(placing.corner)).edges[0]));
    }
    QCOMPARE(order, (std::vector<int>{0, 1, 2, 3, 3, 2, 1, 0}));
  });
  rule("3.3 with the first player in seat 2 the passes are 2 3 0 1 and 1 0 3 2", [] {
    Layout layout;
    layout.first = SeatId(2);
    Position p(layout.open());
    std::vector<int> order;
    for (const auto& placing : kPlacings) {
      order.push_back(p.active());
      p.play(p.active(), buildSettlement(p.corner(placing.corner)));
      p.play(p.active(), buildRoad(p.definition.map.corner(p.corner(placing.corner)).edges[0]));
    }
    QCOMPARE(order, (std::vector<int>{2, 3, 0, 1, 1, 0, 3, 2}));
    QCOMPARE(p.active(), 2);
  });
  rule("3.3 settlement, then a road: nothing else and nobody else meanwhile", [] {
    Position p(Layout().open());
    QCOMPARE(p.refusal(1, buildSettlement(p.corner("0,0:N"))) == kLegal, false);
    QCOMPARE(p.refusal(0, roll()) == kLegal, false);
    QCOMPARE(p.refusal(0, endTurn()) == kLegal, false);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,0/NE"))) == kLegal, false);
    p.play(0, buildSettlement(p.corner("0,0:N")));
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,2:N"))) == kLegal, false);
    QCOMPARE(p.refusal(1, buildSettlement(p.corner("0,2:N"))) == kLegal, false);
  });
  rule("3.3 in set-up every land corner without a neighboring building is legal: 54 at first", [] {
    Position p(Layout().open());
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).settlementCorners().size(), 54u);
    p.play(0, buildSettlement(p.corner("0,0:N")));
    p.play(0, buildRoad(p.edge("0,0/NE")));
    QCOMPARE(legalActions(p.definition, p.state, SeatId(1)).settlementCorners().size(), 50u);
  });
  rule("2.5 in set-up a corner beside a building is too close, a corner with one is taken", [] {
    Position p(Layout().open());
    p.play(0, buildSettlement(p.corner("0,0:N")));
    p.play(0, buildRoad(p.edge("0,0/NE")));
    QCOMPARE(p.refusal(1, buildSettlement(p.corner("0,0:N"))), Reject::CornerTaken);
    QCOMPARE(p.refusal(1, buildSettlement(p.corner("0,0:NE"))), Reject::TooClose);
    QCOMPARE(p.refusal(1, buildSettlement(p.corner("0,0:NW"))), Reject::TooClose);
    QCOMPARE(p.refusal(1, buildSettlement(p.corner("0,-1:NE"))), Reject::TooClose);
    QCOMPARE(p.refusal(1, buildSettlement(p.corner("0,0:SE"))), kLegal);
  });
  rule("3.3 the road touches the settlement just placed, the second one too", [] {
    Position p(Layout().open());
    place(p, 7);
    p.play(0, buildSettlement(p.corner("-2,2:N")));
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,-1/NW"))), Reject::NotAtNewSettlement);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,0/NE"))), Reject::NotAtNewSettlement);
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).roadEdges().size(), 3u);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("-2,2/NW"))), kLegal);
  });
  rule("3.3 placing is free: nothing is paid, stock goes down by 2 and 2", [] {
    Position p(Layout().open());
    place(p, 8);
    for (int i = 0; i < 4; ++i) {
      QCOMPARE(int(p.at(i).settlements), 3);
      QCOMPARE(int(p.at(i).roads), 13);
      QCOMPARE(int(p.at(i).cities), 4);
      QCOMPARE(p.points(i), 2);
    }
  });
  rule("3.4 the second settlement takes one card per producing hex, desert none", [] {
    Position p(Layout().open());
    place(p, 8);
    QCOMPARE(p.hand(0), cards("ore grain wool"));     // -2,2:N at mountains 11, fields 3, pasture 8
    QCOMPARE(p.hand(1), cards("grain brick"));        // 2,-1:N at fields 11, hills 8 and the sea
    QCOMPARE(p.hand(2), cards("grain wool lumber"));  // -1,2:N at fields 4, pasture 8, forest 10
    QCOMPARE(p.hand(3), cards("brick ore lumber"));   // 1,1:N at hills 6, mountains 9, forest 5
    QCOMPARE(p.state.supplies[0].bank,
             CardCounts::resources(19, 19, 19, 19, 19) - cards("brick*2 lumber*2 wool*2 grain*3 ore*2"));
  });
  rule("3.4 nobody has cards after the first pass", [] {
    Position p(Layout().open());
    place(p, 4);
    for (int i = 0; i < 4; ++i) QCOMPARE(p.hand(i), CardCounts());
  });
  rule("3.4 a settlement by the desert takes two cards", [] {
    Position p(Layout().open());
    place(p, 7);
    p.play(0, buildSettlement(p.corner("0,0:N")));
    QCOMPARE(p.hand(0), cards("ore wool"));  // desert, mountains 4, pasture 3
  });
  rule("3.4 the robber's hex does produce start cards", [] {
    Layout layout;
    layout.board.robber = Hex{-2, 2};
    Position p(layout.open());
    place(p, 8);
    QCOMPARE(p.hand(0), cards("ore grain wool"));
  });
  rule("3.4 bank short: what is there, in placing order", [] {
    Layout layout;
    layout.options.bankPerResource = 2;
    Position p(layout.open());
    place(p, 8);
    QCOMPARE(p.hand(2), cards("grain wool lumber"));
    QCOMPARE(p.hand(1), cards("grain brick"));
    QCOMPARE(p.hand(0), cards("ore wool"));  // the third grain is not there
  });
  rule("3.5 after the passes the starting player takes the first turn: round 1, turn 1, before the throw", [] {
    Position p(Layout().open());
    QCOMPARE(int(p.state.head.round), 0);
    place(p, 8);
    QCOMPARE(p.state.head.phase, Phase::Play);
    QCOMPARE(p.active(), 0);
    QCOMPARE(int(p.state.head.round), 1);
    QCOMPARE(int(p.state.head.turn), 1);
    QCOMPARE(p.must(0), Decision::Roll);
  });
}

void otherRows(Rows& rule) {
  rule("3.2 setup.first = roll: the table throws for all, the highest starts", [] {
    Layout layout;
    layout.options.first = FirstSeat::Roll;
    layout.first = {};
    Position p(layout.open());
    QVERIFY(dueMove(p.definition, p.state).has_value());
    QCOMPARE(dueMove(p.definition, p.state)->kind, ActionKind::FirstThrow);
    QVERIFY(p.refusal(0, buildSettlement(p.corner("0,0:N"))) != kLegal);
    auto chance = throwsOf({{1, 2}, {3, 3}, {6, 4}, {5, 4}});
    chance.seat = SeatId(2);
    p.play(-1, tableMove(ActionKind::FirstThrow), chance);
    QCOMPARE(p.active(), 2);
    QCOMPARE(p.state.head.first, SeatId(2));
    QVERIFY(!dueMove(p.definition, p.state));
  });
  rule("3.2 those tied for highest throw again, in the same table move", [] {
    Layout layout;
    layout.options.first = FirstSeat::Roll;
    layout.first = {};
    Position p(layout.open());
    auto chance = throwsOf({{6, 4}, {3, 3}, {6, 4}, {5, 5}, {2, 2}, {6, 1}, {1, 6}, {3, 1}, {4, 1}});
    chance.seat = SeatId(3);  // 10 6 10 10, then 4 7 7 of seats 0 2 3, then 4 5 of seats 2 3
    p.play(-1, tableMove(ActionKind::FirstThrow), chance);
    QCOMPARE(p.active(), 3);
  });
  rule("3.2 a first throw whose highest is not the one told is refused", [] {
    Layout layout;
    layout.options.first = FirstSeat::Roll;
    layout.first = {};
    Position p(layout.open());
    Move move{SeatId{}, tableMove(ActionKind::FirstThrow), throwsOf({{1, 2}, {3, 3}, {6, 4}, {5, 4}})};
    move.chance.seat = SeatId(1);
    QVERIFY(completeChance(p.definition, p.state, move).has_value());
  });
  rule("3.2 roll: every seat starts sometimes, and the throws told always bear it out", [] {
    std::array<int, 4> starts{};
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      Layout layout;
      layout.options.first = FirstSeat::Roll;
      layout.first = {};
      Position p(layout.open());
      p.rng = SeededRng(seed);
      const auto move = p.play(-1, tableMove(ActionKind::FirstThrow));
      QVERIFY(move.chance.throwCount >= 4);
      if (move.chance.throwCount == 4) {
        for (int i = 0; i < 4; ++i) {
          const auto [a, b] = move.chance.throwAt(i);
          const auto [c, d] = move.chance.throwAt(p.active());
          QVERIFY(i == p.active() || a + b < c + d);
        }
      }
      ++starts[std::size_t(p.active())];
    }
    for (int count : starts) QVERIFY2(count >= 20, "each of four seats should start in about 50 of 200 games");
  });
  rule("3.2 setup.first = random: the seat is the chance of the first throw", [] {
    Layout layout;
    layout.options.first = FirstSeat::Random;
    layout.first = {};
    Position p(layout.open());
    const auto move = p.play(-1, tableMove(ActionKind::FirstThrow));
    QCOMPARE(int(move.chance.throwCount), 0);
    QCOMPARE(p.state.head.first, move.chance.seat);
  });
  rule("3.2 setup.first = host-chosen: no throw is due, the chosen seat starts", [] {
    Layout layout;
    layout.first = SeatId(1);
    Position p(layout.open());
    QVERIFY(!dueMove(p.definition, p.state));
    QCOMPARE(p.active(), 1);
  });
  const std::pair<int, const char*> kSeats[] = {{2, "3.1 seats.count = 2: every rule holds unchanged"},
                                                {3, "3.1 seats.count = 3: every rule holds unchanged"},
                                                {4, "3.1 seats.count = 4: every rule holds unchanged"}};
  for (const auto& [seats, sentence] : kSeats) {
    rule(sentence, [seats = seats] {
      Layout layout;
      layout.options.seats = seats;
      Position p(layout.open());
      QCOMPARE(p.state.seats.size(), seats);
      int step = 0;
      for (; p.state.head.phase == Phase::Setup && step < 20; ++step) {
        const auto legal = legalActions(p.definition, p.state, p.state.head.active);
        p.play(p.active(), legal[0]);
      }
      QCOMPARE(step, 4 * seats);
      QCOMPARE(p.active(), 0);
      QVERIFY(p.refusal(seats, roll()) == Reject::NotASeat);
    });
  }
  rule("3.3 no legal corner for a seat: it skips that placement, no road and no cards", [] {
    Layout layout;  // one lone hex has room for three settlements
    layout.board.cells = {{{0, 0}, Terrain::Forest, 6}};
    layout.board.harbors.clear();
    Position p(layout.open());
    p.play(0, buildSettlement(p.corner("0,0:N")));
    p.play(0, buildRoad(p.edge("0,0/NE")));
    p.play(1, buildSettlement(p.corner("0,0:SE")));
    p.play(1, buildRoad(p.edge("0,0/SE")));
    p.play(2, buildSettlement(p.corner("0,0:SW")));
    p.play(2, buildRoad(p.edge("0,0/W")));
    QCOMPARE(p.state.head.phase, Phase::Play);
    QCOMPARE(p.active(), 0);
    QCOMPARE(int(p.at(3).settlements), 5);
    QCOMPARE(int(p.at(3).roads), 15);
    for (int i = 0; i < 4; ++i) QCOMPARE(p.hand(i), CardCounts());
  });
  rule("3.7 fixed set-up: places as marked, start cards from the marked settlement only", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(0, "-2,2:N", StartCards::Yes).road(0, "0,-1/NE").road(0, "-2,2/NE");
    layout.settle(1, "1,1:N", StartCards::Yes).road(1, "1,1/NE");
    Position p(layout);
    QCOMPARE(p.state.head.phase, Phase::Play);
    QCOMPARE(p.hand(0), cards("ore grain wool"));
    QCOMPARE(p.hand(1), cards("brick ore lumber"));
    QCOMPARE(p.hand(2), CardCounts());
    QCOMPARE(p.points(0), 2);
    QCOMPARE(int(p.at(0).settlements), 3);
    QCOMPARE(p.must(0), Decision::Roll);
  });
  rule("3.7 fewer seats than the file has: its seats in order, the other pieces are left away", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N").settle(2, "-2,2:N").settle(3, "-1,1:N");
    auto setup = layout.fixed();
    setup.options.seats = 3;
    Position p(setup);
    QCOMPARE(p.state.seats.size(), 3);
    QVERIFY(p.state.at(p.corner("-1,1:N")).isEmpty());
    QVERIFY(!p.state.at(p.corner("-2,2:N")).isEmpty());
  });
  rule("3.7 the beginner map begins in play, two settlements and two roads a seat, with start cards", [] {
    auto options = defaultOptions(RuleSet::Classic);
    options.mapKind = MapKind::Beginner;
    options.first = FirstSeat::HostChosen;
    SeededRng rng(1);
    Position p(Setup{RuleSet::Classic, options, boardFor(options, rng), SeatId(0)});
    QCOMPARE(p.state.head.phase, Phase::Play);
    for (int i = 0; i < 4; ++i) {
      QCOMPARE(p.points(i), 2);
      QCOMPARE(int(p.at(i).roads), 13);
      QVERIFY(p.hand(i).total() >= 1 && p.hand(i).total() <= 3);
    }
  });
}

}  // namespace

class TestSetup : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    setUpRows(rule);
    otherRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestSetup)
#include "test_setup.moc"
