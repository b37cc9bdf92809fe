// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// Seat 0 lives at 0,0:N with a road to 0,0:NE and on to 0,0:SE; it is to trade and build.
Layout homestead() {
  Layout layout;
  layout.settle(0, "0,0:N").roads(0, {"0,0/NE", "0,0/E"});
  return layout;
}
Position building(const Layout& layout) {
  Position p(layout);
  p.quietThrow();
  return p;
}

void costRows(Rows& rule) {
  rule("2.1 a road costs brick and lumber, paid to the bank", [] {
    auto p = building(homestead());
    p.give(0, "brick lumber ore");
    p.play(0, buildRoad(p.edge("0,0/NW")));
    QCOMPARE(p.hand(0), cards("ore"));
    QCOMPARE(p.state.supplies[0].bank, CardCounts::resources(19, 19, 19, 19, 18));
    QVERIFY(p.state.at(p.edge("0,0/NW")).isOf(SeatId(0)));
    QCOMPARE(int(p.at(0).roads), 12);
  });
  rule("2.1 a settlement costs brick, lumber, wool and grain", [] {
    auto p = building(homestead());
    p.give(0, "brick lumber wool grain ore");
    p.play(0, buildSettlement(p.corner("0,0:SE")));
    QCOMPARE(p.hand(0), cards("ore"));
    QCOMPARE(p.points(0), 2);
    QCOMPARE(int(p.at(0).settlements), 3);
  });
  rule("2.1 a city costs three ore and two grain", [] {
    auto p = building(homestead());
    p.give(0, "ore*3 grain*2 wool");
    p.play(0, buildCity(p.corner("0,0:N")));
    QCOMPARE(p.hand(0), cards("wool"));
    QCOMPARE(p.points(0), 2);
    QCOMPARE(p.state.at(p.corner("0,0:N")).kind(), Piece::City);
  });
  rule("2.1 a development card costs ore, wool and grain", [] {
    auto p = building(homestead());
    p.give(0, "ore wool grain brick");
    p.play(0, buyCard());
    QCOMPARE(p.hand(0), cards("brick"));
    QCOMPARE(p.at(0).cards.total(), 1);
    QCOMPARE(p.state.supplies[0].deck.total(), 24);
  });
  for (auto [what, hand] : {std::pair{"road", "brick*4 ore*4 wool*4 grain*4"},
                            {"road", "lumber*4 ore*4 wool*4 grain*4"},
                            {"settlement", "lumber*4 wool*4 grain*4"},
                            {"settlement", "brick*4 lumber*4 grain*4"},
                            {"settlement", "brick*4 lumber*4 wool*4"},
                            {"settlement", "brick*4 wool*4 grain*4"},
                            {"city", "ore*2 grain*5"},
                            {"city", "ore*5 grain"},
                            {"card", "ore*4 wool*4"},
                            {"card", "ore*4 grain*4"},
                            {"card", "wool*4 grain*4"}}) {
    rule(qPrintable(QString::asprintf("2.1 a hand of %s does not pay a %s", hand, what)),
         [what = std::string(what), hand = std::string(hand)] {
           auto p = building(homestead());
           p.give(0, hand);
           const auto action = what == "road"         ? buildRoad(p.edge("0,0/NW"))
                               : what == "settlement" ? buildSettlement(p.corner("0,0:SE"))
                               : what == "city"       ? buildCity(p.corner("0,0:N"))
                                                      : buyCard();
           QCOMPARE(p.refusal(0, action), Reject::NotEnoughCards);
         });
  }
}

void roadRows(Rows& rule) {
  rule("2.3 a road on an empty edge that touches an own road, settlement or city", [] {
    auto p = building(homestead());
    p.give(0, "brick*5 lumber*5");
    for (auto name : {"0,0/NW", "0,-1/E", "1,-1/SE", "0,0/SE", "0,1/NE"})
      QCOMPARE(p.refusal(0, buildRoad(p.edge(name))), kLegal);
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).roadEdges().size(), 5u);
  });
  rule("2.3 a road that touches nothing of one's own is refused", [] {
    auto p = building(homestead());
    p.give(0, "brick lumber");
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,0/SW"))), Reject::RoadNotConnected);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("-2,2/E"))), Reject::RoadNotConnected);
  });
  rule("2.3 a road is not joined through a corner with another player's building", [] {
    auto layout = homestead();
    layout.settle(1, "0,0:SE");
    auto p = building(layout);
    p.give(0, "brick lumber");
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,0/SE"))), Reject::RoadNotConnected);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,1/NE"))), Reject::RoadNotConnected);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("1,-1/SE"))), kLegal);  // by the free corner 0,0:NE
  });
  rule("2.3 a road may end at another player's building", [] {
    Layout layout;
    layout.settle(0, "0,0:N").road(0, "0,0/NE").settle(1, "0,0:SE");
    auto p = building(layout);
    p.buyRoad(0, "0,0/E");
  });
  rule("2.3 a road past another's building is joined from its far end", [] {
    auto layout = homestead();
    layout.settle(1, "0,0:SE").road(0, "0,0/SW");
    auto p = building(layout);
    p.give(0, "brick lumber");
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,0/SE"))), kLegal);  // by 0,0:S, where their other road ends
  });
  rule("2.4 one piece per edge, one's own or another's", [] {
    auto layout = homestead();
    layout.road(1, "0,0/NW");
    auto p = building(layout);
    p.give(0, "brick*2 lumber*2");
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,0/NE"))), Reject::EdgeTaken);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,0/NW"))), Reject::EdgeTaken);
  });
  rule("2.3 coast edges take roads, 7.2 sea edges never", [] {
    Layout layout;
    layout.board.cells.push_back({{3, -1}, Terrain::Sea, 0});
    layout.board.cells.push_back({{3, -2}, Terrain::Sea, 0});
    layout.settle(0, "2,-1:NE");  // touches fields 11 and both sea cells
    auto p = building(layout);
    p.give(0, "brick lumber");
    QCOMPARE(p.refusal(0, buildRoad(p.edge("2,-1/E"))), kLegal);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("2,-1/NE"))), kLegal);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("3,-1/NW"))), Reject::EdgeTakesNoRoad);
  });
  rule("0.2 an edge that is not on the map is no place", [] {
    auto p = building(homestead());
    p.give(0, "brick lumber");
    QCOMPARE(p.refusal(0, buildRoad(EdgeId(2000))), Reject::NoSuchPlace);
    QCOMPARE(p.refusal(0, buildRoad(EdgeId())), Reject::NoSuchPlace);
  });
  rule("2.2 with no road left the road is refused: 15 in all", [] {
    Layout layout;
    layout.settle(0, "0,0:N");
    layout.roads(0, {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW", "0,0/W", "0,0/NW", "1,0/NE", "1,0/E", "1,0/SE", "1,0/SW",
                     "1,0/NW", "0,1/E", "0,1/SE", "0,1/SW"});
    auto p = building(layout);
    p.buyRoad(0, "0,1/W");
    QCOMPARE(int(p.at(0).roads), 0);
    p.give(0, "brick lumber");
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,-1/E"))), Reject::NoPieceLeft);
    QVERIFY(!p.listed(0, ActionKind::Road));
  });
}

void buildingRows(Rows& rule) {
  rule("0.3 a piece belongs to one player for ever: nobody raises or goes on from another's", [] {
    auto p = building(homestead());
    p.finishTurn();
    p.quietThrow();
    p.give(1, "ore*3 grain*2 brick lumber");
    QVERIFY(p.refusal(1, buildCity(p.corner("0,0:N"))) != kLegal);
    QVERIFY(p.refusal(1, buildRoad(p.edge("0,0/SE"))) != kLegal);
    QVERIFY(p.state.at(p.corner("0,0:N")).isOf(SeatId(0)));
  });
  rule("2.5 a settlement needs an own road that ends there", [] {
    auto p = building(homestead());
    p.give(0, "brick lumber wool grain");
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:SE"))), kLegal);
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:SW"))), Reject::NotConnected);
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).settlementCorners().size(), 1u);
  });
  rule("2.5 another player's road does not connect", [] {
    auto layout = homestead();
    layout.road(1, "0,0/SW");
    auto p = building(layout);
    p.give(0, "brick lumber wool grain");
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:SW"))), Reject::NotConnected);
  });
  rule("2.5 a corner with a building is taken", [] {
    auto layout = homestead();
    layout.settle(1, "0,0:SE");
    auto p = building(layout);
    p.give(0, "brick lumber wool grain");
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:SE"))), Reject::CornerTaken);
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:N"))), Reject::CornerTaken);
  });
  rule("2.5 every corner one edge away is free of any building, own included", [] {
    auto layout = homestead();
    layout.settle(1, "0,1:NE");  // one edge from 0,0:SE
    auto p = building(layout);
    p.give(0, "brick lumber wool grain");
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:SE"))), Reject::TooClose);
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:NE"))), Reject::TooClose);
  });
  rule("2.5 a corner of sea cells alone is not on land", [] {
    Layout layout;
    for (Hex sea : {Hex{3, -1}, Hex{3, -2}, Hex{4, -2}}) layout.board.cells.push_back({sea, Terrain::Sea, 0});
    Position p(layout.open());
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("3,-1:NE"))), Reject::CornerNotOnLand);
  });
  rule("0.2 a corner that is not on the map is no place", [] {
    auto p = building(homestead());
    p.give(0, "brick*2 lumber*2 wool*2 grain*5 ore*3");
    QCOMPARE(p.refusal(0, buildSettlement(CornerId(700))), Reject::NoSuchPlace);
    QCOMPARE(p.refusal(0, buildSettlement(CornerId())), Reject::NoSuchPlace);
    QCOMPARE(p.refusal(0, buildCity(CornerId(700))), Reject::NoSuchPlace);
  });
  rule("2.6 a city replaces an own settlement", [] {
    auto layout = homestead();
    layout.settle(1, "0,0:SE");
    auto p = building(layout);
    p.give(0, "ore*6 grain*4");
    QCOMPARE(p.refusal(0, buildCity(p.corner("0,0:SE"))), Reject::NotYourSettlement);
    QCOMPARE(p.refusal(0, buildCity(p.corner("0,0:SW"))), Reject::NotYourSettlement);
    p.play(0, buildCity(p.corner("0,0:N")));
    QCOMPARE(p.refusal(0, buildCity(p.corner("0,0:N"))), Reject::NotYourSettlement);
  });
  rule("2.6 a settlement built this turn may be raised at once", [] {
    auto p = building(homestead());
    p.buySettlement(0, "0,0:SE");
    p.buyCity(0, "0,0:SE");
    QCOMPARE(p.points(0), 3);
  });
  rule("2.2 a city placed returns its settlement to stock", [] {
    auto p = building(homestead());
    QCOMPARE(int(p.at(0).settlements), 4);
    p.buyCity(0, "0,0:N");
    QCOMPARE(int(p.at(0).settlements), 5);
    QCOMPARE(int(p.at(0).cities), 3);
  });
  rule("2.2 the sixth settlement is refused until a city returns one", [] {
    Layout layout;
    layout.settleAll(0, {"0,0:N", "0,-1:N", "1,0:N", "-2,2:N", "-2,1:N"}).roads(0, {"0,0/NE", "0,0/E"});
    auto p = building(layout);
    p.give(0, "brick lumber wool grain");
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:SE"))), Reject::NoPieceLeft);
    p.buyCity(0, "-2,2:N");
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,0:SE"))), kLegal);
  });
  rule("2.2 the fifth city is refused", [] {
    Layout layout;
    layout.settleAll(0, {"0,0:N", "0,-1:N", "1,0:N", "-2,2:N", "-2,1:N"});
    auto p = building(layout);
    for (auto name : {"0,0:N", "0,-1:N", "1,0:N", "-2,2:N"}) p.buyCity(0, name);
    QCOMPARE(p.points(0), 9);
    p.give(0, "ore*3 grain*2");
    QCOMPARE(p.refusal(0, buildCity(p.corner("-2,1:N"))), Reject::NoPieceLeft);
  });
  rule("2.7 settlement 1, city 2, point card 1", [] {
    auto layout = homestead();
    layout.settle(0, "-2,2:N");
    auto p = building(layout);
    p.buyCity(0, "-2,2:N");
    p.giveCard(0, Card::Point);
    QCOMPARE(p.state.publicPoints(SeatId(0)), 3);
    QCOMPARE(p.points(0), 4);
  });
}

void phaseRows(Rows& rule) {
  auto strict = [] {
    auto layout = homestead();
    layout.options.phases = TurnPhases::Strict;
    return layout;
  };
  rule("turn.phases = combined (4.3): trade and build in any order", [] {
    auto p = building(homestead());
    p.buyRoad(0, "0,0/NW");
    p.give(0, "ore*4");
    p.give(1, "wool");
    p.play(0, tradeWithBank(Resource::Ore, Resource::Wool));
    QCOMPARE(p.refusal(0, offerTrade(cards("wool"), cards("grain"), seats({1}))), kLegal);
    p.buyRoad(0, "0,-1/E");
  });
  rule("turn.phases = strict (4.3): after the first piece no trade in that turn", [strict] {
    auto p = building(strict());
    p.give(0, "ore*8");
    p.give(1, "wool");
    p.play(0, tradeWithBank(Resource::Ore, Resource::Wool));
    p.buyRoad(0, "0,0/NW");
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Ore, Resource::Wool)), Reject::TradeAfterBuilding);
    QCOMPARE(p.refusal(0, offerTrade(cards("wool"), cards("grain"), seats({1}))), Reject::TradeAfterBuilding);
    p.turnOf(0);
    p.quietThrow();
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Ore, Resource::Wool)), kLegal);
  });
  rule("turn.phases = strict (4.3): a purchase is a build", [strict] {
    auto p = building(strict());
    p.give(0, "ore*8 wool grain");
    p.play(0, buyCard(), Position::withCard(Card::Knight));
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Ore, Resource::Wool)), Reject::TradeAfterBuilding);
  });
  rule("turn.phases = strict (4.3): a free piece is a build", [strict] {
    auto p = building(strict());
    p.give(0, "ore*8");
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    p.play(0, buildRoad(p.edge("0,0/NW")));
    p.play(0, buildRoad(p.edge("0,-1/E")));
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Ore, Resource::Wool)), Reject::TradeAfterBuilding);
  });
  rule("turn.phases = strict (4.3): playing a knight is no build", [strict] {
    auto p = building(strict());
    p.give(0, "ore*8");
    p.giveCard(0, Card::Knight);
    p.play(0, playKnight());
    p.play(0, moveRobber(p.hex("0,-2"), {}));
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Ore, Resource::Wool)), kLegal);
  });
  rule("turn.phases = strict (4.3): an offer cannot be accepted after the build either", [strict] {
    auto p = building(strict());
    p.give(0, "ore*8");
    p.give(1, "wool");
    p.play(0, offerTrade(cards("ore"), cards("wool"), seats({1})));
    p.buyRoad(0, "0,0/NW");
    QVERIFY(p.refusal(1, accept(SeatId(0))) != kLegal);
  });
}

}  // namespace

class TestBuilding : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    costRows(rule);
    roadRows(rule);
    buildingRows(rule);
    phaseRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestBuilding)
#include "test_building.moc"
