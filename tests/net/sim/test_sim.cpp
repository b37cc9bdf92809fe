// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QHashSeed>
#include <QLoggingCategory>
#include <QTest>

#include "tests/effort.h"
#include "tests/net/sim/seeds.h"
#include "tests/net/sim/world.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// In a run of so many seeds every fault happens.
constexpr quint64 kEnoughForAllFaults = 50;

/// Over so many seeds each board of the sea was played twice, and whatever lies on one of them was met.
constexpr quint64 kEnoughForTheSea = 12;

/// The rule set of this run, from the environment.
QString nameOfSimulated() { return qEnvironmentVariable("TAPU_SIM_RULES", u"classic"_s); }
RuleSet simulatedRules() { return *ruleSetNamed(nameOfSimulated().toStdString()); }

/// In one of the first few games.
bool isFoundOut(Sabotage sabotage) {
  for (quint64 seed = 1; seed <= 12; ++seed)
    if (!World(simulatedRules(), seed, sabotage).run().problem.isEmpty()) return true;
  return false;
}

}  // namespace

/// Whole games of one rule set between a server and clients on a simulated network, above a simulated disk, with faults
/// of both, in simulated time. Each comes from its seed: TAPU_SEEDS=17-17 TAPU_TRACE=1 shows one again. On another
/// board than an island by the options: TAPU_SIM_BOARD, see seeds.h.
class TestSim : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase();
  void gamesAmongFaultsPlayToTheirEnd();
  void gamesThatOnceFailedDoSoNoMore_data();
  void gamesThatOnceFailedDoSoNoMore();
  void aCrashAtAnyOfTheFirstCommitsTurnsNobodyAway_data();
  void aCrashAtAnyOfTheFirstCommitsTurnsNobodyAway();
  void aSeedRepeatsItsGame();
  void aStoreThatLiesIsFoundOut();
  void aFrameThatIsLostAloneIsFoundOut();
};

void TestSim::initTestCase() {
  QHashSeed::setDeterministicGlobalSeed();
  QLoggingCategory::setFilterRules(u"tapu.*=false"_s);  // what is lost and found again is no news here
}

void TestSim::gamesAmongFaultsPlayToTheirEnd() {
  const Seeds seeds(qEnvironmentVariable("TAPU_SIM_SEEDS", u"100"_s).toULongLong());
  Verdict sum, longest;
  quint64 longestSeed = 0;
  int failures = 0;
  QElapsedTimer timer;
  timer.start();
  for (quint64 seed = seeds.first; seed <= seeds.last; ++seed) {
    const Verdict verdict = World(simulatedRules(), seed).run();
    if (!verdict.problem.isEmpty()) {
      qWarning().noquote() << u"%1 seed %2: %3"_s.arg(nameOfSimulated()).arg(seed).arg(verdict.problem);
      ++failures;
      if (failures >= 20) break;
    }
    if (verdict.moves > longest.moves) {
      longest = verdict;
      longestSeed = seed;
    }
    sum.moves += verdict.moves;
    sum.acknowledged += verdict.acknowledged;
    sum.ms += verdict.ms;
    sum.met += verdict.met;
    sum.gold += verdict.gold;
    sum.pirates += verdict.pirates;
    sum.turned += verdict.turned;
  }
  qInfo().noquote() << u"%1 games, %2 moves, %3 Acts of persons acknowledged, %4 hours of simulated time in %5 s"_s
                           .arg(seeds.last - seeds.first + 1)
                           .arg(sum.moves)
                           .arg(sum.acknowledged)
                           .arg(sum.ms / 3'600'000)
                           .arg(timer.elapsed() / 1000);
  qInfo().noquote() << u"the longest game is of seed %1, with %2 moves"_s.arg(longestSeed).arg(longest.moves);
  qInfo().noquote() << sum.met.inWords();
  if (SimulatedBoard().isEverySea())
    qInfo("%d choices from the gold, %d of the pirate, %d cells turned up", sum.gold, sum.pirates, sum.turned);
  QCOMPARE(failures, 0);
  if (SimulatedBoard().isEverySea() && seeds.count() >= kEnoughForTheSea)
    QVERIFY2(sum.gold > 0 && sum.pirates > 0 && sum.turned > 0, "something that lies in the sea was never met");
  if (seeds.last - seeds.first + 1 >= kEnoughForAllFaults) QCOMPARE(sum.met.neverMet(), QString());
}

void TestSim::gamesThatOnceFailedDoSoNoMore_data() {
  struct Once {
    const char* rules;
    quint64 seed;
    const char* what;
    SimulatedSeats seats{2, 4};
  };
  static constexpr Once once[] = {
      {"classic", 3624, "everybody leaves a table that passes for absent seats"},
      {"classic", 21967, "the last person to hear of the end sits behind one whose key is not stored yet"},
      {"crazy", 855, "a position is on its way when a move is taken back"},
      {"crazy", 18, "a program that has lines to say again dies before its new key is written", {5, 8}},
      {"crazy", 4496, "on a full disk so much is refused that the server ends a connection", {5, 8}},
      {"big", 25308, "the lobby is kept between the move of a newcomer and its commit"},
  };
  QTest::addColumn<quint64>("seed");
  QTest::addColumn<SimulatedSeats>("seats");
  for (const Once& each : once)
    if (QLatin1StringView(each.rules) == nameOfSimulated()) QTest::newRow(each.what) << each.seed << each.seats;
}
void TestSim::gamesThatOnceFailedDoSoNoMore() {
  QFETCH(quint64, seed);
  QFETCH(SimulatedSeats, seats);
  const Verdict verdict = World(simulatedRules(), seed, Sabotage::None, seats).run();
  QVERIFY2(verdict.problem.isEmpty(), qPrintable(verdict.problem));
}

void TestSim::aCrashAtAnyOfTheFirstCommitsTurnsNobodyAway_data() {
  QTest::addColumn<Role>("whoBegins");
  QTest::newRow("the table begins by itself") << Role::Guest;
  QTest::newRow("a person hosts it") << Role::Host;
}

// From the first row in the store to the first moves: gathering, beginning, and what lies between.
void TestSim::aCrashAtAnyOfTheFirstCommitsTurnsNobodyAway() {
  using Outcome = FaultyStore::Outcome;
  QFETCH(Role, whoBegins);
  int lobby = 0, game = 0;
  for (int commit = 0; commit < 18; commit += effort(1, 3))
    for (const Outcome how : {Outcome::CrashBefore, Outcome::CrashAfter, Outcome::CrashAfterTelling}) {
      const Verdict verdict =
          World(simulatedRules(), 100 + static_cast<quint64>(commit)).runWithCrashAt(commit, how, whoBegins);
      QVERIFY2(verdict.problem.isEmpty(), qPrintable(u"commit %1: %2"_s.arg(commit).arg(verdict.problem)));
      QCOMPARE(verdict.met.crashes(), 1);
      (verdict.met[Fault::CrashInLobby] > 0 ? lobby : game) += 1;
    }
  QVERIFY(lobby > 0);
  QVERIFY(game > 0);
}

void TestSim::aSeedRepeatsItsGame() {
  for (quint64 seed : {3, 4, 5})
    QCOMPARE(World(simulatedRules(), seed).run().digest, World(simulatedRules(), seed).run().digest);
}

void TestSim::aStoreThatLiesIsFoundOut() { QVERIFY(isFoundOut(Sabotage::StoreLies)); }

void TestSim::aFrameThatIsLostAloneIsFoundOut() { QVERIFY(isFoundOut(Sabotage::FrameLostAlone)); }

QTEST_GUILESS_MAIN(TestSim)
#include "test_sim.moc"
