// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/visible.h"
#include "engine/rules/cards.h"
#include "engine/rules/course.h"
#include "engine/rules/victory.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

constexpr std::string_view kHomes[] = {"0,0:N", "1,0:N", "-1,0:N", "0,1:N", "-1,1:N"};

/// Seat `who` has so many points (2..9) of buildings and is to trade and build; seat 3 has a settlement on the coast.
Position withPoints(int who, int points, Layout layout = {}) {
  const int settlements = std::min(points, 5), cities = points - settlements;
  for (int i = 0; i < settlements; ++i) layout.settle(who, kHomes[i]);
  layout.settle(who == 3 ? 2 : 3, "0,-2:N");
  Position p(layout);
  p.act(who);
  for (int i = 0; i < cities; ++i) p.buyCity(who, kHomes[i]);
  return p;
}

void onlyChoiceRows(Rows& rule) {
  rule("10.1 victory.declare = manual: who may declare has a choice, who is short of points has none", [] {
    Layout layout;
    layout.options.declare = DeclareVictory::Manual;
    auto p = withPoints(0, 9, layout);
    p.dropHand(0);
    QCOMPARE(onlyChoice(p.definition, p.state), std::optional(ActionKind::EndTurn));
    p.giveCard(0, Card::Point);
    QVERIFY(!onlyChoice(p.definition, p.state));
  });
}

void ownTurnRows(Rows& rule) {
  rule("10.1 with 10 points in their own turn they win, at once", [] {
    auto p = withPoints(0, 9, Layout().roads(0, {"0,2/NW", "0,2/NE"}));
    QCOMPARE(p.state.head.phase, Phase::Play);
    p.buySettlement(0, "0,2:N");  // the cities gave their settlements back
    QCOMPARE(p.points(0), 10);
    QCOMPARE(p.state.head.phase, Phase::Over);
    QCOMPARE(p.state.head.winner, SeatId(0));
    QVERIFY(p.heard(EventKind::GameWon));
  });
  rule("10.1 with 9 points they do not", [] {
    auto p = withPoints(0, 8, Layout().roads(0, {"0,2/NW", "0,2/NE"}));
    p.buySettlement(0, "0,2:N");
    QCOMPARE(p.points(0), 9);
    QCOMPARE(p.state.head.phase, Phase::Play);
  });
  rule("10.1 victory.target = 8: eight points win, seven do not", [] {
    Layout layout = Layout().roads(0, {"0,2/NW", "0,2/NE"});
    layout.options.classicTarget = 8;
    auto p = withPoints(0, 6, layout);
    p.buySettlement(0, "0,2:N");
    QCOMPARE(p.points(0), 7);
    QCOMPARE(p.state.head.phase, Phase::Play);
    auto q = withPoints(0, 7, layout);
    q.buySettlement(0, "0,2:N");
    QCOMPARE(q.state.head.phase, Phase::Over);
    QCOMPARE(q.state.head.winner, SeatId(0));
  });
  rule("10.1 victory.target = 12: ten points do not win", [] {
    Layout layout = Layout().roads(0, {"0,2/NW", "0,2/NE"});
    layout.options.classicTarget = 12;
    auto p = withPoints(0, 9, layout);
    p.buySettlement(0, "0,2:N");
    QCOMPARE(p.points(0), 10);
    QCOMPARE(p.state.head.phase, Phase::Play);
  });
  rule("10.1 after the end every action of every seat is refused", [] {
    auto p = withPoints(0, 9, Layout().roads(0, {"0,2/NW", "0,2/NE"}));
    p.buySettlement(0, "0,2:N");
    p.payDues();
    for (int i = 0; i < 4; ++i) {
      QCOMPARE(p.refusal(i, endTurn()), Reject::GameOver);
      QCOMPARE(p.refusal(i, roll()), Reject::GameOver);
      QVERIFY(legalActions(p.definition, p.state, seat(i)).empty());
    }
    QVERIFY(waitingFor(p.state).isNone());
  });
  rule("12.8 X 8 open and 2 hidden in their own turn wins, the cards are shown", [] {
    auto p = withPoints(0, 8);
    p.giveCard(0, Card::Point);
    p.give(0, "ore wool grain");
    QCOMPARE(p.state.head.phase, Phase::Play);
    const auto move = p.play(0, buyCard(), Position::withCard(Card::Point));
    QCOMPARE(p.state.head.winner, SeatId(0));
    QCOMPARE(move.chance.winner, SeatId(0));
    QCOMPARE(int(move.chance.wonWith), 2);
  });
  rule("12.8 X 8 open and 2 hidden in Y's turn: no; at the start of their own turn, before the throw: yes", [] {
    auto p = withPoints(0, 8);
    p.play(0, endTurn());
    p.giveCard(0, Card::Point, 2);
    QCOMPARE(p.points(0), 10);
    p.finishTurn();
    p.finishTurn();
    QCOMPARE(p.state.head.phase, Phase::Play);
    QCOMPARE(p.active(), 3);
    p.quietThrow();
    const auto move = p.play(3, endTurn());
    QCOMPARE(p.state.head.winner, SeatId(0));
    QCOMPARE(int(move.chance.wonWith), 2);
    QVERIFY(!p.state.head.rolled());
  });
  rule("12.29 Road Building with 1 road in stock, 8 points, longest road 4 -> 5, no holder: wins after the first piece",
       [] {
         Layout layout;  // 14 roads, no five of them in a line: 4 + 3 + 3 + 2 + 2
         layout.roads(0, {"0,-2/E", "0,-2/NE", "0,-2/NW", "0,-2/W"});
         layout.roads(0, {"2,0/NW", "2,0/NE", "2,0/E"}).roads(0, {"-2,1/NE", "-2,1/NW", "-2,1/W"});
         layout.roads(0, {"0,2/SE", "0,2/SW"}).roads(0, {"-2,2/SE", "-2,2/SW"});
         layout.options.bankPerResource = 99;
         for (auto home : {"0,0:N", "1,0:N", "-1,0:N", "0,1:N", "-1,1:N"}) layout.settle(0, home);
         Position p(layout);
         QCOMPARE(p.route(0), 4);
         QCOMPARE(int(p.at(0).roads), 1);
         p.quietThrow();
         for (auto home : {"0,0:N", "1,0:N", "-1,0:N"}) p.buyCity(0, home);
         QCOMPARE(p.points(0), 8);
         p.giveCard(0, Card::RoadBuilding);
         p.play(0, playRoadBuilding());
         p.play(0, buildRoad(p.edge("0,-2/SW")));
         QCOMPARE(p.state.head.winner, SeatId(0));
         QCOMPARE(p.points(0), 10);
       });
  rule("8.4 the third knight wins before the robber moves", [] {
    auto p = withPoints(0, 8);
    p.at(0).played += CardCounts::of(Card::Knight, 2);
    p.state.supplies[0].deck -= CardCounts::of(Card::Knight, 2);
    p.giveCard(0, Card::Knight);
    p.play(0, playKnight());
    QCOMPARE(p.state.head.winner, SeatId(0));
    QCOMPARE(p.state.robbers[0], p.hex("0,0"));
  });
}

// 12.7: Y = seat 1 holds Longest Road with 6, X = seat 0 has a route of 5 and 8 points, Z = seat 2 cuts Y to 4.
Position cutStory(Switch ownTurn = Switch::On) {
  Layout layout;
  layout.options.ownTurnToWin = ownTurn;
  layout.options.bankPerResource = 99;
  layout.roads(1, {"0,-2/E", "0,-2/NE", "0,-2/NW", "0,-2/W", "0,-2/SW"}).road(2, "-1,-1/NW");
  layout.roads(0, {"2,0/NW", "2,0/NE", "2,0/E", "2,0/SE"});
  layout.roads(3, {"-2,2/SE"});
  for (auto home : {"0,0:N", "1,0:N", "-1,0:N", "0,1:N", "-1,1:N"}) layout.settle(0, home);
  Position p(layout);
  p.act(1);
  p.buyRoad(1, "-1,-1/E");
  p.act(0);
  for (auto home : {"0,0:N", "1,0:N", "-1,0:N"}) p.buyCity(0, home);
  p.buyRoad(0, "1,1/E");
  return p;
}

void storyRows(Rows& rule) {
  rule(
      "12.7, 7.12, victory.ownTurn = on: Z cuts Y to 4: X becomes holder, 10 points, no win; at the start of X's next "
      "turn, before the throw: X "
      "wins",
      [] {
        auto p = cutStory();
        QCOMPARE(p.state.awards[0].longestRoad, SeatId(1));
        QCOMPARE(p.route(0), 5);
        QCOMPARE(p.points(0), 8);
        p.act(2);
        p.buySettlement(2, "0,-2:SW");
        QCOMPARE(p.route(1), 4);
        QCOMPARE(p.state.awards[0].longestRoad, SeatId(0));
        QCOMPARE(p.points(0), 10);
        QCOMPARE(p.state.head.phase, Phase::Play);
        p.play(2, endTurn());
        p.quietThrow();
        QCOMPARE(p.state.head.phase, Phase::Play);
        p.play(3, endTurn());
        QCOMPARE(p.state.head.winner, SeatId(0));
        QVERIFY(!p.state.head.rolled());
      });
  rule("victory.ownTurn = off (10.2): after every move of anyone, so X wins in Z's turn", [] {
    auto p = cutStory(Switch::Off);
    p.act(2);
    p.buySettlement(2, "0,-2:SW");
    QCOMPARE(p.state.head.phase, Phase::Over);
    QCOMPARE(p.state.head.winner, SeatId(0));
    QCOMPARE(p.active(), 2);
  });
  rule("victory.ownTurn = off (10.2): of several at once the seat whose turn it is, then in seat order from it", [] {
    Layout layout;
    layout.options.ownTurnToWin = Switch::Off;
    for (int i = 0; i < 4; ++i) layout.settle(i, std::array{"0,-1:N", "1,1:N", "-2,2:N", "0,-2:N"}[std::size_t(i)]);
    for (int turn : {3, 1, 2}) {
      Position p(layout);
      p.act(turn);
      p.giveCard(1, Card::Point);
      p.giveCard(2, Card::Point);
      p.definition.rules.target = 2;  // seats 1 and 2 have it
      p.give(turn, "ore*4");
      p.play(turn, tradeWithBank(Resource::Ore, Resource::Wool));
      QCOMPARE(p.state.head.winner, SeatId(turn == 2 ? 2 : 1));
    }
  });
  rule("12.7 unless the award was lost meanwhile: then the game goes on", [] {
    auto p = cutStory();
    p.act(2);
    p.buySettlement(2, "0,-2:SW");
    p.play(2, endTurn());
    p.quietThrow();
    for (auto road : {"-2,2/SW", "-2,2/W", "-2,1/SW", "-2,1/W", "-2,1/NW"}) p.buyRoad(3, road);
    QCOMPARE(p.route(3), 6);
    QCOMPARE(p.state.awards[0].longestRoad, SeatId(3));
    p.play(3, endTurn());
    QCOMPARE(p.active(), 0);
    QCOMPARE(p.state.head.phase, Phase::Play);
    QCOMPARE(p.points(0), 8);
  });
}

void declareRows(Rows& rule) {
  auto manual = [] {
    Layout layout;
    layout.options.declare = DeclareVictory::Manual;
    return layout;
  };
  rule("victory.declare = manual (8.6): the game ends only when they declare it in their turn", [manual] {
    auto p = withPoints(0, 8, manual());
    QCOMPARE(p.refusal(0, declareVictory()), Reject::CannotDeclareYet);
    p.giveCard(0, Card::Point);
    p.give(0, "ore wool grain");
    p.play(0, buyCard(), Position::withCard(Card::Point));
    QCOMPARE(p.points(0), 10);
    QCOMPARE(p.state.head.phase, Phase::Play);
    const auto move = p.play(0, declareVictory());
    QCOMPARE(p.state.head.winner, SeatId(0));
    QCOMPARE(int(move.chance.wonWith), 2);
  });
  rule("victory.declare = manual (8.6): refused in another's turn", [manual] {
    auto p = withPoints(0, 8, manual());
    p.play(0, endTurn());
    p.giveCard(0, Card::Point, 2);
    QCOMPARE(p.refusal(0, declareVictory()), Reject::NotYourTurn);
  });
  rule("victory.declare = manual (4.2): may be declared before the throw", [manual] {
    auto p = withPoints(0, 8, manual());
    p.turnOf(0);
    p.giveCard(0, Card::Point, 2);
    QCOMPARE(p.must(0), Decision::Roll);
    p.play(0, declareVictory());
    QCOMPARE(p.state.head.winner, SeatId(0));
  });
  rule("victory.declare = manual (8.6): refused while a decision is pending", [manual] {
    auto p = withPoints(0, 8, manual());
    p.giveCard(0, Card::Point, 2);
    p.giveCard(0, Card::Knight);
    p.play(0, playKnight());
    QCOMPARE(p.refusal(0, declareVictory()), Reject::DecisionPending);
  });
  rule("victory.declare = auto (8.6): there is nothing to declare", [] {
    auto p = withPoints(0, 8);
    QVERIFY(p.refusal(0, declareVictory()) != kLegal);
    QVERIFY(!p.listed(0, ActionKind::DeclareVictory));
  });
  rule("8.6 whether the declaration is listed depends on own cards only", [manual] {
    auto p = withPoints(0, 8, manual());
    QVERIFY(!p.listed(0, ActionKind::DeclareVictory));
    p.giveCard(0, Card::Point, 2);
    QVERIFY(p.listed(0, ActionKind::DeclareVictory));
  });
}

void endRows(Rows& rule) {
  rule("10.4 a stopped game is ranked by points, ties share", [] {
    auto p = withPoints(0, 4);
    p.play(-1, tableMove(ActionKind::StopGame));
    QCOMPARE(p.state.head.phase, Phase::Over);
    QVERIFY(p.state.head.winner.isNone());
    p.payDues();
    const auto ranks = standings(p.definition, p.state);
    QCOMPARE(ranks.size(), 4u);
    QCOMPARE(ranks[0].seat, SeatId(0));
    QCOMPARE(ranks[0].points, 4);
    QCOMPARE(ranks[0].rank, 1);
    QCOMPARE(ranks[1].seat, SeatId(3));
    QCOMPARE(ranks[1].rank, 2);
    QCOMPARE(ranks[2].rank, ranks[3].rank);
    QCOMPARE(ranks[2].rank, 3);
  });
  rule("2.7 points come from settlements, cities and point cards", [] {
    auto p = withPoints(0, 7);  // three settlements and two cities
    p.giveCard(0, Card::Point, 2);
    const PointSources sources = pointSources(p.definition, p.state, SeatId(0));
    QCOMPARE(sources, (PointSources{.seat = SeatId(0), .settlements = 3, .cities = 4, .cards = 2}));
    QCOMPARE(sources.total(), 9);
    QCOMPARE(pointSources(p.definition, p.state, SeatId(3)).settlements, 1);
  });
  rule("2.7 an award counts for its holder alone", [] {
    auto p = withPoints(0, 4);
    p.state.awards[0].largestArmy = SeatId(3);
    QCOMPARE(pointSources(p.definition, p.state, SeatId(3)).largestArmy, 2);
    QCOMPARE(pointSources(p.definition, p.state, SeatId(3)).longestRoad, 0);
    QCOMPARE(pointSources(p.definition, p.state, SeatId(0)).largestArmy, 0);
  });
  rule("8.6 a Year of Plenty takes two, or what the bank still has", [] {
    auto p = withPoints(0, 4);
    QCOMPARE(plentySize(p.definition, p.state, SeatId(0)), 2);
    p.state.supplies[0].bank = CardCounts::of(Resource::Ore);
    QCOMPARE(plentySize(p.definition, p.state, SeatId(0)), 1);
    p.state.supplies[0].bank = {};
    QCOMPARE(plentySize(p.definition, p.state, SeatId(0)), 0);
  });
  rule("10.4 point cards count in the final table", [] {
    auto p = withPoints(0, 4);
    p.giveCard(3, Card::Point, 4);
    p.play(-1, tableMove(ActionKind::StopGame));
    p.payDues();
    QCOMPARE(standings(p.definition, p.state)[0].seat, SeatId(3));
    QCOMPARE(standings(p.definition, p.state)[0].points, 5);
  });
  rule("10.5 at the end all hidden cards are shown, seat by seat, once", [] {
    auto p = withPoints(0, 4);
    p.give(1, "ore*2 wool");
    p.giveCard(1, Card::Knight);
    p.giveCard(2, Card::Point);
    const auto hidden = visibleTo(SeatId(3), p.definition, p.state);
    QCOMPARE(hidden.seat(SeatId(1)).hand[Resource::Ore], 0);
    p.play(-1, tableMove(ActionKind::StopGame));
    QVERIFY(dueMove(p.definition, p.state).has_value());
    QCOMPARE(dueMove(p.definition, p.state)->kind, ActionKind::Reveal);
    QVERIFY(p.payDues() <= 4);
    QVERIFY(!dueMove(p.definition, p.state));
  });
  rule("8.3, 10.5 the card that wins stays among those bought this turn, also when all cards are shown", [] {
    auto p = withPoints(0, 9);
    p.giveCard(0, Card::Knight);
    p.give(0, p.definition.rules.cardCost);
    State seen = visibleTo(SeatId(1), p.definition, p.state);
    const auto follow = [&](SeatId by, const Action& action, const Chance& chance) {
      const State before = p.state;
      const Move move = p.play(by ? by.value : -1, action, chance);
      if (const auto told = visibleTo(SeatId(1), p.definition, before, move)) apply(p.definition, seen, *told);
      QVERIFY(seen == visibleTo(SeatId(1), p.definition, p.state));
    };
    follow(SeatId(0), buyCard(), Position::withCard(Card::Point));
    QCOMPARE(p.state.head.winner, SeatId(0));
    QCOMPARE(p.at(0).cards, CardCounts::of(Card::Knight) + CardCounts::of(Card::Point));
    QCOMPARE(p.at(0).boughtThisTurn, CardCounts::of(Card::Point));
    QCOMPARE(seen.seat(SeatId(0)).boughtThisTurn, CardCounts::of(Card::Unknown));
    while (const auto due = dueMove(p.definition, p.state)) follow({}, *due, {});
    QCOMPARE(p.at(0).boughtThisTurn, CardCounts::of(Card::Point));
    QCOMPARE(seen.seat(SeatId(0)).boughtThisTurn, CardCounts::of(Card::Point));
  });
  rule("10.1 the winner is first in the final table even when another has as many points", [] {
    auto p = cutStory();
    p.act(2);
    p.buySettlement(2, "0,-2:SW");
    p.turnOf(0);
    p.payDues();
    QCOMPARE(standings(p.definition, p.state)[0].seat, SeatId(0));
    QCOMPARE(standings(p.definition, p.state)[0].rank, 1);
  });
}

}  // namespace

class TestVictory : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    ownTurnRows(rule);
    onlyChoiceRows(rule);
    storyRows(rule);
    declareRows(rule);
    endRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestVictory)
#include "test_victory.moc"
