// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <deque>
#include <map>
#include <set>

#include "engine/game/round_time.h"
#include "engine/game/visible.h"
#include "tests/engine/position.h"

using namespace tapu;
using namespace tapu::test;

// The Big Game (9): rows of the rules and the vectors 12.18 to 12.27 and 12.31.

namespace {

Setup game(int boards, const std::function<void(Options&)>& change = {}, const char* order = "ABC") {
  Setup setup;
  setup.ruleSet = RuleSet::BigGame;
  setup.options = defaultOptions(RuleSet::BigGame);
  if (change) change(setup.options);
  setup.chain =
      chainOf(bigGameBoards(), order, boards, setup.options.ring == RingWhen::Auto ? Ends::Joined : Ends::Open);
  return setup;
}

Chance dice(int one, int two) { return Position::withDice(one, two); }
Action startRound() { return tableMove(ActionKind::StartRound); }
Action clockIsOver() { return tableMove(ActionKind::TimeUp); }

/// Everybody's start is forced (9.16).
void choose(Position& p) {
  for (int s = 0; s < p.table.seats; ++s)
    if (p.must(s) == Must::Start) p.play(-1, tableMove(ActionKind::TimeUp, seat(s)));
}

/// Rounds with a throw of 2 until this one is on.
void roundOf(Position& p, int round) {
  while (p.state.head.round < round) {
    if (p.state.head.stage == RoundStage::Clock) p.play(-1, clockIsOver());
    p.play(-1, startRound(), dice(1, 1));
  }
}

std::vector<int> partnersOf(const Position& p, int of) {
  std::vector<int> list;
  const std::uint8_t bits = tradePartners(p.table, p.state, seat(of));
  for (int bit = 0; bit < Table::kMostPartners; ++bit)
    if (bits >> bit & 1) list.push_back(p.table.partner(seat(of), bit).value);
  std::sort(list.begin(), list.end());
  return list;
}

/// The seats of a board as the rules call them.
int sun(int board) { return 2 * board; }
int moon(int board) { return 2 * board + 1; }

std::string robber(const Position& p, int territory) { return p.table.map.name(p.state.robbers[territory]); }

/// A road at a time along the shortest way from the own network until one ends at the corner; cards are given for them.
void walkTo(Position& p, int by, CornerId goal) {
  const auto& map = p.table.map;
  const auto isOwn = [&](CornerId corner) {
    for (EdgeId edge : map.corner(corner).edges)
      if (edge && p.state.at(edge).isOf(seat(by), Piece::Road)) return true;
    return p.state.at(corner).isOf(seat(by));
  };
  std::map<CornerId, EdgeId> toward;  // the edge that leads on to the goal
  std::deque<CornerId> queue{goal};
  while (!queue.empty() && !isOwn(queue.front())) {
    const CornerId here = queue.front();
    queue.pop_front();
    for (EdgeId edge : map.corner(here).edges) {
      if (!edge || !p.state.at(edge).isEmpty() || !map.edge(edge).takesRoad) continue;
      for (CornerId next : map.edge(edge).corners)
        if (next != goal && !toward.contains(next) && (p.state.at(next).isEmpty() || isOwn(next)))
          toward[next] = edge, queue.push_back(next);
    }
  }
  QVERIFY2(!queue.empty(), "there is a way");
  for (CornerId here = queue.front(); here != goal;) {
    const EdgeId edge = toward.at(here);
    p.buyRoad(by, map.name(edge));
    const auto& ends = map.edge(edge).corners;
    here = ends[0] == here ? ends[1] : ends[0];
  }
}

/// A settlement on the nearest such corner, with roads to it.
CornerId settleIf(Position& p, int by, const std::function<bool(CornerId)>& isWanted) {
  const auto& map = p.table.map;
  std::set<CornerId> seen;
  std::deque<CornerId> queue;
  for (int c = 0; c < map.cornerCount(); ++c)
    if (p.state.at(CornerId(c)).isOf(seat(by))) queue.push_back(CornerId(c)), seen.insert(CornerId(c));
  for (; !queue.empty(); queue.pop_front()) {
    const CornerId here = queue.front();
    const bool isFree = p.state.blocks[here.value >> 6].corners >> (here.value & 63) & 1;
    if (isFree && p.table.reaches(seat(by), here) && isWanted(here)) break;
    for (CornerId next : map.corner(here).corners)
      if (next && p.state.at(next).isEmpty() && seen.insert(next).second) queue.push_back(next);
  }
  if (queue.empty()) return QTest::qFail("no such corner", __FILE__, __LINE__), CornerId{};
  const CornerId found = queue.front();
  walkTo(p, by, found);
  p.buySettlement(by, map.name(found));
  return found;
}

/// In the half of one seat, on no seam.
CornerId settleIn(Position& p, int by, int half) {
  return settleIf(p, by, [&](CornerId corner) {
    const auto& halves = p.table.map.corner(corner).halves;
    return halves[0] == seat(half) && halves[1].isNone();
  });
}

/// Points without cards and awards: a long way may be the longest.
int worth(const Position& p, int of) {
  const PointSources from = pointSources(p.table, p.state, seat(of));
  return from.settlements + from.cities + from.bonus;
}

/// 12.21: round 16 on A, Moon's; her robber stands on W5, where her ship settlement is; she holds a knight.
Position withRobberBeside(const std::function<void(Options&)>& change) {
  Position p(game(1, change, "A"));
  choose(p);
  roundOf(p, 15);
  for (int s = 0; s < 2; ++s) p.dropHand(s);
  p.giveCard(moon(0), Card::Knight);
  p.play(-1, clockIsOver());
  p.play(-1, startRound(), dice(3, 4));
  p.play(-1, tableMove(ActionKind::SecondThrow), dice(1, 4));
  return p;
}

/// Three knights each of Sun0, then Moon0, then Sun1.
Position armies(BigAwards awards) {
  Position p(game(2, [&](Options& o) { o.bigAwards = awards, o.cardsPerTurn = kUnlimited; }));
  choose(p);
  for (int by : {sun(0), moon(0), sun(1)}) p.giveCard(by, Card::Knight, 3);
  const auto playAll = [&](int by) {
    for (int i = 0; i < 3; ++i) p.play(by, playKnight(Resource::Brick));
  };
  p.play(-1, startRound(), dice(1, 1));
  playAll(sun(0));
  roundOf(p, 2);
  playAll(moon(0));
  roundOf(p, 3);
  playAll(sun(1));
  return p;
}

QList<int> armyHolders(const Position& p) {
  QList<int> list;
  for (int s = 0; s < p.table.seats; ++s)
    if (p.state.awardsFor(seat(s)).largestArmy == seat(s)) list.append(s);
  return list;
}

}  // namespace

class TestBigGame : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows row;
    row("9.16 the start pieces lie there, all owe the choice of cards and city", [] {
      Position p(game(2));
      for (int s = 0; s < 4; ++s) {
        QCOMPARE(p.must(s), Must::Start);
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
      QCOMPARE(p.state.bankOf(seat(0)), Pack::resources(19, 18, 19, 19, 18));
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
    row("9.4 big.firstGroup = sun: rounds alternate, Sun first; in a round the player of the group on every board is "
        "active",
        [] {
          Position p(game(3));
          choose(p);
          p.play(-1, startRound(), dice(1, 1));
          for (int board = 0; board < 3; ++board) {
            QCOMPARE(p.must(sun(board)), Must::Act);
            QCOMPARE(p.must(moon(board)), Must::Nothing);
          }
          p.play(-1, clockIsOver());
          p.play(-1, startRound(), dice(1, 1));
          QCOMPARE(p.must(sun(0)), Must::Nothing);
          QCOMPARE(p.must(moon(2)), Must::Act);
        });
    row("9.4 big.firstGroup = moon", [] {
      Position p(game(1, [](Options& o) { o.firstGroup = FirstGroup::Moon; }));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(p.must(moon(0)), Must::Act);
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
      QCOMPARE(roundTime(p.table, p.state).seconds, 45);
      p.play(sun(1), done());
      QCOMPARE(roundTime(p.table, p.state).seconds, 0);
      p.play(sun(0), notDone());
      QCOMPARE(roundTime(p.table, p.state).seconds, 45);
    });
    row("9.6 big.earlyEnd = off: the clock runs on", [] {
      Position p(game(1, [](Options& o) { o.earlyEnd = Switch::Off; }));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.play(sun(0), done());
      QCOMPARE(roundTime(p.table, p.state).seconds, 45);
    });
    row("9.6 at the end of the clock open offers die and free pieces are lost", [] {
      Position p(game(2));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.giveCard(sun(0), Card::RoadBuilding);
      p.play(sun(0), playRoadBuilding());
      QCOMPARE(p.must(sun(0)), Must::FreeRoute);
      p.give(sun(1), "wool");
      p.play(sun(1), offerTrade(cards("wool"), cards("ore"), tradePartners(p.table, p.state, seat(sun(1)))));
      p.play(-1, clockIsOver());
      QVERIFY(!p.at(sun(1)).offer.isOpen());
      QCOMPARE(p.must(sun(0)), Must::Nothing);
    });
    row("0.11 free pieces block only their owner: the others go on, his offers rest", [] {
      Position p(game(2));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.give(sun(0), "wool");
      p.give(moon(0), "ore");
      p.play(sun(0), offerTrade(cards("wool"), cards("ore"), p.table.bitOf(seat(moon(0)), seat(sun(0)))));
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
      const RoundTime time = roundTime(p.table, p.state);
      QCOMPARE(time.window, RoundTime::Window::Clock);
      QCOMPARE(time.msLeft(0, 9'000), 45'000);
      QVERIFY(time.msLeft(44'999, 90'000) > 0);
      QVERIFY(time.msLeft(45'000, 90'000) <= 0);
      QVERIFY(time.msLeft(45'001, 90'000) <= 0);
    });
    row("9.16 big.setupSeconds = 20: all choose at once; who has not chosen in time is forced to, then the gap begins",
        [] {
          Position p(game(2, [](Options& o) { o.setupSeconds = 20; }));
          const RoundTime start = roundTime(p.table, p.state);
          QCOMPARE(start.window, RoundTime::Window::Start);
          QCOMPARE(start.msLeft(0, 0), 20'000);
          p.play(sun(0), startCards(p.corner("0#2,-1:SE")));
          for (int s = 0; s < 4; ++s) {
            QVERIFY(roundTime(p.table, p.state).isSameWindow(start));
            QCOMPARE(moveAtTimeUp(p.table, p.state), tableMove(ActionKind::TimeUp, seat(s)));
            p.play(-1, *moveAtTimeUp(p.table, p.state));
          }
          QCOMPARE(roundTime(p.table, p.state).window, RoundTime::Window::Gap);
        });
    row("9.6 big.gapSeconds = 5 and 0: nothing is owed before the gap is over, then StartRound", [] {
      for (int seconds : {5, 0}) {
        Position p(game(2, [&](Options& o) { o.gapSeconds = seconds; }));
        choose(p);
        QVERIFY(!dueMove(p.table, p.state));
        QCOMPARE(roundTime(p.table, p.state).msLeft(0, 0), 1000 * seconds);
        QCOMPARE(moveAtTimeUp(p.table, p.state), startRound());
        p.play(-1, startRound(), dice(1, 1));
        QCOMPARE(roundTime(p.table, p.state).window, RoundTime::Window::Clock);
        p.play(-1, clockIsOver());
        const RoundTime gap = roundTime(p.table, p.state);
        QCOMPARE(gap.window, RoundTime::Window::Gap);
        QCOMPARE(gap.round, 1);
      }
    });
    row("9.6 big.clock = after-production, big.roundSeconds = 30: a seven does not eat the time of the clock", [] {
      Position p(game(1, [](Options& o) { o.roundSeconds = 30; }));
      choose(p);
      p.give(sun(0), "wool*9");
      p.play(-1, startRound(), dice(3, 4));
      const RoundTime discards = roundTime(p.table, p.state);
      QCOMPARE(discards.window, RoundTime::Window::Discards);
      QCOMPARE(discards.msLeft(0, 0), 15'000);
      QCOMPARE(moveAtTimeUp(p.table, p.state), tableMove(ActionKind::TimeUp, seat(0)));
      p.play(-1, *moveAtTimeUp(p.table, p.state));
      QCOMPARE(roundTime(p.table, p.state).window, RoundTime::Window::Clock);
      QCOMPARE(roundTime(p.table, p.state).msLeft(0, 15'000), 30'000);
    });
    row("9.6 big.clock = whole-round: discards are cut to what is left, at 0 the round is over without trade", [] {
      Position p(game(1, [](Options& o) { o.clock = RoundClock::WholeRound, o.roundSeconds = 10; }));
      choose(p);
      p.give(sun(0), "wool*9");
      p.play(-1, startRound(), dice(3, 4));
      QCOMPARE(roundTime(p.table, p.state).msLeft(0, 0), 10'000);  // 15 are left of it by discard.seconds
      QCOMPARE(roundTime(p.table, p.state).msLeft(4'000, 4'000), 6'000);
      QCOMPARE(roundTime(p.table, p.state).msLeft(10'000, 10'000), 0);
      p.play(-1, *moveAtTimeUp(p.table, p.state));
      QCOMPARE(roundTime(p.table, p.state).window, RoundTime::Window::Clock);
      QCOMPARE(roundTime(p.table, p.state).msLeft(0, 10'000), 0);
      QCOMPARE(moveAtTimeUp(p.table, p.state), clockIsOver());
    });
    row("9.6 big.clock = whole-round: trade and build begin with what the discards have left", [] {
      Position p(game(1, [](Options& o) { o.clock = RoundClock::WholeRound; }));
      choose(p);
      p.give(sun(0), "wool*9");
      p.play(-1, startRound(), dice(3, 4));
      QCOMPARE(roundTime(p.table, p.state).msLeft(0, 0), 15'000);
      p.play(-1, *moveAtTimeUp(p.table, p.state));
      QCOMPARE(roundTime(p.table, p.state).msLeft(0, 12'000), 33'000);
      QCOMPARE(roundTime(p.table, p.state).msLeft(33'000, 45'000), 0);
    });
    row("4.9 a pause: no time is up while it lasts, and the window stays the same", [] {
      Position p(game(1));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      const RoundTime before = roundTime(p.table, p.state);
      p.play(-1, tableMove(ActionKind::Pause));
      QVERIFY(roundTime(p.table, p.state).isSameWindow(before));
      QVERIFY(!moveAtTimeUp(p.table, p.state));
      p.play(-1, tableMove(ActionKind::Resume));
      QCOMPARE(moveAtTimeUp(p.table, p.state), clockIsOver());
    });
    row("9.5 big.dice = moderator-enters: no throw comes by itself; what is entered must be dice", [] {
      Position p(game(1, [](Options& o) { o.dice = BigDice::ModeratorEnters, o.protection = 0; }));
      choose(p);
      for (int s = 0; s < 2; ++s) p.dropHand(s);
      QVERIFY(!dueMove(p.table, p.state));
      QVERIFY(!moveAtTimeUp(p.table, p.state));
      QCOMPARE(enteredThrow(p.table, p.state), startRound());
      Move none{SeatId{}, startRound(), dice(0, 7)};
      QCOMPARE(completeChance(p.table, p.state, none), Reject::WrongChance);
      p.play(-1, startRound(), dice(3, 4));
      QVERIFY(!dueMove(p.table, p.state));
      QCOMPARE(enteredThrow(p.table, p.state), tableMove(ActionKind::SecondThrow));
      p.play(-1, tableMove(ActionKind::SecondThrow), dice(4, 5));
      QVERIFY(!enteredThrow(p.table, p.state));
      QCOMPARE(moveAtTimeUp(p.table, p.state), clockIsOver());
    });
    row("9.22 big.timeLimit = 90: after an even round the game ends, by points as at the cap", [] {
      Position p(game(1, [](Options& o) { o.timeLimit = 90; }));
      choose(p);
      p.giveCard(moon(0), Card::Point);
      QCOMPARE(isTimeLimitOver(p.table, 90 * 60'000 - 1), TimeLimit::Running);
      QCOMPARE(isTimeLimitOver(p.table, 90 * 60'000), TimeLimit::Over);
      p.play(-1, startRound(), dice(1, 1));
      p.play(-1, *moveAtTimeUp(p.table, p.state, TimeLimit::Over));
      QVERIFY(p.state.head.phase == Phase::Play);  // round 1 is odd
      p.play(-1, startRound(), dice(1, 1));
      const Move end = p.play(-1, *moveAtTimeUp(p.table, p.state, TimeLimit::Over));
      QVERIFY(p.state.head.phase == Phase::Over);
      QCOMPARE(end.chance.winner, seat(moon(0)));
    });
    row("9.22 big.timeLimit = off: nobody can say that it is over", [] {
      Position p(game(1));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(isTimeLimitOver(p.table, 1'000'000'000), TimeLimit::Running);
      QCOMPARE(p.refusal(-1, timeUpForAll(TimeLimit::Over)), Reject::NotATableMove);
    });
    row("9.8 12.19 big.ring = off: partners in an open row of five, Sun active", [] {
      Position p(game(5, [](Options& o) { o.ring = RingWhen::Off; }));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(partnersOf(p, sun(2)), (std::vector{sun(1), moon(1), moon(2), sun(3), moon(3)}));
      QCOMPARE(partnersOf(p, moon(2)), (std::vector{sun(1), sun(2), sun(3)}));
      QCOMPARE(partnersOf(p, sun(0)), (std::vector{moon(0), sun(1), moon(1)}));
      QCOMPARE(partnersOf(p, moon(0)), (std::vector{sun(0), sun(1)}));
    });
    row("9.8 12.19 big.ring = auto: the same five as a ring", [] {
      Position p(game(5));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(partnersOf(p, sun(0)), (std::vector{moon(0), sun(1), moon(1), sun(4), moon(4)}));
      QCOMPARE(partnersOf(p, moon(0)), (std::vector{sun(0), sun(1), sun(4)}));
    });
    row("12.31 in a ring of three an active seat has five distinct partners", [] {
      Position p(game(3));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(partnersOf(p, sun(1)).size(), std::size_t{5});
    });
    row("9.9 two inactive players never trade", [] {
      Position p(game(5));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.give(moon(2), "wool");
      p.give(moon(3), "ore");
      const std::uint8_t to = p.table.bitOf(seat(moon(3)), seat(moon(2)));
      QCOMPARE(p.refusal(moon(2), offerTrade(cards("wool"), cards("ore"), to)), Reject::NotAPartner);
    });
    row("6.4 in a chain of six the offer of a far seat asks its partners, answers stay theirs; nobody else is asked",
        [] {
          Position p(game(6, [](Options& o) { o.ring = RingWhen::Off, o.tradeSelect = TradeSelect::ProposerPicks; }));
          choose(p);
          roundOf(p, 1);
          const auto answer = [&](int of) { return offerAnswer(p.table, p.state, seat(of), seat(sun(4))); };
          p.give(sun(4), "wool"), p.give(moon(4), "ore"), p.give(sun(5), "ore");
          p.play(sun(4), offerTrade(cards("wool"), cards("ore"), tradePartners(p.table, p.state, seat(sun(4)))));
          p.play(moon(4), accept(seat(sun(4))));
          p.play(moon(3), decline(seat(sun(4))));
          QCOMPARE(answer(moon(4)), OfferAnswer::Accepted);
          QCOMPARE(answer(moon(3)), OfferAnswer::Declined);
          for (int asked : {sun(3), sun(5), moon(5)}) QVERIFY(isAsked(p.table, p.state, seat(asked), seat(sun(4))));
          for (int far : {sun(0), moon(0), sun(1), moon(1), sun(2), moon(2), sun(4)})
            QCOMPARE(answer(far), OfferAnswer::NotAsked);
          QCOMPARE(p.refusal(-1, strikeAnswer(seat(sun(4)), seat(sun(5)))), Reject::NoSuchOffer);
          QCOMPARE(p.refusal(-1, strikeAnswer(seat(sun(4)), seat(moon(4)))), kLegal);
        });
    row("9.10 the first acceptor of an open offer trades, over a seam", [] {
      Position p(game(5));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.give(sun(2), "wool");
      p.give(moon(3), "ore");
      const Pack before = p.hand(moon(3));
      p.play(sun(2), offerTrade(cards("wool"), cards("ore"), tradePartners(p.table, p.state, seat(sun(2)))));
      p.play(moon(3), accept(seat(sun(2))));
      QCOMPARE(p.hand(moon(3)), before + cards("wool") - cards("ore"));
      QVERIFY(!p.at(sun(2)).offer.isOpen());
    });
    row("9.11 routes two boards away are refused", [] {
      Position p(game(6));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.give(sun(0), "brick lumber");
      QCOMPARE(p.refusal(sun(0), buildRoad(p.edge("2#4,-1/N"))), Reject::OutOfReach);
      QCOMPARE(p.refusal(sun(0), buildRoad(p.edge("1#4,-1/N"))), Reject::RoadNotConnected);
      QCOMPARE(p.refusal(sun(0), buildRoad(p.edge("5#4,-1/N"))), Reject::RoadNotConnected);
    });
    row("12.23 the starting ship may move in the first own round, one built this round not", [] {
      Position p(game(1, {}, "A"));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      const auto ships = legalActions(p.table, p.state, seat(sun(0))).movableShips();
      QCOMPARE(ships, std::vector{p.edge("0#4,-2/NW")});
      p.give(sun(0), "lumber wool");
      const EdgeId beyond = p.edge("0#4,-2/N");
      p.play(sun(0), buildShip(beyond));
      QCOMPARE(p.refusal(sun(0), moveShip(beyond, p.edge("0#3,-1/N"))), Reject::ShipBuiltThisTurn);
    });
    row("12.27 a settlement on a hex of another board is paid from the own bank", [] {
      Position p(game(3, {}, "A"));
      choose(p);
      for (int s = 0; s < 6; ++s) p.dropHand(s);
      // Sun0's ship corner and all others stand at home; give Sun1 the yield of a hex of board 0 by its number 3
      p.play(-1, startRound(), dice(1, 1));
      const Pack zero = p.state.supplies[0].bank, one = p.state.supplies[1].bank;
      p.give(moon(0), "wool*5");
      p.play(moon(0), offerTrade(cards("wool*5"), cards("ore"), p.table.bitOf(seat(sun(1)), seat(moon(0)))));
      p.give(sun(1), "ore");
      p.play(sun(1), accept(seat(moon(0))));
      p.dropHand(sun(1));
      QCOMPARE(p.state.supplies[1].bank[Resource::Wool], one[Resource::Wool] + 5);
      QCOMPARE(p.state.supplies[0].bank[Resource::Wool], zero[Resource::Wool] - 5);
      QVERIFY(brokenInvariants(p.table, p.state).empty());  // all banks and hands: 19 n
    });
    row("9.15 a deck of each board without Monopoly: 23 cards", [] {
      Position p(game(2));
      for (int board = 0; board < 2; ++board) {
        QCOMPARE(p.state.supplies[board].deck.total(), 23);
        QCOMPARE(p.state.supplies[board].deck[Card::Monopoly], 0);
      }
    });
    row("12.33 an empty deck refuses a purchase even if the neighbor's has cards", [] {
      Position p(game(2));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.give(sun(0), "ore wool grain");
      Pack& deck = p.state.supplies[0].deck;
      p.at(moon(0)).cards += deck;
      deck = {};
      QCOMPARE(p.refusal(sun(0), buyCard()), Reject::DeckEmpty);
    });
    row("9.18 a seven: discards of both groups, no theft, no robber to move", [] {
      Position p(game(1));
      choose(p);
      p.give(sun(0), "wool*9");
      p.give(moon(0), "grain*9");
      const int left = p.hand(moon(0)).total() / 2;
      p.play(-1, startRound(), dice(3, 4));
      QCOMPARE(p.must(sun(0)), Must::Discard);
      QCOMPARE(int(p.at(moon(0)).pending.left), left);
      p.play(-1, tableMove(ActionKind::TimeUp, seat(0)));
      p.play(-1, tableMove(ActionKind::TimeUp, seat(1)));
      QCOMPARE(p.must(sun(0)), Must::Act);
    });
    row("12.18 round 15: no second throw; round 16: second throw", [] {
      Position p(game(1, {}, "A"));
      choose(p);
      roundOf(p, 14);
      for (int s = 0; s < 2; ++s) p.dropHand(s);
      p.play(-1, clockIsOver());
      p.play(-1, startRound(), dice(3, 4));
      QCOMPARE(p.must(sun(0)), Must::Act);  // round 15
      p.play(-1, clockIsOver());
      p.play(-1, startRound(), dice(3, 4));
      QCOMPARE(*dueMove(p.table, p.state), tableMove(ActionKind::SecondThrow));
      QCOMPARE(p.must(moon(0)), Must::Nothing);
    });
    row("9.20 a vacant seat: its corners and edges are closed to everybody, until somebody comes", [] {
      Setup setup = game(1, {}, "A");
      setup.vacant = {seat(moon(0))};
      Position p(setup);
      choose(p);
      QCOMPARE(p.points(moon(0)), 0);
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(p.must(moon(0)), Must::Nothing);
      p.give(sun(0), "brick lumber wool grain");
      QCOMPARE(p.refusal(sun(0), buildSettlement(p.corner("0#4,0:E"))), Reject::Reserved);
      QCOMPARE(p.refusal(-1, tableMove(ActionKind::SeatTaken, seat(moon(0)))), Reject::NotATableMove);
      p.play(-1, clockIsOver());
      p.play(-1, seatTaken(seat(moon(0)), Newcomer::Yes));
      QCOMPARE(p.must(moon(0)), Must::Start);
      QCOMPARE(p.refusal(-1, startRound()), Reject::NotATableMove);
      p.play(-1, tableMove(ActionKind::TimeUp, seat(moon(0))));
      QCOMPARE(p.points(moon(0)), 4);
      QCOMPARE(int(p.at(moon(0)).joined), 1);
    });
    row("9.21 a group without any seat that can act: the round is held with clock 0", [] {
      Setup setup = game(1, [](Options& o) { o.earlyEnd = Switch::Off; });
      setup.vacant = {seat(sun(0))};
      Position p(setup);
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(roundTime(p.table, p.state).seconds, 0);
      QCOMPARE(moveAtTimeUp(p.table, p.state), clockIsOver());
    });
    row("9.21 big.leaver = frozen: the seat counts as done and its offers are gone", [] {
      Position p(game(2, [](Options& o) { o.leaver = Leaver::Frozen; }));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.play(-1, tableMove(ActionKind::SeatLeft, seat(sun(0))));
      QCOMPARE(p.must(sun(0)), Must::Done);
      p.play(sun(1), done());
      QCOMPARE(roundTime(p.table, p.state).seconds, 0);
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
      Position p(game(2, [](Options& o) { o.bigTarget = 5, o.bigEnd = BigEnd::AtOnce; }));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.give(sun(0), "ore*3 grain*2");
      const auto places = legalActions(p.table, p.state, seat(sun(0))).cityCorners();
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
            p.play(sun(board), buildCity(legalActions(p.table, p.state, seat(sun(board))).cityCorners().front()));
          }
          p.giveCard(moon(0), Card::Point, 3);  // 7, but inactive
          p.play(-1, clockIsOver());
          QCOMPARE(p.state.head.winner, seat(sun(2)));
          p.payDues();
          const auto order = [&](const State& state) {
            QList<int> list;
            for (const Standing& each : standings(p.table, state)) list.append(each.seat.value);
            return list;
          };
          QCOMPARE(order(p.state).mid(0, 3), (QList<int>{sun(2), sun(1), moon(0)}));
          for (int viewer = -1; viewer < 6; ++viewer)
            QCOMPARE(order(visibleTo(seat(viewer), p.table, p.state)), order(p.state));
        });
    row("9.7 two neighbors want one corner: the later is refused, pays nothing, and the corners beside are shut too",
        [] {
          Position p(game(2, {}, "A"));
          choose(p);
          p.play(-1, startRound(), dice(1, 1));
          const CornerId wanted = p.corner("1#1,1:SW");  // a corner inside board 1 that both can walk to
          walkTo(p, sun(1), wanted);
          walkTo(p, sun(0), wanted);
          p.give(sun(0), "brick lumber wool grain");
          p.give(sun(1), "brick lumber wool grain");
          p.play(sun(0), buildSettlement(wanted));
          const Pack hand = p.hand(sun(1));
          QCOMPARE(p.refusal(sun(1), buildSettlement(wanted)), Reject::CornerTaken);
          for (CornerId beside : p.table.map.corner(wanted).corners)
            if (beside) QCOMPARE(p.refusal(sun(1), buildSettlement(beside)), Reject::TooClose);
          QCOMPARE(p.hand(sun(1)), hand);
          QCOMPARE(int(p.at(sun(1)).settlements), 3);
        });
    row("9.12 one ship move in the own round, and again in the next own one", [] {
      Position p(game(1, {}, "A"));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      const EdgeId ship = p.edge("0#4,-2/NW");
      const auto moveAnywhere = [&] {
        const EdgeId from = legalActions(p.table, p.state, seat(0)).movableShips().front();
        p.play(0, moveShip(from, legalActions(p.table, p.state, seat(0)).shipTargets(from).front()));
      };
      QCOMPARE(legalActions(p.table, p.state, seat(0)).movableShips(), std::vector{ship});
      moveAnywhere();
      QVERIFY(legalActions(p.table, p.state, seat(0)).movableShips().empty());
      roundOf(p, 2);
      QVERIFY(legalActions(p.table, p.state, seat(0)).movableShips().empty());  // Moon's round
      roundOf(p, 3);
      QCOMPARE(legalActions(p.table, p.state, seat(0)).movableShips().size(), std::size_t{1});
    });
    row("9.13 12.20 big.bonus = once: Sun0 settles east of the line +2, again on board 1 +0, as a city 2 + 2", [] {
      Position p(game(2, {}, "A"));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(worth(p, sun(0)), 4);  // two settlements and a city
      const CornerId first = settleIn(p, sun(0), moon(0));
      QCOMPARE(worth(p, sun(0)), 4 + 3);
      settleIn(p, sun(0), sun(1));
      QCOMPARE(worth(p, sun(0)), 4 + 3 + 1);
      p.buyCity(sun(0), p.table.map.name(first));
      QCOMPARE(worth(p, sun(0)), 4 + (2 + 2) + 1);
    });
    row("9.13 12.20 a seam corner of the own east half, as Moon0: no bonus", [] {
      Position p(game(2, {}, "A"));
      choose(p);
      roundOf(p, 2);
      settleIf(p, moon(0), [&](CornerId corner) { return p.table.map.corner(corner).boards[1] != Topology::kNoBoard; });
      QCOMPARE(worth(p, moon(0)), 4 + 1);
    });
    row("9.13 big.bonus = per-territory: each other half once", [] {
      Position p(game(
          2, [](Options& o) { o.bonus = Bonus::PerTerritory; }, "A"));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      settleIn(p, sun(0), moon(0));
      QCOMPARE(worth(p, sun(0)), 4 + 3);
      settleIn(p, sun(0), sun(1));
      QCOMPARE(worth(p, sun(0)), 4 + 3 + 3);
      settleIn(p, sun(0), moon(0));
      QCOMPARE(worth(p, sun(0)), 4 + 3 + 3 + 1);
    });
    row("9.13 big.bonus = off", [] {
      Position p(game(
          2, [](Options& o) { o.bonus = Bonus::Off; }, "A"));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      settleIn(p, sun(0), moon(0));
      QCOMPARE(worth(p, sun(0)), 4 + 1);
    });
    row("9.13 a vacant seat's half is nobody's, a frozen one's counts", [] {
      for (const bool isVacant : {true, false}) {
        Setup setup = game(
            1, [](Options& o) { o.leaver = Leaver::Frozen; }, "A");
        if (isVacant) setup.vacant = {seat(moon(0))};
        Position p(setup);
        choose(p);
        if (!isVacant) p.play(-1, tableMove(ActionKind::SeatLeft, seat(moon(0))));
        p.play(-1, startRound(), dice(1, 1));
        settleIn(p, sun(0), moon(0));
        QCOMPARE(worth(p, sun(0)), 4 + (isVacant ? 1 : 3));
      }
    });
    row("12.27 Sun1's settlement on a hex of board 0 is paid from bank 1", [] {
      Position p(game(2, {}, "A"));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      const HexId tip = p.hex("0#8,-3");  // F3
      settleIf(p, sun(1), [&](CornerId corner) {
        const auto& hexes = p.table.map.corner(corner).hexes;
        return std::find(hexes.begin(), hexes.end(), tip) != hexes.end();
      });
      for (int s = 0; s < 4; ++s) p.dropHand(s);
      p.play(-1, clockIsOver());
      const Pack zero = p.state.supplies[0].bank, one = p.state.supplies[1].bank;
      p.play(-1, startRound(), dice(1, 2));  // 3: S3 at Sun's bare corner on either board, F3 of board 0
      QCOMPARE(p.hand(sun(1)), cards("wool lumber"));
      QCOMPARE(p.state.supplies[1].bank, one - cards("wool lumber"));
      QCOMPARE(p.state.supplies[0].bank, zero - cards("wool"));
    });
    row("9.14 big.knightChoice = off: who has a robber beside must drive it away", [] {
      Position p = withRobberBeside([](Options& o) { o.knightChoice = Switch::Off; });
      QCOMPARE(p.refusal(moon(0), playKnight(Resource::Ore)), Reject::ChooseRobber);
      QCOMPARE(p.refusal(moon(0), playKnight(p.hex("0#4,0"))), kLegal);
    });
    row("9.14 big.knightChoice = on: or take a card of any kind, the robber stays", [] {
      Position p = withRobberBeside([](Options& o) { o.knightChoice = Switch::On; });
      QCOMPARE(p.refusal(moon(0), playKnight(p.hex("0#4,0"))), kLegal);
      p.play(moon(0), playKnight(Resource::Ore));
      QCOMPARE(p.hand(moon(0)), cards("ore"));
      QCOMPARE(QString::fromStdString(robber(p, 1)), QStringLiteral("0#4,0"));
    });
    row("9.14 with 120 cards a knight brings none, and others believe it (6.10)", [] {
      Position p(game(6, [](Options& o) { o.bankPerResource = 40; }));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.giveCard(sun(0), Card::Knight);
      p.dropHand(sun(0));
      p.give(sun(0), "brick*24 lumber*24 wool*24 grain*24 ore*24");
      QCOMPARE(p.refusal(sun(0), playKnight(Resource::Ore)), Reject::HandFull);
      const State seen = visibleTo(seat(moon(0)), p.table, p.state);
      QVERIFY(couldFollow(p.table, seen, Move{seat(sun(0)), playKnight(), {}}));
      p.play(sun(0), playKnight());
      QCOMPARE(p.hand(sun(0)).total(), 120);
    });
    row("9.15 big.bank = board: a short bank does not pay its two players, the other one pays", [] {
      Position p(game(
          2, [](Options& o) { o.bankPerResource = 19; }, "A"));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      for (int s = 0; s < 4; ++s) p.dropHand(s);
      p.give(moon(0), "ore*18");  // one ore is left in bank 0
      p.play(-1, clockIsOver());
      p.play(-1, startRound(), dice(2, 3));    // 5: O5 at the cities of Sun0 and Sun1: two each
      QCOMPARE(p.hand(sun(0)), cards("ore"));  // 4.5: the only one who claims it gets what is there
      QCOMPARE(p.hand(sun(1)), cards("ore*2"));
    });
    row("9.15 big.bank = unlimited: nothing is short, and nothing is counted", [] {
      Position p(game(
          2, [](Options& o) { o.bigBank = BigBank::Unlimited, o.bankPerResource = 1; }, "A"));
      choose(p);
      const Pack bank = p.state.supplies[0].bank;
      const Pack before = p.hand(sun(0));
      p.play(-1, startRound(), dice(2, 3));
      QCOMPARE(p.hand(sun(0)), before + cards("ore*2"));
      QCOMPARE(p.state.supplies[0].bank, bank);
    });
    row("9.15 big.awards = board: the two of a board are rivals, another board has its own", [] {
      Position p = armies(BigAwards::Board);
      QCOMPARE(armyHolders(p), (QList<int>{sun(0), sun(1)}));
    });
    row("9.15 big.awards = global: one in the whole game", [] {
      Position p = armies(BigAwards::Global);
      QCOMPARE(armyHolders(p), (QList<int>{sun(0)}));
    });
    row("9.15 big.awards = each: everybody who passes the mark", [] {
      Position p = armies(BigAwards::Each);
      QCOMPARE(armyHolders(p), (QList<int>{sun(0), moon(0), sun(1)}));
    });
    row("9.16 big.stock = 3/1/2/4: what lies on the map at the start is of it", [] {
      Position p(game(1, [](Options& o) { o.bigStock = {3, 1, 2, 4}; }));
      choose(p);
      QCOMPARE((QList<int>{p.at(0).settlements, p.at(0).cities, p.at(0).roads, p.at(0).ships}),
               (QList<int>{1, 0, 1, 3}));
    });
    row("9.20 a newcomer takes a bot's seat as it stands, between rounds: his robber goes home and stays for 15 rounds",
        [] {
          Position p(game(1, {}, "A"));
          choose(p);
          roundOf(p, 15);
          const auto sevenThenNine = [&] {
            for (int s = 0; s < 2; ++s) p.dropHand(s);
            if (p.state.head.stage == RoundStage::Clock) p.play(-1, clockIsOver());
            p.play(-1, startRound(), dice(3, 4));
            p.play(-1, tableMove(ActionKind::SecondThrow), dice(4, 5));
          };
          sevenThenNine();                                                           // round 16
          QCOMPARE(QString::fromStdString(robber(p, 0)), QStringLiteral("0#4,-2"));  // W9
          QCOMPARE(p.refusal(-1, seatTaken(seat(0), Newcomer::Yes)), Reject::NotATableMove);
          p.play(-1, clockIsOver());
          const int points = p.points(0);
          p.play(-1, seatTaken(seat(0), Newcomer::Yes));
          QCOMPARE(p.points(0), points);
          QCOMPARE(p.must(0), Must::Nothing);
          QCOMPARE(QString::fromStdString(robber(p, 0)), QStringLiteral("0#3,-1"));  // its desert
          while (p.state.head.round < 31) {                                          // 17 to 31 are protected
            sevenThenNine();
            QCOMPARE(QString::fromStdString(robber(p, 0)), QStringLiteral("0#3,-1"));
            QCOMPARE(QString::fromStdString(robber(p, 1)), QStringLiteral("0#6,-2"));  // the other half follows 9.19
          }
          sevenThenNine();
          QCOMPARE(QString::fromStdString(robber(p, 0)), QStringLiteral("0#4,-2"));
        });
    row("9.20 who comes back to his own seat is not new, in any round", [] {
      Position p(game(1, {}, "A"));
      choose(p);
      roundOf(p, 15);
      for (int s = 0; s < 2; ++s) p.dropHand(s);
      p.play(-1, clockIsOver());
      p.play(-1, startRound(), dice(3, 4));
      p.play(-1, tableMove(ActionKind::SecondThrow), dice(4, 5));
      p.play(-1, tableMove(ActionKind::SeatLeft, seat(0)));
      p.play(-1, seatTaken(seat(0), Newcomer::No));
      QCOMPARE(QString::fromStdString(robber(p, 0)), QStringLiteral("0#4,-2"));
      QCOMPARE(int(p.at(0).joined), 0);
    });
    row("9.20 a bot that fills a vacant seat after round 1 gets its start pieces, but is not new", [] {
      Setup setup = game(
          1, [](Options& o) { o.emptySeat = EmptySeat::Vacant, o.protection = 0; }, "A");
      setup.vacant = {seat(sun(0))};
      Position p(setup);
      choose(p);
      p.play(-1, startRound(), dice(3, 4));
      p.play(-1, tableMove(ActionKind::SecondThrow), dice(4, 5));
      QCOMPARE(QString::fromStdString(robber(p, sun(0))), QStringLiteral("0#4,-2"));  // W9
      p.play(-1, clockIsOver());
      p.play(-1, seatTaken(seat(sun(0)), Newcomer::No));
      QCOMPARE(QString::fromStdString(robber(p, sun(0))), QStringLiteral("0#4,-2"));
      QCOMPARE(int(p.at(sun(0)).joined), 0);
      QCOMPARE(p.points(sun(0)), 3);
      QCOMPARE(p.must(sun(0)), Must::Start);
    });
    row("9.20 the start choices of a newcomer on a vacant seat take the rest of the gap, then they are forced", [] {
      Setup setup = game(
          1, [](Options& o) { o.emptySeat = EmptySeat::Vacant; }, "A");
      setup.vacant = {seat(moon(0))};
      Position p(setup);
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.play(-1, clockIsOver());
      const RoundTime gap = roundTime(p.table, p.state);
      p.play(-1, seatTaken(seat(moon(0)), Newcomer::Yes));
      QVERIFY(roundTime(p.table, p.state).isSameWindow(gap));
      QCOMPARE(moveAtTimeUp(p.table, p.state), tableMove(ActionKind::TimeUp, seat(moon(0))));
      p.play(-1, *moveAtTimeUp(p.table, p.state));
      QCOMPARE(p.hand(moon(0)).total(), 2);  // 9.16: from the bank of his board, before the throw
      QCOMPARE(moveAtTimeUp(p.table, p.state), startRound());
    });
    row("9.21 big.emptySeat = bot: no seat stays free", [] {
      const std::vector<SeatId> empty{seat(3)};
      QVERIFY(vacantSeats(defaultOptions(RuleSet::BigGame), empty).empty());
    });
    row("9.21 big.emptySeat = vacant: no pieces; its robber is moved as usual", [] {
      Options options = defaultOptions(RuleSet::BigGame);
      options.emptySeat = EmptySeat::Vacant;
      const std::vector<SeatId> empty{seat(moon(0))};
      QCOMPARE(vacantSeats(options, empty), empty);
      Setup setup = game(
          1, [](Options& o) { o.emptySeat = EmptySeat::Vacant, o.protection = 0; }, "A");
      setup.vacant = vacantSeats(options, empty);
      Position p(setup);
      choose(p);
      QCOMPARE(p.points(moon(0)), 0);
      for (int s = 0; s < 2; ++s) p.dropHand(s);
      p.play(-1, startRound(), dice(3, 4));
      p.play(-1, tableMove(ActionKind::SecondThrow), dice(4, 5));
      QCOMPARE(QString::fromStdString(robber(p, moon(0))), QStringLiteral("0#6,-2"));
    });
    row("9.21 big.leaver = bot: a seat whose player left goes on playing", [] {
      Position p(game(2, [](Options& o) { o.leaver = Leaver::Bot; }));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.play(-1, tableMove(ActionKind::SeatLeft, seat(sun(0))));
      QCOMPARE(p.must(sun(0)), Must::Act);
      p.give(sun(0), "ore wool grain");
      QCOMPARE(p.refusal(sun(0), buyCard()), kLegal);
    });
    row("4.8 a frozen seat declines the offers that lie open to it, and all later ones", [] {
      Position p(game(2, [](Options& o) { o.leaver = Leaver::Frozen; }));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.give(sun(0), "wool");
      const auto offer = offerTrade(cards("wool"), cards("ore"), p.table.bitOf(seat(moon(1)), seat(sun(0))));
      p.play(sun(0), offer);
      p.play(-1, tableMove(ActionKind::SeatLeft, seat(moon(1))));
      QVERIFY(!p.at(sun(0)).offer.isOpen());
      p.play(sun(0), offer);
      QVERIFY(!p.at(sun(0)).offer.isOpen());
    });
    row("4.8 a frozen player who comes back in a round of his group may act in it; it is not over then", [] {
      Position p(game(1, [](Options& o) { o.leaver = Leaver::Frozen; }));
      choose(p);
      p.play(-1, tableMove(ActionKind::SeatLeft, seat(sun(0))));
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(roundTime(p.table, p.state).seconds, 0);
      p.play(-1, seatTaken(seat(sun(0)), Newcomer::No));
      QCOMPARE(p.must(sun(0)), Must::Act);
      QCOMPARE(roundTime(p.table, p.state).seconds, 45);
    });
    row("9.21 a lone player of a board claims from its bank alone, and is the only candidate for its awards", [] {
      Setup setup = game(
          2, [](Options& o) { o.emptySeat = EmptySeat::Vacant; }, "A");
      setup.vacant = {seat(moon(0))};
      Position p(setup);
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      for (int s = 0; s < 4; ++s) p.dropHand(s);
      p.give(sun(0), "ore*18");
      p.play(-1, clockIsOver());
      p.play(-1, startRound(), dice(2, 3));
      QCOMPARE(p.hand(sun(0)), cards("ore*19"));  // city at O5: 2 claimed, 1 there, nobody else claims
      p.state.seat(seat(sun(0))).played += Pack::of(Card::Knight, 2);
      p.state.supplies[0].deck -= Pack::of(Card::Knight, 2);
      roundOf(p, 3);
      p.giveCard(sun(0), Card::Knight);
      p.dropHand(sun(0));
      p.play(sun(0), playKnight(Resource::Ore));
      QCOMPARE(armyHolders(p), (QList<int>{sun(0)}));
    });
    row("9.6 6.7 a seat that is done is asked for no trade any more", [] {
      Position p(game(2));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.play(sun(1), done());
      QCOMPARE(partnersOf(p, sun(0)), (std::vector{moon(0), moon(1)}));
      QCOMPARE(partnersOf(p, moon(1)), (std::vector{sun(0)}));
      p.give(moon(1), "wool");
      const auto to = p.table.bitOf(seat(sun(1)), seat(moon(1)));
      QCOMPARE(p.refusal(moon(1), offerTrade(cards("wool"), cards("ore"), to)), Reject::NotAPartner);
      p.play(sun(1), notDone());
      QCOMPARE(p.refusal(moon(1), offerTrade(cards("wool"), cards("ore"), to)), kLegal);
    });
    row("9.16 who acts has no start choice any more, and no done to take back", [] {
      Position p(game(1, {}, "A"));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(p.refusal(sun(0), startCity(p.corner("0#3,-1:NE"))), Reject::NothingToDecide);
      QCOMPARE(p.refusal(sun(0), startCards(p.corner("0#3,-1:NE"))), Reject::NothingToDecide);
      QCOMPARE(p.refusal(sun(0), notDone()), Reject::NothingToDecide);
    });
    row("9.22 big.end = at-once: below the target the game goes on", [] {
      Position p(game(2, [](Options& o) { o.bigTarget = 20, o.bigEnd = BigEnd::AtOnce; }));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      p.give(sun(0), "ore*3 grain*2");
      const auto places = legalActions(p.table, p.state, seat(sun(0))).cityCorners();
      QVERIFY(p.play(sun(0), buildCity(places.front())).chance.winner.isNone());
      QVERIFY(p.state.head.phase == Phase::Play);
    });
    row("0.13 never a take-back in the Big Game", [] {
      Game whole(game(1));
      SeededRng rng(1);
      whole.play(seat(0), startCards(*whole.table().map.cornerNamed("0#2,-1:SE")), rng);
      QVERIFY(whole.mayTakeBack().isNone());
    });
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }

  void secondThrows_data() {  // 12.18 on A from round 16
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("two");
    QTest::addColumn<QString>("sunRobber");
    QTest::addColumn<QString>("moonRobber");
    const auto row = [](const char* name, int one, int two, const char* sunAt, const char* moonAt) {
      QTest::newRow(name) << one << two << sunAt << moonAt;
    };
    row("9.19 12.18 s = 9: W9 and S9", 4, 5, "0#4,-2", "0#6,-2");
    row("9.19 12.18 s = 10: S10 and B10", 4, 6, "0#2,1", "0#4,-1");
    row("9.19 12.18 s = 5: O5 and W5", 1, 4, "0#2,0", "0#4,0");
    row("9.19 12.18 s = 2: Moon O2, Sun desert", 1, 1, "0#3,-1", "0#6,-3");
    row("9.19 12.18 s = 12: Sun S12, Moon desert", 6, 6, "0#1,0", "0#5,-1");
    row("9.19 12.18 s = 7: both deserts", 3, 4, "0#3,-1", "0#5,-1");
  }
  void secondThrows() {
    QFETCH(int, one);
    QFETCH(int, two);
    QFETCH(QString, sunRobber);
    QFETCH(QString, moonRobber);
    Position p(game(1, {}, "A"));
    choose(p);
    roundOf(p, 15);
    for (int s = 0; s < 2; ++s) p.dropHand(s);
    p.play(-1, clockIsOver());
    p.play(-1, startRound(), dice(3, 4));
    p.play(-1, tableMove(ActionKind::SecondThrow), dice(one, two));
    QCOMPARE(QString::fromStdString(robber(p, 0)), sunRobber);
    QCOMPARE(QString::fromStdString(robber(p, 1)), moonRobber);
    QCOMPARE(p.must(moon(0)), Must::Act);
  }

  void knights() {  // 12.21, 9.14
    Position p(game(1, {}, "A"));
    choose(p);
    roundOf(p, 15);
    for (int s = 0; s < 2; ++s) p.dropHand(s);
    p.giveCard(moon(0), Card::Knight, 2);
    p.play(-1, clockIsOver());
    p.play(-1, startRound(), dice(3, 4));                        // round 16: Moon's
    p.play(-1, tableMove(ActionKind::SecondThrow), dice(1, 4));  // Sun's robber to O5, Moon's to W5
    // Moon's ship settlement stands at W5's east corner: that robber goes home, Moon takes a grain.
    QCOMPARE(p.refusal(moon(0), playKnight(Resource::Ore)), Reject::ChooseRobber);
    QCOMPARE(p.refusal(moon(0), playKnight(p.hex("0#2,0"))), Reject::NoSuchRobber);
    p.play(moon(0), playKnight(p.hex("0#4,0")));
    QCOMPARE(QString::fromStdString(robber(p, 1)), QStringLiteral("0#5,-1"));
    QCOMPARE(p.hand(moon(0)), cards("grain"));
    QCOMPARE(p.at(moon(0)).played[Card::Knight], 1);
    QCOMPARE(p.refusal(moon(0), playKnight(Resource::Ore)), Reject::OneCardPerTurn);
  }

  void aKnightBeforeRound16BringsACard() {  // 12.21: all robbers on deserts
    Position p(game(2));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.dropHand(sun(0));
    p.giveCard(sun(0), Card::Knight);
    QCOMPARE(p.refusal(sun(0), playKnight()), Reject::ChooseCard);
    p.play(sun(0), playKnight(Resource::Ore));
    QCOMPARE(p.hand(sun(0)), cards("ore"));
  }

  void protection_data() {  // 9.4, 9.20 G18
    QTest::addColumn<ProtectionUnit>("unit");
    QTest::addColumn<QList<int>>("lastProtected");  // Sun, Moon
    QTest::newRow("9.4 9.20 big.protectionUnit = rounds, big.protection = 15: both to round 15")
        << ProtectionUnit::Rounds << QList<int>{15, 15};
    QTest::newRow("9.4 big.protectionUnit = own-turns: free from round 30 and 31")
        << ProtectionUnit::OwnTurns << QList<int>{29, 30};
  }
  void protection() {
    QFETCH(ProtectionUnit, unit);
    QFETCH(QList<int>, lastProtected);
    Position p(game(
        1, [&](Options& o) { o.protectionUnit = unit; }, "A"));
    choose(p);
    for (int group : {0, 1}) {
      Position q = p;
      for (int round = 1; round <= lastProtected[group] + 1; ++round) {
        for (int s = 0; s < 2; ++s) q.dropHand(s);
        q.play(-1, startRound(), dice(3, 4));
        if (q.state.head.stage == RoundStage::SecondThrow) q.play(-1, tableMove(ActionKind::SecondThrow), dice(4, 5));
        const bool isHome = q.state.robbers[group] == q.table.robberStarts[std::size_t(group)];
        QCOMPARE(isHome, round <= lastProtected[group]);
        q.play(-1, clockIsOver());
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestBigGame)
#include "test_big_game.moc"
