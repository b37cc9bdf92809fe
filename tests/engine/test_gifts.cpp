// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/play/visible.h"
#include "engine/rules/gifts.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

// Gifts on edges and corners (14.6).

using namespace tapu;
using namespace tapu::test;

namespace {

Gift onEdge(Hex hex, std::string_view side, Gift::Kind kind, int count = 1, Resource resource = Resource::None) {
  return {hex, Gift::On::Edge, *sideNamed(side, Orientation::Pointy), kind, resource, count};
}
Gift onCorner(Hex hex, std::string_view corner, Gift::Kind kind, int count = 1) {
  return {hex, Gift::On::Corner, *cornerNamed(corner, Orientation::Pointy), kind, Resource::None, count};
}

/// The two islands with these gifts, seat 0 on the west coast at 1,1:NE, the others out of the way.
Layout shore(std::vector<Gift> gifts) {
  Layout layout;
  layout.board = islands();
  layout.board.gifts = std::move(gifts);
  return layout.settle(0, "1,1:NE").settle(1, "5,0:N").settle(2, "-1,3:SW").settle(3, "4,3:SE");
}

Position acting(const Layout& layout) {
  Position p(layout);
  p.act(0);
  return p;
}

int giftPoints(const Position& p, int seat) { return p.state.sea->giftPoints[std::size_t(seat)]; }

const Event& giftTold(const Position& p) {
  const auto found = std::ranges::find(p.told, EventKind::GiftTaken, &Event::kind);
  if (found == p.told.end()) qFatal("no gift was told");
  return *found;
}

/// A gift on the edge 2,1/NW, where the first ship of seat 0 goes.
constexpr Hex kAtSea{2, 1};
Position withGift(Gift::Kind kind, int count = 1, Resource resource = Resource::None) {
  return acting(shore({onEdge(kAtSea, "NW", kind, count, resource)}));
}

void resourceRows(Rows& rule) {
  rule("14.6 a resource: the first route piece on its edge brings so many cards, and it is gone", [] {
    auto p = withGift(Gift::Kind::Resources, 3, Resource::Ore);
    QVERIFY(giftAt(p.definition, p.state, p.edge("2,1/NW")).has_value());
    p.buyShip(0, "2,1/NW");
    QCOMPARE(p.hand(0), cards("ore*3"));
    QCOMPARE(p.state.supplies[0].bank[Resource::Ore], 16);
    QCOMPARE(giftTold(p).cards, cards("ore*3"));
    QVERIFY(giftTold(p).place == CornerId::kNone && giftTold(p).from == p.edge("2,1/NW").value);
    QVERIFY(!giftAt(p.definition, p.state, p.edge("2,1/NW")).has_value());
  });
  rule("14.12 (k) gift ore 3, bank 1: ore 1", [] {
    auto p = withGift(Gift::Kind::Resources, 3, Resource::Ore);
    p.leaveInBank(Resource::Ore, 1, 3);
    p.buyShip(0, "2,1/NW");
    QCOMPARE(p.hand(0), cards("ore"));
    QCOMPARE(p.state.supplies[0].bank[Resource::Ore], 0);
  });
  rule("14.6 of an empty bank there is nothing, and it is gone all the same, told", [] {
    auto p = withGift(Gift::Kind::Resources, 3, Resource::Ore);
    p.leaveInBank(Resource::Ore, 0, 3);
    p.buyShip(0, "2,1/NW");
    QVERIFY(p.hand(0).isEmpty());
    QVERIFY(giftTold(p).cards.isEmpty());
    QVERIFY(!giftAt(p.definition, p.state, p.edge("2,1/NW")).has_value());
  });
  rule("14.6, 6.10 a hand that is full but for one card gets one", [] {
    Layout layout = shore({onEdge(kAtSea, "NW", Gift::Kind::Resources, 3, Resource::Ore)});
    layout.options.bankPerResource = 60;
    auto p = acting(layout);
    p.give(0, CardCounts::resources(59, 30, 30, 0, 0));
    p.buyShip(0, "2,1/NW");
    QCOMPARE(p.hand(0).total(), 120);
    QCOMPARE(p.hand(0)[Resource::Ore], 1);
  });
  rule("14.6 an unlimited bank gives it whole", [] {
    Layout layout = shore({onEdge(kAtSea, "NW", Gift::Kind::Resources, 5, Resource::Grain)});
    layout.options.bankPerResource = kUnlimited;
    Position p(layout);
    p.quietThrow();
    p.at(0).hand = cards("lumber wool");
    p.play(0, buildShip(p.edge("2,1/NW")));
    QCOMPARE(p.hand(0), cards("grain*5"));
  });
  rule("14.6 a road takes what lies on the coast, whichever piece comes first", [] {
    auto p = acting(shore({onEdge({1, 1}, "E", Gift::Kind::Resources, 2, Resource::Wool)}));
    p.buyRoad(0, "1,1/E");
    QCOMPARE(p.hand(0), cards("wool*2"));
  });
}

void pointRows(Rows& rule) {
  rule("14.6 points stay with the seat, as a source of their own", [] {
    auto p = withGift(Gift::Kind::Points, 3);
    p.buyShip(0, "2,1/NW");
    QCOMPARE(p.points(0), 4);
    QCOMPARE(giftPoints(p, 0), 3);
    QCOMPARE(int(giftTold(p).count), 3);
    QCOMPARE(p.state.publicPoints(SeatId(0)), 4);
  });
  rule("14.12 (k) a ship that is moved there takes it", [] {
    Layout layout = shore({onEdge({1, 1}, "E", Gift::Kind::Points, 2)});
    auto p = acting(layout.ships(0, {"2,1/NW"}));
    p.sail(0, "2,1/NW", "1,1/E");
    QCOMPARE(giftPoints(p, 0), 2);
    QCOMPARE(p.points(0), 3);
  });
  rule("14.6 a settlement takes what lies on its corner; the city there brings nothing more", [] {
    Position p = acting(shore({onCorner({0, 1}, "N", Gift::Kind::Points, 2)}).roads(0, {"1,1/NE", "1,1/NW", "0,1/NE"}));
    p.buySettlement(0, "0,1:N");
    QVERIFY(giftTold(p).place == p.corner("0,1:N").value && giftTold(p).from == EdgeId::kNone);
    QCOMPARE(p.points(0), 4);
    QCOMPARE(giftPoints(p, 0), 2);
    p.buyCity(0, "0,1:N");
    QCOMPARE(p.points(0), 5);
    QCOMPARE(giftPoints(p, 0), 2);
  });
  rule("14.6 pieces of the set-up take gifts too, settlement and road", [] {
    Layout layout = shore(
        {onCorner({1, 1}, "NE", Gift::Kind::Points, 2), onEdge({1, 1}, "E", Gift::Kind::Resources, 1, Resource::Ore)});
    Position p(layout.open());
    p.play(0, buildSettlement(p.corner("1,1:NE")));
    QCOMPARE(p.points(0), 3);
    p.play(0, buildRoad(p.edge("1,1/E")));
    QCOMPARE(p.hand(0), cards("ore"));
  });
  rule("14.6, 10.1 a gift that brings the target in the own turn wins the game", [] {
    Layout layout = shore({onEdge(kAtSea, "NW", Gift::Kind::Points, 2)});
    layout.options.classicTarget = 3;
    auto p = acting(layout);
    p.buyShip(0, "2,1/NW");
    QCOMPARE(p.state.head.phase, Phase::Over);
    QCOMPARE(p.state.head.winner, SeatId(0));
  });
  rule("14.12 (k), 10.2 a gift point in another's phase: counted, no win yet", [] {
    Layout layout = shore({onEdge({-1, 3}, "W", Gift::Kind::Points, 2)});
    layout.options = withSeats(layout.options, RuleSet::Classic, 5);
    layout.options.between = Between::Building;
    layout.options.classicTarget = 3;
    auto p = acting(layout.settle(4, "4,2:NE"));
    p.give(2, p.definition.rules.roadCost);
    p.play(2, wantBuild(BuildWish::On));
    p.play(0, endTurn());
    QCOMPARE(p.must(2), Decision::Build);
    p.play(2, buildRoad(p.edge("-1,3/W")));
    QCOMPARE(p.points(2), 3);
    QCOMPARE(p.state.head.phase, Phase::Play);
    p.play(2, done());
    QCOMPARE(p.active(), 1);
    p.quietThrow();
    p.play(1, endTurn());
    QCOMPARE(p.state.head.phase, Phase::Over);
    QCOMPARE(p.state.head.winner, SeatId(2));
  });
}

void cardRows(Rows& rule) {
  rule("14.6 a card is drawn from the deck as 8.2, and counts as bought in this turn", [] {
    auto p = withGift(Gift::Kind::Card);
    p.give(0, p.definition.rules.shipCost);
    const int deck = p.state.supplies[0].deck.total();
    p.play(0, buildShip(p.edge("2,1/NW")), Position::withCard(Card::Knight));
    QCOMPARE(p.at(0).cards[Card::Knight], 1);
    QCOMPARE(p.state.supplies[0].deck.total(), deck - 1);
    QCOMPARE(giftTold(p).card, Card::Knight);
    QCOMPARE(p.refusal(0, playKnight()), Reject::CardBoughtThisTurn);
    p.turnOf(0);
    QCOMPARE(p.refusal(0, playKnight()), kLegal);
  });
  rule("14.6, 8.3 a card of the set-up was not bought in a turn: it may be played in the first one", [] {
    Layout layout = shore({onCorner({1, 1}, "NE", Gift::Kind::Card)});
    layout.options.seats = 2;
    Position p(layout.open());
    p.play(0, buildSettlement(p.corner("1,1:NE")), Position::withCard(Card::Knight));
    p.play(0, buildRoad(p.edge("1,1/E")));
    p.play(1, buildSettlement(p.corner("5,0:N")));
    p.play(1, buildRoad(p.edge("5,0/NE")));
    p.play(1, buildSettlement(p.corner("-1,3:SW")));
    p.play(1, buildRoad(p.edge("-1,3/W")));
    p.play(0, buildSettlement(p.corner("4,3:SE")));
    QCOMPARE(p.at(0).cards, p.at(0).boughtThisTurn);
    p.play(0, buildRoad(p.edge("4,3/E")));
    QCOMPARE(p.must(0), Decision::Roll);
    p.play(0, playKnight());
  });
  rule("14.6, 6.9 its kind is the owner's secret", [] {
    auto p = withGift(Gift::Kind::Card);
    p.give(0, p.definition.rules.shipCost);
    const State before = p.state;
    const Move move = p.play(0, buildShip(p.edge("2,1/NW")), Position::withCard(Card::Monopoly));
    QCOMPARE(visibleTo(viewerAt(0), p.definition, before, move)->chance.card, Card::Monopoly);
    const Move seen = *visibleTo(viewerAt(1), p.definition, before, move);
    QCOMPARE(seen.chance.card, Card::Unknown);
    State other = visibleTo(viewerAt(1), p.definition, before);
    std::vector<Event> told;
    apply(p.definition, other, seen, Observer{&told});
    QVERIFY(other == visibleTo(viewerAt(1), p.definition, p.state));
    QCOMPARE(std::ranges::find(told, EventKind::GiftTaken, &Event::kind)->card, Card::Unknown);
  });
  rule("14.12 (k) gift card, deck empty: gone", [] {
    auto p = withGift(Gift::Kind::Card);
    p.at(3).cards = p.state.supplies[0].deck;
    p.state.supplies[0].deck = {};
    p.buyShip(0, "2,1/NW");
    QVERIFY(p.at(0).cards.isEmpty());
    QCOMPARE(giftTold(p).card, Card::None);
    QVERIFY(!giftAt(p.definition, p.state, p.edge("2,1/NW")).has_value());
  });
  rule("14.6 a record must tell a card that is in the deck, and none where no gift lies", [] {
    auto p = withGift(Gift::Kind::Card);
    p.give(0, p.definition.rules.shipCost * 2);
    const auto complete = [&](std::string_view edge, Card card) {
      Move move{SeatId(0), buildShip(p.edge(edge)), Position::withCard(card)};
      return completeChance(p.definition, p.state, move);
    };
    QCOMPARE(complete("2,1/NW", Card::None), std::optional(Reject::WrongChance));
    QCOMPARE(complete("2,1/NW", Card::Dog), std::optional(Reject::WrongChance));  // of Crazy only
    QCOMPARE(complete("2,1/NW", Card::Point), std::optional<Reject>{});
    QCOMPARE(complete("1,1/E", Card::Point), std::optional(Reject::WrongChance));
  });
  rule("14.6, 8.6 a point card of a gift wins at once in the own turn", [] {
    Layout layout = shore({onEdge(kAtSea, "NW", Gift::Kind::Card)});
    layout.options.classicTarget = 3;
    auto p = acting(layout.settle(0, "0,0:N"));
    p.give(0, p.definition.rules.shipCost);
    p.play(0, buildShip(p.edge("2,1/NW")), Position::withCard(Card::Point));
    QCOMPARE(p.state.head.winner, SeatId(0));
  });
}

}  // namespace

class TestGifts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    resourceRows(rule);
    pointRows(rule);
    cardRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestGifts)
#include "test_gifts.moc"
