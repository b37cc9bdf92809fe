// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/plan/game_length.h"
#include "engine/board/rng.h"
#include "engine/state/game_map.h"
#include "tests/suite.h"

using namespace tapu;

/// The length of a game as it is told before the begin.
class TestGameLength : public QObject {
  Q_OBJECT

  static Setup setupOf(RuleSet ruleSet, MapKind kind, int target = 20) {
    return setupFor(ruleSet, kind, target, kUsualSeats);
  }
  static Setup setupFor(RuleSet ruleSet, MapKind kind, int target, int seats) {
    Setup setup;
    setup.ruleSet = ruleSet;
    setup.options = defaultOptions(ruleSet, seats);
    setup.options.mapKind = kind;
    setup.options.crazyTarget = target;
    SeededRng rng(1);
    setup.board = boardFor(setup.options, rng);
    return setup;
  }

 private Q_SLOTS:
  void theLastRoundBoundsIt() {  // 8.17 crazy.maxRounds = 12
    Setup setup = setupOf(RuleSet::Crazy, MapKind::Large);
    setup.options.maxRounds = 12;
    QCOMPARE(usualLength(setup, 1).rounds, 12);
    setup.options.maxRounds = kUnlimited;
    QCOMPARE(usualLength(setup, 1).rounds, 28);
  }
  void halfOfTheGamesOfThePresetAreWonByRound28() {  // 8.17
    QCOMPARE(usualLength(setupOf(RuleSet::Crazy, MapKind::Large), 1).rounds, 28);
  }
  void morePointsTakeLonger() {
    QVERIFY(usualLength(setupOf(RuleSet::Crazy, MapKind::Large, 25), 1).rounds >
            usualLength(setupOf(RuleSet::Crazy, MapKind::Large, 20), 1).rounds);
    QVERIFY(usualLength(setupOf(RuleSet::Crazy, MapKind::Random, 15), 1).rounds <
            usualLength(setupOf(RuleSet::Crazy, MapKind::Random, 20), 1).rounds);
    QVERIFY(usualLength(setupOf(RuleSet::Crazy, MapKind::Random, 1), 1).rounds >= 1);
    Setup classic = setupOf(RuleSet::Classic, MapKind::Random);
    classic.options.classicTarget = 15;  // 10.1
    QVERIFY(usualLength(classic, 1).minutes > usualLength(setupOf(RuleSet::Classic, MapKind::Random), 1).minutes);
  }
  void peopleThinkLongerThanBots() {
    const Setup plain = setupOf(RuleSet::Classic, MapKind::Random);
    QCOMPARE(usualLength(plain, 1).minutes, 30);
    QCOMPARE(usualLength(plain, 4).minutes, 60);
    QVERIFY(usualLength(plain, 2).minutes > usualLength(plain, 1).minutes);
    const Setup crazy = setupOf(RuleSet::Crazy, MapKind::Large);
    QVERIFY(usualLength(crazy, 1).minutes > usualLength(plain, 1).minutes);
    QCOMPARE(usualLength(crazy, 3).minutes % 5, 0);
  }
  void aLobbyTellsTheLengthOfThePageBeforeIt() {  // 13.2: six seats, three of which somebody takes
    const Setup six = setupFor(RuleSet::Classic, MapKind::Random, 15, 6);
    QList<LobbySeat> seats(6);
    seats[0].holder = SeatHolder::Person;
    QCOMPARE(personsExpected(seats), 6);
    const int before = usualLength(six, personsExpected(seats)).minutes;
    seats[1].holder = seats[4].holder = SeatHolder::Person;
    QCOMPARE(usualLength(six, personsExpected(seats)).minutes, before);
    seats[5].holder = SeatHolder::Bot;
    QCOMPARE(personsExpected(seats), 5);
  }
  void onePersonIsCountedAsEachOfSeveralIs() {
    // 15 minutes for a person and 5 for each of seven bots in 18 rounds; eight seats play 8: 50 * 8 / 18 = 22.
    QCOMPARE(usualLength(setupFor(RuleSet::Classic, MapKind::Random, 15, 8), 1).minutes, 25);
    // Crazy to 30, twice its 13 rounds: 50 * 26 / 18 = 72, rounded up.
    Setup eight = setupFor(RuleSet::Crazy, MapKind::Large, 30, 8);
    eight.options.maxRounds = kUnlimited;
    QCOMPARE(usualLength(eight, 1).rounds, 26);
    QCOMPARE(usualLength(eight, 1).minutes, 75);
  }
  void moreSeatsThanFourPlayFewerRounds_data() {
    QTest::addColumn<RuleSet>("ruleSet");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("rounds");
    // Measured, as the rounds of four are (tapu-tool simulate --seats N).
    QTest::newRow("13.2: six, without events") << RuleSet::Classic << 6 << 11;
    QTest::newRow("13.2: eight, without events") << RuleSet::Classic << 8 << 8;
    QTest::newRow("13.3: six, to 15 points") << RuleSet::Crazy << 6 << 17;
    QTest::newRow("13.3: eight, to 15 points") << RuleSet::Crazy << 8 << 13;
    QTest::newRow("two as ever") << RuleSet::Classic << 2 << 18;
  }
  void moreSeatsThanFourPlayFewerRounds() {
    QFETCH(RuleSet, ruleSet);
    QFETCH(int, seats);
    const MapKind kind = ruleSet == RuleSet::Crazy ? MapKind::Large : MapKind::Random;
    QTEST(usualLength(setupFor(ruleSet, kind, 15, seats), 1).rounds, "rounds");
  }
};

TAPU_TEST_WITH_LOOP(TestGameLength)
#include "test_game_length.moc"
