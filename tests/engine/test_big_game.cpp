// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <set>

#include "engine/game/round_time.h"
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
    row("9.4 rounds alternate, Sun first; in a round the player of the group on every board is active", [] {
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
    row("9.5 one throw: both groups produce on all boards", [] {
      Position p(game(2, {}, "A"));
      choose(p);  // Sun: city on the road corner F6 O5 D; Moon's road corner likewise
      for (int s = 0; s < 4; ++s) p.dropHand(s);
      p.play(-1, startRound(), dice(1, 4));  // 5: O5 for Sun; W5 for no corner of Moon's
      QCOMPARE(p.hand(sun(0)), cards("ore*2"));
      QCOMPARE(p.hand(sun(1)), cards("ore*2"));
    });
    row("9.6 done refuses all but not done; the round ends early when all are done", [] {
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
    row("9.16 big.setupSeconds: all choose at once; who has not chosen in time is forced to, then the gap begins", [] {
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
    row("9.6 big.gapSeconds: nothing is owed before the gap is over, then StartRound", [] {
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
    row("9.6 big.roundSeconds, and discard.seconds = 15: a seven does not eat the time of the clock", [] {
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
    row("9.22 big.timeLimit: after an even round the game ends, by points as at the cap", [] {
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
    row("9.22 without big.timeLimit nobody can say that it is over", [] {
      Position p(game(1));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(isTimeLimitOver(p.table, 1'000'000'000), TimeLimit::Running);
      QCOMPARE(p.refusal(-1, timeUpForAll(TimeLimit::Over)), Reject::NotATableMove);
    });
    row("12.19 partners in an open row of five, Sun active", [] {
      Position p(game(5, [](Options& o) { o.ring = RingWhen::Off; }));
      choose(p);
      p.play(-1, startRound(), dice(1, 1));
      QCOMPARE(partnersOf(p, sun(2)), (std::vector{sun(1), moon(1), moon(2), sun(3), moon(3)}));
      QCOMPARE(partnersOf(p, moon(2)), (std::vector{sun(1), sun(2), sun(3)}));
      QCOMPARE(partnersOf(p, sun(0)), (std::vector{moon(0), sun(1), moon(1)}));
      QCOMPARE(partnersOf(p, moon(0)), (std::vector{sun(0), sun(1)}));
    });
    row("12.19 the same five as a ring", [] {
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
      p.play(-1, tableMove(ActionKind::SeatTaken, seat(moon(0))));
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
    row("9.22 the target ends the game at the end of the round, for active players only", [] {
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
    row("9.22 the cap: after round big.maxRounds, rounded up to an even one, the points decide", [] {
      Position p(game(1, [](Options& o) { o.bigMaxRounds = 3; }));
      choose(p);
      p.giveCard(moon(0), Card::Point);
      roundOf(p, 4);
      const Move move = p.play(-1, clockIsOver());
      QVERIFY(p.state.head.phase == Phase::Over);
      QCOMPARE(move.chance.winner, seat(moon(0)));
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
    row("s = 9: W9 and S9", 4, 5, "0#4,-2", "0#6,-2");
    row("s = 10: S10 and B10", 4, 6, "0#2,1", "0#4,-1");
    row("s = 5: O5 and W5", 1, 4, "0#2,0", "0#4,0");
    row("s = 2: Moon O2, Sun desert", 1, 1, "0#3,-1", "0#6,-3");
    row("s = 12: Sun S12, Moon desert", 6, 6, "0#1,0", "0#5,-1");
    row("s = 7: both deserts", 3, 4, "0#3,-1", "0#5,-1");
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
    QTest::newRow("rounds: 15 each") << ProtectionUnit::Rounds << QList<int>{15, 15};
    QTest::newRow("own turns: free from round 30 and 31") << ProtectionUnit::OwnTurns << QList<int>{29, 30};
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
