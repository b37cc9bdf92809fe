// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/play/round_time.h"
#include "engine/play/visible.h"
#include "engine/rules/course.h"
#include "engine/rules/trade.h"
#include "tests/engine/big_game.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

// The course of the Big Game: start, rounds and their clock, end (9.4 to 9.6, 9.16, 9.22).

namespace {

void startRows(Rows& row) {
  row("9.16 the start pieces lie there, all owe the choice of cards and city", [] {
    Position p(game(2));
    for (int s = 0; s < 4; ++s) {
      QCOMPARE(p.must(s), Decision::Start);
      QCOMPARE(p.points(s), 3);
      QCOMPARE(int(p.at(s).roads), 14);
      QCOMPARE(int(p.at(s).ships), 14);
    }
    QCOMPARE(p.refusal(-1, startRound()), Reject::NotATableMove);
  });
  row("12.22 on A Sun picks the road corner for cards: lumber 1, ore 1; a city anywhere: 4 points", [] {
    Position p(game(1));
    p.play(sun(0), startCards(p.corner("0#2,-1:SE")));
    QCOMPARE(p.hand(0), cards("lumber ore"));
    QCOMPARE(p.state.bankOf(seat(0)), CardCounts::resources(19, 18, 19, 19, 18));
    p.play(sun(0), startCity(p.corner("0#3,-1:SE")));
    QCOMPARE(p.points(0), 4);
  });
  row("12.22 the ship corner: grain 1", [] {
    Position p(game(1));
    p.play(sun(0), startCards(p.corner("0#3,-1:NE")));
    QCOMPARE(p.hand(0), cards("grain"));
  });
  row("9.16 the cards come before the city, and both from the own three corners", [] {
    Position p(game(1));
    QCOMPARE(p.refusal(sun(0), startCity(p.corner("0#3,-1:NE"))), Reject::DecisionPending);
    QCOMPARE(p.refusal(sun(0), startCards(p.corner("0#4,0:E"))), Reject::NotAStartCorner);
    QCOMPARE(p.refusal(sun(0), buildRoad(p.edge("0#2,-1/SE"))), Reject::DecisionPending);
  });
  row("12.25 on B at TimeUp both choices fall on the road corner; left in stock 3/8/14/14", [] {
    Position p(game(1, {}, "B"));
    p.play(-1, tableMove(ActionKind::TimeUp, seat(sun(0))));
    QCOMPARE(p.state.at(p.corner("0#2,-1:SE")).kind(), Piece::City);
    // the road corner of B touches pasture 4, hills 10 and the desert
    QCOMPARE(p.hand(0), cards("wool brick"));
    QCOMPARE((QList<int>{p.at(0).settlements, p.at(0).cities, p.at(0).roads, p.at(0).ships}),
             (QList<int>{3, 8, 14, 14}));
  });
  row("9.16 big.setupSeconds = 20: all choose at once; who has not chosen in time is forced to, then the gap begins",
      [] {
        Position p(game(2, [](Options& o) { o.setupSeconds = 20; }));
        const RoundTime start = roundTime(p.definition, p.state);
        QCOMPARE(start.window, RoundTime::Window::Start);
        QCOMPARE(start.msLeft(0, 0), 20'000);
        p.play(sun(0), startCards(p.corner("0#2,-1:SE")));
        for (int s = 0; s < 4; ++s) {
          QVERIFY(roundTime(p.definition, p.state).isSameWindow(start));
          QCOMPARE(moveAtTimeUp(p.definition, p.state), tableMove(ActionKind::TimeUp, seat(s)));
          p.play(-1, *moveAtTimeUp(p.definition, p.state));
        }
        QCOMPARE(roundTime(p.definition, p.state).window, RoundTime::Window::Gap);
      });
  row("9.16 big.stock = 3/1/2/4: what lies on the map at the start is of it", [] {
    Position p(game(1, [](Options& o) { o.bigStock = {3, 1, 2, 4}; }));
    choose(p);
    QCOMPARE((QList<int>{p.at(0).settlements, p.at(0).cities, p.at(0).roads, p.at(0).ships}), (QList<int>{1, 0, 1, 3}));
  });
  row("9.16 who acts has no start choice any more, and no done to take back", [] {
    Position p(game(1, {}, "A"));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    QCOMPARE(p.refusal(sun(0), startCity(p.corner("0#3,-1:NE"))), Reject::NothingToDecide);
    QCOMPARE(p.refusal(sun(0), startCards(p.corner("0#3,-1:NE"))), Reject::NothingToDecide);
    QCOMPARE(p.refusal(sun(0), notDone()), Reject::NothingToDecide);
  });
}

void roundsRows(Rows& row) {
  row("9.4 big.firstGroup = sun: rounds alternate, Sun first; in a round the player of the group on every board is "
      "active",
      [] {
        Position p(game(3));
        choose(p);
        p.play(-1, startRound(), dice(1, 1));
        for (int board = 0; board < 3; ++board) {
          QCOMPARE(p.must(sun(board)), Decision::Act);
          QCOMPARE(p.must(moon(board)), Decision::Nothing);
        }
        p.play(-1, clockIsOver());
        p.play(-1, startRound(), dice(1, 1));
        QCOMPARE(p.must(sun(0)), Decision::Nothing);
        QCOMPARE(p.must(moon(2)), Decision::Act);
      });
  row("9.4 big.firstGroup = moon", [] {
    Position p(game(1, [](Options& o) { o.firstGroup = FirstGroup::Moon; }));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    QCOMPARE(p.must(moon(0)), Decision::Act);
  });
  row("9.5 big.dice = server: one throw, both groups produce on all boards", [] {
    Position p(game(2, {}, "A"));
    choose(p);  // Sun: city on the road corner F6 O5 D; Moon's road corner likewise
    for (int s = 0; s < 4; ++s) p.dropHand(s);
    p.play(-1, startRound(), dice(1, 4));  // 5: O5 for Sun; W5 for no corner of Moon's
    QCOMPARE(p.hand(sun(0)), cards("ore*2"));
    QCOMPARE(p.hand(sun(1)), cards("ore*2"));
  });
  row("9.6 big.earlyEnd = on: done refuses all but not done; the round ends early when all are done", [] {
    Position p(game(2));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.play(sun(0), done());
    QCOMPARE(p.refusal(sun(0), buyCard()), Reject::DecisionPending);
    QCOMPARE(p.refusal(sun(0), notDone()), kLegal);
    QCOMPARE(roundTime(p.definition, p.state).seconds, 45);
    p.play(sun(1), done());
    QCOMPARE(roundTime(p.definition, p.state).seconds, 0);
    p.play(sun(0), notDone());
    QCOMPARE(roundTime(p.definition, p.state).seconds, 45);
  });
  row("9.6 done closes the own offers; what others offer waits, as not done may come (6.6, 6.7)", [] {
    Position p(game(2));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    for (int s : {sun(0), sun(1)}) p.dropHand(s);
    p.give(sun(0), "wool");
    p.give(sun(1), "ore");
    p.play(sun(0),
           offerTrade(cards("wool"), cards("ore"), PartnerSet{p.definition.partnerId(seat(sun(1)), seat(sun(0)))}));
    p.play(sun(1),
           offerTrade(cards("ore"), cards("grain"), PartnerSet{p.definition.partnerId(seat(sun(0)), seat(sun(1)))}));
    p.play(sun(1), done());
    QVERIFY(!p.at(sun(1)).offer.isOpen());
    QVERIFY(p.at(sun(0)).offer.isOpen());
    QCOMPARE(p.refusal(sun(1), accept(seat(sun(0)))), Reject::DecisionPending);
    QCOMPARE(p.refusal(sun(1), decline(seat(sun(0)))), Reject::DecisionPending);
    p.play(sun(1), notDone());
    p.play(sun(1), accept(seat(sun(0))));
    QCOMPARE(p.hand(sun(1)), cards("wool"));
    QCOMPARE(p.hand(sun(0)), cards("ore"));
  });
  row("9.6 big.earlyEnd = off: the clock runs on", [] {
    Position p(game(1, [](Options& o) { o.earlyEnd = Switch::Off; }));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.play(sun(0), done());
    QCOMPARE(roundTime(p.definition, p.state).seconds, 45);
  });
  row("9.6 at the end of the clock open offers die and free pieces are lost", [] {
    Position p(game(2));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.giveCard(sun(0), Card::RoadBuilding);
    p.play(sun(0), playRoadBuilding());
    QCOMPARE(p.must(sun(0)), Decision::FreeRoute);
    p.give(sun(1), "wool");
    p.play(sun(1), offerTrade(cards("wool"), cards("ore"), tradePartners(p.definition, p.state, seat(sun(1)))));
    p.play(-1, clockIsOver());
    QVERIFY(!p.at(sun(1)).offer.isOpen());
    QCOMPARE(p.must(sun(0)), Decision::Nothing);
  });
  row("0.11 free pieces block only their owner: the others go on, the owner's offers rest", [] {
    Position p(game(2));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.give(sun(0), "wool");
    p.give(moon(0), "ore");
    p.play(sun(0),
           offerTrade(cards("wool"), cards("ore"), PartnerSet{p.definition.partnerId(seat(moon(0)), seat(sun(0)))}));
    p.giveCard(sun(0), Card::RoadBuilding);
    p.play(sun(0), playRoadBuilding());
    QCOMPARE(p.refusal(moon(0), accept(seat(sun(0)))), Reject::DecisionPending);
    p.give(sun(1), "ore wool grain");
    QCOMPARE(p.refusal(sun(1), buyCard()), kLegal);
  });
  row("12.24 the clock is half-open: an action at 44.999 s is in time, one at 45.000 s is not", [] {
    Position p(game(2));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    const RoundTime time = roundTime(p.definition, p.state);
    QCOMPARE(time.window, RoundTime::Window::Clock);
    QCOMPARE(time.msLeft(0, 9'000), 45'000);
    QVERIFY(time.msLeft(44'999, 90'000) > 0);
    QVERIFY(time.msLeft(45'000, 90'000) <= 0);
    QVERIFY(time.msLeft(45'001, 90'000) <= 0);
  });
  row("9.6 big.gapSeconds = 5 and 0: nothing is owed before the gap is over, then StartRound", [] {
    for (int seconds : {5, 0}) {
      Position p(game(2, [&](Options& o) { o.gapSeconds = seconds; }));
      choose(p);
      QVERIFY(!dueMove(p.definition, p.state));
      QCOMPARE(roundTime(p.definition, p.state).msLeft(0, 0), 1000 * seconds);
      QCOMPARE(moveAtTimeUp(p.definition, p.state), startRound());
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(roundTime(p.definition, p.state).window, RoundTime::Window::Clock);
      p.play(-1, clockIsOver());
      const RoundTime gap = roundTime(p.definition, p.state);
      QCOMPARE(gap.window, RoundTime::Window::Gap);
      QCOMPARE(gap.round, 1);
    }
  });
  row("9.6 big.clock = after-production, big.roundSeconds = 30: a seven does not eat the time of the clock", [] {
    Position p(game(1, [](Options& o) { o.roundSeconds = 30; }));
    choose(p);
    p.give(sun(0), "wool*9");
    p.play(-1, startRound(), dice(3, 4));
    const RoundTime discards = roundTime(p.definition, p.state);
    QCOMPARE(discards.window, RoundTime::Window::Discards);
    QCOMPARE(discards.msLeft(0, 0), 15'000);
    QCOMPARE(moveAtTimeUp(p.definition, p.state), tableMove(ActionKind::TimeUp, seat(0)));
    p.play(-1, *moveAtTimeUp(p.definition, p.state));
    QCOMPARE(roundTime(p.definition, p.state).window, RoundTime::Window::Clock);
    QCOMPARE(roundTime(p.definition, p.state).msLeft(0, 15'000), 30'000);
  });
  row("9.6 big.clock = whole-round: discards are cut to what is left, at 0 the round is over without trade", [] {
    Position p(game(1, [](Options& o) {
      o.clock = RoundClock::WholeRound;
      o.roundSeconds = 10;
    }));
    choose(p);
    p.give(sun(0), "wool*9");
    p.play(-1, startRound(), dice(3, 4));
    QCOMPARE(roundTime(p.definition, p.state).msLeft(0, 0), 10'000);  // 15 are left of it by discard.seconds
    QCOMPARE(roundTime(p.definition, p.state).msLeft(4'000, 4'000), 6'000);
    QCOMPARE(roundTime(p.definition, p.state).msLeft(10'000, 10'000), 0);
    p.play(-1, *moveAtTimeUp(p.definition, p.state));
    QCOMPARE(roundTime(p.definition, p.state).window, RoundTime::Window::Clock);
    QCOMPARE(roundTime(p.definition, p.state).msLeft(0, 10'000), 0);
    QCOMPARE(moveAtTimeUp(p.definition, p.state), clockIsOver());
  });
  row("9.6 big.clock = whole-round: trade and build begin with what the discards have left", [] {
    Position p(game(1, [](Options& o) { o.clock = RoundClock::WholeRound; }));
    choose(p);
    p.give(sun(0), "wool*9");
    p.play(-1, startRound(), dice(3, 4));
    QCOMPARE(roundTime(p.definition, p.state).msLeft(0, 0), 15'000);
    p.play(-1, *moveAtTimeUp(p.definition, p.state));
    QCOMPARE(roundTime(p.definition, p.state).msLeft(0, 12'000), 33'000);
    QCOMPARE(roundTime(p.definition, p.state).msLeft(33'000, 45'000), 0);
  });
  row("4.9 a pause: no time is up while it lasts, and the window stays the same", [] {
    Position p(game(1));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    const RoundTime before = roundTime(p.definition, p.state);
    p.play(-1, tableMove(ActionKind::Pause));
    QVERIFY(roundTime(p.definition, p.state).isSameWindow(before));
    QVERIFY(!moveAtTimeUp(p.definition, p.state));
    p.play(-1, tableMove(ActionKind::Resume));
    QCOMPARE(moveAtTimeUp(p.definition, p.state), clockIsOver());
  });
  row("9.5 big.dice = moderator-enters: no throw comes by itself; what is entered must be dice", [] {
    Position p(game(1, [](Options& o) {
      o.dice = BigDice::ModeratorEnters;
      o.protection = 0;
    }));
    choose(p);
    for (int s = 0; s < 2; ++s) p.dropHand(s);
    QVERIFY(!dueMove(p.definition, p.state));
    QVERIFY(!moveAtTimeUp(p.definition, p.state));
    QCOMPARE(enteredThrow(p.definition, p.state), startRound());
    Move none{SeatId{}, startRound(), dice(0, 7)};
    QCOMPARE(completeChance(p.definition, p.state, none), Reject::WrongChance);
    p.play(-1, startRound(), dice(3, 4));
    QVERIFY(!dueMove(p.definition, p.state));
    QCOMPARE(enteredThrow(p.definition, p.state), tableMove(ActionKind::SecondThrow));
    p.play(-1, tableMove(ActionKind::SecondThrow), dice(4, 5));
    QVERIFY(!enteredThrow(p.definition, p.state));
    QCOMPARE(moveAtTimeUp(p.definition, p.state), clockIsOver());
  });
  row("9.6 6.7 a seat that is done is asked for no trade any more", [] {
    Position p(game(2));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.play(sun(1), done());
    QCOMPARE(partnersOf(p, sun(0)), (std::vector{moon(0), moon(1)}));
    QCOMPARE(partnersOf(p, moon(1)), (std::vector{sun(0)}));
    p.give(moon(1), "wool");
    const PartnerSet to{p.definition.partnerId(seat(sun(1)), seat(moon(1)))};
    QCOMPARE(p.refusal(moon(1), offerTrade(cards("wool"), cards("ore"), to)), Reject::NotAPartner);
    p.play(sun(1), notDone());
    QCOMPARE(p.refusal(moon(1), offerTrade(cards("wool"), cards("ore"), to)), kLegal);
  });
  row("0.13 never a take-back in the Big Game", [] {
    Game whole(game(1));
    SeededRng rng(1);
    whole.play(seat(0), startCards(*whole.definition().map.cornerNamed("0#2,-1:SE")), rng);
    QVERIFY(whole.mayTakeBack().isNone());
  });
}

void endsRows(Rows& row) {
  row("9.22 big.timeLimit = 90: after an even round the game ends, by points as at the cap", [] {
    Position p(game(1, [](Options& o) { o.timeLimit = 90; }));
    choose(p);
    p.giveCard(moon(0), Card::Point);
    QCOMPARE(isTimeLimitOver(p.definition, 90 * 60'000 - 1), TimeLimit::Running);
    QCOMPARE(isTimeLimitOver(p.definition, 90 * 60'000), TimeLimit::Over);
    p.play(-1, startRound(), dice(1, 1));
    p.play(-1, *moveAtTimeUp(p.definition, p.state, TimeLimit::Over));
    QVERIFY(p.state.head.phase == Phase::Play);  // round 1 is odd
    p.play(-1, startRound(), dice(1, 1));
    const Move end = p.play(-1, *moveAtTimeUp(p.definition, p.state, TimeLimit::Over));
    QVERIFY(p.state.head.phase == Phase::Over);
    QCOMPARE(end.chance.winner, seat(moon(0)));
  });
  row("9.22 big.timeLimit = off: nobody can say that it is over", [] {
    Position p(game(1));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    QCOMPARE(isTimeLimitOver(p.definition, 1'000'000'000), TimeLimit::Running);
    QCOMPARE(p.refusal(-1, timeUpForAll(TimeLimit::Over)), Reject::NotATableMove);
  });
  row("9.22 big.end = end-of-round, big.target = 5: the target ends the game at the end of the round, for active "
      "players only",
      [] {
        Position p(game(2, [](Options& o) { o.bigTarget = 5; }));
        choose(p);
        p.play(-1, startRound(), dice(1, 1));
        p.giveCard(sun(1), Card::Point);
        p.giveCard(moon(0), Card::Point, 2);
        QVERIFY(p.state.head.phase == Phase::Play);
        const Move move = p.play(-1, clockIsOver());
        QCOMPARE(move.chance.winner, seat(sun(1)));
        QCOMPARE(int(move.chance.wonWith), 1);
        QVERIFY(p.state.head.phase == Phase::Over);
      });
  row("9.22 reaching the target while active is announced, by whom and not by which cards; viewers are told the same",
      [] {
        Position p(game(2, [](Options& o) { o.bigTarget = 5; }));
        choose(p);
        p.play(-1, startRound(), dice(1, 1));
        p.give(sun(0), "ore*3 grain*2");
        const auto places = legalActions(p.definition, p.state, seat(sun(0))).cityCorners();
        const State before = p.state;
        const Move move = p.play(sun(0), buildCity(places.front()));
        QCOMPARE(move.chance.reached()[0], seat(sun(0)));
        QVERIFY(!move.chance.reached()[1] && !move.chance.winner);
        QVERIFY(p.heard(EventKind::TargetReached) && p.state.head.phase == Phase::Play);
        const auto seen = visibleTo(seat(moon(1)), p.definition, before, move);
        QVERIFY(seen && seen->chance.reached() == move.chance.reached());
      });
  row("9.22 a point card bought brings the target: that it is reached is announced, the card is not", [] {
    Position p(game(2, [](Options& o) { o.bigTarget = 5; }));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.give(sun(0), "ore grain wool");
    const State before = p.state;
    const Move move = p.play(sun(0), buyCard(), Position::withCard(Card::Point));
    QCOMPARE(move.chance.reached()[0], seat(sun(0)));
    const auto seen = visibleTo(seat(moon(0)), p.definition, before, move);
    QVERIFY(seen && seen->chance.card == Card::Unknown && seen->chance.reached()[0] == seat(sun(0)));
  });
  row("9.22 who is not active announces nothing, nor who has reached the target before", [] {
    Position p(game(2, [](Options& o) { o.bigTarget = 5; }));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.giveCard(moon(0), Card::Point, 2);
    p.giveCard(sun(0), Card::Point, 2);
    p.give(sun(0), "ore*3 grain*2");
    const auto places = legalActions(p.definition, p.state, seat(sun(0))).cityCorners();
    const Move move = p.play(sun(0), buildCity(places.front()));
    QVERIFY(!move.chance.reached()[0]);
    QVERIFY(!p.heard(EventKind::TargetReached));
  });
  row("9.22 the target reached in the other group's round: over at the next start, before the throw", [] {
    Position p(game(2, [](Options& o) { o.bigTarget = 5; }));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.giveCard(moon(1), Card::Point);
    p.play(-1, clockIsOver());
    QVERIFY(p.state.head.phase == Phase::Play);
    const Move move = p.play(-1, startRound(), dice(1, 1));
    QCOMPARE(move.chance.winner, seat(moon(1)));
    QVERIFY(p.state.head.phase == Phase::Over);
  });
  row("9.22 big.end = at-once", [] {
    Position p(game(2, [](Options& o) {
      o.bigTarget = 5;
      o.bigEnd = BigEnd::AtOnce;
    }));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.give(sun(0), "ore*3 grain*2");
    const auto places = legalActions(p.definition, p.state, seat(sun(0))).cityCorners();
    QCOMPARE(p.play(sun(0), buildCity(places.front())).chance.winner, seat(sun(0)));
  });
  row("9.22 the cap, big.maxRounds = 3: after round 3 rounded up to an even one, the points decide", [] {
    Position p(game(1, [](Options& o) { o.bigMaxRounds = 3; }));
    choose(p);
    p.giveCard(moon(0), Card::Point);
    roundOf(p, 4);
    const Move move = p.play(-1, clockIsOver());
    QVERIFY(p.state.head.phase == Phase::Over);
    QCOMPARE(move.chance.winner, seat(moon(0)));
  });
  row("9.22 big.maxRounds = off: round 100 is not the last", [] {
    Position p(game(1, [](Options& o) { o.bigMaxRounds = kUnlimited; }));
    choose(p);
    roundOf(p, 100);
    p.play(-1, clockIsOver());
    QVERIFY(p.state.head.phase == Phase::Play);
    QVERIFY(p.state.head.winner.isNone());
  });
  row("9.22 who has reached the target is followed by those who did later, then by the others; viewers say the same",
      [] {
        Position p(game(3, [](Options& o) { o.bigTarget = 5; }));
        choose(p);
        p.play(-1, startRound(), dice(1, 1));
        for (int board : {2, 1}) {  // Sun2 first, then Sun1: both come to 5
          p.give(sun(board), "ore*3 grain*2");
          p.play(sun(board), buildCity(legalActions(p.definition, p.state, seat(sun(board))).cityCorners().front()));
        }
        p.giveCard(moon(0), Card::Point, 3);  // 7, but inactive
        p.play(-1, clockIsOver());
        QCOMPARE(p.state.head.winner, seat(sun(2)));
        p.payDues();
        const auto order = [&](const State& state) {
          QList<int> list;
          for (const Standing& each : standings(p.definition, state)) list.append(each.seat.value);
          return list;
        };
        QCOMPARE(order(p.state).mid(0, 3), (QList<int>{sun(2), sun(1), moon(0)}));
        for (int viewer = -1; viewer < 6; ++viewer)
          QCOMPARE(order(visibleTo(viewerAt(viewer), p.definition, p.state)), order(p.state));
      });
  row("9.22 big.end = at-once: below the target the game goes on", [] {
    Position p(game(2, [](Options& o) {
      o.bigTarget = 20;
      o.bigEnd = BigEnd::AtOnce;
    }));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.give(sun(0), "ore*3 grain*2");
    const auto places = legalActions(p.definition, p.state, seat(sun(0))).cityCorners();
    QVERIFY(p.play(sun(0), buildCity(places.front())).chance.winner.isNone());
    QVERIFY(p.state.head.phase == Phase::Play);
  });
}

}  // namespace

class TestBigGame : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows row;
    startRows(row);
    roundsRows(row);
    endsRows(row);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestBigGame)
#include "test_big_game.moc"
