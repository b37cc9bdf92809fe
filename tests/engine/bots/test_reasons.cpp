// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "engine/board/tally.h"
#include "tests/engine/big_game.h"
#include "tests/engine/bots/reasons_stage.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

/// The reasons for an act, told to whoever does it.
class TestReasons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void reasons_data();
  static void ofPlaces(Rows& row);
  static void ofRobbedCorners(Rows& row);
  static void ofRobbers(Rows& row);
  static void ofOwnRobbers(Rows& row);
  static void ofAnswers(Rows& row);
  static void ofDeclines(Rows& row);
  static void ofSaving(Rows& row);
  void reasons() {
    QFETCH(Case, play);
    play();
  }
  void cornersThatDifferByAHarborDifferByThatReason();
};

void TestReasons::reasons_data() {
  Rows row;
  ofPlaces(row);
  ofRobbedCorners(row);
  ofRobbers(row);
  ofOwnRobbers(row);
  ofAnswers(row);
  ofDeclines(row);
  ofSaving(row);
  row("3.3: the corner with the most pips is told as that, with its kinds and the scarcest resource", [] {
    const Position p(Layout().open());
    const auto told = why(p, 0, buildSettlement(p.corner("1,1:N")));
    QVERIFY(is(told.front(), because::Yield::Brings));
    QCOMPARE(std::get<because::Yield>(told.front()).pips, 13);
    QCOMPARE(std::get<because::Yield>(told.front()).compared, Compared::Most);
    const auto kinds = reason<because::Kinds>(told, because::Kinds::Many);
    QVERIFY(kinds);
    QCOMPARE(kinds->cards, cards("brick lumber ore"));
    QCOMPARE(kinds->scarcest, Resource::Ore);
  });
  row("2.6: a city doubles the pips of its corner and brings a point", [] {
    Layout layout;
    layout.settle(0, "1,1:N").road(0, "2,0/W");
    Position p(layout);
    p.act(0);
    p.give(0, "grain*2 ore*3");
    const auto told = why(p, 0, buildCity(p.corner("1,1:N")));
    const auto doubles = reason<because::Yield>(told, because::Yield::Doubles);
    const auto point = reason<because::Points>(told, because::Points::Brings);
    QVERIFY(doubles && point);
    QCOMPARE(doubles->pips, 13);
    QCOMPARE(point->points, 1);
  });
  row("2.5: a road beside a settlement leads on to the corner where the next one may stand, one road further", [] {
    Layout layout;
    layout.settle(0, "1,1:N").road(0, "1,1/NE");
    Position p(layout);
    p.act(0);
    p.give(0, "brick lumber");
    const auto told = why(p, 0, buildRoad(p.edge("2,0/W")));
    // Mountains 9, pasture 3, fields 11: 4 + 2 + 2, and both wool and grain are new.
    const auto leads = reason<because::Site>(told, because::Site::Leads);
    const auto news = reason<because::Kinds>(told, because::Kinds::NewAtEnd);
    QVERIFY(leads && news);
    QCOMPARE(leads->corner, p.corner("1,0:N"));
    QCOMPARE(leads->pips, 8);
    QCOMPARE(leads->lacking, 1);
    QCOMPARE(news->cards, cards("wool grain"));
  });
  row("6.8: an exchange after which the hand pays for a city says so", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").road(0, "0,-1/NE");
    Position p(layout);
    p.act(0);
    p.give(0, "wool*4 grain ore*3");
    const auto told = why(p, 0, tradeWithBank(Resource::Wool, Resource::Grain));
    QVERIFY(is(told.front(), because::Aim::Completes));
    QCOMPARE(std::get<because::Aim>(told.front()).goal, Goal::Kind::City);
    const auto spare = reason<because::Aim>(told, because::Aim::Spare);
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
    QVERIFY(is(told.front(), because::Aim::Saves));
    QCOMPARE(std::get<because::Aim>(told.front()).goal, Goal::Kind::City);
    QCOMPARE(std::get<because::Aim>(told.front()).cards, cards("grain"));
  });
  row("7.10: the fifth road in a row brings Longest Road, and that comes first", [] {
    Layout layout;
    layout.settle(0, "0,0:N").roads(0, {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW"});
    Position p(layout);
    p.act(0);
    p.give(0, "brick lumber");
    const auto told = why(p, 0, buildRoad(p.edge("0,0/W")));
    QVERIFY(is(told.front(), because::RoadRace::Takes));
    QCOMPARE(std::get<because::RoadRace>(told.front()).pieces, 5);
    QVERIFY(!std::get<because::RoadRace>(told.front()).holder);
  });
  row("2.5: a corner that another's road has reached is taken before them", [] {
    Layout layout;
    layout.settle(0, "0,0:N").road(0, "0,0/NE").road(0, "1,0/NW");
    layout.settle(1, "1,1:N").roads(1, {"2,0/W", "1,0/NE"});
    Position p(layout);
    p.act(0);
    p.give(0, "brick lumber wool grain");
    const auto told = why(p, 0, buildSettlement(p.corner("1,0:N")));
    const auto before = reason<because::Site>(told, because::Site::Before);
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
    const auto pips = reason<because::Yield>(why(p, 0, buildSettlement(p.corner("1,0:N"))), because::Yield::Brings);
    QVERIFY(pips);
    QCOMPARE(pips->pips, 8);
    QCOMPARE(pips->compared, Compared::MostInReach);
  });
  row("9.14: a knight that brings a card says which, and speaks of no robber, which stays", [] {
    Position p(game(2, [](Options& o) { o.knightChoice = Switch::On; }));
    choose(p);
    p.giveCard(sun(0), Card::Knight, 1);
    p.play(-1, startRound(), dice(1, 1));
    const auto told = why(p, sun(0), playKnight(Resource::Ore));
    QCOMPARE(reason<because::Kinds>(told, because::Kinds::AtOnce)->cards, cards("ore"));
    QVERIFY(!reason<because::OwnLoss>(told, because::OwnLoss::Frees));
  });
  row("5.1: a hand over the limit is a reason to spend it, which everybody sees", [] {
    Layout layout;
    layout.settle(0, "1,1:N").road(0, "2,0/W");
    Position p(layout);
    p.act(0);
    p.give(0, "brick lumber*4 wool grain ore");
    const auto risk = reason<because::Hand>(why(p, 0, buyCard()), because::Hand::AtRisk);
    QVERIFY(risk);
    QCOMPARE(risk->held, 8);
    QCOMPARE(risk->safe, 7);
    QCOMPARE(reason<because::Hand>(why(p, 0, buyCard(), 1), because::Hand::AtRisk)->held, 8);
  });
}

void TestReasons::ofPlaces(Rows& row) {
  row("3.3: of two advised corners that with fewer pips tells what it brings and the other does not", [] {
    const Position p(Layout().open());
    // Ore, lumber and grain with 10 pips beside brick, ore and lumber with 13.
    const auto told = whyBeside(p, 0, buildSettlement(p.corner("0,-1:N")), buildSettlement(p.corner("1,1:N")));
    // Others with 11 bring grain or ore, but none both.
    const auto rather = reason<because::Rather>(told, because::Rather::Together);
    QVERIFY(rather && !reason<because::Yield>(told, because::Yield::Brings));
    QCOMPARE(rather->other, p.corner("1,1:N"));
    QCOMPARE(rather->pips, 10);
    QCOMPARE(rather->others, 13);
    QCOMPARE(rather->cards, cards("grain ore"));
    QCOMPARE(rather->pays, Goal::Kind::City);
  });
  row("3.3: a number that another advised corner beats is not named first", [] {
    const Position p(Layout().open());
    // Lumber, wool and ore with 8 pips, all but the wool of it in the corner with 13; that has brick for it.
    const auto told = whyBeside(p, 0, buildSettlement(p.corner("0,1:N")), buildSettlement(p.corner("1,1:N")));
    QVERIFY(!is(told.front(), because::Yield::Brings));
  });
  row("3.3: fewer pips are told first, with what all corners with more lack: ore and grain together, for cities", [] {
    const Position p(Layout().open());
    // Mountains 4, forest 5, fields 10: 10 pips. Of the corners with more none brings ore and grain, each one of them.
    const auto told = why(p, 0, buildSettlement(p.corner("0,-1:N")));
    QVERIFY(is(told.front(), because::Rather::Together));
    QCOMPARE(std::get<because::Rather>(told.front()).pays, Goal::Kind::City);
    QCOMPARE(std::get<because::Rather>(told.front()).others, 13);
  });
  row("2.6: of two cities that of the poorer corner tells that it doubles the only grain; both are advised", [] {
    Layout layout;
    layout.settleAll(0, {"1,1:N", "0,-1:N"}).road(0, "2,0/W");
    Position p(layout);
    p.act(0);
    p.give(0, "grain*2 ore*3");
    const auto told = whyBeside(p, 0, buildCity(p.corner("0,-1:N")), buildCity(p.corner("1,1:N")));
    QVERIFY(is(told.front(), because::Income::OnlySource));
    QCOMPARE(std::get<because::Income>(told.front()).cards, cards("grain"));
    QCOMPARE(std::get<because::Income>(told.front()).pips, 3);
    QCOMPARE(std::ranges::count(adviceFor(p, 0), ActionKind::City, [](const Advised& a) { return a.action.kind; }), 2);
  });
}

void TestReasons::ofRobbedCorners(Rows& row) {
  row("5.2: pips are those of the map; a robber beside the corner is told of", [] {
    Layout layout;
    layout.settle(0, "1,1:N").road(0, "2,0/W");
    Position p(layout);
    p.act(0);
    p.give(0, "grain*2 ore*3");
    p.state.robbers[0] = p.hex("1,1");
    const auto told = why(p, 0, buildCity(p.corner("1,1:N")));
    QCOMPARE(reason<because::Yield>(told, because::Yield::Doubles)->pips, 13);
    QCOMPARE(reason<because::Yield>(told, because::Yield::Doubles)->paying, 8);
    QCOMPARE(reason<because::Yield>(told, because::Yield::Doubles)->robbed, std::vector{p.hex("1,1")});
    const auto robber = reason<because::OwnLoss>(told, because::OwnLoss::Here);
    QVERIFY(robber);
    QCOMPARE(robber->hex, p.hex("1,1"));
    QCOMPARE(robber->cards, 10);  // of hills 6 a city gets two cards
  });
  row("9.17: a corner on the border of two territories tells of both robbers", [] {
    Position p(game(2));
    choose(p);
    const GameDefinition& definition = p.definition;
    const auto pays = [&](HexId hex) {
      const Cell& cell = definition.map.hex(hex).cell;
      return resourceOf(cell.terrain) != Resource::None && pipsOf(cell.number) > 0;
    };
    CornerId corner;
    HexId one, other;
    for (int i = 0; i < 64 && !corner; ++i) {
      const CornerId at(i);
      if (!definition.map.has(at) || !p.state.at(at).isEmpty()) continue;
      for (const HexId a : definition.map.corner(at).hexes)
        for (const HexId b : definition.map.corner(at).hexes)
          if (a && b && pays(a) && pays(b) && definition.robberOf(a) < definition.robberOf(b)) {
            corner = at;
            one = a;
            other = b;
          }
    }
    QVERIFY(corner);
    p.state.robbers[definition.robberOf(one)] = one;
    p.state.robbers[definition.robberOf(other)] = other;
    const Deed deed{definition, p.state, seat(sun(0)), Move{seat(sun(0)), buildSettlement(corner), {}}};
    const auto pips = [&](HexId hex) { return pipsOf(definition.map.hex(hex).cell.number); };
    int robbers = 0;
    for (const Reason& each : reasonsFor(deed)) {
      if (is(each, because::OwnLoss::Here)) ++robbers;
      const auto* yield = std::get_if<because::Yield>(&each);
      if (!yield || yield->kind != because::Yield::Brings) continue;
      QCOMPARE(yield->robbed.size(), std::size_t{2});
      QCOMPARE(yield->paying, definition.map.pips(corner) - pips(one) - pips(other));
    }
    QCOMPARE(robbers, 2);
  });
}

void TestReasons::ofRobbers(Rows& row) {
  row("5.3: the robber slows the seat with most points, and takes one of its cards, more than anybody holds", [] {
    Layout layout;
    layout.settleAll(1, {"1,1:N", "0,-1:N"}).settle(0, "-1,1:N");
    Position p(layout);
    p.give(1, "wool*3");
    const auto told = why(p, 0, moveRobber(p.hex("1,1"), seat(1)));
    const auto slows = reason<because::Losses>(told, because::Losses::Slows);
    const auto takes = reason<because::Rival>(told, because::Rival::Takes);
    QVERIFY(slows && takes && reason<because::Rival>(told, because::Rival::Ahead));
    QCOMPARE(slows->shares, (std::vector<RobbedShare>{{seat(1), 5}}));  // a settlement beside a six
    QCOMPARE(takes->held, 3);
  });
  row("5.2: of all whom the robber harms it is told how much; nobody is ahead while all have one point", [] {
    Layout layout;
    layout.settle(0, "-1,1:N").settle(1, "1,1:N").settle(2, "0,2:N").settle(3, "0,-1:N");
    const Position p(layout);
    const auto told = why(p, 0, moveRobber(p.hex("1,1"), seat(1)));
    const auto slows = reason<because::Losses>(told, because::Losses::Slows);
    QVERIFY(slows && !reason<because::Rival>(told, because::Rival::Ahead));
    QCOMPARE(slows->shares, (std::vector<RobbedShare>{{seat(1), 5}, {seat(2), 5}}));
    QCOMPARE(slows->cards, 10);
  });
  row("5.2: what the robber leaves pays again, and that is told last", [] {
    Layout layout;
    layout.settle(0, "-1,1:N").settle(1, "1,1:N");
    Position p(layout);
    p.state.robbers[0] = p.hex("1,0");  // mountains 9: four pips of seat 1
    const auto told = why(p, 0, moveRobber(p.hex("1,1"), seat(1)));
    QCOMPARE(reason<because::Losses>(told, because::Losses::Slows)->cards, 5);
    QVERIFY(is(told.back(), because::Losses::PaysAgain));  // one more than before
    const auto again = reason<because::Losses>(told, because::Losses::PaysAgain);
    QCOMPARE(again->shares, (std::vector<RobbedShare>{{seat(1), 4}}));
  });
  row("5.2: the only hex of a resource is told of", [] {
    Layout layout;
    layout.settle(0, "-1,1:N").settle(1, "1,1:N");
    const Position p(layout);
    const auto only = reason<because::Rival>(why(p, 0, moveRobber(p.hex("1,1"), seat(1))), because::Rival::OnlyHex);
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
    QVERIFY(is(told.front(), because::OwnLoss::Costs));
    QCOMPARE(std::get<because::OwnLoss>(told.front()).cards, 5);
    p.throwDice(7);
    const auto advice = adviceFor(p, 0);
    QVERIFY(!advice.empty());
    for (const Advised& each : advice) QVERIFY(!reason<because::OwnLoss>(each.reasons, because::OwnLoss::Costs));
  });
  row("8.1: whoever moves the robber knows of no hidden points: the reader's change no reason of theirs", [] {
    Layout layout;
    layout.settleAll(1, {"1,1:N", "0,-1:N"}).settle(0, "-1,1:N").settle(2, "0,2:N");
    Position p(layout);
    p.giveCard(0, Card::Point, 2);  // three points, which seat 0 alone sees; seat 1 shows two, more than anybody
    const Action act = moveRobber(p.hex("2,0"), seat(1));
    QVERIFY(reason<because::Rival>(why(p, 2, act, 2), because::Rival::Ahead));
    QCOMPARE(why(p, 2, act, 0), why(p, 2, act, 3));
    QVERIFY(reason<because::Rival>(why(p, 2, act, 0), because::Rival::Ahead));
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
    QVERIFY(is(told.front(), because::Aim::Breaks));
    QCOMPARE(std::get<because::Aim>(told.front()).goal, Goal::Kind::City);
    QCOMPARE(std::get<because::Aim>(told.front()).cards, cards("grain"));
  });
  row("6.4: whoever has more points than anybody is ahead, which speaks against their offer", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settleAll(1, {"1,1:N", "-1,1:N"});
    Position p(layout);
    p.act(1);
    p.dropHand(0);
    p.give(0, "brick*2");
    p.give(1, "ore");
    p.play(1, offerTrade(cards("ore"), cards("brick"), seats({0})));
    const auto ahead = reason<because::Rival>(why(p, 0, decline(seat(1))), because::Rival::Ahead);
    QVERIFY(ahead);
    QCOMPARE(ahead->seat, seat(1));
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
    QVERIFY(is(told.front(), because::Cards::CannotPay));
    QCOMPARE(std::get<because::Cards>(told.front()).cards, cards("grain"));
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
    const auto gives = reason<because::Aim>(told, because::Aim::GivesLast),
               enough = reason<because::Aim>(told, because::Aim::Enough);
    QVERIFY(gives && enough && !reason<because::Aim>(told, because::Aim::NoGain));
    QVERIFY(is(told.front(), because::Aim::GivesLast));  // it is the only one
    QCOMPARE(gives->cards, cards("grain"));
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
    const auto helps = reason<because::Site>(why(p, 0, decline(seat(1))), because::Site::HelpsHere);
    QVERIFY(helps);
    QCOMPARE(helps->seat, seat(1));
    QCOMPARE(helps->corner, p.corner("1,0:N"));
    QCOMPARE(helps->pips, 8);
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
    const auto dear = reason<because::Price>(why(p, 0, decline(seat(1))), because::Price::Dear);
    QVERIFY(dear);
    QCOMPARE(dear->many, 2);
    QCOMPARE(dear->few, 1);
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
    QVERIFY(is(told.front(), because::Plain::NoMeans));
  });
  row("4.4: a grain by three pips takes three rounds of four throws", [] {
    Layout layout;
    layout.settle(0, "0,-1:N");
    Position p(layout);
    p.act(0);
    p.dropHand(0);
    p.give(0, "grain ore*3");
    const auto saves = reason<because::Aim>(why(p, 0, endTurn()), because::Aim::Saves);
    QVERIFY(saves);
    QCOMPARE(saves->rounds, 3);
  });
  row("6.3: of another's offer it is told what its places bring, and that a place waits for a settlement", [] {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N").roads(1, {"2,0/W", "1,0/NE"});
    Position p(layout);
    p.act(1);
    p.give(1, "lumber");
    const auto told = why(p, 1, offerTrade(cards("lumber"), cards("grain"), seats({0})), 0);
    const auto wants = reason<because::Income>(told, because::Income::Wants);
    const auto waits = reason<because::Site>(told, because::Site::Waits);
    QVERIFY(wants && waits);
    QCOMPARE(wants->cards, cards("grain"));
    QCOMPARE(wants->pips, 0);
    QCOMPARE(waits->corner, p.corner("1,0:N"));
    QCOMPARE(waits->pips, 8);
  });
}

void TestReasons::cornersThatDifferByAHarborDifferByThatReason() {
  Layout bare, beside;
  bare.board.harbors.clear();
  beside.board.harbors = {{{2, -2}, 0, Resource::Brick, 2}};
  const Position without(bare.open()), with(beside.open());
  const auto act = buildSettlement(with.corner("2,-2:N"));
  QVERIFY(!reason<because::HarborUse>(why(without, 0, act), because::HarborUse::Here));
  std::vector<Reason> told = why(with, 0, act);
  const auto harbor = reason<because::HarborUse>(told, because::HarborUse::Here);
  QVERIFY(harbor);
  QCOMPARE(harbor->trades, Resource::Brick);
  // Its five pips are fewer than others have: the harbor is what those have not.
  QVERIFY(is(told.front(), because::Rather::AtHarbor));
  std::erase_if(told, [](const Reason& each) {
    return is(each, because::HarborUse::Here) || is(each, because::Rather::AtHarbor);
  });
  std::vector<Reason> others = why(without, 0, act);
  std::erase_if(others, [](const Reason& each) { return is(each, because::Yield::Brings); });
  QCOMPARE(told, others);
}

TAPU_TEST(TestReasons)
#include "test_reasons.moc"
