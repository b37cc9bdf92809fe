// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "tests/engine/crazy.h"
#include "tests/suite.h"

// Gold (14.1), with the examples of 14.12.

using namespace tapu;
using namespace tapu::test;

namespace {

/// The desert of the island is gold with an eight. Seat 1 stands at it in the north, seat 2 in the southeast; no other
/// hex at a building has an eight. Seat 3 stands aside.
Layout goldTable() {
  Layout layout;
  change(layout.board, {0, 0}, Terrain::Gold, 8);
  return layout.settle(0, "2,0:NE").settle(1, "0,0:N").settle(2, "0,0:SE").settle(3, "-2,2:S");
}

/// Seat 1 has a city there, seat 2 a settlement, and seat 0 is to throw.
Position withCity(Layout layout = goldTable()) {
  Position p(layout);
  p.act(1);
  p.buyCity(1, "0,0:N");
  p.turnOf(0);
  return p;
}

/// Just these cards are left in the bank; seat 3 holds the others.
void leave(Position& p, CardCounts left) {
  for (const Resource resource : kAllResources) p.leaveInBank(resource, left[resource], 3);
}
/// So many of each kind.
CardCounts ofEach(int count) { return CardCounts::resources(count, count, count, count, count); }

int owed(const Position& p, int at) {
  const Pending pending = p.state.seat(seat(at)).pending;
  return pending.must == Decision::Gold ? pending.left : 0;
}

/// Whether the last move has told this seat that it gets so many cards.
bool wasTold(const Position& p, int at, int count) {
  return std::ranges::any_of(p.told, [&](const Event& event) {
    return event.kind == EventKind::GoldOwed && event.seat == seat(at) && event.count == count;
  });
}

/// Three hexes that meet at 0,0:SE: gold 6, forest 8 and the desert. The best corner where 0,0:N is taken is that one.
Layout threeHexes() {
  Layout layout;
  layout.options.seats = 2;
  layout.board = {};
  layout.board.cells = {{{0, 0}, Terrain::Gold, 6}, {{1, 0}, Terrain::Forest, 8}, {{0, 1}, Terrain::Desert, 0}};
  return layout;
}

void anyRoute(Position& p, int by) { p.play(by, legalActions(p.definition, p.state, seat(by))[0]); }

/// There seats 0 and 1 have placed their first pieces, and seat 1 is to place its second settlement.
Position atSecondSettlement() {
  Position p(threeHexes().open());
  p.play(0, buildSettlement(p.corner("0,0:N")));
  anyRoute(p, 0);
  p.play(1, buildSettlement(p.corner("1,0:NE")));
  anyRoute(p, 1);
  return p;
}

}  // namespace

class TestGold : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data();
  void rules() {
    QFETCH(Case, play);
    play();
  }
  void timeIsUp_data();
  void timeIsUp() { rules(); }
  void setup_data();
  void setup() { rules(); }
  void events_data();
  void events() { rules(); }
};

void TestGold::rules_data() {
  Rows row;
  row("14.1 14.12 a: a city at gold earns two cards and a settlement one; with a full bank both owe at once", [] {
    Position p = withCity();
    p.throwDice(8);
    QCOMPARE(owed(p, 1), 2);
    QCOMPARE(owed(p, 2), 1);
    QCOMPARE(owed(p, 0), 0);
    QVERIFY(wasTold(p, 1, 2) && wasTold(p, 2, 1));
    p.play(2, takeGold(cards("wool")));  // in any order
    p.play(1, takeGold(cards("brick ore")));
    QCOMPARE(p.hand(1), cards("brick ore"));
    QCOMPARE(p.hand(2), cards("wool"));
    QCOMPARE(p.must(0), Decision::Act);
  });
  row("14.1 14.12 a: one card in the whole bank: the first clockwise takes it, the other is told that it gets none",
      [] {
        Position p = withCity();
        leave(p, cards("ore"));
        p.throwDice(8);
        QCOMPARE(owed(p, 1), 1);
        QCOMPARE(owed(p, 2), 0);
        p.play(1, takeGold(cards("ore")));
        QVERIFY(wasTold(p, 2, 0));
        QCOMPARE(p.hand(1), cards("ore"));
        QVERIFY(p.hand(2).isEmpty());
        QCOMPARE(p.must(0), Decision::Act);
      });
  row("14.1 the bank has of each kind as many as all owe together: at once; one fewer: one after the other", [] {
    Position three = withCity();
    leave(three, ofEach(3));
    three.throwDice(8);
    QCOMPARE(owed(three, 1) + owed(three, 2), 3);
    Position two = withCity();
    leave(two, ofEach(3) - cards("ore"));
    two.throwDice(8);
    QCOMPARE(owed(two, 1), 2);
    QCOMPARE(owed(two, 2), 0);
    two.play(1, takeGold(cards("ore*2")));
    QCOMPARE(owed(two, 2), 1);
    QCOMPARE(two.refusal(2, takeGold(cards("ore"))), Reject::GoldNotInBank);
    two.play(2, takeGold(cards("grain")));
    QCOMPARE(two.must(0), Decision::Act);
  });
  row("14.1 clockwise from the active seat: in the turn of 2 it comes before 1", [] {
    Position p = withCity();
    p.turnOf(2);
    leave(p, ofEach(1));
    p.throwDice(8);
    QCOMPARE(owed(p, 2), 1);
    QCOMPARE(owed(p, 1), 0);
    p.play(2, takeGold(cards("brick")));
    QCOMPARE(owed(p, 1), 2);
    p.play(1, takeGold(cards("lumber wool")));
    QCOMPARE(p.must(2), Decision::Act);
  });
  row("14.1 an empty bank: nobody chooses, and the turn goes on", [] {
    Position p = withCity();
    leave(p, {});
    p.throwDice(8);
    QVERIFY(wasTold(p, 1, 0) && wasTold(p, 2, 0));
    QCOMPARE(p.must(0), Decision::Act);
  });
  row("14.1 a seat takes just the number of cards, of kinds that the bank has", [] {
    Position p = withCity();
    p.leaveInBank(Resource::Wool, 0, 3);
    p.throwDice(8);
    QCOMPARE(p.refusal(1, takeGold(cards("ore"))), Reject::GoldCount);
    QCOMPARE(p.refusal(1, takeGold(cards("ore*3"))), Reject::GoldCount);
    QCOMPARE(p.refusal(1, takeGold({})), Reject::GoldCount);
    QCOMPARE(p.refusal(1, takeGold(CardCounts::of(Resource::Unknown, 2))), Reject::GoldCount);
    QCOMPARE(p.refusal(1, takeGold(cards("wool ore"))), Reject::GoldNotInBank);
    QCOMPARE(p.refusal(1, takeGold(cards("ore*2"))), kLegal);
  });
  row("14.13 while gold is owed everything else waits: no turn ends, nobody trades", [] {
    Position p = withCity();
    p.throwDice(8);
    QCOMPARE(p.refusal(0, endTurn()), Reject::DecisionPending);
    QCOMPARE(p.refusal(1, endTurn()), Reject::DecisionPending);
    QCOMPARE(p.refusal(3, takeGold(cards("ore"))), Reject::NotYourTurn);
  });
  row("14.13 gold is final: it is never taken back", [] {
    Position p = withCity();
    p.throwDice(8);
    QVERIFY(!mayEverBeTakenBack({seat(1), takeGold(cards("ore*2")), {}}));
  });
  row("14.1 a robbed gold hex earns nothing", [] {
    Position p = withCity();
    p.throwDice(7);
    p.play(0, moveRobber(p.hex("0,0"), seat(-1)));
    p.turnOf(1);
    p.throwDice(8);
    QCOMPARE(p.must(1), Decision::Act);
    QVERIFY(p.hand(1).isEmpty());
  });
  row("14.1 6.10: gold beyond the room in a hand is cut, and without room there is none", [] {
    Layout layout = goldTable();
    layout.options.bankPerResource = kUnlimited;
    change(layout.board, {-1, 1}, Terrain::Pasture, 3);  // it had an eight
    layout.settle(1, "0,0:SW");
    Position p(layout);
    for (int thrown = 0; thrown < 119; ++thrown) {  // an ore each for seat 1
      p.throwDice(4);
      p.play(p.active(), endTurn());
    }
    p.throwDice(8);
    QCOMPARE(owed(p, 1), 1);  // of the two of its settlements
    QCOMPARE(owed(p, 2), 1);
    p.play(1, takeGold(cards("ore")));
    p.play(2, takeGold(cards("ore")));
    QCOMPARE(p.hand(1), cards("ore*120"));
    p.play(p.active(), endTurn());
    p.throwDice(8);
    QVERIFY(wasTold(p, 1, 0));
    QCOMPARE(owed(p, 2), 1);
  });
}

void TestGold::timeIsUp_data() {
  Rows row;
  row("14.1 14.12 b: forced gold takes what the hand holds fewest of, ties by 0.7", [] {
    Position p = withCity();
    p.give(1, "brick*2 grain ore");
    p.throwDice(8);
    const Move move = p.play(-1, tableMove(ActionKind::TimeUp, seat(1)));
    QVERIFY(move.chance.isGold());  // told in the move
    QCOMPARE(move.chance.cards, cards("lumber wool"));
    QCOMPARE(p.hand(1), cards("brick*2 lumber wool grain ore"));
    QCOMPARE(owed(p, 2), 1);  // it forces this gold alone
  });
  row("14.1 14.12 b: of the kinds in the bank: without lumber it is two wool", [] {
    Position p = withCity();
    p.give(1, "brick*2 grain ore");
    p.leaveInBank(Resource::Lumber, 0, 3);
    p.throwDice(8);
    const Move move = p.play(-1, tableMove(ActionKind::TimeUp, seat(1)));
    QCOMPARE(move.chance.cards, cards("wool*2"));
  });
  row("14.1 a record cannot tell other cards of forced gold, nor gold of another duty", [] {
    Position p = withCity();
    Move early{{}, tableMove(ActionKind::TimeUp, seat(0)), Position::withDice(1, 1)};
    early.chance.counts[0] = 1;
    QVERIFY(completeChance(p.definition, p.state, early) == Reject::WrongChance);
    p.throwDice(8);
    Move move{{}, tableMove(ActionKind::TimeUp, seat(1)), {}};
    move.chance.setGold(cards("ore*2"));
    QVERIFY(completeChance(p.definition, p.state, move) == Reject::WrongChance);
    move.chance.setGold(cards("brick lumber"));
    QVERIFY(!completeChance(p.definition, p.state, move));
  });
  row("14.13 4.7: a turn whose time is up waits for all gold, its own included, and ends then", [] {
    Position p = withCity();
    p.turnOf(2);
    p.play(-1, tableMove(ActionKind::TimeUp, seat(2)), Position::withDice(2, 6));
    QCOMPARE(owed(p, 1), 2);
    QCOMPARE(owed(p, 2), 1);
    QVERIFY(!dueMove(p.definition, p.state));
    p.play(1, takeGold(cards("ore*2")));
    QVERIFY(!dueMove(p.definition, p.state));
    p.play(2, takeGold(cards("ore")));
    QCOMPARE(p.payDues(), 1);
    QCOMPARE(p.active(), 3);
  });
  row("8.7 14.1: in Crazy the round does not end while gold is owed of the last throw, whose time was up", [] {
    Position p = crazyPosition(goldTable());
    startRound(p);
    while (p.active() != 3) p.finishTurn();
    const auto isRound = [&] { return p.refusal(-1, tableMove(ActionKind::StartRound)) == kLegal; };
    p.play(-1, tableMove(ActionKind::TimeUp, seat(3)), Position::withDice(2, 6));
    QVERIFY(owed(p, 1) == 1 && owed(p, 2) == 1 && !isRound());
    p.play(2, takeGold(cards("ore")));
    QVERIFY(!isRound() && !dueMove(p.definition, p.state));
    p.play(1, takeGold(cards("ore")));
    QVERIFY(!isRound());
    p.play(-1, tableMove(ActionKind::TimeUp, seat(3)));  // 4.7: now the turn ends
    QVERIFY(isRound());
  });
  row("14.13 4.8: for a passing seat gold is forced at once", [] {
    Layout layout = goldTable();
    layout.options.absent = AbsentSeat::Pass;
    Position p = withCity(layout);
    p.play(-1, tableMove(ActionKind::SeatLeft, seat(1)));
    p.throwDice(8);
    QCOMPARE(p.payDues(), 1);
    QCOMPARE(p.hand(1), cards("brick lumber"));
    QCOMPARE(owed(p, 2), 1);
  });
}

void TestGold::setup_data() {
  Rows row;
  row("14.1 14.12 c: second settlement at forest, gold and desert: a lumber, a card of choice, then the road", [] {
    Position p = atSecondSettlement();
    p.play(1, buildSettlement(p.corner("0,0:SE")));
    QCOMPARE(p.hand(1), cards("lumber"));
    QCOMPARE(owed(p, 1), 1);
    p.play(1, takeGold(cards("ore")));
    QCOMPARE(p.hand(1), cards("lumber ore"));
    QCOMPARE(p.must(1), Decision::Road);
    QVERIFY(p.state.seat(seat(1)).pending.corner() == p.corner("0,0:SE"));
    anyRoute(p, 1);
    QCOMPARE(p.must(0), Decision::Settlement);
  });
  row("14.1 14.12 c: three times that run out do it: settlement, gold, road", [] {
    Position p = atSecondSettlement();
    const Action timeUp = tableMove(ActionKind::TimeUp, seat(1));
    p.play(-1, timeUp);
    QVERIFY(p.state.at(p.corner("0,0:SE")).isOf(seat(1)));
    QCOMPARE(p.hand(1), cards("lumber"));
    QCOMPARE(owed(p, 1), 1);
    p.play(-1, timeUp);
    QCOMPARE(p.hand(1), cards("brick lumber"));
    QCOMPARE(p.must(1), Decision::Road);
    p.play(-1, timeUp);
    QCOMPARE(p.must(0), Decision::Settlement);
    QCOMPARE(p.at(1).roads, std::uint8_t(13));
  });
  row("14.1 the first settlement brings no gold", [] {
    Position p(threeHexes().open());
    p.play(0, buildSettlement(p.corner("0,0:SE")));
    QCOMPARE(p.must(0), Decision::Road);
  });
  row("14.1 3.7: gold of fixed pieces comes after all pieces and before the first turn", [] {
    Layout layout;
    change(layout.board, {0, 0}, Terrain::Gold, 8);
    layout.first = SeatId(1);
    layout.settle(0, "0,0:N", StartCards::Yes).settle(1, "0,0:SE", StartCards::Yes);
    layout.settle(2, "-2,2:S").settle(3, "2,0:NE");
    Position p(layout);
    QCOMPARE(p.hand(0), cards("ore wool"));    // mountains 4, pasture 3
    QCOMPARE(p.hand(1), cards("ore lumber"));  // mountains 9, forest 10
    QCOMPARE(owed(p, 0), 1);
    QCOMPARE(owed(p, 1), 1);
    QCOMPARE(p.state.head.turn, 0u);
    p.play(0, takeGold(cards("brick")));
    p.play(1, takeGold(cards("grain")));
    QCOMPARE(p.state.head.turn, 1u);
    QCOMPARE(p.must(1), Decision::Roll);
  });
  row("14.1 3.7: from the starting player, where the bank has too few", [] {
    Layout layout;
    change(layout.board, {0, 0}, Terrain::Gold, 8);
    layout.first = SeatId(1);
    layout.options.bankPerResource = 3;
    layout.settle(0, "0,0:N", StartCards::Yes).settle(1, "0,0:SE", StartCards::Yes);
    layout.settle(2, "-2,2:S").settle(3, "2,0:NE");
    Position p(layout);  // of the three ore one is left, two cards are owed
    QCOMPARE(owed(p, 1), 1);
    QCOMPARE(owed(p, 0), 0);
    p.play(1, takeGold(cards("ore")));
    QCOMPARE(owed(p, 0), 1);
    p.play(-1, tableMove(ActionKind::TimeUp, seat(0)));
    QCOMPARE(p.must(1), Decision::Roll);
  });
  row("14.1 3.7: in Crazy the first round begins when the gold is taken", [] {
    Layout layout;
    change(layout.board, {0, 0}, Terrain::Gold, 8);
    layout.settle(0, "0,0:N", StartCards::Yes).settle(1, "2,0:NE").settle(2, "-2,2:S").settle(3, "0,2:SE");
    Position p = crazyPosition(layout);
    QVERIFY(!dueMove(p.definition, p.state));
    p.play(0, takeGold(cards("brick")));
    QVERIFY(dueMove(p.definition, p.state)->kind == ActionKind::StartRound);
  });
}

void TestGold::events_data() {
  Rows row;
  row("14.1 Cybele doubles gold", [] {
    Position p = crazyPosition(goldTable());
    startRound(p, RoundEvent::Cybele);
    p.throwDice(8);
    QCOMPARE(owed(p, 1), 2);
    QCOMPARE(owed(p, 2), 2);
  });
  row("14.1 neither flood nor wolf strikes gold", [] {
    for (const RoundEvent event : {RoundEvent::Flood, RoundEvent::Wolf}) {
      Position p = crazyPosition(goldTable());
      startRound(p, event);
      p.throwDice(8);
      QCOMPARE(owed(p, 1), 1);
      QCOMPARE(owed(p, 2), 1);
      QVERIFY(p.state.head.strikes != 0);
    }
  });
  row("14.1 14.13: gold is asked for when the Dog window is closed", [] {
    Layout layout = goldTable();
    change(layout.board, {1, -1}, Terrain::Pasture, 8);  // at seat 1
    Position p = crazyPosition(layout);
    startRound(p, RoundEvent::Wolf);
    p.throwDice(8);
    QCOMPARE(p.must(1), Decision::Answer);
    QCOMPARE(owed(p, 2), 0);
    p.play(1, pass());
    closeWindow(p);
    QVERIFY(p.hand(1).isEmpty());  // the wolf has taken the wool
    QCOMPARE(owed(p, 1), 1);
    QCOMPARE(owed(p, 2), 1);
  });
}

TAPU_TEST(TestGold)
#include "test_gold.moc"
