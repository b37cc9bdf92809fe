// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cstdlib>
#include <set>

#include "engine/bots/search/worlds.h"
#include "engine/play/invariants.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

// Throws from a deck (4.10).

using namespace tapu;
using namespace tapu::test;

namespace {

Position deckTable(int deckLeft = 5, Switch shown = Switch::Off) {
  Layout layout;
  layout.options.diceSource = DiceSource::Deck;
  layout.options.deckLeft = deckLeft;
  layout.options.deckShown = shown;
  layout.settle(0, "0,0:N").settle(1, "1,1:N");
  return Position(layout);
}

/// Leaves these pairs in the deck and no others.
void leave(Position& p, std::initializer_list<DiceDeck::Pair> pairs) {
  p.state.dice = {DiceDeck::kUsed};
  for (const DiceDeck::Pair& pair : pairs) p.state.dice.putBack(pair);
}

/// What is thrown by so many draws of different luck.
std::set<DiceDeck::Pair> drawn(const Position& p, int draws) {
  std::set<DiceDeck::Pair> thrown;
  for (int i = 0; i < draws; ++i) {
    SeededRng rng(static_cast<std::uint64_t>(i));
    thrown.insert(draw(p.definition, p.state, seat(0), roll(), rng).dice);
  }
  return thrown;
}

bool isAllowed(const Position& p, int one, int two) {
  Move move{seat(0), roll(), Position::withDice(one, two)};
  return !completeChance(p.definition, p.state, move);
}

}  // namespace

class TestDiceDeck : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data();
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

void TestDiceDeck::rules_data() {
  Rows row;
  row("dice.source = dice (4.10): the same throw may come again at once, and there is no deck", [] {
    Position p(Layout().settle(0, "0,0:N"));
    QVERIFY(!p.state.dice.isUsed());
    p.play(0, roll(), Position::withDice(1, 1));
    p.finishTurn();
    p.play(1, roll(), Position::withDice(1, 1));
  });
  row("dice.source = deck (4.10): a throw takes its pair out of the 36, and its mirror stays", [] {
    Position p = deckTable();
    QCOMPARE(p.state.dice.left(), 36);
    p.play(0, roll(), Position::withDice(1, 2));
    QCOMPARE(p.state.dice.left(), 35);
    QVERIFY(!p.state.dice.contains({1, 2}) && p.state.dice.contains({2, 1}));
  });
  row("4.10 each pair that is left may come, and no other", [] {
    Position p = deckTable(0);
    leave(p, {{1, 2}, {3, 3}, {6, 5}});
    QCOMPARE(drawn(p, 200), (std::set<DiceDeck::Pair>{{1, 2}, {3, 3}, {6, 5}}));
  });
  row("4.10 a record's throw of a pair that is not left is refused", [] {
    Position p = deckTable(0);
    leave(p, {{1, 2}, {3, 3}});
    QVERIFY(isAllowed(p, 3, 3) && !isAllowed(p, 2, 1));
    const Move move{seat(0), roll(), Position::withDice(2, 1)};
    QVERIFY(!isPlausible(p.definition, visibleTo(seat(1), p.definition, p.state), move));
  });
  row("dice.deckLeft = 5 (4.10): where five are left all are put back before the throw", [] {
    Position p = deckTable();
    leave(p, {{1, 2}, {3, 3}, {6, 5}, {6, 6}, {2, 4}});
    QVERIFY(isAllowed(p, 1, 1));
    p.play(0, roll(), Position::withDice(1, 1));
    QCOMPARE(p.state.dice.left(), 35);
  });
  row("4.10 where six are left they are not", [] {
    Position p = deckTable();
    leave(p, {{1, 2}, {3, 3}, {6, 5}, {6, 6}, {2, 4}, {1, 3}});
    QVERIFY(!isAllowed(p, 1, 1));
  });
  for (const int left : {5, 0}) {
    row(left == 5 ? "14.12 (m) deckLeft 5: before throw 32 all 36 are back; a second 3 4 among the first 31 is refused"
                  : "14.12 (m) deckLeft 0: before throw 37 all 36 are back",
        [left] {
          Position p = deckTable(left);
          const DiceDeck::Pair first{3, 4};
          QVERIFY(isAllowed(p, first[0], first[1]));
          p.state.dice.take(first);
          for (int number = 2; number <= 36 - left; ++number) {  // that throw of the deck
            QVERIFY2(!isAllowed(p, first[0], first[1]), qPrintable(QString::number(number)));
            p.state.dice.take(p.state.dice.at(0));
          }
          QVERIFY(isAllowed(p, first[0], first[1]));
        });
  }
  row("dice.deckLeft = 0 (4.10): the last pair is thrown, too", [] {
    Position p = deckTable(0);
    leave(p, {{1, 1}});
    QCOMPARE(drawn(p, 20).size(), 1U);
    p.play(0, roll(), Position::withDice(1, 1));
    QCOMPARE(p.state.dice.left(), 0);
    QVERIFY(p.state.dice.isUsed());
  });
  row("4.10, 4.7 when time runs out the table takes its throw from the deck", [] {
    Position p = deckTable(0);
    leave(p, {{1, 1}});
    const Move move = p.play(-1, tableMove(ActionKind::TimeUp, seat(0)));
    QCOMPARE(move.chance.dice, (DiceDeck::Pair{1, 1}));
    QCOMPARE(p.state.dice.left(), 0);
  });
  row("4.10, 3.2 the throws for who begins take nothing out of the deck", [] {
    Layout layout;
    layout.options.diceSource = DiceSource::Deck;
    layout.options.first = FirstSeat::Roll;
    Setup setup = layout.open();
    setup.first = {};
    Position p(setup);
    p.payDues();
    QCOMPARE(p.state.dice.left(), 36);
  });
  row("4.10, 6.9 everybody sees the pairs that are left", [] {
    Position p = deckTable();
    p.play(0, roll(), Position::withDice(1, 1));
    QCOMPARE(visibleTo(Viewer::watcher(), p.definition, p.state).dice, p.state.dice);
  });
  row("4.10 the pairs left count by their sum", [] {
    DiceDeck deck = DiceDeck::full();
    for (int sum = 2; sum <= 12; ++sum) QCOMPARE(deck.leftOf(sum), 6 - std::abs(7 - sum));
    deck.take({3, 4});
    QCOMPARE(deck.leftOf(7), 5);
    QCOMPARE(deck.leftOf(8), 5);
  });
  for (const Switch shown : {Switch::On, Switch::Off})
    row(shown == Switch::On ? "dice.deckShown = on (4.10): bots think of the throws that are left"
                            : "dice.deckShown = off (4.10): bots count no throws",
        [shown] {
          Position p = deckTable(0, shown);
          leave(p, {{1, 2}, {3, 3}});
          SeededRng lots(1);
          State world;
          dealWorld(p.definition, visibleTo(seat(0), p.definition, p.state), seat(0), lots, world);
          QCOMPARE(world.dice, shown == Switch::On ? p.state.dice : DiceDeck::full());
        });
  row("4.10 a deck where dice are thrown, or none where there is one, is no position", [] {
    Position p = deckTable();
    p.state.dice = {};
    QVERIFY(!brokenInvariants(p.definition, p.state).empty());
    Position plain{Layout()};
    plain.state.dice = DiceDeck::full();
    QVERIFY(!brokenInvariants(plain.definition, plain.state).empty());
  });
}

TAPU_TEST(TestDiceDeck)
#include "test_dice_deck.moc"
