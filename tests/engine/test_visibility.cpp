// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/invariants.h"
#include "engine/play/visible.h"
#include "engine/rules/trade.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

Position playing() {
  Layout layout;
  layout.settle(0, "0,-1:N").road(0, "0,-1/NE").settle(1, "1,1:N").settle(2, "-2,2:N").settle(3, "0,-2:N");
  Position p(layout);
  p.quietThrow();
  p.give(0, "ore*2 wool grain");
  p.give(1, "brick*3 ore");
  p.give(2, "wool*5");
  p.giveCard(1, Card::Point);
  p.giveCard(1, Card::Knight);
  p.giveCard(0, Card::Monopoly);
  return p;
}
CardCounts unknown(int count) { return CardCounts::of(Resource::Unknown, count); }
std::optional<Move> seen(const Position& p, int viewer, int by, const Action& action, const Chance& chance = {}) {
  return visibleTo(viewerAt(viewer), p.definition, p.state, {seat(by), action, chance});
}

void stateRows(Rows& rule) {
  rule("6.9 owner only: the kinds in a hand; everybody: its size", [] {
    const auto p = playing();
    for (int viewer : {-1, 0, 1, 2, 3}) {
      const auto view = visibleTo(viewerAt(viewer), p.definition, p.state);
      for (int i = 0; i < 4; ++i) {
        const auto& hand = view.seat(seat(i)).hand;
        QCOMPARE(hand, i == viewer ? p.hand(i) : unknown(p.hand(i).total()));
        QCOMPARE(view.seat(seat(i)).known, i == viewer ? Knowledge::Own : Knowledge::Counted);
      }
    }
  });
  rule("6.9 owner only: unplayed cards and hidden points; everybody: their number", [] {
    const auto p = playing();
    const auto view = visibleTo(SeatId(0), p.definition, p.state);
    QCOMPARE(view.seat(SeatId(1)).cards, CardCounts::of(Card::Unknown, 2));
    QCOMPARE(view.points(SeatId(1)), 1);
    QCOMPARE(p.state.points(SeatId(1)), 2);
    QCOMPARE(view.seat(SeatId(0)).cards, CardCounts::of(Card::Monopoly));
  });
  rule("6.9 deck: its size only", [] {
    const auto p = playing();
    for (int viewer : {-1, 0, 3})
      QCOMPARE(visibleTo(viewerAt(viewer), p.definition, p.state).supplies[0].deck, CardCounts::of(Card::Unknown, 22));
  });
  rule("6.9 everybody: map, pieces, stocks, bank counts per resource", [] {
    const auto p = playing();
    for (int viewer : {-1, 0, 3}) {
      const auto view = visibleTo(viewerAt(viewer), p.definition, p.state);
      QCOMPARE(view.supplies[0].bank, p.state.supplies[0].bank);
      QVERIFY(view.corners == p.state.corners && view.edges == p.state.edges && view.robbers == p.state.robbers);
      QVERIFY(view.head == p.state.head);
      for (int i = 0; i < 4; ++i) {
        QCOMPARE(int(view.seat(seat(i)).roads), int(p.state.seat(seat(i)).roads));
        QCOMPARE(view.publicPoints(seat(i)), p.state.publicPoints(seat(i)));
      }
    }
  });
  rule("6.9 owner only: the turn of purchase", [] {
    auto p = playing();
    p.play(0, buyCard(), Position::withCard(Card::Knight));
    QCOMPARE(visibleTo(SeatId(0), p.definition, p.state).seat(SeatId(0)).boughtThisTurn, CardCounts::of(Card::Knight));
    QCOMPARE(visibleTo(SeatId(1), p.definition, p.state).seat(SeatId(0)).boughtThisTurn.operator[](Card::Knight), 0);
  });
  rule("6.9 offers: proposer and addressees only", [] {
    auto p = playing();
    p.play(0, offerTrade(cards("ore"), cards("wool"), seats({1, 2})));
    for (int viewer : {0, 1, 2})
      QVERIFY(visibleTo(viewerAt(viewer), p.definition, p.state).seat(SeatId(0)).offer.isOpen());
    for (int viewer : {-1, 3})
      QVERIFY(visibleTo(viewerAt(viewer), p.definition, p.state).seat(SeatId(0)).offer == Offer{});
  });
  rule("6.9 what is seen is sound: it breaks no invariant", [] {
    auto p = playing();
    p.play(0, offerTrade(cards("ore"), cards("wool"), seats({1, 2})));
    for (int viewer : {-1, 0, 1, 2, 3}) {
      const auto view = visibleTo(viewerAt(viewer), p.definition, p.state);
      const auto broken = brokenInvariants(p.definition, view);
      QVERIFY2(broken.empty(), broken.empty() ? "" : broken[0].c_str());
      QVERIFY(visibleTo(viewerAt(viewer), p.definition, view) == view);  // seeing twice is seeing once
    }
  });
}

void moveRows(Rows& rule) {
  rule("6.9 a bought card is unknown to the others", [] {
    auto p = playing();
    for (int viewer : {-1, 1, 2, 3})
      QVERIFY(seen(p, viewer, 0, buyCard(), Position::withCard(Card::Point))->chance.card == Card::Unknown);
    QVERIFY(seen(p, 0, 0, buyCard(), Position::withCard(Card::Point))->chance.card == Card::Point);
  });
  rule("6.9 the stolen card: the two concerned", [] {
    auto p = playing();
    p.play(0, endTurn());
    p.throwDice(7);
    const auto move = moveRobber(p.hex("0,-1"), SeatId(0));
    for (int viewer : {0, 1})
      QVERIFY(seen(p, viewer, 1, move, Position::withStolen(Resource::Ore))->chance.stolen == Resource::Ore);
    for (int viewer : {-1, 2, 3})
      QVERIFY(seen(p, viewer, 1, move, Position::withStolen(Resource::Ore))->chance.stolen == Resource::Unknown);
  });
  rule("6.9 everybody: throws, costs, bank trades, Year of Plenty, Monopoly with the amount from each seat", [] {
    auto p = playing();
    Chance taken;
    taken.counts = {0, 1, 0, 0};
    for (int viewer : {-1, 0, 1, 3}) {
      QVERIFY(seen(p, viewer, 0, playMonopoly(Resource::Ore), taken)->chance == taken);
      QVERIFY(seen(p, viewer, 0, buildRoad(p.edge("0,-1/NW")))->action == buildRoad(p.edge("0,-1/NW")));
      QVERIFY(seen(p, viewer, 2, tradeWithBank(Resource::Wool, Resource::Ore))->action ==
              tradeWithBank(Resource::Wool, Resource::Ore));
      QVERIFY(seen(p, viewer, 0, roll(), Position::withDice(2, 3))->chance == Position::withDice(2, 3));
    }
  });
  rule("6.9 discards are public: kinds, when they arrive", [] {
    auto p = playing();
    p.give(3, "ore*8");
    p.play(0, endTurn());
    p.throwDice(7);
    for (int viewer : {-1, 0, 1}) QCOMPARE(seen(p, viewer, 3, discard(cards("ore*4")))->action.give, cards("ore*4"));
  });
  rule("6.9 an offer and its answers do not concern other seats", [] {
    auto p = playing();
    const auto offer = offerTrade(cards("ore"), cards("wool"), seats({1, 2}));
    for (int viewer : {0, 1, 2}) QVERIFY(seen(p, viewer, 0, offer).has_value());
    for (int viewer : {-1, 3}) QVERIFY(!seen(p, viewer, 0, offer).has_value());
    p.play(0, offer);
    for (int viewer : {0, 1, 2}) QVERIFY(seen(p, viewer, 1, decline(SeatId(0))).has_value());
    for (int viewer : {-1, 3}) QVERIFY(!seen(p, viewer, 1, decline(SeatId(0))).has_value());
  });
  rule("6.9 a trade that was carried out is public", [] {
    auto p = playing();
    p.play(0, offerTrade(cards("ore"), cards("wool"), seats({1, 2})));
    const Move full{SeatId(2), accept(SeatId(0)), {}};
    auto after = p.state;
    apply(p.definition, after, full);
    for (int viewer : {-1, 0, 1, 2, 3}) {
      const auto move = visibleTo(viewerAt(viewer), p.definition, p.state, full);
      QVERIFY(move.has_value());
      auto view = visibleTo(viewerAt(viewer), p.definition, p.state);
      apply(p.definition, view, *move);
      QVERIFY(view == visibleTo(viewerAt(viewer), p.definition, after));
    }
  });
  rule("10.5 at the end all hidden cards are shown to everybody", [] {
    auto p = playing();
    auto view = visibleTo(SeatId(3), p.definition, p.state);
    auto carry = [&](const Move& move) {
      const auto visible = visibleTo(SeatId(3), p.definition, p.state, move);
      apply(p.definition, p.state, move);
      if (visible) apply(p.definition, view, *visible);
    };
    carry({SeatId{}, tableMove(ActionKind::StopGame), {}});
    for (int i = 0; i < 8; ++i)
      if (const auto due = dueMove(p.definition, p.state)) carry({SeatId{}, *due, {}});
    for (int i = 0; i < 4; ++i) {
      QCOMPARE(view.seat(seat(i)).hand, p.hand(i));
      QCOMPARE(view.seat(seat(i)).cards, p.at(i).cards);
      QCOMPARE(view.points(seat(i)), p.points(i));
    }
  });
  rule("6.9 no legal action, prompt or wait depends on another's hand", [] {
    auto rich = playing(), poor = playing();
    poor.dropHand(2);
    rich.dropHand(2);
    rich.give(2, "ore*5");
    poor.give(2, "brick*5");
    for (int viewer : {0, 1, 3}) {
      const auto a = legalActions(rich.definition, rich.state, seat(viewer)).all(),
                 b = legalActions(poor.definition, poor.state, seat(viewer)).all();
      QVERIFY(a == b);
    }
    QCOMPARE(waitingFor(rich.state), waitingFor(poor.state));
    QVERIFY(tradePartners(rich.definition, rich.state, SeatId(0)) ==
            tradePartners(poor.definition, poor.state, SeatId(0)));
  });
}

}  // namespace

class TestVisibility : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    stateRows(rule);
    moveRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestVisibility)
#include "test_visibility.moc"
