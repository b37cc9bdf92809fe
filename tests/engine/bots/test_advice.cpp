// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <array>

#include "engine/bots/reason/trade_adviser.h"
#include "engine/play/visible.h"
#include "tests/effort.h"
#include "tests/engine/big_game.h"
#include "tests/engine/bots/reasons_stage.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

/// The choices that a hint names, and their order.
class TestAdvice : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void advice_data();
  static void ofPlans(Rows& row);
  static void ofVictims(Rows& row);
  static void ofOwnOffers(Rows& row);
  static void ofOffers(Rows& row);
  static void ofHands(Rows& row);
  static void ofKnights(Rows& row);
  static void ofHouses(Rows& row);
  static void ofCards(Rows& row);
  void advice() {
    QFETCH(Case, play);
    play();
  }
  void adviceIsLegalAndOfDifferentKindsOrPlaces_data();
  void adviceIsLegalAndOfDifferentKindsOrPlaces();
};

void TestAdvice::advice_data() {
  Rows row;
  ofPlans(row);
  ofVictims(row);
  ofOwnOffers(row);
  ofOffers(row);
  ofHands(row);
  ofKnights(row);
  ofHouses(row);
  ofCards(row);
  row("9.16: before the first round a hint names the place for the cards, and that for the city", [] {
    const Position p(game(2));
    const auto advice = advise(SeatView(p.definition, p.state, seat(sun(0))));
    QCOMPARE(advice.size(), std::size_t{2});
    QCOMPARE(advice[0].action.kind, ActionKind::StartCards);
    QCOMPARE(advice[1].action.kind, ActionKind::StartCity);
    QVERIFY(reason<because::Kinds>(advice[0].reasons, because::Kinds::AtOnce) &&
            reason<because::Yield>(advice[1].reasons, because::Yield::Doubles));
    for (const Advised& each : advice) QVERIFY(p.state.at(each.action.corner()).isOf(seat(sun(0))));
  });
}

/// The own turn with two settlements and a road, with this hand; another player holds grain and wool.
static Position inTurn(const char* hand) {
  Layout layout;
  layout.settleAll(0, {"0,-1:N", "-1,1:N"}).road(0, "0,-1/NE").settle(1, "1,1:N");
  Position p(layout);
  p.act(0);
  for (int i = 0; i < 4; ++i) p.dropHand(i);
  p.give(0, hand);
  p.give(1, "grain*2 wool*2");
  return p;
}

static bool serves(const Position& p, const char* give, const char* want) {
  const SeatView view(p.definition, p.state, seat(0));
  const Planner planner(p.definition, view.visible(), seat(0));
  return TradeAdviser(view, planner, nullptr, 0).serves({cards(give), cards(want)});
}

void TestAdvice::ofPlans(Rows& row) {
  row("3.3: what a corner with more pips brings too is no reason to take one with fewer", [] {
    Position p(Layout().open());
    p.play(0, buildSettlement(p.corner("1,1:N")));
    p.play(0, buildRoad(p.edge("2,0/W")));
    p.play(1, buildSettlement(p.corner("-1,2:N")));
    // Pasture 3, fields 10, hills 8: wool and grain are new. Only pasture 9, forest 5, mountains 4 have more, 11, and
    // wool too, but no grain.
    const auto told = why(p, 0, buildSettlement(p.corner("1,-1:N")));
    QVERIFY(is(told.front(), because::Rather::Brings));
    QCOMPARE(std::get<because::Rather>(told.front()).cards, cards("grain"));
    QCOMPARE(std::get<because::Rather>(told.front()).pips, 10);
    QCOMPARE(std::get<because::Rather>(told.front()).others, 11);
  });
  row("2.6: no trade for a card comes before a city that is paid for or lacks one card", [] {
    const Position paid = inTurn("grain*4 ore*3");
    QVERIFY(!serves(paid, "grain", "wool"));
    QCOMPARE(adviceFor(paid, 0).front().action.kind, ActionKind::City);
    QVERIFY(!serves(inTurn("grain*4 ore*2"), "grain", "wool"));
    QVERIFY(serves(inTurn("grain*2 ore"), "grain", "wool"));
  });
  row("6.8: an exchange that pays for a city comes before a card and before other exchanges", [] {
    const auto advice = adviceFor(inTurn("wool ore*7 grain"), 0);  // four ore for the second grain
    QCOMPARE(advice.front().action, tradeWithBank(Resource::Ore, Resource::Grain));
    QVERIFY(is(advice.front().reasons.front(), because::Aim::Completes));
    QCOMPARE(std::get<because::Aim>(advice.front().reasons.front()).goal, Goal::Kind::City);
  });
  row("4.3: no offer for a card by which a hand comes that is kept for a city", [] {
    QVERIFY(!serves(inTurn("brick grain ore*2"), "brick", "wool"));  // the city lacks grain and ore, before and after
    QVERIFY(serves(inTurn("brick grain ore"), "brick", "wool"));
  });
  row("6.3: before the turn ends with one card lacking, one to spare is offered for it", [] {
    const auto advice = adviceFor(inTurn("wool*2 ore"), 0);
    QCOMPARE(advice.front().action.kind, ActionKind::Offer);
    QCOMPARE(advice.front().action.give, cards("wool"));
    QCOMPARE(advice.front().action.want, cards("grain"));
    QVERIFY(is(advice.front().reasons.front(), because::Aim::Completes));
  });
  row("4.3: whoever saves for a city and could pay for a card is told what that would take", [] {
    const auto told = why(inTurn("wool grain ore*3"), 0, endTurn());
    const auto none = reason<because::Aim>(told, because::Aim::NoCard);
    QVERIFY(none);
    QVERIFY(is(told.front(), because::Aim::Saves));
    QCOMPARE(none->cards, cards("grain ore"));
    QCOMPARE(none->goal, Goal::Kind::City);
  });
}

void TestAdvice::ofVictims(Rows& row) {
  row("5.4: where the hex is chosen a hint names whom to rob: of like hands the leader's; then the other", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settleAll(1, {"1,1:N", "-1,1:N", "0,2:N", "2,-2:N", "-1,2:N"}).settle(2, "1,1:SE");
    Position p(layout);
    for (int i = 0; i < 3; ++i) p.dropHand(i);
    p.give(1, "ore*2");
    p.give(2, "ore*2");
    p.throwDice(7);
    const HexId hex = p.hex("1,1");
    const std::array among{moveRobber(hex, seat(2)), moveRobber(hex, seat(1))};
    const auto advice = advise(SeatView(p.definition, p.state, seat(0)), among);
    QCOMPARE(advice.size(), std::size_t{2});
    QCOMPARE(advice[0].action, moveRobber(hex, seat(1)));
    QCOMPARE(advice[1].action, moveRobber(hex, seat(2)));
    QCOMPARE(reason<because::Losses>(advice[0].reasons, because::Losses::Slows)->hex, hex);
    QVERIFY(advise(SeatView(p.definition, p.state, seat(1)), among).empty());  // they are none of its acts
  });
  row("5.4: what is known of a victim's hand for certain is told: the ore that its second settlement brought", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N", StartCards::Yes);  // brick, ore, lumber
    Position p(layout);
    Belief belief(p.definition, seat(0));
    p.dropHand(0);
    p.give(0, "grain*2 ore*2");
    const State seen = visibleTo(viewerAt(0), p.definition, p.state);
    const Action rob = moveRobber(p.hex("1,1"), seat(1));
    const auto known = reason<because::Rival>(
        reasonsFor(Deed{p.definition, seen, seat(0), Move{seat(0), rob, {}}, {}, &belief}), because::Rival::Known);
    QVERIFY(known);
    QCOMPARE(known->cards, cards("ore"));
    QCOMPARE(known->goal, Goal::Kind::City);
    QVERIFY(!reason<because::Rival>(why(p, 0, rob), because::Rival::Known));  // to whoever has seen nothing
  });
  row("8.4: a knight comes before the throw where it frees own pips", [] {
    Layout layout;
    layout.settle(0, "1,1:N").settle(1, "0,2:N");
    Position p(layout);
    p.giveCard(0, Card::Knight);
    const auto first = [&] { return adviceFor(p, 0).front().action.kind; };
    p.state.robbers[0] = p.hex("1,1");
    QCOMPARE(first(), ActionKind::Knight);
  });
}

void TestAdvice::ofOwnOffers(Rows& row) {
  row("6.5: if all have answered and no deal gains anything, a hint ends the offer; until then there is none", [] {
    Layout layout;
    layout.options.tradeSelect = TradeSelect::ProposerPicks;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N").settle(2, "0,2:N");
    Position p(layout);
    p.act(0);
    for (int i = 0; i < 3; ++i) p.dropHand(i);
    p.give(0, "grain*2 ore*3");  // a city
    p.give(1, "wool");
    p.give(2, "wool");
    p.play(0, offerTrade(cards("grain*2 ore*3"), cards("wool"), seats({1, 2})));
    p.play(1, accept(seat(0)));
    QVERIFY(adviceFor(p, 0).empty());
    p.play(2, decline(seat(0)));
    const auto advice = adviceFor(p, 0);
    QCOMPARE(advice.size(), std::size_t{1});
    QCOMPARE(advice[0].action, withdrawOffer());
    QVERIFY(reason<because::Aim>(advice[0].reasons, because::Aim::NoGain));
  });
  row("6.3: where there are no weights no cards are asked for that nobody can hold", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(0);
    for (int i = 0; i < 4; ++i) p.dropHand(i);
    p.give(0, "wool*2 grain ore*3");
    p.give(1, "lumber*4");  // the bank has all the rest: no grain is to be had
    const SeatView view(p.definition, p.state, seat(0));
    const Planner planner(p.definition, view.visible(), seat(0));
    QVERIFY(!TradeAdviser(view, planner, nullptr, 0).offer());
  });
  row("6.4: of the reader's own offer their hand tells whether it would have let them settle", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N").roads(1, {"2,0/W", "1,0/NE"});
    Position p(layout);
    p.act(1);
    for (int i = 0; i < 3; ++i) p.dropHand(i);
    p.give(0, "wool*2");
    p.give(1, "lumber*2 grain ore");  // no brick
    p.play(1, offerTrade(cards("ore"), cards("wool"), seats({0})));
    const auto helps = [&](int reader) {
      return reason<because::Site>(why(p, 0, decline(seat(1)), reader), because::Site::Helps);
    };
    QVERIFY(!helps(1));
    p.give(1, "brick");
    QVERIFY(helps(1));
  });
}

void TestAdvice::ofOffers(Rows& row) {
  // Seat 0 lacks one grain for a city; seat 1 lacks one wool for a settlement at the end of its road.
  const auto oneGrainShort = [] {
    Layout layout;
    layout.settle(0, "0,-1:N").road(0, "0,-1/NE").settle(1, "1,1:N").roads(1, {"2,0/W", "1,0/NE"});
    Position p(layout);
    p.act(0);
    for (int i = 0; i < 3; ++i) p.dropHand(i);
    p.give(0, "wool*2 grain ore*3");
    p.give(1, "brick lumber grain*2");
    return p;
  };
  row("6.3: an advised offer brings the one card that a city lacks, and gives none that it needs", [=] {
    const Position p = oneGrainShort();
    const SeatView view(p.definition, p.state, seat(0));
    const Planner planner(p.definition, view.visible(), seat(0));
    TradeAdviser trades(view, planner, nullptr, 0);
    const auto offer = trades.offer();
    QVERIFY(offer && trades.pays(*offer));
    QCOMPARE(offer->want, cards("grain"));
    QVERIFY(cards("wool*2").covers(offer->give));
    QVERIFY(!trades.serves({cards("grain"), cards("lumber")}) && !trades.serves({cards("wool"), cards("grain*2")}));
    QVERIFY(trades.harms({cards("ore*3"), cards("brick")}));  // for a city that lacks one card
    const auto told = why(p, 0, *offer);
    QVERIFY(is(told.front(), because::Aim::Completes));
    QCOMPARE(std::get<because::Aim>(told.front()).goal, Goal::Kind::City);
  });
  row("6.7: after an offer that nobody wanted none is advised in that turn, and its end leads", [=] {
    Position p = oneGrainShort();
    p.play(0, offerTrade(cards("wool"), cards("grain"), seats({1})));
    p.play(1, decline(seat(0)));
    const auto advice = adviceFor(p, 0);
    QVERIFY(std::ranges::find(advice, ActionKind::Offer, [](const Advised& a) { return a.action.kind; }) ==
            advice.end());
    QCOMPARE(std::ranges::count(advice, ActionKind::EndTurn, [](const Advised& a) { return a.action.kind; }), 1);
  });
}

void TestAdvice::ofHands(Rows& row) {
  row("5.1: the hint returns what the game suggests: what a city does not need goes first", [] {
    Layout layout;
    layout.settleAll(0, {"0,-1:N", "-1,0:N"}).settle(1, "1,1:N");
    Position p(layout);
    p.turnOf(1);
    p.give(0, "lumber grain*3 ore*4");
    p.throwDice(7);
    const auto advice = adviceFor(p, 0);
    QCOMPARE(advice.size(), std::size_t{1});
    // One of each is too many for a city. Of the last, ore has six pips and grain three, so ore comes again sooner.
    QCOMPARE(advice[0].action.give, cards("lumber grain ore*2"));
    const auto keeps = reason<because::Aim>(advice[0].reasons, because::Aim::Keeps);
    QVERIFY(keeps);
    QCOMPARE(keeps->goal, Goal::Kind::City);
    QCOMPARE(keeps->cards, cards("grain*2 ore*2"));
    QVERIFY(!reason<because::Aim>(why(p, 0, discard(cards("ore*4"))), because::Aim::Keeps));
  });
}

void TestAdvice::ofKnights(Rows& row) {
  // Seat 0 has played two knights and holds a third; the robber harms nobody.
  const auto withKnights = [](Decision must) {
    Layout layout;
    layout.settle(0, "0,-1:N").road(0, "0,-1/NE").settle(1, "1,1:N");
    Position p(layout);
    for (int i = 0; i < 4; ++i) p.dropHand(i);
    if (must == Decision::Act) p.quietThrow();
    p.giveCard(0, Card::Knight);
    p.at(0).played += CardCounts::of(Card::Knight, 2);
    return p;
  };
  row("7.11: a knight that brings Largest Army is advised before the throw, for that reason", [=] {
    const auto advice = adviceFor(withKnights(Decision::Roll), 0);
    QCOMPARE(advice.front().action.kind, ActionKind::Knight);
    QVERIFY(is(advice.front().reasons.front(), because::ArmyRace::Takes));
  });
  row("7.11: a knight that brings Largest Army is among what is advised in a turn", [=] {
    Position p = withKnights(Decision::Act);
    p.give(0, "grain*2 ore*3");
    const auto advice = adviceFor(p, 0);
    const auto knight = std::ranges::find(advice, ActionKind::Knight, [](const Advised& a) { return a.action.kind; });
    QVERIFY(knight != advice.end());
    QVERIFY(is(knight->reasons.front(), because::ArmyRace::Takes));
  });
}

void TestAdvice::ofHouses(Rows& row) {
  row("8.5: a Year of Plenty that pays for a settlement comes before an offer for a card", [] {
    Layout layout;
    layout.settle(0, "1,1:N").roads(0, {"2,0/W", "1,0/NE"}).settle(1, "0,-1:N");
    Position p(layout);
    p.giveCard(0, Card::YearOfPlenty);
    p.act(0);
    for (int i = 0; i < 4; ++i) p.dropHand(i);
    p.give(0, "lumber wool ore*2");
    p.give(1, "grain*2");
    const Action first = adviceFor(p, 0).front().action;
    QCOMPARE(first.kind, ActionKind::YearOfPlenty);
    QCOMPARE(CardCounts::of(first.first) + CardCounts::of(first.second), cards("brick grain"));
  });
  row("2.4: a settlement that is paid for is advised, whatever else is", [] {
    Layout layout;
    layout.settle(0, "1,1:N").roads(0, {"2,0/W", "1,0/NE"});
    Position p(layout);
    p.act(0);
    for (int i = 0; i < 4; ++i) p.dropHand(i);
    p.give(0, "brick lumber wool*4 grain*2 ore*3");
    const auto isSettlement = [](const Advised& a) { return a.action.kind == ActionKind::Settlement; };
    QVERIFY(std::ranges::any_of(adviceFor(p, 0), isSettlement));
  });
}

void TestAdvice::ofCards(Rows& row) {
  row("8.5: where the card Road Building can be played no road is paid for, and it says where it leads", [] {
    Layout layout;
    layout.settle(0, "1,1:N").road(0, "1,1/NE");
    Position p(layout);
    p.giveCard(0, Card::RoadBuilding);
    p.act(0);
    for (int i = 0; i < 4; ++i) p.dropHand(i);
    p.give(0, "brick lumber");
    const auto advice = adviceFor(p, 0);
    QVERIFY(std::ranges::none_of(advice, [](const Advised& a) { return a.action.kind == ActionKind::Road; }));
    const auto card =
        std::ranges::find(advice, ActionKind::RoadBuilding, [](const Advised& a) { return a.action.kind; });
    QVERIFY(card != advice.end());
    const auto free = reason<because::Site>(card->reasons, because::Site::FreeRoads);
    QVERIFY(free && free->corner);
  });
  row("2.5: no road is advised that takes cards of a settlement which lacks only one", [] {
    Layout layout;
    layout.settle(0, "1,1:N").roads(0, {"2,0/W", "1,0/NE"});
    Position p(layout);
    p.act(0);
    for (int i = 0; i < 4; ++i) p.dropHand(i);
    p.give(0, "brick lumber wool");
    const auto isRoad = [](const Advised& a) { return a.action.kind == ActionKind::Road; };
    QVERIFY(std::ranges::none_of(adviceFor(p, 0), isRoad));
    p.dropHand(0);
    p.give(0, "brick lumber");
    QVERIFY(std::ranges::any_of(adviceFor(p, 0), isRoad));
  });
  row("9.8: an offer that cannot be paid is told of beside what is advised, with what it lacks", [] {
    Position p(tapu::test::game(2));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    const int me = sun(0), other = partnersOf(p, me).front();
    p.dropHand(me);
    p.give(me, "grain*2 ore*3");
    p.give(other, "lumber");
    PartnerSet to;
    to.insert(p.definition.partnerId(seat(me), seat(other)));
    p.play(other, offerTrade(cards("lumber"), cards("wool"), to));
    const auto advice = advise(SeatView(p.definition, p.state, seat(me)));
    QVERIFY(advice.size() >= 2);
    QVERIFY(advice.front().action.kind != ActionKind::Decline);
    QCOMPARE(advice.back().action, decline(seat(other)));
    const auto lacks = reason<because::Cards>(advice.back().reasons, because::Cards::CannotPay);
    QVERIFY(lacks);
    QCOMPARE(lacks->cards, cards("wool"));
  });
}

void TestAdvice::adviceIsLegalAndOfDifferentKindsOrPlaces_data() {
  QTest::addColumn<int>("ruleSet");
  QTest::newRow("the classic game") << static_cast<int>(RuleSet::Classic);
  QTest::newRow("with events") << static_cast<int>(RuleSet::Crazy);
}

// A first corner with fewer pips than another advised one begins with what that other one lacks.
static void saysWhyRather(const Topology& map, const Advised& first, const Advised& other) {
  if (map.pips(other.action.corner()) <= map.pips(first.action.corner())) return;
  const Reason& why = first.reasons.front();
  QVERIFY(!is(why, because::Yield::Brings) && !std::holds_alternative<because::Kinds>(why));
}

/// 5.4: where the hex is chosen, advice is about those who can be robbed there and nobody else. How many it named.
static int countAdvisedVictims(const SeatView& view) {
  int named = 0;
  for (const HexId hex : view.legal().robberHexes()) {
    std::vector<Action> here = view.legal().all();
    std::erase_if(here, [&](const Action& each) { return each.kind != ActionKind::Robber || each.hex() != hex; });
    if (here.size() < 2) continue;
    for (const Advised& each : advise(view, here)) {
      const bool isHere = std::ranges::find(here, each.action) != here.end();
      if (!isHere) qFatal("hex %d: advice is about another one", static_cast<int>(hex.value));
      ++named;
    }
  }
  return named;
}

void TestAdvice::adviceIsLegalAndOfDifferentKindsOrPlaces() {
  QFETCH(int, ruleSet);
  int asked = 0, silent = 0, n = 0, victims = 0;
  eachDecision(gameOf(static_cast<RuleSet>(ruleSet), 4, 7), 7, effort(1200, 150), [&](const Moment& moment) {
    const auto& [definition, state, move, seen] = moment;
    const SeatView view(definition, state, move.seat);
    victims += countAdvisedVictims(view);
    const bool isPassedOver = n % 4 != 0 && state.head.phase != Phase::Setup;
    ++n;
    if (isPassedOver) return;
    const std::vector<Advised> advice = advise(view);
    QVERIFY(advice.size() <= std::size_t{kMostAdvised});
    for (std::size_t i = 0; i < advice.size(); ++i) {
      QVERIFY(view.allows(advice[i].action));
      QVERIFY(advice[i].reasons.size() <= std::size_t{kMostReasons});
      for (std::size_t j = 0; j < i; ++j) QVERIFY(!(advice[i].action == advice[j].action));
      // Where another place has more pips the first one says why it comes first.
      const auto mine = reason<because::Yield>(advice[0].reasons, because::Yield::Brings);
      const auto its = reason<because::Yield>(advice[i].reasons, because::Yield::Brings);
      if (state.head.phase == Phase::Setup && its && (!mine || its->pips > mine->pips))
        QVERIFY(!is(advice[0].reasons.front(), because::Yield::Brings));
      if (advice[i].action.kind == ActionKind::Settlement && advice[0].action.kind == ActionKind::Settlement)
        saysWhyRather(definition.map, advice[0], advice[i]);
    }
    if (view.legal().size() == 1 || advice.empty()) return;  // there is nothing to choose
    ++asked;
    silent += advice.front().reasons.empty();
  });
  QVERIFY(asked > 30);
  QVERIFY(victims > 0);
  QVERIFY2(10 * silent < asked, qPrintable(QString::number(silent)));  // nearly always something can be said
}

TAPU_TEST(TestAdvice)
#include "test_advice.moc"
