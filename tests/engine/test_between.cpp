// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/visible.h"
#include "engine/rules/between.h"
#include "tests/engine/crazy.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// So many seats; 5 has a road with a free place for a settlement at its end, 0,-2:SE.
Layout tableOf(int seats) {
  Layout layout;
  layout.options.seats = seats;
  layout.starts.resize(8);
  constexpr std::array<std::string_view, 8> kHomes{"0,0:N",  "1,1:N",  "-2,2:N", "1,0:N",
                                                   "-1,0:N", "0,-2:N", "2,-2:N", "0,2:N"};
  for (int s = 0; s < seats; ++s) layout.settle(s, kHomes[static_cast<std::size_t>(s)]);
  if (seats > 5) layout.roads(5, {"0,-2/NE", "0,-2/E"});
  return layout;
}
/// The same with the turn of this seat after its throw.
Position inTurnOf(int seat, Layout layout = tableOf(6)) {
  layout.first = tapu::test::seat(seat);
  Position p(layout);
  p.quietThrow();
  return p;
}
Action want() { return wantBuild(BuildWish::On); }
Action wantNot() { return wantBuild(BuildWish::Off); }

std::vector<int> orderIn(const Position& p) {
  std::vector<int> order;
  for (SeatId seat : buildOrder(p.definition, p.state)) order.push_back(seat.value);
  return order;
}
using Seats = std::vector<int>;

/// 2 has ended its turn, and 0 and 5 have wished in it.
Position fiveBuilds(const Layout& layout = tableOf(6)) {
  Position p = inTurnOf(2, layout);
  p.play(0, want());
  p.play(5, want());
  p.play(2, endTurn());
  return p;
}

void queueRows(Rows& row) {
  row("13.8 (a) table.between = building: 2 ends its turn, 0 and 5 wish: 5 builds, then 0, then the turn of 3", [] {
    Position p = inTurnOf(2);
    p.play(0, want());
    p.play(5, want());
    QCOMPARE(orderIn(p), (Seats{5, 0}));
    p.play(2, endTurn());
    QCOMPARE(betweenSeat(p.state), seat(5));
    QCOMPARE(p.must(5), Decision::Build);
    QCOMPARE(orderIn(p), (Seats{5, 0}));
    QCOMPARE(nextTurn(p.definition, p.state), seat(3));
    QVERIFY(p.heard(EventKind::PhaseStarted) && !hasWished(p.state, seat(5)));
    p.play(5, done());
    QCOMPARE(p.must(0), Decision::Build);
    p.play(0, done());
    QCOMPARE(p.must(3), Decision::Roll);
    QCOMPARE(p.active(), 3);
    QVERIFY(betweenSeat(p.state).isNone() && p.heard(EventKind::TurnStarted));
  });
  row("13.8 (b) while 5 builds, 4 says on: it builds after 3's turn; 0 says off: the turn of 3 follows 5", [] {
    Position p = fiveBuilds();
    p.play(4, want());
    QCOMPARE(orderIn(p), (Seats{5, 0}));
    p.play(0, wantNot());
    QCOMPARE(orderIn(p), (Seats{5}));
    p.play(5, done());
    QCOMPARE(p.must(3), Decision::Roll);
    p.finishTurn();
    QCOMPARE(p.must(4), Decision::Build);
    p.play(4, done());
    QCOMPARE(p.must(4), Decision::Roll);  // the next seat builds too before its own turn
  });
  row("13.4 who takes the wish back and says it again while others build comes after the next turn", [] {
    Position p = fiveBuilds();
    p.play(0, wantNot());
    p.play(0, want());
    p.play(5, done());
    QCOMPARE(p.must(3), Decision::Roll);
    QVERIFY(hasWished(p.state, seat(0)));
    p.finishTurn();
    QCOMPARE(p.must(0), Decision::Build);
  });
  row("13.8 (f) nobody wished: 3's turn at once; 5 has nothing to pay with: its phase comes, only done is legal", [] {
    Position p = inTurnOf(2);
    p.play(2, endTurn());
    QCOMPARE(p.must(3), Decision::Roll);
    p = fiveBuilds();
    const LegalActions legal = legalActions(p.definition, p.state, seat(5));
    QCOMPARE(legal.size(), 1);
    QCOMPARE(legal[0].kind, ActionKind::Done);
  });
  row("13.8 (h) 1 said on before 4's throw, 4 throws and ends at once: 1 builds", [] {
    Layout layout = tableOf(6);
    layout.first = seat(4);
    Position p(layout);
    p.play(1, want());
    p.finishTurn();
    QCOMPARE(p.must(1), Decision::Build);
  });
  row("13.8 (h) in its own turn a seat is refused wantBuild on, and its wish ends as the turn begins", [] {
    Position p = inTurnOf(2);
    QCOMPARE(p.refusal(2, want()), Reject::WishInOwnTurn);
    p.play(2, endTurn());
    QCOMPARE(p.refusal(3, want()), Reject::WishInOwnTurn);
    QVERIFY(!mayWish(p.definition, p.state, seat(3)) && mayWish(p.definition, p.state, seat(2)));
    p.play(4, want());
    p.quietThrow();
    p.play(4, wantNot());
    p.play(3, endTurn());
    QCOMPARE(p.must(4), Decision::Roll);
    QVERIFY(!hasWished(p.state, seat(4)));
  });
  row("13.4 the same wish is not said twice; who owes cards says it when they are paid, others at any time", [] {
    Position p = inTurnOf(2);
    QCOMPARE(p.refusal(0, wantNot()), Reject::SameWish);
    p.play(0, want());
    QCOMPARE(p.refusal(0, want()), Reject::SameWish);
    p.play(2, endTurn());
    p.play(0, done());
    p.give(1, "brick*8");
    p.throwDice(7);
    QCOMPARE(p.must(1), Decision::Discard);
    QCOMPARE(p.refusal(1, want()), Reject::DecisionPending);
    p.play(0, want());
    p.play(1, discard(cards("brick*4")));
    p.play(1, want());
    QCOMPARE(orderIn(p), (Seats{0, 1}));
  });
  row("13.4 before the first turn nobody wishes: who places has to place, and the others wait", [] {
    Position p(tableOf(6).open());
    QCOMPARE(p.must(0), Decision::Settlement);
    QCOMPARE(p.refusal(0, want()), Reject::DecisionPending);
    QCOMPARE(p.refusal(1, want()), Reject::NotYourTurn);
  });
  row("13.1 with four seats nobody builds between turns", [] {
    Layout layout = tableOf(4);
    Position p(layout);
    QVERIFY(!hasBuilding(p.definition) && !mayWish(p.definition, p.state, seat(1)));
    QCOMPARE(p.refusal(1, want()), Reject::NoBuildingBetween);
    p.finishTurn();
    QCOMPARE(p.must(1), Decision::Roll);
  });
  row("13.4 table.between = off: no wish, no phase", [] {
    Layout layout = tableOf(6);
    layout.options.between = Between::Off;
    Position p(layout);
    QCOMPARE(p.refusal(1, want()), Reject::NoBuildingBetween);
  });
}

void buildingRows(Rows& row) {
  row("13.8 (c) 5, one below the target, settles in its phase: the game goes on; it wins as its turn begins", [] {
    Layout layout = tableOf(6);
    layout.settle(5, "2,0:N").options.classicTarget = 3;
    Position p = fiveBuilds(layout);
    p.buySettlement(5, "0,-2:SE");
    QCOMPARE(p.points(5), 3);
    QCOMPARE(p.state.head.phase, Phase::Play);
    p.play(5, done());
    p.play(0, done());
    p.turnOf(5);
    QCOMPARE(p.state.head.winner, seat(5));
  });
  row("13.8 (c) victory.ownTurn = off: it wins at once", [] {
    Layout layout = tableOf(6);
    layout.settle(5, "2,0:N").options.classicTarget = 3;
    layout.options.ownTurnToWin = Switch::Off;
    Position p = fiveBuilds(layout);
    p.buySettlement(5, "0,-2:SE");
    QCOMPARE(p.state.head.winner, seat(5));
  });
  row("13.8 (d) the settlement cuts a route, and 2, whose turn has ended, gets Longest Road: the game goes on", [] {
    Layout layout;
    layout.options.seats = 6;
    layout.options.classicTarget = 4;
    layout.starts.resize(6);
    layout.settle(4, "0,0:N").roads(4, {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW", "0,0/W", "0,-1/SW"});
    layout.settle(5, "1,0:SE").roads(5, {"1,0/SW", "1,0/SE"});
    layout.settle(2, "-2,2:N").settle(2, "0,2:SE");
    layout.roads(2, {"-2,2/NE", "-2,2/E", "-2,2/SE", "-2,2/SW", "-2,2/W"});
    Position p = fiveBuilds(layout);
    QCOMPARE(p.state.awards[0].longestRoad, seat(4));
    p.buySettlement(5, "0,0:SE");
    QCOMPARE(p.state.awards[0].longestRoad, seat(2));
    QCOMPARE(p.points(2), 4);
    QCOMPARE(p.state.head.phase, Phase::Play);
    p.play(5, done());
    p.play(0, done());
    QCOMPARE(p.must(3), Decision::Roll);
  });
  row("13.8 (e) 5 buys a card in its phase: legal before its next own throw, not in the phase", [] {
    Position p = fiveBuilds();
    p.give(5, p.definition.rules.cardCost);
    p.play(5, buyCard(), Position::withCard(Card::Knight));
    QCOMPARE(p.refusal(5, playKnight()), Reject::OnlyBuildingNow);
    p.play(5, done());
    p.play(0, done());
    p.turnOf(5);
    QCOMPARE(p.must(5), Decision::Roll);
    QCOMPARE(p.refusal(5, playKnight()), kLegal);
  });
  row("13.8 (e) a Dog so bought answers a wolf in 3's turn", [] {
    Layout layout;
    layout.options.seats = 6;
    layout.starts.resize(6);
    layout.settle(0, "-2,2:S").settle(1, "2,0:NE").settle(2, "1,0:N").settle(3, "0,-2:N").settle(4, "2,-2:N");
    layout.settle(5, "-1,-1:SE");
    Position p = crazyPosition(layout);
    startRound(p, RoundEvent::Wolf);
    p.turnOf(2);
    p.play(5, want());
    p.finishTurn();
    p.give(5, p.definition.rules.cardCost);
    p.play(5, buyCard(), Position::withCard(Card::Dog));
    p.play(5, done());
    QCOMPARE(p.active(), 3);
    p.throwDice(9);
    QCOMPARE(p.must(5), Decision::Answer);
    QCOMPARE(p.refusal(5, playDog()), kLegal);
  });
  row("13.8 (f) 5 wished and lost its last card: its phase comes", [] {
    Position p = inTurnOf(2);
    p.give(5, "brick");
    p.play(5, want());
    p.dropHand(5);
    p.play(2, endTurn());
    QCOMPARE(legalActions(p.definition, p.state, seat(5)).size(), 1);
    QCOMPARE(p.refusal(5, done()), kLegal);
  });
  row("13.7, 13.8 (g) in Build bank, offer, knight, moveShip and declareVictory are refused, ship and buyCard not", [] {
    Layout layout = tableOf(6);
    layout.board = islands();
    layout.starts.assign(8, {});
    layout.settle(5, "1,1:NE").ships(5, {"2,1/NW"});
    layout.options.declare = DeclareVictory::Manual;
    Position p = fiveBuilds(layout);
    p.give(5, "brick*4 lumber*2 wool*2 grain ore");
    p.giveCard(5, Card::Knight);
    for (const Action& action :
         {tradeWithBank(Resource::Brick, Resource::Ore), offerTrade(cards("brick"), cards("ore"), seats({1})),
          playKnight(), moveShip(p.edge("2,1/NW"), p.edge("2,1/NE")), declareVictory()})
      QCOMPARE(p.refusal(5, action), Reject::OnlyBuildingNow);
    QCOMPARE(p.refusal(5, buildShip(p.edge("2,1/NE"))), kLegal);
    QCOMPARE(p.refusal(5, buyCard()), kLegal);
    QCOMPARE(p.refusal(1, offerTrade(cards("brick"), cards("ore"), seats({5}))), Reject::NoTradeBetween);
    QCOMPARE(p.refusal(5, endTurn()), Reject::NothingToDecide);
    QCOMPARE(p.refusal(1, done()), Reject::NotYourTurn);
  });
  row("13.6 forced: the time of a phase is up: done", [] {
    Position p = fiveBuilds();
    p.play(-1, tableMove(ActionKind::TimeUp, seat(5)));
    QCOMPARE(p.must(0), Decision::Build);
    QVERIFY(!p.state.head.rolled());
  });
  row("13.4 the time of a turn is up: who wishes builds before the next", [] {
    Position p = inTurnOf(2);
    p.play(0, want());
    p.play(-1, tableMove(ActionKind::TimeUp, seat(2)));
    QCOMPARE(p.must(0), Decision::Build);
  });
  row("4.8 a passing seat loses its wish; one that leaves while it builds is passed at once", [] {
    Layout layout = tableOf(6);
    layout.options.absent = AbsentSeat::Pass;
    Position p = fiveBuilds(layout);
    p.play(-1, tableMove(ActionKind::SeatLeft, seat(0)));
    QCOMPARE(orderIn(p), (Seats{5}));
    QVERIFY(!hasWished(p.state, seat(0)));
    p.play(-1, tableMove(ActionKind::SeatLeft, seat(5)));
    QCOMPARE(p.payDues(), 1);
    QCOMPARE(p.must(3), Decision::Roll);
  });
  row("13.8 (k) Crazy, the round's last seat ends, 2 wished: Build, then StartRound", [] {
    Layout layout = tableOf(6);
    Position p = crazyPosition(layout);
    startRound(p);
    p.turnOf(5);
    p.play(2, want());
    p.finishTurn();
    QCOMPARE(p.must(2), Decision::Build);
    QVERIFY(!dueMove(p.definition, p.state));
    p.play(2, done());
    QCOMPARE(dueMove(p.definition, p.state)->kind, ActionKind::StartRound);
    p.play(-1, tableMove(ActionKind::StartRound));
    QCOMPARE(p.active(), 0);
    QCOMPARE(int(p.state.head.round), 2);
  });
  row("13.8 (k) after the last round: Build, then StopGame", [] {
    Layout layout = tableOf(6);
    layout.options.maxRounds = 1;
    Position p = crazyPosition(layout);
    startRound(p);
    p.turnOf(5);
    p.play(2, want());
    p.finishTurn();
    p.play(2, done());
    QCOMPARE(dueMove(p.definition, p.state)->kind, ActionKind::StopGame);
  });
}

Layout pairsOf(int seats) {
  Layout layout = tableOf(seats);
  layout.options.between = Between::Pairs;
  return layout;
}

void pairRows(Rows& row) {
  row("13.8 (i) table.between = pairs: after 1 the part of 4; 5 seats: after 4 the part of 2; 8 seats: after 6 the "
      "part of 2",
      [] {
        Position p = inTurnOf(1, pairsOf(6));
        p.play(1, endTurn());
        QCOMPARE(p.must(4), Decision::Part);
        QVERIFY(p.heard(EventKind::PartStarted));
        QCOMPARE(orderIn(p), (Seats{4}));
        QCOMPARE(int(p.state.head.turn), 1);
        p.play(4, done());
        QCOMPARE(p.must(2), Decision::Roll);
        Position five = inTurnOf(4, pairsOf(5));
        five.play(4, endTurn());
        QCOMPARE(five.must(2), Decision::Part);
        Position eight = inTurnOf(6, pairsOf(8));
        eight.play(6, endTurn());
        QCOMPARE(eight.must(2), Decision::Part);
        eight.play(2, done());
        QCOMPARE(eight.must(7), Decision::Roll);
      });
  row("13.8 (j) pairs: the partner, one below the target, raises a city: wins", [] {
    Layout layout = pairsOf(6);
    layout.settle(4, "2,0:N").options.classicTarget = 3;
    Position p = inTurnOf(1, layout);
    p.play(1, endTurn());
    p.buyCity(4, "-1,0:N");
    QCOMPARE(p.state.head.winner, seat(4));
  });
  row("13.5 who has enough as its part begins wins then", [] {
    Layout layout = pairsOf(6);
    layout.settle(4, "2,0:N").options.classicTarget = 3;
    Position p = inTurnOf(1, layout);
    p.giveCard(4, Card::Point);
    p.play(1, endTurn());
    QCOMPARE(p.state.head.winner, seat(4));
  });
  row("13.8 (j) a knight in its turn and one in its part: legal; its offer: refused", [] {
    Position p = inTurnOf(4, pairsOf(6));
    p.giveCard(4, Card::Knight, 2);
    p.play(4, playKnight());
    p.play(4, moveRobber(p.hex("-2,0"), SeatId{}));
    QCOMPARE(p.refusal(4, playKnight()), Reject::OneCardPerTurn);
    p.play(4, endTurn());
    while (p.must(4) != Decision::Part && p.state.head.turn < 6)
      betweenSeat(p.state) ? static_cast<void>(p.play(p.active(), done())) : p.finishTurn();
    QCOMPARE(p.refusal(4, playKnight()), kLegal);
    p.give(4, "brick");
    QCOMPARE(p.refusal(4, offerTrade(cards("brick"), cards("ore"), seats({1}))), Reject::NoTradeBetween);
  });
  row("13.5 in a part: bank, building, a card and a second one refused; the robber, then the part goes on", [] {
    Position p = inTurnOf(1, pairsOf(6));
    p.giveCard(4, Card::Knight, 2);
    p.give(4, "brick*5 lumber");
    p.play(1, endTurn());
    QCOMPARE(p.refusal(4, offerTrade(cards("brick"), cards("ore"), seats({1}))), Reject::NoTradeBetween);
    QCOMPARE(p.refusal(4, roll()), Reject::NothingToDecide);
    p.play(4, playKnight());
    QCOMPARE(p.must(4), Decision::Robber);
    QCOMPARE(betweenSeat(p.state), seat(4));
    p.play(4, moveRobber(p.hex("2,-2"), SeatId{}));
    QCOMPARE(p.must(4), Decision::Part);
    QCOMPARE(p.refusal(4, playKnight()), Reject::OneCardPerTurn);
    p.play(4, tradeWithBank(Resource::Brick, Resource::Ore));
    QCOMPARE(p.refusal(1, want()), Reject::NoBuildingBetween);
    p.play(4, done());
    QCOMPARE(p.must(2), Decision::Roll);
  });
  row("13.5 forced: the robber is moved, free pieces are lost, and the part is over", [] {
    Position p = inTurnOf(1, pairsOf(6));
    p.giveCard(4, Card::Knight);
    p.play(1, endTurn());
    p.play(4, playKnight());
    const HexId before = p.state.robbers[0];
    p.play(-1, tableMove(ActionKind::TimeUp, seat(4)));
    QVERIFY(p.state.robbers[0] != before);
    QCOMPARE(p.must(2), Decision::Roll);
    p = inTurnOf(1, pairsOf(6));
    p.giveCard(4, Card::RoadBuilding);
    p.play(1, endTurn());
    p.play(4, playRoadBuilding());
    p.play(-1, tableMove(ActionKind::TimeUp, seat(4)));
    QCOMPARE(p.must(2), Decision::Roll);
    QCOMPARE(int(p.at(4).roads), 15);
  });
  row("13.5 the time of a turn is up: the part of the partner follows", [] {
    Position p = inTurnOf(1, pairsOf(6));
    p.play(-1, tableMove(ActionKind::TimeUp, seat(1)));
    QCOMPARE(p.must(4), Decision::Part);
  });
  row("13.5, 4.3 turn.phases = strict: in a part no trade with the bank after building", [] {
    Layout layout = pairsOf(6);
    layout.options.phases = TurnPhases::Strict;
    Position p = inTurnOf(1, layout);
    p.play(1, endTurn());
    p.give(4, "brick*4");
    QCOMPARE(p.refusal(4, tradeWithBank(Resource::Brick, Resource::Ore)), kLegal);
    p.buyRoad(4, "-1,0/NE");
    QCOMPARE(p.refusal(4, tradeWithBank(Resource::Brick, Resource::Ore)), Reject::TradeAfterBuilding);
  });
  row("13.5, 8.6 victory.declare = manual: the partner declares in its part", [] {
    Layout layout = pairsOf(6);
    layout.options.declare = DeclareVictory::Manual;
    layout.options.classicTarget = 3;
    Position p = inTurnOf(1, layout);
    p.giveCard(4, Card::Point, 2);
    p.play(1, endTurn());
    QCOMPARE(p.refusal(4, declareVictory()), kLegal);
    p.play(4, declareVictory());
    QCOMPARE(p.state.head.winner, seat(4));
  });
  row("13.5, 8.11 Crazy: a partner without a building gets no relief in its part", [] {
    Layout layout = pairsOf(6);
    layout.starts[3] = {};
    layout.roads(3, {"1,0/NE"});
    Position p = crazyPosition(layout);
    startRound(p);
    p.finishTurn();
    QCOMPARE(p.must(3), Decision::Part);
  });
  row("13.5 Crazy: after the round's last turn the part of its partner, then StartRound", [] {
    Position p = crazyPosition(pairsOf(6));
    startRound(p);
    for (const int partner : {3, 4, 5, 0, 1}) {
      p.finishTurn();
      p.play(partner, done());
    }
    p.finishTurn();
    QCOMPARE(p.must(2), Decision::Part);
    QVERIFY(!dueMove(p.definition, p.state));
    p.play(2, done());
    QCOMPARE(dueMove(p.definition, p.state)->kind, ActionKind::StartRound);
  });
  row("13.5 a passing partner: its part is over at once", [] {
    Layout layout = pairsOf(6);
    layout.options.absent = AbsentSeat::Pass;
    Position p = inTurnOf(1, layout);
    p.play(-1, tableMove(ActionKind::SeatLeft, seat(4)));
    p.play(1, endTurn());
    QCOMPARE(p.payDues(), 1);
    QCOMPARE(p.must(2), Decision::Roll);
  });
}

/// A game that is played by words, with the means to take moves back.
struct Hosted {
  Game game;
  SeededRng rng{7};
  void play(int by, std::string_view text) {
    const auto refused = game.play(seat(by), actionFrom(game.definition(), text).value(), rng).refused;
    QVERIFY2(!refused, std::string(text).c_str());
  }
};

void takeBackRows(Rows& row) {
  row("0.13, 14.13 a wish of another neither hinders a take-back nor goes with it", [] {
    Layout layout = tableOf(6);
    for (auto home : {"1,-1:N", "-1,1:N", "2,-1:N"}) layout.settle(0, home, StartCards::Yes);
    Hosted h{Game(layout.fixed())};
    Move thrown{seat(0), roll(), Position::withDice(1, 1)};
    h.game.append(thrown);
    h.game.play(seat(3), want(), h.rng);
    const State before = h.game.state();
    h.play(0, "road 0,0/NE");
    h.play(3, "wantBuild off");
    h.play(4, "wantBuild on");
    QCOMPARE(h.game.mayTakeBack(), seat(0));
    QVERIFY(!h.game.play({}, tableMove(ActionKind::TakeBack, seat(0)), h.rng).refused);
    QVERIFY(h.game.state().edges == before.edges);
    QVERIFY(hasWished(h.game.state(), seat(4)) && !hasWished(h.game.state(), seat(3)));
    Game again(h.game.setup());
    for (const Move& move : h.game.log()) again.append(move);
    QVERIFY(again.state() == h.game.state());
  });
  row("13.4 what was built in a phase is taken back within it, and not after done", [] {
    Layout layout = tableOf(6);
    for (auto home : {"1,-1:N", "-1,1:N", "2,-1:N"}) layout.settle(5, home, StartCards::Yes);
    Hosted h{Game(layout.fixed())};
    h.game.append({seat(0), roll(), Position::withDice(1, 1)});
    h.play(5, "wantBuild on");
    h.play(4, "wantBuild on");
    h.play(0, "endTurn");
    QCOMPARE(betweenSeat(h.game.state()), seat(4));
    h.play(4, "done");
    QCOMPARE(h.game.mayTakeBack(), SeatId{});
    const State before = h.game.state();
    h.play(5, "road 0,-2/NW");
    QCOMPARE(h.game.mayTakeBack(), seat(5));
    QVERIFY(!h.game.play({}, tableMove(ActionKind::TakeBack, seat(5)), h.rng).refused);
    QVERIFY(h.game.state() == before);
    h.play(5, "done");
    QCOMPARE(h.game.mayTakeBack(), SeatId{});
  });
  row("13.4 words: wantBuild on, wantBuild off, done", [] {
    const Position p = inTurnOf(0);
    for (std::string_view text : {"wantBuild on", "wantBuild off", "done"})
      QCOMPARE(toText(p.definition, actionFrom(p.definition, text).value()), std::string(text));
    QVERIFY(!actionFrom(p.definition, "wantBuild") && !actionFrom(p.definition, "wantBuild yes"));
  });
  row("6.9 two tables that differ in the hand of who builds look the same to all others, from the wish to done", [] {
    Position one = inTurnOf(2), other = inTurnOf(2);
    one.give(5, "brick lumber");
    other.give(5, "ore*2");
    one.give(1, "ore*2");
    other.give(1, "brick lumber");
    const auto lookAlike = [&] {
      const State a = visibleTo(viewerAt(0), one.definition, one.state);
      const State b = visibleTo(viewerAt(0), other.definition, other.state);
      QVERIFY(a == b);
    };
    const auto both = [&](int by, const Action& action) {
      one.play(by, action);
      other.play(by, action);
      lookAlike();
    };
    both(5, want());
    both(2, endTurn());
    both(5, done());
  });
}

}  // namespace

class TestBetween : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void queue_data() {
    Rows rows;
    queueRows(rows);
  }
  void queue() { run(); }
  void building_data() {
    Rows rows;
    buildingRows(rows);
  }
  void building() { run(); }
  void pairs_data() {
    Rows rows;
    pairRows(rows);
  }
  void pairs() { run(); }
  void takenBack_data() {
    Rows rows;
    takeBackRows(rows);
  }
  void takenBack() { run(); }

 private:
  static void run() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestBetween)
#include "test_between.moc"
