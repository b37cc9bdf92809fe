// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QHashSeed>
#include <QLoggingCategory>
#include <QTest>

#include "tests/net/sim/world.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// Seeds to run: TAPU_SEEDS=A-B, or the first few hundred.
struct Seeds {
  quint64 first = 1, last = TAPU_SIM_SEEDS;
  Seeds() {
    const QStringList given = qEnvironmentVariable("TAPU_SEEDS").split(u'-');
    if (given.size() == 2) first = given[0].toULongLong(), last = given[1].toULongLong();
  }
};

/// Qt Test ends a function after five minutes: too soon for a long run, and read before the first one.
[[maybe_unused]] const bool mayTakeLong =
    qEnvironmentVariableIsSet("TAPU_SEEDS") && qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");

RuleSet rules() { return *ruleSetNamed(TAPU_SIM_RULES); }

}  // namespace

Q_DECLARE_METATYPE(tapu::Role)

/// Whole games of one rule set between a server and clients on a simulated network, above a simulated disk, with faults
/// of both, in simulated time. Each comes from its seed: TAPU_SEEDS=17-17 TAPU_TRACE=1 shows one again.
class TestSim : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase();
  void gamesAmongFaultsPlayToTheirEnd();
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
  const Seeds seeds;
  Verdict sum;
  int failures = 0;
  QElapsedTimer timer;
  timer.start();
  for (quint64 seed = seeds.first; seed <= seeds.last; ++seed) {
    const Verdict verdict = World(rules(), seed).run();
    if (!verdict.problem.isEmpty()) {
      qWarning().noquote() << u"%1 seed %2: %3"_s.arg(QLatin1StringView(TAPU_SIM_RULES)).arg(seed).arg(verdict.problem);
      if (++failures >= 20) break;
    }
    sum.moves += verdict.moves, sum.acknowledged += verdict.acknowledged, sum.crashes += verdict.crashes;
    sum.lobbyCrashes += verdict.lobbyCrashes, sum.endCrashes += verdict.endCrashes;
    sum.storeFailures += verdict.storeFailures, sum.cuts += verdict.cuts, sum.kills += verdict.kills;
    sum.doubled += verdict.doubled, sum.ms += verdict.ms;
  }
  qInfo().noquote() << u"%1 games, %2 moves, %3 Acts of persons acknowledged, %4 hours of simulated time in %5 s"_s
                           .arg(seeds.last - seeds.first + 1)
                           .arg(sum.moves)
                           .arg(sum.acknowledged)
                           .arg(sum.ms / 3'600'000)
                           .arg(timer.elapsed() / 1000);
  qInfo().noquote()
      << u"%1 crashes (%2 in the lobby, %3 at the end), %4 failed commits, %5 cuts, %6 kills, %7 doubled"_s
             .arg(sum.crashes)
             .arg(sum.lobbyCrashes)
             .arg(sum.endCrashes)
             .arg(sum.storeFailures)
             .arg(sum.cuts)
             .arg(sum.kills)
             .arg(sum.doubled);
  QCOMPARE(failures, 0);
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
  for (int commit = 0; commit < 9; ++commit)
    for (const Outcome how : {Outcome::CrashBefore, Outcome::CrashAfter, Outcome::CrashAfterTelling}) {
      const Verdict verdict = World(rules(), 100 + static_cast<quint64>(commit)).runWithCrashAt(commit, how, whoBegins);
      QVERIFY2(verdict.problem.isEmpty(), qPrintable(u"commit %1: %2"_s.arg(commit).arg(verdict.problem)));
      QCOMPARE(verdict.crashes, 1);
      (verdict.lobbyCrashes > 0 ? lobby : game) += 1;
    }
  QVERIFY(lobby > 0);
  QVERIFY(game > 0);
}

void TestSim::aSeedRepeatsItsGame() {
  for (quint64 seed : {3, 4, 5}) QCOMPARE(World(rules(), seed).run().digest, World(rules(), seed).run().digest);
}

void TestSim::aStoreThatLiesIsFoundOut() {
  int found = 0;
  for (quint64 seed = 1; seed <= 12; ++seed)
    found += !World(rules(), seed, Sabotage::StoreLies).run().problem.isEmpty();
  QVERIFY(found > 0);
}

void TestSim::aFrameThatIsLostAloneIsFoundOut() {
  int found = 0;
  for (quint64 seed = 1; seed <= 12; ++seed)
    found += !World(rules(), seed, Sabotage::FrameLostAlone).run().problem.isEmpty();
  QVERIFY(found > 0);
}

QTEST_GUILESS_MAIN(TestSim)
#include "test_sim.moc"
