// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/crazy.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// Seat 0 has two cities and one settlement, in its own turn after the throw; the others a settlement each.
Position threeBuildings(const std::function<void(Layout&)>& change = [](Layout&) {}) {
  Layout layout;
  layout.settleAll(0, {"0,-2:N", "2,-2:N", "0,0:N"}).settle(1, "1,1:N").settle(2, "-2,2:N").settle(3, "2,0:N");
  layout.road(0, "0,0/NE");
  change(layout);
  Position p = crazyPosition(layout);
  startRound(p);
  p.quietThrow();
  p.buyCity(0, "0,-2:N");
  p.buyCity(0, "2,-2:N");
  for (int i = 0; i < 4; ++i) p.dropHand(i);
  return p;
}
Position shaken(const std::function<void(Layout&)>& change = [](Layout&) {}) {
  Position p = threeBuildings(change);
  startRound(p, RoundEvent::Earthquake);
  return p;
}
/// Seat 0 had nothing but one city.
Position homeless(const std::function<void(Layout&)>& change = [](Layout&) {}) {
  Layout layout;
  layout.settle(0, "0,0:N").settle(1, "1,1:N").settle(2, "-2,2:N").settle(3, "2,0:N");
  layout.roads(0, {"0,0/NE", "0,0/E"});
  change(layout);
  Position p = crazyPosition(layout);
  startRound(p);
  p.quietThrow();
  p.buyCity(0, "0,0:N");
  startRound(p, RoundEvent::Earthquake);
  return p;
}

}  // namespace

class TestCrazyEarthquake : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void earthquake_data();
  void earthquake() {
    QFETCH(Case, play);
    play();
  }
  void relief_data();
  void relief() {
    QFETCH(Case, play);
    play();
  }
  void insurance_data();
  void insurance() {
    QFETCH(Case, play);
    play();
  }
};

void TestCrazyEarthquake::earthquake_data() {
  Rows row;
  row("12.14, crazy.earthquake = destroy: two cities and a settlement, 5 points: 1 point, ledger 2, the cities in "
      "stock",
      [] {
        Position before = threeBuildings();
        QCOMPARE(before.points(0), 5);
        Position p = shaken();
        QCOMPARE(p.points(0), 1);
        QCOMPARE(int(p.at(0).unrefundedCities), 2);
        QCOMPARE(int(p.at(0).cities), 8);
        QVERIFY(p.state.at(p.corner("0,-2:N")).isEmpty());
        QVERIFY(p.heard(EventKind::CityLost));
      });
  row("8.11: the corner is empty and may be settled by others, routes stay", [] {
    Position p = homeless();
    QVERIFY(p.state.at(p.edge("0,0/NE")).isOf(seat(0)));
    QVERIFY(p.state.blocks[0].corners >> (p.corner("0,0:N").value & 63) & 1);
  });
  row("6.8: the harbor goes with the building", [] {
    Position p = threeBuildings([](Layout& layout) { layout.board.harbors = classicHarbors(); });
    const auto rates = p.at(0).rates;
    startRound(p, RoundEvent::Earthquake);
    QVERIFY(rates != 0);
    QCOMPARE(int(p.at(0).rates), 0);
  });
  row("7.10: a route that a city had cut is whole again", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "0,0:N").settle(2, "-2,2:N").settle(3, "2,0:N");
    layout.roads(0, {"0,0/NW", "-1,0/NE", "0,0/NE", "0,0/E", "0,0/SE"});
    Position p = crazyPosition(layout);
    startRound(p);
    QVERIFY(p.route(0) < 5);
    p.act(1);
    p.buyCity(1, "0,0:N");
    startRound(p, RoundEvent::Earthquake);
    QCOMPARE(p.route(0), 5);
    QCOMPARE(p.state.awards[0].longestRoad, seat(0));
  });
  row("8.11, crazy.earthquake = downgrade: cities become settlements again", [] {
    Position p = shaken([](Layout& layout) { layout.options.earthquake = Earthquake::Downgrade; });
    QCOMPARE(p.points(0), 3);
    QCOMPARE(int(p.at(0).settlements), 5);
    QVERIFY(p.state.at(p.corner("2,-2:N")).kind() == Piece::Settlement);
  });
  row("8.11, downgrade: in reading order while settlements last, the rest is destroyed", [] {
    Position p = shaken([](Layout& layout) {
      layout.options.earthquake = Earthquake::Downgrade;
      layout.options.crazyStock = {3, 8, 20};
      layout.settle(0, "0,1:SW");
      layout.starts[0].settlements.erase(layout.starts[0].settlements.begin() + 2);
    });
    QCOMPARE(p.points(0), 3);  // 3 settlements in all
  });
  row("8.8: in round 1 an earthquake does nothing", [] {
    Layout layout;
    layout.settle(0, "0,-2:N").settle(1, "1,1:N").settle(2, "-2,2:N").settle(3, "2,0:N");
    Position p = crazyPosition(layout);
    startRound(p, RoundEvent::Earthquake);
    QCOMPARE(p.points(0), 1);
    QVERIFY(!p.heard(EventKind::CityLost));
  });
}

void TestCrazyEarthquake::relief_data() {
  Rows row;
  row("8.11, crazy.relief = on: at the start of a turn they must place one settlement at an own route, free of charge",
      [] {
        Position p = homeless();
        QCOMPARE(p.must(0), Decision::Settlement);
        QCOMPARE(p.refusal(0, roll()), Reject::DecisionPending);
        QCOMPARE(p.refusal(0, buildSettlement(p.corner("-2,0:NW"))), Reject::NotConnected);
        p.play(0, buildSettlement(p.corner("0,0:N")));
        QCOMPARE(p.points(0), 1);
        QCOMPARE(p.hand(0), CardCounts());
        QCOMPARE(p.must(0), Decision::Roll);
      });
  row("8.11: none at an own route: any corner legal in set-up", [] {
    Position p = homeless([](Layout& layout) { layout.starts[0].roads.clear(); });
    QCOMPARE(p.must(0), Decision::Settlement);
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("-2,0:NW"))), kLegal);
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("1,1:N"))), Reject::CornerTaken);
  });
  row("8.11: TimeUp: the legal corner with most pips, then the table throws", [] {
    Position p = homeless([](Layout& layout) { layout.starts[0].roads.clear(); });
    int most = 0;
    for (CornerId corner : legalActions(p.definition, p.state, seat(0)).settlementCorners())
      most = std::max(most, p.definition.map.pips(corner));
    p.play(-1, tableMove(ActionKind::TimeUp, seat(0)), Position::withDice(1, 1));
    QCOMPARE(p.points(0), 1);
    for (int c = 0; c < p.definition.map.cornerCount(); ++c)
      if (p.state.at(CornerId(c)).isOf(seat(0))) QCOMPARE(p.definition.map.pips(CornerId(c)), most);
    QCOMPARE(p.active(), 1);
  });
  row("8.11, crazy.relief = off: they go on without a building", [] {
    Position p = homeless([](Layout& layout) { layout.options.relief = Switch::Off; });
    QCOMPARE(p.must(0), Decision::Roll);
    QCOMPARE(p.points(0), 0);
  });
  row("8.11: without a building they may trade and be traded with", [] {
    Position p = homeless([](Layout& layout) { layout.options.relief = Switch::Off; });
    p.quietThrow();
    p.give(0, "ore");
    p.give(1, "wool");
    p.play(0, offerTrade(cards("ore"), cards("wool"), seats({1})));
    p.play(1, accept(seat(0)));
    QCOMPARE(p.hand(0), cards("wool"));
    p.play(0, endTurn());
    p.quietThrow();
    p.give(1, "ore");
    p.play(1, offerTrade(cards("ore"), cards("wool"), seats({0})));
    QCOMPARE(p.refusal(0, accept(seat(1))), kLegal);
  });
  row("8.11: relief costs nothing and brings no cards; without a building left by 8.11 no production is theirs", [] {
    Position p = homeless([](Layout& layout) { layout.options.relief = Switch::Off; });
    p.throwDice(4);  // mountains 4 lie at 0,0:N, where their city was
    QCOMPARE(p.hand(0), CardCounts());
  });
  row("8.11: who still has a building gets none", [] { QCOMPARE(shaken().must(0), Decision::Roll); });
}

void TestCrazyEarthquake::insurance_data() {
  Rows row;
  const auto insured = [](const std::function<void(Layout&)>& change = [](Layout&) {}) {
    Position p = shaken(change);
    p.giveCard(0, Card::Insurance, 2);
    return p;
  };
  row("12.14: the refund of two cities; a second Insurance is refused", [=] {
    Position p = insured([](Layout& layout) { layout.options.cardsPerTurn = kUnlimited; });
    p.play(0, playInsurance());
    QCOMPARE(p.hand(0), cards("brick*2 lumber*2 wool*2 grain*6 ore*6"));
    QCOMPARE(int(p.at(0).unrefundedCities), 0);
    QCOMPARE(p.refusal(0, playInsurance()), Reject::NothingToRefund);
  });
  row("8.14: bank short: they get what is there, the rest is forfeited", [=] {
    Position p = insured();
    p.leaveInBank(Resource::Ore, 1, 3);
    p.leaveInBank(Resource::Wool, 0, 3);
    p.play(0, playInsurance());
    QCOMPARE(p.hand(0), cards("brick*2 lumber*2 grain*6 ore"));
    QCOMPARE(int(p.at(0).unrefundedCities), 0);
  });
  row("8.14, downgrade: a line is the city's cost only", [=] {
    Position p = insured([](Layout& layout) { layout.options.earthquake = Earthquake::Downgrade; });
    p.play(0, playInsurance());
    QCOMPARE(p.hand(0), cards("grain*4 ore*6"));
  });
  row("8.14 C6: losses of several earthquakes add up", [=] {
    Position p = insured();
    p.quietThrow();
    p.buyCity(0, "0,0:N");
    startRound(p, RoundEvent::Earthquake);
    QCOMPARE(int(p.at(0).unrefundedCities), 3);
  });
  row("8.14: in the own turn, by the one-per-turn rule", [=] {
    Position p = insured();
    QCOMPARE(p.refusal(1, playInsurance()), Reject::NotYourTurn);
    p.play(0, playInsurance());
    p.at(0).unrefundedCities = 1;
    QCOMPARE(p.refusal(0, playInsurance()), Reject::OneCardPerTurn);
  });
}

TAPU_TEST(TestCrazyEarthquake)
#include "test_crazy_earthquake.moc"
