// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QHashSeed>
#include <QLoggingCategory>
#include <QTest>

#include "tests/effort.h"
#include "tests/net/sim/moving_world.h"
#include "tests/net/sim/seeds.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

constexpr quint64 kInEveryRun = effort(400, 50);  // of ten thousand
constexpr quint64 kEnoughForAll = 200;            // the rarest thing happens in one or two of a hundred

}  // namespace

/// Nobody loses a seat: hosts move, guests sleep, others take the address, somebody goes on from a copy, and the first
/// host comes back, in simulated time. TAPU_SEEDS=17-17 TAPU_TRACE=1 tells what happened in one of them.
class TestSeats : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase();
  void nobodyLosesASeatWhenHostsMove_data();
  void nobodyLosesASeatWhenHostsMove();
  void eveningsThatOnceFailedDoSoNoMore_data();
  void eveningsThatOnceFailedDoSoNoMore();
  void aSeedRepeatsItsEvening();
  void aKeyThatIsShownToAnotherTableIsFoundOut();
};

void TestSeats::initTestCase() {
  QHashSeed::setDeterministicGlobalSeed();
  QLoggingCategory::setFilterRules(u"tapu.*=false"_s);  // what is lost and found again is no news here
}

/// Two processors take a half each.
void TestSeats::nobodyLosesASeatWhenHostsMove_data() {
  QTest::addColumn<quint64>("first");
  QTest::addColumn<quint64>("last");
  const Seeds seeds(kInEveryRun);
  const quint64 second = seeds.first + (seeds.count() + 1) / 2;
  QTest::newRow("first half") << seeds.first << second - 1;
  QTest::newRow("second half") << second << seeds.last;
}

void TestSeats::nobodyLosesASeatWhenHostsMove() {
  QFETCH(quint64, first);
  QFETCH(quint64, last);
  const quint64 evenings = last + 1 - first;
  MetCounts met;
  qint64 ms = 0;
  int failures = 0;
  QElapsedTimer timer;
  timer.start();
  for (quint64 seed = first; seed <= last; ++seed) {
    const MovingVerdict verdict = MovingWorld(seed).run();
    met += verdict.met;
    ms += verdict.ms;
    if (verdict.problem.isEmpty()) continue;
    qWarning().noquote() << u"seed %1: %2"_s.arg(seed).arg(verdict.problem);
    ++failures;
    if (failures >= 20) break;
  }
  qInfo().noquote() << u"%1 evenings, %2 hours of simulated time in %3 s"_s.arg(evenings)
                           .arg(ms / 3'600'000)
                           .arg(timer.elapsed() / 1000);
  qInfo().noquote() << met.inWords();
  QCOMPARE(failures, 0);
  if (evenings >= kEnoughForAll) QCOMPARE(met.neverMet(), QString());
}

void TestSeats::eveningsThatOnceFailedDoSoNoMore_data() {
  struct Once {
    quint64 seed;
    const char* what;
  };
  static constexpr Once once[] = {
      {82, "somebody leaves a game to which they came back, before its position has come"},
      {6114,
       "somebody goes on with the game while they are joining another who does, and the host is asked about them"},
  };
  QTest::addColumn<quint64>("seed");
  for (const Once& each : once) QTest::newRow(each.what) << each.seed;
}

void TestSeats::eveningsThatOnceFailedDoSoNoMore() {
  QFETCH(quint64, seed);
  const MovingVerdict verdict = MovingWorld(seed).run();
  QVERIFY2(verdict.problem.isEmpty(), qPrintable(verdict.problem));
}

void TestSeats::aSeedRepeatsItsEvening() {
  for (quint64 seed : {3, 4, 5, 8}) QCOMPARE(MovingWorld(seed).run().digest, MovingWorld(seed).run().digest);
}

void TestSeats::aKeyThatIsShownToAnotherTableIsFoundOut() {
  QStringList problems;
  KeyWitness witness([&](const QString& problem) { problems << problem; });
  witness.given(0, "key", "nonce");
  witness.shown(0, "key");
  witness.shown(1, "the key of nobody");
  QVERIFY(problems.isEmpty());
  witness.shown(1, "key");
  witness.shown(2, "nonce");
  QCOMPARE(problems.size(), 2);
}

QTEST_GUILESS_MAIN(TestSeats)
#include "test_seats.moc"
