// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/play/at_stake.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "tests/engine/big_game.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

// Territories of the Big Game: bonus, knights, robbers (9.13, 9.14, 9.17 to 9.19).

namespace {

/// 12.21: round 16 on A, Moon's; its robber stands on W5, where its ship settlement is; it holds a knight.
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

void bonusRows(Rows& row) {
  row("9.13 12.20 big.bonus = once: Sun0 settles east of the line +2, again on board 1 +0, as a city 2 + 2", [] {
    Position p(game(2, {}, "A"));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    QCOMPARE(worth(p, sun(0)), 4);  // two settlements and a city
    const CornerId first = settleIn(p, sun(0), moon(0));
    QCOMPARE(worth(p, sun(0)), 4 + 3);
    settleIn(p, sun(0), sun(1));
    QCOMPARE(worth(p, sun(0)), 4 + 3 + 1);
    p.buyCity(sun(0), p.definition.map.name(first));
    QCOMPARE(worth(p, sun(0)), 4 + (2 + 2) + 1);
  });
  row("9.13 the bonus can be asked for before the click: 2 across the line, 0 at home, 0 once it is taken", [] {
    Position p(game(2, {}, "A"));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    const auto bonusAt = [&](int territory) {
      const SeatId half(territory);
      for (int c = 0; c < p.definition.map.cornerCount(); ++c) {
        const auto& halves = p.definition.map.corner(CornerId(c)).halves;
        if (halves[0] == half && !halves[1]) return bonusAtStake(p.definition, p.state, SeatId(sun(0)), CornerId(c));
      }
      return -1;
    };
    QCOMPARE(bonusAt(sun(0)), 0);
    QCOMPARE(bonusAt(moon(0)), 2);
    QCOMPARE(bonusAt(sun(1)), 2);
    settleIn(p, sun(0), moon(0));
    QCOMPARE(bonusAt(sun(1)), 0);
  });
  row("9.13 12.20 a seam corner of the own east half, as Moon0: no bonus", [] {
    Position p(game(2, {}, "A"));
    choose(p);
    roundOf(p, 2);
    settleIf(p, moon(0),
             [&](CornerId corner) { return p.definition.map.corner(corner).boards[1] != Topology::kNoBoard; });
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
}

void robbersRows(Rows& row) {
  row("9.18 a seven: discards of both groups, no theft, no robber to move", [] {
    Position p(game(1));
    choose(p);
    p.give(sun(0), "wool*9");
    p.give(moon(0), "grain*9");
    const int left = p.hand(moon(0)).total() / 2;
    p.play(-1, startRound(), dice(3, 4));
    QCOMPARE(p.must(sun(0)), Decision::Discard);
    QCOMPARE(int(p.at(moon(0)).pending.left), left);
    p.play(-1, tableMove(ActionKind::TimeUp, seat(0)));
    p.play(-1, tableMove(ActionKind::TimeUp, seat(1)));
    QCOMPARE(p.must(sun(0)), Decision::Act);
  });
  row("12.18 round 15: no second throw; round 16: second throw", [] {
    Position p = sevenAfter(14);
    QCOMPARE(p.must(sun(0)), Decision::Act);  // round 15
    p.play(-1, clockIsOver());
    p.play(-1, startRound(), dice(3, 4));
    QCOMPARE(*dueMove(p.definition, p.state), tableMove(ActionKind::SecondThrow));
    QCOMPARE(p.must(moon(0)), Decision::Nothing);
  });
}

void knightsRows(Rows& row) {
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
    const State seen = visibleTo(seat(moon(0)), p.definition, p.state);
    QVERIFY(isPlausible(p.definition, seen, Move{seat(sun(0)), playKnight(), {}}));
    p.play(sun(0), playKnight());
    QCOMPARE(p.hand(sun(0)).total(), 120);
  });
}

}  // namespace

class TestTerritories : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows row;
    bonusRows(row);
    robbersRows(row);
    knightsRows(row);
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
    Position p = sevenAfter(15);
    p.play(-1, tableMove(ActionKind::SecondThrow), dice(one, two));
    QCOMPARE(QString::fromStdString(robber(p, 0)), sunRobber);
    QCOMPARE(QString::fromStdString(robber(p, 1)), moonRobber);
    QCOMPARE(p.must(moon(0)), Decision::Act);
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
        const bool isHome = q.state.robbers[group] == q.definition.robberStarts[std::size_t(group)];
        QCOMPARE(isHome, round <= lastProtected[group]);
        q.play(-1, clockIsOver());
      }
    }
  }
};

TAPU_TEST(TestTerritories)
#include "test_territories.moc"
