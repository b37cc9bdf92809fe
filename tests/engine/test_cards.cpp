// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

Layout definition() {
  Layout layout;
  return layout.settle(0, "0,-1:N").road(0, "0,-1/NE").settle(1, "1,1:N").settle(2, "-2,2:N").settle(3, "0,-2:N");
}
Position acting(const Layout& layout = definition()) {
  Position p(layout);
  p.quietThrow();
  return p;
}

void buyRows(Rows& rule) {
  rule("8.1 the deck: 14 knights, 5 points, 2 road building, 2 year of plenty, 2 monopoly", [] {
    Position p(definition());
    QCOMPARE(p.state.supplies[0].deck.total(), 25);
    QCOMPARE(p.state.supplies[0].deck[Card::Knight], 14);
    QCOMPARE(p.state.supplies[0].deck[Card::Point], 5);
    QCOMPARE(p.state.supplies[0].deck[Card::RoadBuilding], 2);
    QCOMPARE(p.state.supplies[0].deck[Card::YearOfPlenty], 2);
    QCOMPARE(p.state.supplies[0].deck[Card::Monopoly], 2);
  });
  rule("8.2 no played card returns to the deck: progress cards leave the game, knights lie open", [] {
    auto p = acting(definition());
    p.giveCard(0, Card::Monopoly);
    p.giveCard(1, Card::Knight);
    const int deck = p.state.supplies[0].deck.total();
    p.play(0, playMonopoly(Resource::Ore));
    QCOMPARE(p.at(0).cards.total(), 0);
    QCOMPARE(p.at(0).played[Card::Knight], 0);
    p.act(1);
    p.play(1, playKnight());
    QCOMPARE(p.at(1).played[Card::Knight], 1);
    QCOMPARE(p.state.supplies[0].deck.total(), deck);
  });
  rule("deck.counts = 1/2/3/4/5 (8.1)", [] {
    auto layout = definition();
    layout.options.deckCounts = {1, 2, 3, 4, 5};
    Position p(layout);
    QCOMPARE(p.state.supplies[0].deck.total(), 15);
    QCOMPARE(p.state.supplies[0].deck[Card::Monopoly], 5);
    QCOMPARE(p.state.supplies[0].deck[Card::Knight], 1);
  });
  rule("12.33 empty deck, hand ore wool grain: purchase refused, cards kept", [] {
    auto layout = definition();
    layout.options.deckCounts = {0, 0, 0, 0, 0};
    auto p = acting(layout);
    p.give(0, "ore wool grain");
    QCOMPARE(p.refusal(0, buyCard()), Reject::DeckEmpty);
    QCOMPARE(p.hand(0), cards("ore wool grain"));
  });
  rule("8.2 25 purchases empty the deck, each kind as often as it is there", [] {
    auto layout = definition();
    layout.options.bankPerResource = 99;
    auto p = acting(layout);
    for (int i = 0; i < 25; ++i) {
      p.give(0, "ore wool grain");
      p.play(0, buyCard());
    }
    p.give(0, "ore wool grain");
    QCOMPARE(p.state.head.phase, Phase::Play);
    QCOMPARE(p.refusal(0, buyCard()), Reject::DeckEmpty);
    QCOMPARE(p.at(0).cards[Card::Knight], 14);
    QCOMPARE(p.at(0).cards[Card::Point], 5);
  });
  rule("8.2 drawn with the chances of a shuffled deck: 14 of 25 are knights", [] {
    auto p = acting();
    p.give(0, "ore wool grain");
    int knights = 0;
    for (std::uint64_t i = 0; i < 5000; ++i) {
      p.rng.startMove(i);
      knights += draw(p.definition, p.state, SeatId(0), buyCard(), p.rng).card == Card::Knight;
    }
    QVERIFY2(knights > 2660 && knights < 2940, "2800 of 5000 expected");
  });
  rule("0.8 a card that is not in the deck cannot be drawn", [] {
    auto layout = definition();
    layout.options.deckCounts = {1, 0, 0, 0, 0};
    auto p = acting(layout);
    p.give(0, "ore wool grain");
    Move move{SeatId(0), buyCard(), Position::withCard(Card::Monopoly)};
    QCOMPARE(completeChance(p.definition, p.state, move).value_or(kLegal), Reject::WrongChance);
  });
}

void limitRows(Rows& rule) {
  rule("12.9 a card bought this turn: knight refused, point card counts", [] {
    auto p = acting();
    p.give(0, "ore*2 wool*2 grain*2");
    p.play(0, buyCard(), Position::withCard(Card::Knight));
    QCOMPARE(p.refusal(0, playKnight()), Reject::CardBoughtThisTurn);
    p.play(0, buyCard(), Position::withCard(Card::Point));
    QCOMPARE(p.points(0), 2);
    p.turnOf(0);
    QCOMPARE(p.refusal(0, playKnight()), kLegal);
  });
  rule("8.3 an older card of the kind may be played though one was bought this turn", [] {
    auto p = acting();
    p.giveCard(0, Card::Knight);
    p.give(0, "ore wool grain");
    p.play(0, buyCard(), Position::withCard(Card::Knight));
    QCOMPARE(p.refusal(0, playKnight()), kLegal);
  });
  rule("12.9 devcards.perTurn = 1: a second card in one turn is refused", [] {
    auto p = acting();
    p.giveCard(0, Card::Knight, 2);
    p.giveCard(0, Card::Monopoly);
    p.giveCard(0, Card::YearOfPlenty);
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playKnight());
    p.play(0, moveRobber(p.hex("2,-2"), {}));
    QCOMPARE(p.refusal(0, playKnight()), Reject::OneCardPerTurn);
    QCOMPARE(p.refusal(0, playMonopoly(Resource::Ore)), Reject::OneCardPerTurn);
    QCOMPARE(p.refusal(0, playYearOfPlenty(Resource::Ore, Resource::Ore)), Reject::OneCardPerTurn);
    QCOMPARE(p.refusal(0, playRoadBuilding()), Reject::OneCardPerTurn);
    p.turnOf(0);
    QCOMPARE(p.refusal(0, playMonopoly(Resource::Ore)), kLegal);
  });
  rule("8.3 a card played before the throw is the turn's card", [] {
    Position p(definition());
    p.giveCard(0, Card::Knight, 2);
    p.play(0, playKnight());
    p.play(0, moveRobber(p.hex("2,-2"), {}));
    QCOMPARE(p.must(0), Decision::Roll);
    p.quietThrow();
    QCOMPARE(p.refusal(0, playKnight()), Reject::OneCardPerTurn);
  });
  rule("devcards.perTurn = unlimited (8.3): a second card is played", [] {
    auto layout = definition();
    layout.options.cardsPerTurn = kUnlimited;
    auto p = acting(layout);
    p.giveCard(0, Card::Monopoly, 2);
    p.give(0, "ore wool grain");
    p.play(0, playMonopoly(Resource::Ore));
    p.play(0, playMonopoly(Resource::Brick));
    p.play(0, buyCard(), Position::withCard(Card::Knight));
    QCOMPARE(p.refusal(0, playKnight()), Reject::CardBoughtThisTurn);
  });
  rule("8.3 a card that is not held is refused", [] {
    auto p = acting();
    QCOMPARE(p.refusal(0, playKnight()), Reject::NoSuchCard);
    QCOMPARE(p.refusal(0, playMonopoly(Resource::Ore)), Reject::NoSuchCard);
    QCOMPARE(p.refusal(0, playRoadBuilding()), Reject::NoSuchCard);
    QCOMPARE(p.refusal(0, playYearOfPlenty(Resource::Ore, Resource::Ore)), Reject::NoSuchCard);
  });
  rule("8.3 only in the own turn", [] {
    auto p = acting();
    p.giveCard(1, Card::Knight);
    QCOMPARE(p.refusal(1, playKnight()), Reject::NotYourTurn);
  });
  rule("devcards.beforeRoll = on (4.2): any kind before the throw", [] {
    Position p(definition());
    for (auto card : {Card::Knight, Card::Monopoly, Card::YearOfPlenty, Card::RoadBuilding}) p.giveCard(0, card);
    QCOMPARE(p.refusal(0, playKnight()), kLegal);
    QCOMPARE(p.refusal(0, playMonopoly(Resource::Ore)), kLegal);
    QCOMPARE(p.refusal(0, playYearOfPlenty(Resource::Ore, Resource::Ore)), kLegal);
    QCOMPARE(p.refusal(0, playRoadBuilding()), kLegal);
  });
  rule("devcards.beforeRoll = off (4.2): none before the throw", [] {
    auto layout = definition();
    layout.options.cardsBeforeRoll = Switch::Off;
    Position p(layout);
    p.giveCard(0, Card::Knight);
    p.giveCard(0, Card::Monopoly);
    QCOMPARE(p.refusal(0, playKnight()), Reject::NoCardBeforeRoll);
    QCOMPARE(p.refusal(0, playMonopoly(Resource::Ore)), Reject::NoCardBeforeRoll);
    p.quietThrow();
    QCOMPARE(p.refusal(0, playKnight()), kLegal);
  });
  rule("4.2 a seven after a knight moves the robber again", [] {
    Position p(definition());
    p.giveCard(0, Card::Knight);
    p.play(0, playKnight());
    p.play(0, moveRobber(p.hex("2,-2"), {}));
    p.throwDice(7);
    QCOMPARE(p.must(0), Decision::Robber);
  });
}

void knightRows(Rows& rule) {
  rule("8.4 knight: then the robber moves and robs, nobody discards", [] {
    auto p = acting();
    p.giveCard(0, Card::Knight);
    p.give(1, "ore*9");
    p.play(0, playKnight());
    QCOMPARE(p.must(1), Decision::Nothing);
    QCOMPARE(p.must(0), Decision::Robber);
    p.play(0, moveRobber(p.hex("1,1"), SeatId(1)));
    QCOMPARE(p.hand(0), cards("ore"));
    QCOMPARE(p.hand(1), cards("ore*8"));
    QCOMPARE(p.at(0).played[Card::Knight], 1);
    QCOMPARE(p.at(0).cards.total(), 0);
    QCOMPARE(p.must(0), Decision::Act);
  });
  rule("8.4 legal also when nobody can be robbed", [] {
    auto p = acting();
    p.giveCard(0, Card::Knight);
    QCOMPARE(p.refusal(0, playKnight()), kLegal);
  });
}

void roadRows(Rows& rule) {
  rule("8.5 Road Building: two roads free of charge, the second may build on the first", [] {
    auto p = acting();
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    QCOMPARE(p.must(0), Decision::FreeRoute);
    QCOMPARE(int(p.at(0).pending.left), 2);
    QCOMPARE(p.refusal(0, buildRoad(p.edge("-2,2/E"))), Reject::RoadNotConnected);
    QCOMPARE(p.refusal(0, endTurn()), Reject::DecisionPending);
    p.play(0, buildRoad(p.edge("0,-1/NW")));
    QCOMPARE(p.refusal(0, buildRoad(p.edge("0,-1/W"))), kLegal);
    p.play(0, buildRoad(p.edge("0,-1/W")));
    QCOMPARE(p.must(0), Decision::Act);
    QCOMPARE(p.hand(0), CardCounts());
    QCOMPARE(int(p.at(0).roads), 12);
  });
  rule("8.5 it ends when the player says enough, after the first only", [] {
    auto p = acting();
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    QCOMPARE(p.refusal(0, pass()), Reject::FirstPieceFirst);
    p.play(0, buildRoad(p.edge("0,-1/NW")));
    p.play(0, pass());
    QCOMPARE(p.must(0), Decision::Act);
    QCOMPARE(p.refusal(0, pass()), Reject::NothingToDecide);
  });
  rule("8.5 also before the throw, which then follows", [] {
    Position p(definition());
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    p.play(0, buildRoad(p.edge("0,-1/NW")));
    p.play(0, buildRoad(p.edge("0,-1/W")));
    QCOMPARE(p.must(0), Decision::Roll);
  });
  rule("8.5 it ends when no piece is in stock", [] {
    Layout layout;
    layout.settle(0, "0,0:N");
    layout.roads(0, {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW", "0,0/W", "0,0/NW", "1,0/NE", "1,0/E", "1,0/SE", "1,0/SW",
                     "1,0/NW", "0,1/E", "0,1/SE", "0,1/SW"});
    auto p = acting(layout);
    p.giveCard(0, Card::RoadBuilding, 2);
    p.play(0, playRoadBuilding());
    p.play(0, buildRoad(p.edge("0,1/W")));
    QCOMPARE(p.must(0), Decision::Act);
    p.turnOf(0);
    QCOMPARE(p.refusal(0, playRoadBuilding()), Reject::NoPlaceForRoads);
  });
  rule("8.5 refused if no piece can be placed", [] {
    Layout layout;
    layout.settle(0, "0,-2:N").settle(1, "1,-2:N").settle(2, "0,-2:SW").roads(1, {"0,-2/NE"}).roads(2, {"0,-2/NW"});
    auto p = acting(layout);
    p.giveCard(0, Card::RoadBuilding);
    QCOMPARE(p.refusal(0, playRoadBuilding()), Reject::NoPlaceForRoads);
  });
  rule("8.5 it ends when no piece is legal any more", [] {
    Layout layout;  // the only free edge leads to a corner of another's settlement
    layout.settle(0, "0,-2:N").settle(2, "0,-2:SW").roads(1, {"0,-2/NE"}).settle(2, "0,-2:SE");
    layout.roads(2, {"0,-2/W"});
    auto p = acting(layout);
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    p.play(0, buildRoad(p.edge("0,-2/NW")));
    QCOMPARE(p.must(0), Decision::Act);
  });
  rule("8.5 after each piece 7.10 is judged", [] {
    Layout layout;
    layout.roads(0, {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW"});
    auto p = acting(layout);
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    p.play(0, buildRoad(p.edge("0,0/W")));
    QCOMPARE(p.state.awards[0].longestRoad, SeatId(0));
  });
}

void progressRows(Rows& rule) {
  rule("12.10 Monopoly grain: others hold 3, 0, 5: eight cards", [] {
    auto p = acting();
    p.giveCard(0, Card::Monopoly);
    p.give(0, "grain ore");
    p.give(1, "grain*3 ore");
    p.give(2, "wool");
    p.give(3, "grain*5");
    const auto move = p.play(0, playMonopoly(Resource::Grain));
    QCOMPARE(p.hand(0), cards("grain*9 ore"));
    QCOMPARE(p.hand(1), cards("ore"));
    QCOMPARE(p.hand(2), cards("wool"));
    QCOMPARE(p.hand(3), CardCounts());
    QCOMPARE(int(move.chance.counts[1]), 3);  // written out for all to see (6.9)
    QCOMPARE(int(move.chance.counts[2]), 0);
    QCOMPARE(int(move.chance.counts[3]), 5);
    QCOMPARE(p.at(0).played[Card::Monopoly], 1);
  });
  rule("8.5 Monopoly also when nobody holds any", [] {
    auto p = acting();
    p.giveCard(0, Card::Monopoly);
    p.play(0, playMonopoly(Resource::Ore));
    QCOMPARE(p.hand(0), CardCounts());
  });
  rule("8.5 Monopoly names one of the five resources", [] {
    auto p = acting();
    p.giveCard(0, Card::Monopoly);
    QCOMPARE(p.refusal(0, playMonopoly(Resource::None)), Reject::NotAResource);
    QCOMPARE(p.refusal(0, playMonopoly(Resource::Unknown)), Reject::NotAResource);
  });
  rule("6.10 a hand holds at most 120 cards: Monopoly over three full hands neither overflows nor loses cards", [] {
    auto layout = definition();
    layout.options.bankPerResource = kUnlimited;
    layout.options.discardThreshold = 127;
    auto p = acting(layout);
    p.giveCard(0, Card::Monopoly);
    p.dropHand(0);
    for (int i : {1, 2, 3}) {
      p.dropHand(i);
      p.at(i).hand = cards("wool*110");
    }
    p.at(0).hand = cards("ore*10");
    p.play(0, playMonopoly(Resource::Wool));
    QVERIFY(p.hand(0).total() <= 120);
    QCOMPARE(p.hand(0)[Resource::Ore], 10);
    for (int i = 0; i < 4; ++i) QVERIFY(p.hand(i)[Resource::Wool] <= 110);
  });
  rule("6.10 Year of Plenty with 119 cards in hand", [] {
    auto layout = definition();
    layout.options.bankPerResource = kUnlimited;
    layout.options.discardThreshold = 127;
    auto p = acting(layout);
    p.giveCard(0, Card::YearOfPlenty);
    p.at(0).hand = cards("ore*119");
    if (p.refusal(0, playYearOfPlenty(Resource::Wool, Resource::Wool)) == kLegal) {
      p.play(0, playYearOfPlenty(Resource::Wool, Resource::Wool));
      QVERIFY(p.hand(0).total() <= 120);
    }
  });
  rule("6.10 the robber's card with 120 cards in hand", [] {
    auto layout = definition();
    layout.options.bankPerResource = kUnlimited;
    layout.options.discardThreshold = 127;
    auto p = acting(layout);
    p.giveCard(0, Card::Knight);
    p.at(0).hand = cards("ore*120");
    p.at(1).hand = cards("wool*2");
    p.play(0, playKnight());
    const auto before = p.hand(1).total();
    for (const auto& action : legalActions(p.definition, p.state, SeatId(0)).all())
      if (p.must(0) == Decision::Robber && action.hex() == p.hex("1,1")) p.play(0, action);
    QVERIFY(p.hand(0).total() <= 120);
    QVERIFY(before == 2 && p.hand(1).total() + p.hand(0).total() == 122);
  });
  rule("8.5 Year of Plenty: two bank cards, equal or not, usable at once", [] {
    auto p = acting();
    p.giveCard(0, Card::YearOfPlenty);
    p.play(0, playYearOfPlenty(Resource::Brick, Resource::Lumber));
    QCOMPARE(p.hand(0), cards("brick lumber"));
    p.play(0, buildRoad(p.edge("0,-1/NW")));
    p.turnOf(0);
    p.giveCard(0, Card::YearOfPlenty);
    p.play(0, playYearOfPlenty(Resource::Ore, Resource::Ore));
    QCOMPARE(p.hand(0), cards("ore*2"));
  });
  rule("12.10 Year of Plenty with bank ore 1, wants 2 ore: refused", [] {
    auto p = acting();
    p.giveCard(0, Card::YearOfPlenty);
    p.leaveInBank(Resource::Ore, 1, 3);
    QCOMPARE(p.refusal(0, playYearOfPlenty(Resource::Ore, Resource::Ore)), Reject::BankCannotGive);
    QCOMPARE(p.refusal(0, playYearOfPlenty(Resource::Ore, Resource::Wool)), kLegal);
  });
  rule("8.5 Year of Plenty: one card alone is refused while the bank holds two", [] {
    auto p = acting();
    p.giveCard(0, Card::YearOfPlenty);
    QCOMPARE(p.refusal(0, playYearOfPlenty(Resource::Ore)), Reject::WrongPlentyCount);
  });
  rule("8.5 Year of Plenty: as many of the two as the whole bank holds", [] {
    auto layout = definition();
    layout.options.bankPerResource = 1;
    auto p = acting(layout);
    p.giveCard(0, Card::YearOfPlenty);
    p.give(3, "brick lumber wool grain");
    QCOMPARE(p.refusal(0, playYearOfPlenty(Resource::Ore, Resource::Ore)) == kLegal, false);
    p.play(0, playYearOfPlenty(Resource::Ore));
    QCOMPARE(p.hand(0), cards("ore"));
  });
  rule("8.5 Year of Plenty: whole bank empty: refused", [] {
    auto layout = definition();
    layout.options.bankPerResource = 1;
    auto p = acting(layout);
    p.giveCard(0, Card::YearOfPlenty);
    p.give(3, "brick lumber wool grain ore");
    QCOMPARE(p.refusal(0, playYearOfPlenty(Resource::Ore)), Reject::BankCannotGive);
    QVERIFY(!p.listed(0, ActionKind::YearOfPlenty));
  });
  rule("0.7 Year of Plenty names resources", [] {
    auto p = acting();
    p.giveCard(0, Card::YearOfPlenty);
    QCOMPARE(p.refusal(0, playYearOfPlenty(Resource::None, Resource::Ore)), Reject::NotAResource);
  });
}

}  // namespace

class TestCards : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    buyRows(rule);
    limitRows(rule);
    knightRows(rule);
    roadRows(rule);
    progressRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestCards)
#include "test_cards.moc"
