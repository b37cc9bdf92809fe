// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "engine/play/visible.h"
#include "tests/engine/bots/reasons_stage.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

/// Why others did what they did, by what everybody sees.
class TestSeenReasons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void reasons_data();
  static void ofSeenTrades(Rows& row);
  static void ofPrices(Rows& row);
  static void ofPurchases(Rows& row);
  static void ofCards(Rows& row);
  static void ofArmies(Rows& row);
  static void ofHeldCards(Rows& row);
  static void ofPurposes(Rows& row);
  void reasons() {
    QFETCH(Case, play);
    play();
  }
};

void TestSeenReasons::reasons_data() {
  Rows row;
  ofSeenTrades(row);
  ofPrices(row);
  ofPurchases(row);
  ofCards(row);
  ofArmies(row);
  ofHeldCards(row);
  ofPurposes(row);
}

void TestSeenReasons::ofSeenTrades(Rows& row) {
  row("5.2: whoever asks for grain while the robber holds their only fields has that for a reason", [] {
    Layout layout;
    layout.settle(0, "1,1:N").settle(1, "0,-1:N");
    Position p(layout);
    p.act(1);
    p.give(1, "lumber");
    HexId fields;
    for (const HexId hex : p.definition.map.corner(p.corner("0,-1:N")).hexes)
      if (hex && resourceOf(p.definition.map.hex(hex).cell.terrain) == Resource::Grain) fields = hex;
    p.state.robbers[0] = fields;
    const auto told = why(p, 1, offerTrade(cards("lumber"), cards("grain"), seats({0})), 0);
    QVERIFY(is(told.front(), because::Income::NoSource));
    QCOMPARE(std::get<because::Income>(told.front()).hex, fields);
    QCOMPARE(std::get<because::Income>(told.front()).pips, 3);
  });
  row("6.4: why another declined: it held fewer cards than it was asked for", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(0);
    p.dropHand(1);
    p.give(0, "grain");
    p.give(1, "lumber");
    p.play(0, offerTrade(cards("grain"), cards("lumber*2"), seats({1})));
    const auto told = why(p, 1, decline(seat(0)), 0);
    QVERIFY(is(told.front(), because::Hand::FewCards));
    QCOMPARE(std::get<because::Hand>(told.front()).held, 1);
  });
  row("6.4: why another declined: its places bring none of what it was asked for", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(0);
    p.give(0, "grain");
    p.give(1, "wool*2");
    p.play(0, offerTrade(cards("grain"), cards("wool"), seats({1})));
    const auto told = why(p, 1, decline(seat(0)), 0);
    const auto lacks = reason<because::Income>(told, because::Income::LacksIt);
    QVERIFY(lacks);
    QCOMPARE(lacks->cards, cards("wool"));
    QCOMPARE(lacks->pips, 0);
    QVERIFY(!reason<because::Rival>(told, because::Rival::Gift));  // the offer stands above it in the log
  });
  row("8.4: a knight tells where it could send the robber, and how many Largest Army takes", [] {
    Layout layout;
    layout.settle(0, "-1,1:N").settle(1, "1,1:N");
    Position p(layout);
    p.giveCard(0, Card::Knight, 1);
    const auto told = why(p, 0, playKnight());
    const auto to = reason<because::Losses>(told, because::Losses::WouldSlow);
    const auto army = reason<because::ArmyRace>(told, because::ArmyRace::Counts);
    QVERIFY(to && army);
    QCOMPARE(to->hex, p.hex("1,1"));  // hills 6
    QCOMPARE(to->shares, (std::vector<RobbedShare>{{seat(1), 5}}));
    QCOMPARE(army->knights, 1);
    QCOMPARE(army->needed, 3);
  });
}

void TestSeenReasons::ofPrices(Rows& row) {
  // Seat 1 gets brick with five pips, lumber and ore with four, wool and grain never.
  const auto offered = [](const char* give, const char* want) {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(1);
    p.give(1, give);
    return why(p, 1, offerTrade(cards(give), cards(want), seats({0})), 0);
  };
  row("6.3: of another's offer little is only what its places bring least of; else the price is told", [=] {
    const auto told = offered("lumber", "ore*2");
    QVERIFY(is(told.front(), because::Price::Bargain));
    QCOMPARE(std::get<because::Price>(told.front()).many, 2);
    QCOMPARE(std::get<because::Price>(told.front()).few, 1);
    QVERIFY(!reason<because::Income>(told, because::Income::Wants));
    QCOMPARE(reason<because::Income>(offered("lumber", "wool"), because::Income::Wants)->cards, cards("wool"));
  });
  row("6.3: whoever gives what its places bring most of has that for a reason", [=] {
    const auto abounds = reason<because::Income>(offered("brick", "ore"), because::Income::Abounds);
    QVERIFY(abounds);
    QCOMPARE(abounds->cards, cards("brick"));
    QCOMPARE(abounds->pips, 5);
    QVERIFY(!reason<because::Income>(offered("lumber", "ore"), because::Income::Abounds));
  });
  // Seat 0 gets lumber with four pips, ore and grain with three, brick and wool never; seat 1 offers.
  const auto asked = [](const char* hand, const char* give, const char* want) {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(1);
    for (int i = 0; i < 3; ++i) p.dropHand(i);
    p.give(0, hand);
    p.give(1, give);
    p.play(1, offerTrade(cards(give), cards(want), seats({0})));
    return p;
  };
  row("6.4: a price of two cards for one comes first, with the kind of which none would be left", [=] {
    const auto told = why(asked("wool*2 ore", "lumber", "wool*2"), 0, decline(seat(1)));
    QVERIFY(is(told.front(), because::Price::Dear));
    QCOMPARE(std::get<because::Price>(told.front()).last, cards("wool"));
  });
  row("6.4: of a kind that hardly comes it is not said that it is not lacking, but that others are", [=] {
    const auto told = why(asked("lumber grain ore*3", "wool", "lumber"), 0, decline(seat(1)));
    const auto lacks = reason<because::Aim>(told, because::Aim::StillLacks);
    QVERIFY(lacks && !reason<because::Aim>(told, because::Aim::Enough));
    QCOMPARE(lacks->cards, cards("grain"));
    QCOMPARE(lacks->instead, Resource::Wool);
    QCOMPARE(lacks->goal, Goal::Kind::City);
  });
  row("6.4: two cards for one that no near goal needs are accepted", [=] {
    const auto advice = adviceFor(asked("grain", "ore*2", "grain"), 0);
    QCOMPARE(advice.front().action, accept(seat(1)));
    QVERIFY(reason<because::Price>(advice.front().reasons, because::Price::Bargain));
    // Where a city lacks one card it needs that grain.
    QCOMPARE(adviceFor(asked("grain ore*3", "lumber*2", "grain"), 0).front().action.kind, ActionKind::Decline);
  });
}

/// Why seat 1, who gets brick, ore and lumber, bought a card with this hand, as seat 0 sees it.
static std::vector<Reason> whyBought(const char* hand, const std::function<void(Position&)>& change = {}) {
  Layout layout;
  layout.settle(0, "0,-1:N").settle(1, "1,1:N").roads(1, {"2,0/W", "1,0/NE"});
  Position p(layout);
  p.act(1);
  p.dropHand(1);
  p.give(1, hand);
  if (change) change(p);
  return why(p, 1, buyCard(), 0);
}

void TestSeenReasons::ofPurchases(Rows& row) {
  row("8.1: of four cards, three of them for the card, everybody sees that they pay for no settlement or city", [] {
    const auto none = reason<because::Hand>(whyBought("wool grain ore brick"), because::Hand::NoHouse);
    QVERIFY(none);
    QCOMPARE(none->held, 4);
    // Of five, with brick and lumber, a settlement could have been built.
    QVERIFY(!reason<because::Hand>(whyBought("wool grain ore brick lumber"), because::Hand::NoHouse));
  });
  row("2.4: a settlement takes wool and grain, of which no place of the seat brings any", [] {
    const auto none = reason<because::Cards>(whyBought("wool grain ore brick lumber"), because::Cards::NoMaterial);
    QVERIFY(none);
    QCOMPARE(none->cards, cards("wool grain"));
  });
  row("8.1: what a card may be is told by all cards but those that lie open", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settleAll(1, {"1,1:N", "1,-1:N"}).roads(1, {"2,0/W", "1,0/NE"});
    Position p(layout);
    p.act(1);
    p.give(1, "wool grain ore*4 brick lumber");
    p.giveCard(0, Card::Knight);  // face down, as those of the deck: what the reader holds is no reason of others
    p.giveCard(2, Card::Point);
    p.at(3).played += CardCounts::of(Card::Knight, 1);
    p.state.supplies[0].deck -= CardCounts::of(Card::Knight, 1);
    const auto told = why(p, 1, buyCard(), 0);
    const auto hidden = reason<because::Cards>(told, because::Cards::Hidden);
    QVERIFY(hidden);
    // Of 25 cards, 14 of them knights and 5 points (8.1).
    QCOMPARE(hidden->cards.total(), 24);
    QCOMPARE(hidden->cards[Card::Knight], 13);
    QCOMPARE(hidden->cards[Card::Point], 5);
  });
}

/// Seat 1 shows one point less than it takes to win; these cards of seat 2 lie open.
static std::vector<Reason> whyBoughtAtLast(Card card, int open) {
  return whyBought("wool grain ore", [&](Position& p) {
    p.at(1).points = static_cast<decltype(Seat::points)>(p.definition.rules.target - 1);
    p.at(2).played += CardCounts::of(card, open);
    p.state.supplies[0].deck -= CardCounts::of(card, open);
  });
}

void TestSeenReasons::ofCards(Rows& row) {
  row("8.5: what a monopoly on ore was for is not told: how many cards it brings depends on the others", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(1);
    p.dropHand(1);
    p.give(0, "ore*3");
    p.giveCard(1, Card::Monopoly);
    QVERIFY(!reason<because::Use>(why(p, 1, playMonopoly(Resource::Ore), 0), because::Use::Toward));
  });
  row("8.1: one more point wins only while a point may be among the cards that do not lie open: there are five", [] {
    QVERIFY(reason<because::Points>(whyBoughtAtLast(Card::Point, 4), because::Points::LastOne));
    QVERIFY(!reason<because::Points>(whyBoughtAtLast(Card::Point, 5), because::Points::LastOne));
  });
}

void TestSeenReasons::ofArmies(Rows& row) {
  row("7.11: a card may be a knight: of two played it takes one more, of one two", [] {
    const auto played = [](int count) {
      return [count](Position& p) { p.at(1).played += CardCounts::of(Card::Knight, count); };
    };
    QCOMPARE(reason<because::ArmyRace>(whyBought("wool grain ore", played(2)), because::ArmyRace::Near)->knights, 2);
    const auto race = reason<because::ArmyRace>(whyBought("wool grain ore*4", played(1)), because::ArmyRace::Toward);
    QVERIFY(race);
    QCOMPARE(race->knights, 1);
    QCOMPARE(race->needed, 3);
  });
  row("7.11: whoever has Largest Army buys against a seat that lacks one knight", [] {
    const auto guard = reason<because::ArmyRace>(whyBought("wool grain ore",
                                                           [](Position& p) {
                                                             p.at(1).played += CardCounts::of(Card::Knight, 3);
                                                             p.at(2).played += CardCounts::of(Card::Knight, 3);
                                                             p.state.awards[0].largestArmy = seat(1);
                                                           }),
                                                 because::ArmyRace::Guards);
    QVERIFY(guard);
    QCOMPARE(guard->rival, seat(2));
    QCOMPARE(guard->needed - guard->rivals, 1);
  });
  row("7.11: a knight that takes Largest Army tells from whom it keeps it, and one of its holder that it is safe", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.turnOf(1);
    p.giveCard(1, Card::Knight);
    p.at(1).played += CardCounts::of(Card::Knight, 2);
    p.at(2).played += CardCounts::of(Card::Knight, 2);
    const auto taken = why(p, 1, playKnight(), 0);
    QVERIFY(is(taken.front(), because::ArmyRace::Takes));
    const auto rival = reason<because::ArmyRace>(taken, because::ArmyRace::Denies);
    QVERIFY(rival);
    QCOMPARE(rival->rival, seat(2));
    QCOMPARE(rival->rivals, 2);
    p.at(1).played += CardCounts::of(Card::Knight, 1);
    p.at(2).played += CardCounts::of(Card::Knight, 1);
    p.state.awards[0].largestArmy = seat(1);
    const auto safe = reason<because::ArmyRace>(why(p, 1, playKnight(), 0), because::ArmyRace::Safe);
    QVERIFY(safe);
    QCOMPARE(safe->rival, seat(2));
    QCOMPARE(safe->rivals, 3);
    QCOMPARE(safe->knights, 4);
  });
}

void TestSeenReasons::ofHeldCards(Rows& row) {
  row("6.4: what a seat cannot have held, by all that the reader has seen, is why it declined", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N", StartCards::Yes);  // brick, ore, lumber
    Position p(layout);
    Belief belief(p.definition, seat(0));
    p.give(2, "wool");
    p.give(0, "grain");
    p.quietThrow();
    p.play(0, offerTrade(cards("grain"), cards("wool"), seats({1})));
    const State seen = visibleTo(viewerAt(0), p.definition, p.state);
    const auto told = reasonsFor(Deed{p.definition, seen, seat(0), Move{seat(1), decline(seat(0)), {}}, {}, &belief});
    QVERIFY(is(told.front(), because::Cards::HeldNone));
    QCOMPARE(std::get<because::Cards>(told.front()).cards, cards("wool"));
    QVERIFY(!reason<because::Cards>(why(p, 1, decline(seat(0)), 0),
                                    because::Cards::HeldNone));  // to whoever has seen nothing
  });
  row("6.4: where the bank has all wool but the reader's nobody could accept", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(0);
    for (int i = 0; i < 4; ++i) p.dropHand(i);
    p.give(0, "grain wool");
    p.give(1, "ore*2");
    p.play(0, offerTrade(cards("grain"), cards("wool"), seats({1})));
    const auto told = why(p, 1, decline(seat(0)), 0);
    QVERIFY(is(told.front(), because::Cards::NobodyHad));
    QCOMPARE(std::get<because::Cards>(told.front()).cards, cards("wool"));
    p.give(2, "wool");
    QVERIFY(!reason<because::Cards>(why(p, 1, decline(seat(0)), 0), because::Cards::NobodyHad));
  });
}

void TestSeenReasons::ofPurposes(Rows& row) {
  row("6.3: of another's offer it is told what it is for: a city at its best settlement", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(1);
    p.dropHand(1);
    p.give(1, "lumber*4");
    const auto toward =
        reason<because::Use>(why(p, 1, offerTrade(cards("lumber"), cards("ore"), seats({0})), 0), because::Use::Toward);
    QVERIFY(toward);
    QCOMPARE(toward->goal, Goal::Kind::City);
    QCOMPARE(toward->corner, p.corner("1,1:N"));
    QCOMPARE(toward->cards, cards("ore"));
    QCOMPARE(toward->hand, 4);
  });
  row("6.3: whoever gives ore for wool comes no nearer to a development card, as far as all see", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(1);
    p.dropHand(1);
    p.give(1, "wool ore");
    const auto toward =
        reason<because::Use>(why(p, 1, offerTrade(cards("ore"), cards("wool"), seats({0})), 0), because::Use::Toward);
    QVERIFY(!toward || toward->goal != Goal::Kind::Card);
  });
  row("6.8: an exchange with the bank is told by what it is for, and by a hand over the limit before it", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(1);
    p.dropHand(1);
    p.give(1, "lumber*9");
    const auto told = why(p, 1, tradeWithBank(Resource::Lumber, Resource::Ore), 0);
    const auto toward = reason<because::Use>(told, because::Use::Toward);
    const auto risk = reason<because::Hand>(told, because::Hand::AtRisk);
    QVERIFY(toward && risk);
    QCOMPARE(toward->hand, 6);  // four cards for one
    QCOMPARE(risk->held, 9);
  });
  row("5.2: cards in 36 throws are without the hex of the robber", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settleAll(1, {"1,1:N", "1,-1:N"});  // brick of hills 6 and hills 8
    Position p(layout);
    p.throwDice(7);
    p.play(0, moveRobber(p.hex("1,1"), {}));  // hills 6; nobody there holds a card
    p.give(0, "brick");
    p.give(1, "wool*2");
    p.play(0, offerTrade(cards("brick"), cards("wool"), seats({1})));
    const auto gets = reason<because::Income>(why(p, 1, decline(seat(0)), 0), because::Income::GetsIt);
    QVERIFY(gets);
    QCOMPARE(gets->pips, 5);
  });
}

TAPU_TEST(TestSeenReasons)
#include "test_seen_reasons.moc"
