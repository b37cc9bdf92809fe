// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/at_stake.h"
#include "engine/state/game_map.h"
#include "tests/engine/crazy.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// 12.12: grain on both hexes of number 4, (1,3) = 0,-2 and (5,5) = -1,2; seat 0 at the first, seat 1 at the second.
Layout twoGrainHexes() {
  Layout layout;
  change(layout.board, {0, -2}, Terrain::Fields, 4);
  return layout.settle(0, "0,-2:N").settle(1, "-1,2:SW").settle(2, "1,1:N").settle(3, "2,0:N");
}
Position flooded(const Layout& layout = twoGrainHexes()) {
  Position p = crazyPosition(layout);
  startRound(p, RoundEvent::Flood);
  return p;
}

}  // namespace

class TestCrazyEvents : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rounds_data();
  void rounds() {
    QFETCH(Case, play);
    play();
  }
  void flood_data();
  void flood() {
    QFETCH(Case, play);
    play();
  }
  void cybele_data();
  void cybele() {
    QFETCH(Case, play);
    play();
  }
};

void TestCrazyEvents::rounds_data() {
  Rows row;
  row("2.2, 3.3, crazy.stock = 1/1/1: with nothing left in stock the second placement is skipped", [] {
    Layout layout;
    Setup setup = layout.open();
    setup.ruleSet = RuleSet::Crazy;
    setup.options.crazyStock = {1, 1, 1};
    Position p(setup);
    int by = 0;
    for (const std::string hex : {"1,1", "-2,0", "1,0", "-1,0"}) {
      p.play(by, buildSettlement(p.corner(hex + ":N")));
      p.play(by++, buildRoad(p.edge(hex + "/NE")));
    }
    QCOMPARE(p.state.head.phase, Phase::Play);
    QCOMPARE(int(p.at(0).settlements), 0);
  });
  row("8.7: StartRound precedes the first seat's turn, round 1 after the last placement", [] {
    Position p = crazyPosition(twoGrainHexes());
    QVERIFY(dueMove(p.definition, p.state) == tableMove(ActionKind::StartRound));
    QCOMPARE(p.must(0), Decision::Nothing);
    startRound(p);
    QCOMPARE(p.must(0), Decision::Roll);
    QCOMPARE(int(p.state.head.round), 1);
  });
  row("8.7 C1: a round has a turn of every seat, then the table starts the next", [] {
    Position p = crazyPosition(twoGrainHexes());
    startRound(p);
    for (int i = 0; i < 4; ++i) {
      QCOMPARE(p.active(), i);
      QVERIFY(!dueMove(p.definition, p.state));
      p.finishTurn();
    }
    QVERIFY(dueMove(p.definition, p.state) == tableMove(ActionKind::StartRound));
    startRound(p);
    QCOMPARE(int(p.state.head.round), 2);
    QCOMPARE(p.active(), 0);
  });
  row("8.7: while the round has not started nobody can do anything", [] {
    Position p = crazyPosition(twoGrainHexes());
    for (int i = 0; i < 4; ++i) QVERIFY(legalActions(p.definition, p.state, seat(i)).empty());
    QCOMPARE(p.refusal(-1, tableMove(ActionKind::TimeUp, seat(0))), Reject::NothingToDecide);
  });
  row("2.2 B1, crazy.stock = 8/8/20: the stock of Crazy, and of the seats of a full set-up", [] {
    Position p = crazyPosition(Layout());
    QCOMPARE(int(p.at(0).settlements), 8);
    QCOMPARE(int(p.at(0).cities), 8);
    QCOMPARE(int(p.at(0).roads), 20);
  });
  row("8.16, crazy.deck = 0/5: on top of deck.counts", [] {
    Layout layout = twoGrainHexes();
    layout.options.crazyDeck = {0, 5};
    Position p = crazyPosition(layout);
    QCOMPARE(p.state.supplies[0].deck.total(), 30);
    QCOMPARE(p.state.supplies[0].deck[Card::Insurance], 0);
    QCOMPARE(p.state.supplies[0].deck[Card::Dog], 5);
  });
  row("8.16, crazy.deck = 2/2: 29 cards", [] {
    Position p = crazyPosition(twoGrainHexes());
    QCOMPARE(p.state.supplies[0].deck.total(), 29);
    QCOMPARE(p.state.supplies[0].deck[Card::Insurance], 2);
    QCOMPARE(p.state.supplies[0].deck[Card::Dog], 2);
  });
  row("8.7: Crazy on a map with ships: an earthquake leaves them, and a ship may have two open ends then (7.6)", [] {
    Layout layout;
    layout.board = islands();
    layout.options.seats = 2;
    layout.settle(0, "1,1:NE").ships(0, {"2,1/NW"}).settle(1, "4,2:NE");
    Position p = crazyPosition(layout);
    startRound(p);
    p.quietThrow();
    p.buyCity(0, "1,1:NE");
    startRound(p, RoundEvent::Earthquake);
    QVERIFY(p.state.at(p.edge("2,1/NW")).isOf(seat(0)));
    QCOMPARE(p.must(0), Decision::Settlement);
    p.play(0, buildSettlement(p.corner("1,1:NE")));
    p.quietThrow();
    QVERIFY(p.listed(0, ActionKind::MoveShip));
  });
  row("0.10: StartRound in the middle of a round is refused", [] {
    Position p = flooded();
    QCOMPARE(p.refusal(-1, tableMove(ActionKind::StartRound)), Reject::NotATableMove);
  });
  row("8.7, 4.8: the turn of an absent seat counts: its time is up at once, the round goes on", [] {
    Layout layout = twoGrainHexes();
    layout.options.absent = AbsentSeat::Pass;
    Position p = crazyPosition(layout);
    startRound(p);
    p.play(-1, tableMove(ActionKind::SeatLeft, seat(1)));
    p.finishTurn();
    QCOMPARE(p.active(), 1);
    p.play(-1, dueMove(p.definition, p.state).value(), Position::withDice(1, 1));
    QCOMPARE(p.active(), 2);
    p.finishTurn();
    p.finishTurn();
    QVERIFY(dueMove(p.definition, p.state) == tableMove(ActionKind::StartRound));
  });
  row("8.7: no events in Classic", [] {
    Position p(twoGrainHexes());
    QCOMPARE(p.must(0), Decision::Roll);
    QCOMPARE(p.refusal(-1, tableMove(ActionKind::StartRound)), Reject::NotATableMove);
  });
  row("8.8, crazy.weights = 1/0/1/1, crazy.eventChance = 100: an event whose weight is 0 cannot come, nor no event at "
      "100 percent",
      [] {
        Layout layout = twoGrainHexes();
        layout.options.eventWeights = {1, 0, 1, 1};
        layout.options.eventChance = 100;
        Position p = crazyPosition(layout);
        for (RoundEvent event : {RoundEvent::Earthquake, RoundEvent::None}) {
          Move move{{}, tableMove(ActionKind::StartRound), withEvent(event)};
          QVERIFY(completeChance(p.definition, p.state, move) == std::optional(Reject::NoSuchEvent));
        }
        Move move{{}, tableMove(ActionKind::StartRound), withEvent(RoundEvent::Cybele)};
        QVERIFY(!completeChance(p.definition, p.state, move));
      });
  row("8.8, crazy.eventChance = 0: at 0 percent no event can come", [] {
    Layout layout = twoGrainHexes();
    layout.options.eventChance = 0;
    Position p = crazyPosition(layout);
    Move move{{}, tableMove(ActionKind::StartRound), withEvent(RoundEvent::Flood)};
    QVERIFY(completeChance(p.definition, p.state, move) == std::optional(Reject::NoSuchEvent));
    for (std::uint64_t i = 0; i < 200; ++i) {
      p.rng.startMove(i);
      QVERIFY(draw(p.definition, p.state, {}, tableMove(ActionKind::StartRound), p.rng) == Chance{});
    }
  });
  row("8.8: one event in four rounds, each of the four as likely", [] {
    Position p = crazyPosition(twoGrainHexes());
    std::array<int, kRoundEvents + 1> seen{};
    for (std::uint64_t i = 0; i < 16000; ++i) {
      p.rng.startMove(i);
      ++seen[std::size_t(draw(p.definition, p.state, {}, tableMove(ActionKind::StartRound), p.rng).event())];
    }
    for (int kind = 1; kind <= kRoundEvents; ++kind)  // 1000 each; five standard deviations are 153
      QVERIFY(seen[std::size_t(kind)] > 847 && seen[std::size_t(kind)] < 1153);
  });
  row("8.17: after the last turn of round 50 the game stops", [] {
    Position p = crazyPosition(twoGrainHexes());
    for (int i = 0; i < 50; ++i) startRound(p);
    for (int i = 0; i < 4; ++i) p.finishTurn();
    QCOMPARE(int(p.state.head.round), 50);
    QCOMPARE(p.refusal(-1, tableMove(ActionKind::StartRound)), Reject::NotATableMove);
    QVERIFY(dueMove(p.definition, p.state) == tableMove(ActionKind::StopGame));
    p.payDues();
    QCOMPARE(p.state.head.phase, Phase::Over);
    QVERIFY(p.state.head.winner.isNone());
  });
  row("8.17, crazy.maxRounds = 2", [] {
    Layout layout = twoGrainHexes();
    layout.options.maxRounds = 2;
    Position p = crazyPosition(layout);
    startRound(p);
    startRound(p);
    for (int i = 0; i < 4; ++i) p.finishTurn();
    QVERIFY(dueMove(p.definition, p.state) == tableMove(ActionKind::StopGame));
  });
  row("8.17, crazy.target = 4: four points win, three do not", [] {
    Layout layout = twoGrainHexes();
    layout.options.crazyTarget = 4;
    Position p = crazyPosition(layout);
    startRound(p);
    p.quietThrow();
    p.giveCard(0, Card::Point);  // with a city: 3
    p.buyCity(0, "0,-2:N");
    QCOMPARE(p.state.head.phase, Phase::Play);
    p.give(0, p.definition.rules.cardCost);
    p.play(0, buyCard(), Position::withCard(Card::Point));
    QCOMPARE(p.state.head.winner, seat(0));
  });
  row("8.17: 15 points suit the classic island, 20 the large one", [] {
    Setup setup{RuleSet::Crazy, defaultOptions(RuleSet::Crazy), island(), {}};
    QCOMPARE(suitingTarget(setup), std::optional(15));
    setup.options.crazyTarget = 15;
    QVERIFY(!suitingTarget(setup));
    setup.options.crazyTarget = 20;
    SeededRng rng(1);
    setup.board = boardFor(setup.options, rng);
    QVERIFY(!suitingTarget(setup));
    setup.ruleSet = RuleSet::Classic;
    setup.board = island();
    QVERIFY(!suitingTarget(setup));
  });
  row("8.17, 14.5: of hexes under the fog those count that are land: 24 of 25 are a small island, all 25 a large one",
      [] {
        Setup setup{RuleSet::Crazy, defaultOptions(RuleSet::Crazy), island(), {}};
        for (int q = 3; q < 9; ++q) setup.board.cells.push_back({{q, 0}, Terrain::Fog, 0});
        setup.board.fog.of(Terrain::Desert) = 5;
        setup.board.fog.of(Terrain::Sea) = 1;
        QCOMPARE(suitingTarget(setup), std::optional(15));
        setup.board.fog.of(Terrain::Desert) = 6;
        setup.board.fog.of(Terrain::Sea) = 0;
        QVERIFY(!suitingTarget(setup));
      });
  row("8.17, crazy.maxRounds = off: round 51 comes", [] {
    Layout layout = twoGrainHexes();
    layout.options.maxRounds = kUnlimited;
    Position p = crazyPosition(layout);
    for (int i = 0; i < 51; ++i) startRound(p);
    QCOMPARE(int(p.state.head.round), 51);
  });
  row("4.1, 10.3: who has 20 points at the end of a round has won only after the event of the next", [] {
    Position p = crazyPosition(twoGrainHexes());
    startRound(p);
    p.giveCard(0, Card::Point, 2);
    p.definition.rules.target = 99;
    for (int i = 0; i < 4; ++i) p.finishTurn();
    p.definition.rules.target = 3;
    QVERIFY(dueMove(p.definition, p.state) == tableMove(ActionKind::StartRound));
    p.play(-1, tableMove(ActionKind::StartRound), withEvent(RoundEvent::Flood));
    QCOMPARE(p.state.head.winner, seat(0));
  });
  row("10.3: an earthquake in the round event may take the victory away", [] {
    Position p = crazyPosition(twoGrainHexes());
    startRound(p);
    p.quietThrow();
    p.buyCity(0, "0,-2:N");
    for (int i = 0; i < 4; ++i) p.finishTurn();
    p.definition.rules.target = 2;
    p.play(-1, tableMove(ActionKind::StartRound), withEvent(RoundEvent::Earthquake));
    QVERIFY(p.state.head.winner.isNone());
    QCOMPARE(p.points(0), 0);
  });
}

void TestCrazyEvents::flood_data() {
  Rows row;
  row("12.12, crazy.floodScope = hex: throw 4, (1,3) yields nothing and (5,5) pays; the next grain throw pays", [] {
    Position p = flooded();
    p.throwDice(4);
    QVERIFY(p.heard(EventKind::FloodStruck));
    QCOMPARE(p.hand(0), CardCounts());
    QCOMPARE(p.hand(1), cards("grain"));
    p.play(0, endTurn());
    p.throwDice(4);
    QCOMPARE(p.hand(0), cards("grain"));
    QCOMPARE(p.hand(1), cards("grain*2"));
  });
  row("8.9: at stake is the first grain hex of each number, until the flood has struck", [] {
    Position p = flooded();
    const auto isAtStake = [&](Hex at) {
      return std::ranges::count(hexesAtStake(p.definition, p.state, RoundEvent::Flood), *p.definition.map.hexAt(at)) >
             0;
    };
    QVERIFY(eventsInForce(p.state) == std::vector{RoundEvent::Flood});
    QVERIFY(isAtStake({0, -2}) && !isAtStake({-1, 2}));
    QVERIFY(hexesAtStake(p.definition, p.state, RoundEvent::Wolf).empty());
    p.throwDice(4);
    QVERIFY(eventsInForce(p.state).empty() && hexesAtStake(p.definition, p.state, RoundEvent::Flood).empty());
  });
  row("8.9: after the end nothing is at stake any more", [] {
    Position p = flooded();
    QVERIFY(!eventsInForce(p.state).empty());
    p.play(-1, tableMove(ActionKind::StopGame));
    QCOMPARE(p.state.head.phase, Phase::Over);
    QVERIFY(eventsInForce(p.state).empty());
  });
  row("8.17, crazy.maxRounds = off: the log tells rounds beyond 255 by their number", [] {
    Layout layout = twoGrainHexes();
    layout.options.maxRounds = kUnlimited;
    Position p = crazyPosition(layout);
    startRound(p);
    p.state.head.round = 299;
    startRound(p);
    QCOMPARE(int(p.state.head.round), 300);
    for (const Event& event : p.told)
      if (event.kind == EventKind::RoundStarted || event.kind == EventKind::TurnStarted)
        QCOMPARE(int(event.count), 300);
    QVERIFY(p.heard(EventKind::RoundStarted));
  });
  row("12.12: robber on (1,3): (5,5) is the first would-be producer and yields nothing", [] {
    Layout layout = twoGrainHexes();
    layout.board.robber = Hex{0, -2};
    Position p = flooded(layout);
    p.throwDice(4);
    QCOMPARE(p.hand(0), CardCounts());
    QCOMPARE(p.hand(1), CardCounts());
  });
  row("8.13: a hex without buildings does not use up the flood", [] {
    Layout layout = twoGrainHexes();
    layout.starts[0] = {};
    layout.settle(0, "0,0:N");
    Position p = flooded(layout);
    p.throwDice(4);
    QCOMPARE(p.hand(1), CardCounts());  // -1,2 is the first that would produce
  });
  row("8.13: a seven uses up nothing", [] {
    Position p = flooded();
    p.throwDice(7);
    QCOMPARE(int(p.state.head.strikes), int(Strike::Flood));
  });
  row("8.9: another resource pays as usual", [] {
    Position p = flooded(twoGrainHexes().settle(0, "0,-1:N"));
    p.throwDice(4);
    QCOMPARE(p.hand(0)[Resource::Ore], 1);
  });
  row("8.9, crazy.floodScope = throw: all grain of the throw is lost", [] {
    Layout layout = twoGrainHexes();
    layout.options.floodScope = FloodScope::Throw;
    Position p = flooded(layout);
    p.throwDice(4);
    QCOMPARE(p.hand(0), CardCounts());
    QCOMPARE(p.hand(1), CardCounts());
  });
  row("8.9 C4, crazy.floodLasts = round: a flood lapses with its round", [] {
    Position p = flooded();
    startRound(p);
    p.throwDice(4);
    QCOMPARE(p.hand(0), cards("grain"));
  });
  row("8.9, crazy.floodLasts = until-used: it waits for later rounds, and two do not stack", [] {
    Layout layout = twoGrainHexes();
    layout.options.floodLasts = FloodLasts::UntilUsed;
    Position p = flooded(layout);
    startRound(p, RoundEvent::Flood);
    p.throwDice(4);
    QCOMPARE(p.hand(0), CardCounts());
    p.play(0, endTurn());
    p.throwDice(4);
    QCOMPARE(p.hand(0), cards("grain"));
  });
  row("8.10: with until-used a wolf and a flood may both pend", [] {
    Layout layout = twoGrainHexes();
    layout.options.floodLasts = FloodLasts::UntilUsed;
    Position p = flooded(layout);
    startRound(p, RoundEvent::Wolf);
    QCOMPARE(int(p.state.head.strikes), int(Strike::Flood | Strike::Wolf));
  });
  row("8.13: with until-used a flood may meet Cybele: the canceled hex yields 0, the other double", [] {
    Layout layout = twoGrainHexes();
    layout.options.floodLasts = FloodLasts::UntilUsed;
    Position p = flooded(layout);
    startRound(p, RoundEvent::Cybele);
    p.throwDice(4);
    QCOMPARE(p.hand(0), CardCounts());
    QCOMPARE(p.hand(1), cards("grain*2"));
  });
}

void TestCrazyEvents::cybele_data() {
  Rows row;
  // 12.13: mountains 0,-1 carry an 8; a second ore 8 is far away and empty.
  const auto oreEight = [] {
    Layout layout;
    change(layout.board, {0, -1}, Terrain::Mountains, 8);
    change(layout.board, {2, -2}, Terrain::Hills, 4);
    change(layout.board, {-1, 1}, Terrain::Pasture, 4);
    return layout.settle(0, "0,-1:N").settle(1, "0,-1:SE").settle(2, "1,1:N").settle(3, "2,0:N");
  };
  const auto cityOnEight = [oreEight] {
    Position p = crazyPosition(oreEight());
    startRound(p);
    p.quietThrow();
    p.buyCity(0, "0,-1:N");
    startRound(p, RoundEvent::Cybele);
    p.dropHand(0);
    p.dropHand(1);
    return p;
  };
  row("12.13: city on ore 8, throw 8: 4 ore, a settlement 2", [=] {
    Position p = cityOnEight();
    p.throwDice(8);
    QCOMPARE(p.hand(0)[Resource::Ore], 4);
    QCOMPARE(p.hand(1)[Resource::Ore], 2);
  });
  row("8.12: for all turns of the round, not after it", [=] {
    Position p = cityOnEight();
    p.finishTurn();
    p.throwDice(8);
    QCOMPARE(p.hand(0)[Resource::Ore], 4);
    startRound(p);
    p.throwDice(8);
    QCOMPARE(p.hand(0)[Resource::Ore], 6);
  });
  row("8.12: a Year of Plenty is not doubled, nor is what the bank pays in a trade", [=] {
    Position p = cityOnEight();
    p.giveCard(0, Card::YearOfPlenty);
    p.play(0, playYearOfPlenty(Resource::Ore, Resource::Ore));
    QCOMPARE(p.hand(0), cards("ore*2"));
    p.quietThrow();
    p.give(0, "grain*4");
    p.play(0, tradeWithBank(Resource::Grain, Resource::Ore));
    QCOMPARE(p.hand(0), cards("ore*3"));
  });
  row("12.13: two claimants 4 + 2, bank 5: none", [=] {
    Position p = cityOnEight();
    p.leaveInBank(Resource::Ore, 5, 3);
    p.throwDice(8);
    QCOMPARE(p.hand(0)[Resource::Ore], 0);
    QCOMPARE(p.hand(1)[Resource::Ore], 0);
  });
  row("12.13: bank ore 3, only claimant: 3", [=] {
    Layout layout = oreEight();
    layout.starts[1] = {};
    layout.settle(1, "-2,2:N");
    Position p = crazyPosition(layout);
    startRound(p);
    p.quietThrow();
    p.buyCity(0, "0,-1:N");
    startRound(p, RoundEvent::Cybele);
    p.dropHand(0);
    p.leaveInBank(Resource::Ore, 3, 3);
    p.throwDice(8);
    QCOMPARE(p.hand(0)[Resource::Ore], 3);
  });
}

TAPU_TEST(TestCrazyEvents)
#include "test_crazy_events.moc"
