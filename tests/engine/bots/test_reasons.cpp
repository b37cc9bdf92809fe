// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "engine/bots/reason/advice.h"
#include "engine/bots/reason/trade_advice.h"
#include "engine/bots/search/worlds.h"
#include "engine/play/initial_state.h"
#include "engine/play/round_time.h"
#include "engine/rules/dog.h"
#include "engine/state/game_map.h"
#include "tests/effort.h"
#include "tests/engine/big_game.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

// Pips of the island of tests/engine/position.h: 8 and 6 have 5, 9 and 5 have 4, 10 and 4 have 3, 11 and 3 have 2,
// 12 and 2 have 1. Around 1,1:N lie hills 6, mountains 9, forest 5: 13 pips, more than around any other corner. All
// hexes of ore together have 9 pips, of grain 10, of wool and lumber 12, of brick 15.

using namespace tapu;
using namespace tapu::test;

namespace {

std::vector<Reason> why(const Position& p, int by, const Action& action, int viewer) {
  const State seen = visibleTo(viewerAt(viewer), p.definition, p.state);
  return reasonsFor(Deed{p.definition, seen, seat(viewer), Move{seat(by), action, {}}});
}
std::vector<Reason> why(const Position& p, int by, const Action& action) { return why(p, by, action, by); }

/// The same act as one of two that are advised together.
std::vector<Reason> whyBeside(const Position& p, int by, const Action& action, const Action& other) {
  const State seen = visibleTo(viewerAt(by), p.definition, p.state);
  return reasonsFor(Deed{p.definition, seen, seat(by), Move{seat(by), action, {}}, {other}});
}
std::vector<Advised> adviceFor(const Position& p, int by) { return advise(SeatView(p.definition, p.state, seat(by))); }

std::optional<Reason> reason(const std::vector<Reason>& reasons, ReasonKind kind) {
  const auto at = std::ranges::find(reasons, kind, &Reason::kind);
  return at == reasons.end() ? std::nullopt : std::optional(*at);
}

Setup gameOf(RuleSet ruleSet, int seats, std::uint64_t seed) {
  SeededRng rng(seed);
  Setup setup{ruleSet, defaultOptions(ruleSet), {}, {}};
  setup.options.seats = static_cast<decltype(setup.options.seats)>(seats);
  setup.board = boardFor(setup.options, rng);
  return setup;
}

/// A decision of a seat before it is made, and by seat the moves before it as they saw them.
struct Moment {
  const GameDefinition& definition;
  const State& state;
  const Move& move;
  const std::vector<std::vector<Move>>& seen;
};

/// Greedy bots play a game; `see` is told each decision of a seat.
void eachDecision(const Setup& setup, std::uint64_t seed, int mostMoves,
                  const std::function<void(const Moment&)>& see) {
  const GameDefinition definition(setup);
  State state = initialState(definition);
  SeededRng rng(seed);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int i = 0; i < definition.seats; ++i) bots.push_back(makeBot("greedy"));
  std::vector<std::vector<Move>> seen(bots.size());
  for (std::uint64_t n = 1; n <= static_cast<std::uint64_t>(mostMoves) && state.head.phase != Phase::Over; ++n) {
    std::optional<Move> move;
    if (const auto due = dueMove(definition, state)) move = Move{{}, *due, {}};
    if (const auto closing = windowMove(definition, state); !move && closing) move = Move{{}, *closing, {}};
    const SeatId first = waitingFor(state);
    for (int i = 0; i < definition.seats && !move; ++i) {
      const SeatId by(((first ? first.value : 0) + i) % definition.seats);
      const SeatView view(definition, state, by);
      if (view.legal().empty()) continue;
      if (const auto action = bots[by.value]->decide(view, rng)) move = Move{by, *action, {}};
    }
    if (!move) return;
    rng.startMove(n);
    move->chance = draw(definition, state, move->seat, move->action, rng);
    if (move->seat) see({definition, state, *move, seen});
    for (int i = 0; i < definition.seats; ++i)
      if (const auto its = visibleTo(Viewer(SeatId(i)), definition, state, *move))
        seen[static_cast<std::size_t>(i)].push_back(*its);
    apply(definition, state, *move);
  }
}

}  // namespace

class TestReasons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void reasons_data();
  static void ofPlaces(Rows& row);
  static void ofRobbers(Rows& row);
  static void ofOwnRobbers(Rows& row);
  static void ofAnswers(Rows& row);
  static void ofOffers(Rows& row);
  static void ofDeclines(Rows& row);
  static void ofSeenTrades(Rows& row);
  static void ofSaving(Rows& row);
  static void ofVictims(Rows& row);
  static void ofOwnOffers(Rows& row);
  static void ofHands(Rows& row);
  static void ofPrices(Rows& row);
  static void ofPlans(Rows& row);
  void reasons() {
    QFETCH(Case, play);
    play();
  }
  void cornersThatDifferByAHarborDifferByThatReason();
  void adviceIsLegalAndOfDifferentKindsOrPlaces_data();
  void adviceIsLegalAndOfDifferentKindsOrPlaces();
  void whatOthersHoldChangesNoAdvice();
  void whatTheReaderHoldsChangesNoReasonOfOthers();
  void ofHiddenHandsNothingIsSaid();
};

void TestReasons::reasons_data() {
  Rows row;
  ofPlaces(row);
  ofRobbers(row);
  ofOwnRobbers(row);
  ofAnswers(row);
  ofOffers(row);
  ofDeclines(row);
  ofSeenTrades(row);
  ofSaving(row);
  ofVictims(row);
  ofOwnOffers(row);
  ofHands(row);
  ofPrices(row);
  ofPlans(row);
  row("3.3: the corner with the most pips is told as that, with its kinds and the scarcest resource", [] {
    const Position p(Layout().open());
    const auto told = why(p, 0, buildSettlement(p.corner("1,1:N")));
    QCOMPARE(told.front().kind, ReasonKind::Pips);
    QCOMPARE(told.front().count, 13);
    QCOMPARE(told.front().more, static_cast<int>(Compared::Most));
    const auto kinds = reason(told, ReasonKind::Kinds);
    QVERIFY(kinds);
    QCOMPARE(kinds->cards, cards("brick lumber ore"));
    QCOMPARE(kinds->more, 1 + static_cast<int>(Resource::Ore));
  });
  row("2.6: a city doubles the pips of its corner and brings a point", [] {
    Layout layout;
    layout.settle(0, "1,1:N").road(0, "2,0/W");
    Position p(layout);
    p.act(0);
    p.give(0, "grain*2 ore*3");
    const auto told = why(p, 0, buildCity(p.corner("1,1:N")));
    const auto doubles = reason(told, ReasonKind::Doubles), point = reason(told, ReasonKind::Point);
    QVERIFY(doubles && point);
    QCOMPARE(doubles->count, 13);
    QCOMPARE(point->count, 1);
  });
  row("2.5: a road beside a settlement leads on to the corner where the next one may stand, one road further", [] {
    Layout layout;
    layout.settle(0, "1,1:N").road(0, "1,1/NE");
    Position p(layout);
    p.act(0);
    p.give(0, "brick lumber");
    const auto told = why(p, 0, buildRoad(p.edge("2,0/W")));
    // Mountains 9, pasture 3, fields 11: 4 + 2 + 2, and both wool and grain are new.
    const auto leads = reason(told, ReasonKind::Leads), news = reason(told, ReasonKind::NewKinds);
    QVERIFY(leads && news);
    QCOMPARE(CornerId(static_cast<int>(leads->place)), p.corner("1,0:N"));
    QCOMPARE(leads->count, 8);
    QCOMPARE(leads->more, 1);
    QCOMPARE(news->cards, cards("wool grain"));
  });
  row("6.8: an exchange after which the hand pays for a city says so", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").road(0, "0,-1/NE");
    Position p(layout);
    p.act(0);
    p.give(0, "wool*4 grain ore*3");
    const auto told = why(p, 0, tradeWithBank(Resource::Wool, Resource::Grain));
    QCOMPARE(told.front().kind, ReasonKind::Completes);
    QCOMPARE(told.front().goal, Goal::Kind::City);
    const auto spare = reason(told, ReasonKind::Spare);
    QVERIFY(spare);
    QCOMPARE(spare->cards, cards("wool*4"));
  });
  row("4.3: whoever ends the turn one grain short of a city saves for it", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").road(0, "0,-1/NE");
    Position p(layout);
    p.act(0);
    p.give(0, "grain ore*3");
    const auto told = why(p, 0, endTurn());
    QCOMPARE(told.size(), std::size_t{1});
    QCOMPARE(told.front().kind, ReasonKind::Saves);
    QCOMPARE(told.front().goal, Goal::Kind::City);
    QCOMPARE(told.front().cards, cards("grain"));
  });
  row("7.10: the fifth road in a row brings Longest Road, and that comes first", [] {
    Layout layout;
    layout.settle(0, "0,0:N").roads(0, {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW"});
    Position p(layout);
    p.act(0);
    p.give(0, "brick lumber");
    const auto told = why(p, 0, buildRoad(p.edge("0,0/W")));
    QCOMPARE(told.front().kind, ReasonKind::LongestRoad);
    QCOMPARE(told.front().count, 5);
    QVERIFY(!told.front().seat);
  });
  row("2.5: a corner that another's road has reached is taken before them", [] {
    Layout layout;
    layout.settle(0, "0,0:N").road(0, "0,0/NE").road(0, "1,0/NW");
    layout.settle(1, "1,1:N").roads(1, {"2,0/W", "1,0/NE"});
    Position p(layout);
    p.act(0);
    p.give(0, "brick lumber wool grain");
    const auto told = why(p, 0, buildSettlement(p.corner("1,0:N")));
    const auto before = reason(told, ReasonKind::Before);
    QVERIFY(before);
    QCOMPARE(before->seat, seat(1));
  });
  row("2.5: after the set-up a corner is compared with those within reach alone, of which there is no other", [] {
    Layout layout;
    layout.settle(0, "0,0:N").road(0, "0,0/NE").road(0, "1,0/NW");
    Position p(layout);
    p.act(0);
    p.give(0, "brick lumber wool grain");
    // Its 8 pips are less than the 13 of 1,1:N, which is free too, but far away.
    const auto pips = reason(why(p, 0, buildSettlement(p.corner("1,0:N"))), ReasonKind::Pips);
    QVERIFY(pips);
    QCOMPARE(pips->count, 8);
    QCOMPARE(pips->more, static_cast<int>(Compared::MostInReach));
  });
  row("9.16: before the first round a hint names the place for the cards, and that for the city", [] {
    const Position p(game(2));
    const auto advice = advise(SeatView(p.definition, p.state, seat(sun(0))));
    QCOMPARE(advice.size(), std::size_t{2});
    QCOMPARE(advice[0].action.kind, ActionKind::StartCards);
    QCOMPARE(advice[1].action.kind, ActionKind::StartCity);
    QVERIFY(reason(advice[0].reasons, ReasonKind::StartCards) && reason(advice[1].reasons, ReasonKind::Doubles));
    for (const Advised& each : advice) QVERIFY(p.state.at(each.action.corner()).isOf(seat(sun(0))));
  });
  row("9.14: a knight that brings a card says which, and speaks of no robber, which stays", [] {
    Position p(game(2, [](Options& o) { o.knightChoice = Switch::On; }));
    choose(p);
    p.giveCard(sun(0), Card::Knight, 1);
    p.play(-1, startRound(), dice(1, 1));
    const auto told = why(p, sun(0), playKnight(Resource::Ore));
    QCOMPARE(reason(told, ReasonKind::StartCards)->cards, cards("ore"));
    QVERIFY(!reason(told, ReasonKind::Frees));
  });
  row("5.1: a hand over the limit is a reason to spend it, which everybody sees", [] {
    Layout layout;
    layout.settle(0, "1,1:N").road(0, "2,0/W");
    Position p(layout);
    p.act(0);
    p.give(0, "brick lumber*4 wool grain ore");
    const auto risk = reason(why(p, 0, buyCard()), ReasonKind::AtRisk);
    QVERIFY(risk);
    QCOMPARE(risk->count, 8);
    QCOMPARE(risk->more, 7);
    QCOMPARE(reason(why(p, 0, buyCard(), 1), ReasonKind::AtRisk)->count, 8);
  });
}

void TestReasons::ofPlaces(Rows& row) {
  row("3.3: of two advised corners that with fewer pips tells what it brings and the other does not", [] {
    const Position p(Layout().open());
    // Ore, lumber and grain with 10 pips beside brick, ore and lumber with 13.
    const auto told = whyBeside(p, 0, buildSettlement(p.corner("0,-1:N")), buildSettlement(p.corner("1,1:N")));
    // Others with 11 bring grain or ore, but none both.
    const auto rather = reason(told, ReasonKind::Together);
    QVERIFY(rather && !reason(told, ReasonKind::Pips));
    QCOMPARE(CornerId(static_cast<int>(rather->other)), p.corner("1,1:N"));
    QCOMPARE(rather->count, 10);
    QCOMPARE(rather->more, 13);
    QCOMPARE(rather->cards, cards("grain ore"));
    QCOMPARE(rather->goal, Goal::Kind::City);
  });
  row("3.3: a number that another advised corner beats is not named first", [] {
    const Position p(Layout().open());
    // Lumber, wool and ore with 8 pips, all but the wool of it in the corner with 13; that has brick for it.
    const auto told = whyBeside(p, 0, buildSettlement(p.corner("0,1:N")), buildSettlement(p.corner("1,1:N")));
    QVERIFY(told.front().kind != ReasonKind::Pips);
  });
  row("3.3: fewer pips are told first, with what all corners with more lack: ore and grain together, for cities", [] {
    const Position p(Layout().open());
    // Mountains 4, forest 5, fields 10: 10 pips. Of the corners with more none brings ore and grain, each one of them.
    const auto told = why(p, 0, buildSettlement(p.corner("0,-1:N")));
    QCOMPARE(told.front().kind, ReasonKind::Together);
    QCOMPARE(told.front().goal, Goal::Kind::City);
    QCOMPARE(told.front().more, 13);
  });
  row("2.6: of two cities that of the poorer corner tells that it doubles the only grain; both are advised", [] {
    Layout layout;
    layout.settleAll(0, {"1,1:N", "0,-1:N"}).road(0, "2,0/W");
    Position p(layout);
    p.act(0);
    p.give(0, "grain*2 ore*3");
    const auto told = whyBeside(p, 0, buildCity(p.corner("0,-1:N")), buildCity(p.corner("1,1:N")));
    QCOMPARE(told.front().kind, ReasonKind::OnlySource);
    QCOMPARE(told.front().cards, cards("grain"));
    QCOMPARE(told.front().count, 3);
    QCOMPARE(std::ranges::count(adviceFor(p, 0), ActionKind::City, [](const Advised& a) { return a.action.kind; }), 2);
  });
  row("5.2: pips are those of the map; a robber beside the corner is told of", [] {
    Layout layout;
    layout.settle(0, "1,1:N").road(0, "2,0/W");
    Position p(layout);
    p.act(0);
    p.give(0, "grain*2 ore*3");
    p.state.robbers[0] = p.hex("1,1");
    const auto told = why(p, 0, buildCity(p.corner("1,1:N")));
    QCOMPARE(reason(told, ReasonKind::Doubles)->count, 13);
    const auto robber = reason(told, ReasonKind::RobberHere);
    QVERIFY(robber);
    QCOMPARE(HexId(static_cast<int>(robber->place)), p.hex("1,1"));
    QCOMPARE(robber->count, 5);
  });
}

void TestReasons::ofRobbers(Rows& row) {
  row("5.3: the robber slows the seat with most points, and takes one of its cards, more than anybody holds", [] {
    Layout layout;
    layout.settleAll(1, {"1,1:N", "0,-1:N"}).settle(0, "-1,1:N");
    Position p(layout);
    p.give(1, "wool*3");
    const auto told = why(p, 0, moveRobber(p.hex("1,1"), seat(1)));
    const auto slows = reason(told, ReasonKind::Slows), takes = reason(told, ReasonKind::Takes);
    QVERIFY(slows && takes && reason(told, ReasonKind::Ahead));
    QCOMPARE(slows->shares, (std::vector<RobbedShare>{{seat(1), 5}}));  // a settlement beside a six
    QCOMPARE(slows->more, 0);
    QCOMPARE(takes->count, 3);
  });
  row("5.2: of all whom the robber harms it is told how much; nobody is ahead while all have one point", [] {
    Layout layout;
    layout.settle(0, "-1,1:N").settle(1, "1,1:N").settle(2, "0,2:N").settle(3, "0,-1:N");
    const Position p(layout);
    const auto told = why(p, 0, moveRobber(p.hex("1,1"), seat(1)));
    const auto slows = reason(told, ReasonKind::Slows);
    QVERIFY(slows && !reason(told, ReasonKind::Ahead));
    QCOMPARE(slows->shares, (std::vector<RobbedShare>{{seat(1), 5}, {seat(2), 5}}));
    QCOMPARE(slows->count, 10);
  });
  row("5.2: what the robber leaves pays again, and that is told last", [] {
    Layout layout;
    layout.settle(0, "-1,1:N").settle(1, "1,1:N");
    Position p(layout);
    p.state.robbers[0] = p.hex("1,0");  // mountains 9: four pips of seat 1
    const auto told = why(p, 0, moveRobber(p.hex("1,1"), seat(1)));
    QCOMPARE(reason(told, ReasonKind::Slows)->count, 5);
    QCOMPARE(told.back().kind, ReasonKind::PaysAgain);  // one more than before
    const auto again = reason(told, ReasonKind::PaysAgain);
    QCOMPARE(again->shares, (std::vector<RobbedShare>{{seat(1), 4}}));
  });
  row("5.2: the only hex of a resource is told of", [] {
    Layout layout;
    layout.settle(0, "-1,1:N").settle(1, "1,1:N");
    const Position p(layout);
    const auto only = reason(why(p, 0, moveRobber(p.hex("1,1"), seat(1))), ReasonKind::OnlyHex);
    QVERIFY(only);
    QCOMPARE(only->cards, cards("brick"));
  });
}

void TestReasons::ofOwnRobbers(Rows& row) {
  row("5.2: an own hex costs the seat itself, and no hint puts the robber there", [] {
    Layout layout;
    layout.settle(0, "1,1:N").settle(1, "0,2:N");
    Position p(layout);
    const auto told = why(p, 0, moveRobber(p.hex("1,1"), seat(1)));
    QCOMPARE(told.front().kind, ReasonKind::Costs);
    QCOMPARE(told.front().count, 5);
    p.throwDice(7);
    const auto advice = adviceFor(p, 0);
    QVERIFY(!advice.empty());
    for (const Advised& each : advice) QVERIFY(!reason(each.reasons, ReasonKind::Costs));
  });
  row("8.1: whoever moves the robber knows of no hidden points: the reader's change no reason of theirs", [] {
    Layout layout;
    layout.settleAll(1, {"1,1:N", "0,-1:N"}).settle(0, "-1,1:N").settle(2, "0,2:N");
    Position p(layout);
    p.giveCard(0, Card::Point, 2);  // three points, which seat 0 alone sees; seat 1 shows two, more than anybody
    const Action act = moveRobber(p.hex("2,0"), seat(1));
    QVERIFY(reason(why(p, 2, act, 2), ReasonKind::Ahead));
    QCOMPARE(why(p, 2, act, 0), why(p, 2, act, 3));
    QVERIFY(reason(why(p, 2, act, 0), ReasonKind::Ahead));
  });
}

void TestReasons::ofHands(Rows& row) {
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
    const auto keeps = reason(advice[0].reasons, ReasonKind::Keeps);
    QVERIFY(keeps);
    QCOMPARE(keeps->goal, Goal::Kind::City);
    QCOMPARE(keeps->cards, cards("grain*2 ore*2"));
    QVERIFY(!reason(why(p, 0, discard(cards("ore*4"))), ReasonKind::Keeps));
  });
}

void TestReasons::ofAnswers(Rows& row) {
  row("6.4: a trade that would take a card from a city that is paid for is declined for that", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(1);
    p.give(0, "grain*2 ore*3");
    p.give(1, "lumber");
    p.play(1, offerTrade(cards("lumber"), cards("grain"), seats({0})));
    const auto told = why(p, 0, decline(seat(1)));
    QCOMPARE(told.front().kind, ReasonKind::Breaks);
    QCOMPARE(told.front().goal, Goal::Kind::City);
    QCOMPARE(told.front().cards, cards("grain"));
  });
  row("6.4: whoever has not what an offer wants cannot pay", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(1);
    p.give(0, "ore");
    p.give(1, "lumber");
    p.play(1, offerTrade(cards("lumber"), cards("grain"), seats({0})));
    const auto told = why(p, 0, decline(seat(1)));
    QCOMPARE(told.front().kind, ReasonKind::CannotPay);
    QCOMPARE(told.front().cards, cards("grain"));
  });
}

void TestReasons::ofOffers(Rows& row) {
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
    QCOMPARE(told.front().kind, ReasonKind::Completes);
    QCOMPARE(told.front().goal, Goal::Kind::City);
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

void TestReasons::ofDeclines(Rows& row) {
  row("6.4: whoever declines is told what the offer would take from their city, and that the rest is of no use", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(1);
    p.dropHand(0);
    p.give(0, "grain ore*3");
    p.give(1, "lumber");
    p.play(1, offerTrade(cards("lumber"), cards("grain"), seats({0})));
    const auto told = why(p, 0, decline(seat(1)));
    const auto gives = reason(told, ReasonKind::Gives), enough = reason(told, ReasonKind::Enough);
    QVERIFY(gives && enough && !reason(told, ReasonKind::NoGain));
    QCOMPARE(told.front().kind, ReasonKind::Gives);
    QCOMPARE(gives->cards, cards("grain"));
    QCOMPARE(gives->more, 1);  // it is the only one
    QCOMPARE(gives->goal, Goal::Kind::City);
    QCOMPARE(enough->cards, cards("lumber"));
  });
  row("2.5: an offer that would let its owner settle at the end of the reader's own road says so", [] {
    Layout layout;
    layout.settle(0, "0,0:N").road(0, "0,0/NE").road(0, "1,0/NW");
    layout.settle(1, "1,1:N").roads(1, {"2,0/W", "1,0/NE"});
    Position p(layout);
    p.act(1);
    p.dropHand(0);
    p.give(0, "wool*2 ore");
    p.give(1, "brick lumber grain ore");
    p.play(1, offerTrade(cards("ore"), cards("wool"), seats({0})));
    const auto helps = reason(why(p, 0, decline(seat(1))), ReasonKind::Helps);
    QVERIFY(helps);
    QCOMPARE(helps->seat, seat(1));
    QCOMPARE(helps->more, 1);
    QCOMPARE(CornerId(static_cast<int>(helps->place)), p.corner("1,0:N"));
    QCOMPARE(helps->count, 8);
  });
  row("6.4: two cards for one are told of", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N");
    Position p(layout);
    p.act(1);
    p.dropHand(0);
    p.give(0, "brick*2");
    p.give(1, "ore");
    p.play(1, offerTrade(cards("ore"), cards("brick*2"), seats({0})));
    const auto dear = reason(why(p, 0, decline(seat(1))), ReasonKind::Dear);
    QVERIFY(dear);
    QCOMPARE(dear->count, 2);
    QCOMPARE(dear->more, 1);
  });
}

void TestReasons::ofSeenTrades(Rows& row) {
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
    QCOMPARE(told.front().kind, ReasonKind::NoSource);
    QCOMPARE(HexId(static_cast<int>(told.front().place)), fields);
    QCOMPARE(told.front().count, 3);
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
    QCOMPARE(told.front().kind, ReasonKind::FewCards);
    QCOMPARE(told.front().count, 1);
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
    const auto lacks = reason(told, ReasonKind::LacksIt), would = reason(told, ReasonKind::WouldGive);
    QVERIFY(lacks && would);
    QCOMPARE(lacks->cards, cards("wool"));
    QCOMPARE(lacks->count, 0);
    QCOMPARE(would->cards, cards("wool"));
    QCOMPARE(would->seat, seat(0));
  });
  row("8.4: a knight tells where it could send the robber, and how many Largest Army takes", [] {
    Layout layout;
    layout.settle(0, "-1,1:N").settle(1, "1,1:N");
    Position p(layout);
    p.giveCard(0, Card::Knight, 1);
    const auto told = why(p, 0, playKnight());
    const auto to = reason(told, ReasonKind::RobberTo), army = reason(told, ReasonKind::KnightCount);
    QVERIFY(to && army);
    QCOMPARE(HexId(static_cast<int>(to->place)), p.hex("1,1"));  // hills 6
    QCOMPARE(to->shares, (std::vector<RobbedShare>{{seat(1), 5}}));
    QCOMPARE(army->count, 1);
    QCOMPARE(army->more, 3);
  });
}

void TestReasons::ofPrices(Rows& row) {
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
    QCOMPARE(told.front().kind, ReasonKind::Bargain);
    QCOMPARE(told.front().count, 2);
    QCOMPARE(told.front().more, 1);
    QVERIFY(!reason(told, ReasonKind::Wants));
    QCOMPARE(reason(offered("lumber", "wool"), ReasonKind::Wants)->cards, cards("wool"));
  });
  row("6.3: whoever gives what its places bring most of has that for a reason", [=] {
    const auto abounds = reason(offered("brick", "ore"), ReasonKind::Abounds);
    QVERIFY(abounds);
    QCOMPARE(abounds->cards, cards("brick"));
    QCOMPARE(abounds->count, 5);
    QVERIFY(!reason(offered("lumber", "ore"), ReasonKind::Abounds));
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
    QCOMPARE(told.front().kind, ReasonKind::Dear);
    QCOMPARE(told.front().cards, cards("wool"));
  });
  row("6.4: of a kind that hardly comes it is not said that it is not lacking, but that others are", [=] {
    const auto told = why(asked("lumber grain ore*3", "wool", "lumber"), 0, decline(seat(1)));
    const auto lacks = reason(told, ReasonKind::StillLacks);
    QVERIFY(lacks && !reason(told, ReasonKind::Enough));
    QCOMPARE(lacks->cards, cards("grain"));
    QCOMPARE(lacks->more, static_cast<int>(Resource::Wool));
    QCOMPARE(lacks->goal, Goal::Kind::City);
  });
  row("6.4: two cards for one that no near goal needs are accepted", [=] {
    const auto advice = adviceFor(asked("grain", "ore*2", "grain"), 0);
    QCOMPARE(advice.front().action, accept(seat(1)));
    QVERIFY(reason(advice.front().reasons, ReasonKind::Bargain));
    // Where a city lacks one card it needs that grain.
    QCOMPARE(adviceFor(asked("grain ore*3", "lumber*2", "grain"), 0).front().action.kind, ActionKind::Decline);
  });
}

void TestReasons::ofPlans(Rows& row) {
  row("3.3: what a corner with more pips brings too is no reason to take one with fewer", [] {
    Position p(Layout().open());
    p.play(0, buildSettlement(p.corner("1,1:N")));
    p.play(0, buildRoad(p.edge("2,0/W")));
    p.play(1, buildSettlement(p.corner("-1,2:N")));
    // Pasture 3, fields 10, hills 8: wool and grain are new. Only pasture 9, forest 5, mountains 4 have more, 11, and
    // wool too, but no grain.
    const auto told = why(p, 0, buildSettlement(p.corner("1,-1:N")));
    QCOMPARE(told.front().kind, ReasonKind::Rather);
    QCOMPARE(told.front().cards, cards("grain"));
    QCOMPARE(told.front().count, 10);
    QCOMPARE(told.front().more, 11);
  });
  const auto inTurn = [](const char* hand) {
    Layout layout;
    layout.settleAll(0, {"0,-1:N", "-1,1:N"}).road(0, "0,-1/NE").settle(1, "1,1:N");
    Position p(layout);
    p.act(0);
    for (int i = 0; i < 4; ++i) p.dropHand(i);
    p.give(0, hand);
    p.give(1, "grain*2 wool*2");
    return p;
  };
  const auto serves = [](const Position& p, const char* give, const char* want) {
    const SeatView view(p.definition, p.state, seat(0));
    const Planner planner(p.definition, view.visible(), seat(0));
    return TradeAdviser(view, planner, nullptr, 0).serves({cards(give), cards(want)});
  };
  row("2.6: no trade for a card comes before a city that is paid for or lacks one card", [=] {
    const Position paid = inTurn("grain*4 ore*3");
    QVERIFY(!serves(paid, "grain", "wool"));
    QCOMPARE(adviceFor(paid, 0).front().action.kind, ActionKind::City);
    QVERIFY(!serves(inTurn("grain*4 ore*2"), "grain", "wool"));
    QVERIFY(serves(inTurn("grain*2 ore"), "grain", "wool"));
  });
  row("6.3: before the turn ends with one card lacking, one to spare is offered for it", [=] {
    const auto advice = adviceFor(inTurn("wool*2 ore"), 0);
    QCOMPARE(advice.front().action.kind, ActionKind::Offer);
    QCOMPARE(advice.front().action.give, cards("wool"));
    QCOMPARE(advice.front().action.want, cards("grain"));
    QCOMPARE(advice.front().reasons.front().kind, ReasonKind::Completes);
  });
  row("4.3: whoever saves for a city and could pay for a card is told what that would take", [=] {
    const auto told = why(inTurn("wool grain ore*3"), 0, endTurn());
    const auto none = reason(told, ReasonKind::NoCard);
    QVERIFY(none);
    QCOMPARE(told.front().kind, ReasonKind::Saves);
    QCOMPARE(none->cards, cards("grain ore"));
    QCOMPARE(none->goal, Goal::Kind::City);
  });
}

void TestReasons::ofSaving(Rows& row) {
  row("4.3: whoever holds one wool saves for nothing: there is nothing to buy", [] {
    Layout layout;
    layout.settle(0, "0,-1:N");
    Position p(layout);
    p.act(0);
    p.dropHand(0);
    p.give(0, "wool");
    const auto told = why(p, 0, endTurn());
    QCOMPARE(told.size(), std::size_t{1});
    QCOMPARE(told.front().kind, ReasonKind::NoMeans);
  });
  row("4.4: a grain by three pips takes three rounds of four throws", [] {
    Layout layout;
    layout.settle(0, "0,-1:N");
    Position p(layout);
    p.act(0);
    p.dropHand(0);
    p.give(0, "grain ore*3");
    const auto saves = reason(why(p, 0, endTurn()), ReasonKind::Saves);
    QVERIFY(saves);
    QCOMPARE(saves->count, 3);
    QCOMPARE(saves->more, 0);
  });
  row("6.3: of another's offer it is told what its places bring, and that a place waits for a settlement", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N").roads(1, {"2,0/W", "1,0/NE"});
    Position p(layout);
    p.act(1);
    p.give(1, "lumber");
    const auto told = why(p, 1, offerTrade(cards("lumber"), cards("grain"), seats({0})), 0);
    const auto wants = reason(told, ReasonKind::Wants), waits = reason(told, ReasonKind::Waits);
    QVERIFY(wants && waits);
    QCOMPARE(wants->cards, cards("grain"));
    QCOMPARE(wants->count, 0);
    QCOMPARE(CornerId(static_cast<int>(waits->place)), p.corner("1,0:N"));
    QCOMPARE(waits->count, 8);
  });
}

void TestReasons::ofVictims(Rows& row) {
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
    QCOMPARE(reason(advice[0].reasons, ReasonKind::Slows)->place, hex.value);
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
    const auto known =
        reason(reasonsFor(Deed{p.definition, seen, seat(0), Move{seat(0), rob, {}}, {}, &belief}), ReasonKind::Known);
    QVERIFY(known);
    QCOMPARE(known->cards, cards("ore"));
    QCOMPARE(known->goal, Goal::Kind::City);
    QVERIFY(!reason(why(p, 0, rob), ReasonKind::Known));  // to whoever has seen nothing
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

void TestReasons::ofOwnOffers(Rows& row) {
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
    QVERIFY(reason(advice[0].reasons, ReasonKind::NoGain));
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
    const auto helps = [&](int reader) { return reason(why(p, 0, decline(seat(1)), reader), ReasonKind::Helps); };
    QVERIFY(!helps(1));
    p.give(1, "brick");
    QVERIFY(helps(1));
  });
}

void TestReasons::cornersThatDifferByAHarborDifferByThatReason() {
  Layout bare, beside;
  bare.board.harbors.clear();
  beside.board.harbors = {{{2, -2}, 0, Resource::Brick, 2}};
  const Position without(bare.open()), with(beside.open());
  const auto act = buildSettlement(with.corner("2,-2:N"));
  QVERIFY(!reason(why(without, 0, act), ReasonKind::Harbor));
  std::vector<Reason> told = why(with, 0, act);
  const auto harbor = reason(told, ReasonKind::Harbor);
  QVERIFY(harbor);
  QCOMPARE(harbor->cards, cards("brick"));
  QCOMPARE(harbor->count, 0);
  // Its five pips are fewer than others have: the harbor is what those have not.
  QCOMPARE(told.front().kind, ReasonKind::RatherHarbor);
  std::erase_if(told, [](const Reason& each) {
    return each.kind == ReasonKind::Harbor || each.kind == ReasonKind::RatherHarbor;
  });
  std::vector<Reason> others = why(without, 0, act);
  std::erase_if(others, [](const Reason& each) { return each.kind == ReasonKind::Pips; });
  QCOMPARE(told, others);
}

void TestReasons::adviceIsLegalAndOfDifferentKindsOrPlaces_data() {
  QTest::addColumn<int>("ruleSet");
  QTest::newRow("the classic game") << static_cast<int>(RuleSet::Classic);
  QTest::newRow("with events") << static_cast<int>(RuleSet::Crazy);
}

void TestReasons::adviceIsLegalAndOfDifferentKindsOrPlaces() {
  QFETCH(int, ruleSet);
  int asked = 0, silent = 0, n = 0;
  eachDecision(gameOf(static_cast<RuleSet>(ruleSet), 4, 7), 7, effort(1200, 150), [&](const Moment& moment) {
    const auto& [definition, state, move, seen] = moment;
    if (n++ % 4 != 0 && state.head.phase != Phase::Setup) return;
    const SeatView view(definition, state, move.seat);
    const std::vector<Advised> advice = advise(view);
    QVERIFY(advice.size() <= std::size_t{kMostAdvised});
    for (std::size_t i = 0; i < advice.size(); ++i) {
      QVERIFY(view.allows(advice[i].action));
      QVERIFY(advice[i].reasons.size() <= std::size_t{kMostReasons});
      for (std::size_t j = 0; j < i; ++j) QVERIFY(!(advice[i].action == advice[j].action));
      // Where another place has more pips the first one says why it comes first.
      const auto mine = reason(advice[0].reasons, ReasonKind::Pips);
      const auto its = reason(advice[i].reasons, ReasonKind::Pips);
      if (state.head.phase == Phase::Setup && its && (!mine || its->count > mine->count))
        QVERIFY(advice[0].reasons.front().kind != ReasonKind::Pips);
    }
    if (view.legal().size() == 1 || advice.empty()) return;  // there is nothing to choose
    ++asked;
    silent += advice.front().reasons.empty();
  });
  QVERIFY(asked > 30);
  QVERIFY2(10 * silent < asked, qPrintable(QString::number(silent)));  // nearly always something can be said
}

// The twin is a world that the seat cannot tell from the game, every other time one in which all that it has seen could
// have happened.
void TestReasons::whatOthersHoldChangesNoAdvice() {
  SeededRng lots(3);
  int n = 0, known = 0;
  eachDecision(gameOf(RuleSet::Classic, 4, 11), 11, effort(1000, 150), [&](const Moment& moment) {
    const auto& [definition, state, move, seen] = moment;
    if (n++ % 6 != 0) return;
    const std::vector<Move>& history = seen[move.seat.value];
    const State visible = visibleTo(Viewer(move.seat), definition, state);
    Belief belief(definition, move.seat);
    belief.follow(history);
    const bool isKnown = n % 12 == 1 && belief.fits(visible);
    known += isKnown;
    State twin;
    lots.startMove(static_cast<std::uint64_t>(n));
    dealWorld(definition, visible, move.seat, lots, twin, isKnown ? &belief : nullptr);
    const auto adviceIn = [&](const State& world) {
      return advise(SeatView(definition, world, move.seat, PlayerTrade::Listed, Eyes::OfSeat, &history));
    };
    QCOMPARE(adviceIn(twin), adviceIn(state));
  });
  QVERIFY(known > 3);
}

// Whoever acts knows nothing of what the reader holds: it is no reason of theirs. What the reader's own offer would
// have brought them is told of their cards.
void TestReasons::whatTheReaderHoldsChangesNoReasonOfOthers() {
  SeededRng lots(4);
  int n = 0, told = 0;
  eachDecision(gameOf(RuleSet::Classic, 4, 5), 5, effort(1000, 150), [&](const Moment& moment) {
    const auto& [definition, state, move, seen] = moment;
    const SeatId reader((move.seat.value + 1) % definition.seats);
    const auto its = visibleTo(Viewer(reader), definition, state, move);
    if (!its) return;
    State twin;
    lots.startMove(static_cast<std::uint64_t>(++n));
    dealWorld(definition, visibleTo(Viewer(move.seat), definition, state), move.seat, lots, twin);
    const auto reasonsIn = [&](const State& world) {
      const State before = visibleTo(Viewer(reader), definition, world);
      std::vector<Reason> reasons = reasonsFor(Deed{definition, before, reader, *its});
      const bool isOfReaders = std::erase_if(reasons, [](const Reason& r) { return r.kind == ReasonKind::Helps; }) > 0;
      return std::pair(reasons, isOfReaders);
    };
    const auto [reasons, helps] = reasonsIn(state);
    const auto [others, helpsThere] = reasonsIn(twin);
    if (helps || helpsThere) return;
    QCOMPARE(others, reasons);
    told += !reasons.empty();
  });
  QVERIFY(told > 50);
}

void TestReasons::ofHiddenHandsNothingIsSaid() {
  static constexpr std::array kOfHands{
      ReasonKind::Completes, ReasonKind::Sooner, ReasonKind::Nearer,    ReasonKind::Saves,   ReasonKind::Keeps,
      ReasonKind::Spare,     ReasonKind::Breaks, ReasonKind::Gives,     ReasonKind::Enough,  ReasonKind::Farther,
      ReasonKind::CannotPay, ReasonKind::NoGain, ReasonKind::StillPays, ReasonKind::NoHouse, ReasonKind::NoMeans,
      ReasonKind::Nothing,   ReasonKind::Held,   ReasonKind::Plenty,    ReasonKind::Known,   ReasonKind::RobberTo,
      ReasonKind::Stays,     ReasonKind::Later,  ReasonKind::Foresight};
  int told = 0;
  eachDecision(gameOf(RuleSet::Classic, 4, 5), 5, effort(1000, 150), [&](const Moment& moment) {
    const auto& [definition, state, move, seen] = moment;
    const SeatId looks((move.seat.value + 1) % definition.seats);
    const auto its = visibleTo(Viewer(looks), definition, state, move);
    if (!its) return;
    const State before = visibleTo(Viewer(looks), definition, state);
    Belief belief(definition, looks);
    belief.follow(seen[looks.value]);
    for (const Reason& each : reasonsFor(Deed{definition, before, looks, *its, {}, &belief})) {
      QVERIFY(std::ranges::find(kOfHands, each.kind) == kOfHands.end());
      ++told;
    }
  });
  QVERIFY(told > 50);
}

TAPU_TEST(TestReasons)
#include "test_reasons.moc"
