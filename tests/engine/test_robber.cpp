// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/play/invariants.h"
#include "engine/rules/trade.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// Seat 1 and 2 live by hills 6 (1,1), seat 0 too; seat 3 by mountains 11 (-2,2).
Layout hillsTable() {
  Layout layout;
  layout.settle(0, "1,1:N").settle(1, "1,1:SE").settle(2, "1,1:SW").settle(3, "-2,2:SW");
  return layout;
}

/// A seven has been thrown by seat 0 and nobody discards.
Position sevenThrown(Layout layout = hillsTable()) {
  Position p(layout);
  p.give(1, "ore*2 wool");
  p.give(2, "grain");
  p.throwDice(7);
  return p;
}

/// The same with a robber who spares those with so few points: seats 0, 1 and 3 have one, seat 2 has three.
Position friendlyTable(int points) {
  Layout layout = hillsTable();
  layout.options.friendlyRobber = points;
  layout.settle(2, "-1,0:N").settle(2, "1,-1:N");
  return sevenThrown(layout);
}

void discardRows(Rows& rule) {
  struct Row {
    int threshold, hand, discards;
  };
  static constexpr Row kRows[] = {{8, 6, 0}, {8, 7, 0}, {8, 8, 4},  {8, 9, 4}, {8, 15, 7}, {7, 6, 0}, {7, 7, 3},
                                  {7, 8, 4}, {7, 9, 4}, {7, 15, 7}, {2, 1, 0}, {2, 2, 1},  {2, 3, 1}, {100, 60, 0}};
  for (const auto& row : kRows) {
    rule(qPrintable(QString::asprintf("12.1 discard.threshold = %d: a hand of %d discards %d", row.threshold, row.hand,
                                      row.discards)),
         [row] {
           auto layout = hillsTable();
           layout.options.discardThreshold = row.threshold;
           Position p(layout);
           const int each = row.hand / 5;
           p.give(2, CardCounts::resources(each, each, each, each, row.hand - 4 * each));
           p.throwDice(7);
           QCOMPARE(p.must(2) == Decision::Discard, row.discards > 0);
           if (row.discards == 0) return;
           QCOMPARE(int(p.at(2).pending.left), row.discards);
           QCOMPARE(p.refusal(2, discard(CardCounts::of(Resource::Ore, row.discards))) == kLegal,
                    p.hand(2)[Resource::Ore] >= row.discards);
         });
  }
  rule("5.2 each affected player picks their own cards, in any order, before the robber moves", [] {
    Position p(hillsTable());
    p.give(0, "ore*8");
    p.give(1, "wool*5 grain*4");
    p.give(3, "lumber*7");
    p.throwDice(7);
    QCOMPARE(p.must(0), Decision::Discard);
    QCOMPARE(p.must(1), Decision::Discard);
    QCOMPARE(p.must(2), Decision::Nothing);
    QCOMPARE(p.must(3), Decision::Nothing);
    QVERIFY(p.refusal(0, moveRobber(p.hex("-2,2"), SeatId(3))) != kLegal);
    p.play(1, discard(cards("wool grain*3")));
    QCOMPARE(p.hand(1), cards("wool*4 grain"));
    QVERIFY(p.refusal(1, discard(cards("wool"))) != kLegal);
    p.play(0, discard(cards("ore*4")));
    QCOMPARE(p.hand(0), cards("ore*4"));
    QCOMPARE(p.must(0), Decision::Robber);
    QCOMPARE(p.state.supplies[0].bank[Resource::Ore], 15);
  });
  rule("5.1 exactly half, rounded down: one more or one fewer is refused", [] {
    Position p(hillsTable());
    p.give(1, "wool*5 grain*4");
    p.throwDice(7);
    QCOMPARE(p.refusal(1, discard(cards("wool*3"))), Reject::DiscardCount);
    QCOMPARE(p.refusal(1, discard(cards("wool*5"))), Reject::DiscardCount);
    QCOMPARE(p.refusal(1, discard(CardCounts())), Reject::DiscardCount);
    QCOMPARE(p.refusal(1, discard(cards("wool*4"))), kLegal);
  });
  rule("5.2 only cards that are held", [] {
    Position p(hillsTable());
    p.give(1, "wool*5 grain*4");
    p.throwDice(7);
    QCOMPARE(p.refusal(1, discard(cards("ore*4"))), Reject::CardsNotHeld);
    QCOMPARE(p.refusal(1, discard(cards("grain*3 brick"))), Reject::CardsNotHeld);
  });
  rule("0.11 while a discard is pending every other action of every seat is refused", [] {
    Position p(hillsTable());
    p.give(0, "ore*4");
    p.give(1, "wool*8");
    p.throwDice(7);
    QCOMPARE(p.refusal(0, endTurn()), Reject::DecisionPending);
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Ore, Resource::Wool)), Reject::DecisionPending);
    QCOMPARE(p.refusal(1, offerTrade(cards("wool"), cards("ore"), seats({0}))), Reject::DecisionPending);
    QCOMPARE(p.refusal(0, discard(cards("ore*2"))), Reject::DecisionPending);
    QCOMPARE(waitingFor(p.state), SeatId(1));
  });
  rule("5.2 forced discard: one at a time from what they hold most of, ties in the order brick lumber wool grain ore",
       [] {
         struct Forced {
           const char *hand, *lost;
         };
         for (auto [hand, lost] :
              {Forced{"wool*8", "wool*4"}, Forced{"brick*2 lumber*2 wool*2 grain*2", "brick lumber wool grain"},
               Forced{"brick lumber*2 wool*2 grain*2 ore", "lumber wool grain brick"},
               Forced{"ore*5 brick*4", "ore*2 brick*2"}, Forced{"grain*3 ore*5", "ore*3 grain"},
               Forced{"brick*3 lumber*3 wool*2", "brick*2 lumber*2"}}) {
           Position p(hillsTable());
           p.give(1, hand);
           p.throwDice(7);
           const auto before = p.hand(1);
           const auto move = p.play(-1, tableMove(ActionKind::TimeUp, SeatId(1)));
           QCOMPARE(before - p.hand(1), cards(lost));
           QCOMPARE(move.chance.cards, cards(lost));  // written out in the move (6.9)
           QCOMPARE(p.must(0), Decision::Robber);
         }
       });
}

void moveRows(Rows& rule) {
  rule("5.3 the thrower must move the robber to another land hex; staying is refused", [] {
    auto p = sevenThrown();
    QCOMPARE(p.must(0), Decision::Robber);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,0"), {})), Reject::RobberMustMove);
    QVERIFY(p.refusal(0, endTurn()) == Reject::DecisionPending);
    QVERIFY(p.refusal(1, moveRobber(p.hex("-2,2"), SeatId(3))) != kLegal);
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).robberHexes().size(), 18u);
    p.play(0, moveRobber(p.hex("0,-2"), {}));
    QCOMPARE(p.state.robbers[0], p.hex("0,-2"));
    QCOMPARE(p.must(0), Decision::Act);
  });
  rule("5.3 a victim is named if the hex has an eligible one", [] {
    auto p = sevenThrown();
    QCOMPARE(p.refusal(0, moveRobber(p.hex("1,1"), {})), Reject::VictimNeeded);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("1,1"), SeatId(1))), kLegal);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("1,1"), SeatId(2))), kLegal);
  });
  rule("5.3 a victim is named only if the hex has an eligible one", [] {
    auto p = sevenThrown();
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,-2"), SeatId(1))), Reject::NoSuchVictim);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,-2"), {})), kLegal);
  });
  rule("5.4 own buildings are no victim", [] {
    auto p = sevenThrown();
    QCOMPARE(p.refusal(0, moveRobber(p.hex("1,1"), SeatId(0))), Reject::NoSuchVictim);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("1,0"), {})), kLegal);  // only their own 1,1:N touches mountains 9
  });
  rule("5.4 a player without cards is no victim", [] {
    auto p = sevenThrown();
    QCOMPARE(p.refusal(0, moveRobber(p.hex("-2,2"), SeatId(3))), Reject::NoSuchVictim);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("-2,2"), {})), kLegal);
  });
  rule("5.3 the sea takes no robber", [] {
    Layout layout = hillsTable();
    layout.board.cells.push_back({{3, -1}, Terrain::Sea, 0});
    auto p = sevenThrown(layout);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("3,-1"), {})), Reject::RobberNeedsLand);
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).robberHexes().size(), 18u);
  });
  rule("0.2 a hex that is not on the map is no place", [] {
    auto p = sevenThrown();
    QCOMPARE(p.refusal(0, moveRobber(HexId(500), {})), Reject::NoSuchPlace);
    QCOMPARE(p.refusal(0, moveRobber(HexId(), {})), Reject::NoSuchPlace);
  });
  rule("5.4 the stolen card goes from the victim's hand to the mover's", [] {
    auto p = sevenThrown();
    p.play(0, moveRobber(p.hex("1,1"), SeatId(1)), Position::withStolen(Resource::Wool));
    QCOMPARE(p.hand(0), cards("wool"));
    QCOMPARE(p.hand(1), cards("ore*2"));
  });
  rule("0.8 a stolen card that the victim does not hold is refused", [] {
    auto p = sevenThrown();
    Move move{SeatId(0), moveRobber(p.hex("1,1"), SeatId(1)), Position::withStolen(Resource::Brick)};
    QCOMPARE(completeChance(p.definition, p.state, move).value_or(kLegal), Reject::WrongChance);
  });
  rule("5.4 drawn uniformly among the cards, not the kinds: of ore*2 wool two thirds are ore", [] {
    auto p = sevenThrown();
    int ore = 0;
    for (std::uint64_t i = 0; i < 3000; ++i) {
      p.rng.startMove(1000 + i);
      const auto stolen = draw(p.definition, p.state, SeatId(0), moveRobber(p.hex("1,1"), SeatId(1)), p.rng).stolen;
      QVERIFY(stolen == Resource::Ore || stolen == Resource::Wool);
      ore += stolen == Resource::Ore;
    }
    QVERIFY2(ore > 1880 && ore < 2120, "2000 of 3000 expected");
  });
  rule("5.5 the robbed hex yields nothing to its mover too, and yields again when it has gone", [] {
    auto p = sevenThrown();
    p.play(0, moveRobber(p.hex("1,1"), SeatId(1)), Position::withStolen(Resource::Ore));
    p.play(0, endTurn());
    const auto before = p.hand(0);
    p.throwDice(6);
    QCOMPARE(p.hand(0), before);
    p.play(1, endTurn());
    p.throwDice(7);
    p.play(2, moveRobber(p.hex("-2,1"), {}));
    p.play(2, endTurn());
    p.throwDice(6);
    QCOMPARE(p.hand(0), before + cards("brick"));
  });
  rule("5.5 the robber does not block harbors or building", [] {
    Layout layout;
    layout.board.robber = Hex{0, -2};
    Position p(layout.settle(0, "0,-2:N"));
    p.quietThrow();
    QCOMPARE(bankRate(p.definition, p.state, SeatId(0), Resource::Ore), 3);
    p.buyCity(0, "0,-2:N");
    p.buyRoad(0, "0,-2/NE");
  });
}

void optionRows(Rows& rule) {
  rule("robber.mayReturnToDesert = on (5.3): any other land hex, desert included", [] {
    auto p = sevenThrown();
    p.play(0, moveRobber(p.hex("0,-2"), {}));
    p.play(0, endTurn());
    p.throwDice(7);
    QCOMPARE(p.refusal(1, moveRobber(p.hex("0,0"), {})), kLegal);
  });
  rule("robber.mayReturnToDesert = off (5.3): never a desert", [] {
    auto layout = hillsTable();
    layout.options.mayReturnToDesert = Switch::Off;
    auto p = sevenThrown(layout);
    p.play(0, moveRobber(p.hex("0,-2"), {}));
    p.play(0, endTurn());
    p.throwDice(7);
    QCOMPARE(p.refusal(1, moveRobber(p.hex("0,0"), {})), Reject::RobberNoDesert);
    QCOMPARE(legalActions(p.definition, p.state, SeatId(1)).robberHexes().size(), 17u);
  });
  rule("robber.friendly = off (5.7): whoever has a point may be robbed", [] {
    auto p = sevenThrown();
    QCOMPARE(p.refusal(0, moveRobber(p.hex("1,1"), SeatId(1))), kLegal);
  });
  rule("robber.friendly = 2 (5.7): no hex with a building of somebody who has two points, and no card of theirs", [] {
    auto p = friendlyTable(2);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("1,1"), SeatId(2))), Reject::RobberSpares);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("-1,0"), SeatId(2))), kLegal);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,-2"), {})), kLegal);
    const auto hexes = legalActions(p.definition, p.state, SeatId(0)).robberHexes();
    QVERIFY(std::ranges::find(hexes, p.hex("1,1")) == hexes.end());
    QVERIFY(std::ranges::find(hexes, p.hex("-1,0")) != hexes.end());
  });
  rule("robber.friendly = 5 (5.7): three points are few, too", [] {
    auto p = friendlyTable(5);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("-1,0"), SeatId(2))), Reject::RobberSpares);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,-2"), {})), kLegal);
  });
  rule("5.7 the mover's own buildings close no hex", [] {
    auto p = friendlyTable(5);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("1,0"), {})), kLegal);
  });
  rule("5.7 a desert is open by 5.3 alone, but who is spared is not robbed there", [] {
    Layout layout = hillsTable();
    layout.options.friendlyRobber = 3;
    layout.board.robber = Hex{0, -2};
    Position p(layout.settle(1, "0,0:N"));
    p.give(1, "ore");
    p.throwDice(7);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,0"), SeatId(1))), Reject::NoSuchVictim);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,0"), {})), kLegal);
  });
  rule("5.7 if no place is left, only victims are spared", [] {
    Layout layout;
    layout.options.friendlyRobber = 2;
    layout.board.cells = {{{0, 0}, Terrain::Hills, 8}, {{1, 0}, Terrain::Forest, 6}};
    layout.board.harbors.clear();
    layout.board.robber = Hex{1, 0};
    Position p(layout.settle(1, "0,0:SW"));
    p.give(1, "ore");
    p.throwDice(7);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,0"), SeatId(1))), Reject::NoSuchVictim);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("0,0"), {})), kLegal);
  });
  rule("5.7, 5.6 when time runs out chance spares them too", [] {
    auto p = friendlyTable(5);
    for (int i = 0; i < 40; ++i) {
      Position at = p;
      at.rng = SeededRng(static_cast<std::uint64_t>(i));
      const Move move = at.play(-1, tableMove(ActionKind::TimeUp, SeatId(0)));
      QVERIFY(move.chance.seat.isNone());
    }
  });
  rule("5.3 no legal hex: it stays, nothing is taken", [] {
    Layout layout;
    layout.options.mayReturnToDesert = Switch::Off;
    layout.board.cells = {{{0, 0}, Terrain::Desert, 0}, {{1, 0}, Terrain::Forest, 6}};
    layout.board.harbors.clear();
    layout.board.robber = Hex{1, 0};
    Position p(layout.settle(0, "0,0:SW"));
    p.throwDice(7);
    QCOMPARE(p.must(0), Decision::Act);
    QCOMPARE(p.state.robbers[0], p.hex("1,0"));
  });
  rule("5.6, 5.3 time runs out and no hex is legal: it stays, the turn ends", [] {
    Layout layout;
    layout.options.mayReturnToDesert = Switch::Off;
    layout.board.cells = {{{0, 0}, Terrain::Desert, 0}, {{1, 0}, Terrain::Forest, 6}};
    layout.board.harbors.clear();
    layout.board.robber = Hex{1, 0};
    Position p(layout.settle(0, "0,0:SW"));
    p.state.head.dice = {3, 4};  // a seven, of which the robber is left
    p.at(0).pending = {Decision::Robber, 0, 0xffff};
    p.state.head.open = 1;
    QVERIFY(!brokenInvariants(p.definition, p.state).empty());  // no play leads here
    const Move move = p.play(-1, tableMove(ActionKind::TimeUp, SeatId(0)));
    QVERIFY(move.chance.hex.isNone() && move.chance.seat.isNone());
    QCOMPARE(p.state.robbers[0], p.hex("1,0"));
    QCOMPARE(p.active(), 1);
  });
  rule("1.8 the robber starts on the hex that the file names", [] {
    Layout layout;
    layout.board.robber = Hex{2, 0};
    Position p(layout);
    QCOMPARE(p.state.robbers[0], p.hex("2,0"));
  });
  rule("0.4 development cards are no hand cards: they make nobody discard, and the robber takes none", [] {
    Position p(hillsTable());
    p.give(2, "ore*7");
    p.giveCard(2, Card::Knight, 5);
    p.giveCard(1, Card::Knight, 2);
    p.throwDice(7);
    QCOMPARE(p.must(2), Decision::Nothing);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("1,1"), SeatId(1))), Reject::NoSuchVictim);
    QCOMPARE(p.refusal(0, moveRobber(p.hex("1,1"), SeatId(2))), kLegal);
  });
  rule("1.8 without the field it starts on the desert", [] {
    Position p{Layout()};
    QCOMPARE(p.state.robbers[0], p.hex("0,0"));
  });
  rule("1.8 of several deserts on the first in reading order", [] {
    Layout layout;
    for (auto& cell : layout.board.cells)
      if (cell.at == Hex{1, -1} || cell.at == Hex{-2, 1}) {
        cell.terrain = Terrain::Desert;
        cell.number = 0;
      }
    Position p(layout);
    QCOMPARE(p.state.robbers[0], p.hex("1,-1"));
  });
  rule("1.8 no desert: it starts off the map and the first mover may choose any hex", [] {
    Layout layout;
    for (auto& cell : layout.board.cells)
      if (cell.terrain == Terrain::Desert) {
        cell.terrain = Terrain::Hills;
        cell.number = 9;
      }
    Position p(layout);
    QVERIFY(p.state.robbers.empty() || p.state.robbers[0].isNone());
    p.throwDice(7);
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).robberHexes().size(), 19u);
    p.play(0, moveRobber(p.hex("0,0"), {}));
    QCOMPARE(p.state.robbers[0], p.hex("0,0"));
  });
}

}  // namespace

class TestRobber : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    discardRows(rule);
    moveRows(rule);
    optionRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestRobber)
#include "test_robber.moc"
