// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/turn_clock.h"
#include "engine/rules/dog.h"
#include "tests/engine/crazy.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// A position whose time runs: what is up is sent to it as the table's move.
struct Timed {
  explicit Timed(Position position, PersonalTimers timers_ = PersonalTimers::On)
      : p(std::move(position)), timers(timers_) {
    update();
  }
  void update() { turns.update(p.definition, p.state, timers); }
  /// A move of the game, after which the clock looks again.
  void play(int by, const Action& action) {
    p.play(by, action);
    update();
  }
  /// So many seconds; counts whose time ran out, without answering.
  void pass(qint64 seconds) { clock->advance(seconds * 1000); }
  int ended(int seat) const { return static_cast<int>(std::ranges::count(up, seat)); }
  qint64 left() const { return turns.leftMs() / 1000; }

  Position p;
  PersonalTimers timers;
  std::vector<int> up;  ///< seats whose time ran out; -1 = the time that seats share
  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
  TurnClock turns{clock, [this](SeatId seat) { up.push_back(seat.isNone() ? -1 : seat.value); }};
};

Layout table(int turnSeconds) {
  Layout layout;
  layout.options.turnSeconds = turnSeconds;
  return layout.settle(0, "-1,-1:NW").settle(1, "-1,-1:SE").settle(2, "-2,2:S").settle(3, "2,0:NE");
}
/// Seat 1 owes a discard and then seat 0 the robber.
Position sevenThrown() {
  Layout layout = table(60);
  layout.options.discardSeconds = 20;
  Position p(layout);
  p.give(1, "ore*8");
  return p;
}
/// Six at the table; 3 and 4 are those who may build.
Layout sixSeats(int turnSeconds) {
  Layout layout = table(turnSeconds);
  layout.options.seats = 6;
  layout.starts.resize(6);
  layout.settle(4, "0,0:N").settle(5, "0,-2:N");
  return layout;
}
/// 0 has ended its turn, and 3 builds, with so many seconds; 4 comes after it.
Position building(int seconds) {
  Layout layout = sixSeats(60);
  layout.options.betweenSeconds = seconds;
  Position p(layout);
  p.play(3, wantBuild(BuildWish::On));
  p.play(4, wantBuild(BuildWish::On));
  p.finishTurn();
  return p;
}
/// An eight brings seats 1 and 2 a card of their choice each.
Position goldAbout() {
  Layout layout;
  layout.options.turnSeconds = 60;
  layout.options.goldSeconds = 20;
  change(layout.board, {0, 0}, Terrain::Gold, 8);
  return Position(layout.settle(0, "2,0:NE").settle(1, "0,0:N").settle(2, "0,0:SE").settle(3, "-2,2:S"));
}
/// Wolves are about; a nine makes seats 0 and 1 owe an answer.
Position wolvesAbout() {
  Layout layout = table(60);
  layout.options.reactionSeconds = 7;
  Position p = crazyPosition(layout);
  startRound(p, RoundEvent::Wolf);
  return p;
}

}  // namespace

/// The seconds of the rules at a server, in time that a test moves.
class TestClock : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  /// A second between two calls, as a server has them, of a program that is stopped for a minute in one of them.
  void whatAProgramStoodStillIsNobodysTime() {
    RunningTime time;
    QCOMPARE(time.at(1000, 2000), 1000);
    QCOMPARE(time.at(61'500, 2000), 2000);  // the call was due at 2000: nothing ran after that
    QCOMPARE(time.at(62'500, 3000), 3000);
    QCOMPARE(time.at(122'500, 4000), 4000);  // and again
    QCOMPARE(time.at(123'000, 5000), 4500);
  }
  void aCallThatIsALittleLateTakesNoTimeAway() {
    RunningTime time;
    QCOMPARE(time.at(2000 + RunningTime::kMostLateMs, 2000), 2000 + RunningTime::kMostLateMs);
  }
  void timeNeverGoesBack() {
    RunningTime time;
    QCOMPARE(time.at(3000, 2000), 3000);  // a little late
    QCOMPARE(time.at(60'000, 2000), 3000);
    QCOMPARE(time.at(60'500, 2000), 3500);
  }
  void whereNothingIsDueAllTimeCounts() {
    RunningTime time;
    QCOMPARE(time.at(100, std::nullopt), 100);
    QCOMPARE(time.at(9'000'000, std::nullopt), 9'000'000);
  }
  void rules_data();
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

void TestClock::rules_data() {
  Rows row;
  row("4.7 turn.seconds = 60: it runs from the start of the turn and ends it once", [] {
    Timed t{Position(table(60))};
    t.pass(59);
    QCOMPARE(t.ended(0), 0);
    t.p.quietThrow();
    t.update();
    QCOMPARE(t.left(), 1);
    t.pass(1);
    QCOMPARE(t.ended(0), 1);
  });
  row("4.7 turn.seconds = off: nothing runs, however long it takes", [] {
    Timed t{Position(table(kUnlimited))};
    QCOMPARE(t.turns.leftMs(), -1);
    t.pass(100'000);
    QVERIFY(t.up.empty());
  });
  row("4.7 every seat begins its turn with the whole time", [] {
    Timed t{Position(table(60))};
    t.pass(40);
    t.p.quietThrow();
    t.play(0, endTurn());
    QCOMPARE(t.left(), 60);
    t.pass(60);
    QCOMPARE(t.ended(0), 0);
    QCOMPARE(t.ended(1), 1);
  });
  row("4.7 with one person alone, or several at one computer, all personal timers are off", [] {
    Timed t{sevenThrown(), PersonalTimers::Off};
    t.p.throwDice(7);
    t.update();
    QCOMPARE(t.turns.leftMs(), -1);
    t.pass(100'000);
    QVERIFY(t.up.empty());
  });
  row("13.6 table.betweenSeconds = 20: one clock for a whole building; a wish of another does not set it back", [] {
    Timed t{building(20)};
    QCOMPARE(t.left(), 20);
    t.pass(12);
    t.p.give(3, "brick lumber");
    t.play(3, buildRoad(t.p.edge("2,0/NE")));
    t.play(0, wantBuild(BuildWish::On));
    QCOMPARE(t.left(), 8);
    t.pass(8);
    QCOMPARE(t.ended(3), 1);
    t.play(-1, tableMove(ActionKind::TimeUp, seat(3)));
    QCOMPARE(t.left(), 20);  // 4 builds
    t.play(4, done());
    QCOMPARE(t.left(), 60);  // the turn of 1
  });
  row("13.6 table.betweenSeconds = off, or no personal timers: a building has no clock", [] {
    Timed off{building(kUnlimited)};
    QCOMPARE(off.turns.leftMs(), -1);
    Timed alone{building(20), PersonalTimers::Off};
    QCOMPARE(alone.turns.leftMs(), -1);
  });
  row("13.6 in a pause the clock of a building stands", [] {
    Timed t{building(20)};
    t.pass(5);
    t.play(-1, tableMove(ActionKind::Pause));
    t.pass(100);
    t.play(-1, tableMove(ActionKind::Resume));
    QCOMPARE(t.left(), 15);
    QCOMPARE(t.ended(3), 0);
  });
  row("13.6 a part has the time of a turn", [] {
    Layout layout = sixSeats(60);
    layout.options.between = Between::Pairs;
    Position p(layout);
    p.finishTurn();
    Timed t{std::move(p)};
    QCOMPARE(t.left(), 60);
    t.pass(60);
    QCOMPARE(t.ended(3), 1);
  });
  row("5.2 discard.seconds = 20: the time of the turn is halted while others owe a discard", [] {
    Timed t{sevenThrown()};
    t.pass(50);
    t.p.throwDice(7);
    t.update();
    QCOMPARE(t.left(), 20);
    t.pass(19);
    QVERIFY(t.up.empty());
    t.play(1, discard(cards("ore*4")));
    QCOMPARE(t.left(), 10);  // 60 less the 50 before the throw
    t.pass(10);
    QCOMPARE(t.ended(0), 1);
  });
  row("5.2 discard.seconds = 20: then the discards are forced", [] {
    Timed t{sevenThrown()};
    t.p.throwDice(7);
    t.update();
    t.pass(20);
    QCOMPARE(t.ended(-1), 1);
    QCOMPARE(t.ended(0), 0);
  });
  row("14.1 gold.seconds = 20: all who owe cards have one time; then their gold is forced", [] {
    Timed t{goldAbout()};
    t.pass(30);
    t.p.throwDice(8);
    t.update();
    QCOMPARE(t.left(), 20);
    t.play(1, takeGold(cards("ore")));
    t.pass(19);
    QVERIFY(t.up.empty());
    t.pass(1);
    QCOMPARE(t.ended(-1), 1);
    QCOMPARE(t.ended(0), 0);
    t.play(2, takeGold(cards("ore")));
    QCOMPARE(t.left(), 30);  // the thrower's own time was halted
  });
  row("14.1 gold.seconds = 20: where they come one after the other each has the whole time", [] {
    Timed t{goldAbout()};
    for (const Resource resource : kAllResources) t.p.leaveInBank(resource, 1, 3);
    t.p.throwDice(8);
    t.update();
    t.pass(15);
    QCOMPARE(t.left(), 5);
    t.play(1, takeGold(cards("ore")));
    QCOMPARE(t.left(), 20);
  });
  row("8.15 crazy.reactionSeconds = 7: the window closes by time", [] {
    Timed t{wolvesAbout()};
    t.pass(10);
    t.p.throwDice(9);
    t.update();
    QVERIFY(windowIsOpen(t.p.state));
    QCOMPARE(t.left(), 7);
    t.pass(7);
    QCOMPARE(t.ended(-1), 1);
    closeWindow(t.p);
    t.update();
    QCOMPARE(t.left(), 50);  // the thrower's own time was halted
  });
  row("8.15 crazy.reactionSeconds = 7: it runs its full time though all have answered", [] {
    Timed t{wolvesAbout()};
    t.p.throwDice(9);
    t.update();
    t.pass(2);
    t.play(0, pass());
    t.play(1, pass());
    QCOMPARE(t.left(), 5);
    t.pass(5);
    QCOMPARE(t.ended(-1), 1);
  });
  row("4.9 a pause halts all clocks and keeps what is left", [] {
    Timed t{sevenThrown()};
    t.pass(25);
    t.play(-1, tableMove(ActionKind::Pause));
    t.pass(10'000);
    QVERIFY(t.up.empty());
    t.play(-1, tableMove(ActionKind::Resume));
    QCOMPARE(t.left(), 35);
    t.p.throwDice(7);
    t.update();
    t.pass(5);
    t.play(-1, tableMove(ActionKind::Pause));
    t.pass(10'000);
    t.play(-1, tableMove(ActionKind::Resume));
    QCOMPARE(t.left(), 15);
  });
}

TAPU_TEST_WITH_LOOP(TestClock)
#include "test_clock.moc"
