// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/visible.h"
#include "engine/rules/dog.h"
#include "tests/engine/crazy.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// 12.15: wolves are about; seats 0 (whose turn it is) and 1 have a settlement on pasture 9, and nothing else yields
/// on 9.
Position wolves(
    const std::function<void(Layout&)>& change = [](Layout&) {}, RoundEvent event = RoundEvent::Wolf) {
  Layout layout;
  layout.settle(0, "-1,-1:NW").settle(1, "-1,-1:SE").settle(2, "-2,2:S").settle(3, "2,0:NE");
  change(layout);
  Position p = crazyPosition(layout);
  startRound(p, event);
  for (int i = 0; i < 4; ++i) p.giveCard(i, Card::Dog, i < 2 ? 1 : 0);
  return p;
}
int wool(const Position& p, int seat) { return p.hand(seat)[Resource::Wool]; }

}  // namespace

class TestCrazyDog : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void window_data();
  void window() {
    QFETCH(Case, play);
    play();
  }
  void ownTurn_data();
  void ownTurn() {
    QFETCH(Case, play);
    play();
  }
  void secrets_data();
  void secrets() {
    QFETCH(Case, play);
    play();
  }
};

void TestCrazyDog::window_data() {
  Rows row;
  row("12.15, crazy.dog = reaction: both owe an answer, X answers Dog: X 1 wool, Y none; the next wool throw pays both",
      [] {
        Position p = wolves();
        p.throwDice(9);
        QCOMPARE(p.must(0), Decision::Answer);
        QCOMPARE(p.must(1), Decision::Answer);
        QCOMPARE(p.must(2), Decision::Nothing);
        p.play(0, playDog());
        p.play(1, pass());
        QCOMPARE(wool(p, 0), 0);  // nothing is paid before the window closes
        closeWindow(p);
        QCOMPARE(wool(p, 0), 1);
        QCOMPARE(wool(p, 1), 0);
        QCOMPARE(p.must(0), Decision::Act);
        p.play(0, endTurn());
        p.throwDice(9);
        QCOMPARE(wool(p, 0), 2);
        QCOMPARE(wool(p, 1), 1);
      });
  row("12.28: the seat whose turn it is has played a knight before the throw: its Dog is refused", [] {
    Position p = wolves();
    p.giveCard(0, Card::Knight);
    p.play(0, playKnight());
    p.play(0, moveRobber(p.hex("-1,2"), SeatId{}));
    p.throwDice(9);
    QCOMPARE(p.refusal(0, playDog()), Reject::OneCardPerTurn);
    QCOMPARE(p.refusal(1, playDog()), kLegal);
  });
  row("8.15: a Dog of the seat whose turn it is counts as its card of the turn", [] {
    Position p = wolves();
    p.giveCard(0, Card::Monopoly);
    p.throwDice(9);
    p.play(0, playDog());
    closeWindow(p);
    QCOMPARE(p.refusal(0, playMonopoly(Resource::Ore)), Reject::OneCardPerTurn);
  });
  row("8.15: it opens for a seat without a Dog as well, whose only answer is no", [] {
    Position p = wolves();
    p.state.supplies[0].deck += CardCounts::of(Card::Dog);
    p.at(1).cards -= CardCounts::of(Card::Dog);
    p.throwDice(9);
    QCOMPARE(p.must(1), Decision::Answer);
    QCOMPARE(p.refusal(1, playDog()), Reject::NoSuchCard);
    QCOMPARE(p.refusal(1, pass()), kLegal);
  });
  row("0.11: each answers once, finally", [] {
    Position p = wolves();
    p.throwDice(9);
    p.play(0, pass());
    QCOMPARE(p.refusal(0, pass()), Reject::AlreadyAnswered);
    QCOMPARE(p.refusal(0, playDog()), Reject::AlreadyAnswered);
  });
  row("0.11: while the window is open everything else is refused", [] {
    Position p = wolves();
    p.throwDice(9);
    QCOMPARE(p.refusal(0, endTurn()), Reject::DecisionPending);
    p.give(2, "ore");
    QCOMPARE(p.refusal(2, offerTrade(cards("ore"), cards("wool"), seats({0}))), Reject::DecisionPending);
  });
  row("8.15, TimeUp: silence is no", [] {
    Position p = wolves();
    p.throwDice(9);
    closeWindow(p);
    QCOMPARE(wool(p, 0) + wool(p, 1), 0);
    QCOMPARE(p.at(0).cards[Card::Dog], 1);
    QCOMPARE(int(p.state.head.strikes), 0);
  });
  row("8.15: it may close by itself only when all answers are in", [] {
    Position p = wolves();
    p.throwDice(9);
    QVERIFY(!windowMove(p.definition, p.state));
    p.play(1, playDog());
    QVERIFY(!windowMove(p.definition, p.state));
    p.play(0, pass());
    QVERIFY(windowMove(p.definition, p.state) == tableMove(ActionKind::TimeUp));
  });
  row("4.8: a passing seat is silent and is not waited for", [] {
    Position p = wolves([](Layout& layout) { layout.options.absent = AbsentSeat::Pass; });
    p.play(-1, tableMove(ActionKind::SeatLeft, seat(1)));
    p.throwDice(9);
    p.play(0, pass());
    QVERIFY(windowMove(p.definition, p.state));
  });
  row("8.10: a wolf lapses with its round", [] {
    Position p = wolves();
    startRound(p);
    p.throwDice(9);
    QCOMPARE(wool(p, 0), 1);
  });
  row("8.13: with Cybele the protected seat gets double", [] {
    Position p = wolves([](Layout& layout) { layout.options.floodLasts = FloodLasts::UntilUsed; });
    startRound(p, RoundEvent::Cybele);
    p.throwDice(9);
    p.play(0, playDog());
    closeWindow(p);
    QCOMPARE(wool(p, 0), 2);
    QCOMPARE(wool(p, 1), 0);
  });
  row("8.15: shortage (4.5) is judged on the claims that are left: protected seats only", [] {
    for (const bool bothProtected : {false, true}) {
      Position p = wolves();
      p.leaveInBank(Resource::Wool, 1, 2);
      const int before = wool(p, 2);
      p.throwDice(9);
      p.play(0, playDog());
      p.play(1, bothProtected ? playDog() : pass());
      closeWindow(p);
      QCOMPARE(wool(p, 0), bothProtected ? 0 : 1);  // two claims of one card: nobody; one claim: paid
      QCOMPARE(wool(p, 1), 0);
      QCOMPARE(wool(p, 2), before);
    }
  });
  row("8.15: while it is open table moves pass, and a pause holds the answers", [] {
    Position p = wolves();
    p.throwDice(9);
    p.play(-1, tableMove(ActionKind::Pause));
    QVERIFY(p.refusal(0, playDog()) != kLegal);
    p.play(-1, tableMove(ActionKind::Resume));
    QCOMPARE(p.refusal(0, playDog()), kLegal);
  });
  row("8.15: no pasture is struck: no window", [] {
    Position p = wolves();
    p.throwDice(4);
    QVERIFY(!windowIsOpen(p.state));
    QCOMPARE(int(p.state.head.strikes), int(Strike::Wolf));
  });
  row("8.15, crazy.floodScope = throw: the owners of every struck hex owe an answer", [] {
    Position p = wolves([](Layout& layout) {
      change(layout.board, {2, 0}, Terrain::Pasture, 9);
      layout.options.floodScope = FloodScope::Throw;
    });
    p.throwDice(9);
    QCOMPARE(p.must(3), Decision::Answer);
    p.play(1, playDog());
    closeWindow(p);
    QCOMPARE(wool(p, 1), 1);
    QCOMPARE(wool(p, 3), 0);
  });
  row("4.7: the time of the thrower ends in the throw: answers are waited for, then the turn ends", [] {
    Position p = wolves();
    p.play(-1, tableMove(ActionKind::TimeUp, seat(0)), Position::withDice(4, 5));
    QVERIFY(windowIsOpen(p.state));
    QVERIFY(!dueMove(p.definition, p.state));
    closeWindow(p);
    p.payDues();
    QCOMPARE(p.active(), 1);
  });
  row("0.8: a record may not tell answers that were not given", [] {
    Position p = wolves();
    p.throwDice(9);
    p.play(0, playDog());
    Move move{{}, tableMove(ActionKind::TimeUp), {}};
    move.chance.counts = {1, 1, 0, 0};
    QVERIFY(completeChance(p.definition, p.state, move) == std::optional(Reject::WrongAnswers));
    move.chance = {};
    QVERIFY(!completeChance(p.definition, p.state, move));
    QCOMPARE(int(move.chance.counts[0]), 1);
  });
}

void TestCrazyDog::ownTurn_data() {
  Rows row;
  row("8.15: played in the own turn it protects until the attack, and no answer is owed then", [] {
    Position p = wolves();
    p.play(0, playDog());
    QVERIFY(p.heard(EventKind::DogPlayed));
    p.throwDice(9);
    QCOMPARE(p.must(0), Decision::Nothing);
    QCOMPARE(p.must(1), Decision::Answer);
    closeWindow(p);
    QCOMPARE(wool(p, 0), 1);
  });
  row("8.15: all owners protected: no window, the attack is spent all the same", [] {
    Position p = wolves();
    p.play(0, playDog());
    p.quietThrow();
    p.play(0, endTurn());
    p.play(1, playDog());
    p.throwDice(9);
    QVERIFY(!windowIsOpen(p.state));
    QCOMPARE(wool(p, 0), 1);
    QCOMPARE(wool(p, 1), 1);
    QCOMPARE(int(p.state.head.strikes), 0);
    QVERIFY(p.state.head.guarded.isEmpty());
  });
  row("8.15: without an attack in force it is refused", [] {
    Position p = wolves([](Layout&) {}, RoundEvent::Flood);
    QCOMPARE(p.refusal(0, playDog()), Reject::NoWolf);
  });
  row("8.15: not one bought in the current turn", [] {
    Position p = wolves();
    p.at(0).boughtThisTurn = CardCounts::of(Card::Dog);
    QCOMPARE(p.refusal(0, playDog()), Reject::CardBoughtThisTurn);
    p.throwDice(9);
    QCOMPARE(p.refusal(0, playDog()), Reject::CardBoughtThisTurn);
  });
  row("8.15, crazy.dog = own-turn: no window", [] {
    Position p = wolves([](Layout& layout) { layout.options.dog = DogTiming::OwnTurn; });
    p.play(0, playDog());
    p.throwDice(9);
    QVERIFY(!windowIsOpen(p.state));
    QCOMPARE(wool(p, 0), 1);
    QCOMPARE(wool(p, 1), 0);
  });
}

void TestCrazyDog::secrets_data() {
  Rows row;
  row("8.15: an answer, and that there is one, is seen by its seat only until the window closes", [] {
    Position p = wolves();
    p.throwDice(9);
    const State before = p.state;
    const Move move = p.play(0, playDog());
    QVERIFY(!visibleTo(seat(1), p.definition, before, move));
    QVERIFY(visibleTo(seat(0), p.definition, before, move) == std::optional(move));
    QVERIFY(visibleTo(seat(1), p.definition, before) == visibleTo(seat(1), p.definition, p.state));
    QVERIFY(waitingFor(p.state) == waitingFor(before));
  });
  row("8.15: whoever holds the Dogs, the others see the same window", [] {
    Position one = wolves(), two = wolves();
    two.at(0).cards = CardCounts::of(Card::Knight);
    two.state.supplies[0].deck += CardCounts::of(Card::Dog) - CardCounts::of(Card::Knight);
    one.throwDice(9);
    two.throwDice(9);
    for (int viewer : {-1, 1, 2, 3})
      QVERIFY(visibleTo(viewerAt(viewer), one.definition, one.state) ==
              visibleTo(viewerAt(viewer), two.definition, two.state));
  });
}

TAPU_TEST(TestCrazyDog)
#include "test_crazy_dog.moc"
